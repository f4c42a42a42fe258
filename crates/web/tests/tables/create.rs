//! A table is made with every option there is, found and joined.

use serde_json::{Value, json};

use crate::client::Place;
use crate::{look, seat, sit, start, state, table};

#[tokio::test]
async fn a_table_has_every_setting_it_was_made_with() {
    let place = Place::open().await;
    let host = place.guest("Dora").await;
    let settings = [
        json!({
            "edition": "second", "players": 3, "variants": ["machinations"],
            "fields": { "turn_limit": "30" }, "packs": ["classic", "coins"], "heroes": "classic",
            "clock": { "kind": "move", "seconds": 90 }, "visibility": "open",
            "pacing": { "kind": "equal", "seconds": 5 }, "rated": false, "leaving": "concede",
            "substitute": "random",
        }),
        json!({
            "edition": "super", "players": 6, "variants": [], "fields": {},
            "packs": ["super", "classic", "explorers", "items"], "heroes": "super",
            "clock": { "kind": "game", "seconds": 600, "increment": 10 }, "visibility": "private",
            "pacing": { "kind": "free" }, "rated": false, "leaving": "bot", "substitute": "normal",
        }),
        json!({
            "edition": "solo", "players": 1, "variants": [], "fields": {}, "packs": [],
            "heroes": null, "clock": { "kind": "days", "days": 3 }, "visibility": "link",
            "pacing": { "kind": "free" }, "rated": false, "leaving": "bot", "substitute": "normal",
        }),
    ];
    for settings in settings {
        let seats = settings["players"].as_u64().expect("a number");
        let mut body = settings.clone();
        if seats > 1 {
            body["bots"] = json!(["random"]);
        }
        let id = table(&host, body).await;
        let shown = look(&host, &id).await;
        assert_eq!(shown["table"]["settings"], settings);
        assert_eq!(shown["table"]["seats"].as_array().expect("seats").len() as u64, seats);
        assert_eq!(seat(&shown, "A")["name"], "Dora");
        assert_eq!(seat(&shown, "A")["host"], true);
        if seats > 1 {
            assert_eq!(seat(&shown, "B")["level"], "random");
        }
        host.post(&format!("/tables/{id}/start"), json!({ "fill": "random" })).await.done();
        let shown = look(&host, &id).await;
        assert_eq!(shown["view"]["seats"].as_array().expect("seats").len() as u64, seats);
    }
    // Whoever says nothing gets a table that can be played.
    let id = table(&host, json!({ "bots": ["normal"] })).await;
    start(&host, &id).await;
    assert_eq!(state(&host, &id).await, "playing");
    place.server.end().await;
}

#[tokio::test]
async fn what_makes_no_game_is_refused_with_a_sentence() {
    let place = Place::open().await;
    let host = place.guest("Dora").await;
    let cases: [(Value, &str, &str); 16] = [
        (json!({ "edition": "third" }), "unplayable", "There is no edition “third”; there are:"),
        (json!({ "edition": "first", "players": 9 }), "unplayable", ""),
        (json!({ "edition": "first", "players": 0 }), "unplayable", ""),
        (json!({ "variants": ["haste"] }), "unplayable", "There is no variant “haste”"),
        (json!({ "fields": { "gravity": "no" } }), "unplayable", "gravity"),
        (json!({ "fields": { "turn_limit": "lots" } }), "unplayable", "Turn limit"),
        (json!({ "packs": ["nowhere"] }), "unplayable", "There is no pack “nowhere”; there are:"),
        (json!({ "packs": ["../../etc"] }), "unplayable", "There is no pack “../../etc”"),
        (json!({ "packs": ["/etc/passwd"] }), "unplayable", "There is no pack “/etc/passwd”"),
        (json!({ "clock": { "kind": "move", "seconds": 1 } }), "unplayable", "5 seconds"),
        (json!({ "pacing": { "kind": "equal", "seconds": 999 } }), "unplayable", "1 to 60"),
        (json!({ "substitute": "genius" }), "unplayable", "There is no bot “genius”"),
        (json!({ "bots": ["genius"] }), "unplayable", "There is no bot “genius”"),
        (json!({ "players": 2, "bots": ["random", "random"] }), "unplayable", "only 2 seats"),
        (json!({ "edition": "super", "color": "red" }), "wrong_body", "unknown field `color`"),
        (json!({ "clock": "fast" }), "wrong_body", "The body does not fit"),
    ];
    for (body, code, words) in cases {
        let told = host.post("/tables", body.clone()).await;
        assert_eq!((told.status, told.refused().as_str()), (422, code), "{body} {}", told.body);
        let sentence = told.json()["error"].as_str().expect("a sentence").to_owned();
        assert!(sentence.contains(words) && !sentence.is_empty(), "{body}: {sentence}");
    }
    let told = place.nobody().post("/tables", json!({})).await;
    assert_eq!(told.status, 401, "{}", told.body);
    assert_eq!(host.get("/me/tables").await.done().json(), json!([]));
    place.server.end().await;
}

#[tokio::test]
async fn a_table_is_found_by_its_code_and_in_the_list() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let open = json!({ "edition": "first", "players": 2, "visibility": "open" });
    let made = host.post("/tables", open).await.done().json();
    let (id, code) = (made["id"].as_str().expect("an id"), made["code"].as_str().expect("a code"));
    assert_eq!(code.len(), 6);
    let found = guest.get(&format!("/codes/{}", code.to_lowercase())).await.done().json();
    assert_eq!(found["id"], id);
    let hidden = table(&host, json!({ "edition": "first", "visibility": "link" })).await;
    let listed = guest.get("/tables").await.done().json();
    assert_eq!(listed.as_array().expect("a list").len(), 1, "{hidden} is not listed");
    assert_eq!((&listed[0]["id"], &listed[0]["open_seats"]), (&json!(id), &json!(1)));
    sit(&guest, id, "B").await.done();
    assert_eq!(guest.get("/tables").await.done().json()[0]["open_seats"], 0);
    start(&host, id).await;
    assert_eq!(guest.get("/tables").await.done().json(), json!([]));
    let playing = guest.get("/tables?state=playing").await.done().json();
    assert_eq!(playing[0]["id"], id);
    assert_eq!(guest.get("/codes/ZZZZZZ").await.refused(), "no_table");
    assert_eq!(guest.get("/codes/..%2Fetc").await.refused(), "no_table");
    place.server.end().await;
}
