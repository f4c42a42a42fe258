//! The live part of a page, whole and numbered, as often as it changes.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use bytes::Bytes;
use endboss_lexicon::Seat;
use endboss_pages::{Look, asset_build};
use futures_util::stream::{self, SelectAll, StreamExt};
use tokio::time::{Instant, Interval, interval_at};
use tokio_stream::wrappers::WatchStream;

use super::Page;
use super::shown::{Standing, live_part, told};
use super::table::{Key, SeatQuery, seat, standing, with_links};
use super::trouble::{Path, Query};
use super::visitor::Visitor;
use crate::api::{Api, Events, Watcher, server_sent};
use crate::guard::{MaybeCaller, StreamPlace};
use endboss_store::TableId;
use endboss_tables::{Answer, Presence, Refusal, Snapshot, What};

/// A page that is put aside, or one of too many, asks now and then instead of keeping a stream: a
/// browser has few connections for all its pages.
async fn once(
    api: &Api,
    visitor: &Visitor,
    id: TableId,
    (now, seat): (Standing, Option<Seat>),
    after: Option<u32>,
    number: u64,
) -> Page {
    let answer = api.hall.ask(id, visitor.caller(), What::Look(seat)).await;
    let Answer::Snapshot(snapshot) = answer.map_err(|refusal| visitor.trouble(refusal))? else {
        return Err(visitor.trouble(Refusal::Broken));
    };
    let mut response = Response::default();
    if snapshot.number == number {
        *response.status_mut() = axum::http::StatusCode::NO_CONTENT;
    } else {
        let now = with_links(api, visitor, id, &snapshot, now).await?;
        let news = after.and_then(|after| told(&visitor.look, &snapshot, &now, after));
        let part = live_part(&visitor.look, &api.public_url, &snapshot, &now).into_string();
        let events = news.as_deref().map(said).unwrap_or_default();
        *response.body_mut() = format!("{events}{}", board(seat, snapshot.number, &part)).into();
    }
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// Streams the part of the table's page that changes. People who share a device have a seat each, and
/// this listens at all of them, so that it knows when to draw the curtain.
pub(super) async fn live(
    State(api): State<Api>,
    visitor: Visitor,
    MaybeCaller(identity): MaybeCaller,
    Path(key): Path<String>,
    Query(from): Query<SeatQuery>,
    headers: HeaderMap,
) -> Page {
    let Key::Id(id) = Key::read(&key) else {
        return Err(visitor.trouble(Refusal::NoTable));
    };
    let wanted = from.seat.as_deref().map(seat).transpose();
    let wanted = wanted.map_err(|refusal| visitor.trouble(refusal))?;
    let (now, seat) = standing(&api, &visitor, id, wanted).await?;
    // Desks count on their own: what was seen from another one is not what is shown here.
    let last = headers.get("last-event-id").and_then(|id| {
        let number = id.to_str().ok()?.trim().strip_prefix(desk(seat))?;
        number.parse().ok()
    });
    if let Some(number) = from.once {
        return once(&api, &visitor, id, (now, seat), from.told, number).await;
    }
    let person = visitor.person.as_ref().map(|person| person.id);
    let place = match visitor.address() {
        Some(address) => {
            Some(api.guard.stream(address, person).map_err(|problem| visitor.trouble(problem))?)
        }
        None => None,
    };
    let mut watched = vec![seat];
    watched.extend(now.seats.iter().copied().map(Some).filter(|other| *other != seat));
    let mut seats = SelectAll::new();
    let mut presences = Vec::new();
    for other in watched {
        let answer = api.hall.ask(id, visitor.caller(), What::Watch(other)).await;
        let Answer::Stream(stream) = answer.map_err(|refusal| visitor.trouble(refusal))? else {
            return Err(visitor.trouble(Refusal::Broken));
        };
        seats.push(WatchStream::new(stream.snapshots).map(move |it| (other, it)).boxed());
        presences.push(stream.presence);
    }
    let watcher = Watcher::new(&api, identity);
    let open = Open {
        look: visitor.look,
        visitor,
        id,
        wanted,
        seat,
        seats,
        newest: None,
        sent: last,
        drawn: None,
        quiet: interval_at(Instant::now() + api.keep_alive, api.keep_alive),
        watcher,
        hello: true,
        told: from.told,
        api: api.clone(),
        _presences: presences,
        _place: place,
    };
    Ok(server_sent(&api, open))
}

type Seen = (Option<Seat>, Arc<Snapshot>);

struct Open {
    api: Api,
    visitor: Visitor,
    look: Look,
    id: TableId,
    /// The seat that the reader said they are at.
    wanted: Option<Seat>,
    seat: Option<Seat>,
    seats: SelectAll<stream::BoxStream<'static, Seen>>,
    /// What the seat that is shown sees.
    newest: Option<Arc<Snapshot>>,
    /// The number the reader has.
    sent: Option<u64>,
    /// What the curtain was when it was sent.
    drawn: Option<Standing>,
    quiet: Interval,
    watcher: Watcher,
    hello: bool,
    /// How many lines of the log were told, for whoever wants to be told.
    told: Option<u32>,
    // Alive as long as somebody reads.
    _presences: Vec<Presence>,
    _place: Option<StreamPlace>,
}

impl Events for Open {
    async fn next(&mut self) -> Option<Bytes> {
        if std::mem::take(&mut self.hello) {
            // A page of another release loads itself anew; after a break it comes again soon.
            let (build, beat) = (asset_build(), self.beat());
            return Some(format!("retry: 1000\nevent: build\ndata: {build}\n\n{beat}").into());
        }
        loop {
            tokio::select! {
                seen = self.seats.next() => {
                    let (seat, snapshot) = seen?;
                    if seat == self.seat {
                        self.newest = Some(snapshot);
                    }
                    if let Some(event) = self.event().await? {
                        return Some(event);
                    }
                }
                _ = self.quiet.tick() => {
                    let stays = self.watcher.may_stay().await;
                    return stays.then(|| self.beat().into());
                }
                () = self.api.stop.cancelled() => return None,
            }
        }
    }
}

impl Open {
    /// Says that the line is alive, and within how many milliseconds it says so again.
    fn beat(&self) -> String {
        format!("event: beat\ndata: {}\n\n", self.api.keep_alive.as_millis())
    }

    /// The newest state as an event, if the reader does not have it. Nothing more is told to whoever
    /// is nobody here any more.
    async fn event(&mut self) -> Option<Option<Bytes>> {
        let Some(snapshot) = self.newest.clone() else { return Some(None) };
        let stood = standing(&self.api, &self.visitor, self.id, self.wanted).await;
        let (now, seat) = stood.ok()?;
        if seat != self.seat {
            return None;
        }
        let now = with_links(&self.api, &self.visitor, self.id, &snapshot, now).await.ok()?;
        let same = self.drawn.as_ref().is_none_or(|drawn| *drawn == now);
        if same && self.sent == Some(snapshot.number) {
            self.drawn = Some(now);
            return Some(None);
        }
        let part = live_part(&self.look, &self.api.public_url, &snapshot, &now).into_string();
        let news = self.told.and_then(|after| told(&self.look, &snapshot, &now, after));
        if let (Some(_), Some(told), Some(part)) = (&news, &mut self.told, &snapshot.body.part) {
            *told = part.log_from + part.log.len() as u32;
        }
        (self.sent, self.drawn) = (Some(snapshot.number), Some(now));
        let events = news.as_deref().map(said).unwrap_or_default();
        Some(Some(format!("{events}{}", board(self.seat, snapshot.number, &part)).into()))
    }
}

/// The news as an event, a line for each sentence.
fn said(news: &[String]) -> String {
    if news.is_empty() {
        return String::new();
    }
    let lines = news.iter().map(|it| format!("data: {}\n", it.replace(['\r', '\n'], " ")));
    format!("event: told\n{}\n", lines.collect::<String>())
}

fn board(seat: Option<Seat>, number: u64, part: &str) -> String {
    // An event is one line.
    let part = part.replace('\r', "").replace('\n', "&#10;");
    format!("event: board\nid: {}{number}\ndata: {part}\n\n", desk(seat))
}

/// Where the reader looks from, in a letter.
fn desk(seat: Option<Seat>) -> char {
    seat.map_or('-', Seat::letter)
}
