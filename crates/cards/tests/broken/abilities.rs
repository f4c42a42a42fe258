//! Effects without a legal moment.

use super::{boss_with, check, room, room_with, spell_with};

#[track_caller]
fn in_room(ability: &str, expected: &[&str]) {
    check("rooms.toml", &room_with(ability), expected);
}

#[track_caller]
fn in_spell(phase: &str, ability: &str, expected: &[&str]) {
    check("spells.toml", &spell_with(phase, ability), expected);
}

#[track_caller]
fn in_boss(level_up: &str, expected: &[&str]) {
    check("bosses.toml", &boss_with(level_up), expected);
}

#[test]
fn the_wrong_when() {
    in_room(
        "do = [\"heal\"]",
        &["packs/x/rooms.toml:8: a room's ability needs a `when`, such as `activated`"],
    );
    in_room(
        "when = \"cast\"\ndo = [\"heal\"]",
        &["packs/x/rooms.toml:9: `cast` is for spells: write `activated` for a room"],
    );
    in_room(
        "when = \"level-up\"\ndo = [\"heal\"]",
        &["packs/x/rooms.toml:9: `level-up` is for bosses: a room has none"],
    );
    in_spell(
        "both",
        "when = \"cast\"\ndo = [\"heal\"]",
        &["packs/x/spells.toml:7: a spell has no `when`: it happens when it is cast"],
    );
    in_boss(
        "when = \"level-up\"\ndo = [\"heal\"]",
        &["packs/x/bosses.toml:7: a level up has no `when`: leave it out"],
    );
}

#[test]
fn nothing_to_do() {
    in_room(
        "when = \"built\"\ndo = []",
        &["packs/x/rooms.toml:8: this ability does nothing: `do` is empty"],
    );
    in_room(
        "when = \"built\"\ndo = [{ draw = { back = \"room\", count = 0 } }]",
        &["packs/x/rooms.toml:10: the `count` of `draw` cannot be 0: write 1 to 10"],
    );
    in_spell(
        "both",
        "do = [{ your-rooms-damage = 21 }]",
        &["packs/x/spells.toml:7: the number of `your-rooms-damage` cannot be 21: write 1 to 20"],
    );
    in_spell(
        "both",
        "cost = [{ discard = { what = \"any\", count = 0 } }]\ndo = [\"heal\"]",
        &["packs/x/spells.toml:7: the `count` of `discard` cannot be 0: write 1 to 10"],
    );
}

#[test]
fn effects_without_their_target() {
    let hero = "target = { hero = ... }";
    let inside = "target = { hero = \"this-room\" } or { hero = \"dungeon\" }";
    let away = "target = { hero = ... }, one of \"this-room\", \"dungeon\", \"entrance\" and \
                \"landmark\"";
    let room = "target = { room = ... }";
    let opponent = "target = \"opponent\"";
    let dead = "target = { hero = \"dead\" }";
    for (effect, verb, needs) in [
        ("\"cancel\"", "cancel", "target = \"spell\""),
        ("\"kill\"", "kill", hero),
        ("{ health = 2 }", "health", hero),
        ("\"to-your-entrance\"", "to-your-entrance", hero),
        ("{ damage = 2 }", "damage", inside),
        ("\"to-town\"", "to-town", away),
        ("\"to-first-room\"", "to-first-room", inside),
        ("{ room-damage = 2 }", "room-damage", room),
        ("\"deactivate\"", "deactivate", room),
        ("\"stun\"", "stun", room),
        ("\"collapse-target\"", "collapse-target", room),
        ("{ health-token = -2 }", "health-token", hero),
        ("\"destroy-target\"", "destroy-target", room),
        ("\"send-from-town\"", "send-from-town", opponent),
        ("\"look-at-hand\"", "look-at-hand", opponent),
        ("\"take-random\"", "take-random", opponent),
        ("\"take-seen\"", "take-seen", opponent),
        ("\"take-shown\"", "take-shown", opponent),
        ("{ return-soul = { health = 0 } }", "return-soul", dead),
        ("\"remove-soul\"", "remove-soul", dead),
        ("{ special = \"no-entry\" }", "no-entry", opponent),
    ] {
        let expected = format!("packs/x/spells.toml:7: `{verb}` needs {needs}");
        in_spell("both", &format!("do = [{effect}]"), &[&expected]);
    }
    for effect in [
        "{ draw = { back = \"room\", who = \"target\" } }",
        "{ discard = { what = \"any\", who = \"target\" } }",
        "{ discard-random = { back = \"room\", who = \"target\" } }",
        "{ discard-hand = \"target\" }",
        "{ destroy-own = \"target\" }",
        "{ lose-tokens = \"target\" }",
    ] {
        in_spell(
            "both",
            &format!("do = [{effect}]"),
            &["packs/x/spells.toml:7: `who = \"target\"` needs target = \"opponent\""],
        );
    }
    in_spell(
        "both",
        "target = { hero = \"town\" }\ndo = [\"kill\", { tokens = { on = \"target\" } }]",
        &[&format!("packs/x/spells.toml:8: `on = \"target\"` needs {room}")],
    );
    // The wrong target is as bad as none.
    in_spell(
        "both",
        "target = { hero = \"town\" }\ndo = [\n  \"stun\",\n  \"to-town\",\n]",
        &[
            &format!("packs/x/spells.toml:9: `stun` needs {room}"),
            &format!("packs/x/spells.toml:10: `to-town` needs {away}"),
        ],
    );
    // Who is dead is killed no more, and who lives has no soul to lose.
    in_spell(
        "both",
        "target = { hero = \"dead\" }\ndo = [\"kill\"]",
        &[&format!("packs/x/spells.toml:8: `kill` needs {hero}")],
    );
    in_spell(
        "both",
        "target = { hero = \"town\" }\ndo = [\"remove-soul\"]",
        &[&format!("packs/x/spells.toml:8: `remove-soul` needs {dead}")],
    );
}

