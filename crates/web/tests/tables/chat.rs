//! Talk at a table, and its limits.

use serde_json::{Value, json};

use crate::client::{Client, Place, Told};
use crate::{look, two};

async fn chat(who: &Client, id: &str, seat: &str, text: &str) -> Told {
    who.post(&format!("/tables/{id}/chat"), json!({ "seat": seat, "text": text })).await
}

fn said(snapshot: &Value) -> Vec<(String, String)> {
    let lines = snapshot["table"]["chat"].as_array().expect("chat");
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    lines.iter().map(|line| (text(&line["name"]), text(&line["text"]))).collect()
}

#[tokio::test]
async fn talk_is_short_and_only_for_who_sits_there() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({})).await;
    chat(&host, &id, "A", "  good luck ").await.done();
    chat(&guest, &id, "B", "you too\u{7}\n").await.done();
    let all = [("Dora", "good luck"), ("Dan", "you too")];
    let all = all.map(|(name, text)| (name.to_owned(), text.to_owned()));
    assert_eq!(said(&look(&guest, &id).await), all);
    assert_eq!(said(&look(&place.nobody(), &id).await), all);
    assert_eq!(chat(&guest, &id, "A", "I am Dora").await.status, 403);
    assert_eq!(chat(&place.guest("Mia").await, &id, "B", "hello").await.status, 403);
    assert!(chat(&host, &id, "A", "   ").await.status >= 400);
    chat(&host, &id, "A", &"x".repeat(300)).await.done();
    assert_eq!(chat(&host, &id, "A", &"x".repeat(301)).await.refused(), "too_much");
    // Only so much is kept.
    for n in 0..110 {
        chat(&host, &id, "A", &format!("line {n}")).await.done();
    }
    let kept = said(&look(&host, &id).await);
    assert_eq!((kept.len(), kept[99].1.as_str()), (100, "line 109"));
    place.server.end().await;
}

#[tokio::test]
async fn the_host_mutes_and_lets_talk_again() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({})).await;
    let mute = format!("/tables/{id}/seats/B/mute");
    assert_eq!(guest.put(&mute, json!({ "on": false })).await.status, 403);
    host.put(&mute, json!({ "on": true })).await.done();
    assert_eq!(chat(&guest, &id, "B", "boo").await.status, 403);
    assert_eq!(look(&guest, &id).await["table"]["seats"][1]["muted"], true);
    host.put(&mute, json!({ "on": false })).await.done();
    chat(&guest, &id, "B", "sorry").await.done();
    assert_eq!(said(&look(&host, &id).await).len(), 1);
    place.server.end().await;
}

/// What was said is written once, and not again with every move.
#[tokio::test]
async fn talk_is_no_part_of_what_a_move_writes() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let clock = json!({ "kind": "move", "seconds": 600 });
    let id = two(&host, &guest, json!({ "clock": clock })).await;
    let table = id.parse().expect("an id");
    let store = place.server.hall.store.clone();
    let written = || store.table(table).expect("it reads").expect("it is there").record.len();
    let before = written();
    for _ in 0..100 {
        chat(&host, &id, "A", &"words".repeat(60)).await.done();
    }
    crate::play(&[&host, &guest], &id, 4).await;
    let after = written();
    println!("a record of {before} bytes has {after} after 30,000 letters of talk");
    assert!(after < before + 1_000, "{before} and {after}");
    // It is there again when the server comes back.
    drop(store);
    let place = place.again().await;
    let kept = said(&look(&place.know(&host), &id).await);
    assert_eq!((kept.len(), kept[99].1.len()), (100, 300));
    place.server.end().await;
}
