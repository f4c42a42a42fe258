//! What can be seen only from inside the store: the writer's own connection and its steps.

use std::future::Future;
use std::pin::pin;
use std::sync::mpsc;
use std::task::{Context, Poll, Waker};

use rusqlite::Connection;
use tempfile::TempDir;

use super::schema::{STEPS, migrate, version};
use super::*;
use crate::TableState;

fn table(id: u128) -> TableRow {
    TableRow {
        id: TableId(id),
        code: format!("CODE{id}"),
        state: TableState::Playing,
        listed: true,
        created: 1,
        touched: 1,
        due: None,
        sitting: Vec::new(),
        record: "{}".to_owned(),
    }
}

fn line(table: u128, n: u32) -> Deed {
    let line = LineRow { text: format!("line {n}"), key: None, at: 1 };
    Deed::Lines { table: TableId(table), first: n, lines: vec![line] }
}

fn store(folder: &TempDir) -> SqliteStore {
    SqliteStore::open(&folder.path().join("store.db")).unwrap()
}

fn signed(receipt: &mut Receipt) -> bool {
    pin!(receipt).poll(&mut Context::from_waker(Waker::noop())).is_ready()
}

/// Stops the writer inside each commit: it says when it is there and waits to be let go with a
/// word that says whether the commit shall fail.
struct Gate {
    arrived: mpsc::Receiver<()>,
    go: mpsc::Sender<bool>,
}

fn gate(store: &SqliteStore) -> Gate {
    let (arrive, arrived) = mpsc::channel();
    let (go, gone) = mpsc::channel();
    store
        .on_writer(move |conn| {
            conn.commit_hook(Some(move || {
                // After the test nobody is there to tell, and every commit passes.
                let _ = arrive.send(());
                gone.recv().unwrap_or(false)
            }))
        })
        .unwrap()
        .unwrap();
    Gate { arrived, go }
}

#[test]
fn the_writer_syncs_every_commit_to_a_wal() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("store.db");
    let wanted = Keeping {
        journal_mode: "wal".to_owned(),
        synchronous: 2,
        foreign_keys: true,
        version: STEPS.len() as u32,
    };
    let served = SqliteStore::open(&path).unwrap();
    let beside = SqliteStore::open_beside(&path).unwrap();
    assert_eq!(served.keeping().unwrap(), wanted);
    assert_eq!(beside.keeping().unwrap(), wanted);
    drop((served, beside));
    assert_eq!(SqliteStore::open(&path).unwrap().keeping().unwrap(), wanted);
}

#[test]
fn a_receipt_is_signed_after_its_commit_and_never_before() {
    let folder = TempDir::new().unwrap();
    let store = store(&folder);
    store.write(vec![Deed::NewTable(table(1)), Deed::NewTable(table(2))]).wait().unwrap();
    let gate = gate(&store);

    let mut first = store.write(vec![line(1, 1)]);
    gate.arrived.recv().unwrap();
    // The writer stands in the commit of the first line. What comes now is queued behind it.
    let mut second = store.write(vec![line(1, 2)]);
    let mut wrong = store.write(vec![line(2, 1), line(2, 7)]);
    let mut third = store.write(vec![line(2, 1)]);
    assert!(![&mut first, &mut second, &mut wrong, &mut third].into_iter().any(signed));
    assert_eq!(store.lines(TableId(1)).unwrap().len(), 0);

    gate.go.send(false).unwrap();
    first.wait().unwrap();
    // A second connection can read what was acknowledged, and nothing else yet.
    assert_eq!(store.lines(TableId(1)).unwrap().len(), 1);

    // The rest shares one commit, and not one of its receipts is signed in it.
    gate.arrived.recv().unwrap();
    assert!(![&mut second, &mut wrong, &mut third].into_iter().any(signed));
    assert_eq!(store.lines(TableId(1)).unwrap().len(), 1);
    assert_eq!(store.lines(TableId(2)).unwrap().len(), 0);
    gate.go.send(false).unwrap();
    second.wait().unwrap();
    assert_eq!(wrong.wait(), Err(StoreError::Gap { last: 1, found: 7 }));
    third.wait().unwrap();
    assert_eq!(store.lines(TableId(1)).unwrap().len(), 2);
    assert_eq!(store.lines(TableId(2)).unwrap().len(), 1);
    assert!(gate.arrived.try_recv().is_err(), "three batches, one commit");
}

#[test]
fn receipts_are_signed_in_order() {
    let folder = TempDir::new().unwrap();
    let store = store(&folder);
    store.write(vec![Deed::NewTable(table(1))]).wait().unwrap();
    let mut receipts: Vec<_> = (1..=2000).map(|n| store.write(vec![line(1, n)])).collect();
    // Whenever one is signed, all before it are, too.
    while !receipts.is_empty() {
        let last = receipts.iter_mut().rposition(signed);
        let before = last.map_or(0, |last| last + 1);
        for mut earlier in receipts.drain(..before).rev().skip(1) {
            let now = pin!(&mut earlier).poll(&mut Context::from_waker(Waker::noop()));
            assert!(matches!(now, Poll::Ready(_)));
        }
    }
    assert_eq!(store.lines(TableId(1)).unwrap().len(), 2000);
}

