//! From where somebody asks, and what counts as one where something is counted for each address.

use std::net::{IpAddr, Ipv6Addr};

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

pub fn site(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, ..] = address.segments();
            Some(IpAddr::V6(Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0)))
        }
        IpAddr::V4(_) => None,
    }
}

pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
        v4 => v4,
    }
}
