//! A table goes back to a line of its journal.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use anyhow::{Result, anyhow, bail};
use clap::Args;
use endboss_store::sqlite::SqliteStore;
use endboss_store::{StoreError, TableState};
use endboss_tables::repair::Repair;

use super::find;
use crate::data;

/// Go back to a line of a table's journal and play on from there; the server must be stopped
///
/// The lines are played again, those after them are cut off and kept aside in the store. `endboss
/// doctor` says which line is the last that holds.
#[derive(Args, Debug)]
pub struct Options {
    /// Its id or code
    table: String,
    /// The last line that stays
    #[arg(long, value_name = "N")]
    to_line: u32,
    /// Do it; without this, only what would be done is shown
    #[arg(long)]
    yes: bool,
}

pub fn run(
    file: &Path,
    beside: Arc<SqliteStore>,
    options: &Options,
    out: &mut impl Write,
) -> Result<()> {
    let id = find(&*beside, &options.table)?.id;
    if !options.yes {
        tell(&Repair::plan(&beside, id, options.to_line)?, out)?;
        out.flush()?;
        bail!("nothing was changed; say --yes to do it");
    }
    drop(beside);
    // A server has tables in its memory and would write on where it was: it holds this lock.
    let store = SqliteStore::open(file).map_err(|error| match error {
        StoreError::InUse(_) => anyhow!(
            "a server runs on {}; stop it, repair the table, and start it again",
            file.display()
        ),
        other => data::unusable(file, other),
    })?;
    let store = Arc::new(store);
    let repair = Repair::plan(&store, id, options.to_line)?;
    tell(&repair, out)?;
    repair.perform(&store)?;
    writeln!(out, "done")?;
    Ok(())
}

fn tell(repair: &Repair, out: &mut impl Write) -> Result<()> {
    let Repair { row, kept, cut, follow, state, turn, .. } = repair;
    writeln!(out, "table {} ({}), {}", row.id, row.code, row.state.id())?;
    writeln!(out, "lines 1 to {kept} of its journal can be played again")?;
    match cut {
        0 => writeln!(out, "no line is cut off")?,
        1 => writeln!(out, "the last line is cut off and kept aside")?,
        n => writeln!(out, "the last {n} lines are cut off and kept aside")?,
    }
    if *follow > 0 {
        writeln!(out, "{follow} lines of chance follow by themselves, as the seed has them")?;
    }
    match state {
        TableState::Over => writeln!(out, "the game is over then")?,
        _ => writeln!(out, "the game goes on from there, in turn {turn}")?,
    }
    Ok(())
}