#[test]
fn when_the_commit_fails_nobody_is_acknowledged() {
    let folder = TempDir::new().unwrap();
    let store = store(&folder);
    store.write(vec![Deed::NewTable(table(1))]).wait().unwrap();
    let gate = gate(&store);
    let first = store.write(vec![line(1, 1)]);
    gate.arrived.recv().unwrap();
    let second = store.write(vec![line(1, 2)]);
    let third = store.write(vec![line(1, 3)]);
    gate.go.send(false).unwrap();
    first.wait().unwrap();
    gate.arrived.recv().unwrap();
    gate.go.send(true).unwrap();
    assert!(matches!(second.wait(), Err(StoreError::Failed(_))));
    assert!(matches!(third.wait(), Err(StoreError::Failed(_))));
    assert_eq!(store.lines(TableId(1)).unwrap().len(), 1);
    // The writer goes on where the last commit that held left the journal.
    drop(gate);
    store.write(vec![line(1, 2)]).wait().unwrap();
    assert_eq!(store.lines(TableId(1)).unwrap().len(), 2);
}

#[test]
fn a_full_disk_is_told_and_the_writer_goes_on_when_there_is_room() {
    let folder = TempDir::new().unwrap();
    let store = store(&folder);
    store.write(vec![Deed::NewTable(table(1))]).wait().unwrap();
    let limit = |pages: i64| {
        let set = move |conn: &mut Connection| {
            conn.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))
        };
        store.on_writer(set).unwrap().unwrap();
    };
    limit(1);
    let text = "x".repeat(1 << 20);
    let long = LineRow { text, key: None, at: 1 };
    let long = vec![Deed::Lines { table: TableId(1), first: 1, lines: vec![long] }];
    let refused = store.write(long.clone()).wait().unwrap_err();
    assert!(refused.to_string().contains("full"), "{refused}");
    assert_eq!(store.lines(TableId(1)).unwrap(), []);
    limit(1 << 20);
    store.write(long).wait().unwrap();
    assert_eq!(store.lines(TableId(1)).unwrap().len(), 1);
}

#[test]
fn closing_writes_what_is_queued() {
    let folder = TempDir::new().unwrap();
    let closed = store(&folder);
    closed.write(vec![Deed::NewTable(table(1))]).wait().unwrap();
    let receipts: Vec<_> = (1..=700).map(|n| closed.write(vec![line(1, n)])).collect();
    drop(closed);
    for receipt in receipts {
        receipt.wait().unwrap();
    }
    assert_eq!(store(&folder).lines(TableId(1)).unwrap().len(), 700);
}

#[test]
fn a_writer_that_is_gone_is_said() {
    let folder = TempDir::new().unwrap();
    let store = store(&folder);
    let died = store.on_writer(|_| -> () { panic!("a mistake in the writer, for a test") });
    assert_eq!(died, Err(StoreError::Closed));
    assert_eq!(store.write(vec![Deed::NewTable(table(1))]).wait(), Err(StoreError::Closed));
}

#[test]
fn every_older_version_comes_up_to_date() {
    for older in 0..STEPS.len() {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("store.db");
        let mut conn = Connection::open(&path).unwrap();
        migrate(&mut conn, &path, &STEPS[..older]).unwrap();
        assert_eq!(version(&conn, &path), Ok(older as u32));
        drop(conn);
        let known = STEPS.len() as u32;
        assert_eq!(
            SqliteStore::open_beside(&path).unwrap_err(),
            StoreError::Older { found: older as u32, known }
        );
        let store = SqliteStore::open(&path).unwrap();
        store.write(vec![Deed::NewTable(table(1)), line(1, 1)]).wait().unwrap();
        assert_eq!(store.lines(TableId(1)).unwrap().len(), 1);
        assert_eq!(store.keeping().unwrap().version, known);
    }
}

/// Games that were played on from before this was kept are found in the records.
#[test]
fn an_older_store_keeps_what_was_played_on_from() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("store.db");
    let mut conn = Connection::open(&path).unwrap();
    migrate(&mut conn, &path, &STEPS[..3]).unwrap();
    let settings = "\"settings\":{\"rated\":false}";
    let onward = format!("{{{settings},\"onward\":[\"{}\",7]}}", TableId(1));
    let records = [format!("{{{settings}}}"), onward, "no record at all".to_owned()];
    for (n, record) in (1u128..).zip(records) {
        let values = rusqlite::params![TableId(n).bytes(), n.to_string(), record];
        let sql = "INSERT INTO tables (id, code, state, listed, created, touched, record)
                   VALUES (?1, ?2, 'over', 0, 1, 1, ?3)";
        conn.execute(sql, values).unwrap();
    }
    drop(conn);
    let store = SqliteStore::open(&path).unwrap();
    assert_eq!(store.prunable(i64::MAX, 9), Ok(vec![TableId(2)]));
    store.write(vec![Deed::Prune(TableId(1)), Deed::Prune(TableId(2))]).wait().unwrap();
    assert_eq!(store.prunable(i64::MAX, 9), Ok(vec![TableId(1)]), "the other one is gone");
}

