//! Counting files: how many different ways a game can go on from a named position, to a small depth.
//!
//! A way is a sequence of picks and of chances that come out differently. A changed number means
//! that something else is offered than before: either a mistake or a rule that was mended.
//! `cargo xtask golden` writes the file anew.

use std::fmt::Write;

use endboss_cards::Catalogue;
use endboss_engine::{
    Courtesy, Game, HeroAt, Moment, Pause, Position, Roll, SeatAt, StackAt, Tables,
};
use endboss_lexicon::{CardKind, Edition, Rules, Seat};
use expect_test::expect_file;

fn ways(t: &Tables, game: &Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut game = *game;
    match game.advance(t, &mut ()) {
        Pause::Over => 1,
        Pause::Chance(chance) => {
            let mut rolls: Vec<Roll> = Vec::new();
            for n in 0..game.ways(t, chance) {
                let roll = game.way(t, chance, n).expect("a way");
                if !rolls.contains(&roll) {
                    rolls.push(roll);
                }
            }
            let next = |roll: &Roll| {
                let mut copy = game;
                copy.settle(t, chance, *roll, &mut ()).expect("possible");
                ways(t, &copy, depth - 1)
            };
            rolls.iter().map(next).sum()
        }
        Pause::Choice(seats) => {
            let seat = seats.iter().next().expect("a seat is asked");
            let mut options = Vec::new();
            game.options(t, seat, &mut options);
            let next = |pick: &endboss_view::Pick| {
                let mut copy = game;
                copy.choose(t, seat, *pick, &mut ()).expect("offered");
                ways(t, &copy, depth - 1)
            };
            options.iter().map(next).sum()
        }
    }
}

struct Cards(Catalogue);

impl Cards {
    fn kind(&self, id: &str) -> CardKind {
        self.0.kind(id).unwrap_or_else(|| panic!("no card {id}"))
    }

    fn all(&self, ids: &[&str]) -> Vec<CardKind> {
        ids.iter().map(|id| self.kind(id)).collect()
    }

    fn seat(&self, boss: &str, rooms: &[&str], hand: &[&str]) -> SeatAt {
        let stack = |id: &&str| StackAt { rooms: vec![self.kind(id)], ..StackAt::default() };
        SeatAt {
            boss: self.kind(boss),
            stacks: rooms.iter().map(stack).collect(),
            hand: self.all(hand),
            ..SeatAt::default()
        }
    }

    fn heroes(&self, t: &Tables, count: usize) -> Vec<HeroAt> {
        let kinds = (0..self.0.len()).map(|n| CardKind(n as u16));
        let heroes = kinds.filter(|k| t.hero_ix(*k).is_some());
        heroes.take(count).map(HeroAt::plain).collect()
    }
}

/// A position before Build with hands that have much to do, one before Adventure with a queue.
fn positions(cards: &Cards, t: &Tables) -> Vec<(&'static str, Position)> {
    let one = cards.seat(
        "draculord",
        &["bottomless-pit", "dark-altar", "golem-factory"],
        &["dracolich-lair", "neanderthal-cave", "counterspell", "freeze", "annihilator"],
    );
    let other = cards.seat(
        "robobo",
        &["jackpot-stash", "witchs-kitchen", "recycling-center", "boulder-ramp"],
        &["construction-zone", "dragon-hatchery", "assassin", "fear", "motivation"],
    );
    let build = Position {
        courtesy: Courtesy::Quick,
        turn: 3,
        moment: Moment::Build(Seat(0)),
        seats: vec![one.clone(), other.clone()],
        town: cards.heroes(t, 2),
        discard: cards.all(&["torture-chamber", "giant-size"]),
        ..Position::default()
    };
    let mut queued = build.clone();
    queued.moment = Moment::Adventure;
    queued.seats[0].entrance = cards.heroes(t, 2);
    queued.town.clear();
    vec![("build with full hands", build), ("two heroes at the entrance", queued)]
}

#[test]
fn as_many_ways_as_counted_before() {
    let cards = Cards(Catalogue::classic());
    let mut found = String::from("# edition | position | depth | ways\n");
    for edition in Edition::CLASSIC {
        let rules = Rules::preset(edition);
        let t = Tables::new(&cards.0.cards(rules.printing), rules, 2).expect("playable");
        let mut line = |name: &str, game: &Game, deepest: u32| {
            for depth in 1..=deepest {
                writeln!(found, "{edition} | {name} | {depth} | {}", ways(&t, game, depth))
                    .expect("a string");
            }
        };
        line("before the deal", &Game::new(&t, Courtesy::Quick), 4);
        for (name, position) in positions(&cards, &t) {
            line(name, &Game::at(&t, &position).expect("a possible position"), 5);
        }
    }
    expect_file!["counting.txt"].assert_eq(&found);
}
