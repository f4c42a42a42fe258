use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use endboss_engine::{Chance, Courtesy, Game, Pause, Roll};
use endboss_gamebox::Table;
use endboss_lab::{Broken, Deal, Dealt, Failure, Marks, Work};
use endboss_lexicon::{Back, CardKind, Edition, Seat};

use crate::{played, roster, table};

/// A draw: how many of each card there were, and which came.
struct Draw {
    ways: HashMap<CardKind, u32>,
    card: CardKind,
}

/// All draws of a game in which everybody picks at random, by whoever draws and the back.
fn draws(table: &Table, deal: u64, luck: u64) -> HashMap<(Option<Seat>, Back), Vec<Draw>> {
    let t = &table.tables;
    let mut dealt = Deal::new(1, deal, &Marks::new(&table.catalogue));
    let mut game = Game::new(t, Courtesy::Quick);
    let mut options = Vec::new();
    let mut all: HashMap<_, Vec<Draw>> = HashMap::new();
    let mut picks = 0u64;
    loop {
        match game.advance(t, &mut ()) {
            Pause::Over => return all,
            Pause::Chance(chance) => {
                let who = match chance {
                    Chance::Draw(seat, back) => Some((Some(seat), back)),
                    Chance::Market(back) => Some((None, back)),
                    _ => None,
                };
                let mut ways = HashMap::new();
                for n in 0..game.ways(t, chance) {
                    if let Some(Roll::Card(card)) = game.way(t, chance, n) {
                        *ways.entry(card).or_default() += 1;
                    }
                }
                let roll = dealt.roll(&game, t, chance);
                if let (Some(who), Roll::Card(card)) = (who, roll) {
                    all.entry(who).or_default().push(Draw { ways, card });
                }
                game.settle(t, chance, roll, &mut ()).expect("one of its ways");
            }
            Pause::Choice(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                game.options(t, seat, &mut options).expect("it is asked");
                picks = picks.wrapping_mul(6364136223846793005).wrapping_add(luck);
                let pick = options[(picks >> 33) as usize % options.len()];
                game.choose(t, seat, pick, &mut ()).expect("it was offered");
            }
        }
    }
}

/// Whatever is chosen: when the same seat draws, and each of two cards is there in both games, the
/// one of them that comes is the same. So a seat that could draw the same draws the same.
#[test]
fn a_deal_is_the_same_whatever_is_chosen() {
    for (edition, players) in [(Edition::Anniversary, 3), (Edition::Super, 4)] {
        let table = table(edition, players);
        let (mut compared, mut first) = (0, 0);
        for deal in 1..=30 {
            let (one, other) = (draws(&table, deal, 11), draws(&table, deal, 29));
            for (who, draws) in &one {
                let Some(others) = other.get(who) else { continue };
                first += u32::from(draws[0].card == others[0].card);
                for a in fresh(draws) {
                    for b in fresh(others) {
                        let same_chance = |draw: &Draw, card| draw.ways.get(&card) == Some(&1);
                        let both = same_chance(a, b.card) && same_chance(b, a.card);
                        let single = same_chance(a, a.card) && same_chance(b, b.card);
                        let plain = |card| single_copy(draws, card) && single_copy(others, card);
                        if both && single && plain(a.card) && plain(b.card) {
                            assert_eq!(a.card, b.card, "deal {deal}, {who:?}");
                            compared += 1;
                        }
                    }
                }
            }
        }
        assert!(compared > 20 && first > 60, "{edition}: {compared} comparisons, {first} alike");
    }
}

/// The draws before any card came back into the deck.
fn fresh(draws: &[Draw]) -> impl Iterator<Item = &Draw> {
    let size = |draw: &Draw| draw.ways.values().sum::<u32>();
    let more =
        |pair: &[Draw]| pair[1].ways.iter().any(|(card, n)| pair[0].ways.get(card) < Some(n));
    let until = draws.windows(2).position(more).map_or(draws.len(), |at| at + 1);
    draws[..until].iter().filter(move |draw| size(draw) > 0)
}

fn single_copy(draws: &[Draw], card: CardKind) -> bool {
    draws[0].ways.get(&card).is_none_or(|count| *count == 1)
}

