//! The promises of a store, kept in memory.

use super::*;
use crate::{Account, Rating, Sitting};

fn person(n: u128, login: Option<&str>) -> PersonRow {
    let account =
        login.map(|login| Account { login: login.to_owned(), password: None, phrase: None });
    PersonRow { id: PersonId(n), name: format!("Person {n}"), account, created: 1, seen: 1 }
}

fn table(n: u128, code: &str, sitting: &[(u128, u8)]) -> TableRow {
    let sitting = sitting.iter().map(|&(person, seat)| Sitting { person: PersonId(person), seat });
    TableRow {
        id: TableId(n),
        code: code.to_owned(),
        state: TableState::Waiting,
        listed: true,
        created: 1,
        touched: n as i64,
        due: Some(10 - n as i64),
        sitting: sitting.collect(),
        record: "{}".to_owned(),
    }
}

fn line(text: &str) -> LineRow {
    LineRow { text: text.to_owned(), key: None, at: 1 }
}

fn session(id: &str, person: u128, seen: i64) -> Deed {
    Deed::Session(SessionRow { id: id.to_owned(), person: PersonId(person), created: 1, seen })
}

fn rating(person: u128, rating: f64) -> RatingRow {
    let rating = Rating { rating, uncertainty: 8.0 };
    RatingRow { person: PersonId(person), edition: "classic".to_owned(), rating, games: 1 }
}

fn write(store: &MemoryStore, deeds: Vec<Deed>) -> Result<(), StoreError> {
    store.write(deeds).wait()
}

#[test]
fn what_is_written_together_is_written_whole_or_not_at_all() {
    let store = MemoryStore::new();
    write(&store, vec![Deed::Person(person(1, Some("dora")))]).unwrap();
    let both = vec![Deed::Person(person(2, None)), Deed::Person(person(3, Some("dora")))];
    assert_eq!(write(&store, both), Err(StoreError::Taken("dora".to_owned())));
    assert_eq!(store.person(PersonId(2)), Ok(None));
    assert_eq!(store.person_by_login("dora").unwrap().unwrap().id, PersonId(1));
    // One's own login is not taken from oneself.
    write(&store, vec![Deed::Person(person(1, Some("dora")))]).unwrap();
}

#[test]
fn a_journal_goes_on_where_it_ends() {
    let store = MemoryStore::new();
    let lines = |first, text| Deed::Lines { table: TableId(1), first, lines: vec![line(text)] };
    assert!(matches!(write(&store, vec![lines(1, "a")]), Err(StoreError::Absent(_))));
    write(&store, vec![Deed::NewTable(table(1, "ABC", &[])), lines(1, "a"), lines(2, "b")])
        .unwrap();
    let twice = write(&store, vec![lines(2, "b")]);
    assert_eq!(twice, Err(StoreError::Gap { last: 2, found: 2 }));
    write(&store, vec![Deed::CutLines { table: TableId(1), from: 2 }]).unwrap();
    write(&store, vec![lines(2, "c")]).unwrap();
    assert_eq!(store.lines(TableId(1)), Ok(vec![line("a"), line("c")]));
    write(&store, vec![Deed::DropTable(TableId(1))]).unwrap();
    assert_eq!(store.lines(TableId(1)), Ok(Vec::new()));
}

#[test]
fn codes_lists_and_due_tables() {
    let store = MemoryStore::new();
    let tables = [table(1, "ABC", &[]), table(2, "DEF", &[]), table(3, "GHI", &[])];
    write(&store, tables.clone().into_iter().map(Deed::NewTable).collect()).unwrap();
    let taken = write(&store, vec![Deed::NewTable(table(4, "ABC", &[]))]);
    assert_eq!(taken, Err(StoreError::Taken("ABC".to_owned())));
    let closed = TableRow { state: TableState::Closed, due: None, ..tables[0].clone() };
    write(&store, vec![Deed::Table(closed), Deed::NewTable(table(4, "ABC", &[]))]).unwrap();
    assert_eq!(store.table_by_code("ABC").unwrap().unwrap().id, TableId(4));
    let filter = TableFilter { states: vec![TableState::Waiting], limit: 2, ..Default::default() };
    let ids = |filter: &TableFilter| -> Vec<_> {
        store.tables(filter).unwrap().into_iter().map(|row| row.id.0).collect()
    };
    assert_eq!(ids(&filter), [4, 3]);
    assert_eq!(ids(&TableFilter { touched_before: Some(3), ..filter }), [2]);
    assert_eq!(store.due(8, 5), Ok(vec![TableId(4), TableId(3), TableId(2)]));
    assert_eq!(store.due(7, 1), Ok(vec![TableId(4)]));
    assert!(write(&store, vec![Deed::Table(table(9, "XYZ", &[]))]).is_err());
}

