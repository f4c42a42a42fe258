use serde_json::Value;

use crate::{Folder, good, refused, run};
#[cfg(unix)]
use crate::{start, stop, until};

fn summary(args: &[&str]) -> Value {
    let out = good(&[&["arena", "--json"], args].concat());
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).expect("one JSON object")
}

/// Without the times, which differ from run to run.
fn lasting(mut summary: Value) -> Value {
    for standing in summary["standings"].as_array_mut().expect("a list") {
        for time in ["mean_ms", "median_ms", "p99_ms", "worst_ms"] {
            assert!(standing[time].take().as_f64().expect("a time") >= 0.0, "{time}");
        }
    }
    summary
}

#[test]
fn a_match_in_json() {
    let args = ["--edition", "second", "--players", "3", "--bots", "normal,random,random"];
    let found = summary(&[&args[..], &["--deals", "20", "--seed", "5"]].concat());
    assert_eq!(found["edition"], "second");
    assert_eq!((&found["players"], &found["deals"]), (&3.into(), &20.into()));
    assert_eq!((&found["games"], &found["complete"]), (&60.into(), &true.into()));
    assert!(found["budget"].is_null(), "nobody here imagines games");
    let standings = found["standings"].as_array().expect("a list");
    assert_eq!(standings.len(), 2);
    assert_eq!(standings[0]["bot"], "normal");
    assert_eq!((&standings[0]["seats"], &standings[1]["seats"]), (&60.into(), &120.into()));
    let wins = |at: usize| standings[at]["wins"].as_u64().expect("a count");
    assert_eq!(wins(0) + wins(1), 60);
    for standing in standings {
        for number in ["share", "rating", "mean_place", "mean_score", "nodes_per_decision"] {
            assert!(standing[number].is_f64(), "{number}: {standing}");
        }
        for interval in ["share_interval", "rating_interval", "score_interval"] {
            let ends = standing[interval].as_array().expect(interval);
            assert!(ends[0].as_f64() < ends[1].as_f64(), "{interval}: {standing}");
        }
        assert!(standing["decisions"].as_u64() > Some(100), "{standing}");
    }
}

#[test]
fn a_match_for_people() {
    let out = good(&["arena", "--deals", "6", "--bots", "normal,random", "--nodes", "50"]);
    let first = "anniversary edition, 2 players, 6 deals of 2 games, seed 1\n";
    assert!(out.starts_with(first), "{out}");
    let own = good(&["arena", "--deals", "1", "--bots", "hard@5,normal", "--nodes", "50"]);
    assert!(
        own.starts_with("anniversary edition, 2 players, 1 deal of 2 games, seed 1\n"),
        "{own}"
    );
    let all = good(&["arena", "--deals", "1", "--bots", "hard@5,hard", "--nodes", "9"]);
    assert!(all.contains(" 1 deal of 2 games, seed 1, 9 nodes for a decision\n"), "{all}");
    for word in [
        "rating",
        "95 %",
        "share",
        "place",
        "mean ms",
        "median ms",
        "p99 ms",
        "worst ms",
        "nodes each",
    ] {
        assert!(out.contains(word), "{word} is missing:\n{out}");
    }
    assert!(out.contains("A fair share is 50.0%."), "{out}");
}

