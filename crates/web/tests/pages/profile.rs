//! Who one is here, by forms alone.

use endboss_web::guard::Limits;

use crate::browser::Browser;
use crate::client::Place;

const PASSWORD: &str = "correct horse battery";

#[tokio::test]
async fn a_stranger_begins_with_a_name_and_can_change_it() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    assert!(browser.get("/profile").await.page().contains("We haven’t met"));
    assert_eq!(browser.post("/profile/name", &[("name", "Ada")]).await.on(), "/profile");
    assert!(browser.get("/profile").await.page().contains("Hello, Ada"));
    browser.post("/profile/name", &[("name", "<b>Bob</b>")]).await.on();
    let page = browser.get("/profile").await.page();
    assert!(page.contains("Hello, &lt;b&gt;Bob"));
    let long = browser.post("/profile/name", &[("name", "x".repeat(25).as_str())]).await;
    assert_eq!(long.status, 422);
    assert!(long.body.contains("A name has 1 to 24 characters"));
}

#[tokio::test]
async fn a_name_is_not_changed_all_the_time() {
    let limits = Limits { renames: Limits::default().renames, ..Limits::lifted() };
    let place = Place::with(|config| config.limits = limits).await;
    let mut browser = Browser::open(&place, "en");
    assert_eq!(browser.post("/profile/name", &[("name", "")]).await.status, 422);
    assert_eq!(browser.cookie("endboss"), None, "a name that nobody can have makes nobody");
    browser.post("/profile/name", &[("name", "Ada")]).await.on();
    for n in 0..5 {
        let name = format!("Ada {n}");
        browser.post("/profile/name", &[("name", name.as_str())]).await.on();
    }
    let told = browser.post("/profile/name", &[("name", "Eve")]).await;
    assert_eq!(told.status, 429);
    assert!(told.body.contains("Too many new names from you"), "{}", told.body);
    assert!(browser.get("/profile").await.page().contains("Hello, Ada 4"));
}

#[tokio::test]
async fn an_account_is_made_left_and_entered_again() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let short = [("login", "ada"), ("password", "short")];
    let told = browser.post("/profile/sign-up", &short).await;
    assert_eq!(told.status, 422);
    assert!(told.body.contains("A password has 10 to 256 characters"));
    assert!(told.body.contains("value=\"ada\""), "what was typed stays");
    assert_eq!(browser.cookie("endboss"), None, "nobody comes to be for it");
    let nothing = browser.post("/profile/sign-up", &[("login", "ada")]).await;
    assert!(nothing.body.contains("needs a password or a recovery phrase"));
    let good = [("login", "ada"), ("password", PASSWORD)];
    assert_eq!(browser.post("/profile/sign-up", &good).await.on(), "/profile");
    assert!(browser.get("/profile").await.page().contains("You’re signed in as ada"));
    browser.post("/profile/sign-out", &[]).await.on();
    assert!(browser.get("/profile").await.page().contains("We haven’t met"));
    let bad = [("login", "ada"), ("password", "another password")];
    let told = browser.post("/profile/sign-in", &bad).await;
    assert_eq!(told.status, 403);
    assert!(told.body.contains("The login or the password is wrong"));
    browser.post("/profile/sign-in", &good).await.on();
    let changed = [("password", PASSWORD), ("new", "another password")];
    browser.post("/profile/password", &changed).await.on();
    assert!(browser.get("/profile").await.page().contains("You’re signed in as ada"));
    browser.post("/profile/sign-out-everywhere", &[]).await.on();
    assert_eq!(browser.cookie("endboss"), None);
    browser.post("/profile/sign-in", &bad).await.on();
}

