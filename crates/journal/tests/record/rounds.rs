use endboss_engine::{Courtesy, Event, Pause};
use endboss_journal::{Closing, Ending, Replay, parse, recover, replay, verify};
use endboss_lexicon::{Edition, Variant};

use crate::{Setting, plain, players, record, setting};

fn check(setting: &Setting, seed: u64, concede_in: usize) {
    let (game, text) = record(setting, seed, concede_in);
    let journal = parse(text.as_bytes()).unwrap_or_else(|e| panic!("seed {seed}: {e}\n{text}"));
    assert_eq!(journal.header, setting.header);
    let ending = Ending::of(&game, setting.tables.seats).expect("the game is over");
    assert_eq!(*journal.closing(), Closing::Ended(ending));
    let again = verify(&journal, &setting.tables, &setting.cards);
    let again = again.unwrap_or_else(|e| panic!("seed {seed}: {e}\n{text}"));
    assert_eq!(again, game, "seed {seed}");
}

#[test]
fn random_games_of_every_edition_and_number_of_players_come_back() {
    for edition in Edition::ALL {
        for seats in players(edition) {
            for courtesy in [Courtesy::Quick, Courtesy::Everyone] {
                let setting = setting(edition, seats, courtesy, &[], &[]);
                for seed in 0..8 {
                    check(&setting, seed, usize::MAX);
                }
            }
        }
    }
}

#[test]
fn variants_and_rule_fields_come_back() {
    let fields = [("turn_limit", "9"), ("moving_saves", "yes")];
    for edition in Edition::ALL {
        for variant in Variant::ALL {
            if variant.editions().contains(&edition) {
                let setting = setting(edition, 3, Courtesy::Quick, &[variant], &fields);
                for seed in 0..4 {
                    check(&setting, seed, usize::MAX);
                }
            }
        }
    }
}

/// [Q20]
#[test]
fn games_with_concessions_come_back() {
    for edition in Edition::ALL {
        let setting = setting(edition, *players(edition).end(), Courtesy::Everyone, &[], &[]);
        for seed in 0..20 {
            check(&setting, seed, 40);
        }
    }
}

#[test]
fn a_replay_can_stop_anywhere_and_tells_what_happens() {
    let setting = plain(Edition::Second, 2);
    let (game, text) = record(&setting, 7, usize::MAX);
    let journal = parse(text.as_bytes()).expect("just written");
    let mut events: Vec<Event> = Vec::new();
    let mut steps = Replay::new(&journal, &setting.tables, &setting.cards, &mut events)
        .expect("the tables fit");
    assert_eq!(steps.number(), 0);
    steps.to(30, &mut events).expect("it happened");
    assert_eq!(steps.number(), 30);
    assert_eq!(steps.standing().len(), 30);
    assert!(!events.is_empty());
    let before = events.len();
    while let Some(entry) = steps.step(&mut events).expect("it happened") {
        let read = journal.entry(steps.number(), &setting.cards);
        assert_eq!(read.expect("it is there").expect("it reads"), entry);
    }
    assert_eq!(steps.pause(), Pause::Over);
    assert_eq!(*steps.game(), game);
    let mut whole: Vec<Event> = Vec::new();
    replay(&journal, &setting.tables, &setting.cards, &mut whole).expect("it happened");
    assert!(before < whole.len());
    assert_eq!(whole, events);
}

#[test]
fn numbers_outside_a_record_name_nothing() {
    let setting = plain(Edition::First, 2);
    let (_, text) = record(&setting, 1, usize::MAX);
    let journal = parse(text.as_bytes()).expect("just written");
    assert!(journal.entry(0, &setting.cards).is_none());
    assert!(journal.entry(journal.len() + 1, &setting.cards).is_none());
    assert!(journal.words(0).is_none());
    assert!(journal.words(1).expect("there is one").starts_with("roll boss A "));
}

#[test]
fn line_ends_of_other_systems_do_not_matter() {
    let setting = plain(Edition::First, 2);
    let (game, text) = record(&setting, 1, usize::MAX);
    let text = text.replace('\n', "\r\n");
    let journal = parse(text.as_bytes()).expect("the same lines");
    let again = verify(&journal, &setting.tables, &setting.cards).expect("the same game");
    assert_eq!(again, game);
}

#[test]
fn a_line_torn_by_a_crash_is_left_out() {
    let setting = plain(Edition::Anniversary, 2);
    let (_, text) = record(&setting, 1, usize::MAX);
    let whole = parse(text.as_bytes()).expect("just written");
    let torn = &text.as_bytes()[..text.len() - 5];
    let (journal, good) = recover(torn).expect("all lines but the last");
    assert_eq!(*journal.closing(), Closing::Open);
    assert_eq!(journal.len(), whole.len());
    assert_eq!(text.as_bytes()[good..].iter().filter(|b| **b == b'\n').count(), 1);
    let (journal, good) = recover(text.as_bytes()).expect("nothing is torn");
    assert_eq!(good, text.len());
    assert_eq!(journal.closing(), whole.closing());
    assert!(recover(b"endboss journal").is_err());
    assert!(recover(b"").is_err());
}
