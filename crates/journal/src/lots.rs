//! The chance of a daily dungeon: the same for everybody who plays it, whatever they choose.
//!
//! The day has a seed of 32 bytes. Its SHA-256 is shown when the day begins, the seed itself when
//! the day is over. In a game of that day every card has a lot, and what comes out of a pile is the
//! card with the lowest lot of those that are left in it. So a pile has an order from the beginning,
//! and nothing anybody does in between shifts it.
//!
//! ```text
//! key = SHA-256("endboss day 1" DAY seed)
//! lot = SHA-256(key "lot" PILE 0 FILL WAY 0 COPY)
//! ```
//!
//! `DAY` is the date, such as `2026-11-16`. `PILE` and `WAY` are words of the journal, each with a
//! zero byte after it; `FILL` and `COPY` are numbers of 4 bytes, the highest first. Lots are compared
//! byte by byte.
//!
//! `WAY` is what comes out as the journal says it: the id of a card, such as `classic/dark-altar`, the
//! letter of a seat, or a pick. `PILE` is the deck: `boss`, `room`, `spell`, `item`, `hero ordinary` or
//! `hero epic`, whoever it is drawn for, so that the market and the hands are filled from the same
//! order. `FILL` counts, from 1, how often the pile was filled: before the first card was drawn from
//! it, and each time that it holds more of any card than it did after the last draw, which is after
//! discards were shuffled into it. Of a card that the pile held m times when it was filled there are m
//! lots, with `COPY` from 1 to m; where k are left, the m - k lowest of them are gone.
//!
//! Whatever else is left to chance is a pile that is filled anew every time, so that its `FILL`
//! counts how often it came up. Its name is what stands between `roll` and the outcome: `hand A room`,
//! `stack A 2`, `lot AB`, `forced A`. In Python:
//!
//! ```python
//! from collections import Counter
//! from hashlib import sha256
//!
//! def key(day, seed):
//!     return sha256(b"endboss day 1" + day.encode() + seed).digest()
//!
//! def lot(key, pile, fill, way, copy):
//!     text = key + b"lot" + pile.encode() + b"\0" + fill.to_bytes(4, "big")
//!     return sha256(text + way.encode() + b"\0" + copy.to_bytes(4, "big")).digest()
//!
//! DECKS = ["boss", "room", "spell", "item", "hero ordinary", "hero epic"]
//!
//! class Pile:
//!     def __init__(self, key, name):
//!         self.key, self.name, self.fill = key, name, 0
//!
//!     def draw(self, ways):  # what it holds now, a Counter
//!         if self.fill == 0 or self.name not in DECKS or ways - self.left:
//!             self.fill, self.full = self.fill + 1, ways
//!         def first(way):
//!             copies = range(1, self.full[way] + 1)
//!             lots = sorted(lot(self.key, self.name, self.fill, way, n) for n in copies)
//!             return lots[self.full[way] - ways[way]]
//!         drawn = min(ways, key=first)
//!         self.left = ways - Counter([drawn])
//!         return drawn
//! ```
//!
//! Nothing is taken back in a daily dungeon, so there is no other way through a record than from its
//! beginning to its end.

use std::collections::{BTreeMap, HashMap};
use std::fmt;

use endboss_engine::{Chance, Game, Roll, Tables};
use endboss_lexicon::Back;
use sha2::{Digest, Sha256};

use crate::words::{write_chance, write_roll};
use crate::{Day, Ids};

const TAG: &[u8] = b"endboss day 1";

/// Where the chance of a daily dungeon comes from, on its way through one game.
#[derive(Clone, PartialEq, Eq)]
pub struct Lots {
    key: [u8; 32],
    piles: HashMap<String, Pile>,
}

/// What is known of a pile: ways, and how often they are in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Pile {
    fill: u32,
    full: BTreeMap<String, u32>,
    left: BTreeMap<String, u32>,
}

