//! What a viewer is shown: whole, and numbered so that nothing old is taken for new. [ARCHITECTURE 9]

use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use endboss_gamebox::Level;
use endboss_lexicon::{Seat, Viewer};
use endboss_view::{Forecast, Numbers, Seen, View};

use super::hints::Hint;
use super::library::Laid;
use super::record::Away;
use super::settings::Settings;
use super::windows::Windows;
use endboss_store::{TableId, TableState};

/// The table as one viewer sees it at one moment.
#[derive(Debug)]
pub struct Snapshot {
    /// Grows with every change that this viewer sees; nobody else's moves show in it otherwise.
    pub number: u64,
    pub body: Body,
    /// Made once, for however many streams show it.
    json: OnceLock<Bytes>,
}

#[derive(Clone, Debug)]
pub struct Body {
    pub facts: Arc<Facts>,
    pub viewer: Viewer,
    pub own: Option<Own>,
    pub part: Option<Arc<Part>>,
    /// The cards and their names, once a game has begun.
    pub laid: Option<Arc<Laid>>,
}

impl PartialEq for Body {
    fn eq(&self, other: &Body) -> bool {
        let same = |a: &Option<Arc<Part>>, b: &Option<Arc<Part>>| match (a, b) {
            (Some(a), Some(b)) => Arc::ptr_eq(a, b) || a == b,
            (None, None) => true,
            _ => false,
        };
        self.viewer == other.viewer
            && self.own == other.own
            && (Arc::ptr_eq(&self.facts, &other.facts) || self.facts == other.facts)
            && same(&self.part, &other.part)
    }
}

/// The game as the viewer knows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    pub view: View,
    /// The number of the question in the view.
    pub ask: Option<u32>,
    /// How many lines of the log came before these.
    pub log_from: u32,
    pub log: Vec<Seen>,
    /// What comes if everybody passes.
    pub forecast: Forecast,
    /// What the numbers of the view are made of.
    pub numbers: Numbers,
}

/// How much of the log goes with every snapshot; the rest is asked for.
pub const LOG_SHOWN: usize = 40;

/// What everybody at the table knows of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub id: TableId,
    pub code: String,
    pub state: TableState,
    pub settings: Settings,
    pub seats: Vec<SeatFacts>,
    /// SHA-256 of the seed the deal is made from, shown before the game.
    pub commit: String,
    pub chat: Vec<ChatFacts>,
    /// Somebody wants to take back more than one may alone.
    pub undo: Option<UndoFacts>,
    /// Somebody says that a seat is theirs and has lost its link.
    pub claim: Option<ClaimFacts>,
    /// None of its people plays: the game waits for them, or is adjourned until they come back.
    pub rest: Option<RestFacts>,
    /// Where the same players play again.
    pub rematch: Option<TableId>,
    /// Why the table was stopped, if a bug did it.
    pub error: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct SeatFacts {
    pub seat: Seat,
    pub holder: HolderFacts,
    pub host: bool,
    /// The person is connected.
    pub present: bool,
    /// A bot plays on for the person: left, or clock.
    pub away: Option<Away>,
    /// The player added salt to the deal.
    pub salted: bool,
    pub muted: bool,
    /// How many other devices play from this seat by its link.
    pub devices: u8,
}

/// Who a seat belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HolderFacts {
    Open,
    /// For somebody of this name who has not sat down yet.
    Held(String),
    Person(String),
    Bot(Level),
}

impl SeatFacts {
    /// What whoever holds the seat, or for whom it is held, is called; bots have no name here.
    pub fn name(&self) -> Option<&str> {
        match &self.holder {
            HolderFacts::Held(name) | HolderFacts::Person(name) => Some(name),
            HolderFacts::Open | HolderFacts::Bot(_) => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ChatFacts {
    pub n: u32,
    pub seat: Seat,
    pub name: String,
    pub text: String,
    pub at: i64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct UndoFacts {
    pub by: Seat,
    /// To the beginning of the turn, and not only to their last choice.
    pub whole_turn: bool,
    pub agreed: Vec<Seat>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ClaimFacts {
    /// The seat that is asked for.
    pub seat: Seat,
    /// What whoever asks is called.
    pub name: String,
    /// The seats that have agreed.
    pub agreed: Vec<Seat>,
}

/// A game that none of its people plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestFacts {
    /// False while the game waits, true when it is adjourned.
    pub adjourned: bool,
    /// When a game that waits is adjourned, or a rated one goes on to which somebody came back, in
    /// milliseconds since 1970.
    pub until: Option<i64>,
    /// How many seconds that takes in all.
    pub wait: u32,
    /// The seats whose people an adjourned rated game still waits for.
    pub missing: Vec<Seat>,
}

/// What only the player of a seat is told.
#[derive(Clone, Debug, PartialEq)]
pub struct Own {
    pub seat: Seat,
    /// Lets another device of yours play from this seat. Keep it to yourself.
    pub secret: String,
    pub windows: Windows,
    /// When the clock runs out, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// What is left on the clock of the whole game, in milliseconds.
    pub bank: Option<u64>,
    pub may_undo: bool,
    /// A bot may be asked for a hint at this table.
    pub may_hint: bool,
    /// What a bot would do, if they asked.
    pub hint: Option<Hint>,
}

impl Snapshot {
    pub fn new(number: u64, body: Body) -> Snapshot {
        Snapshot { number, body, json: OnceLock::new() }
    }

    /// The JSON of it, made by whoever needs it first.
    pub fn json(&self, make: impl FnOnce(&Snapshot) -> Bytes) -> Bytes {
        self.json.get_or_init(|| make(self)).clone()
    }
}
