//! What is wrong with a file or a folder, in a sentence without the system's numbers.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Error, anyhow};

/// What was to be done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Read,
    /// Write into a file, or make a new one.
    Write,
    MakeFolder,
}

/// Why a file or folder is of no use here.
pub fn problem(deed: Deed, path: &Path, error: &io::Error) -> Error {
    let name = path.display();
    if path.as_os_str().is_empty() {
        return anyhow!("a file or folder without a name cannot be found; name one");
    }
    if deed != Deed::MakeFolder && path.is_dir() {
        return anyhow!("{name} is a folder; name a file");
    }
    if deed == Deed::MakeFolder && path.is_file() {
        return anyhow!("{name} is a file; name a folder");
    }
    let (cannot, may_not) = match deed {
        Deed::Read => ("be read", "read"),
        Deed::Write => ("be written", "write"),
        Deed::MakeFolder => ("be made", "make"),
    };
    match error.kind() {
        ErrorKind::NotFound if path.is_symlink() => {
            anyhow!("{name} is a broken link; name another place")
        }
        ErrorKind::NotFound if deed == Deed::Read => anyhow!("there is no file {name}"),
        ErrorKind::NotFound => {
            let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
            let folder = folder.unwrap_or(Path::new("."));
            match folder.is_dir() {
                false => anyhow!("there is no folder {} for {name}", folder.display()),
                // The system's own folders, such as /proc.
                true => anyhow!("no file can be made in {}; name another place", folder.display()),
            }
        }
        ErrorKind::NotADirectory => {
            anyhow!("{name} cannot {cannot}: a part of its path is a file and not a folder")
        }
        ErrorKind::PermissionDenied => anyhow!("you may not {may_not} {name}"),
        ErrorKind::StorageFull => anyhow!("there is no space left for {name}"),
        ErrorKind::FileTooLarge | ErrorKind::QuotaExceeded => {
            anyhow!("{name} may not become larger; name another place, or ask for more space")
        }
        ErrorKind::InvalidFilename => {
            anyhow!("{name} is too long, or no name for a file here; choose another")
        }
        ErrorKind::ReadOnlyFilesystem => anyhow!("{name} is where nothing can be written"),
        _ if deed == Deed::Read => anyhow!("{name} cannot {cannot}"),
        _ => anyhow!("{name} cannot {cannot}; name another place"),
    }
}

/// What is printed. If that fails, it says so, and not in the system's words.
#[derive(Debug)]
pub struct Printed<W>(pub W);

impl<W: Write> Write for Printed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes).map_err(unprinted)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(unprinted)
    }
}

fn unprinted(error: io::Error) -> io::Error {
    let sentence = match error.kind() {
        // To be tried again, which needs nobody.
        ErrorKind::Interrupted => return error,
        ErrorKind::StorageFull => "there is no space left for what is printed",
        _ => "what is printed cannot be written where it should go",
    };
    io::Error::new(error.kind(), sentence)
}

/// Finds out whether a file can be written, which is better known before hours of games than after.
/// A file that is not there is not made.
pub fn check_writable(path: &Path) -> Result<(), Error> {
    let unwritten = |error| problem(Deed::Write, path, &error);
    // A pipe or a device is not opened twice: whoever reads from it would take that for its end.
    if fs::metadata(path).is_ok_and(|it| !it.is_file() && !it.is_dir()) {
        return Ok(());
    }
    let is_new = fs::symlink_metadata(path).is_err();
    drop(File::options().append(true).create(true).open(path).map_err(unwritten)?);
    if is_new {
        let _ = fs::remove_file(path);
    }
    Ok(())
}

/// Refuses to write over a file that is something else than `what`, which begins with `mark`: what it
/// holds would be lost. Says whether there is such a file already, and not nothing.
pub fn check_kind(path: &Path, mark: &str, what: &str) -> Result<bool, Error> {
    // What is no file, such as a pipe, holds nothing.
    if !path.is_file() {
        return Ok(false);
    }
    let mut beginning = Vec::new();
    let most = mark.len() as u64;
    let read = File::open(path).and_then(|file| file.take(most).read_to_end(&mut beginning));
    read.map_err(|error| problem(Deed::Read, path, &error))?;
    if beginning.is_empty() || beginning == mark.as_bytes() {
        return Ok(!beginning.is_empty());
    }
    let name = path.display();
    Err(anyhow!(
        "{name} holds something other than {what}, which would be lost; name another place"
    ))
}

