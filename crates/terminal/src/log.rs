//! What happened, line by line.

use endboss_lexicon::Bait;
use endboss_view::{Phase, Seen, View};

use crate::screen::Screen;

impl Screen<'_> {
    /// What happened; the same sentence several times in a row stands once, and a walk through
    /// several rooms is one sentence. What the table looks like after it, if that is known, tells
    /// more of some of it.
    pub fn log(&self, all: &[Seen], now: Option<&View>) -> Vec<String> {
        let turn = all.iter().rposition(|seen| matches!(seen, Seen::TurnBegins { .. }));
        let mut lines: Vec<(String, usize)> = Vec::new();
        let mut seen = all;
        while let Some(first) = seen.first() {
            let together = self.walked(seen).or_else(|| self.bosses_dealt(seen));
            let together = together.or_else(|| self.market_laid(seen));
            if let Some((line, rest)) = together {
                lines.push((line, 1));
                seen = rest;
                continue;
            }
            let this_turn = all.len() - seen.len() >= turn.unwrap_or(0);
            seen = &seen[1..];
            let tie = now.filter(|_| this_turn).and_then(|now| self.tie(first, now));
            let stays = tie.or_else(|| self.too_little(first));
            let mut line = stays.unwrap_or_else(|| self.text.seen(first, self.names));
            if matches!(first, Seen::Triggered { .. }) && nothing_came(seen, now) {
                line = self.say("ui-nothing-came", &[("line", line.into())]);
            }
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

    /// Between whom a hero in town cannot decide, as long as the table still shows it. [R7.1]
    fn tie(&self, seen: &Seen, now: &View) -> Option<String> {
        let Seen::HeroStays { hero, tied: true } = *seen else { return None };
        let there = now.town.iter().any(|it| it.card == hero);
        if !there || !matches!(now.phase, Phase::Bait | Phase::Adventure) {
            return None;
        }
        let counts = self.counts(hero, now);
        let (seats, count) = self.tied(hero, now)?;
        let players: Vec<String> = seats.iter().map(|seat| self.names.player(*seat)).collect();
        let [hero, who] = self.hero(hero);
        let mut args =
            vec![hero, who, ("players", self.and(&players).into()), ("count", count.into())];
        if counts.souls {
            return Some(self.say("ui-tied-souls", &args));
        }
        args.push(("kind", self.and(&counts.kinds).into()));
        Some(self.say("ui-tied", &args))
    }

    /// Alone, a hero stays because its place costs more. [R12.4]
    fn too_little(&self, seen: &Seen) -> Option<String> {
        let Seen::HeroStays { hero, tied: false } = *seen else { return None };
        let alone = self.rules.bait != Bait::UniqueHighest;
        alone.then(|| self.say("ui-stays-alone", &self.hero(hero)))
    }

    /// The bosses dealt to one player, if they are several; and what is seen after that.
    fn bosses_dealt<'s>(&self, seen: &'s [Seen]) -> Option<(String, &'s [Seen])> {
        let Seen::BossesDealt { seat, .. } = *seen.first()? else { return None };
        let own = |seen: &&Seen| matches!(seen, Seen::BossesDealt { seat: to, .. } if *to == seat);
        let count = seen.iter().take_while(own).count();
        let (dealt, rest) = seen.split_at(count);
        if count < 2 {
            return None;
        }
        let cards = dealt.iter().flat_map(|seen| match seen {
            Seen::BossesDealt { bosses, .. } => bosses.as_slice(),
            _ => &[],
        });
        let bosses: Vec<_> = cards.copied().collect();
        if !bosses.is_empty() {
            let all = Seen::BossesDealt { seat, bosses };
            return Some((self.text.seen(&all, self.names), rest));
        }
        let [me, player] = self.whose(seat);
        Some((self.say("ui-bosses-dealt", &[me, player, ("count", count.into())]), rest))
    }

    /// The cards laid on the market, if they are several; and what is seen after that. [R4.1]
    fn market_laid<'s>(&self, seen: &'s [Seen]) -> Option<(String, &'s [Seen])> {
        let laid = seen.iter().map_while(|seen| match seen {
            Seen::MarketCard { card } => Some(self.names.card(*card).to_owned()),
            _ => None,
        });
        let cards: Vec<String> = laid.collect();
        if cards.len() < 2 {
            return None;
        }
        let line = self.say("ui-market-laid", &[("cards", self.and(&cards).into())]);
        Some((line, &seen[cards.len()..]))
    }

    /// A hero that enters rooms and takes damage, room after room, if it is more than one; and what
    /// is seen after that.
    fn walked<'s>(&self, seen: &'s [Seen]) -> Option<(String, &'s [Seen])> {
        let Seen::HeroEnters { hero, seat, .. } = *seen.first()? else { return None };
        let mut rooms = Vec::new();
        let mut last = (0, 0);
        let mut rest = seen;
        while let [
            Seen::HeroEnters { hero: enters, seat: at, room, which, .. },
            Seen::HeroTakes { hero: takes, damage, total, health },
            after @ ..,
        ] = rest
            && (*enters, *takes, *at) == (hero, hero, seat)
        {
            let args = [
                ("damage", (*damage).into()),
                ("room", self.names.card(*room).into()),
                ("which", self.text.which(*which).into()),
            ];
            rooms.push(self.say("ui-walked-room", &args));
            last = (*total, *health);
            rest = after;
        }
        if rooms.len() < 2 {
            return None;
        }
        let [me, player] = self.whose(seat);
        let [hero, who] = self.hero(hero);
        let args = [
            me,
            player,
            hero,
            who,
            ("rooms", rooms.join(", ").into()),
            ("total", last.0.into()),
            ("health", last.1.into()),
        ];
        Some((self.say("ui-walked", &args), rest))
    }
}

