//! `endboss replay --verify` on games whose chance was committed to.

use endboss_engine::{Courtesy, Pause};
use endboss_gamebox::{Course, Setup, Table};
use endboss_journal::{Ending, Entry, Fair, Header, Onward, Player, Replay, Stream, Writer, parse};
use endboss_lexicon::Edition;
use serde_json::Value;

use crate::{Folder, good, refused};

const SEED: [u8; 32] = [7; 32];
const COMMIT: &str = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";

/// A committed game of players who take their last choice each time, written up to so many entries.
fn recorded(table: &Table, salts: &[Option<Vec<u8>>], rolls: &Stream, most: usize) -> Vec<u8> {
    let t = &table.tables;
    let mut header = table.header(vec![Player::Person; t.seats.into()], Courtesy::Quick);
    header.fair = Some(Fair { commit: Fair::commit_to(&SEED), salts: salts.to_vec() });
    let writer = Writer::new(Vec::new(), &header).expect("written");
    played(table, writer, Course::new(t, Courtesy::Quick), (&SEED, rolls), most)
}

/// The rest of a game, up to so many entries.
fn played(
    table: &Table,
    mut writer: Writer<Vec<u8>>,
    mut course: Course,
    (seed, rolls): (&[u8; 32], &Stream),
    most: usize,
) -> Vec<u8> {
    let (t, ids) = (&table.tables, table.ids());
    for _ in 0..most {
        let (game, number) = (course.game(), writer.next_number());
        let entry = match course.pause() {
            Pause::Over => break,
            Pause::Chance(chance) => {
                let roll = rolls.roll(number, game, t, chance).expect("one of its ways");
                Entry::Roll { chance, roll }
            }
            Pause::Choice(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                let mut options = Vec::new();
                game.options(t, seat, &mut options);
                Entry::Pick { seat, pick: *options.last().expect("an answer") }
            }
        };
        writer.entry(&entry, &ids).expect("written");
        course.play(t, number, entry).expect("it is possible");
    }
    match Ending::of(course.game(), t.seats) {
        Some(ending) => {
            writer.reveal(seed).expect("written");
            writer.end(&ending).expect("written");
        }
        None => writer.adjourn().expect("written"),
    }
    writer.into_inner()
}

fn table() -> Table {
    Setup::plain(Edition::Second, 3).lay_out().expect("it can be played")
}

fn json(path: &str) -> Value {
    let out = good(&["replay", path, "--verify", "--json"]);
    serde_json::from_str(&out).expect("JSON")
}

#[test]
fn a_checked_deal_is_told_in_every_language() {
    let (folder, table) = (Folder::new("fair-told"), table());
    let salts = [Some(b"one".to_vec()), None, Some(b"three".to_vec())];
    let bytes = recorded(&table, &salts, &Stream::new(&SEED, &salts), usize::MAX);
    let path = folder.write("salted.journal", bytes);
    let english = good(&["replay", &path, "--verify"]);
    let second = english.lines().nth(1).expect("a line on the deal");
    assert_eq!(
        second,
        format!(
            "The deal was checked: every roll follows from the seed that was committed to \
             before the game as {COMMIT}. Words added by: A, C."
        )
    );
    let polish = good(&["replay", &path, "--verify", "--lang", "pl"]);
    let second = polish.lines().nth(1).expect("a line on the deal");
    assert!(second.starts_with("Losowania sprawdzone") && second.ends_with("Słowa dodali: A, C."));
    assert!(second.contains(COMMIT), "{second}");
    assert_eq!(json(&path)["fair"], true);
    let bytes = recorded(&table, &[], &Stream::new(&SEED, &[]), usize::MAX);
    let path = folder.write("plain.journal", bytes);
    let english = good(&["replay", &path, "--verify"]);
    assert!(
        english.ends_with(&format!("{COMMIT}. Nobody added words of their own.\n")),
        "{english}"
    );
}

#[test]
fn a_deal_that_cannot_be_checked_yet_says_so() {
    let (folder, table) = (Folder::new("fair-later"), table());
    let bytes = recorded(&table, &[], &Stream::new(&SEED, &[]), 60);
    let path = folder.write("open.journal", bytes);
    let out = good(&["replay", &path, "--verify"]);
    let later = format!(
        "The deal was committed to as {COMMIT}. It can be checked once the game is over and the \
         seed is revealed.\n"
    );
    assert!(out.ends_with(&later), "{out}");
    assert_eq!(json(&path)["fair"], Value::Null);
}

