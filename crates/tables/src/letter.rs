//! What is said to a table, and what it answers.

use std::sync::Arc;

use endboss_gamebox::Level;
use endboss_lexicon::Seat;
use tokio::sync::{oneshot, watch};

use super::probe::{Probe, Probed};
use super::refusal::Refusal;
use super::snapshot::Snapshot;
use super::windows::Windows;
use endboss_people::{ClientAddress, Person};
use endboss_store::{PersonId, TableId};

/// Who speaks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caller {
    pub person: PersonId,
    pub name: String,
    pub account: bool,
}

impl From<Person> for Caller {
    fn from(person: Person) -> Caller {
        Caller { person: person.id, name: person.name, account: person.login.is_some() }
    }
}

/// One thing said to a table, and where its answer goes.
#[derive(Debug)]
pub struct Letter {
    pub from: Option<Caller>,
    pub what: What,
    pub reply: oneshot::Sender<Result<Answer, Refusal>>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// The table as it is; from a seat, or from the first seat of the person, or from outside.
    Look(Option<Seat>),
    /// The same, and everything that comes.
    Watch(Option<Seat>),
    /// The seats of the person, and whether they are the host.
    Mine,
    /// The log from this line on.
    Log {
        seat: Option<Seat>,
        from: u32,
    },
    Pick {
        seat: Seat,
        ask: u32,
        pick: String,
        key: Option<String>,
    },
    /// Take back by one's own right: the last choice, or all since anyone learned something.
    Undo {
        seat: Seat,
        all: bool,
    },
    /// Ask everybody to go further back: to one's last choice, or to the beginning of the turn.
    AskUndo {
        seat: Seat,
        turn: bool,
    },
    AnswerUndo {
        seat: Seat,
        agree: bool,
    },
    /// Ask a bot what it would do in one's place.
    Hint {
        seat: Seat,
    },
    Concede {
        seat: Seat,
    },
    SetWindows {
        seat: Seat,
        windows: Windows,
    },
    Chat {
        seat: Seat,
        text: String,
    },
    Salt {
        seat: Seat,
        salt: String,
    },
    /// Sit down, with the seat's secret or where everybody may.
    Take {
        seat: Seat,
        secret: Option<String>,
    },
    /// A new link for one's own seat, which no other device plays from any more.
    Renew {
        seat: Seat,
    },
    /// Say that a seat is one's own, without its link; again when all have agreed.
    Claim {
        seat: Seat,
    },
    AnswerClaim {
        seat: Seat,
        agree: bool,
    },
    Leave {
        seat: Seat,
    },
    /// Back from being away.
    Return {
        seat: Seat,
    },
    /// The host gives a seat to a bot, or opens it.
    Give {
        seat: Seat,
        bot: Option<Level>,
    },
    Kick {
        seat: Seat,
    },
    Mute {
        seat: Seat,
        on: bool,
    },
    /// The secrets of the seats: those of open ones to the host, one's own to everybody.
    Links,
    /// Begin; open seats get bots of this level, if one is named.
    Start {
        fill: Option<Level>,
        address: Option<ClientAddress>,
    },
    Close,
    /// The operator closes it; no request says this.
    Shut,
    /// The same players at another table, which is made from this address.
    Rematch {
        address: Option<ClientAddress>,
    },
    /// A person is called otherwise, has an account now, or was the guest of another.
    Become {
        from: PersonId,
        into: Caller,
    },
    /// A person is nobody from now on.
    Forget {
        person: PersonId,
    },
    /// Close if nobody has touched the table since; the clock of the hall says so.
    Expire {
        before: i64,
    },
    /// Another game in the place of this one, for tests of secrecy. No request says this.
    #[doc(hidden)]
    Probe(Probe),
    /// A bug, for tests of what becomes of a table that has one. No request says this.
    #[doc(hidden)]
    Stumble,
}

#[derive(Debug)]
pub enum Answer {
    Snapshot(Arc<Snapshot>),
    Stream(Stream),
    Log(Vec<(u32, endboss_view::Seen)>),
    /// Done; the table as the caller sees it now.
    Done {
        number: u64,
    },
    Mine {
        seats: Vec<Seat>,
        host: bool,
        /// Those of the seats that are asked something.
        asked: Vec<Seat>,
        /// The seats that are held for them.
        held: Vec<Seat>,
    },
    Links(Vec<(Seat, String)>),
    Table(TableId),
    #[doc(hidden)]
    Probed(Probed),
}

/// Snapshots as they come; only the newest counts.
#[derive(Debug)]
pub struct Stream {
    pub snapshots: watch::Receiver<Arc<Snapshot>>,
    /// Tells the table when the viewer is gone.
    pub presence: Presence,
}

/// Lives as long as somebody watches from a seat.
#[derive(Debug)]
pub struct Presence {
    pub(super) from: ViewerId,
    pub(super) gone: tokio::sync::mpsc::UnboundedSender<ViewerId>,
}

/// Whose desk somebody watches from: that of a seat and of one holder of it, or that of all who
/// look on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ViewerId {
    pub(super) seat: Option<Seat>,
    pub(super) holder: u32,
}

impl Drop for Presence {
    fn drop(&mut self) {
        // A table that is gone needs no telling.
        let _ = self.gone.send(self.from);
    }
}
