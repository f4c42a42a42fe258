//! `endboss replay --verify` on games whose chance was committed to.

use endboss_engine::{Courtesy, Pause};
use endboss_gamebox::{Course, Setup, Table};
use endboss_journal::{Ending, Entry, Fair, Player, Stream, Writer};
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
    let mut writer = Writer::new(Vec::new(), &header).expect("written");
    let mut course = Course::new(t, Courtesy::Quick);
    let ids = table.ids();
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
            writer.reveal(&SEED).expect("written");
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
            "The deal was checked: every roll is what the seed makes it that was committed to \
             before the game with {COMMIT}. Salt from: A, C."
        )
    );
    let polish = good(&["replay", &path, "--verify", "--lang", "pl"]);
    let second = polish.lines().nth(1).expect("a line on the deal");
    assert!(second.starts_with("Losowania sprawdzone") && second.ends_with("Sól dodali: A, C."));
    assert!(second.contains(COMMIT), "{second}");
    assert_eq!(json(&path)["fair"], true);
    let bytes = recorded(&table, &[], &Stream::new(&SEED, &[]), usize::MAX);
    let path = folder.write("plain.journal", bytes);
    let english = good(&["replay", &path, "--verify"]);
    assert!(english.ends_with(&format!("{COMMIT}. Nobody added salt.\n")), "{english}");
}

#[test]
fn a_deal_that_cannot_be_checked_yet_says_so() {
    let (folder, table) = (Folder::new("fair-later"), table());
    let bytes = recorded(&table, &[], &Stream::new(&SEED, &[]), 60);
    let path = folder.write("open.journal", bytes);
    let out = good(&["replay", &path, "--verify"]);
    let later = format!(
        "The deal was committed to with {COMMIT}. It can be checked once the game is over and the \
         seed revealed.\n"
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
