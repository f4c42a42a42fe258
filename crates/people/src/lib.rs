//! Who plays here: guests, accounts, sessions, ratings; what is kept of a person, and how it goes.
//!
//! A person is a random id and a name. A session is a signed token; an account is a login with a
//! password or a recovery phrase, given to a person who was there before, so that their games stay
//! theirs.

mod account;
mod address;
mod cache;
mod delay;
mod keys;
mod line;
mod names;
mod own;
pub mod ratings;
mod refusal;
mod secret;
mod session;
mod token;
mod vault;

use std::fmt;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::sync::Mutex;
use tokio::task::spawn_blocking;

use endboss_store::{Deed, PersonId, PersonRow, Store, StoreError};

pub use account::{SignedIn, SignedUp};
pub use address::{ClientAddress, Network, SITE, network, site};
pub use keys::Keys;
pub use names::{LOGIN, Login, NAME, Name, PASSWORD, Password, misleads};
pub use refusal::Refusal;
pub use secret::{Proof, Secret};
pub use session::{SESSION_LIFE, Who};
pub use token::Token;

/// What the others may know of a person, and the person of themselves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
    /// With an account.
    pub login: Option<String>,
}

impl From<PersonRow> for Person {
    fn from(row: PersonRow) -> Person {
        Person { id: row.id, name: row.name, login: row.account.map(|account| account.login) }
    }
}

/// Everybody. A clone is the same people.
#[derive(Clone)]
pub struct People {
    store: Arc<dyn Store>,
    keys: Keys,
    clock: Clock,
    sessions: Arc<cache::Cache>,
    vault: Arc<vault::Vault>,
    failures: Arc<delay::Failures>,
    /// Whoever changes a person, or ends or prolongs a session, holds the pen until it is on disk:
    /// rows are written whole, so two at once would undo each other.
    pen: Arc<Mutex<()>>,
}

/// Milliseconds since 1970.
type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

impl fmt::Debug for People {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("People").field("store", &self.store).finish_non_exhaustive()
    }
}

impl People {
    pub fn new(store: Arc<dyn Store>, keys: Keys) -> People {
        let clock = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH);
            since.map_or(0, |since| since.as_millis() as i64)
        };
        People::with_clock(store, keys, clock)
    }

    /// With a clock of one's own.
    pub fn with_clock(
        store: Arc<dyn Store>,
        keys: Keys,
        clock: impl Fn() -> i64 + Send + Sync + 'static,
    ) -> People {
        People {
            store,
            keys,
            clock: Arc::new(clock),
            sessions: Arc::default(),
            vault: Arc::default(),
            failures: Arc::default(),
            pen: Arc::default(),
        }
    }

    /// The token that this text is, if it was signed here.
    pub fn token(&self, text: &str) -> Option<Token> {
        Token::parse(text, &self.keys)
    }

    pub async fn person(&self, id: PersonId) -> Result<Option<Person>, Refusal> {
        let row = self.read(move |store| store.person(id)).await?;
        Ok(row.map(Person::from))
    }

    /// Gives a person another name, which their sessions show from now on.
    pub async fn rename(&self, id: PersonId, name: &str) -> Result<Person, Refusal> {
        let name = Name::parse(name)?;
        let people = self.clone();
        whole(async move {
            let _pen = people.pen.lock().await;
            let mut row = people.row(id).await?;
            row.name = name.into();
            people.store.write(vec![Deed::Person(row.clone())]).await.map_err(Refusal::Unsaved)?;
            people.sessions.forget_person(id);
            Ok(row.into())
        })
        .await
    }

    fn now(&self) -> i64 {
        (self.clock)()
    }

    /// Reads where it may block.
    async fn read<T: Send + 'static>(
        &self,
        look: impl FnOnce(&dyn Store) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Refusal> {
        let store = Arc::clone(&self.store);
        let seen = spawn_blocking(move || look(&*store)).await;
        Ok(seen.unwrap_or(Err(StoreError::Closed))?)
    }

    async fn row(&self, id: PersonId) -> Result<PersonRow, Refusal> {
        self.read(move |store| store.person(id)).await?.ok_or(Refusal::NoSuchPerson)
    }
}

/// Work that goes on to its end even if the request that wanted it is gone: a session that ended in
/// the store must not live on in memory because somebody hung up.
async fn whole<T: Send + 'static>(
    work: impl Future<Output = Result<T, Refusal>> + Send + 'static,
) -> Result<T, Refusal> {
    tokio::spawn(work).await.unwrap_or(Err(Refusal::Unsaved(StoreError::Closed)))
}

#[cfg(test)]
mod tests;
