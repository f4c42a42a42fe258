//! The town board: what needs it, landmarks and items.

use super::{
    MANIFEST, check, check_on_board, item_with, landmark_with, problems, room_with, source,
    spell_with,
};

const SUMMON: &str = "[[landmark.space]]\ndo = [{ summon = 2 }]\n";

#[test]
fn without_the_board() {
    let needs = "needs the town board: write `board = true` in pack.toml";
    check(
        "rooms.toml",
        &room_with("when = \"minion\"\ndo = [\"heal\"]"),
        &[&format!("packs/x/rooms.toml:9: `minion` {needs}")],
    );
    let town = "target = { hero = \"town\" }\n";
    for (target, effect, line, what) in [
        ("", "\"take-market\"", 7, "`take-market`"),
        (town, "{ summon = 2 }", 8, "`summon`"),
        (town, "\"to-landmark\"", 8, "`to-landmark`"),
        ("target = { hero = \"landmark\" }\n", "\"kill\"", 7, "a hero on a landmark"),
    ] {
        let spell = spell_with("build", &format!("{target}do = [{effect}]"));
        check_on_board("spells.toml", &spell, &[]);
        check("spells.toml", &spell, &[&format!("packs/x/spells.toml:{line}: {what} {needs}")]);
    }
    let hero = "[[hero]]\nid = \"h\"\nname.en = \"H\"\nhealth = 4\nmark = 2\n\
                ability = \"straight-to-landmark\"\n";
    check_on_board("heroes.toml", hero, &[]);
    check(
        "heroes.toml",
        hero,
        &[&format!("packs/x/heroes.toml:6: `straight-to-landmark` {needs}")],
    );
    check(
        "landmarks.toml",
        &landmark_with(SUMMON).replace("{ summon = 2 }", "\"heal\", { summon = 2 }"),
        &[
            &format!("packs/x/landmarks.toml:2: a landmark {needs}"),
            &format!("packs/x/landmarks.toml:6: `summon` {needs}"),
        ],
    );
}

#[test]
fn heroes_that_are_elsewhere() {
    let spell = |place: &str, effect: &str| {
        let ability = format!("target = {{ hero = \"{place}\" }}\ndo = [{effect}]");
        spell_with("adventure", &ability)
    };
    for place in ["dungeon", "town-or-decks"] {
        check_on_board(
            "spells.toml",
            &spell(place, "{ summon = -2 }"),
            &["packs/x/spells.toml:8: `summon` needs target = { hero = ... }, one of \"town\", \
               \"entrance\" and \"landmark\""],
        );
    }
    for place in ["dungeon", "landmark", "town-or-decks"] {
        check_on_board(
            "spells.toml",
            &spell(place, "\"to-landmark\""),
            &[
                "packs/x/spells.toml:8: `to-landmark` needs target = { hero = \"town\" } or { hero = \
               \"entrance\" }",
            ],
        );
    }
    check_on_board(
        "spells.toml",
        &spell("landmark", "{ damage = 2 }"),
        &["packs/x/spells.toml:8: `damage` needs target = { hero = \"this-room\" } or { hero = \
           \"dungeon\" }"],
    );
    check_on_board(
        "spells.toml",
        &spell("landmark", "{ summon = 1 }"),
        &["packs/x/spells.toml:8: a health token is 2 or -2: `summon` cannot be 1"],
    );
}

#[test]
fn landmarks() {
    let lasts = "no hero ever leaves this landmark: its last space must be one that summons, do = \
                 [{ summon = 2 }]";
    let draw = "[[landmark.space]]\ndo = [{ draw = \"room\" }]\n";
    for spaces in ["space = []", draw] {
        check_on_board(
            "landmarks.toml",
            &landmark_with(spaces),
            &[&format!("packs/x/landmarks.toml:2: {lasts}")],
        );
    }
    check_on_board(
        "landmarks.toml",
        &landmark_with(&format!("{SUMMON}{SUMMON}")),
        &["packs/x/landmarks.toml:5: only the last space summons: a hero that stands here covers \
           the others"],
    );
    check_on_board(
        "landmarks.toml",
        &landmark_with(&format!("{}{SUMMON}", draw.repeat(3))),
        &["packs/x/landmarks.toml:2: this landmark has 4 spaces; it can have 3"],
    );
    for (space, message) in [
        (
            "when = \"minion\"\ndo = [\"heal\"]",
            "a landmark's space has no `when`: a minion does it, in the minion phase",
        ),
        (
            "cost = [{ coins = 1 }]\ndo = [\"heal\"]",
            "an action space is not declared, so nobody pays for it: leave out the cost",
        ),
        ("once = true\ndo = [\"heal\"]", "an action space happens once anyway: leave out `once`"),
        (
            "only = [\"first\"]\ndo = [\"heal\"]",
            "an action space belongs to the whole card: use `printings`",
        ),
        (
            "do = [{ this-room-damage = 2 }]",
            "a landmark is no room: `this-room-damage` is for rooms",
        ),
        (
            "target = \"spell\"\ndo = [\"cancel\"]",
            "an action space finds no declared spell at its moment",
        ),
        (
            "target = { hero = \"dungeon\" }\ndo = [\"kill\"]",
            "an action space finds no hero in a dungeon at its moment",
        ),
    ] {
        check_on_board(
            "landmarks.toml",
            &landmark_with(&format!("[[landmark.space]]\n{space}\n{SUMMON}")),
            &[&format!("packs/x/landmarks.toml:6: {message}")],
        );
    }
    // A landmark summons its own hero, not one of choice.
    let chosen = SUMMON.replace("do", "target = { hero = \"town\" }\ndo");
    check_on_board(
        "landmarks.toml",
        &landmark_with(&chosen),
        &["packs/x/landmarks.toml:6: the target is chosen, but nothing under `do` uses it"],
    );
}

