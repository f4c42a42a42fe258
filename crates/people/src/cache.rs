//! The sessions seen lately, so that not every request reads the store. Bounded.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::Person;
use endboss_store::PersonId;

/// A session that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub person: Person,
    pub seen: i64,
}

/// As many again may still be remembered from before.
const YOUNG: usize = 16_384;

/// Two generations: when the young one is full it becomes the old one, and the old one goes. What
/// is used again is young again.
#[derive(Debug, Default)]
pub(super) struct Cache(Mutex<Generations>);

#[derive(Debug, Default)]
struct Generations {
    young: HashMap<String, Known>,
    old: HashMap<String, Known>,
    /// How often something was forgotten on purpose.
    epoch: u64,
}

/// When somebody began to read the store.
#[derive(Clone, Copy, Debug)]
pub(super) struct Epoch(u64);

impl Cache {
    fn all(&self) -> MutexGuard<'_, Generations> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn get(&self, row: &str) -> Option<Known> {
        let mut all = self.all();
        if let Some(known) = all.young.get(row) {
            return Some(known.clone());
        }
        let (row, known) = all.old.remove_entry(row)?;
        all.put(row, known.clone());
        Some(known)
    }

    pub fn epoch(&self) -> Epoch {
        Epoch(self.all().epoch)
    }

    /// Remembers what was read, unless something was forgotten since the reading began: it may be
    /// the very session that ended meanwhile.
    pub fn put(&self, row: String, known: Known, began: Epoch) {
        let mut all = self.all();
        if all.epoch == began.0 {
            all.put(row, known);
        }
    }

    pub fn forget(&self, row: &str) {
        let mut all = self.all();
        all.epoch += 1;
        all.young.remove(row);
        all.old.remove(row);
    }

    pub fn forget_person(&self, person: PersonId) {
        let mut all = self.all();
        all.epoch += 1;
        all.young.retain(|_, known| known.person.id != person);
        all.old.retain(|_, known| known.person.id != person);
    }

    pub fn clear(&self) {
        let mut all = self.all();
        *all = Generations { epoch: all.epoch + 1, ..Generations::default() };
    }

    #[cfg(test)]
    pub fn len(&self) -> usize {
        let all = self.all();
        all.young.len() + all.old.len()
    }
}

impl Generations {
    fn put(&mut self, row: String, known: Known) {
        if self.young.len() >= YOUNG {
            self.old = std::mem::take(&mut self.young);
        }
        self.old.remove(&row);
        self.young.insert(row, known);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(n: usize) -> Known {
        let person = Person { id: PersonId(n as u128), name: String::new(), login: None };
        Known { person, seen: 0 }
    }

    #[test]
    fn it_is_bounded_and_keeps_what_is_used() {
        let cache = Cache::default();
        let epoch = cache.epoch();
        for n in 0..5 * YOUNG {
            cache.put(n.to_string(), known(n), epoch);
            assert!(cache.get("0").is_some(), "used all the time");
        }
        assert!(cache.len() <= 2 * YOUNG);
        assert_eq!(cache.get("1"), None);
        assert!(cache.get(&(5 * YOUNG - 1).to_string()).is_some());
    }

    #[test]
    fn what_ended_while_it_was_read_is_not_remembered() {
        let cache = Cache::default();
        let began = cache.epoch();
        cache.forget("a");
        cache.put("a".to_owned(), known(1), began);
        assert_eq!(cache.get("a"), None);
        cache.put("a".to_owned(), known(1), cache.epoch());
        cache.put("b".to_owned(), known(2), cache.epoch());
        cache.forget_person(PersonId(1));
        assert_eq!(cache.get("a"), None);
        assert_eq!(cache.get("b"), Some(known(2)));
        cache.clear();
        assert_eq!(cache.len(), 0);
    }
}
