//! A store that forgets everything when the process ends: for tests, and for a server that is to
//! leave no trace. It keeps the same promises as the one on disk, but for the disk.

mod deeds;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use endboss_journal::Day;

use super::{
    BanRow, CHAT_KEPT, ChatLine, DailyRow, Deed, LineRow, PackRow, PersonId, PersonRow, Pulse,
    RatingRow, Receipt, ResultRow, SessionRow, Store, StoreError, Subscription, TableFilter,
    TableId, TableRow, TableState,
};

#[derive(Debug, Default)]
pub struct MemoryStore {
    all: Mutex<All>,
}

/// Everything there is.
#[derive(Clone, Debug, Default)]
struct All {
    tables: BTreeMap<TableId, TableRow>,
    lines: BTreeMap<TableId, Vec<LineRow>>,
    chat: BTreeMap<TableId, BTreeMap<u32, ChatLine>>,
    pulse: Option<Pulse>,
    /// What repairs cut off journals.
    cut: BTreeMap<TableId, Vec<Vec<LineRow>>>,
    /// Tables the operator wants closed, and since when.
    closing: BTreeMap<TableId, i64>,
    /// Who ever sat at a table.
    sat: BTreeSet<(PersonId, TableId)>,
    shared: BTreeMap<TableId, i64>,
    /// Which game a table was played on from.
    onward: BTreeMap<TableId, TableId>,
    people: BTreeMap<PersonId, PersonRow>,
    /// Who became whom: a table may still write the old id after the two were joined.
    joined: BTreeMap<PersonId, PersonId>,
    sessions: BTreeMap<String, SessionRow>,
    subscriptions: BTreeMap<(PersonId, String), Subscription>,
    results: BTreeMap<(TableId, u8), ResultRow>,
    daily: BTreeMap<(Day, PersonId), DailyRow>,
    ratings: BTreeMap<(PersonId, String), RatingRow>,
    bans: BTreeMap<String, BanRow>,
    packs: BTreeMap<String, PackRow>,
    secrets: BTreeMap<String, Vec<u8>>,
}

impl MemoryStore {
    pub fn new() -> MemoryStore {
        MemoryStore::default()
    }

    fn all(&self) -> MutexGuard<'_, All> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl All {
    /// A code belongs to a table until the table is closed.
    fn holder(&self, code: &str) -> Option<&TableRow> {
        self.tables.values().find(|row| row.code == code && row.state != TableState::Closed)
    }

    /// Who this person is now.
    fn now(&self, person: PersonId) -> PersonId {
        self.joined.get(&person).copied().unwrap_or(person)
    }

    fn is_prunable(&self, row: &TableRow) -> bool {
        let account = |person: &PersonId| {
            self.people.get(person).is_some_and(|person| person.account.is_some())
        };
        let mut sat = self.sat.iter().filter(|(_, table)| *table == row.id);
        let record: serde_json::Value = serde_json::from_str(&row.record).unwrap_or_default();
        let settings = &record["settings"];
        matches!(row.state, TableState::Over | TableState::Closed)
            && settings["rated"] == false
            && settings["day"].is_null()
            && !sat.any(|(person, _)| account(person))
            && !self.shared.contains_key(&row.id)
            && !self.onward.values().any(|source| *source == row.id)
    }

    fn write(&mut self, deeds: Vec<Deed>) -> Result<(), StoreError> {
        // One deed looks before it changes anything; several are tried on a copy.
        let several = deeds.len() > 1;
        if several {
            let mut tried = self.clone();
            deeds.into_iter().try_for_each(|deed| tried.perform(deed))?;
            *self = tried;
            return Ok(());
        }
        deeds.into_iter().try_for_each(|deed| self.perform(deed))
    }
}

/// The newest lines stay.
fn say(said: &mut BTreeMap<u32, ChatLine>, line: ChatLine) {
    let last = line.n;
    said.insert(last, line);
    said.retain(|n, _| n + CHAT_KEPT > last);
}

fn is_at(row: &TableRow, person: PersonId) -> bool {
    row.sitting.iter().any(|sitting| sitting.person == person)
}

fn newest_made<'a>(tables: impl Iterator<Item = &'a TableRow>, limit: u32) -> Vec<TableRow> {
    let mut tables: Vec<TableRow> = tables.cloned().collect();
    tables.sort_by_key(|table| Reverse((table.created, table.id)));
    tables.truncate(limit as usize);
    tables
}

impl Store for MemoryStore {
    fn write(&self, deeds: Vec<Deed>) -> Receipt {
        let (pen, receipt) = Receipt::new();
        // Who does not wait need not be told.
        let _ = pen.send(self.all().write(deeds));
        receipt
    }

    fn table(&self, id: TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(self.all().tables.get(&id).cloned())
    }

    fn table_by_code(&self, code: &str) -> Result<Option<TableRow>, StoreError> {
        Ok(self.all().holder(code).cloned())
    }

    fn tables(&self, filter: &TableFilter) -> Result<Vec<TableRow>, StoreError> {
        let all = self.all();
        let wanted = all.tables.values().filter(|row| {
            (filter.states.is_empty() || filter.states.contains(&row.state))
                && filter.touched_before.is_none_or(|before| row.touched < before)
        });
        let mut tables: Vec<TableRow> = wanted.cloned().collect();
        tables.sort_by_key(|table| Reverse((table.touched, table.id)));
        tables.truncate(filter.limit as usize);
        Ok(tables)
    }

    fn listed(&self, state: TableState, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let all = self.all();
        let listed = all.tables.values().filter(|row| row.listed && row.state == state);
        Ok(newest_made(listed, limit))
    }

