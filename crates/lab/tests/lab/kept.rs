use std::fs;
use std::io::Write;

use endboss_lab::{Record, Settings, standings};
use endboss_lexicon::Edition;
use serde_json::{Value, json};

use crate::{played, roster, table};

fn settings(seed: u64) -> Settings {
    let Value::Object(settings) = json!({ "bots": "normal,random", "seed": seed }) else {
        unreachable!("an object was written")
    };
    settings
}

/// What is begun, cut off, and gone on with comes to the same as what is played in one go.
#[test]
fn a_match_goes_on_where_it_was_left() {
    let table = table(Edition::Anniversary, 2);
    let roster = roster(&["normal", "random"], 2);
    let whole = played(&table, &roster, 1, 2, &[1, 2, 3, 4, 5, 6]);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.jsonl");
    let (mut record, none) = Record::open(&path, &settings(1)).expect("a new file");
    assert!(none.is_empty());
    for dealt in [&whole[3], &whole[0], &whole[1]] {
        record.keep(dealt).expect("it is written");
    }
    drop(record);
    // The program was killed while it wrote the next line.
    let mut file = fs::OpenOptions::new().append(true).open(&path).expect("it is there");
    file.write_all(b"{\"deal\":5,\"games\":[{\"who\":[0").expect("it is written");
    drop(file);
    let (mut record, kept) = Record::open(&path, &settings(1)).expect("the same match");
    assert_eq!(kept.iter().map(|dealt| dealt.deal).collect::<Vec<_>>(), [1, 2, 4]);
    for dealt in played(&table, &roster, 1, 1, &[3, 5, 6]) {
        record.keep(&dealt).expect("it is written");
    }
    let (_, all) = Record::open(&path, &settings(1)).expect("the same match");
    let told = |deals: &[_]| serde_json::to_string(&standings(deals, &roster)).expect("plain data");
    assert_eq!(told(&all), told(&whole));
}

#[test]
fn other_settings_and_other_files_are_refused_with_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.jsonl");
    Record::open(&path, &settings(1)).expect("a new file");
    let before = fs::read(&path).expect("it is there");
    let said = Record::open(&path, &settings(2)).expect_err("another match").to_string();
    let name = path.display();
    assert_eq!(
        said,
        format!(
            "{name} holds deals of another match: its seed is 1, not 2; name another file, or set \
             it the same"
        )
    );
    for other in [
        "a letter\n",
        "no line at all",
        "{\"arena\":{\"bots\":\"normal,random\",\"seed\":1}}\nhello\n",
    ] {
        let path = folder.path().join("other");
        fs::write(&path, other).expect("written");
        let said = Record::open(&path, &settings(1)).expect_err("no match").to_string();
        assert!(said.contains("holds no deals of a match (line "), "{said}");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), other, "nothing is lost");
    }
    assert_eq!(fs::read(&path).expect("it is there"), before);
}
