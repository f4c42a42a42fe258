use serde_json::Value;

use crate::{Folder, classic, good, refused, run};

/// A folder with one recorded game, and the path of its journal.
pub fn recorded(name: &str, edition: &str, players: &str) -> (Folder, String) {
    let folder = Folder::new(name);
    let path = folder.file("games");
    let args = ["--edition", edition, "--players", players, "--games", "1", "--seed", "5"];
    good(&[&["sim", "--journal", &path], &args[..]].concat());
    let from = folder.file(&format!("games/{edition}-{players}-seed5-game1.journal"));
    let to = folder.file("game.journal");
    std::fs::rename(from, &to).expect("the journal is there");
    (folder, to)
}

#[test]
fn every_recorded_game_is_right() {
    for edition in ["first", "second", "anniversary"] {
        for players in ["2", "3", "4"] {
            let (_folder, journal) =
                recorded(&format!("right-{edition}-{players}"), edition, players);
            let out = good(&["replay", &journal, "--verify"]);
            assert!(out.starts_with("The journal checks out: "), "{out}");
            assert!(out.contains(" entries. The game ends: ") && out.contains(" wins "), "{out}");
            assert!(out.contains(" to ") && !out.contains("_souls"), "{out}");
            let out = good(&["replay", &journal, "--verify", "--json"]);
            let line: Value = serde_json::from_str(&out).expect("JSON");
            assert_eq!(line["valid"], true);
        }
    }
}

#[test]
fn a_game_is_told_to_all_and_to_one() {
    let (_folder, journal) = recorded("told", "second", "2");
    let all = good(&["replay", &journal]);
    assert!(all.starts_with("New game: second edition, 2 players.\nA: a bot (random).\n"), "{all}");
    assert!(all.contains("\n1 roll boss A classic/"), "{all}");
    assert!(all.contains(" wins: "), "{all}");
    let one = good(&["replay", &journal, "--seat", "B"]);
    // What A draws is told to everybody only by its back.
    assert!(one.contains("A draws a Room card"), "{one}");
    assert!(!one.contains("roll draw"), "{one}");
    let polish = good(&["replay", &journal, "--seat", "B", "--lang", "pl"]);
    assert!(polish.contains("Dobierasz"), "{polish}");
    let json = good(&["replay", &journal, "--json"]);
    for (n, line) in json.lines().enumerate() {
        let line: Value = serde_json::from_str(line).expect("one object a line");
        assert_eq!(line["number"], n + 1);
    }
}

#[test]
fn every_moment_can_be_seen_from_every_seat() {
    let (_folder, journal) = recorded("moments", "anniversary", "3");
    let json = good(&["replay", &journal, "--json"]);
    let entries = json.lines().count();
    for at in (0..=entries).step_by(9) {
        for seat in ["A", "B", "C", "public"] {
            let at = at.to_string();
            let plain = good(&["replay", &journal, "--at", &at, "--seat", seat]);
            assert!(plain.starts_with("Turn "), "{plain}");
            let out = good(&["replay", &journal, "--at", &at, "--seat", seat, "--json"]);
            let view: Value = serde_json::from_str(&out).expect("JSON");
            let view = &view["view"];
            assert_eq!(view["viewer"], seat);
            for other in view["seats"].as_array().expect("seats") {
                // A hand is shown to its owner alone.
                assert_eq!(other["hand"].is_array(), other["seat"] == seat, "{other}");
            }
        }
    }
}

/// Without a seat nothing is hidden: all hands, and every question.
#[test]
fn a_moment_without_a_seat_is_told_whole() {
    let (_folder, journal) = recorded("whole-moment", "anniversary", "3");
    let out = good(&["replay", &journal, "--at", "40", "--json"]);
    let view: Value = serde_json::from_str(&out).expect("JSON");
    let view = &view["view"];
    assert_eq!(view["viewer"], "everything");
    let hands: Vec<usize> = view["seats"]
        .as_array()
        .expect("seats")
        .iter()
        .map(|seat| seat["hand"].as_array().expect("every hand is told").len())
        .collect();
    let plain = good(&["replay", &journal, "--at", "40"]);
    let told: Vec<&str> = plain.lines().filter(|line| line.starts_with("Hand: ")).collect();
    assert_eq!(told.len(), 3, "{plain}");
    for (hand, line) in hands.iter().zip(&told) {
        assert!(!line.contains("Room cards"), "{line}");
        assert_eq!(line.split(", ").count(), *hand, "{line}");
    }
    let asked = view["asks"].as_array().expect("questions").len();
    assert_eq!(plain.matches(" is asked: ").count(), asked, "{plain}");
    assert!(asked > 0, "somebody is asked here:\n{plain}");
    let public = good(&["replay", &journal, "--at", "40", "--seat", "public"]);
    assert_eq!(public.lines().filter(|line| line.contains("Room card")).count(), 3, "{public}");
    assert!(!public.contains(" is asked: "), "{public}");
}

/// In every command the cards under a room are told from the top down.
#[test]
fn cards_under_a_room_are_told_from_the_top_down() {
    let (_folder, journal) = recorded("below", "second", "2");
    let entries = good(&["replay", &journal, "--json"]).lines().count();
    let mut deep = 0;
    for at in (0..=entries).step_by(5) {
        let at = at.to_string();
        let out = good(&["replay", &journal, "--at", &at, "--json"]);
        let view: Value = serde_json::from_str(&out).expect("JSON");
        let plain = good(&["replay", &journal, "--at", &at]);
        for seat in view["view"]["seats"].as_array().expect("seats") {
            for slot in seat["slots"].as_array().expect("slots") {
                let below = slot["below"].as_array().expect("cards");
                if below.len() < 2 || below.first() == below.last() {
                    continue;
                }
                deep += 1;
                let name = |card: &Value| {
                    let shown = good(&[
                        "cards",
                        "show",
                        card.as_str().expect("an id"),
                        "--printing",
                        "second",
                    ]);
                    shown.lines().next().expect("a name").to_owned()
                };
                let names: Vec<String> = below.iter().rev().map(name).collect();
                let words = format!("on top of: {}", names.join(", "));
                assert!(plain.contains(&words), "{words}\n{plain}");
            }
        }
    }
    assert!(deep > 0, "no stack of three in this game");
}

