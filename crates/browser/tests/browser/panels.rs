//! While a game is played the panels stay where they are, and as big as they are.

use endboss_browser::{Player, Site, Window};
use serde_json::Value;

/// Left, top, width and height of each panel in the page, scrolled to its top.
const BOXES: &str = "
    scrollTo(0, 0);
    const panels = ['#prompt', '#mine', '#hand', '.rivals', '.town', '#log', '#talk'];
    return Object.fromEntries(panels.map((name) => {
        const box = document.querySelector('#board ' + name)?.getBoundingClientRect();
        return [name, box ? [box.left, box.top, box.width, box.height].map(Math.round).join(' ') : 'gone'];
    }));
";

async fn panels_stay(window: Window, edition: &str, players: u8) {
    let site = Site::open().await;
    let browser = site.browser(window).await;
    browser.play_now(edition, players, "normal").await;
    let first = browser.js(BOXES, Vec::new()).await;
    let mut moved = Vec::new();
    let look = async |browser: &endboss_browser::Browser, moment: &endboss_browser::Moment| {
        let now = browser.js(BOXES, Vec::new()).await;
        let (Value::Object(first), Value::Object(now)) = (&first, &now) else { panic!("{now}") };
        for (panel, place) in now {
            if first[panel] != *place {
                let was = &first[panel];
                moved.push(format!("{panel}: {was}, then {place} at \"{}\"", moment.sentence));
            }
        }
        true
    };
    let mut player = Player::new(11);
    player.play_with(&[&browser], 40, look).await;
    assert!(moved.is_empty(), "{}", moved.join("\n"));
    assert!(player.made > 10, "something was played");
}

#[tokio::test(flavor = "multi_thread")]
async fn panels_stay_where_they_are_wide() {
    panels_stay(Window::WIDE, "super", 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn panels_stay_where_they_are_narrow() {
    panels_stay(Window::PHONE, "super", 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn panels_stay_where_they_are_in_a_classic_game() {
    panels_stay(Window::WIDE, "first", 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_four_is_on_one_screen() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.play_now("super", 4, "normal").await;
    let mut player = Player::new(12);
    let look = async |browser: &endboss_browser::Browser, _: &endboss_browser::Moment| {
        let script = "
            const board = document.getElementById('board').getBoundingClientRect();
            return board.bottom + scrollY - innerHeight;
        ";
        let below = browser.number(script).await;
        assert!(below <= 0.0, "the board ends {below} px below the window");
        true
    };
    player.play_with(&[&browser], 12, look).await;
}
