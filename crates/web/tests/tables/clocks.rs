//! Clocks: for each move, for the whole game, by days. [Q20]

use std::path::Path;
use std::time::Duration;

use endboss_store::sqlite::SqliteStore;
use endboss_store::{Deed, Store, TableRow};
use endboss_web::store_file;
use serde_json::{Value, json};

use crate::client::Place;
use crate::{look, pick, seat, two, until, until_asked};

fn away(snapshot: &Value, letter: &str) -> Value {
    seat(snapshot, letter)["away"].clone()
}

#[tokio::test]
async fn a_clock_for_each_move_runs_out() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let clock = json!({ "kind": "move", "seconds": 5 });
    let id = two(&host, &guest, json!({ "clock": clock })).await;
    let conceding = json!({ "clock": clock, "leaving": "concede" });
    let other = two(&host, &guest, conceding).await;
    let mine = until_asked(&host, &id).await;
    let deadline = look(&host, &id).await["own"]["deadline"].as_i64().expect("a deadline");
    let left = deadline - endboss_tables::now();
    assert!((1_000..=5_000).contains(&left), "{left}");
    // Whoever answers in time stays.
    let own = until_asked(&guest, &other).await;
    pick(&guest, &other, &own, 0).await.done();
    let late = until(&host, &id, "out of time", |it| away(it, "A") == "clock").await;
    assert!(endboss_tables::now() >= deadline, "not before its time: {late}");
    assert_eq!(pick(&host, &id, &mine, 0).await.status, 409);
    host.post(&format!("/tables/{id}/seats/A/return"), json!({})).await.done();
    assert_eq!(away(&look(&host, &id).await, "A"), Value::Null);
    let over = until(&host, &other, "over", |it| it["table"]["state"] == "over").await;
    let conceded = |n: usize| over["view"]["seats"][n]["conceded"] == true;
    assert!(conceded(0) && !conceded(1), "{over}");
    assert_eq!(pick(&guest, &other, &own, 0).await.status, 409);
    place.server.end().await;
}

/// Changes the row of a table while no server runs.
pub fn edit(
    folder: &Path,
    id: &str,
    change: impl FnOnce(&SqliteStore, TableRow) -> Vec<Deed> + Send,
) {
    let id = id.parse().expect("an id");
    // A receipt is waited for on a thread of its own.
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let store = SqliteStore::open(&store_file(folder)).expect("nobody has it");
            let row = store.table(id).expect("it reads").expect("it is there");
            store.write(change(&store, row)).wait().expect("it is written");
        });
    });
}

#[tokio::test]
async fn a_clock_for_the_whole_game_is_spent_and_runs_out() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let clock = json!({ "kind": "game", "seconds": 60, "increment": 0 });
    let id = two(&host, &guest, json!({ "clock": clock })).await;
    let mine = until_asked(&host, &id).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    pick(&host, &id, &mine, 0).await.done();
    let bank = look(&host, &id).await["own"]["bank"].as_u64().expect("a bank");
    assert!((30_000..=59_700).contains(&bank), "{bank}");
    // An hour of thinking later only a moment is left, whatever the game.
    let spent = |folder: &Path| {
        edit(folder, &id, |_, mut row| {
            let mut record: Value = serde_json::from_str(&row.record).expect("JSON");
            for seat in record["seats"].as_array_mut().expect("seats") {
                seat["bank"] = json!(1);
            }
            row.record = record.to_string();
            vec![Deed::Table(row)]
        });
    };
    let short = Duration::from_millis(400);
    let place = place.reopen(spent, |config| config.hall.grace = short).await;
    let (host, guest) = (place.know(&host), place.know(&guest));
    let out = |it: &Value| away(it, "A") == "clock" || away(it, "B") == "clock";
    until(&host, &id, "out of time", out).await;
    // Back again there is a moment for each answer.
    for (who, letter) in [(&host, "A"), (&guest, "B")] {
        who.post(&format!("/tables/{id}/seats/{letter}/return"), json!({})).await.done();
    }
    place.server.end().await;
}

#[tokio::test]
async fn a_game_by_days_goes_on_while_nobody_looks() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({ "clock": { "kind": "days", "days": 1 } })).await;
    const DAY: i64 = 86_400_000;
    let deadline = look(&host, &id).await["own"]["deadline"].as_i64();
    let later = endboss_tables::now() + DAY;
    assert!(deadline.is_none_or(|at| (later - 60_000..=later).contains(&at)), "{deadline:?}");
    until_asked(&host, &id).await;
    // Two days pass, and nobody looks.
    place.server.hall.set_ahead(2 * DAY);
    let store = place.server.hall.store.clone();
    let table = id.parse().expect("an id");
    let late = || {
        let row = store.table(table).expect("it reads").expect("it is there");
        row.record.contains("\"away\":\"clock\"")
    };
    let begun = std::time::Instant::now();
    while !late() {
        assert!(begun.elapsed() < Duration::from_secs(20), "nobody is late");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    drop(store);
    place.server.end().await;
}
