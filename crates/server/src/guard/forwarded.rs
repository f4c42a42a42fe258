//! What proxies say of whom they ask for: `X-Forwarded-For`, and `Forwarded` of RFC 7239.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

/// The addresses in the order they were appended; nothing where one cannot be read.
type Hops = Vec<Option<IpAddr>>;

pub(super) fn x_forwarded_for(headers: &HeaderMap) -> Option<Hops> {
    let mut lines = headers.get_all("x-forwarded-for").iter().peekable();
    lines.peek()?;
    let mut hops = Hops::new();
    for line in lines {
        match line.to_str() {
            Ok(line) => hops.extend(line.split(',').map(|hop| address(hop.trim()))),
            Err(_) => hops.push(None),
        }
    }
    Some(hops)
}

pub(super) fn forwarded(headers: &HeaderMap) -> Option<Hops> {
    let mut lines = headers.get_all("forwarded").iter().peekable();
    lines.peek()?;
    let mut hops = Hops::new();
    for line in lines {
        match line.to_str() {
            Ok(line) => hops.extend(split(line, ',').into_iter().map(element)),
            Err(_) => hops.push(None),
        }
    }
    Some(hops)
}

/// The `for=` of one element, such as `for="[2001:db8::1]:443";proto=https`.
fn element(text: &str) -> Option<IpAddr> {
    let mut named = split(text, ';').into_iter().filter_map(|pair| {
        let (name, value) = pair.split_once('=')?;
        name.trim().eq_ignore_ascii_case("for").then_some(value.trim())
    });
    let (value, more) = (named.next()?, named.next());
    if more.is_some() {
        return None;
    }
    let value = match value.strip_prefix('"') {
        // No address needs a backslash.
        Some(quoted) => quoted.strip_suffix('"').filter(|inner| !inner.contains(['"', '\\']))?,
        None => value,
    };
    address(value)
}

/// Splits outside of quotes. A quote that never ends takes everything after it.
fn split(text: &str, at: char) -> Vec<&str> {
    let (mut quoted, mut escaped) = (false, false);
    text.split(move |c| {
        if escaped {
            escaped = false;
            return false;
        }
        match c {
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ => return c == at && !quoted,
        }
        false
    })
    .collect()
}

/// An address, with or without brackets and a port.
fn address(text: &str) -> Option<IpAddr> {
    let plain = text.parse::<IpAddr>().ok();
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    plain.or_else(bracketed).or_else(with_port)
}
