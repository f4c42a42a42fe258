//! Whole games and every page in a real browser.

mod aids;
mod daily;
mod device;
mod drag;
mod firefox;
mod games;
mod keyboard;
mod learn;
mod line;
mod lost;
mod pages;
mod panels;
mod phone;
mod pictures;
mod plain;
mod tabs;
mod voice;

use endboss_browser::{Browser, Site};
use serde_json::json;

/// A table where these two sit, made by the first; the second comes by its link.
async fn two(site: &Site, edition: &str, ada: &Browser, bob: &Browser) -> String {
    ada.guest("Ada").await;
    bob.guest("Bob").await;
    let made = ada.api("/tables", json!({ "edition": edition, "players": 2 })).await;
    let path = format!("/t/{}", made["id"].as_str().expect("an id"));
    ada.goto(&path).await;
    let link = ada.text("return document.getElementById('link').value").await;
    assert!(link.starts_with(&site.server.public_url), "{link}");
    bob.goto(&link[site.server.public_url.len()..]).await;
    bob.click(".seat-B form[action$='/take'] button").await;
    bob.until_has(".seat-B form[action$='/leave']").await;
    // Ada sees it without doing anything.
    ada.until("nobody is missing", "return !document.querySelector(\"form[action$='/take']\")")
        .await;
    ada.click("form.start button").await;
    ada.until_has("#hand").await;
    bob.until_has("#hand").await;
    path
}
