//! Where a game is kept: the player's data folder, unless another file is named.

use std::env;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use endboss_journal::{Journal, recover};

use crate::file::{Deed, problem};

/// A new file of this name; one that is there is never written over.
pub fn create(path: PathBuf) -> Result<(PathBuf, File)> {
    match File::create_new(&path) {
        Ok(file) => {
            lock(&file, &path)?;
            Ok((path, file))
        }
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && !path.is_dir() => bail!(
            "the file {} is there already; name another one, or go on with it by --resume",
            path.display()
        ),
        Err(error) => Err(problem(Deed::Write, &path, &error)),
    }
}

/// A new file in the player's data folder, numbered after those that are there.
pub fn create_next() -> Result<(PathBuf, File)> {
    let folder = data_folder().join("games");
    fs::create_dir_all(&folder).map_err(|error| problem(Deed::MakeFolder, &folder, &error))?;
    for number in 1u32.. {
        let path = folder.join(format!("game-{number:04}.journal"));
        match File::create_new(&path) {
            Ok(file) => {
                lock(&file, &path)?;
                return Ok((path, file));
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(problem(Deed::Write, &path, &error)),
        }
    }
    bail!("the folder {} is full of games", folder.display())
}

/// A record that was read and can be gone on with.
#[derive(Debug)]
pub struct Opened {
    pub journal: Journal,
    pub path: PathBuf,
    file: File,
    /// How much of the file stands: a last line that was cut off does not.
    good: u64,
}

impl Opened {
    /// The file, ready for the next line. Until then nothing in it has changed.
    pub fn ready(mut self) -> Result<(PathBuf, File)> {
        let cut = self.file.set_len(self.good);
        let at = cut.and_then(|()| self.file.seek(SeekFrom::Start(self.good)));
        at.map_err(|error| problem(Deed::Write, &self.path, &error))?;
        Ok((self.path, self.file))
    }
}

pub fn open(path: &Path) -> Result<Opened> {
    let unread = |error| problem(Deed::Read, path, &error);
    let mut file = OpenOptions::new().read(true).write(true).open(path).map_err(unread)?;
    lock(&file, path)?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(unread)?;
    let (journal, good) = recover(&bytes).with_context(|| path.display().to_string())?;
    Ok(Opened { journal, path: path.to_owned(), file, good: good as u64 })
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
