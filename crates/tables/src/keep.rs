//! Which finished games are kept, and how the others go.
//!
//! A game goes when it was not touched for a stated time, was not rated and no daily dungeon, when
//! nobody who ever sat there has an account, when nobody shared it, and when no game that is kept was
//! played on from it. It was shared when a player said so, or when somebody who did not sit there
//! watched it again, asked for its result or took its journal. For a game from before an upgrade
//! since which sharing is written down, the time counts from the upgrade.

use std::sync::{Arc, PoisonError};

use super::hall::{Hall, now};
use super::letter::Caller;
use super::record::Record;
use super::refusal::{NotNow, NotYours, Refusal};
use super::replay::record_of;
use endboss_store::{Deed, Store, StoreError, TableId, TableState};

/// So many games go in one transaction: what is played meanwhile does not wait for long.
const AT_ONCE: usize = 20;

/// For so long after an upgrade nothing goes: the operator can still say otherwise, or go back.
const AFTER_UPGRADE: i64 = 86_400_000;

/// So many shared games are remembered, so that they are not written down again and again.
const MOST_KNOWN: usize = 10_000;

/// The games that may go, the oldest first. Blocks.
pub fn prunable(store: &dyn Store, before: i64) -> Result<Vec<TableId>, StoreError> {
    store.prunable(before, u32::MAX)
}

/// Lets these games go, but for those that were shared or played on from meanwhile; `progress` is
/// told how many were looked at. Blocks.
pub fn prune(
    store: &dyn Store,
    tables: &[TableId],
    mut progress: impl FnMut(usize),
) -> Result<(), StoreError> {
    for (n, some) in tables.chunks(AT_ONCE).enumerate() {
        store.write(some.iter().copied().map(Deed::Prune).collect()).wait()?;
        progress(n * AT_ONCE + some.len());
    }
    Ok(())
}

impl Hall {
    /// Lets old games of guests go, as the operator has it.
    pub(super) async fn prune(self: &Arc<Hall>) {
        let Some(keep) = self.config.keep_guest_games else { return };
        let before = now() - keep.as_millis() as i64;
        let hall = self.clone();
        let pruned = tokio::task::spawn_blocking(move || {
            let upgraded = hall.store.upgraded()?;
            if let Some(upgraded) = upgraded.filter(|it| now() - it < AFTER_UPGRADE) {
                let games = prunable(&*hall.store, i64::MAX)?.len();
                let first = (upgraded + AFTER_UPGRADE).max(upgraded + keep.as_millis() as i64);
                let days = (first - now()) / 86_400_000 + 1;
                tracing::info!(
                    games,
                    days,
                    "the store was upgraded: old games of guests go in so many days unless \
                     somebody shares them, or never with --keep-guest-games 0"
                );
                return Ok(0);
            }
            let mut tables = prunable(&*hall.store, before)?;
            // Somebody looks at it: it goes another day.
            tables.retain(|table| !hall.is_loaded(*table));
            prune(&*hall.store, &tables, |_| {})?;
            Ok::<_, StoreError>(tables.len())
        });
        match pruned.await {
            Ok(Ok(0)) | Err(_) => {}
            Ok(Ok(games)) => tracing::info!(games, "old games of guests were pruned"),
            Ok(Err(error)) => tracing::warn!(%error, "old games could not be pruned"),
        }
    }

    /// A player wants a finished game to be kept, and to be found by whoever has its link.
    pub async fn share(self: &Arc<Hall>, table: TableId, from: &Caller) -> Result<(), Refusal> {
        let (hall, from) = (self.clone(), from.clone());
        let read = tokio::task::spawn_blocking(move || {
            let row = hall.store.table(table)?.ok_or(Refusal::NoTable)?;
            let record = record_of(&row)?;
            match row.state {
                _ if !sat(&record, Some(&from)) => Err(Refusal::NotYours(NotYours::SharePlayers)),
                TableState::Over => Ok(()),
                _ => Err(NotNow::NotOver.into()),
            }
        });
        read.await.expect("reading a table does not panic")?;
        let share = vec![Deed::Share { table, since: now() }];
        self.store.write(share).await.map_err(Refusal::Unsaved)
    }

    /// Somebody has a finished game shown to them: whoever did not sit there was told of it.
    pub fn shown_to(&self, table: TableId, record: &Record, from: Option<&Caller>) {
        if sat(record, from) {
            return;
        }
        let mut known = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        if known.insert(table) {
            // Nobody waits for it: what is shown does not depend on it.
            let receipt = self.store.write(vec![Deed::Share { table, since: now() }]);
            tokio::spawn(async move {
                if let Err(error) = receipt.await {
                    tracing::warn!(%error, "that a game was shared could not be kept");
                }
            });
        }
    }
}

fn sat(record: &Record, from: Option<&Caller>) -> bool {
    from.is_some_and(|from| {
        from.person == record.host || record.seats_of(from.person).next().is_some()
    })
}
