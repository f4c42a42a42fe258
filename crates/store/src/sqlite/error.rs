//! What SQLite and the file system say, as errors of the store.

use std::path::Path;

use rusqlite::Error;
use rusqlite::ffi;

use super::StoreError;

impl From<Error> for StoreError {
    fn from(error: Error) -> StoreError {
        match error {
            Error::FromSqlConversionFailure(..)
            | Error::IntegralValueOutOfRange(..)
            | Error::InvalidColumnType(..)
            | Error::Utf8Error(..) => unreadable("a row", &error),
            _ => StoreError::Failed(error.to_string()),
        }
    }
}

pub(super) fn unreadable(what: impl ToString, why: &impl ToString) -> StoreError {
    StoreError::Unreadable { what: what.to_string(), why: why.to_string() }
}

/// Says which of its kind was taken, if that was the trouble.
pub(super) fn taken(error: Error, name: &str) -> StoreError {
    match error {
        Error::SqliteFailure(ffi::Error { extended_code, .. }, _)
            if [ffi::SQLITE_CONSTRAINT_UNIQUE, ffi::SQLITE_CONSTRAINT_PRIMARYKEY]
                .contains(&extended_code) =>
        {
            StoreError::Taken(name.to_owned())
        }
        other => other.into(),
    }
}

/// Says what is not there, if a row named it.
pub(super) fn absent(error: Error, name: impl FnOnce() -> String) -> StoreError {
    match error {
        Error::SqliteFailure(ffi::Error { extended_code, .. }, _)
            if extended_code == ffi::SQLITE_CONSTRAINT_FOREIGNKEY =>
        {
            StoreError::Absent(name())
        }
        other => other.into(),
    }
}

/// A file that could not be made, opened, synced or moved.
pub(super) fn file(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Failed(format!("{}: {error}", path.display()))
}

pub(super) fn shown(path: &Path) -> String {
    path.display().to_string()
}
