//! Trusting first sight: what follows a choice is not judged by the foolish things one could do then.

use endboss_search::{Dice, Found, Limits, MOST_SEATS, Manner, Rewards, Search, Trust, World};

use crate::nim::Nim;
use crate::{Known, best, iterations};

const TAKE: u64 = 0;
const WAIT: u64 = 1;
/// After waiting: one good answer among so many.
const GOOD: u64 = 10;
const LAST: u64 = 19;

/// Something to take at once, or to wait for a choice in which one answer is worth 0.7 and
/// the others are worth 0.1.
#[derive(Clone, Copy)]
struct Patience {
    /// What there is to take at once.
    take: f32,
    /// How the good answer looks; the others look like nothing.
    look: f32,
    waited: bool,
    chosen: Option<u64>,
}

impl World for Patience {
    type Move = u64;

    fn next(&mut self, _: &mut Dice) -> Option<usize> {
        self.chosen.is_none().then_some(0)
    }

    fn moves(&mut self, _: usize, out: &mut Vec<(u64, f32)>) {
        match self.waited {
            false => out.extend([(TAKE, 0.0), (WAIT, 0.0)]),
            true => out.extend(
                (GOOD..=LAST).map(|what| (what, if what == GOOD { self.look } else { 0.0 })),
            ),
        }
    }

    fn play(&mut self, _: usize, what: u64) {
        match what {
            WAIT => self.waited = true,
            _ => self.chosen = Some(what),
        }
    }

    fn seen(&self, _: usize, what: u64, _: usize) -> Option<u64> {
        Some(what)
    }

    fn label(&self, what: u64) -> u64 {
        what
    }

    fn rewards(&mut self, dice: &mut Dice) -> Rewards {
        crate::play_out(self, dice);
        let reward = match self.chosen {
            Some(TAKE) => self.take,
            Some(GOOD) => 0.7,
            _ => 0.1,
        };
        [reward; MOST_SEATS]
    }
}

pub const TRUSTING: Manner =
    Manner { curiosity: 0.7, trust: Some(Trust { step: 0.25, curiosity: 0.5 }) };

fn think(manner: Manner, (take, look): (f32, f32), games: u32) -> Found {
    let patience = Known(Patience { take, look, waited: false, chosen: None });
    Search::new(0, 1, manner).run(&patience, 1, iterations(games))
}

fn waiting(found: &Found) -> f32 {
    found.tried.iter().find(|it| it.label == WAIT).expect("it was tried").mean
}

#[test]
fn what_looks_foolish_takes_nothing_from_what_does_not() {
    let evenly = think(Manner::evenly(0.7), (0.55, 1.0), 400);
    assert_eq!(best(&evenly), TAKE, "{:?}", evenly.tried);
    let trusting = think(TRUSTING, (0.55, 1.0), 400);
    assert_eq!(best(&trusting), WAIT, "{:?}", trusting.tried);
    assert!(waiting(&evenly) < 0.55 && waiting(&trusting) > 0.65);
}

/// First sight may be a little wrong, or say nothing.
#[test]
fn what_looks_a_little_worse_is_found_all_the_same() {
    for look in [0.0, -0.25] {
        assert_eq!(best(&think(TRUSTING, (0.4, look), 20_000)), WAIT, "it looks like {look}");
    }
}

/// Where there is no place for a new move, those that are there are tried on.
#[test]
fn full_trees_are_searched_on() {
    let patience = Known(Patience { take: 0.4, look: 1.0, waited: false, chosen: None });
    let limits = Limits { nodes: 3, ..iterations(1000) };
    let found = Search::new(0, 1, TRUSTING).run(&patience, 1, limits);
    assert_eq!(found.tried.iter().map(|it| it.visits).sum::<u32>(), 1000);
    assert!(found.nodes <= 4, "{} nodes", found.nodes);
}

#[test]
fn nim_is_won_by_whoever_trusts_a_sight_that_says_nothing() {
    for seed in 0..4 {
        let found =
            Search::new(0, 2, TRUSTING).run(&Known(Nim::new([1, 2, 4])), seed, iterations(8000));
        // One from the last heap: what is left is 1, 2 and 3.
        assert_eq!(best(&found), 201, "seed {seed}: {:?}", found.tried);
    }
}
