//! What is kept of a person can be had and deleted.

use endboss_store::TableFilter;
use serde_json::{Value, json};

use crate::accounts::sign_up;
use crate::client::Place;
use crate::{look, play, say, seat, sit, table, two};

const NAME: &str = "Unmistakable";
const WORDS: &str = "nobody else would say this";

#[tokio::test]
async fn everything_kept_is_exported_and_deleted() {
    let place = Place::open().await;
    let (host, mut guest) = (place.guest("Dora").await, place.guest(NAME).await);
    sign_up(&mut guest, "gone-soon").await;
    let chat = |id: &str| format!("/tables/{id}/chat");
    let said = json!({ "seat": "B", "text": WORDS });
    // Tables in every state, one that was left, one they were kicked from, one of their own.
    let waiting = table(&host, json!({ "edition": "first", "players": 3 })).await;
    sit(&guest, &waiting, "B").await.done();
    let left = table(&host, json!({ "edition": "first", "players": 3 })).await;
    sit(&guest, &left, "B").await.done();
    let kicked = table(&host, json!({ "edition": "first", "players": 3 })).await;
    sit(&guest, &kicked, "B").await.done();
    let playing = two(&host, &guest, json!({})).await;
    let over = two(&host, &guest, json!({})).await;
    let closed = two(&host, &guest, json!({})).await;
    let own = table(&guest, json!({ "edition": "first", "players": 2 })).await;
    sit(&host, &own, "B").await.done();
    for id in [&waiting, &left, &kicked, &playing, &over, &closed] {
        guest.post(&chat(id), said.clone()).await.done();
        host.post(&chat(id), json!({ "seat": "A", "text": "my own words" })).await.done();
    }
    guest.delete(&format!("/tables/{left}/seats/B")).await.done();
    host.post(&format!("/tables/{kicked}/seats/B/kick"), json!({})).await.done();
    say(&guest, &over, "concede", "B").await.done();
    // Results are written before anybody sees that it is over.
    assert_eq!(look(&host, &over).await["table"]["state"], "over");
    host.post(&format!("/tables/{closed}/close"), json!({})).await.done();
    let hook = json!({ "endpoint": "https://example.com/hook" });
    let subscribed = guest.put("/me/notices", hook).await;
    let export = guest.get("/me/export").await.done().json();
    assert_eq!((&export["name"], &export["account"]["login"]), (&json!(NAME), &json!("gone-soon")));
    assert_eq!(export["tables"].as_array().expect("a list").len(), 7, "{export}");
    assert_eq!(export["results"].as_array().expect("a list").len(), 1);
    let places = usize::from(subscribed.status == 200);
    assert_eq!(export["subscriptions"].as_array().expect("a list").len(), places);
    assert!(!export.to_string().contains("argon2"), "no secrets: {export}");
    let id = export["person"].as_str().expect("an id").to_owned();

    let secret = json!({ "password": "correct horse battery" });
    let told = guest.delete_with("/me", secret).await;
    assert_eq!(told.status, 204, "{}", told.body);
    assert_eq!(guest.get("/me").await.status, 401);
    let sign_in = json!({ "login": "gone-soon", "password": "correct horse battery" });
    assert_eq!(place.nobody().post("/sessions", sign_in).await.status, 403);
    let all = TableFilter { limit: 100, ..TableFilter::default() };
    let rows = place.server.hall.store.tables(&all).expect("it reads");
    assert_eq!(rows.len(), 7);
    for row in rows {
        let said = format!("{:?}", place.server.hall.store.chat(row.id).expect("it reads"));
        for trace in [NAME, WORDS, &id] {
            assert!(!row.record.contains(trace), "{trace} is left: {}", row.record);
            assert!(!said.contains(trace), "{trace} is left: {said}");
        }
        if row.id.to_string() != own {
            assert!(said.contains("my own words"), "others' words stay: {said}");
        }
    }
    // Their seats are played on; who is left is the host of their table.
    let shown = look(&host, &playing).await;
    assert_eq!(
        (&seat(&shown, "B")["holder"], &seat(&shown, "B")["name"]),
        (&json!("open"), &Value::Null)
    );
    play(&[&host], &playing, 6).await;
    assert_eq!(seat(&look(&host, &own).await, "B")["host"], true);
    // The login is free again.
    let mut other = place.guest("Somebody").await;
    sign_up(&mut other, "gone-soon").await;
    assert_eq!(other.get("/me/tables").await.done().json(), json!([]));
    place.server.end().await;
}

#[tokio::test]
async fn a_new_name_is_shown_at_every_table() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({})).await;
    guest.patch("/me", json!({ "name": "Dan the Second" })).await.done();
    assert_eq!(seat(&look(&host, &id).await, "B")["name"], "Dan the Second");
    assert!(guest.patch("/me", json!({ "name": "" })).await.status >= 400);
    place.server.end().await;
}
