//! Two tabs on one seat.

use std::time::Instant;

use endboss_browser::{Browser, LIMIT, Player, Site, Window};

/// What a seat sees, in words.
const SEEN: &str = "
    return [...document.querySelectorAll('#prompt, #mine, #hand, .rivals, .town, #log')]
        .map((it) => it.textContent).join('\\n');
";

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_on_one_seat_agree() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.play_now("super", 2, "normal").await;
    let here = browser.here().await;
    let driver = browser.driver();
    let first = driver.window().await.expect("a tab");
    let second = driver.new_tab().await.expect("another tab");
    driver.switch_to_window(second.clone()).await.expect("the other tab");
    browser.look(Window::WIDE).await;
    browser.goto(&here).await;
    let mut player = Player::new(9);
    for turn in 0..12 {
        // They take turns at choosing.
        let (one, other) = if turn % 2 == 0 { (&first, &second) } else { (&second, &first) };
        driver.switch_to_window(one.clone()).await.expect("a tab");
        player.play_with(&[&browser], turn + 1, async |_, _| true).await;
        settled(&browser).await;
        // A bot may still do something: then both see that, too.
        let begun = Instant::now();
        loop {
            driver.switch_to_window(one.clone()).await.expect("a tab");
            let here = (browser.moment().await.number, browser.text(SEEN).await);
            driver.switch_to_window(other.clone()).await.expect("a tab");
            let there = (browser.moment().await.number, browser.text(SEEN).await);
            if here == there {
                break;
            }
            assert!(begun.elapsed() < LIMIT, "they never agree:\n{here:?}\n{there:?}");
        }
    }
}

/// Waits until the game waits for this seat or is over, so that nothing changes meanwhile.
async fn settled(browser: &Browser) {
    let script = "return document.querySelector('#board [data-asked], #board .over') !== null";
    browser.until("this seat is asked", script).await;
}
