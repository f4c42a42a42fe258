//! Tables: listed, looked at, closed.

use std::io::Write;
use std::thread;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use endboss_store::sqlite::SqliteStore;
use endboss_store::{Deed, Store, TableFilter, TableRow, TableState};
use endboss_tables::{Away, Holder, Record};

use super::{find, now, span};

/// The tables in the store, those touched last first
#[derive(Args, Debug)]
pub struct List {
    /// Only those in this state: waiting, playing, over, broken or closed
    #[arg(long, value_name = "STATE", value_parser = state)]
    state: Option<TableState>,
    /// At most this many
    #[arg(long, value_name = "N", default_value_t = 50)]
    limit: u32,
}

/// What is kept of a table, but for what its players may not know
#[derive(Args, Debug)]
pub struct One {
    /// Its id or code
    table: String,
}

/// Close a table for good; a game that is on is adjourned
#[derive(Args, Debug)]
pub struct Close {
    /// Its id or code
    table: String,
}

fn state(word: &str) -> Result<TableState, String> {
    let found = TableState::ALL.into_iter().find(|state| state.id() == word);
    found.ok_or_else(|| {
        let known = TableState::ALL.map(TableState::id).join(", ");
        format!("there is no state \"{word}\"; there are: {known}")
    })
}

pub fn list(store: &dyn Store, list: &List, out: &mut impl Write) -> Result<()> {
    for (state, count) in store.counts()? {
        if list.state.is_none_or(|wanted| wanted == state) && count > 0 {
            writeln!(out, "{count} {}", state.id())?;
        }
    }
    let filter = TableFilter {
        states: list.state.into_iter().collect(),
        touched_before: None,
        limit: list.limit,
    };
    let rows = store.tables(&filter)?;
    if rows.is_empty() && list.limit > 0 {
        writeln!(out, "there are no such tables")?;
    }
    for row in rows {
        let (edition, seats) = match record(&row) {
            Ok(record) => (record.settings.edition.id(), record.seats.len().to_string()),
            Err(_) => ("unreadable", "?".to_owned()),
        };
        let (id, code, state) = (row.id, row.code, row.state.id());
        let ago = span(now() - row.touched);
        writeln!(out, "{id}  {code:6}  {state:7}  {edition:11}  {seats} seats  {ago} ago")?;
    }
    Ok(())
}

fn record(row: &TableRow) -> Result<Record> {
    Ok(serde_json::from_str(&row.record)?)
}

pub fn show(store: &SqliteStore, one: &One, out: &mut impl Write) -> Result<()> {
    let row = find(store, &one.table)?;
    let ago = |time| span(now() - time);
    writeln!(out, "table {}, code {}, {}", row.id, row.code, row.state.id())?;
    writeln!(out, "made {} ago, touched {} ago", ago(row.created), ago(row.touched))?;
    let lines = store.kept(row.id)?.map_or(0, |kept| kept.lines.len());
    writeln!(out, "its journal has {lines} lines")?;
    let record = match record(&row) {
        Ok(record) => record,
        Err(error) => {
            writeln!(out, "its record cannot be read: {error}")?;
            return Ok(());
        }
    };
    let settings = serde_json::to_string(&record.settings)?;
    writeln!(out, "settings: {settings}")?;
    if let Some(error) = &record.error {
        writeln!(out, "stopped by {error}")?;
    }
    for (n, seat) in (0u8..).zip(&record.seats) {
        let letter = endboss_lexicon::Seat(n).letter();
        let away = match seat.away {
            None => "",
            Some(Away::Left) => ", away: left",
            Some(Away::Clock) => ", away: out of time",
        };
        match &seat.holder {
            Holder::Open => writeln!(out, "{letter}: open{away}")?,
            Holder::Held { id, name, .. } => {
                writeln!(out, "{letter}: held for {name}, person {id}")?;
            }
            Holder::Bot { level } => writeln!(out, "{letter}: bot {}", level.id())?,
            Holder::Person { id, name, account } => {
                let kind = if *account { "account" } else { "guest" };
                let host = if *id == record.host { ", host" } else { "" };
                writeln!(out, "{letter}: {name}, {kind}, person {id}{host}{away}")?;
            }
        }
    }
    Ok(())
}

/// How long a server that runs may take to close it.
const PATIENCE: Duration = Duration::from_secs(5);

pub fn close(store: &dyn Store, close: &Close, out: &mut impl Write) -> Result<()> {
    let row = find(store, &close.table)?;
    match row.state {
        TableState::Over => bail!("the game at {} is over; there is nothing to close", row.code),
        TableState::Closed => bail!("the table {} is closed already", row.id),
        TableState::Waiting | TableState::Playing | TableState::Broken => {}
    }
    store.write(vec![Deed::CloseTable { table: row.id, since: now() }]).wait()?;
    // A server has the table in its memory, so it must close it itself.
    let step = Duration::from_millis(100);
    for _ in 0..PATIENCE.as_millis() / step.as_millis() {
        let state = store.table(row.id)?.map(|row| row.state);
        match state {
            None | Some(TableState::Closed) => {
                writeln!(out, "the table {} is closed", row.code)?;
                return Ok(());
            }
            Some(TableState::Over) => bail!("the game at {} ended just now", row.code),
            Some(_) => thread::sleep(step),
        }
    }
    let code = row.code;
    writeln!(out, "no server runs here; the table {code} is closed as soon as one starts")?;
    Ok(())
}