/// Whether two paths, of files that may not be there yet, lead to the same place, or two names to the
/// same file.
pub fn same(one: &Path, other: &Path) -> bool {
    let place = |path: &Path| -> Option<PathBuf> {
        if let Ok(whole) = path.canonicalize() {
            return Some(whole);
        }
        let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
        Some(folder.unwrap_or(Path::new(".")).canonicalize().ok()?.join(path.file_name()?))
    };
    // To compare them they are opened, where a pipe would wait for somebody to write.
    let files = one.is_file() && other.is_file();
    let one_file = files && same_file::is_same_file(one, other).unwrap_or(false);
    one_file || one == other || place(one).is_some_and(|one| Some(one) == place(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_names_the_file_and_no_number() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let nowhere = here.join("no/such.journal");
        let below = here.join("Cargo.toml/it.journal");
        let said = |deed, path: &Path, error: io::Error| problem(deed, path, &error).to_string();
        let missing = || ErrorKind::NotFound.into();
        assert!(said(Deed::Read, &nowhere, missing()).starts_with("there is no file "));
        assert!(said(Deed::Write, &nowhere, missing()).starts_with("there is no folder "));
        let barred = said(Deed::Write, &here.join("it"), missing());
        assert!(barred.starts_with("no file can be made in "), "{barred}");
        let folder = said(Deed::Read, here, io::Error::from_raw_os_error(21));
        assert!(folder.ends_with(" is a folder; name a file"), "{folder}");
        let file = said(Deed::MakeFolder, &here.join("Cargo.toml"), missing());
        assert!(file.ends_with(" is a file; name a folder"), "{file}");
        for kind in [
            ErrorKind::NotADirectory,
            ErrorKind::PermissionDenied,
            ErrorKind::StorageFull,
            ErrorKind::ReadOnlyFilesystem,
            ErrorKind::FileTooLarge,
            ErrorKind::QuotaExceeded,
            ErrorKind::InvalidFilename,
            ErrorKind::Other,
        ] {
            for deed in [Deed::Read, Deed::Write, Deed::MakeFolder] {
                let said = said(deed, &below, kind.into());
                assert!(said.contains("it.journal") && !said.contains("os error"), "{said}");
            }
        }
    }
    #[test]
    fn a_file_is_looked_at_before_it_is_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("new.txt");
        assert!(check_writable(&file).is_ok() && !file.exists(), "nothing is left behind");
        fs::write(&file, "kept").expect("written");
        assert!(check_writable(&file).is_ok());
        assert_eq!(fs::read_to_string(&file).expect("it is there"), "kept");
        assert!(check_writable(folder.path()).is_err());
        assert!(check_writable(&folder.path().join("no/new.txt")).is_err());
    }

    #[test]
    fn the_same_place_by_another_path() {
        let folder = tempfile::tempdir().expect("a folder");
        let (plain, around) = (
            folder.path().join("a"),
            folder.path().join("./../").join(folder.path().file_name().expect("a name")).join("a"),
        );
        assert!(same(&plain, &around), "neither is there yet");
        assert!(!same(&plain, &folder.path().join("b")));
        assert!(same(Path::new("a"), Path::new("./a")));
        let other_name = folder.path().join("c");
        fs::write(&plain, "one file").expect("written");
        fs::hard_link(&plain, &other_name).expect("a second name for it");
        assert!(same(&plain, &other_name));
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_is_not_waited_for() {
        let folder = tempfile::tempdir().expect("a folder");
        let (pipe, file) = (folder.path().join("pipe"), folder.path().join("file"));
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.expect("there is mkfifo").success());
        fs::write(&file, "a file").expect("written");
        assert!(!same(&pipe, &file) && !same(&file, &pipe) && same(&pipe, &pipe));
    }
}
