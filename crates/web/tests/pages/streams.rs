//! Streams as the operator counts them.

use std::time::Duration;

use serde_json::json;

use crate::client::Place;

/// How many streams are open, as the figures have it.
async fn open(place: &Place) -> f64 {
    let address = place.server.metrics_address.expect("figures");
    let asked = place.nobody().http.get(format!("http://{address}/metrics")).send();
    let shown = asked.await.expect("an answer").text().await.expect("all of it");
    let number = shown.lines().find_map(|line| line.strip_prefix("endboss_streams_open "));
    number.map_or(0.0, |number| number.parse().expect("a number"))
}

#[tokio::test]
async fn streams_of_pages_and_of_programs_are_counted_alike() {
    let place =
        Place::with(|config| config.metrics_listen = Some(([127, 0, 0, 1], 0).into())).await;
    let ann = place.guest("Ann").await;
    let made = ann.post("/tables", json!({ "bots": ["random"] })).await.done().json();
    let table = made["id"].as_str().expect("an id");
    let program = ann.events(&format!("/tables/{table}/events")).await;
    assert_eq!(open(&place).await, 1.0);
    let page = format!("http://{}/t/{table}/live", place.server.address);
    let page = place.nobody().http.get(page).send().await.expect("an answer");
    assert_eq!(page.headers()["content-type"], "text/event-stream");
    assert_eq!(open(&place).await, 2.0);
    drop((program, page));
    let mut tries = 0;
    while open(&place).await > 0.0 {
        tries += 1;
        assert!(tries < 500, "nobody reads, and they count as open");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    place.server.end().await;
}
