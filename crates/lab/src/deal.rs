//! A deal: chance that does not shift with what players choose, as in duplicate bridge.
//!
//! Whoever draws from a pile has an order of their own over it, fixed by the deal, and takes the
//! first card of that order that is still there. So the same deal gives a seat the same cards
//! whoever sits there, as far as others leave them to it. When cards come back into a pile, it is
//! shuffled: every order over it is new. Every single chance is as even as a fair one.

use std::collections::HashMap;
use std::sync::Arc;

use endboss_cards::Catalogue;
use endboss_engine::{Chance, Game, Roll, Tables};
use endboss_lexicon::{Back, CardKind, Seat};
use rand::{Rng, SeedableRng};
use rand_xoshiro::SplitMix64;

/// What cards are called in a deal: by their ids, so that more packs change nothing for the cards
/// that were there before.
#[derive(Clone, Debug)]
pub struct Marks(Arc<[u64]>);

impl Marks {
    pub fn new(catalogue: &Catalogue) -> Marks {
        let mark = |kind| catalogue.id(kind).bytes().fold(0, |sum, byte| mix(sum, byte.into()));
        Marks(catalogue.kinds().map(mark).collect())
    }

    fn of(&self, card: CardKind) -> u64 {
        self.0[card.index()]
    }
}

/// The chance of one game of a deal.
#[derive(Clone, Debug)]
pub struct Deal {
    seed: u64,
    marks: Marks,
    piles: HashMap<Pile, PileState>,
    /// How often each other kind of chance came up.
    tosses: HashMap<(u64, u64), u64>,
    /// The ways of the chance at hand.
    ways: Vec<Roll>,
    counts: Vec<(CardKind, u32)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Pile {
    Bosses,
    Rooms,
    Spells,
    Items,
    Heroes,
    Epics,
}

#[derive(Clone, Debug, Default)]
struct PileState {
    shuffles: u64,
    /// How many of each card there were after the last draw, by whomever.
    left: HashMap<CardKind, u32>,
    /// For whoever draws, by card: the copies (bits) that their order still has. Which of several
    /// equal copies somebody else took cannot be told, so it is the highest bit.
    copies: HashMap<(u64, CardKind), u64>,
}

/// Whoever draws, where it is nobody in a seat.
const NOBODY: u64 = 255;

/// So that what bots think has nothing to do with what is dealt.
const THOUGHT: u64 = 1 << 32;
const TOSS: u64 = 1 << 33;

impl Deal {
    /// The deal of this number among those of a seed.
    pub fn new(seed: u64, number: u64, marks: &Marks) -> Deal {
        Deal {
            seed: mix(mix(0, seed), number),
            marks: marks.clone(),
            piles: HashMap::new(),
            tosses: HashMap::new(),
            ways: Vec::new(),
            counts: Vec::new(),
        }
    }

    /// How this chance comes out.
    pub fn roll(&mut self, game: &Game, t: &Tables, chance: Chance) -> Roll {
        self.ways.clear();
        let ways = game.ways(t, chance);
        self.ways.extend((0..ways).filter_map(|n| game.way(t, chance, n)));
        match drawn_from(chance) {
            Ok((pile, who)) => Roll::Card(self.draw(pile, who)),
            Err((kind, who)) => self.toss(kind, who),
        }
    }

    /// The seed of a bot's nth thought in a seat.
    pub fn thought(&self, seat: Seat, nth: u64) -> u64 {
        mix(mix(self.seed, THOUGHT | u64::from(seat.0)), nth)
    }

    fn draw(&mut self, pile: Pile, who: u64) -> CardKind {
        self.counts.clear();
        for way in &self.ways {
            let Roll::Card(card) = *way else { continue };
            match self.counts.iter_mut().find(|(other, _)| *other == card) {
                Some((_, count)) => *count += 1,
                None => self.counts.push((card, 1)),
            }
        }
        let first = !self.piles.contains_key(&pile);
        let state = self.piles.entry(pile).or_default();
        let more = |(card, count): &(CardKind, u32)| {
            *count > state.left.get(card).copied().unwrap_or_default()
        };
        if !first && self.counts.iter().any(more) {
            state.shuffles += 1;
            state.copies.clear();
        }
        let order = mix(mix(mix(self.seed, pile as u64), who), state.shuffles);
        let mut best: Option<(u64, CardKind, u64)> = None;
        state.left.clear();
        for (card, count) in &self.counts {
            state.left.insert(*card, *count);
            let copies = state.copies.entry((who, *card)).or_insert(u64::MAX);
            *copies = lowest(*copies, *count);
            let place = mix(order, self.marks.of(*card));
            for copy in bits(*copies) {
                let candidate = (mix(place, copy.into()), *card, 1 << copy);
                if best.is_none_or(|best| candidate < best) {
                    best = Some(candidate);
                }
            }
        }
        let (_, card, copy) = best.expect("a chance has ways");
        *state.copies.entry((who, card)).or_default() &= !copy;
        *state.left.entry(card).or_default() -= 1;
        card
    }

