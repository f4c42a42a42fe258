//! Every page in both languages, wide and narrow, dark and light.

use endboss_browser::{Browser, Lang, Player, Site, Theme, Window};
use serde_json::{Value, json};

/// Every page there is, each with a name for it. Some need a table to be there.
pub(super) async fn all(browser: &Browser) -> Vec<(&'static str, String)> {
    browser.guest("Ada").await;
    let made = browser.api("/tables", json!({ "edition": "super", "players": 3 })).await;
    let lobby = format!("/t/{}", made["id"].as_str().expect("an id"));
    let bots =
        json!({ "edition": "first", "players": 2, "sit": false, "bots": ["random", "random"] });
    let made = browser.api("/tables", bots).await;
    let over = made["id"].as_str().expect("an id").to_owned();
    browser.api(&format!("/tables/{over}/start"), json!({})).await;
    browser.play_now("super", 4, "random").await;
    // In its midst there is more to see.
    Player::new(13).play_with(&[browser], 25, async |_, _| true).await;
    let table = browser.here().await;
    browser.play_now("second", 3, "normal").await;
    Player::new(14).play_with(&[browser], 15, async |_, _| true).await;
    let classic = browser.here().await;
    browser.goto(&format!("/t/{over}")).await;
    browser.until_has(".over").await;
    browser.goto("/cards").await;
    let card = "return new URL(document.querySelector(\"main a[href^='/cards/']\").href).pathname";
    let card = browser.text(card).await;
    let page = |name, path: &str| (name, path.to_owned());
    vec![
        page("home", "/"),
        page("new table", "/new"),
        page("cards", "/cards"),
        page("cards found", "/cards?q=dragon"),
        page("no cards", "/cards?q=xyzzy"),
        page("pictures", "/cards/pictures"),
        page("one card", &card),
        page("rules", "/rules"),
        page("rules found", "/rules?q=bait"),
        page("words", "/rules/words"),
        page("profile", "/profile"),
        page("about", "/about"),
        page("lessons", "/learn"),
        page("lesson", "/learn/first/7"),
        page("lesson on the super board", "/learn/super/2?pick=pass"),
        page("end of a lesson", "/learn/first/31"),
        page("no lesson", "/learn/nothing/1"),
        page("lobby", &lobby),
        page("table", &table),
        page("classic table", &classic),
        page("table that is over", &format!("/t/{over}")),
        page("result", &format!("/t/{over}/result")),
        page("log", &format!("{table}/log")),
        page("replay", &format!("/replay/{over}?at=40")),
        page("seat link", &format!("{lobby}/C")),
        page("bad code", "/join?code=XXXX"),
        page("nothing here", "/nowhere"),
    ]
}

/// Words that are no words: messages that were not filled in.
const RAW: &str = "
    const words = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        if (!walk.currentNode.parentElement.closest('code, pre, script')) words.push(walk.currentNode.data);
    }
    for (const it of document.querySelectorAll('*')) {
        for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
            words.push(it.getAttribute(name) ?? '');
        }
    }
    words.push(document.title);
    return words.filter((it) => /[{}]/.test(it)).map((it) => it.trim());
";

async fn faults(browser: &Browser, lang: Lang) -> Vec<String> {
    let mut faults = Vec::new();
    for (name, path) in all(browser).await {
        browser.look(Window::WIDE).await;
        browser.goto(&path).await;
        browser.speak(lang).await;
        let mut fault = |what: String| faults.push(format!("{name} ({path}): {what}"));
        if browser.text("return document.documentElement.lang").await != lang.id() {
            fault("is in another language".into());
        }
        if let Value::Array(raw) = browser.js(RAW, Vec::new()).await {
            raw.iter().for_each(|raw| fault(format!("words that are no words: {raw}")));
        }
        if browser.is("return document.querySelectorAll('h1').length !== 1").await {
            fault("has not one heading over all".into());
        }
        for window in [Window::WIDE, Window::PHONE] {
            browser.look(window).await;
            let sideways = browser.sideways().await;
            if sideways > 0.0 {
                let out = browser.sticking_out().await;
                fault(format!("{sideways} px too wide for {}: {out}", window.width));
            }
        }
        browser.foreign().await.iter().for_each(|it| fault(format!("asks {it}")));
        // A page that is none says so to the console, too.
        let errors = browser.errors().await.into_iter();
        let bad = errors.filter(|it| !it.contains("the server responded with a status of 4"));
        bad.for_each(|error| fault(format!("console: {error}")));
    }
    faults
}

async fn whole(lang: Lang) {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    let faults = faults(&browser, lang).await;
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_whole_in_english() {
    whole(Lang::En).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_whole_in_ukrainian() {
    whole(Lang::Uk).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_whole_in_polish() {
    whole(Lang::Pl).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_whole_in_italian() {
    whole(Lang::It).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_whole_in_russian() {
    whole(Lang::Ru).await;
}

/// What axe says to every page.
async fn judged(window: Window, lang: Lang) -> Vec<String> {
    let site = Site::open().await;
    let browser = site.browser(window).await;
    let mut found = Vec::new();
    for (name, path) in all(&browser).await {
        browser.goto(&path).await;
        browser.speak(lang).await;
        let violations = browser.axe().await;
        found.extend(violations.iter().map(|it| format!("{name} ({path}): {it}")));
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_wide_and_dark() {
    let found = judged(Window::WIDE, Lang::En).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_narrow_and_light() {
    let found = judged(Window { theme: Theme::Light, ..Window::PHONE }, Lang::Pl).await;
    assert!(found.is_empty(), "{}", found.join("\n"));
}
