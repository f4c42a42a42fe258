//! Packs nobody has written yet: whatever the loader takes can be played.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use endboss_engine::{Courtesy, Game, Imagination, Pause, Tables};
use endboss_lexicon::{Edition, Rules, Viewer};
use endboss_view::Pick;
use rand::{RngExt, SeedableRng};

use crate::games::{Dice, Step, Table};
use crate::invent;

/// After so many steps everybody passes who can.
const TIRED: usize = 4_000;
/// Far more than is left of a game then.
const STEPS: usize = TIRED + 60_000;
/// A step takes microseconds: after so long without an answer `advance` does not return.
const PATIENCE: Duration = Duration::from_secs(60);

/// Everybody sees the game, and imagines one that looks the same.
fn look(t: &Tables, game: &Game, courtesy: Courtesy, dice: &mut Dice) {
    for viewer in t.everyone().map(Viewer::Seat).chain([Viewer::Public]) {
        let view = game.view(t, viewer);
        let imagination = Imagination::new(t, &view).expect("our own view");
        let other = imagination.deal(t, |n| dice.random_range(0..n)).with_courtesy(courtesy);
        assert_eq!(other.census(t), game.census(t), "{viewer:?} imagines other cards");
        assert_eq!(other.view(t, viewer), view, "{viewer:?} imagines another game");
    }
}

fn play(t: &Tables, courtesy: Courtesy, seed: u64) {
    let mut table = Table::new(t, courtesy, seed);
    let census = table.game.census(t);
    for nth in 0..STEPS {
        let pause = table.advance();
        table.events.clear();
        assert_eq!(table.game.census(t), census, "a card is lost or twice");
        if nth % 8 == 0 && matches!(pause, Pause::Choice(_)) {
            look(t, &table.game, courtesy, &mut table.dice);
        }
        let mut step = table.any_step(pause);
        if matches!(step, Some(Step::Pick(_, Pick::Pass))) {
            // Passing half as often, so that more happens.
            step = table.any_step(pause);
        }
        if nth > TIRED {
            step = passing(&table, pause).or(step);
        }
        let Some(step) = step else {
            let end = table.game.end().expect("an ended game says how");
            assert_eq!(end.ranking.len(), t.seats as usize, "everybody is ranked");
            return;
        };
        table.take(step);
    }
    panic!("the game does not end");
}

fn passing(table: &Table, pause: Pause) -> Option<Step> {
    let Pause::Choice(seats) = pause else { return None };
    let seat = seats.iter().next()?;
    let mut options = Vec::new();
    table.game.options(table.t, seat, &mut options)?;
    options.contains(&Pick::Pass).then_some(Step::Pick(seat, Pick::Pass))
}

/// The rules of an edition, now and then with a field at another value.
fn rules(edition: Edition, dice: &mut Dice) -> Rules {
    let mut rules = Rules::preset(edition);
    let (field, values) = Rules::FIELDS[dice.random_range(0..Rules::FIELDS.len())];
    let value = values[dice.random_range(0..values.len())];
    if dice.random_bool(0.5) && rules.set(field, value).is_err() {
        assert_eq!(field, "turn_limit", "its values are described and not listed");
    }
    rules
}

/// Invents and plays; tells before each game which it is, and gives the text of all packs.
fn play_packs(seeds: std::ops::Range<u64>, tell: &Sender<String>) -> String {
    let mut texts = String::new();
    for seed in seeds {
        let mut dice = Dice::seed_from_u64(seed);
        let edition = if seed % 2 == 0 { Edition::Super } else { Edition::Anniversary };
        let mut rules = rules(edition, &mut dice);
        let seats = dice.random_range(2..=4);
        let courtesy = if seed / 2 % 2 == 0 { Courtesy::Quick } else { Courtesy::Everyone };
        tell.send(format!("seed {seed}, {edition}, {seats} players, {courtesy:?}")).expect("heard");
        let made = invent::pack(rules.board, &mut dice);
        texts += &made.text;
        let cards = made.catalogue.mix(&mut rules, seats, None);
        let cards = cards.unwrap_or_else(|unfit| panic!("{unfit}"));
        let t = Tables::new(&cards, rules, seats).unwrap_or_else(|e| panic!("{e}"));
        play(&t, courtesy, seed);
    }
    texts
}

/// Plays in a thread of its own, so that a game that hangs is named too. `PACKS=10000` in the
/// environment plays more of them, `FROM=77` begins with that one.
#[test]
fn whatever_the_loader_takes_can_be_played() {
    let asked = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let from = asked("FROM").unwrap_or(0);
    let count = asked("PACKS").unwrap_or(200);
    let (tell, told) = channel();
    let player = thread::spawn(move || play_packs(from..from + count, &tell));
    let mut last = String::new();
    loop {
        match told.recv_timeout(PATIENCE) {
            Ok(name) => last = name,
            Err(RecvTimeoutError::Timeout) => panic!("{last}: the game hangs"),
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    let texts = player.join().unwrap_or_else(|_| panic!("{last}: see above"));
    if count >= 200 {
        // In quotes, or as a key.
        let used = |word: &str| {
            texts.contains(&format!("\"{word}\"")) || texts.contains(&format!("{word} ="))
        };
        let unused = |word: &String| !used(word);
        let unused: Vec<_> = invent::vocabulary().into_iter().filter(unused).collect();
        assert!(unused.is_empty(), "never taken: {unused:?}");
    }
}

/// What `cards check` says a game can hold, it holds: bosses, heroes and items, and rooms and spells
/// up to the last place of their boxes.
#[test]
fn the_fullest_packs_can_be_played() {
    for edition in [Edition::Anniversary, Edition::Super] {
        for copies in [&[1; 255][..], &[60, 4, 60, 4, 60, 4, 60, 3], &[51, 51, 51, 51]] {
            let mut rules = Rules::preset(edition);
            let made = invent::fullest(rules.board, copies);
            let cards = made.mix(&mut rules, 4, None).unwrap_or_else(|unfit| panic!("{unfit}"));
            let t = Tables::new(&cards, rules, 4).unwrap_or_else(|e| panic!("{e}"));
            play(&t, Courtesy::Quick, 1);
        }
    }
}
