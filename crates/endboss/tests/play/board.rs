//! Games on the town board: market, landmarks, minions, tokens; alone, with more players, with
//! items and coins.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::{Said, Table, endboss, folder, numbers, play, run, text, verify};

/// A whole game with some answers; it ends, its record is right, and what was read has no seams.
fn whole(table: &[&str], journal: &Path, seed: u64, most: u64) -> String {
    let typed = numbers(seed, 8000, most);
    let typed: Vec<&str> = typed.iter().map(String::as_str).collect();
    let said = play(&[table, &["--journal", text(journal)]].concat(), &typed);
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{table:?}");
    for line in said.out.lines() {
        assert!(!line.contains(['{', '}', '\u{1b}']), "{table:?}: {line}");
    }
    verify(journal);
    said.out
}

fn has_all(read: &str, words: &[&str]) {
    for words in words {
        assert!(read.contains(words), "nobody reads \"{words}\"");
    }
}

/// A moment of a recorded game, in lines or in JSON.
fn moment(journal: &Path, at: u32, more: &[&str]) -> Option<Said> {
    let at = at.to_string();
    let args = [&["replay", text(journal), "--at", &at], more].concat();
    let said = run(endboss(&args), Vec::new());
    (said.code == Some(0)).then_some(said)
}

/// [R4.1, R4.2, R6.14]
#[test]
fn a_whole_game_on_the_board() {
    let folder = folder("board");
    let mut all = String::new();
    for seed in 1..=4 {
        let journal = folder.join(format!("{seed}.journal"));
        let number = seed.to_string();
        let table = ["--edition", "super", "--players", "3", "--seed", &number];
        let read = whole(&table, &journal, seed, 3);
        assert!(read.starts_with("New game: super edition, 3 players.\n"));
        assert!(read.contains("\nYou win!\n") || read.contains("\nYou lose.\n"));
        all += &read;
    }
    has_all(
        &all,
        &[
            "\nNew in the Market: ",
            "\nMarket: ",
            "\nThe Market is empty.\n",
            "\nTown (3 places): ",
            "\nTemple, Stadium, Library, Hideout and Tavern: nobody.\n",
            "\nTemple: nobody; your Minion on action space 1",
            "’s Minion on the summon space.\n",
            "; Minion at home",
            " First player: You.\n",
            "+1 tokens: 1",
            " with a +2 Health token",
            " with a −2 Health token",
            "Choose a card to take from the Market. (R4.1)\n",
            "Place your Minion on an action space. (R4.1)\n",
        ],
    );
    let record = fs::read_to_string(folder.join("1.journal")).expect("a record");
    assert!(record.contains("\nseat B bot normal:1 #"), "{record}");
}

/// Every kind of thing on the board is told of some moment, and in JSON of every moment.
#[test]
fn a_moment_of_a_game_shows_the_board() {
    let journal = folder("moment").join("it.journal");
    let table = ["--edition", "super", "--players", "3", "--seed", "2"];
    whole(&table, &journal, 2, 3);
    let mut lines = BTreeSet::new();
    for at in (0..600).step_by(12) {
        let Some(said) = moment(&journal, at, &["--seat", "A"]) else { break };
        lines.extend(said.out.lines().map(str::to_owned));
    }
    let all = lines.into_iter().collect::<Vec<_>>().join("\n");
    has_all(
        &all,
        &[
            "\nMarket: ",
            "\nTown (3 places): ",
            "\nStadium: nobody.\n",
            ", your Minion on ",
            "’s Minion on the summon space.",
            "\nMinion at home.\n",
            "\nMinion at the ",
            "\nFirst player: B.\n",
            "+1 tokens: ",
        ],
    );
    let said = moment(&journal, 60, &["--json"]).expect("a moment");
    let json: serde_json::Value = serde_json::from_str(&said.out).expect("JSON");
    let view = &json["view"];
    assert_eq!(view["landmarks"].as_array().map(Vec::len), Some(5), "{view}");
    assert_eq!(view["landmarks"][0]["card"], "town/temple");
    assert_eq!(view["town_places"], 3);
    assert!(view["first_player"].is_string() && view["market"].is_array(), "{view}");
    assert!(view["seats"][0].get("minion").is_some() && view["seats"][0]["coins"] == 0, "{view}");
}

