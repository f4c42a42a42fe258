//! Counting what addresses and persons ask for.

use std::fmt;
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use endboss_operate::metrics::{self, Limit};
use endboss_people::{ClientAddress, SITE};

use super::{Budget, Limits, Rate, Refusal, Whose};
use crate::api::Problem;
use endboss_store::PersonId;

/// After so many questions those who are idle are forgotten.
const FORGET_EVERY: u32 = 4096;

/// One rate for many keys, each with its own count.
pub(super) struct Meter<K: Hash + Eq + Clone, C: Clock = DefaultClock> {
    limiter: RateLimiter<K, DashMapStateStore<K>, C, NoOpMiddleware<C::Instant>>,
    clock: C,
    asked: AtomicU32,
}

impl<K: Hash + Eq + Clone, C: Clock + Clone> Meter<K, C> {
    pub fn new(rate: Rate, clock: C) -> Meter<K, C> {
        let every = rate.every.max(Duration::from_nanos(1));
        let burst = NonZeroU32::new(rate.burst).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(every).expect("longer than nothing").allow_burst(burst);
        let limiter = RateLimiter::new(quota, DashMapStateStore::default(), clock.clone());
        Meter { limiter, clock, asked: AtomicU32::new(0) }
    }

    /// How long this key has to wait if it may not now.
    pub fn spend(&self, key: &K) -> Result<(), Duration> {
        if self.asked.fetch_add(1, Ordering::Relaxed) % FORGET_EVERY == FORGET_EVERY - 1 {
            self.forget_idle();
        }
        self.limiter.check_key(key).map_err(|not| not.wait_time_from(self.clock.now()))
    }

    /// Whoever has all of their burst again is as good as unknown.
    pub fn forget_idle(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

/// All budgets of everybody.
pub(super) struct Budgets {
    addresses: [Option<Meter<IpAddr>>; Budget::ALL.len()],
    sites: [Option<Meter<IpAddr>>; Budget::ALL.len()],
    persons: [Option<Meter<PersonId>>; Budget::ALL.len()],
}

impl fmt::Debug for Budgets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Budgets(..)")
    }
}

impl Budgets {
    pub fn new(limits: &Limits) -> Budgets {
        let clock = DefaultClock::default();
        let allowances = Budget::ALL.map(|budget| limits.allowance(budget));
        Budgets {
            addresses: allowances.map(|both| Some(Meter::new(both.address?, clock.clone()))),
            sites: allowances.map(|both| Some(Meter::new(of_site(both.address?), clock.clone()))),
            persons: allowances.map(|both| Some(Meter::new(both.person?, clock.clone()))),
        }
    }

    pub fn spend(
        &self,
        budget: Budget,
        address: ClientAddress,
        person: Option<PersonId>,
    ) -> Result<(), Problem> {
        self.spend_address(budget, address)?;
        person.map_or(Ok(()), |person| self.spend_person(budget, person))
    }

    pub fn spend_address(&self, budget: Budget, address: ClientAddress) -> Result<(), Problem> {
        let meter = self.addresses[budget as usize].as_ref();
        let mut spent = meter.map_or(Ok(()), |meter| meter.spend(&address.network()));
        // What an address is refused does not count for its site.
        if let (Ok(()), Some(meter), Some(site)) =
            (spent, &self.sites[budget as usize], address.site())
        {
            spent = meter.spend(&site);
        }
        spent.map_err(|wait| too_many(budget, Whose::Address, wait))
    }

    pub fn spend_person(&self, budget: Budget, person: PersonId) -> Result<(), Problem> {
        let meter = self.persons[budget as usize].as_ref();
        let spent = meter.map_or(Ok(()), |meter| meter.spend(&person));
        spent.map_err(|wait| too_many(budget, Whose::Person, wait))
    }

    pub fn forget_idle(&self) {
        self.addresses.iter().chain(&self.sites).flatten().for_each(Meter::forget_idle);
        self.persons.iter().flatten().for_each(Meter::forget_idle);
    }
}

/// What all addresses of a site may have together.
fn of_site(rate: Rate) -> Rate {
    Rate::new(rate.burst.saturating_mul(SITE), rate.every / SITE)
}

fn too_many(budget: Budget, whose: Whose, wait: Duration) -> Problem {
    metrics::refused(match (budget, whose) {
        (Budget::Request, Whose::Address) => Limit::Address,
        (Budget::Request, Whose::Person) => Limit::Person,
        (Budget::Create, _) => Limit::Tables,
        (Budget::SignIn, _) => Limit::SignIn,
        (Budget::Chat, _) => Limit::Chat,
        (Budget::Pick, _) => Limit::Picks,
        (Budget::Code, _) => Limit::Codes,
        (Budget::Replay, _) => Limit::Replays,
        (Budget::Rename, _) => Limit::Renames,
    });
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    Refusal::TooMany(budget, whose, seconds.max(1)).into()
}

#[cfg(test)]
mod tests {
    use governor::clock::FakeRelativeClock;

    use super::*;

    #[test]
    fn a_burst_then_one_at_a_time_for_each_key() {
        let clock = FakeRelativeClock::default();
        let rate = Rate::new(3, Duration::from_secs(2));
        let meter = Meter::new(rate, clock.clone());
        for _ in 0..3 {
            assert_eq!(meter.spend(&"a"), Ok(()));
        }
        assert_eq!(meter.spend(&"a"), Err(Duration::from_secs(2)));
        assert_eq!(meter.spend(&"b"), Ok(()));
        clock.advance(Duration::from_millis(500));
        assert_eq!(meter.spend(&"a"), Err(Duration::from_millis(1500)));
        clock.advance(Duration::from_millis(1500));
        assert_eq!(meter.spend(&"a"), Ok(()));
        assert!(meter.spend(&"a").is_err());
        clock.advance(Duration::from_secs(60));
        for _ in 0..3 {
            assert_eq!(meter.spend(&"a"), Ok(()));
        }
        assert!(meter.spend(&"a").is_err());
    }

    #[test]
    fn idle_keys_are_forgotten() {
        let clock = FakeRelativeClock::default();
        let meter = Meter::new(Rate::new(1, Duration::from_secs(1)), clock.clone());
        for key in 0..1000 {
            assert_eq!(meter.spend(&key), Ok(()));
        }
        clock.advance(Duration::from_secs(10));
        assert_eq!(meter.spend(&0), Ok(()));
        meter.forget_idle();
        assert_eq!(meter.limiter.len(), 1);
        assert!(meter.spend(&0).is_err(), "who is not idle is still counted");
        // By itself, too, when enough was asked.
        for key in 0..3 * FORGET_EVERY {
            let _ = meter.spend(&key);
            clock.advance(Duration::from_millis(100));
        }
        assert!(meter.limiter.len() <= FORGET_EVERY as usize + 20, "{}", meter.limiter.len());
    }

    #[test]
    fn refusals_say_what_and_how_long() {
        let problem = too_many(Budget::Chat, Whose::Person, Duration::from_millis(1200));
        assert_eq!(problem.error, "Too many messages from you: try again in 2 s.");
        assert_eq!((problem.status, problem.retry_after), (429, Some(2)));
        let soon = too_many(Budget::Pick, Whose::Address, Duration::from_nanos(1));
        assert_eq!(soon.retry_after, Some(1));
    }
}
