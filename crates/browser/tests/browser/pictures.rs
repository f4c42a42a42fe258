//! Pictures of the main pages, for people to look at. They are written to `target/screenshots`.

use endboss_browser::{Browser, Lang, Moment, Player, Site, Window};

/// The page in every language and both sizes.
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
    // A pick may come too late on a busy machine; the page says so and asks again.
    let errors = browser.errors().await.into_iter().filter(|it| !it.contains("409 (Conflict)"));
    assert_eq!(errors.collect::<Vec<_>>(), [""; 0]);
}

/// Plays until the page is so, then takes its pictures. A game that ends too soon is followed by
/// another.
async fn midst(browser: &Browser, game: (&str, u8), name: &str, so: &str) {
    let script = format!(
        "return Number(/\\d+/.exec(document.querySelector('#prompt .now').textContent)) >= 3 \
         && document.querySelector(\"{so}\") !== null"
    );
    for seed in 20..30 {
        browser.play_now(game.0, game.1, "normal").await;
        let look = async |browser: &Browser, _: &Moment| !browser.is(&script).await;
        if !Player::new(seed).play_with(&[browser], usize::MAX, look).await {
            return pictures(browser, name).await;
        }
    }
    panic!("{name}: ten games were over before it was so");
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_tables() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    midst(&browser, ("second", 4), "classic", "#hand .card.can").await;
    let walks = ".dungeon .walks, .dungeon .entrance .card";
    midst(&browser, ("super", 4), "super", walks).await;
    midst(&browser, ("solo", 1), "solo", "#hand .card.can").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pictures_of_pages() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    for (name, path) in [
        ("home", "/"),
        ("new", "/new"),
        ("cards", "/cards"),
        ("contact-sheet", "/cards/pictures"),
        ("rules", "/rules"),
        ("lesson", "/learn/first/1"),
        ("daily", "/daily"),
    ] {
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
