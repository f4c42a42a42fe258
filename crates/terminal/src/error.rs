use std::error::Error;
use std::fmt;
use std::io;

use endboss_engine::Refused;
use endboss_journal::JournalError;
use endboss_lexicon::Seat;

/// Why a game cannot be played, or not any longer.
#[derive(Debug)]
pub enum PlayError {
    /// The record takes no more lines, so nothing more can happen.
    Unkept(io::Error),
    /// What is said or typed does not get through.
    Unheard(io::Error),
    Unplayable(JournalError),
    Over,
    NobodyPlays,
    SeveralPlay,
    /// A seat is played by something that cannot be asked here.
    Stranger {
        seat: Seat,
        name: String,
    },
    Refused(Refused),
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Unkept(error) => write!(f, "the record cannot be written: {error}"),
            PlayError::Unheard(error) => write!(f, "the player cannot be spoken to: {error}"),
            PlayError::Unplayable(error) => error.fmt(f),
            PlayError::Over => f.write_str("this game is over"),
            PlayError::NobodyPlays => {
                f.write_str("no person plays in this game, so nobody can go on")
            }
            PlayError::SeveralPlay => {
                f.write_str("several people play in this game; here only one can")
            }
            PlayError::Stranger { seat, name } => {
                let letter = seat.letter();
                write!(f, "seat {letter} is played by \"{name}\", which cannot be asked here")
            }
            PlayError::Refused(refused) => refused.fmt(f),
        }
    }
}

impl Error for PlayError {}

/// Only talking fails in this way; whoever keeps the record says so.
impl From<io::Error> for PlayError {
    fn from(error: io::Error) -> PlayError {
        PlayError::Unheard(error)
    }
}

impl From<Refused> for PlayError {
    fn from(refused: Refused) -> PlayError {
        PlayError::Refused(refused)
    }
}
