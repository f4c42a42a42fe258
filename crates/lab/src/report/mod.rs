//! Reports for people and for spreadsheets: Markdown, HTML with charts, CSV.

mod asked;
mod chart;
mod csv;
mod page;
mod study;
mod text;
mod versus;

pub use csv::{Games, csv_files};
pub(crate) use page::page;
pub use page::{beginning, styled};
pub(crate) use study::words;
pub use study::{About, study};
pub use text::balance;
pub use versus::{versus_page, versus_text};

/// "1 deal", "2 deals".
fn some(count: u64, one: &str) -> String {
    format!("{count} {one}{}", if count == 1 { "" } else { "s" })
}
