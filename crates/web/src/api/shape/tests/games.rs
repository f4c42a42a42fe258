//! Random games with everything that can be asked and can happen.

use endboss_engine::{Courtesy, Event, Game, Pause};
use endboss_gamebox::{Setup, Table};
use endboss_lexicon::{Edition, Seat, Variant, Viewer};
use endboss_view::Pick;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Every edition with every number of players, every variant, and every pack with others.
pub(super) fn setups() -> Vec<Setup> {
    let mut all = Vec::new();
    for edition in Edition::CLASSIC {
        for players in 2..=4 {
            let plain = Setup::plain(edition, players);
            let fitting = Variant::ALL.into_iter().filter(|v| v.editions().contains(&edition));
            all.extend(fitting.map(|v| Setup { variants: vec![v], ..plain.clone() }));
            all.push(plain);
        }
    }
    let mut mixed = |edition: Edition, players: u8, packs: &[&str]| {
        let packs = packs.iter().map(|pack| (*pack).to_owned()).collect();
        all.push(Setup { packs, ..Setup::plain(edition, players) });
    };
    for players in 2..=4 {
        mixed(Edition::Super, players, &["town", "super"]);
        mixed(Edition::Super, players, &["town", "super", "classic", "items", "coins"]);
        mixed(Edition::Second, players, &["classic", "coins"]);
        mixed(Edition::Anniversary, players, &["classic", "items"]);
    }
    mixed(Edition::Super, 6, &["town", "super", "explorers", "classic", "items", "coins"]);
    for edition in [Edition::Solo, Edition::Challenge] {
        mixed(edition, 1, &["town", "super", "classic", "items", "coins"]);
    }
    all
}

/// Everybody who may look at a game of this table.
pub(super) fn viewers(table: &Table) -> Vec<Viewer> {
    let seats = (0..table.tables.seats).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Public]).collect()
}

/// Plays a random game and shows every moment with what has happened since the one before.
pub(super) fn walk(table: &Table, seed: u64, mut look: impl FnMut(&Game, &[Event])) {
    let t = &table.tables;
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(t, Courtesy::Everyone);
    let mut events: Vec<Event> = Vec::new();
    let mut options = Vec::new();
    loop {
        let pause = game.advance(t, &mut events);
        look(&game, &events);
        events.clear();
        let took = match pause {
            Pause::Over => return,
            Pause::Chance(chance) => {
                let n = dice.random_range(0..game.ways(t, chance));
                let roll = game.way(t, chance, n).expect("a way");
                game.settle(t, chance, roll, &mut events)
            }
            Pause::Choice(seats) => {
                let nth = dice.random_range(0..usize::from(seats.len()));
                let seat = seats.iter().nth(nth).expect("a seat is asked");
                if dice.random_range(0..2000) == 0 {
                    game.concede(t, seat, &mut events)
                } else {
                    game.options(t, seat, &mut options).expect("it is asked");
                    let mut pick = options[dice.random_range(0..options.len())];
                    // Whoever passes less sees more of the game.
                    if pick == Pick::Pass {
                        pick = options[dice.random_range(0..options.len())];
                    }
                    game.choose(t, seat, pick, &mut events)
                }
            }
        };
        took.expect("what was offered is accepted");
    }
}
