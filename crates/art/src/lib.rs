//! Pixel art of our own.
mod dice;
mod flaw;
mod palette;
mod parse;
mod picture;
mod shade;
mod sprite;

pub use flaw::{Fault, Flaw};
pub use parse::parse;
pub use picture::{Color, Picture, hash};
