//! Whole packs and the whole catalogue.

use std::fmt::Write;

use super::{MANIFEST, boss_with, check, problems, room, source};

/// So many cards from a template with `{n}` in it.
fn many(count: usize, template: &str) -> String {
    (0..count).fold(String::new(), |mut text, n| {
        write!(text, "{}", template.replace("{n}", &n.to_string())).expect("a string takes all");
        text
    })
}

#[test]
fn two_bosses_of_one_xp() {
    let boss = boss_with("do = [\"heal\"]\n");
    let other = boss.replace("\"b\"", "\"c\"").replace("\"B\"", "\"C\"");
    check(
        "bosses.toml",
        &format!("{boss}{other}"),
        &["packs/x/bosses.toml:8: `b` and `c` both have 100 XP in the first printing"],
    );
    // In two boxes they never meet.
    let apart = format!(
        "{}{}",
        boss.replace("xp", "printings = [\"first\"]\nxp"),
        other.replace("xp", "printings = [\"second\"]\nxp")
    );
    check("bosses.toml", &apart, &[]);
}

#[test]
fn counts_must_agree() {
    let manifest = format!(
        "{MANIFEST}[counts]\nfirst = {{ bosses = 0, rooms = 2, spells = 0, heroes = 0, epics = 1 }}\n"
    );
    let pack = source("packs/x", &[("pack.toml", &manifest), ("rooms.toml", &room(""))]);
    assert_eq!(
        problems(vec![pack]),
        [
            "packs/x/pack.toml:9: the first printing has 1 rooms, but `counts` says 2",
            "packs/x/pack.toml:9: the first printing has 0 epics, but `counts` says 1",
        ]
    );
}

#[test]
fn counts_for_all_printings() {
    let counted = |counts: &str| {
        let manifest = format!("{MANIFEST}[counts]\n{counts}\n");
        let rooms = room("copies-in = { anniversary = 2 }");
        problems(vec![source("packs/x", &[("pack.toml", &manifest), ("rooms.toml", &rooms)])])
    };
    let none = Vec::<String>::new();
    // What is not said is not compared.
    assert_eq!(counted("all = { bosses = 0, landmarks = 0 }"), none);
    assert_eq!(
        counted("all = { rooms = 1, items = 2 }"),
        [
            "packs/x/pack.toml:9: the anniversary printing has 2 rooms, but `counts` says 1",
            "packs/x/pack.toml:9: the first printing has 0 items, but `counts` says 2",
        ]
    );
    assert_eq!(
        counted("all = { bosses = 0 }\nfirst = { rooms = 1 }"),
        ["packs/x/pack.toml:9: `all` counts every printing: leave out the others"]
    );
}

/// Heroes of different packs never meet, unless one joins the other. [R11.1, R11.2]
#[test]
fn heroes_are_counted_with_those_they_meet() {
    let heroes = |id: &str, joins: &str, count: usize| {
        let manifest = MANIFEST.replace("id = \"x\"", &format!("id = \"{id}\"{joins}"));
        let template = "[[hero]]\nid = \"h{n}\"\nname.en = \"H{n}\"\nhealth = 4\nmark = 2\n\
                        treasure = \"mage\"\n";
        let heroes = many(count, template);
        let files = [("pack.toml", manifest.as_str()), ("heroes.toml", heroes.as_str())];
        source(&format!("packs/{id}"), &files)
    };
    let none = Vec::<String>::new();
    assert_eq!(problems(vec![heroes("a", "", 60), heroes("b", "", 60)]), none);
    assert_eq!(problems(vec![heroes("a", "", 60), heroes("b", "\njoins = true", 3)]), none);
    assert_eq!(
        problems(vec![
            heroes("a", "", 50),
            heroes("b", "\njoins = true", 10),
            heroes("c", "", 60),
            heroes("d", "", 60),
        ]),
        [
            "packs/c/heroes.toml:319: with this card there are 64 heroes; a game can hold 63",
            "packs/d/heroes.toml:319: with this card there are 64 heroes; a game can hold 63",
        ]
    );
}

