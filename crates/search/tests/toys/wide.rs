//! More moves than are tried at first.

use endboss_search::{Dice, Limits, MOST_SEATS, Manner, Rewards, Search, World};

use crate::{Known, best, iterations, search};

const MOVES: u64 = 60;

/// One choice; the last move is the best one.
#[derive(Clone, Copy, Default)]
struct Wide {
    /// Whether the best one looks best.
    plain: bool,
    chosen: Option<u64>,
}

impl World for Wide {
    type Move = u64;

    fn next(&mut self, _: &mut Dice) -> Option<usize> {
        self.chosen.is_none().then_some(0)
    }

    fn moves(&mut self, _: usize, out: &mut Vec<(u64, f32)>) {
        let look = |what| if self.plain && what == MOVES - 1 { 1.0 } else { 0.0 };
        out.extend((0..MOVES).map(|what| (what, look(what))));
    }

    fn play(&mut self, _: usize, what: u64) {
        self.chosen = Some(what);
    }

    fn seen(&self, _: usize, what: u64, _: usize) -> Option<u64> {
        Some(what)
    }

    fn label(&self, what: u64) -> u64 {
        what
    }

    fn rewards(&mut self, _: &mut Dice) -> Rewards {
        let reward = if self.chosen == Some(MOVES - 1) { 0.9 } else { 0.3 };
        [reward; MOST_SEATS]
    }
}

#[test]
fn what_comes_last_is_found_in_time() {
    let few = search(&Known(Wide::default()), (0, 1), 100, 1);
    assert!(few.tried.len() < 25, "{} moves in 100 games", few.tried.len());
    assert!(few.tried.iter().all(|it| it.label < 25), "they are tried in order");
    let many = search(&Known(Wide::default()), (0, 1), 5000, 1);
    assert_eq!(many.tried.len() as u64, MOVES);
    assert_eq!(best(&many), MOVES - 1);
}

#[test]
fn what_looks_best_is_tried_first() {
    let one = search(&Known(Wide { plain: true, ..Wide::default() }), (0, 1), 1, 1);
    assert_eq!((one.tried.len(), best(&one)), (1, MOVES - 1));
    let few = search(&Known(Wide { plain: true, ..Wide::default() }), (0, 1), 100, 1);
    assert_eq!(best(&few), MOVES - 1);
}

/// Where there is no place for a new move, those that are there are tried on.
#[test]
fn a_move_without_a_place_is_not_tried_for_ever() {
    let limits = Limits { nodes: 8, ..iterations(1000) };
    let found = Search::new(0, 1, Manner::evenly(0.7)).run(&Known(Wide::default()), 1, limits);
    assert_eq!(found.tried.iter().map(|it| it.visits).sum::<u32>(), 1000);
}
