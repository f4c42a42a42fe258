//! All tables: made, found, loaded when somebody comes, let go when nobody is there.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use endboss_gamebox::Level;
use futures_util::FutureExt;
use tokio::sync::{mpsc, oneshot};

use super::actor::Actor;
use super::config::HallConfig;
use super::daily::Dailies;
use super::letter::{Answer, Caller, Letter, What};
use super::library::Library;
use super::live::Live;
use super::paced::Timer;
use super::pulse::Pulse;
use super::record::{Holder, Record};
use super::refusal::{NotNow, NotYours, Refusal};
use super::replay::{Films, record_of};
use super::settings::{Settings, Visibility};
use super::shares::{Made, Shares};
use super::think::Thinkers;
use super::unplayable::Unplayable;
use endboss_notices::{Notice, NoticeKind, Notices};
use endboss_operate::{Stop, metrics};
use endboss_people::ClientAddress;
use endboss_people::People;
use endboss_store::{
    ChatLine, Deed, LineRow, PersonId, Store, StoreError, TableFilter, TableId, TableRow,
    TableState,
};

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as i64
}

/// A table as the store has it.
#[derive(Debug)]
pub(super) struct Kept {
    pub row: TableRow,
    pub record: Record,
    pub chat: Vec<ChatLine>,
    pub live: Option<Live>,
    /// It has been given a clock that it lacked.
    pub mended: bool,
}

#[derive(Debug)]
pub struct Hall {
    pub store: Arc<dyn Store>,
    pub library: Library,
    pub thinkers: Thinkers,
    pub config: HallConfig,
    pub stop: Stop,
    pub people: Option<People>,
    notices: Option<Notices>,
    loaded: Mutex<HashMap<TableId, mpsc::Sender<Letter>>>,
    pub(super) films: Films,
    pub(super) dailies: Dailies,
    pub(super) shares: Arc<Shares>,
    /// Games that are known to be shared.
    pub(super) shared: Mutex<HashSet<TableId>>,
    /// Whoever makes tables makes one after the other, or they could not be counted.
    making: [tokio::sync::Mutex<()>; 16],
    /// How much of the time players could use.
    pub(super) pulse: Pulse,
    /// Who hears what tables wake for.
    timers: OnceLock<mpsc::UnboundedSender<(TableId, Timer)>>,
}

/// Letters and digits that are not mistaken for each other when told by voice.
const CODE_LETTERS: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const CODE_LENGTH: usize = 6;

impl Hall {
    pub fn new(
        store: Arc<dyn Store>,
        library: Library,
        people: Option<People>,
        notices: Option<Notices>,
        config: HallConfig,
        stop: Stop,
    ) -> Arc<Hall> {
        let thinkers = Thinkers::new(config.thinkers);
        let shares = Shares::new(config.tables.clone());
        let kept = store.pulse().unwrap_or_else(|error| {
            tracing::warn!(%error, "it is not known for how long the server was off");
            None
        });
        let pulse = Pulse::new(kept, now());
        Arc::new(Hall {
            store,
            library,
            thinkers,
            config,
            stop,
            people,
            notices,
            loaded: Mutex::default(),
            films: Films::default(),
            dailies: Dailies::default(),
            shares,
            shared: Mutex::default(),
            making: Default::default(),
            pulse,
            timers: OnceLock::new(),
        })
    }