#[test]
fn a_deal_nobody_committed_to_is_not_spoken_of() {
    let (_folder, path) = crate::replay::recorded("fair-none", "second", "2");
    let out = good(&["replay", &path, "--verify"]);
    assert_eq!(out.lines().count(), 1, "{out}");
    let line = json(&path);
    assert_eq!((&line["valid"], &line["fair"]), (&Value::Bool(true), &Value::Null));
}

/// A server that deals otherwise than it said: with another seed, or without the players' salt.
#[test]
fn an_unfair_deal_is_refused() {
    let (folder, table) = (Folder::new("fair-forged"), table());
    let salts = [None, Some(b"two".to_vec()), None];
    for (name, rolls) in [
        ("seed", Stream::new(&[8; 32], &salts)),
        ("unsalted", Stream::new(&SEED, &[])),
        ("swapped", Stream::new(&SEED, &[Some(b"two".to_vec())])),
    ] {
        let path = folder.write(name, recorded(&table, &salts, &rolls, usize::MAX));
        let sentence = refused(&["replay", &path, "--verify"]);
        let says = "is not what the committed seed and the players' salt make it";
        assert!(sentence.contains(": line ") && sentence.contains(says), "{sentence}");
        // What is only told again is told as it is written.
        good(&["replay", &path]);
    }
}

/// The game of a record goes on after so many of its entries, dealt by another seed.
fn onward(table: &Table, record: &[u8], entries: u32) -> Vec<u8> {
    let seed = [9; 32];
    let before = parse(record).expect("a journal");
    let seal = before.seal(entries).expect("there are so many");
    let header = Header {
        fair: Some(Fair { commit: Fair::commit_to(&seed), salts: vec![None; 3] }),
        onward: Some(Onward { entries, seal }),
        ..before.header.clone()
    };
    let ids = table.ids();
    let mut writer = Writer::new(Vec::new(), &header).expect("written");
    let mut replay = Replay::new(&before, &table.tables, &ids, &mut ()).expect("the tables");
    replay.to(entries, &mut ()).expect("it was so");
    for (_, entry) in replay.standing() {
        writer.entry(entry, &ids).expect("written");
    }
    let course = Course::new(&table.tables, Courtesy::Quick);
    let course = course.again(&table.tables, replay.standing().iter().cloned()).expect("it was so");
    played(table, writer, course, (&seed, &Stream::new(&seed, &[])), usize::MAX)
}

#[test]
fn a_game_played_on_from_another_says_what_was_checked() {
    let (folder, table) = (Folder::new("fair-onward"), table());
    let record = recorded(&table, &[], &Stream::new(&SEED, &[]), usize::MAX);
    let path = folder.write("onward.journal", onward(&table, &record, 50));
    let before = folder.write("before.journal", record);
    let out = good(&["replay", &path, "--verify"]);
    let [_, whence, dealt] = out.lines().collect::<Vec<_>>()[..] else { panic!("{out}") };
    let begins = "The game was played on from another: its first 50 entries are that game’s";
    assert!(whence.starts_with(begins) && whence.contains("--before FILE"), "{whence}");
    assert!(dealt.starts_with("The deal after them was checked"), "{dealt}");
    assert!(!dealt.contains(COMMIT), "it is another seed: {dealt}");
    let line = json(&path);
    assert_eq!((&line["fair"], &line["onward"]["entries"]), (&true.into(), &50.into()));
    assert_eq!(json(&before)["onward"], Value::Null);
    let out = good(&["replay", &path, "--verify", "--before", &before]);
    assert!(out.contains("The journal of that game checks out, too."), "{out}");
    let polish = good(&["replay", &path, "--verify", "--lang", "pl"]);
    assert!(polish.contains("To dalszy ciąg innej gry"), "{polish}");
    let sentence = refused(&["replay", &before, "--verify", "--before", &path]);
    assert!(sentence.contains("the game was not played on from this one"), "{sentence}");
}