#[test]
fn more_than_a_game_can_hold() {
    let rooms = "[[room]]\nid = \"r{n}\"\nname.en = \"R{n}\"\ncopies = 60\nsort = \"trap\"\n\
                 damage = 1\ntreasure = \"mage\"\n";
    check(
        "rooms.toml",
        &many(5, rooms),
        &["packs/x/rooms.toml:29: with this card there are 300 room cards; a game can hold 255"],
    );
    let mazes = rooms.replace("60", "3\nlasting = [\"sends-back\"]");
    check(
        "rooms.toml",
        &many(3, &mazes),
        &["packs/x/rooms.toml:17: with this card there are 9 rooms with `sends-back`; a game can \
           hold 8"],
    );
    let sleepers = rooms.replace("60", "5\nlasting = [\"spares-first\"]");
    check(
        "rooms.toml",
        &many(2, &sleepers),
        &[
            "packs/x/rooms.toml:9: with this card there are 10 rooms with `spares-first`; a game can \
           hold 8",
        ],
    );
    let items = "[[item]]\nid = \"i{n}\"\nname.en = \"I{n}\"\nhelp = \"skips-first\"\n\
                 phase = \"both\"\npower = { do = [\"heal\"] }\n";
    check(
        "items.toml",
        &many(25, items),
        &["packs/x/items.toml:145: with this card there are 25 items; a game can hold 24"],
    );
    let spells = "[[spell]]\nid = \"s{n}\"\nname.en = \"S{n}\"\ncopies = 60\nphase = \"both\"\n\
                  ability = [{ do = [\"heal\"] }]\n";
    check(
        "spells.toml",
        &many(3, spells),
        &["packs/x/spells.toml:13: with this card there are 180 spell cards; a game can hold 127"],
    );
    let heroes = "[[hero]]\nid = \"h{n}\"\nname.en = \"H{n}\"\nhealth = 4\nmark = 2\n\
                  treasure = \"mage\"\n";
    check(
        "heroes.toml",
        &many(65, heroes),
        &["packs/x/heroes.toml:379: with this card there are 64 heroes; a game can hold 63"],
    );
    let bosses = "[[boss]]\nid = \"b{n}\"\nname.en = \"B{n}\"\nxp = 1{n}\ntreasure = \"mage\"\n\
                  level-up = { do = [\"heal\"] }\n";
    check(
        "bosses.toml",
        &many(64, bosses),
        &["packs/x/bosses.toml:379: with this card there are 64 bosses; a game can hold 63"],
    );
}

/// Copies of a card lie together, so a few cards with many copies leave places empty.
#[test]
fn cards_that_do_not_fit_into_the_boxes() {
    let rooms = |copies: &[u8]| {
        let room = |(n, copies): (usize, &u8)| {
            format!(
                "[[room]]\nid = \"r{n}\"\nname.en = \"R{n}\"\ncopies = {copies}\nsort = \"trap\"\n\
                 damage = 1\ntreasure = \"mage\"\n"
            )
        };
        copies.iter().enumerate().map(room).collect::<String>()
    };
    check(
        "rooms.toml",
        &rooms(&[40; 5]),
        &[
            "packs/x/rooms.toml:29: with this card the room cards do not fit into the 4 boxes of 64 \
           a game has: all copies of a card lie in one box",
        ],
    );
    check("rooms.toml", &rooms(&[40; 4]), &[]);
    // The last place stays empty.
    check("rooms.toml", &rooms(&[60, 4, 60, 4, 60, 4, 60, 3]), &[]);
    check(
        "rooms.toml",
        &rooms(&[60, 4, 60, 3, 60, 4, 60, 4]),
        &[
            "packs/x/rooms.toml:50: with this card the room cards do not fit into the 4 boxes of 64 \
           a game has: all copies of a card lie in one box",
        ],
    );
    let spells = "[[spell]]\nid = \"s{n}\"\nname.en = \"S{n}\"\ncopies = 33\nphase = \"both\"\n\
                  ability = [{ do = [\"heal\"] }]\n";
    check(
        "spells.toml",
        &many(3, spells),
        &["packs/x/spells.toml:13: with this card the spell cards do not fit into the 2 boxes of \
           64 a game has: all copies of a card lie in one box"],
    );
}

#[test]
fn limits_hold_for_all_packs_together() {
    let rooms = "[[room]]\nid = \"r{n}\"\nname.en = \"R{n}\"\ncopies = 50\nsort = \"trap\"\n\
                 damage = 1\ntreasure = \"mage\"\n";
    let rooms = many(3, rooms);
    let one = source("packs/x", &[("pack.toml", MANIFEST), ("rooms.toml", &rooms)]);
    let manifest = MANIFEST.replace("id = \"x\"", "id = \"y\"");
    let other = source("packs/y", &[("pack.toml", &manifest), ("rooms.toml", &rooms)]);
    assert_eq!(
        problems(vec![one, other]),
        ["packs/y/rooms.toml:15: with this card there are 300 room cards; a game can hold 255"]
    );
}

/// Packs that only need others.
fn needing(id: &str, needs: &[&str]) -> endboss_cards::Source {
    let manifest = MANIFEST.replace("id = \"x\"", &format!("id = \"{id}\"\nneeds = {needs:?}"));
    source(&format!("packs/{id}"), &[("pack.toml", &manifest)])
}

#[test]
fn packs_that_need_unknown_packs() {
    assert_eq!(
        problems(vec![needing("a", &["clasic", "b"]), needing("b", &[])]),
        ["packs/a/pack.toml:3: unknown pack `clasic`; did you mean `classic`?"]
    );
}

#[test]
fn packs_that_need_each_other() {
    assert_eq!(
        problems(vec![needing("a", &["b"]), needing("b", &["a"])]),
        ["packs/a/pack.toml:3: packs a and b need each other"]
    );
    assert_eq!(
        problems(vec![
            needing("a", &["b"]),
            needing("b", &["c"]),
            needing("c", &["a"]),
            needing("d", &["a"])
        ]),
        ["packs/a/pack.toml:3: packs a, b and c need each other"]
    );
    assert_eq!(problems(vec![needing("a", &["a"])]), ["packs/a/pack.toml:3: pack a needs itself"]);
}

#[test]
fn one_pack_twice() {
    assert_eq!(
        problems(vec![needing("a", &[]), needing("a", &[])]),
        ["packs/a/pack.toml:2: the pack `a` is loaded already, from packs/a/pack.toml"]
    );
}
