//! Doing what a deed says. Each looks at everything first, then changes it.

use std::collections::BTreeMap;

use super::super::{Deed, PersonId, PersonRow, StoreError, TableId, TableRow, TableState};
use super::All;

impl All {
    pub(super) fn perform(&mut self, deed: Deed) -> Result<(), StoreError> {
        match deed {
            Deed::NewTable(table) => self.new_table(table)?,
            Deed::Table(table) if self.tables.contains_key(&table.id) => self.set_table(table)?,
            Deed::Table(table) => return Err(absent("table", table.id)),
            Deed::DropTable(id) => self.drop_table(id),
            Deed::Prune(id) => {
                let kept = self.shared.contains_key(&id);
                if !kept && !self.onward.values().any(|source| *source == id) {
                    self.drop_table(id);
                }
            }
            Deed::Share { table, since } => {
                if self.tables.contains_key(&table) {
                    self.shared.entry(table).or_insert(since);
                }
            }
            Deed::Onward { table, source } => {
                if !self.tables.contains_key(&table) {
                    return Err(absent("table", table));
                }
                self.onward.insert(table, source);
            }
            Deed::CloseTable { table, since } => {
                if !self.tables.contains_key(&table) {
                    return Err(absent("table", table));
                }
                self.closing.entry(table).or_insert(since);
            }
            Deed::Lines { table, first, lines } => {
                let last = self.lines.get(&table).map_or(0, Vec::len) as u32;
                if first != last + 1 {
                    return Err(StoreError::Gap { last, found: first });
                }
                if !self.tables.contains_key(&table) {
                    return Err(absent("table", table));
                }
                let journal = self.lines.entry(table).or_default();
                journal.extend(lines);
            }
            Deed::Chat { table, mut line } => {
                if !self.tables.contains_key(&table) {
                    return Err(absent("table", table));
                }
                line.person = line.person.map(|person| self.now(person));
                super::say(self.chat.entry(table).or_default(), line);
            }
            Deed::CutLines { table, from } => {
                let journal = self.lines.entry(table).or_default();
                let kept = (from.saturating_sub(1) as usize).min(journal.len());
                let cut = journal.split_off(kept);
                if !cut.is_empty() {
                    self.cut.entry(table).or_default().push(cut);
                }
            }
            Deed::Person(person) => self.set_person(person)?,
            Deed::ForgetPerson(person) => self.forget(person),
            Deed::JoinPeople { from, into } => self.join(from, into)?,
            Deed::Session(mut session) => {
                session.person = self.known(session.person)?;
                self.sessions.insert(session.id.clone(), session);
            }
            Deed::EndSession(id) => drop(self.sessions.remove(&id)),
            Deed::Subscribe(mut row) => {
                row.person = self.known(row.person)?;
                self.subscriptions.insert((row.person, row.endpoint.clone()), row);
            }
            Deed::Unsubscribe { person, endpoint } => {
                self.subscriptions.remove(&(person, endpoint));
            }
            // Somebody forgotten meanwhile must not stop the table where they sat.
            Deed::Result(mut row) => {
                if let Ok(person) = self.known(row.person) {
                    row.person = person;
                    self.results.insert((row.table, row.seat), row);
                }
            }
            Deed::Daily(mut row) => {
                if let Ok(person) = self.known(row.person) {
                    row.person = person;
                    self.daily.entry((row.day, person)).or_insert(row);
                }
            }
            Deed::Rating(mut row) => {
                if let Ok(person) = self.known(row.person) {
                    row.person = person;
                    self.ratings.insert((person, row.edition.clone()), row);
                }
            }
            Deed::Ban(ban) => drop(self.bans.insert(ban.whom.clone(), ban)),
            Deed::Unban(whom) => drop(self.bans.remove(&whom)),
            // A hash says what the files are, so a pack that is there stays as it is.
            Deed::Pack(pack) => {
                self.packs.entry(pack.hash.clone()).or_insert(pack);
            }
            Deed::Secret { name, value } => drop(self.secrets.insert(name, value)),
            Deed::Pulse(pulse) => self.pulse = Some(pulse),
            Deed::Sweep { before } => self.sweep(before),
        }
        Ok(())
    }

    fn known(&self, person: PersonId) -> Result<PersonId, StoreError> {
        let person = self.now(person);
        let there = self.people.contains_key(&person);
        if there { Ok(person) } else { Err(absent("person", person)) }
    }

    fn new_table(&mut self, table: TableRow) -> Result<(), StoreError> {
        if self.tables.contains_key(&table.id) {
            return Err(StoreError::Taken(table.code));
        }
        self.set_table(table)
    }

