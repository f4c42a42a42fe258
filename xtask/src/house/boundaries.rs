//! What some crates must never know, though the compiler would let them.

use super::{File, Finding, House};

/// Words that code under a path must not contain, and why.
const WITHOUT: &[(&str, &[&str], &str)] = &[
    (
        "crates/engine/src/",
        &["std::time", "std::thread", "std::fs", "std::io", "std::net", "std::env", "std::process"],
        "the engine reads no clock, no file and no random source [ARCHITECTURE 1]",
    ),
    (
        "crates/engine/src/",
        &["async fn", "async move", "dyn Fn", "Rc<", "RefCell<"],
        "suspended work is plain data [ARCHITECTURE 2]",
    ),
    (
        "crates/engine/src/event.rs",
        &["_ =>"],
        "every event says who sees it, one by one [ARCHITECTURE 4]",
    ),
];

/// The only files that may ask which edition it is: the presets, and the edition's own name.
const ASK_EDITION: &[&str] =
    &["crates/lexicon/src/rules.rs", "crates/lexicon/src/edition.rs", "crates/text/src/words.rs"];

pub fn check(house: &House) -> Vec<Finding> {
    let cards = card_ids(house);
    let mut findings = Vec::new();
    for file in house.files.iter().filter(|file| file.is_rust()) {
        for (number, line) in code(file) {
            let mut find = |sentence: String| {
                findings.push(Finding::new(&file.path, number, sentence));
            };
            for (under, words, why) in WITHOUT {
                for word in words.iter().filter(|w| file.path.starts_with(under) && has(line, w)) {
                    find(format!("`{word}`: {why}"));
                }
            }
            if file.path.starts_with("crates/engine/src/")
                && let Some(card) = cards.iter().find(|id| line.contains(&format!("\"{id}\"")))
            {
                find(format!("the engine knows no card by name, such as {card}"));
            }
            if asks_edition(line) && !ASK_EDITION.contains(&file.path.as_str()) {
                find("only the presets may ask for the edition [ARCHITECTURE 10]".to_owned());
            }
        }
    }
    findings
}

/// The lines that are neither comments nor tests.
fn code(file: &File) -> impl Iterator<Item = (usize, &str)> {
    let tests = file.tests_from().unwrap_or(usize::MAX);
    let lines = file.lines().filter(move |(number, _)| *number < tests);
    lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
}

fn has(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| !line[..at].ends_with(char::is_alphanumeric))
}

/// A match on editions, or a comparison with one; to name one for a preset is no question.
fn asks_edition(line: &str) -> bool {
    let one = ["First", "Second", "Anniversary"].map(|name| format!("Edition::{name}"));
    one.iter().any(|edition| {
        line.contains(&format!("{edition} =>"))
            || line.contains(&format!("== {edition}"))
            || line.contains(&format!("!= {edition}"))
            || (line.contains("matches!") && line.contains(edition))
    })
}

fn card_ids(house: &House) -> Vec<&str> {
    let packs = house.files.iter().filter(|file| file.path.starts_with("packs/"));
    let ids = packs.flat_map(|file| file.lines()).filter_map(|(_, line)| {
        line.strip_prefix("id = \"").and_then(|rest| rest.strip_suffix('"'))
    });
    ids.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PACK: (&str, &str) = ("packs/cellar/rooms.toml", "[[room]]\nid = \"damp-corner\"\n");

    fn sentences(path: &str, text: &str) -> Vec<String> {
        check(&House::of(&[PACK, (path, text)])).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn the_engine_reads_no_clock() {
        let found = sentences("crates/engine/src/turn.rs", "use std::time::Instant;\n");
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("crates/engine/src/turn.rs:1: `std::time`"), "{}", found[0]);
        assert!(sentences("crates/endboss/src/play.rs", "use std::time::Instant;\n").is_empty());
    }

    #[test]
    fn the_engine_knows_no_card() {
        let code = "if id == \"damp-corner\" {}\n";
        assert_eq!(sentences("crates/engine/src/turn.rs", code).len(), 1);
        let comment = "// as \"damp-corner\" does\n";
        assert!(sentences("crates/engine/src/turn.rs", comment).is_empty());
    }

    #[test]
    fn editions_are_asked_for_in_one_place() {
        let code = "match edition {\n    Edition::First => 2,\n}\n";
        assert_eq!(sentences("crates/engine/src/turn.rs", code).len(), 1);
        assert!(sentences("crates/lexicon/src/rules.rs", code).is_empty());
        let test = format!("#[cfg(test)]\nmod tests {{\n{code}}}\n");
        assert!(sentences("crates/engine/src/turn.rs", &test).is_empty());
    }
}
