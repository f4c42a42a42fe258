//! Where a game is kept: the player's data folder, unless another file is named.

use std::env;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use endboss_journal::{Journal, recover};
use endboss_terminal::Keep;

use crate::file::{Deed, problem};

/// A new file of this name; one that is there is never written over.
pub fn create(path: PathBuf) -> Result<(PathBuf, GameFile)> {
    match File::create_new(&path) {
        Ok(file) => {
            lock(&file, &path)?;
            Ok((path, GameFile { file, good: None }))
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && !path.is_dir() => bail!(
            "the file {} is there already; name another one, or go on with it by --resume",
            path.display()
        ),
        Err(error) => Err(problem(Deed::Write, &path, &error)),
    }
}

/// A new file in the player's data folder, numbered after those that are there.
pub fn create_next() -> Result<(PathBuf, GameFile)> {
    let folder = data_folder().join("games");
    fs::create_dir_all(&folder).map_err(|error| problem(Deed::MakeFolder, &folder, &error))?;
    for number in 1u32.. {
        let path = folder.join(format!("game-{number:04}.journal"));
        match File::create_new(&path) {
            Ok(file) => {
                lock(&file, &path)?;
                return Ok((path, GameFile { file, good: None }));
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(problem(Deed::Write, &path, &error)),
        }
    }
    bail!("the folder {} is full of games", folder.display())
}

/// The file of one game.
#[derive(Debug)]
pub struct GameFile {
    file: File,
    /// How much of it stands, as long as it may hold more: a last line that was cut off does not.
    good: Option<u64>,
}

/// Until the first line is added nothing in the file has changed.
impl Keep for GameFile {
    fn append(&mut self, lines: &str) -> io::Result<()> {
        if let Some(good) = self.good {
            self.file.set_len(good)?;
            self.file.seek(SeekFrom::Start(good))?;
            self.good = None;
        }
        self.file.write_all(lines.as_bytes())
    }

    fn sync(&mut self) -> io::Result<()> {
        self.file.sync_data()
    }
}

/// A game to be gone on with.
pub fn open(path: &Path) -> Result<(Journal, GameFile)> {
    let unread = |error| problem(Deed::Read, path, &error);
    let mut file = OpenOptions::new().read(true).write(true).open(path).map_err(unread)?;
    lock(&file, path)?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(unread)?;
    let (journal, good) = recover(&bytes).with_context(|| path.display().to_string())?;
    Ok((journal, GameFile { file, good: Some(good as u64) }))
}

/// Two players of one record would spoil it.
fn lock(file: &File, path: &Path) -> Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            bail!("the game {} is being played elsewhere", path.display())
        }
        // Where files cannot be locked, players look after themselves.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// As the system has it: the user's place for data, or here if there is none.
pub fn data_folder() -> PathBuf {
    let set = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let home = || set("HOME").map(|home| home.join(".local").join("share"));
    let base = set("XDG_DATA_HOME").filter(|path| path.is_absolute());
    let base = base.or_else(|| set("APPDATA")).or_else(home);
    base.map_or_else(|| PathBuf::from("endboss-games"), |base| base.join("endboss"))
}