    /// A new table. The host may sit down at once; bots take the seats named for them.
    pub async fn create(
        self: &Arc<Hall>,
        host: &Caller,
        address: Option<ClientAddress>,
        settings: Settings,
        sit: bool,
        bots: &[Level],
    ) -> Result<TableRow, Refusal> {
        settings.check()?;
        if settings.rated && sit && !host.account {
            return Err(NotYours::RatedAccount.into());
        }
        let setup = settings.setup();
        let seats = setup.seats()?;
        let _turn = self.turn_to_make(host.person).await;
        let made = self.may_make(host.person, address, &settings).await?;
        let hall = self.clone();
        let laid = tokio::task::spawn_blocking(move || hall.library.lay_out(&setup));
        laid.await.expect("laying out does not panic")?;
        if usize::from(sit) + bots.len() > usize::from(seats) {
            return Err(Unplayable::FewSeats(seats).into());
        }
        let mut record = Record::new(settings, host.person, seats);
        let mut free = record.seats.iter_mut();
        if sit && let Some(seat) = free.next() {
            let (id, name) = (host.person, host.name.clone());
            seat.holder = Holder::Person { id, name, account: host.account };
        }
        for (level, seat) in bots.iter().zip(free) {
            seat.holder = Holder::Bot { level: *level };
        }
        let row = self.set_up(&record, TableState::Waiting, Vec::new(), |_| None).await?;
        made.stands_at(row.id);
        Ok(row)
    }

    /// Whether a person may make such a table from this address.
    pub(super) async fn may_make(
        self: &Arc<Hall>,
        person: PersonId,
        address: Option<ClientAddress>,
        settings: &Settings,
    ) -> Result<Made, Refusal> {
        let hall = self.clone();
        let listed = settings.visibility == Visibility::Open;
        let counted = tokio::task::spawn_blocking(move || {
            let rows = hall.one_more(person)?;
            if !listed {
                return hall.shares.list(&*hall.store, None);
            }
            // An adjourned one counts, too: it is listed again when its people are back.
            let listed = |row: &&TableRow| {
                record_of(row).is_ok_and(|record| {
                    record.host == person && record.settings.visibility == Visibility::Open
                })
            };
            hall.shares.list_for_person(rows.iter().filter(listed).count())?;
            hall.shares.list(&*hall.store, address)
        });
        counted.await.expect("counting tables does not panic")
    }