/// Another number is another deal.
#[test]
fn deals_differ() {
    let table = table(Edition::Anniversary, 2);
    let hand = |deal| {
        let all = draws(&table, deal, 1);
        all[&(Some(Seat(0)), Back::Room)].iter().take(3).map(|draw| draw.card).collect::<Vec<_>>()
    };
    assert_eq!(hand(4), hand(4));
    assert!(hand(4) != hand(5) && hand(5) != hand(6));
}

/// The bots move from seat to seat; the bosses, which nobody chooses here, stay.
#[test]
fn bots_change_seats_and_the_deal_stays() {
    let table = table(Edition::Second, 3);
    let roster = roster(&["normal", "easy", "random"], 3);
    for dealt in played(&table, &roster, 5, 2, &[1, 2, 3, 4]) {
        let who: Vec<_> = dealt.games.iter().map(|game| game.who.clone()).collect();
        assert_eq!(who, [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
        assert!(dealt.games.iter().all(|game| game.bosses == dealt.games[0].bosses));
        for game in &dealt.games {
            assert_eq!(game.ranking.len(), 3);
            assert!(game.turns > 0 && game.busiest <= game.decisions, "{game:?}");
        }
    }
}

#[test]
fn threads_change_nothing() {
    let table = table(Edition::Anniversary, 2);
    let roster = roster(&["normal", "random"], 2);
    let deals: Vec<u64> = (1..=8).collect();
    let one = played(&table, &roster, 3, 1, &deals);
    assert_eq!(one, played(&table, &roster, 3, 4, &deals));
    assert_ne!(one, played(&table, &roster, 4, 4, &deals));
    assert_eq!(one[2..5], played(&table, &roster, 3, 2, &[3, 4, 5]));
}

/// Whoever stops gets whole deals and no error.
#[test]
fn what_is_stopped_is_dropped() {
    let table = table(Edition::Anniversary, 2);
    let roster = roster(&["normal", "random"], 2);
    let stop = AtomicBool::new(false);
    let work =
        Work { table: &table, roster: &roster, seed: 1, threads: 2, any_boss: false, stop: &stop };
    let mut done = Vec::new();
    // However many they are: nobody writes them down first.
    let result = work.play(1..=u64::MAX, |dealt: Dealt| -> Result<(), Failure> {
        assert_eq!(dealt.games.len(), 2);
        done.push(dealt.deal);
        if done.len() == 3 {
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
        }
        Ok(())
    });
    assert_eq!(result, Ok(()));
    assert!((3..1000).contains(&done.len()), "{}", done.len());
}

/// Bots keep their favorites; chance has none.
#[test]
fn bosses_that_are_kept_by_chance_are_all_seen() {
    let table = table(Edition::Super, 4);
    let roster = roster(&["hard"], 4);
    let stop = AtomicBool::new(false);
    let kept = |any_boss| {
        let work =
            Work { table: &table, roster: &roster, seed: 1, threads: 2, any_boss, stop: &stop };
        let mut counts: HashMap<CardKind, u32> = HashMap::new();
        let played = work.play(1..=60, |dealt: Dealt| -> Result<(), Failure> {
            dealt.games[0].bosses.iter().for_each(|boss| *counts.entry(*boss).or_default() += 1);
            Ok(())
        });
        assert_eq!(played, Ok(()));
        let mut counts = Vec::from_iter(counts);
        counts.sort_unstable();
        counts.into_iter().map(|(_, count)| count).collect::<Vec<u32>>()
    };
    let chance = kept(true);
    assert_ne!(kept(false), chance);
    // 240 seats and 12 bosses: 20 each.
    assert!(
        chance.len() == 12 && chance.iter().all(|count| (8..=34).contains(count)),
        "{chance:?}"
    );
}

/// More threads than there are deals, and more deals than threads.
#[test]
fn every_deal_is_played_once() {
    let table = table(Edition::Anniversary, 2);
    let roster = roster(&["random"], 2);
    for (threads, deals) in [(16, 3), (2, 9), (0, 2)] {
        let all = played(&table, &roster, 1, threads, &(1..=deals).collect::<Vec<_>>());
        assert_eq!(all.iter().map(|it| it.deal).collect::<Vec<_>>(), Vec::from_iter(1..=deals));
    }
}

#[test]
fn a_broken_game_is_told_by_its_deal() {
    let why = Broken::Panicked("no rooms".to_owned());
    let failure = Failure { deal: 7, game: 2, why };
    assert_eq!(failure.to_string(), "game 2 of deal 7 broke off by a mistake of ours: no rooms");
}
