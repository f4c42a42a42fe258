use std::fs;

use crate::{Folder, good, lighthouse, refused};

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

/// A designer's cards come first and are marked, however the pack was named.
#[test]
fn the_balance_of_a_pack_is_told_first() {
    let folder = Folder::new("lab-pack");
    let (pack, page) = (lighthouse(), folder.file("balance.html"));
    let out = good(&["lab", "balance", "--games", "60", "--pack", &pack, "--html", &page]);
    assert!(out.contains("packs classic, lighthouse, seed 1."), "{out}");
    assert!(out.contains(&format!("--players 2 --pack {pack} --bot normal")), "{out}");
    let (asked, rest) = out.split_once("## Bosses").expect("bosses");
    for card in ["| Keeper Gull | boss |", "| Foghorn Gallery | room |", "| Rising Tide | spell |"]
    {
        assert!(asked.contains(card), "{card}: {asked}");
    }
    assert!(asked.contains("Nothing is counted of Stowaway Pim: "), "{asked}");
    assert!(
        rest.contains("| Keeper Gull ★ |") && rest.contains("| Hermit Crab Bank ★ |"),
        "{rest}"
    );
    assert!(!rest.contains("Draculord ★"), "{rest}");
    let page = fs::read_to_string(page).expect("a page");
    assert!(page.contains("<h2>Cards you ask about</h2>") && page.contains("★ Keeper Gull"));
    let packs = format!("classic,{pack}");
    let other = good(&["lab", "balance", "--games", "60", "--packs", &packs]);
    assert!(other.contains(asked.split_once("## Cards").expect("a heading").1), "{other}");
    // A shipped pack can be asked about, too; without one nothing is marked.
    let coins = good(&["lab", "balance", "--games", "20", "--pack", "coins"]);
    assert!(coins.contains("## Cards you ask about") && coins.contains("Collection Plate ★"));
    assert!(!good(&["lab", "balance", "--games", "20"]).contains('★'));
    let compared =
        good(&["lab", "compare", "--games", "10", "--pack", &pack, "--b", "turn_limit=3"]);
    assert!(compared.contains(&format!("both: pack {pack}\n")), "{compared}");
    let compared = good(&["lab", "compare", "--games", "10", "--b", &pack]);
    assert!(compared.contains(&format!("B: {pack}\n")), "{compared}");
}

#[test]
fn a_broken_pack_is_not_measured() {
    let folder = Folder::new("lab-broken-pack");
    let pack = folder.file("mine");
    good(&["cards", "new", &pack]);
    let rooms = folder.path().join("mine/rooms.toml");
    let text = fs::read_to_string(&rooms).expect("rooms");
    fs::write(&rooms, text.replace("damage = 1", "damige = 1")).expect("written");
    let said = refused(&["lab", "balance", "--games", "5", "--pack", &pack]);
    assert!(
        said.contains("/mine/rooms.toml:") && said.contains("did you mean `damage`?"),
        "{said}"
    );
    let none = refused(&["lab", "balance", "--pack", "no/such/pack"]);
    assert!(none.starts_with("there is no folder no/such/pack"), "{none}");
    let file = refused(&["lab", "balance", "--pack", &folder.file("mine/pack.toml")]);
    assert!(file.contains("is a file; name the folder of a pack"), "{file}");
    let board = folder.file("arena");
    good(&["cards", "new", &board, "--like", "minion arena"]);
    let unfit = refused(&["lab", "balance", "--pack", &board]);
    assert!(unfit.starts_with("the pack arena needs the town board"), "{unfit}");
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
    let text = fs::read_to_string(&page).expect("a page");
    assert!(text.contains("What changes in shares") && !text.contains("it is 0 in A"));
    // What cannot be told in percent of nothing is not passed over.
    let zero = ["lab", "compare", "--bots", "random", "--a", "turn_limit=1", "--b", "turn_limit=3"];
    good(&[&zero[..], &["--games", "20", "--html", &page]].concat());
    let text = fs::read_to_string(&page).expect("a page");
    assert!(text.contains("Not here, because it is 0 in A: score of the winner"), "{text}");
    // One deal is too few, on the page, too, and it is said who thought with what.
    let one = [&args[..], &["--bots", "hard", "--nodes", "2", "--games", "1"], &["--html", &page]];
    let out = good(&one.concat());
    let few = "Fewer than two deals say nothing about a difference.";
    assert!(out.ends_with(&format!("\n{few}\n")), "{out}");
    assert!(out.contains("bots: hard; 2 nodes for a decision of one that searches\n"), "{out}");
    let text = fs::read_to_string(&page).expect("a page");
    assert!(text.contains(few) && !text.contains("<svg"), "{text}");
}