#[test]
fn what_was_the_guests_becomes_the_accounts() {
    let store = MemoryStore::new();
    let mut deeds = vec![Deed::Person(person(1, None)), Deed::Person(person(2, Some("dora")))];
    deeds.push(Deed::NewTable(table(1, "ABC", &[(1, 0), (7, 1)])));
    deeds.extend([session("guest", 1, 5), Deed::Rating(rating(1, 9.0))]);
    deeds.push(Deed::Rating(rating(2, 30.0)));
    write(&store, deeds).unwrap();
    write(&store, vec![Deed::JoinPeople { from: PersonId(1), into: PersonId(2) }]).unwrap();
    assert_eq!(store.person(PersonId(1)), Ok(None));
    assert_eq!(store.session("guest").unwrap().unwrap().person, PersonId(2));
    assert_eq!(store.ratings_of(PersonId(2)), Ok(vec![rating(2, 30.0)]));
    assert_eq!(store.tables_of(PersonId(2), 9).unwrap().len(), 1);
    // The table still knows the old id when it writes again.
    write(&store, vec![Deed::Table(table(1, "ABC", &[(1, 0)]))]).unwrap();
    let sitting = store.table(TableId(1)).unwrap().unwrap().sitting;
    assert_eq!(sitting, [Sitting { person: PersonId(2), seat: 0 }]);
    assert_eq!(store.tables_of(PersonId(7), 9).unwrap().len(), 1, "once there, always there");
}

#[test]
fn a_forgotten_person_leaves_nothing() {
    let store = MemoryStore::new();
    let deeds = vec![
        Deed::Person(person(1, Some("dora"))),
        Deed::NewTable(table(1, "ABC", &[(1, 0)])),
        session("s", 1, 5),
        Deed::Rating(rating(1, 9.0)),
    ];
    write(&store, deeds).unwrap();
    write(&store, vec![Deed::ForgetPerson(PersonId(1)), Deed::Rating(rating(1, 1.0))]).unwrap();
    assert_eq!(store.person_by_login("dora"), Ok(None));
    assert_eq!(store.session("s"), Ok(None));
    assert_eq!(store.ratings_of(PersonId(1)), Ok(Vec::new()));
    assert_eq!(store.tables_of(PersonId(1), 9), Ok(Vec::new()));
    assert!(store.table(TableId(1)).unwrap().unwrap().sitting.is_empty());
    assert!(write(&store, vec![session("s", 1, 5)]).is_err());
}

#[test]
fn sweeping_spares_accounts_players_and_whoever_still_comes() {
    let store = MemoryStore::new();
    let mut deeds: Vec<_> = (1..=4).map(|n| Deed::Person(person(n, None))).collect();
    deeds.push(Deed::Person(person(5, Some("dora"))));
    deeds.push(Deed::NewTable(table(1, "ABC", &[(2, 0)])));
    deeds.extend([session("old", 3, 5), session("new", 4, 15)]);
    write(&store, deeds).unwrap();
    write(&store, vec![Deed::Sweep { before: 10 }]).unwrap();
    let there = |n| store.person(PersonId(n)).unwrap().is_some();
    assert_eq!([1, 2, 3, 4, 5].map(there), [false, true, false, true, true]);
    assert_eq!(store.session("old"), Ok(None));
}
