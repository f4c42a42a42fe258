//! Guests who get an account, and whose their games are then.

use serde_json::json;

use crate::client::{Client, Place};
use crate::{look, pick, say, table, two, until_asked};

/// Signs up; the client is known by a new token.
pub async fn sign_up(who: &mut Client, login: &str) {
    let body = json!({ "login": login, "password": "correct horse battery" });
    let told = who.post("/me/account", body).await.done().json();
    assert_eq!(told["person"]["login"], login);
    who.token = Some(told["token"].as_str().expect("a token").to_owned());
}

pub async fn sign_in(who: &mut Client, login: &str) {
    let body = json!({ "login": login, "password": "correct horse battery" });
    let told = who.post("/sessions", body).await.done().json();
    who.token = Some(told["token"].as_str().expect("a token").to_owned());
}

async fn tables(who: &Client) -> Vec<String> {
    let mine = who.get("/me/tables").await.done().json();
    let id = |row: &serde_json::Value| row["id"].as_str().expect("an id").to_owned();
    let mut ids: Vec<_> = mine.as_array().expect("a list").iter().map(id).collect();
    ids.sort();
    ids
}

async fn results(who: &Client) -> usize {
    let mine = who.get("/me/results").await.done().json();
    mine["results"].as_array().expect("a list").len()
}

fn sorted<const N: usize>(mut ids: [&String; N]) -> Vec<String> {
    ids.sort();
    ids.into_iter().cloned().collect()
}

#[tokio::test]
async fn a_guest_signs_up_and_the_games_stay() {
    let place = Place::open().await;
    let (host, mut guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let over = two(&host, &guest, json!({})).await;
    say(&host, &over, "concede", "A").await.done();
    look(&host, &over).await;
    let playing = two(&host, &guest, json!({})).await;
    let old = guest.clone();
    sign_up(&mut guest, "dan").await;
    assert_eq!(old.get("/me").await.status, 401, "only the new session is theirs");
    assert_eq!(guest.get("/me").await.done().json()["login"], "dan");
    assert_eq!(tables(&guest).await, sorted([&over, &playing]));
    assert_eq!(results(&guest).await, 1);
    assert_eq!(look(&guest, &playing).await["own"]["seat"], "B");
    let mine = until_asked(&guest, &playing).await;
    pick(&guest, &playing, &mine, 0).await.done();
    // The login is theirs.
    let mut other = place.guest("Mallory").await;
    let body = json!({ "login": "dan", "password": "another password" });
    assert_eq!(other.post("/me/account", body).await.status, 409);
    let wrong = json!({ "login": "dan", "password": "another password" });
    assert_eq!(other.post("/sessions", wrong).await.status, 403);
    sign_in(&mut other, "dan").await;
    assert_eq!(results(&other).await, 1, "the same person on another device");
    place.server.end().await;
}

#[tokio::test]
async fn a_guest_signs_in_and_the_games_are_joined() {
    let place = Place::open().await;
    let (host, mut home) = (place.guest("Dora").await, place.guest("Dan").await);
    sign_up(&mut home, "dan").await;
    let first = two(&host, &home, json!({})).await;
    say(&home, &first, "concede", "B").await.done();
    // Somewhere else, as a guest.
    let mut guest = place.guest("Somebody").await;
    let second = two(&host, &guest, json!({})).await;
    say(&host, &second, "concede", "A").await.done();
    let playing = two(&host, &guest, json!({})).await;
    let hosted = table(&guest, json!({ "edition": "first", "sit": false })).await;
    let old = guest.clone();
    sign_in(&mut guest, "dan").await;
    assert_eq!(old.get("/me").await.status, 401);
    for who in [&guest, &home] {
        let all = tables(who).await;
        for id in [&first, &second, &playing] {
            assert!(all.contains(id), "{id} in {all:?}");
        }
        assert_eq!(results(who).await, 2);
        let shown = look(who, &playing).await;
        assert_eq!(
            (&shown["own"]["seat"], &shown["table"]["seats"][1]["name"]),
            (&json!("B"), &json!("Dan"))
        );
    }
    let mine = until_asked(&guest, &playing).await;
    pick(&guest, &playing, &mine, 0).await.done();
    // What the guest was host of, the person is host of.
    guest.post(&format!("/tables/{hosted}/close"), json!({})).await.done();
    place.server.end().await;
}

#[tokio::test]
async fn a_phrase_opens_an_account_and_sessions_end() {
    let place = Place::open().await;
    let mut guest = place.guest("Dan").await;
    let told = guest.post("/me/account", json!({ "login": "dan", "phrase": true })).await.done();
    let told = told.json();
    let phrase = told["phrase"].as_str().expect("words").to_owned();
    assert_eq!(phrase.split(' ').count(), 12);
    guest.token = Some(told["token"].as_str().expect("a token").to_owned());
    let mut other = place.nobody();
    let wrong = json!({ "login": "dan", "phrase": phrase.replace(' ', "-") });
    assert!(other.post("/sessions", wrong).await.status >= 400);
    let told = other.post("/sessions", json!({ "login": "dan", "phrase": phrase })).await.done();
    other.token = Some(told.json()["token"].as_str().expect("a token").to_owned());
    assert_eq!(other.get("/me").await.done().json()["name"], "Dan");
    other.delete("/sessions").await.done();
    assert_eq!((other.get("/me").await.status, guest.get("/me").await.status), (401, 200));
    guest.delete("/sessions/all").await.done();
    assert_eq!(guest.get("/me").await.status, 401);
    place.server.end().await;
}
