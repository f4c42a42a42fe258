//! The daily dungeon on a small phone: begun, played to its end, found on the board and shared.

use endboss_browser::{Browser, Lang, Player, Site, Window};

async fn is_well(browser: &Browser, what: &str) {
    assert!(browser.sideways().await <= 0.0, "{what}: {}", browser.sticking_out().await);
    let found: Vec<String> = browser.axe().await.iter().map(|it| format!("{it:?}")).collect();
    assert_eq!(found, [""; 0], "{what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_daily_dungeon_is_played_and_shared_on_a_phone() {
    let site = Site::open().await;
    let browser = site.browser(Window::PHONE).await;
    browser.guest("Ada").await;
    browser.speak(Lang::Pl).await;
    browser.goto("/").await;
    browser.click("a[href='/daily']").await;
    browser.until_has("#daily form[action='/daily'] button").await;
    is_well(&browser, "before").await;
    browser.click("#daily form[action='/daily'] button").await;
    browser.until_has("#board").await;
    assert!(!browser.has("#undo").await, "nothing is taken back");
    let mut player = Player::new(6);
    player.play(&[&browser]).await;
    browser.click(".over a.first").await;
    browser.until_has("#daily .board tr.mine").await;
    is_well(&browser, "the board").await;
    browser.picture("daily-board-phone").await;
    browser.click("#daily a.first[href^='/daily/']").await;
    browser.until_has("#share").await;
    let told = browser.text("return document.getElementById('share').value").await;
    assert!(told.starts_with("endboss: Podziemia dnia ") && told.contains("/daily/"), "{told}");
    for lang in Lang::ALL {
        browser.speak(lang).await;
        browser.until_has("#share").await;
        is_well(&browser, lang.id()).await;
    }
    browser.picture("daily-share-phone").await;
    assert_eq!(browser.errors().await, [""; 0]);
    println!("{} choices", player.made);
}
