//! "Your turn", told to people who are not looking: by webhook and by web push.
//!
//! A notice says where something happened, never what: no card, no name, no seat. Telling never
//! waits: whoever tells goes on playing, and a receiver that is slow, broken or hostile costs nobody
//! but itself.

mod address;
mod lane;
mod letter;
mod names;
mod post;
mod quiet;
mod standing;
mod target;
#[cfg(test)]
mod tests;
mod vapid;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use data_encoding::HEXLOWER;
use futures_util::future::join_all;
use serde::Serialize;
use tokio::runtime::Handle;
use tokio::sync::{OnceCell, OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use endboss_operate::metrics::{self, NoticeEnd, Way};
use endboss_store::{Deed, PersonId, Store, StoreError, Subscription, TableId};

use address::Addresses;
use lane::{Lane, Lanes};
use letter::Letter;
use names::{Lookup, Names, System};
use post::{Answer, Post};
use quiet::{Quiet, When};
use standing::{Shares, Standing, Standings, Tracks};
use target::Target;
use vapid::Vapid;

pub use target::{LONGEST_ENDPOINT, Refusal};
pub use vapid::{Contact, NotAContact};

/// A person may be told in so many places.
pub const MOST_SUBSCRIPTIONS: usize = 8;

/// Requests under way at once to one host, of each standing.
const AT_A_HOST: usize = 8;

/// What a person is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Notice {
    pub kind: NoticeKind,
    pub table: TableId,
    pub code: String,
    /// Where the table is found. Not a seat link: that one carries a secret.
    pub link: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NoticeKind {
    YourTurn,
    GameStarted,
    GameOver,
    Kicked,
    /// A seat is held for you at a table where the same players play again.
    Invited,
    /// Somebody says that your seat is theirs.
    SeatClaimed,
}

#[derive(Clone, Debug)]
pub struct NoticeConfig {
    /// Whether notices may go to addresses of private networks and of this machine.
    pub allow_private: bool,
    /// Whom a push service may write to. Without it there is no web push.
    pub push_contact: Option<Contact>,
    /// At most so many requests are under way at once to those who answered before, as many to those
    /// of whom nothing is known, and a quarter of it to those who were slow.
    pub in_flight: usize,
    /// At most so many notices are under way or wait for their next try; more are dropped.
    pub queue: usize,
    /// The same person is told of their turn at the same table at most once in this time.
    pub quiet: Duration,
    /// A receiver has so long, from the connection to the end of its answer.
    pub timeout: Duration,
    /// A name server has so long.
    pub lookup: Duration,
    /// How long to wait before each further try.
    pub delays: Vec<Duration>,
}

impl Default for NoticeConfig {
    fn default() -> NoticeConfig {
        NoticeConfig {
            allow_private: false,
            push_contact: None,
            in_flight: 32,
            queue: 4096,
            quiet: Duration::from_secs(60),
            timeout: Duration::from_secs(5),
            lookup: Duration::from_secs(2),
            delays: [2, 15, 60].map(Duration::from_secs).to_vec(),
        }
    }
}

/// Tells people; copies are the same one.
#[derive(Clone)]
pub struct Notices(Arc<Desk>);

impl fmt::Debug for Notices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Notices").field("waiting", &self.0.tracker.len()).finish_non_exhaustive()
    }
}

struct Desk {
    store: Arc<dyn Store>,
    config: NoticeConfig,
    addresses: Addresses,
    post: Post,
    quiet: Quiet,
    lanes: Lanes,
    places: Arc<Semaphore>,
    /// Whether the last notice found no place, so that the log says it once.
    crowded: AtomicBool,
    slots: Tracks,
    hosts: Shares<(String, Standing)>,
    receivers: Standings<(PersonId, String)>,
    vapid: OnceCell<Vapid>,
    tracker: TaskTracker,
    stopping: CancellationToken,
    runtime: Handle,
}

impl Notices {
    /// Begins to tell people, on tasks of the runtime this is called in.
    pub fn start(store: Arc<dyn Store>, config: NoticeConfig) -> Notices {
        Notices::start_with(store, config, Arc::new(System))
    }

    fn start_with(store: Arc<dyn Store>, config: NoticeConfig, lookup: Arc<dyn Lookup>) -> Notices {
        let names = Names::new(lookup, config.lookup);
        let addresses = Addresses::new(config.allow_private, names);
        Notices(Arc::new(Desk {
            store,
            post: Post::new(addresses.clone(), config.timeout),
            addresses,
            quiet: Quiet::new(config.quiet),
            lanes: Lanes::default(),
            places: Arc::new(Semaphore::new(config.queue)),
            crowded: AtomicBool::new(false),
            slots: Tracks::new(config.in_flight, config.in_flight, config.in_flight / 4),
            hosts: Shares::new(AT_A_HOST),
            receivers: Standings::default(),
            vapid: OnceCell::new(),
            tracker: TaskTracker::new(),
            stopping: CancellationToken::new(),
            runtime: Handle::current(),
            config,
        }))
    }

