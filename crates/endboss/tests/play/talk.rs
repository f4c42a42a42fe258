//! What can be typed at a question, and what is said to it.

use std::collections::BTreeSet;
use std::fs;

use crate::{Table, endboss, folder, play, run, text, verify};

fn seated(name: &str, more: &[&str]) -> (Table, String, std::path::PathBuf) {
    let journal = folder(name).join("it.journal");
    let mut args = vec!["--seed", "1", "--journal", text(&journal)];
    args.extend(more);
    let (table, read) = Table::sit(&args);
    (table, read, journal)
}

#[test]
fn a_choice_is_taken_back_until_somebody_learned_something() {
    let (mut table, read, journal) = seated("undo", &[]);
    assert!(read.contains("Choose the Boss"));
    assert!(table.type_in("undo").contains("There is nothing to take back"));
    let read = table.type_in("1");
    assert!(!read.contains("There is nothing"), "bosses are shown: {read}");
    assert!(table.type_in("undo").contains("There is nothing to take back"));
    let mut read = table.until(String::from(crate::PROMPT), "Choose a Room to build");
    // Two halves of one placement, back one by one.
    read = table.type_in(&option(&read, "Build ", "Build nothing"));
    assert!(read.contains("Choose where to build"), "{read}");
    read = table.type_in("undo");
    assert!(read.contains("Choices taken back: 1.") && read.contains("Choose a Room to build"));
    let record = fs::read_to_string(&journal).expect("a record");
    assert_eq!(record.lines().filter(|line| line.contains(" A undo ")).count(), 1);
    read = table.type_in(&option(&read, "Build ", "Build nothing"));
    assert!(read.contains("Choose where to build"));
    table.leave(true);
    verify(&journal);
}

/// One's own face-down card shows nobody anything: it comes back even after the others passed.
#[test]
fn a_room_placed_face_down_is_taken_back() {
    for seed in 1..40 {
        let journal = folder("placed").join("it.journal");
        let (mut table, read) =
            Table::sit(&["--seed", &seed.to_string(), "--journal", text(&journal)]);
        // With a room there already, a second one has two places.
        let read = table.until(read, "Build your first Room");
        let read = table.type_in(&option(&read, "Build ", "Build nothing"));
        let mut read = table.until(read, "Choose a Room to build");
        for number in [option(&read, "Build ", "Build nothing"), "1".to_owned()] {
            read = table.type_in(&number);
        }
        if !read.contains("You place ") || read.contains("Now: ") || !read.contains("or pass. (") {
            table.leave(true);
            continue;
        }
        let where_to = table.type_in("undo");
        assert!(where_to.contains("Choices taken back: 1.\n"), "{where_to}");
        assert!(where_to.contains("Choose where to build"), "{where_to}");
        let log = table.type_in("log 3");
        assert!(!log.contains("You place "), "it never happened: {log}");
        assert!(table.type_in("1").contains("You place "));
        let which = table.type_in("undo all");
        assert!(!which.contains("Choices taken back: 1.\n"), "all of them: {which}");
        assert!(!which.contains("Choose where to build"), "{which}");
        table.leave(true);
        verify(&journal);
        return;
    }
    panic!("nobody was ever asked after placing a room");
}

/// The number of an option that begins with some words but not with others.
fn option(read: &str, begins: &str, but_not: &str) -> String {
    let mut wanted = read.lines().filter_map(|line| line.split_once(". "));
    let found = wanted.rfind(|(_, label)| label.starts_with(begins) && *label != but_not);
    found.unwrap_or_else(|| panic!("no \"{begins}\" in\n{read}")).0.to_owned()
}

/// In the first edition the opening discard has two halves; a half that nobody saw goes back, and
/// the other players' answers stay.
#[test]
fn an_answer_that_waits_for_others_is_withdrawn_alone() {
    let (mut table, read, journal) = seated("together", &["--edition", "first"]);
    let read = table.until(read, "card from your opening hand to discard (2 to go)");
    let before = fs::read_to_string(&journal).expect("a record");
    let once = table.type_in("3");
    assert!(once.contains("opening hand to discard.") && once != read);
    let again = table.type_in("undo");
    assert!(again.contains("discard (2 to go)"), "{again}");
    let after = fs::read_to_string(&journal).expect("a record");
    let line = after.lines().last().expect("lines");
    let number = before.lines().count() - HEADER + 1;
    assert!(line.starts_with(&format!("{} A undo {number} #", number + 1)), "{line}");
    table.type_in("3");
    table.type_in("1");
    table.leave(true);
    verify(&journal);
}

