//! The table as a player hears of it: a line for each thing on it.

use std::collections::BTreeSet;

use endboss_lexicon::{Face, Seat, Seats, Treasure};
use endboss_view::{CardSeen, DeclaredView, HeroView, Phase, SeatView, Seen, SlotView, Spot, View};

use crate::screen::Screen;
use crate::shown;

impl Screen<'_> {
    /// All of it, the player's own things last: they stand next to the question.
    pub fn board(&self, view: &View) -> Vec<String> {
        let mut lines = vec![self.moment(view)];
        lines.extend(self.market(view));
        lines.push(self.town(view));
        lines.extend(self.items(view));
        lines.extend(self.landmarks(view));
        if view.no_building {
            lines.push(self.text.seen(&Seen::NoBuilding, self.names));
        }
        let others = view.seats.iter().filter(|seat| seat.seat != self.me);
        for seat in others.chain([view.seat(self.me)]) {
            lines.push(self.player(seat, view));
            // Whoever is out has nothing on the table any more. [R9.2]
            if seat.out {
                continue;
            }
            lines.push(self.dungeon(seat, view.turn));
            if !seat.entrance.is_empty() {
                let heroes = self.heroes(&seat.entrance);
                lines.push(self.list(self.label("ui-entrance-of", seat.seat), &heroes));
            }
        }
        lines.extend(self.walk(view));
        if !view.declared.is_empty() {
            let declared: Vec<_> = view.declared.iter().map(|it| self.declared(it)).collect();
            lines.push(self.list(self.say("ui-declared", &[]), &declared));
        }
        lines.extend(self.known(view));
        lines.push(self.hand_names(view));
        lines
    }

    fn label(&self, id: &str, seat: Seat) -> String {
        let me = if seat == self.me { "yes" } else { "no" };
        self.say(id, &[("me", me.into()), ("player", self.names.player(seat).into())])
    }

    fn moment(&self, view: &View) -> String {
        let phase = self.text.phase(view.phase);
        let order: Vec<_> = view.turn_order.iter().map(|s| self.names.player(*s)).collect();
        if order.is_empty() || (view.turn == 0 && order.len() == 1) {
            return self.say("ui-only-phase", &[("phase", phase.into())]);
        }
        if order.len() == 1 && view.seats.len() == 1 {
            let args = [("turn", view.turn.into()), ("phase", phase.into())];
            return self.say("ui-turn-phase", &args) + ".";
        }
        let args = [
            ("turn", view.turn.into()),
            ("phase", phase.into()),
            ("order", order.join(", ").into()),
        ];
        let line =
            self.say(if view.turn == 0 { "ui-set-up-order" } else { "ui-turn-order" }, &args);
        match view.first_player.filter(|_| view.seats.len() > 1) {
            None => line,
            Some(first) => {
                let first =
                    self.say("ui-first-player", &[("player", self.names.player(first).into())]);
                format!("{line} {first}.")
            }
        }
    }

    /// Cards lie there in the Town phase, and what is left until the minions have acted. [R4.1]
    fn market(&self, view: &View) -> Option<String> {
        if !view.market.is_empty() {
            let cards = view.market.iter().map(|card| self.names.card(*card).to_owned());
            return Some(self.list(self.say("ui-market", &[]), &cards.collect::<Vec<_>>()));
        }
        let open =
            matches!(view.phase, Phase::Town | Phase::Build | Phase::Reveal | Phase::Minions);
        let any = !view.landmarks.is_empty() && open;
        any.then(|| self.say("ui-market-empty", &[]) + ".")
    }

    /// The items that wait for a hero. [R11.3]
    fn items(&self, view: &View) -> Option<String> {
        let label = self.say("ui-items-waiting", &[]);
        (!view.items.is_empty()).then(|| self.list(label, &self.counted(&view.items)))
    }

    /// The landmarks where nobody stands. That one of them is taken, its own line tells.
    pub fn free_landmarks(&self, view: &View) -> Option<String> {
        let empty = shown::empty_landmarks(view, self.names);
        let nobody = [self.say("ui-landmark-empty", &[])];
        (!empty.is_empty()).then(|| self.list(self.and(&empty), &nobody))
    }

    /// A line for each landmark where somebody stands, and one for all the others. [R4.2]
    fn landmarks(&self, view: &View) -> Vec<String> {
        let taken = view.landmarks.iter().filter(|it| !shown::is_empty(it));
        let mut lines: Vec<String> = taken
            .map(|it| {
                let things = shown::on_landmark(it, &self.text, self.names, Some(self.me));
                self.list(self.names.card(it.card).to_owned(), &things)
            })
            .collect();
        lines.extend(self.free_landmarks(view));
        lines
    }

    fn town(&self, view: &View) -> String {
        if view.town.is_empty() {
            return self.say("ui-town-empty", &[]) + ".";
        }
        let label = match view.town_places {
            Some(places) => self.say("ui-town-places", &[("count", places.into())]),
            None => self.say("ui-town", &[]),
        };
        self.list(label, &self.heroes(&view.town))
    }

    fn heroes(&self, heroes: &[HeroView]) -> Vec<String> {
        shown::heroes(heroes, &self.text, self.names)
    }

    /// Score, boss, treasure and the size of the hand.
    fn player(&self, seat: &SeatView, view: &View) -> String {
        let mut parts = Vec::new();
        for (is, id) in [(seat.out, "ui-out"), (seat.conceded, "ui-conceded")] {
            if is {
                parts.push(self.say(id, &[]));
            }
        }
        let score = [("souls", seat.souls.into()), ("wounds", seat.wounds.into())];
        parts.push(self.say("ui-score", &score));
        if seat.out {
            return self.list(self.names.player(seat.seat), &parts);
        }
        parts.extend(self.boss(seat));
        let treasure = Treasure::ALL.into_iter().zip(seat.treasure).filter(|(_, n)| *n > 0);
        let treasure: Vec<_> = treasure.map(|(kind, n)| self.icons(kind, n)).collect();
        let treasure = if treasure.is_empty() {
            self.say("ui-treasure-none", &[])
        } else {
            self.text.facts(&treasure)
        };
        parts.push(self.say("ui-treasure", &[("list", treasure.into())]));
        // A minion on a landmark is named there.
        if !matches!(seat.minion, Some(Spot::Landmark { .. })) {
            parts.extend(shown::minion(seat, view, &self.text, self.names));
        }
        parts.extend(shown::purse(seat, view, &self.text, self.names));
        if seat.hand.is_none() {
            let sizes = [("rooms", seat.hand_rooms.into()), ("spells", seat.hand_spells.into())];
            parts.push(self.say("ui-hand-sizes", &sizes));
        }
        self.list(self.names.player(seat.seat), &parts)
    }

    pub(super) fn boss(&self, seat: &SeatView) -> Option<String> {
        let boss = seat.boss?;
        let name = self.names.card(boss.card);
        let line = self.say("ui-boss", &[("boss", name.into()), ("xp", boss.xp.into())]);
        if !boss.leveled {
            return Some(line);
        }
        Some(format!("{line}, {}", self.say("ui-leveled", &[])))
    }

    fn icons(&self, kind: Treasure, count: u8) -> String {
        self.say("ui-icons", &[("kind", self.text.treasure(kind).into()), ("count", count.into())])
    }

    /// The rooms as heroes meet them, from the left to the boss.
    fn dungeon(&self, seat: &SeatView, turn: u16) -> String {
        let label = self.label("ui-rooms-of", seat.seat);
        let mut rooms: Vec<_> =
            (1u8..).zip(&seat.slots).map(|(n, slot)| self.slot(n, slot)).collect();
        rooms.reverse();
        if rooms.is_empty() {
            let id = if turn == 0 { "ui-dungeon-bare" } else { "ui-dungeon-bare-left" };
            rooms.push(self.say(id, &[]));
        } else {
            let damage: u32 = seat
                .slots
                .iter()
                .filter_map(|s| s.room.as_ref())
                .map(|r| u32::from(r.damage))
                .sum();
            rooms.push(self.say("ui-damage-in-all", &[("damage", damage.into())]));
        }
        if seat.no_entry {
            rooms.push(self.say("ui-no-entry", &[]));
        }
        self.list(label, &rooms)
    }

    fn slot(&self, number: u8, slot: &SlotView) -> String {
        let face_down = slot.face_down.map(|card| match card {
            CardSeen::Card(card) => self.names.card(card).to_owned(),
            CardSeen::Back(_) => String::new(),
        });
        let hidden = face_down.map(|card| {
            let what = self.say("ui-face-down", &[]);
            if card.is_empty() { what } else { format!("{what} {card}") }
        });
        let Some(room) = &slot.room else {
            let args = [("slot", number.into()), ("room", hidden.unwrap_or_default().into())];
            return self.say("ui-bare-slot", &args);
        };
        let mut notes = shown::damage(room, &self.text, self.names);
        if let Face::Room(face) = &self.names.face(room.card).face {
            notes.extend(face.treasure.iter().map(|(kind, n)| self.icons(kind, n)));
        }
        notes.extend(shown::tokens(room, &self.text));
        notes.extend(shown::marks(room, &self.text));
        notes.extend(shown::below(slot, &self.text, self.names));
        notes.extend(hidden.map(|card| self.say("ui-covered-by", &[("card", card.into())])));
        let args = [
            ("slot", number.into()),
            ("room", self.names.card(room.card).into()),
            ("notes", self.text.facts(&notes).into()),
        ];
        self.say("ui-room", &args)
    }

    fn walk(&self, view: &View) -> Option<String> {
        let walk = view.walk?;
        let mut parts = vec![shown::hero(&walk.hero, &self.text, self.names)];
        let slots = &view.seat(walk.seat).slots;
        let room = walk.slot.and_then(|slot| slots.get(usize::from(slot))?.room.as_ref());
        if let Some(room) = room {
            parts.push(self.say("ui-in-room", &[("room", self.names.card(room.card).into())]));
        }
        if shown::is_doomed(&walk.hero) {
            parts.push(self.say("ui-dies-leaving", &[]));
        }
        Some(self.list(self.label("ui-walks-in", walk.seat), &parts))
    }

    fn declared(&self, it: &DeclaredView) -> String {
        let DeclaredView { seat, source, which, spell, target } = *it;
        let line =
            self.text.seen(&Seen::Declared { seat, source, spell, target, which }, self.names);
        line.trim_end_matches('.').to_owned()
    }

    /// The cards this seat knows to be in other hands, hand by hand. [Q44]
    fn known(&self, view: &View) -> Option<String> {
        let held = view.known.iter().filter(|known| known.places != 0);
        let hands: BTreeSet<u8> = held.clone().map(|known| known.places).collect();
        let held = hands.into_iter().map(|places| {
            let cards = held.clone().filter(|known| known.places == places);
            let cards: Vec<_> = cards.map(|known| self.names.card(known.card).to_owned()).collect();
            let players: Vec<_> = Seats(places).iter().map(|s| self.names.player(s)).collect();
            let args = [("card", self.and(&cards).into()), ("players", players.join(" / ").into())];
            self.say("ui-held-by", &args)
        });
        let held: Vec<String> = held.collect();
        (!held.is_empty()).then(|| self.list(self.say("ui-known", &[]), &held))
    }

    fn hand_names(&self, view: &View) -> String {
        let hand = view.seat(self.me).hand.as_deref().unwrap_or_default();
        if hand.is_empty() {
            return self.say("ui-hand-empty", &[]) + ".";
        }
        self.list(self.say("ui-hand", &[]), &self.counted(hand))
    }

    /// The sizes of the decks, for whoever asks for the whole board.
    pub fn decks(&self, view: &View) -> String {
        let args = [
            ("rooms", view.room_deck.into()),
            ("spells", view.spell_deck.into()),
            ("heroes", view.ordinary_heroes.len().into()),
            ("epics", view.epic_heroes.len().into()),
        ];
        self.say("ui-decks", &args) + "."
    }
}

