//! Everybody plays the same game on a day, also when a release with other rules or cards comes in the
//! middle of it: whoever begins later plays as the first one of the day does.

use std::sync::PoisonError;

use endboss_journal::{Day, Header, parse};

use super::super::hall::Hall;
use endboss_store::StoreError;

/// So many days are remembered; then they are read anew.
const MOST_FIRSTS: usize = 400;

impl Hall {
    /// How the first game of a day began; none while nobody has played. Blocks.
    pub(super) fn first_of(&self, day: Day) -> Result<Option<Header>, StoreError> {
        let firsts = || self.dailies.firsts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(first) = firsts().get(&day) {
            return Ok(Some(first.clone()));
        }
        let mut rows = self.store.daily(day)?;
        rows.sort_by_key(|row| row.begun);
        for row in rows {
            let lines = self.store.lines(row.table)?;
            let text: String = lines.iter().flat_map(|line| [line.text.as_str(), "\n"]).collect();
            // A record that cannot be read is no measure for others.
            let Ok(journal) = parse(text.as_bytes()) else { continue };
            let mut firsts = firsts();
            if firsts.len() >= MOST_FIRSTS {
                firsts.clear();
            }
            firsts.insert(day, journal.header.clone());
            return Ok(Some(journal.header));
        }
        Ok(None)
    }
}

/// Whether two games are played by the same rules and with the same cards.
pub(super) fn alike(one: &Header, other: &Header) -> bool {
    one.rules_number == other.rules_number && one.check_packs(&other.packs).is_ok()
}
