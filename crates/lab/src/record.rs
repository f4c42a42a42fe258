//! Deals that are done, kept in a file as lines of JSON: a match goes on where it was left.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use crate::Dealt;

/// What a match is played with, by name, in words.
pub type Settings = Map<String, Value>;

/// A file of deals, open for more.
#[derive(Debug)]
pub struct Record {
    path: PathBuf,
    file: File,
}

/// Why a file is of no use for a match.
#[derive(Debug)]
pub enum RecordError {
    Io(PathBuf, io::Error),
    /// It is something else.
    NotDeals(PathBuf, usize),
    /// Deals of a match with other settings: which, there and here.
    OtherMatch {
        path: PathBuf,
        setting: String,
        there: String,
        here: String,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Io(path, error) => write!(f, "{} cannot be used: {error}", path.display()),
            RecordError::NotDeals(path, line) => write!(
                f,
                "{} holds no deals of a match (line {line}); name another file",
                path.display()
            ),
            RecordError::OtherMatch { path, setting, there, here } => write!(
                f,
                "{} holds deals of another match: its {setting} is {there}, not {here}; \
                 name another file, or set it the same",
                path.display()
            ),
        }
    }
}

impl std::error::Error for RecordError {}

impl Record {
    /// Opens or begins a file, and reads the deals it holds. A last line that was cut off is
    /// dropped and its deal played again.
    pub fn open(path: &Path, settings: &Settings) -> Result<(Record, Vec<Dealt>), RecordError> {
        let io = |error| RecordError::Io(path.to_owned(), error);
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path);
        let mut text = Vec::new();
        file.as_mut().map_or_else(|_| Ok(0), |file| file.read_to_end(&mut text)).map_err(io)?;
        let file = file.map_err(io)?;
        let whole = text.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let not_deals = |line| RecordError::NotDeals(path.to_owned(), line);
        let lines = std::str::from_utf8(&text[..whole]).map_err(|_| not_deals(1))?;
        let mut record = Record { path: path.to_owned(), file };
        let mut lines = (1..).zip(lines.lines());
        let Some((_, first)) = lines.next() else {
            // What is not even a line is not thrown away unless we began it.
            if !text.is_empty() && !text.starts_with(b"{\"arena\"") {
                return Err(not_deals(1));
            }
            record.cut(0)?;
            record.write(&serde_json::json!({ "arena": settings }))?;
            return Ok((record, Vec::new()));
        };
        let there: Value = serde_json::from_str(first).map_err(|_| not_deals(1))?;
        let there = there.get("arena").and_then(Value::as_object).ok_or_else(|| not_deals(1))?;
        for (setting, here) in settings {
            let there = there.get(setting).unwrap_or(&Value::Null);
            if there != here {
                return Err(RecordError::OtherMatch {
                    path: path.to_owned(),
                    setting: setting.clone(),
                    there: words(there),
                    here: words(here),
                });
            }
        }
        let mut deals = BTreeMap::new();
        for (line, text) in lines {
            let dealt: Dealt = serde_json::from_str(text).map_err(|_| not_deals(line))?;
            deals.insert(dealt.deal, dealt);
        }
        record.cut(whole as u64)?;
        Ok((record, deals.into_values().collect()))
    }

    pub fn keep(&mut self, dealt: &Dealt) -> Result<(), RecordError> {
        self.write(dealt)
    }

    fn write(&mut self, line: &impl serde::Serialize) -> Result<(), RecordError> {
        let mut text = serde_json::to_vec(line).expect("plain data");
        text.push(b'\n');
        self.file.write_all(&text).map_err(|error| RecordError::Io(self.path.clone(), error))
    }

    fn cut(&mut self, length: u64) -> Result<(), RecordError> {
        let cut = self.file.set_len(length).and_then(|()| self.file.seek(io::SeekFrom::End(0)));
        cut.map(|_| ()).map_err(|error| RecordError::Io(self.path.clone(), error))
    }
}

fn words(value: &Value) -> String {
    match value {
        Value::Null => "not said".to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
