//! Nobody is told anything in English who reads another language: pages, boards, lessons, cards.

use std::time::Duration;

use crate::browser::Browser;
use crate::client::Place;
use crate::learn::{between, glowing};

/// Words that no sentence in English does without, and that no other of our languages has.
const ENGLISH: [&str; 18] = [
    "the", "and", "of", "you", "your", "is", "are", "with", "this", "that", "from", "for", "not",
    "have", "will", "cannot", "their", "only",
];

/// What is read or heard of a page: what stands between its tags, and what its attributes say.
fn said(page: &str) -> Vec<String> {
    let mut said = Vec::new();
    for part in page.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("a tag is closed");
        // A name in another language is marked as one.
        if tag.starts_with("html") || !tag.contains(" lang=\"") {
            said.push(text.to_owned());
        }
        for name in ["title", "aria-label", "placeholder", "alt", "content"] {
            said.extend(between(tag, &format!(" {name}=\""), "\""));
        }
        // What a script says for the page.
        for name in ["lost", "found", "sending", "unsent", "yes", "no"] {
            said.extend(between(tag, &format!(" data-{name}=\""), "\""));
        }
    }
    said.retain(|text| !text.trim().is_empty());
    said
}

fn english(text: &str) -> bool {
    let mut words = text.split(|letter: char| !letter.is_alphabetic() && letter != '’');
    words.any(|word| ENGLISH.contains(&word.to_lowercase().as_str()))
}

fn check(at: &str, page: &str) {
    for text in said(page) {
        assert!(!english(&text), "{at}: {text}");
    }
}

/// A visitor who reads nothing but one language, and all pages they have seen.
struct Reader {
    browser: Browser,
    seen: usize,
}

impl Reader {
    async fn reads(&mut self, path: &str) -> String {
        let shown = self.browser.get(path).await;
        assert!(shown.status < 500 && shown.to.is_none(), "{path}: {}", shown.status);
        check(path, &shown.body);
        self.seen += 1;
        shown.body
    }
}

async fn reads_everything(lang: &'static str) {
    let place = Place::open().await;
    let mut reader = Reader { browser: Browser::open(&place, lang), seen: 0 };
    for path in crate::whole::PAGES.into_iter().chain(["/daily", "/learn", "/t/AAAAAA"]) {
        reader.reads(path).await;
    }
    let cards = reader.reads("/cards").await;
    let mut pages: Vec<String> = cards
        .split("href=\"/cards/")
        .skip(1)
        .filter_map(|it| it.split('"').next())
        .map(str::to_owned)
        .collect();
    pages.sort();
    pages.dedup();
    assert!(pages.len() > 150, "{} cards", pages.len());
    for card in pages {
        reader.reads(&format!("/cards/{card}")).await;
    }
    for lesson in ["first", "spells", "super", "solo"] {
        let mut at = reader.browser.get(&format!("/learn/{lesson}")).await.on().to_owned();
        for step in 0.. {
            let page = reader.reads(&at).await;
            if !page.contains("meant") || step > 60 {
                break;
            }
            let next = glowing(&page);
            at = match next.contains("?pick=") {
                true => reader.browser.get(&next).await.on().to_owned(),
                false => next,
            };
            if !at.starts_with("/learn/") {
                break;
            }
        }
    }
    for edition in ["super", "first", "solo"] {
        reader.plays(edition).await;
    }
    println!("{} pages in {lang}", reader.seen);
    place.server.end().await;
}

impl Reader {
    /// Plays by the forms of the page, gives up after a while, and looks at what is left of it.
    async fn plays(&mut self, edition: &str) {
        let told = self.browser.post("/play", &[("edition", edition), ("level", "random")]).await;
        let at = told.on().to_owned();
        for step in 0..60 {
            let mut page = self.reads(&at).await;
            for _ in 0..100 {
                if page.contains("name=\"ask\"") {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
                page = self.reads(&at).await;
            }
            let value = |name: &str| between(&page, &format!("name=\"{name}\" value=\""), "\"");
            let Some(ask) = value("ask") else { break };
            let picks: Vec<&str> = page
                .split("name=\"pick\" value=\"")
                .skip(1)
                .filter_map(|it| it.split('"').next())
                .collect();
            let key = value("key").expect("a key");
            let pick = picks[step * 7 % picks.len()].replace("&#39;", "'");
            let fields = [("seat", "A"), ("ask", &ask), ("key", &key), ("pick", &pick)];
            self.browser.post(&format!("{at}/pick"), &fields).await.on();
        }
        self.reads(&format!("{at}/log")).await;
        // It may be over by then, and that is told in the reader's language, too.
        let told =
            self.browser.post(&format!("{at}/concede"), &[("seat", "A"), ("sure", "yes")]).await;
        check("concede", &told.body);
        self.reads(&at).await;
        assert_eq!(self.browser.get(&format!("{at}/result")).await.status, 200, "{edition}");
        let id = at.trim_start_matches("/t/");
        for path in [format!("{at}/result"), format!("/replay/{id}"), format!("/replay/{id}?at=20")]
        {
            self.reads(&path).await;
        }
    }
}

#[tokio::test]
async fn nothing_is_english_for_who_reads_ukrainian() {
    reads_everything("uk").await;
}

#[tokio::test]
async fn nothing_is_english_for_who_reads_polish() {
    reads_everything("pl").await;
}

#[tokio::test]
async fn nothing_is_english_for_who_reads_italian() {
    reads_everything("it").await;
}

#[tokio::test]
async fn nothing_is_english_for_who_reads_russian() {
    reads_everything("ru").await;
}

#[test]
fn english_is_told_apart() {
    for text in ["Choose the Boss you want to be.", "Ward of Runes", "It’s your turn"] {
        assert!(english(text), "{text}");
    }
    for text in ["Wybierz Bossa.", "In un nuovo spazio", "Оберіть боса", "endboss", "Grizzle"]
    {
        assert!(!english(text), "{text}");
    }
}
