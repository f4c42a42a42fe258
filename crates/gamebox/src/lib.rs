//! A game laid out to be played: packs, rules and cards put together ([`Setup`], [`Table`]), the
//! course of a game with what may be taken back ([`Course`]), a game in progress with its record and
//! its chance ([`Session`]), who sits where ([`Seated`]), whether a record holds what it says
//! ([`verify`]), a finished game with nothing hidden ([`everything`]), and games that teach
//! ([`Lesson`]).
//!
//! The terminal, the server and the lab all play at such a table; none of them knows more of it.

mod bot;
mod course;
mod fair;
mod find;
mod lesson;
mod names;
mod session;
mod setup;
mod table;
mod whole;

pub use bot::Seated;
pub use course::{Back, Course};
pub use fair::{verify, verify_so_far};
pub use find::cards_holding;
pub use lesson::{Lesson, LessonError, Moment, Named, Note, Stop};
pub use names::CardNames;
pub use session::{ChanceSource, Session};
pub use setup::{Setup, SetupError, load, load_as_of};
pub use table::{CardIds, Table};
pub use whole::everything;

pub use endboss_bots::{Bot, Budget, Decision, Level, Lore, Undecided};
