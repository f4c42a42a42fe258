use endboss_engine::Tables;
use endboss_journal::{Fault, JournalError, parse, verify};
use endboss_lexicon::{Edition, Rules};
use sha2::{Digest, Sha256};

use crate::{Setting, plain, record, stamps};

/// Lines without their hashes, sealed anew: somebody who forges a record with care.
pub fn seal<S: AsRef<str>>(lines: &[S]) -> String {
    let mut hash = [0u8; 8];
    let mut text = String::new();
    for line in lines {
        let sum = Sha256::new().chain_update(hash).chain_update(line.as_ref());
        hash.copy_from_slice(&sum.finalize()[..8]);
        let hex: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        text += &format!("{} #{hex}\n", line.as_ref());
    }
    text
}

pub fn unseal(text: &str) -> Vec<String> {
    let content = |line: &str| line.rsplit_once(" #").expect("it has a hash").0.to_owned();
    text.lines().map(content).collect()
}

fn game() -> (Setting, Vec<String>) {
    let setting = plain(Edition::Second, 2);
    let (_, text) = record(&setting, 5, usize::MAX);
    assert_eq!(seal(&unseal(&text)), text, "the hashes are as documented");
    let lines = unseal(&text);
    (setting, lines)
}

fn read(text: &str) -> JournalError {
    match parse(text.as_bytes()) {
        Ok(_) => panic!("it was read:\n{text}"),
        Err(error) => error,
    }
}

/// What a record says after one of its lines was replaced with care.
fn replaced(at: usize, line: &str) -> (Option<u32>, String) {
    let (setting, mut lines) = game();
    lines[at] = line.to_owned();
    let error = match parse(seal(&lines).as_bytes()) {
        Err(error) => error,
        Ok(journal) => verify(&journal, &setting.tables, &setting.cards)
            .err()
            .unwrap_or_else(|| panic!("`{line}` was taken")),
    };
    (error.line, error.fault.to_string())
}

#[test]
fn foreign_files() {
    for text in ["", "\n", "# A shopping list\n", "endboss", "endboss journal x\n"] {
        assert_eq!(read(text).fault, Fault::Foreign, "{text}");
    }
    assert_eq!(read("# A list\n").to_string(), "line 1: this is not a journal of endboss");
}

#[test]
fn a_newer_format_is_named_whatever_else_it_has() {
    let error = read("endboss journal 7 and something new\n");
    assert_eq!(
        error.to_string(),
        "line 1: the journal has format 7, but this release reads formats up to 3; a newer release \
         is needed"
    );
    let (line, fault) = replaced(1, "rules 9");
    assert_eq!(line, Some(2));
    assert_eq!(
        fault,
        "the game was played with rules number 9, but this release plays rules numbers 1 to 2; \
         another release is needed"
    );
}

#[test]
fn a_first_line_nobody_ever_wrote() {
    for line in ["endboss journal 0", "endboss journal 01", "endboss journal 1 xyz"] {
        let says = format!("a journal begins with `endboss journal 1`, this one with `{line}`");
        assert_eq!(replaced(0, line), (Some(1), says));
    }
}

#[test]
fn a_pack_that_is_named_twice() {
    let (_, mut lines) = game();
    lines.insert(4, lines[3].clone());
    assert_eq!(read(&seal(&lines)).to_string(), "line 5: the pack classic is named twice");
    // Not even another version of it.
    lines[4] = "pack classic 2.0.0 00".to_owned();
    assert_eq!(read(&seal(&lines)).to_string(), "line 5: the pack classic is named twice");
}

#[test]
fn every_changed_byte_is_found() {
    let (_, lines) = game();
    let text = seal(&lines[..lines.len().min(40)]).into_bytes();
    for at in 0..text.len() {
        let mut changed = text.clone();
        changed[at] ^= 1;
        assert!(parse(&changed).is_err(), "byte {at}");
    }
}

#[test]
fn every_cut_is_found() {
    let (setting, lines) = game();
    let text = seal(&lines);
    for at in 0..text.len() {
        let found = match parse(&text.as_bytes()[..at]) {
            Err(_) => true,
            Ok(journal) => {
                let error = verify(&journal, &setting.tables, &setting.cards);
                let breaks_off =
                    matches!(error, Err(JournalError { fault: Fault::BreaksOff { .. }, .. }));
                breaks_off && text.as_bytes()[at - 1] == b'\n'
            }
        };
        assert!(found, "cut after {at} bytes");
    }
}

