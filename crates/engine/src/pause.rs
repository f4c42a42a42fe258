//! Where the engine stops: at a choice, a chance, or the end.

use std::fmt;

use endboss_lexicon::{Back, CardKind, Seat, Seats};
use endboss_view::Pick;
use serde::{Deserialize, Serialize};

use crate::state::Game;
use crate::tables::{BossIx, HeroIx, ItemIx, RoomIx, Row, SpellIx, Tables};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// These seats have a question to answer, in any order.
    Choice(Seats),
    Chance(Chance),
    Over,
}

/// What is left to chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chance {
    /// The next boss dealt to a seat.
    Boss(Seat),
    /// The next card drawn by a seat.
    Draw(Seat, Back),
    /// The next card of the market. [R4.1]
    Market(Back),
    /// The next item. [R11.3]
    Item,
    /// The next card, from the bottom, of a stack that is being shuffled. [Q43]
    StackCard { seat: Seat, slot: u8 },
    /// The next hero to arrive.
    Hero { epic: bool },
    /// A card of a hand, by chance.
    HandCard(Seat, Back),
    /// Who of these seats ranks first, their XP being equal. [Q28]
    XpLot(Seats),
    /// What a player who conceded answers where an answer is compulsory. [Q20]
    Forced(Seat),
}

/// How a chance came out, named by meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Roll {
    Card(CardKind),
    Seat(Seat),
    Pick(Pick),
}

/// An answer that was not on offer. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    NotAsked(Seat),
    NotOffered(Pick),
    NoChance,
    NotPossible(Roll),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::NotAsked(seat) => write!(f, "seat {} is not asked now", seat.letter()),
            Refused::NotOffered(pick) => write!(f, "{pick:?} is not on offer"),
            Refused::NoChance => f.write_str("nothing is left to chance now"),
            Refused::NotPossible(roll) => write!(f, "{roll:?} cannot come out now"),
        }
    }
}

impl std::error::Error for Refused {}

impl Game {
    /// How many equally likely ways this chance can come out.
    pub fn ways(&self, t: &Tables, chance: Chance) -> u32 {
        match chance {
            Chance::Boss(_) => self.bosses.count_ones(),
            Chance::Draw(_, Back::Room) | Chance::Market(Back::Room) => self.room_deck.len(),
            Chance::Draw(_, Back::Spell) | Chance::Market(Back::Spell) => self.spell_deck.len(),
            Chance::Item => self.item_deck.count_ones(),
            Chance::StackCard { seat, slot } => self.loose(seat, slot).count() as u32,
            Chance::Hero { epic } => self.hero_deck(epic).count_ones(),
            Chance::HandCard(seat, Back::Room) => self.seat(seat).hand_rooms.len(),
            Chance::HandCard(seat, Back::Spell) => self.seat(seat).hand_spells.len(),
            Chance::XpLot(seats) => u32::from(seats.len()),
            Chance::Forced(seat) => {
                let mut options = Vec::new();
                self.options(t, seat, &mut options);
                options.len() as u32
            }
        }
    }

    /// The nth of those ways.
    pub fn way(&self, t: &Tables, chance: Chance, n: u32) -> Option<Roll> {
        let room = |pile: &crate::pile::RoomPile| {
            let bit = pile.nth(n)?;
            Some(Roll::Card(t.room(RoomIx(t.room_of_bit[bit as usize])).card))
        };
        let spell = |pile: &crate::pile::SpellPile| {
            let bit = pile.nth(n)?;
            Some(Roll::Card(t.spell(SpellIx(t.spell_of_bit[bit as usize])).card))
        };
        match chance {
            Chance::Boss(_) => {
                let ix = nth_bit(self.bosses, n)?;
                Some(Roll::Card(t.boss(BossIx(ix)).card))
            }
            Chance::Draw(_, Back::Room) | Chance::Market(Back::Room) => room(&self.room_deck),
            Chance::Draw(_, Back::Spell) | Chance::Market(Back::Spell) => spell(&self.spell_deck),
            Chance::Item => {
                let ix = nth_bit(self.item_deck.into(), n)?;
                Some(Roll::Card(t.item(ItemIx(ix)).card))
            }
            Chance::StackCard { seat, slot } => {
                let copy = self.loose(seat, slot).nth(n as usize)?;
                Some(Roll::Card(t.copy(copy).card))
            }
            Chance::Hero { epic } => {
                let ix = nth_bit(self.hero_deck(epic), n)?;
                Some(Roll::Card(t.hero(HeroIx(ix)).card))
            }
            Chance::HandCard(seat, Back::Room) => room(&self.seat(seat).hand_rooms),
            Chance::HandCard(seat, Back::Spell) => spell(&self.seat(seat).hand_spells),
            Chance::XpLot(seats) => seats.iter().nth(n as usize).map(Roll::Seat),
            Chance::Forced(seat) => {
                let mut options = Vec::new();
                self.options(t, seat, &mut options);
                options.get(n as usize).copied().map(Roll::Pick)
            }
        }
    }

    /// Whether this chance can come out so.
    pub(crate) fn possible(&self, t: &Tables, chance: Chance, roll: Roll) -> bool {
        let row = match roll {
            Roll::Card(card) => t.row(card),
            Roll::Seat(seat) => return matches!(chance, Chance::XpLot(seats) if seats.has(seat)),
            Roll::Pick(pick) => {
                return matches!(chance, Chance::Forced(seat) if self.offers(t, seat, pick));
            }
        };
        if let (Chance::StackCard { seat, slot }, Roll::Card(card)) = (chance, roll) {
            return self.loose(seat, slot).any(|copy| t.copy(copy).card == card);
        }
        match (chance, row) {
            (Chance::Item, Some(Row::Item(ix))) => self.item_deck >> ix.0 & 1 != 0,
            (Chance::Boss(_), Some(Row::Boss(ix))) => self.bosses >> ix.0 & 1 != 0,
            (Chance::Draw(_, Back::Room) | Chance::Market(Back::Room), Some(Row::Room(ix))) => {
                self.room_deck.has(t.room(ix).bits)
            }
            (Chance::Draw(_, Back::Spell) | Chance::Market(Back::Spell), Some(Row::Spell(ix))) => {
                self.spell_deck.has(t.spell(ix).bits)
            }
            (Chance::Hero { epic }, Some(Row::Hero(ix))) => self.hero_deck(epic) & ix.bit() != 0,
            (Chance::HandCard(seat, Back::Room), Some(Row::Room(ix))) => {
                self.seat(seat).hand_rooms.has(t.room(ix).bits)
            }
            (Chance::HandCard(seat, Back::Spell), Some(Row::Spell(ix))) => {
                self.seat(seat).hand_spells.has(t.spell(ix).bits)
            }
            _ => false,
        }
    }

    pub(crate) fn hero_deck(&self, epic: bool) -> u64 {
        if epic { self.epic_deck } else { self.ordinary_deck }
    }
}

fn nth_bit(mut word: u64, n: u32) -> Option<u8> {
    for _ in 0..n {
        word &= word.checked_sub(1)?;
    }
    (word != 0).then(|| word.trailing_zeros() as u8)
}
