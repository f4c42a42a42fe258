//! A rematch is an invitation: nobody plays who did not sit down, and it costs what a table costs.

use std::time::Duration;

use endboss_web::guard::{Allowance, Limits, Rate};
use serde_json::{Value, json};

use crate::town::{Person, Town};
use crate::wire::Request;

fn rated() -> Value {
    let clock = json!({ "kind": "move", "seconds": 60 });
    json!({ "edition": "anniversary", "players": 2, "rated": true, "clock": clock })
}

async fn again(person: &Person, table: &str) -> String {
    let told = person.post(&format!("/tables/{table}/rematch"), json!({})).await.done();
    told["id"].as_str().unwrap().to_owned()
}

/// What an opponent has played who did nothing since the first game.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_plays_a_rematch_who_did_not_sit_down() {
    let town = Town::open().await;
    let [ann, bob, eve] =
        [town.member("ann").await, town.member("bob").await, town.member("eve").await];
    let first = ann.game_with(&bob, rated()).await;
    bob.post(&format!("/tables/{first}/concede"), json!({ "seat": "B" })).await.done();
    let (mut table, mut played) = (first.clone(), 0);
    for _ in 0..4 {
        table = again(&ann, &table).await;
        let start = format!("/tables/{table}/start");
        let api = ann.post(&start, json!({})).await;
        let filled = ann.post(&start, json!({ "fill": "random" })).await;
        let form = ann.form(&format!("/t/{table}/start"), &[("fill", "random")]).await;
        if api.status >= 300 {
            api.refused(409, "not_now");
            filled.refused(409, "not_now");
            assert_eq!(form.status, 409, "{}", form.text());
            break;
        }
        played += 1;
        ann.post(&format!("/tables/{table}/concede"), json!({ "seat": "A" })).await.done();
    }
    println!("rated games with somebody who did nothing: {played} of 4 tries");
    assert_eq!(played, 0);
    let results = bob.get("/me/results").await.done();
    assert_eq!(results["results"].as_array().unwrap().len(), 1);
    // The seat is Bob's to take, and nobody else's; it counts for none of his tables before.
    let seats = &ann.look(&table).await["table"]["seats"];
    assert_eq!((&seats[1]["holder"], &seats[1]["name"]), (&json!("held"), &json!("bob")));
    let mine = bob.get("/me/tables").await.done();
    let mine = mine.as_array().unwrap().iter().find(|it| it["id"] == json!(table)).unwrap();
    assert_eq!((&mine["seats"], &mine["invited"]), (&json!([]), &json!(["B"])));
    let seat = format!("/tables/{table}/seats/B");
    for thief in [&eve, &ann] {
        thief.post(&seat, json!({})).await.refused(409, "not_now");
        let form = thief.form(&format!("/t/{table}/take"), &[("seat", "B")]).await;
        assert_eq!(form.status, 409);
    }
    let links = ann.get(&format!("/tables/{table}/links")).await.done();
    assert!(links.get("B").is_none(), "{links}");
    assert_eq!(again(&bob, &first).await, table, "whoever asks second finds it");
    bob.post(&seat, json!({})).await.done();
    ann.post(&format!("/tables/{table}/start"), json!({})).await.done();
    assert_eq!(bob.look(&table).await["own"]["seat"], "B");
    town.end().await;
}

/// Private tables, too: whom a seat is held for needs no link, and others see nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_can_be_taken_opened_or_left() {
    let town = Town::open().await;
    let [ann, bob, eve] =
        [town.guest("Ann").await, town.guest("Bob").await, town.guest("Eve").await];
    let private = json!({ "edition": "anniversary", "players": 2, "visibility": "private" });
    let first = ann.game_with(&bob, private).await;
    ann.post(&format!("/tables/{first}/concede"), json!({ "seat": "A" })).await.done();
    let table = again(&ann, &first).await;
    eve.get(&format!("/tables/{table}")).await.refused(403, "not_yours");
    assert_eq!(bob.look(&table).await["own"], Value::Null);
    let page = bob.ask(Request::page("/")).await.text();
    assert!(page.contains("you are invited"), "{page}");
    let page = bob.ask(Request::page(&format!("/t/{table}"))).await.text();
    assert!(page.contains("held for Bob") && page.contains("Sit down"), "{page}");
    let took = bob.form(&format!("/t/{table}/take"), &[("seat", "B")]).await;
    assert_eq!(took.status, 303, "{}", took.text());
    bob.delete(&format!("/tables/{table}/seats/B")).await.done();
    // Left, it is open as any seat; held, the host opens it or gives it to a bot.
    let bot = format!("/tables/{table}/seats/B/bot");
    ann.put(&bot, json!({ "level": "random" })).await.done();
    ann.post(&format!("/tables/{table}/start"), json!({})).await.done();
    town.end().await;
}

/// One guest, bots, and as many games as they like.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_costs_what_a_table_costs() {
    let slow = |rate: Rate| Rate { every: Duration::from_secs(600), ..rate };
    let creations = Limits::default().creations;
    let creations =
        Allowance { address: creations.address.map(slow), person: creations.person.map(slow) };
    let burst = creations.person.unwrap().burst as usize;
    let limits = Limits { creations, ..Limits::lifted() };
    let town = Town::with(|config| config.limits = limits).await;
    for by_form in [false, true] {
        let ann = town.guest("Ann").await;
        let two = json!({ "edition": "anniversary", "players": 2, "bots": ["random"] });
        let mut table = ann.table(two).await;
        let mut games = 1;
        for _ in 0..60 {
            ann.post(&format!("/tables/{table}/start"), json!({})).await.done();
            ann.post(&format!("/tables/{table}/concede"), json!({ "seat": "A" })).await.done();
            let next = match by_form {
                false => ann.post(&format!("/tables/{table}/rematch"), json!({})).await,
                true => ann.form(&format!("/t/{table}/rematch"), &[]).await,
            };
            if next.status == 429 {
                assert!(next.wait() >= 1);
                break;
            }
            assert!(next.status < 400, "{}", next.text());
            let next = ann.look(&table).await["table"]["rematch"].clone();
            table = next.as_str().unwrap().to_owned();
            games += 1;
        }
        println!(
            "games of one guest, by form {by_form}: {games}, where {burst} tables are allowed"
        );
        assert_eq!(games, burst);
    }
    town.end().await;
}
