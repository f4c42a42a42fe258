//! The schema, brought up to date step by step when a server starts.

use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use super::StoreError;
use super::error::shown;

/// The step at place n brings a store of version n to version n + 1. A step that was released is
/// never changed; what a later release needs is a new step.
pub(super) const STEPS: &[&str] = &[
    include_str!("schema.sql"),
    include_str!("schema2.sql"),
    include_str!("schema3.sql"),
    include_str!("schema4.sql"),
    include_str!("schema5.sql"),
    include_str!("schema6.sql"),
];

/// How this database says that it is ours: "Endb" in the header of the file.
const APPLICATION: i32 = 0x456e_6462;

/// The version of a store, 0 for an empty one. A file that is something else is refused before
/// anything is written to it.
pub(super) fn version(conn: &Connection, path: &Path) -> Result<u32, StoreError> {
    let number = |sql| conn.query_row(sql, [], |row| row.get::<_, i32>(0));
    let number = |sql| {
        number(sql).map_err(|error| match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::NotADatabase) => StoreError::NotAStore(shown(path)),
            _ => error.into(),
        })
    };
    let things = number("SELECT count(*) FROM sqlite_schema")?;
    let version = number("PRAGMA user_version")?;
    if things == 0 && version == 0 {
        return Ok(0);
    }
    let ours = number("PRAGMA application_id")? == APPLICATION;
    let version = u32::try_from(version).ok().filter(|version| ours && *version > 0);
    version.ok_or_else(|| StoreError::NotAStore(shown(path)))
}

/// Refuses what a newer release wrote: it may mean what this one does not know.
pub(super) fn refuse_newer(found: u32, steps: &[&str]) -> Result<(), StoreError> {
    let known = steps.len() as u32;
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(()) }
}

/// Takes all steps that are missing, each whole or not at all.
pub(super) fn migrate(
    conn: &mut Connection,
    path: &Path,
    steps: &[&str],
) -> Result<(), StoreError> {
    let found = version(conn, path)?;
    refuse_newer(found, steps)?;
    if found as usize == steps.len() {
        return Ok(());
    }
    // A step may build a table anew under its old name, which references would not survive.
    conn.pragma_update(None, "foreign_keys", false)?;
    for (at, step) in steps.iter().enumerate().skip(found as usize) {
        let whole = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
        whole.execute_batch(step)?;
        let astray =
            whole.query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| {
                row.get::<_, i64>(0)
            })?;
        if astray > 0 {
            let why = format!("step {} leaves {astray} rows without what they name", at + 1);
            return Err(StoreError::Failed(why));
        }
        whole.pragma_update(None, "application_id", APPLICATION)?;
        whole.pragma_update(None, "user_version", at as u32 + 1)?;
        whole.commit()?;
    }
    Ok(())
}
