//! Journals grow at one end of one small table, `fresh`, so that a commit touches few pages however
//! many tables wrote; in their place among the other lines of their table each would touch a page
//! of its own. Now and then they are all put there.

use std::collections::HashMap;

use rusqlite::{Connection, params};

use super::StoreError;
use crate::{LineRow, TableId};

/// So many lines are fresh at most. Who reads a journal looks through all of them, which takes
/// about a millisecond; the more there are, the less is written to put them in place.
const MOST: usize = 8192;

/// What the writer knows of the journals' ends.
#[derive(Debug, Default)]
pub(super) struct Fresh {
    /// The last line of each table that has fresh ones, and of some others.
    last: HashMap<TableId, u32>,
    lines: usize,
    /// SQLite's number for what others wrote to the store; without one nothing is known.
    version: Option<i64>,
    /// What `last` and `lines` said before the batch at work.
    before: Vec<(TableId, Option<u32>)>,
    lines_before: usize,
    /// Whether the batch at work put the lines in their place.
    placed: bool,
}

impl Fresh {
    /// At the beginning of each transaction. What others wrote since the last one is not known
    /// here; when no line is fresh, there is nothing to know.
    pub fn begin(&mut self, conn: &Connection) -> Result<(), StoreError> {
        let version = conn
            .prepare_cached("PRAGMA data_version")?
            .query_row([], |row| row.get::<_, i64>(0))?;
        if self.version != Some(version) || self.lines >= MOST {
            self.place(conn)?;
            self.version = Some(version);
        }
        Ok(())
    }

    pub fn is_empty(&self) -> bool {
        self.lines == 0
    }

    /// When a transaction failed.
    pub fn forget(&mut self) {
        *self = Fresh::default();
    }

    pub fn begin_batch(&mut self) {
        self.before.clear();
        self.lines_before = self.lines;
        self.placed = false;
    }

    /// When what the batch did to the store was undone.
    pub fn undo_batch(&mut self, conn: &Connection) -> Result<(), StoreError> {
        if self.placed {
            return self.place(conn);
        }
        for (table, last) in self.before.drain(..).rev() {
            match last {
                Some(last) => self.last.insert(table, last),
                None => self.last.remove(&table),
            };
        }
        self.lines = self.lines_before;
        Ok(())
    }

    /// The lines must follow the last one, so that none is lost or written twice.
    pub fn append(
        &mut self,
        conn: &Connection,
        table: TableId,
        first: u32,
        lines: &[LineRow],
    ) -> Result<(), StoreError> {
        let (there, last) = match self.last.get(&table) {
            Some(last) => (true, *last),
            None => in_place(conn, table)?,
        };
        let gap = StoreError::Gap { last, found: first };
        if last.checked_add(1) != Some(first) {
            return Err(gap);
        }
        let more = u32::try_from(lines.len()).ok();
        let Some(new_last) = more.and_then(|more| last.checked_add(more)) else { return Err(gap) };
        if lines.is_empty() {
            return Ok(());
        }
        if !there {
            return Err(StoreError::Absent(format!("table {table}")));
        }
        let mut insert = conn.prepare_cached(
            "INSERT INTO fresh (table_id, n, text, key, at) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?;
        let id = table.bytes();
        for (n, line) in (i64::from(first)..).zip(lines) {
            insert.execute(params![id, n, line.text, line.key, line.at])?;
        }
        self.before.push((table, self.last.insert(table, new_last)));
        self.lines += lines.len();
        Ok(())
    }

    /// When a table went.
    pub fn drop_table(&mut self, conn: &Connection, table: TableId) -> Result<(), StoreError> {
        for sql in ["DELETE FROM fresh WHERE table_id = ?1", "DELETE FROM line WHERE table_id = ?1"]
        {
            conn.prepare_cached(sql)?.execute(params![table.bytes()])?;
        }
        self.before.push((table, self.last.remove(&table)));
        Ok(())
    }

    /// Puts all fresh lines in their place.
    pub fn place(&mut self, conn: &Connection) -> Result<(), StoreError> {
        conn.prepare_cached(
            "INSERT INTO line (table_id, n, text, key, at)
             SELECT table_id, n, text, key, at FROM fresh ORDER BY table_id, n",
        )?
        .execute([])?;
        conn.prepare_cached("DELETE FROM fresh")?.execute([])?;
        self.last.clear();
        self.before.clear();
        self.lines = 0;
        self.placed = true;
        Ok(())
    }
}

/// Whether a table that has no fresh lines is there, and its last line.
fn in_place(conn: &Connection, table: TableId) -> Result<(bool, u32), StoreError> {
    let found = conn
        .prepare_cached(
            "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?1),
                    coalesce((SELECT max(n) FROM line WHERE table_id = ?1), 0)",
        )?
        .query_row(params![table.bytes()], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(found)
}
