//! Whether another seat had a choice at all may be hidden.

use endboss_search::{Dice, Imagine, MOST_SEATS, Manner, Rewards, Search, World};

use crate::{best, iterations};

/// The first seat does 0; then the other one, if it was dealt an answer, keeps still (0) or answers
/// (1); then the first seat does 0 or 1, and 1 is right unless the other one answered.
#[derive(Clone, Copy)]
struct Window {
    answers: bool,
    step: u8,
    answered: bool,
    right: bool,
}

impl World for Window {
    type Move = u64;

    fn next(&mut self, _: &mut Dice) -> Option<usize> {
        if self.step == 1 && !self.answers {
            self.step = 2;
        }
        [Some(0), Some(1), Some(0), None][usize::from(self.step)]
    }

    fn moves(&mut self, _: usize, out: &mut Vec<(u64, f32)>) {
        let many = if self.step == 0 { 1 } else { 2 };
        out.extend((0..many).map(|what| (what, 0.0)));
    }

    fn play(&mut self, _: usize, what: u64) {
        match self.step {
            1 => self.answered = what == 1,
            2 => self.right = (what == 1) != self.answered,
            _ => {}
        }
        self.step += 1;
    }

    /// To keep still is not noticed.
    fn seen(&self, seat: usize, what: u64, _: usize) -> Option<u64> {
        (seat == 0 || what == 1).then_some(what)
    }

    fn label(&self, what: u64) -> u64 {
        what
    }

    fn rewards(&mut self, dice: &mut Dice) -> Rewards {
        crate::play_out(self, dice);
        let mut rewards = [0.0; MOST_SEATS];
        rewards[0] = if self.right { 1.0 } else { 0.0 };
        // To answer is worth nothing to the other one.
        rewards[1] = if self.answered { 0.0 } else { 1.0 };
        rewards
    }
}

/// Every other deal has an answer.
struct Dealt {
    step: u8,
}

impl Imagine for Dealt {
    type World = Window;

    fn imagine(&self, dice: &mut Dice) -> Window {
        Window { answers: dice.below(2) == 1, step: self.step, answered: false, right: false }
    }
}

#[test]
fn a_choice_nobody_noticed_is_not_taken_for_ones_own() {
    let mut search = Search::new(0, 2, Manner::evenly(0.7));
    search.run(&Dealt { step: 0 }, 1, iterations(2000));
    // The first move was made and nothing was noticed since.
    let mut kept = search.after(0, |_| Some(0)).expect("it was tried");
    let known = kept.run(&Dealt { step: 2 }, 2, iterations(0));
    let labels: Vec<u64> = known.tried.iter().map(|it| it.label).collect();
    assert_eq!(labels, [1, 0], "its own two moves");
    assert_eq!(best(&known), 1);
    let mean = |label| known.tried.iter().find(|it| it.label == label).map(|it| it.mean);
    assert_eq!((mean(1), mean(0)), (Some(1.0), Some(0.0)), "what came of its own moves only");
}
