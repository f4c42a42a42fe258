//! The moments of the super edition, and what comes too late for them.

use super::{boss_with, check, check_on_board, item_with, room_with, spell_with};

#[track_caller]
fn in_room(ability: &str, expected: &[&str]) {
    check_on_board("rooms.toml", &room_with(ability), expected);
}

#[test]
fn the_moment_of_another_card() {
    in_room(
        "when = { you-build = \"any\" }\ndo = [\"heal\"]",
        &[
            "packs/x/rooms.toml:9: `you-build` is for bosses: write `built` or `built-another` for a \
           room",
        ],
    );
    in_room(
        "when = \"hero-entres\"\ndo = [\"heal\"]",
        &["packs/x/rooms.toml:9: unknown word `hero-entres`; did you mean `hero-enters`?"],
    );
    check(
        "items.toml",
        &item_with("both", "when = \"activated\"\ndo = [\"heal\"]"),
        &["packs/x/items.toml:7: an item's power has no `when`: it is declared like a spell"],
    );
}

#[test]
fn no_hero_walks() {
    let kill = "target = { hero = \"this-room\" }\ndo = [\"kill\"]";
    for (when, name) in [
        ("minion", "an action space"),
        ("hero-dies-anywhere", "`hero-dies-anywhere`"),
        ("hero-survives", "`hero-survives`"),
        ("end-of-turn", "`end-of-turn`"),
    ] {
        let expected =
            format!("packs/x/rooms.toml:10: {name} finds no hero in a dungeon at its moment");
        in_room(&format!("when = \"{when}\"\n{kill}"), &[&expected]);
    }
    // These may come while one is on its way.
    for when in ["hero-enters", "uncovered"] {
        in_room(&format!("when = \"{when}\"\n{kill}"), &[]);
    }
    check(
        "items.toml",
        &item_with("build", "target = { hero = \"dungeon\" }\ndo = [\"kill\"]"),
        &["packs/x/items.toml:7: a build item finds no hero in a dungeon at its moment"],
    );
    // Heroes wait at entrances in every phase.
    let waiting = "target = { hero = \"entrance\", whose = \"yours\" }\ndo = [\"kill\"]";
    check("spells.toml", &spell_with("build", waiting), &[]);
}

#[test]
fn too_late_in_the_turn() {
    for (when, name) in [
        ("minion", "an action space"),
        ("hero-enters", "`hero-enters`"),
        ("hero-survives", "`hero-survives`"),
        ("end-of-turn", "`end-of-turn`"),
    ] {
        let effect = "do = [{ special = \"no-building\" }]";
        let expected = format!("packs/x/rooms.toml:10: `no-building` comes too late for {name}");
        in_room(&format!("when = \"{when}\"\n{effect}"), &[&expected]);
    }
    for (when, name) in [
        ("hero-enters", "`hero-enters`"),
        ("hero-dies-anywhere", "`hero-dies-anywhere`"),
        ("hero-survives", "`hero-survives`"),
        ("end-of-turn", "`end-of-turn`"),
    ] {
        for verb in ["double-treasure", "take-market"] {
            let expected = format!("packs/x/rooms.toml:10: `{verb}` comes too late for {name}");
            in_room(&format!("when = \"{when}\"\ndo = [\"{verb}\"]"), &[&expected]);
        }
    }
    for verb in ["double-treasure", "take-market"] {
        let power = format!("do = [\"{verb}\"]");
        check_on_board(
            "items.toml",
            &item_with("adventure", &power),
            &[&format!("packs/x/items.toml:7: `{verb}` comes too late for an adventure item")],
        );
    }
    let room = "target = \"room\"\n";
    for (target, effect, verb) in [
        ("target = { hero = \"town\" }\n", "{ health = 2 }", "health"),
        (room, "{ room-damage = 2 }", "room-damage"),
        (room, "\"stun\"", "stun"),
        (room, "\"deactivate\"", "deactivate"),
        ("target = \"opponent\"\n", "{ special = \"no-entry\" }", "no-entry"),
        ("\n", "{ your-rooms-damage = 2 }", "your-rooms-damage"),
        ("\n", "{ this-room-damage = 2 }", "this-room-damage"),
        ("\n", "{ last-room-damage = 2 }", "last-room-damage"),
        ("\n", "{ treasure = \"mage\" }", "treasure"),
    ] {
        let expected = format!("packs/x/rooms.toml:11: `{verb}` comes too late for `end-of-turn`");
        in_room(&format!("when = \"end-of-turn\"\n{target}do = [{effect}]"), &[&expected]);
    }
}

