//! Golden playthroughs: one whole game per edition, told in sentences. A change in them is a change
//! in what the engine does or in how it is told; `cargo xtask golden` writes them anew.

use std::fmt::Write;
use std::path::Path;

use endboss_cards::Catalogue;
use endboss_engine::{Courtesy, Event, Game, Pause, Tables};
use endboss_lexicon::{Edition, Rules, Viewer};
use endboss_testkit::CardNames;
use endboss_text::{Lang, Text};
use endboss_view::{Ask, Asked, Pick};
use expect_test::expect_file;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

fn playthrough(edition: Edition, seats: u8, seed: u64) -> String {
    let catalogue = Catalogue::shipped(edition.packs(seats));
    let mut rules = Rules::preset(edition);
    let cards = catalogue.mix(&mut rules, seats, None).expect("its own packs fit");
    let t = Tables::new(&cards, rules, seats).expect("playable");
    let names = CardNames::new(&catalogue, rules.printing, Lang::En);
    let text = Text::new(Lang::En);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(&t, Courtesy::Quick);
    let mut events: Vec<Event> = Vec::new();
    let mut options = Vec::new();
    let mut out = format!("{edition} edition, {seats} players, seed {seed}\n");
    loop {
        let pause = game.advance(&t, &mut events);
        for event in events.drain(..) {
            writeln!(out, "{}", text.seen(&event.whole(), &names)).expect("a string");
        }
        match pause {
            Pause::Over => return out,
            Pause::Chance(chance) => {
                let n = dice.random_range(0..game.ways(&t, chance));
                game.settle_way(&t, chance, n, &mut events).expect("a way");
            }
            Pause::Choice(asked) => {
                let seat = asked.iter().next().expect("a seat is asked");
                let what = game.options(&t, seat, &mut options).expect("it is asked");
                let pick = choose(what, &options, &mut dice);
                let view = game.view(&t, Viewer::Seat(seat));
                let ask = Ask { seat, what, options: options.clone() };
                let label = text.pick(&pick, &ask, &view, &names);
                writeln!(out, "    {}> {label} (of {})", seat.letter(), options.len())
                    .expect("a string");
                game.choose(&t, seat, pick, &mut events).expect("it was offered");
            }
        }
    }
}

/// Random, but fond of building, so that the games have a middle.
fn choose(what: Asked, options: &[Pick], dice: &mut Xoshiro256PlusPlus) -> Pick {
    let first =
        usize::from(matches!(what, Asked::PlaceRoom | Asked::FirstRoom) && options.len() > 1);
    options[dice.random_range(first..options.len())]
}

#[test]
fn whole_games_go_as_they_went_before() {
    for (edition, seats, seed) in [
        (Edition::First, 2, 7),
        (Edition::Second, 3, 8),
        (Edition::Anniversary, 4, 9),
        (Edition::Super, 3, 10),
        (Edition::Solo, 1, 11),
        (Edition::Challenge, 1, 12),
    ] {
        let told = playthrough(edition, seats, seed);
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
        expect_file![folder.join(format!("{edition}.txt"))].assert_eq(&told);
    }
}