#[test]
fn a_target_for_nothing() {
    in_spell(
        "both",
        "target = \"opponent\"\ndo = [\"heal\"]",
        &["packs/x/spells.toml:7: the target is chosen, but nothing under `do` uses it"],
    );
}

#[test]
fn targets_that_are_not_there() {
    let kill = |place: &str| format!("target = {{ hero = \"{place}\" }}\ndo = [\"kill\"]");
    for place in ["dungeon", "this-room"] {
        for (when, name) in [
            ("\"built\"", "`built`"),
            ("{ built-another = \"any\" }", "`built-another`"),
            ("\"hero-dies\"", "`hero-dies`"),
        ] {
            let expected =
                format!("packs/x/rooms.toml:10: {name} finds no hero in a dungeon at its moment");
            in_room(&format!("when = {when}\n{}", kill(place)), &[&expected]);
        }
    }
    in_spell(
        "build",
        &kill("dungeon"),
        &["packs/x/spells.toml:7: a build spell finds no hero in a dungeon at its moment"],
    );
    in_boss(
        &kill("dungeon"),
        &["packs/x/bosses.toml:7: a level up finds no hero in a dungeon at its moment"],
    );
    in_spell(
        "both",
        &kill("this-room"),
        &["packs/x/spells.toml:7: a spell is no room: `this-room` is for rooms"],
    );
    in_boss(
        &kill("this-room"),
        &["packs/x/bosses.toml:7: a boss is no room: `this-room` is for rooms"],
    );
    in_room(
        "when = \"you-play-spell\"\ntarget = \"spell\"\ndo = [\"cancel\"]",
        &["packs/x/rooms.toml:10: `you-play-spell` finds no declared spell at its moment"],
    );
}

#[test]
fn targets_that_say_too_much_or_too_little() {
    let stun = |target: &str| format!("target = {target}\ndo = [\"stun\"]");
    in_spell(
        "both",
        &stun("{ whose = \"yours\" }"),
        &["packs/x/spells.toml:7: a target names one of `hero`, `room`, `spell` and `opponent`"],
    );
    in_spell(
        "both",
        &stun("{ room = \"any\", hero = \"town\" }"),
        &["packs/x/spells.toml:7: a target names one of `hero`, `room`, `spell` and `opponent`"],
    );
    in_spell(
        "both",
        &stun("{ opponent = \"any\", whose = \"yours\" }"),
        &[
            "packs/x/spells.toml:7: `whose` belongs to a room, to a hero in a dungeon or at an entrance, \
             or to a dead hero",
        ],
    );
    in_spell(
        "both",
        &stun("{ room = \"any\", ordinary = true }"),
        &["packs/x/spells.toml:7: `ordinary` belongs to a hero in town"],
    );
}

#[test]
fn costs_nobody_can_pay() {
    in_room(
        "when = \"built\"\ncost = [\"destroy-this\"]\ndo = [\"heal\"]",
        &[
            "packs/x/rooms.toml:10: `built` is not declared, so nobody pays for it: leave out the cost",
        ],
    );
    in_boss(
        "cost = [\"remove-soul\"]\ndo = [\"heal\"]",
        &[
            "packs/x/bosses.toml:7: a level up is not declared, so nobody pays for it: leave out the cost",
        ],
    );
    for cost in ["destroy-this", "destroy-another"] {
        in_spell(
            "both",
            &format!("cost = [\"{cost}\"]\ndo = [\"heal\"]"),
            &["packs/x/spells.toml:7: a spell is no room: it cannot destroy itself or another one"],
        );
    }
}

