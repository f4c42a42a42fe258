//! The lines by which anyone can check the deal.

use std::io::ErrorKind;

use endboss_engine::{Courtesy, Game};
use endboss_journal::{
    Closing, Ending, Entry, Fair, Fault, LONGEST_SALT, Stream, Writer, parse, recover, verify,
};
use endboss_lexicon::{Edition, Seat};

use crate::broken::{seal, unseal};
use crate::{Dice, Setting, plain, random_entry, setting};

fn seed() -> [u8; 32] {
    std::array::from_fn(|n| n as u8)
}

/// A table whose chance is committed to, with salt of some seats.
fn committed(salts: &[&[u8]]) -> Setting {
    let mut setting = setting(Edition::Second, 3, Courtesy::Everyone, &[], &[]);
    let salts = salts.iter().map(|salt| (!salt.is_empty()).then(|| salt.to_vec())).collect();
    setting.header.fair = Some(Fair { commit: Fair::commit_to(&seed()), salts });
    setting
}

/// A whole game of random picks, its chance from the stream; without its last lines.
fn played(setting: &Setting) -> (Game, Writer<Vec<u8>>) {
    let t = &setting.tables;
    let fair = setting.header.fair.as_ref().expect("it is committed");
    let stream = Stream::new(&seed(), &fair.salts);
    let mut dice = Dice::new(9);
    let mut writer = Writer::new(Vec::new(), &setting.header).expect("written");
    let mut game = Game::new(t, setting.header.courtesy);
    loop {
        let pause = game.advance(t, &mut ());
        match random_entry(&game, t, pause, &mut dice) {
            Some(Entry::Roll { chance, .. }) => {
                let number = writer.next_number();
                let n = stream.below(number, game.ways(t, chance));
                let roll = game.way(t, chance, n).expect("there are that many ways");
                writer.roll(chance, roll, &setting.cards).expect("written");
                game.settle(t, chance, roll, &mut ()).expect("it is possible");
            }
            Some(Entry::Pick { seat, pick }) => {
                writer.pick(seat, pick, &setting.cards).expect("written");
                game.choose(t, seat, pick, &mut ()).expect("it is on offer");
            }
            _ => return (game, writer),
        }
    }
}

fn lines(setting: &Setting) -> Vec<String> {
    let (game, mut writer) = played(setting);
    writer.reveal(&seed()).expect("written");
    writer.end(&Ending::of(&game, 3).expect("it is over")).expect("written");
    unseal(writer.text())
}

#[test]
fn a_committed_game_is_read_as_it_was_written() {
    for salts in [[&b""[..], b"", b""], [b"", b"mine", b""], [b"x", b"", &[0xff; LONGEST_SALT]]] {
        let setting = committed(&salts);
        let (game, mut writer) = played(&setting);
        writer.reveal(&seed()).expect("written");
        writer.end(&Ending::of(&game, 3).expect("it is over")).expect("written");
        let journal = parse(writer.text().as_bytes()).expect("just written");
        assert_eq!(journal.header, setting.header);
        assert_eq!(journal.revealed(), Some(seed()));
        assert_eq!(verify(&journal, &setting.tables, &setting.cards).as_ref(), Ok(&game));
        let salted = journal.header.fair.iter().flat_map(Fair::salted);
        let expected = (0u8..).zip(salts).filter(|(_, salt)| !salt.is_empty());
        assert!(salted.eq(expected.map(|(n, _)| Seat(n))));
    }
    let text = unseal(&seal(&lines(&committed(&[b"x", b"", b"mine"]))));
    assert_eq!(
        text[7..11],
        [
            "commit 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
            "salt A 78",
            "salt C 6d696e65",
            "courtesy everyone",
        ]
    );
    let reveal = "reveal 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    assert_eq!(text[text.len() - 2], reveal);
}

