//! Server-sent events, and the stream of whole snapshots as they come.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use bytes::Bytes;
use futures_util::stream::{self, StreamExt};
use tokio::time::{Instant, Interval, interval_at};

use super::{Api, snapshot};
use crate::guard::{Caller, Guard, StreamPlace};
use endboss_operate::Stop;
use endboss_people::People;
use endboss_tables::{Presence, Snapshot, Stream};

/// Marks an answer that is not compressed.
#[derive(Clone, Copy, Debug)]
pub struct Uncompressed;

/// Who reads a stream. A session may end, and a person may be banned, while it is open.
#[derive(Debug)]
pub struct Watcher {
    who: Option<Caller>,
    people: Arc<People>,
    guard: Arc<Guard>,
    stop: Stop,
    keep_alive: Duration,
}

impl Watcher {
    pub fn new(api: &Api, who: Option<Caller>) -> Watcher {
        let (people, guard) = (api.people.clone(), api.guard.clone());
        Watcher { who, people, guard, stop: api.stop.clone(), keep_alive: api.keep_alive }
    }

    /// Whether the stream may go on. A store that cannot say ends nothing.
    pub(crate) async fn may_stay(&self) -> bool {
        let Some(caller) = &self.who else { return true };
        let known = self.people.who(&caller.token).await;
        let known = known.map_or(true, |who| who.is_some());
        known && self.guard.allows(caller.person.id)
    }
}

/// Events that are sent one after the other, as long as somebody reads them.
pub(crate) trait Events: Send + 'static {
    /// The next ones; none when there is nothing more to say.
    fn next(&mut self) -> impl Future<Output = Option<Bytes>> + Send;
}

/// The events as an answer. It counts as an open stream until its end.
pub(crate) fn server_sent(api: &Api, events: impl Events) -> Response {
    let (counted, compress) = api.count_stream();
    let open = (events, counted);
    let bytes = stream::unfold(open, |(mut events, counted)| async move {
        let next = events.next().await?;
        Some((Ok::<Bytes, Infallible>(next), (events, counted)))
    });
    // Whoever compresses it asks once more after its end.
    let mut response = Response::new(Body::from_stream(bytes.fuse()));
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // nginx would hold events back.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    if !compress {
        response.extensions_mut().insert(Uncompressed);
    }
    response
}

/// The snapshots of one desk.
pub(super) struct Snapshots {
    newest: tokio::sync::watch::Receiver<Arc<Snapshot>>,
    /// The number the reader has seen last.
    seen: Option<u64>,
    quiet: Interval,
    watcher: Watcher,
    first: bool,
    ready: Vec<Bytes>,
    // Alive as long as somebody reads.
    _presence: Presence,
    _place: StreamPlace,
}

impl Snapshots {
    /// A reader that has seen the newest snapshot is sent the next one.
    pub(super) fn new(
        stream: Stream,
        seen: Option<u64>,
        watcher: Watcher,
        place: StreamPlace,
    ) -> Snapshots {
        Snapshots {
            newest: stream.snapshots,
            seen,
            quiet: interval_at(Instant::now() + watcher.keep_alive, watcher.keep_alive),
            watcher,
            first: true,
            ready: Vec::new(),
            _presence: stream.presence,
            _place: place,
        }
    }

    /// The event in three pieces, the middle one shared with every other stream that shows it.
    fn show(&mut self, snapshot: &Snapshot) -> Bytes {
        let head = format!("event: snapshot\nid: {}\ndata: ", snapshot.number);
        self.ready.push(Bytes::from_static(b"\n\n"));
        self.ready.push(snapshot::json(snapshot));
        self.seen = Some(snapshot.number);
        head.into()
    }
}

impl Events for Snapshots {
    async fn next(&mut self) -> Option<Bytes> {
        if let Some(bytes) = self.ready.pop() {
            return Some(bytes);
        }
        if self.first {
            self.first = false;
            let newest = self.newest.borrow_and_update().clone();
            if self.seen == Some(newest.number) {
                // A word at once, so that the reader knows the stream is open.
                return Some(Bytes::from_static(b": up to date\n\n"));
            }
            return Some(self.show(&newest));
        }
        tokio::select! {
            changed = self.newest.changed() => {
                // Without a table there is nothing more to say; the reader comes again.
                changed.ok()?;
                let newest = self.newest.borrow_and_update().clone();
                Some(self.show(&newest))
            }
            // A line keeps proxies from closing a quiet stream.
            _ = self.quiet.tick() => {
                let stays = self.watcher.may_stay().await;
                stays.then_some(Bytes::from_static(b":\n\n"))
            }
            () = self.watcher.stop.cancelled() => None,
        }
    }
}
