//! The one writer: a thread that takes whatever is queued, writes it in one transaction and signs
//! the receipts when the transaction is on disk. [ARCHITECTURE 8]

use std::fmt;
use std::sync::mpsc::Receiver;
use std::thread;
use std::time::{Duration, Instant};

use endboss_operate::metrics;
use rusqlite::Connection;
use tokio::sync::oneshot;

use super::fresh::Fresh;
use super::{StoreError, deeds};
use crate::Deed;

/// What the writer is asked for.
pub(super) enum Job {
    Write(Batch),
    /// A look at the writer's own connection, between two transactions.
    Look(Box<dyn FnOnce(&mut Connection) + Send>),
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Job::Write(batch) => f.debug_tuple("Write").field(batch).finish(),
            Job::Look(_) => f.write_str("Look"),
        }
    }
}

/// Deeds that are done together or not at all, and the pen for their receipt.
#[derive(Debug)]
pub(super) struct Batch {
    pub deeds: Vec<Deed>,
    pub pen: oneshot::Sender<Result<(), StoreError>>,
}

/// So many batches share a transaction at most: the first of them should not wait for ever.
const GROUP: usize = 512;

/// After a commit those who waited for it come back one by one, and a commit costs about the same
/// for one of them as for all. So when batches came together last time, the writer waits until as
/// many are there again, or no more come, a pause at a time: this part of the last commit's time.
const PAUSE: u32 = 16;

/// So many pauses at most.
const PAUSES: u32 = 4;

/// Writes until nobody can ask for more and the queue is empty.
pub(super) fn run(conn: Connection, jobs: &Receiver<Job>) {
    let mut writer = Writer { conn, fresh: Fresh::default(), group: Vec::with_capacity(GROUP) };
    let (mut last, mut pause) = (0, Duration::ZERO);
    while let Ok(first) = jobs.recv() {
        writer.take(first, jobs);
        let pauses = if last > 1 { PAUSES } else { 0 };
        for _ in 0..pauses {
            let before = writer.group.len();
            thread::sleep(pause);
            if let Ok(next) = jobs.try_recv() {
                writer.take(next, jobs);
            }
            if writer.group.len() >= last || writer.group.len() <= before {
                break;
            }
        }
        last = writer.group.len();
        let begun = Instant::now();
        writer.write();
        pause = begun.elapsed() / PAUSE;
    }
    // If this cannot be written, the next who opens the store does it.
    let _ = writer.tidy();
}

struct Writer {
    conn: Connection,
    fresh: Fresh,
    group: Vec<Batch>,
}

/// What came of each batch of a group.
type Outcomes = Vec<Result<(), StoreError>>;

/// Why a group was not written.
enum Trouble {
    /// A batch failed that had written something, and there was no savepoint to go back to.
    Batch,
    /// The transaction failed, and with it everybody.
    Transaction(StoreError),
}

impl<E: Into<StoreError>> From<E> for Trouble {
    fn from(error: E) -> Trouble {
        Trouble::Transaction(error.into())
    }
}

impl Writer {
    /// Takes whatever is queued, up to a full group.
    fn take(&mut self, first: Job, jobs: &Receiver<Job>) {
        let mut next = Some(first);
        while let Some(job) = next.take() {
            match job {
                Job::Write(batch) => self.group.push(batch),
                Job::Look(look) => {
                    self.write();
                    look(&mut self.conn);
                }
            }
            if self.group.len() < GROUP {
                next = jobs.try_recv().ok();
            }
        }
    }

    /// Leaves every line in its place.
    fn tidy(&mut self) -> Result<(), StoreError> {
        if self.fresh.is_empty() {
            return Ok(());
        }
        let whole = self.conn.transaction()?;
        self.fresh.place(&whole)?;
        Ok(whole.commit()?)
    }

    /// No receipt is signed before the commit returned.
    fn write(&mut self) {
        if self.group.is_empty() {
            return;
        }
        // Batches seldom fail, and savepoints cost as much as most batches.
        let outcomes = match self.commit(false) {
            Err(Trouble::Batch) => self.commit(true),
            other => other,
        };
        let outcomes = outcomes.unwrap_or_else(|trouble| {
            let error = match trouble {
                Trouble::Transaction(error) => error,
                Trouble::Batch => unreachable!("with savepoints a batch fails alone"),
            };
            vec![Err(error); self.group.len()]
        });
        for (batch, outcome) in self.group.drain(..).zip(outcomes) {
            // Who no longer waits need not be told.
            let _ = batch.pen.send(outcome);
        }
    }

    /// All batches in one transaction, or nothing at all.
    fn commit(&mut self, savepoints: bool) -> Result<Outcomes, Trouble> {
        let done = self.try_commit(savepoints);
        if done.is_err() {
            self.fresh.forget();
            if !self.conn.is_autocommit() {
                // If this transaction cannot be ended, the next one cannot begin, and says so.
                let _ = run_sql(&self.conn, "ROLLBACK");
            }
        }
        done
    }

    fn try_commit(&mut self, savepoints: bool) -> Result<Outcomes, Trouble> {
        let Writer { conn, fresh, group } = self;
        let rows = conn.total_changes();
        run_sql(conn, "BEGIN IMMEDIATE")?;
        fresh.begin(conn)?;
        let mut outcomes = Vec::with_capacity(group.len());
        for batch in group {
            outcomes.push(whole_or_not(conn, fresh, &batch.deeds, savepoints)?);
        }
        run_sql(conn, "COMMIT")?;
        metrics::committed(conn.total_changes().saturating_sub(rows) as usize);
        Ok(outcomes)
    }
}

/// The deeds of one batch; if one of them fails, those before it are undone.
fn whole_or_not(
    conn: &Connection,
    fresh: &mut Fresh,
    deeds: &[Deed],
    savepoint: bool,
) -> Result<Result<(), StoreError>, Trouble> {
    if savepoint {
        run_sql(conn, "SAVEPOINT batch")?;
    }
    fresh.begin_batch();
    let changes = conn.total_changes();
    let done = deeds.iter().try_for_each(|deed| deeds::perform(conn, fresh, deed));
    if let Err(error) = &done {
        // As when the disk is full.
        if conn.is_autocommit() {
            return Err(Trouble::Transaction(error.clone()));
        }
        if !savepoint && conn.total_changes() != changes {
            return Err(Trouble::Batch);
        }
        if savepoint {
            run_sql(conn, "ROLLBACK TO batch")?;
            fresh.undo_batch(conn)?;
        }
    }
    if savepoint {
        run_sql(conn, "RELEASE batch")?;
    }
    Ok(done)
}

fn run_sql(conn: &Connection, sql: &str) -> Result<(), rusqlite::Error> {
    conn.prepare_cached(sql)?.execute([])?;
    Ok(())
}
