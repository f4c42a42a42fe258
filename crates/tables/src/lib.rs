//! Tables: how they are set, who sits at them, and the games that are played at them.

mod actor;
mod bots;
mod claim;
mod clock;
mod config;
mod daily;
mod desks;
pub mod doctor;
mod doors;
mod hall;
mod hints;
mod keep;
mod letter;
mod library;
mod limits;
mod live;
mod lobby;
mod moves;
mod paced;
mod probe;
mod pulse;
mod record;
mod refusal;
mod rematch;
pub mod repair;
mod replay;
mod rest;
mod settings;
mod settle;
mod shares;
mod snapshot;
mod standing;
mod takeback;
#[cfg(test)]
mod tests;
mod think;
mod unplayable;
mod windows;

pub use config::{HallConfig, KEEP_GUEST_GAMES};
pub use daily::{Board, Fate, First, Listed, Mine, Tally};
pub use hall::{Hall, now};
pub use hints::{ADVISER, Hint};
pub use keep::{prunable, prune};
pub use letter::{Answer, Caller, Presence, Stream, What};
pub use library::{Laid, Library};
pub use limits::TableLimits;
pub use live::Live;
pub use moves::{LONGEST_CHAT, LONGEST_KEY, LONGEST_PICK};
pub use paced::{Timer, pace};
#[doc(hidden)]
pub use probe::{Probe, Probed};
pub use record::{Away, Claim, Holder, Record, SeatRecord};
pub use refusal::{NotNow, NotYours, Refusal, TooMuch};
pub use replay::{
    Answered, Done, Eye, Film, Moment, Point, Position, Reel, Score, Told, Turn, Verdict, Why,
};
pub use settings::{
    Clock, Leaving, Pacing, Settings, Visibility, edition_named, level_named, variant_named,
};
pub use snapshot::{
    Body, ChatFacts, ClaimFacts, Facts, HolderFacts, Own, Part, RestFacts, SeatFacts, Snapshot,
    UndoFacts,
};
pub use think::Budgets;
pub use unplayable::{Unplayable, hero_name};
pub use windows::{Since, Until, Wake, Windows};
