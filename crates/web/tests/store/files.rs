//! The files: who may open them, what is refused, and backups.

use std::fs;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

use endboss_store::sqlite::back_up;

use super::*;

#[test]
fn one_store_has_one_server() {
    let mut home = Home::new();
    home.write(vec![Deed::NewTable(table(1, "MOLE", 1))]).unwrap();
    let refused = SqliteStore::open(&home.path()).unwrap_err();
    assert_eq!(
        refused.to_string(),
        format!("the store {} is in use by another server", home.path().display())
    );
    // An operator may look and write beside it.
    let beside = SqliteStore::open_beside(&home.path()).unwrap();
    assert_eq!(beside.table(TableId(1)).unwrap(), Some(table(1, "MOLE", 1)));
    beside.write(vec![lines(1, 1, 2)]).wait().unwrap();
    home.write(vec![lines(1, 3, 3)]).unwrap();
    assert_eq!(
        beside.write(vec![lines(1, 3, 3)]).wait(),
        Err(StoreError::Gap { last: 3, found: 3 })
    );
    assert_eq!(beside.lines(TableId(1)).unwrap(), [line(1), line(2), line(3)]);
    // Nor does that keep a server out.
    home.reopen();
    assert_eq!(home.store().lines(TableId(1)).unwrap().len(), 3);
}

#[test]
fn two_beside_each_other_write_by_turns() {
    let home = Home::new();
    home.write(vec![Deed::NewTable(table(1, "MOLE", 1)), Deed::NewTable(table(2, "BATS", 1))])
        .unwrap();
    let beside = SqliteStore::open_beside(&home.path()).unwrap();
    thread::scope(|scope| {
        for (store, id) in [(home.store(), 1), (&beside, 2)] {
            scope.spawn(move || {
                for n in 1..=100 {
                    store.write(vec![lines(id, n, n)]).wait().unwrap();
                }
            });
        }
    });
    for id in [1, 2] {
        assert_eq!(home.store().lines(TableId(id)).unwrap().len(), 100);
    }
}

#[test]
fn what_is_not_a_store_is_refused_and_left_alone() {
    let folder = TempDir::new().unwrap();
    let garbage = folder.path().join("garbage.db");
    let bytes = b"This is a shopping list: bats, candles, more bats. ".repeat(100);
    fs::write(&garbage, &bytes).unwrap();
    let foreign = folder.path().join("foreign.db");
    rusqlite::Connection::open(&foreign).unwrap().execute_batch("CREATE TABLE bats (x)").unwrap();
    let before = fs::read(&foreign).unwrap();
    for (path, before) in [(&garbage, &bytes), (&foreign, &before)] {
        let sentence = format!("{} is not a store of endboss", path.display());
        assert_eq!(SqliteStore::open(path).unwrap_err().to_string(), sentence);
        assert_eq!(SqliteStore::open_beside(path).unwrap_err().to_string(), sentence);
        let copy = folder.path().join("copy.db");
        assert_eq!(back_up(path, &copy, &mut |_, _| {}).unwrap_err().to_string(), sentence);
        assert!(!copy.exists());
        assert_eq!(&fs::read(path).unwrap(), before);
    }
    let nothing = folder.path().join("nothing.db");
    assert!(matches!(SqliteStore::open_beside(&nothing), Err(StoreError::NotAStore(_))));
    assert!(!nothing.exists());
    assert!(matches!(SqliteStore::open(folder.path()), Err(StoreError::Failed(_))));
    // No more than the locks of those who tried is left.
    let left = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path());
    assert_eq!(left.filter(|path| path.extension().unwrap() != "lock").count(), 2);
}

#[test]
fn a_store_of_a_newer_release_is_refused_and_left_alone() {
    let mut home = Home::new();
    home.write(vec![Deed::NewTable(table(1, "MOLE", 1))]).unwrap();
    home.store = None;
    let conn = rusqlite::Connection::open(home.path()).unwrap();
    let version: u32 = conn.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    conn.pragma_update(None, "user_version", 70).unwrap();
    drop(conn);
    for refused in [SqliteStore::open(&home.path()), SqliteStore::open_beside(&home.path())] {
        let refused = refused.unwrap_err();
        assert!(matches!(refused, StoreError::Newer { found: 70, .. }));
        assert!(refused.to_string().starts_with("the store has version 70"), "{refused}");
    }
    // It can be backed up, and the release it is of opens it again.
    back_up(&home.path(), &home.folder.path().join("copy.db"), &mut |_, _| {}).unwrap();
    let conn = rusqlite::Connection::open(home.path()).unwrap();
    conn.pragma_update(None, "user_version", version).unwrap();
    drop(conn);
    home.reopen();
    assert_eq!(home.store().table(TableId(1)).unwrap(), Some(table(1, "MOLE", 1)));
}

