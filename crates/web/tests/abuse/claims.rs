//! A seat that is asked for by consent of the others: they may lie.

use std::time::Duration;

use serde_json::{Value, json};

use crate::town::{Person, Town};
use crate::wire::Request;

const HOUR: i64 = 3_600_000;

fn three() -> Value {
    let clock = json!({ "kind": "move", "seconds": 3600 });
    json!({ "edition": "anniversary", "players": 3, "clock": clock })
}

async fn three_play(host: &Person, others: [&Person; 2]) -> String {
    let table = host.table(three()).await;
    for (who, seat) in others.into_iter().zip(["B", "C"]) {
        who.post(&format!("/tables/{table}/seats/{seat}"), json!({})).await.done();
    }
    host.post(&format!("/tables/{table}/start"), json!({})).await.done();
    table
}

async fn asks_for(person: &Person, table: &str, seat: &str) -> crate::wire::Reply {
    person.post(&format!("/tables/{table}/seats/{seat}/claim"), json!({})).await
}

async fn agrees(person: &Person, table: &str, seat: &str) {
    let answer = json!({ "seat": seat, "agree": true });
    person.post(&format!("/tables/{table}/claim/answer"), answer).await.done();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_lost_the_cookie_comes_back_by_consent() {
    let town = Town::with(|config| config.hall.claim_wait = Duration::from_millis(400)).await;
    let [ann, bob, cid, lost, eve] = [
        town.guest("Ann").await,
        town.guest("Bob").await,
        town.guest("Cid").await,
        town.guest("Bob again").await,
        town.guest("Eve").await,
    ];
    let table = ann.table(three()).await;
    for (who, seat) in [(&bob, "B"), (&cid, "C")] {
        who.post(&format!("/tables/{table}/seats/{seat}"), json!({})).await.done();
    }
    ann.post(&format!("/tables/{table}/start"), json!({})).await.done();
    let claim = format!("/tables/{table}/seats/B/claim");
    let answer = format!("/tables/{table}/claim/answer");
    let agrees = |seat: &str, agree: bool| json!({ "seat": seat, "agree": agree });
    // Eve is not believed, and asks no more.
    eve.post(&claim, json!({})).await.done();
    assert_eq!(cid.look(&table).await["table"]["claim"]["name"], "Eve");
    lost.post(&claim, json!({})).await.refused(409, "not_now");
    ann.post(&answer, agrees("A", true)).await.done();
    cid.post(&answer, agrees("C", false)).await.done();
    eve.post(&claim, json!({})).await.refused(403, "not_yours");
    eve.post(&answer, agrees("A", true)).await.refused(403, "not_yours");
    // Bob says no by being there.
    lost.post(&claim, json!({})).await.done();
    bob.look(&table).await;
    assert_eq!(ann.look(&table).await["table"]["claim"], Value::Null);
    lost.post(&claim, json!({})).await.refused(403, "not_yours");
    // By the forms of the pages, without script.
    let again = town.guest("Bob again").await;
    let form = again.form(&format!("/t/{table}/claim"), &[("seat", "B")]).await;
    assert_eq!(form.status, 303, "{}", form.text());
    let page = ann.ask(Request::page(&format!("/t/{table}"))).await.text();
    assert!(page.contains("Bob again says"), "{page}");
    let fields = [("seat", "A"), ("agree", "yes")];
    assert_eq!(ann.form(&format!("/t/{table}/claim-answer"), &fields).await.status, 303);
    again.post(&claim, json!({})).await.refused(409, "not_now");
    cid.post(&answer, agrees("C", true)).await.done();
    tokio::time::sleep(Duration::from_millis(450)).await;
    again.post(&claim, json!({})).await.done();
    let seen = again.look(&table).await;
    assert_eq!(
        (&seen["own"]["seat"], &seen["table"]["seats"][1]["name"]),
        (&json!("B"), &json!("Bob"))
    );
    // Whoever held it comes back as himself, and alone.
    assert_eq!(bob.look(&table).await["own"]["seat"], "B");
    again.get(&format!("/tables/{table}?seat=B")).await.refused(403, "not_yours");
    // Where nobody else plays, nobody can say who it is.
    let alone = json!({ "edition": "anniversary", "players": 2, "bots": ["random"] });
    let table = ann.table(alone).await;
    ann.post(&format!("/tables/{table}/start"), json!({})).await.done();
    let claim = format!("/tables/{table}/seats/A/claim");
    eve.post(&claim, json!({})).await.refused(409, "not_now");
    town.end().await;
}

/// The only one who is asked is the opponent, and whoever asks is a friend of theirs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_opponent_gives_no_seat_away_behind_its_holder() {
    let town = Town::with(|config| config.hall.claim_wait = Duration::ZERO).await;
    let [ann, bob, puppet] =
        [town.guest("Ann").await, town.guest("Bob").await, town.guest("Puppet").await];
    let table = ann.game(&bob).await;
    let secret = bob.secret(&table, "B").await;
    let hall = &town.server.hall;
    asks_for(&puppet, &table, "B").await.done();
    agrees(&ann, &table, "A").await;
    // One other person is few: that takes a day, whatever the clock.
    for hours in [0, 1, 23] {
        hall.set_ahead(hours * HOUR);
        asks_for(&puppet, &table, "B").await.refused(409, "not_now");
    }
    hall.set_ahead(25 * HOUR);
    asks_for(&puppet, &table, "B").await.done();
    // The puppet plays, and decides nothing else.
    let seen = puppet.look(&table).await;
    assert_eq!((&seen["own"]["seat"], &seen["own"]["secret"]), (&json!("B"), &json!("")));
    let links = puppet.get(&format!("/tables/{table}/links")).await.done();
    assert_eq!(links, json!({}));
    let page = puppet.ask(Request::page(&format!("/t/{table}"))).await.text();
    assert!(!page.contains(&secret) && !page.contains("/B#"), "{page}");
    let seat = format!("/tables/{table}/seats/B");
    let concede = format!("/tables/{table}/concede");
    puppet.post(&concede, json!({ "seat": "B" })).await.refused(403, "not_yours");
    puppet.delete(&seat).await.refused(403, "not_yours");
    puppet.post(&format!("{seat}/link"), json!({})).await.refused(403, "not_yours");
    let sure = [("seat", "B"), ("sure", "yes")];
    let conceded = puppet.form(&format!("/t/{table}/concede"), &sure).await;
    assert_eq!(conceded.status, 403, "{}", conceded.text());
    let chat = json!({ "seat": "B", "text": "hello" });
    puppet.post(&format!("/tables/{table}/chat"), chat).await.done();
    let mut stream = puppet.watch(&table).await.unwrap();
    assert_eq!(stream.next().await.unwrap().1["own"]["seat"], "B");
    // Bob comes back: the puppet is gone at once, and is not believed again.
    assert_eq!(bob.look(&table).await["own"]["secret"], json!(secret));
    assert!(!stream.end().await.contains(&secret));
    puppet.get(&format!("/tables/{table}?seat=B")).await.refused(403, "not_yours");
    asks_for(&puppet, &table, "B").await.refused(403, "not_yours");
    bob.post(&concede, json!({ "seat": "B" })).await.done();
    town.end().await;
}

