//! Whole games by clicking.

use endboss_browser::{Player, Site, Window};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_in_two_windows_play_a_whole_game() {
    let site = Site::open().await;
    let ada = site.browser(Window::WIDE).await;
    let bob = site.browser(Window::WIDE).await;
    crate::two(&site, "first", &ada, &bob).await;
    let mut player = Player::new(1);
    player.play(&[&ada, &bob]).await;
    let said = "return document.querySelector('#asked').textContent";
    let (ada_reads, bob_reads) = (ada.text(said).await, bob.text(said).await);
    assert_ne!(ada_reads, bob_reads, "one of them has won");
    assert_eq!(ada.errors().await, [""; 0]);
    assert_eq!(bob.errors().await, [""; 0]);
    ada.click(".over a.first").await;
    ada.until("the result", "return location.pathname.endsWith('/result')").await;
    println!("{} choices", player.made);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_super_game_of_four_with_bots_comes_to_its_end() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.play_now("super", 4, "normal").await;
    assert_eq!(browser.number("return document.querySelectorAll('.rival').length").await, 3.0);
    // Cards are clicked where they lie.
    let mut player = Player::new(4).by_cards();
    player.play(&[&browser]).await;
    assert_eq!(browser.errors().await, [""; 0]);
    println!("{} choices", player.made);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_solo_game_comes_to_its_end() {
    let site = Site::open().await;
    let browser = site.browser(Window::WIDE).await;
    browser.play_now("solo", 1, "").await;
    assert!(!browser.has(".rival").await, "nobody else is there");
    let mut player = Player::new(2);
    player.play(&[&browser]).await;
    assert_eq!(browser.errors().await, [""; 0]);
    println!("{} choices", player.made);
}
