//! A new table by its form.

use crate::browser::Browser;
use crate::client::Place;

const PLAIN: [(&str, &str); 8] = [
    ("edition", "first"),
    ("players", "4"),
    ("sit", "on"),
    ("device", "1"),
    ("bots", "1"),
    ("level", "random"),
    ("clock", "none"),
    ("visibility", "link"),
];

fn with(more: &[(&'static str, &'static str)]) -> Vec<(&'static str, &'static str)> {
    let kept = PLAIN.iter().filter(|(name, _)| !more.iter().any(|(other, _)| other == name));
    kept.chain(more).copied().collect()
}

#[tokio::test]
async fn everybody_sits_where_the_host_said() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let told = browser.post("/new", &PLAIN).await;
    let page = browser.get(told.on()).await.page();
    assert_eq!(page.matches("Stand up").count(), 2, "two of this device");
    assert_eq!(page.matches("Take seat D").count(), 1, "one seat is open");
    assert!(page.contains("random"));
}

/// Who ticks a pack of one card means it beside the edition's own; a pack that is a game by itself
/// is played alone.
#[tokio::test]
async fn a_designers_pack_is_played_beside_the_editions_own() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let whole = tempfile::tempdir().expect("a folder");
    for entry in std::fs::read_dir(root.join("packs/classic")).expect("a pack").flatten() {
        let text = std::fs::read_to_string(entry.path()).expect("a text");
        let text = text.replace("id = \"classic\"", "id = \"whole\"");
        std::fs::write(whole.path().join(entry.file_name()), text).expect("written");
    }
    let packs = vec![root.join("examples/lighthouse"), whole.path().to_owned()];
    let place = Place::with(|config| config.packs = packs).await;
    let mut browser = Browser::open(&place, "uk");
    assert!(browser.get("/new").await.page().contains("Старий маяк"));
    for (ticked, played) in [
        (vec![("pack-lighthouse", "on")], vec!["classic", "lighthouse"]),
        (vec![("pack-whole", "on")], vec!["whole"]),
        (vec![("pack-whole", "on"), ("pack-lighthouse", "on")], vec!["lighthouse", "whole"]),
    ] {
        let told = browser.post("/new", &with(&ticked)).await;
        let id = told.on().rsplit('/').next().unwrap().to_owned();
        let json = place.nobody().get(&format!("/tables/{id}")).await.done().json();
        let mut packs: Vec<&str> = Vec::new();
        for pack in json["table"]["settings"]["packs"].as_array().unwrap() {
            packs.push(pack.as_str().unwrap());
        }
        packs.sort_unstable();
        assert_eq!(packs, played, "{ticked:?}");
    }
}

#[tokio::test]
async fn what_was_chosen_is_what_is_played() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let fields = with(&[
        ("variant-hard-mode", "on"),
        ("field-moving_saves", "yes"),
        ("field-death_check", ""),
        ("pack-classic", "on"),
        ("clock", "game"),
        ("minutes", "10"),
        ("increment", "5"),
        ("pacing", "equal"),
        ("pace", "3"),
        ("leaving", "concede"),
        ("visibility", "open"),
    ]);
    let told = browser.post("/new", &fields).await;
    let id = told.on().rsplit('/').next().unwrap().to_owned();
    let nobody = place.nobody();
    let json = nobody.get(&format!("/tables/{id}")).await.done().json();
    let settings = &json["table"]["settings"];
    assert_eq!(settings["variants"][0], "hard-mode");
    assert_eq!(settings["fields"]["moving_saves"], "yes");
    assert_eq!(settings["fields"].as_object().unwrap().len(), 1, "empty fields are as printed");
    assert_eq!(settings["packs"][0], "classic");
    assert_eq!(settings["clock"]["seconds"], 600);
    assert_eq!(settings["clock"]["increment"], 5);
    assert_eq!(settings["pacing"]["seconds"], 3);
    assert_eq!(settings["leaving"], "concede");
    assert_eq!(settings["visibility"], "open");
}

#[tokio::test]
async fn wrong_input_comes_back_with_a_sentence_and_everything_that_was_typed() {
    let place = Place::open().await;
    let cases = [
        (with(&[("bots", "5")]), "more people and bots than seats"),
        (with(&[("sit", "off")]), "take a seat yourself"),
        (with(&[("clock", "move"), ("seconds", "1")]), "takes a number from 5 to 86400"),
        (with(&[("clock", "days"), ("days", "x")]), "Enter a whole number in the field “Days”"),
        (
            with(&[("variant-hard-mode", "on"), ("edition", "super")]),
            "hard mode does not belong to this edition",
        ),
        (with(&[("field-turn_limit", "0")]), "“Turn limit” takes a number from 1 to 1000"),
        (with(&[("rated", "on")]), "A rated game needs a clock: choose one under “Time”"),
        (with(&[("rated", "on"), ("clock", "move"), ("seconds", "60")]), "needs an account"),
        (with(&[("players", "9"), ("bots", "0")]), "is for 2 to 4"),
        (with(&[("pack-nothing", "on")]), "nothing"),
    ];
    for (fields, sentence) in cases {
        let mut browser = Browser::open(&place, "en");
        let told = browser.post("/new", &fields).await;
        assert_eq!(told.status, 422, "{fields:?}");
        let alert = told.body.split("role=\"alert\">").nth(1).unwrap_or_default();
        let alert = alert.split('<').next().unwrap_or_default();
        assert!(alert.contains(sentence), "{fields:?}: {alert}");
        assert!(told.body.contains("<option value=\"random\" selected"), "{fields:?}");
    }
    let mut polish = Browser::open(&place, "pl");
    let told = polish.post("/new", &with(&[("bots", "5")])).await;
    assert!(told.body.contains("Ludzi i botów jest więcej niż miejsc"));
    let told = polish.post("/new", &with(&[("players", "5"), ("bots", "0")])).await;
    assert!(told.body.contains("pierwsza edycja: od 2 do 4"));
    let told = polish.post("/new", &with(&[("rated", "on")])).await;
    assert!(told.body.contains("Gra rankingowa wymaga zegara"));
}

#[tokio::test]
async fn what_differs_from_the_edition_is_shown_before() {
    let place = Place::open().await;
    let mut browser = Browser::open(&place, "en");
    let fields = with(&[
        ("field-moving_saves", "yes"),
        ("field-death_check", "on_leaving"),
        ("check", "on"),
    ]);
    let page = browser.post("/new", &fields).await.page();
    assert!(page.contains("Different from the printed rules"));
    assert!(page.contains("Moving a Hero away saves it: yes"));
    assert!(!page.contains("When a Hero dies: on leaving"), "that is as printed");
    assert_eq!(browser.cookie("endboss"), None, "looking makes nobody");
}
