//! The server's own secrets: made when a store is first used, the same ever after.

use std::fmt;
use std::sync::Arc;

use hmac::{Hmac, KeyInit};
use sha2::Sha256;
use tokio::task::spawn_blocking;

use endboss_store::{Deed, Store, StoreError};

/// What the server signs with.
#[derive(Clone)]
pub struct Keys {
    session: [u8; 32],
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keys(..)")
    }
}

impl Keys {
    const SESSION: &'static str = "session key";

    /// Reads the keys of a store, or makes them.
    pub async fn load(store: Arc<dyn Store>) -> Result<Keys, StoreError> {
        let open = spawn_blocking(move || Keys::open(&*store));
        open.await.unwrap_or(Err(StoreError::Closed))
    }

    /// The same on a thread that may block.
    pub fn open(store: &dyn Store) -> Result<Keys, StoreError> {
        let session = Keys::secret(store, Keys::SESSION, 32)?;
        let session = session.try_into().expect("it has the length that was asked for");
        Ok(Keys { session })
    }

    /// A secret of this length by its name; random bytes if there was none. Blocks.
    pub fn secret(store: &dyn Store, name: &str, length: usize) -> Result<Vec<u8>, StoreError> {
        if let Some(value) = store.secret(name)? {
            if value.len() == length {
                return Ok(value);
            }
            let why = format!("it has {} bytes, not {length}", value.len());
            return Err(StoreError::Unreadable { what: format!("the secret {name:?}"), why });
        }
        let mut value = vec![0; length];
        getrandom::fill(&mut value).expect("the system gives random bytes");
        store.write(vec![Deed::Secret { name: name.to_owned(), value: value.clone() }]).wait()?;
        Ok(value)
    }

    pub(super) fn signer(&self) -> Hmac<Sha256> {
        Hmac::new_from_slice(&self.session).expect("a key may have any length")
    }
}
