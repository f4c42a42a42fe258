//! On a small phone.

use endboss_browser::{Player, Site, Window};
use serde_json::{Value, json};

/// Every choice that is seen and smaller than a finger.
const SMALL: &str = "
    const small = [...document.querySelectorAll('.choices [data-n], #board button.can, .tools button, .windows[open] button')]
        .map((it) => [it.className + ' ' + it.textContent.trim().slice(0, 30), it.getBoundingClientRect()])
        .filter(([, box]) => box.width && box.height && (box.width < 43.5 || box.height < 43.5))
        .map(([name, box]) => `${name}: ${box.width.toFixed()} x ${box.height.toFixed()}`);
    return [...new Set(small)];
";

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_fits_a_small_phone() {
    let site = Site::open().await;
    let browser = site.browser(Window::PHONE).await;
    browser.play_now("super", 3, "normal").await;
    let mut small = Vec::new();
    let mut player = Player::new(5);
    let look = async |browser: &endboss_browser::Browser, _: &endboss_browser::Moment| {
        let sideways = browser.sideways().await;
        assert!(sideways <= 0.0, "{sideways} px too wide: {}", browser.sticking_out().await);
        if let Value::Array(found) = browser.js(SMALL, Vec::new()).await {
            small.extend(found);
        }
        true
    };
    assert!(player.play_with(&[&browser], usize::MAX, look).await);
    assert!(browser.sideways().await <= 0.0, "the end fits, too");
    small.sort_by_key(Value::to_string);
    small.dedup();
    assert_eq!(json!(small), json!([]), "fingers are 44 px wide");
    println!("{} choices", player.made);
}
