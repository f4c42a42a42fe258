//! Tables leave memory when nobody is there, and come back the same.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::Place;
use crate::{look, play, two};

/// What a snapshot shows, without its number.
fn shown(mut snapshot: Value) -> (u64, Value) {
    let number = snapshot["number"].take();
    (number.as_u64().expect("a number"), snapshot)
}

#[tokio::test]
async fn a_table_that_left_memory_is_the_same_when_it_comes_back() {
    let place = Place::with(|config| config.hall.idle = Duration::from_millis(200)).await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({ "edition": "super" })).await;
    play(&[&host, &guest], &id, 25).await;
    let viewers = [host.clone(), guest.clone(), place.nobody()];
    let mut before = Vec::new();
    for viewer in &viewers {
        before.push(shown(look(viewer, &id).await));
    }
    let mut stream = host.events(&format!("/tables/{id}/events")).await;
    stream.next(Duration::from_secs(5)).await.expect("a snapshot at once");
    tokio::time::sleep(Duration::from_millis(2500)).await;
    assert_eq!(place.server.hall.loaded(), 1, "somebody watches");
    drop(stream);
    let begun = Instant::now();
    while place.server.hall.loaded() > 0 {
        assert!(begun.elapsed() < Duration::from_secs(20), "it stays in memory");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for (viewer, (number, before)) in viewers.iter().zip(before) {
        let (again, after) = shown(look(viewer, &id).await);
        assert_eq!(after, before);
        assert!(again > number, "numbers only grow");
    }
    play(&[&host, &guest], &id, 10).await;
    // The same after the server was off.
    let before = shown(look(&guest, &id).await);
    let place = place.again().await;
    let after = shown(look(&place.know(&guest), &id).await);
    assert_eq!(after.1, before.1);
    assert!(after.0 > before.0);
    place.server.end().await;
}
