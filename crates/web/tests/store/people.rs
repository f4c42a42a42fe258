//! People and what is theirs.

use endboss_journal::Day;
use endboss_store::{DailyRow, Rating, RatingRow, ResultRow, SessionRow, Subscription};

use super::*;

fn session(id: &str, person: u128, seen: i64) -> SessionRow {
    SessionRow { id: id.to_owned(), person: PersonId(person), created: 1, seen }
}

fn hook(person: u128, endpoint: &str) -> Subscription {
    Subscription {
        person: PersonId(person),
        endpoint: endpoint.to_owned(),
        p256dh: None,
        auth: None,
        secret: Some("shared".to_owned()),
    }
}

fn result(table: u128, seat: u8, person: u128, ended: i64) -> ResultRow {
    ResultRow {
        table: TableId(table),
        seat,
        person: PersonId(person),
        edition: "second".to_owned(),
        players: 4,
        place: 2,
        score: -3,
        rated: true,
        left: false,
        ended,
    }
}

fn rating(person: u128, edition: &str, rating: f64) -> RatingRow {
    RatingRow {
        person: PersonId(person),
        edition: edition.to_owned(),
        rating: Rating { rating, uncertainty: 8.25 },
        games: 3,
    }
}

#[test]
fn people_are_kept_as_they_are() {
    let mut home = Home::new();
    home.write(vec![Deed::Person(guest(1, 5)), Deed::Person(member(2, "ada"))]).unwrap();
    home.always(|store| {
        assert_eq!(store.person(PersonId(1)).unwrap(), Some(guest(1, 5)));
        assert_eq!(store.person(PersonId(2)).unwrap(), Some(member(2, "ada")));
        assert_eq!(store.person_by_login("ada").unwrap(), Some(member(2, "ada")));
        assert_eq!(store.person_by_login("eve").unwrap(), None);
        assert_eq!(store.person(PersonId(3)).unwrap(), None);
    });
    // A guest makes an account; another login is taken.
    let taken = Err(StoreError::Taken("ada".to_owned()));
    assert_eq!(home.write(vec![Deed::Person(member(1, "ada"))]), taken);
    assert_eq!(home.write(vec![Deed::Person(member(3, "ada"))]), taken);
    let mut eve = member(1, "eve");
    eve.account.as_mut().unwrap().password = None;
    home.write(vec![Deed::Person(eve.clone())]).unwrap();
    home.always(|store| {
        assert_eq!(store.person(PersonId(1)).unwrap().as_ref(), Some(&eve));
        assert_eq!(store.person_by_login("eve").unwrap().as_ref(), Some(&eve));
        assert_eq!(store.person_by_login("ada").unwrap(), Some(member(2, "ada")));
    });
}

#[test]
fn sessions_come_and_go() {
    let mut home = Home::new();
    home.write(vec![
        Deed::Person(guest(1, 5)),
        Deed::Session(session("a", 1, 5)),
        Deed::Session(session("b", 1, 6)),
    ])
    .unwrap();
    home.write(vec![Deed::Session(session("a", 1, 9))]).unwrap();
    home.always(|store| {
        assert_eq!(store.session("a").unwrap(), Some(session("a", 1, 9)));
        let both = [session("a", 1, 9), session("b", 1, 6)];
        assert_eq!(store.sessions_of(PersonId(1)).unwrap(), both);
        assert_eq!(store.sessions_of(PersonId(2)).unwrap(), []);
    });
    home.write(vec![Deed::EndSession("a".to_owned()), Deed::EndSession("x".to_owned())]).unwrap();
    home.always(|store| {
        assert_eq!(store.session("a").unwrap(), None);
        assert_eq!(store.sessions_of(PersonId(1)).unwrap(), [session("b", 1, 6)]);
    });
    let refused = home.write(vec![Deed::Session(session("c", 2, 5))]).unwrap_err();
    assert_eq!(refused, StoreError::Absent(format!("person {}", PersonId(2))));
}