#[test]
fn lines_left_out_or_put_elsewhere_are_found() {
    let (_, lines) = game();
    let text = seal(&lines);
    let sealed: Vec<&str> = text.lines().collect();
    let mut without = sealed.clone();
    without.remove(12);
    assert_eq!(read(&(without.join("\n") + "\n")).fault, Fault::Altered);
    let mut swapped = sealed;
    swapped.swap(12, 13);
    assert_eq!(read(&(swapped.join("\n") + "\n")).fault, Fault::Altered);
}

#[test]
fn a_header_that_makes_no_game() {
    let hash = "pack classic 1.0.0 00";
    for (at, line, says) in [
        (
            2,
            "edition third",
            "there is no edition \"third\"; there are: first, second, anniversary, super, solo, \
             challenge",
        ),
        (2, "variant hard-mode", "expected `edition NAME`, found `variant hard-mode`"),
        (
            3,
            "variant easy",
            "there is no variant \"easy\"; there are: classic-mode, hard-mode, choose-your-boss, \
             machinations, infinite-lives",
        ),
        (
            3,
            "rule beards long",
            "there is no rule field \"beards\"; there are: death_check, moving_saves, damage_dealt, \
             adventure_parts, reveal_order, rebuild, returned_to_entrance, untouched_go_on, \
             all_win_or_lose, heroes_after_elimination, min_health, deck_out, \
             minion_may_stay_home, two_kind_landmark, returned_hero_keeps_health_token, \
             solo_bait_places, ability_under_face_down, turn_limit",
        ),
        (3, "rule turn_limit 0", "the rule turn_limit cannot be \"0\"; it takes: 1 to 1000"),
        (3, "seat A person", "expected `pack ID VERSION HASH`, found `seat A person`"),
        (4, "seat B person", "expected `seat A person, or seat A bot NAME`, found `seat B person`"),
        (4, "seat A horse", "expected `seat A person, or seat A bot NAME`, found `seat A horse`"),
        (
            6,
            "courtesy none",
            "expected `courtesy quick, or courtesy everyone`, found `courtesy none`",
        ),
        (6, hash, "expected `courtesy quick, or courtesy everyone`, found `pack classic 1.0.0 00`"),
    ] {
        assert_eq!(replaced(at, line), (Some(at as u32 + 1), says.to_owned()));
    }
    let (_, mut lines) = game();
    lines.insert(3, "variant choose-your-boss".to_owned());
    lines[2] = "edition first".to_owned();
    assert_eq!(
        read(&seal(&lines)).to_string(),
        "line 8: the variant choose-your-boss does not fit the first edition; it belongs to: second"
    );
    lines.truncate(4);
    assert_eq!(
        read(&seal(&lines)).to_string(),
        "line 5: expected `pack ID VERSION HASH`, found `the end of the file`"
    );
}

#[test]
fn entries_that_cannot_have_happened() {
    let (_, lines) = game();
    assert_eq!(lines[6], "courtesy quick");
    assert!(lines[7].starts_with("1 roll boss A classic/"), "{}", lines[7]);
    // Where a room goes is asked of its owner alone.
    let pick = lines.iter().position(|line| line.ends_with("pick new-slot"));
    let pick = pick.expect("somebody builds");
    let number = pick - 6;
    let seat = lines[pick].split(' ').nth(1).expect("a seat");
    let other = if seat == "A" { "B" } else { "A" };
    let last = lines.len() - 1;
    let dealt = lines[7].rsplit_once(' ').expect("it has words").1;
    for (at, line, says) in [
        (
            7,
            "1 roll boss A classic/mickey".to_owned(),
            "there is no card \"classic/mickey\" in these packs".to_owned(),
        ),
        (
            7,
            "1 roll boss A classic/dark-altar".to_owned(),
            "`roll boss A classic/dark-altar` could not come out".to_owned(),
        ),
        (
            7,
            "1 roll boss B classic/dark-altar".to_owned(),
            "`roll boss B classic/dark-altar` came while the chance `boss A` was due".to_owned(),
        ),
        (
            7,
            "1 A pick pass".to_owned(),
            "`A pick pass` came while the chance `boss A` was due".to_owned(),
        ),
        (7, "1 A pick one".to_owned(), "`A pick one` is nothing a journal says".to_owned()),
        (7, "1".to_owned(), "`1` is nothing a journal says".to_owned()),
        (7, "2 A pick pass".to_owned(), "expected entry number 1, found `2`".to_owned()),
        (7, "1 C pick pass".to_owned(), "there is no seat C at this table".to_owned()),
        (7, "1 A undo 1".to_owned(), "there is nothing to take back at 1".to_owned()),
        (8, "2 A undo 1-2".to_owned(), "there is nothing to take back at 1-2".to_owned()),
        (8, format!("2 roll boss B {dealt}"), format!("`roll boss B {dealt}` could not come out")),
        (
            pick,
            format!("{number} {seat} pick declared 9"),
            format!("`{seat} pick declared 9` was not on offer"),
        ),
        (
            pick,
            format!("{number} {other} pick declared 9"),
            format!("seat {other} was not asked anything, so `{other} pick declared 9` cannot be"),
        ),
        (
            pick,
            format!("{number} roll boss A classic/dark-altar"),
            "`roll boss A classic/dark-altar` came while nothing was left to chance".to_owned(),
        ),
    ] {
        assert_eq!(replaced(at, &line), (Some(at as u32 + 1), says));
    }
    assert!(lines[last].starts_with("end "), "{}", lines[last]);
}