/// So many games would never end: it must be refused before the first.
const FOREVER: &str = "18446744073709551615";

#[test]
fn what_cannot_be_written_is_known_before_the_games() {
    let folder = Folder::new("lab-nowhere");
    let (nowhere, there) = (folder.file("no/report"), folder.file("report"));
    let missing = format!("there is no folder {} for {nowhere}", folder.file("no"));
    let forever = |args: &[&str]| refused(&[&["lab"], args, &["--games", FOREVER]].concat());
    assert_eq!(forever(&["balance", "--out", &nowhere]), missing);
    assert_eq!(forever(&["balance", "--out", &there, "--html", &nowhere]), missing);
    assert_eq!(forever(&["compare", "--b", "hard-mode", "--html", &nowhere]), missing);
    assert_eq!(forever(&["fit", "--out", &nowhere]), missing);
    assert_eq!(
        forever(&["balance", "--out", &there, "--html", &folder.file("./report")]),
        format!("--out and --html are the same file, {there}; name two")
    );
    assert!(!fs::exists(&there).expect("it can be asked"), "nothing is left behind");
    fs::create_dir_all(folder.path().join("report/games.csv")).expect("a folder");
    assert_eq!(
        forever(&["play", "--out", &there]),
        format!("{there}/games.csv is a folder, and a report has a file there; name another --out")
    );
    #[cfg(unix)]
    assert_eq!(
        forever(&["balance", "--out", "/proc/report"]),
        "no file can be made in /proc; name another place"
    );
}

/// What is there and is no report of ours would be lost.
#[test]
fn what_others_wrote_is_not_written_over() {
    let folder = Folder::new("lab-others");
    let (text, page) = (folder.file("notes.txt"), folder.file("page.html"));
    let kept = |path: &str| {
        assert_eq!(fs::read_to_string(path).expect("it is there"), "precious", "{path}");
    };
    for file in [&text, &page] {
        fs::write(file, "precious").expect("written");
    }
    let lost = |path: &str, what: &str| {
        format!("{path} holds something other than {what}, which would be lost; name another place")
    };
    let games = ["--games", "20", "--rounds", "1"];
    let fit = [&["lab", "fit"], &games[..], &["--out", &text]].concat();
    assert_eq!(refused(&fit), lost(&text, "what was learned"));
    let balance = ["lab", "balance", "--games", "2"];
    let said = |to: &[&str]| refused(&[&balance[..], to].concat());
    assert_eq!(said(&["--out", &text]), lost(&text, "a balance report"));
    assert_eq!(said(&["--html", &page]), lost(&page, "a balance report"));
    let compare = ["lab", "compare", "--b", "turn_limit=60", "--games", "4", "--html", &page];
    assert_eq!(refused(&compare), lost(&page, "a report of lab compare"));
    for name in ["seats.csv", "scores.csv", "index.html"] {
        let report = folder.file(&format!("of-{name}"));
        fs::create_dir(&report).expect("a folder");
        let file = format!("{report}/{name}");
        fs::write(&file, "precious").expect("written");
        let said = match name {
            "index.html" => lost(&file, "a report of lab play"),
            _ => format!("{file} belongs to no report and would be lost; name another folder"),
        };
        assert_eq!(refused(&["lab", "play", "--games", "2", "--out", &report]), said);
        kept(&file);
    }
    kept(&text);
    kept(&page);
}

