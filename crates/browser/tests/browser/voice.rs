//! What a screen reader is given to say, and how far the next choice is.

use std::time::Duration;

use endboss_browser::{Announced, Browser, Player, Site, Window};
use serde_json::Value;
use thirtyfour::Key;

/// Counts what is done to the lines of the log.
const LINES: &str = "
    window.lines = { added: [], removed: [] };
    new MutationObserver((all) => {
        for (const change of all) {
            if (!change.target.closest?.('#log')) continue;
            for (const it of change.addedNodes) if (it.dataset?.key) lines.added.push(it.dataset.key);
            for (const it of change.removedNodes) if (it.dataset?.key) lines.removed.push(it.dataset.key);
        }
    }).observe(document.getElementById('live'), { subtree: true, childList: true });
";

#[tokio::test(flavor = "multi_thread")]
async fn lines_that_stay_are_never_moved() {
    let site = Site::open().await;
    lines_stay(site.browser(Window::WIDE).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lines_that_stay_are_never_moved_in_firefox() {
    let site = Site::open().await;
    lines_stay(site.firefox(Window::WIDE).await).await;
}

async fn lines_stay(browser: Browser) {
    browser.play_now("super", 2, "easy").await;
    browser.js(LINES, Vec::new()).await;
    let mut player = Player::new(5);
    player.play_with(&[&browser], 40, async |_, _| true).await;
    let told = browser.js("return lines", Vec::new()).await;
    let keys = |what: &str| -> Vec<String> {
        let all = told[what].as_array().expect("a list");
        all.iter().filter_map(Value::as_str).map(str::to_owned).collect()
    };
    let (added, removed) = (keys("added"), keys("removed"));
    let mut once = added.clone();
    once.sort();
    once.dedup();
    assert!(removed.len() > 20, "the log moved on: {}", removed.len());
    assert_eq!(once.len(), added.len(), "a line came twice");
    let number = |key: &String| key.trim_start_matches("line-").parse::<u32>().expect("a line");
    assert!(removed.iter().map(number).is_sorted(), "the oldest lines left, once each");
}

fn of<'a>(said: &'a [Announced], region: &str) -> Vec<&'a str> {
    said.iter().filter(|it| it.region == region).map(|it| it.text.as_str()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_once_and_then_the_question() {
    let site = Site::open().await;
    told_once(site.browser(Window::WIDE).await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_once_and_then_the_question_in_firefox() {
    let site = Site::open().await;
    told_once(site.firefox(Window::WIDE).await).await;
}

async fn told_once(browser: Browser) {
    browser.play_now("first", 2, "easy").await;
    browser.hear().await;
    let mut player = Player::new(6);
    let mut said = Vec::new();
    let mut questions = 0;
    for made in 1..=10 {
        if player.play_with(&[&browser], made, async |_, _| true).await {
            break;
        }
        let asked = "return document.querySelector('#board [data-asked], #board .over') !== null";
        browser.until("this seat is asked", asked).await;
        tokio::time::sleep(Duration::from_millis(1200)).await;
        let heard = browser.announced().await;
        // It stood, so it was said: once, whole, without its rule, and after the news.
        let sentence = browser.moment().await.sentence;
        let last = heard.last().unwrap_or_else(|| panic!("nothing was said of: {sentence}"));
        assert_eq!(last.region, "question", "{heard:#?}");
        assert!(sentence.starts_with(&last.text), "{sentence}: {}", last.text);
        assert!(!last.text.contains("(R") && !last.text.contains("(Q"), "{}", last.text);
        assert_eq!(of(&heard, "question").len(), 1, "{heard:#?}");
        questions += 1;
        said.extend(heard);
    }
    assert!(questions >= 8);
    let others: Vec<&Announced> =
        said.iter().filter(|it| it.region != "news" && it.region != "question").collect();
    assert!(others.is_empty(), "{others:#?}");
    for it in &said {
        println!("{:>8.0} {:<8} {}", it.at, it.region, it.text);
    }
    let letters: usize = said.iter().map(|it| it.text.chars().count()).sum();
    println!("{} announcements, {letters} letters", said.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_choice_is_one_tab_away() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.play_now("first", 2, "easy").await;
    let mut tabs = Vec::new();
    let on = "return document.activeElement.matches('.choices [data-n]')";
    let choice = "return document.querySelector('.choices [data-n]') !== null";
    for made in 0..25 {
        browser
            .until(
                "a choice, or the end",
                "return document.querySelector('.choices [data-n], #board .over') !== null",
            )
            .await;
        if !browser.is(choice).await {
            break;
        }
        // What comes while nobody chooses is no part of this.
        tokio::time::sleep(Duration::from_millis(150)).await;
        let asked = browser.moment().await.asked;
        if made == 0 {
            browser.js("document.querySelector('.choices [data-n]').focus()", Vec::new()).await;
        } else {
            let mut pressed = 0;
            while !browser.is(on).await && pressed < 150 {
                browser.press(Key::Tab).await;
                pressed += 1;
            }
            tabs.push(pressed);
        }
        browser.press(Key::Enter).await;
        let script =
            "return document.querySelector('[data-asked]')?.dataset.asked !== arguments[0]";
        let number = asked.map(|it| it.to_string()).unwrap_or_default();
        browser.until_with("it is taken", script, vec![number.into()]).await;
    }
    tabs.sort_unstable();
    println!("Tabs to the next choice: {tabs:?}");
    assert!(tabs.len() > 10 && tabs[tabs.len() / 2] <= 2, "{tabs:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_writes_keeps_the_focus() {
    let site = Site::open().await;
    let (ada, bob) = (site.browser(Window::WIDE).await, site.browser(Window::WIDE).await);
    crate::two(&site, "first", &ada, &bob).await;
    ada.js("document.getElementById('words').closest('details')?.setAttribute('open', ''); document.getElementById('words').focus()", Vec::new()).await;
    ada.press("half a li").await;
    let before = ada.moment().await.number;
    let said = "
        const words = document.getElementById('words');
        words.value = 'hello';
        words.form.requestSubmit();
    ";
    bob.js(said, Vec::new()).await;
    let changed = "return Number(document.getElementById('board').dataset.number) > arguments[0]";
    ada.until_with("Ada sees it", changed, vec![before.into()]).await;
    ada.press("ne").await;
    let words = "const it = document.getElementById('words'); return document.activeElement === it ? it.value : ''";
    assert_eq!(ada.text(words).await, "half a line");
}
