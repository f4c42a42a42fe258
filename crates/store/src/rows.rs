//! The rows of the store, and everything that can be done to it. Times are milliseconds since 1970.

use std::fmt;
use std::str::FromStr;

use endboss_journal::Day;
use serde::{Deserialize, Serialize};

macro_rules! id {
    ($name:ident, $what:literal) => {
        #[doc = $what]
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(pub u128);

        impl $name {
            /// A new one that nobody can guess.
            pub fn random() -> $name {
                let mut bytes = [0; 16];
                getrandom::fill(&mut bytes).expect("the system gives random bytes");
                $name(u128::from_be_bytes(bytes))
            }

            /// As the store keeps it.
            pub fn bytes(self) -> [u8; 16] {
                self.0.to_be_bytes()
            }

            pub fn from_bytes(bytes: [u8; 16]) -> $name {
                $name(u128::from_be_bytes(bytes))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{:032x}", self.0)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<$name, String> {
                let hex = text.len() == 32
                    && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
                let id = u128::from_str_radix(text, 16).ok().filter(|_| hex);
                id.map($name).ok_or_else(|| "an id is 32 digits from 0 to f".to_owned())
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(text: String) -> Result<$name, String> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.to_string()
            }
        }
    };
}

id!(TableId, "A table, for ever.");
id!(PersonId, "Somebody who plays here, with or without an account.");

/// Everything that can be done to the store.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    /// A table that was not there; its code must be free.
    NewTable(TableRow),
    /// The table as it is now.
    Table(TableRow),
    /// A table and its journal go.
    DropTable(TableId),
    /// The same, unless it was shared or played on from meanwhile.
    Prune(TableId),
    /// Somebody shared this game; it is kept for good. Nothing is written if it is gone.
    Share {
        table: TableId,
        since: i64,
    },
    /// This table was played on from another, which is kept as long as it is.
    Onward {
        table: TableId,
        source: TableId,
    },
    /// The operator wants this table closed; the server that runs does it, or the next one.
    CloseTable {
        table: TableId,
        since: i64,
    },
    /// The journal goes on; `first` counts its lines from 1.
    Lines {
        table: TableId,
        first: u32,
        lines: Vec<LineRow>,
    },
    /// Somebody said something; only the last lines of a table are kept.
    Chat {
        table: TableId,
        line: ChatLine,
    },
    /// The journal ends before this line from now on; what is cut off is kept aside. Repair only.
    CutLines {
        table: TableId,
        from: u32,
    },
    /// A person as they are now; a login must be free.
    Person(PersonRow),
    /// A person goes, with their sessions, subscriptions, ratings, results, daily dungeons and all
    /// they said; at their tables they are nobody.
    ForgetPerson(PersonId),
    /// What was one person's becomes the other's: a guest who had an account all along.
    JoinPeople {
        from: PersonId,
        into: PersonId,
    },
    Session(SessionRow),
    EndSession(String),
    Subscribe(Subscription),
    Unsubscribe {
        person: PersonId,
        endpoint: String,
    },
    /// How a seat fared; nothing is written for a person who was forgotten meanwhile.
    Result(ResultRow),
    /// Somebody began the daily dungeon. Only the first time on a day is kept, and nothing is
    /// written for a person who was forgotten meanwhile.
    Daily(DailyRow),
    /// A rating as it is now; nothing is written for a person who was forgotten meanwhile.
    Rating(RatingRow),
    Ban(BanRow),
    Unban(String),
    Pack(PackRow),
    Secret {
        name: String,
        value: Vec<u8>,
    },
    /// The server is alive.
    Pulse(Pulse),
    /// Sessions unused since, and guests without tables not seen since, go.
    Sweep {
        before: i64,
    },
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TableState {
    /// Seats are being taken.
    Waiting,
    Playing,
    Over,
    /// A bug stopped it; its journal is kept.
    Broken,
    /// The host closed it, or it expired.
    Closed,
}

impl TableState {
    pub const ALL: [TableState; 5] = [
        TableState::Waiting,
        TableState::Playing,
        TableState::Over,
        TableState::Broken,
        TableState::Closed,
    ];

    /// Nothing is played here any more.
    pub fn is_past(self) -> bool {
        !matches!(self, TableState::Waiting | TableState::Playing)
    }