/// Words of ours somewhere in it make it no report, and one kind of report is not another.
#[test]
fn only_a_report_of_the_same_kind_is_written_over() {
    let folder = Folder::new("lab-kinds");
    let kept = |path: &str, text: &str| {
        assert_eq!(fs::read_to_string(path).expect("it is there"), text, "{path}");
    };
    let notes = "Notes\n# Balance: mine\n# endboss lab fit --kind solo\n";
    let path = folder.write("notes.md", notes);
    let lost = "which would be lost; name another place";
    assert!(refused(&["lab", "balance", "--games", "2", "--out", &path]).ends_with(lost));
    let fit = ["lab", "fit", "--games", "20", "--rounds", "1", "--out", &path];
    assert!(refused(&fit).ends_with(lost));
    kept(&path, notes);

    let report = folder.file("report");
    fs::create_dir(&report).expect("a folder");
    let page = format!("{report}/index.html");
    good(&["lab", "balance", "--games", "2", "--html", &page]);
    let before = fs::read_to_string(&page).expect("it was written");
    let compare = ["lab", "compare", "--b", "turn_limit=60", "--games", "4", "--html", &page];
    assert!(refused(&compare).ends_with(lost));
    let play = ["lab", "play", "--games", "2", "--out", &report];
    assert!(refused(&play).ends_with(lost));
    kept(&page, &before);
    good(&["lab", "balance", "--games", "2", "--html", &page]);

    // An empty page does not make what is beside it ours.
    fs::write(&page, "").expect("written");
    let mine = format!("{report}/games.csv");
    fs::write(&mine, "mine").expect("written");
    let said = format!("{mine} belongs to no report and would be lost; name another folder");
    assert_eq!(refused(&play), said);
    kept(&mine, "mine");
    // Nor is it in the way if it holds nothing.
    fs::write(&mine, "").expect("written");
    good(&play);
    good(&play);
}

#[test]
fn a_report_has_no_files_of_one_before() {
    let folder = Folder::new("lab-play-twice");
    let to = folder.file("report");
    let notes = folder.write("report/notes.csv", "mine");
    let has = |name: &str| fs::exists(format!("{to}/{name}")).expect("it can be asked");
    good(&["lab", "play", "--games", "2", "--out", &to]);
    assert!(has("seats.csv") && !has("scores.csv"));
    good(&["lab", "play", "--edition", "solo", "--games", "2", "--out", &to]);
    assert!(has("scores.csv") && !has("seats.csv"));
    good(&["lab", "play", "--games", "2", "--out", &to]);
    assert!(has("seats.csv") && !has("scores.csv"));
    assert_eq!(fs::read_to_string(notes).expect("it is not ours"), "mine");
}

/// As when the disk became full while the games were played.
#[cfg(target_os = "linux")]
#[test]
fn a_report_that_cannot_be_written_is_made_elsewhere() {
    use std::os::unix::fs::symlink;

    let folder = Folder::new("lab-play-full");
    folder.write("temporary/it", "");
    let (to, temporary) = (folder.file("report"), folder.file("temporary"));
    fs::create_dir(&to).expect("a folder");
    symlink("/dev/full", format!("{to}/cards.csv")).expect("a link");
    let args = ["lab", "play", "--games", "2", "--out", &to];
    let said = |temporary: &str| {
        let output = crate::program(&args).env("TMPDIR", temporary).output().expect("it ends");
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).expect("text")
    };
    let full = format!("error: there is no space left for {to}/cards.csv; ");
    let told = said(&temporary);
    let told = told.strip_prefix(&full).expect("what is wrong");
    let told = told.strip_prefix("the whole report is in ").expect("where it is");
    let elsewhere = told.strip_suffix(" instead\n").expect("a sentence");
    assert!(elsewhere.starts_with(&temporary), "{elsewhere}");
    for file in ["index.html", "games.csv", "cards.csv"] {
        assert!(!fs::read_to_string(format!("{elsewhere}/{file}")).expect("written").is_empty());
    }
    assert!(fs::exists(format!("{to}/games.csv")).expect("it can be asked"), "as far as it goes");
    let nowhere = "it cannot be kept in the folder for temporary files either\n";
    assert_eq!(said(&folder.file("no")), format!("{full}{nowhere}"));
}

