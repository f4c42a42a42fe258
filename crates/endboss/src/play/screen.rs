//! What the player reads, made from that seat's views and from what that seat saw, and from nothing
//! else. Every line makes sense alone, so that it can be read aloud.

use std::collections::BTreeSet;

use endboss_lexicon::{CardKind, Face, Seat, TieBreak, Treasure};
use endboss_text::{Arg, Names, Text};
use endboss_view::{
    Ask, CardSeen, Cause, DeclaredView, HeroView, Outcome, SeatView, Seen, SlotView, View,
};

pub struct Screen<'a> {
    pub text: Text,
    pub names: &'a dyn Names,
    pub me: Seat,
}

impl Screen<'_> {
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.text.say(id, args)
    }

    /// "Label: one; two."
    fn list(&self, label: String, things: &[String]) -> String {
        let what = things.join("; ");
        self.say("ui-line", &[("label", label.into()), ("what", what.into())])
    }

    fn label(&self, id: &str, seat: Seat) -> String {
        let me = if seat == self.me { "yes" } else { "no" };
        self.say(id, &[("me", me.into()), ("player", self.names.player(seat).into())])
    }

    /// The table as this seat sees it, a line for each thing on it.
    pub fn board(&self, view: &View) -> Vec<String> {
        let mut lines = vec![self.moment(view), self.town(view)];
        let others = view.seats.iter().filter(|seat| seat.seat != self.me);
        for seat in others.chain([view.seat(self.me)]) {
            lines.push(self.player(seat));
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

    fn boss(&self, seat: &SeatView) -> Option<String> {
        let boss = seat.boss?;
        let name = self.names.card(boss.card);
        let line = self.say("ui-boss", &[("boss", name.into()), ("xp", boss.xp.into())]);
        if !boss.levelled {
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

    /// Cards by name, each once.
    fn counted(&self, cards: &[CardKind]) -> Vec<String> {
        let kinds: BTreeSet<_> = cards.iter().copied().collect();
        let line = |kind: CardKind| {
            let count = cards.iter().filter(|card| **card == kind).count();
            let name = self.names.card(kind);
            match count {
                1 => name.to_owned(),
                _ => self.say("ui-copies", &[("card", name.into()), ("count", count.into())]),
            }
        };
        kinds.into_iter().map(line).collect()
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

    /// The hand with everything its cards say.
    pub fn hand(&self, view: &View) -> Vec<String> {
        let hand = view.seat(self.me).hand.as_deref().unwrap_or_default();
        let kinds: BTreeSet<_> = hand.iter().copied().collect();
        if kinds.is_empty() {
            return vec![self.say("ui-hand-empty", &[]) + "."];
        }
        let names = self.counted(hand);
        kinds.into_iter().zip(names).map(|(card, name)| self.described(card, name)).collect()
    }

    /// "Name: line. Text"
    pub fn described(&self, card: CardKind, name: String) -> String {
        let face = self.names.face(card);
        let line = self.list(name, &[self.text.card_line(face)]);
        let does = self.text.card_text(face);
        if does.is_empty() { line } else { format!("{line} {does}") }
    }

    pub fn discard(&self, view: &View) -> String {
        if view.discard.is_empty() {
            return self.say("ui-discard-empty", &[]) + ".";
        }
        self.list(self.say("ui-discard", &[]), &self.counted(&view.discard))
    }

    /// What happened; the same sentence several times in a row stands once, and a walk through
    /// several rooms is one sentence.
    pub fn log(&self, mut seen: &[Seen]) -> Vec<String> {
        let mut lines: Vec<(String, usize)> = Vec::new();
        while let Some(first) = seen.first() {
            if let Some((line, rest)) = self.walked(seen) {
                lines.push((line, 1));
                seen = rest;
                continue;
            }
            seen = &seen[1..];
            let line = self.text.seen(first, self.names);
            match lines.last_mut() {
                Some((last, count)) if *last == line => *count += 1,
                _ => lines.push((line, 1)),
            }
        }
        let times = |(line, count): (String, usize)| match count {
            1 => line,
            _ => self.say("ui-times", &[("line", line.into()), ("count", count.into())]),
        };
        lines.into_iter().map(times).collect()
    }

    /// A hero that enters rooms and takes damage, room after room, if it is more than one; and what
    /// is seen after that.
    fn walked<'s>(&self, seen: &'s [Seen]) -> Option<(String, &'s [Seen])> {
        let Seen::HeroEnters { hero, seat, .. } = *seen.first()? else { return None };
        let mut rooms = Vec::new();
        let mut last = (0, 0);
        let mut rest = seen;
        while let [
            Seen::HeroEnters { hero: enters, seat: at, room },
            Seen::HeroTakes { hero: takes, damage, total, health },
            after @ ..,
        ] = rest
            && (*enters, *takes, *at) == (hero, hero, seat)
        {
            let args = [("damage", (*damage).into()), ("room", self.names.card(*room).into())];
            rooms.push(self.say("ui-walked-room", &args));
            last = (*total, *health);
            rest = after;
        }
        if rooms.len() < 2 {
            return None;
        }
        let me = if seat == self.me { "yes" } else { "no" };
        let args = [
            ("hero", self.names.card(hero).into()),
            ("me", me.into()),
            ("player", self.names.player(seat).into()),
            ("rooms", rooms.join(", ").into()),
            ("total", last.0.into()),
            ("health", last.1.into()),
        ];
        Some((self.say("ui-walked", &args), rest))
    }

    pub fn question(&self, ask: &Ask, view: &View) -> Vec<String> {
        let mut lines = vec![self.text.asked(ask, self.names)];
        for (n, pick) in ask.options.iter().enumerate() {
            lines.push(format!("{}. {}", n + 1, self.text.pick(pick, ask, view, self.names)));
        }
        lines
    }

    /// An answer together with what comes of it at once.
    pub fn add_meaning(&self, line: &mut String, seen: &[Seen]) {
        if !seen.is_empty() {
            let what = self.log(seen).join(" ");
            *line =
                self.say("ui-means", &[("choice", line.as_str().into()), ("what", what.into())]);
        }
    }

    /// Who won and why, and everybody's score.
    pub fn result(&self, outcome: &Outcome, view: &View, tie_break: TieBreak) -> Vec<String> {
        let won = outcome.winner == self.me;
        let mut lines = vec![self.say(if won { "ui-you-win" } else { "ui-you-lose" }, &[])];
        let points = |seat: Seat| {
            let it = view.seat(seat);
            i64::from(it.souls) - i64::from(it.wounds)
        };
        for (n, seat) in outcome.ranking.iter().enumerate() {
            let it = view.seat(*seat);
            let mut notes = vec![
                self.say("ui-score", &[("souls", it.souls.into()), ("wounds", it.wounds.into())]),
            ];
            notes.extend(self.boss(it));
            for (is, id) in [(it.out, "ui-out"), (it.conceded, "ui-conceded")] {
                if is {
                    notes.push(self.say(id, &[]));
                }
            }
            let args = [
                ("place", (n + 1).into()),
                ("player", self.names.player(*seat).into()),
                ("points", points(*seat).to_string().replace('-', "−").into()),
                ("notes", notes.join("; ").into()),
            ];
            lines.push(self.say("ui-result", &args));
        }
        // Points decide, except between those who left and those who stayed.
        let left = |seat: &&Seat| !view.seat(**seat).out && !view.seat(**seat).conceded;
        let stayed: Vec<_> = outcome.ranking.iter().filter(left).collect();
        let by_points = !matches!(outcome.cause, Cause::Conceded | Cause::LastOneLeft);
        if let [first, second, ..] = stayed[..]
            && by_points
        {
            let id = match (points(*first) == points(*second), tie_break) {
                (false, _) => "ui-why-points",
                (true, TieBreak::HighestXp) => "ui-why-highest-xp",
                (true, TieBreak::LowestXp) => "ui-why-lowest-xp",
            };
            lines.push(self.say(id, &[]));
        }
        lines
    }
}
