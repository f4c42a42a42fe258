//! Where a notice may go. People name the receivers, so our server must not become their hand inside
//! the network it stands in. A name is looked up by us, every address found is checked, and the
//! connection is made to those addresses and no others: a name that answers differently the second
//! time gains nothing.

use std::collections::HashMap;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::Duration;

use ipnet::{Ipv4Net, Ipv6Net};
use reqwest::Url;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use tokio::time::Instant;

use super::names::Names;
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

/// Addresses of the world by their number, behind which a machine in somebody's cloud finds the
/// cloud itself: Azure's agent, the services of IBM's, and Google's for those inside. What the others
/// have for it (169.254.169.254, 100.100.100.200, 192.0.0.192, fd00:ec2::254, fd20:ce::254 and so
/// on) is closed with the networks it is in.
static PLATFORM_V4: LazyLock<Vec<Ipv4Net>> = LazyLock::new(|| {
    nets(&[
        "168.63.129.16/32",
        "161.26.0.0/16",
        "166.8.0.0/14",
        "199.36.153.4/30",
        "199.36.153.8/30",
    ])
});
static PLATFORM_V6: LazyLock<Vec<Ipv6Net>> =
    LazyLock::new(|| nets(&["2600:2d00:2:1000::/64", "2600:2d00:2:2000::/64"]));

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
        IpAddr::V4(v4) => !CLOSED_V4.iter().chain(PLATFORM_V4.iter()).any(|net| net.contains(&v4)),
        IpAddr::V6(v6) => match inside(v6) {
            Some(v4) => is_public(IpAddr::V4(v4)),
            None => {
                let mut closed = CLOSED_V6.iter().chain(PLATFORM_V6.iter());
                WORLD_V6.contains(&v6) && !closed.any(|net| net.contains(&v6))
            }
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

#[derive(Clone)]
pub struct Addresses {
    allow_private: bool,
    names: Arc<Names>,
    /// Found and allowed a moment ago, for the connection that is made next.
    ready: Arc<Mutex<Ready>>,
}

/// What was found for a name, and when.
type Ready = HashMap<String, (Vec<IpAddr>, Instant)>;

/// So long what was found is good for a connection.
const FRESH: Duration = Duration::from_secs(5);
/// Below so many nobody looks for old ones.
const TIDY_AT: usize = 256;

impl fmt::Debug for Addresses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Addresses")
            .field("allow_private", &self.allow_private)
            .finish_non_exhaustive()
    }
}

impl Addresses {
    pub fn new(allow_private: bool, names: Names) -> Addresses {
        Addresses { allow_private, names: Arc::new(names), ready: Arc::default() }
    }

    /// Whether the addresses behind a URL are allowed, all of them. Whether a name is unknown or
    /// leads inside cannot be told by the time it takes, either.
    pub async fn check(&self, url: &Url) -> Result<(), Refusal> {
        if literal(url).is_some() {
            return self.check_literal(url);
        }
        let begun = Instant::now();
        let found = self.of_name(url.host_str().unwrap_or_default()).await;
        if found.is_err() {
            tokio::time::sleep_until(begun + self.names.limit()).await;
        }
        found.map(|_| ())
    }

    /// Looks the name of a URL up for a connection that is made now.
    pub async fn prepare(&self, url: &Url) -> Result<(), Refusal> {
        let host = url.host_str().unwrap_or_default();
        if literal(url).is_some() {
            return self.check_literal(url);
        }
        if self.ready(host).is_some() {
            return Ok(());
        }
        let found = self.of_name(host).await?;
        let mut ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        if ready.len() >= TIDY_AT {
            ready.retain(|_, (_, since)| since.elapsed() < FRESH);
        }
        ready.insert(host.to_owned(), (found, Instant::now()));
        Ok(())
    }

    fn ready(&self, host: &str) -> Option<Vec<IpAddr>> {
        let ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        let (found, since) = ready.get(host)?;
        (since.elapsed() < FRESH).then(|| found.clone())
    }

    /// An address written out is never looked up, so it is checked by itself.
    pub fn check_literal(&self, url: &Url) -> Result<(), Refusal> {
        match literal(url) {
            Some(address) => {
                self.allow(url.host_str().unwrap_or_default(), vec![address]).map(|_| ())
            }
            None => Ok(()),
        }
    }

    async fn of_name(&self, host: &str) -> Result<Vec<IpAddr>, Refusal> {
        match self.names.find(host).await {
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
            let found = match addresses.ready(name.as_str()) {
                Some(found) => found,
                None => addresses.of_name(name.as_str()).await?,
            };
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
            // Where clouds keep what is theirs.
            "168.63.129.16",
            "::ffff:168.63.129.16",
            "64:ff9b::a83f:8110",
            "2002:a83f:8110::",
            "100.100.100.200",
            "192.0.0.192",
            "169.254.170.2",
            "161.26.0.10",
            "166.9.12.1",
            "199.36.153.5",
            "199.36.153.8",
            "fd00:ec2::254",
            "fd20:ce::254",
            "fd00:c1::a9fe:a9fe",
            "fd00:42::42",
            "2600:2d00:2:1000::1",
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
            "168.63.129.17",
            "161.25.255.255",
            "166.12.0.1",
            "199.36.153.12",
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
