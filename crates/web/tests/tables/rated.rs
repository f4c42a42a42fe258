//! Rated games: accounts only, nothing by consent, and who counts as the loser.

use serde_json::{Value, json};

use crate::accounts::sign_up;
use crate::client::{Client, Place};
use crate::{look, play, say, seat, sit, start, state, table, two, until, with};

const RATED: &str = "rated";

/// What a rated table is made with.
fn rated(more: Value) -> Value {
    with(json!({ RATED: true, "clock": { "kind": "days", "days": 1 } }), more)
}

pub async fn pair(place: &Place) -> (Client, Client) {
    let (mut host, mut guest) = (place.guest("Dora").await, place.guest("Dan").await);
    sign_up(&mut host, "dora").await;
    sign_up(&mut guest, "dan").await;
    (host, guest)
}

async fn results(who: &Client) -> Value {
    who.get("/me/results").await.done().json()
}

fn rating(results: &Value) -> f64 {
    results["ratings"][0]["rating"]["rating"].as_f64().expect("a rating")
}

#[tokio::test]
async fn a_rated_game_changes_ratings() {
    let place = Place::open().await;
    let (host, guest) = pair(&place).await;
    let stranger = place.guest("Mallory").await;
    let told = stranger.post("/tables", rated(json!({ "edition": "first" }))).await;
    assert_eq!(told.status, 403, "{}", told.body);
    let id = table(&host, rated(json!({ "edition": "first", "players": 2 }))).await;
    assert_eq!(sit(&stranger, &id, "B").await.status, 403);
    let alone = host.post(&format!("/tables/{id}/start"), json!({ "fill": "normal" })).await;
    assert_eq!(alone.refused(), "not_now", "bots are not rated");
    assert_eq!(sit(&host, &id, "B").await.refused(), "not_now", "one person, one seat");
    sit(&guest, &id, "B").await.done();
    start(&host, &id).await;
    play(&[&host, &guest], &id, 8).await;
    let ask = json!({ "seat": "A", "to": "last_choice" });
    assert_eq!(host.post(&format!("/tables/{id}/undo/ask"), ask).await.refused(), "not_now");
    // Nobody gets out of it by sending the other away or by closing the table.
    let kick = host.post(&format!("/tables/{id}/seats/B/kick"), json!({})).await;
    assert_eq!(kick.refused(), "not_now");
    assert_eq!(host.post(&format!("/tables/{id}/close"), json!({})).await.refused(), "not_now");
    say(&guest, &id, "concede", "B").await.done();
    assert_eq!(state(&host, &id).await, "over");
    let (won, lost) = (results(&host).await, results(&guest).await);
    assert_eq!(won["results"][0]["rated"], true);
    assert!(rating(&won) > 25.0 && rating(&lost) < 25.0, "{won} {lost}");
    assert_eq!(
        (&won["ratings"][0]["games"], &won["ratings"][0]["edition"]),
        (&json!(1), &json!("first"))
    );
    // The same again counts on.
    let again = two(&host, &guest, rated(json!({}))).await;
    say(&guest, &again, "concede", "B").await.done();
    assert_eq!(state(&host, &again).await, "over");
    let twice = results(&host).await;
    assert!(rating(&twice) > rating(&won));
    assert_eq!(twice["ratings"][0]["games"], 2);
    place.server.end().await;
}

/// With a bot of another strength it would be another game.
#[tokio::test]
async fn the_bots_of_a_rated_game_stay_as_they_are() {
    let place = Place::open().await;
    let (host, guest) = pair(&place).await;
    let id = table(&host, rated(json!({ "edition": "first", "players": 3 }))).await;
    sit(&guest, &id, "B").await.done();
    let path = format!("/tables/{id}/seats/C/bot");
    for level in ["normal", "hard"] {
        host.put(&path, json!({ "level": level })).await.done();
    }
    start(&host, &id).await;
    for level in [json!("random"), Value::Null] {
        let told = host.put(&path, json!({ "level": level })).await;
        assert_eq!(told.refused(), "not_now", "{}", told.body);
    }
    assert_eq!(seat(&look(&host, &id).await, "C")["level"], "hard");
    place.server.end().await;
}

#[tokio::test]
async fn a_seat_finished_by_a_bot_counts_as_lost() {
    let place = Place::open().await;
    let (host, guest) = pair(&place).await;
    let id = two(&host, &guest, rated(json!({ "substitute": "random" }))).await;
    let link = look(&guest, &id).await["own"]["secret"].as_str().expect("a secret").to_owned();
    guest.delete(&format!("/tables/{id}/seats/B")).await.done();
    // Nobody else takes the loss for them.
    let mut friend = place.guest("Friend").await;
    sign_up(&mut friend, "friend").await;
    let path = format!("/tables/{id}/seats/B");
    let told = friend.post(&path, json!({ "secret": link })).await;
    assert_eq!(told.refused(), "not_now", "{}", told.body);
    assert_eq!(seat(&look(&host, &id).await, "B")["away"], "left");
    // Whatever the bot makes of it.
    play(&[&host], &id, usize::MAX).await;
    let over = until(&host, &id, "over", |it| it["table"]["state"] == "over").await;
    let (stayed, left) = (results(&host).await, results(&guest).await);
    assert_eq!(stayed["results"][0]["place"], 1, "{over}");
    assert_eq!(
        (&left["results"][0]["place"], &left["results"][0]["left"]),
        (&json!(2), &json!(true))
    );
    assert!(rating(&stayed) > 25.0 && rating(&left) < 25.0);
    place.server.end().await;
}
