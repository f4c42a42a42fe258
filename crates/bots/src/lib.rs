//! Players that are programs. A bot gets a `View`, so it knows what a person in its seat would know
//! and nothing else: the games it plays in its head are imagined from that view, and the table's own
//! never comes here. [ARCHITECTURE 6]

mod aims;
mod boardwise;
mod bot;
mod builder;
mod dungeon;
mod easy;
mod ending;
mod eval;
pub mod features;
pub mod fitted;
mod harm;
mod level;
mod lore;
mod memory;
mod mind;
mod normal;
mod prospects;
mod sight;
mod table;
mod town;
mod weights;
mod why;
mod windows;
mod world;
mod worth;

pub use bot::{Bot, Decision, Undecided};
pub use endboss_search::NODE_BYTES;
pub use eval::alone;
pub use level::{Budget, Level};
pub use lore::Lore;
pub use mind::MOST_NODES;
pub use normal::Normal;

/// Raised whenever a bot with the same experience, views, seed and budget decides otherwise: games of
/// such bots do not belong into one match.
pub const THINKING_NUMBER: u16 = 3;