/// Lines of the header: one each for format, rules, edition, pack, two seats, courtesy.
const HEADER: usize = 7;

/// A hint comes from what the player sees, and can be taken.
#[test]
fn a_bot_says_what_it_would_choose_and_why() {
    let (mut table, _, _) = seated("hint", &["--edition", "second"]);
    for level in ["random", "easy", "normal", "hard", "expert"] {
        let said = table.type_in(&format!("hint {level}"));
        assert!(said.contains(&format!("A bot at level “{level}” would take choice ")), "{said}");
    }
    let levels = "There is no level “clever”. There are: random, easy, normal, hard, expert.";
    assert!(table.type_in("hint clever").contains(levels));
    let mut reasons = BTreeSet::new();
    for _ in 0..12 {
        let said = table.type_in("hint");
        let said = said.split_once("“normal” would take choice ").expect("a hint").1;
        let (number, more) = said.split_once(" here: “").expect("a choice");
        let (_, why) = more.split_once("”. ").expect("a reason");
        reasons.insert(why.lines().next().unwrap_or_default().to_owned());
        let taken = table.type_in(number);
        assert!(!taken.contains("is not a choice here"), "{number}: {taken}");
    }
    assert!(reasons.iter().all(|why| why.ends_with('.')), "{reasons:?}");
}

#[test]
fn cards_and_rules_are_explained() {
    let (mut table, read, _) = seated("explain", &[]);
    assert!(read.contains("1. "));
    let freeze = table.type_in("? freeze");
    assert!(freeze.contains("Freeze: Spell"), "{freeze}");
    assert!(freeze.contains("Stun a Room in any dungeon until end of turn."), "{freeze}");
    assert!(table.type_in("? Freze").contains("Did you mean Freeze?"));
    assert!(table.type_in("? qqqqqqqq").contains("There is no card named “qqqqqqqq”."));
    assert!(table.type_in("?").contains("? R8.2 or ? Q9: that rule or ruling."));
    let stun = table.type_in("? stun");
    assert!(stun.contains("Stun: until end of turn the Room deals no damage"), "{stun}");
    assert!(stun.contains("(R6.10). Cards at this table do it."), "{stun}");
    assert!(table.type_in("? active player").contains("(R8.1, Q79)"));
    assert!(table.type_in("? machin").contains("This table plays without them."));
    assert!(table.type_in("? words").contains("level up, machinations, "));
    let bosses = table.type_in("? R2.2");
    assert!(bosses.contains("This table plays A: the anniversary edition."), "{bosses}");
    assert!(!table.type_in("? R6.2").contains("This table plays"), "no letters there");
    let magpie = table.type_in("? Madame Magpie");
    assert!(magpie.contains("Epic Hero · thief · Health 13 · 2 Souls or 2 Wounds"), "{magpie}");
    let rule = table.type_in("? R7.1");
    assert!(rule.contains("7.1 For each hero in town, oldest first"), "{rule}");
    assert!(table.type_in("? Q9").contains("Q9 Death check."));
    assert!(table.type_in("? 8.2d").contains("d. Death: when the hero would leave the room"));
    assert!(table.type_in("? R99.9").contains("There is no rule or ruling with the number R99.9"));
    let first = table.type_in("? 1");
    assert!(first.contains("Level Up:"), "the boss of choice 1: {first}");
    // A room on the table is explained with what it deals now.
    let read = table.type_in("1");
    let read = table.until(read, "Build your first Room");
    let name = read.lines().find_map(|line| line.split_once(". Build ")?.1.split_once(" ("));
    let name = name.expect("an ordinary room").0.to_owned();
    let held = table.type_in(&format!("? {name}"));
    assert!(held.contains("Now in your hand: "), "{held}");
    table.type_in("2");
    let built = table.type_in(&format!("? {name}"));
    assert!(built.contains("Now in your dungeon, slot 1: damage "), "{built}");
    // Half a name is enough where no other card has it.
    assert!(table.type_in("? hatch").contains("Dragon Hatchery: Monster Room"));
    let several = table.type_in("? dark");
    assert!(several.contains("“dark” could be several cards: Dark Altar, "), "{several}");
    table.leave(true);
}

