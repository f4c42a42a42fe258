//! Every check has a tiny pack that breaks it and the exact sentence it earns.

mod abilities;
mod cards;
mod files;
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

#[test]
fn the_tiny_packs_themselves_are_sound() {
    check("rooms.toml", &room(""), &[]);
    check("rooms.toml", &room_with("when = \"built\"\ndo = [{ draw = \"room\" }]"), &[]);
    check("spells.toml", &spell_with("both", "do = [{ draw = \"room\" }]"), &[]);
    check("bosses.toml", &boss_with("do = [{ draw = \"room\" }]"), &[]);
}
