//! Without script: forms, and loading the page again.

use endboss_browser::{Player, Site, Window};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_without_script() {
    let site = Site::open().await;
    let browser = site.browser(Window { script: false, ..Window::WIDE }).await;
    browser.play_now("second", 2, "normal").await;
    assert!(browser.has(".notlive a").await, "the page says how to refresh it");
    assert!(!browser.has("html.scripted").await, "no script of ours has run");
    let mut player = Player::new(3).by_reloading();
    player.play(&[&browser]).await;
    println!("{} choices", player.made);
}
