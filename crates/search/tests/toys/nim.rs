//! Nim: two take turns, any number from one heap; whoever takes the last one wins. Whoever leaves
//! heaps whose exclusive or is 0 has won.

use endboss_search::{Dice, MOST_SEATS, Rewards, World};

use crate::{Known, best, play_out, search, value};

#[derive(Clone, Copy)]
pub struct Nim {
    pub heaps: [u8; 3],
    turn: usize,
}

impl Nim {
    pub fn new(heaps: [u8; 3]) -> Nim {
        Nim { heaps, turn: 0 }
    }
}

/// So many from this heap.
#[derive(Clone, Copy, PartialEq)]
pub struct Take {
    heap: usize,
    count: u8,
}

impl Take {
    fn of(label: u64) -> Take {
        Take { heap: (label / 100) as usize, count: (label % 100) as u8 }
    }
}

impl World for Nim {
    type Move = Take;

    fn next(&mut self, _: &mut Dice) -> Option<usize> {
        (self.heaps != [0; 3]).then_some(self.turn)
    }

    fn moves(&mut self, _: usize, out: &mut Vec<(Take, f32)>) {
        for (heap, size) in self.heaps.into_iter().enumerate() {
            out.extend((1..=size).map(|count| (Take { heap, count }, 0.0)));
        }
    }

    fn play(&mut self, _: usize, what: Take) {
        self.heaps[what.heap] -= what.count;
        self.turn = 1 - self.turn;
    }

    fn seen(&self, _: usize, what: Take, _: usize) -> Option<u64> {
        Some(self.label(what))
    }

    fn label(&self, what: Take) -> u64 {
        100 * what.heap as u64 + u64::from(what.count)
    }

    fn rewards(&mut self, dice: &mut Dice) -> Rewards {
        play_out(self, dice);
        // Whose turn it would be found nothing left.
        let mut rewards = [0.0; MOST_SEATS];
        rewards[1 - self.turn] = 1.0;
        rewards
    }
}

#[test]
fn whoever_can_win_finds_how() {
    let two = [[3, 5, 0], [1, 4, 0], [0, 6, 2], [7, 0, 3]];
    let three = [[1, 2, 4], [1, 1, 3], [2, 2, 3], [1, 3, 3], [5, 1, 2]];
    for heaps in two.into_iter().chain(three) {
        for seed in 0..4 {
            let found = search(&Known(Nim::new(heaps)), (0, 2), 6000, seed);
            let take = Take::of(best(&found));
            let mut left = heaps;
            left[take.heap] -= take.count;
            assert_eq!(left[0] ^ left[1] ^ left[2], 0, "{heaps:?} to {left:?}, seed {seed}");
            assert!(found.tried[0].mean > 0.6, "{heaps:?}: {:?}", found.tried);
        }
    }
}

#[test]
fn whoever_has_lost_expects_no_better() {
    for heaps in [[1, 1, 0], [3, 3, 0], [1, 2, 3], [4, 4, 0]] {
        for seed in 0..4 {
            let found = search(&Known(Nim::new(heaps)), (0, 2), 6000, seed);
            assert!(value(&found) < 0.4, "{heaps:?}: {:?}", found.tried);
        }
    }
}