#[test]
fn other_words_leave_the_question_as_it_is() {
    let (mut table, _, journal) = seated("garbage", &[]);
    let record = fs::read_to_string(&journal).expect("a record");
    let long = "x".repeat(100_000);
    for typed in ["0", "3", "-1", "1.5", "99999999999999999999", "fireball", "1 2", "ask", &long] {
        let read = table.type_in(typed);
        assert!(read.contains("is not a choice here: type a number from 1 to 2"), "{typed}");
        assert!(read.len() < 400, "a long line is not repeated in full");
    }
    assert!(table.type_in("\u{1b}[2J").contains("“?[2J” is not a choice"));
    assert!(table.type_in("pass").contains("You cannot pass here."));
    assert!(table.type_in("skip").contains("There is nothing to skip here"));
    assert!(table.type_in("").contains("Choose the Boss you want to be."));
    assert_eq!(fs::read_to_string(&journal).expect("a record"), record, "nothing happened");
    table.leave(true);
    // Not even text.
    let typed = [b"\xff\xfe\x00\x80\n".as_slice(), b"1\n", b"quit\n"].concat();
    let path = folder("bytes").join("it.journal");
    let said = run(endboss(&["play", "--journal", text(&path)]), typed);
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""));
    assert!(said.out.contains("is not a choice here") && said.out.contains("is saved as"));
}

#[test]
fn the_board_the_hand_the_log_and_the_discard_pile_are_shown() {
    let (mut table, read, _) = seated("shown", &[]);
    let read = table.until(read, "Turn 1 begins.");
    // In a new turn the whole board comes by itself.
    for line in ["\nTurn 1, ", "\nTown: ", "\nBot B: ", "\nBot B’s dungeon, left to right: "] {
        assert!(read.contains(line), "{line}{read}");
    }
    let board = table.type_in("board");
    assert!(board.contains("Your hand: ") && board.contains("Room deck: "), "{board}");
    let hand = table.type_in("hand");
    assert!(hand.lines().filter(|line| line.contains("Room · damage")).count() >= 1, "{hand}");
    let log = table.type_in("log 2");
    // The line typed, two lines of the log, the prompt.
    assert_eq!(log.lines().count(), 4, "{log}");
    assert!(table.type_in("log").lines().count() > 4);
    assert!(table.type_in("discard").to_lowercase().contains("discard pile"));
    table.leave(true);
}

#[test]
fn whoever_wants_is_asked_always() {
    let quiet = asked("able", &[]);
    let loud = asked("always", &["ask always"]);
    assert!(loud > quiet, "{loud} questions, {quiet} with something to choose");
}

fn asked(name: &str, first: &[&str]) -> usize {
    let journal = folder(name).join("it.journal");
    let mut typed = first.to_vec();
    typed.extend(["1"; 4000]);
    let said = play(&["--seed", "4", "--journal", text(&journal)], &typed);
    assert_eq!(said.code, Some(0), "{}", said.err);
    said.out.matches(crate::PROMPT).count()
}

#[test]
fn conceding_is_asked_twice_and_ends_the_game() {
    let (mut table, _, journal) = seated("concede", &[]);
    assert!(table.type_in("concede").contains("Do you really want to give up?"));
    assert!(table.type_in("1").contains("Your Boss is"), "anything else goes on");
    assert!(table.type_in("concede").contains("Do you really want to give up?"));
    let end = table.type_in("concede");
    assert!(end.contains("You concede.\nThe game ends: "), "{end}");
    assert!(end.contains("You lose.\n1. Bot B: ") && end.contains("; conceded)"), "{end}");
    verify(&journal);
    // With more players the others play on.
    let (mut table, _, journal) = seated("concede3", &["--players", "3"]);
    table.type_in("concede");
    let end = table.type_in("concede");
    assert!(end.contains("The others play on to the end.\nThe game ends: "), "{end}");
    assert!(end.contains("\n3. You: "), "last, whatever the score: {end}");
    verify(&journal);
}

/// Skipping passes windows and nothing else, the longer the more.
#[test]
fn a_skipped_phase_still_asks_what_needs_an_answer() {
    let (passed, places) = windows("pass");
    let (phases, still_places) = windows("skip phase");
    let (turns, also_places) = windows("skip");
    assert!(phases < passed, "{phases} windows asked with skip phase, {passed} without");
    assert!(turns <= phases, "{turns} windows asked with skip, {phases} with skip phase");
    assert!(places > 0 && still_places > 0 && also_places > 0, "rooms are placed all the same");
}

