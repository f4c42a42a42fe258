//! Many deals on many threads.

use std::fmt;
use std::iter;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread::{self, Scope, ScopedJoinHandle};

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
    /// Bosses are kept by chance and not by choice, so that all are seen equally often. [R2.2]
    pub any_boss: bool,
    /// Asks to leave it at what is done.
    pub stop: &'a AtomicBool,
}

impl Work<'_> {
    /// Plays these deals and hands over each one that is finished, in any order. A deal that is
    /// stopped in the middle is dropped: half a deal would favor a seat.
    pub fn play<E>(
        &self,
        deals: impl Iterator<Item = u64> + Send,
        done: impl FnMut(Dealt) -> Result<(), E>,
    ) -> Result<(), E>
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
                any_boss: self.any_boss,
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
        crew(deals, self.threads, self.stop, one, done)
    }
}

/// Plays a game. Our own mistake in one must not take the others with it. [ARCHITECTURE 13]
pub(crate) fn whole<T>(game: impl FnOnce() -> Result<T, Broken>) -> Result<T, Broken> {
    let played = panic::catch_unwind(AssertUnwindSafe(game));
    played.unwrap_or_else(|panic| Err(Broken::Panicked(said(&*panic))))
}

/// Does these on so many threads and hands over each that is done, in any order. Whatever is stopped
/// in the middle is dropped; the first failure ends it.
pub(crate) fn crew<J: Send, T: Send, E: From<Failure>>(
    jobs: impl Iterator<Item = J> + Send,
    threads: usize,
    stop: &AtomicBool,
    one: impl Fn(J) -> Result<T, Failure> + Sync,
    mut done: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    let most = jobs.size_hint().1.unwrap_or(usize::MAX);
    let todo = Todo { jobs: Mutex::new(jobs), stop, given_up: AtomicBool::new(false) };
    let failed: Mutex<Option<Failure>> = Mutex::new(None);
    // The next thing that is done; nothing when there is none any more.
    let next = || match one(todo.next()?) {
        Ok(made) => Some(made),
        Err(failure) => {
            todo.give_up();
            if failure.why != Broken::Stopped {
                locked(&failed).get_or_insert(failure);
            }
            None
        }
    };
    thread::scope(|scope| {
        let (send, receive) = mpsc::channel::<T>();
        let started = start(scope, threads.clamp(1, most.max(1)), || {
            let (send, next) = (send.clone(), &next);
            move || {
                while let Some(made) = next() {
                    let _ = send.send(made);
                }
            }
        });
        drop(send);
        let alone = iter::from_fn(|| if started.is_empty() { next() } else { None });
        for made in receive.into_iter().chain(alone) {
            if let Err(error) = done(made) {
                todo.give_up();
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

/// Starts so many threads. Where a machine has no room for them, half of those that it has room for
/// work, so that there is some left for what they do, and the others come to nothing. If none can be
/// started, whoever asked must do it.
pub fn start<'scope, T, W>(
    scope: &'scope Scope<'scope, '_>,
    threads: usize,
    work: impl Fn() -> W,
) -> Vec<ScopedJoinHandle<'scope, Option<T>>>
where
    T: Send + 'scope,
    W: FnOnce() -> T + Send + 'scope,
{
    // Nobody begins before it is known how many can.
    let most = Arc::new(Mutex::new(usize::MAX));
    let mut begin = locked(&most);
    let mut started = Vec::new();
    for n in 0..threads {
        let (most, work) = (Arc::clone(&most), work());
        let wait = move || {
            let is_wanted = n < *locked(&most);
            is_wanted.then(work)
        };
        let thread = has_room().then(|| thread::Builder::new().spawn_scoped(scope, wait));
        let Some(Ok(thread)) = thread else {
            *begin = n.div_ceil(2);
            break;
        };
        started.push(thread);
    }
    drop(begin);
    started
}

/// Whether there is memory left for one more thread and what those before it need to begin: one that
/// finds none for itself takes the whole program down.
fn has_room() -> bool {
    const ROOM: usize = 64 << 20;
    // It is only asked for and given back, so it costs nothing.
    Vec::<u8>::new().try_reserve_exact(ROOM).is_ok()
}

/// What is still to be done, for whoever has time.
struct Todo<'a, I> {
    jobs: Mutex<I>,
    stop: &'a AtomicBool,
    given_up: AtomicBool,
}

impl<I: Iterator> Todo<'_, I> {
    fn next(&self) -> Option<I::Item> {
        let over = self.stop.load(Ordering::Relaxed) || self.given_up.load(Ordering::Relaxed);
        if over { None } else { locked(&self.jobs).next() }
    }

    fn give_up(&self) {
        self.given_up.store(true, Ordering::Relaxed);
    }
}

fn locked<T>(it: &Mutex<T>) -> MutexGuard<'_, T> {
    it.lock().unwrap_or_else(PoisonError::into_inner)
}

fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no message").to_owned()
}