/// Version 5 takes talk out of the records and loses no word of it.
#[test]
fn talk_of_an_older_store_is_kept_line_by_line() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("store.db");
    let mut conn = Connection::open(&path).unwrap();
    migrate(&mut conn, &path, &STEPS[..4]).unwrap();
    let person = PersonId(7);
    let record = format!(
        r#"{{"seed":"00ff","chat":[{{"n":3,"seat":1,"person":"{person}","name":"Dan","text":"hi ' \"","at":5}},
            {{"n":4,"seat":0,"name":"Dora","text":"old","at":6}}],"muted":[]}}"#
    );
    for (id, record) in [(1, record.as_str()), (2, "no JSON"), (3, r#"{"chat":[]}"#)] {
        conn.execute(
            "INSERT INTO tables (id, code, state, listed, created, touched, due, record)
             VALUES (?1, ?2, 'playing', 1, 1, 1, NULL, ?3)",
            rusqlite::params![TableId(id).bytes(), format!("CODE{id}"), record],
        )
        .unwrap();
    }
    drop(conn);
    let store = SqliteStore::open(&path).unwrap();
    let said = store.chat(TableId(1)).unwrap();
    let line = |n, seat, person, name: &str, text: &str, at| ChatLine {
        n,
        seat,
        person,
        name: name.to_owned(),
        text: text.to_owned(),
        at,
    };
    let first = line(3, 1, Some(person), "Dan", "hi ' \"", 5);
    assert_eq!(said, [first, line(4, 0, None, "Dora", "old", 6)]);
    let record = |id| store.table(TableId(id)).unwrap().unwrap().record;
    assert_eq!(record(1), r#"{"seed":"00ff","muted":[]}"#);
    assert_eq!((record(2), record(3)), ("no JSON".to_owned(), "{}".to_owned()));
    // Whoever is forgotten has said nothing.
    store.write(vec![Deed::ForgetPerson(person)]).wait().unwrap();
    assert_eq!(store.chat(TableId(1)).unwrap().len(), 1);
    assert_eq!(store.pulse().unwrap(), None);
}

#[test]
fn a_step_is_taken_whole_or_not_at_all() {
    let path = Path::new("memory");
    let mut conn = Connection::open_in_memory().unwrap();
    let good = ["CREATE TABLE a (x)", "ALTER TABLE a ADD y; INSERT INTO a VALUES (1, 2);"];
    migrate(&mut conn, path, &good[..1]).unwrap();
    assert_eq!(version(&conn, path), Ok(1));
    let bad = [good[0], "CREATE TABLE b (x); CREATE TABLE b (x);"];
    assert!(migrate(&mut conn, path, &bad).is_err());
    assert_eq!(version(&conn, path), Ok(1));
    assert!(!conn.table_exists(None, "b").unwrap());

    let astray = [
        good[0],
        "CREATE TABLE b (x PRIMARY KEY);
         CREATE TABLE c (x REFERENCES b (x));
         INSERT INTO c VALUES (1);",
    ];
    let refused = migrate(&mut conn, path, &astray).unwrap_err();
    assert!(refused.to_string().contains("step 2 leaves 1 rows"), "{refused}");
    assert!(!conn.table_exists(None, "c").unwrap());

    migrate(&mut conn, path, &good).unwrap();
    assert_eq!(version(&conn, path), Ok(2));
    assert_eq!(conn.query_row("SELECT y FROM a", [], |row| row.get(0)), Ok(2));
    // Nothing is left to do, and an older release keeps its hands off.
    migrate(&mut conn, path, &good).unwrap();
    assert_eq!(migrate(&mut conn, path, &good[..1]), Err(StoreError::Newer { found: 2, known: 1 }));
}

#[test]
fn a_row_of_another_time_is_said_to_be_unreadable() {
    let folder = TempDir::new().unwrap();
    let store = store(&folder);
    store.write(vec![Deed::NewTable(table(1))]).wait().unwrap();
    let alter = |sql: &'static str| store.on_writer(move |conn| conn.execute(sql, [])).unwrap();
    alter("UPDATE tables SET state = 'flying'").unwrap();
    let refused = store.table(TableId(1)).unwrap_err();
    assert_eq!(
        refused.to_string(),
        format!("table {} in the store cannot be read: no table is \"flying\"", TableId(1))
    );
    alter("UPDATE tables SET state = 'over', id = x'01'").unwrap();
    assert!(matches!(
        store.tables(&TableFilter { limit: 1, ..TableFilter::default() }),
        Err(StoreError::Unreadable { .. })
    ));
}
