//! Whom the operator does not want here.

use std::collections::HashMap;
use std::time::{SystemTime, UNIX_EPOCH};

use ipnet::IpNet;

use super::Refusal;
use crate::api::Problem;
use endboss_people::ClientAddress;
use endboss_store::{BanRow, PersonId};

#[derive(Debug, Default)]
pub(super) struct Bans {
    people: HashMap<PersonId, Until>,
    networks: Vec<(IpNet, Until)>,
}

/// Milliseconds since 1970, or for ever.
type Until = Option<i64>;

impl Bans {
    /// A row that is neither a person nor an address is said to the operator and left out.
    pub fn new(rows: &[BanRow]) -> Bans {
        let mut bans = Bans::default();
        for row in rows {
            let person = || row.whom.strip_prefix("person ")?.parse().ok();
            if let Some(person) = person() {
                bans.people.insert(person, row.until);
            } else if let Some(network) = row.whom.strip_prefix("address ").and_then(network) {
                bans.networks.push((network, row.until));
            } else {
                tracing::warn!(whom = row.whom, "a ban of neither a person nor an address");
            }
        }
        bans
    }

    pub fn check_address(&self, address: ClientAddress) -> Result<(), Problem> {
        let here = self.networks.iter().filter(|(network, _)| network.contains(&address.0));
        refuse(here.map(|(_, until)| *until), Refusal::BannedAddress)
    }

    pub fn check_person(&self, person: PersonId) -> Result<(), Problem> {
        refuse(self.people.get(&person).copied(), Refusal::Banned)
    }
}

fn network(text: &str) -> Option<IpNet> {
    text.parse().ok().or_else(|| text.parse().ok().map(|address: std::net::IpAddr| address.into()))
}

fn refuse(bans: impl IntoIterator<Item = Until>, why: Refusal) -> Result<(), Problem> {
    let mut bans = bans.into_iter().peekable();
    if bans.peek().is_none() {
        return Ok(());
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = now.map_or(0, |since| since.as_millis() as i64);
    if bans.all(|until| until.is_some_and(|until| until <= now)) {
        return Ok(());
    }
    Err(why.into())
}