#[test]
fn a_question_is_shown_with_its_answers() {
    let (_folder, journal) = recorded("question", "second", "2");
    let json = good(&["replay", &journal, "--json"]);
    let lines: Vec<Value> =
        json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let entry = |line: &Value| line["entry"].as_str().expect("words").to_owned();
    let pick = lines.iter().position(|line| entry(line).starts_with("A pick")).expect("A picks");
    let at = pick.to_string();
    let out = good(&["replay", &journal, "--at", &at, "--seat", "A", "--json"]);
    let view: Value = serde_json::from_str(&out).expect("JSON");
    let what = view["view"]["ask"]["what"].as_str().expect("what is asked");
    assert!(what.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_'), "{what}");
    let options = view["view"]["ask"]["options"].as_array().expect("options");
    let picked = entry(&lines[pick])["A pick ".len()..].to_owned();
    assert!(options.contains(&Value::String(picked)), "{options:?}");
    let plain = good(&["replay", &journal, "--at", &at, "--seat", "A"]);
    assert!(plain.contains("\n1. ") && plain.contains("\n2. "), "{plain}");
}

#[test]
fn what_is_not_there_is_refused() {
    let (folder, journal) = recorded("not-there", "second", "2");
    let name = |sentence: String| sentence.replace(&journal, "FILE");
    assert_eq!(
        name(refused(&["replay", &journal, "--at", "5", "--seat", "C"])),
        "FILE: there is no seat C; this game has seats A to B"
    );
    let sentence = name(refused(&["replay", &journal, "--at", "9999"]));
    assert!(sentence.starts_with("FILE: there is no entry 9999; the last one is "), "{sentence}");
    assert_eq!(
        refused(&["replay", &journal, "--seat", "Q"]),
        "there is no seat \"Q\"; write a letter such as A, or public"
    );
    assert_eq!(
        refused(&["replay", &journal, "--lang", "tlh"]),
        "there is no language \"tlh\"; there are: en, uk, pl, it, ru"
    );
    let missing = folder.file("missing.journal");
    let sentence = refused(&["replay", &missing]);
    assert_eq!(sentence, format!("there is no file {missing}"));
    let here = folder.path().to_str().expect("a plain path");
    assert_eq!(refused(&["replay", here]), format!("{here} is a folder; name a file"));
}

#[test]
fn broken_journals_are_refused() {
    let (folder, journal) = recorded("broken", "second", "2");
    let whole = std::fs::read(&journal).expect("just written");
    let text = String::from_utf8(whole.clone()).expect("text");
    let sentence = |bytes: &[u8], args: &[&str]| {
        let path = folder.write("broken.journal", bytes);
        let said = refused(&[&["replay", &path], args].concat());
        said.strip_prefix(&format!("{path}: ")).expect("the file is named").to_owned()
    };
    // Cut off in the middle of a line.
    let cut = sentence(&whole[..whole.len() / 2], &[]);
    assert!(cut.ends_with(": the journal is cut off in the middle of this line"), "{cut}");
    // Cut off between two lines.
    let lines: Vec<&str> = text.lines().collect();
    let short = lines[..40].join("\n") + "\n";
    for args in [&[][..], &["--verify"]] {
        let path = folder.write("broken.journal", &short);
        let said = run(&[&["replay", &path], args].concat());
        assert_eq!(said.code, 2, "{said:?}");
        assert!(said.err.contains("the journal breaks off after entry 33: "), "{said:?}");
    }
    let changed = text.replace("seat B bot random", "seat B bot clever");
    assert_eq!(
        sentence(changed.as_bytes(), &[]),
        "line 6: the hash does not fit: this line, or one before it, was changed"
    );
    assert_eq!(
        sentence(b"endboss journal 4 #0011223344556677\n", &[]),
        "line 1: the journal has format 4, but this release reads formats up to 3; a newer release \
         is needed"
    );
    assert_eq!(
        sentence(b"# Shopping\n- eggs\n", &["--verify"]),
        "line 1: this is not a journal of endboss"
    );
    assert_eq!(sentence(b"", &[]), "this is not a journal of endboss");
    let mut state = 1u32;
    let noise: Vec<u8> = std::iter::repeat_with(|| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    })
    .take(1 << 20)
    .collect();
    assert_eq!(sentence(&noise, &[]), "line 1: this is not a journal of endboss");
}

#[test]
fn a_journal_of_another_pack_is_refused() {
    let (folder, journal) = recorded("another-pack", "second", "2");
    for file in ["pack.toml", "bosses.toml", "rooms.toml", "spells.toml", "heroes.toml"] {
        let text = std::fs::read_to_string(classic().join(file)).expect("the pack is there");
        folder.write(&format!("classic/{file}"), format!("# Ours.\n{text}"));
    }
    let pack = folder.file("classic");
    let sentence = refused(&["replay", &journal, "--packs", &pack]);
    assert!(
        sentence.contains(
            "the game was played with another version of the pack classic: its hash was "
        ),
        "{sentence}"
    );
}