    /// A chance that is over when it has come out: a card of a hand, a lot.
    fn toss(&mut self, kind: u64, who: u64) -> Roll {
        let count = self.tosses.entry((kind, who)).or_default();
        *count += 1;
        let start = mix(mix(mix(self.seed, TOSS | kind), who), *count);
        let rank = |(nth, roll): &(usize, &Roll)| {
            let meant = match roll {
                Roll::Card(card) => self.marks.of(*card),
                Roll::Seat(seat) => seat.0.into(),
                Roll::Pick(_) => 0,
            };
            mix(mix(start, meant), *nth as u64)
        };
        let best = self.ways.iter().enumerate().min_by_key(rank);
        *best.expect("a chance has ways").1
    }
}

/// The pile a chance draws from and who draws, or what else it is and whose.
fn drawn_from(chance: Chance) -> Result<(Pile, u64), (u64, u64)> {
    let of = |back: Back| if back == Back::Room { Pile::Rooms } else { Pile::Spells };
    Ok(match chance {
        Chance::Boss(seat) => (Pile::Bosses, seat.0.into()),
        Chance::Draw(seat, back) => (of(back), seat.0.into()),
        Chance::Market(back) => (of(back), NOBODY),
        Chance::Item => (Pile::Items, NOBODY),
        Chance::Hero { epic: false } => (Pile::Heroes, NOBODY),
        Chance::Hero { epic: true } => (Pile::Epics, NOBODY),
        Chance::StackCard { seat, .. } => return Err((0, seat.0.into())),
        Chance::HandCard(seat, Back::Room) => return Err((1, seat.0.into())),
        Chance::HandCard(seat, Back::Spell) => return Err((2, seat.0.into())),
        Chance::XpLot(seats) => return Err((3, seats.0.into())),
        Chance::Forced(seat) => return Err((4, seat.0.into())),
    })
}

pub(crate) fn mix(sum: u64, part: u64) -> u64 {
    SplitMix64::seed_from_u64(sum.rotate_left(1) ^ part).next_u64()
}

fn bits(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (word != 0).then(|| word.trailing_zeros())?;
        word &= word - 1;
        Some(bit)
    })
}

/// The lowest so many bits of a word.
fn lowest(word: u64, count: u32) -> u64 {
    bits(word).take(count as usize).fold(0, |sum, bit| sum | 1 << bit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deal(number: u64) -> Deal {
        Deal::new(1, number, &Marks((0..40).map(|n| mix(9, n)).collect()))
    }

    fn draw(deal: &mut Deal, pile: &mut Vec<CardKind>, who: u64) -> CardKind {
        deal.ways = pile.iter().map(|card| Roll::Card(*card)).collect();
        let card = deal.draw(Pile::Rooms, who);
        let at = pile.iter().position(|other| *other == card).expect("it was there");
        pile.remove(at);
        card
    }

    /// Two copies of each of twenty cards.
    fn pile() -> Vec<CardKind> {
        (0..40).map(|n| CardKind(n / 2)).collect()
    }

    #[test]
    fn a_seat_draws_the_same_whatever_others_do_with_other_cards() {
        let mut alone = deal(3);
        let mut cards = pile();
        let own: Vec<_> = (0..6).map(|_| draw(&mut alone, &mut cards, 0)).collect();
        let mut crowded = deal(3);
        let mut cards = pile();
        let mut others = Vec::new();
        let mut kept = Vec::new();
        for _ in 0..6 {
            kept.push(draw(&mut crowded, &mut cards, 0));
            others.push(draw(&mut crowded, &mut cards, 1));
        }
        let untouched = own.iter().filter(|card| !others.contains(card));
        assert!(untouched.clone().count() >= 3, "{own:?} {others:?}");
        assert!(untouched.clone().all(|card| kept.contains(card)), "{own:?} {kept:?}");
        assert_eq!(own[0], kept[0]);
    }

    #[test]
    fn what_comes_back_is_shuffled() {
        let mut it = deal(5);
        let mut cards = pile();
        let hand: Vec<_> = (0..5).map(|_| draw(&mut it, &mut cards, 0)).collect();
        cards.extend(&hand);
        let again: Vec<_> = (0..5).map(|_| draw(&mut it, &mut cards, 0)).collect();
        assert_ne!(hand, again);
    }

    /// The second card after a first that came back, the third after another took copies: each is
    /// as even as a fair draw.
    #[test]
    fn every_draw_is_even() {
        let deals = 20_000u32;
        let mut counts = [[0u32; 20]; 3];
        for number in 0..u64::from(deals) {
            let mut it = deal(number);
            let mut cards = pile();
            counts[0][draw(&mut it, &mut cards, 0).index()] += 1;
            for _ in 0..8 {
                draw(&mut it, &mut cards, 1);
            }
            counts[1][draw(&mut it, &mut cards, 0).index()] += 1;
            cards.push(CardKind(0));
            cards.retain({
                let mut zeros = 0;
                move |card| {
                    zeros += u32::from(card.index() == 0);
                    card.index() != 0 || zeros <= 2
                }
            });
            counts[2][draw(&mut it, &mut cards, 0).index()] += 1;
        }
        // 1000 each by right, give or take 31: five times that is far beyond chance.
        for count in counts[..2].iter().flatten() {
            assert!((845..=1155).contains(count), "{counts:?}");
        }
        // The first card is fuller than the others, all of which are alike.
        for count in &counts[2][1..] {
            assert!((800..=1155).contains(count), "{counts:?}");
        }
    }
}