#[test]
fn what_made_a_report_makes_it_again() {
    let folder = Folder::new("lab-made-by");
    let (to, page) = (folder.file("report"), folder.file("compare.html"));
    let clock = ["--ms", "5", "--threads", "2", "--games", "4"];
    let args = [&["lab", "play", "--long-turn", "7", "--out", &to], &clock[..]].concat();
    good(&args);
    let text = fs::read_to_string(format!("{to}/index.html")).expect("a page");
    let made_by = "endboss lab play --edition anniversary --players 2 --bots normal --ms 5 \
                   --threads 2 --games 4 --seed 1 --long-turn 7";
    assert!(text.contains(made_by), "{text}");
    let packs = ["--packs", "classic", "--heroes", "classic"];
    let shared = [&["--variant", "hard-mode"], &packs[..]].concat();
    let args = ["lab", "compare", "--b", "turn_limit= 5", "--games", "4", "--html", &page];
    let out = good(&[&args[..], &shared].concat());
    let both = "A: nothing changed\nB: turn_limit=5\n\
                both: hard-mode, pack classic, heroes of classic\n";
    assert!(out.contains(both), "{out}");
    let made_by = "endboss lab compare --edition anniversary --players 2 --variant hard-mode \
                   --packs classic --heroes classic --b turn_limit=5 --bots normal \
                   --games 4 --seed 1";
    let text = fs::read_to_string(page).expect("a page");
    assert!(text.contains(made_by), "{text}");
}

/// The games that are told of are those that the command that is written down plays.
#[cfg(unix)]
#[test]
fn ctrl_c_writes_down_the_games_that_were_played() {
    let child = crate::start(&["lab", "balance", "--bot", "random", "--games", FOREVER]);
    std::thread::sleep(std::time::Duration::from_secs(2));
    let said = crate::stop(child);
    assert_eq!(said.code, 0, "{said:?}");
    let report = said.out;
    let line = report.lines().find(|line| line.starts_with("Made by ")).expect("a line");
    let (_, games) = line.split_once("--games ").expect("the number of games");
    let (games, _) = games.split_once(' ').expect("more options");
    assert_eq!(said.err, format!("note: stopped after {games} of {FOREVER} deals\n"));
    let again = good(&["lab", "balance", "--bot", "random", "--games", games, "--threads", "1"]);
    assert_eq!(again, report);
}

#[test]
fn bad_input_is_refused_with_a_sentence() {
    let compare = |args: &[&str]| refused(&[&["lab", "compare"], args].concat());
    assert_eq!(
        compare(&["--b", "machination"]),
        "\"machination\" is not a setting; write a rule field such as turn_limit=60, a variant \
         (classic-mode, hard-mode, choose-your-boss, machinations, infinite-lives) or a pack \
         (classic, town, super, explorers, items, coins, or a folder)"
    );
    assert_eq!(
        compare(&["--a", "hard-mode", "--b", "hard-mode"]),
        "A and B are the same; say what differs with --a or --b"
    );
    let idle = |setting: &str, says: &str| {
        let same = "so A and B are the same; say what differs with --a or --b";
        assert_eq!(
            compare(&["--variant", "hard-mode", "--b", setting]),
            format!("{says} nothing here, {same}")
        );
    };
    idle("hard-mode", "hard-mode changes");
    idle("classic", "classic changes");
    idle("turn_limit=100", "turn_limit=100 changes");
    idle("turn_limit= 100,hard-mode", "turn_limit=100, hard-mode change");
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

/// What changes nothing, or cannot be so, is not passed over.
#[test]
fn settings_that_cannot_be_so_are_refused() {
    let compare = ["lab", "compare", "--games", "2", "--b", "turn_limit=3,turn_limit=4"];
    assert_eq!(refused(&compare), "turn_limit cannot be 3 and 4 on the same side; leave one out");
    good(&["lab", "compare", "--games", "2", "--b", "turn_limit=3,turn_limit=3"]);
    let balance = ["lab", "balance", "--edition", "first", "--games", "2", "--any-boss"];
    assert_eq!(
        refused(&balance),
        "nobody has two bosses to keep one of here, so --any-boss changes nothing; leave it out"
    );
    good(&["lab", "balance", "--edition", "super", "--games", "2", "--any-boss"]);
}
