//! Any position plays to its end.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use endboss_cards::Catalogue;
use endboss_engine::{Game, Pause, Tables};
use endboss_lexicon::{Seat, Viewer};
use endboss_view::{Phase, Pick};
use rand::SeedableRng;

use crate::dealing::{Taste, position};
use crate::games::{Dice, Step, Table, classic_kinds};

/// After so many steps everybody passes who can: a Jeopardy that comes back again and again is no
/// reason for a game without an end.
const TIRED: usize = 3_000;
/// Far more than is left of a game then.
const STEPS: usize = TIRED + 20_000;
/// Ways through one reveal that are tried.
const WAYS: usize = 2_000;
/// A position takes milliseconds: after so long without an answer `advance` does not return.
const PATIENCE: Duration = Duration::from_secs(30);

/// Passing, for somebody who may.
fn declining(table: &Table, pause: Pause) -> Option<Step> {
    let Pause::Choice(seats) = pause else { return None };
    let seat = seats.iter().next()?;
    let mut options = Vec::new();
    table.game.options(table.t, seat, &mut options)?;
    options.contains(&Pick::Pass).then_some(Step::Pick(seat, Pick::Pass))
}

/// Plays a game to its end.
fn play(t: &Tables, game: Game, seed: u64) {
    let mut table = Table::of(t, game, seed);
    let census = table.game.census(t);
    let quitter =
        seed.is_multiple_of(8).then(|| (Seat(table.below(t.seats.into()) as u8), table.below(60)));
    for nth in 0..STEPS {
        let pause = table.advance();
        assert_eq!(table.game.census(t), census, "a card is lost or twice");
        if nth % 32 == 0 {
            let seat = Seat(table.below(t.seats.into()) as u8);
            assert_eq!(table.game.view(t, Viewer::Seat(seat)).turn, table.game.turn());
        }
        table.events.clear();
        if let Some((seat, _)) = quitter.filter(|(_, when)| *when == nth) {
            // Somebody who is out already, or at an end, cannot concede.
            let _ = table.game.concede(t, seat, &mut table.events);
            continue;
        }
        let mut step = table.any_step(pause);
        if matches!(step, Some(Step::Pick(_, Pick::Pass))) {
            // Passing half as often, so that more happens.
            step = table.any_step(pause);
        }
        if nth > TIRED {
            step = declining(&table, pause).or(step);
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

/// Tries every answer to every question of a reveal, as far as there is time, with any chance.
fn every_way_through_the_reveal(t: &Tables, game: Game, seed: u64) {
    let census = game.census(t);
    let mut table = Table::of(t, game, seed);
    let mut open = vec![game];
    let mut options = Vec::new();
    for _ in 0..WAYS {
        let Some(game) = open.pop() else { break };
        table.game = game;
        let pause = table.advance();
        table.events.clear();
        assert_eq!(table.game.census(t), census, "a card is lost or twice");
        if !matches!(table.game.phase(), Phase::Build | Phase::Reveal) {
            continue;
        }
        if let Pause::Choice(seats) = pause {
            let seat = seats.iter().next().expect("a seat is asked");
            table.game.options(t, seat, &mut options).expect("it is asked");
            assert!(!options.is_empty(), "a question without answers");
            for pick in options.drain(..) {
                let mut next = table.game;
                next.choose(t, seat, pick, &mut ()).expect("what was offered is accepted");
                open.push(next);
            }
            // Any of them next, so that all places are tried before time is up.
            let (last, any) = (open.len() - 1, table.below(open.len()));
            open.swap(last, any);
        } else if let Some(step) = table.any_step(pause) {
            table.take(step);
            open.push(table.game);
        }
    }
}

/// Plays in a thread of its own, so that a game that hangs is named too. `POSITIONS=100000` in the
/// environment plays more of them.
fn in_positions(count: u64, taste: Taste, play: fn(&Tables, Game, u64)) {
    let asked = std::env::var("POSITIONS").ok().and_then(|n| n.parse().ok());
    let count = asked.unwrap_or(count);
    let (tell, told) = channel();
    let player = thread::spawn(move || {
        let catalogue = Catalogue::classic();
        let tables: Vec<_> =
            classic_kinds().into_iter().map(|kind| (kind.name.clone(), kind.tables().1)).collect();
        let mut played = 0;
        for seed in 0..count {
            let (name, t) = &tables[seed as usize % tables.len()];
            tell.send(format!("{name}, seed {seed}")).expect("somebody listens");
            let at = position(&catalogue, t, taste, &mut Dice::seed_from_u64(seed));
            if let Ok(game) = Game::at(t, &at) {
                play(t, game, seed);
                played += 1;
            }
        }
        played
    });
    let mut last = String::new();
    loop {
        match told.recv_timeout(PATIENCE) {
            Ok(name) => last = name,
            Err(RecvTimeoutError::Timeout) => panic!("{last}: the game hangs"),
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    let played = player.join().unwrap_or_else(|_| panic!("{last}: see above"));
    assert!(played > count / 2, "only {played} of {count} could be positions");
}

#[test]
fn any_position_plays_to_its_end() {
    in_positions(1500, Taste::Any, play);
}

#[test]
fn a_lively_position_plays_to_its_end() {
    in_positions(500, Taste::Lively, play);
}

#[test]
fn every_way_through_a_lively_reveal_goes_on() {
    in_positions(2000, Taste::LivelyReveal, every_way_through_the_reveal);
}
