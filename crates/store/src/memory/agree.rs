//! The store in memory and the one on disk do the same with anything, right or wrong.

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use tempfile::TempDir;

use super::*;
use crate::sqlite::SqliteStore;
use crate::{Account, Rating, Sitting};

fn some_person(rng: &mut SmallRng) -> PersonId {
    PersonId(rng.random_range(1..=6))
}

fn some_table(rng: &mut SmallRng) -> TableId {
    TableId(rng.random_range(1..=4))
}

fn a_time(rng: &mut SmallRng) -> i64 {
    rng.random_range(1..=20)
}

fn a_table(rng: &mut SmallRng) -> TableRow {
    let sitting = (0..rng.random_range(0..4u8)).map(|seat| match rng.random_range(0..4) {
        0 => Sitting::held(some_person(rng), seat),
        1 => Sitting::device(some_person(rng), seat, 0),
        _ => Sitting { person: some_person(rng), seat },
    });
    let sitting = sitting.collect();
    TableRow {
        id: some_table(rng),
        code: ["AAA", "BBB", "CCC"][rng.random_range(0..3)].to_owned(),
        state: TableState::ALL[rng.random_range(0..5)],
        listed: rng.random(),
        created: a_time(rng),
        touched: a_time(rng),
        due: rng.random::<bool>().then(|| a_time(rng)),
        sitting,
        record: match rng.random_range(0..4) {
            0 => format!("{}", a_time(rng)),
            1 => "{\"settings\":{\"rated\":false,\"day\":\"1970-01-01\"}}".to_owned(),
            2 => "{\"settings\":{\"rated\":true}}".to_owned(),
            _ => "{\"settings\":{\"rated\":false}}".to_owned(),
        },
    }
}

fn a_person(rng: &mut SmallRng) -> PersonRow {
    let login = ["dora", "dan", "mia"][rng.random_range(0..3)].to_owned();
    let account = Account { login, password: Some("hash".to_owned()), phrase: None };
    PersonRow {
        id: some_person(rng),
        name: format!("Name {}", a_time(rng)),
        account: rng.random::<bool>().then_some(account),
        created: a_time(rng),
        seen: a_time(rng),
    }
}

fn a_line(rng: &mut SmallRng) -> LineRow {
    let at = a_time(rng);
    LineRow { text: format!("line {at}"), key: rng.random::<bool>().then(|| at.to_string()), at }
}

fn a_deed(rng: &mut SmallRng) -> Deed {
    match rng.random_range(0..27) {
        0 | 1 => Deed::NewTable(a_table(rng)),
        2 => Deed::Table(a_table(rng)),
        3 if rng.random_range(0..4) == 0 => Deed::DropTable(some_table(rng)),
        3..=5 => {
            let lines = (0..rng.random_range(1..3)).map(|_| a_line(rng)).collect();
            Deed::Lines { table: some_table(rng), first: rng.random_range(1..5), lines }
        }
        6 => Deed::CutLines { table: some_table(rng), from: rng.random_range(0..5) },
        7..=9 => Deed::Person(a_person(rng)),
        10 => Deed::ForgetPerson(some_person(rng)),
        11 => Deed::JoinPeople { from: some_person(rng), into: some_person(rng) },
        12 | 13 => {
            let id = format!("session {}", rng.random_range(0..4));
            let (created, seen) = (a_time(rng), a_time(rng));
            Deed::Session(SessionRow { id, person: some_person(rng), created, seen })
        }
        14 => Deed::EndSession(format!("session {}", rng.random_range(0..4))),
        15 => Deed::Subscribe(Subscription {
            person: some_person(rng),
            endpoint: format!("https://{}", rng.random_range(0..2)),
            p256dh: None,
            auth: None,
            secret: Some(a_time(rng).to_string()),
        }),
        16 => Deed::Result(ResultRow {
            table: some_table(rng),
            seat: rng.random_range(0..2),
            person: some_person(rng),
            edition: "classic".to_owned(),
            players: 2,
            place: 1,
            score: 3,
            rated: rng.random(),
            left: rng.random(),
            ended: a_time(rng),
        }),
        17 => Deed::Rating(RatingRow {
            person: some_person(rng),
            edition: ["classic", "super"][rng.random_range(0..2)].to_owned(),
            rating: Rating { rating: a_time(rng) as f64, uncertainty: 1.0 },
            games: 1,
        }),
        18 => Deed::Unsubscribe { person: some_person(rng), endpoint: "https://1".to_owned() },
        19 => Deed::CloseTable { table: some_table(rng), since: a_time(rng) },
        20 => Deed::Daily(DailyRow {
            day: Day::at(rng.random_range(0..2) * 86_400_000),
            person: some_person(rng),
            table: some_table(rng),
            begun: a_time(rng),
        }),
        21 => Deed::Share { table: some_table(rng), since: a_time(rng) },
        22 => Deed::Onward { table: some_table(rng), source: some_table(rng) },
        23 => Deed::Prune(some_table(rng)),
        24 => Deed::Chat {
            table: some_table(rng),
            line: ChatLine {
                n: rng.random_range(1..200),
                seat: 0,
                person: rng.random::<bool>().then(|| some_person(rng)),
                name: "Dora".to_owned(),
                text: a_time(rng).to_string(),
                at: a_time(rng),
            },
        },
        25 => Deed::Pulse(Pulse { at: a_time(rng), lost: a_time(rng) }),
        _ => Deed::Sweep { before: a_time(rng) / 4 },
    }
}

