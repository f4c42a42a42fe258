//! Cards and rules, for whoever reads.

use crate::browser::Browser;
use crate::client::Place;

fn count(page: &str) -> usize {
    page.matches("<article").count()
}

#[tokio::test]
async fn cards_are_found_by_pack_kind_treasure_and_words() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let all = browser.get("/cards").await.page();
    let items = browser.get("/cards?pack=items").await.page();
    let bosses = browser.get("/cards?kind=boss").await.page();
    let mages = browser.get("/cards?kind=boss&treasure=mage").await.page();
    assert!(count(&all) > count(&bosses) && count(&bosses) > count(&mages) && count(&mages) > 0);
    assert!(items.contains(&format!("Found: {} cards.", count(&items))));
    let altar = browser.get("/cards?q=dark+altar").await.page();
    assert!(altar.contains("/cards/classic/dark-altar"));
    assert!(count(&altar) < 5);
    let none = browser.get("/cards?q=qqqq").await.page();
    assert_eq!(count(&none), 0);
    assert!(none.contains("No cards match"));
    let odd = browser.get("/cards?q=%22%3E%3Cscript%3E&kind=x").await.page();
    assert!(!odd.contains("<script>"));
}

#[tokio::test]
async fn one_card_tells_everything_about_itself() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let page = browser.get("/cards/classic/dark-altar").await.page();
    for words in ["Dark Altar", "Copies", "polski", "What the words mean", "/rules#R"] {
        assert!(page.contains(words), "{words}");
    }
    assert_eq!(browser.get("/cards/classic/light-altar").await.status, 404);
}

#[tokio::test]
async fn every_rule_has_an_anchor_and_can_be_searched() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let page = browser.get("/rules").await.page();
    for anchor in ["R8.2", "R8.2d", "R12.7", "Q9", "Q76", "rules", "rulings", "editions"] {
        assert!(page.contains(&format!("id=\"{anchor}\"")), "{anchor}");
    }
    assert!(!page.contains("death_check"), "fields have names for players");
    let found = browser.get("/rules?q=death+check").await.page();
    assert!(found.contains("id=\"Q9\"") && !found.contains("id=\"Q1\""));
    let none = browser.get("/rules?q=qqqq").await.page();
    assert!(none.contains("No rule matches"));
    let words = browser.get("/rules/words").await.page();
    assert!(words.contains("/rules#R8.1"));
}

#[tokio::test]
async fn every_picture_hangs_on_the_contact_sheet() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "uk");
    let sheet = browser.get("/cards/pictures").await.page();
    let all = browser.get("/cards").await.page();
    assert_eq!(sheet.matches("class=\"art pose\"").count(), count(&all));
    let at = sheet.find("/art/").expect("a picture");
    let address = sheet[at..].split('"').next().expect("its address");
    assert_eq!(browser.get(address).await.status, 200);
}
