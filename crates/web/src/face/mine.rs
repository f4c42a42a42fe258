//! What the reader has going on and what is over, for the pages that show it.

use endboss_lexicon::Edition;
use endboss_pages::{MyTable, OpenTable, Played, Rated, State};

use endboss_text::Text;

use super::shown::edition_told;
use super::trouble::Trouble;
use super::visitor::Visitor;
use crate::api::Api;
use endboss_store::{PersonId, ResultRow, TableState};
use endboss_tables::{Answer, Holder, Record, What};

/// So many of everything are enough for a page.
const MOST: u32 = 30;

/// Of so many open tables those with free seats are shown.
const LOOKED_AT: u32 = 200;

/// An edition as the text calls it.
fn edition(text: &Text, id: &str) -> String {
    Edition::from_id(id).map_or_else(|| id.to_owned(), |edition| text.edition(edition))
}

/// Tables everybody may find and sit down at, newest first.
pub(super) async fn open_tables(api: &Api, visitor: &Visitor) -> Result<Vec<OpenTable>, Trouble> {
    let rows = api.read(move |store| store.listed(TableState::Waiting, LOOKED_AT)).await;
    let rows = rows.map_err(|problem| visitor.trouble(problem))?;
    let text = visitor.text();
    let shown = rows.into_iter().filter_map(|row| {
        let record: Record = serde_json::from_str(&row.record).ok()?;
        let free = record.seats.iter().filter(|seat| seat.holder == Holder::Open).count();
        Some(OpenTable {
            id: row.id.to_string(),
            edition: text.edition(record.settings.edition),
            players: record.seats.len(),
            free,
            rated: record.settings.rated,
        })
    });
    // Those that are full keep nobody from seeing the others.
    Ok(shown.filter(|table| table.free > 0).take(MOST as usize).collect())
}

/// The reader's tables that wait or play; those where they are asked come first.
pub(super) async fn my_tables(api: &Api, visitor: &Visitor) -> Result<Vec<MyTable>, Trouble> {
    let Some(me) = visitor.caller() else { return Ok(Vec::new()) };
    let person = me.person;
    let rows = api.read(move |store| store.open_tables_of(person)).await;
    let rows = rows.map_err(|problem| visitor.trouble(problem))?;
    let text = visitor.text();
    let mut mine = Vec::new();
    for row in rows.into_iter().take(MOST as usize) {
        let Ok(record) = serde_json::from_str::<Record>(&row.record) else { continue };
        let playing = row.state == TableState::Playing;
        // A table that cannot be loaded is still listed: its page says what happened.
        let asked = match playing {
            true => api.hall.ask(row.id, Some(me.clone()), What::Mine).await.ok(),
            false => None,
        };
        mine.push(MyTable {
            id: row.id.to_string(),
            code: row.code,
            edition: edition_told(&record.settings, &text),
            state: if playing { State::Playing } else { State::Waiting },
            asked: matches!(asked, Some(Answer::Mine { asked, .. }) if !asked.is_empty()),
            invited: record.held_for(person).next().is_some(),
        });
    }
    mine.sort_by_key(|table| !(table.asked || table.invited));
    Ok(mine)
}

/// The reader's finished games, newest first; several seats of one game are one.
pub(super) async fn played(
    api: &Api,
    visitor: &Visitor,
    most: usize,
) -> Result<Vec<Played>, Trouble> {
    let Some(person) = person(visitor) else { return Ok(Vec::new()) };
    let rows = api.read(move |store| {
        let mut rows = store.results_of(person, 200)?;
        rows.sort_by_key(|row| (std::cmp::Reverse(row.ended), row.table, row.place));
        rows.dedup_by_key(|row| row.table);
        // A result outlasts its table; of a game that was pruned there is nothing to look at.
        let mut there = Vec::new();
        for row in rows {
            if there.len() < most && store.table(row.table)?.is_some() {
                there.push(row);
            }
        }
        Ok(there)
    });
    let rows = rows.await.map_err(|problem| visitor.trouble(problem))?;
    let text = visitor.text();
    let shown = |row: ResultRow| Played {
        id: row.table.to_string(),
        edition: edition(&text, &row.edition),
        players: row.players,
        place: row.place,
        score: row.score,
        rated: row.rated,
        when: day(row.ended),
    };
    Ok(rows.into_iter().map(shown).collect())
}

pub(super) async fn ratings(api: &Api, visitor: &Visitor) -> Result<Vec<Rated>, Trouble> {
    let Some(person) = person(visitor) else { return Ok(Vec::new()) };
    let rows = api.read(move |store| store.ratings_of(person)).await;
    let rows = rows.map_err(|problem| visitor.trouble(problem))?;
    let text = visitor.text();
    let shown = rows.into_iter().map(|row| Rated {
        edition: edition(&text, &row.edition),
        rating: format!("{:.0} ± {:.0}", row.rating.rating, row.rating.uncertainty),
        games: row.games,
    });
    Ok(shown.collect())
}

fn person(visitor: &Visitor) -> Option<PersonId> {
    visitor.person.as_ref().map(|person| person.id)
}

/// The day of a time in milliseconds since 1970: 2026-11-16.
fn day(at: i64) -> String {
    let time = cookie::time::OffsetDateTime::from_unix_timestamp(at / 1000);
    time.map(|time| time.date().to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_told_as_everybody_reads_it() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(1_794_787_200_000), "2026-11-16");
    }
}
