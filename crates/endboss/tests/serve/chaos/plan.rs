//! What a run is to do. `cargo xtask chaos` says so by the environment; the tests run a short one.

use std::env;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Plan {
    pub rounds: u32,
    /// Tables that are live at any time; a game that ends makes room for another.
    pub tables: usize,
    pub seed: u64,
    /// The program that is killed.
    pub server: PathBuf,
    /// Where everything is kept. It is removed when all went well and nobody named it.
    pub data: PathBuf,
    pub keep: bool,
    /// Everything is held against the journals after so many rounds, and at the end.
    pub judge_every: u32,
    /// How long a server lives after it is ready.
    pub life: (Duration, Duration),
    /// How long it lives before everything is judged, so that paced windows are closed by their
    /// time and clocks run out.
    pub long_life: Duration,
}

impl Plan {
    /// What the environment says; without it a short run that belongs to the tests.
    pub fn of_environment(name: &str) -> Plan {
        let seed = number("SEED").unwrap_or(1);
        let server = env::var_os("ENDBOSS_CHAOS_SERVER").map(PathBuf::from);
        let named = env::var_os("ENDBOSS_CHAOS_DATA").map(PathBuf::from);
        let own = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{seed}"));
        Plan {
            rounds: number("ROUNDS").unwrap_or(5),
            tables: number("TABLES").unwrap_or(8),
            seed,
            server: server.unwrap_or_else(|| PathBuf::from(env!("CARGO_BIN_EXE_endboss"))),
            keep: named.is_some(),
            data: named.unwrap_or(own),
            judge_every: number("JUDGE_EVERY").unwrap_or(10),
            life: (Duration::from_millis(20), Duration::from_millis(400)),
            long_life: Duration::from_millis(2500),
        }
    }
}

/// A number of the environment. One that cannot be read is no number to guess.
pub fn number<T: FromStr>(name: &str) -> Option<T> {
    let name = format!("ENDBOSS_CHAOS_{name}");
    let word = env::var(&name).ok()?;
    Some(word.parse().unwrap_or_else(|_| panic!("{name} is no number: {word:?}")))
}
