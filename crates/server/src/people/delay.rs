//! Who tries passwords waits longer and longer, whether or not the login exists.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::{Login, Refusal};

/// So many wrong passwords may follow each other at once.
const FREE: u32 = 5;
/// The first wait, in milliseconds; every further one is twice as long.
const FIRST: i64 = 2_000;
/// No wait is longer, so that nobody can be shut out for long by somebody else.
const LONGEST: i64 = 5 * 60_000;
/// Forgotten after so long without a try.
const MEMORY: i64 = 60 * 60_000;
/// So many logins are remembered at most.
const LOGINS: usize = 20_000;

#[derive(Debug, Default)]
pub(super) struct Failures(Mutex<HashMap<String, Failed>>);

#[derive(Clone, Copy, Debug)]
struct Failed {
    times: u32,
    last: i64,
}

impl Failed {
    fn until(self) -> i64 {
        let doubled = self.times.checked_sub(FREE).map(|more| FIRST << more.min(20));
        self.last + doubled.unwrap_or(0).min(LONGEST)
    }
}

impl Failures {
    /// Before a password is checked. The try counts as wrong until [`Failures::right`] is called:
    /// otherwise a hundred tries at once would all come before the first failure.
    pub fn attempt(&self, login: &Login, now: i64) -> Result<(), Refusal> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= LOGINS && !all.contains_key(login.as_str()) {
            make_room(&mut all, now);
        }
        let failed = all.entry(login.as_str().to_owned()).or_insert(Failed { times: 0, last: now });
        if now - failed.last >= MEMORY {
            failed.times = 0;
        }
        let wait = failed.until() - now;
        if wait > 0 && failed.times > 0 {
            return Err(Refusal::TooSoon { seconds: (wait as u64).div_ceil(1000) });
        }
        *failed = Failed { times: failed.times.saturating_add(1), last: now };
        Ok(())
    }

    pub fn right(&self, login: &Login) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(login.as_str());
    }
}

/// Forgets who need not wait; if all must, the half that may try again soonest.
fn make_room(all: &mut HashMap<String, Failed>, now: i64) {
    all.retain(|_, failed| now - failed.last < MEMORY);
    if all.len() >= LOGINS {
        let mut ends: Vec<i64> = all.values().map(|failed| failed.until()).collect();
        let (_, middle, _) = ends.select_nth_unstable(LOGINS / 2);
        let middle = *middle;
        all.retain(|_, failed| failed.until() > middle);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn login(text: &str) -> Login {
        Login::parse(text).unwrap()
    }

    #[test]
    fn waits_double_up_to_a_bound_and_are_forgotten() {
        let failures = Failures::default();
        let dora = login("dora");
        for _ in 0..FREE {
            failures.attempt(&dora, 0).unwrap();
        }
        let mut now = 0;
        for seconds in [2, 4, 8, 16, 32, 64, 128, 256, 300, 300] {
            assert_eq!(failures.attempt(&dora, now), Err(Refusal::TooSoon { seconds }));
            now += seconds as i64 * 1000;
            assert!(failures.attempt(&dora, now - 1).is_err());
            assert_eq!(failures.attempt(&dora, now), Ok(()));
        }
        assert_eq!(failures.attempt(&login("other"), now), Ok(()));
        assert_eq!(failures.attempt(&dora, now + MEMORY), Ok(()));
        assert_eq!(failures.attempt(&dora, now + MEMORY), Ok(()), "a new beginning");
    }

    #[test]
    fn the_right_password_ends_the_waiting() {
        let failures = Failures::default();
        let dora = login("dora");
        for _ in 0..3 {
            for _ in 0..FREE {
                failures.attempt(&dora, 0).unwrap();
            }
            failures.right(&dora);
        }
    }

    #[test]
    fn a_crowd_of_logins_does_not_fill_the_memory_nor_free_the_worst() {
        let failures = Failures::default();
        let dora = login("dora");
        for now in [0, 0, 0, 0, 0, 2_000, 6_000] {
            failures.attempt(&dora, now).unwrap();
        }
        for n in 0..3 * LOGINS {
            failures.attempt(&login(&format!("login-{n}")), 6_000).unwrap();
        }
        assert!(failures.0.lock().unwrap().len() <= LOGINS);
        assert_eq!(failures.attempt(&dora, 6_000), Err(Refusal::TooSoon { seconds: 8 }));
    }
}
