//! What numbers are made of.

use endboss_journal::Ids;
use endboss_view as view;
use serde::Serialize;
use utoipa::ToSchema;

use super::ask::Filter;
use super::word::{CardId, Letter, NumberSource, Treasure};

/// Where the numbers of a view come from.
#[derive(Debug, Serialize, ToSchema)]
pub struct Numbers<'a> {
    /// In order of their letters.
    pub seats: Vec<SeatNumbers<'a>>,
}

/// The numbers of a dungeon.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatNumbers<'a> {
    pub seat: Letter,
    /// For each slot with a visible room, slot 1 first, the parts of its damage.
    pub damage: Vec<Vec<NumberPart<'a>>>,
    pub treasure: TreasureParts<'a>,
}

/// For each kind the parts of the treasure.
#[derive(Debug, Serialize, ToSchema)]
pub struct TreasureParts<'a> {
    pub cleric: Vec<NumberPart<'a>>,
    pub fighter: Vec<NumberPart<'a>>,
    pub mage: Vec<NumberPart<'a>>,
    pub thief: Vec<NumberPart<'a>>,
    pub explorer: Vec<NumberPart<'a>>,
}

/// A part of a number. All parts of it add up to what the view shows.
#[derive(Debug, Serialize, ToSchema)]
pub struct NumberPart<'a> {
    pub source: NumberSource,
    pub amount: i16,
    /// The card it comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<CardId<'a>>,
    /// The rooms that are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rooms: Option<Filter>,
    /// The treasure that is counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub treasure: Option<Treasure>,
}

impl<'a> Numbers<'a> {
    pub fn of(numbers: &view::Numbers, ids: &'a impl Ids) -> Numbers<'a> {
        let parts = |parts: &Vec<view::NumberPart>| -> Vec<NumberPart<'a>> {
            parts.iter().map(|part| NumberPart::of(*part, ids)).collect()
        };
        let seat = |it: &view::SeatNumbers| {
            let [cleric, fighter, mage, thief, explorer] = it.treasure.each_ref().map(parts);
            SeatNumbers {
                seat: it.seat.into(),
                damage: it.damage.iter().map(parts).collect(),
                treasure: TreasureParts { cleric, fighter, mage, thief, explorer },
            }
        };
        Numbers { seats: numbers.seats.iter().map(seat).collect() }
    }
}

impl<'a> NumberPart<'a> {
    fn of(part: view::NumberPart, ids: &'a impl Ids) -> NumberPart<'a> {
        use view::NumberSource as From;
        let view::NumberPart { source, amount } = part;
        let plain =
            NumberPart { source: source.into(), amount, card: None, rooms: None, treasure: None };
        match source {
            From::Room(card) | From::Boss(card) | From::LevelUp(card) => {
                NumberPart { card: Some(CardId::of(card, ids)), ..plain }
            }
            From::PerRoom(rooms) => NumberPart { rooms: Some(rooms.into()), ..plain },
            From::PerTreasure(kind) => NumberPart { treasure: Some(kind.into()), ..plain },
            From::Printed
            | From::PerBelow
            | From::Tokens
            | From::Last
            | From::ThisTurn
            | From::AllRoomsThisTurn
            | From::LastRoomThisTurn
            | From::Doubled
            | From::Deactivated
            | From::Stunned => plain,
        }
    }
}
