//! A whole table without HTTP: what is acknowledged is on disk, and nothing is done twice.

use std::sync::Arc;
use std::time::Duration;

use endboss_lexicon::{Edition, Seat};

use super::*;
use endboss_operate::Stop;
use endboss_store::sqlite::SqliteStore;
use endboss_store::{Deed, PersonId, PersonRow, Store, TableId, TableState};

struct Place {
    hall: Arc<Hall>,
    _folder: tempfile::TempDir,
}

/// A hall on a store of its own, with three people.
fn place() -> Place {
    let folder = tempfile::tempdir().unwrap();
    let store: Arc<dyn Store> =
        Arc::new(SqliteStore::open(&folder.path().join("endboss.sqlite")).unwrap());
    for n in 1..4 {
        let row = PersonRow {
            id: PersonId(n),
            name: format!("P{n}"),
            account: None,
            created: 1,
            seen: 1,
        };
        blocking(store.write(vec![Deed::Person(row)]));
    }
    let library = Library::open(store.clone(), None, &[]).unwrap();
    let config = HallConfig { broken: folder.path().join("broken"), ..HallConfig::default() };
    let hall = Hall::new(store, library, None, None, config, Stop::new());
    Place { hall, _folder: folder }
}

/// Waits for a receipt on a thread that may.
fn blocking(receipt: endboss_store::Receipt) {
    std::thread::spawn(move || receipt.wait().unwrap()).join().unwrap();
}

fn person(n: u128) -> Caller {
    Caller { person: PersonId(n), name: format!("P{n}"), account: false }
}

fn settings(edition: &str, players: u8) -> Settings {
    Settings {
        edition: Edition::from_id(edition).expect("an edition"),
        players: Some(players),
        ..Settings::default()
    }
}

async fn look(hall: &Arc<Hall>, id: TableId, who: &Caller) -> Arc<Snapshot> {
    match hall.ask(id, Some(who.clone()), What::Look(None)).await.unwrap() {
        Answer::Snapshot(snapshot) => snapshot,
        other => panic!("{other:?}"),
    }
}

/// The first or, now and then, another of the options of a person, in words.
fn answer(snapshot: &Snapshot, n: usize) -> Option<(Seat, u32, String)> {
    let part = snapshot.body.part.as_ref()?;
    let ask = part.view.ask.as_ref()?;
    let laid = snapshot.body.laid.as_ref()?;
    let pick = ask.options[n % ask.options.len()];
    Some((ask.seat, part.ask?, endboss_journal::write_pick(pick, &laid.table.ids())))
}

async fn seated(hall: &Arc<Hall>, settings: Settings, people: &[Caller]) -> TableId {
    let row = hall.create(&people[0], None, settings, true, &[]).await.unwrap();
    for (n, caller) in (1u8..).zip(&people[1..]) {
        let take = What::Take { seat: Seat(n), secret: None };
        hall.ask(row.id, Some(caller.clone()), take).await.unwrap();
    }
    hall.ask(row.id, Some(people[0].clone()), What::Start { fill: None, address: None })
        .await
        .unwrap();
    row.id
}

#[tokio::test]
async fn two_people_play_a_game_to_its_end() {
    let Place { hall, _folder } = place();
    let people = [person(1), person(2)];
    let id = seated(&hall, settings("anniversary", 2), &people).await;
    let mut picks = 0;
    'game: for n in 0..100_000 {
        for caller in &people {
            let snapshot = look(&hall, id, caller).await;
            if snapshot.body.facts.state == TableState::Over {
                break 'game;
            }
            let Some((seat, ask, pick)) = answer(&snapshot, n * 7) else { continue };
            let what = What::Pick { seat, ask, pick, key: Some(format!("k{n}-{}", seat.0)) };
            let done = hall.ask(id, Some(caller.clone()), what.clone()).await.unwrap();
            assert!(matches!(done, Answer::Done { .. }));
            // The same again is done once, and acknowledged again.
            hall.ask(id, Some(caller.clone()), what).await.unwrap();
            picks += 1;
        }
    }
    assert!(picks > 20, "{picks}");
    let text: String =
        hall.store.lines(id).unwrap().iter().map(|line| format!("{}\n", line.text)).collect();
    let journal = endboss_journal::parse(text.as_bytes()).unwrap();
    let laid = hall.library.of(&journal.header).unwrap();
    endboss_gamebox::verify(&journal, &laid.table).unwrap();
    assert_eq!(hall.store.results_of(PersonId(1), 10).unwrap().len(), 1);
}

