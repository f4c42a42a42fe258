//! What an operator may set of all tables.

use std::path::PathBuf;
use std::time::Duration;

use super::limits::TableLimits;
use super::think::Budgets;

#[derive(Clone, Debug)]
pub struct HallConfig {
    /// A table that nobody watches leaves memory after so long.
    pub idle: Duration,
    /// Threads for bots.
    pub thinkers: usize,
    /// How long they think.
    pub budgets: Budgets,
    /// Where the journal of a table goes that a bug stopped.
    pub broken: PathBuf,
    /// Whoever was asked before the server was away has at least so long when it is back.
    pub grace: Duration,
    /// A game that none of its people plays is adjourned after so long.
    pub adjourned_after: Duration,
    /// Whoever came back to a rated game that was adjourned waits for the others so long at most.
    pub returned_after: Duration,
    /// So long a seat waits until it asks others again to take something back.
    pub undo_pause: Duration,
    /// So long a choice is taken back under a clock although another is asked because of it.
    pub undo_moment: Duration,
    /// Tables that wait for players are closed after so long.
    pub waiting_expires: Duration,
    /// Games without a move are adjourned and closed after so long.
    pub playing_expires: Duration,
    /// How the server is reached from outside.
    pub public_url: String,
    /// Most tables one person may have waiting or playing.
    pub tables_per_person: u32,
    /// What else one person and one address may have; as the guard's limits say.
    pub tables: TableLimits,
    /// So long a seat must be quiet before whoever says that it is theirs gets it by consent.
    pub claim_wait: Duration,
    /// Finished games without accounts are pruned after so long; never if nothing is said.
    pub keep_guest_games: Option<Duration>,
}

/// Days after which a finished game goes in which nobody had an account.
pub const KEEP_GUEST_GAMES: u64 = 90;

impl Default for HallConfig {
    fn default() -> HallConfig {
        const DAY: u64 = 86_400;
        HallConfig {
            idle: Duration::from_secs(300),
            thinkers: 2,
            budgets: Budgets::default(),
            broken: PathBuf::from("broken"),
            grace: Duration::from_secs(20),
            adjourned_after: Duration::from_secs(600),
            returned_after: Duration::from_secs(DAY),
            undo_pause: Duration::from_secs(30),
            undo_moment: Duration::from_secs(2),
            waiting_expires: Duration::from_secs(2 * DAY),
            playing_expires: Duration::from_secs(60 * DAY),
            public_url: "http://127.0.0.1:7878".to_owned(),
            tables_per_person: 50,
            tables: TableLimits::default(),
            claim_wait: Duration::from_secs(600),
            keep_guest_games: Some(Duration::from_secs(KEEP_GUEST_GAMES * DAY)),
        }
    }
}