    fn prunable(&self, before: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let all = self.all();
        let mut found: Vec<(i64, TableId)> = all
            .tables
            .values()
            .filter(|row| row.touched < before && all.is_prunable(row))
            .map(|row| (row.touched, row.id))
            .collect();
        found.sort_unstable();
        Ok(found.into_iter().take(limit as usize).map(|(_, id)| id).collect())
    }

    fn upgraded(&self) -> Result<Option<i64>, StoreError> {
        Ok(None)
    }

    fn counts(&self) -> Result<Vec<(TableState, u64)>, StoreError> {
        let all = self.all();
        let count = |state| all.tables.values().filter(|row| row.state == state).count() as u64;
        Ok(TableState::ALL.into_iter().map(|state| (state, count(state))).collect())
    }

    fn due(&self, now: i64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let all = self.all();
        let due = all.tables.values().filter_map(|row| Some((row.due?, row.id)));
        let mut due: Vec<_> = due.filter(|(due, _)| *due <= now).collect();
        due.sort_unstable();
        Ok(due.into_iter().take(limit as usize).map(|(_, id)| id).collect())
    }

    fn to_close(&self) -> Result<Vec<TableId>, StoreError> {
        let all = self.all();
        let open = |id: &TableId| {
            let state = all.tables.get(id).map(|row| row.state);
            !matches!(state, None | Some(TableState::Over | TableState::Closed))
        };
        let mut wanted: Vec<_> = all.closing.iter().map(|(id, since)| (*since, *id)).collect();
        wanted.sort_unstable();
        Ok(wanted.into_iter().map(|(_, id)| id).filter(open).collect())
    }

    fn lines(&self, table: TableId) -> Result<Vec<LineRow>, StoreError> {
        Ok(self.all().lines.get(&table).cloned().unwrap_or_default())
    }

    fn chat(&self, table: TableId) -> Result<Vec<ChatLine>, StoreError> {
        let all = self.all();
        Ok(all.chat.get(&table).map(|said| said.values().cloned().collect()).unwrap_or_default())
    }

    fn pulse(&self) -> Result<Option<Pulse>, StoreError> {
        Ok(self.all().pulse)
    }

    fn person(&self, id: PersonId) -> Result<Option<PersonRow>, StoreError> {
        Ok(self.all().people.get(&id).cloned())
    }

    fn person_by_login(&self, login: &str) -> Result<Option<PersonRow>, StoreError> {
        let all = self.all();
        let has = |row: &&PersonRow| row.account.as_ref().is_some_and(|held| held.login == login);
        Ok(all.people.values().find(has).cloned())
    }

    fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError> {
        Ok(self.all().sessions.get(id).cloned())
    }

    fn sessions_of(&self, person: PersonId) -> Result<Vec<SessionRow>, StoreError> {
        let all = self.all();
        let theirs = all.sessions.values().filter(|row| row.person == person);
        let mut theirs: Vec<_> = theirs.cloned().collect();
        theirs.sort_by_key(|row| row.created);
        Ok(theirs)
    }

    fn open_tables_of(&self, person: PersonId) -> Result<Vec<TableRow>, StoreError> {
        let all = self.all();
        let open = |row: &&TableRow| {
            matches!(row.state, TableState::Waiting | TableState::Playing) && is_at(row, person)
        };
        Ok(newest_made(all.tables.values().filter(open), u32::MAX))
    }

    fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<TableRow>, StoreError> {
        let all = self.all();
        let theirs = |row: &&TableRow| all.sat.contains(&(person, row.id)) || is_at(row, person);
        Ok(newest_made(all.tables.values().filter(theirs), limit))
    }

    fn results_of(&self, person: PersonId, limit: u32) -> Result<Vec<ResultRow>, StoreError> {
        let all = self.all();
        let theirs = all.results.values().filter(|row| row.person == person);
        let mut theirs: Vec<_> = theirs.cloned().collect();
        theirs.sort_by_key(|row| Reverse(row.ended));
        theirs.truncate(limit as usize);
        Ok(theirs)
    }

    fn daily(&self, day: Day) -> Result<Vec<DailyRow>, StoreError> {
        let all = self.all();
        let mut rows: Vec<_> = all.daily.values().filter(|row| row.day == day).copied().collect();
        rows.sort_by_key(|row| (row.begun, row.person));
        Ok(rows)
    }

    fn first_daily(&self) -> Result<Option<Day>, StoreError> {
        Ok(self.all().daily.keys().map(|(day, _)| *day).min())
    }

    fn daily_of(&self, person: PersonId) -> Result<Vec<DailyRow>, StoreError> {
        let all = self.all();
        let theirs = all.daily.values().filter(|row| row.person == person);
        let mut theirs: Vec<_> = theirs.copied().collect();
        theirs.sort_by_key(|row| Reverse(row.day));
        Ok(theirs)
    }

    fn ratings_of(&self, person: PersonId) -> Result<Vec<RatingRow>, StoreError> {
        let all = self.all();
        Ok(all.ratings.values().filter(|row| row.person == person).cloned().collect())
    }

    fn subscriptions_of(&self, person: PersonId) -> Result<Vec<Subscription>, StoreError> {
        let all = self.all();
        Ok(all.subscriptions.values().filter(|row| row.person == person).cloned().collect())
    }

    fn bans(&self) -> Result<Vec<BanRow>, StoreError> {
        Ok(self.all().bans.values().cloned().collect())
    }

    fn pack(&self, hash: &str) -> Result<Option<PackRow>, StoreError> {
        Ok(self.all().packs.get(hash).cloned())
    }

    fn secret(&self, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
        Ok(self.all().secrets.get(name).cloned())
    }
}

#[cfg(test)]
mod agree;
#[cfg(test)]
mod tests;
