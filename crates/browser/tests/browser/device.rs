//! Two people on one device, with a curtain between them.

use std::time::{Duration, Instant};

use endboss_browser::{LIMIT, Player, Site, Window};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_share_a_device_with_a_curtain_between_them() {
    let site = Site::open().await;
    let browser = site.browser(Window::PHONE).await;
    browser.guest("Ada").await;
    let made = browser.api("/tables", json!({ "edition": "first", "players": 2 })).await;
    browser.goto(&format!("/t/{}", made["id"].as_str().expect("an id"))).await;
    browser.click(".seat-B form[action$='/take'] button").await;
    browser.until_has(".seat-B form[action$='/leave']").await;
    browser.click("form.start button").await;
    let (mut player, mut curtains, mut last) = (Player::new(10), Vec::new(), Instant::now());
    while player.made < 40 && last.elapsed() < LIMIT {
        let moment = browser.moment().await;
        if moment.over {
            break;
        } else if moment.curtain {
            assert!(!browser.has("#board .card, #hand, #log").await, "nobody's cards are seen");
            let next = browser.text("return document.querySelector('.curtain a').search").await;
            browser.click(".curtain a").await;
            browser.until("it is drawn", "return !document.querySelector('.curtain')").await;
            assert_eq!(browser.text("return location.search").await, next);
            curtains.push(next);
        } else if moment.choices > 0 {
            player.choose(&browser, &moment).await;
            last = Instant::now();
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    for seat in ["?seat=A", "?seat=B"] {
        assert!(curtains.iter().filter(|it| *it == seat).count() > 1, "{curtains:?}");
    }
}
