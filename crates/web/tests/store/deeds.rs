//! Tables, journals, packs, secrets and bans.

use endboss_store::{BanRow, PackRow, TableFilter};

use super::*;

#[test]
fn a_table_is_kept_as_it_is() {
    let mut home = Home::new();
    let mut kept = table(1, "MOLE", 10);
    kept.sitting = vec![sitting(0, 7), sitting(2, 8)];
    home.write(vec![Deed::NewTable(kept.clone())]).unwrap();
    home.always(|store| {
        assert_eq!(store.table(TableId(1)).unwrap().as_ref(), Some(&kept));
        assert_eq!(store.table_by_code("MOLE").unwrap().as_ref(), Some(&kept));
        assert_eq!(store.table(TableId(2)).unwrap(), None);
        assert_eq!(store.table_by_code("mole").unwrap(), None);
    });
    let changed = TableRow {
        code: "BATS".to_owned(),
        state: TableState::Playing,
        listed: false,
        created: 6,
        touched: 20,
        due: Some(99),
        sitting: vec![sitting(1, 8), sitting(2, 9)],
        record: "[]".to_owned(),
        ..kept.clone()
    };
    home.write(vec![Deed::Table(changed.clone())]).unwrap();
    home.always(|store| {
        assert_eq!(store.table(TableId(1)).unwrap().as_ref(), Some(&changed));
        assert_eq!(store.table_by_code("MOLE").unwrap(), None);
        // Who left sat there all the same.
        for person in 7..=9 {
            assert_eq!(
                store.tables_of(PersonId(person), 5).unwrap(),
                std::slice::from_ref(&changed)
            );
        }
    });
    for state in TableState::ALL {
        let row = TableRow { state, ..changed.clone() };
        home.write(vec![Deed::Table(row.clone())]).unwrap();
        assert_eq!(home.store().table(TableId(1)).unwrap(), Some(row));
    }
}

#[test]
fn a_table_that_is_not_there_cannot_change() {
    let home = Home::new();
    let gone = format!("table {} is not in the store", TableId(1));
    let refused = home.write(vec![Deed::Table(table(1, "MOLE", 1))]).unwrap_err();
    assert_eq!(refused.to_string(), gone);
    let refused = home.write(vec![lines(1, 1, 1)]).unwrap_err();
    assert_eq!(refused.to_string(), gone);
}

#[test]
fn a_code_is_one_of_a_kind_until_its_table_closes() {
    let home = Home::new();
    home.write(vec![Deed::NewTable(table(1, "MOLE", 1)), Deed::NewTable(table(2, "BATS", 1))])
        .unwrap();
    let taken = Err(StoreError::Taken("MOLE".to_owned()));
    assert_eq!(home.write(vec![Deed::NewTable(table(3, "MOLE", 1))]), taken);
    assert_eq!(home.write(vec![Deed::Table(table(2, "MOLE", 1))]), taken);
    assert_eq!(home.store().table(TableId(2)).unwrap().unwrap().code, "BATS");

    for state in [TableState::Over, TableState::Broken] {
        home.write(vec![Deed::Table(TableRow { state, ..table(1, "MOLE", 1) })]).unwrap();
        assert_eq!(home.write(vec![Deed::NewTable(table(3, "MOLE", 1))]), taken);
    }
    let closed = TableRow { state: TableState::Closed, ..table(1, "MOLE", 1) };
    home.write(vec![Deed::Table(closed.clone())]).unwrap();
    assert_eq!(home.store().table_by_code("MOLE").unwrap(), None);
    home.write(vec![Deed::NewTable(table(3, "MOLE", 1))]).unwrap();
    assert_eq!(home.store().table_by_code("MOLE").unwrap().unwrap().id, TableId(3));
    // The old table cannot come back under it.
    let again = TableRow { state: TableState::Over, ..closed };
    assert_eq!(home.write(vec![Deed::Table(again)]), taken);
    // Nor can a table be made twice.
    assert!(matches!(
        home.write(vec![Deed::NewTable(table(3, "NEWT", 1))]),
        Err(StoreError::Taken(_))
    ));
}