/// What is answered for somebody is never shown as a question: the state that a pick is acknowledged
/// with is the one after everything that follows by itself. Without that, whoever listens hears
/// questions that nobody asks them.
#[tokio::test]
async fn what_the_table_answers_itself_is_asked_of_nobody() {
    let Place { hall, _folder } = place();
    let people = [person(1), person(2)];
    let id = seated(&hall, settings("anniversary", 2), &people).await;
    let mut picks = 0;
    'game: for n in 0..100_000 {
        for caller in &people {
            let before = look(&hall, id, caller).await;
            if before.body.facts.state == TableState::Over {
                break 'game;
            }
            let Some((seat, ask, pick)) = answer(&before, n * 7) else { continue };
            let view = &before.body.part.as_ref().unwrap().view;
            assert_eq!(windows::forced(&Windows::default(), view), None, "{:?}", view.ask);
            let what = What::Pick { seat, ask, pick, key: None };
            let Answer::Done { number } = hall.ask(id, Some(caller.clone()), what).await.unwrap()
            else {
                panic!("a pick is done");
            };
            assert_eq!(look(&hall, id, caller).await.number, number, "nothing was shown between");
            picks += 1;
        }
    }
    assert!(picks > 20, "{picks}");
}

#[tokio::test]
async fn bots_play_on_for_whoever_left_and_hand_back() {
    let Place { hall, _folder } = place();
    let people = [person(1), person(2)];
    let id = seated(&hall, settings("super", 2), &people).await;
    hall.ask(id, Some(people[1].clone()), What::Leave { seat: Seat(1) }).await.unwrap();
    for n in 0..20_000 {
        let snapshot = look(&hall, id, &people[0]).await;
        if snapshot.body.facts.state == TableState::Over {
            break;
        }
        match answer(&snapshot, n) {
            Some((seat, ask, pick)) => {
                let what = What::Pick { seat, ask, pick, key: None };
                hall.ask(id, Some(people[0].clone()), what).await.unwrap();
            }
            None => tokio::time::sleep(Duration::from_millis(1)).await,
        }
    }
    let last = look(&hall, id, &people[0]).await;
    assert_eq!(last.body.facts.state, TableState::Over);
    let left = |n| hall.store.results_of(PersonId(n), 10).unwrap()[0].left;
    assert!(left(2) && !left(1), "a seat finished by a bot counts as left");
}

#[tokio::test]
async fn what_is_another_seats_is_refused() {
    let Place { hall, _folder } = place();
    let people = [person(1), person(2)];
    let id = seated(&hall, settings("anniversary", 2), &people).await;
    let stranger = person(3);
    let mine = look(&hall, id, &people[0]).await;
    let (seat, ask, pick) = answer(&mine, 0).expect("everybody chooses at first");
    for caller in [&people[1], &stranger] {
        let what = What::Pick { seat, ask, pick: pick.clone(), key: None };
        let refused = hall.ask(id, Some(caller.clone()), what).await.unwrap_err();
        assert_eq!(refused, Refusal::NotYours(NotYours::Seat));
        let refused = hall.ask(id, Some(caller.clone()), What::Look(Some(seat))).await.unwrap_err();
        assert_eq!(refused.code(), "not_yours");
        for what in [What::Kick { seat }, What::Close, What::Start { fill: None, address: None }] {
            let refused = hall.ask(id, Some(caller.clone()), what).await.unwrap_err();
            assert_eq!(refused.code(), "not_yours");
        }
    }
    let what = What::Pick { seat, ask: ask + 1, pick: pick.clone(), key: None };
    let refused = hall.ask(id, Some(people[0].clone()), what).await.unwrap_err();
    assert_eq!(refused, Refusal::StaleAsk);
    let what = What::Pick { seat, ask, pick: "slot F 9".into(), key: None };
    let refused = hall.ask(id, Some(people[0].clone()), what).await.unwrap_err();
    assert_eq!(refused, Refusal::NotOffered);
    let nowhere = hall.ask(TableId(9), None, What::Look(None)).await.unwrap_err();
    assert_eq!(nowhere, Refusal::NoTable);
}

#[tokio::test]
async fn a_table_that_left_memory_is_the_same_when_it_comes_back() {
    let Place { hall, _folder } = place();
    let people = [person(1), person(2)];
    let id = seated(&hall, settings("super", 2), &people).await;
    for n in 0..30 {
        for caller in &people {
            let snapshot = look(&hall, id, caller).await;
            if let Some((seat, ask, pick)) = answer(&snapshot, n) {
                let what = What::Pick { seat, ask, pick, key: Some(format!("k{n}")) };
                // Each seat has keys of its own.
                hall.ask(id, Some(caller.clone()), what).await.unwrap();
            }
        }
    }
    let before: Vec<_> = [look(&hall, id, &people[0]).await, look(&hall, id, &people[1]).await]
        .map(|snapshot| (snapshot.body.part.clone(), snapshot.number))
        .to_vec();
    let kept = hall.read_table(id).await.unwrap();
    let mut again = super::actor::Actor::new(hall.clone(), kept);
    for (n, (part, number)) in before.into_iter().enumerate() {
        let viewer = endboss_lexicon::Viewer::Seat(Seat(n as u8));
        let snapshot = again.fresh(viewer);
        assert_eq!(snapshot.body.part, part);
        assert!(snapshot.number > number, "numbers only grow");
    }
}