    pub fn id(self) -> &'static str {
        match self {
            TableState::Waiting => "waiting",
            TableState::Playing => "playing",
            TableState::Over => "over",
            TableState::Broken => "broken",
            TableState::Closed => "closed",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    pub id: TableId,
    /// Short, to be told by voice.
    pub code: String,
    pub state: TableState,
    /// Whether everybody may find it in the list.
    pub listed: bool,
    pub created: i64,
    pub touched: i64,
    /// When it wants to be woken, if nobody comes before.
    pub due: Option<i64>,
    /// Who sits there.
    pub sitting: Vec<Sitting>,
    /// Everything else, as JSON that only the table reads.
    pub record: String,
}

/// Who is at a seat, or on a chair beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitting {
    pub person: PersonId,
    /// A seat of the table below 64, else a chair.
    pub seat: u8,
}

impl Sitting {
    /// The chair of a host who has no seat.
    pub const HOST: u8 = u8::MAX;
    /// The chairs of those for whom a seat is held, one for each seat.
    const HELD: u8 = 64;
    /// The chairs of those who play from a seat with its link, some for each seat.
    const DEVICE: u8 = 128;
    /// So many may join one seat by its link.
    pub const DEVICES: usize = 8;

    /// Whoever a seat is held for has done nothing yet.
    pub fn held(person: PersonId, seat: u8) -> Sitting {
        Sitting { person, seat: Sitting::HELD + seat }
    }

    pub fn device(person: PersonId, seat: u8, nth: usize) -> Sitting {
        let chair = Sitting::DEVICE + seat * Sitting::DEVICES as u8 + nth as u8;
        Sitting { person, seat: chair }
    }

    pub fn is_seat(self) -> bool {
        self.seat < Sitting::HELD
    }

    /// Whether the person only has an invitation.
    pub fn is_held(self) -> bool {
        (Sitting::HELD..Sitting::DEVICE).contains(&self.seat)
    }
}

/// A line of a journal, with its hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineRow {
    pub text: String,
    /// The idempotency key of the pick that wrote it.
    pub key: Option<String>,
    pub at: i64,
}

/// A line of the talk at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    pub n: u32,
    pub seat: u8,
    /// Who said it; they may sit there no more.
    pub person: Option<PersonId>,
    pub name: String,
    pub text: String,
    pub at: i64,
}

/// How much talk is kept of a table.
pub const CHAT_KEPT: u32 = 100;

/// When the server was alive, and how many milliseconds before that were nobody's: it was off, stood
/// still, or its clock was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pulse {
    pub at: i64,
    pub lost: i64,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableFilter {
    /// Any if empty.
    pub states: Vec<TableState>,
    /// Only tables touched before, for the next page or for what expired.
    pub touched_before: Option<i64>,
    /// At most so many.
    pub limit: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonRow {
    pub id: PersonId,
    pub name: String,
    pub account: Option<Account>,
    pub created: i64,
    pub seen: i64,
}

/// What a person signs in with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// One of a kind, in lower case.
    pub login: String,
    /// An argon2 hash.
    pub password: Option<String>,
    /// An argon2 hash of the recovery phrase.
    pub phrase: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    pub id: String,
    pub person: PersonId,
    pub created: i64,
    pub seen: i64,
}

/// Where a person wants to be told that it is their turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subscription {
    pub person: PersonId,
    pub endpoint: String,
    /// The keys of a browser; a plain webhook has none, but a secret that signs what it is sent.
    pub p256dh: Option<String>,
    pub auth: Option<String>,
    pub secret: Option<String>,
}

/// How a game ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultRow {
    pub table: TableId,
    pub seat: u8,
    pub person: PersonId,
    pub edition: String,
    pub players: u8,
    /// 1 is the winner.
    pub place: u8,
    pub score: i16,
    pub rated: bool,
    /// A bot finished it.
    pub left: bool,
    pub ended: i64,
}

/// The first try of a person at the daily dungeon of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DailyRow {
    pub day: Day,
    pub person: PersonId,
    pub table: TableId,
    pub begun: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    pub rating: f64,
    pub uncertainty: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RatingRow {
    pub person: PersonId,
    /// Ratings of different editions are not comparable.
    pub edition: String,
    pub rating: Rating,
    pub games: u32,
}

/// Whom the operator does not want here: a person or an address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BanRow {
    /// `person ID` or `address NETWORK`.
    pub whom: String,
    pub why: String,
    pub since: i64,
    pub until: Option<i64>,
}

/// A pack as the store keeps it, so that its games can be replayed when it has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackRow {
    pub hash: String,
    pub id: String,
    /// File names and their bytes.
    pub files: Vec<(String, Vec<u8>)>,
}
