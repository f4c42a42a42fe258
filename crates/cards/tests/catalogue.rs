//! Loading, naming and finding.

use std::path::{Path, PathBuf};

use endboss_cards::{Catalogue, NotFound, Source};
use endboss_lexicon::Printing;

fn packs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs")
}

/// A pack with one spell.
fn pack(id: &str, more: &str, spell: &str, name: &str) -> Source {
    let manifest = format!(
        "id = \"{id}\"\nversion = \"1\"\nlicense = \"MIT\"\nauthors = [\"me\"]\n\
         languages = [\"it\", \"en\"]\ntitle = {{ it = \"Prova\" }}\n{more}"
    );
    let spells = format!(
        "[[spell]]\nid = \"{spell}\"\nname = {name}\ncopies = 1\nphase = \"both\"\n\
         ability = [{{ do = [\"heal\"] }}]\n"
    );
    let files = [("pack.toml", manifest.into_bytes()), ("spells.toml", spells.into_bytes())];
    Source::new(format!("packs/{id}"), files)
}

fn classic() -> Source {
    Source::shipped("classic").expect("it is shipped")
}

#[test]
fn a_folder_gives_the_cards_that_are_shipped() {
    let shipped = Catalogue::classic();
    let folder = Catalogue::load(&[packs().join("classic")]).expect("the folder is sound");
    assert_eq!(folder.hash(), shipped.hash());
    assert_eq!(folder.packs(), shipped.packs());
    for printing in Printing::ALL {
        assert_eq!(folder.cards(printing), shipped.cards(printing));
    }
}

#[test]
fn every_pack_of_the_repository_is_shipped() {
    let mut found: Vec<String> = std::fs::read_dir(packs())
        .expect("there are packs")
        .map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned())
        // What earlier releases shipped.
        .filter(|name| name != "archive")
        .collect();
    found.sort();
    let mut shipped: Vec<_> = Source::shipped_ids().collect();
    shipped.sort_unstable();
    assert_eq!(found, shipped);
}

#[test]
fn packs_keep_their_order() {
    let ids = |catalogue: &Catalogue| -> Vec<String> {
        catalogue.packs().iter().map(|pack| pack.manifest.id.clone()).collect()
    };
    let b = || pack("b", "", "s", "{ it = \"S\" }");
    let one = Catalogue::of(vec![b(), classic()]).expect("sound");
    assert_eq!(ids(&one), ["b", "classic"]);
    assert_eq!(one.id(endboss_lexicon::CardKind(0)), "b/s");
    let other = Catalogue::of(vec![classic(), b()]).expect("sound");
    assert_eq!(ids(&other), ["classic", "b"]);
    assert_ne!(one.hash(), other.hash());
    assert_eq!(one.len(), other.len());
}

#[test]
fn a_needed_pack_that_is_shipped_comes_along() {
    let needing = pack("b", "needs = [\"classic\"]\n", "s", "{ it = \"S\" }");
    let catalogue = Catalogue::of(vec![needing]).expect("sound");
    let ids: Vec<_> = catalogue.packs().iter().map(|pack| pack.manifest.id.as_str()).collect();
    assert_eq!(ids, ["classic", "b"]);
}

#[test]
fn a_hash_follows_the_text_and_not_the_line_ends() {
    let files = |change: fn(&str) -> String| -> Source {
        let catalogue = Catalogue::classic();
        let files = catalogue.packs()[0].files.clone();
        Source::new("x", files.into_iter().map(|(name, text)| (name, change(&text).into_bytes())))
    };
    let hash = |source| Catalogue::of(vec![source]).expect("sound").packs()[0].hash.clone();
    let original = Catalogue::classic().packs()[0].hash.clone();
    assert_eq!(original.len(), 64);
    // Recorded games remember the hash of their time, whatever files later packs may have.
    let first = "d9c2becdb6f27cdb587f9b372a4255982757732b156a0e9b34e086c43720f96e";
    assert!(Source::released("classic", first).is_some(), "the classic set of 0.1.0");
    assert!(Source::released("classic", &original).is_some());
    assert_eq!(hash(files(str::to_owned)), original);
    assert_eq!(hash(files(|text| text.replace('\n', "\r\n"))), original);
    assert_ne!(hash(files(|text| text.replace("Dark Altar", "Dark Alter"))), original);
}

#[test]
fn names_fall_back_to_the_first_language() {
    let catalogue = Catalogue::classic();
    let grave = catalogue.kind("open-grave").expect("it is there");
    assert_eq!(catalogue.name(grave, "en", Printing::First), "Open Grave");
    assert_eq!(catalogue.name(grave, "en", Printing::Anniversary), "Skeleton Closet");
    assert_eq!(catalogue.name(grave, "pl", Printing::Second), "Otwarty Grób");
    assert_eq!(catalogue.name(grave, "pl", Printing::Anniversary), "Szafa Szkieletów");
    assert_eq!(catalogue.name(grave, "ru", Printing::Second), "Разверстая могила");
    assert_eq!(catalogue.name(grave, "ru", Printing::Anniversary), "Шкаф со скелетами");
    assert_eq!(catalogue.name(grave, "tlh", Printing::Anniversary), "Skeleton Closet");
    let other = Catalogue::of(vec![pack("b", "", "s", "{ it = \"Esempio\" }")]).expect("sound");
    assert_eq!(other.name(endboss_lexicon::CardKind(0), "en", Printing::First), "Esempio");
    assert_eq!(other.packs()[0].manifest.title("en"), "Prova");
}

