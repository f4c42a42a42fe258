//! Matches between bots and mass play: deals that are the same for whoever plays them ([`Deal`]),
//! games with their figures ([`Played`]), many of them on many threads ([`Work`]), ratings and
//! statistics with intervals, reports with charts.

mod clock;
mod compare;
mod contrast;
mod count;
mod deal;
pub mod fit;
pub mod lessons;
mod play;
mod rating;
mod record;
pub mod report;
mod roster;
mod rows;
mod standing;
mod stats;
mod won;
mod work;

pub use clock::Thinking;
pub use compare::{Difference, compare};
pub use contrast::Contrast;
pub use count::{Busy, Counts};
pub use deal::{Deal, Marks};
pub use play::{Broken, Match, Played};
pub use rating::ratings;
pub use record::{Record, RecordError, Settings};
pub use roster::{BadEntrant, Entrant, Roster};
pub use rows::{Row, Rows};
pub use standing::{Standing, standings};
pub use stats::{Estimate, Share, bootstrap, mean, wilson};
pub use won::Won;
pub use work::{Dealt, Failure, Work, start};
