//! Work that takes long and that strangers can ask for is done for two at a time.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::refusal::Refusal;

/// So many are at work at once.
const AT_WORK: usize = 2;

/// Whoever waited so long is told to come again.
const PATIENCE: Duration = Duration::from_secs(8);

#[derive(Debug)]
pub(super) struct Doors(Arc<Semaphore>);

impl Default for Doors {
    fn default() -> Doors {
        Doors(Arc::new(Semaphore::new(AT_WORK)))
    }
}

impl Doors {
    /// A turn, until it is dropped.
    pub(super) async fn turn(&self) -> Result<OwnedSemaphorePermit, Refusal> {
        let turn = timeout(PATIENCE, Arc::clone(&self.0).acquire_owned()).await;
        turn.ok().and_then(Result::ok).ok_or(Refusal::Busy)
    }
}
