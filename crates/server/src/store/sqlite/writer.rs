//! The one writer: a thread that takes whatever is queued, writes it in one transaction and signs
//! the receipts when the transaction is on disk. [ARCHITECTURE 8]

use std::fmt;
use std::sync::mpsc::Receiver;
use std::thread;
use std::time::Instant;

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::{StoreError, deeds};
use crate::store::Deed;

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
/// for one of them as for all. So when batches came together last time, the writer waits for the
/// others as long as some still come, a pause at a time: this part of the last commit's time.
const PAUSE: u32 = 16;

/// So many pauses at most.
const PAUSES: u32 = 4;

/// Writes until nobody can ask for more and the queue is empty.
pub(super) fn run(mut conn: Connection, jobs: &Receiver<Job>) {
    let mut group = Vec::with_capacity(GROUP);
    let mut pause = None;
    while let Ok(first) = jobs.recv() {
        take(first, jobs, &mut conn, &mut group);
        for _ in 0..PAUSES {
            let before = group.len();
            let Some(pause) = pause.filter(|_| before < GROUP) else { break };
            thread::sleep(pause);
            if let Ok(next) = jobs.try_recv() {
                take(next, jobs, &mut conn, &mut group);
            }
            if group.len() <= before {
                break;
            }
        }
        let (together, begun) = (group.len() > 1, Instant::now());
        write(&conn, &mut group);
        pause = together.then(|| begun.elapsed() / PAUSE);
    }
}

/// Takes whatever is queued, up to a full group.
fn take(first: Job, jobs: &Receiver<Job>, conn: &mut Connection, group: &mut Vec<Batch>) {
    let mut next = Some(first);
    while let Some(job) = next.take() {
        match job {
            Job::Write(batch) => group.push(batch),
            Job::Look(look) => {
                write(conn, group);
                look(conn);
            }
        }
        if group.len() < GROUP {
            next = jobs.try_recv().ok();
        }
    }
}

/// No receipt is signed before the commit returned.
fn write(conn: &Connection, group: &mut Vec<Batch>) {
    if group.is_empty() {
        return;
    }
    let outcomes = commit(conn, group).unwrap_or_else(|error| {
        if !conn.is_autocommit() {
            // The transaction of a commit that failed; if it cannot be ended, the next one cannot
            // begin, and says so.
            let _ = run_sql(conn, "ROLLBACK");
        }
        vec![Err(error); group.len()]
    });
    for (batch, outcome) in group.drain(..).zip(outcomes) {
        // Who no longer waits need not be told.
        let _ = batch.pen.send(outcome);
    }
}

/// All batches in one transaction. An error here is everybody's.
fn commit(conn: &Connection, group: &[Batch]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    run_sql(conn, "BEGIN IMMEDIATE")?;
    let mut outcomes = Vec::with_capacity(group.len());
    for batch in group {
        outcomes.push(whole_or_not(conn, &batch.deeds)?);
    }
    run_sql(conn, "COMMIT")?;
    Ok(outcomes)
}

/// The deeds of one batch; if one of them fails, those before it are undone. The outer error means
/// that the whole transaction is gone, as it is when the disk is full.
fn whole_or_not(conn: &Connection, deeds: &[Deed]) -> Result<Result<(), StoreError>, StoreError> {
    run_sql(conn, "SAVEPOINT batch")?;
    let done = deeds.iter().try_for_each(|deed| deeds::perform(conn, deed));
    if let Err(error) = &done {
        if conn.is_autocommit() {
            return Err(error.clone());
        }
        run_sql(conn, "ROLLBACK TO batch")?;
    }
    run_sql(conn, "RELEASE batch")?;
    Ok(done)
}

fn run_sql(conn: &Connection, sql: &str) -> Result<(), StoreError> {
    conn.prepare_cached(sql)?.execute([])?;
    Ok(())
}