#[test]
fn kinds_go_by_id() {
    let catalogue = Catalogue::classic();
    let altar = catalogue.kind("classic/dark-altar").expect("it is there");
    assert_eq!(catalogue.kind("dark-altar"), Some(altar));
    assert_eq!(catalogue.id(altar), "classic/dark-altar");
    assert_eq!(catalogue.kind("Dark Altar"), None);
    let entry = catalogue.entry(altar);
    assert_eq!((entry.pack.as_str(), entry.ours), ("classic", false));
    assert_eq!(entry.printings, Printing::ALL);
    assert_eq!((entry.file.as_str(), entry.line), ("packs/classic/rooms.toml", 5));
    let two = Catalogue::of(vec![classic(), pack("b", "", "freeze", "{ it = \"Gelo\" }")]);
    let two = two.expect("sound");
    assert_eq!(two.kind("freeze"), None);
    assert_ne!(two.kind("b/freeze"), two.kind("classic/freeze"));
}

#[test]
fn cards_are_found_by_what_people_call_them() {
    let catalogue = Catalogue::classic();
    let maze = catalogue.kind("minotaurs-maze");
    for called in [
        "Minotaur’s Maze",
        "minotaur's maze",
        "  MINOTAURS MAZE ",
        "minotaurs-maze",
        "classic/minotaurs-maze",
    ] {
        assert_eq!(catalogue.find(called, "en", Printing::Second).ok(), maze, "{called}");
    }
    assert_eq!(catalogue.find("labirynt minotaura", "pl", Printing::Second).ok(), maze);
    assert_eq!(
        catalogue.find("ŻNIWA DUSZ", "pl", Printing::First).ok(),
        catalogue.kind("soul-harvest")
    );
    let closet = catalogue.find("skeleton closet", "en", Printing::Anniversary);
    assert_eq!(closet.ok(), catalogue.kind("open-grave"));
    // Whoever knows the other printing finds it too.
    let grave = catalogue.find("Open Grave", "en", Printing::Anniversary);
    assert_eq!(grave.ok(), catalogue.kind("open-grave"));
}

#[test]
fn a_card_that_is_not_found_says_why() {
    let catalogue = Catalogue::classic();
    let said = |name: &str, printing| {
        catalogue.find(name, "en", printing).expect_err("it is not there").to_string()
    };
    assert_eq!(
        said("Drak Altar", Printing::First),
        "there is no card \"Drak Altar\"; did you mean \"Dark Altar\"?"
    );
    assert_eq!(
        said("Xylophone of Doom", Printing::First),
        "there is no card \"Xylophone of Doom\""
    );
    assert_eq!(
        said("Old Rustjaw", Printing::Second),
        "the second printing has no card \"Old Rustjaw\""
    );
    let two = Catalogue::of(vec![classic(), pack("b", "", "freeze", "{ it = \"Freeze\" }")]);
    let error = two.expect("sound").find("freeze", "en", Printing::First).expect_err("two of them");
    assert_eq!(
        error.to_string(),
        "\"freeze\" is more than one card; write one of: classic/freeze, b/freeze"
    );
    assert!(matches!(error, NotFound::Ambiguous { .. }));
}

/// More packs than a game can hold are still a shelf to look at.
#[test]
fn what_is_looked_at_need_not_fit_into_one_game() {
    let from = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/classic");
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("shelf");
    let _ = std::fs::remove_dir_all(&folder);
    let mut folders = Vec::new();
    for id in ["one", "two", "three"] {
        let to = folder.join(id);
        std::fs::create_dir_all(&to).expect("a folder");
        for entry in std::fs::read_dir(&from).expect("a pack").flatten() {
            let text = std::fs::read_to_string(entry.path()).expect("a text");
            let text = text.replace("id = \"classic\"", &format!("id = \"{id}\""));
            std::fs::write(to.join(entry.file_name()), text).expect("written");
        }
        folders.push(to);
    }
    let shelf = Catalogue::to_look_at(&folders).expect("a shelf");
    assert!(shelf.kind("three/dark-altar").is_some() && shelf.kind("town/temple").is_some());
    let ids: Vec<&str> = Source::shipped_ids().collect();
    let problems = Catalogue::with_shipped(&ids, &folders).expect_err("too many for a game");
    assert!(problems.iter().any(|it| it.message.contains("room cards")), "{problems:?}");
    // What is wrong is wrong there, too.
    std::fs::write(folders[0].join("rooms.toml"), "[[room]]\nid = 7\n").expect("written");
    assert!(Catalogue::to_look_at(&folders).is_err());
}