#[test]
fn subscriptions_come_and_go() {
    let mut home = Home::new();
    let push = Subscription {
        p256dh: Some("key".to_owned()),
        auth: Some("auth".to_owned()),
        secret: None,
        ..hook(1, "https://push.example/1")
    };
    home.write(vec![
        Deed::Person(guest(1, 5)),
        Deed::Subscribe(hook(1, "https://push.example/1")),
        Deed::Subscribe(push.clone()),
        Deed::Subscribe(hook(1, "https://a.example/")),
    ])
    .unwrap();
    home.always(|store| {
        let both = [hook(1, "https://a.example/"), push.clone()];
        assert_eq!(store.subscriptions_of(PersonId(1)).unwrap(), both);
    });
    let endpoint = "https://a.example/".to_owned();
    home.write(vec![Deed::Unsubscribe { person: PersonId(1), endpoint }]).unwrap();
    home.always(|store| {
        assert_eq!(store.subscriptions_of(PersonId(1)).unwrap(), std::slice::from_ref(&push));
        assert_eq!(store.subscriptions_of(PersonId(2)).unwrap(), []);
    });
    let refused = home.write(vec![Deed::Subscribe(hook(2, "https://a.example/"))]).unwrap_err();
    assert_eq!(refused, StoreError::Absent(format!("person {}", PersonId(2))));
}

#[test]
fn results_and_ratings_are_kept() {
    let mut home = Home::new();
    home.write(vec![
        Deed::Person(member(1, "ada")),
        Deed::Result(result(1, 0, 1, 10)),
        Deed::Result(result(2, 3, 1, 30)),
        Deed::Result(result(3, 0, 1, 20)),
        // Written again by a table that did not know whether it was.
        Deed::Result(ResultRow { score: 12, ..result(3, 0, 1, 20) }),
        Deed::Rating(rating(1, "second", 25.0)),
        Deed::Rating(rating(1, "first", 1_500.5)),
        Deed::Rating(rating(1, "second", 26.125)),
        // Of somebody who was forgotten while they played.
        Deed::Result(result(3, 1, 9, 20)),
        Deed::Rating(rating(9, "second", 25.0)),
    ])
    .unwrap();
    home.always(|store| {
        let second = ResultRow { score: 12, ..result(3, 0, 1, 20) };
        let newest = [result(2, 3, 1, 30), second, result(1, 0, 1, 10)];
        assert_eq!(store.results_of(PersonId(1), 9).unwrap(), newest);
        assert_eq!(store.results_of(PersonId(1), 2).unwrap(), newest[..2]);
        let ratings = [rating(1, "first", 1_500.5), rating(1, "second", 26.125)];
        assert_eq!(store.ratings_of(PersonId(1)).unwrap(), ratings);
        assert_eq!(store.results_of(PersonId(9), 9).unwrap(), []);
        assert_eq!(store.ratings_of(PersonId(9)).unwrap(), []);
    });
}

