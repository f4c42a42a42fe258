//! Lessons, as a browser without script meets them.

use crate::browser::Browser;
use crate::client::Place;

/// The address of what glows: the form's with the pick of the marked button, or a link.
pub fn glowing(page: &str) -> String {
    let address = between(page, "<form id=\"pick\" method=\"get\" action=\"", "\"");
    match address {
        Some(address) => {
            let at = page.find(" meant\" type=\"submit\" form=\"pick\"").expect("something glows");
            let word = between(&page[at..], "value=\"", "\"").expect("a pick");
            format!("{address}?pick={}", word.replace(' ', "+").replace('/', "%2F"))
        }
        None => {
            let at = page.find("first meant\"").expect("a way on");
            between(&page[at..], "href=\"", "\"").expect("an address")
        }
    }
}

pub fn between(text: &str, begin: &str, end: &str) -> Option<String> {
    let (_, rest) = text.split_once(begin)?;
    Some(rest.split_once(end)?.0.to_owned())
}

#[tokio::test]
async fn every_lesson_is_played_to_its_end_without_script_and_without_a_cookie() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let all = browser.get("/learn").await.page();
    for lesson in ["first", "spells", "super", "solo"] {
        assert!(all.contains(&format!("/learn/{lesson}/1")), "{lesson}");
        let mut at = browser.get(&format!("/learn/{lesson}")).await.on().to_owned();
        let mut steps = 0;
        loop {
            let page = browser.get(&at).await.page();
            if page.contains("What you know now") {
                break;
            }
            steps += 1;
            assert!(page.contains(&format!("Step {steps} of ")), "{at}");
            let next = glowing(&page);
            at = match next.contains("?pick=") {
                true => browser.get(&next).await.on().to_owned(),
                false => next,
            };
            assert!(steps < 60, "{lesson} has no end");
        }
        assert!(steps >= 8, "{lesson}: {steps}");
        // Back is always possible.
        assert!(browser.get(&at).await.page().contains(&format!("/learn/{lesson}/{steps}\"")));
    }
    for cookie in ["look", "play", "endboss"] {
        assert_eq!(browser.cookie(cookie), None);
    }
    place.server.end().await;
}

#[tokio::test]
async fn another_choice_is_answered_kindly_and_can_be_made_anew() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let page = browser.get("/learn/first/1?pick=card+classic%2Fseducia").await.page();
    assert!(page.contains("This lesson goes another way"), "{page}");
    assert!(page.contains("Step 1 of "));
    let right = glowing(&page);
    assert_eq!(browser.get(&right).await.on(), "/learn/first/2");
    for odd in ["pass", "slot+A+1", "%3Cscript%3E", ""] {
        let page = browser.get(&format!("/learn/first/1?pick={odd}")).await.page();
        assert!(page.contains("You can’t choose that here"), "{odd}");
        assert!(!page.contains("<script>"));
    }
    place.server.end().await;
}

#[tokio::test]
async fn what_there_is_not_is_told_on_a_page_in_every_language() {
    let place = Place::open().await;
    let cases = [
        ("en", "There is no such lesson", "has no such step"),
        ("uk", "Такого уроку немає", "немає такого кроку"),
        ("pl", "Nie ma takiej lekcji", "nie ma takiego kroku"),
        ("it", "Questa lezione non esiste", "non ha questo passo"),
        ("ru", "Такого урока нет", "нет такого шага"),
    ];
    for (lang, lesson, step) in cases {
        let mut browser = Browser::open(&place, lang);
        for path in ["/learn/second", "/learn/second/1", "/learn/%20/1"] {
            let told = browser.get(path).await;
            assert_eq!(told.status, 404, "{path}");
            assert!(told.body.contains(lesson), "{lang} {path}");
        }
        for bad in ["0", "-1", "x", "99", "1e1", "99999999999999999999999"] {
            let told = browser.get(&format!("/learn/first/{bad}")).await;
            assert_eq!(told.status, 404, "{bad}");
            assert!(told.body.contains(step), "{lang} {bad}");
        }
    }
    place.server.end().await;
}

/// What the other player holds is on no page of a lesson.
#[tokio::test]
async fn a_hidden_card_is_not_in_the_page() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    // The opponent holds these from the beginning and shows them much later.
    let page = browser.get("/learn/first/3").await.page();
    for hidden in ["classic/freeze", "classic/torture-chamber", "classic/dark-altar"] {
        assert!(!page.contains(hidden), "{hidden}");
    }
    assert!(page.contains("classic/dark-laboratory"));
    place.server.end().await;
}

#[tokio::test]
async fn the_first_page_and_the_bar_lead_to_the_lessons() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    assert_eq!(browser.get("/").await.page().matches("href=\"/learn\"").count(), 2);
    assert!(browser.get("/about").await.page().contains("href=\"/learn\""));
    place.server.end().await;
}
