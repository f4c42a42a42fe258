//! Why a table does not do what somebody asks.

use endboss_gamebox::SetupError;

use crate::store::StoreError;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("there is no such table")]
    NoTable,
    #[error("there is no seat {0:?} at this table")]
    NoSeat(String),
    /// The settings make no game.
    #[error("{0}")]
    Unplayable(String),
    /// This cannot be done now.
    #[error("{0}")]
    NotNow(&'static str),
    /// Not by this person.
    #[error("{0}")]
    NotYours(&'static str),
    /// The question that was answered is not open any more.
    #[error("that question is no longer open; look at the table again")]
    StaleAsk,
    #[error("that is not among the choices; look at the question again")]
    NotOffered,
    #[error("{0}")]
    TooMuch(&'static str),
    /// A bug stopped the table.
    #[error("this table was stopped by an error on our side; its journal is kept")]
    Broken,
    #[error("what you did could not be saved, so it did not happen; try again")]
    Unsaved(StoreError),
    #[error("the server is about to stop; try again in a moment")]
    Stopping,
    #[error("many games are being looked at again just now; try again in a few seconds")]
    Busy,
}

impl Refusal {
    /// An answer came under the key of another one.
    pub const KEY_USED: Refusal = Refusal::NotNow("that key was used for another answer");

    /// For programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::NoTable => "no_table",
            Refusal::NoSeat(_) => "no_seat",
            Refusal::Unplayable(_) => "unplayable",
            Refusal::NotNow(_) => "not_now",
            Refusal::NotYours(_) => "not_yours",
            Refusal::StaleAsk => "stale_ask",
            Refusal::NotOffered => "not_offered",
            Refusal::TooMuch(_) => "too_much",
            Refusal::Broken => "broken",
            Refusal::Unsaved(_) => "unsaved",
            Refusal::Stopping => "stopping",
            Refusal::Busy => "busy",
        }
    }

    pub fn status(&self) -> u16 {
        match self {
            Refusal::NoTable | Refusal::NoSeat(_) => 404,
            Refusal::Unplayable(_) | Refusal::NotOffered => 422,
            Refusal::NotNow(_) | Refusal::StaleAsk => 409,
            Refusal::NotYours(_) => 403,
            Refusal::TooMuch(_) => 413,
            Refusal::Broken => 500,
            Refusal::Unsaved(_) | Refusal::Stopping | Refusal::Busy => 503,
        }
    }
}

impl From<SetupError> for Refusal {
    fn from(error: SetupError) -> Refusal {
        Refusal::Unplayable(error.to_string())
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        Refusal::Unsaved(error)
    }
}
