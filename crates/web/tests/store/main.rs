//! The store through its trait, in a real file: every deed, every read, and the files themselves.

mod deeds;
mod files;
mod measured;
mod people;

use std::path::PathBuf;

use endboss_store::sqlite::SqliteStore;
use endboss_store::{
    Account, Deed, LineRow, PersonId, PersonRow, Sitting, Store, StoreError, TableId, TableRow,
    TableState,
};
use tempfile::TempDir;

/// A store in a folder that goes with the test.
struct Home {
    folder: TempDir,
    store: Option<SqliteStore>,
}

impl Home {
    fn new() -> Home {
        let folder = TempDir::new().unwrap();
        let mut home = Home { folder, store: None };
        home.reopen();
        home
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("data").join("store.db")
    }

    fn reopen(&mut self) {
        self.store = None;
        self.store = Some(SqliteStore::open(&self.path()).unwrap());
    }

    fn store(&self) -> &SqliteStore {
        self.store.as_ref().unwrap()
    }

    fn write(&self, deeds: Vec<Deed>) -> Result<(), StoreError> {
        self.store().write(deeds).wait()
    }

    /// Checks now, and again after the store was closed and opened.
    fn always(&mut self, check: impl Fn(&SqliteStore)) {
        check(self.store());
        self.reopen();
        check(self.store());
    }
}

fn table(id: u128, code: &str, touched: i64) -> TableRow {
    TableRow {
        id: TableId(id),
        code: code.to_owned(),
        state: TableState::Waiting,
        listed: true,
        created: 5,
        touched,
        due: None,
        sitting: Vec::new(),
        record: format!("{{\"table\":{id}}}"),
    }
}

fn sitting(seat: u8, person: u128) -> Sitting {
    Sitting { person: PersonId(person), seat }
}

fn line(n: u32) -> LineRow {
    LineRow {
        text: format!("pick {n} of ünlücky søuls"),
        key: n.is_multiple_of(2).then(|| format!("key {n}")),
        at: i64::from(n) * 10,
    }
}

fn lines(table: u128, first: u32, last: u32) -> Deed {
    Deed::Lines { table: TableId(table), first, lines: (first..=last).map(line).collect() }
}

fn guest(id: u128, seen: i64) -> PersonRow {
    PersonRow { id: PersonId(id), name: format!("guest {id}"), account: None, created: 1, seen }
}

fn member(id: u128, login: &str) -> PersonRow {
    let account = Account {
        login: login.to_owned(),
        password: Some("$argon2id$password".to_owned()),
        phrase: Some("$argon2id$phrase".to_owned()),
    };
    PersonRow { account: Some(account), ..guest(id, 1) }
}
