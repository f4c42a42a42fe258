//! The house checks: what holds for the whole tree and no compiler can see.
//!
//! Each check is a function from the files of the project to what is to mend, so that it can be
//! tried on a few invented files as well.

pub mod boundaries;
pub mod citations;
pub mod documents;
pub mod edges;
pub mod files;
mod rulebook;

use std::path::{Path, PathBuf};
use std::{fmt, fs, io};

pub type Check = fn(&House) -> Vec<Finding>;

/// All checks, by name.
pub const CHECKS: &[(&str, Check)] = &[
    ("crate edges", edges::check),
    ("boundaries", boundaries::check),
    ("rule citations", citations::check),
    ("files", files::check),
    ("documents", documents::check),
];

/// One thing to mend, with its place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    pub path: String,
    /// Counted from 1; 0 is the file as a whole.
    pub line: usize,
    pub sentence: String,
}

impl Finding {
    fn new(path: &str, line: usize, sentence: impl Into<String>) -> Finding {
        Finding { path: path.to_owned(), line, sentence: sentence.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { path, line, sentence } = self;
        if *line == 0 {
            write!(f, "{path}: {sentence}")
        } else {
            write!(f, "{path}:{line}: {sentence}")
        }
    }
}

/// A text file of the project; its path is counted from the root, with `/`.
#[derive(Clone, Debug)]
pub struct File {
    pub path: String,
    pub text: String,
}

impl File {
    /// The lines with their numbers, counted from 1.
    fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(at, line)| (at + 1, line))
    }

    fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// From which line on this is a test: a whole file, or the tests at the end of one.
    fn tests_from(&self) -> Option<usize> {
        let folders = ["tests/", "scenarios/"];
        if folders.iter().any(|f| self.path.starts_with(f) || self.path.contains(&format!("/{f}")))
        {
            return Some(1);
        }
        let marked = |(_, line): &(usize, &str)| line.trim_start().starts_with("#[cfg(test)]");
        self.is_rust().then(|| self.lines().find(marked)).flatten().map(|(number, _)| number)
    }
}

/// The text files of the project.
#[derive(Clone, Debug)]
pub struct House {
    pub files: Vec<File>,
}

/// The folder of the workspace.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

impl House {
    /// The files of this project, without what `.gitignore` leaves out.
    pub fn here() -> io::Result<House> {
        let root = root();
        let ignored: Vec<String> = fs::read_to_string(root.join(".gitignore"))?
            .lines()
            .map(|line| line.trim_matches('/').to_owned())
            .chain([".git".to_owned()])
            .collect();
        let mut files = Vec::new();
        gather(&root, "", &ignored, &mut files)?;
        files.sort_by(|one, other| one.path.cmp(&other.path));
        Ok(House { files })
    }

    /// Invented files, to try a check on.
    #[cfg(test)]
    fn of(files: &[(&str, &str)]) -> House {
        let file =
            |(path, text): &(&str, &str)| File { path: (*path).into(), text: (*text).into() };
        House { files: files.iter().map(file).collect() }
    }

    fn text(&self, path: &str) -> &str {
        self.files.iter().find(|file| file.path == path).map_or("", |file| &file.text)
    }
}

fn gather(root: &Path, under: &str, ignored: &[String], files: &mut Vec<File>) -> io::Result<()> {
    for entry in fs::read_dir(root.join(under))? {
        let entry = entry?;
        let path = format!("{under}{}", entry.file_name().to_string_lossy());
        if ignored.contains(&path) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            gather(root, &format!("{path}/"), ignored, files)?;
        } else if let Ok(text) = String::from_utf8(fs::read(entry.path())?) {
            files.push(File { path, text });
        }
    }
    Ok(())
}
