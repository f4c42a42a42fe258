//! What the player reads, made from that seat's views and from what that seat saw, and from nothing
//! else. Every line makes sense alone, so that it can be read aloud.

use std::collections::BTreeSet;

use endboss_lexicon::{CardKind, Rules, Seat, TenSouls, TieBreak};
use endboss_text::{Arg, Names, Text};
use endboss_view::{Ask, Asked, Cause, Outcome, Pick, SeatView, Seen, View};

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
    pub(super) fn list(&self, label: String, things: &[String]) -> String {
        let what = things.join("; ");
        self.say("ui-line", &[("label", label.into()), ("what", what.into())])
    }

    /// Cards by name, each once.
    pub(super) fn counted(&self, cards: &[CardKind]) -> Vec<String> {
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
        let builds =
            matches!(ask.what, Asked::FirstRoom | Asked::PlaceRoom | Asked::BuildRoom { .. });
        let mut lines = vec![self.text.asked(ask, self.names)];
        for (n, pick) in ask.options.iter().enumerate() {
            let mut line = format!("{}. {}", n + 1, self.text.pick(pick, ask, view, self.names));
            if let (true, Pick::Card(card)) = (builds, pick) {
                // What the room does helps to choose it.
                let does = self.text.card_text(self.names.face(*card));
                if !does.is_empty() {
                    line = format!("{line}. {does}");
                }
            }
            lines.push(line);
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
    pub fn result(&self, outcome: &Outcome, view: &View, rules: &Rules) -> Vec<String> {
        let won = outcome.winner == self.me;
        let mut lines = vec![self.say(if won { "ui-you-win" } else { "ui-you-lose" }, &[])];
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
                ("points", points(it).to_string().replace('-', "−").into()),
                ("notes", notes.join("; ").into()),
            ];
            lines.push(self.say("ui-result", &args));
        }
        lines.extend(self.reason(outcome, view, rules).map(|id| self.say(id, &[])));
        lines
    }

    /// Why the winner won, where the cause of the end does not tell it. [R9.2, R9.3]
    fn reason(&self, outcome: &Outcome, view: &View, rules: &Rules) -> Option<&'static str> {
        if matches!(outcome.cause, Cause::Conceded | Cause::LastOneLeft) {
            return None;
        }
        let enough = |seat: &&SeatView| {
            let wins = outcome.cause == Cause::TenSouls && rules.ten_souls == TenSouls::Wins;
            !wins || seat.souls >= 10 && seat.wounds < 5
        };
        let seats = outcome.ranking.iter().map(|seat| view.seat(*seat));
        let stayed = seats.filter(|seat| !seat.out && !seat.conceded);
        let (rivals, short): (Vec<_>, Vec<_>) = stayed.partition(enough);
        Some(match rivals[..] {
            [first, second, ..] if points(first) == points(second) => match rules.tie_break {
                TieBreak::HighestXp => "ui-why-highest-xp",
                TieBreak::LowestXp => "ui-why-lowest-xp",
            },
            [_] if !short.is_empty() => "ui-why-ten-souls",
            _ => "ui-why-points",
        })
    }
}

/// What is compared at the end.
fn points(seat: &SeatView) -> i64 {
    i64::from(seat.souls) - i64::from(seat.wounds)
}