/// [R12.4, R12.7]
#[test]
fn a_game_alone_earns_a_title() {
    let folder = folder("alone");
    for edition in ["solo", "challenge"] {
        for (seed, lang) in [(1, "en"), (2, "en"), (3, "pl")] {
            let journal = folder.join(format!("{edition}-{seed}.journal"));
            let number = seed.to_string();
            let table = ["--edition", edition, "--seed", &number, "--lang", lang];
            let read = whole(&table, &journal, seed, 4);
            if lang == "pl" {
                assert!(!read.contains("Wygrana") && !read.contains("Przegrana"), "{read}");
                continue;
            }
            let end = &read[read.find("The game ends: ").expect("an end")..];
            assert!(end.contains("\nYour score is "), "{end}");
            assert!(!end.contains(" win") && !end.contains("lose"), "{end}");
            assert_eq!(end.contains(": True "), edition == "challenge", "{end}");
            has_all(
                &read,
                &["\nMarket: ", "\nTown (4 places): ", " nobody", "\nTurn 1, Town phase.\n"],
            );
            let told = run(endboss(&["replay", text(&journal)]), Vec::new());
            assert!(told.out.contains("\nYour score is "), "{}", told.out);
        }
    }
    let journal = folder.join("bait.journal");
    let args = ["--edition", "challenge", "--seed", "1", "--journal", text(&journal)];
    let (mut table, read) = Table::sit(&args);
    table.until(read, "Town (4 places): ");
    let bait = table.type_in("bait");
    has_all(&bait, &["(R12.4)", ": place 1 needs 2; you have ", ": place 2 needs 3; you have "]);
    assert!(table.type_in("? R12.4").contains("12.4 Bait: "));
    // Whoever comes back goes on, and the record stays right.
    table.leave(true);
    let said = play(&["--resume", text(&journal)], &["1"; 3000]);
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""));
    assert!(said.out.contains("\nYour score is "), "{}", said.out);
    verify(&journal);
}

/// [R11.2]
#[test]
fn five_players_meet_explorers() {
    let folder = folder("explorers");
    let journal = folder.join("it.journal");
    let table = ["--edition", "super", "--players", "5", "--seat", "E", "--seed", "3"];
    let read = whole(&table, &journal, 3, 3);
    has_all(
        &read,
        &[
            "Around the table: Bot A, Bot B, Bot C, Bot D, You.\n",
            "\nTown (5 places): ",
            "Tavern and Landing Pad: nobody.\n",
            "explorer",
            "\nMarket: ",
            "\n5. ",
        ],
    );
}

/// [R11.3, R11.4]
#[test]
fn items_and_coins_are_on_the_table() {
    let folder = folder("items");
    let mut all = String::new();
    for seed in 1..=3 {
        let journal = folder.join(format!("{seed}.journal"));
        let number = seed.to_string();
        let packs = "super,items,coins";
        let table =
            ["--edition", "super", "--packs", packs, "--heroes", "super", "--seed", &number];
        let read = whole(&table, &journal, seed, 3);
        let hint = format!("To watch it again: endboss replay {}\n", text(&journal));
        assert!(read.ends_with(&hint), "shipped packs need no naming");
        all += &read;
    }
    has_all(
        &all,
        &[
            "; 3 coins",
            "The Item ",
            ", carries ",
            "\nItems waiting for a Hero: ",
            "; Item: ",
            "\nMarket: ",
        ],
    );
    // A classic game has none of it.
    let read = whole(&["--seed", "1"], &folder.join("classic.journal"), 1, 3);
    for words in ["Market", "Minion", "nobody", " coins", "token", "First player", "places)"] {
        assert!(!read.contains(words), "{words} in a classic game");
    }
}

/// A word about what a table has not says so.
#[test]
fn the_words_of_the_board_are_explained() {
    let folder = folder("board-words");
    let journal = folder.join("super.journal");
    let args = ["--edition", "super", "--seed", "1", "--journal", text(&journal)];
    let (mut here, _) = Table::sit(&args);
    let journal = folder.join("classic.journal");
    let (mut classic, _) = Table::sit(&["--seed", "1", "--journal", text(&journal)]);
    for (word, begins, rule, without) in [
        ("market", "Market: ", "(R4.1, R4.4)", "This table plays without it."),
        ("minion", "Minion: ", "(R4.1, R4.4)", "This table plays without Minions."),
        ("action space", "Action space: ", "(R4.2)", "This table plays without them."),
        ("landmark", "Landmark: ", "(R4.2)", "This table plays without Landmarks."),
        ("tavern", "Tavern: ", "(R4.1, R4.2)", "This table plays without it."),
        ("summon", "Summon: ", "(R4.2)", "This table plays without it."),
        ("token", "+1 token: ", "(R6.14, R5.4)", "No card at this table uses them."),
        ("health token", "Health token: ", "(R8.4, Q10)", "This table plays without them."),
        ("first player", "First player: ", "(R2.6)", "This table has no marker"),
    ] {
        let typed = format!("? {word}");
        for table in [&mut here, &mut classic] {
            let said = table.type_in(&typed);
            assert!(said.contains(begins) && said.contains(rule), "{said}");
        }
        assert!(!here.type_in(&typed).contains(without), "{word}");
        assert!(classic.type_in(&typed).contains(without), "{word}");
    }
    for (word, says) in [
        ("item", "This table plays without Items."),
        ("coin", "This table plays without coins."),
        ("solo", "This is not a solo game."),
        ("challenge", "This game is not a challenge."),
        ("title", "This table gives none."),
        ("turn", "Town, Build, Minions, Bait, Adventure, end"),
        ("score", "or if the Hero deck is empty"),
    ] {
        assert!(here.type_in(&format!("? {word}")).contains(says), "{word}");
    }
    assert!(
        here.type_in("? tavern").contains("send the top Hero from this Landmark"),
        "the card, too"
    );
    assert!(here.type_in("? R2.6").contains("This table plays U: the super edition."));
    here.leave(true);
    classic.leave(true);
}
