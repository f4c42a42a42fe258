use std::fs;

use serde_json::Value;

use crate::{Folder, good, refused, run};

fn summary(args: &[&str]) -> Value {
    let out = good(&[&["sim", "--json"], args].concat());
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).expect("one JSON object")
}

/// A summary without what differs from run to run.
fn lasting(args: &[&str]) -> Value {
    let mut summary = summary(args);
    let map = summary.as_object_mut().expect("an object");
    for speed in ["games_per_s", "decisions_per_s", "threads"] {
        assert!(map.remove(speed).is_some(), "{speed}");
    }
    summary
}

fn total(counts: &Value) -> u64 {
    let counts = counts.as_object().expect("counts");
    counts.values().map(|n| n.as_u64().expect("a count")).sum()
}

#[test]
fn a_seed_gives_the_same_games_with_any_number_of_threads() {
    for edition in ["first", "second", "anniversary"] {
        let args = ["--edition", edition, "--players", "3", "--games", "150", "--seed", "7"];
        let one = lasting(&[&args[..], &["--threads", "1"]].concat());
        let four = lasting(&[&args[..], &["--threads", "4"]].concat());
        assert_eq!(one, four, "{edition}");
        let other = [&args[..7], &["8"]].concat();
        assert_ne!(one, lasting(&other), "{edition}");
    }
}

#[test]
fn a_summary_adds_up() {
    let summary = summary(&["--edition", "anniversary", "--players", "4", "--games", "100"]);
    assert_eq!(summary["edition"], "anniversary");
    assert_eq!(summary["players"], 4);
    assert_eq!(summary["games"], 100);
    assert_eq!(total(&summary["ends"]), 100);
    assert_eq!(total(&summary["wins"]["by_seat"]), 100);
    assert_eq!(total(&summary["wins"]["by_boss"]), 100);
    assert_eq!(total(&summary["games_by_boss"]), 400);
    let seats: Vec<_> = summary["wins"]["by_seat"].as_object().expect("seats").keys().collect();
    assert_eq!(seats, ["A", "B", "C", "D"]);
    for number in ["decisions_per_s", "games_per_s", "decisions_per_game"] {
        assert!(summary[number].as_f64().expect("a number") > 0.0, "{number}");
    }
    let turns = &summary["turns"];
    assert!(turns["min"].as_u64() <= turns["max"].as_u64());
}

#[test]
fn one_of_many_games_can_be_played_again() {
    let all = lasting(&["--games", "3"]);
    let parts = [1, 2, 3].map(|n| lasting(&["--games", "1", "--from", &n.to_string()]));
    let decisions = |summary: &Value| summary["decisions"].as_u64().expect("a count");
    assert_eq!(decisions(&all), parts.iter().map(decisions).sum::<u64>());
}

#[test]
fn variants_and_rule_fields_change_the_games() {
    let plain = lasting(&["--games", "60"]);
    let hard = lasting(&["--games", "60", "--variant", "hard-mode", "--variant", "machinations"]);
    assert_ne!(plain, hard);
    let short = lasting(&["--games", "60", "--rule", "turn_limit=2"]);
    assert_eq!(short["ends"]["turn_limit"], 60);
    assert_eq!(short["turns"]["max"], 2);
}

#[test]
fn bots_of_every_level_play_and_the_seed_holds() {
    let args = ["--edition", "first", "--players", "4", "--games", "2", "--rule", "turn_limit=3"];
    let thinking = ["--bots", "expert,hard,easy,normal", "--nodes", "8"];
    let one = lasting(&[&args[..], &thinking, &["--threads", "1"]].concat());
    let two = lasting(&[&args[..], &thinking, &["--threads", "2"]].concat());
    assert_eq!(one, two);
    let mut levels: Vec<_> = one["by_bot"].as_object().expect("levels").keys().collect();
    levels.sort();
    assert_eq!(levels, ["easy", "expert", "hard", "normal"]);
    assert_eq!((&one["nodes"], &one["ms"]), (&Value::from(8), &Value::Null));
    let quick = lasting(&[&args[..], &["--bots", "random"]].concat());
    assert_eq!(quick.get("nodes"), None, "nobody imagines anything");
    let sentence = "there is no bot \"clever\"; there are: random, easy, normal, hard, expert";
    assert_eq!(refused(&["sim", "--bots", "clever"]), sentence);
}

