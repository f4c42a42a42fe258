//! What it costs that nothing is acknowledged before it is on disk, beside plain SQLite on the
//! same disk in the same minute.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{fs, process};

use rusqlite::Connection;
use tokio::runtime::{Builder, Runtime};

use super::sqlite::SqliteStore;
use super::{Deed, LineRow, Store, StoreError, TableId, TableRow, TableState};

/// Rows a second, each synced to the disk. The middle one of many short rounds counts, in which
/// all four take turns, so that what else the machine does hardly matters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Durability {
    /// Plain SQLite in WAL mode with synchronous FULL, one row a commit.
    pub plain: f64,
    /// The same, 64 rows a commit.
    pub plain_grouped: f64,
    /// Lines of a journal through the store, one table that awaits each receipt.
    pub alone: f64,
    /// The same, 64 tables at once, each awaiting its own receipts.
    pub together: f64,
    /// How near one table alone comes to plain single commits: the middle one of all rounds, since
    /// within a round the disk is most alike.
    pub alone_ratio: f64,
    /// How near many tables together come to plain grouped commits, in the same way.
    pub together_ratio: f64,
}

/// Tables that write at once, and rows in a plain commit.
pub const TABLES: usize = 64;

/// Rounds of four turns each.
const ROUNDS: usize = 51;

/// Measures for about so many seconds, in a folder of its own inside `dir`, which is removed.
pub fn durability(dir: &Path, seconds: f64) -> Result<Durability, StoreError> {
    let folder = Folder(dir.join(format!("durability-{}", process::id())));
    let made = fs::create_dir_all(&folder.0);
    made.map_err(|error| StoreError::Failed(format!("{}: {error}", folder.0.display())))?;
    let mut plain = Plain::open(&folder.0.join("plain.db"))?;
    let mut grouped = Plain::open(&folder.0.join("grouped.db"))?;
    let mut alone = Tables::open(&folder.0.join("alone.db"), 1)?;
    let mut together = Tables::open(&folder.0.join("together.db"), TABLES)?;
    let turn = Duration::from_secs_f64(seconds / (4 * (ROUNDS + 1)) as f64);
    let mut rounds = Vec::with_capacity(ROUNDS);
    for round in 0..=ROUNDS {
        let rates = [
            rate(turn, || plain.insert(1))?,
            rate(turn, || alone.write_alone())?,
            rate(turn, || grouped.insert(TABLES))?,
            together.write_together(turn)?,
        ];
        // The first round warms the caches up.
        if round > 0 {
            rounds.push(rates);
        }
    }
    let median = |figure: fn(&[f64; 4]) -> f64| median(rounds.iter().map(figure).collect());
    Ok(Durability {
        plain: median(|rates| rates[0]),
        alone: median(|rates| rates[1]),
        plain_grouped: median(|rates| rates[2]),
        together: median(|rates| rates[3]),
        alone_ratio: median(|rates| rates[1] / rates[0]),
        together_ratio: median(|rates| rates[3] / rates[2]),
    })
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// Rows a second, for as long as the turn lasts.
fn rate(
    turn: Duration,
    mut write: impl FnMut() -> Result<usize, StoreError>,
) -> Result<f64, StoreError> {
    let begun = Instant::now();
    let mut rows = 0;
    while begun.elapsed() < turn || rows == 0 {
        rows += write()?;
    }
    Ok(rows as f64 / begun.elapsed().as_secs_f64())
}

/// A row is as long as most lines of a journal.
fn line(n: u32) -> LineRow {
    let text = format!("{n:06} seat 2 builds vampire-bordello at place 3 a1b2c3d4e5f6");
    LineRow { text, key: None, at: i64::from(n) }
}

/// A folder that goes when the measuring is over.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to the operator.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// SQLite without us: the simplest table, appended to.
struct Plain {
    conn: Connection,
    rows: u32,
}

impl Plain {
    fn open(path: &Path) -> Result<Plain, StoreError> {
        let conn = Connection::open(path)?;
        conn.pragma_update(None, "journal_mode", "WAL")?;
        conn.pragma_update(None, "synchronous", "FULL")?;
        conn.execute_batch("CREATE TABLE line (n INTEGER PRIMARY KEY, text TEXT, at INTEGER)")?;
        Ok(Plain { conn, rows: 0 })
    }

    fn insert(&mut self, rows: usize) -> Result<usize, StoreError> {
        let whole = self.conn.unchecked_transaction()?;
        let mut insert =
            whole.prepare_cached("INSERT INTO line (n, text, at) VALUES (?1, ?2, ?3)")?;
        for _ in 0..rows {
            self.rows += 1;
            let line = line(self.rows);
            insert.execute(rusqlite::params![self.rows, line.text, line.at])?;
        }
        drop(insert);
        whole.commit()?;
        Ok(rows)
    }
}

/// Our store and its tables, with the number of lines each of them has.
struct Tables {
    store: Arc<SqliteStore>,
    lines: Vec<(TableId, u32)>,
    workers: Runtime,
}

impl Tables {
    fn open(path: &Path, tables: usize) -> Result<Tables, StoreError> {
        let store = Arc::new(SqliteStore::open(path)?);
        let lines: Vec<_> = (0..tables).map(|_| (TableId::random(), 0)).collect();
        let new = |(id, _): &(TableId, u32)| {
            Deed::NewTable(TableRow {
                id: *id,
                code: id.to_string(),
                state: TableState::Playing,
                listed: false,
                created: 0,
                touched: 0,
                due: None,
                sitting: Vec::new(),
                record: "{}".to_owned(),
            })
        };
        store.write(lines.iter().map(new).collect()).wait()?;
        let workers = Builder::new_multi_thread().build();
        let workers = workers.map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Tables { store, lines, workers })
    }

    fn write_alone(&mut self) -> Result<usize, StoreError> {
        let (table, last) = &mut self.lines[0];
        write_next(&*self.store, *table, last).wait()?;
        Ok(1)
    }

    fn write_together(&mut self, turn: Duration) -> Result<f64, StoreError> {
        let begun = Instant::now();
        let before: u32 = self.lines.iter().map(|(_, last)| last).sum();
        let tasks: Vec<_> = self
            .lines
            .iter()
            .map(|&(table, mut last)| {
                let store = Arc::clone(&self.store);
                self.workers.spawn(async move {
                    while begun.elapsed() < turn {
                        write_next(&*store, table, &mut last).await?;
                    }
                    Ok::<u32, StoreError>(last)
                })
            })
            .collect();
        for ((_, last), task) in self.lines.iter_mut().zip(tasks) {
            let told = self.workers.block_on(task);
            *last = told.map_err(|error| StoreError::Failed(error.to_string()))??;
        }
        let after: u32 = self.lines.iter().map(|(_, last)| last).sum();
        Ok(f64::from(after - before) / begun.elapsed().as_secs_f64())
    }
}

fn write_next(store: &dyn Store, table: TableId, last: &mut u32) -> super::Receipt {
    *last += 1;
    store.write(vec![Deed::Lines { table, first: *last, lines: vec![line(*last)] }])
}
