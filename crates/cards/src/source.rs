use std::path::Path;

use crate::hint;
use crate::pack::{PACK_FILES, hash_files};
use crate::problem::Problem;

/// The bytes of a pack before anything is known about them.
#[derive(Clone, Debug)]
pub struct Source {
    /// What stands before the file's name in a problem: `packs/classic`.
    pub(crate) label: String,
    /// In the order of [`PACK_FILES`], then names in other languages.
    pub(crate) files: Vec<(String, Vec<u8>)>,
    /// Shipped packs must speak all the languages we ship.
    pub(crate) shipped: bool,
    pub(crate) problems: Vec<Problem>,
}

struct Shipped {
    id: &'static str,
    files: &'static [(&'static str, &'static str)],
}

/// One line per pack: its id, its folder in `packs`, its files besides `pack.toml`, and the languages
/// of which it has a file of names.
macro_rules! shipped {
    ($($id:literal in $folder:literal: $($file:ident),+ | $($lang:ident),+;)+) => {
        &[$(Shipped {
            id: $id,
            files: &[
                file!($folder, "pack.toml"),
                $(file!($folder, concat!(stringify!($file), ".toml"))),+,
                $(file!($folder, concat!("names.", stringify!($lang), ".toml"))),+,
            ],
        }),+]
    };
}

macro_rules! file {
    ($folder:literal, $name:expr) => {
        ($name, include_str!(concat!("../../../packs/", $folder, "/", $name)))
    };
}

const SHIPPED: &[Shipped] = shipped! {
    "classic" in "classic": bosses, rooms, spells, heroes | it, pl, ru, uk;
    "town" in "town": landmarks | it, ru, uk;
    "super" in "super": bosses, rooms, spells, heroes | it, pl, ru, uk;
    "explorers" in "explorers": bosses, rooms, spells, heroes, landmarks | it, pl, ru, uk;
    "items" in "items": items | it, ru, uk;
    "coins" in "coins": bosses, rooms, spells | it, pl, ru, uk;
};

/// What earlier releases shipped and this one does not any more: games recorded with it are still
/// replayed. Before a shipped pack changes, what was released of it is copied here. [ARCHITECTURE 7]
const ARCHIVE: &[Shipped] = shipped! {
    "classic" in "archive/classic-1.0.0": bosses, rooms, spells, heroes | it, pl, ru, uk;
    "super" in "archive/super-1.0.0": bosses, rooms, spells, heroes | it, pl, ru, uk;
};

impl Shipped {
    fn source(&self) -> Source {
        let files = self.files.iter().map(|(name, text)| (*name, text.as_bytes().to_vec()));
        Source::new(format!("packs/{}", self.id), files)
    }

    fn hash(&self) -> String {
        let files = self.files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
        hash_files(&files.collect::<Vec<_>>())
    }
}

impl Source {
    /// The packs inside the binary.
    pub fn shipped_ids() -> impl Iterator<Item = &'static str> {
        SHIPPED.iter().map(|pack| pack.id)
    }

    /// A pack inside the binary.
    pub fn shipped(id: &str) -> Result<Source, Problem> {
        let Some(pack) = SHIPPED.iter().find(|pack| pack.id == id) else {
            let known: Vec<_> = Source::shipped_ids().collect();
            return Err(Problem::whole("packs", hint::unknown("pack", id, &known)));
        };
        Ok(Source { shipped: true, ..pack.source() })
    }

    /// A pack with this very hash, of this release or of an earlier one.
    pub fn released(id: &str, hash: &str) -> Option<Source> {
        let known = |pack: &&Shipped| pack.id == id && pack.hash() == hash;
        SHIPPED.iter().chain(ARCHIVE).find(known).map(Shipped::source)
    }

    /// A pack from bytes that come from somewhere else, such as a store.
    pub fn new(
        label: impl Into<String>,
        files: impl IntoIterator<Item = (impl Into<String>, Vec<u8>)>,
    ) -> Source {
        let label = label.into();
        let mut known = Vec::new();
        let mut problems = Vec::new();
        for (name, bytes) in files {
            let name = name.into();
            let named = language(&name).map(|_| PACK_FILES.len());
            match PACK_FILES.iter().position(|file| *file == name).or(named) {
                Some(at) => known.push((at, name, bytes)),
                None => problems.push(Problem::whole(
                    format!("{label}/{name}"),
                    hint::unknown("file", &name, &PACK_FILES),
                )),
            }
        }
        known.sort_by(|(one, a, _), (other, b, _)| (one, a).cmp(&(other, b)));
        let files: Vec<_> = known.into_iter().map(|(_, name, bytes)| (name, bytes)).collect();
        if files.first().is_none_or(|(name, _)| name != PACK_FILES[0]) {
            let message = "there is no such file; every pack has one";
            problems.push(Problem::whole(format!("{label}/{}", PACK_FILES[0]), message));
        }
        Source { label, files, shipped: false, problems }
    }

    /// A pack in a folder. Files that are not TOML are left alone; what cannot be read becomes a
    /// problem of the pack.
    pub fn folder(path: &Path) -> Source {
        // Slashes in problems look the same on every system.
        let label = path.display().to_string().replace('\\', "/");
        let label = label.trim_end_matches('/');
        let mut names = Vec::new();
        match std::fs::read_dir(path) {
            Ok(entries) => {
                for entry in entries.flatten() {
                    let name = entry.file_name().to_string_lossy().into_owned();
                    if name.ends_with(".toml") {
                        names.push(name);
                    }
                }
            }
            Err(error) => {
                let problem = Problem::whole(label, format!("cannot be read: {error}"));
                return Source {
                    label: label.to_owned(),
                    files: Vec::new(),
                    shipped: false,
                    problems: vec![problem],
                };
            }
        }
        names.sort();
        let mut files = Vec::new();
        let mut problems = Vec::new();
        for name in names {
            match std::fs::read(path.join(&name)) {
                Ok(bytes) => files.push((name, bytes)),
                Err(error) => problems.push(Problem::whole(
                    format!("{label}/{name}"),
                    format!("cannot be read: {error}"),
                )),
            }
        }
        let mut source = Source::new(label, files);
        source.problems.extend(problems);
        source
    }
}

/// The language of a file of names: `names.it.toml`.
pub(crate) fn language(file: &str) -> Option<&str> {
    file.strip_prefix("names.")?.strip_suffix(".toml")
}
