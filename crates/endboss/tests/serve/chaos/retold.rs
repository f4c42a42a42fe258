//! A game told again from its journal, by nothing of the server's: what an undisturbed table would
//! show.

use std::collections::HashMap;
use std::sync::Arc;

use endboss_engine::Pause;
use endboss_gamebox::{Course, Table};
use endboss_journal::{Closing, Entry, Replay, parse, write_pick};
use endboss_lexicon::{Edition, Seat, Seats, Viewer};
use endboss_store::LineRow;
use endboss_view::{Asked, Pick};
use endboss_web::api::shape;
use serde_json::{Value, json};

/// So many lines of the log go with a snapshot.
const LOG_SHOWN: usize = 40;

/// The cards, laid out once for all games that are played alike.
#[derive(Debug, Default)]
pub struct Shelf(HashMap<(Edition, u8), Arc<Table>>);

#[derive(Debug)]
pub struct Retold {
    table: Arc<Table>,
    course: Course,
    asks: Vec<u32>,
    /// Every pick, also those that were taken back.
    pub picks: Vec<Picked>,
    pub over: bool,
}

/// A pick on record.
#[derive(Debug)]
pub struct Picked {
    pub line: usize,
    pub seat: Seat,
    /// The number of the question it answered.
    pub ask: u32,
    pub words: String,
    pub key: Option<String>,
    /// It was the only choice, or let a window pass.
    pub plain: bool,
}

impl Retold {
    /// Reads and replays, from the first line to the last.
    pub fn of(rows: &[LineRow], shelf: &mut Shelf) -> Result<Retold, String> {
        let text: String = rows.iter().flat_map(|row| [row.text.as_str(), "\n"]).collect();
        let journal = parse(text.as_bytes()).map_err(|error| format!("unreadable: {error}"))?;
        let header = &journal.header;
        let place = (header.edition, header.seats());
        let table = match shelf.0.get(&place) {
            Some(table) => table.clone(),
            None => {
                let packs = Table::shipped_packs_of(header).map_err(|error| error.to_string())?;
                let table = Table::of(header, packs).map_err(|error| error.to_string())?;
                shelf.0.entry(place).or_insert(Arc::new(table)).clone()
            }
        };
        let (t, ids) = (&table.tables, table.ids());
        let faulty = |error: endboss_journal::JournalError| format!("it does not replay: {error}");
        let mut replay = Replay::new(&journal, t, &ids, &mut ()).map_err(faulty)?;
        let first = rows.iter().position(|row| row.text.starts_with("1 ")).unwrap_or(rows.len());
        let mut asks = vec![1; header.seats().into()];
        let mut picks = Vec::new();
        loop {
            let before = *replay.game();
            let next = journal.entry(replay.number() + 1, &ids).transpose().map_err(faulty)?;
            let by = next.map_or(Seats::NONE, |entry| whose(&entry, replay.standing()));
            let Some(entry) = replay.step(&mut ()).map_err(faulty)? else { break };
            let line = first + replay.number() as usize - 1;
            let key = rows[line].key.clone();
            match &entry {
                Entry::Pick { seat, pick } => {
                    let mut options = Vec::new();
                    let asked = before.options(t, *seat, &mut options);
                    let passed = *pick == Pick::Pass && asked.is_some_and(|it| it.is_window());
                    picks.push(Picked {
                        line: line + 1,
                        seat: *seat,
                        ask: asks[seat.index()],
                        words: write_pick(*pick, &ids),
                        key,
                        plain: options.len() == 1 || passed,
                    });
                }
                _ if key.is_some() => {
                    return Err(format!("line {} has a key and is no pick", line + 1));
                }
                _ => {}
            }
            let questions = |game: &endboss_engine::Game| -> Vec<Option<Asked>> {
                (0..t.seats).map(|n| game.question(t, Seat(n))).collect()
            };
            let undo = matches!(entry, Entry::Undo { .. });
            count_on(&mut asks, by, undo, &questions(&before), &questions(replay.game()));
        }
        if matches!(replay.pause(), Pause::Chance(_)) {
            return Err("it breaks off where a chance is due".to_owned());
        }
        let over = replay.pause() == Pause::Over;
        if over != matches!(journal.closing(), Closing::Ended(_)) {
            return Err("its last line and its game do not end alike".to_owned());
        }
        if over {
            endboss_gamebox::verify(&journal, &table).map_err(|e| format!("no fair deal: {e}"))?;
        }
        let standing = replay.standing().iter().cloned();
        let course = Course::new(t, header.courtesy).again(t, standing);
        let course = course.map_err(|refused| format!("what stands does not play: {refused}"))?;
        for viewer in (0..t.seats).map(|n| Viewer::Seat(Seat(n))).chain([Viewer::Public]) {
            if course.game().view(t, viewer) != replay.game().view(t, viewer) {
                return Err("what stands and what was replayed look different".to_owned());
            }
        }
        Ok(Retold { table, course, asks, picks, over })
    }

    /// The view a viewer must be shown.
    pub fn view(&self, viewer: Viewer) -> Value {
        let (ids, view) = (self.table.ids(), self.course.game().view(&self.table.tables, viewer));
        let number = view.ask.as_ref().map(|ask| self.asks[ask.seat.index()]);
        let shaped = shape::View::of(&view, &ids);
        let shaped = match number {
            Some(number) => shaped.numbered(number),
            None => shaped,
        };
        serde_json::to_value(shaped).expect("a view is plain data")
    }

    /// How many lines of the log are not shown, and those that are.
    pub fn log(&self, viewer: Viewer) -> (u64, Value) {
        let (log, ids) = (self.course.log(), self.table.ids());
        let from = log.len().saturating_sub(LOG_SHOWN);
        let lines = (from + 1..).zip(&log[from..]).map(|(n, event)| {
            let seen = event.seen(viewer);
            json!({ "n": n, "event": shape::Event { seen: &seen, ids: &ids } })
        });
        (from as u64, lines.collect())
    }
}

/// Whose answer an entry is, or whose answers it takes back.
fn whose(entry: &Entry, standing: &[(u32, Entry)]) -> Seats {
    match entry {
        Entry::Pick { seat, .. } | Entry::Concede { seat } => Seats::only(*seat),
        Entry::Roll { .. } => Seats::NONE,
        Entry::Undo { back, .. } => {
            let taken = |number: u32| back.iter().any(|span| span.has(number));
            let taken = standing.iter().filter(|(number, _)| taken(*number));
            let seats = taken.filter_map(|(_, entry)| match entry {
                Entry::Pick { seat, .. } => Some(*seat),
                _ => None,
            });
            seats.fold(Seats::NONE, Seats::with)
        }
    }
}

/// Questions are counted for each seat. One is over when its seat answered or its answer was taken
/// back, when it is no longer asked or another is asked, and when somebody took back under a window.
fn count_on(
    asks: &mut [u32],
    by: Seats,
    undo: bool,
    before: &[Option<Asked>],
    after: &[Option<Asked>],
) {
    for (n, ask) in asks.iter_mut().enumerate() {
        let own = by.has(Seat(n as u8));
        let other = before[n].is_some() && before[n] != after[n];
        let shaken = undo && before[n].is_some_and(|asked| asked.is_window());
        *ask += u32::from(own || other || shaken);
    }
}
