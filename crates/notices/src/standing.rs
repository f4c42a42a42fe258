//! Who has answered before, and who was slow. Those who were slow share a few slots of their own, and
//! so do those of whom nothing is known yet: whoever answered before waits for neither of them.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::Instant;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    New,
    Good,
    Slow,
}

impl Standing {
    /// After so long nothing is known any more.
    fn lasts(self) -> Duration {
        match self {
            Standing::New => Duration::ZERO,
            Standing::Good => Duration::from_secs(24 * 60 * 60),
            Standing::Slow => Duration::from_secs(10 * 60),
        }
    }
}

/// So many are remembered.
const MOST: usize = 16_384;

#[derive(Debug)]
pub struct Standings<K>(Mutex<HashMap<K, (Standing, Instant)>>);

impl<K> Default for Standings<K> {
    fn default() -> Standings<K> {
        Standings(Mutex::default())
    }
}

impl<K: Hash + Eq> Standings<K> {
    pub fn of(&self, key: &K) -> Standing {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.get(key).filter(|(standing, since)| since.elapsed() < standing.lasts());
        known.map_or(Standing::New, |(standing, _)| *standing)
    }

    pub fn set(&self, key: K, standing: Standing) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST && !known.contains_key(&key) {
            known.retain(|_, (standing, since)| since.elapsed() < standing.lasts());
            // Names that nobody ever hears of again are cheap to invent, good ones are not.
            if known.len() >= MOST {
                known.retain(|_, (standing, _)| *standing == Standing::Good);
            }
            if known.len() >= MOST {
                known.clear();
            }
        }
        known.insert(key, (standing, Instant::now()));
    }
}

/// So many at once of each standing.
#[derive(Debug)]
pub struct Tracks {
    new: Arc<Semaphore>,
    good: Arc<Semaphore>,
    slow: Arc<Semaphore>,
}

impl Tracks {
    pub fn new(good: usize, new: usize, slow: usize) -> Tracks {
        let [good, new, slow] = [good, new, slow].map(|n| Arc::new(Semaphore::new(n.max(1))));
        Tracks { new, good, slow }
    }

    pub fn of(&self, standing: Standing) -> Arc<Semaphore> {
        Arc::clone(match standing {
            Standing::New => &self.new,
            Standing::Good => &self.good,
            Standing::Slow => &self.slow,
        })
    }
}

/// So many at once for each of many keys.
#[derive(Debug)]
pub struct Shares<K> {
    each: usize,
    all: Mutex<HashMap<K, Arc<Semaphore>>>,
}

/// Below so many keys nobody looks for those that are not used.
const TIDY_AT: usize = 1024;

impl<K: Hash + Eq> Shares<K> {
    pub fn new(each: usize) -> Shares<K> {
        Shares { each, all: Mutex::default() }
    }

    pub fn of(&self, key: K) -> Arc<Semaphore> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= TIDY_AT && all.len().is_power_of_two() && !all.contains_key(&key) {
            all.retain(|_, share| Arc::strong_count(share) > 1);
        }
        Arc::clone(all.entry(key).or_insert_with(|| Arc::new(Semaphore::new(self.each))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn standings_are_forgotten() {
        let standings = Standings::default();
        assert_eq!(standings.of(&1), Standing::New);
        standings.set(1, Standing::Slow);
        standings.set(2, Standing::Good);
        assert_eq!((standings.of(&1), standings.of(&2)), (Standing::Slow, Standing::Good));
        tokio::time::advance(Duration::from_secs(601)).await;
        assert_eq!((standings.of(&1), standings.of(&2)), (Standing::New, Standing::Good));
        tokio::time::advance(Duration::from_secs(24 * 60 * 60)).await;
        assert_eq!(standings.of(&2), Standing::New);
    }

    #[test]
    fn a_crowd_of_slow_ones_does_not_fill_the_memory_nor_push_out_the_good() {
        let standings = Standings::default();
        standings.set(0, Standing::Good);
        for key in 1..3 * MOST {
            standings.set(key, Standing::Slow);
        }
        assert!(standings.0.lock().unwrap().len() <= MOST);
        assert_eq!(standings.of(&0), Standing::Good);
    }

    #[test]
    fn shares_that_nobody_uses_are_forgotten() {
        let shares = Shares::new(2);
        let used = shares.of(0);
        for key in 1..TIDY_AT + 1 {
            shares.of(key);
        }
        let left = shares.all.lock().unwrap();
        assert!(left.len() <= 2, "{} are left", left.len());
        assert!(Arc::ptr_eq(&left[&0], &used));
    }
}
