//! Bosses of equal XP are ranked by lot once, and that rank orders turns and breaks ties. [Q28]

use endboss_cards::Catalogue;
use endboss_engine::{Chance, Courtesy, Event, Game, Pause, Roll, Tables};
use endboss_lexicon::{Edition, Face, Rules, Seat, Viewer};
use endboss_view::Seen;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// Two players whose bosses, whichever they get, have the same XP; a game is one turn long.
fn equals(edition: Edition) -> Tables {
    let rules = Rules { turn_limit: 1, ..Rules::preset(edition) };
    let mut cards = Catalogue::classic().cards(rules.printing);
    for card in &mut cards {
        if let Face::Boss(boss) = &mut card.face {
            boss.xp = 500;
        }
    }
    Tables::new(&cards, rules, 2).expect("equal XP is playable")
}

/// Plays at random with B first by lot; gives the events too, and how often lots were drawn.
fn play(t: &Tables, seed: u64) -> (Game, Vec<Event>, u32) {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(t, Courtesy::Quick);
    let (mut events, mut options, mut lots) = (Vec::new(), Vec::new(), 0);
    loop {
        match game.advance(t, &mut events) {
            Pause::Over => return (game, events, lots),
            Pause::Chance(chance @ Chance::XpLot(seats)) => {
                assert!(seats.has(A) && seats.has(B), "both are drawn lots for");
                game.settle(t, chance, Roll::Seat(B), &mut events).expect("B may be first");
                lots += 1;
            }
            Pause::Chance(chance) => {
                let nth = dice.random_range(0..game.ways(t, chance));
                game.settle_way(t, chance, nth, &mut events).expect("one of its ways");
            }
            Pause::Choice(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                game.options(t, seat, &mut options).expect("it has a question");
                let pick = options[dice.random_range(0..options.len())];
                game.choose(t, seat, pick, &mut events).expect("it was offered");
            }
        }
    }
}

#[test]
fn the_lot_is_drawn_once_and_shown_to_all() {
    for edition in Edition::CLASSIC {
        let t = equals(edition);
        let (game, events, lots) = play(&t, 1);
        assert_eq!(lots, 1, "{edition}");
        let ranked = Seen::XpRanked { first: B, second: A };
        assert!(events.iter().any(|event| event.seen(Viewer::Public) == ranked), "{edition}");
        assert_eq!(game.view(&t, Viewer::Public).turn_order, [B, A], "{edition}");
    }
}

#[test]
fn the_lot_breaks_ties() {
    for (edition, winner) in [(Edition::First, A), (Edition::Second, A), (Edition::Anniversary, B)]
    {
        let t = equals(edition);
        let mut tied = 0;
        for seed in 0..100 {
            let (game, ..) = play(&t, seed);
            let score = |seat| i16::from(game.souls(seat)) - i16::from(game.wounds(seat));
            if score(A) == score(B) {
                let end = game.end().expect("the game is over");
                assert_eq!(end.ranking[0], winner, "{edition}, seed {seed}");
                tied += 1;
            }
        }
        assert!(tied > 0, "{edition}: no game of 100 was tied");
    }
}
