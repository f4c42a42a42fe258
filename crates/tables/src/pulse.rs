//! The time that players can use. A server is off now and then, a machine sleeps, a process stands
//! still, somebody sets the clock: what is lost by that is nobody's thinking time, and whoever was
//! asked before has a moment to come back.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::hall::Hall;
use endboss_store::{self, Deed};

/// Milliseconds of players' time: they go on with the clock on the wall while the server works, and
/// stand still while it does not.
pub(super) type Played = i64;

/// How often the server feels its pulse.
const BEAT: Duration = Duration::from_millis(500);

/// Without a beat for so long it stood still; if the clock on the wall went so far astray, it was set.
const STILL: i64 = 3_000;

/// How often the pulse is kept while tables are played, and while none is.
const KEPT: (Duration, Duration) = (Duration::from_secs(5), Duration::from_secs(60));

#[derive(Debug)]
pub(super) struct Pulse {
    last: Mutex<Beat>,
    /// Whether somebody feels it. Where nobody does, silence means nothing.
    felt: AtomicBool,
}

#[derive(Clone, Copy, Debug)]
struct Beat {
    wall: i64,
    at: Instant,
    /// What the clock on the wall is ahead of players' time.
    lost: i64,
    /// When players' time went on last, after it had stood still.
    woke: Played,
}

/// Players' time at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Now {
    pub played: Played,
    /// When it went on last, after it had stood still.
    pub woke: Played,
    lost: i64,
}

impl Now {
    /// When that is on the clock on the wall, as far as anybody can know.
    pub fn wall(self, played: Played) -> i64 {
        played.saturating_add(self.lost)
    }
}

impl Pulse {
    /// Players' time goes on where it stopped when the server was last alive.
    pub fn new(kept: Option<endboss_store::Pulse>, wall: i64) -> Pulse {
        let lost = kept.map_or(0, |kept| kept.lost + wall - kept.at);
        let last = Beat { wall, at: Instant::now(), lost, woke: wall - lost };
        Pulse { last: Mutex::new(last), felt: AtomicBool::new(false) }
    }

    /// The moment it is, by the clock on the wall. The first who asks after a standstill finds it.
    pub fn now(&self, wall: impl FnOnce() -> i64) -> Now {
        self.beat(|| (wall(), Instant::now()))
    }

    fn beat(&self, moment: impl FnOnce() -> (i64, Instant)) -> Now {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let (wall, at) = moment();
        let passed = wall - last.wall;
        let went = at.saturating_duration_since(last.at).as_millis() as i64;
        let still = went > STILL || (passed - went).abs() > STILL;
        if still && self.felt.load(Ordering::Relaxed) {
            last.lost += passed - went.clamp(0, BEAT.as_millis() as i64);
            last.woke = wall - last.lost;
            tracing::warn!(milliseconds = passed, "the server stood still or its clock was set");
        }
        (last.wall, last.at) = (wall, at);
        Now { played: wall - last.lost, woke: last.woke, lost: last.lost }
    }

    /// A test sets the clock on the wall, by what this gives, and the time between has been played.
    pub fn ahead(&self, set: impl FnOnce() -> i64) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        last.wall += set();
    }
}

impl Hall {
    pub(super) fn clock(&self) -> Now {
        self.pulse.now(|| self.time())
    }

    /// Feels the pulse and keeps it, until the server stops.
    pub(super) async fn keep_pulse(self: &Arc<Hall>) {
        self.clock();
        self.pulse.felt.store(true, Ordering::Relaxed);
        let mut kept: Option<Instant> = None;
        loop {
            let now = self.clock();
            let often = if self.loaded() > 0 { KEPT.0 } else { KEPT.1 };
            if kept.is_none_or(|kept| kept.elapsed() >= often) {
                self.keep(now).await;
                kept = Some(Instant::now());
            }
            tokio::select! {
                () = tokio::time::sleep(BEAT) => {}
                () = self.stop.cancelled() => return self.keep(self.clock()).await,
            }
        }
    }

    async fn keep(&self, now: Now) {
        let pulse = endboss_store::Pulse { at: now.wall(now.played), lost: now.lost };
        if let Err(error) = self.store.write(vec![Deed::Pulse(pulse)]).await {
            tracing::warn!(%error, "how late it is could not be kept");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn felt(kept: Option<endboss_store::Pulse>, wall: i64) -> (Pulse, Instant) {
        let pulse = Pulse::new(kept, wall);
        pulse.felt.store(true, Ordering::Relaxed);
        let at = pulse.last.lock().unwrap().at;
        (pulse, at)
    }

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn time_goes_on_while_the_server_works() {
        let (pulse, at) = felt(None, 1_000);
        assert_eq!(pulse.beat(|| (1_500, at + ms(500))).played, 1_500);
        // A machine under load, and a clock that is a little fast.
        let now = pulse.beat(|| (4_400, at + ms(3_000)));
        assert_eq!((now.played, now.woke, now.wall(9_000)), (4_400, 1_000, 9_000));
    }

    #[test]
    fn a_standstill_a_sleep_and_a_set_clock_are_nobodys_time() {
        // The process is stopped for an hour: both clocks went on.
        let (pulse, at) = felt(None, 1_000);
        let now = pulse.beat(|| (3_601_000, at + ms(3_600_000)));
        assert_eq!((now.played, now.woke), (1_500, 1_500));
        assert_eq!(now.wall(1_500), 3_601_000);
        // The machine sleeps for an hour: only the clock on the wall went on.
        let now = pulse.beat(|| (7_201_500, at + ms(3_600_500)));
        assert_eq!((now.played, now.woke), (2_000, 2_000));
        // Somebody sets the clock back by two hours.
        let now = pulse.beat(|| (2_000, at + ms(3_601_000)));
        assert_eq!((now.played, now.wall(2_500)), (2_500, 2_000));
    }

    #[test]
    fn time_goes_on_where_it_stopped_when_the_server_comes_back() {
        let (pulse, _) = felt(Some(endboss_store::Pulse { at: 10_000, lost: 4_000 }), 90_000);
        let now = pulse.now(|| 90_000);
        assert_eq!((now.played, now.woke, now.lost), (6_000, 6_000, 84_000));
    }

    #[test]
    fn where_nobody_feels_it_silence_means_nothing() {
        let pulse = Pulse::new(None, 1_000);
        assert_eq!(pulse.beat(|| (900_000, Instant::now())).played, 900_000);
    }
}
