//! The client's side of HTTP: connections that are kept for requests, and one for each stream.

use std::cell::RefCell;
use std::net::SocketAddr;

use anyhow::{Context, Result, anyhow};
use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{ACCEPT, ACCEPT_ENCODING, AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, Response, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

/// The server, as the client reaches it.
#[derive(Debug)]
pub struct Web {
    host: String,
    address: SocketAddr,
    /// Connections nobody uses at the moment. There are as many as were ever needed at once.
    idle: RefCell<Vec<Connection>>,
}

type Connection = SendRequest<Full<Bytes>>;

/// What the server answered.
#[derive(Debug)]
pub struct Said {
    pub status: StatusCode,
    body: Bytes,
}

#[derive(Deserialize)]
struct Problem {
    error: String,
}

impl Said {
    /// The answer, or the sentence with which it was refused.
    pub fn good<T: DeserializeOwned>(&self) -> Result<T> {
        if !self.status.is_success() {
            return Err(anyhow!(
                "the server answers {}: {}",
                self.status.as_u16(),
                self.sentence()
            ));
        }
        serde_json::from_slice(&self.body).context("the server answers with something else")
    }

    fn sentence(&self) -> String {
        let told: Option<Problem> = serde_json::from_slice(&self.body).ok();
        told.map_or_else(|| "no sentence".to_owned(), |problem| problem.error)
    }
}

impl Web {
    pub async fn find(url: &str) -> Result<Web> {
        let wrong =
            || anyhow!("\"{url}\" is not an address; write one such as http://127.0.0.1:7878");
        let uri: Uri = url.parse().map_err(|_| wrong())?;
        let named = uri.authority().filter(|_| uri.scheme_str() == Some("http"));
        let named = named.filter(|_| uri.path() == "/").ok_or_else(wrong)?;
        let place = (named.host(), named.port_u16().unwrap_or(80));
        let found = tokio::net::lookup_host(place).await.ok().and_then(|mut all| all.next());
        let address = found.ok_or_else(|| anyhow!("{named} is not found"))?;
        Ok(Web { host: named.to_string(), address, idle: RefCell::default() })
    }

    /// A POST if there is a body, otherwise a GET.
    pub async fn call(&self, path: &str, token: &str, body: Option<String>) -> Result<Said> {
        let body = body.map(Bytes::from);
        loop {
            let kept = self.idle.borrow_mut().pop();
            let old = kept.is_some();
            let mut connection = match kept {
                Some(kept) if kept.is_closed() => continue,
                Some(kept) => kept,
                None => self.connect().await?,
            };
            let answer = connection.send_request(self.request(path, token, body.clone())?).await;
            let answer = match answer {
                Ok(answer) => answer,
                // A server ends connections that were quiet for long. Picks have keys, so none is
                // done twice; a table too many does no harm.
                Err(_) if old => continue,
                Err(error) => return Err(error).context("the connection broke"),
            };
            let status = answer.status();
            let body = answer.into_body().collect().await.context("the connection broke")?;
            if !connection.is_closed() {
                self.idle.borrow_mut().push(connection);
            }
            return Ok(Said { status, body: body.to_bytes() });
        }
    }

    /// An event stream, on a connection of its own.
    pub async fn stream(&self, path: &str, token: &str) -> Result<Incoming> {
        let mut connection = self.connect().await?;
        let mut request = self.request(path, token, None)?;
        let headers = request.headers_mut();
        headers.insert(ACCEPT, "text/event-stream".parse()?);
        headers.insert(ACCEPT_ENCODING, "identity".parse()?);
        let answer = connection.send_request(request).await.context("the connection broke")?;
        match answer.status().is_success() {
            true => Ok(answer.into_body()),
            false => Err(refused(answer).await),
        }
    }

    fn request(
        &self,
        path: &str,
        token: &str,
        body: Option<Bytes>,
    ) -> Result<Request<Full<Bytes>>> {
        let method = if body.is_some() { Method::POST } else { Method::GET };
        let mut request = Request::builder()
            .method(method)
            .uri(format!("/api/v1{path}"))
            .header(HOST, &self.host)
            .header(CONTENT_TYPE, "application/json");
        if !token.is_empty() {
            request = request.header(AUTHORIZATION, format!("Bearer {token}"));
        }
        Ok(request.body(Full::new(body.unwrap_or_default()))?)
    }

    async fn connect(&self) -> Result<Connection> {
        let nobody = || format!("nobody answers at http://{}", self.host);
        let socket = TcpStream::connect(self.address).await.with_context(nobody)?;
        socket.set_nodelay(true)?;
        let (connection, work) = http1::handshake(TokioIo::new(socket)).await?;
        // Whoever uses the connection learns of its end.
        tokio::task::spawn_local(async move { drop(work.await) });
        Ok(connection)
    }
}

async fn refused(answer: Response<Incoming>) -> anyhow::Error {
    let status = answer.status();
    let body = answer.into_body().collect().await.map(|body| body.to_bytes());
    let said = Said { status, body: body.unwrap_or_default() };
    anyhow!("the server answers {}: {}", status.as_u16(), said.sentence())
}
