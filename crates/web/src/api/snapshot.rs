//! A snapshot as JSON.

use bytes::Bytes;
use endboss_gamebox::CardIds;
use serde::Serialize;
use utoipa::ToSchema;

use super::shape;
use endboss_tables::{Part, Snapshot};

/// A table as one viewer sees it: whole, so that nothing before it is needed.
#[derive(Serialize, ToSchema)]
#[schema(as = Snapshot)]
pub struct SnapshotJson<'a> {
    /// Grows with every change this viewer sees.
    number: u64,
    table: shape::Facts,
    /// What only the player of the seat is told; absent for whoever looks on.
    own: Option<shape::Own>,
    /// What a bot would do in your place, if you asked for a hint to this question.
    hint: Option<shape::Hint>,
    /// The game; absent before it has begun.
    view: Option<shape::View<'a>>,
    /// What comes if everybody passes; absent before the game has begun.
    forecast: Option<shape::Forecast<'a>>,
    /// What the numbers of the view are made of; absent before the game has begun.
    numbers: Option<shape::Numbers<'a>>,
    /// How many lines of the log came before these.
    log_from: u32,
    #[schema(value_type = Vec<shape::LogLine>)]
    log: Vec<Line<'a>>,
}

#[derive(Serialize)]
struct Line<'a> {
    n: u32,
    event: shape::Event<'a, CardIds<'a>>,
}

/// The bytes of it, made once however many streams show it.
pub fn json(snapshot: &Snapshot) -> Bytes {
    snapshot.json(|snapshot| {
        let body = &snapshot.body;
        let ids = body.laid.as_ref().map(|laid| laid.table.ids());
        let game: Option<(&Part, &CardIds)> = body.part.as_deref().zip(ids.as_ref());
        let view = game.map(|(part, ids)| {
            let view = shape::View::of(&part.view, ids);
            match part.ask {
                Some(number) => view.numbered(number),
                None => view,
            }
        });
        let log = game.map(|(part, ids)| {
            let lines = (part.log_from + 1..).zip(&part.log);
            lines.map(|(n, seen)| Line { n, event: shape::Event { seen, ids } }).collect()
        });
        let shown = SnapshotJson {
            number: snapshot.number,
            table: (&*body.facts).into(),
            own: body.own.as_ref().map(shape::Own::from),
            hint: game.and_then(|(_, ids)| {
                let hint = body.own.as_ref()?.hint?;
                Some(shape::Hint::of(hint, ids))
            }),
            view,
            forecast: game.map(|(part, ids)| shape::Forecast::of(&part.forecast, ids)),
            numbers: game.map(|(part, ids)| shape::Numbers::of(&part.numbers, ids)),
            log_from: body.part.as_ref().map_or(0, |part| part.log_from),
            log: log.unwrap_or_default(),
        };
        serde_json::to_vec(&shown).expect("a snapshot is plain data").into()
    })
}
