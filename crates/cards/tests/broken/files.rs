//! Folders, syntax, keys and words.

use std::path::PathBuf;

use endboss_cards::{Catalogue, Source};
use endboss_lexicon::{Gender, Printing};

use super::{MANIFEST, check, problems, room, room_with, source};

fn shown(result: Result<Catalogue, Vec<endboss_cards::Problem>>) -> Vec<String> {
    result.err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

#[test]
fn a_folder_that_is_not_there() {
    let found = shown(Catalogue::load(&[PathBuf::from("no/such/folder")]));
    assert_eq!(found.len(), 1);
    assert!(found[0].starts_with("no/such/folder: cannot be read: "), "{found:?}");
}

#[test]
fn a_pack_without_a_manifest() {
    assert_eq!(
        problems(vec![source("packs/x", &[("rooms.toml", &room(""))])]),
        ["packs/x/pack.toml: there is no such file; every pack has one"]
    );
}

#[test]
fn a_file_nobody_reads() {
    let pack = source("packs/x", &[("pack.toml", MANIFEST), ("room.toml", "")]);
    assert_eq!(
        problems(vec![pack]),
        ["packs/x/room.toml: unknown file `room.toml`; did you mean `rooms.toml`?"]
    );
}

#[test]
fn a_shipped_pack_that_does_not_exist() {
    assert_eq!(
        shown(Catalogue::with_shipped(&["clasic"], &[])),
        ["packs: unknown pack `clasic`; did you mean `classic`?"]
    );
}

#[test]
fn syntax() {
    check(
        "rooms.toml",
        "[[room]]\nid = \"a\"\ncopies = = 3\n",
        &["packs/x/rooms.toml:3: not valid TOML: extra `=`, expected nothing"],
    );
    check(
        "rooms.toml",
        "[[room]]\nid = \"a\ncopies = 3\n",
        &["packs/x/rooms.toml:2: not valid TOML: invalid basic string, expected `\"`"],
    );
}

#[test]
fn bytes_that_are_no_text() {
    let files = [("pack.toml", MANIFEST.as_bytes().to_vec()), ("rooms.toml", b"\n\n\xff".to_vec())];
    assert_eq!(
        problems(vec![Source::new("packs/x", files)]),
        ["packs/x/rooms.toml:3: this is not UTF-8"]
    );
}

#[test]
fn unknown_keys() {
    check(
        "rooms.toml",
        &room("damge = 2"),
        &["packs/x/rooms.toml:3: unknown key `damge`; did you mean `damage`?"],
    );
    check(
        "rooms.toml",
        "[[rooom]]\nid = \"a\"\n",
        &["packs/x/rooms.toml:1: unknown key `rooom`; did you mean `room`?"],
    );
    check(
        "rooms.toml",
        "[room]\nid = \"a\"\n",
        &["packs/x/rooms.toml:1: write [[room]] with double brackets"],
    );
    check(
        "rooms.toml",
        &room_with("when = \"built\"\ntarget = { rom = \"trap\" }\ndo = [\"stun\"]"),
        &["packs/x/rooms.toml:10: unknown key `rom`; did you mean `room`?"],
    );
    check(
        "rooms.toml",
        &room_with("when = \"built\"\ndo = [\n  { draw = { back = \"room\", cuont = 2 } },\n]"),
        &["packs/x/rooms.toml:11: unknown key `cuont`; did you mean `count`?"],
    );
}

#[test]
fn unknown_words() {
    let built = |effect: &str| room_with(&format!("when = \"built\"\ndo = [{effect}]"));
    check(
        "rooms.toml",
        &built("\"heel\""),
        &["packs/x/rooms.toml:10: unknown word `heel`; did you mean `heal`?"],
    );
    check(
        "rooms.toml",
        &built("{ drow = \"room\" }"),
        &["packs/x/rooms.toml:10: unknown word `drow`; did you mean `draw`?"],
    );
    check(
        "rooms.toml",
        &built("{ draw = \"hero\" }"),
        &["packs/x/rooms.toml:10: unknown word `hero`; there are: room, spell"],
    );
    check(
        "rooms.toml",
        &room_with("when = \"build\"\ndo = [\"heal\"]"),
        &["packs/x/rooms.toml:9: unknown word `build`; did you mean `built`?"],
    );
    check(
        "rooms.toml",
        &room("").replace("\"mage\"", "\"magic\""),
        &["packs/x/rooms.toml:8: unknown word `magic`; did you mean `mage`?"],
    );
    check(
        "rooms.toml",
        &room("printings = [\"third\"]"),
        &["packs/x/rooms.toml:3: unknown word `third`; there are: first, second, anniversary"],
    );
}

#[test]
fn missing_keys_and_wrong_shapes() {
    check(
        "rooms.toml",
        "[[room]]\nid = \"a\"\n",
        &["packs/x/rooms.toml:1: the key `name` is missing"],
    );
    let built = |effect: &str| room_with(&format!("when = \"built\"\ndo = [{effect}]"));
    check(
        "rooms.toml",
        &built("\"draw\""),
        &["packs/x/rooms.toml:10: `draw` needs a value: write { draw = ... }"],
    );
    check(
        "rooms.toml",
        &built("{ heal = 1 }"),
        &["packs/x/rooms.toml:10: this word takes no value: write it in quotes, by itself"],
    );
    check(
        "rooms.toml",
        &built("{ draw = \"room\", discard = \"room\" }"),
        &["packs/x/rooms.toml:10: write one word with its value per table: { draw = \"room\" }"],
    );
    check(
        "rooms.toml",
        &built("{ tokens = \"two\" }"),
        &["packs/x/rooms.toml:10: expected a number or a table, found string \"two\""],
    );
    check(
        "rooms.toml",
        &built("{ tokens = { count = 2 } }"),
        &["packs/x/rooms.toml:10: the key `on` is missing"],
    );
    check(
        "rooms.toml",
        &built("{ damage = \"tokens-hear\" }"),
        &["packs/x/rooms.toml:10: unknown word `tokens-hear`; did you mean `tokens-here`?"],
    );
    check(
        "rooms.toml",
        &room_with(
            "when = \"built\"\nif = { treasure = { kind = \"mage\", cuont = 2 } }\ndo = [\"heal\"]",
        ),
        &["packs/x/rooms.toml:10: unknown key `cuont`; did you mean `count`?"],
    );
    check(
        "rooms.toml",
        &built("3"),
        &["packs/x/rooms.toml:10: expected a word or a table, found 3"],
    );
    check(
        "rooms.toml",
        &room("").replace("damage = 1", "damage = \"1\""),
        &["packs/x/rooms.toml:7: expected a number, \"per-below\", { per-room = ... } or \
           { per-treasure = ... }, found string \"1\""],
    );
    check(
        "rooms.toml",
        &room("").replace("damage = 1", "damage = 300"),
        &["packs/x/rooms.toml:7: 300 does not fit here: write a number from 0 to 255"],
    );
    check(
        "rooms.toml",
        &room("").replace("damage = 1", "damage = -1"),
        &["packs/x/rooms.toml:7: -1 does not fit here: write a number from 0 to 255"],
    );
    check(
        "rooms.toml",
        &room("advanced = \"yes\""),
        &["packs/x/rooms.toml:3: expected true or false, found string \"yes\""],
    );
    check(
        "rooms.toml",
        &room("lasting = \"sends-back\""),
        &["packs/x/rooms.toml:3: expected a list, found string \"sends-back\""],
    );
}

#[test]
fn a_bad_card_does_not_hide_the_next() {
    let two = format!("{}{}", room("damge = 2"), room("heatlh = 2").replace("\"a\"", "\"b\""));
    check(
        "rooms.toml",
        &two,
        &[
            "packs/x/rooms.toml:3: unknown key `damge`; did you mean `damage`?",
            "packs/x/rooms.toml:11: unknown key `heatlh`; there are: id, name, name-in, printings, \
             ours, note, solo, copies, copies-in, sort, advanced, damage, treasure, lasting, ability",
        ],
    );
}

#[test]
fn files_of_one_pack_are_all_read() {
    let pack = source(
        "packs/x",
        &[
            ("pack.toml", &MANIFEST.replace("version", "verison")),
            ("rooms.toml", &room("damge = 2")),
            ("spells.toml", "[[spell]]\n"),
        ],
    );
    assert_eq!(
        problems(vec![pack]),
        [
            "packs/x/pack.toml:3: unknown key `verison`; did you mean `version`?",
            "packs/x/rooms.toml:3: unknown key `damge`; did you mean `damage`?",
            "packs/x/spells.toml:1: the key `id` is missing",
        ]
    );
}

/// Names in another language stand in a file of their own.
#[test]
fn names_in_other_languages() {
    let with = |file: &str, names: &str| {
        let rooms = room("");
        let files = [("pack.toml", MANIFEST), ("rooms.toml", &*rooms), (file, names)];
        problems(vec![source("packs/x", &files)])
    };
    let sound = "title = \"Ics\"\n[cards]\na = \"Esempio\"\n";
    assert_eq!(with("names.it.toml", sound), Vec::<String>::new());
    assert_eq!(with("names.it.toml", ""), Vec::<String>::new());
    assert_eq!(
        with("names.it.toml", "[cards]\nb = \"Esempio\"\na = \"\"\n"),
        [
            "packs/x/names.it.toml:3: the name is empty",
            "packs/x/names.it.toml:2: unknown card `b`; there are: a",
        ]
    );
    assert_eq!(
        with("names.pl.toml", sound),
        ["packs/x/names.pl.toml:1: the names in `pl` stand in the pack's other files already"]
    );
    assert_eq!(
        with("names.Italian.toml", sound),
        ["packs/x/names.Italian.toml:1: `Italian` is no language code, such as `en`"]
    );
    assert_eq!(with("names.it.toml", "[rooms]\na = \"A\"\n").len(), 1);
}

/// What cards are called elsewhere changes no game.
#[test]
fn names_in_other_languages_are_no_part_of_the_hash() {
    let rooms = room("");
    let files = [("pack.toml", MANIFEST), ("rooms.toml", &*rooms)];
    let names = [("names.it.toml", "title = \"Ics\"\n[cards]\na = \"Esempio\"\n")];
    let plain = Catalogue::of(vec![source("packs/x", &files)]).expect("sound");
    let named = source("packs/x", &[&files[..], &names].concat());
    let named = Catalogue::of(vec![named]).expect("sound");
    assert_eq!(plain.hash(), named.hash());
    let card = named.kind("a").expect("it is there");
    assert_eq!(named.name(card, "it", Printing::Second), "Esempio");
    assert_eq!(named.packs()[0].manifest.title("it"), "Ics");
    assert_eq!(named.packs()[0].manifest.languages, ["en", "pl", "it"]);
    assert_eq!(named.packs()[0].files.len(), 3, "a store keeps them, too");
}

const SISTER: &str = "[[hero]]\nid = \"sister\"\nname.en = \"Sister\"\nhealth = 4\nmark = 2\ntreasure = [\"mage\"]\n";

/// Gender is said where the names are, in whichever language has one; a slip of it has its line.
#[test]
fn genders() {
    let with = |file: &str, names: &str| {
        let rooms = room("");
        let files = [
            ("pack.toml", MANIFEST),
            ("rooms.toml", &*rooms),
            ("heroes.toml", SISTER),
            (file, names),
        ];
        problems(vec![source("packs/x", &files)])
    };
    for file in ["names.it.toml", "names.pl.toml", "names.en.toml"] {
        assert_eq!(with(file, "[gender]\nsister = \"feminine\"\n"), Vec::<String>::new());
        let at = |line: &str| vec![format!("packs/x/{file}:{line}")];
        assert_eq!(
            with(file, "[gender]\nsister = \"femenine\"\n"),
            at("2: unknown word `femenine`; did you mean `feminine`?")
        );
        assert_eq!(
            with(file, "[gender]\nsister = \"neuter\"\n"),
            at("2: unknown word `neuter`; there are: masculine, feminine")
        );
        assert_eq!(
            with(file, "\n[gender]\nsiter = \"feminine\"\n"),
            at("3: unknown hero or boss `siter`; did you mean `sister`?")
        );
        assert_eq!(
            with(file, "[gender]\na = \"feminine\"\n"),
            at("2: `a` has no gender: only heroes and bosses do")
        );
    }
    assert_eq!(
        with("names.pl.toml", "[cards]\nsister = \"Siostra\"\n[gender]\nsister = \"feminine\"\n"),
        ["packs/x/names.pl.toml:1: the names in `pl` stand in the pack's other files already"]
    );
}

/// A language that says nothing follows the pack's first one, whose name its readers may see.
#[test]
fn a_gender_is_that_of_the_language_or_of_the_first_one() {
    let made = |names: &[(&str, &str)]| {
        let files = [&[("pack.toml", MANIFEST), ("heroes.toml", SISTER)], names].concat();
        let catalogue = Catalogue::of(vec![source("packs/x", &files)]).expect("sound");
        let sister = catalogue.kind("sister").expect("it is there");
        (catalogue.hash(), ["en", "pl", "it"].map(|lang| catalogue.gender(sister, lang)))
    };
    let (feminine, masculine) = (Gender::Feminine, Gender::Masculine);
    let (hash, said) = made(&[]);
    assert_eq!(said, [masculine; 3]);
    let first = ("names.en.toml", "[gender]\nsister = \"feminine\"\n");
    assert_eq!(made(&[first]), (hash.clone(), [feminine; 3]));
    let polish = ("names.pl.toml", "[gender]\nsister = \"masculine\"\n");
    assert_eq!(made(&[first, polish]), (hash.clone(), [feminine, masculine, feminine]));
    let italian =
        ("names.it.toml", "[cards]\nsister = \"Suora\"\n[gender]\nsister = \"feminine\"\n");
    assert_eq!(made(&[italian]), (hash, [masculine, masculine, feminine]));
}
