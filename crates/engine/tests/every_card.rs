//! Plays until every card of every edition was drawn, built or cast, used, triggered and destroyed
//! often enough, as far as that card can be.

use std::collections::BTreeMap;

use endboss_cards::Catalogue;
use endboss_engine::{Courtesy, Event, Game, Pause, Tables};
use endboss_lexicon::{
    Ability, Card, CardKind, DeckOut, Edition, Face, FiveWounds, Rules, Target, TenSouls, When,
};
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
            Seen::MarketTaken { card, .. } => (*card, "drawn"),
            Seen::ItemGiven { item, .. } => (*item, "given"),
            Seen::ItemTaken { item, .. } => (*item, "taken"),
            _ => return,
        },
        _ => return,
    };
    *tally.entry((card, what)).or_default() += 1;
}

/// What must be seen of each card.
fn wanted(cards: &[Card], seats: u8) -> Tally {
    let mut wanted = Tally::new();
    for (n, card) in cards.iter().enumerate() {
        let kind = CardKind(n as u16);
        let mut want = |what| {
            wanted.insert((kind, what), 0);
        };
        if card.copies == 0 {
            continue;
        }
        match &card.face {
            Face::Boss(boss) => {
                want("leveled up");
                if boss.abilities.iter().any(|a| a.when == When::Activated) {
                    want("used");
                }
            }
            Face::Landmark(_) => want("triggered"),
            Face::Item(_) => ["given", "taken", "used"].into_iter().for_each(want),
            Face::Spell(_) => ["drawn", "cast", "happened"].into_iter().for_each(want),
            Face::Hero(hero) if hero.mark <= seats => {
                ["arrived", "killed", "survived"].into_iter().for_each(want);
            }
            Face::Hero(_) => {}
            Face::Room(room) => {
                ["drawn", "built", "destroyed"].into_iter().for_each(&mut want);
                // Alone, nobody else ever casts a spell.
                let lonely = |a: &Ability| seats == 1 && matches!(a.target, Some(Target::Spell(_)));
                if room.abilities.iter().any(|a| a.when == When::Activated && !lonely(a)) {
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

/// Plays an edition with its packs until all of its cards were seen often enough.
fn play_all(edition: Edition, packs: &[&str], seats: std::ops::RangeInclusive<u8>) {
    let catalogue = Catalogue::shipped(packs);
    let plain = Rules::preset(edition);
    // Epics come late: every other game goes on after five wounds and ten souls to show them.
    let mut longer = plain;
    longer.five_wounds = FiveWounds::Nothing;
    longer.ten_souls = TenSouls::Nothing;
    longer.tavern_ends = false;
    longer.deck_out = DeckOut::AtEndOfTurn;
    let most = *seats.end();
    let mixed = |mut rules: Rules, players: u8| {
        let cards = catalogue.mix(&mut rules, players, None).expect("the packs fit");
        (Tables::new(&cards, rules, players).expect("playable"), cards)
    };
    let mut tally = wanted(&mixed(longer, most).1, most);
    let mut missing = Vec::new();
    for seed in 0..GAMES {
        let span = u64::from(most - seats.start() + 1);
        let players = seats.start() + (seed % span) as u8;
        let (t, _) = mixed(if seed % 2 == 0 { plain } else { longer }, players);
        for event in play(&t, seed) {
            count(&event, &mut tally);
        }
        if seed % 20 == 0 {
            let rare = tally.iter().filter(|(_, n)| **n < OFTEN);
            missing = rare.map(|(k, n)| (*k, *n)).collect();
            if missing.is_empty() {
                println!("{edition} {packs:?}: every card played after {seed} games");
                break;
            }
        }
    }
    let named: Vec<_> = missing
        .iter()
        .map(|((k, what), n)| format!("{} {what} {n} times", catalogue.id(*k)))
        .collect();
    assert!(missing.is_empty(), "{edition} {packs:?}: {}", named.join(", "));
}

#[test]
fn every_card_is_played_in_every_classic_edition() {
    for edition in Edition::CLASSIC {
        play_all(edition, &["classic"], 2..=4);
    }
}

#[test]
fn every_card_is_played_in_the_super_edition() {
    play_all(Edition::Super, &["town", "super"], 2..=4);
}

#[test]
fn every_card_is_played_by_five_and_six() {
    play_all(Edition::Super, &["town", "super", "explorers"], 5..=6);
}

#[test]
fn every_card_is_played_alone() {
    play_all(Edition::Solo, &["town", "super"], 1..=1);
    play_all(Edition::Challenge, &["town", "super"], 1..=1);
}

#[test]
fn every_card_of_other_packs_is_played() {
    play_all(Edition::Super, &["town", "super", "items"], 2..=4);
    play_all(Edition::Super, &["town", "super", "coins"], 2..=4);
    play_all(Edition::Anniversary, &["classic", "items", "coins"], 2..=4);
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
