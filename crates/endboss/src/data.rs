//! Where the server keeps everything.

use std::fs;
use std::path::PathBuf;

use anyhow::Result;

use crate::file::{Deed, problem};

/// The folder named, or one of the server's own among the player's data; it is there afterwards.
pub fn folder(named: Option<PathBuf>) -> Result<PathBuf> {
    let folder = named.unwrap_or_else(|| crate::play::data_folder().join("server"));
    fs::create_dir_all(&folder).map_err(|error| problem(Deed::MakeFolder, &folder, &error))?;
    Ok(folder)
}
