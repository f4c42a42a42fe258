//! Fair deals: committed to, salted, revealed, checked by anyone.

use data_encoding::HEXLOWER;
use endboss_gamebox::{Table, verify};
use endboss_journal::{Fair, Journal, parse};
use serde_json::json;

use crate::client::Place;
use crate::{look, play, seat, sit, start, state, table};

/// Whether a journal from the API holds what it says, with nothing but the shipped packs.
pub fn check(journal: &str) -> Journal {
    let journal = parse(journal.as_bytes()).expect("a journal");
    let packs = Table::shipped_packs_of(&journal.header).expect("shipped packs");
    let table = Table::of(&journal.header, packs).expect("a table");
    verify(&journal, &table).expect("it holds");
    journal
}

#[tokio::test]
async fn salt_comes_after_the_commitment_and_the_deal_can_be_checked() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = table(&host, json!({ "edition": "second", "players": 3, "bots": ["random"] })).await;
    sit(&guest, &id, "C").await.done();
    let commit = look(&guest, &id).await["table"]["commit"].as_str().expect("text").to_owned();
    assert_eq!(commit.len(), 64);
    let salt = |letter: &str| format!("/tables/{id}/seats/{letter}/salt");
    guest.put(&salt("C"), json!({ "salt": "one grain" })).await.done();
    host.put(&salt("A"), json!({ "salt": "a wrong grain" })).await.done();
    host.put(&salt("A"), json!({ "salt": "" })).await.done();
    host.put(&salt("A"), json!({ "salt": "the sea" })).await.done();
    assert_eq!(host.put(&salt("C"), json!({ "salt": "mine" })).await.status, 403);
    let long = guest.put(&salt("C"), json!({ "salt": "x".repeat(65) })).await;
    assert_eq!(long.refused(), "too_much");
    let shown = look(&guest, &id).await;
    assert_eq!(
        (seat(&shown, "A")["salted"].as_bool(), seat(&shown, "B")["salted"].as_bool()),
        (Some(true), Some(false))
    );
    assert_eq!(shown["table"]["commit"], commit, "salt changes nothing that was committed to");
    assert!(!shown.to_string().contains("grain"), "salt is shown when the game is over");
    start(&host, &id).await;
    assert_eq!(guest.put(&salt("C"), json!({ "salt": "late" })).await.refused(), "not_now");
    play(&[&host, &guest], &id, 30).await;
    let journal = format!("/tables/{id}/journal");
    if state(&host, &id).await == "playing" {
        assert_eq!(guest.get(&journal).await.refused(), "not_now");
        // Both give up, unless it ends just now.
        crate::say(&host, &id, "concede", "A").await;
        crate::say(&guest, &id, "concede", "C").await;
        crate::until(&guest, &id, "over", |it| it["table"]["state"] == "over").await;
    }
    let text = guest.get(&journal).await.done().body;
    let journal = check(&text);
    let fair = journal.header.fair.as_ref().expect("a commitment");
    assert_eq!(fair.shown(), commit);
    let seed = journal.revealed().expect("a seed");
    assert_eq!(HEXLOWER.encode(&Fair::commit_to(&seed)), commit);
    let salts: Vec<_> = fair.salts.iter().map(|salt| salt.as_deref()).collect();
    assert_eq!(salts, [Some(&b"the sea"[..]), None, Some(&b"one grain"[..])]);
    place.server.end().await;
}
