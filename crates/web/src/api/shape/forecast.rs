//! What would come.

use endboss_journal::Ids;
use endboss_view as view;
use serde::Serialize;
use utoipa::ToSchema;

use super::asked::nth;
use super::word::{CardId, Letter, Lured, WalkEnd};

/// What comes of the turn if everybody passes from now on, as far as the viewer can tell: others'
/// face-down cards are left out, and so is whatever chance or a compulsory choice would decide.
#[derive(Debug, Serialize, ToSchema)]
pub struct Forecast<'a> {
    /// Every hero in town, the oldest first.
    pub lures: Vec<Lure<'a>>,
    /// Every hero at an entrance, on its way, or to be lured, in the order in which they walk; then
    /// those who do not walk in this turn.
    pub walks: Vec<WalkForecast<'a>>,
}

/// Whom a hero in town would follow.
#[derive(Debug, Serialize, ToSchema)]
pub struct Lure<'a> {
    pub hero: CardId<'a>,
    pub goes: Lured,
    /// Where it goes, if anywhere.
    pub to: Option<Letter>,
    /// What draws it to each dungeon, in turn order: treasure of its kinds, or souls.
    pub counts: Vec<LureCount>,
    /// Souls are counted, and the fewest lure.
    pub souls: bool,
    /// So much does its place of the row need, for whoever plays alone.
    pub needs: Option<u8>,
}

#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct LureCount {
    pub seat: Letter,
    pub count: u8,
}

/// A hero's way through a dungeon.
#[derive(Debug, Serialize, ToSchema)]
pub struct WalkForecast<'a> {
    pub hero: CardId<'a>,
    pub seat: Letter,
    /// Its health in that dungeon.
    pub health: u8,
    /// The damage it has before the first of these hits.
    pub damage: u8,
    /// Room by room, in the order in which it comes to them.
    pub hits: Vec<Hit<'a>>,
    pub end: WalkEnd,
    /// The slot it dies in.
    pub slot: Option<u16>,
    /// The room it dies in.
    pub room: Option<CardId<'a>>,
    /// The health left in the end, or before the room it dies in.
    pub left: Option<u8>,
}

/// What a visit to a room costs a hero.
#[derive(Debug, Serialize, ToSchema)]
pub struct Hit<'a> {
    pub slot: u16,
    pub room: CardId<'a>,
    pub damage: u8,
}

impl<'a> Forecast<'a> {
    pub fn of(forecast: &view::Forecast, ids: &'a impl Ids) -> Forecast<'a> {
        Forecast {
            lures: forecast.lures.iter().map(|it| Lure::of(it, ids)).collect(),
            walks: forecast.walks.iter().map(|it| WalkForecast::of(it, ids)).collect(),
        }
    }
}

impl<'a> Lure<'a> {
    fn of(lure: &view::Lure, ids: &'a impl Ids) -> Lure<'a> {
        let count = |(seat, count): &(_, _)| LureCount { seat: Letter::from(*seat), count: *count };
        Lure {
            hero: CardId::of(lure.hero, ids),
            goes: lure.goes.into(),
            to: lure.to().map(Letter::from),
            counts: lure.counts.iter().map(count).collect(),
            souls: lure.souls,
            needs: lure.needs,
        }
    }
}

impl<'a> WalkForecast<'a> {
    fn of(walk: &view::WalkForecast, ids: &'a impl Ids) -> WalkForecast<'a> {
        let hit = |it: &view::Hit| Hit {
            slot: nth(it.slot),
            room: CardId::of(it.room, ids),
            damage: it.damage,
        };
        let (slot, room, left) = match walk.end {
            view::WalkEnd::Dies { slot, room, left } => (slot, room, Some(left)),
            view::WalkEnd::Survives { left } => (None, None, Some(left)),
            view::WalkEnd::Leaves | view::WalkEnd::Stays => (None, None, None),
        };
        WalkForecast {
            hero: CardId::of(walk.hero, ids),
            seat: walk.seat.into(),
            health: walk.health,
            damage: walk.damage,
            hits: walk.hits.iter().map(hit).collect(),
            end: walk.end.into(),
            slot: slot.map(nth),
            room: room.map(|room| CardId::of(room, ids)),
            left,
        }
    }
}
