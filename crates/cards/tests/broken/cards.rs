//! Ids, names, numbers and treasure.

use super::{MANIFEST, boss_with, check, problems, room, room_with, source, spell_with};

#[track_caller]
fn manifest(from: &str, to: &str, expected: &[&str]) {
    let text = MANIFEST.replace(from, to);
    assert_ne!(text, MANIFEST, "the replacement found nothing");
    assert_eq!(problems(vec![source("packs/x", &[("pack.toml", &text)])]), expected);
}

#[test]
fn manifests() {
    manifest(
        "id = \"x\"",
        "id = \"X y\"",
        &["packs/x/pack.toml:2: the id `X y` is not in kebab-case, such as `dark-altar`"],
    );
    manifest("\"1\"", "\"\"", &["packs/x/pack.toml:3: the version is empty"]);
    manifest("\"MIT\"", "\" \"", &["packs/x/pack.toml:4: the license is empty"]);
    manifest(
        "[\"me\"]",
        "[]",
        &["packs/x/pack.toml:5: somebody must have made this pack: name an author"],
    );
    manifest(
        "[\"en\", \"pl\"]",
        "[]",
        &["packs/x/pack.toml:6: name at least one language, such as \"en\""],
    );
    manifest(
        "[\"en\", \"pl\"]",
        "[\"en\", \"Polish\", \"en\"]",
        &[
            "packs/x/pack.toml:6: `Polish` is no language code, such as `en`",
            "packs/x/pack.toml:6: the language `en` stands twice",
        ],
    );
    for (wrong, message) in [
        ("[5]", "write the least and the most players: players = [5, 6]"),
        ("[5, 7]", "the number of players cannot be 7: write 1 to 6"),
        ("[6, 5]", "6 to 5 players is an empty range: write [5, 6]"),
    ] {
        let players = format!("players = {wrong}\nversion");
        manifest("version", &players, &[&format!("packs/x/pack.toml:3: {message}")]);
    }
    manifest("en = \"X\"", "pl = \"X\"", &["packs/x/pack.toml:7: the title in `en` is missing"]);
}

#[test]
fn ids() {
    check(
        "rooms.toml",
        &room("").replace("\"a\"", "\"Dark Altar\""),
        &["packs/x/rooms.toml:2: the id `Dark Altar` is not in kebab-case, such as `dark-altar`"],
    );
    let long = "a".repeat(41);
    check(
        "rooms.toml",
        &room("").replace("\"a\"", &format!("\"{long}\"")),
        &[&format!("packs/x/rooms.toml:2: the id `{long}` is longer than 40 letters")],
    );
    let two = format!("{}{}", room(""), room("").replace("\"A\"", "\"B\""));
    check(
        "rooms.toml",
        &two,
        &["packs/x/rooms.toml:9: the id `a` is taken already, in packs/x/rooms.toml line 1"],
    );
}

#[test]
fn names() {
    let named = |name: &str| room("").replace("name.en = \"A\"", name);
    check(
        "rooms.toml",
        &named("name.pl = \"A\""),
        &["packs/x/rooms.toml:4: the name in `en` is missing"],
    );
    check(
        "rooms.toml",
        &named("name = { en = \"A\", de = \"A\" }"),
        &["packs/x/rooms.toml:4: a name in `de`, but the pack's languages are en and pl"],
    );
    check("rooms.toml", &named("name.en = \"\""), &["packs/x/rooms.toml:4: the name is empty"]);
    check(
        "rooms.toml",
        &named("name.en = \"A\\u0007\""),
        &["packs/x/rooms.toml:4: the name has blanks around it or signs that cannot be shown"],
    );
    check(
        "rooms.toml",
        &named(&format!("name.en = \"{}\"", "ł".repeat(41))),
        &["packs/x/rooms.toml:4: the name is longer than 40 letters"],
    );
    check(
        "rooms.toml",
        &room("name-in = { second = { pl = \"A\" } }"),
        &["packs/x/rooms.toml:3: the name in `en` is missing"],
    );
    let two = format!("{}{}", room(""), room("").replace("\"a\"", "\"b\""));
    check("rooms.toml", &two, &["packs/x/rooms.toml:9: `a` and `b` are both called \"A\""]);
}

