use std::io::Read;
use std::process::Stdio;

use crate::{Folder, classic, good, program, refused, run};

#[test]
fn all_cards_are_listed_in_both_languages() {
    let english = good(&["cards", "list"]);
    assert!(english.contains("3x Dark Altar: Trap Room, damage 1, "), "{english}");
    assert!(english.contains("[classic/dark-altar]"), "{english}");
    let polish = good(&["cards", "list", "--lang", "pl"]);
    assert!(polish.contains("[classic/dark-altar]"), "{polish}");
    assert_ne!(english, polish);
    assert_eq!(english.lines().count(), polish.lines().count());
    let first = good(&["cards", "list", "--printing", "first"]);
    assert_ne!(english, first);
}

#[test]
fn one_card_is_shown_by_name_or_id() {
    let card = good(&["cards", "show", "dark altar"]);
    assert!(card.starts_with("Dark Altar\nTrap Room, "), "{card}");
    assert!(card.contains("id: classic/dark-altar\n"), "{card}");
    assert_eq!(good(&["cards", "show", "classic/dark-altar"]), card);
    // The edition that is played where none is named is the one that is shown.
    assert!(card.contains("shown as in the printing: anniversary\n"), "{card}");
    let first = good(&["cards", "show", "dark altar", "--printing", "first"]);
    assert!(first.contains("shown as in the printing: first\n"), "{first}");
    assert!(good(&["cards", "show", "hatch"]).starts_with("Dragon Hatchery\n"));
    assert!(good(&["cards", "show", "lair"]).starts_with("Dracolich Lair\n"));
    let dark = refused(&["cards", "show", "dark"]);
    assert!(dark.starts_with("\"dark\" could be several cards: Dark Altar, "), "{dark}");
    let near = refused(&["cards", "show", "dark alter"]);
    assert_eq!(near, "there is no card \"dark alter\"; did you mean \"Dark Altar\"?");
    assert_eq!(
        refused(&["cards", "show", "dark altar", "--printing", "tenth"]),
        "there is no printing \"tenth\"; there are: first, second, anniversary"
    );
}

#[test]
fn special_cards_are_fewer_than_a_fifth() {
    for printing in ["first", "second", "anniversary"] {
        let out = good(&["cards", "specials", "--printing", printing]);
        let last = out.lines().last().expect("a sum");
        let share = last.rsplit_once('(').and_then(|(_, share)| share.split_once(' '));
        let share: f64 = share.expect("a share").0.parse().expect("a number");
        assert!(share < 20.0, "{last}");
    }
}

#[test]
fn packs_are_checked() {
    assert!(good(&["cards", "check"]).starts_with("classic "));
    let folder = classic();
    let out = good(&["cards", "check", folder.to_str().expect("a plain path")]);
    assert!(out.contains("no problems"), "{out}");
    let missing = refused(&["cards", "check", "no/such/pack"]);
    assert_eq!(missing, "there is no folder no/such/pack");
    let file = folder.join("pack.toml");
    let file = file.to_str().expect("a plain path");
    let said = refused(&["cards", "check", file]);
    assert_eq!(said, format!("{file} is a file; name the folder of a pack"));
}

#[test]
fn all_problems_of_a_pack_are_told() {
    let folder = Folder::new("broken-pack");
    for file in ["pack.toml", "bosses.toml", "rooms.toml", "spells.toml", "heroes.toml"] {
        let text = std::fs::read_to_string(classic().join(file)).expect("the pack is there");
        let text = match file {
            "rooms.toml" => text.replacen("damage =", "damige =", 2),
            _ => text,
        };
        folder.write(&format!("mine/{file}"), text);
    }
    let said = run(&["cards", "check", &folder.file("mine")]);
    assert_eq!(said.code, 2, "{said:?}");
    assert!(said.err.lines().count() >= 2, "{said:?}");
    for line in said.err.lines() {
        assert!(line.starts_with("error: ") && line.contains("/mine/"), "{line}");
    }
}

#[test]
fn packs_that_need_each_other_are_refused() {
    let folder = Folder::new("need-each-other");
    for (id, needs) in [("one", "two"), ("two", "one")] {
        let manifest = format!(
            "id = \"{id}\"\nversion = \"1\"\nlicense = \"MIT\"\nauthors = [\"me\"]\n\
             languages = [\"en\"]\nneeds = [\"{needs}\"]\ntitle = {{ en = \"{id}\" }}\n"
        );
        folder.write(&format!("{id}/pack.toml"), manifest);
    }
    let said = run(&["cards", "check", &folder.file("one"), &folder.file("two")]);
    assert_eq!(said.code, 2, "{said:?}");
    assert!(said.err.contains("need each other"), "{said:?}");
}

/// Whoever reads only the first line closes the pipe; that is no error.
#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = program(&["cards", "list"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().expect("a pipe").read_to_string(&mut err).expect("text");
    let status = child.wait().expect("it ends");
    assert_eq!((status.code(), err.as_str()), (Some(0), ""));
}
