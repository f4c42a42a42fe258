//! Records of committed games: what is forged in them is found, whoever sealed them anew.

use endboss_engine::{Courtesy, Pause};
use endboss_gamebox::{Table, verify};
use endboss_journal::{Ending, Entry, Fair, Fault, JournalError, Player, Stream, Writer, parse};
use endboss_lexicon::{Edition, Seat};
use sha2::{Digest, Sha256};

use crate::{Sitting, laid_out};

const SEED: [u8; 32] = *b"an evening with bosses and dice!";

fn fair(seats: u8) -> Fair {
    let mut salts = vec![None; seats.into()];
    salts[1] = Some(b"mine".to_vec());
    Fair { commit: Fair::commit_to(&SEED), salts }
}

/// A whole committed game in which players now and then take back, alone or by consent.
fn record(table: &Table, seed: u64) -> Vec<String> {
    let t = &table.tables;
    let players = vec![Player::Person; t.seats.into()];
    let mut header = table.header(players, Courtesy::Everyone);
    header.fair = Some(fair(t.seats));
    let stream = Stream::new(&SEED, &fair(t.seats).salts);
    let ids = table.ids();
    let mut writer = Writer::new(Vec::new(), &header).expect("memory takes it");
    let mut sitting = Sitting::new(table, Courtesy::Everyone, seed);
    while let Some(mut entry) = sitting.random_entry() {
        if let Entry::Roll { chance, roll } = &mut entry {
            let number = writer.next_number();
            *roll = stream.roll(number, sitting.course.game(), t, *chance).expect("a way");
        }
        writer.entry(&entry, &ids).expect("written");
        sitting.play(entry);
        let seat = Seat(sitting.dice.below(t.seats.into()) as u8);
        let agreed = sitting.dice.below(60) == 0;
        let back = match (agreed, sitting.dice.below(12)) {
            (true, n) => sitting.course.back_to(sitting.next.saturating_sub(1 + n as u32)),
            (false, n @ 0..=3) => sitting.course.back(seat, n % 2 == 0, n / 2 == 0),
            (false, _) => None,
        };
        if let (Some(back), false) = (back, sitting.course.pause() == Pause::Over) {
            writer.undo(seat, back.spans, agreed, &ids).expect("written");
            sitting.course = sitting.course.again(t, back.left).expect("it was so");
            sitting.next = writer.next_number();
        }
    }
    writer.reveal(&SEED).expect("written");
    let ending = Ending::of(sitting.course.game(), t.seats).expect("the game is over");
    writer.end(&ending).expect("written");
    unsealed(writer.text())
}

fn unsealed(text: &str) -> Vec<String> {
    text.lines().map(|line| line.rsplit_once(" #").expect("it has a hash").0.to_owned()).collect()
}

/// Lines sealed anew: somebody who forges a record with care.
fn sealed(lines: &[String]) -> String {
    let mut hash = [0u8; 8];
    let mut text = String::new();
    for line in lines {
        let sum = Sha256::new().chain_update(hash).chain_update(line).finalize();
        hash.copy_from_slice(&sum[..8]);
        let hex: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        text += &format!("{line} #{hex}\n");
    }
    text
}

fn checked(table: &Table, lines: &[String]) -> Result<(), JournalError> {
    verify(&parse(sealed(lines).as_bytes())?, table).map(|_| ())
}

fn fault(table: &Table, lines: &[String]) -> (Option<u32>, String) {
    let error = checked(table, lines).expect_err("it is forged");
    (error.line, error.fault.to_string())
}

fn at(lines: &[String], meant: impl Fn(&str) -> bool) -> usize {
    lines.iter().position(|line| meant(line)).expect("there is such a line")
}

#[test]
fn committed_games_with_many_undos_are_right() {
    let (mut undone, mut agreed) = (0, 0);
    for (edition, seats) in
        [(Edition::First, 2), (Edition::Second, 3), (Edition::Anniversary, 4), (Edition::Super, 5)]
    {
        let table = laid_out(edition, seats);
        for seed in 0..4 {
            let lines = record(&table, seed);
            undone += lines.iter().filter(|line| line.contains(" undo ")).count();
            agreed += lines.iter().filter(|line| line.ends_with(" agreed")).count();
            assert_eq!(checked(&table, &lines), Ok(()), "{edition} {seats} {seed}");
        }
    }
    assert!(undone - agreed > 100 && agreed > 50, "{undone} {agreed}");
}