#[test]
fn what_was_acknowledged_is_in_the_files_without_a_farewell() {
    let home = Home::new();
    home.write(vec![Deed::NewTable(table(1, "MOLE", 1)), Deed::NewTable(table(2, "BATS", 1))])
        .unwrap();
    for n in 1..=50 {
        home.write(vec![lines(1, n, n)]).unwrap();
    }
    home.write(vec![lines(2, 1, 9_000)]).unwrap();
    home.write(vec![lines(1, 51, 51)]).unwrap();
    // The files as a kill would leave them: the store is still open.
    let left = home.folder.path().join("left.db");
    for suffix in ["", "-wal"] {
        let with = |path: &std::path::Path| format!("{}{suffix}", path.display());
        fs::copy(with(&home.path()), with(&left)).unwrap();
    }
    let found = SqliteStore::open(&left).unwrap();
    let gap = StoreError::Gap { last: 51, found: 51 };
    assert_eq!(found.write(vec![lines(1, 51, 51)]).wait(), Err(gap));
    found.write(vec![lines(1, 52, 52)]).wait().unwrap();
    assert_eq!(found.lines(TableId(1)).unwrap(), (1..=52).map(line).collect::<Vec<_>>());
    assert_eq!(found.lines(TableId(2)).unwrap().len(), 9_000);
}

#[cfg(unix)]
#[test]
fn only_the_server_may_read_its_files() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::new();
    home.write(vec![Deed::NewTable(table(1, "MOLE", 1))]).unwrap();
    let copy = home.folder.path().join("copy.db");
    home.store().backup(&copy, &mut |_, _| {}).unwrap();
    let wal = home.path().with_extension("db-wal");
    for path in [home.path(), wal, copy] {
        let mode = fs::metadata(&path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", path.display());
    }
}

#[test]
fn a_backup_while_writing_holds_all_that_was_acknowledged() {
    let home = Home::new();
    home.write(vec![Deed::NewTable(table(1, "MOLE", 1)), lines(1, 1, 4_000)]).unwrap();
    let acknowledged = AtomicU32::new(4_000);
    let done = AtomicBool::new(false);
    for round in 0..3 {
        let to = home.folder.path().join(format!("copy{round}.db"));
        done.store(false, Ordering::SeqCst);
        let mut reports = Vec::new();
        let before = thread::scope(|scope| {
            scope.spawn(|| {
                while !done.load(Ordering::SeqCst) {
                    let n = acknowledged.load(Ordering::SeqCst) + 1;
                    home.write(vec![lines(1, n, n)]).unwrap();
                    acknowledged.store(n, Ordering::SeqCst);
                }
            });
            // The writer is at it when the copy begins.
            let start = acknowledged.load(Ordering::SeqCst);
            while acknowledged.load(Ordering::SeqCst) < start + 20 {
                thread::yield_now();
            }
            let before = acknowledged.load(Ordering::SeqCst);
            let copied = home.store().backup(&to, &mut |done, total| reports.push((done, total)));
            done.store(true, Ordering::SeqCst);
            copied.unwrap();
            before
        });
        let (pages, total) = *reports.last().unwrap();
        assert!(pages == total && total > 0);
        assert!(reports.is_sorted());
        let copy = SqliteStore::open(&to).unwrap();
        let kept = copy.lines(TableId(1)).unwrap();
        assert!(kept.len() >= before as usize, "{} of {before}", kept.len());
        assert_eq!(kept, (1..=kept.len() as u32).map(line).collect::<Vec<_>>());
        // It is a store like any other.
        let n = kept.len() as u32 + 1;
        copy.write(vec![lines(1, n, n)]).wait().unwrap();
    }
}

#[test]
fn a_backup_overwrites_nothing_and_leaves_nothing_half_done() {
    let home = Home::new();
    let to = home.folder.path().join("precious.txt");
    fs::write(&to, "precious").unwrap();
    let refused = home.store().backup(&to, &mut |_, _| {}).unwrap_err();
    assert_eq!(refused.to_string(), format!("{} exists already", to.display()));
    assert_eq!(fs::read_to_string(&to).unwrap(), "precious");
    let nowhere = home.folder.path().join("no folder").join("copy.db");
    assert!(matches!(home.store().backup(&nowhere, &mut |_, _| {}), Err(StoreError::Failed(_))));
    // A file that appears meanwhile is not overwritten either.
    let late = home.folder.path().join("late.db");
    let refused = home.store().backup(&late, &mut |_, _| fs::write(&late, "late").unwrap());
    assert_eq!(refused, Err(StoreError::Exists(late.display().to_string())));
    assert_eq!(fs::read_to_string(&late).unwrap(), "late");
    let mut names: Vec<_> = fs::read_dir(home.folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["data", "late.db", "precious.txt"]);
}
