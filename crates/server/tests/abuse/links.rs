//! Private tables and the links of their seats.

use serde_json::{Value, json};

use crate::town::{Person, Town};
use crate::wire::Request;

fn private() -> Value {
    json!({ "edition": "anniversary", "players": 2, "visibility": "private" })
}

async fn take(person: &Person, table: &str, seat: &str, secret: &str) -> crate::wire::Reply {
    person.post(&format!("/tables/{table}/seats/{seat}"), json!({ "secret": secret })).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_see_nothing_of_a_private_table() {
    let town = Town::open().await;
    let [ann, bob, eve] =
        [town.guest("Ann").await, town.guest("Bob").await, town.guest("Eve").await];
    let waiting = ann.table(private()).await;
    let playing = ann.game_with(&bob, private()).await;
    let listed = eve.get("/tables?limit=100").await.text();
    for table in [&waiting, &playing] {
        assert!(!listed.contains(table.as_str()));
        for path in ["", "/events", "/log", "/journal", "/cards"] {
            let path = format!("/tables/{table}{path}");
            eve.get(&path).await.refused(403, "not_yours");
            town.site.send(&Request::get(&path)).await.refused(403, "not_yours");
        }
        let links = format!("/tables/{table}/links");
        eve.get(&links).await.refused(403, "not_yours");
        town.site.send(&Request::get(&links)).await.refused(401, "nobody");
        eve.post(&format!("/tables/{table}/rematch"), json!({})).await.refused(409, "not_now");
    }
    eve.post(&format!("/tables/{waiting}/seats/B"), json!({})).await.refused(403, "not_yours");
    // The players see it, but not its journal.
    bob.look(&playing).await;
    bob.get(&format!("/tables/{playing}/journal")).await.refused(409, "not_now");
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_opens_its_seat_and_nothing_else() {
    let town = Town::open().await;
    let [ann, bob, eve] =
        [town.guest("Ann").await, town.guest("Bob").await, town.guest("Eve").await];
    let three = json!({ "edition": "anniversary", "players": 3, "visibility": "private" });
    let table = ann.table(three.clone()).await;
    let other = bob.table(three).await;
    let [b, c] = [ann.secret(&table, "B").await, ann.secret(&table, "C").await];
    let foreign = bob.secret(&other, "B").await;
    let cut = &b[..b.len() - 1];
    let long = format!("{b}0");
    let huge = "0".repeat(10_000);
    let upper = b.to_uppercase();
    let shouted = if upper == b { "0" } else { &upper };
    for wrong in ["", "0", cut, &long, &huge, shouted, &c, &foreign, "\u{0}", "\u{202e}"] {
        let said = take(&eve, &table, "B", wrong).await.refused(403, "not_yours");
        assert!(!said.contains(&b), "{said}");
    }
    // Nobody but the host is told of open seats; a player is told of their own.
    take(&eve, &table, "B", &b).await.done();
    let links = eve.get(&format!("/tables/{table}/links")).await.done();
    assert_eq!(links.as_object().unwrap().keys().collect::<Vec<_>>(), ["B"]);
    let hosts = ann.get(&format!("/tables/{table}/links")).await.done();
    assert_eq!(hosts.as_object().unwrap().keys().collect::<Vec<_>>(), ["A", "C"]);
    // The links are those of the server, whatever the request calls it.
    let links = Request::get(&format!("/tables/{table}/links")).bearer(&ann.token);
    let bent = links.clone().with("Host", "evil.example");
    town.site.send(&bent).await.refused(421, "wrong_host");
    let links = links.with("X-Forwarded-Host", "evil.example");
    let links = town.site.send(&links).await.text();
    assert!(links.contains(&town.server.public_url) && !links.contains("evil"), "{links}");

    let watching = format!("/tables/{table}/events?seat=B");
    let watching = Request::get(&watching).bearer(&eve.token);
    let mut stream = town.site.stream(&watching).await.unwrap();
    assert_eq!(stream.next().await.unwrap().1["own"]["seat"], "B");
    ann.post(&format!("/tables/{table}/seats/B/kick"), json!({})).await.done();
    // Neither the link nor the person opens the seat any more, and the stream is over.
    take(&eve, &table, "B", &b).await.refused(403, "not_yours");
    take(&bob, &table, "B", &b).await.refused(403, "not_yours");
    let fresh = ann.secret(&table, "B").await;
    assert_ne!(fresh, b);
    take(&eve, &table, "B", &fresh).await.refused(403, "not_yours");
    take(&bob, &table, "B", &fresh).await.done();
    assert!(!stream.end().await.contains(&fresh));
    eve.get(&format!("/tables/{table}")).await.refused(403, "not_yours");
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_lost_a_seat_in_a_game_sees_its_hand_no_more() {
    let town = Town::open().await;
    let [ann, bob, eve] =
        [town.guest("Ann").await, town.guest("Bob").await, town.guest("Eve").await];
    let table = ann.game(&bob).await;
    let secret = bob.secret(&table, "B").await;
    let mut stream = bob.watch(&table).await.unwrap();
    let (_, first) = stream.next().await.unwrap();
    assert_eq!(first["own"]["secret"], json!(secret));
    // Bob gave away his link: Eve sits there now.
    take(&eve, &table, "B", &secret).await.done();
    let mut hers = eve.watch(&table).await.unwrap();
    assert_eq!(hers.next().await.unwrap().1["own"]["seat"], "B");
    let said = json!({ "seat": "B", "text": "now it is me" });
    eve.post(&format!("/tables/{table}/chat"), said).await.done();
    let (_, seen) = hers.next().await.unwrap();
    assert!(seen["table"]["seats"][1]["present"].as_bool().unwrap(), "{seen}");
    assert!(!stream.end().await.contains("now it is me"));
    let path = format!("/tables/{table}?seat=B");
    bob.get(&path).await.refused(403, "not_yours");
    assert_eq!(bob.look(&table).await["own"], Value::Null, "like anybody who looks on");
    // Kicked in the game: her stream ends as well, and a bot plays on.
    ann.post(&format!("/tables/{table}/seats/B/kick"), json!({})).await.done();
    let fresh = ann.secret(&table, "B").await;
    assert!(!hers.end().await.contains(&fresh));
    take(&eve, &table, "B", &fresh).await.refused(403, "not_yours");
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn codes_are_not_found_by_trying() {
    let limits = endboss_server::guard::Limits::default();
    let town = Town::with(|config| config.limits = limits).await;
    let eve = town.site.from(66);
    let (mut missed, mut stopped) = (0, 0);
    for n in 0..100 {
        let code: String = (0..6).map(|at| b"ABCDEFGHJK"[(n >> at) % 10] as char).collect();
        let reply = eve.send(&Request::get(&format!("/codes/{code}"))).await;
        match reply.status {
            404 => missed += usize::from(!reply.refused(404, "no_table").is_empty()),
            _ => {
                reply.refused(429, "too_many");
                assert!((1..=10).contains(&reply.wait()));
                stopped += 1;
            }
        }
    }
    assert!(missed >= 60 && stopped >= 20, "{missed} tried, {stopped} stopped");
    for code in ["", "A", "ABCDEFGHIJKLMNOP", "%F0%9F%92%A9", "%ff%fe", "'%20OR%201=1"] {
        let reply = town.site.from(67).send(&Request::get(&format!("/codes/{code}"))).await;
        assert_eq!(reply.status, 404, "{}", reply.text());
    }
    town.end().await;
}
