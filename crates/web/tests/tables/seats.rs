//! Seats: taken by code and by link, left, given to bots and back, kicked; and who looks on.

use serde_json::{Value, json};

use crate::client::{Client, Place};
use crate::{look, pick, play, say, seat, sit, start, table, two, until, until_asked};

/// The secret of a seat link: what stands after the #.
async fn secret(who: &Client, id: &str, letter: &str) -> String {
    let links = who.get(&format!("/tables/{id}/links")).await.done().json();
    let link = links[letter].as_str().unwrap_or_else(|| panic!("no link of {letter}: {links}"));
    let (path, secret) = link.split_once('#').expect("a secret");
    assert!(path.ends_with(&format!("/t/{id}/{letter}")), "{link}");
    secret.to_owned()
}

async fn sit_with(who: &Client, id: &str, letter: &str, secret: &str) -> crate::client::Told {
    who.post(&format!("/tables/{id}/seats/{letter}"), json!({ "secret": secret })).await
}

#[tokio::test]
async fn a_private_seat_is_taken_by_its_link_only() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let body = json!({ "edition": "first", "players": 3, "visibility": "private" });
    let id = table(&host, body).await;
    assert_eq!(sit(&guest, &id, "B").await.status, 403);
    assert_eq!(guest.get(&format!("/tables/{id}")).await.status, 403);
    let links = host.get(&format!("/tables/{id}/links")).await.done().json();
    assert_eq!(links.as_object().expect("links").keys().collect::<Vec<_>>(), ["A", "B", "C"]);
    let (b, c) = (secret(&host, &id, "B").await, secret(&host, &id, "C").await);
    assert_eq!(sit_with(&guest, &id, "B", &c).await.status, 403, "a link opens its own seat");
    assert_eq!(sit_with(&guest, &id, "Q", &b).await.refused(), "no_seat");
    sit_with(&guest, &id, "B", &b).await.done();
    assert_eq!(look(&guest, &id).await["own"]["seat"], "B");
    // On another device the same person is another guest, but has the link.
    let phone = place.guest("Dan's phone").await;
    let own = secret(&guest, &id, "B").await;
    sit_with(&phone, &id, "B", &own).await.done();
    assert_eq!(look(&phone, &id).await["own"]["seat"], "B");
    assert_eq!(look(&guest, &id).await["own"]["seat"], "B", "and nobody is thrown out");
    assert_eq!(seat(&look(&phone, &id).await, "B")["name"], "Dan");
    place.server.end().await;
}

#[tokio::test]
async fn a_seat_that_was_left_is_free_again() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = table(&host, json!({ "edition": "first", "players": 2 })).await;
    sit(&guest, &id, "B").await.done();
    let old = secret(&guest, &id, "B").await;
    assert_eq!(sit(&place.guest("Mia").await, &id, "B").await.refused(), "not_now");
    assert_eq!(host.delete(&format!("/tables/{id}/seats/B")).await.status, 403);
    guest.delete(&format!("/tables/{id}/seats/B")).await.done();
    assert_eq!(seat(&look(&host, &id).await, "B")["holder"], "open");
    assert_eq!(sit_with(&guest, &id, "B", &old).await.status, 403, "its link is new");
    let refused = host.post(&format!("/tables/{id}/start"), json!({})).await;
    assert_eq!(refused.refused(), "not_now");
    assert!(refused.body.contains("A seat is open"), "{}", refused.body);
    assert_eq!(guest.post(&format!("/tables/{id}/start"), json!({})).await.status, 403);
    host.post(&format!("/tables/{id}/start"), json!({ "fill": "random" })).await.done();
    let shown = look(&host, &id).await;
    assert_eq!(
        (&seat(&shown, "B")["holder"], &seat(&shown, "B")["level"]),
        (&json!("bot"), &json!("random"))
    );
    let twice = host.post(&format!("/tables/{id}/start"), json!({})).await;
    assert_eq!(twice.refused(), "not_now");
    place.server.end().await;
}

