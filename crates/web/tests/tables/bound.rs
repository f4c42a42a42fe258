//! Clocks bind: time once spent is spent, whoever takes back, leaves, comes back or is restarted.

use std::time::{Duration, Instant};

use endboss_tables::Budgets;
use serde_json::{Value, json};

use crate::client::{Client, Place};
use crate::rated::pair;
use crate::{asked, look, pick, seat, two, until, until_asked, with};

const SECOND: i64 = 1000;

/// What is left to a player by the clock of the server.
pub async fn left(place: &Place, who: &Client, id: &str) -> i64 {
    let deadline = look(who, id).await["own"]["deadline"].as_i64().expect("a deadline");
    deadline - place.server.hall.time()
}

/// So much time goes by.
pub fn pass(place: &Place, ahead: &mut i64, seconds: i64) {
    *ahead += seconds * SECOND;
    place.server.hall.set_ahead(*ahead);
}

pub async fn undo(who: &Client, id: &str) -> crate::client::Told {
    who.post(&format!("/tables/{id}/undo"), json!({ "seat": "A" })).await
}

pub fn near(found: i64, seconds: i64) {
    let wanted = seconds * SECOND;
    assert!((wanted - 4 * SECOND..=wanted).contains(&found), "{found} ms are no {seconds} s");
}

/// Sixty seconds became 3,060 by five picks that were taken back.
#[tokio::test]
async fn taking_back_fills_no_bank() {
    let place = Place::open().await;
    let (host, guest) = pair(&place).await;
    for rated in [false, true] {
        let clock = json!({ "kind": "game", "seconds": 60, "increment": 600 });
        let id = two(&host, &guest, json!({ "clock": clock, "rated": rated })).await;
        for _ in 0..5 {
            let mine = until_asked(&host, &id).await;
            pick(&host, &id, &mine, 0).await.done();
            undo(&host, &id).await.done();
        }
        let bank = look(&host, &id).await["own"]["bank"].as_u64().expect("a bank");
        println!("rated {rated}: 60 s became {} s", bank / 1000);
        assert!(bank <= 660_000, "{bank}");
        let mine = until_asked(&host, &id).await;
        pick(&host, &id, &mine, 0).await.done();
        let after = look(&host, &id).await["own"]["bank"].as_u64().expect("a bank");
        assert!(after <= bank, "the same answer earns once");
    }
    place.server.end().await;
}

#[tokio::test]
async fn taking_back_asks_again_with_what_was_left() {
    let place = Place::open().await;
    let (host, guest) = pair(&place).await;
    let mut ahead = 0;
    for rated in [false, true] {
        let clock = json!({ "kind": "move", "seconds": 60 });
        let id = two(&host, &guest, json!({ "clock": clock, "rated": rated })).await;
        let guests = left(&place, &guest, &id).await;
        for (passes, rest) in [(30, 30), (15, 15), (8, 7)] {
            let mine = until_asked(&host, &id).await;
            pass(&place, &mut ahead, passes);
            pick(&host, &id, &mine, 0).await.done();
            undo(&host, &id).await.done();
            near(left(&place, &host, &id).await, rest);
        }
        // The other one was asked all the time, and sees nothing of it.
        near(left(&place, &guest, &id).await, guests / SECOND - 53 + 1);
        let mine = until_asked(&host, &id).await;
        pass(&place, &mut ahead, 4);
        pick(&host, &id, &mine, 0).await.done();
        assert_eq!(look(&host, &id).await["own"]["may_undo"], false);
        let told = undo(&host, &id).await;
        assert!(told.body.contains("too little time left on your clock"), "{}", told.body);
        assert_eq!(seat(&look(&guest, &id).await, "A")["away"], Value::Null);
        guest.post(&format!("/tables/{id}/concede"), json!({ "seat": "B" })).await.done();
    }
    place.server.end().await;
}

#[tokio::test]
async fn leaving_and_returning_starts_no_clock_anew() {
    // The bot that plays on thinks until its person is back.
    let place = Place::with(|config| {
        config.hall.budgets = Budgets::of_hard(u32::MAX, Duration::from_secs(20));
    });
    let place = place.await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let mut ahead = 0;
    for (clock, whole) in [
        (json!({ "kind": "move", "seconds": 60 }), 60),
        (json!({ "kind": "game", "seconds": 60, "increment": 0 }), 60),
        (json!({ "kind": "days", "days": 1 }), 86_400),
    ] {
        let more = json!({ "clock": clock, "substitute": "expert" });
        let id = two(&host, &guest, more).await;
        let before = until_asked(&host, &id).await;
        for passed in [20, 40] {
            pass(&place, &mut ahead, 20);
            host.delete(&format!("/tables/{id}/seats/A")).await.done();
            host.post(&format!("/tables/{id}/seats/A/return"), json!({})).await.done();
            near(left(&place, &host, &id).await, whole - passed);
        }
        let again = asked(&look(&host, &id).await).expect("still asked");
        assert_eq!(again.number, before.number, "it is the same question");
        host.post(&format!("/tables/{id}/close"), json!({})).await.done();
    }
    place.server.end().await;
}

