//! Records of games that were played on from a moment of another.

use endboss_engine::{Courtesy, Game};
use endboss_journal::{
    Ending, Entry, Fair, Fault, Header, Journal, Onward, Replay, Stream, Writer, parse, verify,
};
use endboss_lexicon::Edition;

use crate::broken::{seal, unseal};
use crate::{Dice, Setting, random_entry, setting};

const OLD: [u8; 32] = [1; 32];
const NEW: [u8; 32] = [2; 32];

fn committed() -> Setting {
    let mut setting = setting(Edition::Second, 3, Courtesy::Everyone, &[], &[]);
    let salts = vec![None, Some(b"mine".to_vec()), None];
    setting.header.fair = Some(Fair { commit: Fair::commit_to(&OLD), salts });
    setting
}

/// A whole game under this header, from where the writer stands; its chance is the seed's.
fn played(
    setting: &Setting,
    mut writer: Writer<Vec<u8>>,
    mut game: Game,
    seed: [u8; 32],
) -> String {
    let t = &setting.tables;
    let salts = match seed == OLD {
        true => setting.header.fair.as_ref().expect("it is committed").salts.clone(),
        false => Vec::new(),
    };
    let (stream, mut dice) = (Stream::new(&seed, &salts), Dice::new(11));
    loop {
        let pause = game.advance(t, &mut ());
        let Some(mut entry) = random_entry(&game, t, pause, &mut dice) else { break };
        match &mut entry {
            Entry::Roll { chance, roll } => {
                *roll = stream.roll(writer.next_number(), &game, t, *chance).expect("a way");
                game.settle(t, *chance, *roll, &mut ()).expect("it is possible");
            }
            Entry::Pick { seat, pick } => {
                game.choose(t, *seat, *pick, &mut ()).expect("it is on offer");
            }
            Entry::Concede { .. } | Entry::Undo { .. } => {}
        }
        writer.entry(&entry, &setting.cards).expect("written");
    }
    writer.reveal(&seed).expect("written");
    writer.end(&Ending::of(&game, 3).expect("it is over")).expect("written");
    writer.text().to_owned()
}

fn first(setting: &Setting) -> Journal {
    let writer = Writer::new(Vec::new(), &setting.header).expect("written");
    let game = Game::new(&setting.tables, setting.header.courtesy);
    parse(played(setting, writer, game, OLD).as_bytes()).expect("just written")
}

/// The game goes on after so many entries with a seed of its own.
fn onward(setting: &Setting, before: &Journal, entries: u32) -> String {
    let seal = before.seal(entries).expect("there are so many");
    let header = Header {
        fair: Some(Fair { commit: Fair::commit_to(&NEW), salts: vec![None; 3] }),
        onward: Some(Onward { entries, seal }),
        ..before.header.clone()
    };
    let mut writer = Writer::new(Vec::new(), &header).expect("written");
    let (t, ids) = (&setting.tables, &setting.cards);
    let mut replay = Replay::new(before, t, ids, &mut ()).expect("the tables");
    for _ in 0..entries {
        let entry = replay.step(&mut ()).expect("it was so").expect("there are so many");
        writer.entry(&entry, ids).expect("written");
    }
    played(setting, writer, *replay.game(), NEW)
}

#[test]
fn a_game_played_on_is_right_and_names_where_it_comes_from() {
    let setting = committed();
    let before = first(&setting);
    let half = before.len() / 2;
    let text = onward(&setting, &before, half);
    assert!(text.starts_with("endboss journal 2 #"), "older releases must say they cannot");
    let journal = parse(text.as_bytes()).expect("just written");
    let named = journal.header.onward.expect("it says so");
    assert_eq!((named.entries, Some(named.seal)), (half, before.seal(half)));
    assert!(text.contains(&format!("\nonward {half} {} #", named.shown())));
    verify(&journal, &setting.tables, &setting.cards).expect("it is right");
    assert!(journal.goes_on_from(&before));
    assert!(!before.goes_on_from(&journal) && !journal.goes_on_from(&journal));
    assert!(seal(&unseal(&text)) == text, "the hashes are as documented");
}

/// What was another game's is not held to this seed; what is said to be, is.
#[test]
fn only_what_comes_after_is_held_to_the_seed() {
    let setting = committed();
    let before = first(&setting);
    let half = before.len() / 2;
    let lines = unseal(&onward(&setting, &before, half));
    let at = lines.iter().position(|line| line.starts_with("onward ")).expect("it says so");
    let says = |forged: &[String]| {
        let journal = parse(seal(forged).as_bytes()).expect("well formed");
        verify(&journal, &setting.tables, &setting.cards).err().map(|error| error.fault)
    };
    // Fewer entries are said to be the other game's than are.
    let mut fewer = lines.clone();
    fewer[at] = format!("onward 1 {}", lines[at].rsplit_once(' ').expect("a hash").1);
    assert!(matches!(says(&fewer), Some(Fault::OtherRoll { .. })), "{:?}", says(&fewer));
    // More are: the record holds, but it is not what was played on from that game.
    let mut more = lines.clone();
    more[at] = lines[at].replace(&format!("onward {half}"), &format!("onward {}", half + 9));
    assert_eq!(says(&more), None);
    let more = parse(seal(&more).as_bytes()).expect("well formed");
    assert!(!more.goes_on_from(&before));
    // Nothing is, in a record of the first format.
    let mut plain = lines.clone();
    plain.remove(at);
    plain[0] = "endboss journal 1".to_owned();
    assert!(matches!(says(&plain), Some(Fault::OtherRoll { .. })), "{:?}", says(&plain));
}

#[test]
fn lines_that_name_no_beginning() {
    let setting = committed();
    let before = first(&setting);
    let lines = unseal(&onward(&setting, &before, 20));
    let at = lines.iter().position(|line| line.starts_with("onward ")).expect("it says so");
    let hash = lines[at].rsplit_once(' ').expect("a hash").1;
    let expected = "expected `onward NUMBER HASH, in 16 hex digits`, found ";
    let refused = |forged: &[String]| {
        let error = parse(seal(forged).as_bytes()).expect_err("it is refused");
        (error.line, error.fault.to_string())
    };
    for line in [
        "onward 20".to_owned(),
        format!("onward 0 {hash}"),
        format!("onward 020 {hash}"),
        format!("onward -1 {hash}"),
        format!("onward 20 {}", &hash[2..]),
        format!("onward 20 {hash}00"),
        "onward 20 zzzzzzzzzzzzzzzz".to_owned(),
        lines[at + 1].clone(),
    ] {
        let mut forged = lines.clone();
        forged[at] = line.clone();
        let (found, said) = refused(&forged);
        assert_eq!(found, Some(at as u32 + 1), "{line}");
        assert!(said.starts_with(expected), "{line}: {said}");
    }
    let mut twice = lines.clone();
    twice.insert(at, lines[at].clone());
    assert!(refused(&twice).1.starts_with("expected `courtesy quick"), "{:?}", refused(&twice));
    let mut old = lines.clone();
    old[0] = "endboss journal 1".to_owned();
    assert!(refused(&old).1.starts_with("expected `courtesy quick"), "{:?}", refused(&old));
    let mut beyond = lines.clone();
    beyond[at] = format!("onward 90000 {hash}");
    let (line, said) = refused(&beyond);
    assert_eq!(line, None);
    assert!(said.starts_with("the first 90000 entries are said to come from another"), "{said}");
}
