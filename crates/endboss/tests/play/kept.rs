//! A game that is left, and what becomes of its record.

use std::fs;
use std::path::Path;

use crate::{Said, Table, folder, numbers, play, text, verify};

/// The words of a record, without its hashes and without where the player left.
fn words(journal: &Path) -> Vec<String> {
    let record = fs::read_to_string(journal).expect("a record");
    let lines = record.lines().map(|line| line.split(" #").next().unwrap_or_default().to_owned());
    lines.filter(|line| line != "adjourned").collect()
}

#[test]
fn a_game_that_was_left_goes_on_as_if_it_had_not_been() {
    let folder = folder("resume");
    for (edition, players, bots) in [
        ("first", "2", "normal"),
        ("second", "3", "random"),
        ("anniversary", "4", "normal"),
        ("super", "3", "normal"),
    ] {
        let typed = numbers(23, 5000, 4);
        let mut typed: Vec<&str> = typed.iter().map(String::as_str).collect();
        // Something is taken back on the way, too.
        typed[30] = "undo";
        typed[31] = "undo all";
        let whole = folder.join(format!("{edition}-whole.journal"));
        let table = ["--edition", edition, "--players", players, "--bots", bots, "--seed", "9"];
        let args = [&table[..], &["--journal", text(&whole)]].concat();
        let said = play(&args, &typed);
        assert_eq!(said.code, Some(0), "{}", said.err);
        let end = |said: &Said| {
            let at = said.out.find("The game ends: ").expect("an end");
            said.out[at..said.out.find("The game is saved").expect("kept")].to_owned()
        };
        let all = said.out.matches(crate::PROMPT).count();
        for left_at in [1, 7, all / 3, all * 2 / 3, all - 1] {
            let path = folder.join(format!("{edition}-{left_at}.journal"));
            let args = [&table[..], &["--journal", text(&path)]].concat();
            // Once by a word, once by the end of the input.
            let mut first = typed[..left_at].to_vec();
            if left_at % 2 == 1 {
                first.push("quit");
            }
            let left = play(&args, &first);
            assert_eq!(left.code, Some(0), "{}", left.err);
            assert!(left.out.ends_with(&format!(
                "The game is saved as {0}.\nTo go on: endboss play --resume {0}\n",
                text(&path)
            )));
            verify(&path);
            // Sitting down and leaving again changes nothing.
            let sat = play(&["--resume", text(&path)], &["board", "quit"]);
            assert!(sat.out.starts_with("The game goes on: "), "{}{}", sat.out, sat.err);
            let went_on = play(&["--resume", text(&path)], &typed[left_at..]);
            assert_eq!((went_on.code, went_on.err.as_str()), (Some(0), ""));
            assert_eq!(end(&went_on), end(&said), "{edition} left at {left_at}");
            assert_eq!(words(&path), words(&whole), "{edition} left at {left_at}");
            verify(&path);
        }
    }
}

/// A game with a pack of one's own goes on by the hint, which names the packs.
#[test]
fn a_game_with_another_pack_goes_on_by_its_hint() {
    let folder = folder("pack");
    let pack = folder.join("my pack");
    fs::create_dir_all(&pack).expect("made");
    let manifest = "id = \"cellar\"\nversion = \"1\"\nlicense = \"MIT\"\nauthors = [\"me\"]\n\
         languages = [\"en\"]\nneeds = []\ntitle = { en = \"The Cellar\" }\n";
    fs::write(pack.join("pack.toml"), manifest).expect("written");
    let boss = "[[boss]]\nid = \"landlord\"\nname = { en = \"The Landlord\" }\nxp = 333\n\
         treasure = \"thief\"\n[boss.level-up]\ndo = [{ draw = { back = \"room\", count = 1 } }]\n";
    fs::write(pack.join("bosses.toml"), boss).expect("written");
    let journal = folder.join("it.journal");
    let args = ["--packs", "classic", "--packs", text(&pack), "--journal", text(&journal)];
    let left = play(&args, &["1", "quit"]);
    assert_eq!(left.code, Some(0), "{}", left.err);
    let hint = format!(
        "To go on: endboss play --resume {} --packs classic,\"{}\"\n",
        text(&journal),
        text(&pack)
    );
    assert!(left.out.ends_with(&hint), "{}", left.out);
    let again = ["--resume", text(&journal), "--packs", "classic", "--packs", text(&pack)];
    let back = play(&again, &["quit"]);
    assert!(back.out.starts_with("The game goes on: "), "{}{}", back.out, back.err);
    // Alone it has too few of everything, and that is told with what helps.
    let alone = "none of these packs has heroes; add one that has, such as classic";
    refused(&["--packs", text(&pack)], alone);
}

/// Whatever cuts a record off, the game goes on from the last whole line.
#[test]
fn a_cut_off_record_goes_on_from_its_last_whole_line() {
    let folder = folder("cut");
    let whole = folder.join("whole.journal");
    let typed = ["1"; 25];
    play(&["--seed", "3", "--journal", text(&whole)], &typed);
    let record = fs::read(&whole).expect("a record");
    for cut in [7, 40, 200] {
        let path = folder.join(format!("{cut}.journal"));
        fs::write(&path, &record[..record.len() - cut]).expect("written");
        let said = play(&["--resume", text(&path)], &["1"; 4000]);
        assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "cut by {cut}");
        verify(&path);
    }
}

