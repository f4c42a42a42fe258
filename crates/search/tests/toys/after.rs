//! Going on with a search after one's own move.

use endboss_search::{Dice, Limits, MOST_SEATS, Manner, Rewards, Search, World};

use crate::{Known, best, iterations};

/// The first seat chooses two digits, then the other one a third.
#[derive(Clone, Default)]
struct Digits {
    chosen: Vec<u64>,
}

const DIGITS: u64 = 4;

impl World for Digits {
    type Move = u64;

    fn next(&mut self, _: &mut Dice) -> Option<usize> {
        [Some(0), Some(0), Some(1), None][self.chosen.len()]
    }

    fn moves(&mut self, _: usize, out: &mut Vec<(u64, f32)>) {
        out.extend((0..DIGITS).map(|digit| (digit, 0.0)));
    }

    fn play(&mut self, _: usize, what: u64) {
        self.chosen.push(what);
    }

    fn seen(&self, _: usize, what: u64, _: usize) -> Option<u64> {
        // Whether it is even.
        Some(what % 2)
    }

    fn label(&self, what: u64) -> u64 {
        what
    }

    fn rewards(&mut self, dice: &mut Dice) -> Rewards {
        crate::play_out(self, dice);
        let [one, two, three] = self.chosen[..] else { unreachable!("three were chosen") };
        // 2 and then 3 is best for the first; the other wants to name the second digit.
        let mut rewards = [0.0; MOST_SEATS];
        rewards[0] = match (one, two) {
            (2, 3) => 0.9,
            (2, _) => 0.5,
            _ => 0.1,
        };
        rewards[1] = if two == three { 1.0 } else { 0.0 };
        rewards
    }
}

#[test]
fn what_was_tried_is_kept() {
    let mut search = Search::new(0, 2, Manner::evenly(0.7));
    let found = search.run(&Known(Digits::default()), 1, iterations(2000));
    assert_eq!((search.visits(), best(&found)), (2000, 2));
    let mut kept = search.after(2, |_| Some(0)).expect("it was tried");
    assert_eq!(kept.visits(), found.tried[0].visits);

    // Without another thought it knows the second digit; what came below was tried once less.
    let second = Known(Digits { chosen: vec![2] });
    let known = kept.run(&second, 2, iterations(0));
    assert_eq!(best(&known), 3);
    let visits =
        |found: &endboss_search::Found| found.tried.iter().map(|it| it.visits).sum::<u32>();
    assert_eq!(visits(&known), found.tried[0].visits - 1);

    // It goes on from there.
    let more = kept.run(&second, 3, iterations(500));
    assert_eq!(best(&more), 3);
    assert_eq!(more.iterations, 500);
    assert_eq!(visits(&more), visits(&known) + 500);
    assert_eq!(kept.visits(), found.tried[0].visits + 500);
    // Of several threads, each has what was kept, but it counts once.
    let threads = Limits { threads: 3, ..iterations(600) };
    let many = kept.clone().run(&second, 4, threads);
    assert_eq!(visits(&many), visits(&more) + 600);
    // The first search was only looked at.
    assert_eq!(search.visits(), 2000);
}

#[test]
fn of_a_move_that_was_not_tried_nothing_is_kept() {
    let mut search = Search::new(0, 2, Manner::evenly(0.7));
    assert!(search.after(0, |_| Some(0)).is_none(), "nothing was tried yet");
    let found = search.run(&Known(Digits::default()), 1, iterations(1));
    assert_eq!(found.tried.len(), 1);
    assert!(search.after(best(&found), |_| Some(best(&found) % 2)).is_some());
    assert!(search.after((best(&found) + 1) % DIGITS, |_| Some(0)).is_none());
    // What another seat cannot have seen costs only what was known of that seat.
    let mut kept = search.after(best(&found), |_| Some(77)).expect("its own move was tried");
    let known = Known(Digits { chosen: vec![best(&found)] });
    assert_eq!(kept.run(&known, 1, iterations(50)).iterations, 50);
}
