//! Every check has a tiny pack that breaks it and the exact sentence it earns.

mod abilities;
mod board;
mod bosses;
mod cards;
mod files;
mod moments;
mod whole;

use endboss_cards::{Catalogue, Source};

/// A manifest without fault.
const MANIFEST: &str = r#"
id = "x"
version = "1"
license = "MIT"
authors = ["me"]
languages = ["en", "pl"]
title = { en = "X" }
"#;

/// A pack from the text of its files.
fn source(label: &str, files: &[(&str, &str)]) -> Source {
    Source::new(label, files.iter().map(|(name, text)| (*name, text.as_bytes().to_vec())))
}

/// All problems of the given packs, as they are shown.
fn problems(sources: Vec<Source>) -> Vec<String> {
    let problems = Catalogue::of(sources).err().unwrap_or_default();
    problems.iter().map(ToString::to_string).collect()
}

/// A pack with one file of cards has exactly these problems.
#[track_caller]
fn check(file: &str, cards: &str, expected: &[&str]) {
    let pack = source("packs/x", &[("pack.toml", MANIFEST), (file, cards)]);
    assert_eq!(problems(vec![pack]), expected);
}

/// The same for a pack that has the town board.
#[track_caller]
fn check_on_board(file: &str, cards: &str, expected: &[&str]) {
    let manifest = format!("{MANIFEST}board = true\n");
    let pack = source("packs/x", &[("pack.toml", &manifest), (file, cards)]);
    assert_eq!(problems(vec![pack]), expected);
}

/// A room with this between its name and its end; the lines count from 3.
fn room(rest: &str) -> String {
    let rest = rest.trim_start();
    format!(
        "[[room]]\nid = \"a\"\n{rest}\nname.en = \"A\"\ncopies = 1\nsort = \"trap\"\ndamage = 1\n\
         treasure = \"mage\"\n"
    )
}

/// A room with one ability, whose first key stands on line 8.
fn room_with(ability: &str) -> String {
    format!("{}[[room.ability]]\n{}", room("").replace("\n\n", "\n"), ability.trim_start())
}

/// A spell of some phase with one ability, whose first key stands on line 7.
fn spell_with(phase: &str, ability: &str) -> String {
    format!(
        "[[spell]]\nid = \"s\"\nname.en = \"S\"\ncopies = 1\nphase = \"{phase}\"\n\
         [[spell.ability]]\n{}",
        ability.trim_start()
    )
}

/// A boss whose level up's first key stands on line 7.
fn boss_with(level_up: &str) -> String {
    format!(
        "[[boss]]\nid = \"b\"\nname.en = \"B\"\nxp = 100\ntreasure = \"mage\"\n[boss.level-up]\n{}",
        level_up.trim_start()
    )
}

/// A landmark with these spaces; the lines count from 5.
fn landmark_with(spaces: &str) -> String {
    let spaces = spaces.trim_start();
    format!("[[landmark]]\nid = \"l\"\nname.en = \"L\"\ntreasure = \"explorer\"\n{spaces}\n")
}

/// An item of some phase whose power's first key stands on line 7.
fn item_with(phase: &str, power: &str) -> String {
    format!(
        "[[item]]\nid = \"i\"\nname.en = \"I\"\nhelp = {{ health = 2 }}\nphase = \"{phase}\"\n\
         [item.power]\n{}",
        power.trim_start()
    )
}

#[test]
fn the_tiny_packs_themselves_are_sound() {
    check("rooms.toml", &room(""), &[]);
    check("rooms.toml", &room_with("when = \"built\"\ndo = [{ draw = \"room\" }]"), &[]);
    check("spells.toml", &spell_with("both", "do = [{ draw = \"room\" }]"), &[]);
    check("bosses.toml", &boss_with("do = [{ draw = \"room\" }]"), &[]);
    check("items.toml", &item_with("both", "do = [{ draw = \"room\" }]"), &[]);
    let summon = "[[landmark.space]]\ndo = [{ summon = 2 }]";
    check_on_board("landmarks.toml", &landmark_with(summon), &[]);
}
