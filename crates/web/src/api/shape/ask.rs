//! A question with its answers.

use serde::Serialize;
use utoipa::ToSchema;

use super::word::{Asked, CardId, Letter, Phase, RoomSort, SpellBy, Whose};

/// A question to one seat with everything it may answer. The fields after the options say what
/// the question is about; those that do not belong to it are absent.
#[derive(Debug, Serialize, ToSchema)]
pub struct Ask<'a> {
    /// To be sent with the answer, so that it never answers another question.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    pub seat: Letter,
    pub what: Asked,
    /// The answers, each as it is to be sent.
    #[schema(example = json!(["pass", "card classic/dark-altar", "slot A 2"]))]
    pub options: Vec<String>,
    /// The ability that asks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<Source<'a>>,
    /// How many are still to go, this one included.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// The phase of the window.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<Phase>,
    /// Who is active in the window.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active: Option<Letter>,
    /// The room that is built or placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub room: Option<CardId<'a>>,
    /// What may be aimed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<Target>,
    /// Which cards are asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Filter>,
    /// The player from whom something is taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<Letter>,
    /// The player to whom a hero goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<Letter>,
    /// The slot chosen before: the one to swap, or the one whose token moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub slot: Option<SlotAt>,
    /// The hero that is sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hero: Option<CardId<'a>>,
    /// The health token that the hero gets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<i8>,
    /// How much health the hero that goes back gains.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub health: Option<u8>,
    /// Whether each token goes on another room.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub each: Option<bool>,
}

/// An ability of a card.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Source<'a> {
    pub card: CardId<'a>,
    /// Which of the card's abilities it is.
    pub ability: u16,
}

/// A slot of a dungeon; slot 1 is next to the boss.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct SlotAt {
    pub seat: Letter,
    pub slot: u16,
}

/// What may be aimed at, and what it must be.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Target {
    Room {
        whose: Whose,
        #[serde(skip_serializing_if = "Option::is_none")]
        sort: Option<RoomSort>,
        #[serde(skip_serializing_if = "Option::is_none")]
        advanced: Option<bool>,
    },
    Hero {
        place: Place,
        #[serde(skip_serializing_if = "Option::is_none")]
        whose: Option<Whose>,
        /// Only an ordinary hero.
        #[serde(skip_serializing_if = "Option::is_none")]
        ordinary: Option<bool>,
    },
    Spell {
        by: SpellBy,
    },
    Opponent {
        /// Has a dead hero.
        #[serde(skip_serializing_if = "Option::is_none")]
        with_soul: Option<bool>,
        /// Has at least so many souls more than you.
        #[serde(skip_serializing_if = "Option::is_none")]
        souls_ahead: Option<u8>,
    },
}

/// Where a hero must be.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    ThisRoom,
    Dungeon,
    Town,
    TownOrDecks,
    Entrance,
    Landmark,
    /// In a scorekeeping area: a soul.
    Dead,
}

/// Which cards.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Filter {
    Any,
    Spell,
    Room {
        #[serde(skip_serializing_if = "Option::is_none")]
        sort: Option<RoomSort>,
        #[serde(skip_serializing_if = "Option::is_none")]
        advanced: Option<bool>,
    },
}