/// Until the hero is gone its windows are passed; the next hero is asked about again.
#[test]
fn a_skipped_hero_is_gone_when_the_player_is_asked_again() {
    let (mut table, mut read, journal) = seated("skip-hero", &["--players", "3"]);
    let mut skipped = 0;
    while read.ends_with(crate::PROMPT) && skipped < 5 {
        let before = read.lines().rev().find_map(|line| line.strip_prefix("Before "));
        let Some((hero, _)) = before.and_then(|rest| rest.split_once(" enters ")) else {
            if read.contains("no Hero is about to enter") {
                assert!(table.type_in("skip hero").contains("No Hero is on the way here"));
            }
            read = table.type_in("1");
            continue;
        };
        let hero = hero.to_owned();
        read = table.type_in("skip hero");
        skipped += 1;
        let asked = read.lines().rev().find(|line| line.contains("or pass. ("));
        let answered = read.contains(" plays ") || read.contains(" uses ");
        let about = asked.is_some_and(|line| line.contains(&hero));
        assert!(answered || !about, "{hero} is still asked about:\n{read}");
    }
    assert_eq!(skipped, 5, "heroes come");
    table.leave(true);
    verify(&journal);
}

/// A window says when it is, and a card's name is an answer.
#[test]
fn names_are_answers_and_windows_have_moments() {
    let (mut table, read, _) = seated("names", &[]);
    let bosses: Vec<&str> = read.lines().filter(|line| line.contains(" (Boss · ")).collect();
    let first = bosses[0].split_once(". ").and_then(|(_, rest)| rest.split_once(" (")).expect("it");
    let taken = table.type_in(&first.0.to_lowercase());
    assert!(taken.contains(&format!("Your Boss is {}", first.0)), "{taken}");
    let read = table.until(taken, "Build your first Room");
    let room = read.lines().find_map(|line| line.split_once(". Build ")?.1.split_once(" ("));
    let room = room.expect("a room").0.to_owned();
    let built = table.type_in(&room);
    assert!(built.contains(&format!("You build {room}.")), "{built}");
    let window = table.until(built, "or pass. (");
    assert!(["(R5.2)", "(R8.2)", "(R6.4)"].iter().any(|rule| window.contains(rule)), "{window}");
    let bait = table.type_in("bait");
    assert!(bait.contains("Where the Heroes in town would go now (R7.1):"), "{bait}");
    assert!(bait.contains("; Bot B "), "{bait}");
    table.leave(true);
}

/// Lines are no wider than asked for, but for what is copied.
#[test]
fn lines_are_broken_between_words() {
    for (columns, widest) in [(Some("50"), 50), (None, 80)] {
        let journal = folder("wrap").join("it.journal");
        let mut command = endboss(&["play", "--seed", "1", "--journal", text(&journal)]);
        match columns {
            Some(columns) => command.env("COLUMNS", columns),
            None => command.env_remove("COLUMNS"),
        };
        let said = run(command, b"1\n1\n1\nhand\n? R6.1\nquit\n".to_vec());
        assert_eq!(said.code, Some(0), "{}", said.err);
        let broken = said.out.lines().filter(|line| !line.contains(text(&journal)));
        let long: Vec<&str> = broken.filter(|line| line.chars().count() > widest).collect();
        assert!(long.is_empty(), "{long:#?}");
        let hint = format!("To go on: endboss play --resume {}", text(&journal));
        assert!(said.out.lines().any(|line| line == hint), "{}", said.out);
    }
}

/// The hint can be typed by whoever started the program by its path.
#[test]
fn the_hint_begins_as_the_player_began() {
    let journal = folder("typed").join("it.journal");
    let program = env!("CARGO_BIN_EXE_endboss");
    let mut command = std::process::Command::new(program);
    command.args(["play", "--journal", text(&journal)]).env_remove("CARGO_PKG_NAME");
    let said = run(command, b"quit\n".to_vec());
    let hint = format!("{program} play --resume {}\n", text(&journal));
    assert!(said.out.ends_with(&hint), "{}", said.out);
}

/// How many windows and how many placements are asked in a game that builds nothing.
fn windows(word: &str) -> (usize, usize) {
    let (mut table, mut read, journal) = seated(&format!("skip-{word}"), &["--players", "3"]);
    let (mut windows, mut places) = (0, 0);
    while read.ends_with(crate::PROMPT) && windows + places < 200 {
        let window = read.contains("or pass. (");
        windows += usize::from(window);
        places += usize::from(read.contains("Choose a Room to build"));
        read = table.type_in(if window { word } else { "1" });
    }
    table.leave(true);
    verify(&journal);
    (windows, places)
}
