//! The words of a closed list.

use endboss_journal::Ids;
use endboss_lexicon::{self as lexicon, CardKind, Seat};
use endboss_view as view;
use serde::Serialize;
use utoipa::ToSchema;

/// A card by its pack and its name there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(value_type = String, example = "classic/dark-altar")]
pub struct CardId<'a>(pub &'a str);

impl<'a> CardId<'a> {
    pub fn of(card: CardKind, ids: &'a impl Ids) -> CardId<'a> {
        CardId(ids.id(card))
    }

    pub(super) fn all(cards: &[CardKind], ids: &'a impl Ids) -> Vec<CardId<'a>> {
        cards.iter().map(|card| CardId::of(*card, ids)).collect()
    }
}

/// A seat, lettered clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub enum Letter {
    A,
    B,
    C,
    D,
    E,
    F,
}

impl Letter {
    pub const ALL: [Letter; Seat::MAX] =
        [Letter::A, Letter::B, Letter::C, Letter::D, Letter::E, Letter::F];

    pub(super) fn all(seats: &[Seat]) -> Vec<Letter> {
        seats.iter().map(|seat| Letter::from(*seat)).collect()
    }
}

impl From<Seat> for Letter {
    fn from(seat: Seat) -> Letter {
        Letter::ALL[seat.index()]
    }
}

/// Who looks: a player from a seat, or a spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub enum Viewer {
    A,
    B,
    C,
    D,
    E,
    F,
    #[serde(rename = "public")]
    Public,
}

impl From<lexicon::Viewer> for Viewer {
    fn from(viewer: lexicon::Viewer) -> Viewer {
        let lexicon::Viewer::Seat(seat) = viewer else { return Viewer::Public };
        match Letter::from(seat) {
            Letter::A => Viewer::A,
            Letter::B => Viewer::B,
            Letter::C => Viewer::C,
            Letter::D => Viewer::D,
            Letter::E => Viewer::E,
            Letter::F => Viewer::F,
        }
    }
}

/// For whom the game waits, as far as the viewer may know: a seat; `window` while anybody may
/// declare something and nobody is told who is awaited; `everybody` while all answer at once;
/// `chance` for nobody; `over` once the game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub enum Waiting {
    A,
    B,
    C,
    D,
    E,
    F,
    #[serde(rename = "window")]
    Window,
    #[serde(rename = "everybody")]
    Everybody,
    #[serde(rename = "chance")]
    Chance,
    #[serde(rename = "over")]
    Over,
}

impl From<view::Waiting> for Waiting {
    fn from(waiting: view::Waiting) -> Waiting {
        let seat = match waiting {
            view::Waiting::Window => return Waiting::Window,
            view::Waiting::Everybody => return Waiting::Everybody,
            view::Waiting::Chance => return Waiting::Chance,
            view::Waiting::Over => return Waiting::Over,
            view::Waiting::Seat(seat) => seat,
        };
        match Letter::from(seat) {
            Letter::A => Waiting::A,
            Letter::B => Waiting::B,
            Letter::C => Waiting::C,
            Letter::D => Waiting::D,
            Letter::E => Waiting::E,
            Letter::F => Waiting::F,
        }
    }
}

/// An enum of the game as words; one more there does not compile without its word here.
macro_rules! words {
    ($(#[$about:meta])* $name:ident is $from:path { $($word:ident),* $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($word),* }

        impl From<$from> for $name {
            fn from(it: $from) -> $name {
                use $from as From;
                match it { $(From::$word { .. } => $name::$word),* }
            }
        }
    };
}

words! {
    /// The part of the game that is going on.
    Phase is view::Phase {
        SetUp, Beginning, Town, Build, Reveal, Minions, Bait, Adventure, End, Over,
    }
}

words! {
    /// Why a game ended.
    Cause is view::Cause {
        TenSouls, FiveWounds, LastOneLeft, LastEpic, NobodyComes, TurnLimit, Conceded, Tavern,
    }
}

words! {
    /// Which list of titles a score is for.
    Titles is lexicon::Titles { None, Solo, Challenge }
}

words! {
    /// The back of a card, and the deck it belongs to.
    Back is lexicon::Back { Room, Spell }
}

words! {
    /// What a room is.
    RoomSort is lexicon::RoomSort { Monster, Trap }
}

words! {
    /// Whose dungeon.
    Whose is lexicon::Whose { Yours, Opponents, Anyones }
}

words! {
    /// By whom a spell was declared.
    SpellBy is lexicon::SpellBy { Anyone, Opponent }
}

words! {
    /// What a question asks.
    Asked is view::Asked {
        ChooseBoss, Mulligan, OpeningDiscard, FirstRoom, TurnDraw, PlaceRoom, PlaceWhere, Window,
        CancelWindow, Target, CostRoom, CostCard, CostSoul, May, NextTrigger, Discard,
        TakeDiscarded, NameBack, TakeSeen, Search, BuildFound, DestroyOwn, SwapFirst, SwapSecond,
        BuildRoom, BuildWhere, ReturnSoul, Heal, Machinations, Market, PlaceMinion, TokenOn,
        LoseToken, MoveTokenFrom, MoveTokenTo, CostToken, SummonTo, TakeMarket, MoveMinion,
        SendHero, ShuffleStack,
    }
}

words! {
    /// A kind of treasure.
    Treasure is lexicon::Treasure { Cleric, Fighter, Mage, Thief, Explorer }
}

words! {
    /// Where a hero in town would go: to a dungeon; nowhere, because of a tie; nowhere, because
    /// nobody has what it wants, or not enough of it.
    Lured is view::Lured { To, Tied, Nobody }
}

words! {
    /// How a walk ends: the hero dies, survives, is sent elsewhere, or does not walk in this turn.
    WalkEnd is view::WalkEnd { Dies, Survives, Leaves, Stays }
}

words! {
    /// What a part of a number comes from: the number printed on the room; one printed for each
    /// such room, icon of treasure, or room below; tokens; a card; the boss since its level up;
    /// being the last room; effects until end of turn; doubling; and what takes all of it away.
    NumberSource is view::NumberSource {
        Printed, PerRoom, PerTreasure, PerBelow, Tokens, Room, Boss, LevelUp, Last, ThisTurn,
        AllRoomsThisTurn, LastRoomThisTurn, Doubled, Deactivated, Stunned,
    }
}