/// Every roll is checked, also those that were taken back.
#[test]
fn a_forged_roll_is_found() {
    let table = laid_out(Edition::Second, 3);
    let lines = record(&table, 2);
    let roll = at(&lines, |line| line.starts_with("1 roll boss A "));
    let dealt = |line: &str| line.rsplit_once(' ').expect("a card").1.to_owned();
    // The first two boss rolls changed places: both are possible, neither is what was committed to.
    let mut forged = lines.clone();
    forged[roll] = format!("1 roll boss A {}", dealt(&lines[roll + 1]));
    forged[roll + 1] = format!("2 roll boss B {}", dealt(&lines[roll]));
    let says = format!(
        "`roll boss A {}` is not what the committed seed and the players' salt make it: `roll boss \
         A {}`",
        dealt(&lines[roll + 1]),
        dealt(&lines[roll])
    );
    assert_eq!(fault(&table, &forged), (Some(roll as u32 + 1), says));
}

#[test]
fn a_forged_roll_that_was_taken_back_is_found() {
    let table = laid_out(Edition::Second, 3);
    let mut lines = record(&table, 1);
    lines.truncate(at(&lines, |line| line.starts_with("2 ")));
    // A roll, taken back by consent, comes again with fresh chance; the first one is forged.
    let journal = |lines: &[String]| parse(sealed(lines).as_bytes()).expect("well formed");
    let ids = table.ids();
    let honest = journal(&lines);
    let text = sealed(&lines).into_bytes();
    let mut writer = Writer::resume(text, &honest);
    let mut replay =
        endboss_journal::Replay::new(&honest, &table.tables, &ids, &mut ()).expect("the tables");
    replay.to(u32::MAX, &mut ()).expect("it was so");
    let Pause::Chance(chance) = replay.pause() else { panic!("bosses are dealt") };
    let stream = Stream::new(&SEED, &fair(3).salts);
    let meant = stream.roll(2, replay.game(), &table.tables, chance).expect("a way");
    let ways = replay.game().ways(&table.tables, chance);
    let other = |n| replay.game().way(&table.tables, chance, n).filter(|roll| *roll != meant);
    let other = (0..ways).find_map(other).expect("there are several bosses");
    writer.roll(chance, other, &ids).expect("written");
    let back = vec![endboss_journal::Span::one(2)];
    writer.undo(Seat(0), back, true, &ids).expect("written");
    writer.reveal(&SEED).expect("written");
    let error =
        verify(&parse(writer.text().as_bytes()).expect("whole"), &table).expect_err("forged");
    assert!(matches!(error.fault, Fault::OtherRoll { .. }), "{error}");
    assert_eq!(error.line, Some(lines.len() as u32 + 1));
}

#[test]
fn a_forged_seed_is_found() {
    let table = laid_out(Edition::Anniversary, 2);
    let lines = record(&table, 3);
    let reveal = at(&lines, |line| line.starts_with("reveal "));
    assert_eq!(reveal, lines.len() - 2, "right before the end");
    let commit = at(&lines, |line| line.starts_with("commit "));
    let hash = lines[commit].strip_prefix("commit ").expect("a hash");
    let mut other_seed = SEED;
    other_seed[31] ^= 1;
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let mut forged = lines.clone();
    forged[reveal] = format!("reveal {}", hex(&other_seed));
    let found = hex(&Fair::commit_to(&other_seed));
    let says = format!(
        "this is not the seed that was committed to: its hash is {found}, the commitment was {hash}"
    );
    assert_eq!(fault(&table, &forged), (Some(reveal as u32 + 1), says));
    // With the commitment forged as well, the rolls do not fit.
    forged[commit] = format!("commit {found}");
    let (line, says) = fault(&table, &forged);
    let roll = at(&lines, |line| line.starts_with("1 roll")) as u32 + 1;
    assert!(line >= Some(roll) && says.contains("is not what the committed seed"), "{says}");
    // Without the seed nothing can be checked.
    let mut kept = lines.clone();
    kept.remove(reveal);
    let says = "the chance was committed to and the game is over, but the seed is not revealed";
    assert_eq!(fault(&table, &kept), (Some(kept.len() as u32), says.to_owned()));
    // Without the commitment a seed proves nothing.
    let mut bare = lines.clone();
    bare.drain(commit..commit + 2);
    let says = "a seed is revealed, but none was committed to before the game";
    assert_eq!(fault(&table, &bare), (Some(reveal as u32 - 1), says.to_owned()));
}