#[test]
fn a_journal_goes_on_where_it_ends_and_nowhere_else() {
    let mut home = Home::new();
    home.write(vec![Deed::NewTable(table(1, "MOLE", 1)), Deed::NewTable(table(2, "BATS", 1))])
        .unwrap();
    for found in [0, 2, u32::MAX] {
        let gap = Err(StoreError::Gap { last: 0, found });
        assert_eq!(home.write(vec![lines(1, found, found)]), gap);
    }
    home.write(vec![lines(1, 1, 3), lines(2, 1, 2)]).unwrap();
    home.write(vec![lines(1, 4, 4)]).unwrap();
    for found in [3, 4, 6] {
        let gap = Err(StoreError::Gap { last: 4, found });
        assert_eq!(home.write(vec![lines(1, found, 7)]), gap);
    }
    home.always(|store| {
        assert_eq!(store.lines(TableId(1)).unwrap(), [line(1), line(2), line(3), line(4)]);
        assert_eq!(store.lines(TableId(2)).unwrap(), [line(1), line(2)]);
        assert_eq!(store.lines(TableId(3)).unwrap(), []);
    });
}

#[test]
fn what_is_written_together_is_written_whole_or_not_at_all() {
    let mut home = Home::new();
    home.write(vec![Deed::NewTable(table(1, "MOLE", 1)), Deed::Person(member(1, "ada"))]).unwrap();
    let absent = |what: &str, id| StoreError::Absent(format!("{what} {}", TableId(id)));
    let taken = |name: &str| StoreError::Taken(name.to_owned());
    let failing = [
        (lines(1, 9, 9), StoreError::Gap { last: 2, found: 9 }),
        (lines(2, 1, 1), absent("table", 2)),
        (Deed::NewTable(table(2, "MOLE", 1)), taken("MOLE")),
        (Deed::Table(table(2, "BATS", 1)), absent("table", 2)),
        (Deed::Person(member(2, "ada")), taken("ada")),
        (Deed::JoinPeople { from: PersonId(1), into: PersonId(5) }, absent("person", 5)),
    ];
    for (last, reason) in failing {
        let batch = vec![
            lines(1, 1, 2),
            Deed::Table(TableRow { sitting: vec![sitting(0, 1)], ..table(1, "MOLE", 50) }),
            Deed::Secret { name: "key".to_owned(), value: vec![1] },
            Deed::Person(PersonRow { name: "Eve".to_owned(), ..member(1, "ada") }),
            last,
        ];
        assert_eq!(home.write(batch), Err(reason));
    }
    home.always(|store| {
        assert_eq!(store.lines(TableId(1)).unwrap(), []);
        assert_eq!(store.table(TableId(1)).unwrap(), Some(table(1, "MOLE", 1)));
        assert_eq!(store.table(TableId(2)).unwrap(), None);
        assert_eq!(store.secret("key").unwrap(), None);
        assert_eq!(store.person(PersonId(1)).unwrap(), Some(member(1, "ada")));
        assert_eq!(store.tables_of(PersonId(1), 9).unwrap(), []);
    });
}

#[test]
fn of_many_batches_the_one_that_fails_fails_alone() {
    let mut home = Home::new();
    home.write((1..=9).map(|id| Deed::NewTable(table(id, &format!("T{id}"), 1))).collect())
        .unwrap();
    // All are queued before the first receipt is looked at, so that most share a transaction.
    let receipts: Vec<_> = (1..=300u32)
        .map(|n| {
            let id = u128::from(n % 9 + 1);
            let at = (n - 1) / 9 + 1;
            let mut deeds = vec![lines(id, at, at)];
            if n % 50 == 7 {
                deeds.push(lines(id, 1_000, 1_000));
            }
            (n, id, home.store().write(deeds))
        })
        .collect();
    let mut counts = [0usize; 10];
    let mut refused = 0;
    for (n, id, receipt) in receipts {
        match receipt.wait() {
            Ok(()) => counts[id as usize] += 1,
            // Lines after one that was refused are refused, too.
            Err(StoreError::Gap { .. }) => refused += 1,
            Err(other) => panic!("batch {n}: {other}"),
        }
    }
    assert!(refused >= 6, "{refused}");
    home.always(|store| {
        for id in 1..=9u128 {
            let kept = store.lines(TableId(id)).unwrap();
            assert_eq!(kept.len(), counts[id as usize]);
            let whole: Vec<_> = (1..=kept.len() as u32).map(line).collect();
            assert_eq!(kept, whole);
        }
    });
}

