//! Any position as a plain description: for scenarios, puzzles and tests.

use std::fmt;

use endboss_lexicon::{CardKind, Seat};
use endboss_view::Spot;

use crate::state::{Courtesy, SLOTS};

/// Where the game goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Moment {
    /// Heroes are about to arrive.
    #[default]
    Beginning,
    /// The market lies there and the heroes have come: this seat is about to take a card and place
    /// its minion. [R4.1]
    Town(Seat),
    /// This seat is about to become active in Build.
    Build(Seat),
    /// Face-down cards are about to be revealed.
    Reveal,
    /// The minions are about to act. [R4.4]
    Minions,
    Bait,
    /// The window at the start of Adventure is about to open.
    Adventure,
    /// This seat's part of Adventure is about to begin.
    Part(Seat),
    End,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StackAt {
    /// From the bottom to the visible room.
    pub rooms: Vec<CardKind>,
    pub deactivated: bool,
    pub stunned: bool,
    pub tokens: u8,
    /// Its once-per-turn ability has been used this turn.
    pub used: bool,
    /// More damage until end of turn.
    pub boosted: u8,
    /// A face-down card on top of it.
    pub face_down: Option<CardKind>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeroAt {
    pub hero: CardKind,
    pub damage: u8,
    /// More or less health until end of turn.
    pub bonus: i8,
    /// Its health token. [R8.4]
    pub token: i8,
    /// The item it carries. [R11.3]
    pub item: Option<CardKind>,
}

impl HeroAt {
    /// A hero with nothing about it.
    pub fn plain(hero: CardKind) -> HeroAt {
        HeroAt { hero, damage: 0, bonus: 0, token: 0, item: None }
    }
}

/// A hero that stands in a room: what happens on entering is over, and the room is about to deal its
/// damage. [R8.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WalkAt {
    pub seat: Seat,
    /// Counted from the boss.
    pub slot: u8,
    /// With the damage of the rooms before.
    pub hero: HeroAt,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatAt {
    pub boss: CardKind,
    pub leveled: bool,
    /// From the boss to the left.
    pub stacks: Vec<StackAt>,
    /// Face-down cards in new slots.
    pub new_slots: Vec<CardKind>,
    pub hand: Vec<CardKind>,
    /// Cards of the hand that everybody has seen.
    pub known: Vec<CardKind>,
    pub entrance: Vec<HeroAt>,
    pub souls: Vec<CardKind>,
    pub wounds: Vec<CardKind>,
    pub out: bool,
    pub no_entry: bool,
    /// Where its minion stands. [R4.1]
    pub minion: Option<Spot>,
    /// If not as many as at the start. [R11.4]
    pub coins: Option<u8>,
    /// The face-up item. [Q14]
    pub item: Option<CardKind>,
}

/// A whole position. What is not named is in the decks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    pub courtesy: Courtesy,
    pub turn: u16,
    pub moment: Moment,
    pub seats: Vec<SeatAt>,
    pub town: Vec<HeroAt>,
    /// The hero on its way, in the part of Adventure of that seat.
    pub walk: Option<WalkAt>,
    pub discard: Vec<CardKind>,
    /// Room or spell cards that are not in the game at all.
    pub removed: Vec<CardKind>,
    /// Contents of the decks, if not all the rest.
    pub room_deck: Option<Vec<CardKind>>,
    pub spell_deck: Option<Vec<CardKind>>,
    pub hero_deck: Option<Vec<CardKind>>,
    /// Cards on top of the decks, top first.
    pub room_tops: Vec<CardKind>,
    pub spell_tops: Vec<CardKind>,
    /// Viewers (bits) who know those tops.
    pub tops_seen: u8,
    /// The hero deck was empty when this turn began.
    pub began_empty: bool,
    /// Who has the marker; the highest XP if nobody is named. [R2.6]
    pub first_player: Option<Seat>,
    /// Heroes on a landmark; in the tavern the top one last. [R4.2]
    pub landmarks: Vec<(CardKind, HeroAt)>,
    pub market: Vec<CardKind>,
    /// Items that wait for a hero, the oldest first.
    pub items_waiting: Vec<CardKind>,
    /// Items still to be revealed, if not all the rest.
    pub item_deck: Option<Vec<CardKind>>,
}

/// A position that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    WrongSeats {
        have: usize,
        need: u8,
    },
    NotA(&'static str, CardKind),
    /// More copies than the box has, or a hero in two places.
    TooMany(CardKind),
    TooManySlots(Seat),
    EmptyStack(Seat),
    TooManyTops,
    SeatOut(Seat),
    SameBoss(CardKind),
    /// A market larger than the game has.
    MarketTooLarge,
    /// A second hero where only one can stand.
    Occupied(CardKind),
    /// A minion where there is no such space.
    NoSpace(Seat),
    /// More heroes in the row than it has places.
    TownTooFull,
    /// A hero in a room that is not there, or that is deactivated.
    NoRoom(Seat),
    /// A hero in a dungeon whose part of Adventure it is not.
    NotItsPart(Seat),
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::WrongSeats { have, need } => {
                write!(f, "{have} seats are described, the game has {need}")
            }
            Impossible::NotA(what, card) => write!(f, "card {} is not a {what}", card.0),
            Impossible::TooMany(card) => {
                write!(f, "card {} is in more places than it has copies", card.0)
            }
            Impossible::TooManySlots(seat) => {
                write!(f, "seat {} has more than {SLOTS} slots", seat.letter())
            }
            Impossible::EmptyStack(seat) => {
                write!(f, "seat {} has a stack without rooms", seat.letter())
            }
            Impossible::TooManyTops => f.write_str("at most 4 cards on top of a deck can be known"),
            Impossible::SeatOut(seat) => {
                write!(f, "seat {} is out and cannot be active", seat.letter())
            }
            Impossible::SameBoss(card) => write!(f, "two seats have boss {}", card.0),
            Impossible::MarketTooLarge => f.write_str("at most 8 cards lie on the market"),
            Impossible::Occupied(card) => {
                write!(f, "two heroes stand on landmark {}; only the tavern holds more", card.0)
            }
            Impossible::NoSpace(seat) => {
                write!(f, "the minion of seat {} stands where there is no space", seat.letter())
            }
            Impossible::TownTooFull => f.write_str("more heroes are in town than it has places"),
            Impossible::NoRoom(seat) => write!(
                f,
                "no hero can stand in that room of seat {}: it is not there, or deactivated",
                seat.letter()
            ),
            Impossible::NotItsPart(seat) => write!(
                f,
                "a hero is in a room of seat {} only in that seat's part of Adventure",
                seat.letter()
            ),
        }
    }
}

impl std::error::Error for Impossible {}

impl Impossible {
    /// The card the sentence is about, for a caller that knows its name.
    pub fn card(&self) -> Option<CardKind> {
        match self {
            Impossible::NotA(_, card)
            | Impossible::TooMany(card)
            | Impossible::Occupied(card)
            | Impossible::SameBoss(card) => Some(*card),
            Impossible::WrongSeats { .. }
            | Impossible::TooManySlots(_)
            | Impossible::EmptyStack(_)
            | Impossible::TooManyTops
            | Impossible::MarketTooLarge
            | Impossible::NoSpace(_)
            | Impossible::TownTooFull
            | Impossible::NoRoom(_)
            | Impossible::NotItsPart(_)
            | Impossible::SeatOut(_) => None,
        }
    }
}
