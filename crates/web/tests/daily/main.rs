//! The daily dungeon: the same deal for everybody, a board that was found by playing records again,
//! and nothing of the deal before the day is over.

#[path = "../client/mod.rs"]
mod client;

mod forged;
mod midnight;
mod pages;
mod whole;

use client::{Client, Place};
use endboss_journal::Day;
use serde_json::{Value, json};

pub const DAY: i64 = 86_400_000;

/// A server at noon, so that no test runs over midnight.
pub async fn noon() -> (Place, i64) {
    let place = Place::open().await;
    let ahead = today(&place).ends() + DAY / 2 - place.server.hall.time();
    place.server.hall.set_ahead(ahead);
    (place, ahead)
}

pub async fn sign_up(place: &Place, name: &str) -> Client {
    let mut who = place.guest(name).await;
    let body = json!({ "login": name.to_lowercase(), "password": "correct horse battery" });
    let told = who.post("/me/account", body).await.done().json();
    who.token = Some(told["token"].as_str().expect("a token").to_owned());
    who
}

/// Begins today's dungeon and gives its table.
pub async fn begin(who: &Client) -> String {
    let made = who.post("/daily", json!({})).await.done().json();
    made["id"].as_str().expect("an id").to_owned()
}

pub async fn look(who: &Client, id: &str) -> Value {
    who.get(&format!("/tables/{id}")).await.done().json()
}

/// Answers with the nth choice, from the end if they are counted so; whether anything was asked.
pub async fn answer(who: &Client, id: &str, style: usize, nth: usize) -> bool {
    let snapshot = look(who, id).await;
    let ask = &snapshot["view"]["ask"];
    let Some(options) = ask["options"].as_array().filter(|all| !all.is_empty()) else {
        return false;
    };
    let pick = &options[(style * nth) % options.len()];
    let body = json!({ "seat": ask["seat"], "ask": ask["number"], "pick": pick });
    who.post(&format!("/tables/{id}/picks"), body).await.done();
    true
}

/// Plays to the end; each style chooses otherwise.
pub async fn play(who: &Client, id: &str, style: usize) {
    for nth in 0..5_000 {
        if look(who, id).await["table"]["state"] != "playing" {
            return;
        }
        assert!(answer(who, id, style, nth).await, "nobody is asked");
    }
    panic!("the game does not end");
}

pub fn today(place: &Place) -> Day {
    place.server.hall.today()
}

pub async fn board(who: &Client) -> Value {
    who.get("/daily").await.done().json()
}

/// A tally without what only a list has.
pub fn tally(result: &Value) -> Value {
    let fields = ["score", "souls", "wounds", "turns", "heroes"];
    fields.iter().map(|field| ((*field).to_owned(), result[*field].clone())).collect()
}
