use std::fmt;
use std::ops::Range;

/// What is wrong with a pack, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The path as a person would type it: `packs/classic/rooms.toml`.
    pub file: String,
    /// Counted from 1; none when the whole file is meant.
    pub line: Option<u32>,
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.message),
            None => write!(f, "{}: {}", self.file, self.message),
        }
    }
}

impl std::error::Error for Problem {}

impl Problem {
    pub(crate) fn whole(file: impl Into<String>, message: impl Into<String>) -> Problem {
        Problem { file: file.into(), line: None, message: message.into() }
    }
}

/// A place in a file that a problem can point at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) file: String,
    pub(crate) line: u32,
}

impl Place {
    pub(crate) fn problem(&self, message: impl Into<String>) -> Problem {
        Problem { file: self.file.clone(), line: Some(self.line), message: message.into() }
    }
}

/// One file of a pack while it is read: turns byte offsets into lines and gathers the problems.
#[derive(Debug)]
pub(crate) struct Page<'a> {
    pub(crate) file: &'a str,
    pub(crate) text: &'a str,
    /// Where each line begins.
    lines: Vec<usize>,
    pub(crate) problems: Vec<Problem>,
}

impl<'a> Page<'a> {
    pub(crate) fn new(file: &'a str, text: &'a str) -> Page<'a> {
        let breaks = text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(at, _)| at + 1);
        Page { file, text, lines: std::iter::once(0).chain(breaks).collect(), problems: Vec::new() }
    }

    pub(crate) fn line(&self, offset: usize) -> u32 {
        self.lines.partition_point(|start| *start <= offset) as u32
    }

    pub(crate) fn place(&self, span: Range<usize>) -> Place {
        Place { file: self.file.to_owned(), line: self.line(span.start) }
    }

    pub(crate) fn problem(&mut self, span: Range<usize>, message: impl Into<String>) {
        let problem = self.place(span).problem(message);
        self.problems.push(problem);
    }
}
