use std::io::Read;
use std::process::Stdio;

use crate::{Folder, classic, good, lighthouse, program, refused, run, run_in};

#[test]
fn all_cards_are_listed_in_both_languages() {
    let english = good(&["cards", "list"]);
    assert!(english.contains("3x Dark Altar: Trap Room · damage 1 · "), "{english}");
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
    assert!(card.starts_with("Dark Altar\nTrap Room · "), "{card}");
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

/// From an empty folder to a card in a game, with what the program itself says to type next.
#[test]
fn a_new_pack_works_at_once() {
    let folder = Folder::new("new-pack");
    for (name, args) in [
        ("my-pack", &[][..]),
        ("caves", &["--like", "neanderthal-cave"]),
        ("cellars", &["--like", "dark altar", "--name", "Damp Corner"]),
        ("crowds", &["--like", "Novice Nettle"]),
    ] {
        let made = run_in(folder.path(), &[&["cards", "new", name], args].concat());
        assert_eq!((made.code, made.err.as_str()), (0, ""), "{name}");
        let (files, next) = made.out.split_once("Next:\n").expect("what to type next");
        assert!(files.starts_with(&format!("{name} is a pack with one card: ")), "{files}");
        for file in files.lines().skip(1) {
            assert!(folder.path().join(file.trim()).is_file(), "{file}");
        }
        let commands: Vec<&str> = next.lines().collect();
        assert_eq!(commands.len(), 4, "{next}");
        let journal = format!("{name}.journal");
        for command in commands {
            // How the program was started stands before it, such as `cargo run --`.
            let ours = |word: &&str| ["cards", "scenario", "play", "lab"].contains(word);
            let words: Vec<&str> = command.split_whitespace().skip_while(|w| !ours(w)).collect();
            let words = match words[0] {
                "lab" => [&words[..], &["--games", "5"]].concat(),
                "play" => [&words[..], &["--journal", &journal]].concat(),
                _ => words,
            };
            let said = run_in(folder.path(), &words);
            assert_eq!((said.code, said.err.as_str()), (0, ""), "{words:?}: {}", said.out);
        }
    }
    let text = std::fs::read_to_string(folder.path().join("cellars/rooms.toml")).expect("rooms");
    assert!(text.contains("id = \"damp-corner\"\n"), "{text}");
    assert!(text.contains("name = { en = \"Damp Corner\" }\n"), "{text}");
}

#[test]
fn a_new_pack_overwrites_nothing() {
    let folder = Folder::new("new-over");
    let mine = folder.write("mine/notes.txt", "mine");
    let there = refused(&["cards", "new", &folder.file("mine")]);
    assert!(there.contains("is there already and not empty; name a new folder"), "{there}");
    assert_eq!(std::fs::read_to_string(&mine).expect("it is there"), "mine");
    assert_eq!(std::fs::read_dir(folder.path().join("mine")).expect("a folder").count(), 1);
    assert_eq!(refused(&["cards", "new", &mine]), format!("{mine} is a file; name a new folder"));
    let below = refused(&["cards", "new", &format!("{mine}/deep")]);
    assert!(below.contains("a part of its path is a file"), "{below}");
    // An empty folder is as good as none, and so is the one a shell is in.
    std::fs::create_dir(folder.path().join("empty")).expect("made");
    assert_eq!(run_in(&folder.path().join("empty"), &["cards", "new", "."]).code, 0);
    let manifest = std::fs::read_to_string(folder.path().join("empty/pack.toml")).expect("a pack");
    assert!(manifest.contains("id = \"empty\"\n"), "{manifest}");
}

#[test]
fn a_wrong_name_of_a_new_pack_gets_a_sentence() {
    let folder = Folder::new("new-wrong");
    let named = |name: &str| refused(&["cards", "new", &folder.file(name)]);
    assert!(named("Погріб").contains("gives the pack no id; name the folder with the letters"));
    assert_eq!(
        named("classic"),
        "a shipped pack is already called classic; give the folder another name"
    );
    assert!(named(&"long-".repeat(10)).contains("would be longer than 40 letters"));
    let pack = folder.file("pack");
    let like = |card: &str| refused(&["cards", "new", &pack, "--like", card]);
    let near = like("neandertal cav");
    let begin = "there is no card \"neandertal cav\"; the nearest are: Neanderthal Cave, ";
    assert!(near.starts_with(begin), "{near}");
    assert!(like(" ").starts_with("--like needs the name of a card"));
    assert!(like("Temple").contains("is a landmark"), "{}", like("Temple"));
    let alone = refused(&["cards", "new", &pack, "--name", "Damp Corner"]);
    assert_eq!(alone, "--name goes with --like, which names the card to copy");
    let letters = refused(&["cards", "new", &pack, "--like", "dark altar", "--name", "Кут"]);
    assert!(letters.contains("\"Кут\" gives no id"), "{letters}");
    assert!(!folder.path().join("pack").exists(), "nothing was written");
}

#[test]
fn one_more_card_is_added() {
    let folder = Folder::new("add-card");
    let pack = folder.file("mine");
    good(&["cards", "new", &pack]);
    let add = ["cards", "add", &pack, "--like", "bottomless pit"];
    let out = good(&[&add[..], &["--name", "Laundry Chute"]].concat());
    let first = format!("Laundry Chute is in {pack}/rooms.toml, a copy of Bottomless Pit.\n");
    assert!(out.starts_with(&first), "{out}");
    good(&["cards", "add", &pack, "--like", "classic/freeze"]);
    let checked = good(&["cards", "check", &pack, "--lang", "en"]);
    assert!(checked.starts_with("mine 0.1.0 (Mine): 3 cards, no problems\n"), "{checked}");
    assert!(checked.contains("mine/creaky-stairs\n") && checked.contains("mine/freeze-ii\n"));
    let scenarios = good(&["scenario", "--quiet", &pack, "--pack", &pack]);
    assert!(scenarios.ends_with("3 passed, 0 failed, 0 cannot be read\n"), "{scenarios}");
    // The same again would be two of one id; nothing is written.
    let before = std::fs::read_to_string(folder.path().join("mine/rooms.toml")).expect("rooms");
    let twice = run(&[&add[..], &["--name", "Laundry Chute"]].concat());
    assert_eq!(twice.code, 2, "{twice:?}");
    assert!(twice.err.contains("laundry-chute"), "{twice:?}");
    let after = std::fs::read_to_string(folder.path().join("mine/rooms.toml")).expect("rooms");
    assert_eq!(before, after);
    let none = refused(&["cards", "add", "no/such/pack", "--like", "freeze"]);
    assert_eq!(none, "there is no folder no/such/pack");
    let board = run(&["cards", "add", &pack, "--like", "minion arena"]);
    assert!(board.code == 2 && board.err.contains("board = true"), "{board:?}");
}

#[test]
fn a_check_shows_every_text_and_warns() {
    let folder = Folder::new("check-warns");
    let pack = folder.file("cellars");
    good(&["cards", "new", &pack, "--like", "dark altar", "--name", "Damp Corner"]);
    let out = good(&["cards", "check", &pack]);
    for lang in ["en", "uk", "pl", "it", "ru"] {
        assert!(out.contains(&format!("\n  {lang} Damp Corner (")), "{lang}: {out}");
    }
    let missing = format!(
        "warning: {pack}/rooms.toml:4: the name of Damp Corner in uk, pl, it, ru is missing\n"
    );
    assert!(out.ends_with(&missing), "{out}");
    assert!(!good(&["cards", "check", &pack, "--lang", "en"]).contains("warning"));
    let unknown = refused(&["cards", "check", &pack, "--lang", "xx"]);
    assert!(unknown.starts_with("there is no language \"xx\""), "{unknown}");
    // A text that grows beyond its card, and a card that no scenario knows.
    let rooms = folder.path().join("cellars/rooms.toml");
    let text = std::fs::read_to_string(&rooms).expect("rooms");
    let more = "do = [{ draw = { back = \"room\", count = 2 } }, { draw = { back = \"spell\", count = 2 } }, \
                { discard = { what = \"any\", count = 2 } }, { destroy-own = \"each-opponent\" }]";
    let text = text.replace("do = [{ take-discarded = \"any\" }]", more);
    std::fs::write(&rooms, text).expect("written");
    std::fs::remove_dir_all(folder.path().join("cellars/scenarios")).expect("removed");
    let out = good(&["cards", "check", &pack, "--lang", "en", "--quiet"]);
    assert!(out.contains("the text of Damp Corner in en has 1"), "{out}");
    assert!(out.contains(" letters, and 110 fit on a card\n"), "{out}");
    assert!(out.contains("there is no scenario for any of its cards"), "{out}");
    folder.write("cellars/scenarios/other.scenario", "title: Nothing\n");
    let out = good(&["cards", "check", &pack, "--lang", "en", "--quiet"]);
    assert!(out.contains("no scenario mentions Damp Corner\n"), "{out}");
    let elsewhere = folder.write("elsewhere/a.scenario", "title: the damp corner drips\n");
    let elsewhere = elsewhere.strip_suffix("/a.scenario").expect("a folder");
    let args = ["cards", "check", &pack, "--lang", "en", "--quiet", "--scenarios", elsewhere];
    assert!(!good(&args).contains("no scenario mentions"));
}

#[test]
fn every_card_has_a_picture_and_a_place_on_the_page() {
    let folder = Folder::new("check-pictures");
    let (pictures, page) = (folder.file("pictures"), folder.file("sheet.html"));
    let pack = lighthouse();
    let args = ["cards", "check", &pack, "--quiet", "--pictures", &pictures, "--html", &page];
    let out = good(&args);
    assert!(out.contains(&format!("6 pictures are in {pictures}.\n")), "{out}");
    assert!(out.ends_with(&format!("The page is {page}.\n")), "{out}");
    let png = std::fs::read(folder.path().join("pictures/lighthouse/keeper-gull.png"));
    assert!(png.expect("a picture").starts_with(b"\x89PNG\r\n"));
    let page = std::fs::read_to_string(page).expect("a page");
    assert_eq!(page.matches("src=\"data:image/png;base64,").count(), 6, "pictures are inside");
    assert!(!page.contains("http") && !page.contains("<script"), "nothing from outside");
    for name in ["Foghorn Gallery", "Банк раків-самітників", "Brodzik Krakena", "Marea Crescente"]
    {
        assert!(page.contains(&format!("<strong>{name}</strong>")), "{name}");
    }
    assert!(page.contains("lang=\"uk\"") && !page.contains("no name in"));
    let nowhere = refused(&["cards", "check", &pack, "--html", "no/such/sheet.html"]);
    assert!(nowhere.contains("there is no folder no/such"), "{nowhere}");
    let file = folder.write("file", "x");
    let barred = refused(&["cards", "check", &pack, "--quiet", "--pictures", &file]);
    assert!(barred.contains("file"), "{barred}");
}

/// The example pack is as it should be: no warnings, and a scenario for each card that passes.
#[test]
fn the_example_pack_is_right() {
    let pack = lighthouse();
    let out = good(&["cards", "check", &pack]);
    assert!(out.starts_with("lighthouse 1.0.0 (The Old Lighthouse): 6 cards, no problems\n"));
    assert!(!out.contains("warning"), "{out}");
    let scenarios = good(&["scenario", "--quiet", &pack, "--pack", &pack]);
    assert!(scenarios.ends_with("6 passed, 0 failed, 0 cannot be read\n"), "{scenarios}");
    for edition in ["first", "second", "super"] {
        let args =
            ["sim", "--edition", edition, "--players", "3", "--games", "20", "--pack", &pack];
        good(&args);
    }
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
