//! Games that are over, again: through anybody's eyes, checked, and played on; and nothing of a game
//! that goes on.

#[path = "../client/mod.rs"]
mod client;

mod film;
mod kept;
mod onward;
mod pages;
mod secret;

use std::time::{Duration, Instant};

use client::{Client, Place};
use endboss_store::{PersonId, TableId};
use endboss_tables::{Caller, Reel};
use serde_json::{Value, json};

/// Makes a table and gives its id.
pub async fn table(host: &Client, body: Value) -> String {
    let made = host.post("/tables", body).await.done().json();
    made["id"].as_str().expect("an id").to_owned()
}

pub async fn look(who: &Client, id: &str) -> Value {
    who.get(&format!("/tables/{id}")).await.done().json()
}

/// Looks at the table until it is so.
pub async fn until(who: &Client, id: &str, what: &str, so: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let snapshot = look(who, id).await;
        if so(&snapshot) {
            return snapshot;
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "never {what}: {snapshot}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A whole game between bots, at which nobody sits.
pub async fn bots(host: &Client, edition: &str, players: usize, level: &str) -> String {
    let levels = vec![level; players];
    let body = json!({ "edition": edition, "players": players, "sit": false, "bots": levels });
    let id = table(host, body).await;
    host.post(&format!("/tables/{id}/start"), json!({})).await.done();
    until(host, &id, "over", |it| it["table"]["state"] == "over").await;
    id
}

/// Two people in the midst of a game; both are asked.
pub async fn two(host: &Client, guest: &Client, more: Value) -> String {
    let mut body = json!({ "edition": "first", "players": 2 });
    let all = body.as_object_mut().expect("an object");
    all.extend(more.as_object().expect("an object").clone());
    let id = table(host, body).await;
    let links = host.get(&format!("/tables/{id}/links")).await.done().json();
    let secret = links["B"].as_str().and_then(|link| link.split_once('#')).map(|(_, it)| it);
    guest.post(&format!("/tables/{id}/seats/B"), json!({ "secret": secret })).await.done();
    host.post(&format!("/tables/{id}/start"), json!({})).await.done();
    // Whoever was dealt a bad hand deals with it first.
    for nth in 0..20 {
        let asked = async |who| look(who, &id).await["view"]["ask"].is_object();
        match (asked(host).await, asked(guest).await) {
            (true, true) => return id,
            (true, false) => answer(host, &id, nth).await,
            (false, true) => answer(guest, &id, nth).await,
            (false, false) => panic!("nobody is asked"),
        };
    }
    panic!("both are never asked at once");
}

/// Answers whatever the person is asked, by turns the first and another choice; whether they were.
pub async fn answer(who: &Client, id: &str, nth: usize) -> bool {
    let snapshot = look(who, id).await;
    let ask = &snapshot["view"]["ask"];
    let Some(options) = ask["options"].as_array().filter(|all| !all.is_empty()) else {
        return false;
    };
    let pick = &options[nth % options.len()];
    let body = json!({ "seat": ask["seat"], "ask": ask["number"], "pick": pick });
    let told = who.post(&format!("/tables/{id}/picks"), body).await;
    assert!(told.status == 200 || told.refused() == "stale_ask", "{}", told.body);
    true
}

/// Everybody answers until the game is over, or enough was answered.
pub async fn play(people: &[&Client], id: &str, most: usize) {
    let (begun, mut answered) = (Instant::now(), 0);
    while answered < most {
        for who in people {
            if look(who, id).await["table"]["state"] != "playing" {
                return;
            }
            answered += usize::from(answer(who, id, answered).await);
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "the game does not go on");
    }
}

pub fn id(text: &str) -> TableId {
    text.parse().expect("an id")
}

pub async fn caller(who: &Client) -> Caller {
    let me = who.get("/me").await.done().json();
    let person = &me["person"];
    let person = if person.is_object() { person } else { &me };
    let id: PersonId = person["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let name = person["name"].as_str().expect("a name").to_owned();
    Caller { person: id, name, account: false }
}

/// The film of a table, for somebody who may see it.
pub async fn reel(place: &Place, table: &str) -> Reel {
    place.server.hall.film(id(table), None).await.expect("it is over")
}
