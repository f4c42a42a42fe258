//! Plays until every card of every edition was drawn, built or cast, used, triggered and destroyed
//! often enough, as far as that card can be.

use std::collections::BTreeMap;

use endboss_cards::Catalogue;
use endboss_engine::{Courtesy, Event, Game, Pause, Tables};
use endboss_lexicon::{CardKind, Edition, Face, Rules, When};
use endboss_view::{Asked, Pick, Seen};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const OFTEN: u32 = 20;
/// Far more than it takes: reaching it means a card cannot be reached.
const GAMES: u64 = 20_000;

type Tally = BTreeMap<(CardKind, &'static str), u32>;

fn count(event: &Event, tally: &mut Tally) {
    let (card, what) = match event {
        Event::Drew { card, .. } => (*card, "drawn"),
        Event::Public(seen) => match seen {
            Seen::Built { room, .. } => (*room, "built"),
            Seen::Destroyed { room, .. } => (*room, "destroyed"),
            Seen::Declared { source, spell: true, .. } => (source.card, "cast"),
            Seen::Happened { source, spell: true, .. } => (source.card, "happened"),
            Seen::Happened { source, spell: false, .. } => (source.card, "used"),
            Seen::Triggered { source, .. } => (source.card, "triggered"),
            Seen::LevelUp { boss, .. } => (*boss, "leveled up"),
            Seen::HeroArrives { hero } => (*hero, "arrived"),
            Seen::HeroDies { hero, .. } => (*hero, "killed"),
            Seen::HeroSurvives { hero, .. } => (*hero, "survived"),
            Seen::HeroSentBack { room, .. } => (*room, "sent back"),
            _ => return,
        },
        _ => return,
    };
    *tally.entry((card, what)).or_default() += 1;
}

/// What must be seen of each card.
fn wanted(catalogue: &Catalogue, rules: &Rules, seats: u8) -> Tally {
    let mut wanted = Tally::new();
    for (n, card) in catalogue.cards(rules.printing).iter().enumerate() {
        let kind = CardKind(n as u16);
        let mut want = |what| {
            wanted.insert((kind, what), 0);
        };
        if card.copies == 0 {
            continue;
        }
        match &card.face {
            Face::Boss(_) => want("leveled up"),
            Face::Spell(_) => ["drawn", "cast", "happened"].into_iter().for_each(want),
            Face::Hero(hero) if hero.mark <= seats => {
                ["arrived", "killed", "survived"].into_iter().for_each(want);
            }
            Face::Hero(_) => {}
            Face::Room(room) => {
                ["drawn", "built", "destroyed"].into_iter().for_each(&mut want);
                if room.abilities.iter().any(|a| a.when == When::Activated) {
                    want("used");
                }
                if room.abilities.iter().any(|a| a.when != When::Activated) {
                    want("triggered");
                }
                if room.lasting.contains(&endboss_lexicon::Lasting::SendsBack) {
                    want("sent back");
                }
            }
        }
    }
    wanted
}

/// A player who builds, casts and uses what there is, so that games get somewhere.
fn eager(asked: Asked, options: &[Pick], dice: &mut Xoshiro256PlusPlus) -> Pick {
    let any = options[dice.random_range(0..options.len())];
    match asked {
        Asked::PlaceWhere { .. } if dice.random_range(0..10) < 7 => {
            options.iter().copied().find(|p| *p == Pick::NewSlot).unwrap_or(any)
        }
        Asked::PlaceRoom | Asked::FirstRoom if options.len() > 1 => {
            options[dice.random_range(1..options.len())]
        }
        _ => any,
    }
}

#[test]
fn every_card_is_played_in_every_edition() {
    let catalogue = Catalogue::classic();
    for edition in Edition::ALL {
        let plain = Rules::preset(edition);
        // Epics come late: every other game goes on after five wounds and ten souls to show them.
        let mut rules = plain;
        rules.five_wounds = endboss_lexicon::FiveWounds::Nothing;
        rules.ten_souls = endboss_lexicon::TenSouls::Nothing;
        rules.last_epic_ends = true;
        let cards = catalogue.cards(rules.printing);
        let mut wanted_tally = wanted(&catalogue, &rules, 4);
        let mut missing = Vec::new();
        for seed in 0..GAMES {
            let seats = 2 + (seed % 3) as u8;
            let rules = if seed % 2 == 0 { plain } else { rules };
            let t = Tables::new(&cards, rules, seats).expect("playable");
            for event in play(&t, seed) {
                count(&event, &mut wanted_tally);
            }
            if seed % 20 == 0 {
                missing = wanted_tally
                    .iter()
                    .filter(|(_, n)| **n < OFTEN)
                    .map(|(k, n)| (*k, *n))
                    .collect();
                if missing.is_empty() {
                    println!("{edition}: every card played after {seed} games");
                    break;
                }
            }
        }
        let named: Vec<_> = missing
            .iter()
            .map(|((k, what), n)| format!("{} {what} {n} times", catalogue.id(*k)))
            .collect();
        assert!(missing.is_empty(), "{edition}: {}", named.join(", "));
    }
}

fn play(t: &Tables, seed: u64) -> Vec<Event> {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(t, Courtesy::Quick);
    let (mut events, mut options) = (Vec::new(), Vec::new());
    loop {
        match game.advance(t, &mut events) {
            Pause::Over => return events,
            Pause::Chance(chance) => {
                let n = dice.random_range(0..game.ways(t, chance));
                game.settle_way(t, chance, n, &mut events).expect("a way");
            }
            Pause::Choice(seats) => {
                let seat = seats.iter().next().expect("a seat is asked");
                let asked = game.options(t, seat, &mut options).expect("it is asked");
                let pick = eager(asked, &options, &mut dice);
                game.choose_listed(t, seat, pick, &mut events);
            }
        }
    }
}
