//! Three players, each for itself: what is good for one is neither good nor bad for the others.

use endboss_search::{Dice, MOST_SEATS, Rewards, World};

use crate::{Known, best, search};

/// Each chooses once, in order of seats: the first one of three, the others one of two.
#[derive(Clone, Default)]
struct Three {
    chosen: Vec<u64>,
}

const SAFE: u64 = 0;
const TRUST: u64 = 1;
const RISK: u64 = 2;

/// What the three get.
fn result(chosen: &[u64]) -> [f32; 3] {
    match chosen {
        [SAFE, ..] => [0.5, 0.1, 0.1],
        // The second gains most by what is best for the first, since the third gains by it, too.
        [TRUST, 0, 0] => [0.9, 0.8, 0.7],
        [TRUST, 0, _] => [0.3, 0.4, 0.2],
        [TRUST, ..] => [0.1, 0.5, 0.9],
        // It would be best if the third were a friend of the first.
        [RISK, _, 1] => [1.0, 0.6, 0.2],
        _ => [0.2, 0.6, 0.4],
    }
}

impl World for Three {
    type Move = u64;

    fn next(&mut self, _: &mut Dice) -> Option<usize> {
        (self.chosen.len() < 3).then_some(self.chosen.len())
    }

    fn moves(&mut self, seat: usize, out: &mut Vec<(u64, f32)>) {
        let moves: &[u64] = if seat == 0 { &[SAFE, TRUST, RISK] } else { &[0, 1] };
        out.extend(moves.iter().map(|it| (*it, 0.0)));
    }

    fn play(&mut self, _: usize, what: u64) {
        self.chosen.push(what);
    }

    fn seen(&self, _: usize, what: u64, _: usize) -> Option<u64> {
        Some(what)
    }

    fn label(&self, what: u64) -> u64 {
        what
    }

    fn rewards(&mut self, dice: &mut Dice) -> Rewards {
        crate::play_out(self, dice);
        let mut rewards = [0.0; MOST_SEATS];
        rewards[..3].copy_from_slice(&result(&self.chosen));
        rewards
    }
}

#[test]
fn everybody_is_taken_to_want_its_own_best() {
    for seed in 0..6 {
        let found = search(&Known(Three::default()), (0, 3), 6000, seed);
        assert_eq!(best(&found), TRUST, "seed {seed}: {:?}", found.tried);
        assert!(found.tried[0].mean > 0.7, "seed {seed}: {:?}", found.tried);
    }
    // After that, each does its part.
    let best_after = |seat, chosen: &[u64]| {
        best(&search(&Known(Three { chosen: chosen.to_vec() }), (seat, 3), 3000, 1))
    };
    assert_eq!(best_after(1, &[TRUST]), 0);
    assert_eq!(best_after(2, &[TRUST, 0]), 0);
    assert_ne!(best_after(2, &[RISK, 0]), 1, "it is no friend");
}
