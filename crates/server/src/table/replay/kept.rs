//! Films that were made lately. A game that is over does not change, and playing its journal again
//! is the dearest thing a stranger can ask for: so it is done once, and for two at a time. Whether
//! somebody may see a film is asked each time, and not here.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::super::refusal::Refusal;
use super::film::Film;
use crate::store::TableId;

/// So many films are kept; the one that nobody asked for longest goes first.
const KEPT: usize = 16;

/// So many are made at once.
const AT_WORK: usize = 2;

/// Whoever waited so long is told to come again.
const PATIENCE: Duration = Duration::from_secs(8);

/// A film with the text of its journal, if all of it may be seen.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    pub film: Arc<Film>,
    pub text: Option<Arc<str>>,
}

#[derive(Debug)]
pub(in super::super) struct Films {
    /// The newest last.
    kept: Mutex<Vec<(TableId, Shown)>>,
    doors: Arc<Semaphore>,
}

impl Default for Films {
    fn default() -> Films {
        Films { kept: Mutex::default(), doors: Arc::new(Semaphore::new(AT_WORK)) }
    }
}

impl Films {
    pub(super) fn get(&self, table: TableId) -> Option<Shown> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let at = kept.iter().position(|(id, _)| *id == table)?;
        let found = kept.remove(at);
        kept.push(found.clone());
        Some(found.1)
    }

    pub(super) fn keep(&self, table: TableId, shown: Shown) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(id, _)| *id != table);
        if kept.len() == KEPT {
            kept.remove(0);
        }
        kept.push((table, shown));
    }

    /// A turn to make one.
    pub(in super::super) async fn turn(&self) -> Result<OwnedSemaphorePermit, Refusal> {
        let turn = timeout(PATIENCE, Arc::clone(&self.doors).acquire_owned()).await;
        turn.ok().and_then(Result::ok).ok_or(Refusal::Busy)
    }
}
