//! People over a store in memory, with a clock that is turned by hand.

mod accounts;
mod brute;
mod disk;
mod own;
mod sessions;
mod tokens;
mod words;

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use super::*;
use endboss_store::memory::MemoryStore;

/// From where most people come.
pub const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

pub const DAY: i64 = 24 * 60 * 60 * 1000;

pub struct Town {
    pub people: People,
    pub store: Arc<dyn Store>,
    clock: Arc<AtomicI64>,
}

impl Town {
    pub async fn new() -> Town {
        Town::over(Arc::new(MemoryStore::new())).await
    }

    /// As after a restart, if the store was used before.
    pub async fn over(store: Arc<dyn Store>) -> Town {
        let clock = Arc::new(AtomicI64::new(1_000 * DAY));
        let keys = Keys::load(store.clone()).await.unwrap();
        let turned = Arc::clone(&clock);
        let people =
            People::with_clock(store.clone(), keys, move || turned.load(Ordering::Relaxed));
        Town { people, store, clock }
    }

    pub fn wait(&self, ms: i64) {
        self.clock.fetch_add(ms, Ordering::Relaxed);
    }

    pub async fn known(&self, token: &Token) -> Option<Person> {
        self.people.who(token).await.unwrap().map(|who| who.person)
    }

    /// A person with an account.
    pub async fn resident(&self, login: &str, password: &str) -> SignedUp {
        let (guest, _) = self.people.welcome(Some(login)).await.unwrap();
        let secret = Secret::Password(password.to_owned());
        self.people.sign_up(guest.id, login, secret, HERE).await.unwrap()
    }
}

pub fn password(text: &str) -> Proof {
    Proof::Password(text.to_owned())
}
