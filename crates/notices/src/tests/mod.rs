//! Notices against services on this machine.

mod inside;
mod name_servers;
mod push;
mod road;
mod webhook;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use super::*;
use endboss_store::sqlite::SqliteStore;
use endboss_store::{PersonRow, Receipt};

pub const SECRET: &str = "whatever is said at night";

/// Longer than any test should take: whoever waits for this has failed.
const FOREVER: Duration = Duration::from_secs(60);

/// A config that may talk to this machine and does not make tests wait.
pub fn config() -> NoticeConfig {
    NoticeConfig {
        allow_private: true,
        delays: vec![Duration::from_millis(1); 3],
        timeout: FOREVER,
        lookup: Duration::from_millis(300),
        quiet: FOREVER,
        ..NoticeConfig::default()
    }
}

pub fn notice(kind: NoticeKind, table: u128) -> Notice {
    let link = format!("https://example.org/tables/{table}");
    Notice { kind, table: TableId(table), code: format!("CODE{table}"), link }
}

/// A store in a folder that goes with it.
pub struct Shelf {
    pub store: Arc<SqliteStore>,
    _folder: TempDir,
}

impl Shelf {
    pub fn new() -> Shelf {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&folder.path().join("endboss.sqlite")).unwrap();
        Shelf { store: Arc::new(store), _folder: folder }
    }

    pub fn keep(&self, deeds: Vec<Deed>) -> Receipt {
        self.store.write(deeds)
    }

    /// A new person who wants to be told there.
    pub async fn person_with(&self, mut subscription: Subscription) -> PersonId {
        let id = PersonId::random();
        let row = PersonRow { id, name: "Ann".to_owned(), account: None, created: 0, seen: 0 };
        subscription.person = id;
        self.keep(vec![Deed::Person(row), Deed::Subscribe(subscription)]).await.unwrap();
        id
    }

    pub fn start(&self, config: NoticeConfig) -> Notices {
        Notices::start(self.store.clone(), config)
    }
}

pub fn webhook(endpoint: &str) -> Subscription {
    Subscription {
        person: PersonId(0),
        endpoint: endpoint.to_owned(),
        p256dh: None,
        auth: None,
        secret: Some(SECRET.to_owned()),
    }
}

/// Waits until everything that was told has come to its end.
pub async fn idle(notices: &Notices) {
    notices.0.tracker.close();
    tokio::time::timeout(FOREVER, notices.0.tracker.wait()).await.expect("it comes to an end");
}

/// What a receiver was sent.
#[derive(Debug)]
pub struct Heard {
    pub uri: Uri,
    pub headers: HeaderMap,
    pub body: Bytes,
}

/// A service on this machine that answers as scripted, and then 200.
pub struct Receiver {
    pub port: u16,
    heard: mpsc::UnboundedReceiver<Heard>,
}

#[derive(Clone)]
struct Script {
    answers: Arc<Mutex<VecDeque<u16>>>,
    heard: mpsc::UnboundedSender<Heard>,
}

impl Receiver {
    pub async fn start(answers: &[u16]) -> Receiver {
        let (sender, heard) = mpsc::unbounded_channel();
        let answers = Arc::new(Mutex::new(answers.iter().copied().collect()));
        let app = Router::new().fallback(listen).with_state(Script { answers, heard: sender });
        Receiver { port: serve(app).await, heard }
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}/hook", self.port)
    }

    pub async fn next(&mut self) -> Heard {
        let heard = tokio::time::timeout(FOREVER, self.heard.recv()).await;
        heard.expect("something is heard").expect("the receiver lives")
    }

    /// What was heard and not yet looked at.
    pub fn rest(&mut self) -> Vec<Heard> {
        std::iter::from_fn(|| self.heard.try_recv().ok()).collect()
    }
}

async fn listen(
    State(script): State<Script>,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> StatusCode {
    script.heard.send(Heard { uri, headers, body }).unwrap();
    let answer = script.answers.lock().unwrap().pop_front().unwrap_or(200);
    StatusCode::from_u16(answer).unwrap()
}

pub async fn serve(app: Router) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move { axum::serve(listener, app).await });
    port
}
