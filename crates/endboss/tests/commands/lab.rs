use std::fs;

use endboss_bots::fitted::Experience;

use crate::{Folder, good, refused};

#[test]
fn mass_play_writes_a_report() {
    let folder = Folder::new("lab-play");
    let to = folder.file("deep/report");
    let args = ["lab", "play", "--players", "3", "--bots", "normal,random", "--games", "25"];
    let out = good(&[&args[..], &["--out", &to]].concat());
    // Three ways to sit make a deal, so it is 27 games.
    assert_eq!(out, format!("27 games played; the report is {to}/index.html.\n"));
    let page = fs::read_to_string(format!("{to}/index.html")).expect("a page");
    assert!(page.contains("<title>27 games: anniversary edition, 3 players</title>"));
    assert!(page.contains("9 deals of 3 games, seed 1") && !page.contains("<script"));
    for file in ["games", "bosses", "cards", "lengths", "ends", "seats"] {
        let text = fs::read_to_string(format!("{to}/{file}.csv")).expect(file);
        assert!(text.lines().count() > 1, "{file}: {text}");
    }
    let games = fs::read_to_string(format!("{to}/games.csv")).expect("games");
    assert_eq!(games.lines().count(), 28);
    let again = folder.file("again");
    good(&[&args[..], &["--out", &again, "--threads", "1"]].concat());
    let other = fs::read_to_string(format!("{again}/games.csv")).expect("games");
    assert_eq!(games, other, "the same seed gives the same games");
}

#[test]
fn one_game_is_one_game() {
    let folder = Folder::new("lab-one-game");
    let to = folder.file("report");
    good(&["lab", "play", "--games", "1", "--out", &to]);
    let page = fs::read_to_string(format!("{to}/index.html")).expect("a page");
    assert!(page.contains("<title>1 game: anniversary edition, 2 players</title>"), "{page}");
    assert!(!page.contains("1 deals") && !page.contains("None was had"), "{page}");
    let table = good(&["lab", "balance", "--games", "1"]);
    assert!(table.contains("\n\n1 game of `normal` in all seats"), "{table}");
}

#[test]
fn the_balance_is_a_table_and_a_page() {
    let folder = Folder::new("lab-balance");
    let (table, page) = (folder.file("balance.md"), folder.file("balance.html"));
    let args = ["lab", "balance", "--edition", "second", "--players", "4", "--bot", "random"];
    let out = good(&[&args[..], &["--games", "40", "--out", &table, "--html", &page]].concat());
    assert_eq!(out, format!("The report is in {table}.\n"));
    let table = fs::read_to_string(table).expect("a table");
    assert!(table.starts_with("# Balance: second edition, 4 players\n\n40 games of `random`"));
    assert!(table.contains(
        "Made by `endboss lab balance --edition second --players 4 --bot random --games 40 --seed 1`."
    ));
    for heading in ["## Bosses", "## Rooms", "## Spells", "| boss | games | wins | share | 95 % |"]
    {
        assert!(table.contains(heading), "{heading} is missing:\n{table}");
    }
    assert!(fs::read_to_string(page).expect("a page").contains("<h2>Bosses</h2>"));
}

#[test]
fn two_settings_are_compared() {
    let folder = Folder::new("lab-compare");
    let page = folder.file("compare.html");
    let args = ["lab", "compare", "--edition", "second", "--b", "turn_limit=3,machinations"];
    let out = good(&[&args[..], &["--games", "30", "--html", &page]].concat());
    assert!(out.contains("A: nothing changed\nB: turn_limit=3, machinations\n"), "{out}");
    assert!(out.contains("30 deals of 1 game on each side, seed 1"), "{out}");
    for row in ["turns ", "score of the winner", "ends by turn limit", "wins of seat A", "B - A"] {
        assert!(out.contains(row), "{row} is missing:\n{out}");
    }
    assert!(fs::read_to_string(page).expect("a page").contains("What changes in shares"));
}

#[test]
fn a_fit_is_written_and_can_be_read() {
    let folder = Folder::new("lab-fit");
    let (file, again) = (folder.file("fitted.txt"), folder.file("again.txt"));
    let args = ["lab", "fit", "--games", "20", "--rounds", "1"];
    let out = good(&[&args[..], &["--out", &file]].concat());
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 3, "{out}");
    assert!(lines[0].ends_with(" kept apart"), "{out}");
    let surprise = lines[1].strip_prefix("round 1: surprise ").expect("a line for the round");
    assert!(surprise.parse::<f32>().expect("a number") > 0.0);
    assert_eq!(lines[2], format!("What was learned is in {file}."));
    let text = fs::read_to_string(&file).expect("it was written");
    let made_by = "# endboss lab fit --kind classic-2 --bot normal --whim 0.06 --games 20 --rounds 1 --seed 1";
    assert_eq!(text.lines().next(), Some(made_by));
    let learned = Experience::read(&text).expect("it can be read");
    assert!(learned.cards.is_empty(), "it was not asked for");
    assert!(learned.net.direct.iter().all(|weight| weight.is_finite()));
    good(&[&args[..], &["--threads", "1", "--out", &again]].concat());
    let again = fs::read_to_string(again).expect("it was written");
    assert_eq!(again, text, "whatever the number of threads");
}