#[test]
fn who_is_forgotten_leaves_nothing_but_an_empty_seat() {
    let mut home = Home::new();
    let seated = TableRow { sitting: vec![sitting(0, 1), sitting(1, 2)], ..table(1, "MOLE", 1) };
    home.write(vec![
        Deed::Person(member(1, "ada")),
        Deed::Person(guest(2, 1)),
        Deed::NewTable(seated.clone()),
        Deed::Session(session("a", 1, 5)),
        Deed::Session(session("b", 2, 5)),
        Deed::Subscribe(hook(1, "https://a.example/")),
        Deed::Result(result(1, 0, 1, 10)),
        Deed::Result(result(1, 1, 2, 10)),
        Deed::Rating(rating(1, "second", 25.0)),
    ])
    .unwrap();
    home.write(vec![Deed::ForgetPerson(PersonId(1))]).unwrap();
    home.write(vec![Deed::ForgetPerson(PersonId(1))]).unwrap();
    home.always(|store| {
        let ada = PersonId(1);
        assert_eq!(store.person(ada).unwrap(), None);
        assert_eq!(store.person_by_login("ada").unwrap(), None);
        assert_eq!(store.session("a").unwrap(), None);
        assert_eq!(store.subscriptions_of(ada).unwrap(), []);
        assert_eq!(store.results_of(ada, 9).unwrap(), []);
        assert_eq!(store.ratings_of(ada).unwrap(), []);
        assert_eq!(store.tables_of(ada, 9).unwrap(), []);
        let left = TableRow { sitting: vec![sitting(1, 2)], ..seated.clone() };
        assert_eq!(store.table(TableId(1)).unwrap(), Some(left));
        // The other one keeps everything.
        assert_eq!(store.session("b").unwrap(), Some(session("b", 2, 5)));
        assert_eq!(store.results_of(PersonId(2), 9).unwrap(), [result(1, 1, 2, 10)]);
    });
    // The login is free.
    home.write(vec![Deed::Person(member(3, "ada"))]).unwrap();
}

#[test]
fn what_was_a_guests_becomes_the_accounts() {
    let mut home = Home::new();
    let before = TableRow { sitting: vec![sitting(0, 1)], ..table(1, "MOLE", 1) };
    let both = TableRow { sitting: vec![sitting(0, 1), sitting(1, 2)], ..table(2, "BATS", 2) };
    home.write(vec![
        Deed::Person(guest(1, 5)),
        Deed::Person(member(2, "ada")),
        Deed::NewTable(before.clone()),
        Deed::NewTable(both),
        Deed::Session(session("a", 1, 5)),
        Deed::Subscribe(hook(1, "https://a.example/")),
        Deed::Subscribe(Subscription { secret: None, ..hook(1, "https://b.example/") }),
        Deed::Subscribe(hook(2, "https://b.example/")),
        Deed::Result(result(7, 0, 1, 10)),
        Deed::Rating(rating(1, "first", 11.0)),
        Deed::Rating(rating(1, "second", 12.0)),
        Deed::Rating(rating(2, "second", 25.0)),
    ])
    .unwrap();
    let join = Deed::JoinPeople { from: PersonId(1), into: PersonId(2) };
    home.write(vec![join.clone()]).unwrap();
    home.write(vec![join]).unwrap();
    home.write(vec![Deed::JoinPeople { from: PersonId(2), into: PersonId(2) }]).unwrap();
    home.always(|store| {
        let ada = PersonId(2);
        assert_eq!(store.person(PersonId(1)).unwrap(), None);
        assert_eq!(store.person(ada).unwrap(), Some(member(2, "ada")));
        assert_eq!(store.session("a").unwrap(), Some(session("a", 2, 5)));
        let hooks = [hook(2, "https://a.example/"), hook(2, "https://b.example/")];
        assert_eq!(store.subscriptions_of(ada).unwrap(), hooks);
        assert_eq!(store.results_of(ada, 9).unwrap(), [result(7, 0, 2, 10)]);
        let ratings = [rating(2, "first", 11.0), rating(2, "second", 25.0)];
        assert_eq!(store.ratings_of(ada).unwrap(), ratings);
        let tables = store.tables_of(ada, 9).unwrap();
        assert_eq!(tables[0].sitting, [sitting(0, 2), sitting(1, 2)]);
        assert_eq!(tables[1].sitting, [sitting(0, 2)]);
        assert_eq!(store.tables_of(PersonId(1), 9).unwrap(), []);
    });
    // A table that still knows the guest writes; it is the account's all the same.
    home.write(vec![
        Deed::Table(before),
        Deed::Result(result(1, 0, 1, 40)),
        Deed::Session(session("c", 1, 7)),
    ])
    .unwrap();
    // And whoever becomes somebody else takes along whom they were before.
    home.write(vec![
        Deed::Person(member(3, "eve")),
        Deed::JoinPeople { from: PersonId(2), into: PersonId(3) },
        Deed::Result(result(2, 0, 1, 50)),
    ])
    .unwrap();
    home.always(|store| {
        assert_eq!(store.table(TableId(1)).unwrap().unwrap().sitting, [sitting(0, 3)]);
        assert_eq!(store.session("c").unwrap(), Some(session("c", 3, 7)));
        let results = [result(2, 0, 3, 50), result(1, 0, 3, 40), result(7, 0, 3, 10)];
        assert_eq!(store.results_of(PersonId(3), 9).unwrap(), results);
        assert_eq!(store.tables_of(PersonId(3), 9).unwrap().len(), 2);
    });
}

