//! The rules, the words and the rulings of a card, as players read them.

use std::collections::BTreeSet;

use endboss_cards::Catalogue;
use endboss_pages::{Look, one_card, rules, words};
use endboss_text::Lang;

fn catalogue() -> Catalogue {
    Catalogue::to_look_at(&[]).expect("what ships is whole")
}

/// What stands between the tags, with a space where one stood.
fn seen(html: &str) -> String {
    let mut seen = String::new();
    for part in html.split('<') {
        seen.push_str(part.split_once('>').map_or(part, |(_, text)| text));
        seen.push(' ');
    }
    seen
}

/// The values of an attribute.
fn values<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let begin = format!(" {name}=\"");
    let rest = html.split(begin.as_str()).skip(1);
    rest.map(|rest| rest.split('"').next().unwrap_or_default()).collect()
}

/// Something that only whoever writes the program knows.
fn for_developers(page: &str) -> Option<String> {
    let words = page.split(|c: char| c.is_whitespace() || "(),;:«»“”".contains(c));
    let is_name = |word: &&str| {
        let letters = |part: &str| !part.is_empty() && part.chars().all(char::is_alphanumeric);
        word.contains('_') && word.split('_').all(letters)
    };
    let is_file = |word: &&str| word.contains(".md") || word.contains(".rs");
    let known = ["`", "<code", "<!--", "&lt;!--", "if edition", " | ", "for developers"];
    let code = known.into_iter().find(|sign| page.contains(sign)).map(str::to_owned);
    code.or_else(|| words.filter(|it| is_name(it) || is_file(it)).map(str::to_owned).next())
}

/// Searches that find much, little, and what is marked.
const SOUGHT: [&str; 7] = ["", "Q9", "Q50", "R6.10", "10", "a", "Freeze"];

#[test]
fn no_page_of_the_rules_speaks_to_developers() {
    let catalogue = catalogue();
    for lang in Lang::ALL {
        let look = Look::new(lang);
        let mut pages: Vec<String> =
            SOUGHT.iter().map(|sought| rules(&look, sought).into_string()).collect();
        pages.push(words(&look, &catalogue).into_string());
        for page in pages {
            let code: Option<&str> =
                page.split("<code>").nth(1).and_then(|it| it.split('<').next());
            assert_eq!(code, None, "{}", lang.id());
            assert_eq!(for_developers(&seen(&page)), None, "{}", lang.id());
        }
    }
}

/// What is left out is found by nobody either.
#[test]
fn what_is_for_developers_is_not_found() {
    for (lang, sought) in [(Lang::En, "in code"), (Lang::En, "death_check"), (Lang::Uk, "advance")]
    {
        let page = rules(&Look::new(lang), sought).into_string();
        assert!(!page.contains("class=\"rule\""), "{sought}");
    }
    let page = rules(&Look::new(Lang::En), "when a hero dies: on leaving").into_string();
    assert!(page.contains("id=\"Q9\""), "a field is found by its name");
}

#[test]
fn every_link_leads_somewhere() {
    let catalogue = catalogue();
    let cards: BTreeSet<String> =
        catalogue.kinds().map(|kind| format!("/cards/{}", catalogue.entry(kind).id)).collect();
    let pages = ["/rules", "/rules/words", "/cards"];
    for lang in Lang::ALL {
        let look = Look::new(lang);
        let whole = rules(&look, "").into_string();
        let anchors: BTreeSet<&str> = values(&whole, "id").into_iter().collect();
        let leads = |link: &str, own: &BTreeSet<&str>| match link.split_once('#') {
            Some(("/rules", anchor)) => anchors.contains(anchor),
            Some(("", anchor)) => own.contains(anchor),
            Some(_) => false,
            None => {
                let page = link.split('?').next().unwrap_or_default();
                pages.contains(&page) || cards.contains(page)
            }
        };
        let mut told: Vec<String> =
            SOUGHT.iter().map(|sought| rules(&look, sought).into_string()).collect();
        told.push(words(&look, &catalogue).into_string());
        told.extend(catalogue.kinds().map(|kind| one_card(&look, &catalogue, kind).into_string()));
        for page in told {
            let own: BTreeSet<&str> = values(&page, "id").into_iter().collect();
            for link in values(&page, "href") {
                assert!(leads(link, &own), "{}: {link} leads nowhere", lang.id());
            }
        }
    }
}

#[test]
fn a_cards_page_names_its_rulings_in_the_readers_language() {
    let catalogue = catalogue();
    let kind = catalogue.kind("classic/soul-harvest").expect("a card");
    let mut titles = BTreeSet::new();
    for lang in Lang::ALL {
        let page = one_card(&Look::new(lang), &catalogue, kind).into_string();
        let (_, rest) = page.split_once("<a href=\"/rules#Q82\">").expect("its ruling");
        let title = rest.split("</a>").next().unwrap_or_default();
        assert!(title.starts_with("Q82 ") && !title.contains('*'), "{title}");
        titles.insert(title.to_owned());
    }
    assert!(titles.len() > 1, "{titles:?}");
    let plain = catalogue.kind("town/temple").expect("a landmark");
    let page = one_card(&Look::new(Lang::En), &catalogue, plain).into_string();
    assert!(!page.contains("<h2>Rulings</h2>"));
}
