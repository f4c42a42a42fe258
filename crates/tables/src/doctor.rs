//! Whether everything in a store holds what it says: every journal is played again, its rolls are
//! held to its seed, and the row of its table is held to it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use data_encoding::HEXLOWER;
use endboss_gamebox::{verify, verify_so_far};
use endboss_journal::{Closing, Ending, Fair, Journal, JournalError, parse};

use crate::{Library, Live, Record};
use endboss_store::sqlite::{Kept, SqliteStore};
use endboss_store::{PersonId, Sitting, Store, StoreError, TableId, TableState};

/// Something that is wrong with a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub table: TableId,
    /// Empty if not even the row can be read.
    pub code: String,
    /// The line of the journal it is in, where it is in one.
    pub line: Option<u32>,
    pub why: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}", self.table)?;
        if !self.code.is_empty() {
            write!(f, " ({})", self.code)?;
        }
        match self.line {
            Some(line) => write!(f, ": line {line}: {}", self.why),
            None => write!(f, ": {}", self.why),
        }
    }
}

/// What a table is, if it is in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sound {
    pub state: TableState,
    pub lines: u32,
    /// Its deal was revealed and is fair.
    pub fair: bool,
}

#[derive(Debug)]
pub struct Doctor {
    store: Arc<SqliteStore>,
    library: Library,
}

/// What is wrong, before it is said where.
struct Wrong {
    line: Option<u32>,
    why: String,
}

impl From<String> for Wrong {
    fn from(why: String) -> Wrong {
        Wrong { line: None, why }
    }
}

impl From<&str> for Wrong {
    fn from(why: &str) -> Wrong {
        Wrong { line: None, why: why.to_owned() }
    }
}

impl From<JournalError> for Wrong {
    fn from(error: JournalError) -> Wrong {
        Wrong { line: error.line, why: error.fault.to_string() }
    }
}

impl Doctor {
    /// The packs are those in the store, whatever was shipped since.
    pub fn new(store: Arc<SqliteStore>) -> Result<Doctor, String> {
        let library = Library::open(store.clone(), None, &[])?;
        Ok(Doctor { store, library })
    }

    /// Looks at one table; none if it is gone. A bug in the rules is a fault like any other.
    pub fn examine(&self, id: TableId) -> Result<Option<Sound>, Fault> {
        let kept = match self.store.kept(id) {
            Ok(Some(kept)) => kept,
            Ok(None) => return Ok(None),
            Err(error) => {
                let why = error.to_string();
                return Err(Fault { table: id, code: String::new(), line: None, why });
            }
        };
        let looked = catch_unwind(AssertUnwindSafe(|| self.look(&kept)));
        let looked = looked.unwrap_or_else(|_| Err("a bug in the rules stops its replay".into()));
        looked.map(Some).map_err(|wrong| Fault {
            table: id,
            code: kept.row.code.clone(),
            line: wrong.line,
            why: wrong.why,
        })
    }

    fn look(&self, kept: &Kept) -> Result<Sound, Wrong> {
        let record: Record = serde_json::from_str(&kept.row.record)
            .map_err(|error| format!("its record cannot be read: {error}"))?;
        self.check_seats(kept, &record)?;
        let state = kept.row.state;
        let mut sound = Sound { state, lines: kept.lines.len() as u32, fair: false };
        if kept.lines.is_empty() {
            return match state {
                TableState::Playing | TableState::Over => {
                    Err(format!("it is {}, but has no journal", state.id()).into())
                }
                TableState::Waiting | TableState::Broken | TableState::Closed => Ok(sound),
            };
        }
        for (expected, (n, _)) in (1..).zip(&kept.lines) {
            if *n != expected {
                let why = format!("the next line is {n}; lines between are lost");
                return Err(Wrong { line: Some(expected), why });
            }
        }
        let text: String =
            kept.lines.iter().flat_map(|(_, line)| [line.text.as_str(), "\n"]).collect();
        let journal = parse(text.as_bytes())?;
        check_header(&journal, &record)?;
        let laid = self.library.of(&journal.header).map_err(|refusal| refusal.to_string())?;
        let game = match journal.closing() {
            Closing::Open => verify_so_far(&journal, &laid.table, &record.seed())?,
            Closing::Adjourned | Closing::Ended(_) => verify(&journal, &laid.table)?,
        };
        let over = Ending::of(&game, journal.header.seats()).is_some();
        check_state(state, &journal, over)?;
        if state == TableState::Playing {
            // As the server loads it to play on.
            let rows: Vec<_> = kept.lines.iter().map(|(_, line)| line.clone()).collect();
            let loaded = Live::load(&self.library, &record, &rows);
            loaded.map_err(|refusal| refusal.to_string())?;
        }
        sound.fair = journal.revealed().is_some();
        Ok(sound)
    }

    /// Who sits there by the record and by the store. The store knows first that somebody became
    /// another or is gone.
    fn check_seats(&self, kept: &Kept, record: &Record) -> Result<(), Wrong> {
        let unread = |error: StoreError| Wrong::from(error.to_string());
        let places = |sitting: &[Sitting]| -> BTreeMap<u8, PersonId> {
            sitting.iter().map(|sitting| (sitting.seat, sitting.person)).collect()
        };
        let (by_record, by_store) = (places(&record.sitting()), places(&kept.row.sitting));
        let all: BTreeSet<u8> = by_record.keys().chain(by_store.keys()).copied().collect();
        for seat in all {
            let (record, store) = (by_record.get(&seat).copied(), by_store.get(&seat).copied());
            if record == store {
                continue;
            }
            let now = record.map(|person| self.store.is_now(person)).transpose();
            let now = now.map_err(unread)?;
            let forgotten = match now {
                Some(person) => self.store.person(person).map_err(unread)?.is_none(),
                None => false,
            };
            if now != store && !(forgotten && store.is_none()) {
                return Err("the record and the store do not seat the same people".into());
            }
        }
        Ok(())
    }
}

fn check_header(journal: &Journal, record: &Record) -> Result<(), Wrong> {
    let header = &journal.header;
    if usize::from(header.seats()) != record.seats.len() {
        let (journal, record) = (header.seats(), record.seats.len());
        return Err(format!("its journal has {journal} seats and its record {record}").into());
    }
    if header.edition != record.settings.edition {
        let (journal, record) = (header.edition.id(), &record.settings.edition);
        return Err(format!("its journal is of edition {journal}, its record of {record}").into());
    }
    let Some(fair) = &header.fair else {
        return Err("its deal was not committed to".into());
    };
    let kept = Fair::commit_to(&record.seed());
    match fair.commit == kept {
        true => Ok(()),
        false => {
            let (said, kept) = (fair.shown(), HEXLOWER.encode(&kept));
            Err(format!("the deal was committed to with {said}, but the seed kept makes {kept}")
                .into())
        }
    }
}

fn check_state(state: TableState, journal: &Journal, over: bool) -> Result<(), Wrong> {
    let closing = journal.closing();
    let fits = match state {
        TableState::Waiting => false,
        TableState::Playing => *closing == Closing::Open && !over,
        TableState::Over => matches!(closing, Closing::Ended(_)),
        // It may have been closed when it could not be loaded.
        TableState::Closed => !matches!(closing, Closing::Ended(_)),
        TableState::Broken => true,
    };
    if fits {
        return Ok(());
    }
    let journal = match closing {
        Closing::Open if over => "is over but does not say so",
        Closing::Open => "goes on",
        Closing::Adjourned => "was adjourned",
        Closing::Ended(_) => "has ended",
    };
    Err(format!("the table is {}, but its journal {journal}", state.id()).into())
}