#[test]
fn old_sessions_and_idle_guests_are_swept() {
    let mut home = Home::new();
    let seated = TableRow { sitting: vec![sitting(0, 3)], ..table(1, "MOLE", 1) };
    home.write(vec![
        Deed::Person(guest(1, 10)),
        Deed::Person(guest(2, 50)),
        Deed::Person(guest(3, 10)),
        Deed::Person(member(4, "ada")),
        Deed::Person(guest(5, 10)),
        Deed::NewTable(seated),
        Deed::Session(session("old", 1, 10)),
        Deed::Session(session("idle", 4, 49)),
        Deed::Session(session("new", 5, 50)),
        Deed::Sweep { before: 50 },
    ])
    .unwrap();
    home.always(|store| {
        let there = |id| store.person(PersonId(id)).unwrap().is_some();
        assert_eq!([1, 2, 3, 4, 5].map(there), [false, true, true, true, true]);
        let open = |id| store.session(id).unwrap().is_some();
        assert_eq!(["old", "idle", "new"].map(open), [false, false, true]);
    });
}

fn tried(day: i64, person: u128, table: u128, begun: i64) -> DailyRow {
    let (person, table) = (PersonId(person), TableId(table));
    DailyRow { day: Day::at(day * 86_400_000), person, table, begun }
}

#[test]
fn the_first_try_of_a_day_stays_the_first() {
    let mut home = Home::new();
    home.write(vec![
        Deed::Person(guest(1, 5)),
        Deed::Person(member(2, "ada")),
        Deed::Daily(tried(9, 1, 11, 100)),
        // A later one is no first one, and nobody's is nothing.
        Deed::Daily(tried(9, 1, 12, 200)),
        Deed::Daily(tried(9, 7, 13, 50)),
        Deed::Daily(tried(9, 2, 21, 150)),
        Deed::Daily(tried(8, 2, 22, 10)),
        Deed::Daily(tried(8, 1, 14, 20)),
        Deed::Daily(tried(7, 1, 15, 5)),
        // It stays when its table goes.
        Deed::DropTable(TableId(11)),
    ])
    .unwrap();
    home.always(|store| {
        let day = tried(9, 1, 11, 100).day;
        assert_eq!(store.daily(day).unwrap(), [tried(9, 1, 11, 100), tried(9, 2, 21, 150)]);
        let all = [tried(9, 1, 11, 100), tried(8, 1, 14, 20), tried(7, 1, 15, 5)];
        assert_eq!(store.daily_of(PersonId(1)).unwrap(), all);
    });
    home.write(vec![Deed::JoinPeople { from: PersonId(1), into: PersonId(2) }]).unwrap();
    home.always(|store| {
        // The account's own stays, though the guest's of day 9 was begun before it.
        let all = [tried(9, 2, 21, 150), tried(8, 2, 22, 10), tried(7, 2, 15, 5)];
        assert_eq!(store.daily_of(PersonId(2)).unwrap(), all);
        assert_eq!(store.daily_of(PersonId(1)).unwrap(), []);
    });
    home.write(vec![Deed::ForgetPerson(PersonId(2))]).unwrap();
    home.always(|store| assert_eq!(store.daily_of(PersonId(2)).unwrap(), []));
}