/// Everything that can be read of people and tables, but for the order of equals.
fn everything(store: &dyn Store) -> Result<Vec<String>, StoreError> {
    let mut all = Vec::new();
    for n in 1..=6 {
        let person = PersonId(n);
        let mut results = store.results_of(person, 99)?;
        results.sort_by_key(|row| (row.table, row.seat));
        let mut sessions = store.sessions_of(person)?;
        sessions.sort_by(|one, other| one.id.cmp(&other.id));
        all.push(format!(
            "{:?} {:?} {results:?} {sessions:?} {:?} {:?} {:?}",
            store.person(person)?,
            (store.tables_of(person, 3)?, store.open_tables_of(person)?),
            store.ratings_of(person)?,
            store.subscriptions_of(person)?,
            store.daily_of(person)?,
        ));
    }
    for n in 1..=4 {
        let (lines, chat) = (store.lines(TableId(n))?, store.chat(TableId(n))?);
        all.push(format!("{:?} {lines:?} {chat:?}", store.table(TableId(n))?));
    }
    for code in ["AAA", "BBB", "CCC"] {
        all.push(format!("{:?}", store.table_by_code(code)?));
    }
    for login in ["dora", "dan", "mia"] {
        all.push(format!("{:?}", store.person_by_login(login)?));
    }
    for n in 0..4 {
        all.push(format!("{:?}", store.session(&format!("session {n}"))?));
    }
    for states in [Vec::new(), vec![TableState::Waiting, TableState::Playing]] {
        let filter = TableFilter { states, touched_before: Some(15), limit: 2 };
        all.push(format!("{:?}", store.tables(&filter)?));
    }
    all.push(format!("{:?}", store.listed(TableState::Waiting, 2)?));
    all.push(format!("{:?} {:?}", store.prunable(15, 9)?, store.prunable(i64::MAX, 2)?));
    all.push(format!("{:?} {:?}", store.due(12, 3)?, store.to_close()?));
    all.push(format!("{:?} {:?}", store.daily(Day::at(0))?, store.pulse()?));
    Ok(all)
}

/// An error as far as it is the same sentence for both.
fn kind(done: Result<(), StoreError>) -> String {
    done.map_or_else(|error| error.to_string(), |()| "done".to_owned())
}

#[test]
fn both_stores_agree_on_anything() {
    let mut refused = 0;
    for seed in 0..4 {
        let folder = TempDir::new().unwrap();
        let disk = SqliteStore::open(&folder.path().join("store.sqlite")).unwrap();
        let memory = MemoryStore::new();
        let mut rng = SmallRng::seed_from_u64(seed);
        for round in 0..250 {
            let deeds: Vec<_> = (0..rng.random_range(1..4)).map(|_| a_deed(&mut rng)).collect();
            let on_disk = kind(disk.write(deeds.clone()).wait());
            let in_memory = kind(memory.write(deeds.clone()).wait());
            assert_eq!(in_memory, on_disk, "seed {seed}, round {round}: {deeds:?}");
            refused += u32::from(on_disk != "done");
            let (one, other) = (everything(&memory).unwrap(), everything(&disk).unwrap());
            for (one, other) in one.iter().zip(&other) {
                assert_eq!(one, other, "seed {seed}, round {round}: {deeds:?}");
            }
        }
    }
    assert!((100..900).contains(&refused), "{refused} of 1000 were refused");
}
