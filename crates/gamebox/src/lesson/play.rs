//! A lesson is played as it is written, and stops where something is said.

use endboss_engine::{Courtesy, Event, Game, Pause};
use endboss_journal::{Entry, Ids, read_entry, write_chance, write_pick};
use endboss_lexicon::Seat;
use endboss_view::Pick;

use super::script::{Line, Script, Wrong};
use super::{Lesson, Moment, Named, Note, Stop};
use crate::Table;

pub(super) fn play(id: &'static str, script: Script<'_>) -> Result<Lesson, Wrong> {
    let table = script.setup.lay_out().map_err(|error| (None, error.to_string()))?;
    let mut log: Vec<Event> = Vec::new();
    // Nobody is asked who can do nothing anyway: a lesson is about what can be done.
    let mut game = Game::new(&table.tables, Courtesy::Quick);
    let mut pause = game.advance(&table.tables, &mut log);
    let (mut stops, mut told) = (Vec::new(), 0);
    let mut said: Option<Note> = None;
    for (number, line) in script.lines {
        let wrong = |sentence: String| (Some(number), sentence);
        let words = match line {
            Line::Say(_) if said.is_some() => {
                return Err(wrong("something is said already before the next entry".to_owned()));
            }
            Line::Say(words) => {
                said = Some(note(number, words, &table).map_err(wrong)?);
                continue;
            }
            Line::Entry(words) => words,
        };
        let ids = table.ids();
        let entry = read_entry(words, &ids).map_err(|fault| wrong(fault.to_string()))?;
        if let Some(note) = said.take() {
            let pick = match entry {
                Entry::Pick { seat: Lesson::LEARNER, pick } => Some(pick),
                _ => None,
            };
            stops.push(Stop { note, pick, moment: Moment { game, heard: told..log.len() } });
            told = log.len();
        }
        happen(&mut game, pause, &entry, &table, &mut log)
            .map_err(|why| wrong(format!("{words:?} cannot happen here: {why}")))?;
        pause = game.advance(&table.tables, &mut log);
    }
    // What is said at the very end is read only.
    if let Some(note) = said {
        stops.push(Stop { note, pick: None, moment: Moment { game, heard: told..log.len() } });
        told = log.len();
    }
    if stops.is_empty() {
        return Err((None, "it says nothing".to_owned()));
    }
    let end = Moment { game, heard: told..log.len() };
    Ok(Lesson { id, minutes: script.minutes, table, stops, end, log })
}

/// Plays an entry, or says what could have happened instead.
fn happen(
    game: &mut Game,
    pause: Pause,
    entry: &Entry,
    table: &Table,
    log: &mut Vec<Event>,
) -> Result<(), String> {
    let t = &table.tables;
    match (entry, pause) {
        (Entry::Pick { seat, pick }, Pause::Choice(_)) => {
            let played = game.choose(t, *seat, *pick, log);
            played.map_err(|_| asked(game, pause, table))
        }
        (Entry::Roll { chance, roll }, Pause::Chance(due)) if *chance == due => {
            let settled = game.settle(t, due, *roll, log);
            settled.map_err(|_| "that card is not there to come".to_owned())
        }
        (Entry::Concede { .. } | Entry::Undo { .. }, _) => {
            Err("a lesson has picks and rolls only".to_owned())
        }
        (_, Pause::Chance(due)) => Err(format!("now comes roll {}", write_chance(due))),
        (_, Pause::Choice(_)) => Err(asked(game, pause, table)),
        (_, Pause::Over) => Err("the game is over".to_owned()),
    }
}

/// Who is asked now, and all they may answer.
fn asked(game: &Game, pause: Pause, table: &Table) -> String {
    let Pause::Choice(seats) = pause else { return "nobody is asked".to_owned() };
    let ids = table.ids();
    let answers = |seat: Seat| {
        let mut options: Vec<Pick> = Vec::new();
        game.options(&table.tables, seat, &mut options);
        let words: Vec<String> = options.iter().map(|pick| write_pick(*pick, &ids)).collect();
        format!("{} may pick {}", seat.letter(), words.join(", "))
    };
    seats.iter().map(answers).collect::<Vec<_>>().join("; ")
}

/// `NAME key=CARD key=SEAT R5.1`.
fn note(line: u32, words: &str, table: &Table) -> Result<Note, String> {
    let mut words = words.split_whitespace();
    let name = words.next().ok_or("it is not said what is said")?.to_owned();
    let mut note = Note { line, name, named: Vec::new(), rules: Vec::new() };
    for word in words {
        match word.split_once('=') {
            Some((key, value)) => note.named.push((key.to_owned(), named(value, table)?)),
            None if word.starts_with(['R', 'Q']) => note.rules.push(word.to_owned()),
            None => return Err(format!("{word:?} is neither KEY=CARD nor a rule")),
        }
    }
    Ok(note)
}

fn named(word: &str, table: &Table) -> Result<Named, String> {
    if let Some(kind) = table.ids().kind(word) {
        return Ok(Named::Card(kind));
    }
    let mut letters = word.chars();
    let seat = letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none());
    let seat = seat.filter(|seat| seat.0 < table.tables.seats);
    seat.map(Named::Player).ok_or_else(|| format!("{word:?} is neither a card nor a seat"))
}