/// What is left on the market lies there until the minions are done. [R4.4]
#[test]
fn the_market_is_there_from_town_to_the_minions() {
    for when in ["\"minion\"", "\"built\"", "\"uncovered\"", "{ built-another = \"any\" }"] {
        in_room(&format!("when = {when}\ndo = [\"take-market\"]"), &[]);
    }
    check_on_board("spells.toml", &spell_with("build", "do = [\"take-market\"]"), &[]);
    check_on_board("bosses.toml", &boss_with("do = [\"take-market\"]"), &[]);
    check_on_board(
        "spells.toml",
        &spell_with("adventure", "do = [\"take-market\"]"),
        &["packs/x/spells.toml:7: `take-market` comes too late for an adventure spell"],
    );
}

#[test]
fn this_room_where_there_is_none() {
    let hero = "target = { hero = \"dungeon\" }\n";
    for (target, effect, what) in [
        ("\n", "{ tokens = { on = \"this\", count = 1 } }", "`on = \"this\"`"),
        ("\n", "{ this-room-damage = 3 }", "`this-room-damage`"),
        (hero, "{ damage = \"tokens-here\" }", "`tokens-here`"),
    ] {
        let ability = format!("cost = []\n{target}do = [{effect}]");
        check(
            "spells.toml",
            &spell_with("both", &ability),
            &[&format!("packs/x/spells.toml:9: a spell is no room: {what} is for rooms")],
        );
        check(
            "items.toml",
            &item_with("both", &ability),
            &[&format!("packs/x/items.toml:9: an item is no room: {what} is for rooms")],
        );
    }
    check(
        "bosses.toml",
        &boss_with("do = [{ this-room-damage = 3 }]"),
        &["packs/x/bosses.toml:7: a boss is no room: `this-room-damage` is for rooms"],
    );
    for (target, effect, what) in [
        ("\n", "{ tokens = { on = \"this\" } }", "`on = \"this\"`"),
        ("\n", "{ this-room-damage = 3 }", "`this-room-damage`"),
        (hero, "{ damage = \"tokens-here\" }", "`tokens-here`"),
    ] {
        in_room(
            &format!("when = \"activated\"\ncost = [\"destroy-this\"]\n{target}do = [{effect}]"),
            &[&format!(
                "packs/x/rooms.toml:12: {what} comes too late: the cost has destroyed this room"
            )],
        );
    }
}

#[test]
fn numbers() {
    let message = |what: &str, number: i32, range: &str| {
        format!("packs/x/spells.toml:7: the {what} cannot be {number}: write {range}")
    };
    for (effect, expected) in [
        ("{ tokens = 0 }", message("number of `tokens`", 0, "1 to 10")),
        ("{ tokens = { on = \"each\", count = 1 } }", message("`count` of `tokens`", 1, "2 to 5")),
        ("{ tokens = { on = \"each\", count = 6 } }", message("`count` of `tokens`", 6, "2 to 5")),
        (
            "{ lose-tokens = { who = \"you\", count = 0 } }",
            message("`count` of `lose-tokens`", 0, "1 to 10"),
        ),
        ("{ move-tokens = 11 }", message("number of `move-tokens`", 11, "1 to 10")),
        ("{ last-room-damage = 0 }", message("number of `last-room-damage`", 0, "1 to 20")),
        ("{ coins = 0 }", message("number of `coins`", 0, "1 to 10")),
        (
            "{ treasure = { kind = \"mage\", count = 0 } }",
            message("`count` of `treasure`", 0, "1 to 10"),
        ),
    ] {
        check("spells.toml", &spell_with("both", &format!("do = [{effect}]")), &[&expected]);
    }
    for wrong in ["0", "1", "-3"] {
        check(
            "spells.toml",
            &spell_with(
                "both",
                &format!("target = {{ hero = \"town\" }}\ndo = [{{ health-token = {wrong} }}]"),
            ),
            &[&format!(
                "packs/x/spells.toml:8: a health token is 2 or -2: `health-token` cannot be {wrong}"
            )],
        );
    }
    check(
        "spells.toml",
        &spell_with("both", "if = { treasure = { kind = \"mage\", count = 0 } }\ndo = [\"heal\"]"),
        &["packs/x/spells.toml:7: the `count` of `treasure` cannot be 0: write 1 to 10"],
    );
    for cost in ["tokens", "coins"] {
        check(
            "spells.toml",
            &spell_with("both", &format!("cost = [{{ {cost} = 0 }}]\ndo = [\"heal\"]")),
            &[&format!("packs/x/spells.toml:7: the number of `{cost}` cannot be 0: write 1 to 10")],
        );
    }
}

