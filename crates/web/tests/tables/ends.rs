//! How tables end: conceded, played again, closed, expired.

use std::time::Duration;

use serde_json::json;

use crate::client::Place;
use crate::{look, pick, play, say, sit, start, state, table, two, until_asked};

#[tokio::test]
async fn a_conceded_game_is_over_and_played_again() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({})).await;
    let rematch = format!("/tables/{id}/rematch");
    assert_eq!(host.post(&rematch, json!({})).await.refused(), "not_now");
    assert_eq!(say(&host, &id, "concede", "B").await.status, 403);
    say(&guest, &id, "concede", "B").await.done();
    let over = look(&host, &id).await;
    assert_eq!(
        (&over["table"]["state"], &over["view"]["outcome"]["winner"]),
        (&json!("over"), &json!("A"))
    );
    for (who, place) in [(&host, 1), (&guest, 2)] {
        let results = who.get("/me/results").await.done().json();
        assert_eq!(results["results"][0]["place"], place, "{results}");
        assert_eq!(
            (&results["results"][0]["rated"], &results["ratings"]),
            (&json!(false), &json!([]))
        );
    }
    assert_eq!(say(&guest, &id, "concede", "B").await.refused(), "not_now");
    // Whoever asks second finds the same table.
    assert_eq!(place.guest("Mia").await.post(&rematch, json!({})).await.status, 403);
    let first = guest.post(&rematch, json!({})).await.done().json();
    let second = host.post(&rematch, json!({})).await.done().json();
    assert_eq!(first, second);
    let again = first["id"].as_str().expect("an id");
    assert_ne!(again, id);
    assert_eq!(look(&host, &id).await["table"]["rematch"], again);
    let shown = look(&host, again).await;
    assert_eq!(shown["table"]["settings"], over["table"]["settings"]);
    assert_eq!(shown["table"]["seats"][1]["name"], "Dan");
    assert_ne!(shown["table"]["commit"], over["table"]["commit"], "a new deal");
    assert_eq!(shown["table"]["seats"][0]["holder"], "held", "until they sit down");
    assert_eq!(host.post(&format!("/tables/{again}/start"), json!({})).await.status, 403);
    let early = guest.post(&format!("/tables/{again}/start"), json!({})).await;
    assert_eq!(early.refused(), "not_now");
    sit(&host, again, "A").await.done();
    start(&guest, again).await;
    play(&[&host, &guest], again, 6).await;
    place.server.end().await;
}

#[tokio::test]
async fn the_host_closes_a_table() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({})).await;
    let code = look(&host, &id).await["table"]["code"].as_str().expect("a code").to_owned();
    let mine = until_asked(&guest, &id).await;
    assert_eq!(guest.post(&format!("/tables/{id}/close"), json!({})).await.status, 403);
    host.post(&format!("/tables/{id}/close"), json!({})).await.done();
    assert_eq!(state(&guest, &id).await, "closed");
    assert_eq!(pick(&guest, &id, &mine, 0).await.refused(), "not_now");
    assert_eq!(sit(&guest, &id, "B").await.refused(), "not_now");
    assert_eq!(guest.get(&format!("/codes/{code}")).await.refused(), "no_table");
    let journal = guest.get(&format!("/tables/{id}/journal")).await;
    assert_eq!(journal.refused(), "not_now", "it holds every hand");
    assert_eq!(host.post(&format!("/tables/{id}/close"), json!({})).await.refused(), "not_now");
    place.server.end().await;
}

#[tokio::test]
async fn tables_nobody_comes_to_expire() {
    let place = Place::with(|config| {
        config.hall.waiting_expires = Duration::from_millis(300);
        config.hall.playing_expires = Duration::from_millis(300);
    })
    .await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let waiting = table(&host, json!({ "edition": "first" })).await;
    let playing = two(&host, &guest, json!({})).await;
    let over = two(&host, &guest, json!({})).await;
    say(&guest, &over, "concede", "B").await.done();
    place.server.hall.expire().await;
    for (id, still) in [(&waiting, "waiting"), (&playing, "playing"), (&over, "over")] {
        assert_eq!(state(&host, id).await, still, "not yet");
    }
    tokio::time::sleep(Duration::from_millis(350)).await;
    // A move is a sign of life.
    let mine = until_asked(&guest, &playing).await;
    pick(&guest, &playing, &mine, 0).await.done();
    place.server.hall.expire().await;
    assert_eq!(state(&host, &waiting).await, "closed");
    assert_eq!(state(&host, &playing).await, "playing");
    tokio::time::sleep(Duration::from_millis(350)).await;
    place.server.hall.expire().await;
    assert_eq!(state(&host, &playing).await, "closed");
    assert_eq!(state(&host, &over).await, "over", "what was played stays to be looked at");
    place.server.end().await;
}
