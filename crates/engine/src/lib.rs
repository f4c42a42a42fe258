//! The rules: state, frames, choices, chance, events, views.
//!
//! A `Game` runs by `advance` to a `Pause`: a choice of one or several seats (`options`, `choose`),
//! a chance (`ways`, `way`, `settle`) or the end. It never waits, rolls, reads a clock or knows a
//! card by name; `Tables` hold the rules and the cards of one game.

mod adventure;
mod bait;
mod build;
mod census;
mod choose;
mod compile;
mod declare;
mod dungeon;
mod effect;
mod end;
mod event;
mod fingerprint;
mod forecast;
mod frame;
mod glance;
mod imagine;
mod item;
mod knowledge;
mod look;
mod minion;
mod numbers;
mod options;
mod pause;
mod pile;
mod play;
mod position;
mod redact;
mod row;
mod setting;
mod setup;
mod state;
mod tables;
mod target;
mod token;
mod town;
mod trigger;
mod turn;
mod view_of;
mod window;

pub use compile::Unplayable;
pub use event::{Event, Listener};
pub use glance::{Standing, Visitor, Walker};
pub use imagine::{Imagination, Leaning, Unreadable};
pub use knowledge::Secret;
pub use pause::{Chance, Pause, Refused, Roll};
pub use play::Reached;
pub use position::{HeroAt, Impossible, Moment, Position, SeatAt, StackAt, WalkAt};
pub use state::{Courtesy, End, Game};
pub use tables::Tables;