/// Whoever is alone has nobody to win against.
#[test]
fn alone_nothing_is_won() {
    let args = ["sim", "--edition", "solo", "--games", "5"];
    let summary: Value =
        serde_json::from_str(&good(&[&args[..], &["--json"]].concat())).expect("JSON");
    assert!(summary["wins"].is_null() && summary["by_bot"]["random"]["wins"].is_null());
    assert_eq!(total(&summary["games_by_boss"]), 5);
    assert_eq!(total(&summary["scores"]), 5);
    let out = good(&args);
    assert!(out.contains("\nBosses ") && !out.contains("Wins"), "{out}");
}

/// Games that take long are not waited for, and half a game is not counted.
#[cfg(unix)]
#[test]
fn ctrl_c_sums_up_what_is_done() {
    let folder = Folder::new("sim-ctrl-c");
    let games = folder.file("games");
    let journals = || std::fs::read_dir(&games).map_or(0, Iterator::count);
    let stopped = |nodes: &str, begun: usize| {
        let args = ["sim", "--bots", "hard", "--nodes", nodes, "--games", "1000", "--threads", "1"];
        let child = crate::start(&[&args[..], &["--json", "--journal", &games]].concat());
        crate::until("a game has begun", || journals() >= begun);
        crate::stop(child)
    };
    let said = stopped("4000", 1);
    let nothing = "error: stopped before a game was finished; there is nothing to tell\n";
    assert!(said.err.ends_with(nothing), "not after the game, but after the decision: {said:?}");
    assert_eq!((said.code, said.out.as_str()), (2, ""));
    assert_eq!(journals(), 0, "half a game is no game");
    let said = stopped("20", 3);
    assert_eq!(said.code, 0, "{said:?}");
    let done = journals();
    assert!(said.err.ends_with(&format!("note: stopped after {done} of 1000 games\n")), "{said:?}");
    let summary: Value = serde_json::from_str(&said.out).expect("JSON");
    assert_eq!((&summary["games"], &summary["complete"]), (&done.into(), &false.into()));
}

/// Where there is no room for so many threads, those that could be started play.
#[cfg(unix)]
#[test]
fn as_many_threads_as_can_be_had() {
    let little = |args: &str| {
        let line = format!("ulimit -v 1200000; exec \"$0\" {args}");
        let program = env!("CARGO_BIN_EXE_endboss");
        let output = std::process::Command::new("sh").args(["-c", &line, program]).output();
        let output = output.expect("there is sh");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!((output.status.code(), said.as_str()), (Some(0), ""), "{args}");
        String::from_utf8(output.stdout).expect("text")
    };
    let sim: Value = serde_json::from_str(&little("sim --json --games 2000 --threads 1024"))
        .expect("one JSON object");
    assert_eq!(sim["games"], 2000);
    assert!((1..1024).contains(&sim["threads"].as_u64().expect("a number")), "{sim}");
    let arena = little("arena --json --bots random --deals 2000 --threads 1024");
    let arena: Value = serde_json::from_str(&arena).expect("one JSON object");
    assert_eq!(arena["deals"], 2000);
}

#[test]
fn a_table_for_people() {
    let out = good(&["sim", "--games", "50", "--players", "3", "--rule", "turn_limit=40"]);
    assert!(
        out.starts_with("50 games, anniversary edition, 3 players, seed 1, turn_limit=40\n"),
        "{out}"
    );
    for heading in ["Turns", "Souls", "Wounds", "Ends by cause", "Wins by seat", "Wins by boss"] {
        assert!(out.contains(heading), "{heading} is missing:\n{out}");
    }
    assert!(out.contains("games/s") && out.contains("decisions/s"), "{out}");
}

