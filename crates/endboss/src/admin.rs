//! `endboss admin`: what the operator does to a store, beside the server that runs on it.

mod bans;
mod prune;
mod repair;
mod tables;

use std::io::Write;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Result, anyhow};
use clap::{Args, Subcommand};
use endboss_store::{Store, TableRow};

use crate::data;

/// Look at the tables of a store, close, prune and repair them, and ban people and addresses
///
/// Beside a server that runs, too: bans hold after 5 seconds at most, a table is closed after one.
/// Only a repair needs the server to be stopped.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    /// The folder where the server keeps everything [default: one in your data folder]
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    #[command(subcommand)]
    what: What,
}

const EXAMPLES: &str = "\
Examples:
  endboss admin tables --state playing
  endboss admin table KRAKEN
  endboss admin close KRAKEN
  endboss admin ban address 198.51.100.0/24 --why \"floods the chat\" --days 7
  endboss admin bans
  endboss admin unban address 198.51.100.0/24
  endboss admin prune --dry-run
  endboss admin repair KRAKEN --to-line 120 --data /var/lib/endboss";

#[derive(Debug, Subcommand)]
enum What {
    Tables(tables::List),
    Table(tables::One),
    Close(tables::Close),
    /// Whom the operator does not want here
    Bans,
    Ban(bans::Ban),
    Unban(bans::Unban),
    Prune(prune::Options),
    Repair(repair::Options),
}

pub fn run(options: Options, out: &mut impl Write) -> Result<()> {
    let file = data::store(options.data)?;
    let store = data::open_beside(&file)?;
    match options.what {
        What::Tables(list) => tables::list(&*store, &list, out),
        What::Table(one) => tables::show(&store, &one, out),
        What::Close(close) => tables::close(&*store, &close, out),
        What::Bans => bans::list(&*store, out),
        What::Ban(ban) => bans::ban(&*store, &ban, out),
        What::Unban(unban) => bans::unban(&*store, &unban, out),
        What::Prune(options) => prune::run(&*store, &options, out),
        What::Repair(options) => repair::run(&file, store, &options, out),
    }
}

/// A table by its id or its code.
pub fn find(store: &dyn Store, name: &str) -> Result<TableRow> {
    let found = match name.parse() {
        Ok(id) => store.table(id)?,
        Err(_) => store.table_by_code(&name.to_uppercase())?,
    };
    found.ok_or_else(|| {
        let name: String = name.chars().take(40).collect();
        anyhow!("there is no table {name:?}; name one by its id or its code")
    })
}

/// Milliseconds since 1970.
fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

/// A length of time in the largest unit that fits.
fn span(milliseconds: i64) -> String {
    let seconds = milliseconds.max(0) / 1000;
    let (count, unit) = match seconds {
        0..120 => (seconds, "second"),
        120..7200 => (seconds / 60, "minute"),
        7200..172_800 => (seconds / 3600, "hour"),
        _ => (seconds / 86_400, "day"),
    };
    format!("{count} {unit}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_of_time_are_told_in_one_unit() {
        let cases = [
            (-5, "0 seconds"),
            (1_000, "1 second"),
            (119_999, "119 seconds"),
            (120_000, "2 minutes"),
            (2 * 3_600_000, "2 hours"),
            (172_800_000, "2 days"),
        ];
        for (time, said) in cases {
            assert_eq!(span(time), said);
        }
    }
}