#[test]
fn costs_that_go_too_far() {
    in_room(
        "when = \"activated\"\ndo = [\"heal\"]",
        &[
            "packs/x/rooms.toml:8: this ability could be used without end: give it a cost or `once = true`",
        ],
    );
    in_room(
        "when = \"activated\"\ncost = [\"remove-soul\", \"remove-soul\"]\ndo = [\"heal\"]",
        &["packs/x/rooms.toml:10: this kind of cost is there already: join the two"],
    );
    in_room(
        "when = \"activated\"\ncost = [{ discard = { what = \"spell\", count = 5 } }]\ndo = [\"heal\"]",
        &["packs/x/rooms.toml:10: this costs 5 things to choose; at most 4 can be paid"],
    );
}

#[test]
fn effects_that_come_too_late() {
    for special in ["no-building", "extra-placement"] {
        let effect = format!("do = [{{ special = \"{special}\" }}]");
        in_spell(
            "adventure",
            &effect,
            &[&format!("packs/x/spells.toml:7: `{special}` comes too late for an adventure spell")],
        );
        in_room(
            &format!("when = \"built\"\n{effect}"),
            &[&format!("packs/x/rooms.toml:10: `{special}` comes too late for `built`")],
        );
    }
    in_spell(
        "adventure",
        "do = [\"double-treasure\"]",
        &["packs/x/spells.toml:7: `double-treasure` comes too late for an adventure spell"],
    );
    in_room(
        "when = \"hero-dies\"\ndo = [\"double-treasure\"]",
        &["packs/x/rooms.toml:10: `double-treasure` comes too late for `hero-dies`"],
    );
}

#[test]
fn once_and_how_many() {
    in_spell(
        "both",
        "once = true\ndo = [\"heal\"]",
        &["packs/x/spells.toml:7: a spell happens once anyway: leave out `once`"],
    );
    in_room(
        "when = \"built\"\nonce = true\ndo = [\"heal\"]",
        &["packs/x/rooms.toml:10: `built` happens once anyway: leave out `once`"],
    );
    in_boss(
        "once = true\ndo = [\"heal\"]",
        &["packs/x/bosses.toml:7: a level up happens once anyway: leave out `once`"],
    );
    let once = "[[room.ability]]\nwhen = \"hero-dies\"\nonce = true\ndo = [\"heal\"]\n";
    check(
        "rooms.toml",
        &format!("{}{once}{once}", room("")),
        &["packs/x/rooms.toml:2: in the first printing this room has 2 once-per-turn abilities; \
           it can have one"],
    );
    // One in each printing is one.
    let first = once.replace("once", "only = [\"first\"]\nonce");
    let second = once.replace("once", "only = [\"second\"]\nonce");
    check("rooms.toml", &format!("{}{first}{second}", room("")), &[]);
    let plain = "[[room.ability]]\nwhen = \"hero-dies\"\ndo = [\"heal\"]\n".repeat(5);
    check(
        "rooms.toml",
        &format!("{}{plain}", room("")),
        &["packs/x/rooms.toml:2: in the first printing this room has 5 abilities; it can have 4"],
    );
}

#[test]
fn a_choice_twice() {
    in_room(
        "when = \"activated\"\nmay = true\ncost = [\"destroy-this\"]\ndo = [\"heal\"]",
        &[
            "packs/x/rooms.toml:10: an activated ability is declared by choice anyway: leave out `may`",
        ],
    );
    in_spell(
        "both",
        "may = true\ndo = [\"heal\"]",
        &["packs/x/spells.toml:7: a spell is declared by choice anyway: leave out `may`"],
    );
}

#[test]
fn opponents_too_far_ahead() {
    let ahead = |by: u8| {
        let target = format!("target = {{ opponent = {{ souls-ahead = {by} }} }}");
        spell_with("build", &format!("{target}\ndo = [\"take-seen\"]"))
    };
    for wrong in [0, 21, 255] {
        check(
            "spells.toml",
            &ahead(wrong),
            &[&format!(
                "packs/x/spells.toml:7: the number of `souls-ahead` cannot be {wrong}: write 1 to 20"
            )],
        );
    }
    check("spells.toml", &ahead(20), &[]);
}
