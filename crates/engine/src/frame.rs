//! Suspended work as data: a stack of plain frames, the newest on top.

use endboss_lexicon::{Back, CardKind, Seat};
use endboss_view::{Asked, Phase, Source};
use serde::{Deserialize, Serialize};

use crate::tables::{CardId, HeroIx, ItemIx};

/// What a declared or triggered effect was aimed at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Aim {
    #[default]
    None,
    Room(CardId),
    Hero(HeroIx),
    Seat(Seat),
    /// A declared spell by its serial number.
    Spell(u8),
}

/// The course of the game: always the lowest frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flow {
    #[default]
    DealBosses,
    ChooseBosses,
    RankXp,
    DealHands,
    Mulligans,
    OpeningDiscards,
    FirstRooms,
    RevealFirst,
    BeginTurn,
    /// Laying out the market: so many places of rooms and spells are still to fill. [R4.1]
    Market {
        rooms: u8,
        spells: u8,
    },
    /// An item is revealed before the heroes. [R11.3]
    RevealItem,
    Arrivals {
        left: u8,
    },
    /// A card from the market, then the minion, player by player. [R4.1]
    MarketPick {
        at: u8,
    },
    PlaceMinion {
        at: u8,
    },
    TurnDraws {
        at: u8,
    },
    BuildWindow {
        at: u8,
    },
    BuildPlace {
        at: u8,
    },
    BuildAfter {
        at: u8,
    },
    Reveal,
    LevelUps {
        at: u8,
    },
    BuiltEffects {
        at: u8,
        levels_done: bool,
    },
    /// Each minion's effect, player by player. [R4.4]
    Minions {
        at: u8,
    },
    Bait,
    AdventureStart,
    /// A player's part of Adventure: whether a hero has walked since the last window, and whether
    /// the player was the active one in a window of it. [R8.1, Q79]
    Part {
        at: u8,
        walked: bool,
        opened: bool,
    },
    BeforeEntering {
        at: u8,
    },
    /// "At the end of the turn", player by player.
    EndTriggers {
        at: u8,
    },
    EndEffects,
    EndLevelUps {
        at: u8,
    },
    Machinations {
        at: u8,
    },
    EndCheck,
    Over,
}

impl Flow {
    /// What is asked of several seats in this part of the set-up; so many cards are still to be
    /// discarded, where it is that.
    pub(crate) fn question(self, left: u8) -> Option<Asked> {
        match self {
            Flow::ChooseBosses => Some(Asked::ChooseBoss),
            Flow::Mulligans => Some(Asked::Mulligan),
            Flow::OpeningDiscards => Some(Asked::OpeningDiscard { left }),
            Flow::FirstRooms => Some(Asked::FirstRoom),
            _ => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    pub phase: Phase,
    pub active: Seat,
    /// Who is asked first in this round, and how many have passed in a row.
    pub first: Seat,
    pub passed: u8,
    /// Active player first: all have passed and the waiting effects happen. [R6.5]
    pub batch: bool,
    /// It was just found out that the next seat can declare something.
    pub sure: bool,
    /// So much was declared before this window opened: that waits for the window below.
    pub floor: u8,
}

/// A declaration being put together; nobody else knows of it yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declaring {
    pub seat: Seat,
    pub source: Source,
    /// The room whose ability it is.
    pub copy: CardId,
    pub aim: Aim,
    pub aimed: bool,
    /// Costs chosen so far.
    pub paid: [Payment; 4],
    pub paid_count: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Payment {
    #[default]
    None,
    Room(CardId),
    Card(CardKind),
    Soul(HeroIx),
    Token(CardId),
}

/// An effect on its way, one verb after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    pub seat: Seat,
    pub source: Source,
    pub copy: CardId,
    pub aim: Aim,
    pub step: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Frame {
    Flow(Flow),
    Ask {
        seat: Seat,
        what: Asked,
    },
    Window(Window),
    Declaring(Declaring),
    /// A trigger that is due.
    Trigger {
        seat: Seat,
        copy: CardId,
        source: Source,
    },
    /// So many trigger frames lie below; their owner chooses which comes first. [R6.1]
    TriggerSet {
        seat: Seat,
        count: u8,
    },
    Run(Run),
    /// The newest effect has happened: its spell is discarded, a held hero may leave.
    Finish {
        declared: Declared,
    },
    Draw {
        seat: Seat,
        back: Back,
        left: u8,
    },
    DiscardRandom {
        seat: Seat,
        back: Back,
    },
    TakeRandom {
        seat: Seat,
        from: Seat,
        back: Back,
    },
    /// A room built by an effect: level up if due, then its own effects. [R5.4]
    AfterBuilding {
        seat: Seat,
        copy: CardId,
    },
    Walk(Stage),
    /// The cards of this stack get a new order, one by one from the bottom. [Q43]
    Shuffle {
        seat: Seat,
        slot: u8,
    },
    /// The window in which an old item may still be used is over. [Q14]
    NewItem {
        seat: Seat,
        item: ItemIx,
    },
}

/// Where the walking hero is in its room. [R8.2]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Go on to the next room, or to the boss.
    Next,
    /// What happens on entering is over: the room deals its damage.
    Deal,
    /// The damage is dealt: the window opens.
    Dealt,
    /// The window after the damage is over.
    Leave,
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Flow(Flow::Over)
    }
}

/// A declared spell or ability that has not happened yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declared {
    pub seat: Seat,
    pub source: Source,
    pub copy: CardId,
    pub aim: Aim,
    pub serial: u8,
    pub spell: bool,
    /// Active player first: happens as soon as nobody cancels it. [R6.5]
    pub at_once: bool,
    /// Paid with the room the walking hero stands in. [Q22]
    pub holds: bool,
}

impl Default for Declared {
    fn default() -> Declared {
        Declared {
            seat: Seat(0),
            source: Source { card: CardKind(0), ability: 0 },
            copy: CardId::NONE,
            aim: Aim::None,
            serial: 0,
            spell: false,
            at_once: false,
            holds: false,
        }
    }
}
