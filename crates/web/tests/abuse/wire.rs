//! An HTTP client whose every byte is the test's own, so that it can misbehave.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// Nothing here takes so long unless it hangs.
const PATIENCE: Duration = Duration::from_secs(25);

/// A server, and the address from which it is asked.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    pub address: SocketAddr,
    pub from: IpAddr,
}

impl Site {
    pub fn new(address: SocketAddr) -> Site {
        Site { address, from: [127, 0, 0, 1].into() }
    }

    /// The same server, asked from 127.0.0.N.
    pub fn from(self, n: u8) -> Site {
        Site { from: [127, 0, 0, n].into(), ..self }
    }

    pub async fn open(self) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::new(self.from, 0)).unwrap();
        socket.connect(self.address).await.unwrap()
    }

    /// Sends these bytes and reads until the server hangs up.
    pub async fn raw(self, bytes: &[u8]) -> Vec<u8> {
        let mut socket = self.open().await;
        // The server may have answered and closed before everything was sent.
        let _ = socket.write_all(bytes).await;
        timeout(PATIENCE, rest(&mut socket)).await.expect("the server hangs up")
    }

    pub async fn send(self, request: &Request) -> Reply {
        let bytes = self.raw(&request.bytes()).await;
        Reply::parse(&bytes).unwrap_or_else(|| panic!("no answer to {request:?}"))
    }

    /// Opens an event stream.
    pub async fn stream(self, request: &Request) -> Result<Stream, Reply> {
        let mut socket = self.open().await;
        socket.write_all(&request.bytes()).await.unwrap();
        let mut stream = Stream { socket, raw: Vec::new(), text: String::new() };
        let head = loop {
            if let Some(end) = find(&stream.raw, b"\r\n\r\n") {
                break stream.raw.drain(..end + 4).collect::<Vec<u8>>();
            }
            assert!(stream.more().await, "the stream has no head");
        };
        let reply = Reply::parse(&head).unwrap();
        if reply.status == 200 {
            return Ok(stream);
        }
        while stream.more().await {}
        Err(Reply::parse(&[head, stream.raw].concat()).unwrap())
    }
}

async fn rest(socket: &mut TcpStream) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut buffer = [0; 16 * 1024];
    // A connection that is reset has said all it will.
    while let Ok(n @ 1..) = socket.read(&mut buffer).await {
        bytes.extend_from_slice(&buffer[..n]);
    }
    bytes
}

fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    bytes.windows(what.len()).position(|window| window == what)
}

