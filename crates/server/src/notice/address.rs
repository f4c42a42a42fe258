//! Where a notice may go. People name the receivers, so our server must not become their hand inside
//! the network it stands in. A name is looked up by us, every address found is checked, and the
//! connection is made to those addresses and no others: a name that answers differently the second
//! time gains nothing.

use std::fmt;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::sync::{Arc, LazyLock};

use ipnet::{Ipv4Net, Ipv6Net};
use reqwest::Url;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};

use super::target::Refusal;

/// This network, private and shared ones, this machine, link-local, protocol assignments, examples,
/// relays, benchmarks, multicast, reserved.
static CLOSED_V4: LazyLock<Vec<Ipv4Net>> = LazyLock::new(|| {
    nets(&[
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
    ])
});

/// Of the addresses given out for all the world (2000::/3): protocol assignments, tunnels among
/// them, and examples.
static CLOSED_V6: LazyLock<Vec<Ipv6Net>> =
    LazyLock::new(|| nets(&["2001::/23", "2001:db8::/32", "3fff::/20"]));

static WORLD_V6: LazyLock<Ipv6Net> = LazyLock::new(|| nets(&["2000::/3"])[0]);
static NAT64: LazyLock<Ipv6Net> = LazyLock::new(|| nets(&["64:ff9b::/96"])[0]);
static SIX_TO_FOUR: LazyLock<Ipv6Net> = LazyLock::new(|| nets(&["2002::/16"])[0]);

fn nets<N: std::str::FromStr<Err = ipnet::AddrParseError>>(texts: &[&str]) -> Vec<N> {
    texts.iter().map(|text| text.parse().expect("a network of ours is well-formed")).collect()
}

/// Whether the whole world may reach this address.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => !CLOSED_V4.iter().any(|net| net.contains(&v4)),
        IpAddr::V6(v6) => match inside(v6) {
            Some(v4) => is_public(IpAddr::V4(v4)),
            None => WORLD_V6.contains(&v6) && !CLOSED_V6.iter().any(|net| net.contains(&v6)),
        },
    }
}

/// The IPv4 address that such an address really leads to.
fn inside(v6: Ipv6Addr) -> Option<Ipv4Addr> {
    let [.., a, b, c, d] = v6.octets();
    if v6.to_ipv4_mapped().is_some() || NAT64.contains(&v6) {
        return Some(Ipv4Addr::new(a, b, c, d));
    }
    let [_, _, a, b, c, d, ..] = v6.octets();
    SIX_TO_FOUR.contains(&v6).then(|| Ipv4Addr::new(a, b, c, d))
}

pub type Found = Pin<Box<dyn Future<Output = io::Result<Vec<IpAddr>>> + Send>>;

/// Who knows the addresses of a name.
pub trait Lookup: Send + Sync + 'static {
    fn lookup(&self, host: &str) -> Found;
}

/// The system does.
#[derive(Debug)]
pub struct System;

impl Lookup for System {
    fn lookup(&self, host: &str) -> Found {
        let host = host.to_owned();
        Box::pin(async move {
            let found = tokio::net::lookup_host((host.as_str(), 0)).await?;
            Ok(found.map(|address| address.ip()).collect())
        })
    }
}

#[derive(Clone)]
pub struct Addresses {
    allow_private: bool,
    lookup: Arc<dyn Lookup>,
}

impl fmt::Debug for Addresses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Addresses")
            .field("allow_private", &self.allow_private)
            .finish_non_exhaustive()
    }
}

impl Addresses {
    pub fn new(allow_private: bool, lookup: Arc<dyn Lookup>) -> Addresses {
        Addresses { allow_private, lookup }
    }

    /// The addresses behind a URL, if all of them are allowed.
    pub async fn of(&self, url: &Url) -> Result<Vec<IpAddr>, Refusal> {
        match literal(url) {
            Some(address) => self.allow(url.host_str().unwrap_or_default(), vec![address]),
            None => self.of_name(url.host_str().unwrap_or_default()).await,
        }
    }

    /// An address written out is never looked up, so it is checked by itself.
    pub fn check_literal(&self, url: &Url) -> Result<(), Refusal> {
        match literal(url) {
            Some(address) => self.allow(&address.to_string(), vec![address]).map(|_| ()),
            None => Ok(()),
        }
    }

    async fn of_name(&self, host: &str) -> Result<Vec<IpAddr>, Refusal> {
        match self.lookup.lookup(host).await {
            Ok(found) if !found.is_empty() => self.allow(host, found),
            _ => Err(Refusal::Unknown(host.to_owned())),
        }
    }

    /// All or nothing: a name with one address inside is not to be trusted with the others.
    fn allow(&self, host: &str, found: Vec<IpAddr>) -> Result<Vec<IpAddr>, Refusal> {
        if self.allow_private || found.iter().all(|address| is_public(*address)) {
            Ok(found)
        } else {
            Err(Refusal::Private(host.to_owned()))
        }
    }
}

/// The URL's parser has turned decimal, octal and hexadecimal forms into plain ones.
fn literal(url: &Url) -> Option<IpAddr> {
    let host = url.host_str()?;
    host.trim_start_matches('[').trim_end_matches(']').parse().ok()
}

impl Resolve for Addresses {
    fn resolve(&self, name: Name) -> Resolving {
        let addresses = self.clone();
        Box::pin(async move {
            let found = addresses.of_name(name.as_str()).await?;
            // Port 0 stands for the port of the URL.
            let found: Addrs = Box::new(found.into_iter().map(|ip| SocketAddr::new(ip, 0)));
            Ok(found)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_inside_are_known_in_all_their_clothes() {
        for text in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.8.8.8",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "239.1.1.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::7f00:1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::127.0.0.1",
            "64:ff9b::a9fe:a9fe",
            "64:ff9b:1::1",
            "2002:7f00:1::",
            "2002:a00:1::5",
            "2001:0:1234::1",
            "2001:db8::1",
            "3fff::1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "100::1",
            "4000::1",
            "5f00::1",
        ] {
            assert!(!is_public(text.parse().unwrap()), "{text} is not of the world");
        }
    }

    #[test]
    fn addresses_of_the_world_are_public() {
        for text in [
            "1.1.1.1",
            "9.255.255.255",
            "11.0.0.1",
            "100.63.255.255",
            "100.128.0.0",
            "172.15.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "198.17.0.1",
            "198.20.0.1",
            "223.255.255.255",
            "2606:4700:4700::1111",
            "2001:4860:4860::8888",
            "2a00:1450::1",
            "::ffff:1.1.1.1",
            "64:ff9b::1.1.1.1",
            "2002:101:101::1",
        ] {
            assert!(is_public(text.parse().unwrap()), "{text} is of the world");
        }
    }
}
