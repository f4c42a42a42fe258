//! What holds in Chromium holds in Firefox, too.

use endboss_browser::{Player, Site, Window};

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_in_firefox() {
    let site = Site::open().await;
    let browser = site.firefox(Window::WIDE).await;
    browser.play_now("first", 2, "normal").await;
    browser.collect_errors().await;
    let mut player = Player::new(3).by_cards();
    player.play(&[&browser]).await;
    assert_eq!(browser.collected_errors().await, [""; 0]);
    browser.click(".over a.first").await;
    browser.until("the result", "return location.pathname.endsWith('/result')").await;
    println!("{} choices", player.made);
}
