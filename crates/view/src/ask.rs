use endboss_lexicon::{CardFilter, CardKind, RoomFilter, Seat, Target};
use serde::{Deserialize, Serialize};

use crate::{Phase, Pick};

/// A question to one seat with everything it may answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    pub seat: Seat,
    pub what: Asked,
    pub options: Vec<Pick>,
}

/// The card whose ability asks, and which of its abilities it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    pub card: CardKind,
    pub ability: u8,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Asked {
    /// Keep one of the bosses dealt. [R2.2]
    ChooseBoss,
    /// Shuffle the hand back and draw anew? [R2.4]
    Mulligan,
    /// Discard a card of the opening hand; so many are still to go. [R2.3]
    OpeningDiscard { left: u8 },
    /// Build the first room, or pass. [R2.5]
    FirstRoom,
    /// Draw at the beginning of the turn: from which deck? [Q21]
    TurnDraw,
    /// Place a room face down, or pass. [R5.1]
    PlaceRoom,
    /// Where the room goes.
    PlaceWhere { room: CardKind },
    /// Declare a spell or an ability, or pass. [R6]
    Window { phase: Phase, active: Seat },
    /// Only a cancel may be declared now. [R6.5]
    CancelWindow { phase: Phase, active: Seat },
    /// Choose the target of a declaration or a trigger.
    Target { source: Source, target: Target },
    /// Choose another room of yours to destroy as a cost.
    CostRoom { source: Source },
    /// Choose a card to discard as a cost; so many are still to go.
    CostCard { source: Source, what: CardFilter, left: u8 },
    /// Choose a soul to remove from the game as a cost.
    CostSoul { source: Source },
    /// Use the effect or decline it.
    May { source: Source },
    /// Choose which of your own triggers of this moment happens first. [R6.1]
    NextTrigger,
    /// Discard a card of your choice; so many are still to go.
    Discard { source: Source, what: CardFilter, left: u8 },
    /// Take a card from the discard pile; so many are still to go.
    TakeDiscarded { source: Source, what: CardFilter, left: u8 },
    /// Name the kind of card to take.
    NameBack { source: Source, from: Seat },
    /// Take a card from a hand you see.
    TakeSeen { source: Source, from: Seat },
    /// Choose a card in the deck or the discard pile.
    Search { source: Source, rooms: RoomFilter },
    /// Build the room found over a matching room, or keep it.
    BuildFound { source: Source, room: CardKind },
    /// Destroy one of your own rooms.
    DestroyOwn { source: Source },
    /// Choose the first stack to swap, or pass.
    SwapFirst { source: Source },
    /// Choose the stack to swap it with.
    SwapSecond { source: Source, seat: Seat, slot: u8 },
    /// Build one more room at once, or pass.
    BuildRoom { source: Source },
    /// Where that room goes.
    BuildWhere { source: Source, room: CardKind },
    /// Choose which dead hero goes back.
    ReturnSoul { source: Source, from: Seat, health: u8 },
    /// Choose which wound to heal.
    Heal { source: Source },
    /// Machinations: draw a card, and from which deck? [R10]
    Machinations,
    /// Take a card from the market, or from the spell deck where a card allows that. [R4.1, Q21]
    Market,
    /// Place the minion on an action space. [R4.1]
    PlaceMinion,
    /// Choose a room of yours for a +1 token; so many are still to go. [R6.14]
    TokenOn { source: Source, left: u8, each: bool },
    /// Choose a room of yours that loses a token; so many are still to go.
    LoseToken { source: Source, left: u8 },
    /// Choose a room of yours to move a token from, or pass; so many may still be moved.
    MoveTokenFrom { source: Source, left: u8 },
    /// Choose the room it goes to.
    MoveTokenTo { source: Source, from: u8, left: u8 },
    /// Choose a room to take a token from as a cost; so many are still to go.
    CostToken { source: Source, left: u8 },
    /// Choose the dungeon whose entrance a hero is sent to. [R4.2]
    SummonTo { source: Source, hero: CardKind, token: i8 },
    /// Take a card left on the market.
    TakeMarket { source: Source },
    /// Choose the action space your minion moves to. [Q89]
    MoveMinion { source: Source },
    /// Choose the hero in town that goes to a player's entrance.
    SendHero { source: Source, to: Seat },
    /// Choose the room stack to shuffle. [Q43]
    ShuffleStack { source: Source },
}

impl Asked {
    /// The card whose ability asks; none where the rules do.
    pub fn source(self) -> Option<Source> {
        match self {
            Asked::ChooseBoss
            | Asked::Mulligan
            | Asked::OpeningDiscard { .. }
            | Asked::FirstRoom
            | Asked::TurnDraw
            | Asked::PlaceRoom
            | Asked::PlaceWhere { .. }
            | Asked::Window { .. }
            | Asked::CancelWindow { .. }
            | Asked::NextTrigger
            | Asked::Machinations
            | Asked::Market
            | Asked::PlaceMinion => None,
            Asked::Target { source, .. }
            | Asked::CostRoom { source }
            | Asked::CostCard { source, .. }
            | Asked::CostSoul { source }
            | Asked::May { source }
            | Asked::Discard { source, .. }
            | Asked::TakeDiscarded { source, .. }
            | Asked::NameBack { source, .. }
            | Asked::TakeSeen { source, .. }
            | Asked::Search { source, .. }
            | Asked::BuildFound { source, .. }
            | Asked::DestroyOwn { source }
            | Asked::SwapFirst { source }
            | Asked::SwapSecond { source, .. }
            | Asked::BuildRoom { source }
            | Asked::BuildWhere { source, .. }
            | Asked::ReturnSoul { source, .. }
            | Asked::Heal { source }
            | Asked::TokenOn { source, .. }
            | Asked::LoseToken { source, .. }
            | Asked::MoveTokenFrom { source, .. }
            | Asked::MoveTokenTo { source, .. }
            | Asked::CostToken { source, .. }
            | Asked::SummonTo { source, .. }
            | Asked::TakeMarket { source }
            | Asked::MoveMinion { source }
            | Asked::SendHero { source, .. }
            | Asked::ShuffleStack { source } => Some(source),
        }
    }

    /// Whether all who are asked answer at once: until the last one has, nobody is told who answered,
    /// nor what. [Q18]
    #[inline]
    pub fn is_together(self) -> bool {
        matches!(
            self,
            Asked::ChooseBoss | Asked::Mulligan | Asked::OpeningDiscard { .. } | Asked::FirstRoom
        )
    }

    /// Whether this is an open window, of which nobody is told who is awaited. [Q6]
    pub fn is_window(self) -> bool {
        matches!(self, Asked::Window { .. } | Asked::CancelWindow { .. })
    }
}
