//! The table's page.

use axum::extract::State;
use endboss_lexicon::Seat;
use endboss_pages as pages;
use serde::Deserialize;

use super::Page;
use super::shown::{Standing, edition_told, live_part};
use super::trouble::{Path, Query, Trouble};
use super::visitor::{Visitor, see};
use crate::api::{Api, Problem};
use crate::guard::Budget;
use endboss_store::{TableId, TableState};
use endboss_tables::{Answer, Refusal, Snapshot, Visibility, What};

#[derive(Debug, Default, Deserialize)]
pub(super) struct SeatQuery {
    pub seat: Option<String>,
    /// The last line of the log that the reader was told.
    pub told: Option<u32>,
    /// The number of the board the reader has, who asks once and keeps no stream.
    pub once: Option<u64>,
}

/// A table by what stands in the address. A code is a way in; everything else goes by the id, which
/// nobody guesses.
pub(super) enum Key {
    Id(TableId),
    Code(String),
}

impl Key {
    pub fn read(key: &str) -> Key {
        match key.parse() {
            Ok(id) => Key::Id(id),
            Err(_) => Key::Code(key.to_uppercase()),
        }
    }
}

/// A seat by its letter.
pub(super) fn seat(letter: &str) -> Result<Seat, Refusal> {
    let mut letters = letter.chars();
    match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(Refusal::NoSeat(letter.chars().take(8).collect())),
    }
}

/// The table with this code.
pub(super) async fn by_code(
    api: &Api,
    visitor: &Visitor,
    code: String,
) -> Result<TableId, Trouble> {
    visitor.spend(api, Budget::Code)?;
    if code.len() > 12 {
        return Err(visitor.trouble(Refusal::NoTable));
    }
    let row = api.read(move |store| store.table_by_code(&code)).await;
    let row = row.map_err(|problem| visitor.trouble(problem))?;
    row.map(|row| row.id).ok_or_else(|| visitor.trouble(Refusal::NoTable))
}

/// What the visitor is at a table, and which seat they look from.
pub(super) async fn standing(
    api: &Api,
    visitor: &Visitor,
    id: TableId,
    wanted: Option<Seat>,
) -> Result<(Standing, Option<Seat>), Trouble> {
    let answer = api.hall.ask(id, visitor.caller(), What::Mine).await;
    let answer = answer.map_err(|refusal| visitor.trouble(refusal))?;
    let Answer::Mine { seats, host, asked, held } = answer else {
        return Err(visitor.trouble(Refusal::Broken));
    };
    let seat = wanted.filter(|seat| seats.contains(seat)).or(seats.first().copied());
    let here = seat.is_some_and(|seat| asked.contains(&seat));
    let next = asked.iter().copied().find(|other| !here && Some(*other) != seat);
    let said = seats.len() < 2 || wanted.is_some_and(|seat| seats.contains(&seat));
    let unsaid = asked.first().copied().or(seat).filter(|_| !said);
    Ok((Standing { seats, host, held, next, unsaid, links: Vec::new() }, seat))
}

/// With the links of the seats, where nobody finds in without one and the reader may give them.
pub(super) async fn with_links(
    api: &Api,
    visitor: &Visitor,
    id: TableId,
    snapshot: &Snapshot,
    standing: Standing,
) -> Result<Standing, Trouble> {
    let facts = &snapshot.body.facts;
    let private = facts.settings.visibility == Visibility::Private;
    if !(standing.host && private && facts.state == TableState::Waiting) {
        return Ok(standing);
    }
    let answer = api.hall.ask(id, visitor.caller(), What::Links).await;
    let Answer::Links(links) = answer.map_err(|refusal| visitor.trouble(refusal))? else {
        return Err(visitor.trouble(Refusal::Broken));
    };
    let link = |(seat, secret): (Seat, String)| {
        (seat, format!("{}/t/{id}/{}#{secret}", api.public_url, seat.letter()))
    };
    Ok(Standing { links: links.into_iter().map(link).collect(), ..standing })
}

/// The whole page, as it is now.
pub(super) async fn table(
    State(api): State<Api>,
    visitor: Visitor,
    Path(key): Path<String>,
    Query(from): Query<SeatQuery>,
) -> Page {
    let id = match Key::read(&key) {
        Key::Id(id) => id,
        Key::Code(code) => {
            let id = by_code(&api, &visitor, code).await?;
            return Ok(see(&format!("/t/{id}")));
        }
    };
    let wanted = from.seat.as_deref().map(seat).transpose();
    let wanted = wanted.map_err(|refusal| visitor.trouble(refusal))?;
    let (standing, seat) = standing(&api, &visitor, id, wanted).await?;
    let looked = api.hall.ask(id, visitor.caller(), What::Look(seat)).await;
    let Answer::Snapshot(snapshot) = looked.map_err(|refusal| visitor.trouble(refusal))? else {
        return Err(visitor.trouble(Refusal::Broken));
    };
    let code = snapshot.body.facts.code.clone();
    let settings = &snapshot.body.facts.settings;
    let title = match settings.is_daily() {
        true => edition_told(settings, &visitor.text()),
        false => visitor.text().say("face-table-title", &[("code", (&code).into())]),
    };
    let standing = with_links(&api, &visitor, id, &snapshot, standing).await?;
    let live = match seat.filter(|_| standing.unsaid.is_none()) {
        Some(seat) => format!("/t/{id}/live?seat={}", seat.letter()),
        None => format!("/t/{id}/live"),
    };
    let part = live_part(&visitor.look, &api.public_url, &snapshot, &standing);
    let body = pages::table(&visitor.look, &visitor.here, &live, part);
    let mut frame = visitor.frame(title, "table");
    frame.styles = &["table.css"];
    Ok(visitor.page(&frame, body))
}

/// The link of a seat. What opens it stands behind the #, which browsers do not send: the script
/// reads it there, and whoever has none copies it.
pub(super) async fn seat_link(
    State(api): State<Api>,
    visitor: Visitor,
    Path((key, letter)): Path<(String, String)>,
) -> Page {
    let Key::Id(id) = Key::read(&key) else {
        return Err(visitor.trouble(Problem::nothing_here()));
    };
    let seat = seat(&letter).map_err(|_| visitor.trouble(Problem::nothing_here()))?;
    let row = api.read(move |store| store.table(id)).await;
    let row = row.map_err(|problem| visitor.trouble(problem))?;
    let code = row.ok_or_else(|| visitor.trouble(Refusal::NoTable))?.code;
    let body = pages::seat_link(&visitor.look, &id.to_string(), &code, seat.letter());
    let letter = seat.letter().to_string();
    let title = visitor.text().say("face-seat-of", &[("seat", letter.into())]);
    Ok(visitor.page(&visitor.frame(title, "seatlink"), body))
}
