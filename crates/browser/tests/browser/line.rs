//! Bad lines: what the page shows, and how soon it is right again.

use std::time::{Duration, Instant};

use endboss_browser::{Browser, Line, Player, Proxy, Site, Window};

const LOST: &str = "return document.querySelector('#lost.on') !== null";
const FOUND: &str = "return document.querySelector('#lost.on') === null";
const SENDING: &str = "return document.getElementById('sending').hidden === false";

/// A game over a line that can be bad; its server says every second that it is alive.
async fn game() -> (Site, Proxy, Browser, Player) {
    let site = Site::with(|config| config.keep_alive = Duration::from_secs(1)).await;
    let proxy = Proxy::open(site.server.address).await;
    let browser = Browser::open(&proxy.url(), Window::WIDE).await;
    browser.play_now("first", 2, "easy").await;
    let mut player = Player::new(6);
    player.play_with(&[&browser], 3, async |_, _| true).await;
    (site, proxy, browser, player)
}

async fn goes_on(browser: &Browser, player: &mut Player) {
    let made = player.made + 3;
    player.play_with(&[browser], made, async |_, _| true).await;
    assert_eq!(player.made, made, "the game goes on");
    let live = browser.text("return document.querySelector('#mine').innerText").await;
    browser.reload().await;
    assert_eq!(browser.text("return document.querySelector('#mine').innerText").await, live);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cut_line_is_whole_again_at_once() {
    let (_site, proxy, browser, mut player) = game().await;
    proxy.cut();
    let begun = Instant::now();
    browser.until("the page says so", LOST).await;
    let said = begun.elapsed();
    browser.until("it heals", FOUND).await;
    println!("cut: said after {said:?}, right after {:?}", begun.elapsed());
    assert!(begun.elapsed() < Duration::from_secs(8));
    goes_on(&browser, &mut player).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_line_shows_and_the_pick_made_in_it_arrives() {
    let (_site, proxy, browser, mut player) = game().await;
    let before = browser.moment().await;
    assert!(before.asked.is_some());
    proxy.set(Line::Frozen);
    let begun = Instant::now();
    browser.try_click(".choices [data-n='1']").await.expect("a choice");
    browser.until("it is being sent", SENDING).await;
    let sending = begun.elapsed();
    browser.until("the page says that nothing comes", LOST).await;
    let said = begun.elapsed();
    assert!(said < Duration::from_secs(10), "{said:?}");
    // The line stays bad longer than any one try.
    tokio::time::sleep(Duration::from_secs(10)).await;
    assert_eq!(browser.moment().await.asked, before.asked);
    proxy.set(Line::Good);
    let begun = Instant::now();
    browser.until("it heals", FOUND).await;
    let healed = begun.elapsed();
    while browser.moment().await.asked == before.asked {
        assert!(begun.elapsed() < Duration::from_secs(20), "the pick never arrives");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let taken = begun.elapsed();
    println!(
        "frozen: sending after {sending:?}, lost after {said:?}; healed after {healed:?}, pick taken after {taken:?}"
    );
    browser
        .until("nothing is being sent", "return document.getElementById('sending').hidden")
        .await;
    goes_on(&browser, &mut player).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_line_says_that_it_sends_and_loses_nothing() {
    let (_site, proxy, browser, mut player) = game().await;
    let before = browser.moment().await;
    proxy.set(Line::Slow(Duration::from_millis(900)));
    let begun = Instant::now();
    browser.try_click(".choices [data-n='1']").await.expect("a choice");
    browser.until("it is being sent", SENDING).await;
    while browser.moment().await.asked == before.asked {
        assert!(begun.elapsed() < Duration::from_secs(20), "the pick never arrives");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    println!("slow by 0.9 s a way: the next question after {:?}", begun.elapsed());
    assert!(!browser.is(LOST).await, "a slow line is not lost");
    proxy.set(Line::Good);
    goes_on(&browser, &mut player).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_line_shows_and_heals() {
    let (_site, proxy, browser, mut player) = game().await;
    proxy.set(Line::Dead);
    let begun = Instant::now();
    browser.until("the page says so", LOST).await;
    let said = begun.elapsed();
    tokio::time::sleep(Duration::from_secs(5)).await;
    assert!(browser.is(LOST).await, "it says so as long as it is so");
    proxy.set(Line::Good);
    let begun = Instant::now();
    browser.until("it heals", FOUND).await;
    println!("dead: said after {said:?}, right again after {:?}", begun.elapsed());
    goes_on(&browser, &mut player).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_question_is_answered_before_the_last_answer_is_acknowledged() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.play_now("first", 2, "easy").await;
    // The server's word that it took a pick comes late; the next question comes before it.
    let script = "
        const real = window.fetch;
        window.fetch = async (...all) => {
            const answer = await real(...all);
            await new Promise((done) => setTimeout(done, 3000));
            return answer;
        };
    ";
    browser.js(script, Vec::new()).await;
    let (begun, mut player) = (Instant::now(), Player::new(6));
    player.play_with(&[&browser], 3, async |_, _| true).await;
    assert_eq!(player.made, 3);
    assert!(begun.elapsed() < Duration::from_secs(6), "{:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_tabs_at_ten_tables_are_all_alive() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    let driver = browser.driver();
    let mut tabs = vec![driver.window().await.expect("a tab")];
    browser.play_now("first", 2, "easy").await;
    for _ in 1..10 {
        let tab = driver.new_tab().await.expect("another tab");
        driver.switch_to_window(tab.clone()).await.expect("the tab");
        browser.look(Window::WIDE).await;
        browser.play_now("first", 2, "easy").await;
        tabs.push(tab);
    }
    let mut player = Player::new(3);
    let mut longest = Duration::ZERO;
    for round in 1..=2 {
        for (n, tab) in tabs.iter().enumerate() {
            driver.switch_to_window(tab.clone()).await.expect("the tab");
            let asked = "return document.querySelector('#board [data-asked]') !== null";
            browser.until("this seat is asked", asked).await;
            let begun = Instant::now();
            player.play_with(&[&browser], (round - 1) * 10 + n + 1, async |_, _| true).await;
            longest = longest.max(begun.elapsed());
        }
    }
    println!("ten tabs: the slowest pick took {longest:?}");
    assert!(longest < Duration::from_secs(5), "{longest:?}");
}

/// Chromium without a window takes every tab for one that is looked at, so the page is told otherwise.
const HIDE: &str = "
    window.closed_streams = 0;
    const close = EventSource.prototype.close;
    EventSource.prototype.close = function () { window.closed_streams += 1; close.call(this); };
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => arguments[0] });
    document.dispatchEvent(new Event('visibilitychange'));
";

#[tokio::test(flavor = "multi_thread")]
async fn a_page_put_aside_holds_no_stream_and_still_marks_its_turn() {
    let site = Site::open().await;
    let (ada, bob) = (site.browser(Window::WIDE).await, site.browser(Window::WIDE).await);
    crate::two(&site, "first", &ada, &bob).await;
    ada.js(HIDE, vec![true.into()]).await;
    let begun = Instant::now();
    ada.until("the stream is released", "return window.closed_streams > 0").await;
    println!("put aside: the stream is released after {:?}", begun.elapsed());
    assert!(begun.elapsed() < Duration::from_secs(6));
    let before = ada.moment().await.number;
    let said = "
        const words = document.getElementById('words');
        words.value = 'hello';
        words.form.requestSubmit();
    ";
    bob.js(said, Vec::new()).await;
    let newer = "return Number(document.getElementById('board').dataset.number) > arguments[0]";
    ada.until_with("it is still told, slowly", newer, vec![before.into()]).await;
    assert!(ada.text("return document.title").await.starts_with('●'), "it is Ada's turn");
    bob.js(&said.replace("hello", "again"), Vec::new()).await;
    let before = ada.moment().await.number;
    ada.js(HIDE, vec![false.into()]).await;
    let begun = Instant::now();
    ada.until_with("it is right when it is shown", newer, vec![before.into()]).await;
    println!("shown again: right after {:?}", begun.elapsed());
    assert!(begun.elapsed() < Duration::from_secs(3));
}
