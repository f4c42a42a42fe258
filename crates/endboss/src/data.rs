//! Where the server keeps everything.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Result, anyhow, bail};
use endboss_store::StoreError;
use endboss_store::sqlite::SqliteStore;
use endboss_web::store_file;

use crate::file::{Deed, problem};

fn named_or_own(named: Option<PathBuf>) -> PathBuf {
    named.unwrap_or_else(|| crate::games::data_folder().join("server"))
}

/// The folder named, or one of the server's own among the player's data; it is there afterwards.
pub fn folder(named: Option<PathBuf>) -> Result<PathBuf> {
    let folder = named_or_own(named);
    fs::create_dir_all(&folder).map_err(|error| problem(Deed::MakeFolder, &folder, &error))?;
    Ok(folder)
}

/// The file of a store that must be there: in the folder named, or the file named itself, such as a
/// backup.
pub fn store(named: Option<PathBuf>) -> Result<PathBuf> {
    let place = named_or_own(named);
    if place.is_file() {
        return Ok(place);
    }
    let file = store_file(&place);
    if !file.is_file() {
        bail!(
            "there is no store in {}; say --data and the folder of one, or start the server, which \
             makes one",
            place.display()
        );
    }
    Ok(file)
}

/// A store beside the server that may run on it.
pub fn open_beside(file: &Path) -> Result<Arc<SqliteStore>> {
    SqliteStore::open_beside(file).map(Arc::new).map_err(|error| unusable(file, error))
}

/// What is wrong with a store, with the name of its file.
pub fn unusable(file: &Path, error: StoreError) -> anyhow::Error {
    match error {
        StoreError::Failed(why) => {
            anyhow!("{} cannot be used: {why}; a backup may be better", file.display())
        }
        StoreError::Newer { .. } | StoreError::Older { .. } => {
            anyhow!("{}: {error}", file.display())
        }
        other => anyhow!(other),
    }
}