#[test]
fn an_uncommitted_header_is_what_it_was() {
    let setting = plain(Edition::Second, 2);
    let writer = Writer::new(Vec::new(), &setting.header).expect("written");
    let lines = unseal(writer.text());
    assert_eq!(lines.last().map(String::as_str), Some("courtesy quick"));
    assert!(lines.iter().all(|line| !line.starts_with("commit") && !line.starts_with("salt")));
    let journal = parse(writer.text().as_bytes()).expect("just written");
    assert_eq!((journal.header.fair.as_ref(), journal.revealed()), (None, None));
}

#[test]
fn lines_that_commit_to_nothing() {
    let lines = lines(&committed(&[b"x", b"", b"mine"]));
    let hash = &lines[7]["commit ".len()..];
    let salt = "expected `salt A HEX, of 1 to 64 bytes, in the order of seats`, found ";
    let commit = "expected `commit HASH, in 64 hex digits`, found ";
    let courtesy = "expected `courtesy quick, or courtesy everyone`, found ";
    for (at, line, says) in [
        (7, "commit 630d".to_owned(), commit),
        (7, format!("commit {}", hash.to_uppercase()), commit),
        (7, format!("commit {hash} more"), courtesy),
        (7, "salt A 78".to_owned(), courtesy),
        (8, format!("commit {hash}"), courtesy),
        (8, "salt A ".to_owned(), salt),
        (8, "salt A 7".to_owned(), salt),
        (8, "salt A 7G".to_owned(), salt),
        (8, "salt D 78".to_owned(), salt),
        (8, "salt a 78".to_owned(), salt),
        (8, format!("salt A {}", "78".repeat(65)), salt),
        (9, "salt A 79".to_owned(), salt),
        (9, "seat D person".to_owned(), courtesy),
    ] {
        let mut forged = lines.clone();
        forged[at] = line.clone();
        let error = parse(seal(&forged).as_bytes()).expect_err("it is refused");
        assert_eq!(error.line, Some(at as u32 + 1), "{line}");
        let said = error.fault.to_string();
        assert!(said.starts_with(says) && said.contains(&line[..7]), "{line}: {said}");
    }
}

#[test]
fn nothing_but_the_end_follows_the_seed() {
    let all = lines(&committed(&[b"x", b"", b""]));
    let reveal = all.len() - 2;
    let next = format!("{} A concede", reveal - 8);
    for line in [&all[reveal], "adjourned", next.as_str()] {
        let mut forged = all.clone();
        forged.insert(reveal + 1, line.to_owned());
        let error = parse(seal(&forged).as_bytes()).expect_err("it is refused");
        assert_eq!((error.line, error.fault), (Some(reveal as u32 + 2), Fault::AfterReveal));
    }
    for line in ["reveal", "reveal 00", "reveal 00 00"] {
        let mut forged = all.clone();
        forged[reveal] = line.to_owned();
        let error = parse(seal(&forged).as_bytes()).expect_err("it is refused");
        assert_eq!(error.fault, Fault::NoEntry(line.to_owned()));
    }
}

/// A crash between the seed and the end: the game goes on with its end.
#[test]
fn a_record_without_its_end_gets_one() {
    let setting = committed(&[b"", b"", b"salt"]);
    let (game, mut writer) = played(&setting);
    writer.reveal(&seed()).expect("written");
    let mut text = writer.into_inner();
    text.extend(b"end ten_so");
    let (journal, good) = recover(&text).expect("its last line is cut off");
    assert_eq!((journal.closing(), journal.revealed()), (&Closing::Open, Some(seed())));
    text.truncate(good);
    let mut writer = Writer::resume(text, &journal);
    writer.end(&Ending::of(&game, 3).expect("it is over")).expect("written");
    let journal = parse(writer.text().as_bytes()).expect("just written");
    assert_eq!(verify(&journal, &setting.tables, &setting.cards).as_ref(), Ok(&game));
}

#[test]
fn salt_that_does_not_fit_is_not_written() {
    for salts in [&[&[7; LONGEST_SALT + 1][..]][..], &[b"", b"", b"", b"four"]] {
        let setting = committed(salts);
        let error = Writer::new(Vec::new(), &setting.header).expect_err("it is refused");
        assert_eq!(error.kind(), ErrorKind::InvalidInput);
        assert!(error.to_string().contains("at most 64 bytes"), "{error}");
    }
}