#[test]
fn ends_that_are_not_the_end() {
    let (setting, lines) = game();
    let last = lines.len() - 1;
    let (line, says) = replaced(last, "end turn_limit winner A score A 9-0 B 0-0");
    assert_eq!(line, Some(last as u32 + 1));
    assert!(
        says.starts_with(
            "the end is said to be `turn_limit winner A score A 9-0 B 0-0`, but it is `"
        ),
        "{says}"
    );
    let (_, says) = replaced(last, "end turn_limit winner A score A 9-0");
    assert_eq!(says, "`end turn_limit winner A score A 9-0` is nothing a journal says");
    let (_, says) = replaced(last, "adjourned");
    assert_eq!(says, "the journal says the game was adjourned, but it is over");

    let mut early = lines.clone();
    early.remove(last - 1);
    let journal = parse(seal(&early).as_bytes()).expect("well formed");
    let error = verify(&journal, &setting.tables, &setting.cards).expect_err("too early");
    assert_eq!(error.fault, Fault::NotOver);

    let mut after = lines.clone();
    after.push(format!("{} A pick pass", lines.len() - 7));
    assert_eq!(read(&seal(&after)).fault, Fault::AfterEnd);

    let mut on = lines;
    on.insert(last, format!("{} A pick pass", last - 6));
    let journal = parse(seal(&on).as_bytes()).expect("well formed");
    let error = verify(&journal, &setting.tables, &setting.cards).expect_err("it was over");
    assert_eq!(
        error.to_string(),
        format!("line {}: `A pick pass` came after the game was over", last + 1)
    );
}

#[test]
fn other_packs() {
    let (setting, _) = game();
    let header = setting.header;
    let loaded = stamps(&setting.cards.0);
    assert_eq!(header.check_packs(&loaded), Ok(()));
    assert_eq!(
        header.check_packs(&[]).expect_err("nothing is loaded").to_string(),
        "the game was played with the pack classic, which is not loaded"
    );
    let mut changed = loaded.clone();
    changed[0].hash = "00ff".to_owned();
    assert_eq!(
        header.check_packs(&changed).expect_err("another hash").to_string(),
        format!(
            "the game was played with another version of the pack classic: its hash was {}, the \
             pack here has 00ff",
            loaded[0].hash
        )
    );
    let mut more = loaded.clone();
    more.push(loaded[0].clone());
    more[1].id = "more".to_owned();
    assert_eq!(
        header.check_packs(&more).expect_err("one too many").to_string(),
        "the game was played without the pack more, which is loaded"
    );
}

#[test]
fn tables_of_another_game() {
    let (setting, lines) = game();
    let journal = parse(seal(&lines).as_bytes()).expect("well formed");
    let rules = Rules::preset(Edition::Second);
    let cards = setting.cards.0.cards(rules.printing);
    let tables = Tables::new(&cards, rules, 3).expect("a game");
    let error = verify(&journal, &tables, &setting.cards).expect_err("three seats");
    assert_eq!(error.fault, Fault::OtherTables);
}
