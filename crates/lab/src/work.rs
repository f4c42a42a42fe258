//! Many deals on many threads.

use std::fmt;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

use endboss_gamebox::Table;
use serde::{Deserialize, Serialize};

use crate::{Broken, Deal, Marks, Match, Played, Roster};

/// All games of one deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealt {
    /// Counted from 1.
    pub deal: u64,
    pub games: Vec<Played>,
}

/// A game that could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub deal: u64,
    /// Which of the games of the deal, counted from 1.
    pub game: usize,
    pub why: Broken,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { deal, game, why } = self;
        write!(f, "game {game} of deal {deal} broke off by a mistake of ours: {why}")
    }
}

impl std::error::Error for Failure {}

/// Deals to be played at a table.
#[derive(Clone, Copy, Debug)]
pub struct Work<'a> {
    pub table: &'a Table,
    pub roster: &'a Roster,
    pub seed: u64,
    pub threads: usize,
    /// Asks to leave it at what is done.
    pub stop: &'a AtomicBool,
}

impl Work<'_> {
    /// Plays these deals and hands over each one that is finished, in any order. A deal that is
    /// stopped in the middle is dropped: half a deal would favor a seat.
    pub fn play<E>(&self, deals: &[u64], done: impl FnMut(Dealt) -> Result<(), E>) -> Result<(), E>
    where
        E: From<Failure>,
    {
        let lore = self.table.lore();
        let marks = Marks::new(&self.table.catalogue);
        let one = |deal: u64| -> Result<Dealt, Failure> {
            let played = Match {
                tables: &self.table.tables,
                lore: &lore,
                entrants: &self.roster.entrants,
                stop: self.stop,
            };
            let mut games = Vec::new();
            for (nth, who) in self.roster.games().iter().enumerate() {
                let dealt = Deal::new(self.seed, deal, &marks);
                let game = whole(|| played.play(dealt, who));
                games.push(game.map_err(|why| Failure { deal, game: nth + 1, why })?);
            }
            Ok(Dealt { deal, games })
        };
        crew(deals, self.threads, self.stop, |deal| one(*deal), done)
    }
}

/// Plays a game. Our own mistake in one must not take the others with it. [ARCHITECTURE 13]
pub(crate) fn whole<T>(game: impl FnOnce() -> Result<T, Broken>) -> Result<T, Broken> {
    let played = panic::catch_unwind(AssertUnwindSafe(game));
    played.unwrap_or_else(|panic| Err(Broken::Panicked(said(&*panic))))
}

/// Does these on so many threads and hands over each that is done, in any order. Whatever is stopped
/// in the middle is dropped; the first failure ends it.
pub(crate) fn crew<J: Sync, T: Send, E: From<Failure>>(
    jobs: &[J],
    threads: usize,
    stop: &AtomicBool,
    one: impl Fn(&J) -> Result<T, Failure> + Sync,
    mut done: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    let given_up = AtomicBool::new(false);
    let next = AtomicUsize::new(0);
    let failed: Mutex<Option<Failure>> = Mutex::new(None);
    let (send, receive) = mpsc::channel::<T>();
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, jobs.len().max(1)) {
            let send = send.clone();
            let (one, next, failed, given_up) = (&one, &next, &failed, &given_up);
            scope.spawn(move || {
                let over = || stop.load(Ordering::Relaxed) || given_up.load(Ordering::Relaxed);
                while !over() {
                    let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) else {
                        break;
                    };
                    match one(job) {
                        Ok(made) => {
                            let _ = send.send(made);
                        }
                        Err(failure) => {
                            given_up.store(true, Ordering::Relaxed);
                            let mut kept = failed.lock().unwrap_or_else(PoisonError::into_inner);
                            if failure.why != Broken::Stopped {
                                kept.get_or_insert(failure);
                            }
                        }
                    }
                }
            });
        }
        drop(send);
        for made in receive {
            if let Err(error) = done(made) {
                given_up.store(true, Ordering::Relaxed);
                return Err(error);
            }
        }
        Ok(())
    })?;
    match failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(failure) => Err(failure.into()),
        None => Ok(()),
    }
}

fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message").to_owned()
}
