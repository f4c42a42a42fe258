//! For which page a request was sent. A browser adds our cookie to whatever any page asks of us, so
//! what changes something must come from a page of ours.

use axum::http::{HeaderMap, Method, Uri, header};

use super::{Refusal, Via};
use crate::api::Problem;

/// Scheme, host and port, as browsers compare them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Origin {
    scheme: &'static str,
    host: String,
    port: u16,
}

impl Origin {
    /// Of an address such as `https://play.example:8443/path`.
    pub fn parse(url: &str) -> Option<Origin> {
        let uri: Uri = url.parse().ok()?;
        let scheme = match uri.scheme_str()? {
            "http" => "http",
            "https" => "https",
            _ => return None,
        };
        Origin::of(scheme, uri.authority()?.as_str())
    }

    pub fn of(scheme: &'static str, authority: &str) -> Option<Origin> {
        let authority: axum::http::uri::Authority = authority.parse().ok()?;
        // A name before the host would make one host look like another.
        if authority.as_str().contains('@') || authority.host().is_empty() {
            return None;
        }
        let standard = if scheme == "https" { 443 } else { 80 };
        let port = match authority.port() {
            Some(port) => port.as_u16(),
            None if authority.as_str() != authority.host() => return None,
            None => standard,
        };
        Some(Origin { scheme, host: authority.host().to_ascii_lowercase(), port })
    }

    pub fn host(&self) -> &str {
        &self.host
    }

    pub fn is_https(&self) -> bool {
        self.scheme == "https"
    }
}

/// Refuses what changes something and was sent by another page.
pub(super) fn check(
    method: &Method,
    headers: &HeaderMap,
    via: Option<Via>,
    ours: Option<&Origin>,
) -> Result<(), Problem> {
    let harmless = [Method::GET, Method::HEAD, Method::OPTIONS].contains(method);
    // No page can make a browser add a token of another's.
    if harmless || via == Some(Via::Bearer) || from_here(headers, via, ours) {
        return Ok(());
    }
    Err(Refusal::Origin.into())
}

fn from_here(headers: &HeaderMap, via: Option<Via>, ours: Option<&Origin>) -> bool {
    if headers.contains_key("sec-fetch-site") {
        return one(headers, "sec-fetch-site").is_some_and(|site| {
            // "none" is the user's own doing: no page sent it.
            site == "same-origin" || site == "none"
        });
    }
    if headers.contains_key(header::ORIGIN) {
        let origin = one(headers, "origin").and_then(Origin::parse);
        return origin.is_some_and(|origin| {
            Some(&origin) == ours || (is_host(headers, &origin) && !weaker(&origin, ours))
        });
    }
    // Every browser says one of the two when it sends something, so this is a program. It has no
    // business with a cookie; without one nobody else can be meant.
    via.is_none()
}

/// Whether the origin is what the request was addressed to.
fn is_host(headers: &HeaderMap, origin: &Origin) -> bool {
    let host = one(headers, "host").and_then(|host| Origin::of(origin.scheme, host));
    host.as_ref() == Some(origin)
}

/// A page that came without encryption may be anybody's, if ours comes with it.
fn weaker(origin: &Origin, ours: Option<&Origin>) -> bool {
    ours.is_some_and(Origin::is_https) && !origin.is_https()
}

/// A header that is there once.
fn one<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let mut all = headers.get_all(name).iter();
    let (first, second) = (all.next()?, all.next());
    if second.is_some() { None } else { first.to_str().ok() }
}
