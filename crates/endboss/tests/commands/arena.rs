use serde_json::Value;

use crate::{Folder, good, refused, run};

fn summary(args: &[&str]) -> Value {
    let out = good(&[&["arena", "--json"], args].concat());
    assert_eq!(out.lines().count(), 1, "{out}");
    serde_json::from_str(&out).expect("one JSON object")
}

/// Without the times, which differ from run to run.
fn lasting(mut summary: Value) -> Value {
    for standing in summary["standings"].as_array_mut().expect("a list") {
        for time in ["median_ms", "p99_ms", "worst_ms"] {
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
    assert_eq!(found["budget"], "1000 nodes");
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
    let first =
        "anniversary edition, 2 players, 6 deals of 2 games, seed 1, 50 nodes for a decision\n";
    assert!(out.starts_with(first), "{out}");
    for word in
        ["rating", "95 %", "share", "place", "median ms", "p99 ms", "worst ms", "nodes each"]
    {
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
            "{file} holds deals of another match: its bots is normal,random, not normal,easy; \
             name another file, or set it the same"
        )
    );
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
        (&["--nodes", "0"], "\"0\" is no budget of imagined games; write 1 or more"),
        (&["--ms", "0"], "\"0\" is no budget of milliseconds; write 1 to 600000"),
        (
            &["--bots", "hard@0"],
            "hard cannot imagine \"0\" games for a decision; write a number from 1 up, such as \
             hard@1000",
        ),
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

/// Whoever stops a match gets what is done, in the file and on the screen.
#[cfg(unix)]
#[test]
fn ctrl_c_keeps_what_is_done() {
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    let folder = Folder::new("arena-ctrl-c");
    let file = folder.file("match.jsonl");
    let child = Command::new(env!("CARGO_BIN_EXE_endboss"))
        .args(["arena", "--deals", "10000000", "--out", &file])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let begun = Instant::now();
    let lines = || std::fs::read_to_string(&file).unwrap_or_default().lines().count();
    while lines() < 4 {
        assert!(begun.elapsed() < Duration::from_secs(60), "no deal is finished");
        std::thread::sleep(Duration::from_millis(20));
    }
    let asked = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(asked.expect("there is kill").success());
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    let (out, err) = (text(output.stdout), text(output.stderr));
    assert_eq!(output.status.code(), Some(0), "{out}{err}");
    assert!(
        err.starts_with("note: stopped after ") && err.ends_with(" of 10000000 deals\n"),
        "{err}"
    );
    assert!(out.contains(" deals of 2 games") && out.contains("rating"), "{out}");
    let done = lines() - 1;
    assert!(out.contains(&format!("{done} deals of 2 games")), "{done}: {out}");
    // And it is a file to go on with.
    assert_eq!(run(&["arena", "--deals", "2", "--out", &file]).code, 0);
}