#[tokio::test]
async fn a_phrase_is_shown_once_and_opens_the_account() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let told = browser.post("/profile/sign-up", &[("login", "bob"), ("phrase", "on")]).await;
    let page = told.page();
    let words = page.split("class=\"phrase\">").nth(1).and_then(|it| it.split('<').next());
    let words = words.expect("the words").to_owned();
    assert_eq!(words.split_whitespace().count(), 12);
    assert!(!browser.get("/profile").await.page().contains(&words));
    let mut elsewhere = Browser::open(&place, "pl");
    let told = elsewhere.post("/profile/sign-in", &[("login", "bob"), ("phrase", &words)]).await;
    assert_eq!(told.on(), "/profile");
    assert!(elsewhere.get("/profile").await.page().contains("Zalogowano jako bob"));
    let both = [("login", "bob"), ("phrase", &words), ("password", PASSWORD)];
    let told = Browser::open(&place, "pl").post("/profile/sign-in", &both).await;
    assert!(told.body.contains("Podaj hasło albo frazę odzyskiwania"));
}

#[tokio::test]
async fn data_can_be_had_and_deleted_after_asking_twice() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    assert_eq!(browser.get("/profile/export").await.status, 401);
    browser.post("/profile/name", &[("name", "Ada")]).await.on();
    let data = browser.get("/profile/export").await;
    assert_eq!(data.kind, "application/json");
    let data: serde_json::Value = serde_json::from_str(&data.page()).expect("JSON");
    assert_eq!(data["name"], "Ada");
    assert!(browser.get("/profile/delete").await.page().contains("Delete everything"));
    assert_eq!(browser.post("/profile/delete", &[]).await.on(), "/profile/delete");
    assert!(browser.get("/profile").await.page().contains("Hello, Ada"));
    assert_eq!(browser.post("/profile/delete", &[("sure", "yes")]).await.on(), "/");
    assert_eq!(browser.cookie("endboss"), None);
    assert!(browser.get("/profile").await.page().contains("We haven’t met"));
}

#[tokio::test]
async fn an_account_is_deleted_with_its_secret_only() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    browser.post("/profile/sign-up", &[("login", "ada"), ("password", PASSWORD)]).await.on();
    let page = browser.get("/profile/delete").await.page();
    assert!(page.contains("id=\"delete-password\"") && page.contains("id=\"delete-phrase\""));
    for (secret, status) in [("", 422), ("another password", 403)] {
        let told = browser.post("/profile/delete", &[("sure", "yes"), ("password", secret)]).await;
        assert_eq!(told.status, status);
        assert!(told.body.contains("role=\"alert\"") && told.body.contains("delete-password"));
    }
    assert!(browser.get("/profile").await.page().contains("You’re signed in as ada"));
    let right = [("sure", "yes"), ("password", PASSWORD)];
    assert_eq!(browser.post("/profile/delete", &right).await.on(), "/");
    assert_eq!(browser.cookie("endboss"), None);
}

#[tokio::test]
async fn what_a_browser_keeps_is_for_the_server_alone() {
    let place = Place::with(|it| it.public_url = Some("https://play.example".to_owned())).await;
    let http = place.nobody().http;
    for (path, body, name) in
        [("/look", "wish=lang-pl", "look="), ("/play", "edition=first", "play=")]
    {
        let sent = http
            .post(format!("http://{}{path}", place.server.address))
            .header("x-face", "1")
            .header("content-type", "application/x-www-form-urlencoded")
            .header("sec-fetch-site", "same-origin")
            .body(body);
        let answer = sent.send().await.expect("an answer");
        let lines = answer.headers().get_all("set-cookie").iter();
        let line = lines.map(|it| it.to_str().expect("letters")).find(|it| it.starts_with(name));
        let line = line.unwrap_or_else(|| panic!("no {name} in {answer:?}"));
        assert!(line.contains("HttpOnly") && line.contains("Secure"), "{line}");
    }
}

#[tokio::test]
async fn another_sites_form_changes_nothing() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    browser.post("/profile/name", &[("name", "Ada")]).await.on();
    let cookie = format!("endboss={}", browser.cookie("endboss").expect("known"));
    let http = place.nobody().http;
    let to = format!("http://{}/profile/delete", place.server.address);
    let sent = http
        .post(to)
        .header("cookie", cookie)
        .header("sec-fetch-site", "cross-site")
        .header("content-type", "application/x-www-form-urlencoded")
        .body("sure=yes");
    assert_eq!(sent.send().await.expect("an answer").status(), 403);
    assert!(browser.get("/profile").await.page().contains("Hello, Ada"));
}
