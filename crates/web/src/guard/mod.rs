//! What stands before every route: who asks from where, how often, how much, and for which page.
//!
//! [`protect`] is the one middleware; what it found is left in the request for [`Caller`],
//! [`MaybeCaller`] and [`ClientAddress`].

mod address;
mod bans;
mod budget;
mod caller;
mod cookie;
mod crowd;
mod forwarded;
mod headers;
mod hosts;
mod limits;
mod origin;
mod protect;
mod refusal;

use std::net::IpAddr;
use std::sync::{Arc, PoisonError, RwLock};

use axum::http::HeaderValue;
use ipnet::IpNet;

use crate::api::Problem;
use endboss_people::Token;
use endboss_store::{BanRow, PersonId};

pub use address::{Client, Peer};
pub use caller::{Caller, MaybeCaller, Via};
pub use cookie::{COOKIE, HOST_COOKIE};
pub use crowd::{Place, StreamPlace};
pub use limits::{Allowance, Budget, HEADER_TIME, Limits, MOST_HEAD, MOST_HEADERS, Rate};
pub use protect::protect;
pub use refusal::{Refusal, Whose};

use endboss_operate::metrics::{self, Limit};
use endboss_people::{ClientAddress, Network};

use address::Proxies;
use bans::Bans;
use budget::Budgets;
use crowd::Crowd;
use hosts::Hosts;
use origin::Origin;

/// What the guard knows.
#[derive(Debug)]
pub struct Guard {
    limits: Limits,
    proxies: Proxies,
    /// How browsers name this server, if the operator said so.
    origin: Option<Origin>,
    hosts: Hosts,
    https: bool,
    budgets: Budgets,
    connections: Arc<Crowd<Network>>,
    address_streams: Arc<Crowd<Network>>,
    person_streams: Arc<Crowd<PersonId>>,
    bans: RwLock<Bans>,
}

impl Guard {
    /// Besides the host of the public address the server answers to these.
    pub fn new(
        limits: &Limits,
        trusted_proxies: &[IpNet],
        public_url: &str,
        hosts: &[String],
    ) -> Arc<Guard> {
        let origin = Origin::parse(public_url);
        Arc::new(Guard {
            proxies: Proxies::new(trusted_proxies),
            hosts: Hosts::new(origin.as_ref(), hosts),
            https: origin.as_ref().is_some_and(Origin::is_https),
            origin,
            budgets: Budgets::new(limits),
            connections: Crowd::new(limits.connections_per_address, limits.connections),
            address_streams: Crowd::new(limits.streams_per_address, None),
            person_streams: Crowd::new(limits.streams_per_person, None),
            bans: RwLock::default(),
            limits: limits.clone(),
        })
    }

    /// A place for a connection that was accepted, for as long as it is open; none if its address
    /// has too many. A proxy brings the connections of many, so only the total counts for it.
    pub fn connection(&self, peer: IpAddr) -> Option<Place<Network>> {
        let peer = peer.to_canonical();
        let bounded = !self.proxies.trusts(peer);
        let place = self.connections.enter(ClientAddress(peer).networks(), bounded);
        if place.is_none() {
            metrics::refused(Limit::Connections);
        }
        place
    }

    /// A place for an event stream, for as long as it is open.
    pub fn stream(
        &self,
        address: ClientAddress,
        person: Option<PersonId>,
    ) -> Result<StreamPlace, Problem> {
        let refused = |why: Refusal| {
            metrics::refused(Limit::Streams);
            why
        };
        let here = self.address_streams.enter(address.networks(), true);
        let here = here.ok_or_else(|| refused(Refusal::StreamsHere))?;
        let mine = match person {
            Some(person) => {
                let mine = self.person_streams.enter([(person, 1)], true);
                Some(mine.ok_or_else(|| refused(Refusal::StreamsMine))?)
            }
            None => None,
        };
        Ok(StreamPlace::new(here, mine))
    }

    /// Takes one from a budget of the address and, if it is known, of the person.
    pub fn spend(
        &self,
        budget: Budget,
        address: ClientAddress,
        person: Option<PersonId>,
    ) -> Result<(), Problem> {
        self.budgets.spend(budget, address, person)
    }

    /// Whether the operator has not banned this person.
    pub fn allows(&self, person: PersonId) -> bool {
        let bans = self.bans.read().unwrap_or_else(PoisonError::into_inner);
        bans.check_person(person).is_ok()
    }

    /// Forgets addresses and persons who have not asked for anything lately. It happens by itself
    /// while others ask; this is for a server where nobody does.
    pub fn forget_idle(&self) {
        self.budgets.forget_idle();
    }

    /// Whom the operator does not want here, from now on.
    pub fn set_bans(&self, rows: &[BanRow]) {
        *self.bans.write().unwrap_or_else(PoisonError::into_inner) = Bans::new(rows);
    }

    /// Whether browsers reach this server by https alone.
    pub fn is_https(&self) -> bool {
        self.https
    }

    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    pub fn cookie_name(&self) -> &'static str {
        cookie::name(self.https)
    }

    /// The cookie that makes a browser known again.
    pub fn cookie(&self, token: &Token) -> HeaderValue {
        cookie::set(token, self.https)
    }

    /// What makes a browser forget the cookie.
    pub fn no_cookie(&self) -> HeaderValue {
        cookie::clear(self.https)
    }
}

#[cfg(test)]
mod tests;