    /// Whoever makes a table holds this while they do.
    pub(super) async fn turn_to_make(&self, person: PersonId) -> tokio::sync::MutexGuard<'_, ()> {
        self.making[(person.0 % 16) as usize].lock().await
    }

    /// Whether a person may have one more table; those they have. Being invited counts for nobody.
    /// Blocks.
    pub(super) fn one_more(&self, person: PersonId) -> Result<Vec<TableRow>, Refusal> {
        let mut rows = self.store.open_tables_of(person)?;
        rows.retain(|row| row.sitting.iter().any(|it| it.person == person && !it.is_held()));
        match rows.len() >= self.config.tables_per_person as usize {
            true => Err(NotNow::ManyTables.into()),
            false => Ok(rows),
        }
    }

    /// Puts a new table into the store, with the lines its journal begins with and what else is
    /// written with it.
    pub(super) async fn set_up(
        &self,
        record: &Record,
        state: TableState,
        lines: Vec<LineRow>,
        with: impl Fn(&TableRow) -> Option<Deed>,
    ) -> Result<TableRow, Refusal> {
        // Codes are short; one that is taken is thrown again.
        for _ in 0..20 {
            let row = TableRow { state, ..self.new_row(record) };
            let mut deeds = vec![Deed::NewTable(row.clone())];
            if !lines.is_empty() {
                deeds.push(Deed::Lines { table: row.id, first: 1, lines: lines.clone() });
            }
            deeds.extend(with(&row));
            match self.store.write(deeds).await {
                Ok(()) => return Ok(row),
                Err(StoreError::Taken(_)) => {}
                Err(error) => return Err(Refusal::Unsaved(error)),
            }
        }
        Err(Refusal::NotNow(NotNow::NoCode))
    }

    /// The row of a table that is new.
    pub(super) fn new_row(&self, record: &Record) -> TableRow {
        let time = self.time();
        let blank = TableRow {
            id: TableId::random(),
            code: new_code(),
            state: TableState::Waiting,
            listed: record.settings.visibility == Visibility::Open,
            created: time,
            touched: time,
            due: None,
            sitting: Vec::new(),
            record: String::new(),
        };
        record.row(&blank, TableState::Waiting, None, time)
    }

    /// Says something to a table and waits for what it answers.
    pub async fn ask(
        self: &Arc<Hall>,
        table: TableId,
        from: Option<Caller>,
        what: What,
    ) -> Result<Answer, Refusal> {
        if self.stop.is_signaled() {
            return Err(Refusal::Stopping);
        }
        // However it came, by a program or by a form: an answer is given when it is on disk.
        let picked = matches!(what, What::Pick { .. }).then(Instant::now);
        let (reply, answer) = oneshot::channel();
        let letter = Letter { from, what, reply };
        let door = self.door(table);
        door.send(letter).await.map_err(|_| self.why_gone())?;
        drop(door);
        let answer = answer.await.unwrap_or_else(|_| Err(self.why_gone()));
        if let (Ok(_), Some(came)) = (&answer, picked) {
            metrics::pick_acknowledged(came.elapsed());
        }
        answer
    }

    fn why_gone(&self) -> Refusal {
        if self.stop.is_signaled() { Refusal::Stopping } else { Refusal::Broken }
    }

    /// What tables wake for from now on, for tests of pacing. The first who asks hears it.
    #[doc(hidden)]
    pub fn hear_timers(&self) -> mpsc::UnboundedReceiver<(TableId, Timer)> {
        let (told, heard) = mpsc::unbounded_channel();
        let _ = self.timers.set(told);
        heard
    }

    pub(super) fn heard_timer(&self, table: TableId, timer: Timer) {
        if let Some(told) = self.timers.get() {
            let _ = told.send((table, timer));
        }
    }

    /// How many tables are in memory.
    pub fn loaded(&self) -> usize {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Whether this table is in memory.
    pub fn is_loaded(&self, table: TableId) -> bool {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&table)
    }

    fn door(self: &Arc<Hall>, table: TableId) -> mpsc::Sender<Letter> {
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        let door = loaded.entry(table).or_insert_with(|| {
            let (door, inbox) = mpsc::channel(64);
            self.stop.spawn(self.clone().attend(table, inbox));
            door
        });
        door.clone()
    }

    /// Whether a table may leave memory: nobody has said anything to it, and nobody is about to.
    pub(super) fn let_go(&self, table: TableId, inbox: &mpsc::Receiver<Letter>) -> bool {
        let mut loaded = self.loaded.lock().unwrap_or_else(PoisonError::into_inner);
        // Whoever is about to speak holds a door of their own.
        let alone = loaded.get(&table).is_some_and(|door| door.strong_count() == 1);
        if alone && inbox.is_empty() {
            loaded.remove(&table);
            return true;
        }
        false
    }

    fn forget(&self, table: TableId) {
        self.loaded.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
    }

    /// The life of a table in memory. A bug in it ends it alone, and its journal is kept.
    async fn attend(self: Arc<Hall>, table: TableId, mut inbox: mpsc::Receiver<Letter>) {
        let life = async {
            match self.read_table(table).await {
                Ok(kept) => {
                    let _counted = metrics::table_loaded();
                    let mut actor = Actor::new(self.clone(), kept);
                    actor.run(&mut inbox).await;
                    actor.lost().map_or(Ok(()), Err)
                }
                Err(error) => Err(error),
            }
        };
        let lived = std::panic::AssertUnwindSafe(life).catch_unwind().await;
        match lived {
            Ok(Ok(())) => self.forget_if_closed(table, &inbox),
            Ok(Err(refusal)) => {
                if let Refusal::Unplayable(why) = &refusal {
                    tracing::error!(%table, %why, "a table cannot be loaded");
                }
                self.turn_away(table, inbox, refusal).await;
            }
            Err(panic) => {
                let why = panic_words(&*panic);
                tracing::error!(%table, %why, "a bug stopped a table");
                metrics::table_panicked();
                self.keep_broken(table, &why).await;
                self.forget(table);
            }
        }
    }

    fn forget_if_closed(&self, table: TableId, inbox: &mpsc::Receiver<Letter>) {
        // A table that was let go has been forgotten, and another may have been loaded since.
        if self.stop.is_signaled() {
            self.forget(table);
        }
        debug_assert!(self.stop.is_signaled() || inbox.is_empty());
    }

    /// Tells everybody who asks why there is no such table, until nobody does.
    async fn turn_away(&self, table: TableId, mut inbox: mpsc::Receiver<Letter>, why: Refusal) {
        loop {
            while let Ok(letter) = inbox.try_recv() {
                let _ = letter.reply.send(Err(why.clone()));
            }
            if self.let_go(table, &inbox) {
                return;
            }
            match tokio::time::timeout(Duration::from_millis(50), inbox.recv()).await {
                Ok(Some(letter)) => drop(letter.reply.send(Err(why.clone()))),
                Ok(None) => return,
                Err(_) => {}
            }
        }
    }

    /// A table as the store has it.
    pub(super) async fn read_table(self: &Arc<Hall>, table: TableId) -> Result<Kept, Refusal> {
        let hall = self.clone();
        let read = tokio::task::spawn_blocking(move || {
            let row = hall.store.table(table)?.ok_or(Refusal::NoTable)?;
            let mut record: Record = serde_json::from_str(&row.record)
                .map_err(|error| Unplayable::record_unread(&error))?;
            let mended = record.settings.mend();
            let chat = hall.store.chat(table)?;
            let lines = hall.store.lines(table)?;
            let playable = row.state != TableState::Broken && !lines.is_empty();
            let live = match playable {
                true => Some(Live::load(&hall.library, &record, &lines)?),
                false => None,
            };
            Ok(Kept { row, record, chat, live, mended })
        });
        read.await.expect("reading a table does not panic")
    }

    /// Keeps what a bug left: the table says so, and its journal lies beside the store.
    async fn keep_broken(self: &Arc<Hall>, table: TableId, why: &str) {
        let hall = self.clone();
        let error = why.to_owned();
        let kept = tokio::task::spawn_blocking(move || {
            let row = hall.store.table(table)?.ok_or(StoreError::Closed)?;
            let lines = hall.store.lines(table)?;
            let text: String = lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect();
            let folder = &hall.config.broken;
            let write = |name: String, text: &str| std::fs::write(folder.join(name), text);
            let files = std::fs::create_dir_all(folder)
                .and_then(|()| write(format!("{table}.journal"), &text))
                .and_then(|()| write(format!("{table}.error"), &error));
            if let Err(problem) = files {
                tracing::error!(%problem, "the journal of a broken table could not be copied");
            }
            let mut record: Record = serde_json::from_str(&row.record).map_err(|e| {
                StoreError::Unreadable { what: "a table".into(), why: e.to_string() }
            })?;
            // What went wrong may hold what nobody may see; it is told to the operator only.
            record.error = Some("an error on our side".to_owned());
            let row = record.row(&row, TableState::Broken, None, now());
            hall.store.write(vec![Deed::Table(row)]).wait()
        });
        match kept.await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "a broken table could not be marked"),
            Err(error) => tracing::error!(%error, "a broken table could not be marked"),
        }
    }

    /// The person has answered, or is looking: nothing is left to tell.
    pub(super) fn settled(&self, person: PersonId, table: TableId) {
        if let Some(notices) = &self.notices {
            notices.settled(person, table);
        }
    }

    pub(super) fn tell(&self, person: PersonId, row: &TableRow, kind: NoticeKind) {
        if let Some(notices) = &self.notices {
            let link = format!("{}/t/{}", self.config.public_url, row.code);
            notices.tell(person, Notice { kind, table: row.id, code: row.code.clone(), link });
        }
    }

    /// Wakes tables whose time has come, and closes those that expired, until the server stops.
    pub async fn watch_the_clock(self: Arc<Hall>) {
        tokio::join!(self.keep_pulse(), self.wake_tables());
    }

    async fn wake_tables(self: &Arc<Hall>) {
        let (mut swept, mut pruned) = (0, 0);
        loop {
            let hall = self.clone();
            let read = tokio::task::spawn_blocking(move || {
                (hall.store.due(hall.time(), 200), hall.store.to_close())
            });
            let (due, to_close) = match read.await {
                Ok((due, to_close)) => (due.unwrap_or_default(), to_close.unwrap_or_default()),
                Err(_) => Default::default(),
            };
            for table in due {
                // To look at it is enough: a table that is loaded does what is due.
                let _ = self.ask(table, None, What::Look(None)).await;
            }
            for table in to_close {
                self.close_for_operator(table).await;
            }
            if self.time() - swept > 600_000 {
                swept = self.time();
                self.expire().await;
            }
            if now() - pruned > 86_400_000 {
                pruned = now();
                self.prune().await;
            }
            tokio::select! {
                () = tokio::time::sleep(Duration::from_secs(1)) => {}
                () = self.stop.cancelled() => return,
            }
        }
    }

    /// Closes a table as the operator wants it. One that cannot even be loaded is nobody's work, so
    /// its row is written here.
    async fn close_for_operator(self: &Arc<Hall>, table: TableId) {
        let closed = match self.ask(table, None, What::Shut).await {
            Err(Refusal::Unplayable(_)) => {
                let hall = self.clone();
                let write = tokio::task::spawn_blocking(move || {
                    let Some(row) = hall.store.table(table)? else { return Ok(()) };
                    let state = TableState::Closed;
                    let row = TableRow { state, due: None, touched: now(), ..row };
                    hall.store.write(vec![Deed::Table(row)]).wait()
                });
                let written = write.await.unwrap_or(Err(StoreError::Closed));
                written.map_err(Refusal::Unsaved)
            }
            answer => answer.map(drop),
        };
        match closed {
            Ok(()) => tracing::info!(%table, "closed by the operator"),
            Err(error) => tracing::warn!(%table, %error, "the operator's table is not closed"),
        }
    }

    /// Closes tables that nobody came to for too long.
    pub async fn expire(self: &Arc<Hall>) {
        let limits = [
            (TableState::Waiting, self.config.waiting_expires),
            (TableState::Playing, self.config.playing_expires),
        ];
        for (state, limit) in limits {
            let before = self.time() - limit.as_millis() as i64;
            let filter =
                TableFilter { states: vec![state], touched_before: Some(before), limit: 500 };
            let hall = self.clone();
            let rows = tokio::task::spawn_blocking(move || hall.store.tables(&filter)).await;
            for row in rows.ok().and_then(Result::ok).unwrap_or_default() {
                let _ = self.ask(row.id, None, What::Expire { before }).await;
            }
        }
        let hall = self.clone();
        let forgot = tokio::task::spawn_blocking(move || hall.shares.forget_past(&*hall.store));
        if let Ok(Err(error)) = forgot.await {
            tracing::warn!(%error, "what addresses have could not be counted anew");
        }
        if let Some(people) = &self.people
            && let Err(error) = people.sweep().await
        {
            tracing::warn!(%error, "old sessions could not be swept");
        }
    }
}

fn new_code() -> String {
    let mut bytes = [0; CODE_LENGTH];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    let letter = |byte: &u8| char::from(CODE_LETTERS[usize::from(*byte) % CODE_LETTERS.len()]);
    bytes.iter().map(letter).collect()
}

fn panic_words(panic: &(dyn std::any::Any + Send)) -> String {
    let words = panic.downcast_ref::<&str>().map(|words| (*words).to_owned());
    let words = words.or_else(|| panic.downcast_ref::<String>().cloned());
    words.unwrap_or_else(|| "a panic without words".to_owned())
}
