//! [Q50]

use endboss_engine::{Courtesy, Game, Pause};
use endboss_journal::{Closing, Ending, Entry, Replay, Span, Writer, parse, rebuild, verify};
use endboss_lexicon::Edition;

use crate::{Dice, Setting, plain, random_entry, setting};

/// Plays on by random steps, a number of them, or to the end.
fn go_on(
    setting: &Setting,
    game: &mut Game,
    writer: &mut Writer<Vec<u8>>,
    standing: &mut Vec<(u32, Entry)>,
    steps: usize,
    dice: &mut Dice,
) {
    let t = &setting.tables;
    for _ in 0..steps {
        let pause = game.advance(t, &mut ());
        let Some(entry) = random_entry(game, t, pause, dice) else {
            return;
        };
        let number = writer.entry(&entry, &setting.cards).expect("written");
        match entry {
            Entry::Pick { seat, pick } => game.choose(t, seat, pick, &mut ()),
            Entry::Roll { chance, roll } => game.settle(t, chance, roll, &mut ()),
            Entry::Concede { .. } | Entry::Undo { .. } => unreachable!("not a random step"),
        }
        .expect("what was on offer is taken");
        standing.push((number, entry));
    }
}

#[test]
fn what_was_taken_back_never_happened_but_stays_in_the_record() {
    for seed in 0..20 {
        let setting = plain(Edition::Second, 3);
        let mut dice = Dice::new(seed);
        let mut writer = Writer::new(Vec::new(), &setting.header).expect("written");
        let mut game = Game::new(&setting.tables, setting.header.courtesy);
        let mut standing = Vec::new();
        for _ in 0..5 {
            go_on(&setting, &mut game, &mut writer, &mut standing, 30, &mut dice);
            let keep = standing.len() - 1 - dice.below(standing.len().min(10));
            let back = Span { first: standing[keep].0, last: standing[standing.len() - 1].0 };
            standing.truncate(keep);
            let seat = endboss_lexicon::Seat(0);
            writer.undo(seat, vec![back], true, &setting.cards).expect("written");
            let left = standing.iter().map(|(_, entry)| entry);
            (game, _) = rebuild(&setting.tables, Courtesy::Quick, left).expect("it happened");
        }
        go_on(&setting, &mut game, &mut writer, &mut standing, usize::MAX, &mut dice);
        let ending = Ending::of(&game, 3).expect("the game is over");
        writer.end(&ending).expect("written");
        let journal = parse(writer.text().as_bytes()).expect("just written");
        assert_eq!(journal.len() as usize, writer.next_number() as usize - 1);
        assert!(journal.len() as usize > standing.len() + 5);
        let again = verify(&journal, &setting.tables, &setting.cards).expect("the same game");
        assert_eq!(again, game, "seed {seed}");
    }
}

/// In a question that several seats answer at once, only one's own answer goes.
#[test]
fn one_of_several_answers_at_once_is_withdrawn() {
    let setting = setting(Edition::Anniversary, 2, Courtesy::Everyone, &[], &[]);
    let t = &setting.tables;
    let mut dice = Dice::new(3);
    let mut writer = Writer::new(Vec::new(), &setting.header).expect("written");
    let mut game = Game::new(t, setting.header.courtesy);
    let mut standing = Vec::new();
    while !matches!(game.advance(t, &mut ()), Pause::Choice(_)) {
        go_on(&setting, &mut game, &mut writer, &mut standing, 1, &mut dice);
    }
    // Both choose a boss; the first of them is asked in the record before the second.
    go_on(&setting, &mut game, &mut writer, &mut standing, 1, &mut dice);
    let (number, first) = standing.pop().expect("somebody chose");
    let Entry::Pick { seat, .. } = first else {
        panic!("a boss is picked");
    };
    writer.undo(seat, vec![Span::one(number)], false, &setting.cards).expect("written");
    writer.adjourn().expect("written");
    let journal = parse(writer.text().as_bytes()).expect("just written");
    assert_eq!(*journal.closing(), Closing::Adjourned);
    let mut steps = Replay::new(&journal, t, &setting.cards, &mut ()).expect("the tables fit");
    steps.to(number, &mut ()).expect("it happened");
    let Pause::Choice(left) = steps.pause() else {
        panic!("the other seat is asked");
    };
    assert!(!left.has(seat));
    steps.to(number + 1, &mut ()).expect("it happened");
    let Pause::Choice(left) = steps.pause() else {
        panic!("both are asked again");
    };
    assert!(left.has(seat) && left.len() == 2);
    verify(&journal, t, &setting.cards).expect("adjourned as it says");
}

#[test]
fn an_adjourned_game_goes_on_in_the_same_record() {
    let setting = plain(Edition::First, 2);
    let mut dice = Dice::new(11);
    let mut writer = Writer::new(Vec::new(), &setting.header).expect("written");
    let mut game = Game::new(&setting.tables, setting.header.courtesy);
    let mut standing = Vec::new();
    go_on(&setting, &mut game, &mut writer, &mut standing, 40, &mut dice);
    writer.adjourn().expect("written");
    let text = writer.into_inner();

    let journal = parse(&text).expect("just written");
    let mut steps =
        Replay::new(&journal, &setting.tables, &setting.cards, &mut ()).expect("the tables fit");
    steps.to(u32::MAX, &mut ()).expect("it happened");
    let (mut game, mut standing) = steps.into_parts();
    assert_eq!(standing.len(), 40);
    let mut writer = Writer::resume(text, &journal);
    assert_eq!(writer.next_number(), 41);
    go_on(&setting, &mut game, &mut writer, &mut standing, usize::MAX, &mut dice);
    writer.end(&Ending::of(&game, 2).expect("it is over")).expect("written");
    let journal = parse(writer.text().as_bytes()).expect("just written");
    assert_eq!(verify(&journal, &setting.tables, &setting.cards).as_ref(), Ok(&game));
}
