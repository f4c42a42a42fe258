//! What is another's: seats, and the host's rights.

use serde_json::{Value, json};

use crate::town::{Person, Town, answer};
use crate::wire::Request;

/// Everything that can be done with a seat.
fn deeds(table: &str, seat: &str, pick: &Value) -> Vec<Request> {
    let at = format!("/tables/{table}");
    let mut pick = pick.clone();
    pick["seat"] = json!(seat);
    let post = |path: &str, body: Value| Request::new("POST", &format!("{at}{path}")).json(&body);
    let put = |path: &str, body: Value| {
        Request::new("PUT", &format!("{at}/seats/{seat}{path}")).json(&body)
    };
    vec![
        post("/picks", pick),
        post("/undo", json!({ "seat": seat, "all": true })),
        post("/undo/ask", json!({ "seat": seat, "to": "turn" })),
        post("/undo/answer", json!({ "seat": seat, "agree": true })),
        post("/concede", json!({ "seat": seat })),
        post("/chat", json!({ "seat": seat, "text": "it is me" })),
        put("/windows", json!({ "always_ask": true })),
        put("/salt", json!({ "salt": "pepper" })),
        Request::new("DELETE", &format!("{at}/seats/{seat}")),
        Request::new("POST", &format!("{at}/seats/{seat}/return")),
        Request::get(&format!("{at}?seat={seat}")),
        Request::get(&format!("{at}/events?seat={seat}")),
        Request::get(&format!("{at}/log?seat={seat}")),
    ]
}

/// Everything that only the host may do.
fn hosts(table: &str) -> Vec<Request> {
    let at = format!("/tables/{table}");
    vec![
        Request::new("POST", &format!("{at}/start")).json(&json!({ "fill": "random" })),
        Request::new("POST", &format!("{at}/seats/A/kick")),
        Request::new("PUT", &format!("{at}/seats/A/mute")).json(&json!({ "on": true })),
        Request::new("PUT", &format!("{at}/seats/A/bot")).json(&json!({ "level": "random" })),
        Request::new("PUT", &format!("{at}/seats/B/bot")).json(&json!({ "level": null })),
        Request::new("POST", &format!("{at}/close")),
    ]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_does_what_is_another_seats_or_the_hosts() {
    let town = Town::open().await;
    let [ann, bob, eve] =
        [town.guest("Ann").await, town.guest("Bob").await, town.guest("Eve").await];
    let table = ann.game(&bob).await;
    let before = ann.look(&table).await;
    let pick = answer(&before, 0).expect("everybody chooses at first");
    for thief in [&bob, &eve] {
        for deed in deeds(&table, "A", &pick).into_iter().chain(hosts(&table)) {
            thief.ask(deed).await.refused(403, "not_yours");
        }
    }
    // Whoever is nobody may only look, and not from a seat.
    for deed in deeds(&table, "A", &pick).into_iter().chain(hosts(&table)) {
        let reply = town.site.send(&deed).await;
        match reply.status {
            403 => reply.refused(403, "not_yours"),
            _ => reply.refused(401, "nobody"),
        };
    }
    for seat in ["C", "Z", "AB", "a", "%C3%84", "0", "%20"] {
        for deed in deeds(&table, seat, &pick) {
            let reply = eve.ask(deed).await;
            assert!(matches!(reply.status, 403 | 404), "{seat}: {}", reply.text());
            reply.refused(reply.status, if reply.status == 403 { "not_yours" } else { "no_seat" });
        }
    }
    assert_eq!(ann.look(&table).await, before, "none of it left a trace");
    // A rule for the host: whoever takes part in their own game is not above it.
    ann.post(&format!("/tables/{table}/seats/A/kick"), json!({})).await.refused(409, "not_now");
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_are_not_there_say_so() {
    let town = Town::open().await;
    let eve = town.guest("Eve").await;
    let pick = json!({ "ask": 1, "pick": "pass" });
    for table in ["0", "x", "00000000000000000000000000000001", "..%2f", "%00", "A%20B"] {
        for deed in deeds(table, "A", &pick).into_iter().chain(hosts(table)) {
            eve.ask(deed).await.refused(404, "no_table");
        }
        for path in ["", "/events", "/log", "/journal", "/links", "/cards"] {
            eve.get(&format!("/tables/{table}{path}")).await.refused(404, "no_table");
        }
    }
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_game_needs_accounts_and_is_played_to_its_end() {
    let town = Town::open().await;
    let [ann, bob] = [town.member("ann").await, town.member("bob").await];
    let eve = town.guest("Eve").await;
    let clock = json!({ "kind": "move", "seconds": 600 });
    let rated =
        json!({ "edition": "anniversary", "players": 2, "rated": true, "clock": clock.clone() });
    eve.post("/tables", rated.clone()).await.refused(403, "not_yours");
    let table = ann.table(rated.clone()).await;
    let at = format!("/tables/{table}");
    eve.post(&format!("{at}/seats/B"), json!({})).await.refused(403, "not_yours");
    let secret = ann.secret(&table, "B").await;
    let link = json!({ "secret": secret });
    eve.post(&format!("{at}/seats/B"), link).await.refused(403, "not_yours");
    ann.post(&format!("{at}/seats/B"), json!({})).await.refused(409, "not_now");
    ann.post(&format!("{at}/start"), json!({ "fill": "random" })).await.refused(409, "not_now");
    bob.post(&format!("{at}/seats/B"), json!({})).await.done();
    ann.post(&format!("{at}/start"), json!({})).await.done();
    // The host does not escape a loss by ending the game or sending the other away.
    ann.post(&format!("{at}/close"), json!({})).await.refused(409, "not_now");
    ann.post(&format!("{at}/seats/B/kick"), json!({})).await.refused(409, "not_now");
    ann.post(&format!("{at}/undo/ask"), json!({ "seat": "A", "to": "turn" }))
        .await
        .refused(409, "not_now");
    let host: &Person = &eve;
    // A guest may be the host of others' rated game, and nothing more.
    let hosted = json!({
        "edition": "anniversary", "players": 2, "rated": true, "clock": clock, "sit": false,
    });
    let table = host.table(hosted).await;
    host.post(&format!("/tables/{table}/seats/A"), json!({})).await.refused(403, "not_yours");
    town.end().await;
}