#[cfg(test)]
mod tests {
    use endboss_lexicon::Seat;
    use endboss_view::{HeroView, Spot, View, WalkView};

    use crate::sample::Sample;

    /// What lasts until end of turn stands on the board, and the stack from the top down.
    #[test]
    fn the_board_tells_what_holds_now() {
        let sample = Sample::new();
        let mut view = sample.view();
        let mut altar = sample.slot("dark-altar");
        altar.below = vec![sample.kind("golem-factory"), sample.kind("bottomless-pit")];
        let mut factory = sample.slot("golem-factory");
        let room = factory.room.as_mut().expect("a room");
        (room.damage, room.stunned) = (0, true);
        view.seats[1].slots = vec![altar, factory];
        view.seats[1].no_entry = true;
        view.no_building = true;
        let mut hero = sample.hero("madame-magpie");
        (hero.health, hero.damage) = (16, 16);
        view.walk = Some(WalkView { seat: Seat(1), slot: Some(0), hero });
        let board = sample.show(|screen| screen.board(&view)).join("\n");
        for words in [
            "Golem Factory (slot 2 · damage 0 · printed 2 · fighter · stunned until end of turn)",
            "Dark Altar (slot 1 · damage 1 · 2 × cleric · on top of: Bottomless Pit, Golem Factory)",
            "no Hero enters this turn",
            "No Rooms may be built this turn.",
            "Madame Magpie (thief, Health 16, printed 13, damage 16, epic: counts 2); in Dark \
             Altar; dies when it leaves.",
        ] {
            assert!(board.contains(words), "{words}\n{board}");
        }
    }

