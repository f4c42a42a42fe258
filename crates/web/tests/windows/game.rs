//! A hall without HTTP, on a store in memory, and a game at one of its tables.

use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use endboss_gamebox::Level;
use endboss_lexicon::Seat;
use endboss_operate::Stop;
use endboss_store::memory::MemoryStore;
use endboss_store::{Deed, PersonId, PersonRow, Store, TableId, TableState};
use endboss_tables::{
    Answer, Budgets, Caller, Hall, HallConfig, Library, Part, Probe, Probed, Refusal, Settings,
    Snapshot, What, Windows,
};
use endboss_view::{Ask, Pick};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

pub type Dice = Xoshiro256PlusPlus;

pub fn dice(seed: u64) -> Dice {
    Dice::seed_from_u64(seed)
}

pub fn person(n: usize) -> Caller {
    Caller { person: PersonId(n as u128 + 1), name: format!("P{n}"), account: false }
}

pub fn store() -> Arc<dyn Store> {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    for n in 0..4 {
        let Caller { person: id, name, .. } = person(n);
        let row = PersonRow { id, name, account: None, created: 1, seen: 1 };
        let receipt = store.write(vec![Deed::Person(row)]);
        std::thread::spawn(move || receipt.wait()).join().expect("no panic").expect("written");
    }
    store
}

pub fn hall(store: &Arc<dyn Store>) -> Arc<Hall> {
    let library = Library::open(store.clone(), None, &[]).expect("our packs");
    // Bots that imagine games imagine few of them here.
    let budgets = Budgets::of_hard(4, Duration::from_millis(100));
    let config = HallConfig { budgets, ..HallConfig::default() };
    Hall::new(store.clone(), library, None, None, config, Stop::new())
}

/// A game on its way. The first seats are bots' but for the very first, the others people's.
#[derive(Clone)]
pub struct Game {
    pub hall: Arc<Hall>,
    pub id: TableId,
    pub people: Vec<(Seat, Caller)>,
}

impl Game {
    pub async fn begin(hall: &Arc<Hall>, settings: Settings, bots: &[&str]) -> Game {
        let _still = stand_still();
        let players = settings.players.expect("the number of players");
        let bots = bots.iter().map(|level| Level::named(level).expect("a level"));
        let bots: Vec<Level> = bots.collect();
        let row = hall.create(&person(0), None, settings, true, &bots).await.expect("a table");
        let mut people = vec![(Seat(0), person(0))];
        for n in bots.len() as u8 + 1..players {
            let caller = person(usize::from(n));
            let take = What::Take { seat: Seat(n), secret: None };
            hall.ask(row.id, Some(caller.clone()), take).await.expect("a free seat");
            people.push((Seat(n), caller));
        }
        hall.ask(row.id, Some(person(0)), What::Start { fill: None, address: None })
            .await
            .expect("it begins");
        Game { hall: hall.clone(), id: row.id, people }
    }

    /// The same table in a hall that has just been opened on what the store has.
    pub fn again(&self) -> Game {
        self.hall.stop.signal();
        Game { hall: hall(&self.hall.store), ..self.clone() }
    }

    pub async fn tell(&self, caller: &Caller, what: What) -> Result<Answer, Refusal> {
        self.ask(Some(caller.clone()), what).await
    }

    /// Asks the table. No time goes by while others are at work on the answer, such as the disk.
    async fn ask(&self, from: Option<Caller>, what: What) -> Result<Answer, Refusal> {
        let _still = stand_still();
        self.hall.ask(self.id, from, what).await
    }

    pub async fn look(&self, from: Option<&Caller>) -> Arc<Snapshot> {
        match self.ask(from.cloned(), What::Look(None)).await.expect("a look") {
            Answer::Snapshot(snapshot) => snapshot,
            other => panic!("{other:?}"),
        }
    }

    /// What all people are shown, and last whoever looks on.
    pub async fn all(&self) -> Vec<Arc<Snapshot>> {
        let mut all = Vec::new();
        for (_, caller) in &self.people {
            all.push(self.look(Some(caller)).await);
        }
        all.push(self.look(None).await);
        all
    }

    pub async fn probe(&self) -> Probed {
        match self.ask(None, What::Probe(Probe::Look)).await.expect("an answer") {
            Answer::Probed(probed) => probed,
            other => panic!("{other:?}"),
        }
    }

    pub async fn set(&self, n: usize, windows: Windows) {
        let (seat, caller) = &self.people[n];
        let set = What::SetWindows { seat: *seat, windows };
        self.tell(caller, set).await.expect("it is theirs to say");
    }

    /// A person answers the question in this snapshot.
    pub async fn pick(&self, n: usize, snapshot: &Snapshot, pick: Pick) -> Result<(), Refusal> {
        let (what, caller) = (self.wording(n, snapshot, pick), &self.people[n].1);
        self.tell(caller, what).await.map(|_| ())
    }

    pub fn wording(&self, n: usize, snapshot: &Snapshot, pick: Pick) -> What {
        let part = part(snapshot);
        let ids = snapshot.body.laid.as_ref().expect("cards").table.ids();
        let ask = part.ask.expect("it is asked");
        let key = Some(format!("k{ask}"));
        let pick = endboss_journal::write_pick(pick, &ids);
        What::Pick { seat: self.people[n].0, ask, pick, key }
    }

    /// Waits, without time going by, until no bot thinks.
    pub async fn settle(&self) -> Probed {
        loop {
            let probed = self.probe().await;
            if !probed.busy {
                return probed;
            }
            real_moment().await;
        }
    }

    pub async fn is_over(&self) -> bool {
        self.look(None).await.body.facts.state == TableState::Over
    }
}

/// The clock of the test stands still until this is dropped: it would run ahead whenever nothing is
/// to be done on this thread, and it does not while anything blocks.
fn stand_still() -> Sender<()> {
    let (held, wait) = channel();
    tokio::task::spawn_blocking(move || {
        let _ = wait.recv();
    });
    held
}

/// A moment for other threads. The clock of the test stands still.
pub async fn real_moment() {
    let wait = || std::thread::sleep(Duration::from_millis(1));
    tokio::task::spawn_blocking(wait).await.expect("no panic");
}

pub fn part(snapshot: &Snapshot) -> &Part {
    snapshot.body.part.as_ref().expect("a game")
}

pub fn asked(snapshot: &Snapshot) -> Option<&Ask> {
    part(snapshot).view.ask.as_ref()
}

/// Any option; a pass not too often.
pub fn any(dice: &mut Dice, ask: &Ask) -> Pick {
    let real: Vec<Pick> = ask.options.iter().copied().filter(|pick| *pick != Pick::Pass).collect();
    if real.is_empty() || real.len() < ask.options.len() && dice.random_range(0..3) == 0 {
        return Pick::Pass;
    }
    real[dice.random_range(0..real.len())]
}
