//! How much of the hall one person and one address may take, so that there is room for others.
//!
//! What addresses have is known as long as the process lives: no address is ever written down.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::refusal::{NotNow, Refusal};
use crate::limits::TableLimits;
use endboss_people::{ClientAddress, Network};
use endboss_store::{PersonId, Store, StoreError, TableId};

#[derive(Debug, Default)]
pub struct Shares {
    limits: TableLimits,
    listed: Mutex<HashMap<Network, Listed>>,
    alone: Mutex<HashMap<TableId, Whose>>,
}

/// Listed tables that were made from a network.
#[derive(Debug, Default)]
struct Listed {
    tables: Vec<TableId>,
    /// Those that are about to be made.
    coming: u32,
}

/// Who began a game that bots play alone, and from where.
#[derive(Clone, Copy, Debug)]
struct Whose {
    host: PersonId,
    address: Option<ClientAddress>,
}

impl Shares {
    pub(super) fn new(limits: TableLimits) -> Arc<Shares> {
        Arc::new(Shares { limits, ..Shares::default() })
    }

    fn listed(&self) -> MutexGuard<'_, HashMap<Network, Listed>> {
        self.listed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn alone(&self) -> MutexGuard<'_, HashMap<TableId, Whose>> {
        self.alone.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether somebody who has so many listed tables may have one more.
    pub(super) fn list_for_person(&self, has: usize) -> Result<(), Refusal> {
        match self.limits.listed_per_person.is_some_and(|most| has >= most as usize) {
            true => Err(NotNow::ManyListed.into()),
            false => Ok(()),
        }
    }

    /// A place in the list for a table that is about to be made from this address. Blocks.
    pub(super) fn list(
        self: &Arc<Shares>,
        store: &dyn Store,
        address: Option<ClientAddress>,
    ) -> Result<Made, Refusal> {
        let mut made = Made { shares: self.clone(), networks: Vec::new() };
        let networks = address.into_iter().flat_map(ClientAddress::networks);
        for (network, times) in networks {
            let Some(most) = self.limits.listed_per_address else { break };
            let there = self.listed().get(&network).map(|it| it.tables.clone());
            let gone = gone(store, there.unwrap_or_default())?;
            let mut all = self.listed();
            let here = all.entry(network).or_default();
            here.tables.retain(|table| !gone.contains(table));
            if here.tables.len() + here.coming as usize >= (most * times) as usize {
                return Err(NotNow::ManyListedHere.into());
            }
            here.coming += 1;
            drop(all);
            made.networks.push(network);
        }
        Ok(made)
    }

    /// Forgets tables that are over. Blocks.
    pub(super) fn forget_past(&self, store: &dyn Store) -> Result<(), StoreError> {
        let all = self.listed().values().flat_map(|it| it.tables.clone()).collect();
        let gone = gone(store, all)?;
        self.listed().retain(|_, it| {
            it.tables.retain(|table| !gone.contains(table));
            it.coming > 0 || !it.tables.is_empty()
        });
        Ok(())
    }

    /// A place for a game that bots play alone, for as long as they do. There are a few for each
    /// person and address, and a few for all.
    pub(super) fn alone_at(
        self: &Arc<Shares>,
        table: TableId,
        host: PersonId,
        address: Option<ClientAddress>,
    ) -> Option<Alone> {
        let mut all = self.alone();
        let full =
            |most: Option<u32>, count: usize| most.is_some_and(|most| count >= most as usize);
        let limits = &self.limits;
        let hosts = all.values().filter(|it| it.host == host).count();
        if full(limits.alone, all.len()) || full(limits.alone_per_person, hosts) {
            return None;
        }
        for (network, times) in address.into_iter().flat_map(ClientAddress::networks) {
            let from = |it: &&Whose| it.address.is_some_and(|it| it.is_in(network));
            let most = limits.alone_per_address.map(|most| most * times);
            if full(most, all.values().filter(from).count()) {
                return None;
            }
        }
        all.insert(table, Whose { host, address });
        Some(Alone { shares: self.clone(), table })
    }
}

/// Those of the tables at which nothing is played any more.
fn gone(store: &dyn Store, tables: Vec<TableId>) -> Result<Vec<TableId>, StoreError> {
    let mut gone = Vec::new();
    for table in tables {
        if store.table(table)?.is_none_or(|row| row.state.is_past()) {
            gone.push(table);
        }
    }
    Ok(gone)
}

/// The right to make one table. It is given back if the table does not come to be.
#[derive(Debug)]
#[must_use = "the right is given back when this is dropped"]
pub struct Made {
    shares: Arc<Shares>,
    networks: Vec<Network>,
}

impl Made {
    /// This is the table.
    pub(super) fn stands_at(self, table: TableId) {
        let mut all = self.shares.listed();
        for network in &self.networks {
            all.entry(*network).or_default().tables.push(table);
        }
    }
}

impl Drop for Made {
    fn drop(&mut self) {
        let mut all = self.shares.listed();
        for network in &self.networks {
            if let Some(here) = all.get_mut(network) {
                here.coming -= 1;
            }
        }
    }
}

/// The place of a game that bots play alone; free again when this is dropped.
#[derive(Debug)]
#[must_use = "the place is free again when this is dropped"]
pub struct Alone {
    shares: Arc<Shares>,
    table: TableId,
}

impl Drop for Alone {
    fn drop(&mut self) {
        self.shares.alone().remove(&self.table);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(text: &str) -> Option<ClientAddress> {
        Some(ClientAddress(text.parse().unwrap()))
    }

    #[test]
    fn bots_alone_have_a_few_places_for_each_and_for_all() {
        let shares = Shares::new(TableLimits {
            alone_per_person: Some(1),
            alone_per_address: Some(2),
            alone: Some(9),
            ..TableLimits::default()
        });
        let at = |table, person, address: &str| {
            shares.alone_at(TableId(table), PersonId(person), from(address))
        };
        let first = at(1, 1, "192.0.2.1").unwrap();
        assert!(at(2, 1, "192.0.2.2").is_none(), "one for each person");
        let _second = at(3, 2, "192.0.2.1").unwrap();
        assert!(at(4, 3, "192.0.2.1").is_none(), "two for each address");
        drop(first);
        let _third = at(5, 1, "192.0.2.1").unwrap();
        // Neighbors in one /48 have four times what a /64 has.
        let near =
            |n: u32| at(100 + u128::from(n), 100 + u128::from(n), &format!("2001:db8:7:{n}::1"));
        let places: Vec<_> = (0..20).filter_map(near).collect();
        assert_eq!(places.len(), 7, "nine of all, and two were there");
        drop(places);
        let _others: Vec<_> = (0..6).filter_map(near).collect();
        let _last = at(90, 90, "2001:db8:8::1").unwrap();
        assert!(at(91, 91, "192.0.2.9").is_none(), "full");
    }
}
