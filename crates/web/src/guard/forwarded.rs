//! What proxies say of whom they ask for: `X-Forwarded-For`, and nothing else. The proxies that people
//! use write that one, and let `Forwarded` and others through as the client sent them.

use std::net::{IpAddr, SocketAddr};

use axum::http::HeaderMap;

/// The addresses in the order they were appended; nothing where one cannot be read.
type Hops = Vec<Option<IpAddr>>;

pub(super) fn hops(headers: &HeaderMap) -> Option<Hops> {
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

/// An address, with or without brackets and a port.
fn address(text: &str) -> Option<IpAddr> {
    let plain = text.parse::<IpAddr>().ok();
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    plain.or_else(bracketed).or_else(with_port)
}
