//! Playing a record again.

use data_encoding::HEXLOWER;
use endboss_engine::{Courtesy, Game, Listener, Pause, Refused, Tables};

use crate::ending::Ending;
use crate::entry::Entry;
use crate::error::{Fault, JournalError, clip};
use crate::fair::Fair;
use crate::parse::{Closing, Journal};
use crate::{Ids, Luck, words};

/// A record on its way, entry by entry.
#[derive(Debug)]
pub struct Replay<'a, I> {
    journal: &'a Journal,
    tables: &'a Tables,
    ids: &'a I,
    game: Game,
    pause: Pause,
    number: u32,
    /// Entries that have not been taken back, with their numbers.
    standing: Vec<(u32, Entry)>,
    /// What every roll is held to.
    luck: Option<Luck>,
}

impl<'a, I: Ids> Replay<'a, I> {
    /// Begins; the tables must be made for this game.
    pub fn new<L: Listener>(
        journal: &'a Journal,
        tables: &'a Tables,
        ids: &'a I,
        out: &mut L,
    ) -> Result<Replay<'a, I>, JournalError> {
        // A pack may make the table longer than the edition's own. [R11.2]
        let mut rules = journal.header.rules().map_err(Fault::whole)?;
        rules.max_players = tables.rules.max_players;
        if tables.rules != rules || tables.seats != journal.header.seats() {
            return Err(Fault::OtherTables.whole());
        }
        let mut game = Game::new(tables, journal.header.courtesy);
        let pause = game.advance(tables, out);
        let standing = Vec::new();
        Ok(Replay { journal, tables, ids, game, pause, number: 0, standing, luck: None })
    }

    /// From here on every roll must be what the seed makes it, also one that is taken back later.
    /// The seed must be the one committed to. Without commitment or without seed, there is nothing
    /// to hold a roll to; nor is there for what was another game's before it was played on here.
    pub fn hold_to_seed(&mut self) -> Result<(), JournalError> {
        match self.journal.revealed() {
            Some(seed) => self.hold_to(&seed),
            None => Ok(()),
        }
    }

    /// The same with a seed that is not revealed yet, for whoever keeps it.
    pub fn hold_to(&mut self, seed: &[u8; 32]) -> Result<(), JournalError> {
        let Some(fair) = &self.journal.header.fair else {
            return Ok(());
        };
        let other = || Fault::OtherSeed {
            commit: fair.shown(),
            found: HEXLOWER.encode(&Fair::commit_to(seed)),
        };
        if !fair.is_of(seed) {
            return Err(other().at(self.journal.line_of_reveal()));
        }
        self.luck = Some(Luck::new(&self.journal.header, seed));
        Ok(())
    }

    /// Plays the next entry and runs to the pause after it; none at the end of the record. What an
    /// undo brings back happened before, so nobody hears of it again.
    pub fn step<L: Listener>(&mut self, out: &mut L) -> Result<Option<Entry>, JournalError> {
        let number = self.number + 1;
        let Some(entry) = self.journal.entry(number, self.ids).transpose()? else {
            return Ok(None);
        };
        let played = match &entry {
            Entry::Undo { .. } => self.undo(&entry),
            Entry::Pick { .. } | Entry::Roll { .. } | Entry::Concede { .. } => {
                self.play(&entry, out)
            }
        };
        played.map_err(|fault| fault.at(self.journal.line_of(number)))?;
        self.number = number;
        Ok(Some(entry))
    }

    /// Plays on until this entry was the last one played, or the record ends.
    pub fn to<L: Listener>(&mut self, number: u32, out: &mut L) -> Result<(), JournalError> {
        while self.number < number && self.step(out)?.is_some() {}
        Ok(())
    }

    /// Whether the record ends as its game does, once all of it is played.
    pub fn closes(&self) -> Result<(), JournalError> {
        let journal = self.journal;
        let ending = Ending::of(&self.game, self.tables.seats);
        let fault = match (journal.closing(), ending) {
            (Closing::Open, _) => {
                let entries = journal.len();
                return Err(Fault::BreaksOff { entries }.whole());
            }
            (Closing::Ended(_), None) => Fault::NotOver,
            (Closing::Adjourned, Some(_)) => Fault::OverButAdjourned,
            (Closing::Ended(said), Some(found)) if *said != found => {
                Fault::OtherEnd { said: said.to_string(), found: found.to_string() }
            }
            (Closing::Ended(_), Some(_))
                if journal.header.fair.is_some() && journal.revealed().is_none() =>
            {
                Fault::NotRevealed
            }
            (Closing::Ended(_), Some(_)) | (Closing::Adjourned, None) => return Ok(()),
        };
        Err(fault.at(journal.last_line))
    }

    /// The number of the last entry played, 0 before the first.
    pub fn number(&self) -> u32 {
        self.number
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Where the game stands now.
    pub fn pause(&self) -> Pause {
        self.pause
    }

    /// The entries that have not been taken back, with their numbers.
    pub fn standing(&self) -> &[(u32, Entry)] {
        &self.standing
    }

    /// The game and its standing entries, to go on from here.
    pub fn into_parts(self) -> (Game, Vec<(u32, Entry)>) {
        (self.game, self.standing)
    }

    fn play<L: Listener>(&mut self, entry: &Entry, out: &mut L) -> Result<(), Fault> {
        let meant = self.meant();
        let said = || clip(&words::write(entry, self.ids));
        apply(&mut self.game, self.tables, self.pause, entry, out).map_err(
            |mistake| match mistake {
                Mistake::Over => Fault::GameOver { entry: said() },
                Mistake::ChanceDue(due) => {
                    Fault::ChanceDue { due: words::write_chance(due), entry: said() }
                }
                Mistake::NoChanceDue => Fault::NoChanceDue { entry: said() },
                Mistake::Refused(Refused::NotAsked(seat)) => {
                    Fault::NotAsked { seat, entry: said() }
                }
                Mistake::Refused(Refused::NotOffered(_)) => Fault::NotOffered { entry: said() },
                Mistake::Refused(Refused::NoChance | Refused::NotPossible(_)) => {
                    Fault::NotPossible { entry: said() }
                }
            },
        )?;
        if let Some(meant) = meant.filter(|meant| meant != entry && is_roll(entry)) {
            let found = clip(&words::write(&meant, self.ids));
            return Err(Fault::OtherRoll { entry: said(), found });
        }
        self.pause = self.game.advance(self.tables, out);
        self.standing.push((self.number + 1, entry.clone()));
        Ok(())
    }

    /// What the seed says is next, where a chance is due.
    fn meant(&mut self) -> Option<Entry> {
        let (Some(luck), Pause::Chance(chance)) = (&mut self.luck, self.pause) else {
            return None;
        };
        let foreign = self.journal.header.onward.map_or(0, |onward| onward.entries);
        if self.number < foreign {
            return None;
        }
        let roll = luck.roll(self.number + 1, &self.game, self.tables, chance, self.ids)?;
        Some(Entry::Roll { chance, roll })
    }

    fn undo(&mut self, entry: &Entry) -> Result<(), Fault> {
        let Entry::Undo { back, .. } = entry else {
            return Ok(());
        };
        if self.journal.header.day.is_some() {
            return Err(Fault::UndoDaily);
        }
        for span in back {
            // Something must go, and what the span begins and ends with must still be there.
            let stands = |number| self.standing.iter().any(|(n, _)| *n == number);
            if !stands(span.first) || !stands(span.last) {
                return Err(Fault::Undo { back: *span });
            }
        }
        self.standing.retain(|(number, _)| !back.iter().any(|span| span.has(*number)));
        let standing = self.standing.iter().map(|(_, entry)| entry);
        let game = rebuild(self.tables, self.journal.header.courtesy, standing);
        (self.game, self.pause) = game.ok_or(Fault::UndoBreaks)?;
        Ok(())
    }
}

