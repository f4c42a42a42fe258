//! The daily dungeon: a game alone with the same deal for everybody, each day from midnight to
//! midnight UTC.
//!
//! The day's seed is the HMAC-SHA-256 of its date under a key of the server's own. What commits to it
//! is shown from the beginning of the day; the seed, the journals and the replays are shown when the
//! day is over and not before, not even to those who have finished: whoever knows the seed knows every
//! card. The first table that a person makes on a day is the one that counts.

mod board;
mod check;
mod same;

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use data_encoding::HEXLOWER;
use endboss_journal::{Day, Fair, Header};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::doors::Doors;
use super::hall::{Hall, now};
use super::letter::Caller;
use super::live::Live;
use super::record::{Holder, Record};
use super::refusal::{NotNow, Refusal};
use super::replay::record_of;
use super::settings::Settings;
use endboss_people::Keys;
use endboss_store::{DailyRow, Deed, StoreError, TableId, TableRow, TableState};

pub use board::{Board, First, Listed, Mine};
pub use check::{Fate, Tally};

/// What the hall keeps of daily dungeons.
#[derive(Debug, Default)]
pub struct Dailies {
    /// What the seeds of all days are made with.
    key: OnceLock<Vec<u8>>,
    /// What was found of games that are over; they do not change any more.
    judged: Mutex<HashMap<TableId, First>>,
    /// How the first game of a day began.
    firsts: Mutex<HashMap<Day, Header>>,
    /// To those who read a board; apart from the replays, which take longer.
    doors: Doors,
    /// How far the clock of this hall is ahead, for tests of what midnight changes.
    ahead: AtomicI64,
}

/// The name under which the store keeps the key.
const KEY: &str = "daily key";

/// So much is remembered of games that are over; then it is found out anew.
const MOST_JUDGED: usize = 50_000;

impl Dailies {
    fn judged(&self, table: TableId) -> Option<First> {
        self.judged.lock().unwrap_or_else(PoisonError::into_inner).get(&table).cloned()
    }

    fn keep(&self, table: TableId, first: First) {
        let mut judged = self.judged.lock().unwrap_or_else(PoisonError::into_inner);
        if judged.len() >= MOST_JUDGED {
            judged.clear();
        }
        judged.insert(table, first);
    }
}

impl Hall {
    /// Milliseconds since 1970, by the clock of this hall.
    pub fn time(&self) -> i64 {
        now() + self.dailies.ahead.load(Ordering::Relaxed)
    }

    /// Sets the clock of this hall ahead, for tests of what midnight changes.
    #[doc(hidden)]
    pub fn set_ahead(&self, milliseconds: i64) {
        let ahead = &self.dailies.ahead;
        self.pulse.ahead(|| milliseconds - ahead.swap(milliseconds, Ordering::Relaxed));
    }

    /// Sets the clock on the wall, for tests of what becomes of those whose time runs.
    #[doc(hidden)]
    pub fn set_astray(&self, milliseconds: i64) {
        self.dailies.ahead.fetch_add(milliseconds, Ordering::Relaxed);
    }

    pub fn today(&self) -> Day {
        Day::at(self.time())
    }

    /// Whether the day is over, so that its seed and its games are everybody's.
    pub fn is_over(&self, day: Day) -> bool {
        self.time() >= day.ends()
    }

    /// What a daily dungeon holds is shown when its day is over.
    pub fn opened(&self, settings: &Settings) -> Result<(), Refusal> {
        match settings.day {
            Some(day) if self.is_over(day) => Ok(()),
            Some(_) => Err(NotNow::DayOpen.into()),
            None => Ok(()),
        }
    }

    /// A table as the store has it.
    pub fn record_of(&self, row: &TableRow) -> Result<Record, Refusal> {
        record_of(row)
    }

    /// The seed of a day. It leaves the server when the day is over. Blocks.
    pub(super) fn seed_of(&self, day: Day) -> Result<[u8; 32], StoreError> {
        let key = match self.dailies.key.get() {
            Some(key) => key,
            None => {
                let key = Keys::secret(&*self.store, KEY, 32)?;
                self.dailies.key.get_or_init(|| key)
            }
        };
        let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key may have any length");
        mac.update(b"endboss daily 1 ");
        mac.update(day.to_string().as_bytes());
        Ok(mac.finalize().into_bytes().into())
    }

    /// The first day on which somebody played here, or today.
    pub async fn first_day(self: &Arc<Hall>) -> Result<Day, Refusal> {
        let hall = self.clone();
        let read = tokio::task::spawn_blocking(move || hall.store.first_daily());
        let first = read.await.expect("reading a day does not panic")?;
        let today = self.today();
        Ok(first.map_or(today, |day| day.min(today)))
    }

    /// What commits to the seed of a day, and the seed if the day is over, in hex.
    pub async fn day_shown(
        self: &Arc<Hall>,
        day: Day,
    ) -> Result<(String, Option<String>), Refusal> {
        let hall = self.clone();
        let read = tokio::task::spawn_blocking(move || hall.seed_of(day));
        let seed = read.await.expect("reading a key does not panic")?;
        let commit = HEXLOWER.encode(&Fair::commit_to(&seed));
        Ok((commit, self.is_over(day).then(|| HEXLOWER.encode(&seed))))
    }

    /// Begins today's dungeon for a person. Their first table counts; while it is open they are sent
    /// there, because whoever tried the deal elsewhere would know it. Afterwards they may practice.
    pub async fn begin_daily(self: &Arc<Hall>, person: &Caller) -> Result<TableRow, Refusal> {
        let _turn = self.turn_to_make(person.person).await;
        let day = self.today();
        let (hall, from) = (self.clone(), person.clone());
        let read = tokio::task::spawn_blocking(move || {
            if let Some(open) = hall.open_try(&from, day)? {
                return Ok(Err(open));
            }
            hall.one_more(from.person)?;
            let practice = hall.store.daily_of(from.person)?.iter().any(|row| row.day == day);
            let settings = Settings { practice, ..Settings::daily(day) };
            let laid = match hall.first_of(day)? {
                Some(first) => hall.library.of(&first)?,
                None => hall.library.lay_out(&settings.setup())?,
            };
            let mut record = Record::new(settings, from.person, laid.table.tables.seats);
            record.seed = HEXLOWER.encode(&hall.seed_of(day)?);
            for seat in &mut record.seats {
                let (id, name) = (from.person, from.name.clone());
                seat.holder = Holder::Person { id, name, account: from.account };
            }
            Ok::<_, Refusal>(Ok((laid, record)))
        });
        let (laid, record) = match read.await.expect("laying out does not panic")? {
            Ok(new) => new,
            Err(open) => return Ok(open),
        };
        // The packs are in the store before a journal names them.
        let packs = self.library.deeds(&laid);
        if !packs.is_empty() {
            self.store.write(packs).await.map_err(Refusal::Unsaved)?;
        }
        self.library.written(&laid);
        let begun = self.time();
        let (_, lines) = Live::begin(laid, &record, begun).take_lines();
        let person = person.person;
        let first =
            |row: &TableRow| Some(Deed::Daily(DailyRow { day, person, table: row.id, begun }));
        self.set_up(&record, TableState::Playing, lines, first).await
    }

    /// The table of a person's first try of a day, while it is being played. Blocks.
    fn open_try(&self, person: &Caller, day: Day) -> Result<Option<TableRow>, Refusal> {
        let tries = self.store.daily_of(person.person)?;
        let Some(first) = tries.into_iter().find(|row| row.day == day) else { return Ok(None) };
        let row = self.store.table(first.table)?;
        Ok(row.filter(|row| row.state == TableState::Playing))
    }
}
