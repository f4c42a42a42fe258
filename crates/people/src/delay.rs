//! Who tries passwords waits longer and longer, whether or not the login exists. It is counted for
//! each login at each address, so that nobody can shut out whoever the login belongs to.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::{Login, Refusal};

/// So many wrong passwords may follow each other at once.
const FREE: u32 = 5;
/// The first wait, in milliseconds; every further one is twice as long.
const FIRST: i64 = 2_000;
/// No wait is longer.
const LONGEST: i64 = 5 * 60_000;
/// Forgotten after so long without a try.
const MEMORY: i64 = 60 * 60_000;
/// So many logins at addresses are remembered at most.
const MOST: usize = 20_000;

type Key = (IpAddr, String);

#[derive(Debug, Default)]
pub(super) struct Failures(Mutex<HashMap<Key, Failed>>);

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
    pub fn attempt(&self, login: &Login, from: IpAddr, now: i64) -> Result<(), Refusal> {
        let mut all = self.all();
        let key = key(login, from);
        if all.len() >= MOST && !all.contains_key(&key) {
            make_room(&mut all, now);
        }
        let failed = all.entry(key).or_insert(Failed { times: 0, last: now });
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

    /// Nobody looked at the password after all.
    pub fn not_tried(&self, login: &Login, from: IpAddr) {
        if let Some(failed) = self.all().get_mut(&key(login, from)) {
            failed.times = failed.times.saturating_sub(1);
        }
    }

    pub fn right(&self, login: &Login, from: IpAddr) {
        self.all().remove(&key(login, from));
    }

    fn all(&self) -> MutexGuard<'_, HashMap<Key, Failed>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn key(login: &Login, from: IpAddr) -> Key {
    (from, login.as_str().to_owned())
}

/// Forgets who need not wait; if all must, the half that may try again soonest.
fn make_room(all: &mut HashMap<Key, Failed>, now: i64) {
    all.retain(|_, failed| now - failed.last < MEMORY);
    if all.len() >= MOST {
        let mut ends: Vec<i64> = all.values().map(|failed| failed.until()).collect();
        let (_, middle, _) = ends.select_nth_unstable(MOST / 2);
        let middle = *middle;
        all.retain(|_, failed| failed.until() > middle);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn login(text: &str) -> Login {
        Login::parse(text).unwrap()
    }

    #[test]
    fn waits_double_up_to_a_bound_and_are_forgotten() {
        let failures = Failures::default();
        let dora = login("dora");
        for _ in 0..FREE {
            failures.attempt(&dora, HERE, 0).unwrap();
        }
        let mut now = 0;
        for seconds in [2, 4, 8, 16, 32, 64, 128, 256, 300, 300] {
            assert_eq!(failures.attempt(&dora, HERE, now), Err(Refusal::TooSoon { seconds }));
            now += seconds as i64 * 1000;
            assert!(failures.attempt(&dora, HERE, now - 1).is_err());
            assert_eq!(failures.attempt(&dora, HERE, now), Ok(()));
        }
        assert_eq!(failures.attempt(&login("other"), HERE, now), Ok(()));
        assert_eq!(failures.attempt(&dora, HERE, now + MEMORY), Ok(()));
        assert_eq!(failures.attempt(&dora, HERE, now + MEMORY), Ok(()), "a new beginning");
    }

    #[test]
    fn nobody_waits_for_what_was_tried_elsewhere() {
        let failures = Failures::default();
        let (dora, elsewhere) = (login("dora"), "127.0.0.2".parse().unwrap());
        for _ in 0..FREE {
            failures.attempt(&dora, elsewhere, 0).unwrap();
        }
        assert!(failures.attempt(&dora, elsewhere, 0).is_err());
        assert_eq!(failures.attempt(&dora, HERE, 0), Ok(()));
        // Who comes in here frees nobody there.
        failures.right(&dora, HERE);
        assert!(failures.attempt(&dora, elsewhere, 0).is_err());
    }

    #[test]
    fn the_right_password_ends_the_waiting_and_what_was_not_tried_does_not_count() {
        let failures = Failures::default();
        let dora = login("dora");
        for _ in 0..3 {
            for _ in 0..FREE {
                failures.attempt(&dora, HERE, 0).unwrap();
            }
            failures.right(&dora, HERE);
        }
        for _ in 0..3 * FREE {
            failures.attempt(&dora, HERE, 0).unwrap();
            failures.not_tried(&dora, HERE);
        }
    }

    #[test]
    fn a_crowd_of_logins_does_not_fill_the_memory_nor_free_the_worst() {
        let failures = Failures::default();
        let dora = login("dora");
        for now in [0, 0, 0, 0, 0, 2_000, 6_000] {
            failures.attempt(&dora, HERE, now).unwrap();
        }
        for n in 0..3 * MOST {
            failures.attempt(&login(&format!("login-{n}")), HERE, 6_000).unwrap();
        }
        assert!(failures.0.lock().unwrap().len() <= MOST);
        assert_eq!(failures.attempt(&dora, HERE, 6_000), Err(Refusal::TooSoon { seconds: 8 }));
    }
}
