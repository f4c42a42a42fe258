//! A game that is over, again: moment by moment, through anybody's eyes, checked, or played on from
//! any of its moments. The record of a game that goes on never leaves the server. [ARCHITECTURE 8]

mod film;
mod kept;
mod onward;
mod points;
mod verdict;

use std::sync::Arc;

use endboss_journal::parse;
use endboss_lexicon::Seat;

use super::desks::facts;
use super::hall::Hall;
use super::letter::Caller;
use super::record::Record;
use super::refusal::{NotNow, NotYours, Refusal};
use super::settings::Visibility;
use super::snapshot::Facts;
use super::unplayable::Unplayable;
use endboss_store::{TableId, TableRow, TableState};

pub use film::{Answered, Done, Eye, Film, Moment, Position, Score, Told, Turn};
pub(super) use kept::Films;
use kept::Shown;
pub use points::{Point, Why};
pub use verdict::Verdict;

/// A film with the table it was played at.
#[derive(Clone, Debug)]
pub struct Reel {
    pub table: TableId,
    pub facts: Facts,
    /// The seats of whoever asked.
    pub mine: Vec<Seat>,
    /// The game that this one was played on from, and after which of its entries.
    pub onward: Option<(TableId, u32)>,
    pub film: Arc<Film>,
    /// The journal, line by line; of a game that is over only.
    text: Option<Arc<str>>,
}

impl Reel {
    /// The whole record, for whoever wants to keep or check it; none of a game that was not
    /// finished, because it holds every hand.
    pub fn journal(&self) -> Option<&str> {
        self.text.as_deref()
    }
}

impl Hall {
    /// The game of a table that is over, for whoever may watch it: with the link everybody, at a
    /// private table those who sat there, and a daily dungeon everybody when its day is over. Of a game that was closed before its end only what
    /// everybody saw is there.
    pub async fn film(
        self: &Arc<Hall>,
        table: TableId,
        from: Option<&Caller>,
    ) -> Result<Reel, Refusal> {
        let hall = self.clone();
        let from = from.cloned();
        let read = tokio::task::spawn_blocking(move || {
            let row = hall.store.table(table)?.ok_or(Refusal::NoTable)?;
            let record = record_of(&row)?;
            match record.settings.is_daily() {
                true => hall.opened(&record.settings)?,
                false => may_watch(&record, from.as_ref())?,
            }
            match row.state {
                TableState::Over | TableState::Closed => Ok((row, record, from)),
                TableState::Broken => Err(Refusal::Broken),
                TableState::Waiting | TableState::Playing => Err(NotNow::WatchLater.into()),
            }
        });
        let (row, record, from) = read.await.expect("reading a table does not panic")?;
        self.shown_to(table, &record, from.as_ref());
        let shown = match self.films.get(table) {
            Some(shown) => shown,
            None => {
                let turn = self.films.doors.turn().await?;
                let (hall, whole) = (self.clone(), row.state == TableState::Over);
                // What was answered in a window that was still open was never shown. [Q6]
                let entries = record.paced.map_or(u32::MAX, |next| next - 1);
                let read = tokio::task::spawn_blocking(move || {
                    // Whoever held the turn goes: those behind need not wait for a reader who left.
                    let _turn = turn;
                    // Another may have made it while this one waited.
                    match hall.films.get(table) {
                        Some(shown) => Ok(shown),
                        None => hall.read_film(table, whole, entries),
                    }
                });
                read.await.expect("reading a game does not panic")?
            }
        };
        Ok(Reel {
            table,
            facts: facts(&row, &record, row.state),
            mine: from.map_or_else(Vec::new, |from| record.seats_of(from.person).collect()),
            onward: record.onward,
            film: shown.film,
            text: shown.text,
        })
    }

    /// Plays the journal of a table that is over, and keeps what came of it. Blocks.
    fn read_film(&self, table: TableId, whole: bool, entries: u32) -> Result<Shown, Refusal> {
        let lines = self.store.lines(table)?;
        if lines.is_empty() {
            return Err(NotNow::NothingPlayed.into());
        }
        let text: String = lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect();
        let unread = |error: &dyn std::fmt::Display| Unplayable::game_unread(error);
        let journal = parse(text.as_bytes()).map_err(|error| unread(&error))?;
        let laid = self.library.of(&journal.header)?;
        let film = match whole {
            true => Film::whole(laid, journal),
            false => Film::public(laid, journal, entries),
        };
        let film = Arc::new(film.map_err(|error| unread(&error))?);
        // Found here, while the turn is held.
        film.verdict();
        let shown = Shown { film, text: whole.then(|| text.into()) };
        self.films.keep(table, shown.clone());
        Ok(shown)
    }
}

pub(super) fn record_of(row: &TableRow) -> Result<Record, Refusal> {
    serde_json::from_str(&row.record)
        .map_err(|error| Refusal::Unplayable(Unplayable::record_unread(&error)))
}

fn may_watch(record: &Record, from: Option<&Caller>) -> Result<(), Refusal> {
    let sat =
        |from: &Caller| from.person == record.host || record.seats_of(from.person).next().is_some();
    match record.settings.visibility {
        Visibility::Open | Visibility::Link => Ok(()),
        Visibility::Private if from.is_some_and(sat) => Ok(()),
        Visibility::Private => Err(Refusal::NotYours(NotYours::WatchPlayers)),
    }
}
