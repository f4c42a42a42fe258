//! What many games add up to.

use std::collections::BTreeMap;

use endboss_cards::Catalogue;
use endboss_lexicon::{CardKind, Printing, Seat};
use endboss_view::Cause;
use serde_json::{Map, Value, json};

use crate::random::Played;
use endboss_gamebox::Level;

/// Counts over games, in any order: adding two tallies gives the same as counting together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    pub seats: u8,
    pub games: u64,
    pub decisions: u64,
    pub turns: Spread,
    /// Of every player, at the end.
    pub souls: Spread,
    pub wounds: Spread,
    ends: [u64; Cause::ALL.len()],
    wins: [u64; Seat::MAX],
    /// By the boss's kind: games with it, and how many of them it won.
    bosses: Vec<(u64, u64)>,
    /// By the kind of bot: seats it had, and how many of them won.
    bots: [(u64, u64); Level::ALL.len()],
    /// Souls minus wounds of a player alone, and how often. [R12.7]
    scores: BTreeMap<i16, u64>,
}

/// A sum with its smallest and largest part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spread {
    sum: u64,
    count: u64,
    min: u64,
    max: u64,
}

impl Spread {
    const NONE: Spread = Spread { sum: 0, count: 0, min: u64::MAX, max: 0 };

    fn add(&mut self, value: u64) {
        *self = self.and(Spread { sum: value, count: 1, min: value, max: value });
    }

    fn and(self, other: Spread) -> Spread {
        Spread {
            sum: self.sum + other.sum,
            count: self.count + other.count,
            min: self.min.min(other.min),
            max: self.max.max(other.max),
        }
    }

    fn mean(self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    fn json(self) -> Value {
        let min = if self.count == 0 { 0 } else { self.min };
        json!({ "mean": round(self.mean()), "min": min, "max": self.max })
    }

    fn row(self, name: &str) -> String {
        let min = if self.count == 0 { 0 } else { self.min };
        format!("{name:<14}{:>10.2}{min:>8}{:>8}", self.mean(), self.max)
    }
}

/// Three digits after the point are enough for everybody.
pub fn round(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

impl Tally {
    pub fn new(seats: u8, kinds: usize) -> Tally {
        Tally {
            seats,
            games: 0,
            decisions: 0,
            turns: Spread::NONE,
            souls: Spread::NONE,
            wounds: Spread::NONE,
            ends: [0; Cause::ALL.len()],
            wins: [0; Seat::MAX],
            bosses: vec![(0, 0); kinds],
            bots: [(0, 0); Level::ALL.len()],
            scores: BTreeMap::new(),
        }
    }

    pub fn count(&mut self, played: &Played, who: impl Fn(Seat) -> Level) {
        let Some(end) = played.game.end() else { return };
        self.games += 1;
        self.decisions += played.decisions;
        self.turns.add(u64::from(played.game.turn()));
        let winner = end.ranking.first().copied();
        for seat in (0..self.seats).map(Seat) {
            self.souls.add(u64::from(played.game.souls(seat)));
            self.wounds.add(u64::from(played.game.wounds(seat)));
            let boss = &mut self.bosses[played.bosses[seat.index()].index()];
            let won = u64::from(winner == Some(seat));
            *boss = (boss.0 + 1, boss.1 + won);
            self.wins[seat.index()] += won;
            let bot = &mut self.bots[who(seat) as usize];
            *bot = (bot.0 + 1, bot.1 + won);
        }
        if self.seats == 1 {
            let (souls, wounds) = (played.game.souls(Seat(0)), played.game.wounds(Seat(0)));
            *self.scores.entry(i16::from(souls) - i16::from(wounds)).or_default() += 1;
        }
        let cause = Cause::ALL.iter().position(|cause| *cause == end.cause);
        self.ends[cause.expect("every cause is listed")] += 1;
    }

    #[must_use]
    pub fn and(mut self, other: &Tally) -> Tally {
        self.games += other.games;
        self.decisions += other.decisions;
        self.turns = self.turns.and(other.turns);
        self.souls = self.souls.and(other.souls);
        self.wounds = self.wounds.and(other.wounds);
        for (sum, more) in self.ends.iter_mut().zip(other.ends) {
            *sum += more;
        }
        for (sum, more) in self.wins.iter_mut().zip(other.wins) {
            *sum += more;
        }
        for (sum, more) in self.bosses.iter_mut().zip(&other.bosses) {
            *sum = (sum.0 + more.0, sum.1 + more.1);
        }
        for (sum, more) in self.bots.iter_mut().zip(other.bots) {
            *sum = (sum.0 + more.0, sum.1 + more.1);
        }
        for (score, more) in &other.scores {
            *self.scores.entry(*score).or_default() += more;
        }
        self
    }

    /// Whoever is alone has nobody to win against.
    fn against_others(&self) -> bool {
        self.seats > 1
    }

    /// The kinds of bots that played: seats, and how many of them won.
    fn bots(&self) -> impl Iterator<Item = (Level, u64, u64)> {
        let all = Level::ALL.into_iter().zip(self.bots);
        all.filter(|(_, (seats, _))| *seats > 0).map(|(kind, (seats, wins))| (kind, seats, wins))
    }

    pub fn decisions_per_game(&self) -> f64 {
        self.decisions as f64 / self.games.max(1) as f64
    }

    /// The causes that ended a game, the most frequent first.
    fn ends(&self) -> Vec<(Cause, u64)> {
        let ends = Cause::ALL.into_iter().zip(self.ends);
        let mut ends: Vec<_> = ends.filter(|(_, count)| *count > 0).collect();
        ends.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        ends
    }

    fn wins(&self) -> impl Iterator<Item = (char, u64)> {
        (0..self.seats).map(|n| (Seat(n).letter(), self.wins[usize::from(n)]))
    }

    /// The bosses that played: name, games, wins; the one that wins most first.
    fn bosses<'a>(&self, catalogue: &'a Catalogue, printing: Printing) -> Vec<(&'a str, u64, u64)> {
        let kinds = (0..self.bosses.len() as u16).map(CardKind);
        let mut bosses: Vec<_> = kinds
            .zip(&self.bosses)
            .filter(|(_, (games, _))| *games > 0)
            .map(|(kind, (games, wins))| (catalogue.name(kind, "en", printing), *games, *wins))
            .collect();
        let share = |(_, games, wins): &(&str, u64, u64)| *wins as f64 / *games as f64;
        bosses.sort_by(|one, other| share(other).total_cmp(&share(one)));
        bosses
    }

    /// The part of the summary that depends on the games alone, and not on how fast they went.
    pub fn json(&self, catalogue: &Catalogue, printing: Printing) -> Map<String, Value> {
        let ends = self.ends().into_iter();
        let ends: Map<_, _> = ends.map(|(cause, n)| (cause.id().to_owned(), n.into())).collect();
        let wins = self.wins();
        let wins: Map<_, _> = wins.map(|(seat, n)| (seat.to_string(), n.into())).collect();
        let bosses = self.bosses(catalogue, printing).into_iter();
        let mut by_boss = Map::new();
        let mut games_by_boss = Map::new();
        for (name, games, wins) in bosses {
            by_boss.insert(name.to_owned(), wins.into());
            games_by_boss.insert(name.to_owned(), games.into());
        }
        let against = self.against_others();
        let by_bot: Map<_, _> = self
            .bots()
            .map(|(kind, seats, wins)| {
                (kind.id().to_owned(), json!({ "seats": seats, "wins": against.then_some(wins) }))
            })
            .collect();
        let scores = self.scores.iter();
        let scores: Map<_, _> = scores.map(|(n, games)| (n.to_string(), (*games).into())).collect();
        let Value::Object(map) = json!({
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions_per_game()),
            "turns": self.turns.json(),
            "souls": self.souls.json(),
            "wounds": self.wounds.json(),
            "ends": ends,
            "wins": against.then(|| json!({ "by_seat": wins, "by_boss": by_boss })),
            "games_by_boss": games_by_boss,
            "by_bot": by_bot,
            "scores": scores,
        }) else {
            unreachable!("an object was written")
        };
        map
    }

