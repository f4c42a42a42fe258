//! How many of something are open at once, for each key and altogether.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use endboss_people::Network;
use endboss_store::PersonId;

#[derive(Debug)]
pub(super) struct Crowd<K: Hash + Eq> {
    most_each: Option<u32>,
    most: Option<u32>,
    inside: Mutex<Inside<K>>,
}

#[derive(Debug)]
struct Inside<K> {
    each: HashMap<K, u32>,
    all: u32,
}

/// A place in a crowd; free again when this is dropped.
#[derive(Debug)]
#[must_use = "the place is free again when this is dropped"]
pub struct Place<K: Hash + Eq> {
    crowd: Arc<Crowd<K>>,
    keys: Vec<K>,
}

impl<K: Hash + Eq + Copy> Crowd<K> {
    pub fn new(most_each: Option<u32>, most: Option<u32>) -> Arc<Crowd<K>> {
        let inside = Mutex::new(Inside { each: HashMap::new(), all: 0 });
        Arc::new(Crowd { most_each, most, inside })
    }

    /// A place counts for each of these keys, which may have so many times the bound. Whoever is not
    /// bounded counts only for the total.
    pub fn enter(
        self: &Arc<Self>,
        keys: impl IntoIterator<Item = (K, u32)>,
        bounded: bool,
    ) -> Option<Place<K>> {
        let mut inside = self.inside();
        let mut all = Vec::with_capacity(2);
        for (key, times) in keys {
            let here = inside.each.get(&key).copied().unwrap_or(0);
            if bounded && self.most_each.is_some_and(|most| here >= most.saturating_mul(times)) {
                return None;
            }
            all.push(key);
        }
        if self.most.is_some_and(|most| inside.all >= most) {
            return None;
        }
        for key in &all {
            *inside.each.entry(*key).or_default() += 1;
        }
        inside.all += 1;
        Some(Place { crowd: Arc::clone(self), keys: all })
    }
}

impl<K: Hash + Eq> Crowd<K> {
    fn inside(&self) -> MutexGuard<'_, Inside<K>> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Hash + Eq> Drop for Place<K> {
    fn drop(&mut self) {
        let mut inside = self.crowd.inside();
        inside.all -= 1;
        for key in &self.keys {
            if let Some(here) = inside.each.get_mut(key) {
                *here -= 1;
                if *here == 0 {
                    inside.each.remove(key);
                }
            }
        }
    }
}

/// The place of an event stream, for its address and its person.
#[derive(Debug)]
#[must_use = "the place is free again when this is dropped"]
pub struct StreamPlace {
    _address: Place<Network>,
    _person: Option<Place<PersonId>>,
}

impl StreamPlace {
    pub(super) fn new(address: Place<Network>, person: Option<Place<PersonId>>) -> StreamPlace {
        StreamPlace { _address: address, _person: person }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_bounded_and_given_back() {
        let crowd = Crowd::new(Some(2), Some(4));
        let one = crowd.enter([('a', 1)], true).unwrap();
        let two = crowd.enter([('a', 1)], true).unwrap();
        assert!(crowd.enter([('a', 1)], true).is_none());
        let three = crowd.enter([('b', 1)], true).unwrap();
        drop(one);
        let four = crowd.enter([('a', 1)], true).unwrap();
        assert!(crowd.enter([('a', 1)], true).is_none());
        let five = crowd.enter([('a', 1)], false).expect("not bounded");
        assert!(crowd.enter([('c', 1)], false).is_none(), "full");
        drop((two, three, four, five));
        assert!(crowd.inside().each.is_empty(), "nobody is remembered who is not there");
        assert_eq!(crowd.inside().all, 0);
    }

    #[test]
    fn a_place_counts_for_every_key() {
        let crowd = Crowd::new(Some(2), None);
        let enter = |key| crowd.enter([(key, 1), ('/', 2)], true);
        let places: Vec<_> = ['a', 'a', 'a', 'b', 'b', 'c'].into_iter().filter_map(enter).collect();
        assert_eq!(places.len(), 4, "two of each, four of all that are in one");
        drop(places);
        assert!(crowd.inside().each.is_empty());
    }

    #[test]
    fn without_a_bound_everybody_may_enter() {
        let crowd = Crowd::new(None, None);
        let places: Vec<_> = (0..10_000).map(|_| crowd.enter([(1, 1)], true).unwrap()).collect();
        assert_eq!(crowd.inside().all, 10_000);
        drop(places);
    }
}