#[tokio::test]
async fn a_clock_runs_on_without_the_table_in_memory_and_over_a_restart() {
    let place = Place::with(|config| config.hall.idle = Duration::from_secs(1)).await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let clock = json!({ "kind": "move", "seconds": 600 });
    let id = two(&host, &guest, json!({ "clock": clock })).await;
    let mut ahead = 0;
    pass(&place, &mut ahead, 100);
    // What another does moves nobody's clock.
    let theirs = until_asked(&guest, &id).await;
    pick(&guest, &id, &theirs, 0).await.done();
    near(left(&place, &host, &id).await, 500);
    let table = id.parse().expect("an id");
    let begun = Instant::now();
    while place.server.hall.is_loaded(table) {
        assert!(begun.elapsed() < Duration::from_secs(60), "it stays in memory");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    pass(&place, &mut ahead, 200);
    let rest = left(&place, &host, &id).await;
    assert!((280 * SECOND..=300 * SECOND).contains(&rest), "{rest}");
    // The server is off for a while, which is nobody's time.
    let off = Duration::from_secs(3);
    let place = place.reopen(|_| std::thread::sleep(off), |_| {}).await;
    let host = place.know(&host);
    let after = left(&place, &host, &id).await;
    println!("{rest} ms before a restart, {after} ms after it");
    assert!((rest - 8 * SECOND..=rest).contains(&after), "{rest} and {after}");
    place.server.end().await;
}

#[tokio::test]
async fn a_clock_that_is_set_and_a_machine_that_sleeps_take_nobodys_time() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let clock = json!({ "kind": "move", "seconds": 60 });
    let id = two(&host, &guest, json!({ "clock": clock })).await;
    let short =
        two(&host, &guest, json!({ "clock": { "kind": "game", "seconds": 60, "increment": 0 } }));
    let short = short.await;
    let begun = Instant::now();
    for astray in [8 * 3600, -3 * 3600, 3600] {
        place.server.hall.set_astray(astray * SECOND);
        tokio::time::sleep(Duration::from_millis(1500)).await;
        for id in [&id, &short] {
            let shown = look(&guest, id).await;
            assert_eq!(seat(&shown, "A")["away"], Value::Null, "after {astray} s");
            let rest = left(&place, &host, id).await;
            let most = 60 * SECOND;
            assert!(
                (most - 2 * begun.elapsed().as_millis() as i64..=most).contains(&rest),
                "{rest}"
            );
        }
    }
    place.server.end().await;
}

/// A table that an earlier release made without a clock has one from now on.
#[tokio::test]
async fn a_rated_table_needs_a_clock() {
    let place = Place::open().await;
    let (host, guest) = pair(&place).await;
    let rated = json!({ "edition": "first", "players": 2, "rated": true });
    let told = host.post("/tables", rated.clone()).await;
    assert_eq!((told.status, told.refused().as_str()), (422, "unplayable"));
    assert!(told.body.contains("A rated game needs a clock"), "{}", told.body);
    let days = json!({ "kind": "days", "days": 1 });
    for level in ["hard", "expert"] {
        let strong = with(rated.clone(), json!({ "clock": days, "substitute": level }));
        let told = host.post("/tables", strong).await;
        assert!(told.body.contains("level normal or below"), "{}", told.body);
    }
    let id = two(&host, &guest, json!({ "rated": true, "clock": days })).await;
    let old = |folder: &std::path::Path| {
        crate::clocks::edit(folder, &id, |_, mut row| {
            let mut record: Value = serde_json::from_str(&row.record).expect("JSON");
            record["settings"]["clock"] = json!({ "kind": "none" });
            record["settings"]["substitute"] = json!("expert");
            for seat in record["seats"].as_array_mut().expect("seats") {
                for new in ["used", "earned", "running", "by_bot", "bot_since"] {
                    seat.as_object_mut().expect("a seat").remove(new);
                }
            }
            row.record = record.to_string();
            vec![endboss_store::Deed::Table(row)]
        });
    };
    let place = place.reopen(old, |_| {}).await;
    let host = place.know(&host);
    let shown = until(&host, &id, "asked", |it| asked(it).is_some()).await;
    assert_eq!(shown["table"]["settings"]["clock"], json!({ "kind": "days", "days": 3 }));
    let rest = left(&place, &host, &id).await;
    assert!(rest > 2 * 86_400 * SECOND, "{rest}");
    place.server.end().await;
}
