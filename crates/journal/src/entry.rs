use std::fmt;

use endboss_engine::{Chance, Roll};
use endboss_lexicon::Seat;
use endboss_view::Pick;

/// One line of a game: what somebody did, or how a chance came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    Pick {
        seat: Seat,
        pick: Pick,
    },
    Roll {
        chance: Chance,
        roll: Roll,
    },
    /// A player gives up. [Q20]
    Concede {
        seat: Seat,
    },
    /// Entries are taken back. The game goes on as if they had never been, but the record keeps
    /// them. [Q50]
    Undo {
        seat: Seat,
        back: Vec<Span>,
        /// All consented, so it may go further than the player's own right.
        agreed: bool,
    },
}

/// Entries from one number to another, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    pub first: u32,
    pub last: u32,
}

impl Span {
    pub fn one(number: u32) -> Span {
        Span { first: number, last: number }
    }

    pub fn has(self, number: u32) -> bool {
        (self.first..=self.last).contains(&number)
    }

    pub(crate) fn read(word: &str) -> Option<Span> {
        let (first, last) = word.split_once('-').unwrap_or((word, word));
        let span = Span { first: first.parse().ok()?, last: last.parse().ok()? };
        (0 < span.first && span.first <= span.last).then_some(span)
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.first == self.last {
            write!(f, "{}", self.first)
        } else {
            write!(f, "{}-{}", self.first, self.last)
        }
    }
}
