//! What is wrong with a file or a folder, in a sentence without the system's numbers.

use std::io::{self, ErrorKind};
use std::path::Path;

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
        ErrorKind::NotFound if deed == Deed::Read => anyhow!("there is no file {name}"),
        ErrorKind::NotFound => {
            let folder = path.parent().unwrap_or(path).display();
            anyhow!("there is no folder {folder} for {name}")
        }
        ErrorKind::NotADirectory => {
            anyhow!("{name} cannot {cannot}: a part of its path is a file and not a folder")
        }
        ErrorKind::PermissionDenied => anyhow!("you may not {may_not} {name}"),
        ErrorKind::StorageFull => anyhow!("there is no space left for {name}"),
        ErrorKind::ReadOnlyFilesystem => anyhow!("{name} is where nothing can be written"),
        _ => anyhow!("{name} cannot {cannot}"),
    }
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
        let folder = said(Deed::Read, here, io::Error::from_raw_os_error(21));
        assert!(folder.ends_with(" is a folder; name a file"), "{folder}");
        let file = said(Deed::MakeFolder, &here.join("Cargo.toml"), missing());
        assert!(file.ends_with(" is a file; name a folder"), "{file}");
        for kind in [
            ErrorKind::NotADirectory,
            ErrorKind::PermissionDenied,
            ErrorKind::StorageFull,
            ErrorKind::ReadOnlyFilesystem,
            ErrorKind::Other,
        ] {
            for deed in [Deed::Read, Deed::Write, Deed::MakeFolder] {
                let said = said(deed, &below, kind.into());
                assert!(said.contains("it.journal") && !said.contains("os error"), "{said}");
            }
        }
    }
}