impl Lots {
    pub fn new(day: Day, seed: &[u8; 32]) -> Lots {
        let key = Sha256::new().chain_update(TAG).chain_update(day.to_string()).chain_update(seed);
        Lots { key: key.finalize().into(), piles: HashMap::new() }
    }

    /// How a chance comes out. Each that is due must be asked for once, in the order of the game,
    /// here or by [`Lots::follow`].
    pub fn roll(
        &mut self,
        game: &Game,
        tables: &Tables,
        chance: Chance,
        ids: &impl Ids,
    ) -> Option<Roll> {
        let ways = ways(game, tables, chance, ids);
        let held = counted(&ways);
        let (name, deck) = pile_of(chance);
        let drawn = self.draw(name, deck, held)?;
        ways.into_iter().find(|(word, _)| *word == drawn).map(|(_, roll)| roll)
    }

    /// A chance that came out so, by whatever was on record.
    pub fn follow(
        &mut self,
        game: &Game,
        tables: &Tables,
        chance: Chance,
        roll: Roll,
        ids: &impl Ids,
    ) {
        let held = counted(&ways(game, tables, chance, ids));
        let (name, deck) = pile_of(chance);
        self.fill(&name, deck, &held);
        self.take(&name, held, &write_roll(roll, ids));
    }

    fn draw(&mut self, name: String, deck: bool, held: BTreeMap<String, u32>) -> Option<String> {
        self.fill(&name, deck, &held);
        let pile = self.piles.get(&name)?;
        let first = |way: &str| {
            let full = pile.full.get(way).copied().unwrap_or_default();
            let mut lots: Vec<[u8; 32]> =
                (1..=full).map(|copy| self.lot(&name, pile.fill, way, copy)).collect();
            lots.sort_unstable();
            let gone = full.saturating_sub(held.get(way).copied().unwrap_or_default());
            lots.get(gone as usize).copied()
        };
        let (_, drawn) = held.keys().filter_map(|way| Some((first(way)?, way.clone()))).min()?;
        self.take(&name, held, &drawn);
        Some(drawn)
    }

    /// The pile was filled if it holds more of anything than was left in it.
    fn fill(&mut self, name: &str, deck: bool, held: &BTreeMap<String, u32>) {
        let pile = self.piles.entry(name.to_owned()).or_default();
        let more = |(way, n): (&String, &u32)| *n > pile.left.get(way).copied().unwrap_or_default();
        if !deck || pile.fill == 0 || held.iter().any(more) {
            pile.fill += 1;
            pile.full = held.clone();
        }
    }

    fn take(&mut self, name: &str, mut held: BTreeMap<String, u32>, drawn: &str) {
        if let Some(n) = held.get_mut(drawn) {
            *n = n.saturating_sub(1);
        }
        if let Some(pile) = self.piles.get_mut(name) {
            pile.left = held;
        }
    }

    fn lot(&self, pile: &str, fill: u32, way: &str, copy: u32) -> [u8; 32] {
        let hash = Sha256::new().chain_update(self.key).chain_update(b"lot");
        let hash = hash.chain_update(pile).chain_update([0]).chain_update(fill.to_be_bytes());
        let hash = hash.chain_update(way).chain_update([0]).chain_update(copy.to_be_bytes());
        hash.finalize().into()
    }
}

/// All ways of a chance in the words of a journal; equal cards come as often as they are there.
fn ways(game: &Game, t: &Tables, chance: Chance, ids: &impl Ids) -> Vec<(String, Roll)> {
    let ways = (0..game.ways(t, chance)).filter_map(|n| game.way(t, chance, n));
    ways.map(|roll| (write_roll(roll, ids), roll)).collect()
}

fn counted(ways: &[(String, Roll)]) -> BTreeMap<String, u32> {
    let mut counts = BTreeMap::new();
    for (way, _) in ways {
        *counts.entry(way.clone()).or_default() += 1;
    }
    counts
}

