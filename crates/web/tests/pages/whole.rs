//! Every page, in every language: whole, and nothing from elsewhere.

use endboss_text::Lang;

use crate::browser::Browser;
use crate::client::Place;

pub const PAGES: [&str; 16] = [
    "/",
    "/new",
    "/new?edition=first&variant-hard-mode=on&field-moving_saves=yes",
    "/cards",
    "/cards?q=zzzz",
    "/cards?pack=items&kind=item",
    "/cards/classic/dark-altar",
    "/cards/super/nothing",
    "/rules",
    "/rules?q=Q9",
    "/rules?q=zzzz",
    "/rules/words",
    "/profile",
    "/profile/delete",
    "/about",
    "/nowhere",
];

/// What is between the tags, and every tag.
fn parts(page: &str) -> (String, Vec<&str>) {
    let (mut text, mut tags) = (String::new(), Vec::new());
    for part in page.split('<').skip(1) {
        let (tag, words) = part.split_once('>').expect("a tag is closed");
        tags.push(tag);
        text.push_str(words);
        text.push(' ');
    }
    (text, tags)
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

fn check(path: &str, lang: Lang, page: &str) {
    let at = format!("{path} in {}", lang.id());
    assert!(page.starts_with("<!DOCTYPE html>"), "{at}");
    assert!(page.contains(&format!("<html lang=\"{}\"", lang.id())), "{at}");
    let (text, tags) = parts(page);
    assert!(!text.contains(['{', '}']), "{at}: a message is missing");
    assert!(!text.contains('\u{2068}'), "{at}");
    assert_eq!(
        tags.iter().filter(|tag| **tag == "h1" || tag.starts_with("h1 ")).count(),
        1,
        "{at}"
    );
    let labels: Vec<&str> = tags
        .iter()
        .filter(|tag| tag.starts_with("label"))
        .filter_map(|tag| attribute(tag, "for"))
        .collect();
    let mut ids: Vec<&str> = tags.iter().filter_map(|tag| attribute(tag, "id")).collect();
    for tag in &tags {
        assert!(attribute(tag, "style").is_none(), "{at}: {tag}");
        // Names of attributes stand outside of the quotes.
        assert!(!tag.split('"').step_by(2).any(|names| names.contains(" on")), "{at}: {tag}");
        for name in ["href", "src", "action"] {
            let Some(address) = attribute(tag, name) else { continue };
            let ours = address.starts_with('/') && !address.starts_with("//");
            assert!(ours || address.starts_with('#'), "{at}: {address}");
        }
        let filled = ["input", "select", "textarea"].iter().any(|it| tag.starts_with(it));
        let unseen = tag.contains("type=\"hidden\"") || tag.contains("aria-hidden");
        if filled && !unseen {
            let id = attribute(tag, "id").unwrap_or_else(|| panic!("{at}: no label: {tag}"));
            assert!(labels.contains(&id), "{at}: no label for {id}");
        }
        if tag.starts_with("img") {
            assert!(attribute(tag, "alt").is_some(), "{at}: {tag}");
        }
        if tag.starts_with("script") {
            assert!(attribute(tag, "src").is_some(), "{at}: {tag}");
        }
    }
    assert!(!tags.iter().any(|tag| tag.starts_with("style")), "{at}");
    let many = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), many, "{at}: an id stands twice");
}

#[tokio::test]
async fn every_page_is_whole_in_every_language() {
    let place = Place::open().await;
    for lang in Lang::ALL {
        let mut stranger = Browser::open(&place, lang.id());
        let mut guest = stranger.clone();
        guest.post("/profile/name", &[("name", "Ada")]).await.on();
        for path in PAGES {
            for browser in [&mut stranger, &mut guest] {
                let shown = browser.get(path).await;
                let missing = path.ends_with("nothing") || path == "/nowhere";
                let nobody = path == "/profile/delete" && browser.cookie("endboss").is_none();
                let status = if missing {
                    404
                } else if nobody {
                    401
                } else {
                    200
                };
                assert_eq!(shown.status, status, "{path}");
                check(path, lang, &shown.body);
            }
        }
    }
}

#[tokio::test]
async fn what_a_page_names_is_there() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let page = browser.get("/").await.page();
    let (_, tags) = parts(&page);
    let mut seen = 0;
    for tag in tags.iter().filter(|tag| {
        tag.starts_with("link") || tag.starts_with("img") || tag.starts_with("script")
    }) {
        let address = attribute(tag, "href").or_else(|| attribute(tag, "src")).expect("an address");
        assert_eq!(browser.get(address).await.status, 200, "{address}");
        seen += 1;
    }
    assert!(seen > 4);
    let manifest = browser.get("/manifest.webmanifest").await;
    assert_eq!(manifest.kind, "application/manifest+json");
    let manifest: serde_json::Value = serde_json::from_str(&manifest.page()).expect("JSON");
    let icons = manifest["icons"].as_array().expect("icons");
    assert_eq!(icons.len(), 4);
    for icon in icons {
        let shown = browser.get(icon["src"].as_str().expect("an address")).await;
        assert_eq!((shown.status, shown.kind.as_str()), (200, "image/png"));
    }
    assert_eq!(browser.get("/favicon.png").await.kind, "image/png");
}

#[tokio::test]
async fn a_language_that_was_chosen_stays() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let told = browser.post("/look", &[("wish", "lang-pl"), ("back", "/about")]).await;
    assert_eq!(told.on(), "/about");
    assert!(browser.get("/about").await.page().contains("<html lang=\"pl\""));
    assert!(browser.get("/rules").await.page().contains("Zasady gry zebrane w całość"));
}