    /// Tells a person, wherever they asked to be told. Returns at once, from any thread. Whoever is
    /// looking at the table need not be told.
    pub fn tell(&self, person: PersonId, notice: Notice) {
        let desk = &self.0;
        if desk.stopping.is_cancelled() {
            return;
        }
        let when = if notice.kind == NoticeKind::YourTurn {
            desk.quiet.your_turn(person, notice.table, Instant::now())
        } else {
            desk.quiet.settle(person, notice.table);
            When::Now
        };
        if matches!(when, When::Never) {
            return;
        }
        let lane = desk.lanes.of(person);
        let places = (Arc::clone(&desk.places).try_acquire_owned().ok()).zip(lane.place());
        let Some(places) = places else {
            desk.quiet.settle(person, notice.table);
            metrics::notice(Way::Any, NoticeEnd::Dropped);
            if !desk.crowded.swap(true, Relaxed) {
                tracing::warn!("too many notices wait; some are dropped");
            }
            return;
        };
        desk.crowded.store(false, Relaxed);
        let work = Arc::clone(desk).deliver(person, notice, when, lane, places);
        desk.tracker.spawn_on(work, &desk.runtime);
    }

    /// The person has answered, or sees for themselves that it is their turn: a notice that waits
    /// for the end of the quiet time is not sent.
    pub fn settled(&self, person: PersonId, table: TableId) {
        self.0.quiet.settle(person, table);
    }

    /// Whether a person may be told there; a refusal is a sentence for them. The number of
    /// subscriptions they have already counts too.
    pub async fn check(&self, subscription: &Subscription) -> Result<(), Refusal> {
        let desk = &self.0;
        let target = Target::of(subscription)?;
        match &target {
            Target::Push { .. } if desk.config.push_contact.is_none() => {
                return Err(Refusal::PushIsOff);
            }
            Target::Push { url, .. } if url.scheme() != "https" && !desk.config.allow_private => {
                return Err(Refusal::PushNeedsHttps);
            }
            _ => {}
        }
        let others = desk.subscriptions(subscription.person).await;
        let others = others.map_err(|_| Refusal::NotNow)?;
        let others = others.iter().filter(|other| other.endpoint != subscription.endpoint).count();
        if others >= MOST_SUBSCRIPTIONS {
            return Err(Refusal::TooMany);
        }
        let lane = desk.lanes.of(subscription.person);
        let checked = async {
            // One after the other, so that nobody has many names looked up at once.
            let _turn = lane.check().await;
            desk.addresses.check(target.url()).await
        };
        let checked = tokio::time::timeout(desk.config.timeout, checked).await;
        checked.unwrap_or_else(|_| Err(Refusal::Unknown(target.host().to_owned())))
    }

    /// The key that browsers subscribe with, in base64url; none where web push is off.
    pub async fn push_key(&self) -> Result<Option<String>, StoreError> {
        if self.0.config.push_contact.is_none() {
            return Ok(None);
        }
        Ok(Some(self.0.vapid().await?.public_key().to_owned()))
    }

    /// No new notices and no further tries; what is under way may finish within this time.
    pub async fn stop(&self, limit: Duration) {
        self.0.stopping.cancel();
        self.0.tracker.close();
        if tokio::time::timeout(limit, self.0.tracker.wait()).await.is_err() {
            tracing::warn!(left = self.0.tracker.len(), "stopped before all notices were sent");
        }
    }
}

/// A secret for a webhook, that nobody can guess.
pub fn new_secret() -> String {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    HEXLOWER.encode(&bytes)
}

impl Desk {
    async fn deliver(
        self: Arc<Desk>,
        person: PersonId,
        notice: Notice,
        when: When,
        lane: Arc<Lane>,
        _places: (OwnedSemaphorePermit, OwnedSemaphorePermit),
    ) {
        // Most people asked for nothing; they hold no place until the quiet time ends.
        let found = match self.subscriptions(person).await {
            Ok(found) if !found.is_empty() => found,
            Ok(_) => return self.quiet.settle(person, notice.table),
            Err(why) => {
                tracing::error!(%why, "a notice was not sent");
                return self.quiet.settle(person, notice.table);
            }
        };
        if let When::Later(at, settled) = when {
            tokio::select! {
                () = tokio::time::sleep_until(at) => {}
                () = settled.cancelled() => return,
                () = self.stopping.cancelled() => return,
            }
            if !self.quiet.told(person, notice.table, Instant::now()) {
                return;
            }
        }
        let found = found.into_iter().take(MOST_SUBSCRIPTIONS);
        join_all(found.map(|one| self.send(one, &notice, &lane))).await;
    }