#[test]
fn bad_input_is_refused_with_a_sentence() {
    for (args, says) in [
        (
            &["--edition", "third"][..],
            "there is no edition \"third\"; there are: first, second, anniversary, super, solo, \
             challenge",
        ),
        (
            &["--edition", "anniversary", "--players", "5"],
            "5 players cannot play this edition; it is for 2 to 4",
        ),
        (&["--players", "1"], "1 player cannot play this edition; it is for 2 to 4"),
        (
            &["--edition", "super", "--players", "1"],
            "1 player cannot play this edition; it is for 2 to 6",
        ),
        (
            &["--edition", "super", "--players", "7"],
            "7 players cannot play this edition; it is for 2 to 6",
        ),
        (
            &["--bots", "hard@5"],
            "a budget is not named with the bot here; write hard, and --nodes 5 where there is such \
             an option",
        ),
        (&["--players", "many"], "\"many\" is not a number of players; write 1 to 6"),
        (
            &["--edition", "first", "--variant", "machinations"],
            "the variant machinations does not fit the first edition; it belongs to: second, \
             anniversary",
        ),
        (
            &["--edition", "first", "--variant", "classic-mode"],
            "the variant classic-mode is always on in the first edition; leave it out",
        ),
        (
            &["--variant", "easy-mode"],
            "there is no variant \"easy-mode\"; there are: classic-mode, hard-mode, \
             choose-your-boss, machinations, infinite-lives",
        ),
        (
            &["--rule", "turn_limit"],
            "\"turn_limit\" sets no rule; write FIELD=VALUE, such as turn_limit=60",
        ),
        (&["--rule", "turn_limit=0"], "the rule turn_limit cannot be \"0\"; it takes: 1 to 1000"),
        (&["--games", "0"], "\"0\" is not a number from 1 up"),
        (&["--threads", "none"], "\"none\" is not a number of threads; write 1 to 1024"),
        (
            &["--bots", "normal,random,easy"],
            "3 bots cannot sit at a table for 2; leave some out, or set --players",
        ),
        (
            &["--edition", "solo", "--bots", "normal,random"],
            "2 bots cannot play alone together; leave some out, or compare them with endboss arena",
        ),
        (
            &["--games", "3", "--from", "18446744073709551615"],
            "there are no 3 games from number 18446744073709551615 on; the last one has number \
             18446744073709551615",
        ),
        (&["--seed", "-1"], "\"-1\" is not a number from 0 up"),
    ] {
        assert_eq!(refused(&[&["sim"], args].concat()), says);
    }
    let field = refused(&["sim", "--rule", "beards=long"]);
    assert!(field.starts_with("there is no rule field \"beards\"; there are: death_check, "));
    let pack = refused(&["sim", "--packs", "no/such/folder"]);
    assert_eq!(
        pack,
        "there is no folder no/such/folder; the packs that need none are: classic, town, super, explorers, items, coins"
    );
}

#[test]
fn a_journal_of_other_players_is_not_written_over() {
    let folder = Folder::new("sim-others");
    let to = folder.file("games");
    let sim = ["sim", "--games", "1", "--seed", "5", "--journal", &to];
    let journal = format!("{to}/anniversary-2-seed5-game1.journal");
    good(&sim);
    let first = fs::read(&journal).expect("a journal");
    good(&sim);
    assert_eq!(fs::read(&journal).expect("a journal"), first, "the same game once more");
    let said = format!("{journal} holds another game, which would be lost; name another folder");
    assert_eq!(refused(&[&sim[..], &["--bots", "normal"]].concat()), said);
    assert_eq!(fs::read(&journal).expect("a journal"), first);
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let folder = Folder::new("sim-no-folder");
    let file = folder.write("file", "");
    let sentence = refused(&["sim", "--games", "1", "--journal", &format!("{file}/games")]);
    let path = "a part of its path is a file and not a folder";
    assert!(sentence.ends_with(path), "{sentence}");
    let sentence = refused(&["sim", "--games", "1", "--journal", &file]);
    assert_eq!(sentence, format!("{file} is a file; name a folder"));
}

#[test]
fn what_is_no_option_is_refused() {
    for args in [&["sim", "--no-such"][..], &["sim", "more"], &["dance"], &["replay"], &["cards"]] {
        let said = run(args);
        assert_eq!(said.code, 2, "{args:?}: {said:?}");
        assert!(!said.err.is_empty() && said.out.is_empty(), "{args:?}: {said:?}");
    }
}