/// Every pick is in the record when its consequence is read.
#[test]
fn a_pick_is_on_record_before_it_is_answered() {
    let path = folder("durable").join("it.journal");
    let (mut table, _) = Table::sit(&["--seed", "6", "--journal", text(&path)]);
    let picks = || {
        let record = fs::read_to_string(&path).expect("a record");
        record.lines().filter(|line| line.contains(" A pick ")).count()
    };
    let mut before = picks();
    for _ in 0..10 {
        table.type_in("1");
        let now = picks();
        assert!(now > before);
        before = now;
    }
    table.leave(true);
}

#[test]
fn a_game_is_played_in_one_place_at_a_time() {
    let path = folder("locked").join("it.journal");
    let (mut table, _) = Table::sit(&["--seed", "6", "--journal", text(&path)]);
    refused(&["--resume", text(&path)], "is being played elsewhere");
    assert!(table.type_in("1").contains("Your Boss is"), "the first one plays on");
    table.leave(true);
    verify(&path);
}

#[test]
fn nobody_reads_on() {
    let path = folder("closed").join("it.journal");
    let (table, read) = Table::sit(&["--seed", "6", "--journal", text(&path)]);
    assert!(read.contains("Choose the Boss"));
    let said = table.leave(false);
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "no panic, no complaint");
    verify(&path);
    let said = play(&["--resume", text(&path)], &["1"; 4000]);
    assert_eq!(said.code, Some(0), "{}", said.err);
}

fn refused(args: &[&str], sentence: &str) {
    let said = play(args, &["1"; 10]);
    assert_eq!(said.code, Some(2), "{args:?}: {}", said.err);
    assert!(said.err.starts_with("error: ") && said.err.contains(sentence), "{}", said.err);
    assert!(!said.out.contains("? for help"), "no game begins");
}

#[test]
fn what_cannot_be_is_refused_with_a_sentence() {
    let folder = folder("refused");
    let new = folder.join("new.journal");
    let to = |args: &[&'static str]| [args, &["--journal", text(&new)]].concat();
    refused(&to(&["--edition", "third"]), "there is no edition \"third\"");
    refused(&to(&["--players", "5"]), "5 players cannot play this edition; it is for 2 to 4");
    refused(&to(&["--seat", "C"]), "there is no seat C at a table of 2 players");
    refused(&to(&["--seat", "AB"]), "there is no seat \"AB\"");
    refused(&to(&["--lang", "xx"]), "there is no language \"xx\"");
    refused(&to(&["--variant", "infinite-lives"]), "does not fit the anniversary edition");
    refused(&to(&["--rule", "turn_limit=0"]), "the rule turn_limit cannot be \"0\"");
    refused(&to(&["--resume", "it.journal"]), "cannot be used with");
    assert!(!new.exists(), "nothing was begun");
    let nowhere = folder.join("no/such/folder/it.journal");
    refused(&["--journal", text(&nowhere)], "there is no folder ");
    refused(&["--journal", text(&folder)], "is a folder; name a file");
    refused(&["--name", " "], "a name has at least one letter");
    refused(&["--name", "Bot B"], "\"Bot B\" is what a bot is called");
    // A record is never written over.
    fs::write(&new, "mine").expect("written");
    refused(&to(&[]), "is there already");
    assert_eq!(fs::read_to_string(&new).expect("still there"), "mine");
}

#[test]
fn what_is_no_game_of_ours_does_not_go_on() {
    let folder = folder("foreign");
    let it = folder.join("it.journal");
    let resume = |content: &[u8], sentence: &str| {
        fs::write(&it, content).expect("written");
        refused(&["--resume", text(&it)], sentence);
        assert_eq!(fs::read(&it).expect("still there"), content, "untouched");
    };
    refused(&["--resume", text(&folder.join("none"))], "there is no file ");
    refused(&["--resume", text(&folder)], "is a folder; name a file");
    resume(b"", "this is not a journal of endboss");
    resume(b"once upon a time\n", "this is not a journal of endboss");
    resume(&[0xff; 100_000], "this is not a journal of endboss");
    let whole = folder.join("whole.journal");
    play(&["--seed", "3", "--journal", text(&whole)], &["1"; 4000]);
    let record = fs::read_to_string(&whole).expect("a record");
    resume(record.as_bytes(), "this game is over");
    resume(record.replace("edition anniversary", "edition second").as_bytes(), "line 3: the hash");
    resume(record.replace("seat A person", "seat A bot x").as_bytes(), "the hash does not fit");
    // A game between programs.
    let sims = folder.join("sims");
    let args =
        ["sim", "--games", "1", "--seed", "1", "--edition", "second", "--journal", text(&sims)];
    let said = crate::run(crate::endboss(&args), Vec::new());
    assert_eq!(said.code, Some(0), "{}", said.err);
    let sim = fs::read_dir(&sims).expect("records").next().expect("one").expect("readable").path();
    refused(&["--resume", text(&sim)], "no person plays in this game");
}