    /// The same as lines for people.
    pub fn lines(&self, catalogue: &Catalogue, printing: Printing) -> Vec<String> {
        let mut lines = vec![
            format!("{:<14}{:>10}{:>8}{:>8}", "", "mean", "min", "max"),
            self.turns.row("Turns"),
            self.souls.row("Souls"),
            self.wounds.row("Wounds"),
            format!("{:<14}{:>10.2}", "Decisions", self.decisions_per_game()),
            String::new(),
            format!("{:<28}{:>10}{:>10}", "Ends by cause", "games", "share"),
        ];
        for (cause, count) in self.ends() {
            let share = percent(count, self.games);
            lines.push(format!("  {:<26}{count:>10}{share:>10}", cause.id()));
        }
        if self.against_others() {
            lines.push(String::new());
            lines.push(format!("{:<28}{:>10}{:>10}", "Wins by seat", "wins", "share"));
            for (seat, wins) in self.wins() {
                let share = percent(wins, self.games);
                lines.push(format!("  {seat:<26}{wins:>10}{share:>10}"));
            }
        }
        if self.bots().count() > 1 {
            lines.push(String::new());
            lines
                .push(format!("{:<28}{:>10}{:>10}{:>10}", "Wins by bot", "wins", "seats", "share"));
            for (kind, seats, wins) in self.bots() {
                let share = percent(wins, seats);
                lines.push(format!("  {:<26}{wins:>10}{seats:>10}{share:>10}", kind.id()));
            }
        }
        if !self.scores.is_empty() {
            lines.push(String::new());
            lines.push(format!("{:<28}{:>10}{:>10}", "Scores", "games", "share"));
            for (score, games) in &self.scores {
                let share = percent(*games, self.games);
                lines.push(format!("  {score:<26}{games:>10}{share:>10}"));
            }
        }
        lines.push(String::new());
        if !self.against_others() {
            lines.push(format!("{:<28}{:>10}{:>10}", "Bosses", "games", "share"));
            for (name, games, _) in self.bosses(catalogue, printing) {
                let share = percent(games, self.games);
                lines.push(format!("  {name:<26}{games:>10}{share:>10}"));
            }
            return lines;
        }
        lines.push(format!("{:<28}{:>10}{:>10}{:>10}", "Wins by boss", "wins", "games", "share"));
        for (name, games, wins) in self.bosses(catalogue, printing) {
            let share = percent(wins, games);
            lines.push(format!("  {name:<26}{wins:>10}{games:>10}{share:>10}"));
        }
        lines
    }
}

fn percent(part: u64, whole: u64) -> String {
    format!("{:.2} %", 100.0 * part as f64 / whole.max(1) as f64)
}
