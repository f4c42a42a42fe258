//! Bots of every level on seats.

use std::time::Duration;

use endboss_tables::Budgets;
use serde_json::{Value, json};

use crate::client::Place;
use crate::{pick, start, state, table, until, until_asked};

const LEVELS: [&str; 5] = ["random", "easy", "normal", "hard", "expert"];

/// A server whose bots think for next to nothing.
async fn quick() -> Place {
    Place::with(|config| config.hall.budgets = little()).await
}

fn little() -> Budgets {
    Budgets::of_hard(6, Duration::from_millis(200))
}

#[tokio::test]
async fn every_level_is_offered_with_what_it_does() {
    let place = Place::open().await;
    let anybody = place.nobody();
    let mut told = Vec::new();
    for query in ["", "?lang=pl"] {
        let choices = anybody.get(&format!("/choices{query}")).await.done().json();
        assert_eq!(choices["bots"], json!(LEVELS));
        let levels = choices["levels"].as_array().expect("levels").clone();
        let ids: Vec<_> = levels.iter().map(|level| level["id"].clone()).collect();
        assert_eq!(Value::from(ids), json!(LEVELS));
        told.extend(levels);
    }
    for part in ["name", "text"] {
        let mut words: Vec<_> = told.iter().map(|level| level[part].as_str()).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), 10, "each is called by its own words: {words:?}");
    }
    assert_eq!(anybody.get("/choices?lang=xx").await.refused(), "no_language");
}

#[tokio::test]
async fn bots_of_all_levels_play_a_game_to_its_end() {
    let place = quick().await;
    let host = place.guest("Dora").await;
    for bots in [["expert", "hard", "easy"], ["normal", "hard", "random"]] {
        let body = json!({ "edition": "second", "players": 3, "sit": false, "bots": bots });
        let id = table(&host, body).await;
        start(&host, &id).await;
        let over = until(&host, &id, "over", |shown| shown["table"]["state"] == "over").await;
        let seats = over["table"]["seats"].as_array().expect("seats");
        assert_eq!(seats.iter().map(|seat| seat["level"].clone()).collect::<Vec<_>>(), bots);
    }
}

/// Whatever a bot remembered is gone with the server; it goes on with what it sees.
#[tokio::test]
async fn a_bot_plays_on_after_the_server_was_away() {
    let mut place = quick().await;
    let mut host = place.guest("Dora").await;
    let body = json!({ "edition": "first", "players": 2, "bots": ["expert"] });
    let id = table(&host, body).await;
    start(&host, &id).await;
    for _ in 0..3 {
        for _ in 0..3 {
            let asked = until_asked(&host, &id).await;
            pick(&host, &id, &asked, 0).await.done();
        }
        place = place.reopen(|_| (), |config| config.hall.budgets = little()).await;
        host = place.know(&host);
    }
    assert_eq!(state(&host, &id).await, "playing");
}
