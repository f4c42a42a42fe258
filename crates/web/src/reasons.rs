//! Whether every reason to refuse something has its sentence in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use endboss_cards::Entry;
use endboss_lexicon::Printing;
use endboss_tables::hero_name;
use endboss_text::saying::Saying;
use endboss_text::{Lang, Text};

fn hero(id: &str) -> Entry {
    let catalogue = endboss_cards::Catalogue::shipped(&["super"]);
    catalogue.entry(catalogue.kind(id).expect("a shipped hero")).clone()
}

/// The words of programs and what is said, of every reason there is.
fn all() -> Vec<(&'static str, Saying)> {
    let table = endboss_tables::Refusal::all().into_iter().map(|it| (it.code(), it.saying()));
    let people = endboss_people::Refusal::all().into_iter().map(|it| (it.code(), it.saying()));
    let guard = crate::guard::Refusal::all().into_iter().map(|it| (it.code(), it.saying()));
    let wrong = crate::api::Wrong::all().into_iter().map(|it| (it.code(), it.saying()));
    table.chain(people).chain(guard).chain(wrong).collect()
}

/// The messages of a language, each with what is put into it.
fn written(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = here.join(format!("../text/messages/{}/refusals.ftl", lang.id()));
    let text = std::fs::read_to_string(file).expect("messages");
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut id = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" = ").filter(|_| line.starts_with("refused-")) {
            id = name.to_owned();
            found.entry(id.clone()).or_default();
        }
        for rest in line.split('$').skip(1) {
            let name = rest.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
            found.entry(id.clone()).or_default().insert(name.to_owned());
        }
    }
    found
}

#[test]
fn every_reason_has_its_sentence_in_every_language() {
    let all = all();
    assert!(all.len() > 170, "{}", all.len());
    let said: BTreeSet<&str> = all.iter().map(|(_, saying)| saying.id()).collect();
    for lang in Lang::ALL {
        let (text, written) = (Text::new(lang), written(lang));
        let ids: BTreeSet<&str> = written.keys().map(String::as_str).collect();
        assert_eq!(said, ids, "{}: said and written are not the same", lang.id());
        let mut told = BTreeMap::new();
        for (code, saying) in &all {
            // A message without something to put in stops here.
            let sentence = saying.by(&text);
            assert!(sentence.ends_with(['.', 'R', 'D']) && sentence.contains(' '), "{sentence}");
            assert!(!sentence.contains(['{', '$']) && !code.is_empty(), "{sentence}");
            let put: BTreeSet<&str> = saying.names().collect();
            let asked: BTreeSet<&str> = written[saying.id()].iter().map(String::as_str).collect();
            assert_eq!(put, asked, "{} in {}", saying.id(), lang.id());
            // Five reasons are not told by one sentence.
            let before = told.insert(sentence.clone(), saying.id());
            assert!(before.is_none_or(|id| id == saying.id()), "{}: {sentence}", lang.id());
        }
    }
}

#[test]
fn no_sentence_is_left_in_english() {
    let english: BTreeSet<String> = all().iter().map(|(_, it)| it.english()).collect();
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        for (_, saying) in all() {
            let sentence = saying.by(&Text::new(lang));
            assert!(!english.contains(&sentence), "{}: {sentence}", lang.id());
        }
    }
}

/// A heroine is one wherever the language has a word for it, and has the name she has there.
#[test]
fn a_hero_is_told_as_the_language_has_it() {
    let told = |id: &str, lang: Lang| {
        let why = endboss_tables::Unplayable::Unlured(hero_name(&hero(id)), "super".into());
        why.saying().by(&Text::new(lang))
    };
    let names = |id: &str, lang: Lang| hero(id).name(lang.id(), Printing::Anniversary).to_owned();
    for (lang, her, him) in [
        (Lang::En, "the Hero ", "the Hero "),
        (Lang::Uk, "героїню «", "героя «"),
        (Lang::Pl, "bohaterki ", "bohatera "),
        (Lang::It, "l’Eroina ", "l’Eroe "),
        (Lang::Ru, "героиню «", "героя «"),
    ] {
        for (id, who) in [("sister-skillet", her), ("friar-boulder", him)] {
            let (told, name) = (told(id, lang), names(id, lang));
            assert!(told.contains(&format!("{who}{name}")), "{told}");
        }
    }
}

#[test]
fn what_is_told_in_many_lines_is_cut() {
    let long = endboss_tables::Unplayable::Packs(vec!["a.toml:1: wrong"; 200].join("\n"));
    let told = long.saying().by(&Text::new(Lang::Pl));
    assert!(told.starts_with("W zestawach są błędy: a.toml:1: wrong; a.toml:1: wrong"), "{told}");
    assert!(told.ends_with(" …") && told.chars().count() < 510, "{told}");
}