#[test]
fn salt_that_was_swapped_changed_or_left_out_is_found() {
    let table = laid_out(Edition::Second, 3);
    let lines = record(&table, 5);
    let salt = at(&lines, |line| line.starts_with("salt "));
    assert_eq!(lines[salt], "salt B 6d696e65");
    for other in ["salt A 6d696e65", "salt C 6d696e65", "salt B 6d696e66", "salt B 6d696e6500"] {
        let mut forged = lines.clone();
        forged[salt] = other.to_owned();
        let (_, says) = fault(&table, &forged);
        assert!(says.contains("is not what the committed seed"), "{other}: {says}");
    }
    let mut without = lines.clone();
    without.remove(salt);
    assert!(
        matches!(checked(&table, &without), Err(e) if matches!(e.fault, Fault::OtherRoll { .. }))
    );
}

#[test]
fn a_forged_undo_is_found() {
    let table = laid_out(Edition::Second, 3);
    let mut tried = 0;
    for seed in 0..4 {
        let lines = record(&table, seed);
        for undo in (0..lines.len()).filter(|n| lines[*n].ends_with(" agreed")) {
            // Nobody agreed; whatever lies behind a roll is not one player's to take back.
            let mut forged = lines.clone();
            forged[undo] = lines[undo].strip_suffix(" agreed").expect("agreed").to_owned();
            match checked(&table, &forged) {
                Ok(()) => {}
                Err(error) => {
                    assert_eq!(error.line, Some(undo as u32 + 1));
                    let said = error.fault.to_string();
                    let (_, entry) = forged[undo].split_once(' ').expect("a number");
                    let begins = format!("`{entry}` is not in the right of seat {} ", &entry[..1]);
                    assert!(said.starts_with(&begins), "{said}");
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 5, "{tried}");
}

/// A player takes back another's choice, or with it what the others answered meanwhile.
#[test]
fn an_undo_of_anothers_answer_is_found() {
    let table = laid_out(Edition::Anniversary, 2);
    let lines = record(&table, 3);
    let picks: Vec<usize> =
        (0..lines.len()).filter(|n| lines[*n].contains(" pick card ")).collect();
    let number = |n: usize| lines[n].split(' ').next().expect("a number").to_owned();
    // Both choose a boss.
    let (first, second) = (picks[0], picks[1]);
    assert_eq!(first + 1, second);
    let seat = &lines[first].split(' ').nth(1).expect("a seat");
    let mut forged = lines[..=first].to_vec();
    let other = if *seat == "A" { "B" } else { "A" };
    forged.push(format!("{} {other} undo {}", number(second), number(first)));
    forged.push("adjourned".to_owned());
    let says = format!(
        "`{other} undo {}` is not in the right of seat {other} alone: it could take back nothing",
        number(first)
    );
    assert_eq!(fault(&table, &forged), (Some(second as u32 + 1), says));
    forged[second] = format!("{} {seat} undo {}", number(second), number(first));
    assert_eq!(checked(&table, &forged), Ok(()));
}

/// A game that is not over keeps its seed, so its commitment stands unchecked.
#[test]
fn an_open_game_is_not_held_to_its_seed() {
    let table = laid_out(Edition::Second, 2);
    let mut lines = record(&table, 4);
    lines.truncate(lines.len() - 40);
    lines.push("adjourned".to_owned());
    assert_eq!(checked(&table, &lines), Ok(()));
}
