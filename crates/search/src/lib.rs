//! Information-set Monte Carlo tree search for any number of players, over a small trait.
//!
//! Each iteration imagines a whole [`World`] that the searcher cannot tell from the real one, goes
//! down the trees, adds to them, plays out, and credits every seat with its own reward. There is one
//! tree for each seat, and a tree is entered by what its seat sees of a move: so nobody, in the
//! imagined games either, decides by what is hidden from them, and decisions made at the same time
//! are made blindly (Cowling, Powley and Whitehouse 2012, "multiple observers"). Chance is sampled
//! and not kept: a node stands for all that may have come of the same moves, which is why every move
//! counts how often it was there to be chosen at all.

mod dice;
mod manner;
mod search;
mod settle;
mod tree;

pub use dice::Dice;
pub use manner::{Manner, Trust};
pub use search::{Found, Limits, Search, Tried};
pub use settle::Habit;
pub use tree::NODE_BYTES;

/// The most seats a world can have.
pub const MOST_SEATS: usize = 6;

/// What each seat got, from 0 to 1.
pub type Rewards = [f32; MOST_SEATS];

/// A game in which everything hidden has been imagined.
pub trait World {
    type Move: Copy + PartialEq;

    /// Goes on, chance by the dice, to the next choice and gives the seat that chooses; none where
    /// the tree ends.
    fn next(&mut self, dice: &mut Dice) -> Option<usize>;

    /// The moves that seat has, each with how good it looks at first sight (any scale; 0 if nothing
    /// is known). Those that look best are tried first.
    fn moves(&mut self, seat: usize, out: &mut Vec<(Self::Move, f32)>);

    fn play(&mut self, seat: usize, what: Self::Move);

    /// A number for the move as this other seat sees it: equal for moves it cannot tell apart, and
    /// none for one it does not notice at all.
    fn seen(&self, seat: usize, what: Self::Move, by: usize) -> Option<u64>;

    /// A number below 2^63 for the move as its own seat sees it: different for different moves.
    fn label(&self, what: Self::Move) -> u64;

    /// Plays out or judges what is left.
    fn rewards(&mut self, dice: &mut Dice) -> Rewards;
}

/// Whoever can imagine worlds.
pub trait Imagine {
    type World: World;

    fn imagine(&self, dice: &mut Dice) -> Self::World;
}
