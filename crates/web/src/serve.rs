//! The server put together: it listens, answers, and comes to an orderly end.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::task::JoinHandle;
use tower::ServiceExt;

use crate::api::Api;
use crate::config::Config;
use crate::guard::{self, Guard, Peer};
use crate::health;
use endboss_notices::Notices;
use endboss_operate::{Drained, Stop, metrics};
use endboss_people::{Keys, People};
use endboss_store::sqlite::SqliteStore;
use endboss_store::{Store, StoreError};
use endboss_tables::{Hall, Library};

/// How long open streams may take to end.
pub const FAREWELL: Duration = Duration::from_secs(4);

#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error("{0} cannot be listened on: {1}; another server may run there (--listen ADDRESS:PORT)")]
    Listen(SocketAddr, io::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{0}")]
    Packs(String),
    #[error("{0}")]
    Other(String),
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    pub address: SocketAddr,
    pub public_url: String,
    pub metrics_address: Option<SocketAddr>,
    pub hall: Arc<Hall>,
    pub stop: Stop,
    notices: Notices,
    accepting: JoinHandle<()>,
}

/// The file of the store in a folder.
pub fn store_file(data: &Path) -> std::path::PathBuf {
    data.join("endboss.sqlite")
}

impl Server {
    pub async fn start(config: Config) -> Result<Server, ServeError> {
        let (listener, address) = listen(config.listen)?;
        let file = store_file(&config.data);
        let opened = tokio::task::spawn_blocking(move || SqliteStore::open(&file)).await;
        let store: Arc<dyn Store> =
            Arc::new(opened.map_err(|e| ServeError::Other(e.to_string()))??);
        Server::with_store(config, store, listener, address).await
    }

    /// On a store of one's own.
    pub async fn start_on(config: Config, store: Arc<dyn Store>) -> Result<Server, ServeError> {
        let (listener, address) = listen(config.listen)?;
        Server::with_store(config, store, listener, address).await
    }

    async fn with_store(
        config: Config,
        store: Arc<dyn Store>,
        listener: TcpListener,
        address: SocketAddr,
    ) -> Result<Server, ServeError> {
        let stop = Stop::new();
        let public_url = config.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
        let public_url = public_url.trim_end_matches('/').to_owned();
        let library = Library::open(store.clone(), config.packs_dir.as_deref(), &config.packs);
        let library = library.map_err(ServeError::Packs)?;
        let keys = Keys::load(store.clone()).await?;
        let people = Arc::new(People::new(store.clone(), keys));
        let notices = Notices::start(store.clone(), config.notices.clone());
        let mut hall = config.hall.clone();
        hall.public_url = public_url.clone();
        hall.tables = config.limits.tables.clone();
        let here = Some(People::clone(&people));
        let hall =
            Hall::new(store.clone(), library, here, Some(notices.clone()), hall, stop.clone());
        let proxies = &config.trusted_proxies;
        let guard = Guard::new(&config.limits, proxies, &public_url, &config.hosts);
        let api = Api {
            hall: hall.clone(),
            people,
            notices: notices.clone(),
            guard: guard.clone(),
            stop: stop.clone(),
            public_url: public_url.clone().into(),
            streams: Arc::new(AtomicUsize::new(0)),
            compress_up_to: config.compress_up_to,
            keep_alive: config.keep_alive,
        };
        let metrics_address = match config.metrics_listen {
            Some(at) => Some(show_figures(at, &stop).await?),
            None => None,
        };
        let probe = Arc::new(health::StoreProbe::new(store, stop.clone()));
        let app = crate::app::router(api, probe);
        stop.spawn(hall.clone().watch_the_clock());
        stop.spawn(watch_bans(hall.clone(), guard.clone(), stop.clone()));
        let accepting = tokio::spawn(accept(listener, app, guard, stop.clone()));
        Ok(Server { address, public_url, metrics_address, hall, stop, notices, accepting })
    }

    /// Runs until somebody asks it to stop, then ends what is open.
    pub async fn run(self) -> Result<(), ServeError> {
        self.stop.on_request().map_err(|error| ServeError::Other(error.to_string()))?;
        self.stop.cancelled().await;
        self.end().await;
        Ok(())
    }