    async fn send(&self, subscription: Subscription, notice: &Notice, lane: &Lane) {
        let (way, letter) = match self.write(&subscription, notice).await {
            Ok(written) => written,
            Err(why) => {
                metrics::notice(Way::Any, NoticeEnd::Refused);
                tracing::warn!(%why, "a notice was not written");
                return;
            }
        };
        let whose = (subscription.person, letter.url.host_str().unwrap_or_default().to_owned());
        let end = self.try_and_try_again(&letter, way, lane, &whose).await;
        metrics::notice(way, end);
        if end == NoticeEnd::Gone {
            let Subscription { person, endpoint, .. } = subscription;
            let gone = self.store.write(vec![Deed::Unsubscribe { person, endpoint }]).await;
            match gone {
                Ok(()) => tracing::info!("a push endpoint is gone and was unsubscribed"),
                Err(why) => tracing::error!(%why, "a push endpoint was not unsubscribed"),
            }
        }
    }

    async fn write(
        &self,
        subscription: &Subscription,
        notice: &Notice,
    ) -> Result<(Way, Letter), String> {
        // What Refusal says may name the address; the log must not.
        let target = Target::of(subscription).map_err(|_| "the subscription is not valid")?;
        match target {
            Target::Webhook { url, secret } => {
                Ok((Way::Webhook, Letter::webhook(url, &secret, notice)))
            }
            Target::Push { url, keys } => {
                let contact = self.config.push_contact.as_ref().ok_or("web push is off")?;
                let vapid = self.vapid().await.map_err(|why| why.to_string())?;
                let letter = Letter::push(url, &keys, notice, vapid, contact);
                Ok((Way::Push, letter.map_err(|_| "it could not be encrypted")?))
            }
        }
    }

    async fn try_and_try_again(
        &self,
        letter: &Letter,
        way: Way,
        lane: &Lane,
        whose: &(PersonId, String),
    ) -> NoticeEnd {
        let mut delays = self.config.delays.iter();
        loop {
            let answer = {
                // First the person's own, so that nobody holds a slot while waiting for themselves.
                let _ours = lane.slot().await;
                self.bring(letter, whose).await
            };
            let why = match answer {
                Answer::Taken => return NoticeEnd::Delivered,
                Answer::Gone if way == Way::Push => return NoticeEnd::Gone,
                Answer::Gone => "it answered that there is nothing there".to_owned(),
                Answer::Refused(why) => why,
                Answer::Later(why) => {
                    let Some(delay) = delays.next() else {
                        tracing::warn!(way = way.id(), why, "gave up on a notice");
                        return NoticeEnd::GaveUp;
                    };
                    tokio::select! {
                        () = tokio::time::sleep(*delay) => continue,
                        () = self.stopping.cancelled() => return NoticeEnd::GaveUp,
                    }
                }
            };
            tracing::warn!(way = way.id(), why, "a notice was refused");
            return NoticeEnd::Refused;
        }
    }

    /// One try. A slot is taken when the name was found, so that none waits for a name server.
    async fn bring(&self, letter: &Letter, whose: &(PersonId, String)) -> Answer {
        let prepared = self.addresses.prepare(&letter.url);
        match tokio::time::timeout(self.config.timeout, prepared).await {
            Ok(Ok(())) => {}
            Ok(Err(Refusal::Private(_))) => {
                return Answer::Refused("its address is private".to_owned());
            }
            Ok(Err(_)) | Err(_) => return Answer::Later("its name is not known".to_owned()),
        }
        let standing = self.receivers.of(whose);
        let share = self.hosts.of((whose.1.clone(), standing));
        let _share = share.acquire().await;
        let slots = self.slots.of(standing);
        let _slot = slots.acquire().await;
        let begun = Instant::now();
        let answer = self.post.send(letter).await;
        if begun.elapsed() > self.config.timeout / 2 {
            self.receivers.set(whose.clone(), Standing::Slow);
        } else if !matches!(answer, Answer::Later(_)) {
            self.receivers.set(whose.clone(), Standing::Good);
        }
        answer
    }

    async fn subscriptions(&self, person: PersonId) -> Result<Vec<Subscription>, StoreError> {
        let store = Arc::clone(&self.store);
        let read = tokio::task::spawn_blocking(move || store.subscriptions_of(person));
        read.await.unwrap_or(Err(StoreError::Closed))
    }

    async fn vapid(&self) -> Result<&Vapid, StoreError> {
        self.vapid.get_or_try_init(|| Vapid::of(Arc::clone(&self.store))).await
    }
}
