//! The verdict, from the outside: what the clients were told against what the store holds, and what
//! the server shows against what the journals say.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use endboss_lexicon::{Seat, Viewer};
use endboss_store::sqlite::SqliteStore;
use endboss_store::{LineRow, Store};
use serde_json::Value;
use tokio::time::sleep;

use super::eyes::Eyes;
use super::retold::{Retold, Shelf};
use super::world::{Run, World};

#[derive(Debug, Default)]
pub struct Judge {
    shelf: Shelf,
    pub figures: Figures,
}

/// What was held against what, all verdicts together.
#[derive(Clone, Copy, Debug, Default)]
pub struct Figures {
    pub verdicts: u64,
    pub journals: u64,
    pub views: u64,
}

/// What the last verdict found in the journals.
#[derive(Clone, Copy, Debug, Default)]
pub struct Found {
    pub lines: u64,
    /// Picks under a key.
    pub keyed: u64,
    /// Of these, the ones nobody had heard of.
    pub unheard: u64,
    pub results: u64,
}

/// A window that is paced, and whatever follows from it, is over after so long.
const PACED: Duration = Duration::from_secs(40);

impl Judge {
    /// Holds the journals against the ledgers: nothing acknowledged is missing, nothing was done
    /// twice, everything replays.
    pub fn journals(&mut self, runs: &[Arc<Run>], store: &SqliteStore) -> Result<Found, String> {
        self.figures.verdicts += 1;
        let mut found = Found::default();
        let mut keys: HashMap<String, u64> = HashMap::new();
        for run in runs {
            let rows = read(store, run)?;
            found.lines += rows.len() as u64;
            for key in rows.iter().filter_map(|row| row.key.clone()) {
                *keys.entry(key).or_default() += 1;
            }
            let judged = self.journal(run, &rows, &mut found);
            judged.map_err(|what| format!("{}: {what}", run.describe()))?;
        }
        match keys.iter().find(|(_, count)| **count > 1) {
            Some((key, count)) => Err(format!("the key {key} is in the journals {count} times")),
            None => Ok(found),
        }
    }

    fn journal(&mut self, run: &Run, rows: &[LineRow], found: &mut Found) -> Result<(), String> {
        self.figures.journals += 1;
        let retold = Retold::of(rows, &mut self.shelf)?;
        let ledger = run.ledger();
        let mut answered = HashSet::new();
        for picked in &retold.picks {
            let line = picked.line;
            let Some(key) = &picked.key else {
                if !picked.plain && !run.may_be_played_by_bot(picked.seat) {
                    return Err(format!("nobody made the pick of line {line}: {}", picked.words));
                }
                continue;
            };
            found.keyed += 1;
            let Some((sent, fate)) = ledger.get(key) else {
                return Err(format!("line {line} has the key {key}, which nobody sent"));
            };
            let same = (sent.seat, sent.ask, &sent.pick);
            if same != (picked.seat, picked.ask, &picked.words) {
                let ask = picked.ask;
                let words = &picked.words;
                return Err(format!("line {line} has {words} to question {ask}, not {sent:?}"));
            }
            if fate.gone {
                return Err(format!("line {line} is {sent:?}, which was said to be too late"));
            }
            if !answered.insert((picked.seat, picked.ask)) {
                return Err(format!("line {line} answers question {} once more", picked.ask));
            }
            found.unheard += u64::from(!fate.acknowledged);
        }
        let held: HashMap<&String, ()> =
            retold.picks.iter().filter_map(|picked| Some((picked.key.as_ref()?, ()))).collect();
        let lost =
            ledger.all().find(|(sent, fate)| fate.acknowledged && !held.contains_key(&sent.key));
        match lost {
            Some((sent, _)) => Err(format!("{sent:?} was acknowledged and is not in the journal")),
            None => Ok(()),
        }
    }

