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
use endboss_view::Spot;
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

/// A game laid out: its cards by their ids, and its tables.
struct Cards {
    edition: Edition,
    catalogue: Catalogue,
    t: Tables,
}

impl Cards {
    fn of(edition: Edition, seats: u8, packs: &[&str]) -> Cards {
        let catalogue = Catalogue::shipped(packs);
        let mut rules = Rules::preset(edition);
        let cards = catalogue.mix(&mut rules, seats, None).expect("packs that fit");
        let t = Tables::new(&cards, rules, seats).expect("playable");
        Cards { edition, catalogue, t }
    }

    fn kind(&self, id: &str) -> CardKind {
        self.catalogue.kind(id).unwrap_or_else(|| panic!("no card {id}"))
    }

    fn all(&self, ids: &[&str]) -> Vec<CardKind> {
        ids.iter().map(|id| self.kind(id)).collect()
    }

    fn seat(&self, boss: &str, rooms: &[&str], hand: &[&str]) -> SeatAt {
        SeatAt {
            boss: self.kind(boss),
            stacks: rooms.iter().map(|id| self.stack(&[id], 0)).collect(),
            hand: self.all(hand),
            ..SeatAt::default()
        }
    }

    fn stack(&self, rooms: &[&str], tokens: u8) -> StackAt {
        StackAt { rooms: self.all(rooms), tokens, ..StackAt::default() }
    }

    fn heroes(&self, count: usize) -> Vec<HeroAt> {
        let kinds = (0..self.catalogue.len()).map(|n| CardKind(n as u16));
        let heroes = kinds.filter(|kind| self.t.hero_ix(*kind).is_some());
        heroes.take(count).map(HeroAt::plain).collect()
    }

    fn space(&self, landmark: &str, space: u8) -> Option<Spot> {
        Some(Spot::Landmark { landmark: self.kind(landmark), space })
    }

    /// Writes how many ways there are from here, to each depth.
    fn count(&self, found: &mut String, name: &str, game: &Game, deepest: u32) {
        for depth in 1..=deepest {
            let ways = ways(&self.t, game, depth);
            writeln!(found, "{} | {name} | {depth} | {ways}", self.edition).expect("a string");
        }
    }

    fn count_all(&self, found: &mut String, positions: &[(&str, u32, Position)]) {
        for (name, deepest, position) in positions {
            let game = Game::at(&self.t, position).expect("a possible position");
            self.count(found, name, &game, *deepest);
        }
    }
}

/// A position before Build with hands that have much to do, one before Adventure with a queue.
fn classic(cards: &Cards, third: bool) -> [Position; 2] {
    let mut seats = vec![
        cards.seat(
            "draculord",
            &["bottomless-pit", "dark-altar", "golem-factory"],
            &["dracolich-lair", "neanderthal-cave", "counterspell", "freeze", "annihilator"],
        ),
        cards.seat(
            "robobo",
            &["jackpot-stash", "witchs-kitchen", "recycling-center", "boulder-ramp"],
            &["construction-zone", "dragon-hatchery", "assassin", "fear", "motivation"],
        ),
    ];
    if third {
        let hand = ["mimic-vault", "exhaustion", "counterspell"];
        seats.push(cards.seat("gorgona", &["succubus-spa", "torture-chamber"], &hand));
    }
    let build = Position {
        courtesy: Courtesy::Quick,
        turn: 3,
        moment: Moment::Build(Seat(0)),
        seats,
        town: cards.heroes(2),
        discard: cards.all(if third {
            &["giant-size"]
        } else {
            &["torture-chamber", "giant-size"]
        }),
        ..Position::default()
    };
    let mut queued = build.clone();
    queued.moment = Moment::Adventure;
    queued.seats[0].entrance = cards.heroes(2);
    queued.town.clear();
    [build, queued]
}

