//! What bosses gain by leveling up, and what lasts.

use super::{check, check_on_board, room, room_with};

/// A boss that ends with this; the first line of it is line 6.
fn boss(rest: &str) -> String {
    format!("[[boss]]\nid = \"b\"\nname.en = \"B\"\nxp = 100\ntreasure = \"mage\"\n{rest}\n")
}

/// A boss with one ability, whose first key stands on line 7.
fn boss_ability(ability: &str) -> String {
    boss(&format!("[[boss.ability]]\n{}", ability.trim_start()))
}

#[test]
fn nothing_gained() {
    check(
        "bosses.toml",
        &boss(""),
        &["packs/x/bosses.toml:2: this boss gains nothing by leveling up: give it a \
           [boss.level-up], a [[boss.ability]] or something `lasting`"],
    );
    check("bosses.toml", &boss("lasting = [{ heroes-weaker = 1 }]"), &[]);
    check("bosses.toml", &boss_ability("when = \"end-of-turn\"\ndo = [\"heal\"]"), &[]);
}

#[test]
fn moments() {
    for (when, message) in [
        ("\"cast\"", "`cast` is for spells: write `activated` for a boss"),
        ("\"level-up\"", "what happens on leveling up is a [boss.level-up] without a `when`"),
        ("\"built\"", "a boss is not built: write { you-build = ... } for the rooms you build"),
        ("\"hero-dies\"", "no hero dies in a boss: write `hero-dies-anywhere`"),
        ("\"hero-enters\"", "`hero-enters` is for rooms"),
        ("\"another-destroyed\"", "`another-destroyed` is for rooms"),
        ("\"uncovered\"", "`uncovered` is for rooms"),
    ] {
        check(
            "bosses.toml",
            &boss_ability(&format!("when = {when}\ndo = [\"heal\"]")),
            &[&format!("packs/x/bosses.toml:7: {message}")],
        );
    }
    check(
        "bosses.toml",
        &boss_ability("do = [\"heal\"]"),
        &[
            "packs/x/bosses.toml:6: a boss's ability needs a `when`, such as `minion`; what happens \
           once, on leveling up, is a [boss.level-up]",
        ],
    );
    for when in [
        "\"minion\"",
        "{ you-build = \"trap\" }",
        "\"you-play-spell\"",
        "\"hero-dies-anywhere\"",
        "\"hero-survives\"",
        "\"end-of-turn\"",
        "\"activated\"\nonce = true",
    ] {
        let ability = format!("when = {when}\ndo = [\"heal\"]");
        check_on_board("bosses.toml", &boss_ability(&ability), &[]);
    }
    check(
        "bosses.toml",
        &boss_ability("when = \"activated\"\ndo = [\"heal\"]"),
        &[
            "packs/x/bosses.toml:6: this ability could be used without end: give it a cost or `once \
           = true`",
        ],
    );
    check(
        "bosses.toml",
        &boss_ability("when = \"activated\"\ncost = [\"destroy-another\"]\ndo = [\"heal\"]"),
        &["packs/x/bosses.toml:8: a boss is no room: it cannot destroy itself or another one"],
    );
    check(
        "bosses.toml",
        &boss_ability("when = \"end-of-turn\"\nonly = [\"first\"]\ndo = [\"heal\"]"),
        &["packs/x/bosses.toml:8: a boss's ability belongs to the whole card: use `printings`"],
    );
}

#[test]
fn two_action_spaces() {
    let space = "when = \"minion\"\ndo = [\"heal\"]\n";
    check_on_board(
        "bosses.toml",
        &boss_ability(&format!("{space}[[boss.ability]]\n{space}")),
        &["packs/x/bosses.toml:2: this boss has 2 action spaces; it can have one"],
    );
    check_on_board(
        "rooms.toml",
        &room_with(&format!("{space}[[room.ability]]\n{space}")),
        &[
            "packs/x/rooms.toml:2: in the first printing this room has 2 action spaces; it can have \
           one",
        ],
    );
    let five = "[[boss.ability]]\nwhen = \"end-of-turn\"\ndo = [\"heal\"]\n".repeat(5);
    check(
        "bosses.toml",
        &boss(&five),
        &["packs/x/bosses.toml:2: this boss has 5 abilities; it can have 4"],
    );
}

