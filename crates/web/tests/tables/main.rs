//! Tables through the real API: made, joined, played, taken back, left, closed; and whose they are.

#[path = "../client/mod.rs"]
mod client;

mod accounts;
mod adjourned;
mod bound;
mod chat;
mod clocks;
mod create;
mod ends;
mod fair;
mod hints;
mod idle;
mod levels;
mod packs;
#[cfg(unix)]
mod paused;
mod prune;
mod python;
mod rated;
mod seats;
mod takeback;
mod undo;
mod yours;

use std::time::{Duration, Instant};

use client::{Client, Told};
use serde_json::{Value, json};

/// A question somebody is asked.
#[derive(Clone, Debug)]
pub struct Asked {
    pub seat: String,
    pub number: u64,
    pub options: Vec<String>,
}

/// Makes a table and gives its id.
pub async fn table(host: &Client, body: Value) -> String {
    let made = host.post("/tables", body).await.done().json();
    made["id"].as_str().expect("an id").to_owned()
}

/// A table of the first edition whose host sits at A and a guest at B, in the midst of a game.
pub async fn two(host: &Client, guest: &Client, more: Value) -> String {
    let id = table(host, with(json!({ "edition": "first", "players": 2 }), more)).await;
    sit(guest, &id, "B").await.done();
    start(host, &id).await;
    both_asked(host, guest, &id).await;
    id
}

/// One may have to deal with a bad hand before both are asked what to discard.
async fn both_asked(host: &Client, guest: &Client, id: &str) {
    for _ in 0..20 {
        let (one, other) = (asked(&look(host, id).await), asked(&look(guest, id).await));
        match (one, other) {
            (Some(one), None) => drop(pick(host, id, &one, 0).await.done()),
            (None, Some(other)) => drop(pick(guest, id, &other, 0).await.done()),
            (Some(_), Some(_)) => return,
            (None, None) => panic!("nobody is asked"),
        }
    }
    panic!("both are never asked at once");
}

pub fn with(mut body: Value, more: Value) -> Value {
    let (Some(all), Value::Object(more)) = (body.as_object_mut(), more) else {
        panic!("objects are put together");
    };
    all.extend(more);
    body
}

pub async fn sit(guest: &Client, id: &str, seat: &str) -> Told {
    guest.post(&format!("/tables/{id}/seats/{seat}"), json!({})).await
}

pub async fn start(host: &Client, id: &str) {
    host.post(&format!("/tables/{id}/start"), json!({})).await.done();
}

pub async fn look(who: &Client, id: &str) -> Value {
    who.get(&format!("/tables/{id}")).await.done().json()
}

pub async fn state(who: &Client, id: &str) -> String {
    look(who, id).await["table"]["state"].as_str().expect("a state").to_owned()
}

pub fn asked(snapshot: &Value) -> Option<Asked> {
    let ask = snapshot["view"]["ask"].as_object()?;
    let text = |value: &Value| value.as_str().expect("text").to_owned();
    Some(Asked {
        seat: text(&ask["seat"]),
        number: ask["number"].as_u64().expect("a number"),
        options: ask["options"].as_array().expect("options").iter().map(text).collect(),
    })
}

pub async fn pick(who: &Client, id: &str, asked: &Asked, nth: usize) -> Told {
    let pick = &asked.options[nth % asked.options.len()];
    let body = json!({ "seat": asked.seat, "ask": asked.number, "pick": pick });
    who.post(&format!("/tables/{id}/picks"), body).await
}

/// Says something with a seat to a table, such as `concede`.
pub async fn say(who: &Client, id: &str, what: &str, seat: &str) -> Told {
    who.post(&format!("/tables/{id}/{what}"), json!({ "seat": seat })).await
}

/// Looks at the table until it is so.
pub async fn until(who: &Client, id: &str, what: &str, so: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let snapshot = look(who, id).await;
        if so(&snapshot) {
            return snapshot;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "never {what}: {snapshot}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

pub async fn until_asked(who: &Client, id: &str) -> Asked {
    let asks = |snapshot: &Value| asked(snapshot).is_some();
    asked(&until(who, id, "asked", asks).await).expect("it was there")
}

/// Everybody answers until the game is over or enough was answered; whoever is not asked waits.
pub async fn play(people: &[&Client], id: &str, most: usize) {
    let mut answered = 0;
    let begun = Instant::now();
    while answered < most {
        for (n, who) in people.iter().enumerate() {
            let snapshot = look(who, id).await;
            if snapshot["table"]["state"] != "playing" {
                return;
            }
            if let Some(asked) = asked(&snapshot) {
                let told = pick(who, id, &asked, answered + n).await;
                // A bot or a clock may have come before.
                assert!(told.status == 200 || told.refused() == "stale_ask", "{}", told.body);
                answered += 1;
            }
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "the game does not go on");
    }
}

/// The seat's facts.
pub fn seat<'a>(snapshot: &'a Value, letter: &str) -> &'a Value {
    let seats = snapshot["table"]["seats"].as_array().expect("seats");
    seats.iter().find(|seat| seat["seat"] == letter).expect("the seat is there")
}
