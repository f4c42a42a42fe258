//! What many games say: about bosses and cards, seats, length and ends.

use std::collections::BTreeMap;

use endboss_lexicon::{CardKind, Seat};
use endboss_view::Cause;

use crate::{Contrast, Dealt, Played, Roster, Share, Won};

/// Counts over whole deals.
#[derive(Clone, Debug)]
pub struct Counts {
    players: u8,
    pub deals: u64,
    pub games: u64,
    pub decisions: u64,
    /// By kind of card.
    bosses: Vec<Contrast>,
    cards: Vec<Contrast>,
    pub seats: Vec<Share>,
    /// By entrant: what it won, and for players alone what it scored.
    pub bots: Vec<(Won, Contrast)>,
    /// By cause of the end.
    ends: Vec<Share>,
    /// Games whose winner was behind at half time.
    pub comebacks: Share,
    /// Games by their turns, and by the score of a player alone.
    pub turns: BTreeMap<i32, u64>,
    pub scores: BTreeMap<i32, u64>,
    /// The games with most decisions in one turn, the worst first.
    pub busiest: Vec<Busy>,
    /// Games with more decisions in one turn than this, and the number itself.
    pub loops: Share,
    pub loops_over: u32,
}

/// A game with a long turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Busy {
    /// Decisions in its longest turn.
    pub busiest: u32,
    pub deal: u64,
    /// Which of the games of the deal, counted from 1.
    pub game: usize,
    pub turns: u16,
    pub decisions: u32,
    pub cause: Cause,
}

/// How many long games a report names.
const NAMED: usize = 10;

impl Counts {
    pub fn new(kinds: usize, roster: &Roster, loops_over: u32) -> Counts {
        Counts {
            players: roster.players(),
            deals: 0,
            games: 0,
            decisions: 0,
            bosses: vec![Contrast::default(); kinds],
            cards: vec![Contrast::default(); kinds],
            seats: vec![Share::default(); roster.players().into()],
            bots: vec![Default::default(); roster.entrants.len()],
            ends: vec![Share::default(); Cause::ALL.len()],
            comebacks: Share::default(),
            turns: BTreeMap::new(),
            scores: BTreeMap::new(),
            busiest: Vec::new(),
            loops: Share::default(),
            loops_over,
        }
    }

    /// Whether there is nobody to win against, so that scores count.
    pub fn alone(&self) -> bool {
        self.players == 1
    }

    /// What a seat wins by right.
    pub fn fair(&self) -> f64 {
        1.0 / f64::from(self.players)
    }

    pub fn count(&mut self, dealt: &Dealt) {
        let games = dealt.games.len() as u32;
        self.deals += 1;
        self.games += u64::from(games);
        let alone = self.alone();
        let worth = |game: &Played, seat: Seat| match alone {
            true => i32::from(game.scores[seat.index()]),
            false => i32::from(game.winner() == seat),
        };
        let seats = || (0..self.players).map(Seat);
        let everyone = || dealt.games.iter().flat_map(|game| seats().map(move |seat| (game, seat)));
        let all =
            (everyone().count() as u32, everyone().map(|(game, seat)| worth(game, seat)).sum());
        // Seats with something, and what they came to.
        let mut bosses = vec![(0, 0); self.bosses.len()];
        let mut cards = vec![(0, 0); self.cards.len()];
        let mut bots = vec![(0, 0); self.bots.len()];
        let add = |sum: &mut (u32, i32), more: i32| *sum = (sum.0 + 1, sum.1 + more);
        for (game, seat) in everyone() {
            let worth = worth(game, seat);
            add(&mut bosses[game.bosses[seat.index()].index()], worth);
            add(&mut bots[game.who[seat.index()]], worth);
            for card in &game.had[seat.index()] {
                add(&mut cards[card.index()], worth);
            }
        }
        for (contrasts, sums) in [(&mut self.bosses, bosses), (&mut self.cards, cards)] {
            for (contrast, (with, sum)) in contrasts.iter_mut().zip(sums) {
                contrast.add(with, sum, all.0, all.1);
            }
        }
        for (entrant, ((won, contrast), (with, sum))) in self.bots.iter_mut().zip(bots).enumerate()
        {
            won.add(dealt, entrant);
            contrast.add(with, sum, all.0, all.1);
        }
        let that =
            |is: &dyn Fn(&Played) -> bool| dealt.games.iter().filter(|game| is(game)).count();
        for (seat, share) in self.seats.iter_mut().enumerate() {
            share.add(games, that(&|game| game.winner().index() == seat) as u32);
        }
        for (cause, share) in Cause::ALL.into_iter().zip(&mut self.ends) {
            share.add(games, that(&|game| game.cause == cause) as u32);
        }
        self.comebacks.add(games, that(&Played::came_back) as u32);
        let over = self.loops_over;
        self.loops.add(games, that(&|game| game.busiest > over) as u32);
        for (nth, game) in dealt.games.iter().enumerate() {
            self.decisions += u64::from(game.decisions);
            *self.turns.entry(game.turns.into()).or_default() += 1;
            if alone {
                *self.scores.entry(game.scores[0].into()).or_default() += 1;
            }
            self.name_if_busy(dealt.deal, nth + 1, game);
        }
    }

    fn name_if_busy(&mut self, deal: u64, game: usize, played: &Played) {
        let busy = Busy {
            busiest: played.busiest,
            deal,
            game,
            turns: played.turns,
            decisions: played.decisions,
            cause: played.cause,
        };
        // Deals come in any order, so the list must not depend on it.
        let rank = |busy: &Busy| (std::cmp::Reverse(busy.busiest), busy.deal, busy.game);
        let at = self.busiest.partition_point(|other| rank(other) < rank(&busy));
        if at < NAMED {
            self.busiest.insert(at, busy);
            self.busiest.truncate(NAMED);
        }
    }

    /// The causes that ended a game, the most frequent first.
    pub fn ends(&self) -> Vec<(Cause, &Share)> {
        let ends = Cause::ALL.into_iter().zip(&self.ends);
        let mut ends: Vec<_> = ends.filter(|(_, share)| share.successes() > 0).collect();
        ends.sort_by_key(|(_, share)| std::cmp::Reverse(share.successes()));
        ends
    }

    /// The bosses that played.
    pub fn bosses(&self) -> impl Iterator<Item = (CardKind, &Contrast)> {
        seen(&self.bosses)
    }

    /// The rooms and spells that somebody had.
    pub fn cards(&self) -> impl Iterator<Item = (CardKind, &Contrast)> {
        seen(&self.cards)
    }
}

fn seen(contrasts: &[Contrast]) -> impl Iterator<Item = (CardKind, &Contrast)> {
    let kinds = (0..).map(CardKind).zip(contrasts);
    kinds.filter(|(_, contrast)| contrast.totals().0 > 0)
}

/// The mean of what a histogram counts.
pub fn mean_of(histogram: &BTreeMap<i32, u64>) -> f64 {
    let count: u64 = histogram.values().sum();
    let sum: i64 = histogram.iter().map(|(value, count)| i64::from(*value) * *count as i64).sum();
    sum as f64 / count.max(1) as f64
}