#[test]
fn costs() {
    for (when, name) in [("minion", "an action space"), ("end-of-turn", "`end-of-turn`")] {
        for cost in ["tokens", "coins"] {
            in_room(
                &format!("when = \"{when}\"\ncost = [{{ {cost} = 1 }}]\ndo = [\"heal\"]"),
                &[&format!(
                    "packs/x/rooms.toml:10: {name} is not declared, so nobody pays for it: leave \
                     out the cost"
                )],
            );
        }
    }
    for cost in ["destroy-this", "destroy-another"] {
        check(
            "items.toml",
            &item_with("both", &format!("cost = [\"{cost}\"]\ndo = [\"heal\"]")),
            &["packs/x/items.toml:7: an item is no room: it cannot destroy itself or another one"],
        );
    }
    // Each token is chosen; coins are alike.
    in_room("when = \"activated\"\ncost = [{ tokens = 4 }, { coins = 5 }]\ndo = [\"heal\"]", &[]);
    in_room(
        "when = \"activated\"\ncost = [{ tokens = 4 }, \"remove-soul\"]\ndo = [\"heal\"]",
        &["packs/x/rooms.toml:10: this costs 5 things to choose; at most 4 can be paid"],
    );
}

#[test]
fn without_end() {
    let back = "this ability gives back what it costs, so it could be used without end: write \
                `once = true`";
    for (cost, effect) in [
        ("{ coins = 1 }", "{ coins = 1 }"),
        ("{ tokens = 2 }", "{ tokens = { on = \"each\", count = 2 } }"),
    ] {
        let ability = format!("when = \"activated\"\ncost = [{cost}]\ndo = [{effect}]");
        in_room(&ability, &[&format!("packs/x/rooms.toml:8: {back}")]);
        in_room(&format!("once = true\n{ability}"), &[]);
    }
    in_room("when = \"activated\"\ncost = [{ coins = 2 }]\ndo = [{ coins = 1 }]", &[]);
    for verb in ["to-first-room", "to-your-entrance"] {
        let circle = format!(
            "when = \"hero-enters\"\ntarget = {{ hero = \"this-room\" }}\ndo = [\"{verb}\"]"
        );
        in_room(
            &circle,
            &[
                "packs/x/rooms.toml:8: a hero would walk in circles here without end: write `once = \
               true`",
            ],
        );
        in_room(&format!("once = true\n{circle}"), &[]);
    }
}

#[test]
fn once_anyway() {
    for (when, name) in [
        ("minion", "an action space"),
        ("uncovered", "`uncovered`"),
        ("end-of-turn", "`end-of-turn`"),
    ] {
        in_room(
            &format!("when = \"{when}\"\nonce = true\ndo = [\"heal\"]"),
            &[&format!("packs/x/rooms.toml:10: {name} happens once anyway: leave out `once`")],
        );
    }
    check(
        "items.toml",
        &item_with("both", "once = true\ndo = [\"heal\"]"),
        &["packs/x/items.toml:7: an item happens once anyway: leave out `once`"],
    );
    check(
        "items.toml",
        &item_with("build", "may = true\ndo = [\"heal\"]"),
        &["packs/x/items.toml:7: a build item is declared by choice anyway: leave out `may`"],
    );
    // Other moments may come again in a turn.
    for when in ["hero-enters", "hero-survives", "hero-dies-anywhere"] {
        in_room(&format!("when = \"{when}\"\nonce = true\ndo = [\"heal\"]"), &[]);
    }
}
