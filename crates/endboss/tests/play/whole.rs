//! Whole games.

use std::fs;
use std::path::Path;

use endboss_text::{Lang, Text};

use crate::{endboss, folder, numbers, play, run, text, verify};

/// Plays a game to its end and looks at how it ends.
fn whole_game(edition: &str, players: &str, lang: &str, typed: &[&str], folder: &Path) {
    let name = format!("{edition}-{players}-{lang}-{}.journal", typed[..3].concat());
    let journal = folder.join(name);
    let args = [
        "--edition",
        edition,
        "--players",
        players,
        "--lang",
        lang,
        "--seed",
        "5",
        "--journal",
        text(&journal),
    ];
    let said = play(&args, typed);
    let what = format!("{edition}, {players} players, {lang}: {}", said.err);
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{what}");
    let last: Vec<&str> = said.out.lines().rev().take(12).collect();
    let words = Text::new(Lang::from_id(lang).expect("one of the five"));
    let (won, lost) = (words.say("ui-you-win", &[]), words.say("ui-you-lose", &[]));
    let kept = words.say("ui-saved", &[("path", text(&journal).into())]);
    assert!(last.iter().any(|line| *line == won || *line == lost), "{what}\n{last:?}");
    assert!(last.iter().any(|line| line.starts_with("1. ")), "{what}");
    assert!(last.contains(&kept.as_str()), "{what}\n{last:?}");
    for line in said.out.lines() {
        assert!(!line.contains(['{', '}', '\u{1b}']), "{what}: {line}");
    }
    verify(&journal);
}

fn all_tables(name: &str, typed: &[&str]) {
    let folder = folder(name);
    for edition in ["first", "second", "anniversary"] {
        for players in ["2", "3", "4"] {
            for lang in ["en", "uk", "pl", "it", "ru"] {
                whole_game(edition, players, lang, typed, &folder);
            }
        }
    }
}

#[test]
fn the_first_choice_always() {
    all_tables("first", &["1"; 4000]);
}

#[test]
fn any_choice() {
    let typed = numbers(11, 8000, 5);
    let typed: Vec<&str> = typed.iter().map(String::as_str).collect();
    all_tables("any", &typed);
}

/// Anything may be typed at any time: nothing breaks, and what was recorded is a game.
#[test]
fn any_word() {
    let words = [
        "1",
        "2",
        "3",
        "4",
        "1",
        "2",
        "undo",
        "undo all",
        "pass",
        "skip",
        "skip hero",
        "skip phase",
        "bait",
        "? tie",
        "? words",
        "Dark",
        "board",
        "hand",
        "log 3",
        "discard",
        "?",
        "? 1",
        "? 2",
        "? Freeze",
        "ask always",
        "ask able",
        "",
        "nonsense",
        "concede",
        "99",
        "? Q50",
    ];
    let folder = folder("words");
    for seed in 0..12 {
        let typed = numbers(seed, 6000, words.len() as u64);
        let typed: Vec<&str> =
            typed.iter().map(|n| words[n.parse::<usize>().expect("a number") - 1]).collect();
        let journal = folder.join(format!("{seed}.journal"));
        let players = ["2", "3", "4"][seed as usize % 3];
        let edition = ["first", "second", "anniversary"][seed as usize / 4];
        let args = ["--players", players, "--edition", edition, "--journal", text(&journal)];
        let said = play(&args, &typed);
        assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "seed {seed}");
        verify(&journal);
    }
}

/// Without a file, a game is kept where the player's data are.
#[test]
fn a_game_is_kept_among_the_players_data() {
    let folder = folder("default");
    for number in 1..=2 {
        let mut command = endboss(&["play"]);
        command.env("XDG_DATA_HOME", &folder);
        let said = run(command, "1\n".repeat(4000).into_bytes());
        assert_eq!((said.code, said.err.as_str()), (Some(0), ""));
        assert!(said.out.starts_with("New game: anniversary edition, 2 players."), "{}", said.out);
        let journal = folder.join(format!("endboss/games/game-000{number}.journal"));
        assert!(said.out.contains(text(&journal)), "it says where the game is kept");
        verify(&journal);
    }
}

#[test]
fn variants_rules_seats_and_names_are_taken() {
    let journal = folder("options").join("it.journal");
    let args = [
        "--edition",
        "second",
        "--players",
        "3",
        "--seat",
        "b",
        "--name",
        "Ada",
        "--variant",
        "machinations",
        "--rule",
        "turn_limit=3",
        "--seed",
        "2",
        "--journal",
        text(&journal),
    ];
    let said = play(&args, &["1"; 500]);
    assert_eq!(said.code, Some(0), "{}", said.err);
    for line in [
        "Variants: machinations.",
        "Rules of this table: turn_limit=3.",
        "Around the table: Bot A, Ada, Bot C.",
    ] {
        assert!(said.out.contains(line), "{line}\n{}", said.out);
    }
    assert!(said.out.contains("Machinations: draw a Room card, draw a Spell, or draw nothing."));
    assert!(said.out.contains("the turn limit is reached"));
    let record = fs::read_to_string(&journal).expect("a record");
    assert!(record.contains("\nseat B person #") && record.contains("\nseat A bot normal:2 #"));
}