/// At the town board with three players: the market, the minions, tokens, items and coins.
fn board(cards: &Cards) -> Vec<(&'static str, u32, Position)> {
    let mut seats = vec![
        cards.seat("emperor-dododo", &["creepy-confessional"], &["freeze", "frozen-monster"]),
        cards.seat("his-sliminess", &["minion-arena", "trophy-hall"], &["power-up"]),
        cards.seat("don-ratone", &["volatile-cauldron"], &["nerf", "shallow-grave"]),
    ];
    seats[0].stacks.push(cards.stack(&["shallow-grave", "trophy-hall"], 2));
    seats[1].item = Some(cards.kind("whetstone"));
    let town = Position {
        courtesy: Courtesy::Quick,
        turn: 3,
        moment: Moment::Town(Seat(0)),
        seats,
        town: cards.heroes(2),
        market: cards.all(&["freeze", "jack-in-the-box", "bookworm-dragon", "jack-in-the-box"]),
        discard: cards.all(&["stealth", "orc-weight-room"]),
        item_deck: Some(cards.all(&["crystal-ball", "packed-lunch"])),
        ..Position::default()
    };
    let mut minions = town.clone();
    minions.moment = Moment::Minions;
    minions.seats[0].minion = cards.space("temple", 1);
    minions.seats[1].minion = Some(Spot::Room(cards.kind("minion-arena")));
    minions.seats[2].minion = cards.space("library", 1);
    minions.spell_deck = Some(cards.all(&["stealth", "quest", "gold-rush"]));
    let mut queued = town.clone();
    queued.moment = Moment::Adventure;
    queued.market.clear();
    queued.town.clear();
    queued.seats[0].entrance = cards.heroes(2);
    queued.seats[0].entrance[0].item = Some(cards.kind("smoke-bomb"));
    queued.seats[0].entrance[1].token = 2;
    let mut beginning = queued.clone();
    beginning.moment = Moment::Beginning;
    beginning.room_deck = Some(cards.all(&["jack-in-the-box", "bookworm-dragon", "mana-reactor"]));
    beginning.spell_deck = Some(cards.all(&["stealth", "quest", "gold-rush"]));
    vec![
        ("a turn begins", 8, beginning),
        ("a market and minions to place", 5, town),
        ("three minions are about to act", 6, minions),
        ("tokens and an item at the entrance", 6, queued),
    ]
}

/// With the landing pad: whose stack is shuffled, and into which order.
fn landing_pad(cards: &Cards) -> Position {
    let bosses =
        ["emperor-dododo", "his-sliminess", "don-ratone", "old-mortimer", "admiral-antennae"];
    let mut seats: Vec<_> = bosses.iter().map(|boss| cards.seat(boss, &[], &[])).collect();
    seats[0].minion = cards.space("landing-pad", 1);
    let four = ["jack-in-the-box", "shallow-grave", "jack-in-the-box", "conveyor-maze"];
    seats[1].stacks = vec![cards.stack(&four, 2)];
    seats[2].stacks = vec![cards.stack(&["bookworm-dragon", "trophy-hall"], 1)];
    Position { turn: 3, moment: Moment::Minions, seats, ..Position::default() }
}

#[test]
fn as_many_ways_as_counted_before() {
    let mut found = String::from("# edition | position | depth | ways\n");
    for edition in Edition::CLASSIC {
        let two = Cards::of(edition, 2, &["classic"]);
        two.count(&mut found, "before the deal", &Game::new(&two.t, Courtesy::Quick), 4);
        let [build, queued] = classic(&two, false);
        let positions =
            [("build with full hands", 5, build), ("two heroes at the entrance", 5, queued)];
        two.count_all(&mut found, &positions);
    }
    for edition in Edition::CLASSIC {
        let three = Cards::of(edition, 3, &["classic"]);
        let [build, queued] = classic(&three, true);
        let positions = [("build of three", 6, build), ("adventure of three", 6, queued)];
        three.count_all(&mut found, &positions);
    }
    let three = Cards::of(Edition::Super, 3, &["town", "super", "items", "coins"]);
    three.count(&mut found, "before the deal", &Game::new(&three.t, Courtesy::Quick), 3);
    three.count_all(&mut found, &board(&three));
    let five = Cards::of(Edition::Super, 5, &["town", "super", "explorers"]);
    five.count_all(&mut found, &[("a stack to shuffle", 6, landing_pad(&five))]);
    expect_file!["counting.txt"].assert_eq(&found);
}
