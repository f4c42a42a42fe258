//! Why a request does not come through the door.

use super::Budget;
use crate::api::Problem;
use endboss_text::reasons;
use endboss_text::saying::Word;

/// Who has asked too often, or for too much at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Address,
    Person,
}

impl From<Whose> for Word {
    fn from(whose: Whose) -> Word {
        match whose {
            Whose::Address => "address".into(),
            Whose::Person => "person".into(),
        }
    }
}

impl From<Budget> for Word {
    fn from(budget: Budget) -> Word {
        budget.id().into()
    }
}

reasons! {
    /// Why a request is refused before anybody looks at what it asks.
    pub enum Refusal {
        Banned = "refused-banned",
        BannedAddress = "refused-banned-address",
        Timeout = "refused-timeout",
        TwoLengths = "refused-two-lengths",
        TooLarge(most: usize) = "refused-too-large",
        Origin = "refused-origin",
        WrongHost = "refused-wrong-host",
        Nobody = "refused-nobody",
        NoAddress = "refused-no-address",
        StreamsHere = "refused-streams-here",
        StreamsMine = "refused-streams-mine",
        TooMany(what: Budget, whose: Whose, seconds: u64) = "refused-too-many",
    }
}

impl Refusal {
    /// For programs: never changed.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::Banned | Refusal::BannedAddress => "banned",
            Refusal::Timeout => "timeout",
            Refusal::TwoLengths => "two_lengths",
            Refusal::TooLarge(_) => "too_large",
            Refusal::Origin => "origin",
            Refusal::WrongHost => "wrong_host",
            Refusal::Nobody => "nobody",
            Refusal::NoAddress => "no_address",
            Refusal::StreamsHere | Refusal::StreamsMine => "streams",
            Refusal::TooMany(..) => "too_many",
        }
    }

    fn status(&self) -> u16 {
        match self {
            Refusal::TwoLengths => 400,
            Refusal::Nobody => 401,
            Refusal::Banned | Refusal::BannedAddress | Refusal::Origin => 403,
            Refusal::Timeout => 408,
            Refusal::TooLarge(_) => 413,
            Refusal::WrongHost => 421,
            Refusal::StreamsHere | Refusal::StreamsMine | Refusal::TooMany(..) => 429,
            Refusal::NoAddress => 500,
        }
    }

    fn retry_after(&self) -> Option<u64> {
        match self {
            Refusal::StreamsHere | Refusal::StreamsMine => Some(5),
            Refusal::TooMany(_, _, seconds) => Some(*seconds),
            _ => None,
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let problem = Problem::new(refusal.status(), refusal.code(), refusal.saying());
        problem.after(refusal.retry_after())
    }
}

#[cfg(any(test, feature = "samples"))]
mod samples {
    use endboss_text::saying::samples::Sample;

    use super::{Budget, Whose};

    impl Sample for Budget {
        fn sample() -> Budget {
            Budget::Chat
        }
    }

    impl Sample for Whose {
        fn sample() -> Whose {
            Whose::Address
        }
    }
}
