//! Expectations as they are read.

use endboss_lexicon::{CardKind, Seat, Seats};
use endboss_view::{Cause, Phase};

use super::asked::Question;
use super::hero::{HeroMarked, HeroWords};
use super::notation::SlotWords;
use super::spot::SpotWords;
use super::thing::Thing;
use super::wish::Wish;

#[derive(Clone, Debug)]
pub(super) enum Fact {
    Number(NumberOf, u16),
    /// Rooms and spells in a hand.
    Sizes(Seat, u8, u8),
    Cards(CardsOf, How, Vec<CardKind>),
    Heroes(HeroesOf, How, Vec<HeroMarked>),
    Dungeon(Seat, Vec<SlotWords>),
    Damage(Seat, Vec<u8>),
    RoomDamage(Thing, u8),
    RoomIs(Thing, &'static str, bool),
    Treasure(Seat, [u8; 5]),
    Boss(Seat, CardKind, bool),
    Minion(Seat, SpotWords),
    /// The face-up item. [Q14]
    Item(Seat, Option<CardKind>),
    SeatIs(Seat, &'static str, bool),
    /// A seat, or nobody.
    Asked(Option<Seat>, Option<Question>, bool),
    May(Seat, Vec<Wish>),
    MayNot(Seat, Vec<Wish>),
    MayOnly(Seat, Vec<Wish>),
    HeroNumber(HeroWords, &'static str, i16),
    HeroIs(HeroWords, HeroAt, bool),
    Phase(Phase),
    Active(Option<Seat>),
    FirstPlayer(Option<Seat>),
    TurnOrder(Vec<Seat>),
    Ranking(Vec<Seat>),
    Winner(Seat),
    /// Souls minus wounds of the winner. [R9.4, R12.7]
    Score(i16),
    Title(String),
    Cause(Cause),
    Over(bool),
    NoBuilding(bool),
    Waiting(String),
    /// Declared spells and abilities, oldest first.
    Declared(Vec<(Seat, CardKind)>),
    KnownIn(Vec<(CardKind, Seats)>),
    Log(LogHow, String),
}

impl Fact {
    /// The seat it is about, which must be there to be looked at.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Fact::Number(of, _) => match of {
                NumberOf::Souls(seat)
                | NumberOf::Wounds(seat)
                | NumberOf::Rooms(seat)
                | NumberOf::Coins(seat) => Some(*seat),
                NumberOf::RoomDeck | NumberOf::SpellDeck | NumberOf::HeroDeck | NumberOf::Turn => {
                    None
                }
            },
            Fact::Cards(CardsOf::Hand(seat) | CardsOf::Known(seat), ..)
            | Fact::Heroes(
                HeroesOf::Entrance(seat) | HeroesOf::Souls(seat) | HeroesOf::Wounds(seat),
                ..,
            )
            | Fact::Sizes(seat, ..)
            | Fact::Dungeon(seat, _)
            | Fact::Damage(seat, _)
            | Fact::Treasure(seat, _)
            | Fact::Boss(seat, ..)
            | Fact::Minion(seat, _)
            | Fact::Item(seat, _)
            | Fact::SeatIs(seat, ..)
            | Fact::May(seat, _)
            | Fact::MayNot(seat, _)
            | Fact::MayOnly(seat, _) => Some(*seat),
            Fact::Asked(seat, ..) | Fact::Active(seat) | Fact::FirstPlayer(seat) => *seat,
            Fact::HeroIs(
                _,
                HeroAt::Entrance(seat)
                | HeroAt::Dungeon(seat)
                | HeroAt::Soul(seat)
                | HeroAt::Wound(seat),
                _,
            ) => Some(*seat),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NumberOf {
    Souls(Seat),
    Wounds(Seat),
    Rooms(Seat),
    Coins(Seat),
    RoomDeck,
    SpellDeck,
    HeroDeck,
    Turn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardsOf {
    Hand(Seat),
    Known(Seat),
    Discard,
    Removed,
    RoomDeck,
    SpellDeck,
    RoomTop,
    SpellTop,
    SeenInDeck,
    Market,
    ItemsWaiting,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HeroesOf {
    Town,
    Entrance(Seat),
    Souls(Seat),
    Wounds(Seat),
    Landmark(CardKind),
    HeroDeck,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    Is,
    /// These and so many others.
    Besides(usize),
    Contains,
    Omits,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum HeroAt {
    Town,
    Deck,
    Gone,
    Entrance(Seat),
    Dungeon(Seat),
    Room(Thing),
    Soul(Seat),
    Wound(Seat),
    Landmark(CardKind),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LogHow {
    Has,
    Times(usize),
}