#[test]
fn alone_scores_are_compared() {
    let out = good(&["arena", "--edition", "solo", "--bots", "random,normal,easy", "--deals", "8"]);
    assert!(out.starts_with("solo edition, 1 player, 8 deals of 3 games"), "{out}");
    assert!(out.contains("mean score") && !out.contains("rating"), "{out}");
    let found = summary(&["--edition", "challenge", "--bots", "normal,random", "--deals", "8"]);
    let standings = found["standings"].as_array().expect("a list");
    assert!(standings.iter().all(|it| it["rating"].is_null() && it["score_interval"].is_array()));
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let folder = Folder::new("arena-resume");
    let file = folder.file("match.jsonl");
    let args = ["--bots", "normal,random", "--seed", "3"];
    let whole = lasting(summary(&[&args[..], &["--deals", "7"]].concat()));
    let kept = [&args[..], &["--out", &file]].concat();
    let part = lasting(summary(&[&kept[..], &["--deals", "4"]].concat()));
    assert_eq!(part["deals"], 4);
    let lines = || std::fs::read_to_string(&file).expect("it is kept").lines().count();
    assert_eq!(lines(), 5);
    assert_eq!(lasting(summary(&[&kept[..], &["--deals", "7", "--threads", "1"]].concat())), whole);
    assert_eq!(lines(), 8);
    // Fewer than it has: those are looked at, and nothing is lost.
    assert_eq!(lasting(summary(&[&kept[..], &["--deals", "4"]].concat())), part);
    assert_eq!(lines(), 8);
    let said = refused(&["arena", "--bots", "normal,easy", "--seed", "3", "--out", &file]);
    assert_eq!(
        said,
        format!(
            "{file} holds deals of another match: there \"bots\" is normal,random, here it is \
             normal,easy; name another file, or set it the same"
        )
    );
    // A line that was broken off is told and played again.
    let text = std::fs::read_to_string(&file).expect("it is kept");
    std::fs::write(&file, &text[..text.len() - 40]).expect("written");
    let said = run(&[&["arena"], &kept[..], &["--deals", "7"]].concat());
    let note = format!("note: line 8 of {file}, the last one, was broken off and is dropped\n");
    assert_eq!((said.code, said.err), (0, note));
    assert_eq!(lines(), 8);
    let letter = folder.write("letter.txt", "Dear reader\n");
    let said = refused(&["arena", "--out", &letter]);
    assert_eq!(said, format!("{letter} holds no deals of a match (line 1); name another file"));
    let nowhere = folder.file("no/match.jsonl");
    assert!(refused(&["arena", "--out", &nowhere]).starts_with("there is no folder "));
}

#[test]
fn bad_input_is_refused_with_a_sentence() {
    for (args, says) in [
        (
            &["--bots", "nromal"][..],
            "there is no bot \"nromal\"; you may mean normal; there are: random, easy, normal, \
             hard, expert",
        ),
        (&["--nodes", "0"], "\"0\" is not a budget of simulated games; write 1 or more"),
        (&["--ms", "0"], "\"0\" is not a budget of milliseconds; write 1 to 600000"),
        (
            &["--bots", "hard@0"],
            "hard cannot imagine \"0\" games for a decision; write a number from 1 to 4294967295, \
             such as hard@1000",
        ),
        (&["--bots", "normal,normal@5"], "normal imagines no games for a decision; leave out @5"),
        (&["--nodes", "5000000000"], "5000000000 is too large; the most is 4294967295"),
        (
            &["--deals", "99999999999999999999"],
            "99999999999999999999 is too large; the most is 18446744073709551615",
        ),
        (&["--threads", "2000"], "\"2000\" is not a number of threads; write 1 to 1024"),
        (&["--deals", "0"], "\"0\" is not a number from 1 up"),
        (
            &["--nodes", "5", "--ms", "5"],
            "a budget is in nodes or in milliseconds; leave out --nodes or --ms",
        ),
        (
            &["--bots", "normal,easy,random"],
            "3 bots cannot sit at a table for 2; leave some out, or set --players",
        ),
        (&["--players", "9"], "9 players cannot play this edition; it is for 2 to 4"),
    ] {
        assert_eq!(refused(&[&["arena"], args].concat()), says);
    }
}

/// What a match is does not depend on how it was typed, but on who plays.
#[test]
fn the_same_match_in_other_words() {
    let folder = Folder::new("arena-words");
    let file = folder.file("match.jsonl");
    let args = ["--bots", "hard@2,hard@02", "--deals", "1", "--out", &file];
    let rules = ["--variant", "hard-mode", "--variant", "machinations"];
    let short = ["--rule", "turn_limit=2"];
    let found = summary(&[&args[..], &rules, &short].concat());
    assert_eq!(found["standings"].as_array().map(Vec::len), Some(1), "one bot");
    let (name, number) =
        found["experience"].as_str().and_then(|it| it.split_once(' ')).expect("what hard knows");
    assert_eq!((name, number.len()), ("hard", 16));
    let turned = ["--variant", "machinations", "--variant", "hard-mode", "--variant", "hard-mode"];
    summary(&[&args[..], &turned, &["--rule", "turn_limit=9"], &short].concat());
    // By the clock, games at the same time take time from each other.
    let clock = folder.file("clock.jsonl");
    let by_clock = ["arena", "--bots", "hard,normal", "--ms", "1", "--deals", "1", "--out", &clock];
    good(&[&by_clock[..], &["--threads", "1"]].concat());
    good(&by_clock);
    assert_eq!(
        refused(&[&by_clock[..], &["--threads", "2"]].concat()),
        format!(
            "{clock} holds deals of another match: there \"threads\" is 1, here it is 2; name \
             another file, or set it the same"
        )
    );
    // What nobody thinks with makes no difference.
    let thumbs = folder.file("thumbs.jsonl");
    let by_thumb = ["arena", "--bots", "easy,hard@2", "--deals", "1", "--out", &thumbs];
    for budget in [&[][..], &["--nodes", "2"], &["--nodes", "9"], &["--ms", "5"]] {
        good(&[&by_thumb[..], budget].concat());
    }
}