#[test]
fn journals_stay_whole_when_their_lines_are_put_in_place() {
    let mut home = Home::new();
    home.write((1..=3).map(|id| Deed::NewTable(table(id, &format!("T{id}"), 1))).collect())
        .unwrap();
    // Far more lines than may be fresh, of three tables by turns.
    for n in 0..1_200 {
        let round = (1..=3).map(|id| lines(id, n * 5 + 1, n * 5 + 5)).collect();
        home.write(round).unwrap();
    }
    // A cut puts them in place, too; here it is undone with the rest of its batch.
    let cut = Deed::CutLines { table: TableId(1), from: 2 };
    home.write(vec![lines(2, 6_001, 6_002)]).unwrap();
    let gap = StoreError::Gap { last: 1, found: 9 };
    assert_eq!(home.write(vec![lines(1, 6_001, 6_001), cut, lines(1, 9, 9)]), Err(gap));
    home.write(vec![lines(1, 6_001, 6_001), lines(2, 6_003, 6_003)]).unwrap();
    home.always(|store| {
        for (id, last) in [(1, 6_001), (2, 6_003), (3, 6_000)] {
            let whole: Vec<_> = (1..=last).map(line).collect();
            assert_eq!(store.lines(TableId(id)).unwrap(), whole);
        }
    });
    // Who closes a store leaves it tidy.
    home.store = None;
    let conn = rusqlite::Connection::open(home.path()).unwrap();
    assert_eq!(conn.query_row("SELECT count(*) FROM fresh", [], |row| row.get(0)), Ok(0));
}

#[test]
fn a_table_that_comes_again_begins_a_new_journal() {
    let home = Home::new();
    let new = || Deed::NewTable(table(1, "MOLE", 1));
    home.write(vec![new(), lines(1, 1, 3)]).unwrap();
    home.write(vec![Deed::DropTable(TableId(1)), new(), lines(1, 1, 2)]).unwrap();
    assert_eq!(home.store().lines(TableId(1)).unwrap(), [line(1), line(2)]);
    // A drop that is undone leaves the journal where it was.
    let refused = home.write(vec![Deed::DropTable(TableId(1)), lines(1, 1, 1)]);
    assert_eq!(refused, Err(StoreError::Absent(format!("table {}", TableId(1)))));
    home.write(vec![lines(1, 3, 3)]).unwrap();
    assert_eq!(home.store().lines(TableId(1)).unwrap(), [line(1), line(2), line(3)]);
}

#[test]
fn lines_cut_off_are_kept_aside() {
    let mut home = Home::new();
    home.write(vec![Deed::NewTable(table(1, "MOLE", 1)), lines(1, 1, 6)]).unwrap();
    home.write(vec![Deed::CutLines { table: TableId(1), from: 4 }]).unwrap();
    home.write(vec![lines(1, 4, 5)]).unwrap();
    home.write(vec![Deed::CutLines { table: TableId(1), from: 3 }]).unwrap();
    home.write(vec![Deed::CutLines { table: TableId(1), from: 9 }]).unwrap();
    home.always(|store| assert_eq!(store.lines(TableId(1)).unwrap(), [line(1), line(2)]));
    let conn = rusqlite::Connection::open(home.path()).unwrap();
    let mut aside = conn.prepare("SELECT cut, n, text FROM cut_line ORDER BY cut, n").unwrap();
    let aside: Vec<(u32, u32, String)> = aside
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    let wanted = [(1, 4), (1, 5), (1, 6), (2, 3), (2, 4), (2, 5)];
    assert_eq!(aside, wanted.map(|(cut, n)| (cut, n, line(n).text)));
    home.write(vec![lines(1, 3, 3)]).unwrap();
    assert_eq!(home.store().lines(TableId(1)).unwrap().len(), 3);
}

#[test]
fn a_dropped_table_leaves_nothing() {
    let mut home = Home::new();
    let seated = TableRow { sitting: vec![sitting(0, 1)], ..table(1, "MOLE", 1) };
    home.write(vec![Deed::NewTable(seated), lines(1, 1, 6)]).unwrap();
    home.write(vec![Deed::CutLines { table: TableId(1), from: 4 }]).unwrap();
    home.write(vec![Deed::DropTable(TableId(1))]).unwrap();
    home.write(vec![Deed::DropTable(TableId(1))]).unwrap();
    home.always(|store| {
        assert_eq!(store.table(TableId(1)).unwrap(), None);
        assert_eq!(store.lines(TableId(1)).unwrap(), []);
        assert_eq!(store.tables_of(PersonId(1), 9).unwrap(), []);
    });
    let conn = rusqlite::Connection::open(home.path()).unwrap();
    for left in ["tables", "journal", "cut_line", "sitting", "sat"] {
        let sql = format!("SELECT count(*) FROM {left}");
        assert_eq!(conn.query_row(&sql, [], |row| row.get(0)), Ok(0), "{left}");
    }
}

