//! `/api/v1`: what a program can ask of this server, and how it is answered. The OpenAPI document is
//! made from the very types that are served.

mod body;
mod caller;
mod cards;
mod daily;
mod document;
mod events;
mod me;
mod play;
mod problem;
pub mod shape;
mod snapshot;
mod tables;
mod wrong;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi::{Content, Ref, ResponseBuilder};
use utoipa_axum::router::OpenApiRouter;

use crate::guard::{Guard, Limits};
use endboss_notices::Notices;
use endboss_operate::{Stop, metrics};
use endboss_people::People;
use endboss_store::{Store, StoreError};
use endboss_tables::Hall;

pub(crate) use body::level;
pub use events::Uncompressed;
pub(crate) use events::{Events, Watcher, server_sent};
pub(crate) use me::proof;
pub use problem::{Problem, Refused};
pub use wrong::Wrong;

/// What every handler can reach.
#[derive(Clone, Debug)]
pub struct Api {
    pub hall: Arc<Hall>,
    pub people: Arc<People>,
    pub notices: Notices,
    pub guard: Arc<Guard>,
    pub stop: Stop,
    pub public_url: Arc<str>,
    pub streams: Arc<AtomicUsize>,
    /// New streams are not compressed when so many are open.
    pub compress_up_to: usize,
    /// So often a quiet stream says something.
    pub keep_alive: Duration,
}

#[derive(OpenApi)]
#[openapi(info(
    title = "endboss",
    description = "Tables of dungeon-building card games. Say who you are by POST /guests and send \
                   the token as `Authorization: Bearer TOKEN`; browsers have it in a cookie."
))]
struct Document;

impl Api {
    /// Reads from the store off the async workers.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Problem> {
        let store = self.hall.store.clone();
        let done = tokio::task::spawn_blocking(move || read(&*store)).await;
        Ok(done.unwrap_or(Err(StoreError::Closed))?)
    }

    /// One more stream, until what is given is dropped; and whether it may be compressed.
    fn count_stream(&self) -> (Counted, bool) {
        let before = self.streams.fetch_add(1, Ordering::Relaxed);
        let counted = Counted { streams: self.streams.clone(), _figure: metrics::stream_opened() };
        (counted, before < self.compress_up_to)
    }
}

/// The routes and their document, for a server with these limits and a cookie of this name.
pub fn routes(limits: &Limits, cookie: &str) -> (Router<Api>, serde_json::Value) {
    let api = OpenApiRouter::new()
        .merge(tables::routes())
        .merge(play::routes())
        .merge(cards::routes())
        .merge(daily::routes())
        .merge(me::routes());
    let (router, mut document) =
        OpenApiRouter::with_openapi(Document::openapi()).nest("/api/v1", api).split_for_parts();
    document.info.version = env!("CARGO_PKG_VERSION").to_owned();
    refusals(&mut document);
    let mut document = serde_json::to_value(&document).expect("a document is plain data");
    document::complete(&mut document, limits, cookie);
    let served = serde_json::to_string_pretty(&document).expect("a document is plain data");
    let served: Arc<str> = served.into();
    let json = [(axum::http::header::CONTENT_TYPE, "application/json")];
    let router = router
        .route("/api/v1/openapi.json", get(move || async move { (json, served.to_string()) }));
    (router, document)
}

/// Whatever an operation answers besides what it names says why, and in one form.
fn refusals(document: &mut utoipa::openapi::OpenApi) {
    let problem = Content::new(Some(Ref::from_schema_name("Problem")));
    let refused = ResponseBuilder::new()
        .description("Refused, with a sentence that says why")
        .content("application/json", problem)
        .build();
    for path in document.paths.paths.values_mut() {
        let all = [&mut path.get, &mut path.put, &mut path.post, &mut path.delete, &mut path.patch];
        for operation in all.into_iter().flatten() {
            let responses = &mut operation.responses.responses;
            responses.insert("default".to_owned(), refused.clone().into());
        }
    }
}

/// A stream that is open.
#[derive(Debug)]
struct Counted {
    streams: Arc<AtomicUsize>,
    _figure: metrics::Present,
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.streams.fetch_sub(1, Ordering::Relaxed);
    }
}
