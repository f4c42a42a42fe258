//! A whole game by keys and accessible names: nothing is looked at, nothing is clicked.

use std::time::{Duration, Instant};

use endboss_browser::{LIMIT, Player, Site, Told, Window};
use thirtyfour::Key;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_keys_and_names_alone() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.goto("/").await;
    browser.tab_to("button", "Play now").await;
    browser.press(Key::Enter).await;
    let (mut dice, mut made) = (Player::new(7), 0);
    let mut last = (String::new(), Vec::new(), Instant::now());
    loop {
        let told = browser.told().await;
        if told.named("link").any(|link| link.name == "Result") {
            break;
        }
        let (asked, choices) = (headings(&told), told.list("Your choices"));
        // The same may be asked twice in a row; then only time tells that it is asked again.
        let same = (&last.0, &last.1) == (&asked, &choices);
        if choices.is_empty() || same && last.2.elapsed() < Duration::from_secs(2) {
            assert!(last.2.elapsed() < LIMIT, "nothing comes any more after: {}", last.0);
            continue;
        }
        assert!(!asked.is_empty(), "a sentence says what is asked");
        assert!(choices.iter().all(|name| !name.trim().is_empty()), "{choices:?}");
        let number = dice.roll(choices.len());
        made += 1;
        // By its number, and now and then by going to it.
        if made % 8 == 0 {
            browser.tab_to("button", &choices[number - 1]).await;
            browser.press(Key::Enter).await;
        } else {
            browser.press(number.to_string()).await;
        }
        last = (asked, choices, Instant::now());
    }
    assert!(made > 10, "{made} choices are no game");
    println!("{made} choices");
}

/// What stands over the parts of the page; the first of all says what is asked.
fn headings(told: &Told) -> String {
    told.named("heading").map(|heading| heading.name.as_str()).collect::<Vec<_>>().join("; ")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_comes_by_its_key_and_is_said() {
    let site = Site::open().await;
    let browser = site.browser(Window::PHONE).await;
    browser.play_now("first", 2, "easy").await;
    browser.hear().await;
    browser.press("h").await;
    let begun = Instant::now();
    let hint = "return document.querySelector('p.hint')?.textContent ?? ''";
    loop {
        let said = browser.js(hint, Vec::new()).await;
        if said.as_str().is_some_and(|said| said.starts_with("A bot at level “hard” would take"))
        {
            break;
        }
        assert!(begun.elapsed() < LIMIT, "no hint came: {said}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // The page stayed, so whoever listens hears the advice and not the whole page again.
    tokio::time::sleep(Duration::from_millis(800)).await;
    let heard = browser.announced().await;
    let told = heard.iter().filter(|it| it.text.contains("A bot at level “hard” would take"));
    assert_eq!(told.count(), 1, "{heard:#?}");
}
