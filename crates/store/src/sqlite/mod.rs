//! The store in one SQLite file: WAL, synced at every commit, one writer, a few readers.

mod backup;
mod deeds;
mod error;
mod fresh;
mod inspect;
mod people;
mod read;
mod readers;
mod schema;
#[cfg(test)]
mod tests;
mod writer;

use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use endboss_journal::Day;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::{
    BanRow, ChatLine, DailyRow, Deed, LineRow, PackRow, PersonId, PersonRow, Pulse, RatingRow,
    Receipt, ResultRow, SessionRow, Store, StoreError, Subscription, TableFilter, TableId,
    TableRow, TableState,
};
pub use backup::back_up;
use error::{file, shown};
pub use inspect::Kept;
use readers::Readers;
use writer::{Batch, Job};

pub struct SqliteStore {
    path: PathBuf,
    readers: Readers,
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    /// Held as long as the store is served; the system lets go of it when the process dies.
    _lock: Option<File>,
}

impl fmt::Debug for SqliteStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SqliteStore").field("path", &self.path).finish_non_exhaustive()
    }
}

/// How the writer's own connection keeps what it is given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keeping {
    /// `wal`.
    pub journal_mode: String,
    /// 2 is FULL: every commit is synced.
    pub synchronous: u8,
    pub foreign_keys: bool,
    pub version: u32,
}

impl SqliteStore {
    /// Opens the store for a server, which is the only one at it; makes it if it is not there and
    /// brings it up to date if it is of an older release.
    pub fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        make_folder(path)?;
        let lock = lock(path)?;
        make_file(path)?;
        let mut conn = connect(path)?;
        schema::refuse_newer(schema::version(&conn, path)?, schema::STEPS)?;
        conn.pragma_update(None, "journal_mode", "WAL")?;
        schema::migrate(&mut conn, path, schema::STEPS)?;
        SqliteStore::start(path, conn, Some(lock))
    }

    /// Opens the store of a server that may be running, for a look or a small change. It must be
    /// there and up to date.
    pub fn open_beside(path: &Path) -> Result<SqliteStore, StoreError> {
        if !path.is_file() {
            return Err(StoreError::NotAStore(shown(path)));
        }
        let conn = connect(path)?;
        let found = schema::version(&conn, path)?;
        schema::refuse_newer(found, schema::STEPS)?;
        let known = schema::STEPS.len() as u32;
        if found < known {
            return Err(StoreError::Older { found, known });
        }
        SqliteStore::start(path, conn, None)
    }

    fn start(path: &Path, conn: Connection, lock: Option<File>) -> Result<SqliteStore, StoreError> {
        conn.pragma_update(None, "synchronous", "FULL")?;
        // Elsewhere than on a Mac these two change nothing.
        conn.pragma_update(None, "fullfsync", true)?;
        conn.pragma_update(None, "checkpoint_fullfsync", true)?;
        conn.pragma_update(None, "foreign_keys", true)?;
        // What it notes down to undo a statement with need not be in a file.
        conn.pragma_update(None, "temp_store", "MEMORY")?;
        // 16 MB: many commits write the same pages, and only the last of each goes to the file.
        conn.pragma_update_and_check(None, "wal_autocheckpoint", 4000, |_| Ok(()))?;
        let readers = Readers::open(path)?;
        let (jobs, queue) = mpsc::channel();
        let writer = thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || writer::run(conn, &queue))
            .map_err(|error| file(path, &error))?;
        Ok(SqliteStore {
            path: path.to_owned(),
            readers,
            jobs: Some(jobs),
            writer: Some(writer),
            _lock: lock,
        })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Asks the writer's own connection how it keeps what it is given.
    pub fn keeping(&self) -> Result<Keeping, StoreError> {
        self.on_writer(|conn| {
            Ok(Keeping {
                journal_mode: conn.pragma_query_value(None, "journal_mode", |row| row.get(0))?,
                synchronous: conn.pragma_query_value(None, "synchronous", |row| row.get(0))?,
                foreign_keys: conn.pragma_query_value(None, "foreign_keys", |row| row.get(0))?,
                version: conn.pragma_query_value(None, "user_version", |row| row.get(0))?,
            })
        })?
    }

    /// Copies the store as it is now to a new file, while it is written and read; `progress` gets
    /// the pages done and all pages.
    pub fn backup(&self, to: &Path, progress: &mut dyn FnMut(u64, u64)) -> Result<(), StoreError> {
        back_up(&self.path, to, progress)
    }

    fn on_writer<T: Send + 'static>(
        &self,
        look: impl FnOnce(&mut Connection) -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = mpsc::channel();
        self.ask(Job::Look(Box::new(move |conn| {
            // Who asked waits below.
            let _ = answer.send(look(conn));
        })));
        answered.recv().map_err(|_| StoreError::Closed)
    }

    /// If the writer is gone, the job is dropped, and whoever waits for it learns that the store
    /// is closed.
    fn ask(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            let _ = jobs.send(job);
        }
    }
}