/// A landmark of a pack that also gets the usual town or brings its own.
#[test]
fn two_landmarks_for_one_kind() {
    let manifest = format!("{MANIFEST}board = true\n");
    let pack = |landmarks: &str| {
        source("packs/x", &[("pack.toml", &manifest), ("landmarks.toml", landmarks)])
    };
    let temple = landmark_with(SUMMON).replace("explorer", "cleric");
    assert_eq!(
        problems(vec![pack(&temple)]),
        ["packs/x/landmarks.toml:1: `town/temple` and `x/l` are landmarks of one treasure"]
    );
    let tavern = landmark_with(SUMMON).replace("treasure = \"explorer\"\n", "");
    let town = || endboss_cards::Source::shipped("town").expect("it is shipped");
    assert_eq!(
        problems(vec![town(), pack(&tavern)]),
        [
            "packs/x/landmarks.toml:1: `town/tavern` and `x/l` are both taverns: one of them needs a \
           treasure"
        ]
    );
    // With a tavern of its own it is a board of its own.
    let other = temple.replace("\"l\"", "\"m\"").replace("\"L\"", "\"M\"");
    assert_eq!(problems(vec![pack(&format!("{tavern}{other}"))]), Vec::<String>::new());
}

#[test]
fn more_landmarks_than_a_board_can_hold() {
    let nine = (0..9).map(|n| {
        landmark_with(SUMMON)
            .replace("\"l\"", &format!("\"l{n}\""))
            .replace("\"L\"", &format!("\"L{n}\""))
    });
    let manifest = format!("{MANIFEST}board = true\n");
    let landmarks: String = nine.collect();
    let pack = source("packs/x", &[("pack.toml", &manifest), ("landmarks.toml", &landmarks)]);
    let found = problems(vec![pack]);
    // Five of the town, then those that are one too many each.
    let sentence =
        "packs/x/landmarks.toml:22: with this card there are 9 landmarks; a game can hold 8";
    assert_eq!((found.len(), found[0].as_str()), (9, sentence));
}

#[test]
fn items() {
    let item = |from: &str, to: &str| item_with("both", "do = [\"heal\"]").replace(from, to);
    check(
        "items.toml",
        &item("{ health = 2 }", "{ health = 0 }"),
        &["packs/x/items.toml:4: the number of `health` cannot be 0: write 1 to 20"],
    );
    check(
        "items.toml",
        &item("{ health = 2 }", "{ less-damage = { rooms = \"any\", amount = 0 } }"),
        &["packs/x/items.toml:4: the `amount` of `less-damage` cannot be 0: write 1 to 20"],
    );
    check(
        "items.toml",
        &item("{ health = 2 }", "\"skips-fist\""),
        &["packs/x/items.toml:4: unknown word `skips-fist`; did you mean `skips-first`?"],
    );
    check(
        "items.toml",
        &item("phase = \"both\"\n", ""),
        &["packs/x/items.toml:1: the key `phase` is missing"],
    );
    check(
        "items.toml",
        &item("do = [\"heal\"]", "target = { hero = \"this-room\" }\ndo = [\"kill\"]"),
        &["packs/x/items.toml:7: an item is no room: `this-room` is for rooms"],
    );
    check(
        "items.toml",
        &item("do = [\"heal\"]", "only = [\"first\"]\ndo = [\"heal\"]"),
        &["packs/x/items.toml:7: an item's power belongs to the whole card: use `printings`"],
    );
    // A power is declared, so it may answer a spell and cost something.
    let cancel = "cost = [{ discard = \"spell\" }]\ntarget = \"spell\"\ndo = [\"cancel\"]";
    check("items.toml", &item_with("both", cancel), &[]);
}
