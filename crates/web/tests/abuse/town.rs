//! A server on loopback, its people, and a game that goes on whatever happens elsewhere.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use endboss_store::{Store, TableId};
use endboss_web::guard::Limits;
use endboss_web::{Config, Server};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::wire::{Reply, Request, Site, Stream};

pub struct Town {
    pub server: Server,
    pub site: Site,
    pub folder: tempfile::TempDir,
    honest: Honest,
}

/// As the server is run unless a test says otherwise.
pub fn config(folder: &Path) -> Config {
    let mut config = Config::new(folder.to_owned());
    config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
    config.limits = Limits::lifted();
    config.keep_alive = Duration::from_millis(300);
    config.notices.lookup = Duration::from_millis(300);
    config
}

impl Town {
    pub async fn open() -> Town {
        Town::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Town {
        let folder = tempfile::tempdir().unwrap();
        let mut config = config(folder.path());
        change(&mut config);
        let server = Server::start(config).await.unwrap();
        let site = Site::new(server.address);
        let honest = Honest::begin(site.from(9)).await;
        Town { server, site, folder, honest }
    }

    /// The honest game comes to its end, and so does the server.
    pub async fn end(self) -> tempfile::TempDir {
        self.honest.finish().await;
        let alive = self.site.from(8).raw(b"GET /healthz HTTP/1.0\r\n\r\n").await;
        assert!(alive.starts_with(b"HTTP/1.0 200"), "{}", String::from_utf8_lossy(&alive));
        self.server.end().await;
        self.folder
    }

    pub async fn guest(&self, name: &str) -> Person {
        Person::come(self.site, name).await
    }

    /// Somebody with an account, whose password is known.
    pub async fn member(&self, login: &str) -> Person {
        let mut person = self.guest(login).await;
        let body = json!({ "login": login, "password": PASSWORD, "phrase": true });
        let told = person.post("/me/account", body).await.done();
        person.token = told["token"].as_str().unwrap().to_owned();
        person.phrase = told["phrase"].as_str().map(str::to_owned);
        person
    }

    pub fn store(&self) -> &Arc<dyn Store> {
        &self.server.hall.store
    }

    /// The record of a table as the store keeps it.
    pub fn record(&self, table: &str) -> Value {
        let row = self.store().table(id(table)).unwrap().unwrap();
        serde_json::from_str(&row.record).unwrap()
    }
}

pub const PASSWORD: &str = "correct horse";

pub fn id(table: &str) -> TableId {
    table.parse().unwrap()
}

#[derive(Clone, Debug)]
pub struct Person {
    pub site: Site,
    pub token: String,
    pub phrase: Option<String>,
}

impl Person {
    pub async fn come(site: Site, name: &str) -> Person {
        let request = Request::new("POST", "/guests").json(&json!({ "name": name }));
        let told = site.send(&request).await.done();
        let token = told["token"].as_str().unwrap().to_owned();
        Person { site, token, phrase: None }
    }

    pub async fn ask(&self, request: Request) -> Reply {
        self.site.send(&request.bearer(&self.token)).await
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.ask(Request::get(path)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.ask(Request::new("POST", path).json(&body)).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Reply {
        self.ask(Request::new("PUT", path).json(&body)).await
    }

    pub async fn delete(&self, path: &str) -> Reply {
        self.ask(Request::new("DELETE", path)).await
    }

    /// Sends a form of a page.
    pub async fn form(&self, path: &str, fields: &[(&str, &str)]) -> Reply {
        self.ask(Request::form(path, fields)).await
    }

    pub async fn watch(&self, table: &str) -> Result<Stream, Reply> {
        let path = format!("/tables/{table}/events");
        self.site.stream(&Request::get(&path).bearer(&self.token)).await
    }

    pub async fn table(&self, settings: Value) -> String {
        self.post("/tables", settings).await.done()["id"].as_str().unwrap().to_owned()
    }

    /// A game for two, begun.
    pub async fn game(&self, other: &Person) -> String {
        self.game_with(other, json!({ "edition": "anniversary", "players": 2 })).await
    }

    pub async fn game_with(&self, other: &Person, settings: Value) -> String {
        let table = self.table(settings).await;
        let secret = self.secret(&table, "B").await;
        let take = json!({ "secret": secret });
        other.post(&format!("/tables/{table}/seats/B"), take).await.done();
        self.post(&format!("/tables/{table}/start"), json!({})).await.done();
        table
    }

    /// The secret in the link of a seat.
    pub async fn secret(&self, table: &str, seat: &str) -> String {
        let links = self.get(&format!("/tables/{table}/links")).await.done();
        let link = links[seat].as_str().unwrap_or_else(|| panic!("no link of {seat}: {links}"));
        link.split_once('#').unwrap().1.to_owned()
    }

    pub async fn look(&self, table: &str) -> Value {
        self.get(&format!("/tables/{table}")).await.done()
    }

    /// Answers what the person is asked, if anything.
    pub async fn step(&self, table: &str, n: usize) -> Step {
        let told = self.get(&format!("/tables/{table}")).await;
        if matches!(told.status, 429 | 503) {
            return Step::Later;
        }
        let told = told.done();
        if told["table"]["state"] != "playing" {
            return Step::Over;
        }
        let Some(pick) = answer(&told, n) else { return Step::Waiting };
        let told = self.post(&format!("/tables/{table}/picks"), pick).await;
        match told.status {
            200 => Step::Picked,
            // The other was faster, or the server wants a rest.
            409 | 429 | 503 => Step::Later,
            _ => panic!("{}\n{}", told.head, told.text()),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Picked,
    Waiting,
    Later,
    Over,
}

/// An answer to the question of a snapshot.
pub fn answer(snapshot: &Value, n: usize) -> Option<Value> {
    let ask = snapshot["view"]["ask"].as_object()?;
    let options = ask["options"].as_array()?;
    let pick = &options[n % options.len()];
    Some(json!({ "seat": ask["seat"], "ask": ask["number"], "pick": pick }))
}

/// Two people whom nothing that happens elsewhere may disturb.
struct Honest {
    hurry: Arc<AtomicBool>,
    task: JoinHandle<u32>,
}

impl Honest {
    async fn begin(site: Site) -> Honest {
        let people = [Person::come(site, "Ida").await, Person::come(site, "Ole").await];
        let table = people[0].game(&people[1]).await;
        let hurry = Arc::new(AtomicBool::new(false));
        let hurries = hurry.clone();
        let task = tokio::spawn(async move {
            let mut picks = 0;
            for n in 0.. {
                for person in &people {
                    match person.step(&table, n * 7).await {
                        Step::Over => {
                            let journal = person.get(&format!("/tables/{table}/journal")).await;
                            assert_eq!(journal.status, 200, "{}", journal.text());
                            return picks;
                        }
                        Step::Picked => picks += 1,
                        Step::Later => sleep(Duration::from_millis(100)).await,
                        Step::Waiting => {}
                    }
                }
                if !hurries.load(Ordering::Relaxed) {
                    sleep(Duration::from_millis(50)).await;
                }
            }
            picks
        });
        Honest { hurry, task }
    }

    async fn finish(self) {
        self.hurry.store(true, Ordering::Relaxed);
        let ended = timeout(Duration::from_secs(60), self.task).await;
        let picks = ended.expect("the honest game ends").expect("the honest game goes on");
        assert!(picks > 10, "{picks}");
    }
}
