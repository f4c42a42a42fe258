use endboss_lexicon::{CardKind, Seat};
use serde::{Deserialize, Serialize};

/// What comes of the turn if everybody passes from now on, as far as a viewer can tell: others'
/// face-down cards are left out, and so is whatever chance or a compulsory choice would decide.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forecast {
    /// Every hero in town, the oldest first.
    pub lures: Vec<Lure>,
    /// Every hero at an entrance, on its way, or to be lured, in the order in which they walk; then
    /// those who do not walk in this turn.
    pub walks: Vec<WalkForecast>,
}

impl Forecast {
    /// What awaits a hero in town.
    pub fn lure(&self, hero: CardKind) -> Option<&Lure> {
        self.lures.iter().find(|lure| lure.hero == hero)
    }

    /// The way of a hero. One that is sent elsewhere on its way may walk again: this is the last.
    pub fn walk(&self, hero: CardKind) -> Option<&WalkForecast> {
        self.walks.iter().rfind(|walk| walk.hero == hero)
    }
}

/// Whom a hero in town would follow. [R7]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lure {
    pub hero: CardKind,
    pub goes: Lured,
    /// What draws it to each dungeon, in turn order: treasure of its kinds, or souls.
    pub counts: Vec<(Seat, u8)>,
    /// Souls are counted, and the fewest lure. [R7.2]
    pub souls: bool,
    /// So much does its place of the row need, for whoever plays alone. [R12.4]
    pub needs: Option<u8>,
}

impl Lure {
    /// Where it goes, if anywhere.
    pub fn to(&self) -> Option<Seat> {
        match self.goes {
            Lured::To(seat) => Some(seat),
            Lured::Tied | Lured::Nobody => None,
        }
    }
}

/// Where a hero in town would go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lured {
    To(Seat),
    /// A tie for the highest keeps it in town. [Q7]
    Tied,
    /// Nobody has what it wants, or not enough of it.
    Nobody,
}

/// A hero's way through a dungeon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WalkForecast {
    pub hero: CardKind,
    pub seat: Seat,
    /// Its health in that dungeon.
    pub health: u8,
    /// The damage it has before the first of these hits.
    pub damage: u8,
    /// Room by room, in the order in which it comes to them.
    pub hits: Vec<Hit>,
    pub end: WalkEnd,
}

impl WalkForecast {
    /// The slot it dies in, counted from the boss.
    pub fn dies_in(&self) -> Option<u8> {
        match self.end {
            WalkEnd::Dies { slot, .. } => slot,
            WalkEnd::Survives { .. } | WalkEnd::Leaves | WalkEnd::Stays => None,
        }
    }
}

/// What a visit to a room costs a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    /// Counted from the boss.
    pub slot: u8,
    pub room: CardKind,
    pub damage: u8,
}

/// How a walk ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WalkEnd {
    /// In this room, or in none; so much health was left before it.
    Dies { slot: Option<u8>, room: Option<CardKind>, left: u8 },
    /// Past the last room with so much health left. [R8.3]
    Survives { left: u8 },
    /// It is sent elsewhere.
    Leaves,
    /// It does not walk in this turn.
    Stays,
}
