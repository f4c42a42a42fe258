//! Hints: for whoever asks, about their own question, where nothing counts.

use serde_json::{Value, json};

use crate::client::{Client, Place};
use crate::rated::pair;
use crate::{asked, look, pick, play, say, two, until, until_asked};

async fn hint(who: &Client, id: &str) -> Value {
    let here = until(who, id, "a hint", |it| it["hint"]["pick"].is_string()).await;
    here["hint"].clone()
}

#[tokio::test]
async fn a_bot_says_what_it_would_do_and_why_to_whoever_asked() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({})).await;
    let question = until_asked(&host, &id).await;
    assert_eq!(look(&host, &id).await["hint"], Value::Null, "nobody asked");
    assert_eq!(look(&host, &id).await["own"]["may_hint"], true);
    let before = look(&guest, &id).await;
    assert_eq!(say(&guest, &id, "hint", "A").await.status, 403, "not their seat");
    assert_eq!(say(&host, &id, "hint", "Z").await.status, 404);
    say(&host, &id, "hint", "A").await.done();
    let given = hint(&host, &id).await;
    let picked = given["pick"].as_str().expect("a pick").to_owned();
    assert!(question.options.contains(&picked), "{given}");
    assert!(given["why"]["kind"].is_string(), "{given}");
    // To ask again changes nothing, and the others are told nothing.
    let number = look(&host, &id).await["number"].clone();
    say(&host, &id, "hint", "A").await.done();
    assert_eq!(look(&host, &id).await["number"], number);
    assert_eq!(look(&guest, &id).await, before);
    // It was for that question.
    pick(&host, &id, &question, 0).await.done();
    assert_eq!(look(&host, &id).await["hint"], Value::Null);
    place.server.end().await;
}

#[tokio::test]
async fn whoever_is_not_asked_gets_no_hint() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({})).await;
    play(&[&host], &id, 1).await;
    for _ in 0..50 {
        if asked(&look(&host, &id).await).is_none() {
            let told = say(&host, &id, "hint", "A").await;
            assert_eq!(told.refused(), "not_now");
            say(&host, &id, "concede", "A").await.done();
            let over = say(&host, &id, "hint", "A").await;
            assert_eq!(over.refused(), "not_now");
            return place.server.end().await;
        }
        play(&[&host], &id, 1).await;
    }
    panic!("the host is always asked");
}

#[tokio::test]
async fn where_results_count_there_are_no_hints() {
    let place = Place::open().await;
    let (host, guest) = pair(&place).await;
    let id =
        two(&host, &guest, json!({ "rated": true, "clock": { "kind": "days", "days": 1 } })).await;
    until_asked(&host, &id).await;
    assert_eq!(look(&host, &id).await["own"]["may_hint"], false);
    assert_eq!(say(&host, &id, "hint", "A").await.refused(), "not_now");
    place.server.end().await;
}

/// In a paced window the game may be further than anybody is shown.
#[tokio::test]
async fn while_a_paced_window_is_open_there_are_no_hints() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let pacing = json!({ "pacing": { "kind": "equal", "seconds": 1 } });
    let id = two(&host, &guest, pacing).await;
    assert_eq!(look(&host, &id).await["own"]["may_hint"], true, "this is no window");
    for _ in 0..60 {
        let shown = look(&host, &id).await;
        if shown["view"]["waiting"] == "window" {
            assert_eq!(shown["own"]["may_hint"], false);
            let told = say(&host, &id, "hint", "A").await;
            assert!(
                told.body.contains("window of fixed length") && told.status == 409,
                "{}",
                told.body
            );
            return place.server.end().await;
        }
        play(&[&host, &guest], &id, 1).await;
    }
    panic!("no window was open");
}