#[test]
fn what_lasts_on_the_wrong_card() {
    for (lasting, word) in [
        ("{ damage-yours = { rooms = \"trap\", amount = 1 } }", "damage-yours"),
        ("{ more-treasure = \"mage\" }", "more-treasure"),
        ("{ heroes-weaker = 1 }", "heroes-weaker"),
    ] {
        check("bosses.toml", &boss(&format!("lasting = [{lasting}]")), &[]);
        check(
            "rooms.toml",
            &room(&format!("lasting = [{lasting}]")),
            &[&format!("packs/x/rooms.toml:3: `{word}` is for bosses")],
        );
    }
    for (lasting, word) in [
        ("\"spares-first\"", "spares-first"),
        ("{ damage-if-last = 2 }", "damage-if-last"),
        ("\"tokens-double\"", "tokens-double"),
        ("\"sends-back\"", "sends-back"),
        ("\"draw-spell-instead\"", "draw-spell-instead"),
        ("\"no-advanced-on-top\"", "no-advanced-on-top"),
        ("{ damage-nearby = { near = \"next\", rooms = \"any\", amount = 1 } }", "damage-nearby"),
    ] {
        check("rooms.toml", &room(&format!("lasting = [{lasting}]")), &[]);
        check(
            "bosses.toml",
            &boss(&format!("lasting = [{lasting}]")),
            &[&format!("packs/x/bosses.toml:6: `{word}` is for rooms")],
        );
    }
}

#[test]
fn what_lasts_twice() {
    let near = |near: &str, rooms: &str, amount: u8| {
        format!(
            "{{ damage-nearby = {{ near = \"{near}\", rooms = \"{rooms}\", amount = {amount} }} }}"
        )
    };
    for (lasting, word) in [
        ("\"sends-back\", \"sends-back\"", "sends-back"),
        ("{ damage-if-last = 2 }, \"spares-first\", { damage-if-last = 3 }", "damage-if-last"),
        (&format!("{}, {}", near("next", "any", 1), near("next", "any", 2)), "damage-nearby"),
    ] {
        check(
            "rooms.toml",
            &room(&format!("lasting = [{lasting}]")),
            &[&format!("packs/x/rooms.toml:3: the same `{word}` is there already: join the two")],
        );
    }
    let yours = "{ damage-yours = { rooms = \"trap\", amount = 1 } }";
    for (lasting, word) in [
        (format!("{yours}, {yours}"), "damage-yours"),
        ("{ heroes-weaker = 1 }, { heroes-weaker = 2 }".to_owned(), "heroes-weaker"),
        ("{ more-treasure = \"mage\" }, { more-treasure = \"mage\" }".to_owned(), "more-treasure"),
    ] {
        check(
            "bosses.toml",
            &boss(&format!("lasting = [{lasting}]")),
            &[&format!("packs/x/bosses.toml:6: the same `{word}` is there already: join the two")],
        );
    }
    // What is said of other rooms or of another treasure is something else.
    let others = [near("next", "any", 1), near("adjacent", "any", 1), near("next", "trap", 1)];
    check("rooms.toml", &room(&format!("lasting = [{}]", others.join(", "))), &[]);
    let both = yours.replace("trap", "monster");
    let more = "{ more-treasure = \"mage\" }, { more-treasure = \"thief\" }";
    check("bosses.toml", &boss(&format!("lasting = [{yours}, {both}, {more}]")), &[]);
}

#[test]
fn numbers_of_what_lasts() {
    for (lasting, what, range) in [
        ("{ damage-yours = { rooms = \"any\", amount = 0 } }", "`amount` of `damage-yours`", 20),
        ("{ more-treasure = { kind = \"mage\", count = 0 } }", "`count` of `more-treasure`", 10),
        ("{ heroes-weaker = 0 }", "number of `heroes-weaker`", 20),
    ] {
        check(
            "bosses.toml",
            &boss(&format!("lasting = [{lasting}]")),
            &[&format!("packs/x/bosses.toml:6: the {what} cannot be 0: write 1 to {range}")],
        );
    }
    check(
        "rooms.toml",
        &room("lasting = [{ damage-if-last = 0 }]"),
        &["packs/x/rooms.toml:3: the number of `damage-if-last` cannot be 0: write 1 to 20"],
    );
}
