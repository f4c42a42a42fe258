//! Playing on from a moment of a finished game, against bots.
//!
//! The new game is a table like any other, with a journal of its own: it begins with the entries of
//! the old game up to that moment, word for word, and its header names them for what they are, so
//! that nobody takes their chance for the one that was committed to here. What comes after them is
//! dealt by a new seed.

use std::sync::Arc;

use endboss_gamebox::Level;
use endboss_lexicon::{Seat, Viewer};

use super::super::hall::{Hall, now};
use super::super::letter::Caller;
use super::super::live::Live;
use super::super::record::{Holder, Record};
use super::super::refusal::{NotNow, NotYours, Refusal};
use super::super::settings::{Clock, Pacing, Settings, Visibility};
use super::Reel;
use endboss_store::{Deed, TableId, TableRow, TableState};

impl Hall {
    /// A new table that goes on from a moment of a finished game, with the person on this seat and
    /// bots on the others.
    pub async fn play_on(
        self: &Arc<Hall>,
        person: &Caller,
        table: TableId,
        at: usize,
        seat: Seat,
        level: Level,
    ) -> Result<TableRow, Refusal> {
        let _turn = self.turn_to_make(person.person).await;
        let reel = self.film(table, Some(person)).await?;
        let (hall, from) = (self.clone(), person.clone());
        let begun = tokio::task::spawn_blocking(move || {
            hall.one_more(from.person)?;
            begin(&reel, &from, at, seat, level)
        });
        let (record, mut live) = begun.await.expect("a game that was played can be begun")?;
        let (_, lines) = live.take_lines();
        // The old game stays as long as this one does.
        let onward = |row: &TableRow| Some(Deed::Onward { table: row.id, source: table });
        self.set_up(&record, TableState::Playing, lines, onward).await
    }
}

fn begin(
    reel: &Reel,
    person: &Caller,
    at: usize,
    seat: Seat,
    level: Level,
) -> Result<(Record, Live), Refusal> {
    let film = &reel.film;
    if !film.is_whole() {
        return Err(NotYours::UnfinishedOnward.into());
    }
    let entry = film.entry_of(at)?;
    let view = film.game(entry)?.view(&film.laid.table.tables, Viewer::Public);
    if view.outcome.is_some() {
        return Err(NotNow::OverThere.into());
    }
    let there = view.seats.get(seat.index());
    let there = there.ok_or_else(|| Refusal::NoSeat(seat.letter().to_string()))?;
    if there.out || there.conceded {
        return Err(NotNow::OutThere.into());
    }
    let mut record = Record::new(settings(reel, level), person.person, film.seats());
    for (n, place) in (0u8..).zip(&mut record.seats) {
        place.holder = match Seat(n) == seat {
            true => Holder::Person {
                id: person.person,
                name: person.name.clone(),
                account: person.account,
            },
            false => Holder::Bot { level },
        };
    }
    record.onward = Some((reel.table, entry));
    let live = Live::onward(film.laid.clone(), &record, &film.journal, entry, now());
    Ok((record, live?))
}

/// The same game for one person, who may take their time. Whoever may not see the old game does not
/// see it in the new one.
fn settings(reel: &Reel, level: Level) -> Settings {
    let before = &reel.facts.settings;
    Settings {
        players: Some(reel.film.seats()),
        clock: Clock::None,
        pacing: Pacing::Free,
        rated: false,
        visibility: match before.visibility {
            Visibility::Open | Visibility::Link => Visibility::Link,
            Visibility::Private => Visibility::Private,
        },
        substitute: level,
        // The deal is not the day's any more.
        day: None,
        practice: false,
        ..before.clone()
    }
}
