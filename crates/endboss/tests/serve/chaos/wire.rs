//! Requests as a client sends them, on connections that may be cut at any moment.

use std::net::SocketAddr;
use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// What is asked, to be sent as often as needed.
#[derive(Clone, Debug)]
pub struct Question {
    pub method: Method,
    /// Below `/api/v1`.
    pub path: String,
    pub token: Option<String>,
    pub body: Option<Value>,
    /// The last event a stream has seen.
    pub seen: Option<u64>,
}

impl Question {
    pub fn get(path: String, token: Option<&str>) -> Question {
        let token = token.map(str::to_owned);
        Question { method: Method::GET, path, token, body: None, seen: None }
    }

    pub fn post(path: String, token: Option<&str>, body: Value) -> Question {
        Question { method: Method::POST, body: Some(body), ..Question::get(path, token) }
    }

    pub fn by(self, method: Method) -> Question {
        Question { method, ..self }
    }

    fn request(&self, host: &str) -> Request<Full<Bytes>> {
        let mut request = Request::builder()
            .method(self.method.clone())
            .uri(format!("/api/v1{}", self.path))
            .header(HOST, host);
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        if let Some(seen) = self.seen {
            request = request.header("last-event-id", seen);
        }
        if self.body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let body = self.body.as_ref().map(Value::to_string).unwrap_or_default();
        request.body(Full::new(body.into())).expect("a plain request")
    }
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Said {
    pub status: u16,
    pub body: Bytes,
}

impl Said {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// The word for programs of a refusal.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// Nobody listens; nothing was sent.
    Nobody,
    /// The connection was cut after something was sent. What became of it nobody knows.
    Cut,
}

/// A client's connection. It is cut when this is dropped.
#[derive(Debug)]
pub struct Line {
    address: SocketAddr,
    open: Option<(SendRequest<Full<Bytes>>, Work)>,
}

/// What moves the bytes of a connection.
#[derive(Debug)]
struct Work(JoinHandle<()>);

impl Drop for Work {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Who waits longer than this is not answered any more.
const PATIENCE: Duration = Duration::from_secs(20);

impl Line {
    pub fn new(address: SocketAddr) -> Line {
        Line { address, open: None }
    }

    async fn connect(&mut self) -> Option<&mut SendRequest<Full<Bytes>>> {
        if self.open.as_ref().is_none_or(|(sender, _)| sender.is_closed()) {
            let socket = TcpStream::connect(self.address).await.ok()?;
            socket.set_nodelay(true).ok()?;
            let (sender, connection) = handshake(TokioIo::new(socket)).await.ok()?;
            let work = tokio::spawn(async move { drop(connection.await) });
            self.open = Some((sender, Work(work)));
        }
        self.open.as_mut().map(|(sender, _)| sender)
    }

    /// Asks, and waits for the whole answer.
    pub async fn ask(&mut self, question: &Question) -> Result<Said, Lost> {
        let asked = timeout(PATIENCE, self.try_ask(question)).await.unwrap_or(Err(Lost::Cut));
        if asked.is_err() {
            self.open = None;
        }
        asked
    }

    async fn try_ask(&mut self, question: &Question) -> Result<Said, Lost> {
        let answer = self.begin(question).await?;
        let status = answer.status().as_u16();
        let body = answer.into_body().collect().await.map_err(|_| Lost::Cut)?.to_bytes();
        Ok(Said { status, body })
    }

    async fn begin(&mut self, question: &Question) -> Result<hyper::Response<Incoming>, Lost> {
        let request = question.request(&self.address.to_string());
        let sender = self.connect().await.ok_or(Lost::Nobody)?;
        sender.ready().await.map_err(|_| Lost::Nobody)?;
        sender.send_request(request).await.map_err(|_| Lost::Cut)
    }

    /// Asks, and hangs up a moment later whatever came of it.
    pub async fn ask_and_hang_up(mut self, question: &Question, after: Duration) {
        let _ = timeout(after, self.try_ask(question)).await;
    }

    /// Opens a stream on this line, which is not good for anything else from then on.
    pub async fn stream(mut self, question: &Question) -> Result<Stream, Option<Said>> {
        let opened = timeout(PATIENCE, self.begin(question)).await.unwrap_or(Err(Lost::Cut));
        let opened = opened.map_err(|_| None)?;
        let status = opened.status().as_u16();
        if status != 200 {
            let body = opened.into_body().collect().await.map_err(|_| None)?.to_bytes();
            return Err(Some(Said { status, body }));
        }
        Ok(Stream { body: opened.into_body(), held: Vec::new(), _line: self })
    }
}

/// An event stream.
#[derive(Debug)]
pub struct Stream {
    body: Incoming,
    held: Vec<u8>,
    _line: Line,
}

impl Stream {
    /// The next snapshot, whole; none when the stream is over.
    pub async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(end) = self.held.windows(2).position(|two| two == b"\n\n") {
                let event: Vec<u8> = self.held.drain(..end + 2).collect();
                let mut lines = event.split(|byte| *byte == b'\n');
                if let Some(data) = lines.find_map(|line| line.strip_prefix(b"data: ")) {
                    return Some(Bytes::copy_from_slice(data));
                }
                continue;
            }
            let frame = self.body.frame().await?.ok()?;
            if let Ok(data) = frame.into_data() {
                self.held.extend_from_slice(&data);
            }
        }
    }
}
