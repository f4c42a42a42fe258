//! What a page is told of a table besides the game.

use endboss_lexicon::Seat;
use endboss_view::{Pick, Why};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Waiting,
    Playing,
    Over,
    Closed,
    Broken,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    Open,
    /// For a player who has not sat down yet; whether that is the reader.
    Held {
        name: String,
        mine: bool,
    },
    Person(String),
    /// By its level.
    Bot(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatFacts {
    pub seat: Seat,
    pub holder: Holder,
    pub host: bool,
    pub present: bool,
    /// A bot plays on for the person: they left, or their clock ran out.
    pub away: Option<&'static str>,
    pub muted: bool,
    /// How many other devices play from here.
    pub devices: u8,
    /// The reader sits here.
    pub mine: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    pub n: u32,
    pub seat: Seat,
    pub name: String,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoFacts {
    pub by: Seat,
    pub whole_turn: bool,
    pub agreed: Vec<Seat>,
}

/// Somebody says that a seat is theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimFacts {
    pub seat: Seat,
    pub name: String,
    pub agreed: Vec<Seat>,
}

/// A game that none of its people plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rest {
    pub adjourned: bool,
    /// When that ends by itself, in milliseconds since 1970.
    pub until: Option<i64>,
    /// How many seconds that takes in all.
    pub wait: u32,
    /// Whom an adjourned rated game still waits for.
    pub missing: Vec<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFacts {
    pub id: String,
    pub code: String,
    pub state: State,
    /// As the text calls it.
    pub edition: String,
    /// Everything that differs from the edition as it is printed, in words.
    pub differs: Vec<String>,
    pub seats: Vec<SeatFacts>,
    pub chat: Vec<ChatLine>,
    pub undo: Option<UndoFacts>,
    pub claim: Option<ClaimFacts>,
    pub rest: Option<Rest>,
    /// The clock, in words.
    pub clock: Option<String>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    pub error: Option<String>,
    /// SHA-256 of the seed.
    pub commit: String,
    /// The reader made this table.
    pub host: bool,
    pub rated: bool,
    /// Whoever has the address may sit down.
    pub open: bool,
    /// The address that others are told.
    pub link: String,
    /// The day whose daily dungeon it is.
    pub daily: Option<String>,
}

/// What a bot would do in the player's place, once it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    Thinking,
    Here { pick: Pick, why: Why, level: String },
}

/// What only the player of the seat is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    pub seat: Seat,
    pub may_undo: bool,
    /// There are hints at this table.
    pub may_hint: bool,
    pub hint: Option<Hint>,
    /// When the clock runs out, in milliseconds since 1970.
    pub deadline: Option<i64>,
    pub always_ask: bool,
    /// my_turn, end_of_phase or end_of_turn.
    pub pass_until: Option<&'static str>,
    pub wake_at_me: bool,
    pub wake_declared: bool,
    /// Opens the seat on another device.
    pub link: String,
}

/// Several seats of one reader: people who share a device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Device {
    /// All seats of the reader.
    pub seats: Vec<Seat>,
    /// Another seat of theirs that is asked while the one shown is not.
    pub next: Option<Seat>,
}

/// What a bot is called, by its seat.
pub fn bot_name(seat: Seat) -> &'static str {
    const NAMES: [&str; Seat::MAX] = ["Mordle", "Grizzle", "Vexa", "Ossian", "Tallow", "Brindle"];
    NAMES[seat.index() % NAMES.len()]
}
