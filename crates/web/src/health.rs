//! `/healthz`: the process is alive. `/readyz`: it can do its work, which is to keep things.
//! `/metrics`: what it has counted.

use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::sync::Mutex;
use tokio::time::Instant;

use endboss_operate::Stop;
use endboss_operate::metrics::Figures;
use endboss_store::{Deed, Store};

/// How long the store may take to keep a row and give it back.
pub const PATIENCE: Duration = Duration::from_secs(1);

/// An answer holds for so long, because each one costs a write that anybody can ask for.
pub const FRESH: Duration = Duration::from_secs(1);

const ROW: &str = "probe";

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotReady {
    #[error("the server is stopping")]
    Stopping,
    #[error("the store did not answer within a second")]
    Slow,
    /// What the store said stays in the log.
    #[error("the store cannot keep anything")]
    Store,
}

pub type Readiness<'a> = Pin<Box<dyn Future<Output = Result<(), NotReady>> + Send + 'a>>;

/// `/metrics`, for a listener of its own: these figures are the operator's.
pub fn figures<S>(figures: Figures) -> Router<S> {
    Router::new().route("/metrics", get(shown)).with_state(figures)
}

async fn shown(State(figures): State<Figures>) -> impl IntoResponse {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, figures.render())
}

/// What can say whether it is ready.
pub trait Probe: Send + Sync + 'static {
    fn ready(&self) -> Readiness<'_>;
}

/// `/healthz` and `/readyz`, for any router.
pub fn routes<S>(probe: Arc<dyn Probe>) -> Router<S> {
    Router::new().route("/healthz", get(healthz)).route("/readyz", get(readyz)).with_state(probe)
}

pub async fn healthz() -> &'static str {
    "alive\n"
}

pub async fn readyz(State(probe): State<Arc<dyn Probe>>) -> (StatusCode, String) {
    match probe.ready().await {
        Ok(()) => (StatusCode::OK, "ready\n".to_owned()),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")),
    }
}

/// Ready is a server that is not stopping and whose store keeps what it is given.
pub struct StoreProbe {
    store: Arc<dyn Store>,
    stop: Stop,
    last: Mutex<Option<(Instant, Result<(), NotReady>)>>,
}

impl fmt::Debug for StoreProbe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoreProbe").finish_non_exhaustive()
    }
}

impl StoreProbe {
    pub fn new(store: Arc<dyn Store>, stop: Stop) -> StoreProbe {
        StoreProbe { store, stop, last: Mutex::new(None) }
    }

    async fn probe(&self) -> Result<(), NotReady> {
        match tokio::time::timeout(PATIENCE, self.keep_and_read()).await {
            Err(_) => Err(NotReady::Slow),
            Ok(Ok(true)) => Ok(()),
            Ok(Ok(false)) => {
                tracing::error!("the store gave back another row than it was given");
                Err(NotReady::Store)
            }
            Ok(Err(why)) => {
                tracing::error!(%why, "the store cannot keep a row");
                Err(NotReady::Store)
            }
        }
    }

    async fn keep_and_read(&self) -> Result<bool, String> {
        let mut value = [0; 8];
        getrandom::fill(&mut value).map_err(|why| why.to_string())?;
        let deed = Deed::Secret { name: ROW.to_owned(), value: value.to_vec() };
        self.store.write(vec![deed]).await.map_err(|why| why.to_string())?;
        let store = Arc::clone(&self.store);
        let read = tokio::task::spawn_blocking(move || store.secret(ROW));
        let found = read.await.map_err(|why| why.to_string())?.map_err(|why| why.to_string())?;
        Ok(found.as_deref() == Some(value.as_slice()))
    }
}

impl Probe for StoreProbe {
    fn ready(&self) -> Readiness<'_> {
        Box::pin(async {
            if self.stop.is_signaled() {
                return Err(NotReady::Stopping);
            }
            // Held while probing: whoever asks meanwhile shares the answer, and the row is ours.
            let mut last = self.last.lock().await;
            if let Some((at, answer)) = &*last
                && at.elapsed() < FRESH
            {
                return answer.clone();
            }
            let answer = self.probe().await;
            *last = Some((Instant::now(), answer.clone()));
            answer
        })
    }
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::http::Request;
    use rusqlite::Connection;
    use tower::ServiceExt;

    use super::*;
    use endboss_store::sqlite::SqliteStore;

    async fn get(probe: &Arc<StoreProbe>, path: &str) -> (u16, String) {
        let app: Router = routes(probe.clone());
        let request = Request::get(path).body(Body::empty()).unwrap();
        let answer = app.oneshot(request).await.unwrap();
        let status = answer.status().as_u16();
        let body = to_bytes(answer.into_body(), 1024).await.unwrap();
        (status, String::from_utf8(body.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn ready_until_it_stops_and_alive_after() {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(&folder.path().join("store")).unwrap());
        let stop = Stop::new();
        let probe = Arc::new(StoreProbe::new(store.clone(), stop.clone()));
        assert_eq!(get(&probe, "/readyz").await, (200, "ready\n".to_owned()));
        assert_eq!(store.secret(ROW).unwrap().map(|row| row.len()), Some(8));
        stop.signal();
        assert_eq!(get(&probe, "/readyz").await, (503, "the server is stopping\n".to_owned()));
        assert_eq!(get(&probe, "/healthz").await, (200, "alive\n".to_owned()));
    }

    #[tokio::test]
    async fn not_ready_while_the_store_cannot_write() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store");
        let store = Arc::new(SqliteStore::open(&path).unwrap());
        let probe = Arc::new(StoreProbe::new(store.clone(), Stop::new()));
        // Somebody else holds the only pen.
        let other = Connection::open(&path).unwrap();
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        let slow = (503, "the store did not answer within a second\n".to_owned());
        assert_eq!(get(&probe, "/readyz").await, slow);
        other.execute_batch("ROLLBACK").unwrap();
        assert_eq!(probe.ready().await, Err(NotReady::Slow), "the answer holds for a while");
        *probe.last.lock().await = None;
        assert_eq!(probe.ready().await, Ok(()));
    }
}