/// The pile a chance draws from, and whether it is a deck that keeps its order.
fn pile_of(chance: Chance) -> (String, bool) {
    let deck = match chance {
        Chance::Boss(_) => "boss",
        Chance::Draw(_, Back::Room) | Chance::Market(Back::Room) => "room",
        Chance::Draw(_, Back::Spell) | Chance::Market(Back::Spell) => "spell",
        Chance::Item | Chance::Hero { .. } => return (write_chance(chance), true),
        Chance::StackCard { .. } | Chance::HandCard(..) | Chance::XpLot(_) | Chance::Forced(_) => {
            return (write_chance(chance), false);
        }
    };
    (deck.to_owned(), true)
}

/// Whoever knows the key knows every card that will come, so it is never shown.
impl fmt::Debug for Lots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lots").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lots() -> Lots {
        let day = "2026-11-16".parse().expect("a day");
        Lots::new(day, &std::array::from_fn(|n| n as u8))
    }

    fn held(cards: &[(&str, u32)]) -> BTreeMap<String, u32> {
        cards.iter().map(|(card, n)| (format!("p/{card}"), *n)).collect()
    }

    /// Draws a pile of single letters until nothing is left.
    fn emptied(lots: &mut Lots, mut held: BTreeMap<String, u32>) -> String {
        let mut drawn = String::new();
        while !held.is_empty() {
            let way = lots.draw("room".to_owned(), true, held.clone()).expect("a way");
            drawn.push_str(way.trim_start_matches("p/"));
            held.get_mut(&way).map(|n| *n -= 1).expect("it was there");
            held.retain(|_, n| *n > 0);
        }
        drawn
    }

    const DECK: [(&str, u32); 4] = [("a", 3), ("b", 2), ("c", 1), ("d", 2)];

    /// What the lines of Python above say for the seed 00 01 .. 1f.
    #[test]
    fn draws_are_what_the_documents_say() {
        let mut lots = lots();
        assert_eq!(emptied(&mut lots, held(&DECK)), "adbbdaac");
        // Discards are shuffled into it.
        assert_eq!(emptied(&mut lots, held(&[("a", 2), ("b", 2), ("c", 1)])), "babca");
        let hand = held(&[("a", 2), ("b", 1), ("c", 1)]);
        let taken = |_| lots.draw("hand A room".to_owned(), false, hand.clone()).expect("a way");
        assert_eq!((0..8).map(taken).collect::<String>().replace("p/", ""), "acaaaabc");
    }

    #[test]
    fn a_card_that_is_taken_out_leaves_the_others_where_they_were() {
        let mut lots = lots();
        let first = lots.draw("room".to_owned(), true, held(&DECK));
        assert_eq!(first.as_deref(), Some("p/a"));
        assert_eq!(emptied(&mut lots, held(&[("a", 1), ("b", 2), ("c", 1), ("d", 2)])), "dbbdac");
    }

    #[test]
    fn every_order_is_as_likely_as_the_others() {
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        for n in 0..12_000u32 {
            let mut seed = [0; 32];
            seed[..4].copy_from_slice(&n.to_be_bytes());
            let mut lots = Lots::new("2026-11-16".parse().expect("a day"), &seed);
            *counts
                .entry(emptied(&mut lots, held(&[("a", 2), ("b", 1), ("c", 1)])))
                .or_default() += 1;
        }
        // Two of four are alike: 12 orders, 1000 each; fair is within 5 deviations, about 150.
        assert_eq!(counts.len(), 12);
        assert!(counts.values().all(|n| n.abs_diff(1_000) < 150), "{counts:?}");
    }

    #[test]
    fn the_key_is_never_shown_and_every_day_has_its_own() {
        assert!(!format!("{:?}", lots()).contains("key"));
        let other =
            Lots::new("2026-11-17".parse().expect("a day"), &std::array::from_fn(|n| n as u8));
        assert_ne!(lots(), other);
    }
}