#[cfg(unix)]
#[test]
fn what_keeps_nothing_is_refused() {
    let folder = Folder::new("arena-device");
    let pipe = folder.file("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("there is mkfifo").success());
    let link = folder.file("link");
    std::os::unix::fs::symlink("nowhere/at/all", &link).expect("a link");
    assert_eq!(
        refused(&["arena", "--deals", "1", "--out", &link]),
        format!("{link} is a broken link; name another place")
    );
    let long = folder.file(&"a".repeat(300));
    assert_eq!(
        refused(&["arena", "--deals", "1", "--out", &long]),
        format!("{long} is too long, or no name for a file here; choose another")
    );
    for path in ["/dev/null", "/dev/full", &pipe] {
        assert_eq!(
            refused(&["arena", "--deals", "1", "--out", path]),
            format!("{path} is no file that keeps what is written into it; name another file")
        );
    }
}

/// Two that write into one file would lose what the other has done.
#[cfg(unix)]
#[test]
fn a_file_takes_one_match_at_a_time() {
    let folder = Folder::new("arena-lock");
    let file = folder.file("match.jsonl");
    let args = ["arena", "--deals", "10000000", "--out", &file];
    let lines = || std::fs::read_to_string(&file).unwrap_or_default().lines().count();
    let first = start(&args);
    until("a deal is finished", || lines() > 2);
    assert_eq!(
        refused(&args),
        format!(
            "another arena is writing into {file}; wait until it is done, or name another file"
        )
    );
    assert_eq!(stop(first).code, 0);
    assert_eq!(run(&["arena", "--deals", "2", "--out", &file]).code, 0, "now it is free");
}

/// As a program does that ends another after a time: to it and to its whole group.
#[cfg(unix)]
#[test]
fn ctrl_c_twice_at_once_is_one() {
    let folder = Folder::new("arena-ctrl-c-twice");
    let file = folder.file("match.jsonl");
    // Long decisions, so that the second comes before the first is followed.
    let long = ["--nodes", "200000", "--threads", "1"];
    let child = start(&[&["arena", "--bots", "hard", "--out", &file], &long[..]].concat());
    let lines = || std::fs::read_to_string(&file).unwrap_or_default().lines().count();
    until("it has begun", || lines() > 0);
    let id = child.id().to_string();
    let asked = std::process::Command::new("kill").args(["-INT", &id]).status();
    assert!(asked.expect("there is kill").success());
    std::thread::sleep(std::time::Duration::from_millis(50));
    let said = stop(child);
    assert_eq!(said.code, 0, "{said:?}");
    assert!(said.err.ends_with("note: stopped after 0 of 100 deals\n"), "{said:?}");
    // Nothing was decided, and so nothing is told of it.
    let row = said.out.lines().last().expect("a table");
    let row: Vec<&str> = row.split_whitespace().collect();
    assert_eq!(row, ["hard", "0", "-", "-", "-", "-", "-"]);
}

/// Whoever stops a match gets what is done, in the file and on the screen.
#[cfg(unix)]
#[test]
fn ctrl_c_keeps_what_is_done() {
    let folder = Folder::new("arena-ctrl-c");
    let file = folder.file("match.jsonl");
    // However many: nobody writes their numbers down first.
    let child = start(&["arena", "--deals", "4294967296", "--out", &file]);
    let lines = || std::fs::read_to_string(&file).unwrap_or_default().lines().count();
    until("a deal is finished", || lines() > 3);
    let said = stop(child);
    assert_eq!(said.code, 0, "{said:?}");
    let (out, err) = (said.out, said.err);
    assert!(
        err.starts_with("note: stopped after ") && err.ends_with(" of 4294967296 deals\n"),
        "{err}"
    );
    assert!(out.contains(" deals of 2 games") && out.contains("rating"), "{out}");
    let done = lines() - 1;
    assert!(out.contains(&format!("{done} deals of 2 games")), "{done}: {out}");
    // And it is a file to go on with.
    assert_eq!(run(&["arena", "--deals", "2", "--out", &file]).code, 0);
}