#[derive(Clone, Debug)]
pub struct Request {
    method: String,
    path: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Request {
    pub fn new(method: &str, path: &str) -> Request {
        let (method, path) = (method.to_owned(), format!("/api/v1{path}"));
        Request { method, path, headers: Vec::new(), body: Vec::new() }
    }

    pub fn get(path: &str) -> Request {
        Request::new("GET", path)
    }

    /// A form of a page.
    pub fn form(path: &str, fields: &[(&str, &str)]) -> Request {
        let fields: Vec<String> = fields.iter().map(|(n, v)| format!("{n}={v}")).collect();
        let request = Request { path: path.to_owned(), ..Request::new("POST", "") };
        request.with("Content-Type", "application/x-www-form-urlencoded").body(fields.join("&"))
    }

    /// A page.
    pub fn page(path: &str) -> Request {
        Request { path: path.to_owned(), ..Request::new("GET", "") }
    }

    pub fn json(self, body: &Value) -> Request {
        self.with("Content-Type", "application/json").body(body.to_string())
    }

    pub fn body(mut self, body: impl Into<Vec<u8>>) -> Request {
        self.body = body.into();
        self
    }

    pub fn with(mut self, name: &str, value: &str) -> Request {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    pub fn bearer(self, token: &str) -> Request {
        self.with("Authorization", &format!("Bearer {token}"))
    }

    pub fn cookie(self, token: &str) -> Request {
        self.with("Cookie", &format!("endboss={token}"))
    }

    pub fn bytes(&self) -> Vec<u8> {
        let host = self.headers.iter().any(|(name, _)| name == "Host");
        let mut head = format!("{} {} HTTP/1.1\r\n", self.method, self.path);
        if !host {
            head.push_str("Host: localhost\r\n");
        }
        for (name, value) in &self.headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        if !self.body.is_empty() {
            head.push_str(&format!("Content-Length: {}\r\n", self.body.len()));
        }
        head.push_str("Connection: close\r\n\r\n");
        [head.into_bytes(), self.body.clone()].concat()
    }
}

#[derive(Clone, Debug)]
pub struct Reply {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Reply {
    /// The first answer in these bytes, if there is one.
    pub fn parse(bytes: &[u8]) -> Option<Reply> {
        let end = find(bytes, b"\r\n\r\n")?;
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let status = head.split(' ').nth(1)?.parse().ok()?;
        let mut reply = Reply { status, head, body: bytes[end + 4..].to_vec() };
        if reply.header("transfer-encoding").is_some_and(|it| it.contains("chunked")) {
            let mut raw = std::mem::take(&mut reply.body);
            reply.body = unchunk(&mut raw);
        }
        Some(reply)
    }

    pub fn header(&self, name: &str) -> Option<String> {
        let lines = self.head.lines().skip(1).filter_map(|line| line.split_once(": "));
        let mut named = lines.filter(|(it, _)| it.eq_ignore_ascii_case(name));
        named.next().map(|(_, value)| value.to_owned())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {}\n{}", self.head, self.text()))
    }

    /// What was done, or it is said why it was not.
    #[track_caller]
    pub fn done(self) -> Value {
        assert!(self.status < 300, "{}\n{}", self.head, self.text());
        if self.body.is_empty() { Value::Null } else { self.json() }
    }

    /// Refused with this status, this word and a sentence, which is returned.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> String {
        assert_eq!(self.status, status, "{}\n{}", self.head, self.text());
        let said = self.json();
        assert_eq!(said["code"], code, "{}", self.text());
        let sentence = said["error"].as_str().expect("a sentence").to_owned();
        assert!(sentence.contains(' ') && sentence.len() < 600, "{sentence:?}");
        assert_eq!(self.header("content-type").as_deref(), Some("application/json"));
        assert_eq!(self.header("cache-control").as_deref(), Some("no-store"));
        assert_eq!(self.header("x-content-type-options").as_deref(), Some("nosniff"));
        sentence
    }

    /// Seconds to wait, which whoever asks too often is told.
    #[track_caller]
    pub fn wait(&self) -> u64 {
        let wait = self.header("retry-after").expect("how long to wait");
        wait.parse().expect("seconds")
    }
}

/// Takes whole chunks off the front.
fn unchunk(raw: &mut Vec<u8>) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(line) = find(raw, b"\r\n") {
        let size = std::str::from_utf8(&raw[..line]).ok();
        let Some(size) = size.and_then(|size| usize::from_str_radix(size.trim(), 16).ok()) else {
            break;
        };
        let end = line + 2 + size + 2;
        if raw.len() < end {
            break;
        }
        body.extend_from_slice(&raw[line + 2..line + 2 + size]);
        raw.drain(..end);
    }
    body
}

/// An event stream that somebody reads.
#[derive(Debug)]
pub struct Stream {
    socket: TcpStream,
    raw: Vec<u8>,
    text: String,
}

impl Stream {
    /// Whether anything more came.
    async fn more(&mut self) -> bool {
        let mut buffer = [0; 16 * 1024];
        let read = timeout(PATIENCE, self.socket.read(&mut buffer)).await;
        match read.expect("the stream says something") {
            Ok(n @ 1..) => {
                self.raw.extend_from_slice(&buffer[..n]);
                true
            }
            _ => false,
        }
    }

    /// The next snapshot and its number; none if the stream has ended.
    pub async fn next(&mut self) -> Option<(u64, Value)> {
        loop {
            let fresh = unchunk(&mut self.raw);
            self.text.push_str(std::str::from_utf8(&fresh).unwrap());
            while let Some(end) = self.text.find("\n\n") {
                let event: String = self.text.drain(..end + 2).collect();
                let line = |name: &str| event.lines().find_map(|line| line.strip_prefix(name));
                if let (Some(id), Some(data)) = (line("id: "), line("data: ")) {
                    let data = serde_json::from_str(data).unwrap();
                    return Some((id.parse().unwrap(), data));
                }
            }
            if !self.more().await {
                return None;
            }
        }
    }

    /// Everything that still comes until the stream ends.
    pub async fn end(mut self) -> String {
        let mut text = String::new();
        while let Some((_, snapshot)) = self.next().await {
            text.push_str(&snapshot.to_string());
        }
        text
    }
}
