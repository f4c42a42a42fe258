//! A copy of a store that is in use: a whole file, on disk, or none.

use std::fs::{self, File};
use std::path::Path;
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::error::{file, shown};
use super::readers::reader;
use super::{StoreError, connect, folder_of, make_file, schema, sync_folder, with_suffix};

/// So many pages at a time, between two reports of progress.
const PAGES: i32 = 1024;

/// Copies the store at `from`, of this release or an older one, to a new file. It holds everything
/// that was acknowledged before.
pub fn back_up(
    from: &Path,
    to: &Path,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<(), StoreError> {
    if !from.is_file() {
        return Err(StoreError::NotAStore(shown(from)));
    }
    if to.exists() {
        return Err(StoreError::Exists(shown(to)));
    }
    let partial = with_suffix(to, &format!(".{}.partial", std::process::id()));
    let done = copy(from, &partial, progress).and_then(|()| publish(&partial, to));
    if done.is_err() {
        // What is not whole helps nobody; why it is not is told.
        let _ = fs::remove_file(&partial);
    }
    done
}

fn copy(from: &Path, partial: &Path, progress: &mut dyn FnMut(u64, u64)) -> Result<(), StoreError> {
    let source = reader(from)?;
    if schema::version(&source, from)? == 0 {
        return Err(StoreError::NotAStore(shown(from)));
    }
    // An open transaction holds one state of the store, so that a server that goes on writing
    // cannot make the copy start again and again.
    let still = source.unchecked_transaction()?;
    still.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    make_file(partial)?;
    let mut target = connect(partial)?;
    // The copy is synced once, when it is whole.
    target.pragma_update(None, "synchronous", "OFF")?;
    pages(&still, &mut target, progress)?;
    target.close().map_err(|(_, error)| error)?;
    let synced = File::open(partial).and_then(|copy| copy.sync_all());
    synced.map_err(|error| file(partial, &error))
}

fn pages(
    source: &Connection,
    target: &mut Connection,
    progress: &mut dyn FnMut(u64, u64),
) -> Result<(), StoreError> {
    let backup = Backup::new(source, target)?;
    loop {
        let step = backup.step(PAGES)?;
        let so_far = backup.progress();
        let total = so_far.pagecount.unsigned_abs();
        let done = total.saturating_sub(so_far.remaining.unsigned_abs());
        progress(done.into(), total.into());
        match step {
            StepResult::Done => return Ok(()),
            StepResult::More => {}
            // Somebody holds the source for a moment.
            _ => std::thread::sleep(Duration::from_millis(10)),
        }
    }
}

fn publish(partial: &Path, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(StoreError::Exists(shown(to)));
    }
    fs::rename(partial, to).map_err(|error| file(to, &error))?;
    sync_folder(folder_of(to))
}
