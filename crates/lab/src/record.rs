//! Deals that are done, kept in a file as lines of JSON: a match goes on where it was left.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use endboss_lexicon::Seat;
use serde_json::{Map, Value};

use crate::{Dealt, Played, Roster};

/// What a match is played with, by name, in words.
pub type Settings = Map<String, Value>;

/// A file of deals, open for more. While it is open, it is locked: nobody else adds to it.
#[derive(Debug)]
pub struct Record {
    path: PathBuf,
    file: File,
    dropped: Option<usize>,
}

/// Why a file is of no use for a match.
#[derive(Debug)]
pub enum RecordError {
    Io(PathBuf, io::Error),
    /// A device, a pipe: what is written there cannot be read again.
    NoFile(PathBuf),
    /// Another match is adding to it.
    InUse(PathBuf),
    /// It is something else.
    NotDeals(PathBuf, usize),
    /// A line that is not the last one is no deal of this match, and why.
    Damaged {
        path: PathBuf,
        line: usize,
        why: String,
    },
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
            RecordError::NoFile(path) => write!(
                f,
                "{} is no file that keeps what is written into it; name another file",
                path.display()
            ),
            RecordError::InUse(path) => write!(
                f,
                "another arena is writing into {}; wait until it is done, or name another file",
                path.display()
            ),
            RecordError::NotDeals(path, line) => write!(
                f,
                "{} holds no deals of a match (line {line}); name another file",
                path.display()
            ),
            RecordError::Damaged { path, line, why } => write!(
                f,
                "line {line} of {} is damaged: {why}; take that line out and its deal is played \
                 again, or name another file",
                path.display()
            ),
            RecordError::OtherMatch { path, setting, there, here } => {
                write!(
                    f,
                    "{} holds deals of another match: there \"{setting}\" is {there}, here it is \
                     {here}; name another file",
                    path.display()
                )?;
                // What is built in cannot be set.
                match OF_THE_PROGRAM.contains(&setting.as_str()) {
                    true => Ok(()),
                    false => f.write_str(", or set it the same"),
                }
            }
        }
    }
}

/// Settings that nobody sets: they come with the program.
const OF_THE_PROGRAM: [&str; 3] = ["experience", "thinking", "version"];

impl std::error::Error for RecordError {}

impl Record {
    /// Opens or begins a file, and reads the deals it holds. A last line that was broken off is
    /// dropped and its deal played again; a blank line is nothing.
    pub fn open(
        path: &Path,
        settings: &Settings,
        roster: &Roster,
    ) -> Result<(Record, Vec<Dealt>), RecordError> {
        let io = |error| RecordError::Io(path.to_owned(), error);
        // Before it is opened: a device may have no end, and a pipe waits for somebody to write.
        if fs::metadata(path).is_ok_and(|it| !it.is_file() && !it.is_dir()) {
            return Err(RecordError::NoFile(path.to_owned()));
        }
        let options = OpenOptions::new().read(true).append(true).create(true).open(path);
        let mut file = options.map_err(io)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(RecordError::InUse(path.to_owned())),
            // Where files cannot be locked, a match is played all the same.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(io(error)),
        }
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(io)?;
        let mut record = Record { path: path.to_owned(), file, dropped: None };
        let mut lines = lines(&text).peekable();
        let first = lines.next();
        if first.is_none_or(|first| record.is_cut_off_beginning(first, lines.peek().is_none())) {
            if first.is_some() {
                record.cut(0)?;
            }
            record.write(&serde_json::json!({ "arena": settings }))?;
            return Ok((record, Vec::new()));
        }
        if let Some(first) = first {
            record.check_settings(first, settings)?;
        }
        let damaged = |line, why| RecordError::Damaged { path: path.to_owned(), line, why };
        let mut deals: BTreeMap<u64, Dealt> = BTreeMap::new();
        while let Some(line) = lines.next() {
            match record.deal(line, roster) {
                Ok(dealt) => {
                    if deals.get(&dealt.deal).is_some_and(|before| *before != dealt) {
                        let why = format!("deal {} stands there twice and differs", dealt.deal);
                        return Err(damaged(line.number, why));
                    }
                    deals.insert(dealt.deal, dealt);
                }
                Err(Fault::NoJson(_)) if lines.peek().is_none() && line.may_be_broken_off() => {
                    record.cut(line.start as u64)?;
                    record.dropped = Some(line.number);
                }
                Err(Fault::NoJson(why) | Fault::NoDeal(why)) => {
                    return Err(damaged(line.number, why));
                }
            }
        }
        // An editor may have taken the last line's end away.
        if record.dropped.is_none() && !text.ends_with(b"\n") {
            record.add(b"\n")?;
        }
        Ok((record, deals.into_values().collect()))
    }

    /// The number of a last line that was broken off and is dropped.
    pub fn dropped(&self) -> Option<usize> {
        self.dropped
    }

    pub fn keep(&mut self, dealt: &Dealt) -> Result<(), RecordError> {
        self.write(dealt)
    }

    /// Whether all there is are settings that were not written to their end. What was not begun by us
    /// is never thrown away.
    fn is_cut_off_beginning(&self, first: Line<'_>, alone: bool) -> bool {
        let whole = serde_json::from_slice::<Value>(first.text).is_ok();
        alone && !whole && first.text.starts_with(BEGINNING)
    }

    fn check_settings(&self, first: Line<'_>, settings: &Settings) -> Result<(), RecordError> {
        let not_deals = || RecordError::NotDeals(self.path.clone(), first.number);
        let there: Value = serde_json::from_slice(first.text).map_err(|_| not_deals())?;
        let there = there.get("arena").and_then(Value::as_object).ok_or_else(not_deals)?;
        // Those that only the file has differ, too.
        for setting in settings.keys().chain(there.keys()) {
            let [there, here] = [there, settings].map(|it| it.get(setting).unwrap_or(&Value::Null));
            if there != here {
                return Err(RecordError::OtherMatch {
                    path: self.path.clone(),
                    setting: setting.clone(),
                    there: words(there),
                    here: words(here),
                });
            }
        }
        Ok(())
    }

    fn deal(&self, line: Line<'_>, roster: &Roster) -> Result<Dealt, Fault> {
        let text = str::from_utf8(line.text).map_err(|_| Fault::NoJson("it is no text".into()))?;
        let value: Value = serde_json::from_str(text)
            .map_err(|_| Fault::NoJson("it was broken off or changed".into()))?;
        let dealt: Dealt = serde_json::from_value(value)
            .map_err(|error| Fault::NoDeal(format!("it is no deal ({error})")))?;
        match fault(&dealt, roster) {
            None => Ok(dealt),
            Some(why) => Err(Fault::NoDeal(why)),
        }
    }

    fn write(&mut self, line: &impl serde::Serialize) -> Result<(), RecordError> {
        let mut text = serde_json::to_vec(line).expect("plain data");
        text.push(b'\n');
        self.add(&text)
    }

    fn add(&mut self, text: &[u8]) -> Result<(), RecordError> {
        self.file.write_all(text).map_err(|error| RecordError::Io(self.path.clone(), error))
    }

    fn cut(&mut self, length: u64) -> Result<(), RecordError> {
        let cut = self.file.set_len(length);
        cut.map_err(|error| RecordError::Io(self.path.clone(), error))
    }
}

