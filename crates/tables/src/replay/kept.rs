//! Films that were made lately. A game that is over does not change, and playing its journal again
//! is the dearest thing a stranger can ask for: so it is done once, and for two at a time. Whether
//! somebody may see a film is asked each time, and not here.

use std::sync::{Arc, Mutex, PoisonError};

use super::super::doors::Doors;
use super::film::Film;
use endboss_store::TableId;

/// So many films are kept; the one that nobody asked for longest goes first.
const KEPT: usize = 16;

/// A film with the text of its journal, if all of it may be seen.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    pub film: Arc<Film>,
    pub text: Option<Arc<str>>,
}

#[derive(Debug, Default)]
pub(in super::super) struct Films {
    /// The newest last.
    kept: Mutex<Vec<(TableId, Shown)>>,
    /// To those who make one.
    pub(in super::super) doors: Doors,
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
}
