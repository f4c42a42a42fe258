use std::fs;

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
