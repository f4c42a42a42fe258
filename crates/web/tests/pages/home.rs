//! The first page: a game at once, and the ways to a table.

use serde_json::json;

use crate::browser::Browser;
use crate::client::Place;

#[tokio::test]
async fn play_now_begins_a_game_and_remembers_the_choice() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let first = browser.get("/").await.page();
    assert!(first.contains("<option value=\"super\" selected"));
    assert!(first.contains("No open tables right now"), "an empty state is told kindly");
    let choice = [("edition", "first"), ("players", "3"), ("level", "random")];
    let told = browser.post("/play", &choice).await;
    assert!(told.on().starts_with("/t/"));
    assert!(browser.get(told.on()).await.page().contains("id=\"board\""));
    let again = browser.get("/").await.page();
    assert!(again.contains("<option value=\"first\" selected"));
    assert!(again.contains("<option value=\"3\" selected"));
    assert!(again.contains("<option value=\"random\" selected"));
    assert!(again.contains("My games") && again.contains(told.on()));
}

#[tokio::test]
async fn a_solo_dungeon_is_one_click_and_keeps_the_choice_of_before() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let told = browser.post("/play", &[("edition", "solo"), ("keep", "no")]).await;
    assert!(browser.get(told.on()).await.page().contains("id=\"board\""));
    assert!(browser.get("/").await.page().contains("<option value=\"super\" selected"));
    assert_eq!(browser.cookie("play"), None);
}

#[tokio::test]
async fn a_code_or_a_link_leads_to_its_table_and_others_get_a_sentence() {
    let place = Place::open().await;
    let host = place.guest("Ada").await;
    let made = host.post("/tables", json!({ "visibility": "open" })).await.done().json();
    let (id, code) = (made["id"].as_str().unwrap(), made["code"].as_str().unwrap());
    let mut browser = Browser::open(&place, "en");
    let lower = code.to_lowercase();
    for typed in
        [code.to_owned(), format!("%20{lower}"), format!("https%3A%2F%2Fx.example%2Ft%2F{code}")]
    {
        let told = browser.get(&format!("/join?code={typed}")).await;
        assert_eq!(told.on(), format!("/t/{id}"), "{typed}");
    }
    assert!(browser.get("/").await.page().contains(&format!("/t/{id}")), "it waits in the list");
    for typed in ["ZZZZZZ", "", "%3Cscript%3E", "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"] {
        let told = browser.get(&format!("/join?code={typed}")).await;
        assert_eq!(told.status, 404);
        assert!(told.body.contains("There is no table with this code"), "{typed}");
        assert!(!told.body.contains("<script>"));
    }
    let mut polish = Browser::open(&place, "pl");
    assert!(polish.get("/join?code=ZZZZZZ").await.body.contains("Nie ma stołu z takim kodem"));
}

#[tokio::test]
async fn a_game_that_does_not_exist_is_refused_in_a_sentence() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let told = browser.post("/play", &[("edition", "third")]).await;
    assert_eq!(told.status, 422);
    assert!(told.body.contains("There is no edition"));
    let told = browser.post("/play", &[("edition", "first"), ("level", "godlike")]).await;
    assert_eq!(told.status, 422);
    let nowhere = format!("/t/{}", "0".repeat(32));
    for seat in ["A", "Z", ""] {
        assert_eq!(browser.post(&format!("{nowhere}/take"), &[("seat", seat)]).await.status, 404);
    }
    assert_eq!(browser.cookie("endboss"), None, "nobody comes to be for what cannot be done");
}
