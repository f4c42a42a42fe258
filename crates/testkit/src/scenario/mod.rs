//! Scenarios: a position, a script and what must come of it, in words. [docs/SCENARIOS.md]
//!
//! `parse` turns a file into one [`Play`] per edition it names; `Play::run` plays it. Nothing is left
//! to luck: every chance is scripted, and what is scripted must come up.

mod asked;
mod cards;
mod chance;
mod check;
mod check_asks;
mod check_heroes;
mod draft;
mod expect;
mod fact;
mod header;
mod hero;
mod heroes;
mod listing;
mod notation;
mod packs;
mod pass;
mod perform;
mod problem;
mod read;
mod report;
mod resolve;
mod run;
mod script;
mod spot;
mod state;
mod table;
mod thing;
mod wish;
mod words;

pub use packs::Packs;
pub use problem::{Difference, Problem};
pub use read::parse;
pub use report::{Report, Verdict, report};
pub use run::Transcript;
pub use script::{Play, Scenario};
