//! A server on loopback and people who talk to it by HTTP.

#![allow(dead_code, reason = "every test file uses a part of it")]

use std::time::Duration;

use endboss_web::guard::Limits;
use endboss_web::{Config, Server};
use serde_json::{Value, json};

/// A server in a folder of its own.
#[derive(Debug)]
pub struct Place {
    pub server: Server,
    pub folder: tempfile::TempDir,
}

impl Place {
    pub async fn open() -> Place {
        Place::with(|_| {}).await
    }

    /// The same with something changed about how it is run.
    pub async fn with(change: impl FnOnce(&mut Config)) -> Place {
        let folder = tempfile::tempdir().expect("a folder");
        let mut config = config(folder.path());
        change(&mut config);
        let server = Server::start(config).await.expect("the server starts");
        Place { server, folder }
    }

    /// The server ends, and another begins on the same folder.
    pub async fn again(self) -> Place {
        let Place { server, folder } = self;
        server.end().await;
        let server = Server::start(config(folder.path())).await.expect("the server starts again");
        Place { server, folder }
    }

    /// The same, with something done to its folder in between and something changed.
    pub async fn reopen(
        self,
        meanwhile: impl FnOnce(&std::path::Path),
        change: impl FnOnce(&mut Config),
    ) -> Place {
        let Place { server, folder } = self;
        server.end().await;
        meanwhile(folder.path());
        let mut config = config(folder.path());
        change(&mut config);
        let server = Server::start(config).await.expect("the server starts again");
        Place { server, folder }
    }

    /// Who held this client goes on with the server as it is now.
    pub fn know(&self, client: &Client) -> Client {
        let base = format!("http://{}/api/v1", self.server.address);
        Client { base, ..client.clone() }
    }

    pub fn nobody(&self) -> Client {
        // Others may have chosen one before.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder().no_proxy().build().expect("a client");
        let base = format!("http://{}/api/v1", self.server.address);
        Client { http, base, token: None }
    }

    pub async fn guest(&self, name: &str) -> Client {
        let mut client = self.nobody();
        let told = client.post("/guests", json!({ "name": name })).await;
        assert_eq!(told.status, 201, "{}", told.body);
        client.token = Some(told.json()["token"].as_str().expect("a token").to_owned());
        client
    }
}

fn config(folder: &std::path::Path) -> Config {
    let mut config = Config::new(folder.to_owned());
    config.listen = ([127, 0, 0, 1], 0).into();
    config.limits = Limits::lifted();
    config
}

/// Somebody who talks to the server.
#[derive(Clone, Debug)]
pub struct Client {
    pub http: reqwest::Client,
    pub base: String,
    pub token: Option<String>,
}

/// An answer, byte for byte.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub status: u16,
    pub body: String,
}

impl Told {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The answer of something that was done.
    pub fn done(self) -> Told {
        assert!(self.status < 300, "{} {}", self.status, self.body);
        self
    }

    /// The word for programs of something that was refused.
    pub fn refused(&self) -> String {
        assert!(self.status >= 400, "{} {}", self.status, self.body);
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

impl Client {
    pub async fn get(&self, path: &str) -> Told {
        self.send(self.http.get(self.url(path)), None).await
    }

    /// A page, in a language.
    pub async fn page(&self, path: &str, lang: &str) -> Told {
        let site = self.base.trim_end_matches("/api/v1");
        let request = self.http.get(format!("{site}{path}")).header("accept-language", lang);
        self.send(request, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Told {
        self.send(self.http.post(self.url(path)), Some(body)).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Told {
        self.send(self.http.put(self.url(path)), Some(body)).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> Told {
        self.send(self.http.patch(self.url(path)), Some(body)).await
    }

    pub async fn delete(&self, path: &str) -> Told {
        self.send(self.http.delete(self.url(path)), None).await
    }

    pub async fn delete_with(&self, path: &str, body: Value) -> Told {
        self.send(self.http.delete(self.url(path)), Some(body)).await
    }

    /// Reads an event stream.
    pub async fn events(&self, path: &str) -> Events {
        let request = self.known(self.http.get(self.url(path)));
        let response = request.send().await.expect("an answer");
        assert_eq!(response.status(), 200);
        Events { response, buffer: String::new() }
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    fn known(&self, request: reqwest::RequestBuilder) -> reqwest::RequestBuilder {
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    async fn send(&self, request: reqwest::RequestBuilder, body: Option<Value>) -> Told {
        let mut request = self.known(request);
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        let response = request.send().await.expect("an answer");
        let status = response.status().as_u16();
        // Pages hold words together; tests look for words.
        let body = response.text().await.expect("all of the answer").replace('\u{a0}', " ");
        Told { status, body }
    }
}

/// An open event stream.
#[derive(Debug)]
pub struct Events {
    response: reqwest::Response,
    buffer: String,
}

/// One event of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    pub id: u64,
    pub data: String,
}

impl Events {
    /// The next event, if one comes in this time.
    pub async fn next(&mut self, within: Duration) -> Option<Event> {
        tokio::time::timeout(within, self.read()).await.ok()
    }

    async fn read(&mut self) -> Event {
        loop {
            while let Some(end) = self.buffer.find("\n\n") {
                let block: String = self.buffer.drain(..end + 2).collect();
                let field = |name: &str| {
                    block.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned)
                };
                if let (Some(id), Some(data)) = (field("id: "), field("data: ")) {
                    return Event { id: id.parse().expect("a number"), data };
                }
            }
            match self.response.chunk().await.expect("the stream goes on") {
                Some(bytes) => self.buffer.push_str(std::str::from_utf8(&bytes).expect("text")),
                None => std::future::pending().await,
            }
        }
    }
}