#[test]
fn printings() {
    check(
        "rooms.toml",
        &room("printings = []"),
        &["packs/x/rooms.toml:3: `printings` is empty: leave it out or name a printing"],
    );
    check(
        "rooms.toml",
        &room("printings = [\"first\", \"first\"]"),
        &["packs/x/rooms.toml:3: `printings` names a printing twice"],
    );
    check(
        "rooms.toml",
        &room("printings = [\"first\"]\nname-in.second.en = \"B\"\ncopies-in.anniversary = 2"),
        &[
            "packs/x/rooms.toml:4: the second printing does not have this card",
            "packs/x/rooms.toml:5: the anniversary printing does not have this card",
        ],
    );
    let only = room_with("when = \"built\"\nonly = [\"second\"]\ndo = [\"heal\"]");
    check(
        "rooms.toml",
        &only.replace("copies = 1", "copies = 1\nprintings = [\"first\"]"),
        &["packs/x/rooms.toml:11: the second printing does not have this card"],
    );
    check(
        "rooms.toml",
        &only.replace("[\"second\"]", "[]"),
        &["packs/x/rooms.toml:10: `only` is empty: leave it out or name a printing"],
    );
    check(
        "bosses.toml",
        &boss_with("only = [\"first\"]\ndo = [\"heal\"]"),
        &["packs/x/bosses.toml:7: a level up belongs to the whole card: use `printings`"],
    );
    check(
        "spells.toml",
        &spell_with("both", "only = [\"first\"]\ndo = [\"heal\"]"),
        &[
            "packs/x/spells.toml:2: in the second printing this spell has 0 abilities; it must have one",
        ],
    );
    check(
        "spells.toml",
        &spell_with("both", "do = [\"heal\"]\n[[spell.ability]]\ndo = [\"heal\"]"),
        &[
            "packs/x/spells.toml:2: in the first printing this spell has 2 abilities; it must have one",
        ],
    );
}

#[test]
fn copies() {
    for wrong in [0, 61, -1, 1000] {
        check(
            "rooms.toml",
            &room("").replace("copies = 1", &format!("copies = {wrong}")),
            &[&format!("packs/x/rooms.toml:5: `copies` cannot be {wrong}: write 1 to 60")],
        );
    }
    check(
        "rooms.toml",
        &room("copies-in = { first = 0 }"),
        &["packs/x/rooms.toml:3: `copies` cannot be 0: write 1 to 60"],
    );
    check(
        "bosses.toml",
        &boss_with("do = [\"heal\"]").replace("xp", "copies = 2\nxp"),
        &["packs/x/bosses.toml:4: unknown key `copies`; there are: id, name, name-in, printings, \
           ours, note, solo, xp, treasure, level-up, lasting, ability"],
    );
}

#[test]
fn treasure_and_damage() {
    for empty in ["{}", "[]", "{ mage = 0 }"] {
        check(
            "rooms.toml",
            &room("").replace("\"mage\"", empty),
            &["packs/x/rooms.toml:8: `treasure` is empty: the card needs at least one icon"],
        );
    }
    check(
        "rooms.toml",
        &room("").replace("\"mage\"", "{ mage = 10 }"),
        &["packs/x/rooms.toml:8: the number of treasure icons cannot be 10: write 1 to 9"],
    );
    check(
        "rooms.toml",
        &room("").replace("damage = 1", "damage = 21"),
        &["packs/x/rooms.toml:7: the damage of a room cannot be 21: write 0 to 20"],
    );
    for (word, message) in [
        ("\"per-bellow\"", "unknown word `per-bellow`; did you mean `per-below`?"),
        ("{ per-rom = \"any\" }", "unknown word `per-rom`; did you mean `per-room`?"),
        ("{ per-treasure = \"magic\" }", "unknown word `magic`; did you mean `mage`?"),
    ] {
        check(
            "rooms.toml",
            &room("").replace("damage = 1", &format!("damage = {word}")),
            &[&format!("packs/x/rooms.toml:7: {message}")],
        );
    }
    check(
        "bosses.toml",
        &boss_with("do = [\"heal\"]").replace("100", "0"),
        &["packs/x/bosses.toml:4: the `xp` of a boss cannot be 0: write 1 to 9999"],
    );
    check(
        "rooms.toml",
        &room("lasting = [{ damage-nearby = { near = \"next\", rooms = \"any\", amount = 0 } }]"),
        &["packs/x/rooms.toml:3: the `amount` of `damage-nearby` cannot be 0: write 1 to 20"],
    );
}

#[test]
fn heroes() {
    let hero = "[[hero]]\nid = \"h\"\nname.en = \"H\"\nhealth = 4\nmark = 2\ntreasure = \"mage\"\n";
    check("heroes.toml", hero, &[]);
    for wrong in [1, 7] {
        check(
            "heroes.toml",
            &hero.replace("mark = 2", &format!("mark = {wrong}")),
            &[&format!(
                "packs/x/heroes.toml:5: the mark of a hero cannot be {wrong}: write 2 to 6"
            )],
        );
    }
    check(
        "heroes.toml",
        &hero.replace("health = 4", "health = 0"),
        &["packs/x/heroes.toml:4: the health of a hero cannot be 0: write 1 to 60"],
    );
    check(
        "heroes.toml",
        &hero.replace("\"mage\"", "[]"),
        &["packs/x/heroes.toml:2: nothing lures this hero: give it a treasure or an ability"],
    );
    check(
        "heroes.toml",
        &hero.replace("\"mage\"", "[\"mage\", \"mage\"]"),
        &["packs/x/heroes.toml:6: a hero wants a treasure once: this one stands twice"],
    );
    check(
        "heroes.toml",
        &hero.replace("mark", "copies = 2\nmark"),
        &["packs/x/heroes.toml:5: unknown key `copies`; there are: id, name, name-in, printings, \
           ours, note, solo, epic, health, mark, treasure, ability"],
    );
}
