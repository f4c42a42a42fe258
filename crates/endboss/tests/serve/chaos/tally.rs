//! Figures of a run.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

macro_rules! tally {
    ($($name:ident: $what:literal),+ $(,)?) => {
        /// What is counted while the clients play.
        #[derive(Debug, Default)]
        pub struct Tally {
            $(#[doc = $what] pub $name: Count,)+
        }

        impl fmt::Display for Tally {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                $(writeln!(f, "{:>9}  {}", self.$name.get(), $what)?;)+
                Ok(())
            }
        }
    };
}

tally! {
    tables: "tables were played",
    over: "games came to their end",
    picks: "picks were made, each under a key of its own",
    acknowledged: "of them were acknowledged",
    refused: "were refused: the question was gone, or a bot played the seat",
    requests: "requests carried them",
    unheard: "of these requests found nobody to hear them",
    cut: "were cut off by a kill, so that nobody knew what had become of them",
    retried: "were sent again for that, under the same key",
    dropped: "hung up before the answer came",
    doubled: "went out twice at once, on two connections",
    minds: "competed with another pick for the same question",
    late: "went out late",
    reordered: "were older than one that was sent before them",
    folded: "acknowledged what had been acknowledged already",
    undone: "picks were taken back",
    talk: "lines of talk were acknowledged",
    left: "times a seat was left and taken again",
    conceded: "seats conceded",
    snapshots: "snapshots were shown to seats and onlookers",
    streams: "event streams were opened",
}

#[derive(Debug, Default)]
pub struct Count(AtomicU64);

impl Count {
    pub fn add(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// The median and the worst of some times.
pub fn median_and_worst(times: &[Duration]) -> (Duration, Duration) {
    let mut sorted = times.to_vec();
    sorted.sort();
    let median = sorted.get(sorted.len() / 2).copied().unwrap_or_default();
    (median, sorted.last().copied().unwrap_or_default())
}
