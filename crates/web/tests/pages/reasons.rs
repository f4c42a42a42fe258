//! Many reasons, each told by a sentence of its own: to people in their language, to programs in
//! English beside a word that never changes.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use endboss_web::guard::{Allowance, Limits, Rate};
use serde_json::{Value, json};

use crate::browser::{Browser, Shown};
use crate::client::{Client, Place, Told};

const LANGS: [&str; 5] = ["en", "uk", "pl", "it", "ru"];

/// What a page of trouble, or a form that came back, says.
fn sentence(shown: &Shown) -> String {
    let body = &shown.body;
    let from = body.find("class=\"trouble\"").and_then(|at| Some(at + body[at..].find("<p>")? + 3));
    let wrong = || {
        Some(body.find("class=\"wrong\"")? + body[body.find("class=\"wrong\"")?..].find('>')? + 1)
    };
    let from = from.or_else(wrong).unwrap_or_else(|| panic!("no sentence: {body}"));
    body[from..].split('<').next().expect("an end").replace("&quot;", "\"").replace("&amp;", "&")
}

/// A deed at a table by a form, and what a program would send instead.
struct Deed {
    form: (String, Vec<(&'static str, String)>),
    /// The path of the API and the body; a seat is taken by POST, talk is POST, and so on.
    program: (&'static str, String, Value),
    status: u16,
    code: &'static str,
}

impl Deed {
    fn new(
        at: (&str, &str),
        fields: &[(&'static str, &str)],
        program: (&'static str, String, Value),
        told: (u16, &'static str),
    ) -> Deed {
        let fields = fields.iter().map(|(name, value)| (*name, (*value).to_owned())).collect();
        let form = (format!("/t/{}/{}", at.0, at.1), fields);
        Deed { form, program, status: told.0, code: told.1 }
    }
}

async fn by_program(client: &Client, (method, path, body): &(&str, String, Value)) -> Told {
    match *method {
        "GET" => client.get(path).await,
        "PUT" => client.put(path, body.clone()).await,
        _ => client.post(path, body.clone()).await,
    }
}

/// A browser that is somebody whom programs know, too.
async fn somebody(place: &Place, client: &Client, lang: &'static str) -> Browser {
    let mut browser = Browser::open(place, lang);
    browser.known_as("endboss", client.token.as_deref().expect("a token"));
    browser
}

#[tokio::test]
async fn one_seat_is_refused_for_many_reasons_in_every_language() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let made = |body: Value| async { host.post("/tables", body).await.done().json() };
    let id = |table: &Value| table["id"].as_str().expect("an id").to_owned();
    let two = json!({ "edition": "first", "players": 2 });
    let waiting = id(&made(two.clone()).await);
    guest.post(&format!("/tables/{waiting}/seats/B"), json!({})).await.done();
    let playing = id(&made(two.clone()).await);
    guest.post(&format!("/tables/{playing}/seats/B"), json!({})).await.done();
    host.post(&format!("/tables/{playing}/start"), json!({})).await.done();
    let open = id(&made(two).await);
    let long = "x".repeat(301);
    let pick = json!({ "seat": "B", "ask": 99, "pick": "pass" });
    let of = |table: &str, what: &str| format!("/tables/{table}/{what}");
    let deeds = [
        // Before the game.
        Deed::new(
            (&waiting, "pick"),
            &[("seat", "B"), ("ask", "1"), ("pick", "pass")],
            ("POST", of(&waiting, "picks"), json!({ "seat": "B", "ask": 1, "pick": "pass" })),
            (409, "not_now"),
        ),
        Deed::new(
            (&waiting, "start"),
            &[],
            ("POST", of(&waiting, "start"), json!({})),
            (403, "not_yours"),
        ),
        Deed::new(
            (&waiting, "take"),
            &[("seat", "A")],
            ("POST", of(&waiting, "seats/A"), json!({})),
            (409, "not_now"),
        ),
        Deed::new(
            (&waiting, "take"),
            &[("seat", "F")],
            ("POST", of(&waiting, "seats/F"), json!({})),
            (404, "no_seat"),
        ),
        Deed::new(
            (&open, "chat"),
            &[("seat", "B"), ("text", "hello")],
            ("POST", of(&open, "chat"), json!({ "seat": "B", "text": "hello" })),
            (403, "not_yours"),
        ),
        Deed::new(
            (&open, "rematch"),
            &[],
            ("POST", of(&open, "rematch"), json!({})),
            (409, "not_now"),
        ),
        // In it.
        Deed::new(
            (&playing, "pick"),
            &[("seat", "B"), ("ask", "99"), ("pick", "pass")],
            ("POST", of(&playing, "picks"), pick),
            (409, "stale_ask"),
        ),
        Deed::new(
            (&playing, "undo"),
            &[("seat", "B")],
            ("POST", of(&playing, "undo"), json!({ "seat": "B" })),
            (409, "not_now"),
        ),
        Deed::new(
            (&playing, "consent"),
            &[("seat", "B"), ("agree", "yes")],
            ("POST", of(&playing, "undo/answer"), json!({ "seat": "B", "agree": true })),
            (409, "not_now"),
        ),
        Deed::new(
            (&playing, "claim-answer"),
            &[("seat", "B"), ("agree", "yes")],
            ("POST", of(&playing, "claim/answer"), json!({ "seat": "B", "agree": true })),
            (409, "not_now"),
        ),
        Deed::new(
            (&playing, "salt"),
            &[("seat", "B"), ("salt", "late")],
            ("PUT", of(&playing, "seats/B/salt"), json!({ "salt": "late" })),
            (409, "not_now"),
        ),
        Deed::new(
            (&playing, "chat"),
            &[("seat", "B"), ("text", &long)],
            ("POST", of(&playing, "chat"), json!({ "seat": "B", "text": long })),
            (413, "too_much"),
        ),
        Deed::new(
            (&playing, "chat"),
            &[("seat", "B"), ("text", "  ")],
            ("POST", of(&playing, "chat"), json!({ "seat": "B", "text": "  " })),
            (422, "unplayable"),
        ),
        Deed::new(
            (&"0".repeat(32), "hint"),
            &[("seat", "B")],
            ("POST", of(&"0".repeat(32), "hint"), json!({ "seat": "B" })),
            (404, "no_table"),
        ),
    ];
    let mut english = BTreeMap::new();
    for (n, deed) in deeds.iter().enumerate() {
        let told = by_program(&guest, &deed.program).await;
        assert_eq!(
            (told.status, told.refused().as_str()),
            (deed.status, deed.code),
            "{n} {told:?}"
        );
        let error = told.json()["error"].as_str().expect("a sentence").to_owned();
        assert_eq!(english.insert(error.clone(), n), None, "{error} is said of another");
    }
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for lang in LANGS {
        let mut browser = somebody(&place, &guest, lang).await;
        for (n, deed) in deeds.iter().enumerate() {
            let fields: Vec<(&str, &str)> =
                deed.form.1.iter().map(|(name, value)| (*name, value.as_str())).collect();
            let told = browser.post(&deed.form.0, &fields).await;
            assert_eq!(told.status, deed.status, "{n} in {lang}: {}", told.body);
            assert!(told.body.contains(&format!("<html lang=\"{lang}\"")));
            let said = sentence(&told);
            match lang {
                "en" => assert_eq!(english.get(&said), Some(&n), "{said} is not {english:?}"),
                _ => assert!(!english.contains_key(&said), "{lang}: {said}"),
            }
            assert!(seen.insert(said.clone()), "{lang}: {said} is said of two reasons");
        }
    }
    assert_eq!(seen.len(), deeds.len() * LANGS.len());
    place.server.end().await;
}

/// Settings that make no game come back above the form, in the reader's language.
#[tokio::test]
async fn settings_that_make_no_game_are_told_in_every_language() {
    let place = Place::open().await;
    let forms: [&[(&str, &str)]; 4] = [
        &[("edition", "first"), ("players", "2"), ("pack-super", "on")],
        &[("edition", "super"), ("players", "2"), ("pack-nowhere", "on")],
        &[("edition", "third")],
        &[("edition", "solo"), ("rated", "on"), ("clock", "days"), ("days", "3")],
    ];
    let mut seen = BTreeMap::new();
    for lang in LANGS {
        let mut browser = Browser::open(&place, lang);
        for form in forms {
            let told = browser.post("/new", form).await;
            assert_eq!(told.status, 422, "{lang} {form:?}: {}", told.body);
            let said = sentence(&told);
            let before = seen.insert(said.clone(), (lang, form));
            assert_eq!(before, None, "{said}");
        }
    }
    place.server.end().await;
}

/// What is refused at the door is told in the reader's language, too: which of the limits it was,
/// and for how long.
#[tokio::test]
async fn limits_are_named_in_every_language() {
    let rate = Rate::new(1, Duration::from_secs(600));
    let allowance = Allowance { address: Some(rate), person: None };
    let limits = Limits { requests: allowance, ..Limits::lifted() };
    let place = Place::with(|config| config.limits = limits).await;
    let words = [
        ("en", "Too many requests from your address"),
        ("uk", "Забагато запитів з вашої адреси"),
        ("pl", "Zbyt wiele żądań z twojego adresu"),
        ("it", "Troppe richieste dal tuo indirizzo"),
        ("ru", "Слишком много запросов с вашего адреса"),
    ];
    Browser::open(&place, "en").get("/about").await.page();
    for (lang, begin) in words {
        let told = Browser::open(&place, lang).get("/about").await;
        let said = sentence(&told);
        assert!(told.status == 429 && said.starts_with(begin), "{lang}: {said}");
        assert!(said.contains("600") || said.contains("599"), "{said}");
    }
    place.server.end().await;
}