    fn set_table(&mut self, mut table: TableRow) -> Result<(), StoreError> {
        let taken = self.holder(&table.code).is_some_and(|holder| holder.id != table.id);
        if taken && table.state != TableState::Closed {
            return Err(StoreError::Taken(table.code));
        }
        for sitting in &mut table.sitting {
            sitting.person = self.now(sitting.person);
        }
        table.sitting.sort_by_key(|sitting| sitting.seat);
        // Whoever is only invited has not sat there.
        let sat = table.sitting.iter().filter(|sitting| !sitting.is_held());
        self.sat.extend(sat.map(|sitting| (sitting.person, table.id)));
        self.tables.insert(table.id, table);
        Ok(())
    }

    /// Results outlast their table.
    fn drop_table(&mut self, id: TableId) {
        self.tables.remove(&id);
        self.lines.remove(&id);
        self.cut.remove(&id);
        self.chat.remove(&id);
        self.closing.remove(&id);
        self.shared.remove(&id);
        self.onward.remove(&id);
        self.sat.retain(|(_, table)| *table != id);
    }

    fn set_person(&mut self, person: PersonRow) -> Result<(), StoreError> {
        if let Some(account) = &person.account {
            let holds = |row: &PersonRow| {
                row.id != person.id
                    && row.account.as_ref().is_some_and(|held| held.login == account.login)
            };
            if self.people.values().any(holds) {
                return Err(StoreError::Taken(account.login.clone()));
            }
        }
        self.people.insert(person.id, person);
        Ok(())
    }

    fn forget(&mut self, person: PersonId) {
        self.people.remove(&person);
        self.sessions.retain(|_, row| row.person != person);
        self.subscriptions.retain(|_, row| row.person != person);
        self.ratings.retain(|_, row| row.person != person);
        self.results.retain(|_, row| row.person != person);
        self.daily.retain(|_, row| row.person != person);
        self.joined.retain(|_, now| *now != person);
        self.sat.retain(|(sat, _)| *sat != person);
        for said in self.chat.values_mut() {
            said.retain(|_, line| line.person != Some(person));
        }
        for table in self.tables.values_mut() {
            table.sitting.retain(|sitting| sitting.person != person);
        }
    }

    /// Where both have the same thing, the one that stays keeps its own.
    fn join(&mut self, from: PersonId, into: PersonId) -> Result<(), StoreError> {
        if from == into {
            return Ok(());
        }
        if !self.people.contains_key(&into) {
            return Err(absent("person", into));
        }
        let is_from = |person: &&mut PersonId| **person == from;
        let sessions = self.sessions.values_mut().map(|row| &mut row.person);
        let results = self.results.values_mut().map(|row| &mut row.person);
        let sittings = self.tables.values_mut().flat_map(|table| &mut table.sitting);
        let theirs = sessions.chain(results).chain(sittings.map(|sitting| &mut sitting.person));
        let said = self.chat.values_mut().flat_map(BTreeMap::values_mut);
        let theirs = theirs.chain(said.filter_map(|line| line.person.as_mut()));
        theirs.chain(self.joined.values_mut()).filter(is_from).for_each(|person| *person = into);
        self.joined.insert(from, into);
        for ((_, endpoint), mut row) in
            self.subscriptions.extract_if(.., |key, _| key.0 == from).collect::<Vec<_>>()
        {
            row.person = into;
            self.subscriptions.entry((into, endpoint)).or_insert(row);
        }
        for ((_, edition), mut row) in
            self.ratings.extract_if(.., |key, _| key.0 == from).collect::<Vec<_>>()
        {
            row.person = into;
            self.ratings.entry((into, edition)).or_insert(row);
        }
        // An account keeps its own first try, however early the guest's was begun.
        let tries = self.daily.extract_if(.., |key, _| key.1 == from).collect::<Vec<_>>();
        for ((day, _), mut row) in tries {
            row.person = into;
            self.daily.entry((day, into)).or_insert(row);
        }
        let sat = self.sat.extract_if(.., |(person, _)| *person == from).collect::<Vec<_>>();
        self.sat.extend(sat.into_iter().map(|(_, table)| (into, table)));
        self.people.remove(&from);
        Ok(())
    }

    /// A guest who still has a session that is used stays, too.
    fn sweep(&mut self, before: i64) {
        self.sessions.retain(|_, row| row.seen >= before);
        let gone = self.people.values().filter(|person| {
            person.account.is_none()
                && person.seen < before
                && !self.sat.iter().any(|(sat, _)| *sat == person.id)
                && !self.sessions.values().any(|row| row.person == person.id)
        });
        for person in gone.map(|person| person.id).collect::<Vec<_>>() {
            self.forget(person);
        }
    }
}

fn absent(what: &str, id: impl std::fmt::Display) -> StoreError {
    StoreError::Absent(format!("{what} {id}"))
}
