//! The log says that a notice failed, and not for whom. Alone in its process, because the log is the
//! log of a process.

use std::io;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use endboss_notices::{Notice, NoticeConfig, NoticeKind, Notices};
use endboss_operate::{LogFormat, log};
use endboss_store::sqlite::SqliteStore;
use endboss_store::{Deed, PersonId, PersonRow, Store, Subscription, TableId};

const SECRET: &str = "whatever is said at night";

#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl Paper {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }

    /// Waits until this was written down.
    async fn says(&self, what: &str) {
        let wait = async {
            while !self.text().contains(what) {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let said = tokio::time::timeout(Duration::from_secs(60), wait).await;
        said.unwrap_or_else(|_| panic!("{what} was not said:\n{}", self.text()));
    }
}

impl io::Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

async fn answering(status: u16) -> u16 {
    let status = StatusCode::from_u16(status).unwrap();
    let app = Router::new().fallback(async move || status);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move { axum::serve(listener, app).await });
    port
}

#[tokio::test]
async fn the_log_says_that_a_notice_failed_and_not_for_whom() {
    let paper = Paper::default();
    let writer = paper.clone();
    let log = log::subscriber(LogFormat::Json, "trace", move || writer.clone()).unwrap();
    tracing::subscriber::set_global_default(log).unwrap();

    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(SqliteStore::open(&folder.path().join("store")).unwrap());
    let delays = vec![Duration::from_millis(1); 3];
    let config = NoticeConfig { allow_private: true, delays, ..NoticeConfig::default() };
    let notices = Notices::start(store.clone(), config);
    let mut secrets =
        [SECRET, "127.0.0.1", "CODE1", "example.org", "/hook", "Ann"].map(str::to_owned).to_vec();
    for status in [500, 403] {
        let port = answering(status).await;
        let id = PersonId::random();
        let name = "Ann".to_owned();
        let person = PersonRow { id, name, account: None, created: 0, seen: 0 };
        let subscription = Subscription {
            person: id,
            endpoint: format!("http://127.0.0.1:{port}/hook"),
            p256dh: None,
            auth: None,
            secret: Some(SECRET.to_owned()),
        };
        store.write(vec![Deed::Person(person), Deed::Subscribe(subscription)]).await.unwrap();
        let link = "https://example.org/tables/1".to_owned();
        let code = "CODE1".to_owned();
        notices.tell(id, Notice { kind: NoticeKind::YourTurn, table: TableId(1), code, link });
        secrets.extend([id.to_string(), port.to_string()]);
    }
    paper.says("gave up on a notice").await;
    paper.says("it answered 500").await;
    paper.says("a notice was refused").await;
    paper.says("it answered 403").await;

    for line in paper.text().lines() {
        let mut line: serde_json::Value = serde_json::from_str(line).unwrap();
        // The time of a line may well hold the digits of a port.
        line.as_object_mut().unwrap().remove("timestamp");
        let line = line.to_string();
        for secret in &secrets {
            assert!(!line.contains(secret.as_str()), "{secret} in {line}");
        }
    }
}