    /// Ends everything that is open, within five seconds.
    pub async fn end(self) {
        self.stop.signal();
        self.accepting.abort();
        self.notices.stop(Duration::from_millis(500)).await;
        if let Drained::Left(left) = self.stop.drain(FAREWELL).await {
            tracing::warn!(left, "some connections were cut");
        }
    }
}

/// Bans are made on the store while the server runs, and hold a moment later.
async fn watch_bans(hall: Arc<Hall>, guard: Arc<Guard>, stop: Stop) {
    loop {
        let store = hall.store.clone();
        let read = tokio::task::spawn_blocking(move || (store.bans(), store.counts()));
        if let Ok((bans, counts)) = read.await {
            match bans {
                Ok(rows) => guard.set_bans(&rows),
                Err(error) => tracing::warn!(%error, "the bans could not be read"),
            }
            for (state, count) in counts.unwrap_or_default() {
                metrics::tables(state.id(), count as usize);
            }
        }
        guard.forget_idle();
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(5)) => {}
            () = stop.cancelled() => return,
        }
    }
}

/// So many may wait at the door; whoever comes in a crowd should not be what others stumble over.
const DOORSTEP: u32 = 4096;

fn listen(at: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let open = || {
        let socket = if at.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
        // A server that stopped just now leaves the port in a state that forbids it otherwise.
        #[cfg(not(windows))]
        socket.set_reuseaddr(true)?;
        socket.bind(at)?;
        let listener = socket.listen(DOORSTEP)?;
        let address = listener.local_addr()?;
        Ok((listener, address))
    };
    open().map_err(|error| ServeError::Listen(at, error))
}

async fn show_figures(at: SocketAddr, stop: &Stop) -> Result<SocketAddr, ServeError> {
    let figures = metrics::Figures::start().map_err(|e| ServeError::Other(e.to_string()))?;
    let (listener, address) = listen(at)?;
    stop.spawn(figures.clone().keep_tidy(stop.clone()));
    let app: Router = health::figures(figures);
    let stopped = stop.cancelled_owned();
    stop.spawn(async move {
        let served = axum::serve(listener, app).with_graceful_shutdown(stopped).await;
        if let Err(error) = served {
            tracing::error!(%error, "the figures cannot be shown any more");
        }
    });
    Ok(address)
}

/// Takes connections, as many of each address as it may have.
async fn accept(listener: TcpListener, app: Router, guard: Arc<Guard>, stop: Stop) {
    loop {
        let (socket, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Too many files are open: some will be closed soon.
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(Duration::from_millis(50)).await;
                    continue;
                }
            },
            () = stop.cancelled() => return,
        };
        let Some(place) = guard.connection(peer.ip()) else {
            // Whoever has so many is not told anything; that would cost us, too.
            drop(socket);
            continue;
        };
        let app = app.clone();
        let stop_here = stop.clone();
        stop.spawn(async move {
            connection(socket, peer, app, &stop_here).await;
            drop(place);
        });
    }
}

async fn connection(socket: TcpStream, peer: SocketAddr, app: Router, stop: &Stop) {
    // A snapshot is sent at once, not when the next one comes.
    let _ = socket.set_nodelay(true);
    let asked = Arc::new(AtomicBool::new(false));
    let asks = asked.clone();
    let service = hyper::service::service_fn(move |mut request: Request<hyper::body::Incoming>| {
        asks.store(true, Ordering::Relaxed);
        request.extensions_mut().insert(Peer(peer));
        app.clone().oneshot(request.map(axum::body::Body::new))
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(guard::HEADER_TIME)
        .max_buf_size(guard::MOST_HEAD)
        .max_headers(guard::MOST_HEADERS);
    let serving = http.serve_connection(TokioIo::new(socket), service);
    tokio::pin!(serving);
    let served = tokio::select! {
        served = serving.as_mut() => served,
        // Nobody waits for half a word.
        () = stop.cancelled() => match asked.load(Ordering::Relaxed) {
            true => {
                serving.as_mut().graceful_shutdown();
                serving.await
            }
            false => return,
        },
    };
    if let Err(error) = served {
        tracing::debug!(%error, "a connection ended");
    }
}