/// Whether a trigger did nothing: what comes next is no doing of its, or the game has gone on to
/// the next window.
fn nothing_came(after: &[Seen], now: Option<&View>) -> bool {
    let Some(next) = after.first() else {
        let ask = now.and_then(|now| now.ask.as_ref());
        return ask.is_some_and(|ask| ask.what.is_window());
    };
    matches!(
        next,
        Seen::Triggered { .. }
            | Seen::LevelUp { .. }
            | Seen::Declared { .. }
            | Seen::Happened { .. }
            | Seen::Fizzled { .. }
            | Seen::Spent { .. }
            | Seen::HeroEnters { .. }
            | Seen::HeroSurvives { .. }
            | Seen::BecomesActive { .. }
            | Seen::PhaseBegins { .. }
            | Seen::TurnBegins { .. }
            | Seen::GameEnds { .. }
    )
}

#[cfg(test)]
mod tests {
    use endboss_lexicon::Seat;
    use endboss_view::{Ask, Asked, Pick, Source};

    use super::*;
    use crate::sample::Sample;

    /// [R7.1, Q7]
    #[test]
    fn a_tie_says_between_whom_and_with_how_many() {
        let sample = Sample::new();
        let mut view = sample.view();
        let hero = sample.kind("madame-magpie");
        view.town = vec![sample.hero("madame-magpie")];
        let seen = [Seen::TurnBegins { turn: 2 }, Seen::HeroStays { hero, tied: true }];
        let told = |view: Option<&View>| sample.show(|screen| screen.log(&seen, view)).remove(1);
        for seat in &mut view.seats {
            seat.treasure = [2; 5];
        }
        let tie = "Madame Magpie stays in town: a tie between You and Bot B (thief: 2 each).";
        assert_eq!(told(Some(&view)), tie);
        // What the table no longer shows is not told.
        view.seats[0].treasure = [3; 5];
        assert_eq!(told(Some(&view)), "Madame Magpie stays in town: there is a tie.");
        assert_eq!(told(None), "Madame Magpie stays in town: there is a tie.");
        let fool = sample.kind("the-fool");
        view.town = vec![sample.hero("the-fool")];
        let seen = [Seen::HeroStays { hero: fool, tied: true }];
        let line = sample.show(|screen| screen.log(&seen, Some(&view))).remove(0);
        assert!(line.ends_with("a tie between You and Bot B (0 Souls each)."), "{line}");
    }

    /// [R1.6]
    #[test]
    fn a_walk_says_which_of_two_rooms_of_one_name() {
        let sample = Sample::new();
        let (seat, hero) = (Seat(0), sample.kind("madame-magpie"));
        let room = sample.kind("dark-altar");
        let visit = |slot: u8, total| {
            let which = Some(slot);
            let takes = Seen::HeroTakes { hero, damage: 1, total, health: 9 };
            [Seen::HeroEnters { hero, seat, room, slot, which }, takes]
        };
        let seen = [visit(2, 1), visit(0, 2)].concat();
        let line = sample.show(|screen| screen.log(&seen, None)).remove(0);
        let rooms =
            "1 in Dark Altar (slot 3 from the Boss), 1 in Dark Altar (slot 1 from the Boss)";
        assert!(line.contains(rooms), "{line}");
    }

    #[test]
    fn a_trigger_that_did_nothing_says_so() {
        let sample = Sample::new();
        let mut view = sample.view();
        let card = sample.kind("succubus-spa");
        let triggered =
            Seen::Triggered { seat: Seat(0), source: Source { card, ability: 0 }, which: None };
        let nothing = "Your Succubus Spa triggers. It has no effect.";
        let told = |seen: &[Seen], view: &View| sample.show(|screen| screen.log(seen, Some(view)));
        let next = Seen::PhaseBegins { phase: Phase::End };
        assert_eq!(told(&[triggered.clone(), next], &view)[0], nothing);
        let drew = Seen::DrewNothing { seat: Seat(0), back: endboss_lexicon::Back::Room };
        assert_eq!(told(&[triggered.clone(), drew], &view)[0], "Your Succubus Spa triggers.");
        // At the next window it is over; at a question of its own it is not.
        let seat = Seat(0);
        let what = Asked::Window { phase: Phase::Adventure, active: seat };
        view.ask = Some(Ask { seat, what, options: vec![Pick::Pass] });
        assert_eq!(told(std::slice::from_ref(&triggered), &view)[0], nothing);
        let what = Asked::NameBack { source: Source { card, ability: 0 }, from: Seat(1) };
        view.ask = Some(Ask { seat, what, options: Vec::new() });
        assert_eq!(told(&[triggered], &view)[0], "Your Succubus Spa triggers.");
    }

    #[test]
    fn dealt_bosses_are_counted() {
        let sample = Sample::new();
        let boss = |id| sample.kind(id);
        let dealt = |seat, bosses| Seen::BossesDealt { seat: Seat(seat), bosses };
        let seen = [
            dealt(0, vec![boss("draculord")]),
            dealt(0, vec![boss("xyzax")]),
            dealt(1, Vec::new()),
            dealt(1, Vec::new()),
        ];
        let told = |seen: &[Seen]| sample.show(|screen| screen.log(seen, None));
        assert_eq!(
            told(&seen),
            ["You are dealt Draculord and Xyzax.", "Bot B is dealt 2 Boss cards."]
        );
        assert_eq!(told(&seen[1..3]), ["You are dealt Xyzax.", "Bot B is dealt a Boss card."]);
    }
}
