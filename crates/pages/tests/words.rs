//! Every word of a page is a message, and every message of a page is said.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn sources(folder: &Path, all: &mut String) {
    for file in fs::read_dir(folder).expect("a folder of sources") {
        let path = file.expect("a file").path();
        if path.is_dir() {
            sources(&path, all);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            all.push_str(&fs::read_to_string(&path).expect("text"));
        }
    }
}

/// All code that writes pages.
fn code() -> String {
    let mut all = String::new();
    sources(&here("src"), &mut all);
    sources(&here("../web/src/face"), &mut all);
    // What pages call the fields of the rules.
    all.push_str(&fs::read_to_string(here("../text/src/rule.rs")).expect("text"));
    all
}

/// The files of messages that pages say.
const FILES: [&str; 7] = ["face", "pages", "replay", "learn", "daily", "keys", "line"];

/// Their messages, by their ids.
fn messages() -> BTreeSet<String> {
    let read = |file| {
        let path = here(&format!("../text/messages/en/{file}.ftl"));
        fs::read_to_string(path).expect("text")
    };
    let text = FILES.map(read).concat();
    let ids = text.lines().filter_map(|line| line.split_once(" =").map(|(id, _)| id));
    let plain =
        |id: &&str| id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    ids.filter(plain).filter(|id| !id.is_empty()).map(str::to_owned).collect()
}

/// What the code says by a whole id, and the beginnings it puts something behind.
fn said(code: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut whole, mut begun) = (BTreeSet::new(), BTreeSet::new());
    for (at, _) in code.match_indices("\"face-") {
        let rest = &code[at + 1..];
        let end = rest.find(['"', '{']).unwrap_or(0);
        match rest.as_bytes().get(end) {
            Some(b'"') => whole.insert(rest[..end].to_owned()),
            _ => begun.insert(rest[..end].to_owned()),
        };
    }
    (whole, begun)
}

/// How the messages of lessons begin. Who says them is told by the files of the lessons, and tested
/// where those are.
fn taught() -> Vec<String> {
    let folder = fs::read_dir(here("../gamebox/lessons")).expect("lessons");
    let names = folder.map(|file| file.expect("a file").path());
    let begin = |path: PathBuf| {
        let lesson = path.file_stem().expect("a name").to_string_lossy().into_owned();
        format!("face-learn-{lesson}-")
    };
    names.map(begin).collect()
}

#[test]
fn no_page_says_what_is_not_written() {
    let (whole, _) = said(&code());
    let known: BTreeSet<String> = messages();
    // Classes and ids of the pages themselves may begin with the same letters.
    let missing: Vec<_> = whole.difference(&known).filter(|id| !id.ends_with('-')).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn no_message_of_the_pages_is_unsaid() {
    let code = code();
    let (whole, begun) = said(&code);
    let taught = taught();
    let unsaid: Vec<String> = messages()
        .into_iter()
        .filter(|id| !whole.contains(id) && !begun.iter().any(|begin| id.starts_with(begin)))
        .filter(|id| !taught.iter().any(|begin| id.starts_with(begin)))
        .collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

#[test]
fn styles_and_scripts_stand_in_files() {
    let code = code();
    for inline in [" style=", " onclick=", "javascript:", " script {"] {
        assert!(!code.contains(inline), "{inline:?} stands in a page");
    }
}
