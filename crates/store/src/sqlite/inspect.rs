//! Looks at a store that only whoever checks it needs.

use rusqlite::{Connection, params};

use super::{SqliteStore, people, read};
use crate::{LineRow, PersonId, StoreError, TableId, TableRow};

/// A table and its journal as they were at one moment, the lines with their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    pub row: TableRow,
    pub lines: Vec<(u32, LineRow)>,
}

impl SqliteStore {
    /// Every table there is, the oldest first.
    pub fn table_ids(&self) -> Result<Vec<TableId>, StoreError> {
        self.readers.read(|conn| {
            let mut ids = conn.prepare("SELECT id FROM tables ORDER BY created, id")?;
            let ids = ids.query_map([], |row| Ok(TableId::from_bytes(row.get(0)?)))?;
            Ok(ids.collect::<Result<_, _>>()?)
        })
    }

    /// A row and its journal, read together: a server that goes on writing cannot come between.
    pub fn kept(&self, id: TableId) -> Result<Option<Kept>, StoreError> {
        self.readers.read(|conn| {
            let Some(row) = read::table(conn, id)? else { return Ok(None) };
            let sql = "SELECT n, text, key, at FROM journal WHERE table_id = ?1 ORDER BY n";
            let mut lines = conn.prepare_cached(sql)?;
            let lines = lines.query_map(params![id.bytes()], |row| {
                let line = LineRow { text: row.get(1)?, key: row.get(2)?, at: row.get(3)? };
                Ok((row.get(0)?, line))
            })?;
            let lines = lines.collect::<Result<_, _>>()?;
            Ok(Some(Kept { row, lines }))
        })
    }

    /// Who a person is now: another one, if they were joined.
    pub fn is_now(&self, person: PersonId) -> Result<PersonId, StoreError> {
        self.readers.read(|conn| people::joined(conn, person))
    }

    /// What SQLite itself finds wrong with the file. Takes a while.
    pub fn integrity(&self) -> Result<Vec<String>, StoreError> {
        self.readers.read(|conn| {
            let mut wrong = sentences(conn, "PRAGMA integrity_check(20)")?;
            wrong.retain(|sentence| sentence != "ok");
            let astray = "SELECT DISTINCT \"table\" || ' names rows of ' || parent ||
                          ' that are not there' FROM pragma_foreign_key_check";
            wrong.extend(sentences(conn, astray)?);
            Ok(wrong)
        })
    }
}

fn sentences(conn: &Connection, sql: &str) -> Result<Vec<String>, StoreError> {
    let mut found = conn.prepare(sql)?;
    let found = found.query_map([], |row| row.get(0))?;
    Ok(found.collect::<Result<_, _>>()?)
}
