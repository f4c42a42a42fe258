//! One player and a die: a sure thing, one roll, or two rolls of which the first may be kept.

use endboss_search::{Dice, Imagine, MOST_SEATS, Rewards, World};

use crate::{Known, best, search};

#[derive(Clone, Copy, PartialEq)]
pub enum Move {
    Sure,
    Once,
    Twice,
    /// With this many pips.
    Keep(u32),
    Again(u32),
}

#[derive(Clone, Copy)]
pub struct Die {
    sure: f32,
    /// Whether the pips can be seen before they are kept.
    open: bool,
    at: At,
}

#[derive(Clone, Copy)]
enum At {
    Choice,
    /// Rolled as soon as the game goes on.
    Rolling,
    Rolled(u32),
    Over(Option<u32>),
}

impl Die {
    pub fn new(sure: f32, open: bool) -> Die {
        Die { sure, open, at: At::Choice }
    }
}

impl World for Die {
    type Move = Move;

    fn next(&mut self, dice: &mut Dice) -> Option<usize> {
        if let At::Rolling = self.at {
            self.at = At::Rolled(1 + dice.below(6));
        }
        (!matches!(self.at, At::Over(_))).then_some(0)
    }

    fn moves(&mut self, _: usize, out: &mut Vec<(Move, f32)>) {
        match self.at {
            At::Rolled(pips) => {
                out.extend([Move::Keep(pips), Move::Again(pips)].map(|it| (it, 0.0)))
            }
            _ => out.extend([Move::Sure, Move::Once, Move::Twice].map(|it| (it, 0.0))),
        }
    }

    fn play(&mut self, _: usize, what: Move) {
        self.at = match what {
            Move::Sure => At::Over(Some(0)),
            Move::Once | Move::Again(_) => At::Over(None),
            Move::Twice => At::Rolling,
            Move::Keep(pips) => At::Over(Some(pips)),
        };
    }

    fn seen(&self, _: usize, what: Move, _: usize) -> Option<u64> {
        Some(self.label(what))
    }

    fn label(&self, what: Move) -> u64 {
        let seen = |pips| if self.open { u64::from(pips) } else { 0 };
        match what {
            Move::Sure => 0,
            Move::Once => 1,
            Move::Twice => 2,
            Move::Keep(pips) => 10 + seen(pips),
            Move::Again(pips) => 20 + seen(pips),
        }
    }

    fn rewards(&mut self, dice: &mut Dice) -> Rewards {
        crate::play_out(self, dice);
        let reward = match self.at {
            At::Over(Some(0)) => self.sure,
            At::Over(Some(pips)) => pips as f32 / 6.0,
            _ => (1 + dice.below(6)) as f32 / 6.0,
        };
        [reward; MOST_SEATS]
    }
}

/// Two rolls are worth 4.25 pips, one is worth 3.5.
#[test]
fn the_second_roll_is_worth_what_it_is() {
    for seed in 0..4 {
        let choice = |sure, open| search(&Known(Die::new(sure, open)), (0, 1), 8000, seed);
        let found = choice(0.65, true);
        assert_eq!(best(&found), 2, "two rolls are worth more, seed {seed}: {:?}", found.tried);
        assert!((found.tried[0].mean - 4.25 / 6.0).abs() < 0.04, "{:?}", found.tried);
        assert_eq!(best(&choice(0.76, true)), 0, "a sure thing is worth more, seed {seed}");
        // Whoever must keep or roll again without a look has no more of two rolls than of one.
        assert_eq!(best(&choice(0.65, false)), 0, "without a look, seed {seed}");
    }
}

/// Two moves, one of which is there in one world of five only.
#[derive(Clone, Copy)]
struct Seldom {
    there: bool,
    reward: f32,
    over: bool,
}

struct Sometimes;

impl Imagine for Sometimes {
    type World = Seldom;

    fn imagine(&self, dice: &mut Dice) -> Seldom {
        Seldom { there: dice.below(5) == 0, reward: 0.0, over: false }
    }
}

impl World for Seldom {
    type Move = u64;

    fn next(&mut self, _: &mut Dice) -> Option<usize> {
        (!self.over).then_some(0)
    }

    fn moves(&mut self, _: usize, out: &mut Vec<(u64, f32)>) {
        out.push((0, 0.0));
        out.extend(self.there.then_some((1, 0.0)));
    }

    fn play(&mut self, _: usize, what: u64) {
        self.over = true;
        self.reward = if what == 1 { 0.9 } else { 0.5 };
    }

    fn seen(&self, _: usize, what: u64, _: usize) -> Option<u64> {
        Some(what)
    }

    fn label(&self, what: u64) -> u64 {
        what
    }

    fn rewards(&mut self, _: &mut Dice) -> Rewards {
        [self.reward; MOST_SEATS]
    }
}

#[test]
fn what_is_seldom_there_is_chosen_when_it_is() {
    let found = search(&Sometimes, (0, 1), 5000, 3);
    let seldom = found.tried.iter().find(|it| it.label == 1).expect("it was tried");
    assert!((850..=1150).contains(&seldom.visits), "{:?}", found.tried);
    assert!((seldom.mean - 0.9).abs() < 0.001, "{:?}", found.tried);
}
