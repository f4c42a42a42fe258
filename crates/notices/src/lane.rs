//! A person's share of the road: somebody whose receivers never answer keeps two slots busy and not
//! all of them, and fills no more than their own share of the queue.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore, SemaphorePermit};

use endboss_store::PersonId;

/// Requests under way at once for one person.
const SLOTS: usize = 2;
/// Notices under way or waiting for one person.
const PLACES: usize = 32;
/// Below so many lanes nobody looks for empty ones.
const TIDY_AT: usize = 1024;

#[derive(Debug)]
pub struct Lane {
    slots: Semaphore,
    checks: Semaphore,
    places: Arc<Semaphore>,
}

impl Lane {
    fn new() -> Lane {
        Lane {
            slots: Semaphore::new(SLOTS),
            checks: Semaphore::new(1),
            places: Arc::new(Semaphore::new(PLACES)),
        }
    }

    /// A place in the queue; none if the person has too many.
    pub fn place(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.places).try_acquire_owned().ok()
    }

    /// Waits until another request may be made for this person.
    pub async fn slot(&self) -> SemaphorePermit<'_> {
        self.slots.acquire().await.expect("a lane is never closed")
    }

    /// Waits until another address may be looked at for this person.
    pub async fn check(&self) -> SemaphorePermit<'_> {
        self.checks.acquire().await.expect("a lane is never closed")
    }
}

#[derive(Debug, Default)]
pub struct Lanes(Mutex<HashMap<PersonId, Arc<Lane>>>);

impl Lanes {
    pub fn of(&self, person: PersonId) -> Arc<Lane> {
        let mut lanes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let new = !lanes.contains_key(&person);
        if new && lanes.len() >= TIDY_AT && lanes.len().is_power_of_two() {
            lanes.retain(|_, lane| Arc::strong_count(lane) > 1);
        }
        Arc::clone(lanes.entry(person).or_insert_with(|| Arc::new(Lane::new())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_has_one_lane_with_so_many_places() {
        let lanes = Lanes::default();
        let lane = lanes.of(PersonId(1));
        let held: Vec<_> = std::iter::from_fn(|| lanes.of(PersonId(1)).place()).collect();
        assert_eq!(held.len(), PLACES);
        assert!(lane.place().is_none());
        assert!(lanes.of(PersonId(2)).place().is_some(), "others have their own");
        drop(held);
        assert!(lane.place().is_some());
    }

    #[test]
    fn lanes_that_nobody_uses_are_forgotten() {
        let lanes = Lanes::default();
        let used = lanes.of(PersonId(0));
        for person in 1..TIDY_AT as u128 + 1 {
            lanes.of(PersonId(person));
        }
        let left = lanes.0.lock().unwrap();
        assert!(left.len() <= 2, "{} are left", left.len());
        assert!(Arc::ptr_eq(&left[&PersonId(0)], &used));
    }
}
