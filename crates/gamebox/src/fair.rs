//! Whether a recorded game went as it had to.

use endboss_engine::Game;
use endboss_journal::{Entry, Fault, Journal, JournalError, Replay, Span};
use endboss_lexicon::Seat;

use crate::{CardIds, Course, Table};

/// Plays a whole record and holds it to its word as the journal itself does, its rolls to the seed
/// that was committed to, and every undo to what its player had the right to. [Q50]
pub fn verify(journal: &Journal, table: &Table) -> Result<Game, JournalError> {
    let ids = table.ids();
    let mut replay = Replay::new(journal, &table.tables, &ids, &mut ())?;
    replay.hold_to_seed()?;
    play_all(journal, table, &mut replay)?;
    replay.closes()?;
    Ok(*replay.game())
}

/// The same for a game that is not over, as far as it came, by whoever keeps its seed.
pub fn verify_so_far(
    journal: &Journal,
    table: &Table,
    seed: &[u8; 32],
) -> Result<Game, JournalError> {
    let ids = table.ids();
    let mut replay = Replay::new(journal, &table.tables, &ids, &mut ())?;
    replay.hold_to(seed)?;
    play_all(journal, table, &mut replay)?;
    Ok(*replay.game())
}

fn play_all(
    journal: &Journal,
    table: &Table,
    replay: &mut Replay<'_, CardIds<'_>>,
) -> Result<(), JournalError> {
    let ids = table.ids();
    loop {
        let next = journal.entry(replay.number() + 1, &ids).transpose()?;
        if let Some(Entry::Undo { seat, back, agreed: false }) = next {
            in_own_right(journal, table, replay, seat, &back)?;
        }
        if replay.step(&mut ())?.is_none() {
            return Ok(());
        }
    }
}

/// Whether a seat may take this back without asking the others, whichever of its choices it meant.
fn in_own_right(
    journal: &Journal,
    table: &Table,
    replay: &Replay<'_, CardIds<'_>>,
    seat: Seat,
    back: &[Span],
) -> Result<(), JournalError> {
    let fault = |fault| JournalError { line: Some(journal.line_of(replay.number() + 1)), fault };
    let course = Course::new(&table.tables, journal.header.courtesy);
    let course = course.again(&table.tables, replay.standing().iter().cloned());
    let course = course.map_err(|_| fault(Fault::UndoBreaks))?;
    let mut right: Vec<Vec<Span>> = Vec::new();
    // Where passes tell something a player goes less far back, which is anybody's right.
    for (all, passes_tell) in [(false, false), (true, true), (true, false)] {
        let may = course.back(seat, all, passes_tell).map(|back| back.spans);
        right.extend(may.filter(|spans| !right.contains(spans)));
    }
    if right.iter().any(|spans| spans == back) {
        return Ok(());
    }
    let entry = journal.words(replay.number() + 1).unwrap_or_default().to_owned();
    Err(fault(Fault::UndoTooFar { seat, entry, right }))
}
