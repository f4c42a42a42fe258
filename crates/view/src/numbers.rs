use endboss_lexicon::{CardKind, RoomFilter, Seat, Treasure};
use serde::{Deserialize, Serialize};

/// Where the numbers of a view come from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbers {
    /// In the order of the view's seats.
    pub seats: Vec<SeatNumbers>,
}

impl Numbers {
    /// The parts of what a visible room deals now.
    pub fn damage(&self, seat: Seat, slot: u8) -> &[NumberPart] {
        let seat = self.seats.get(seat.index());
        seat.and_then(|it| it.damage.get(usize::from(slot))).map_or(&[], Vec::as_slice)
    }

    /// The parts of a dungeon's treasure of a kind.
    pub fn treasure(&self, seat: Seat, kind: Treasure) -> &[NumberPart] {
        self.seats.get(seat.index()).map_or(&[], |it| &it.treasure[kind as usize])
    }
}

/// The numbers of a dungeon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatNumbers {
    pub seat: Seat,
    /// For each slot with a visible room, from the boss to the left, the parts of its damage.
    pub damage: Vec<Vec<NumberPart>>,
    /// For each kind the parts of the treasure: cleric, fighter, mage, thief, explorer.
    pub treasure: [Vec<NumberPart>; 5],
}

/// A part of a number. All parts of it add up to what the view shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberPart {
    pub source: NumberSource,
    pub amount: i16,
}

/// What a part of a number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NumberSource {
    /// Printed on the room as a number.
    Printed,
    /// Printed as one for each such room of the dungeon.
    PerRoom(RoomFilter),
    /// Printed as one for each icon of a kind in the dungeon.
    PerTreasure(Treasure),
    /// Printed as one for each room it covers.
    PerBelow,
    /// Its +1 tokens. [R6.14]
    Tokens,
    /// A room nearby, or for treasure the room that shows the icons.
    Room(CardKind),
    /// The icons of the boss.
    Boss(CardKind),
    /// What the boss does since its level up. [R5.5]
    LevelUp(CardKind),
    /// What the room itself does while it is the last active one. [Q42]
    Last,
    /// For this room, or for treasure of this kind, until end of turn.
    ThisTurn,
    /// For all rooms of the dungeon until end of turn. [Q51]
    AllRoomsThisTurn,
    /// For the last active room until end of turn. [Q42]
    LastRoomThisTurn,
    /// The treasure of the rooms counts double until end of turn.
    Doubled,
    /// All of it is taken away while the room is deactivated. [R6.9]
    Deactivated,
    /// All of it is taken away while the room is stunned. [R6.10]
    Stunned,
}
