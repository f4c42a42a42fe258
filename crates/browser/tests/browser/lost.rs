//! A server that is killed in the middle of a game.

use endboss_browser::{Browser, Player, Process, Window};

const PROGRAM: &str = env!("CARGO_BIN_EXE_endboss-site");

#[tokio::test(flavor = "multi_thread")]
async fn a_page_heals_after_the_server_was_killed() {
    let folder = tempfile::tempdir().expect("a folder");
    let process = Process::start(PROGRAM, folder.path(), 0);
    let port = process.address.port();
    let browser = Browser::open(&process.url(), Window::WIDE).await;
    browser.play_now("first", 2, "normal").await;
    let mut player = Player::new(6);
    player.play_with(&[&browser], 5, async |_, _| true).await;
    let before = browser.moment().await;
    assert!(before.asked.is_some(), "{before:?}");

    process.kill();
    browser.until("the page says so", "return document.querySelector('#lost.on') && document.querySelector('#lost').textContent.length > 10").await;
    let _process = Process::start(PROGRAM, folder.path(), port);
    browser.until("it heals by itself", "return !document.querySelector('#lost.on')").await;

    let after = browser.moment().await;
    assert_eq!((after.asked, &after.sentence), (before.asked, &before.sentence));
    let healed = hand(&browser).await;
    // No game of this edition is over so soon, whatever was dealt.
    player.play_with(&[&browser], 8, async |_, _| true).await;
    assert_eq!(player.made, 8, "the game goes on");
    // What is on the page is what is true.
    let live = browser.text("return document.querySelector('#mine').innerText").await;
    browser.reload().await;
    assert_eq!(browser.text("return document.querySelector('#mine').innerText").await, live);
    assert!(!healed.is_empty());
}

async fn hand(browser: &Browser) -> String {
    browser.text("return document.querySelector('#hand').innerText").await
}