    /// Holds what every viewer is shown against the journal.
    pub async fn views(
        &mut self,
        world: &Arc<World>,
        run: &Arc<Run>,
        store: &SqliteStore,
    ) -> Result<(), String> {
        let begun = Instant::now();
        let people = (0u8..).zip(&run.people).filter(|(_, person)| person.is_some());
        let viewers: Vec<Option<Seat>> = people.map(|(n, _)| Some(Seat(n))).chain([None]).collect();
        loop {
            let before = read(store, run)?;
            let mut shown = Vec::new();
            for viewer in &viewers {
                let look = Eyes::new(world, run, *viewer).look().await;
                if let Some(fault) = world.fault() {
                    return Err(fault);
                }
                let (_, bytes) = look.ok_or("the server does not answer")?;
                shown.push((*viewer, bytes));
            }
            let after = read(store, run)?;
            // Bots and timers go on meanwhile; then there is something newer to look at.
            let quiet = before.len() == after.len();
            let compared = match quiet {
                true => self.compare(run, &before, &shown),
                false => Err("the table does not come to rest".to_owned()),
            };
            match compared {
                Ok(()) => return Ok(()),
                // While a paced window is open everybody sees it as it was opened. [Q6]
                Err(what) if !quiet || run.kind.paced => {
                    if begun.elapsed() > PACED {
                        return Err(format!("{}: {what}", run.describe()));
                    }
                    sleep(Duration::from_millis(100)).await;
                }
                Err(what) => return Err(format!("{}: {what}", run.describe())),
            }
        }
    }

    fn compare(
        &mut self,
        run: &Run,
        rows: &[LineRow],
        shown: &[(Option<Seat>, Bytes)],
    ) -> Result<(), String> {
        let retold = Retold::of(rows, &mut self.shelf)?;
        for (seat, bytes) in shown {
            let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
            let who =
                seat.map_or("whoever looks on".to_owned(), |s| format!("seat {}", s.letter()));
            let told: Value = serde_json::from_slice(bytes).map_err(|error| error.to_string())?;
            let (from, log) = retold.log(viewer);
            let state = if retold.over { "over" } else { "playing" };
            let pairs = [
                ("view", &told["view"], &retold.view(viewer)),
                ("beginning of the log", &told["log_from"], &from.into()),
                ("log", &told["log"], &log),
                ("state", &told["table"]["state"], &state.into()),
            ];
            for (part, shown, meant) in pairs {
                if shown != meant {
                    let (at, shown, meant) = first_difference(shown, meant);
                    return Err(format!(
                        "{who} is shown another {part} than the journal of {} lines gives: at \
                         {part}{at} {shown} instead of {meant}",
                        rows.len()
                    ));
                }
            }
            self.figures.views += 1;
            let talk = &told["table"]["chat"];
            let said = |text: &String| {
                talk.as_array().is_some_and(|all| all.iter().any(|line| line["text"] == **text))
            };
            let lost = run
                .talk
                .lock()
                .expect("nobody panicked")
                .iter()
                .rev()
                .take(50)
                .find(|text| !said(text))
                .cloned();
            if let Some(text) = lost {
                return Err(format!("the talk \"{text}\" was acknowledged and is gone"));
            }
        }
        Ok(())
    }
}

/// Each person has one result of a game that is over.
pub fn results(run: &Run, store: &SqliteStore) -> Result<u64, String> {
    let mut found = 0;
    for person in run.people.iter().flatten() {
        let all = store.results_of(person.id, 1000).map_err(|error| error.to_string())?;
        let here = all.iter().filter(|result| result.table == run.id).count();
        if here != 1 {
            return Err(format!("{}: a player has {here} results of it", run.describe()));
        }
        found += 1;
    }
    Ok(found)
}

fn read(store: &SqliteStore, run: &Run) -> Result<Vec<LineRow>, String> {
    store.lines(run.id).map_err(|error| format!("{}: {error}", run.describe()))
}

/// Where two values begin to differ, and how.
fn first_difference(shown: &Value, meant: &Value) -> (String, String, String) {
    let step = |key: String, a: &Value, b: &Value| {
        let (at, shown, meant) = first_difference(a, b);
        (format!("{key}{at}"), shown, meant)
    };
    match (shown, meant) {
        (Value::Object(a), Value::Object(b)) if a.len() == b.len() => {
            let other = a.iter().find(|(key, value)| b.get(*key) != Some(value));
            if let Some((key, value)) = other
                && let Some(meant) = b.get(key)
            {
                return step(format!(".{key}"), value, meant);
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            if let Some(n) = (0..a.len()).find(|n| a[*n] != b[*n]) {
                return step(format!("[{n}]"), &a[n], &b[n]);
            }
        }
        _ => {}
    }
    (String::new(), clip(shown), clip(meant))
}

fn clip(value: &Value) -> String {
    value.to_string().chars().take(300).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_difference_is_found_where_it_is() {
        let a = json!({ "seats": [{ "souls": 1 }, { "souls": 2 }], "turn": 3 });
        let b = json!({ "seats": [{ "souls": 1 }, { "souls": 4 }], "turn": 3 });
        let (at, shown, meant) = first_difference(&a, &b);
        assert_eq!((at.as_str(), shown.as_str(), meant.as_str()), (".seats[1].souls", "2", "4"));
    }
}