#[test]
fn bench_measures_every_edition_and_number_of_players() {
    let out = good(&["bench", "--seconds", "0.02", "--json"]);
    let lines: Vec<Value> =
        out.lines().map(|line| serde_json::from_str(line).expect("one object a line")).collect();
    assert_eq!(lines.len(), 16);
    for line in &lines {
        for number in ["decisions_per_s", "games_per_s", "decisions_per_game", "clone_ns"] {
            assert!(line[number].as_f64().expect("a number") > 0.0, "{number}: {line}");
        }
        assert!(line["state_bytes"].as_u64().expect("a number") <= 4096, "{line}");
    }
    let what = |line: &Value| (line["edition"].to_string(), line["players"].to_string());
    assert_eq!(what(&lines[0]), ("\"first\"".to_owned(), "2".to_owned()));
    assert_eq!(what(&lines[8]), ("\"anniversary\"".to_owned(), "4".to_owned()));

    let out = good(&["bench", "--seconds", "0.02", "--edition", "second", "--players", "3"]);
    assert_eq!(out.lines().count(), 2, "{out}");
    let out = good(&["bench", "--seconds", "0.02", "--players", "5"]);
    assert_eq!(out.lines().count(), 2, "the super edition alone: {out}");
    let out = good(&["bench", "--seconds", "0.02", "--players", "1"]);
    assert_eq!(out.lines().count(), 3, "solo and challenge: {out}");
    assert_eq!(
        refused(&["bench", "--edition", "first", "--players", "7"]),
        "7 players cannot play this edition; it is for 2 to 4"
    );
    assert_eq!(
        refused(&["bench", "--players", "7"]),
        "there is no table of 7; there are tables for 1 to 6 players"
    );
    assert_eq!(
        refused(&["bench", "--seconds", "0"]),
        "\"0\" is not a number of seconds above 0, up to 3600"
    );
}

#[test]
fn bench_measures_how_fast_bots_imagine_games() {
    let only = ["bench", "--search", "--edition", "second", "--seconds", "0.01"];
    let out = good(&only);
    assert_eq!(out.lines().count(), 3, "{out}");
    assert!(out.contains("at most 500000 nodes of 32 bytes: 16 MB for each thread."), "{out}");
    let line: Value = serde_json::from_str(&good(&[&only[..], &["--json"]].concat())).expect("one");
    assert!(line["imagined_per_s"].as_f64().expect("a number") > 0.0, "{line}");
    assert_eq!(line["bytes_at_most"], 16_000_000);

    let late = ["bench", "--search", "--players", "1", "--deadline-ms", "2", "--decisions", "15"];
    let line: Value = serde_json::from_str(&good(&[&late[..], &["--json"]].concat())).expect("one");
    assert_eq!((&line["edition"], &line["decisions"]), (&"solo".into(), &15.into()));
    let ms = |name: &str| line[name].as_f64().expect("a number");
    assert!(ms("median_ms_late") >= 0.0, "all the time is used, however clear the answer: {line}");
    assert!(ms("median_ms_late") <= ms("p99_ms_late") && ms("p99_ms_late") <= ms("worst_ms_late"));

    for path in ["Cargo.toml", "Cargo.toml/below", "nowhere/at/all"] {
        let said = refused(&["bench", "--store", path]);
        assert_eq!(said, format!("{path} is no folder; name one"));
    }
    assert_eq!(
        refused(&["bench", "--search", "--players", "3"]),
        "which table of 3 is meant? name an --edition, too"
    );
    assert_eq!(
        refused(&["bench", "--search", "--players", "9"]),
        "there is no table of 9; there are tables for 1 to 6 players"
    );
    assert_eq!(
        refused(&["bench", "--search", "--decisions", "5"]),
        "decisions are timed against a deadline; name --deadline-ms, or leave out --decisions"
    );
    assert_eq!(
        refused(&["bench", "--search", "--deadline-ms", "0"]),
        "\"0\" is not a budget of milliseconds; write 1 to 600000"
    );
}
