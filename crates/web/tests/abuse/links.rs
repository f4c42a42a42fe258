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

/// A host reads the link of a seat before a guest sits down there, and comes as somebody else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_ends_when_somebody_sits_down() {
    let town = Town::open().await;
    let [ann, bob, eve] =
        [town.guest("Ann").await, town.guest("Bob").await, town.guest("Eve").await];
    let mut taken = 0;
    for visibility in ["open", "link", "private"] {
        let two = json!({ "edition": "anniversary", "players": 2, "visibility": visibility });
        let table = ann.table(two).await;
        let known = ann.secret(&table, "B").await;
        take(&bob, &table, "B", &known).await.done();
        for playing in [false, true] {
            if playing {
                ann.post(&format!("/tables/{table}/start"), json!({})).await.done();
            }
            // By the API, and by the form that the page of the link has.
            let reply = take(&eve, &table, "B", &known).await;
            taken += u32::from(reply.status < 300);
            let fields = [("seat", "B"), ("secret", known.as_str())];
            let form = eve.form(&format!("/t/{table}/take"), &fields).await;
            taken += u32::from(form.status < 400);
            let links = ann.get(&format!("/tables/{table}/links")).await.done();
            assert!(links.get("B").is_none(), "shown to whoever sits there alone: {links}");
            let hers = eve.get(&format!("/tables/{table}?seat=B")).await;
            taken += u32::from(hers.status < 300);
        }
        let own = bob.secret(&table, "B").await;
        assert_ne!(own, known);
        assert!(!town.record(&table).to_string().contains(&known));
        // Bob himself comes back whatever link he kept.
        take(&bob, &table, "B", &known).await.done();
        assert_eq!(bob.look(&table).await["own"]["secret"], json!(own));
    }
    println!("seats taken by a link that was known before: {taken} of 18 tries");
    assert_eq!(taken, 0);
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_brings_a_device_of_the_same_person_and_throws_nobody_out() {
    let town = Town::open().await;
    let [ann, bob, phone] =
        [town.guest("Ann").await, town.guest("Bob").await, town.guest("Phone").await];
    let table = ann.game(&bob).await;
    let secret = bob.secret(&table, "B").await;
    let mut stream = bob.watch(&table).await.unwrap();
    let (_, first) = stream.next().await.unwrap();
    assert_eq!(first["own"]["secret"], json!(secret));
    let fields = [("seat", "B"), ("secret", secret.as_str())];
    let form = phone.form(&format!("/t/{table}/take"), &fields).await;
    assert_eq!(form.status, 303, "{}", form.text());
    // Both see the same hand, and the seat has kept its name.
    let (bobs, phones) = (bob.look(&table).await, phone.look(&table).await);
    assert_eq!(phones["own"]["seat"], "B");
    assert_eq!(bobs["view"], phones["view"]);
    assert_eq!(phones["table"]["seats"][1]["name"], "Bob");
    assert_eq!(phones["table"]["seats"][1]["devices"], 1);
    let said = json!({ "seat": "B", "text": "from the phone" });
    phone.post(&format!("/tables/{table}/chat"), said).await.done();
    let line = loop {
        let (_, shown) = stream.next().await.expect("Bob still watches");
        if let Some(line) = shown["table"]["chat"].get(0) {
            break line.clone();
        }
    };
    assert_eq!((&line["name"], &line["text"]), (&json!("Bob"), &json!("from the phone")));
    // One person has one hand, and the host is no judge of links.
    take(&ann, &table, "B", &secret).await.refused(409, "not_now");
    phone.post(&format!("/tables/{table}/seats/B/link"), json!({})).await.refused(403, "not_yours");
    // A link that went astray is made anew, and whoever came by it is gone.
    let hers = phone.watch(&table).await.unwrap();
    bob.post(&format!("/tables/{table}/seats/B/link"), json!({})).await.done();
    let fresh = bob.secret(&table, "B").await;
    assert_ne!(fresh, secret);
    assert!(!hers.end().await.contains(&fresh));
    phone.get(&format!("/tables/{table}?seat=B")).await.refused(403, "not_yours");
    take(&phone, &table, "B", &secret).await.refused(403, "not_yours");
    // Sent away, all of them go.
    take(&phone, &table, "B", &fresh).await.done();
    ann.post(&format!("/tables/{table}/seats/B/kick"), json!({})).await.done();
    for gone in [&bob, &phone] {
        gone.get(&format!("/tables/{table}?seat=B")).await.refused(403, "not_yours");
        gone.post(&format!("/tables/{table}/seats/B"), json!({})).await.refused(403, "not_yours");
    }
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn codes_are_not_found_by_trying() {
    let limits = endboss_web::guard::Limits::default();
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