/// Plays entries from the beginning of a game, such as those that stand after an undo; none if
/// they cannot have happened like this.
pub fn rebuild<'e>(
    tables: &Tables,
    courtesy: Courtesy,
    entries: impl IntoIterator<Item = &'e Entry>,
) -> Option<(Game, Pause)> {
    let mut game = Game::new(tables, courtesy);
    let mut pause = game.advance(tables, &mut ());
    for entry in entries {
        apply(&mut game, tables, pause, entry, &mut ()).ok()?;
        pause = game.advance(tables, &mut ());
    }
    Some((game, pause))
}

fn is_roll(entry: &Entry) -> bool {
    matches!(entry, Entry::Roll { .. })
}

enum Mistake {
    Over,
    ChanceDue(endboss_engine::Chance),
    NoChanceDue,
    Refused(Refused),
}

fn apply<L: Listener>(
    game: &mut Game,
    tables: &Tables,
    pause: Pause,
    entry: &Entry,
    out: &mut L,
) -> Result<(), Mistake> {
    let result = match (entry, pause) {
        (_, Pause::Over) => return Err(Mistake::Over),
        (Entry::Concede { seat }, _) => game.concede(tables, *seat, out),
        (Entry::Pick { seat, pick }, Pause::Choice(_)) => game.choose(tables, *seat, *pick, out),
        (Entry::Pick { .. }, Pause::Chance(due)) => return Err(Mistake::ChanceDue(due)),
        (Entry::Roll { chance, roll }, Pause::Chance(due)) => {
            if *chance != due {
                return Err(Mistake::ChanceDue(due));
            }
            game.settle(tables, due, *roll, out)
        }
        (Entry::Roll { .. }, Pause::Choice(_)) => return Err(Mistake::NoChanceDue),
        (Entry::Undo { .. }, _) => Ok(()),
    };
    result.map_err(Mistake::Refused)
}

/// Plays a whole record. Whether it ends as it says, `verify` tells.
pub fn replay<L: Listener>(
    journal: &Journal,
    tables: &Tables,
    ids: &impl Ids,
    out: &mut L,
) -> Result<Game, JournalError> {
    let mut replay = Replay::new(journal, tables, ids, out)?;
    while replay.step(out)?.is_some() {}
    Ok(replay.game)
}

/// Plays a whole record and holds it to its word: every pick was on offer, every roll possible, and
/// the game ended or was adjourned as the last line says. Where the chance was committed to and the
/// game is over, the seed must be revealed and every roll be what it makes it. (The hashes fit, or
/// the record could not have been read.)
pub fn verify(journal: &Journal, tables: &Tables, ids: &impl Ids) -> Result<Game, JournalError> {
    let mut replay = Replay::new(journal, tables, ids, &mut ())?;
    replay.hold_to_seed()?;
    while replay.step(&mut ())?.is_some() {}
    replay.closes()?;
    Ok(replay.game)
}
