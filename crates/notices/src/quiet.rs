//! Nobody is told of their turn at the same table again and again. The first notice goes at once;
//! what comes in the quiet time after it is told once at its end, unless it was settled by then:
//! otherwise whoever answers quickly would never hear of the turn after.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use endboss_store::{PersonId, TableId};

type Key = (PersonId, TableId);

/// Below so many entries nobody looks for old ones.
const TIDY_AT: usize = 1024;

#[derive(Debug)]
pub enum When {
    Now,
    /// At this moment, unless it is settled before.
    Later(Instant, CancellationToken),
    /// One waits already.
    Never,
}

#[derive(Debug)]
pub struct Quiet {
    length: Duration,
    table: Mutex<Entries>,
}

#[derive(Debug)]
struct Entries {
    last: HashMap<Key, Entry>,
    tidy_at: usize,
}

#[derive(Debug)]
struct Entry {
    told: Instant,
    owed: Option<CancellationToken>,
}

impl Quiet {
    pub fn new(length: Duration) -> Quiet {
        let entries = Entries { last: HashMap::new(), tidy_at: TIDY_AT };
        Quiet { length, table: Mutex::new(entries) }
    }

    /// It is this person's turn: when are they told?
    pub fn your_turn(&self, person: PersonId, table: TableId, now: Instant) -> When {
        let mut entries = self.entries();
        if let Some(entry) = entries.last.get_mut(&(person, table)) {
            if entry.owed.is_some() {
                return When::Never;
            }
            let end = entry.told + self.length;
            if now < end {
                let settled = CancellationToken::new();
                entry.owed = Some(settled.clone());
                return When::Later(end, settled);
            }
        }
        entries.tidy(self.length, now);
        entries.last.insert((person, table), Entry { told: now, owed: None });
        When::Now
    }

    /// What was owed is told now; false when it was settled in the last moment.
    pub fn told(&self, person: PersonId, table: TableId, now: Instant) -> bool {
        let mut entries = self.entries();
        let Some(entry) = entries.last.get_mut(&(person, table)) else { return false };
        let owed = entry.owed.take().is_some_and(|owed| !owed.is_cancelled());
        if owed {
            entry.told = now;
        }
        owed
    }

    /// What is owed need not be told any more.
    pub fn settle(&self, person: PersonId, table: TableId) {
        let mut entries = self.entries();
        let owed = entries.last.get_mut(&(person, table)).and_then(|entry| entry.owed.take());
        if let Some(owed) = owed {
            owed.cancel();
        }
    }

    fn entries(&self) -> MutexGuard<'_, Entries> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Entries {
    /// Forgets what is over, seldom enough to cost nothing.
    fn tidy(&mut self, length: Duration, now: Instant) {
        if self.last.len() >= self.tidy_at {
            self.last.retain(|_, entry| entry.owed.is_some() || now < entry.told + length);
            self.tidy_at = TIDY_AT.max(self.last.len() * 2);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUIET: Duration = Duration::from_secs(60);
    const ANN: PersonId = PersonId(1);
    const TABLE: TableId = TableId(7);

    #[test]
    fn the_first_goes_at_once_and_the_next_when_the_quiet_time_ends() {
        let quiet = Quiet::new(QUIET);
        let start = Instant::now();
        assert!(matches!(quiet.your_turn(ANN, TABLE, start), When::Now));
        let soon = start + Duration::from_secs(10);
        let When::Later(at, _) = quiet.your_turn(ANN, TABLE, soon) else { panic!("not later") };
        assert_eq!(at, start + QUIET);
        assert!(matches!(quiet.your_turn(ANN, TABLE, soon), When::Never), "one is owed already");
        assert!(quiet.told(ANN, TABLE, at));
        assert!(matches!(quiet.your_turn(ANN, TABLE, at), When::Later(..)), "quiet begins again");
    }

    #[test]
    fn what_is_settled_is_not_owed() {
        let quiet = Quiet::new(QUIET);
        let start = Instant::now();
        let _ = quiet.your_turn(ANN, TABLE, start);
        let When::Later(at, settled) = quiet.your_turn(ANN, TABLE, start) else {
            panic!("not later")
        };
        quiet.settle(ANN, TABLE);
        assert!(settled.is_cancelled());
        assert!(!quiet.told(ANN, TABLE, at));
        assert!(matches!(quiet.your_turn(ANN, TABLE, start + QUIET), When::Now));
    }

    #[test]
    fn other_people_and_other_tables_have_a_quiet_time_of_their_own() {
        let quiet = Quiet::new(QUIET);
        let now = Instant::now();
        for (person, table) in [(ANN, TABLE), (PersonId(2), TABLE), (ANN, TableId(8))] {
            assert!(matches!(quiet.your_turn(person, table, now), When::Now));
        }
    }

    #[test]
    fn old_entries_are_forgotten() {
        let quiet = Quiet::new(QUIET);
        let start = Instant::now();
        for table in 0..TIDY_AT as u128 {
            let _ = quiet.your_turn(ANN, TableId(table), start);
        }
        let _ = quiet.your_turn(PersonId(2), TABLE, start + QUIET);
        assert_eq!(quiet.entries().last.len(), 1);
    }
}
