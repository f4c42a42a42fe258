//! What everybody in a run shares.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use endboss_lexicon::Seat;
use endboss_store::{PersonId, TableId};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::sync::{OwnedRwLockReadGuard, RwLock};

use super::kind::{Clock, Kind};
use super::ledger::Ledger;
use super::tally::Tally;
use super::wire::Line;

#[derive(Debug)]
pub struct World {
    pub address: SocketAddr,
    pub seed: u64,
    pub tally: Tally,
    /// Open to whoever does something; shut while everything is judged.
    door: Arc<RwLock<()>>,
    /// All tables that ever were.
    runs: Mutex<Vec<Arc<Run>>>,
    fault: Mutex<Option<String>>,
    over: AtomicBool,
}

/// Somebody who plays.
#[derive(Debug)]
pub struct Person {
    pub id: PersonId,
    pub token: String,
}

/// One table, as its clients know it.
#[derive(Debug)]
pub struct Run {
    pub id: TableId,
    pub kind: Kind,
    pub slot: usize,
    /// The how manieth game of its slot.
    pub game: usize,
    /// By seat; none where a bot sits.
    pub people: Vec<Option<Arc<Person>>>,
    pub ledger: Mutex<Ledger>,
    /// Talk that was acknowledged.
    pub talk: Mutex<Vec<String>>,
    /// A bot may have played for somebody.
    pub deserted: AtomicBool,
    pub over: AtomicBool,
    /// It was judged after it was over.
    pub done: AtomicBool,
    /// The highest number each viewer was shown, whoever looks on last.
    numbers: Vec<AtomicU64>,
}

impl World {
    pub fn new(address: SocketAddr, seed: u64) -> Arc<World> {
        Arc::new(World {
            address,
            seed,
            tally: Tally::default(),
            door: Arc::default(),
            runs: Mutex::default(),
            fault: Mutex::default(),
            over: AtomicBool::default(),
        })
    }

    /// Random numbers of one's own, the same for the same seed.
    pub fn dice(&self, who: &[u64]) -> Xoshiro256PlusPlus {
        let mixed = who.iter().fold(self.seed, |sum, n| {
            (sum ^ n.wrapping_add(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xff51_afd7_ed55_8ccd)
        });
        Xoshiro256PlusPlus::seed_from_u64(mixed)
    }

    pub fn line(&self) -> Line {
        Line::new(self.address)
    }

    /// Waits until things may be done, and keeps the judge out until they are.
    pub async fn enter(&self) -> OwnedRwLockReadGuard<()> {
        self.door.clone().read_owned().await
    }

    /// Waits until nobody does anything, and keeps everybody out.
    pub async fn shut(&self) -> tokio::sync::OwnedRwLockWriteGuard<()> {
        self.door.clone().write_owned().await
    }

    /// The first discrepancy counts.
    pub fn discrepancy(&self, what: String) {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(what);
        self.end();
    }

    pub fn fault(&self) -> Option<String> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    pub fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    pub fn add(&self, run: Arc<Run>) {
        self.tally.tables.add();
        self.runs.lock().unwrap_or_else(PoisonError::into_inner).push(run);
    }

    pub fn runs(&self) -> Vec<Arc<Run>> {
        self.runs.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Run {
    pub fn new(id: TableId, (slot, game): (usize, usize), people: Vec<Option<Arc<Person>>>) -> Run {
        let numbers = (0..=people.len()).map(|_| AtomicU64::new(0)).collect();
        Run {
            id,
            kind: Kind::of(slot, game),
            slot,
            game,
            people,
            ledger: Mutex::default(),
            talk: Mutex::default(),
            deserted: AtomicBool::default(),
            over: AtomicBool::default(),
            done: AtomicBool::default(),
            numbers,
        }
    }

    pub fn ledger(&self) -> std::sync::MutexGuard<'_, Ledger> {
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The highest number a viewer was shown.
    pub fn number(&self, viewer: Option<Seat>) -> &AtomicU64 {
        &self.numbers[viewer.map_or(self.people.len(), Seat::index)]
    }

    /// Whether a bot sits there, or may have played for the person who does.
    pub fn may_be_played_by_bot(&self, seat: Seat) -> bool {
        let late = matches!(self.kind.clock, Clock::Move | Clock::Game);
        late || self.deserted.load(Ordering::Relaxed) || self.kind.is_bot(seat.index())
    }

    pub fn describe(&self) -> String {
        format!("table {} (slot {}, {})", self.id, self.slot, self.kind)
    }
}
