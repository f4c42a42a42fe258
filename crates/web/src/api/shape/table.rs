//! A table as JSON: what everybody knows of it, and what only the player of a seat is told.

use endboss_lexicon::Seat;
use endboss_tables::{self as tables, HolderFacts};
use serde::Serialize;
use utoipa::ToSchema;

use super::settings::Settings;
use super::windows::Windows;

/// What everybody at the table knows of it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Facts {
    pub id: String,
    pub code: String,
    pub state: &'static str,
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
    pub away: Option<&'static str>,
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
}

fn letter(seat: Seat) -> String {
    seat.letter().to_string()
}

fn letters(seats: &[Seat]) -> Vec<String> {
    seats.iter().copied().map(letter).collect()
}

impl From<&tables::Facts> for Facts {
    fn from(facts: &tables::Facts) -> Facts {
        Facts {
            id: facts.id.to_string(),
            code: facts.code.clone(),
            state: facts.state.id(),
            settings: (&facts.settings).into(),
            seats: facts.seats.iter().map(SeatFacts::from).collect(),
            commit: facts.commit.clone(),
            chat: facts.chat.iter().map(ChatFacts::from).collect(),
            undo: facts.undo.as_ref().map(|undo| UndoFacts {
                by: letter(undo.by),
                to: if undo.whole_turn { "turn" } else { "last_choice" },
                agreed: letters(&undo.agreed),
            }),
            claim: facts.claim.as_ref().map(|claim| ClaimFacts {
                seat: letter(claim.seat),
                name: claim.name.clone(),
                agreed: letters(&claim.agreed),
            }),
            rest: facts.rest.as_ref().map(|rest| RestFacts {
                adjourned: rest.adjourned,
                until: rest.until,
                wait: rest.wait,
                missing: letters(&rest.missing),
            }),
            rematch: facts.rematch.map(|id| id.to_string()),
            error: facts.error.clone(),
        }
    }
}

impl From<&tables::SeatFacts> for SeatFacts {
    fn from(seat: &tables::SeatFacts) -> SeatFacts {
        let (holder, level) = match &seat.holder {
            HolderFacts::Open => ("open", None),
            HolderFacts::Held(_) => ("held", None),
            HolderFacts::Person(_) => ("person", None),
            HolderFacts::Bot(level) => ("bot", Some(level.id().to_owned())),
        };
        SeatFacts {
            seat: letter(seat.seat),
            holder,
            name: seat.name().map(str::to_owned),
            level,
            host: seat.host,
            present: seat.present,
            away: seat.away.map(|away| match away {
                tables::Away::Left => "left",
                tables::Away::Clock => "clock",
            }),
            salted: seat.salted,
            muted: seat.muted,
            devices: seat.devices,
        }
    }
}

impl From<&tables::ChatFacts> for ChatFacts {
    fn from(line: &tables::ChatFacts) -> ChatFacts {
        ChatFacts {
            n: line.n,
            seat: letter(line.seat),
            name: line.name.clone(),
            text: line.text.clone(),
            at: line.at,
        }
    }
}

impl From<&tables::Own> for Own {
    fn from(own: &tables::Own) -> Own {
        Own {
            seat: letter(own.seat),
            secret: own.secret.clone(),
            windows: (&own.windows).into(),
            deadline: own.deadline,
            bank: own.bank,
            may_undo: own.may_undo,
            may_hint: own.may_hint,
        }
    }
}