#[test]
fn a_fit_with_cards_goes_on_from_one_before() {
    let folder = Folder::new("lab-fit-cards");
    let (first, second) = (folder.file("first.txt"), folder.file("second.txt"));
    let args = ["lab", "fit", "--games", "20", "--rounds", "1", "--cards"];
    good(&[&args[..], &["--out", &first]].concat());
    let read = |file: &str| {
        let text = fs::read_to_string(file).expect("it was written");
        (text.lines().next().unwrap_or("").to_owned(), Experience::read(&text).expect("numbers"))
    };
    let (_, learned) = read(&first);
    assert!(learned.cards.contains_key("classic/cave-in"), "{:?}", learned.cards.keys());
    let more = ["--from", &first, "--trust", "0.5", "--seed", "2", "--out", &second];
    let out = good(&[&args[..], &more].concat());
    let surprises: Vec<&str> = out.lines().filter(|line| line.starts_with("round")).collect();
    assert_eq!(surprises.len(), 2, "before the first round, too: {out}");
    let (made_by, more) = read(&second);
    let options = format!("--cards --from {first} --trust 0.5 --whim 0.06 --games 20");
    assert!(made_by.contains(&options), "{made_by}");
    assert!(more != learned && more.cards.len() == learned.cards.len());
}

#[test]
fn a_fit_that_cannot_be_is_refused() {
    let fit = |args: &[&str]| refused(&[&["lab", "fit"], args].concat());
    assert_eq!(
        fit(&["--kind", "classic-3"]),
        "there is no kind of table \"classic-3\"; there are: classic-2, classic-4, super-2, \
         super-4, solo"
    );
    assert_eq!(fit(&["--whim", "6"]), "\"6\" is no share; write a number from 0 to 1");
    assert_eq!(fit(&["--games", "9"]), "9 games are too few to learn from; play at least 10");
    assert_eq!(fit(&["--trust", "2"]), "\"2\" is no share; write a number from 0 to 1");
    let folder = Folder::new("lab-fit-other");
    let other = folder.file("other.txt");
    fs::write(&other, "1 2 3").expect("a file");
    assert_eq!(
        fit(&["--games", "10", "--from", &other, "--out", &folder.file("out.txt")]),
        format!("{other} does not hold what endboss lab fit writes")
    );
    assert_eq!(fit(&["--rounds", "0"]), "\"0\" is not a number from 1 up");
    let folder = Folder::new("lab-fit-nowhere");
    let nowhere = folder.file("no/fitted.txt");
    let parent = folder.file("no");
    assert_eq!(
        fit(&["--games", "10", "--out", &nowhere]),
        format!("there is no folder {parent} for {nowhere}")
    );
}

#[test]
fn bad_input_is_refused_with_a_sentence() {
    let compare = |args: &[&str]| refused(&[&["lab", "compare"], args].concat());
    assert_eq!(
        compare(&["--b", "machination"]),
        "\"machination\" is no setting; write a rule field such as turn_limit=60, a variant \
         (classic-mode, hard-mode, choose-your-boss, machinations, infinite-lives) or a pack \
         (classic, town, super, explorers, items, coins, or a folder)"
    );
    assert_eq!(
        compare(&["--a", "hard-mode", "--b", "hard-mode"]),
        "A and B are the same; say what differs with --a or --b"
    );
    assert_eq!(
        compare(&["--b", "turn_limit=0"]),
        "the rule turn_limit cannot be \"0\"; it takes: 1 to 1000"
    );
    assert_eq!(
        refused(&["lab", "balance", "--bot", "expret"]),
        "there is no bot \"expret\"; you may mean expert; there are: random, easy, normal, hard, \
         expert"
    );
    assert_eq!(refused(&["lab", "play", "--games", "0"]), "\"0\" is not a number from 1 up");
    let folder = Folder::new("lab-no-folder");
    let file = folder.write("file", "");
    assert_eq!(
        refused(&["lab", "play", "--games", "1", "--out", &file]),
        format!("{file} is a file; name a folder")
    );
}
