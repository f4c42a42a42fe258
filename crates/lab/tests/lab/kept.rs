use std::fs;
use std::io::Write;

use endboss_lab::{Dealt, Record, Roster, Settings, standings};
use endboss_lexicon::Edition;
use serde_json::{Value, json};

use crate::{played, roster, table};

fn settings(seed: u64) -> Settings {
    let Value::Object(settings) = json!({ "bots": "normal,random", "rules": "", "seed": seed })
    else {
        unreachable!("an object was written")
    };
    settings
}

fn two() -> Roster {
    roster(&["normal", "random"], 2)
}

/// A file of these deals, in a folder that is gone with it.
fn file_of(deals: &[Dealt]) -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.jsonl");
    let (mut record, none) = Record::open(&path, &settings(1), &two()).expect("a new file");
    assert!(none.is_empty());
    for dealt in deals {
        record.keep(dealt).expect("it is written");
    }
    (folder, path)
}

fn numbers(deals: &[Dealt]) -> Vec<u64> {
    deals.iter().map(|dealt| dealt.deal).collect()
}

/// What is begun, cut off, and gone on with comes to the same as what is played in one go.
#[test]
fn a_match_goes_on_where_it_was_left() {
    let (table, roster) = (table(Edition::Anniversary, 2), two());
    let whole = played(&table, &roster, 1, 2, &[1, 2, 3, 4, 5, 6]);
    let (_folder, path) = file_of(&[whole[3].clone(), whole[0].clone(), whole[1].clone()]);
    // The program was killed while it wrote the next line.
    let mut file = fs::OpenOptions::new().append(true).open(&path).expect("it is there");
    file.write_all(b"{\"deal\":5,\"games\":[{\"who\":[0").expect("it is written");
    drop(file);
    let (mut record, kept) = Record::open(&path, &settings(1), &roster).expect("the same match");
    assert_eq!((numbers(&kept), record.dropped()), (vec![1, 2, 4], Some(5)));
    for dealt in played(&table, &roster, 1, 1, &[3, 5, 6]) {
        record.keep(&dealt).expect("it is written");
    }
    drop(record);
    let (record, all) = Record::open(&path, &settings(1), &roster).expect("the same match");
    assert_eq!(record.dropped(), None);
    let told = |deals: &[_]| serde_json::to_string(&standings(deals, &roster)).expect("plain data");
    assert_eq!(told(&all), told(&whole));
}

/// Two that write into one file would lose what the other has done.
#[test]
fn only_one_at_a_time_writes_into_a_file() {
    let (_folder, path) = file_of(&[]);
    let first = Record::open(&path, &settings(1), &two()).expect("the same match");
    let before = fs::read(&path).expect("it is there");
    let said = Record::open(&path, &settings(1), &two()).expect_err("it is in use").to_string();
    let name = path.display();
    let wait = "wait until it is done, or name another file";
    assert_eq!(said, format!("another arena is writing into {name}; {wait}"));
    assert_eq!(fs::read(&path).expect("it is there"), before);
    drop(first);
    Record::open(&path, &settings(1), &two()).expect("now it is free");
}

#[test]
fn a_broken_end_is_dropped_and_blank_lines_are_nothing() {
    let deals = played(&table(Edition::Anniversary, 2), &two(), 1, 2, &[1, 2]);
    for (end, dropped) in [
        (&b""[..], None),
        (b"\n", None),
        (b" \n\n", None),
        (b"{\"deal\":3,\"ga\n", Some(4)),
        (b"\n{\"deal\":3,\"ga\n\n", Some(5)),
        (b"{\"deal\":3,\xff\n", Some(4)),
        (b"\0\0\0\0", Some(4)),
        (b"{\"de", Some(4)),
    ] {
        let (_folder, path) = file_of(&deals);
        let whole = fs::read(&path).expect("it is there");
        fs::write(&path, [&whole[..], end].concat()).expect("written");
        let (record, kept) = Record::open(&path, &settings(1), &two()).expect("it goes on");
        assert_eq!((numbers(&kept), record.dropped()), (vec![1, 2], dropped), "{end:?}");
        drop(record);
        let rest = fs::read(&path).expect("it is there");
        assert!(rest.starts_with(&whole) && rest.trim_ascii_end() == whole.trim_ascii_end());
        // The last line's end is missing, but not the line.
        fs::write(&path, whole.trim_ascii_end()).expect("written");
        let (mut record, kept) = Record::open(&path, &settings(1), &two()).expect("it goes on");
        assert_eq!(numbers(&kept), [1, 2]);
        record.keep(&Dealt { deal: 3, ..kept[0].clone() }).expect("it is written");
        drop(record);
        let (_, kept) = Record::open(&path, &settings(1), &two()).expect("it goes on");
        assert_eq!(numbers(&kept), [1, 2, 3]);
    }
}

#[test]
fn what_somebody_wrote_at_the_end_is_named() {
    let deals = played(&table(Edition::Anniversary, 2), &two(), 1, 2, &[1, 2]);
    let mut other = deals[0].clone();
    other.games[0].turns += 1;
    let other = serde_json::to_string(&other).expect("plain data");
    for (end, why) in [
        ("my notes\n", "it was broken off or changed"),
        ("my notes", "it was broken off or changed"),
        (&other, "deal 1 stands there twice and differs"),
    ] {
        let (_folder, path) = file_of(&deals);
        let whole = fs::read_to_string(&path).expect("it is there") + end;
        fs::write(&path, &whole).expect("written");
        let said = Record::open(&path, &settings(1), &two()).expect_err("it is damaged");
        let said = said.to_string();
        assert!(said.starts_with("line 4 of ") && said.contains(why), "{end:?}: {said}");
        assert_eq!(fs::read_to_string(&path).expect("it is there"), whole);
    }
}