/// A rematch is for whoever sat there; so is a link that was kept.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_came_by_consent_inherits_nothing() {
    let town = Town::with(|config| config.hall.claim_wait = Duration::ZERO).await;
    let [ann, bob, cid, puppet, phone] = [
        town.guest("Ann").await,
        town.guest("Bob").await,
        town.guest("Cid").await,
        town.guest("Puppet").await,
        town.guest("Phone").await,
    ];
    let table = three_play(&ann, [&bob, &cid]).await;
    let kept = bob.secret(&table, "B").await;
    let claimed = async |table: &str| {
        asks_for(&puppet, table, "B").await.done();
        agrees(&ann, table, "A").await;
        agrees(&cid, table, "C").await;
        asks_for(&puppet, table, "B").await.done();
        assert_eq!(puppet.look(table).await["own"]["seat"], "B");
    };
    claimed(&table).await;
    // The puppet does not say yes to the next one.
    asks_for(&phone, &table, "C").await.done();
    let answer = json!({ "seat": "B", "agree": true });
    let answer = puppet.post(&format!("/tables/{table}/claim/answer"), answer).await;
    answer.refused(403, "not_yours");
    cid.look(&table).await;
    // Whoever has the link is Bob.
    let take = json!({ "secret": kept });
    phone.post(&format!("/tables/{table}/seats/B"), take).await.done();
    puppet.get(&format!("/tables/{table}?seat=B")).await.refused(403, "not_yours");
    assert_eq!(bob.look(&table).await["own"]["secret"], json!(kept));

    let table = three_play(&ann, [&bob, &cid]).await;
    claimed(&table).await;
    for (who, seat) in [(&ann, "A"), (&cid, "C")] {
        who.post(&format!("/tables/{table}/concede"), json!({ "seat": seat })).await.done();
    }
    let told = puppet.post(&format!("/tables/{table}/rematch"), json!({})).await.done();
    let next = told["id"].as_str().unwrap().to_owned();
    let seat = &town.record(&next)["seats"][1];
    assert_eq!((&seat["holder"]["kind"], &seat["holder"]["name"]), (&json!("held"), &json!("Bob")));
    assert_eq!(seat.get("devices"), None);
    bob.post(&format!("/tables/{next}/seats/B"), json!({})).await.done();
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_left_is_asked_and_accounts_are_not_given_away() {
    let town = Town::with(|config| config.hall.claim_wait = Duration::ZERO).await;
    let [ann, bob, cid, puppet] = [
        town.guest("Ann").await,
        town.member("bob").await,
        town.guest("Cid").await,
        town.guest("Puppet").await,
    ];
    let table = three_play(&ann, [&bob, &cid]).await;
    let refused = asks_for(&puppet, &table, "B").await.refused(403, "not_yours");
    assert!(refused.contains("sign in"), "{refused}");
    let form = puppet.form(&format!("/t/{table}/claim"), &[("seat", "B")]).await;
    assert_eq!(form.status, 403, "{}", form.text());
    // Bob leaves; his word is wanted all the same.
    bob.delete(&format!("/tables/{table}/seats/B")).await.done();
    asks_for(&puppet, &table, "C").await.done();
    agrees(&ann, &table, "A").await;
    asks_for(&puppet, &table, "C").await.refused(409, "not_now");
    town.server.hall.set_ahead(25 * HOUR);
    asks_for(&puppet, &table, "C").await.refused(409, "not_now");
    agrees(&bob, &table, "B").await;
    asks_for(&puppet, &table, "C").await.done();
    town.end().await;
}