#[test]
fn tables_are_listed_newest_first() {
    let mut home = Home::new();
    let states = [TableState::Waiting, TableState::Playing, TableState::Closed];
    let rows: Vec<TableRow> = (1..=9u128)
        .map(|id| TableRow {
            state: states[id as usize % 3],
            listed: id % 2 == 0,
            due: (id > 4).then_some(100 - id as i64),
            ..table(id, &format!("T{id}"), id as i64 * 10)
        })
        .collect();
    home.write(rows.into_iter().map(Deed::NewTable).collect()).unwrap();
    let filter = |states: &[TableState], touched_before, limit| TableFilter {
        states: states.to_vec(),
        touched_before,
        limit,
    };
    home.always(|store| {
        let ids = |filter: &TableFilter| -> Vec<u128> {
            store.tables(filter).unwrap().iter().map(|table| table.id.0).collect()
        };
        assert_eq!(ids(&filter(&[], None, 100)), [9, 8, 7, 6, 5, 4, 3, 2, 1]);
        assert_eq!(ids(&filter(&[], None, 2)), [9, 8]);
        assert_eq!(ids(&filter(&[], Some(80), 2)), [7, 6]);
        let listed = |state, limit| -> Vec<u128> {
            store.listed(state, limit).unwrap().iter().map(|table| table.id.0).collect()
        };
        assert_eq!(listed(TableState::Playing, 100), [4]);
        assert_eq!(listed(TableState::Closed, 100), [8, 2]);
        assert_eq!(listed(TableState::Closed, 1), [8]);
        assert_eq!(ids(&filter(&[TableState::Playing], None, 100)), [7, 4, 1]);
        let open = [TableState::Playing, TableState::Waiting, TableState::Playing];
        assert_eq!(ids(&filter(&open, Some(70), 3)), [6, 4, 3]);
        assert_eq!(ids(&filter(&open, None, 100)), [9, 7, 6, 4, 3, 1]);
        assert_eq!(ids(&filter(&[], None, 0)), []);

        let due = |now, limit| -> Vec<u128> {
            store.due(now, limit).unwrap().iter().map(|id| id.0).collect()
        };
        assert_eq!(due(1_000, 100), [9, 8, 7, 6, 5]);
        assert_eq!(due(93, 100), [9, 8, 7]);
        assert_eq!(due(93, 2), [9, 8]);
        assert_eq!(due(90, 100), []);
    });
}

#[test]
fn packs_secrets_and_bans_are_kept() {
    let mut home = Home::new();
    let files = vec![("z.toml".to_owned(), vec![0, 159, 146]), ("a.toml".to_owned(), vec![])];
    let pack = PackRow { hash: "12ab".to_owned(), id: "mine".to_owned(), files };
    let other = PackRow { id: "other".to_owned(), files: Vec::new(), ..pack.clone() };
    let ban = |whom: &str, until| BanRow {
        whom: whom.to_owned(),
        why: "shouting".to_owned(),
        since: 3,
        until,
    };
    let secret = |value: u8| Deed::Secret { name: "cookies".to_owned(), value: vec![value; 32] };
    home.write(vec![
        Deed::Pack(pack.clone()),
        Deed::Pack(other),
        secret(1),
        secret(2),
        Deed::Ban(ban("person 12", None)),
        Deed::Ban(ban("address 10.0.0.0/8", Some(9))),
        Deed::Ban(ban("person 12", Some(4))),
        Deed::Ban(ban("person 13", None)),
        Deed::Unban("person 13".to_owned()),
    ])
    .unwrap();
    home.always(|store| {
        // A hash stands for the first files that came with it.
        assert_eq!(store.pack("12ab").unwrap().as_ref(), Some(&pack));
        assert_eq!(store.pack("12ac").unwrap(), None);
        assert_eq!(store.secret("cookies").unwrap(), Some(vec![2; 32]));
        assert_eq!(store.secret("push").unwrap(), None);
        let bans = [ban("address 10.0.0.0/8", Some(9)), ban("person 12", Some(4))];
        assert_eq!(store.bans().unwrap(), bans);
    });
}
