//! From where somebody asks.

use std::net::{IpAddr, SocketAddr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};
use ipnet::IpNet;

use endboss_people::ClientAddress;

use super::{Refusal, forwarded};
use crate::api::Problem;

/// The other end of the socket; the accept loop puts it into every request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer(pub SocketAddr);

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

/// From where a request comes, for handlers.
#[derive(Clone, Copy, Debug)]
pub struct Client(pub ClientAddress);

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Problem> {
        match parts.extensions.get::<ClientAddress>() {
            Some(address) => Ok(Client(*address)),
            None => peer(&parts.extensions).map(|peer| Client(ClientAddress(peer))),
        }
    }
}
