//! `endboss lab fit`: what is learned, and the files it is kept in.

use std::fs;

use endboss_bots::fitted::Experience;

use crate::{Folder, good, refused, run};

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
    // What is known of single cards stays, and how it was learned stays told.
    let third = folder.file("the third.txt");
    let plain = ["lab", "fit", "--games", "20", "--rounds", "1"];
    let said = run(&[&plain[..], &["--from", &second, "--out", &third]].concat());
    assert_eq!(
        (said.code, said.err),
        (
            0,
            format!(
                "note: {second} knows single cards, so more is learned about them, too, as with \
                 --cards\n"
            )
        )
    );
    let (_, learned) = read(&third);
    assert_eq!(learned.cards.len(), more.cards.len());
    let text = |file: &str| fs::read_to_string(file).expect("it was written");
    let told = |file: &str| -> Vec<String> {
        text(file).lines().take_while(|it| it.starts_with('#')).map(str::to_owned).collect()
    };
    let chain = told(&third);
    assert_eq!((chain.len(), &chain[1..]), (3, &told(&second)[..]));
    assert!(chain[0].contains(&format!("--cards --from {second} ")), "{chain:?}");
    // A path with a space is one word of the command that is written down.
    let fourth = folder.file("fourth.txt");
    run(&[&plain[..], &["--from", &third, "--out", &fourth]].concat());
    assert!(told(&fourth)[0].contains(&format!("--from \"{third}\" ")), "{:?}", told(&fourth));
    assert_eq!(
        refused(&[&plain[..], &["--from", &first, "--out", &first]].concat()),
        format!(
            "--from and --out are the same file, {first}; what it holds would be lost, so name \
             another --out"
        )
    );
    assert_eq!(
        refused(&["lab", "fit", "--kind", "solo", "--from", &first, "--out", &fourth]),
        format!(
            "what {first} holds was learned for classic-2; go on with --kind classic-2, or from \
             another file"
        )
    );
}

#[test]
fn bots_can_judge_by_what_they_go_on_from() {
    let folder = Folder::new("lab-fit-judging");
    let [first, own, other] = ["first.txt", "own.txt", "other.txt"].map(|name| folder.file(name));
    good(&["lab", "fit", "--games", "20", "--rounds", "1", "--cards", "--out", &first]);
    let hard = ["lab", "fit", "--games", "10", "--rounds", "1", "--bot", "hard", "--nodes", "40"];
    let from = [&hard[..], &["--cards", "--from", &first]].concat();
    good(&[&from[..], &["--out", &own]].concat());
    good(&[&from[..], &["--judging", "--out", &other]].concat());
    let text = |file: &str| fs::read_to_string(file).expect("it was written");
    let made_by = text(&other).lines().next().unwrap_or("").to_owned();
    assert!(made_by.contains(&format!("--from {first} --judging --whim")), "{made_by}");
    let numbers = |file: &str| Experience::read(&text(file)).expect("numbers");
    assert!(numbers(&own) != numbers(&other), "it played the same games whatever it judged by");
    assert_eq!(
        refused(&["lab", "fit", "--games", "20", "--from", &first, "--judging", "--out", &own]),
        "normal judges no positions, so --judging changes nothing; leave it out, or let hard or \
         expert play"
    );
    assert_eq!(
        refused(&[&hard[..], &["--judging"]].concat()),
        "--judging needs a file to judge by; name it with --from"
    );
}

/// Nobody reads what is printed; the file is what the games were played for.
#[cfg(unix)]
#[test]
fn a_fit_is_written_whatever_becomes_of_what_it_prints() {
    let folder = Folder::new("lab-fit-unread");
    let args = ["lab", "fit", "--games", "20", "--rounds", "3", "--out"];
    let learned = |file: &str| {
        let text = fs::read_to_string(file).expect("it was written");
        assert!(Experience::read(&text).is_some(), "{file}");
    };
    let full = folder.file("full.txt");
    let full_stdout = fs::File::options().write(true).open("/dev/full").expect("it is there");
    let output = crate::program(&[&args[..], &[&full]].concat()).stdout(full_stdout).output();
    let output = output.expect("it ends");
    assert_eq!(output.status.code(), Some(2), "it says that nothing was told");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(said, "error: there is no space left for what is printed\n");
    learned(&full);
    let closed = folder.file("closed.txt");
    let mut child = crate::start(&[&args[..], &[&closed]].concat());
    drop(child.stdout.take());
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    learned(&closed);
}

#[cfg(unix)]
#[test]
fn ctrl_c_while_it_learns_keeps_the_finished_rounds() {
    use std::io::{BufRead, BufReader};

    let folder = Folder::new("lab-fit-ctrl-c");
    let file = folder.file("fitted.txt");
    let args = ["lab", "fit", "--games", "20", "--rounds", "4000000", "--out", &file];
    let mut child = crate::start(&args);
    let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
    let second = lines.find(|line| line.as_ref().is_ok_and(|it| it.starts_with("round 2: ")));
    assert!(second.is_some_and(|line| line.is_ok()));
    let rest = std::thread::spawn(move || lines.map_while(Result::ok).collect::<Vec<_>>());
    let said = crate::stop(child);
    assert_eq!(said.code, 0, "{said:?}");
    let text = fs::read_to_string(&file).expect("it was written");
    assert!(Experience::read(&text).is_some());
    let stopped = text.lines().nth(1).expect("a second line");
    assert!(stopped.starts_with("# stopped after ") && stopped.ends_with(" of 4000000 rounds"));
    assert_eq!(said.err, format!("note: {}\n", &stopped[2..]));
    let printed = rest.join().expect("it was read");
    assert_eq!(printed.last(), Some(&format!("What was learned is in {file}.")));
}

#[test]
fn a_fit_that_cannot_be_is_refused() {
    let fit = |args: &[&str]| refused(&[&["lab", "fit"], args].concat());
    assert_eq!(
        fit(&["--kind", "classic-3"]),
        "there is no kind of table \"classic-3\"; there are: classic-2, classic-4, super-2, \
         super-4, solo"
    );
    assert_eq!(fit(&["--whim", "6"]), "\"6\" is not a share; write a number from 0 to 1");
    assert_eq!(fit(&["--games", "9"]), "9 games are too few to learn from; play at least 10");
    assert_eq!(fit(&["--trust", "2"]), "\"2\" is not a share; write a number from 0 to 1");
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

/// The command that a file is made by is one line, whatever files are called.
#[cfg(unix)]
#[test]
fn learning_goes_on_from_files_with_odd_names() {
    let folder = Folder::new("lab-fit-names");
    let fit = |from: Option<&str>, to: &str| {
        let mut args = vec!["lab", "fit", "--games", "10", "--rounds", "1", "--out", to];
        args.extend(from.iter().flat_map(|from| ["--from", from]));
        good(&args);
    };
    let odd = folder.file("two\nlines \"$HOME\".txt");
    let (next, last) = (folder.file("next.txt"), folder.file("last.txt"));
    fit(None, &odd);
    fit(Some(&odd), &next);
    fit(Some(&next), &last);
    let text = fs::read_to_string(&next).expect("it was written");
    let bare: String =
        text.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n");
    let bare = folder.write("bare.txt", bare);
    let args = ["lab", "fit", "--games", "10", "--rounds", "1", "--from", &bare, "--out", &last];
    assert_eq!(
        refused(&args),
        format!(
            "{bare} does not say what it was learned for; such a file begins with the command that \
             made it, so write that line again"
        )
    );
}
