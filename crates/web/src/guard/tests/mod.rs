//! The guard before a few routes, asked as browsers, programs and attackers ask.

mod addresses;
mod callers;
mod headers;
mod hosts;
mod origins;
mod rates;
mod wire;

use std::future::pending;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use axum::body::{Body, to_bytes};
use axum::extract::{FromRef, State};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use axum::{Json, Router};
use serde_json::{Value, json};
use tower::ServiceExt;

use super::*;
use endboss_people::{Keys, People, Person};
use endboss_store::memory::MemoryStore;

pub const HERE: &str = "203.0.113.7:50000";

#[derive(Clone, Debug, FromRef)]
pub struct Gate {
    pub guard: Arc<Guard>,
    pub people: Arc<People>,
}

/// A small server and its clock.
pub struct Town {
    pub gate: Gate,
    pub app: Router,
    clock: Arc<AtomicI64>,
}

impl Town {
    pub async fn new() -> Town {
        Town::with(Limits::default(), &[], "http://play.example:7878").await
    }

    pub async fn with(limits: Limits, proxies: &[&str], public_url: &str) -> Town {
        let proxies: Vec<_> = proxies.iter().map(|text| text.parse().unwrap()).collect();
        let store = Arc::new(MemoryStore::new());
        let keys = Keys::load(store.clone()).await.unwrap();
        let clock = Arc::new(AtomicI64::new(1_000_000_000_000));
        let turned = Arc::clone(&clock);
        let people = People::with_clock(store, keys, move || turned.load(Ordering::Relaxed));
        let guard = Guard::new(&limits, &proxies, public_url, &["other.example".to_owned()]);
        let gate = Gate { guard, people: Arc::new(people) };
        let app = Router::new()
            .route("/me", get(me).post(me))
            .route("/anyone", get(anyone))
            .route("/address", get(address))
            .route("/echo", post(echo))
            .route("/chat", post(chat))
            .route("/never", post(pending::<()>))
            .route("/leave", post(leave))
            .route("/style.css", get(style))
            .layer(from_fn_with_state(gate.clone(), protect))
            .with_state(gate.clone());
        Town { gate, app, clock }
    }

    pub fn wait(&self, ms: i64) {
        self.clock.fetch_add(ms, Ordering::Relaxed);
    }

    pub async fn guest(&self, name: &str) -> (Person, Token) {
        self.gate.people.welcome(Some(name)).await.unwrap()
    }

    pub async fn ask(&self, ask: Ask) -> Answer {
        let mut request = Request::builder().method(ask.method).uri(ask.path);
        for (name, value) in &ask.headers {
            request = request.header(*name, value);
        }
        let mut request = request.body(ask.body).unwrap();
        if let Some(peer) = ask.peer {
            request.extensions_mut().insert(Peer(peer.parse().unwrap()));
        }
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        let json = serde_json::from_slice(&body).unwrap_or(Value::Null);
        Answer { status, headers, json }
    }
}

/// A request.
pub struct Ask {
    method: Method,
    path: &'static str,
    headers: Vec<(&'static str, String)>,
    body: Body,
    peer: Option<&'static str>,
}

pub fn ask(path: &'static str) -> Ask {
    Ask { method: Method::GET, path, headers: Vec::new(), body: Body::empty(), peer: Some(HERE) }
}

pub fn send(path: &'static str) -> Ask {
    Ask { method: Method::POST, ..ask(path) }
}

impl Ask {
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Ask {
        self.headers.push((name, value.into()));
        self
    }

    pub fn bearer(self, token: &Token) -> Ask {
        self.with("authorization", format!("Bearer {}", token.text()))
    }

    pub fn cookie(self, token: &Token) -> Ask {
        self.with("cookie", format!("theme=dark; endboss={}", token.text()))
    }

    /// As browsers have it where there is encryption.
    pub fn host_cookie(self, token: &Token) -> Ask {
        self.with("cookie", format!("theme=dark; __Host-endboss={}", token.text()))
    }

    pub fn body(self, body: impl Into<Body>) -> Ask {
        Ask { body: body.into(), ..self }
    }

    pub fn from(self, peer: impl Into<Option<&'static str>>) -> Ask {
        Ask { peer: peer.into(), ..self }
    }
}

pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub json: Value,
}

impl Answer {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// Refused, with a sentence and this word.
    pub fn refused(&self, status: u16, code: &str) {
        assert_eq!((self.status.as_u16(), &self.json["code"]), (status, &json!(code)));
        let sentence = self.json["error"].as_str().unwrap();
        assert!(sentence.contains(' '), "{sentence}");
    }
}

async fn me(caller: Caller) -> Json<Value> {
    Json(json!({ "name": caller.person.name }))
}

async fn anyone(MaybeCaller(caller): MaybeCaller) -> Json<Value> {
    Json(json!({ "name": caller.map(|caller| caller.person.name) }))
}

async fn address(Client(address): Client) -> Json<Value> {
    Json(json!({ "address": address.0 }))
}

async fn echo(body: bytes::Bytes) -> Json<Value> {
    Json(json!({ "bytes": body.len() }))
}

async fn chat(
    State(guard): State<Arc<Guard>>,
    Client(address): Client,
    MaybeCaller(caller): MaybeCaller,
) -> Result<Json<Value>, Problem> {
    guard.spend(Budget::Chat, address, caller.map(|caller| caller.person.id))?;
    Ok(Json(json!({})))
}

async fn leave(State(gate): State<Gate>, caller: Caller) -> Result<impl IntoResponse, Problem> {
    gate.people.sign_out(&caller.token).await?;
    Ok(([(header::SET_COOKIE, gate.guard.no_cookie())], Json(json!({}))))
}

async fn style() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "max-age=600")], "body {}")
}

pub fn socket(text: &str) -> SocketAddr {
    text.parse().unwrap()
}