/// Whatever somebody makes of a line: it is named, and nothing is counted or lost.
#[test]
fn a_damaged_line_is_named() {
    let deals = played(&table(Edition::Anniversary, 2), &two(), 1, 2, &[1, 2, 3]);
    let (_folder, path) = file_of(&deals);
    let whole = fs::read_to_string(&path).expect("it is there");
    let lines: Vec<&str> = whole.lines().collect();
    let good: Value = serde_json::from_str(lines[2]).expect("a deal");
    let mut wrong: Vec<(Vec<u8>, &str)> = vec![
        (b"hello".to_vec(), "it was broken off or changed"),
        (b"{\"deal\":2,\"ga".to_vec(), "it was broken off or changed"),
        (b"{\"deal\":\"\xff\"}".to_vec(), "it is no text"),
        (b"{\"deal\":2}".to_vec(), "it is no deal (missing field `games`)"),
    ];
    let mut change = |at: &str, value: Value, why: &'static str| {
        let mut line = good.clone();
        *line.pointer_mut(at).expect("it is there") = value;
        wrong.push((line.to_string().into_bytes(), why));
    };
    change("/deal", json!(0), "deals are counted from 1");
    change("/games", json!([]), "a deal of this match has 2 games and not 0");
    for who in [json!([0, 7]), json!([0, 0]), json!([1, 0]), json!([])] {
        change("/games/0/who", who, "\"who\" of game 1 cannot be");
    }
    for ranking in [json!([1, 9]), json!([]), json!([0]), json!([1, 1])] {
        change("/games/1/ranking", ranking, "\"ranking\" of game 2 cannot be");
    }
    for what in ["scores", "half", "bosses", "thinking"] {
        change(
            &format!("/games/0/{what}"),
            json!([]),
            match what {
                "scores" => "\"scores\" of game 1 cannot be",
                "half" => "\"half\" of game 1 cannot be",
                "bosses" => "\"bosses\" of game 1 cannot be",
                _ => "\"thinking\" of game 1 cannot be",
            },
        );
    }
    change("/games/0/thinking/0/decisions", json!(u64::MAX), "\"thinking\" of game 1 cannot be");
    change("/games/0/decisions", json!(1), "\"busiest\" of game 1 cannot be");
    for (line, why) in wrong {
        let text = [lines[0].as_bytes(), lines[1].as_bytes(), &line, lines[3].as_bytes()];
        let text = [text.join(&b'\n'), b"\n".to_vec()].concat();
        fs::write(&path, &text).expect("written");
        let said = Record::open(&path, &settings(1), &two()).expect_err("damaged").to_string();
        let name = path.display();
        assert_eq!(
            said,
            format!(
                "line 3 of {name} is damaged: {why}; take that line out and its deal is played \
                 again, or name another file"
            )
        );
        assert_eq!(fs::read(&path).expect("it is there"), text, "nothing is lost");
    }
}

#[test]
fn other_settings_and_other_files_are_refused_with_a_sentence() {
    let (folder, path) = file_of(&[]);
    let before = fs::read(&path).expect("it is there");
    let name = path.display();
    let mut ruled = settings(1);
    ruled.insert("rules".to_owned(), "turn_limit=5".into());
    let mut wiser = settings(1);
    wiser.insert("experience".to_owned(), "hard 12ab".into());
    let mut fewer = settings(1);
    fewer.remove("seed");
    for (settings, what) in [
        (settings(2), "there \"seed\" is 1, here it is 2; name another file, or set it the same"),
        (
            ruled,
            "there \"rules\" is nothing, here it is turn_limit=5; name another file, or set it the \
             same",
        ),
        (wiser, "there \"experience\" is not said, here it is hard 12ab; name another file"),
        (fewer, "there \"seed\" is 1, here it is not said; name another file, or set it the same"),
    ] {
        let said = Record::open(&path, &settings, &two()).expect_err("another match").to_string();
        assert_eq!(said, format!("{name} holds deals of another match: {what}"));
    }
    for (other, line) in [
        (&b"a letter\n"[..], 1),
        (b"no line at all", 1),
        (b"\n{\"deal\":1}\n", 2),
        (b"\xff\xfe\n", 1),
    ] {
        let path = folder.path().join("other");
        fs::write(&path, other).expect("written");
        let said = Record::open(&path, &settings(1), &two()).expect_err("no match").to_string();
        let says = format!("holds no deals of a match (line {line}); name another file");
        assert!(said.ends_with(&says), "{said}");
        assert_eq!(fs::read(&path).expect("it is there"), other, "nothing is lost");
    }
    assert_eq!(fs::read(&path).expect("it is there"), before);
}

/// Settings that were not written to their end are no match yet.
#[test]
fn a_beginning_that_was_cut_off_is_begun_anew() {
    let (_folder, path) = file_of(&[]);
    let whole = fs::read(&path).expect("it is there");
    for end in ["", "\n", "\n\n"] {
        fs::write(&path, [b"{\"arena\":{\"bots\":\"nor", end.as_bytes()].concat())
            .expect("written");
        let (_, deals) = Record::open(&path, &settings(1), &two()).expect("it begins anew");
        assert!(deals.is_empty());
        assert_eq!(fs::read(&path).expect("it is there"), whole);
    }
}

/// What is read from a device has no end, and nothing that is written there comes back.
#[cfg(unix)]
#[test]
fn what_is_no_file_is_refused() {
    for device in ["/dev/null", "/dev/zero"] {
        let path = std::path::Path::new(device);
        let said = Record::open(path, &settings(1), &two()).expect_err("no file").to_string();
        assert_eq!(
            said,
            format!("{device} is no file that keeps what is written into it; name another file")
        );
    }
}
