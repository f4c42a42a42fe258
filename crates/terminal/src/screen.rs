//! What the player reads, made from that seat's views and from what that seat saw, and from nothing
//! else. Every line makes sense alone, so that it can be read aloud.

use std::collections::BTreeSet;

use endboss_lexicon::{AllDecided, CardKind, Damage, Face, Rules, Seat, TenSouls, TieBreak};
use endboss_text::{Arg, Names, Text, who};
use endboss_view::{Cause, Outcome, SeatView, Seen, View};

pub struct Screen<'a> {
    pub text: Text,
    pub names: &'a dyn Names,
    pub me: Seat,
    pub rules: &'a Rules,
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
        let line = self.list(name, &[self.text.card_line(face, self.names.gender(card))]);
        let does = self.does(card);
        if does.is_empty() { line } else { format!("{line} {does}") }
    }

    /// The text of a card next to its line, which says what the card deals.
    pub(super) fn does(&self, card: CardKind) -> String {
        let mut card = self.names.face(card).clone();
        if let Face::Room(room) = &mut card.face {
            room.damage = Damage::Fixed(0);
        }
        self.text.card_text(&card)
    }

    /// Whose it is, for messages that say "your" or a name.
    pub(super) fn whose(&self, seat: Seat) -> [(&'static str, Arg<'static>); 2] {
        let me = if seat == self.me { "yes" } else { "no" };
        [("me", me.into()), ("player", self.names.player(seat).into())]
    }

    /// A hero by name, and whether it is a hero or a heroine.
    pub(super) fn hero(&self, hero: CardKind) -> [(&'static str, Arg<'_>); 2] {
        [("hero", self.names.card(hero).into()), ("who", who(hero, self.names).into())]
    }

    /// "one, two and three".
    pub(super) fn and(&self, things: &[String]) -> String {
        let mut last = true;
        let joined = things.iter().cloned().rev().reduce(|rest, first| {
            let id = if std::mem::take(&mut last) { "list-and" } else { "list-more" };
            self.say(id, &[("first", first.into()), ("rest", rest.into())])
        });
        joined.unwrap_or_default()
    }

    pub fn discard(&self, view: &View) -> String {
        if view.discard.is_empty() {
            return self.say("ui-discard-empty", &[]) + ".";
        }
        self.list(self.say("ui-discard", &[]), &self.counted(&view.discard))
    }

    /// An answer together with what comes of it at once.
    pub fn add_meaning(&self, line: &mut String, seen: &[Seen]) {
        if !seen.is_empty() {
            let what = self.log(seen, None).join(" ");
            *line =
                self.say("ui-means", &[("choice", line.as_str().into()), ("what", what.into())]);
        }
    }

    /// Who won and why, and everybody's score.
    pub fn result(&self, outcome: &Outcome, view: &View) -> Vec<String> {
        if let Some(scored) = self.text.scored(outcome) {
            return self.alone(scored, view);
        }
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
        lines.extend(self.reason(outcome, view).map(|id| self.say(id, &[])));
        lines
    }

    /// Whoever plays alone beats nobody: a score and its title. [R12.7]
    fn alone(&self, scored: String, view: &View) -> Vec<String> {
        let it = view.seat(self.me);
        let score =
            self.say("ui-score", &[("souls", it.souls.into()), ("wounds", it.wounds.into())]);
        let notes: Vec<String> = std::iter::once(score).chain(self.boss(it)).collect();
        let counted = self.say("ui-why-alone", &[]);
        vec![scored, self.list(self.names.player(self.me), &notes), counted]
    }

    /// Why the winner won, where the cause of the end does not tell it. [R9.2, R9.3]
    fn reason(&self, outcome: &Outcome, view: &View) -> Option<&'static str> {
        if matches!(outcome.cause, Cause::Conceded | Cause::LastOneLeft) {
            return None;
        }
        let wins = outcome.cause == Cause::TenSouls && self.rules.ten_souls == TenSouls::Wins;
        let enough = |seat: &&SeatView| !wins || seat.souls >= 10 && seat.wounds < 5;
        let seats = outcome.ranking.iter().map(|seat| view.seat(*seat));
        let stayed = seats.clone().filter(|seat| !seat.out && !seat.conceded);
        let (mut rivals, short): (Vec<_>, Vec<_>) = stayed.partition(enough);
        // All players left won or lost in that turn, and all of them count. [Q80]
        if wins && short.is_empty() && self.rules.all_win_or_lose == AllDecided::AllCompare {
            rivals = seats.filter(|seat| !seat.conceded).collect();
        }
        Some(match rivals[..] {
            [first, second, ..] if points(first) == points(second) => match self.rules.tie_break {
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
