//! Records of daily dungeons.

use endboss_engine::{Courtesy, Game};
use endboss_journal::{
    Day, Ending, Entry, Fair, Fault, Header, Luck, Onward, Writer, parse, verify,
};
use endboss_lexicon::Edition;

use crate::broken::{seal, unseal};
use crate::{Dice, Setting, random_entry, setting};

const SEED: [u8; 32] = [7; 32];

fn day() -> Day {
    "2026-11-16".parse().expect("a day")
}

fn daily() -> Setting {
    let mut setting = setting(Edition::Second, 2, Courtesy::Everyone, &[], &[]);
    setting.header.fair = Some(Fair { commit: Fair::commit_to(&SEED), salts: vec![None; 2] });
    setting.header.day = Some(day());
    setting
}

fn played(setting: &Setting, choices: u64) -> String {
    let t = &setting.tables;
    let mut writer = Writer::new(Vec::new(), &setting.header).expect("written");
    let mut game = Game::new(t, setting.header.courtesy);
    let (mut luck, mut dice) = (Luck::new(&setting.header, &SEED), Dice::new(choices));
    loop {
        let pause = game.advance(t, &mut ());
        let Some(mut entry) = random_entry(&game, t, pause, &mut dice) else { break };
        match &mut entry {
            Entry::Roll { chance, roll } => {
                let number = writer.next_number();
                *roll = luck.roll(number, &game, t, *chance, &setting.cards).expect("a way");
                game.settle(t, *chance, *roll, &mut ()).expect("it is possible");
            }
            Entry::Pick { seat, pick } => {
                game.choose(t, *seat, *pick, &mut ()).expect("it is on offer");
            }
            Entry::Concede { .. } | Entry::Undo { .. } => {}
        }
        writer.entry(&entry, &setting.cards).expect("written");
    }
    writer.reveal(&SEED).expect("written");
    writer.end(&Ending::of(&game, 2).expect("it is over")).expect("written");
    writer.text().to_owned()
}

fn fault(setting: &Setting, lines: &[String]) -> Fault {
    let read = parse(seal(lines).as_bytes());
    let checked = read.and_then(|it| verify(&it, &setting.tables, &setting.cards).map(|_| ()));
    checked.expect_err("it is forged").fault
}

#[test]
fn a_daily_dungeon_names_its_day_and_holds() {
    let setting = daily();
    for choices in 0..6 {
        let text = played(&setting, choices);
        assert!(text.starts_with("endboss journal 3 #"), "{text}");
        let lines = unseal(&text);
        let at = lines.iter().position(|line| line == "day 2026-11-16").expect("it names its day");
        assert!(lines[at - 1].starts_with("commit "));
        let journal = parse(text.as_bytes()).expect("just written");
        assert_eq!(journal.header, setting.header);
        verify(&journal, &setting.tables, &setting.cards).expect("it holds");
    }
}

#[test]
fn what_is_forged_in_it_is_found() {
    let setting = daily();
    let lines = unseal(&played(&setting, 1));
    let changed = |from: &str, to: &str| {
        let mut forged = lines.clone();
        let line = forged.iter_mut().find(|line| line.starts_with(from)).expect("such a line");
        *line = to.to_owned();
        fault(&setting, &forged)
    };
    // Another day has another deal, with the same seed, too.
    assert!(matches!(changed("day ", "day 2026-11-17"), Fault::OtherRoll { .. }));
    let reveal = format!("reveal {}", "08".repeat(32));
    assert!(matches!(changed("reveal ", &reveal), Fault::OtherSeed { .. }));
    // The first two boss rolls changed places.
    let boss = lines.iter().position(|line| line.starts_with("1 roll boss A ")).expect("a boss");
    let dealt = |line: &str| line.rsplit_once(' ').expect("a card").1.to_owned();
    let mut forged = lines.clone();
    forged[boss] = format!("1 roll boss A {}", dealt(&lines[boss + 1]));
    forged[boss + 1] =
        format!("{} {}", lines[boss + 1].rsplit_once(' ').expect("a card").0, dealt(&lines[boss]));
    assert!(matches!(fault(&setting, &forged), Fault::OtherRoll { .. }));
    // Nothing is taken back, not even what would be somebody's right.
    let pick = lines.iter().position(|line| line.contains(" pick ")).expect("a pick");
    let (number, rest) = lines[pick].split_once(' ').expect("a number");
    let number: u32 = number.parse().expect("a number");
    let mut forged = lines[..=pick].to_vec();
    forged.push(format!("{} {} undo {number}", number + 1, &rest[..1]));
    assert_eq!(fault(&setting, &forged), Fault::UndoDaily);
}

#[test]
fn a_header_that_is_no_daily_dungeons_is_refused() {
    let setting = daily();
    let lines = unseal(&played(&setting, 1));
    let said = |change: fn(&mut Vec<String>)| {
        let mut forged = lines.clone();
        change(&mut forged);
        parse(seal(&forged).as_bytes()).expect_err("it is none").fault.to_string()
    };
    let day = "expected `day DATE, such as 2026-11-16`, found `";
    let without = said(|lines| lines.retain(|line| !line.starts_with("day ")));
    assert!(without.starts_with(day), "{without}");
    let salted = said(|lines| {
        let at = lines.iter().position(|line| line.starts_with("day ")).expect("a day");
        lines.insert(at, "salt A 00".to_owned());
    });
    assert!(salted.starts_with(day), "{salted}");
    let odd = said(|lines| {
        let at = lines.iter().position(|line| line.starts_with("day ")).expect("a day");
        lines[at] = "day 2026-02-30".to_owned();
    });
    assert_eq!(odd, format!("{day}day 2026-02-30`"));
    let uncommitted = said(|lines| lines.retain(|line| !line.starts_with("commit ")));
    assert!(uncommitted.starts_with("expected `commit HASH"), "{uncommitted}");
    // Older formats know no days.
    let old = said(|lines| lines[0] = "endboss journal 1".to_owned());
    assert!(old.starts_with("expected `courtesy"), "{old}");
}

#[test]
fn nobody_writes_what_nobody_could_read() {
    let setting = daily();
    let refused = |header: Header| Writer::new(Vec::new(), &header).expect_err("it is none");
    let fair = setting.header.fair.clone().expect("it is committed to");
    let salts = vec![Some(vec![1]), None];
    refused(Header { fair: Some(Fair { salts, ..fair }), ..setting.header.clone() });
    refused(Header { fair: None, ..setting.header.clone() });
    let onward = Some(Onward { entries: 1, seal: [0; 8] });
    refused(Header { onward, ..setting.header.clone() });
}