/// How a line of ours begins.
const DEAL: &[u8] = b"{\"deal\":";

/// How a file of ours begins.
const BEGINNING: &[u8] = b"{\"arena\"";

/// Why a line is no deal.
enum Fault {
    /// It may have been broken off.
    NoJson(String),
    /// It is whole, and wrong.
    NoDeal(String),
}

/// A line that is not blank, with its number and where it begins.
#[derive(Clone, Copy)]
struct Line<'a> {
    number: usize,
    start: usize,
    text: &'a [u8],
}

impl Line<'_> {
    /// Whether it may be a deal that was not written to its end, or what a power cut left of one. A
    /// line that somebody wrote is never thrown away.
    fn may_be_broken_off(&self) -> bool {
        let text = self.text.trim_ascii();
        text.starts_with(DEAL) || DEAL.starts_with(text) || text.contains(&0)
    }
}

fn lines(text: &[u8]) -> impl Iterator<Item = Line<'_>> {
    let mut start = 0;
    let each = text.split(|byte| *byte == b'\n').zip(1..).map(move |(text, number)| {
        let line = Line { number, start, text };
        start += text.len() + 1;
        line
    });
    each.filter(|line| !line.text.trim_ascii().is_empty())
}

/// What keeps a deal from being one of a match between these, if anything: whoever edits a file must
/// not get figures that mean nothing.
fn fault(dealt: &Dealt, roster: &Roster) -> Option<String> {
    let games = roster.games();
    if dealt.deal == 0 {
        return Some("deals are counted from 1".to_owned());
    }
    if dealt.games.len() != games.len() {
        return Some(format!(
            "a deal of this match has {} games and not {}",
            games.len(),
            dealt.games.len()
        ));
    }
    let each = dealt.games.iter().zip(&games).zip(1..);
    each.filter_map(|((game, who), n)| Some((n, wrong(game, who)?)))
        .map(|(n, what)| format!("\"{what}\" of game {n} cannot be"))
        .next()
}

/// The name of what cannot be in a game of these.
fn wrong(game: &Played, who: &[usize]) -> Option<&'static str> {
    let seats = who.len();
    let mut ranked = game.ranking.clone();
    ranked.sort();
    let decisions = game.thinking.iter().try_fold(0u64, |sum, it| sum.checked_add(it.decisions));
    let sound = game.thinking.iter().all(crate::Thinking::is_sound);
    [
        ("who", game.who == who),
        ("ranking", ranked.into_iter().eq((0..seats as u8).map(Seat))),
        ("scores", game.scores.len() == seats),
        ("half", game.half.len() == seats),
        ("bosses", game.bosses.len() == seats),
        ("thinking", game.thinking.len() == seats && sound),
        ("decisions", decisions.is_some_and(|sum| sum <= game.decisions.into())),
        ("busiest", game.busiest <= game.decisions),
    ]
    .into_iter()
    .find_map(|(name, right)| (!right).then_some(name))
}

fn words(value: &Value) -> String {
    match value {
        Value::Null => "not said".to_owned(),
        Value::String(text) if text.is_empty() => "nothing".to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}
