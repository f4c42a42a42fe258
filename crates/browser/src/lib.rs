//! Real browsers at real tables, for tests only: [`Site`] is a server in a folder of its own,
//! [`Browser`] a Chromium or a Firefox with a profile of its own, and what a player does in it.
//!
//! `cargo xtask test` brings both, their drivers and axe-core. Whatever goes wrong here is a panic
//! with a sentence, because only tests are listening.

mod announced;
mod axe;
mod browser;
mod chromium;
mod driver;
mod firefox;
mod names;
mod page;
mod player;
mod process;
mod proxy;
mod site;
mod window;

pub use announced::{Announced, HEAR, HEARD};
pub use axe::Violation;
pub use browser::Browser;
pub use names::{Named, Told};
pub use player::{Moment, Player};
pub use process::Process;
pub use proxy::{Line, Proxy};
pub use site::Site;
pub use window::{Lang, Theme, Window};

use std::path::PathBuf;
use std::time::Duration;

/// How long anything may take before a test gives up. Machines that test are busy.
pub const LIMIT: Duration = Duration::from_secs(90);

/// Where what tests bring and leave is kept; git ignores it.
pub fn kept() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target"))
}
