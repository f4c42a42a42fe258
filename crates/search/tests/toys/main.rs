//! Searching toy games whose answers are known.

mod after;
mod blind;
mod chance;
mod kuhn;
mod limits;
mod nim;
mod three;
mod trust;
mod unseen;
mod wide;

use endboss_search::{Dice, Found, Imagine, Limits, Manner, Search, World};

/// A game in which nothing is hidden: every imagined world is the real one.
struct Known<W>(W);

impl<W: World + Clone> Imagine for Known<W> {
    type World = W;

    fn imagine(&self, _: &mut Dice) -> W {
        self.0.clone()
    }
}

fn iterations(iterations: u32) -> Limits {
    Limits { iterations: Some(iterations), ..Limits::default() }
}

/// A fresh search for a seat.
fn search<I: Imagine + Sync>(
    imagine: &I,
    (seat, seats): (usize, usize),
    games: u32,
    seed: u64,
) -> Found {
    Search::new(seat, seats, Manner::evenly(0.7)).run(imagine, seed, iterations(games))
}

/// The move to be chosen, by its label.
fn best(found: &Found) -> u64 {
    found.tried[0].label
}

/// What the searching seat got in all imagined games on average.
fn value(found: &Found) -> f32 {
    let sum: f32 = found.tried.iter().map(|it| it.mean * it.visits as f32).sum();
    sum / found.tried.iter().map(|it| it.visits as f32).sum::<f32>()
}

/// Plays a world to its end by any moves.
fn play_out<W: World>(world: &mut W, dice: &mut Dice) {
    let mut moves = Vec::new();
    while let Some(seat) = world.next(dice) {
        moves.clear();
        world.moves(seat, &mut moves);
        let any = dice.below(moves.len() as u32) as usize;
        world.play(seat, moves[any].0);
    }
}
