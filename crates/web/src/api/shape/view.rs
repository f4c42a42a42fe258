//! What one viewer may know.

use serde::Serialize;
use utoipa::ToSchema;

use super::Ask;
use super::word::{Back, CardId, Cause, Letter, Phase, Titles, Viewer, Waiting};

/// Everything one viewer may know of a game. It is whole: whoever holds the latest needs no
/// earlier one.
#[derive(Debug, Serialize, ToSchema)]
pub struct View<'a> {
    pub viewer: Viewer,
    pub turn: u16,
    pub phase: Phase,
    pub active: Option<Letter>,
    /// Empty before the bosses are known.
    pub turn_order: Vec<Letter>,
    /// In order of their letters.
    pub seats: Vec<SeatView<'a>>,
    /// Who has the first player's marker, where there is one.
    pub first_player: Option<Letter>,
    /// Face up on the market.
    pub market: Vec<CardId<'a>>,
    /// Heroes in town, the oldest first.
    pub town: Vec<HeroView<'a>>,
    /// How many heroes the town row holds, if there is a limit.
    pub town_places: Option<u8>,
    /// The town board from left to right; empty where there is none.
    pub landmarks: Vec<LandmarkView<'a>>,
    /// Items that wait for a hero, the oldest first.
    pub items: Vec<CardId<'a>>,
    pub walk: Option<WalkView<'a>>,
    /// Declared spells and abilities that have not happened yet, the oldest first.
    pub declared: Vec<DeclaredView<'a>>,
    /// How many cards are in the deck.
    pub room_deck: u16,
    /// How many cards are in the deck.
    pub spell_deck: u16,
    /// Ordinary heroes still to come, in no order.
    pub ordinary_heroes: Vec<CardId<'a>>,
    /// Epic heroes still to come, in no order.
    pub epic_heroes: Vec<CardId<'a>>,
    pub discard: Vec<CardId<'a>>,
    /// Removed from the game.
    pub removed: Vec<CardId<'a>>,
    /// Cards that the viewer knows to be hidden at a seat.
    pub known: Vec<Known<'a>>,
    /// Cards the viewer saw in the room deck when searching it.
    pub seen_in_deck: Vec<CardId<'a>>,
    /// Known cards on top of a deck, the top one first.
    pub tops: Vec<Top<'a>>,
    /// Nobody builds this turn.
    pub no_building: bool,
    pub waiting: Waiting,
    /// What the viewer is asked.
    pub ask: Option<Ask<'a>>,
    pub outcome: Option<Outcome>,
}

/// What is to be seen of a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatView<'a> {
    pub seat: Letter,
    pub boss: Option<BossView<'a>>,
    /// The bosses on offer, shown to their owner.
    pub offered: Vec<CardId<'a>>,
    /// Slot 1 first: the one next to the boss. A hero enters at the other end.
    pub slots: Vec<SlotView<'a>>,
    /// The whole hand, shown to its owner.
    pub hand: Option<Vec<CardId<'a>>>,
    pub hand_rooms: u8,
    pub hand_spells: u8,
    pub treasure: Treasures,
    /// How many rooms count as rooms now.
    pub rooms: u8,
    pub entrance: Vec<HeroView<'a>>,
    pub souls: u8,
    pub wounds: u8,
    pub soul_heroes: Vec<CardId<'a>>,
    pub wound_heroes: Vec<CardId<'a>>,
    /// Out of the game.
    pub out: bool,
    pub conceded: bool,
    /// No hero enters this turn.
    pub no_entry: bool,
    /// Where the minion stands, if it is not at home.
    pub minion: Option<Spot<'a>>,
    /// The face-up item.
    pub item: Option<CardId<'a>>,
    pub coins: u8,
}

/// Treasure of a dungeon now.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Treasures {
    pub cleric: u8,
    pub fighter: u8,
    pub mage: u8,
    pub thief: u8,
    pub explorer: u8,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct BossView<'a> {
    pub card: CardId<'a>,
    pub xp: u16,
    pub leveled: bool,
}

/// A stack of rooms.
#[derive(Debug, Serialize, ToSchema)]
pub struct SlotView<'a> {
    /// The visible one; absent in a new slot that holds only a face-down card.
    pub room: Option<RoomView<'a>>,
    /// The rooms it covers, the lowest first.
    pub below: Vec<CardId<'a>>,
    /// The card face down on it: its id to its owner, `hidden` to others.
    #[schema(value_type = Option<String>)]
    pub face_down: Option<&'a str>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RoomView<'a> {
    pub card: CardId<'a>,
    /// What it deals now.
    pub damage: u8,
    pub deactivated: bool,
    pub stunned: bool,
    pub tokens: u8,
    /// Its once-per-turn ability has been used this turn.
    pub used: bool,
}

/// A hero in play.
#[derive(Debug, Serialize, ToSchema)]
pub struct HeroView<'a> {
    pub card: CardId<'a>,
    /// With all that is added to it.
    pub health: u8,
    pub damage: u8,
    /// It waits for the next adventure phase.
    pub waits: bool,
    /// Its health token, which is included in its health.
    pub token: i8,
    /// What it carries.
    pub item: Option<CardId<'a>>,
}

/// A place of the town board.
#[derive(Debug, Serialize, ToSchema)]
pub struct LandmarkView<'a> {
    pub card: CardId<'a>,
    /// The hero on it; in the tavern all of them, the top one last.
    pub heroes: Vec<HeroView<'a>>,
    /// For each space the seat whose minion stands there.
    pub minions: Vec<Option<Letter>>,
}

/// Where a minion stands: on a space of a landmark, on a room of its own dungeon, or on its boss.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Spot<'a> {
    Landmark { landmark: CardId<'a>, space: u16 },
    Room { room: CardId<'a> },
    Boss { boss: CardId<'a> },
}

/// The hero on its way through a dungeon.
#[derive(Debug, Serialize, ToSchema)]
pub struct WalkView<'a> {
    pub seat: Letter,
    /// Absent while it is in no room.
    pub slot: Option<u16>,
    pub hero: HeroView<'a>,
}

/// A declared spell or ability that has not happened yet.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeclaredView<'a> {
    pub seat: Letter,
    pub card: CardId<'a>,
    /// Which of the card's abilities it is.
    pub ability: u16,
    /// Where the dungeon shows two rooms of that name, the slot of the one whose ability it is.
    pub which: Option<u16>,
    pub spell: bool,
    pub target: Option<TargetSeen<'a>>,
}

/// A declared target: a room with the seat it is at and, where two of that name are there, its
/// slot; a hero, a declared spell, or a player.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum TargetSeen<'a> {
    Room { seat: Letter, room: CardId<'a>, which: Option<u16> },
    Hero { hero: CardId<'a> },
    Spell { spell: CardId<'a> },
    Player { seat: Letter },
}

/// A card that is known to be in the hand, or face down, at one of these seats.
#[derive(Debug, Serialize, ToSchema)]
pub struct Known<'a> {
    pub card: CardId<'a>,
    pub places: Vec<Letter>,
}

/// A known card on top of a deck.
#[derive(Debug, Serialize, ToSchema)]
pub struct Top<'a> {
    pub deck: Back,
    pub card: CardId<'a>,
}

/// How a game ended.
#[derive(Debug, Serialize, ToSchema)]
pub struct Outcome {
    pub cause: Cause,
    pub winner: Letter,
    /// All seats, the best first.
    pub ranking: Vec<Letter>,
    /// Souls minus wounds of the winner.
    pub score: i16,
    pub titles: Titles,
}
