//! The persisted game: a readable, versioned record that can be replayed and verified.
//!
//! A journal is lines of text. The header names everything a game depends on; then comes one line
//! for every pick, every chance outcome, every concession and every undo, numbered from 1 and named
//! by meaning, never by a place in a list; a closing line says how the game ended. [ARCHITECTURE 7]
//!
//! ```text
//! endboss journal 1 #...
//! rules 2 #...
//! edition second #...
//! variant hard-mode #...
//! rule turn_limit 60 #...
//! pack classic 1.0.0 SHA-256 #...
//! seat A person #...
//! seat B bot random #...
//! commit SHA-256 #...
//! salt B 70656e67 #...
//! onward 2 0123456789abcdef #...
//! courtesy everyone #...
//! 1 roll boss A classic/xyzax #...
//! 2 roll draw A room classic/dark-altar #...
//! 3 A pick card classic/dark-altar #...
//! 4 B pick slot A 2 #...
//! 5 B undo 4 #...
//! 6 B concede #...
//! adjourned #...
//! reveal SEED #...
//! end conceded winner A score A 0-0 B 0-0 #...
//! ```
//!
//! Slots are counted from the boss, abilities and declared spells from the first, all from 1. An
//! undo names the entries it takes back; their numbers never come again. It is within the player's
//! own right, or it ends with `agreed`: all consented. [Q50] `adjourned` says that the players
//! stopped here on purpose and may go on later.
//!
//! Where a seed was committed to before the game, `commit` is its SHA-256, `salt` what a seat added
//! after that, in hex, and `reveal` shows the seed once the game is over. How the rolls come of them
//! is said in [`stream`].
//!
//! `onward` is there where a game was played on from a moment of another one: the first entries, so
//! many, are those of a record whose line with the last of them ends with this hash. They keep the
//! rules like all others, but their chance was another seed's; what was committed to here begins
//! after them. Such a record has format 2.
//!
//! A line `day 2026-11-16` after `commit` says that this is the daily dungeon of that day. Its seed is
//! the day's, there is no salt, nothing is taken back, and how the rolls come of the seed is said in
//! [`lots`]. Such a record has format 3, and every other one has format 1.
//!
//! Each line ends with the first 8 bytes, in hex, of the SHA-256 over the 8 bytes of the line before
//! (zeros for the first) and the line's text without ` #` and what follows. So a line that was
//! changed, left out or put elsewhere is found, and so is a record without its end.

mod chain;
mod day;
mod ending;
mod entry;
mod error;
mod fair;
mod header;
pub mod lots;
mod luck;
mod parse;
mod replay;
pub mod stream;
mod words;
mod writer;

use endboss_lexicon::CardKind;

pub use day::{Day, NoDay};
pub use ending::Ending;
pub use entry::{Entry, Span};
pub use error::{Fault, JournalError};
pub use fair::{Fair, LONGEST_SALT};
pub use header::{Header, Onward, PackStamp, Player};
pub use lots::Lots;
pub use luck::Luck;
pub use parse::{Closing, Journal, parse, recover};
pub use replay::{Replay, rebuild, replay, verify};
pub use stream::Stream;
pub use words::{read_entry, read_offered, write_chance, write_pick};
pub use writer::Writer;

/// The newest format this release reads. It writes the oldest one that says all there is to say.
pub const FORMAT: u32 = 3;

/// What the cards of a game are called in its record.
pub trait Ids {
    /// With the pack: `classic/dark-altar`.
    fn id(&self, kind: CardKind) -> &str;
    fn kind(&self, id: &str) -> Option<CardKind>;
}
