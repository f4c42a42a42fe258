//! From where somebody asks.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use ipnet::IpNet;

use super::{Refusal, forwarded};
use crate::api::Problem;

/// The other end of the socket; the accept loop puts it into every request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer(pub SocketAddr);

/// From where a request comes: the other end of the socket, or, if that is a proxy that the operator
/// trusts, the address for which it says that it asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientAddress(pub IpAddr);

/// What counts as one where something is counted for each address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Network {
    /// An IPv4 address, or the /64 of an IPv6 address.
    Address(IpAddr),
    /// The /48 of an IPv6 address: whoever is given one has 65,536 networks of a household's size.
    Site(IpAddr),
}

/// A site may have so many times what an address may.
pub const SITE: u32 = 4;

impl ClientAddress {
    /// What counts as one: an IPv6 address stands for its /64.
    pub fn network(self) -> IpAddr {
        network(self.0)
    }

    /// The /48 of an IPv6 address.
    pub fn site(self) -> Option<IpAddr> {
        site(self.0)
    }

    /// What it counts for, and how many times what an address may have that may have.
    pub fn networks(self) -> impl Iterator<Item = (Network, u32)> {
        let site = self.site().map(|site| (Network::Site(site), SITE));
        std::iter::once((Network::Address(self.network()), 1)).chain(site)
    }

    pub fn is_in(self, network: Network) -> bool {
        self.networks().any(|(own, _)| own == network)
    }
}

pub(super) fn site(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            Some(IpAddr::V6(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0)))
        }
        IpAddr::V4(_) => None,
    }
}

pub(super) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 => v4,
    }
}

/// The networks of the proxies that the operator trusts.
#[derive(Clone, Debug)]
pub(super) struct Proxies(Vec<IpNet>);

impl Proxies {
    pub fn new(trusted: &[IpNet]) -> Proxies {
        Proxies(trusted.to_vec())
    }

    pub fn trusts(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(&address))
    }

    /// Whose request this is. What a header says counts only as far as trusted proxies wrote it:
    /// each appends the address from which it was asked, so the right-most one that is not a proxy
    /// of ours is the client, and whatever stands left of it may be invented.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> ClientAddress {
        let peer = peer.to_canonical();
        if !self.trusts(peer) {
            return ClientAddress(peer);
        }
        let hops = forwarded::hops(headers);
        ClientAddress(hops.map_or(peer, |hops| self.first_stranger(peer, &hops)))
    }

    fn first_stranger(&self, peer: IpAddr, hops: &[Option<IpAddr>]) -> IpAddr {
        let mut last = peer;
        for hop in hops.iter().rev() {
            // Something unreadable: whoever wrote it is the last one we know.
            let Some(hop) = hop else { return last };
            last = hop.to_canonical();
            if !self.trusts(last) {
                return last;
            }
        }
        last
    }
}

/// For the guard: it comes first, so everybody after it finds the address.
pub(super) fn peer(extensions: &Extensions) -> Result<IpAddr, Problem> {
    let peer = extensions.get::<Peer>().map(|peer| peer.0.ip());
    peer.ok_or_else(|| Refusal::NoAddress.into())
}

impl<S: Send + Sync> FromRequestParts<S> for ClientAddress {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<ClientAddress, Problem> {
        match parts.extensions.get::<ClientAddress>() {
            Some(address) => Ok(*address),
            None => peer(&parts.extensions).map(ClientAddress),
        }
    }
}
