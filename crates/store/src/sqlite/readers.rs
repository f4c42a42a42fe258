//! Reading, by a few connections that cannot write.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, PoisonError};

use rusqlite::{Connection, OpenFlags};

use super::{StoreError, settle};

/// So many can read at once; who comes when all are taken waits for the first that is given back.
const READERS: usize = 4;

pub(super) struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
    back: Condvar,
}

impl fmt::Debug for Readers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Readers").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Readers {
    pub fn open(path: &Path) -> Result<Readers, StoreError> {
        let idle = (0..READERS).map(|_| reader(path)).collect::<Result<_, _>>()?;
        Ok(Readers { path: path.to_owned(), idle: Mutex::new(idle), back: Condvar::new() })
    }

    /// Lends a connection, inside one transaction: what is read together was true together.
    pub fn read<T>(
        &self,
        look: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let lent = Lent { conn: Some(self.take()), readers: self };
        let conn = lent.conn.as_ref().expect("it is given back at the end only");
        let still = conn.unchecked_transaction()?;
        let seen = look(&still)?;
        still.commit()?;
        Ok(seen)
    }

    fn take(&self) -> Connection {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            match idle.pop() {
                Some(conn) => return conn,
                None => idle = self.back.wait(idle).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// Closes the connections that nobody uses.
    pub fn close(&mut self) {
        self.idle.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// A connection that goes back whatever happens to its reader.
struct Lent<'a> {
    conn: Option<Connection>,
    readers: &'a Readers,
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        let mut idle = self.readers.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.extend(self.conn.take());
        self.readers.back.notify_one();
    }
}

pub(super) fn reader(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(path, flags)?;
    settle(&conn)?;
    Ok(conn)
}
