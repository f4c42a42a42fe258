//! Two choose at the same time: they are asked one after the other, and the second sees nothing.

use endboss_search::{Dice, MOST_SEATS, Manner, Rewards, Search, World};

use crate::{Known, best, iterations, search, value};

#[derive(Clone)]
struct Both {
    /// How likely the first and the second to choose win, each for itself. Where nothing is left to
    /// chance, two who count the same numbers would move in step, as no two players do.
    rewards: [[(f32, f32); 2]; 2],
    /// Whether the second is shown what the first chose.
    shown: bool,
    /// Which seat is asked first.
    first: usize,
    chosen: Vec<u64>,
}

impl Both {
    fn new(rewards: [[(f32, f32); 2]; 2], shown: bool, first: usize) -> Both {
        Both { rewards, shown, first, chosen: Vec::new() }
    }
}

impl World for Both {
    type Move = u64;

    fn next(&mut self, _: &mut Dice) -> Option<usize> {
        let asked = self.chosen.len();
        (asked < 2).then_some((self.first + asked) % 2)
    }

    fn moves(&mut self, _: usize, out: &mut Vec<(u64, f32)>) {
        out.extend([(0, 0.0), (1, 0.0)]);
    }

    fn play(&mut self, _: usize, what: u64) {
        self.chosen.push(what);
    }

    fn seen(&self, _: usize, what: u64, _: usize) -> Option<u64> {
        Some(if self.shown { what } else { 0 })
    }

    fn label(&self, what: u64) -> u64 {
        what
    }

    fn rewards(&mut self, dice: &mut Dice) -> Rewards {
        crate::play_out(self, dice);
        let mut rewards = [0.0; MOST_SEATS];
        let (first, second) = self.rewards[self.chosen[0] as usize][self.chosen[1] as usize];
        let mut wins = |odds| if dice.share() < odds { 1.0 } else { 0.0 };
        (rewards[self.first], rewards[1 - self.first]) = (wins(first), wins(second));
        rewards
    }
}

const SILENT: u64 = 0;
const CONFESS: u64 = 1;

/// To confess is better, whatever the other does, though silence would be better for both.
const PRISONERS: [[(f32, f32); 2]; 2] = [[(0.5, 0.5), (0.0, 1.0)], [(1.0, 0.0), (0.4, 0.4)]];

/// The first wins if both choose the same.
const PENNIES: [[(f32, f32); 2]; 2] = [[(0.9, 0.1), (0.1, 0.9)], [(0.1, 0.9), (0.9, 0.1)]];

/// The more curious both are, the more they try the same at the same time, which makes silence look
/// good: that is why they are not, here.
#[test]
fn both_prisoners_confess() {
    for seat in [0, 1] {
        for seed in 0..10 {
            let both = Known(Both::new(PRISONERS, false, seat));
            let found =
                Search::new(seat, 2, Manner::evenly(0.3)).run(&both, seed, iterations(3000));
            assert_eq!(best(&found), CONFESS, "seat {seat}, seed {seed}");
            let silent = found.tried.iter().find(|it| it.label == SILENT).expect("it was tried");
            assert!(silent.mean < found.tried[0].mean, "{:?}", found.tried);
            assert!((found.tried[0].mean - 0.4).abs() < 0.1, "{:?}", found.tried);
        }
    }
}

#[test]
fn nobody_wins_at_matching_pennies_unseen() {
    for seat in [0, 1] {
        for seed in 0..4 {
            let found = search(&Known(Both::new(PENNIES, false, seat)), (seat, 2), 5000, seed);
            let value = value(&found);
            assert!((value - 0.5).abs() < 0.1, "{value} for seat {seat}, seed {seed}");
        }
    }
}

#[test]
fn whoever_sees_the_penny_wins() {
    for seat in [0, 1] {
        for seed in 0..4 {
            let found = search(&Known(Both::new(PENNIES, true, seat)), (seat, 2), 5000, seed);
            assert!(value(&found) < 0.2, "{:?} for seat {seat}, seed {seed}", found.tried);
        }
    }
}
