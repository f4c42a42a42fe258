//! Mending a table by going back: its journal is played again up to a line and ends there. Nothing
//! is lost: what is cut off is kept aside.

use std::sync::Arc;

use endboss_journal::{Closing, parse};

use crate::{Library, Live, Record, now};
use endboss_store::sqlite::SqliteStore;
use endboss_store::{Deed, LineRow, Store, StoreError, TableId, TableRow, TableState};

/// Why a table is not repaired.
#[derive(Debug, thiserror::Error)]
pub enum NotRepaired {
    #[error("there is no table {0}")]
    NoTable(TableId),
    #[error("the game has not begun; there is nothing to repair")]
    NotBegun,
    #[error("the table is closed and stays so")]
    Closed,
    #[error("the journal has {0} lines; name one of them")]
    NoLine(u32),
    #[error(
        "the seed of this game is revealed in a line after that, so everybody can know how its \
         chance would fall; it cannot go on from there"
    )]
    Revealed,
    #[error("these lines cannot be played either: {0}")]
    Unplayable(String),
    #[error("the record of the table cannot be read: {0}")]
    Record(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What a repair would do.
#[derive(Debug)]
pub struct Repair {
    pub row: TableRow,
    /// How many lines stay.
    pub kept: u32,
    /// How many are cut off.
    pub cut: u32,
    /// Lines of chance that follow from those kept by themselves.
    pub follow: u32,
    /// What the table is afterwards.
    pub state: TableState,
    /// The turn it stands in then.
    pub turn: u16,
    deeds: Vec<Deed>,
}

impl Repair {
    /// Plays the journal up to this line. Nothing is changed yet.
    pub fn plan(
        store: &Arc<SqliteStore>,
        id: TableId,
        to_line: u32,
    ) -> Result<Repair, NotRepaired> {
        let kept = store.kept(id)?.ok_or(NotRepaired::NoTable(id))?;
        let row = kept.row;
        if row.state == TableState::Closed {
            return Err(NotRepaired::Closed);
        }
        let all = kept.lines.len() as u32;
        if all == 0 {
            return Err(NotRepaired::NotBegun);
        }
        if to_line == 0 || to_line > all {
            return Err(NotRepaired::NoLine(all));
        }
        let mut lines: Vec<LineRow> = kept.lines.into_iter().map(|(_, line)| line).collect();
        let cut = lines.split_off(to_line as usize);
        let mut record: Record = serde_json::from_str(&row.record)
            .map_err(|error| NotRepaired::Record(error.to_string()))?;
        let text: String = lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect();
        let unplayable = |why: &dyn std::fmt::Display| NotRepaired::Unplayable(why.to_string());
        let journal = parse(text.as_bytes()).map_err(|error| unplayable(&error))?;
        let ended = matches!(journal.closing(), Closing::Ended(_));
        let told = row.state == TableState::Over || journal.revealed().is_some();
        if !ended && (told || cut.iter().any(|line| line.text.starts_with("reveal "))) {
            return Err(NotRepaired::Revealed);
        }
        let library = Library::open(store.clone(), None, &[]).map_err(|why| unplayable(&why))?;
        let mut live = Live::load(&library, &record, &lines).map_err(|error| unplayable(&error))?;
        let (first, follow) = live.take_lines();
        let state = if live.is_over() { TableState::Over } else { TableState::Playing };
        record.error = None;
        let time = now();
        // It is due at once, so that the server starts its clocks when it comes up.
        let new = record.row(&row, state, Some(time), time);
        let mut deeds = Vec::new();
        if !cut.is_empty() {
            deeds.push(Deed::CutLines { table: id, from: to_line + 1 });
        }
        let turn = live.view(endboss_lexicon::Viewer::Public).turn;
        let follows = follow.len() as u32;
        if !follow.is_empty() {
            deeds.push(Deed::Lines { table: id, first, lines: follow });
        }
        deeds.push(Deed::Table(new));
        let cut = cut.len() as u32;
        Ok(Repair { row, kept: to_line, cut, follow: follows, state, turn, deeds })
    }

    /// Does it. No server may have the table in memory, so the store must be held alone.
    pub fn perform(self, store: &SqliteStore) -> Result<(), StoreError> {
        store.write(self.deeds).wait()
    }
}
