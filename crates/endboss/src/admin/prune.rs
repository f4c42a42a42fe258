//! Old games of guests go.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use endboss_store::Store;
use endboss_tables::{KEEP_GUEST_GAMES, prunable, prune};
use indicatif::{HumanCount, ProgressBar, ProgressStyle};

use super::{now, span};

/// Delete old finished games that nobody needs any more
///
/// A game goes when nothing was done at its table for so many days, when it was not rated and no daily
/// dungeon, when nobody who ever sat there has an account, when nobody shared it, and when no game
/// that is kept was played on from it. A game is shared when one of its players says so, or when
/// somebody who did not sit there watched it again or took its journal. Results stay. The server does
/// the same once a day; see `serve --keep-guest-games`.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    /// Games in which nothing was done for this many days
    #[arg(long, value_name = "N", default_value_t = KEEP_GUEST_GAMES as u32,
          value_parser = clap::value_parser!(u32).range(0..=36_500))]
    days: u32,
    /// Only show how many there are
    #[arg(long)]
    dry_run: bool,
}

const EXAMPLES: &str = "\
Examples:
  endboss admin prune --dry-run
  endboss admin prune --days 30
  endboss admin prune --days 365 --data /var/lib/endboss";

const DAY: i64 = 86_400_000;

pub fn run(store: &dyn Store, options: &Options, out: &mut impl Write) -> Result<()> {
    let before = now() - i64::from(options.days) * DAY;
    let tables = prunable(store, before)?;
    let games = match tables.len() {
        1 => "1 game".to_owned(),
        n => format!("{} games", HumanCount(n as u64)),
    };
    let oldest = match tables.first() {
        Some(table) => store.table(*table)?,
        None => None,
    };
    let oldest =
        oldest.map(|row| format!(", the oldest touched {} ago", span(now() - row.touched)));
    let oldest = oldest.unwrap_or_default();
    if options.dry_run {
        writeln!(out, "{games} would be deleted{oldest}; nothing was changed")?;
        return Ok(());
    }
    let bar = ProgressBar::new(tables.len() as u64);
    let style = "{bar:40} {human_pos} of {human_len} games, {eta} left";
    bar.set_style(ProgressStyle::with_template(style).expect("the template is well formed"));
    prune(store, &tables, |done| bar.set_position(done as u64))?;
    bar.finish_and_clear();
    writeln!(out, "{games} deleted{oldest}")?;
    Ok(())
}
