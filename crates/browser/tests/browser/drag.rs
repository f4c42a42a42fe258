//! A card drawn from the hand onto a place of the dungeon is built there.

use endboss_browser::{Browser, Player, Site, Window};
use serde_json::Value;
use thirtyfour::By;

/// The first ordinary room of the hand that may be built, and the place for it: where the next room goes.
const PLAN: &str = "
    const card = document.querySelector('#hand .card.can:not(:has(.adv))');
    const place = document.querySelector('#mine .slot.bare[data-word]');
    return card && place ? [card.dataset.key, card.dataset.card, place.dataset.key] : null;
";

#[tokio::test(flavor = "multi_thread")]
async fn a_card_dragged_from_the_hand_is_built_where_it_is_dropped() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.play_now("first", 2, "normal").await;
    let mut player = Player::new(8);
    let not_yet = async |browser: &Browser, moment: &endboss_browser::Moment| {
        let asked = moment.sentence.contains("Choose a Room to build");
        !asked || browser.js(PLAN, Vec::new()).await.is_null()
    };
    player.play_with(&[&browser], 60, not_yet).await;
    let rooms = "return document.querySelectorAll('#mine [data-slot]').length";
    let before = browser.number(rooms).await;
    let Value::Array(plan) = browser.until("a room and a place", PLAN).await else { panic!() };
    let key = |n: usize| format!("[data-key='{}']", plan[n].as_str().expect("a key"));
    let driver = browser.driver();
    let card = driver.find(By::Css(format!("#hand {}", key(0)))).await.expect("the card");
    let place = driver.find(By::Css(format!("#mine {}", key(2)))).await.expect("the place");
    let chain = driver.action_chain().move_to_element_center(&card).click_and_hold();
    let chain = chain.move_by_offset(0, -20).move_to_element_center(&place).release();
    chain.perform().await.expect("the card is dragged");

    let script = format!(
        "return document.querySelectorAll('#mine [data-slot]').length === {} \
         && document.querySelector(\"#mine [data-slot] [data-card='{}']\") !== null",
        before + 1.0,
        plan[1].as_str().expect("a card"),
    );
    browser.until("the card lies in a new place", &script).await;
    assert!(!browser.has(".dragged").await, "nothing hangs at the pointer");
    assert_eq!(browser.errors().await, [""; 0]);
}
