//! What a viewer is shown: whole, and numbered so that nothing old is taken for new. [ARCHITECTURE 9]

use std::sync::{Arc, OnceLock};

use bytes::Bytes;
use endboss_lexicon::{Seat, Viewer};
use endboss_view::{Forecast, Numbers, Seen, View};
use serde::Serialize;
use utoipa::ToSchema;

use super::hints::Hint;
use super::library::Laid;
use super::record::Away;
use super::settings::Settings;
use super::windows::Windows;
use crate::store::TableState;

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
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Facts {
    pub id: String,
    pub code: String,
    #[schema(value_type = String)]
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
    pub rematch: Option<String>,
    /// Why the table was stopped, if a bug did it.
    pub error: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct SeatFacts {
    /// A letter.
    pub seat: String,
    /// open, held for somebody who has not sat down yet, person or bot.
    pub holder: &'static str,
    pub name: Option<String>,
    pub level: Option<String>,
    pub host: bool,
    /// The person is connected.
    pub present: bool,
    /// A bot plays on for the person: left, or clock.
    #[schema(value_type = Option<String>)]
    pub away: Option<Away>,
    /// The player added salt to the deal.
    pub salted: bool,
    pub muted: bool,
    /// How many other devices play from this seat by its link.
    pub devices: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ChatFacts {
    pub n: u32,
    pub seat: String,
    pub name: String,
    pub text: String,
    pub at: i64,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct UndoFacts {
    pub by: String,
    /// last_choice or turn.
    pub to: &'static str,
    pub agreed: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ClaimFacts {
    /// The seat that is asked for.
    pub seat: String,
    /// What whoever asks is called.
    pub name: String,
    /// The seats that have agreed.
    pub agreed: Vec<String>,
}

/// A game that none of its people plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RestFacts {
    /// False while the game waits, true when it is adjourned.
    pub adjourned: bool,
    /// When a game that waits is adjourned, or a rated one goes on to which somebody came back, in
    /// milliseconds since 1970.
    pub until: Option<i64>,
    /// How many seconds that takes in all.
    pub wait: u32,
    /// The seats whose people an adjourned rated game still waits for.
    pub missing: Vec<String>,
}

/// What only the player of a seat is told.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Own {
    pub seat: String,
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
    /// Written beside this, in the words of the cards.
    #[serde(skip)]
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

pub fn letter(seat: Seat) -> String {
    seat.letter().to_string()
}
