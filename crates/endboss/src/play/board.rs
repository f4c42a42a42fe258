//! The table as a player hears of it: a line for each thing on it.

use endboss_lexicon::{Face, Seat, Treasure};
use endboss_view::{CardSeen, DeclaredView, HeroView, SeatView, Seen, SlotView, View};

use super::screen::Screen;

impl Screen<'_> {
    /// All of it, the player's own things last: they stand next to the question.
    pub fn board(&self, view: &View) -> Vec<String> {
        let mut lines = vec![self.moment(view), self.town(view)];
        let others = view.seats.iter().filter(|seat| seat.seat != self.me);
        for seat in others.chain([view.seat(self.me)]) {
            lines.push(self.player(seat));
            // Whoever is out has nothing on the table any more. [R9.2]
            if seat.out {
                continue;
            }
            lines.push(self.dungeon(seat));
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
        if order.is_empty() {
            return self.say("ui-only-phase", &[("phase", phase.into())]);
        }
        let args = [
            ("turn", view.turn.into()),
            ("phase", phase.into()),
            ("order", order.join(", ").into()),
        ];
        self.say(if view.turn == 0 { "ui-set-up-order" } else { "ui-turn-order" }, &args)
    }

    fn town(&self, view: &View) -> String {
        if view.town.is_empty() {
            return self.say("ui-town-empty", &[]) + ".";
        }
        self.list(self.say("ui-town", &[]), &self.heroes(&view.town))
    }

    fn heroes(&self, heroes: &[HeroView]) -> Vec<String> {
        heroes.iter().map(|hero| self.text.hero(hero, self.names)).collect()
    }

    /// Score, boss, treasure and the size of the hand.
    fn player(&self, seat: &SeatView) -> String {
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
            treasure.join(", ")
        };
        parts.push(self.say("ui-treasure", &[("list", treasure.into())]));
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
    fn dungeon(&self, seat: &SeatView) -> String {
        let label = self.label("ui-rooms-of", seat.seat);
        let mut rooms: Vec<_> =
            (1u8..).zip(&seat.slots).map(|(n, slot)| self.slot(n, slot)).collect();
        rooms.reverse();
        if rooms.is_empty() {
            rooms.push(self.say("ui-no-rooms", &[]));
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
        let mut notes = vec![self.say("ui-damage", &[("damage", room.damage.into())])];
        if let Face::Room(face) = &self.names.face(room.card).face {
            notes.extend(face.treasure.iter().map(|(kind, n)| self.icons(kind, n)));
        }
        for (is, id) in [
            (room.deactivated, "ui-deactivated"),
            (room.stunned, "ui-stunned"),
            (room.used, "ui-used"),
        ] {
            if is {
                notes.push(self.say(id, &[]));
            }
        }
        if !slot.below.is_empty() {
            // The one below the visible room first: it comes back first.
            let below: Vec<_> = slot.below.iter().rev().map(|c| self.names.card(*c)).collect();
            notes.push(self.say("ui-below", &[("cards", below.join(", ").into())]));
        }
        notes.extend(hidden.map(|card| self.say("ui-covered-by", &[("card", card.into())])));
        let args = [
            ("slot", number.into()),
            ("room", self.names.card(room.card).into()),
            ("notes", notes.join(", ").into()),
        ];
        self.say("ui-room", &args)
    }

    fn walk(&self, view: &View) -> Option<String> {
        let walk = view.walk?;
        let hero = self.text.hero(&walk.hero, self.names);
        let slots = &view.seat(walk.seat).slots;
        let room = walk.slot.and_then(|slot| slots.get(usize::from(slot))?.room.as_ref());
        let Some(room) = room else {
            return Some(self.list(self.label("ui-walks-in", walk.seat), &[hero]));
        };
        let place = self.say("ui-in-room", &[("room", self.names.card(room.card).into())]);
        Some(self.list(self.label("ui-walks-in", walk.seat), &[hero, place]))
    }

    fn declared(&self, it: &DeclaredView) -> String {
        let DeclaredView { seat, source, spell, target } = *it;
        let line = self.text.seen(&Seen::Declared { seat, source, spell, target }, self.names);
        line.trim_end_matches('.').to_owned()
    }

    /// The cards this seat knows to be in other hands. [Q44]
    fn known(&self, view: &View) -> Option<String> {
        let held = view.known.iter().filter(|known| known.places != 0).map(|known| {
            let players: Vec<_> = known.places().iter().map(|s| self.names.player(s)).collect();
            let args = [
                ("card", self.names.card(known.card).into()),
                ("players", players.join(" / ").into()),
            ];
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