    #[test]
    fn rooms_that_are_gone_are_not_still_to_come() {
        let sample = Sample::new();
        let mut view = sample.view();
        let board = |view: &View| sample.show(|screen| screen.board(view)).join("\n");
        assert!(board(&view).contains("Your dungeon, left to right: no Rooms.\n"));
        view.turn = 0;
        assert!(board(&view).contains("Your dungeon, left to right: no Rooms yet.\n"));
    }

    /// [R4.1, R4.2, R6.14, R8.4, R11.3, R11.4]
    #[test]
    fn the_board_names_the_town_and_what_lies_on_cards() {
        let sample = Sample::of("super");
        let mut view = sample.view();
        let heroes = sample.ordinary_heroes();
        let (mut first, mut second) = (heroes[0], heroes[1]);
        (first.token, first.health) = (2, first.health + 2);
        (second.token, second.health) = (-2, second.health.saturating_sub(2));
        let tavern = view.landmarks.len() - 1;
        view.landmarks[0].minions[1] = Some(Seat(1));
        view.landmarks[tavern].heroes = vec![first, second];
        view.landmarks[tavern].minions[0] = Some(Seat(0));
        view.market = vec![sample.kind("minion-arena"), sample.kind("freeze")];
        view.first_player = Some(Seat(1));
        let mut arena = sample.slot("minion-arena");
        arena.room.as_mut().expect("a room").tokens = 3;
        view.seats[1].slots = vec![arena];
        view.seats[1].minion = Some(Spot::Room(sample.kind("minion-arena")));
        (view.seats[0].coins, view.seats[1].coins) = (0, 4);
        let name = |hero: &HeroView| sample.show(|screen| screen.names.card(hero.card).to_owned());
        let board = sample.show(|screen| screen.board(&view)).join("\n");
        for words in [
            " First player: Bot B.\n",
            "\nMarket: Minion Arena; Freeze.\n",
            "\nTemple: nobody; Bot B’s Minion on action space 2.\n",
            "\nStadium, Library and Hideout: nobody.\n",
            " with a −2 Health token on top; ",
            " with a +2 Health token; your Minion on the summon space.\n",
            "+1 tokens: 3",
            "; Minion on Minion Arena; 4 coins; ",
            "; Minion at home; 0 coins.\n",
        ] {
            assert!(board.contains(words), "{words}\n{board}");
        }
        assert!(board.contains(&format!("\nTavern: {} (", name(&second))), "the top one\n{board}");
        assert!(!sample.show(|screen| screen.board(&sample.view())).join("").contains("coin"));
    }
}