#[tokio::test]
async fn a_bot_is_replaced_by_a_person_and_back_in_the_middle_of_a_game() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = table(&host, json!({ "edition": "first", "players": 2, "bots": ["random"] })).await;
    start(&host, &id).await;
    // Few moves, so that no game is over before its time.
    play(&[&host], &id, 3).await;
    assert_eq!(sit(&guest, &id, "B").await.refused(), "not_now");
    let bot = format!("/tables/{id}/seats/B/bot");
    assert_eq!(guest.put(&bot, json!({})).await.status, 403);
    host.put(&bot, json!({})).await.done();
    assert_eq!(seat(&look(&host, &id).await, "B")["holder"], "open");
    // Until somebody sits down, a bot plays on.
    play(&[&host], &id, 2).await;
    assert_eq!(sit(&host, &id, "B").await.refused(), "not_now", "one hand each");
    sit(&guest, &id, "B").await.done();
    let shown = look(&guest, &id).await;
    assert_eq!((&shown["own"]["seat"], &seat(&shown, "B")["name"]), (&json!("B"), &json!("Dan")));
    play(&[&host, &guest], &id, 4).await;
    assert_eq!(host.put(&bot, json!({ "level": "normal" })).await.refused(), "not_now");
    // Gone for good: the host gives the seat to a bot again.
    guest.delete(&format!("/tables/{id}/seats/B")).await.done();
    host.post(&format!("/tables/{id}/seats/B/kick"), json!({})).await.done();
    host.put(&bot, json!({ "level": "normal" })).await.done();
    let shown = look(&guest, &id).await;
    assert_eq!(seat(&shown, "B")["level"], "normal");
    assert_eq!((&shown["own"], &shown["view"]["viewer"]), (&Value::Null, &json!("public")));
    play(&[&host], &id, 10_000).await;
    assert_eq!(look(&host, &id).await["table"]["state"], "over");
    place.server.end().await;
}

#[tokio::test]
async fn whoever_left_is_played_by_a_bot_and_comes_back() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({})).await;
    let mine = until_asked(&guest, &id).await;
    guest.delete(&format!("/tables/{id}/seats/B")).await.done();
    let shown = look(&host, &id).await;
    assert_eq!(
        (&seat(&shown, "B")["away"], &seat(&shown, "B")["name"]),
        (&json!("left"), &json!("Dan"))
    );
    assert!(matches!(pick(&guest, &id, &mine, 0).await.status, 409));
    play(&[&host], &id, 6).await;
    assert_eq!(host.post(&format!("/tables/{id}/seats/B/return"), json!({})).await.status, 403);
    guest.post(&format!("/tables/{id}/seats/B/return"), json!({})).await.done();
    assert_eq!(seat(&look(&host, &id).await, "B")["away"], Value::Null);
    play(&[&host, &guest], &id, 12).await;
    place.server.end().await;
}

#[tokio::test]
async fn whoever_left_concedes_where_the_table_says_so() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({ "leaving": "concede" })).await;
    guest.delete(&format!("/tables/{id}/seats/B")).await.done();
    let over = until(&host, &id, "over", |it| it["table"]["state"] == "over").await;
    assert_eq!(over["view"]["outcome"]["winner"], "A");
    assert_eq!(over["view"]["seats"][1]["conceded"], true);
    let results = guest.get("/me/results").await.done().json();
    assert_eq!(
        (&results["results"][0]["place"], &results["results"][0]["left"]),
        (&json!(2), &json!(true))
    );
    place.server.end().await;
}

#[tokio::test]
async fn the_host_kicks_and_whoever_is_kicked_stays_out() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({})).await;
    let link = secret(&guest, &id, "B").await;
    assert_eq!(guest.post(&format!("/tables/{id}/seats/A/kick"), json!({})).await.status, 403);
    let own = host.post(&format!("/tables/{id}/seats/A/kick"), json!({})).await;
    assert_eq!(own.refused(), "not_now");
    let mine = until_asked(&guest, &id).await;
    host.post(&format!("/tables/{id}/seats/B/kick"), json!({})).await.done();
    assert_eq!(pick(&guest, &id, &mine, 0).await.status, 403);
    assert_eq!(say(&guest, &id, "concede", "B").await.status, 403);
    assert_eq!(sit(&guest, &id, "B").await.status, 403);
    assert_eq!(sit_with(&guest, &id, "B", &link).await.status, 403);
    // Somebody else may have the seat.
    let other = place.guest("Mia").await;
    sit(&other, &id, "B").await.done();
    play(&[&host, &other], &id, 6).await;
    place.server.end().await;
}

#[tokio::test]
async fn who_looks_on_sees_what_everybody_may_see() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({ "visibility": "open" })).await;
    play(&[&host, &guest], &id, 10).await;
    for viewer in [place.guest("Mia").await, place.nobody()] {
        let shown = look(&viewer, &id).await;
        assert_eq!(shown["view"]["viewer"], "public");
        assert_eq!((&shown["own"], &shown["view"]["ask"]), (&Value::Null, &Value::Null));
        for seat in shown["view"]["seats"].as_array().expect("seats") {
            assert_eq!(seat["hand"], Value::Null);
        }
        let refused = viewer.get(&format!("/tables/{id}?seat=A")).await;
        assert_eq!(refused.status, 403, "{}", refused.body);
        assert!(viewer.get(&format!("/tables/{id}/log?lang=en")).await.done().json().is_array());
    }
    let own = look(&host, &id).await;
    assert_eq!(own["view"]["viewer"], "A");
    assert!(
        own["view"]["seats"][0]["hand"].is_array() || own["view"]["seats"][0]["hand"].is_object()
    );
    place.server.end().await;
}