impl Drop for SqliteStore {
    fn drop(&mut self) {
        self.readers.close();
        // Without a sender the writer ends when its queue is empty.
        self.jobs = None;
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

/// A connection that writes. Nothing is written yet.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(path, flags)?;
    settle(&conn)?;
    Ok(conn)
}

/// What holds for readers and writers: patience while somebody beside us writes, and room for all
/// our statements.
fn settle(conn: &Connection) -> Result<(), StoreError> {
    conn.busy_timeout(Duration::from_secs(5))?;
    // Otherwise SQLite plans a cached statement anew whenever another id is bound to it.
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    conn.set_prepared_statement_cache_capacity(64);
    Ok(())
}

fn make_folder(path: &Path) -> Result<(), StoreError> {
    let folder = folder_of(path);
    if folder.is_dir() {
        return Ok(());
    }
    fs::create_dir_all(folder).map_err(|error| file(folder, &error))?;
    sync_folder(folder_of(folder))
}

/// Only whoever runs the server may read what is in it; SQLite gives its other files the same
/// rights.
fn make_file(path: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop).map_err(|error| file(path, &error))
}

/// A lock on a file of its own, since SQLite locks the store's file in its own way.
fn lock(path: &Path) -> Result<File, StoreError> {
    let beside = with_suffix(path, ".lock");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    let lock = options.open(&beside).map_err(|error| file(&beside, &error))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(shown(path))),
        Err(TryLockError::Error(error)) => Err(file(&beside, &error)),
    }
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// A new name is on disk when its folder is.
fn sync_folder(folder: &Path) -> Result<(), StoreError> {
    if cfg!(unix) {
        let synced = File::open(folder).and_then(|folder| folder.sync_all());
        synced.map_err(|error| file(folder, &error))?;
    }
    Ok(())
}

impl Store for SqliteStore {
    fn write(&self, deeds: Vec<Deed>) -> Receipt {
        let (pen, receipt) = Receipt::new();
        self.ask(Job::Write(Batch { deeds, pen }));
        receipt
    }

    fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        self.readers.read(|conn| read::table(conn, id))
    }

    fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, StoreError> {
        self.readers.read(|conn| read::table_by_code(conn, code))
    }

    fn tables(&self, filter: &TableFilter) -> Result<Vec<TableRow>, StoreError> {
        self.readers.read(|conn| read::tables(conn, filter))
    }

    fn listed(&self, state: TableState, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.readers.read(|conn| read::listed(conn, state, limit))
    }

    fn prunable(&self, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.readers.read(|conn| read::prunable(conn, before, limit))
    }

    fn upgraded(&self) -> Result<Option<i64>, StoreError> {
        self.readers.read(read::upgraded)
    }

    fn counts(&self) -> Result<Vec<(TableState, u64)>, StoreError> {
        self.readers.read(read::counts)
    }

    fn due(&self, now: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        self.readers.read(|conn| read::due(conn, now, limit))
    }

    fn to_close(&self) -> Result<Vec<TableId>, StoreError> {
        self.readers.read(read::to_close)
    }

    fn lines(&self, table: TableId) -> Result<Vec<LineRow>, StoreError> {
        self.readers.read(|conn| read::lines(conn, table))
    }

    fn chat(&self, table: TableId) -> Result<Vec<ChatLine>, StoreError> {
        self.readers.read(|conn| read::chat(conn, table))
    }

    fn pulse(&self) -> Result<Option<Pulse>, StoreError> {
        self.readers.read(read::pulse)
    }

    fn person(&self, id: PersonId) -> Result<Option<PersonRow>, StoreError> {
        self.readers.read(|conn| read::person(conn, id))
    }

    fn person_by_login(&self, login: &str) -> Result<Option<PersonRow>, StoreError> {
        self.readers.read(|conn| read::person_by_login(conn, login))
    }

    fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError> {
        self.readers.read(|conn| read::session(conn, id))
    }

    fn sessions_of(&self, person: PersonId) -> Result<Vec<SessionRow>, StoreError> {
        self.readers.read(|conn| read::sessions_of(conn, person))
    }

    fn open_tables_of(&self, person: PersonId) -> Result<Vec<TableRow>, StoreError> {
        self.readers.read(|conn| read::open_tables_of(conn, person))
    }

    fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        self.readers.read(|conn| read::tables_of(conn, person, limit))
    }

    fn results_of(&self, person: PersonId, limit: u32) -> Result<Vec<ResultRow>, StoreError> {
        self.readers.read(|conn| read::results_of(conn, person, limit))
    }

    fn daily(&self, day: Day) -> Result<Vec<DailyRow>, StoreError> {
        self.readers.read(|conn| read::daily(conn, day))
    }

    fn first_daily(&self) -> Result<Option<Day>, StoreError> {
        self.readers.read(read::first_daily)
    }

    fn daily_of(&self, person: PersonId) -> Result<Vec<DailyRow>, StoreError> {
        self.readers.read(|conn| read::daily_of(conn, person))
    }

    fn ratings_of(&self, person: PersonId) -> Result<Vec<RatingRow>, StoreError> {
        self.readers.read(|conn| read::ratings_of(conn, person))
    }

    fn subscriptions_of(&self, person: PersonId) -> Result<Vec<Subscription>, StoreError> {
        self.readers.read(|conn| read::subscriptions_of(conn, person))
    }

    fn bans(&self) -> Result<Vec<BanRow>, StoreError> {
        self.readers.read(read::bans)
    }

    fn pack(&self, hash: &str) -> Result<Option<PackRow>, StoreError> {
        self.readers.read(|conn| read::pack(conn, hash))
    }

    fn secret(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        self.readers.read(|conn| read::secret(conn, name))
    }
}
