//! What is refused before it comes to a page, told to people in their language.

use std::time::Duration;

use endboss_web::guard::{Allowance, Limits, Rate};
use serde_json::json;

use crate::browser::Browser;
use crate::client::Place;

#[tokio::test]
async fn whoever_asks_too_often_gets_a_page_and_programs_a_word() {
    let rate = Rate::new(3, Duration::from_secs(600));
    let requests = Allowance { address: Some(rate), person: None };
    let place = Place::with(|it| it.limits = Limits { requests, ..Limits::lifted() }).await;
    let mut browser = Browser::open(&place, "pl");
    for _ in 0..3 {
        browser.get("/about").await.page();
    }
    let told = browser.get("/about").await;
    assert_eq!((told.status, told.kind.as_str()), (429, "text/html; charset=utf-8"));
    assert!(
        told.body.contains("<html lang=\"pl\"")
            && told.body.contains("Zbyt wiele żądań z twojego adresu")
    );
    let http = place.nobody().http;
    let site = format!("http://{}", place.server.address);
    let scripted = http.get(format!("{site}/about")).header("x-face", "1");
    let scripted = scripted.header("accept-language", "en").send().await.expect("an answer");
    assert_eq!(scripted.status(), 429);
    let headers = scripted.headers();
    assert!(headers.contains_key("retry-after") && headers.contains_key("content-security-policy"));
    assert_eq!(headers["content-type"], "text/plain; charset=utf-8");
    assert!(scripted.text().await.expect("a sentence").starts_with("Too many requests"));
    let program = http.get(format!("{site}/api/v1/choices")).send().await.expect("an answer");
    assert_eq!(program.headers()["content-type"], "application/json");
    assert!(program.text().await.expect("JSON").contains("\"too_many\""));
    place.server.end().await;
}

#[tokio::test]
async fn an_address_that_does_not_fit_gets_a_page() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "pl");
    let nowhere = "0".repeat(32);
    let cases = [
        ("/t/%FF".to_owned(), 404),
        ("/t/%FF/live".to_owned(), 404),
        ("/replay/%FF".to_owned(), 404),
        ("/cards/%FF/x".to_owned(), 404),
        (format!("/t/{nowhere}?seat=A&seat=B"), 400),
        (format!("/t/{nowhere}/live?seat=A&seat=B"), 400),
        (format!("/replay/{nowhere}?as=A&as=B"), 400),
        ("/cards?q=a&q=b".to_owned(), 400),
        ("/join?code=a&code=b".to_owned(), 400),
    ];
    for (path, status) in cases {
        let told = browser.get(&path).await;
        assert_eq!(
            (told.status, told.kind.as_str()),
            (status, "text/html; charset=utf-8"),
            "{path}"
        );
        assert!(told.body.contains("To się nie udało"), "{path}: {}", told.body);
    }
    for form in ["name", "sign-in", "sign-out", "password"] {
        assert_eq!(browser.get(&format!("/profile/{form}")).await.on(), "/profile");
    }
    place.server.end().await;
}

#[tokio::test]
async fn any_number_is_a_moment() {
    let place = Place::open().await;
    let host = place.guest("Dora").await;
    let body =
        json!({ "edition": "first", "players": 2, "sit": false, "bots": ["random", "random"] });
    let made = host.post("/tables", body).await.done().json();
    let id = made["id"].as_str().expect("an id");
    host.post(&format!("/tables/{id}/start"), json!({})).await.done();
    while host.get(&format!("/tables/{id}")).await.json()["table"]["state"] != "over" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut browser = Browser::open(&place, "en");
    let first = browser.get(&format!("/replay/{id}?at=0")).await.page();
    let last = browser.get(&format!("/replay/{id}?at=99999")).await.page();
    let huge = "9".repeat(40);
    for (at, number) in [("", &first), ("-3", &first), ("%20", &first), (&huge, &last)] {
        let page = browser.get(&format!("/replay/{id}?at={at}")).await.page();
        let shown = |page: &str| {
            let number = page.split("data-number=\"").nth(1).and_then(|it| it.split('"').next());
            number.expect("a number").to_owned()
        };
        assert_eq!(shown(&page), shown(number), "{at}");
    }
    assert_eq!(browser.get(&format!("/replay/{id}?at=x")).await.status, 422);
    place.server.end().await;
}
