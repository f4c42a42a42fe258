//! Every lesson in every language, played to its end on a phone by clicking what glows.

use endboss_browser::{Browser, Lang, Site, Window};
use serde_json::Value;

/// What is wrong with the step that is shown: words that were not filled in, or too wide a page.
async fn faults(browser: &Browser) -> Vec<String> {
    let mut faults = Vec::new();
    let sideways = browser.sideways().await;
    if sideways > 0.0 {
        let out = browser.sticking_out().await;
        faults.push(format!("{sideways} px too wide: {out}"));
    }
    let raw = "return [...document.querySelectorAll('.says, .told, h1, h2, .choice, .meanwhile li, li')] \
               .map((it) => it.textContent).filter((it) => /[{}]/.test(it))";
    if let Value::Array(raw) = browser.js(raw, Vec::new()).await {
        faults.extend(raw.iter().map(|raw| format!("words that are no words: {raw}")));
    }
    if browser.is("return document.querySelectorAll('h1').length !== 1").await {
        faults.push("has not one heading over all".to_owned());
    }
    faults
}

/// Plays the lesson that is shown to its end, and gives the number of its steps.
async fn play(browser: &Browser, lang: Lang) -> usize {
    for step in 1.. {
        let here = browser.here().await;
        let found = faults(browser).await;
        assert!(found.is_empty(), "{} {here}: {}", lang.id(), found.join("\n"));
        if browser.has(".onward").await {
            return step - 1;
        }
        assert!(here.ends_with(&format!("/{step}")), "{here} is step {step}");
        // What glows is one choice: in the list, and where it lies on the board.
        let glows = "return new Set([...document.querySelectorAll('[form=pick].meant')] \
                     .map((it) => it.value)).size";
        let read = browser.has(".ways .meant").await;
        assert_eq!(browser.number(glows).await, if read { 0.0 } else { 1.0 }, "{here}");
        browser.click(if read { ".ways .meant" } else { ".choices .meant" }).await;
        let next = format!("return location.pathname.endsWith('/{}')", step + 1);
        browser.until("the next step", &next).await;
    }
    unreachable!("a lesson ends")
}

async fn all(lang: Lang) {
    let site = Site::open().await;
    let browser = site.browser(Window::PHONE).await;
    browser.goto("/learn").await;
    browser.speak(lang).await;
    let lessons = browser.number("return document.querySelectorAll('.lessons li').length").await;
    assert_eq!(lessons, 4.0);
    let mut steps = 0;
    for lesson in 1..=4 {
        browser.goto("/learn").await;
        browser.click(&format!(".lessons li:nth-child({lesson}) a.first")).await;
        browser.until_has(".teacher").await;
        assert_eq!(browser.text("return document.documentElement.lang").await, lang.id());
        steps += play(&browser, lang).await;
    }
    assert_eq!(browser.errors().await, [""; 0]);
    println!("{steps} steps");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_played_in_english() {
    all(Lang::En).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_played_in_ukrainian() {
    all(Lang::Uk).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_played_in_polish() {
    all(Lang::Pl).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_played_in_italian() {
    all(Lang::It).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_is_played_in_russian() {
    all(Lang::Ru).await;
}

/// A card is clicked where it lies; another one is answered kindly; from the end a game begins.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_played_on_the_board_and_leads_to_a_game() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.goto("/learn/first/1").await;
    browser.click("#hand .card.can:not(.meant)").await;
    browser.until_has(".teacher .other").await;
    browser.click("#hand .card.meant").await;
    browser.until("the next step", "return location.pathname === '/learn/first/2'").await;
    browser.click(".ways a[rel=prev]").await;
    browser.until("the step before", "return location.pathname === '/learn/first/1'").await;
    // The numbers are keys, as at a table.
    let number = browser.text("return document.querySelector('.choices .meant').dataset.n").await;
    browser.press(number).await;
    // Where the page goes away while a key is pressed, the driver may press it again.
    browser
        .until("a later step", r"return /^\/learn\/first\/[2-9]$/.test(location.pathname)")
        .await;
    browser.goto("/learn/solo/11").await;
    browser.click(".onward form button").await;
    browser.until_has("#hand").await;
    assert!(browser.here().await.starts_with("/t/"));
    assert_eq!(browser.errors().await, [""; 0]);
}
