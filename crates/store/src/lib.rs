//! What must outlast the process, behind a small trait. One writer; what is written together is
//! written whole or not at all, and a receipt is given only when it is on disk. [ARCHITECTURE 8]

pub mod measure;
pub mod memory;
mod rows;
pub mod sqlite;

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::task::{Context, Poll};

use endboss_journal::Day;
use tokio::sync::oneshot;

pub use rows::{
    Account, BanRow, CHAT_KEPT, ChatLine, DailyRow, Deed, LineRow, PackRow, PersonId, PersonRow,
    Pulse, Rating, RatingRow, ResultRow, SessionRow, Sitting, Subscription, TableFilter, TableId,
    TableRow, TableState,
};

/// Where everything is kept. Reading blocks, so it is done off the async workers.
pub trait Store: Send + Sync + fmt::Debug + 'static {
    /// Writes all of these deeds or none of them. They are queued in the order of the calls.
    fn write(&self, deeds: Vec<Deed>) -> Receipt;

    fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError>;
    fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, StoreError>;
    /// Those touched last first. For the operator and the clock of the hall: the order tells when
    /// somebody answered.
    fn tables(&self, filter: &TableFilter) -> Result<Vec<TableRow>, StoreError>;
    /// The tables in this state that everybody may find, the newest made first.
    fn listed(&self, state: TableState, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// Finished or closed games that may be pruned, not touched since, the oldest first: unrated, no
    /// daily dungeon, shared by nobody, not played on from, and no account ever sat there.
    /// Games from before an upgrade since which sharing is written down count as touched then.
    fn prunable(&self, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError>;
    /// When the store of an older release was last brought up to date in a way that changes what is
    /// pruned.
    fn upgraded(&self) -> Result<Option<i64>, StoreError>;
    /// How many tables are in each state.
    fn counts(&self) -> Result<Vec<(TableState, u64)>, StoreError>;
    /// Tables whose time has come, the most urgent first.
    fn due(&self, now: i64, limit: u32) -> Result<Vec<TableId>, StoreError>;
    /// Tables the operator wants closed, and that can be.
    fn to_close(&self) -> Result<Vec<TableId>, StoreError>;
    /// The journal of a table, in order.
    fn lines(&self, table: TableId) -> Result<Vec<LineRow>, StoreError>;

    /// What was said at a table last, in order.
    fn chat(&self, table: TableId) -> Result<Vec<ChatLine>, StoreError>;
    /// When the server was last alive.
    fn pulse(&self) -> Result<Option<Pulse>, StoreError>;

    fn person(&self, id: PersonId) -> Result<Option<PersonRow>, StoreError>;
    fn person_by_login(&self, login: &str) -> Result<Option<PersonRow>, StoreError>;
    fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError>;
    fn sessions_of(&self, person: PersonId) -> Result<Vec<SessionRow>, StoreError>;
    /// Tables that wait or play at which a person has a seat or a chair, the newest made first.
    fn open_tables_of(&self, person: PersonId) -> Result<Vec<TableRow>, StoreError>;
    /// Tables a person sits or sat at or is invited to, the newest made first.
    fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError>;
    /// Newest first.
    fn results_of(&self, person: PersonId, limit: u32) -> Result<Vec<ResultRow>, StoreError>;
    /// The first tries of a day, the earliest first.
    fn daily(&self, day: Day) -> Result<Vec<DailyRow>, StoreError>;
    /// The first day on which somebody played one.
    fn first_daily(&self) -> Result<Option<Day>, StoreError>;
    /// The first tries of a person, the newest day first.
    fn daily_of(&self, person: PersonId) -> Result<Vec<DailyRow>, StoreError>;
    fn ratings_of(&self, person: PersonId) -> Result<Vec<RatingRow>, StoreError>;
    fn subscriptions_of(&self, person: PersonId) -> Result<Vec<Subscription>, StoreError>;
    fn bans(&self) -> Result<Vec<BanRow>, StoreError>;

    /// The files of a pack by its hash.
    fn pack(&self, hash: &str) -> Result<Option<PackRow>, StoreError>;
    /// A key of the server's own, by its name.
    fn secret(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError>;
}

/// Fulfilled when the deeds are on disk, or with why they are not.
#[derive(Debug)]
#[must_use = "nothing may be acknowledged before the receipt is fulfilled"]
pub struct Receipt(oneshot::Receiver<Result<(), StoreError>>);

impl Receipt {
    /// A receipt and the pen that signs it.
    pub fn new() -> (oneshot::Sender<Result<(), StoreError>>, Receipt) {
        let (pen, paper) = oneshot::channel();
        (pen, Receipt(paper))
    }

    /// Waits on a thread that may block; never on an async worker.
    pub fn wait(self) -> Result<(), StoreError> {
        self.0.blocking_recv().unwrap_or(Err(StoreError::Closed))
    }
}

impl Future for Receipt {
    type Output = Result<(), StoreError>;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        let signed = Pin::new(&mut self.0).poll(cx);
        signed.map(|signed| signed.unwrap_or(Err(StoreError::Closed)))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// A code or a login that must be one of a kind is not.
    #[error("{0} is taken")]
    Taken(String),
    /// A journal goes on where it ends and nowhere else.
    #[error("line {found} cannot follow line {last} of the journal")]
    Gap { last: u32, found: u32 },
    #[error("the store is closed")]
    Closed,
    /// The disk is full, the file is broken: what the database says.
    #[error("the store failed: {0}")]
    Failed(String),
    /// Something must be written to a thing that is not there.
    #[error("{0} is not in the store")]
    Absent(String),
    /// One store, one server.
    #[error("the store {0} is in use by another server")]
    InUse(String),
    #[error("{0} is not a store of endboss")]
    NotAStore(String),
    #[error(
        "the store has version {found} and this release knows versions up to {known}: \
         use a newer release"
    )]
    Newer { found: u32, known: u32 },
    /// Only the server itself brings a store up to date.
    #[error("the store has version {found}: start the server once to bring it to version {known}")]
    Older { found: u32, known: u32 },
    /// A backup overwrites nothing.
    #[error("{0} exists already")]
    Exists(String),
    /// A row that this release cannot read.
    #[error("{what} in the store cannot be read: {why}")]
    Unreadable { what: String, why: String },
}
