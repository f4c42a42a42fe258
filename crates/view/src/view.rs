use endboss_lexicon::{Back, CardKind, Seat, Seats, Titles, Viewer};
use serde::{Deserialize, Serialize};

use crate::seen::{Spot, TargetSeen};
use crate::{Ask, CardSeen, Source};

/// The part of the game that is going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    #[default]
    SetUp,
    Beginning,
    Town,
    Build,
    Reveal,
    Minions,
    Bait,
    Adventure,
    End,
    Over,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Cause {
    /// Somebody has ten souls. [R9.2, R9.3]
    TenSouls,
    /// Somebody has five wounds and that ends the game. [R9.3]
    FiveWounds,
    /// One player is left, or nobody. [R9.2]
    LastOneLeft,
    /// The last epic was revealed: infinite lives. [R10]
    LastEpic,
    /// No hero comes any more and nothing happened. [Q12]
    NobodyComes,
    TurnLimit,
    /// All others conceded. [Q20]
    Conceded,
    /// A hero went to the tavern in a solo game. [R12.6]
    Tavern,
}

impl Cause {
    pub const ALL: [Cause; 8] = [
        Cause::TenSouls,
        Cause::FiveWounds,
        Cause::LastOneLeft,
        Cause::LastEpic,
        Cause::NobodyComes,
        Cause::TurnLimit,
        Cause::Conceded,
        Cause::Tavern,
    ];

    pub fn id(self) -> &'static str {
        match self {
            Cause::TenSouls => "ten_souls",
            Cause::FiveWounds => "five_wounds",
            Cause::LastOneLeft => "last_one_left",
            Cause::LastEpic => "last_epic",
            Cause::NobodyComes => "nobody_comes",
            Cause::TurnLimit => "turn_limit",
            Cause::Conceded => "conceded",
            Cause::Tavern => "tavern",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    pub cause: Cause,
    pub winner: Seat,
    /// All seats, best first.
    pub ranking: Vec<Seat>,
    /// Souls minus wounds of the winner. [R9.4, R12.7]
    pub score: i16,
    /// Which list of titles the score is for.
    pub titles: Titles,
}

/// For whom the game waits, as far as this viewer may know. [Q6]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Waiting {
    /// A window is open; nobody is told who is awaited.
    Window,
    /// Everybody answers at once; nobody is told who has.
    Everybody,
    Seat(Seat),
    /// For nobody: a chance is being settled.
    Chance,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BossView {
    pub card: CardKind,
    pub xp: u16,
    pub leveled: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomView {
    pub card: CardKind,
    /// What it deals now; nothing while deactivated or stunned.
    pub damage: u8,
    pub deactivated: bool,
    pub stunned: bool,
    pub tokens: u8,
    /// Its once-per-turn ability has been used this turn.
    pub used: bool,
    /// The seat whose minion stands on it: of two rooms of one name the one that is meant. [R4.1]
    #[serde(default)]
    pub minion: Option<Seat>,
}

/// A slot, with the cards of its stack from the bottom to the visible one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SlotView {
    /// Absent for a new slot that holds only a face-down card.
    pub room: Option<RoomView>,
    pub below: Vec<CardKind>,
    /// The face-down card on it, shown to its owner.
    pub face_down: Option<CardSeen>,
}

/// A hero in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeroView {
    pub card: CardKind,
    /// Health with bonuses and tokens.
    pub health: u8,
    pub damage: u8,
    /// It waits for the next adventure phase. [Q16]
    pub waits: bool,
    /// Its health token, included in its health. [R8.4]
    pub token: i8,
    /// The item it carries. [R11.3]
    pub item: Option<CardKind>,
}

/// A place of the town board. [R4.2]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LandmarkView {
    pub card: CardKind,
    /// The hero on it; in the tavern all of them, the top one last.
    pub heroes: Vec<HeroView>,
    /// For each space the seat whose minion stands there.
    pub minions: Vec<Option<Seat>>,
}

/// A card that this viewer knows to be among the hidden cards (hand or face down) of one of some
/// seats. [Q44]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Known {
    pub card: CardKind,
    /// Bits of seats.
    pub places: u8,
}

impl Known {
    pub fn places(self) -> Seats {
        Seats(self.places)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    pub seat: Seat,
    pub boss: Option<BossView>,
    /// The bosses on offer, to their owner.
    pub offered: Vec<CardKind>,
    /// From the boss to the left: the first is next to the boss.
    pub slots: Vec<SlotView>,
    /// The whole hand, to its owner; in order of print.
    pub hand: Option<Vec<CardKind>>,
    pub hand_rooms: u8,
    pub hand_spells: u8,
    /// Treasure of the dungeon now: cleric, fighter, mage, thief, explorer.
    pub treasure: [u8; 5],
    /// Rooms that count as rooms now.
    pub rooms: u8,
    pub entrance: Vec<HeroView>,
    pub souls: u8,
    pub wounds: u8,
    pub soul_heroes: Vec<CardKind>,
    pub wound_heroes: Vec<CardKind>,
    pub out: bool,
    pub conceded: bool,
    /// No hero enters this turn.
    pub no_entry: bool,
    /// Where its minion stands, if it is not at home. [R4.1]
    pub minion: Option<Spot>,
    /// The face-up item. [Q14]
    pub item: Option<CardKind>,
    pub coins: u8,
}

/// The hero on its way through a dungeon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WalkView {
    pub seat: Seat,
    /// Absent while it is in no room.
    pub slot: Option<u8>,
    pub hero: HeroView,
}

/// A declared spell or ability that has not happened yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeclaredView {
    pub seat: Seat,
    pub source: Source,
    /// Of two rooms of one name in that dungeon, the slot of the one whose ability it is.
    pub which: Option<u8>,
    pub spell: bool,
    pub target: Option<TargetSeen>,
}

/// Written and read by the engine only: what it needs to imagine the game behind a view. It is
/// built from what the viewer may know, so it tells nothing more.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Mark(pub Vec<u8>);

/// Everything one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub turn: u16,
    pub phase: Phase,
    pub active: Option<Seat>,
    /// Seats in turn order; empty before the bosses are known.
    pub turn_order: Vec<Seat>,
    pub seats: Vec<SeatView>,
    /// Oldest first.
    pub town: Vec<HeroView>,
    pub walk: Option<WalkView>,
    pub declared: Vec<DeclaredView>,
    pub room_deck: u16,
    pub spell_deck: u16,
    pub ordinary_heroes: Vec<CardKind>,
    pub epic_heroes: Vec<CardKind>,
    /// In order of print.
    pub discard: Vec<CardKind>,
    /// In order of print.
    pub removed: Vec<CardKind>,
    pub known: Vec<Known>,
    /// Cards this viewer saw in the room deck when searching it, until it is rebuilt. [Q49]
    pub seen_in_deck: Vec<CardKind>,
    /// Known cards on top of a deck, top first.
    pub tops: Vec<(Back, CardKind)>,
    pub no_building: bool,
    /// Who has the first player's marker, where there is one. [R2.6]
    pub first_player: Option<Seat>,
    /// Face up on the market. [R4.1]
    pub market: Vec<CardKind>,
    /// The town board from left to right; empty where there is none.
    pub landmarks: Vec<LandmarkView>,
    /// How many heroes the town row holds, if there is a limit.
    pub town_places: Option<u8>,
    /// Items that wait for a hero, the oldest first. [R11.3]
    pub items: Vec<CardKind>,
    pub waiting: Waiting,
    pub ask: Option<Ask>,
    pub outcome: Option<Outcome>,
    pub mark: Mark,
}

impl View {
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }
}
