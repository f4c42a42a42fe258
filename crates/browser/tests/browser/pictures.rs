//! Pictures of the main pages, for people to look at. They are written to `target/screenshots`.

use endboss_browser::{Browser, Lang, Moment, Player, Site, Window};

/// The page in both languages and both sizes.
async fn pictures(browser: &Browser, name: &str) {
    for lang in Lang::ALL {
        browser.speak(lang).await;
        for (window, size) in [(Window::WIDE, "wide"), (Window::PHONE, "phone")] {
            browser.look(window).await;
            browser.js("scrollTo(0, 0)", Vec::new()).await;
            let loaded = "return [...document.images].every((it) => it.complete || it.loading === 'lazy') \
                && document.fonts.status === 'loaded'";
            browser.until("everything is there", loaded).await;
            browser.picture(&format!("{name}-{size}-{}", lang.id())).await;
        }
    }
    browser.look(Window::WIDE).await;
    browser.speak(Lang::En).await;
    assert_eq!(browser.errors().await, [""; 0]);
}

/// Plays until the page is so, then takes its pictures.
async fn midst(browser: &Browser, seed: u64, name: &str, turn: u32, so: &str) {
    let script = format!(
        "return Number(/\\d+/.exec(document.querySelector('#prompt .now').textContent)) >= {turn} \
         && document.querySelector(\"{so}\") !== null"
    );
    let look = async |browser: &Browser, _: &Moment| !browser.is(&script).await;
    let mut player = Player::new(seed);
    let over = player.play_with(&[browser], usize::MAX, look).await;
    assert!(!over, "{name}: the game was over before it was so");
    pictures(browser, name).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_tables() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.play_now("second", 4, "normal").await;
    midst(&browser, 21, "classic", 3, "#hand .card.can").await;
    browser.play_now("super", 4, "normal").await;
    midst(&browser, 22, "super", 3, ".dungeon .walks, .dungeon .entrance .card").await;
    browser.play_now("solo", 1, "").await;
    midst(&browser, 23, "solo", 3, "#hand .card.can").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_pages() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    for (name, path) in [("home", "/"), ("new", "/new"), ("cards", "/cards"), ("rules", "/rules")] {
        browser.goto(path).await;
        pictures(&browser, name).await;
    }
    browser.play_now("first", 3, "normal").await;
    let table = browser.here().await;
    Player::new(24).play(&[&browser]).await;
    browser.goto(&format!("{table}/result")).await;
    pictures(&browser, "result").await;
    browser.goto(&format!("{}?at=60", table.replace("/t/", "/replay/"))).await;
    pictures(&browser, "replay").await;
}
