//! The whole log of a table, as the reader may know it.

use axum::extract::State;

use super::Page;
use super::shown::whole_log;
use super::table::{Key, SeatQuery, seat, standing};
use super::trouble::{Path, Query};
use super::visitor::{Visitor, see};
use crate::api::Api;
use crate::guard::Budget;
use endboss_store::TableState;
use endboss_tables::{Answer, Refusal, What};

pub(super) async fn log(
    State(api): State<Api>,
    visitor: Visitor,
    Path(key): Path<String>,
    Query(from): Query<SeatQuery>,
) -> Page {
    let Key::Id(id) = Key::read(&key) else {
        return Err(visitor.trouble(Refusal::NoTable));
    };
    visitor.spend(&api, Budget::Pick)?;
    let wanted = from.seat.as_deref().map(seat).transpose();
    let wanted = wanted.map_err(|refusal| visitor.trouble(refusal))?;
    let (standing, seat) = standing(&api, &visitor, id, wanted).await?;
    let looked = api.hall.ask(id, visitor.caller(), What::Look(seat)).await;
    let mut lines = Vec::new();
    // It comes in pieces.
    loop {
        let from = lines.len() as u32;
        let told = api.hall.ask(id, visitor.caller(), What::Log { seat, from }).await;
        match told.map_err(|refusal| visitor.trouble(refusal))? {
            Answer::Log(more) if more.is_empty() => break,
            Answer::Log(more) => lines.extend(more.into_iter().map(|(_, seen)| seen)),
            _ => return Err(visitor.trouble(Refusal::Broken)),
        }
    }
    let Answer::Snapshot(snapshot) = looked.map_err(|refusal| visitor.trouble(refusal))? else {
        return Err(visitor.trouble(Refusal::Broken));
    };
    // Whoever shares the device says who they are first.
    if standing.unsaid.is_some() && snapshot.body.facts.state == TableState::Playing {
        return Ok(see(&format!("/t/{id}")));
    }
    let body = whole_log(&visitor.look, &api.public_url, &snapshot, &standing, &lines);
    let mut frame = visitor.frame(visitor.say("face-whole-log"), "log");
    frame.styles = &["table.css"];
    Ok(visitor.page(&frame, body))
}
