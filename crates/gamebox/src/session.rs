//! A game in progress: the course of it, its record line by line, and where its chance comes from.

use endboss_engine::{Chance, Game, Pause, Refused, Roll};
use endboss_journal::{
    Closing, Ending, Entry, Header, Journal, JournalError, Luck, Replay, Span, Writer,
};
use endboss_lexicon::Seat;
use endboss_view::Pick;

use crate::{Course, Table};

/// Where the chance of a game comes from: a seed, dice, or whatever else can answer.
pub trait ChanceSource {
    /// How this chance comes out, which the entry of this number will say. It is asked once for
    /// each, in order.
    fn roll(&mut self, number: u32, game: &Game, table: &Table, chance: Chance) -> Roll;

    /// A chance of this game, as it stands before it, came out so by what is on record.
    fn follow(&mut self, _game: &Game, _table: &Table, _chance: Chance, _roll: Roll) {}
}

impl ChanceSource for Luck {
    fn roll(&mut self, number: u32, game: &Game, table: &Table, chance: Chance) -> Roll {
        let roll = Luck::roll(self, number, game, &table.tables, chance, &table.ids());
        roll.expect("one of its ways")
    }

    fn follow(&mut self, game: &Game, table: &Table, chance: Chance, roll: Roll) {
        Luck::follow(self, game, &table.tables, chance, roll, &table.ids());
    }
}

/// A game in progress. It waits for nothing and knows neither files nor clocks: what happens in it
/// becomes lines, and whoever keeps them takes those that are new. Until they are kept nothing that
/// came of them may be shown; a session whose lines could not be kept is dropped, and made again
/// from those that were. [ARCHITECTURE 8]
#[derive(Clone, Debug)]
pub struct Session<C> {
    course: Course,
    /// Its lines are those that nobody has taken yet.
    record: Writer<Vec<u8>>,
    chance: C,
    ended: bool,
}

impl<C: ChanceSource> Session<C> {
    /// A new game; the lines of its header are new. A header that no journal can hold is our own
    /// mistake.
    pub fn begin(table: &Table, header: &Header, chance: C) -> Session<C> {
        let record = Writer::new(Vec::new(), header).expect("the header of a game fits a journal");
        let course = Course::new(&table.tables, header.courtesy);
        Session { course, record, chance, ended: false }
    }

    /// Goes on from the lines of a record, each of which is checked.
    pub fn resume(table: &Table, journal: &Journal, chance: C) -> Result<Session<C>, JournalError> {
        let ids = table.ids();
        Replay::new(journal, &table.tables, &ids, &mut ())?.to(u32::MAX, &mut ())?;
        let mut session = Session::reopen(table, journal, chance);
        for number in 1..=journal.len() {
            let entry = journal.entry(number, &ids).expect("it is there")?;
            session.reread(table, number, entry).expect("it was played before");
        }
        Ok(session)
    }

    /// The beginning of a recorded game, to which its entries are then read one by one. What comes
    /// after them is written after the last line of the record.
    pub fn reopen(table: &Table, journal: &Journal, chance: C) -> Session<C> {
        let course = Course::new(&table.tables, journal.header.courtesy);
        let record = Writer::resume(Vec::new(), journal);
        let ended = matches!(journal.closing(), Closing::Ended(_));
        Session { course, record, chance, ended }
    }

    /// Plays an entry that is on record under this number.
    pub fn reread(&mut self, table: &Table, number: u32, entry: Entry) -> Result<(), Refused> {
        if let Entry::Roll { chance, roll } = entry {
            self.chance.follow(self.course.game(), table, chance, roll);
        }
        self.play(table, number, entry)
    }

    /// What happens next, whoever does it; gives the number it has in the record. What cannot be
    /// changes nothing.
    pub fn add(&mut self, table: &Table, entry: Entry) -> Result<u32, Refused> {
        self.play(table, self.record.next_number(), entry.clone())?;
        let written = self.record.entry(&entry, &table.ids());
        Ok(written.expect("a list takes every line"))
    }

    pub fn pick(&mut self, table: &Table, seat: Seat, pick: Pick) -> Result<u32, Refused> {
        self.add(table, Entry::Pick { seat, pick })
    }

    pub fn concede(&mut self, table: &Table, seat: Seat) -> Result<u32, Refused> {
        self.add(table, Entry::Concede { seat })
    }

    /// A seat takes this back, by its own right or because all consented; the game goes on as if it
    /// had not been, with fresh chance. [Q50]
    pub fn undo(
        &mut self,
        table: &Table,
        seat: Seat,
        back: Vec<Span>,
        agreed: bool,
    ) -> Result<u32, Refused> {
        self.add(table, Entry::Undo { seat, back, agreed })
    }

    /// How the chance that is due comes out; none if no chance is due.
    pub fn roll(&mut self, table: &Table) -> Option<Roll> {
        let Pause::Chance(chance) = self.course.pause() else { return None };
        let number = self.record.next_number();
        let roll = self.chance.roll(number, self.course.game(), table, chance);
        self.add(table, Entry::Roll { chance, roll }).expect("a possible roll");
        Some(roll)
    }

    /// Every chance that is due comes out; gives what the game then waits for.
    pub fn settle(&mut self, table: &Table) -> Pause {
        while self.roll(table).is_some() {}
        self.course.pause()
    }

    /// The players stop here on purpose and may go on later.
    pub fn adjourn(&mut self) {
        self.record.adjourn().expect("a list takes every line");
    }

    /// Closes the record of a game that is over, and shows the seed before if there is one to be
    /// shown. Where that is done, or the game is not over, nothing is written.
    pub fn end(&mut self, table: &Table, seed: Option<&[u8; 32]>) {
        let Some(ending) = self.ending(table).filter(|_| !self.ended) else { return };
        let shown = seed.map_or(Ok(()), |seed| self.record.reveal(seed));
        shown.and_then(|()| self.record.end(&ending)).expect("a list takes every line");
        self.ended = true;
    }

    /// The lines that are new since they were last taken, each with its line break.
    pub fn take_lines(&mut self) -> String {
        let lines = std::mem::take(self.record.get_mut());
        String::from_utf8(lines).expect("a journal is written as text")
    }

    pub fn course(&self) -> &Course {
        &self.course
    }

    pub fn game(&self) -> &Game {
        self.course.game()
    }

    pub fn pause(&self) -> Pause {
        self.course.pause()
    }

    /// How the game ended, if it did.
    pub fn ending(&self, table: &Table) -> Option<Ending> {
        Ending::of(self.course.game(), table.tables.seats)
    }

    /// The number that the next entry will have.
    pub fn next_number(&self) -> u32 {
        self.record.next_number()
    }

    pub fn chance(&self) -> &C {
        &self.chance
    }

    /// For whoever rolls the dice of the game for something else as well.
    pub fn chance_mut(&mut self) -> &mut C {
        &mut self.chance
    }

    fn play(&mut self, table: &Table, number: u32, entry: Entry) -> Result<(), Refused> {
        match entry {
            Entry::Undo { back, .. } => {
                self.course = self.course.without(&table.tables, &back)?;
                Ok(())
            }
            entry => self.course.play(&table.tables, number, entry),
        }
    }
}

impl<C: Clone> Session<C> {
    /// The game as it was before this entry, to be looked at and not to be played on.
    pub fn before(&self, table: &Table, number: u32) -> Result<Session<C>, Refused> {
        let early = self.course.entries().filter(|(entry, _)| *entry < number);
        let early = early.map(|(number, entry)| (number, entry.clone()));
        Ok(Session { course: self.course.again(&table.tables, early)?, ..self.clone() })
    }

    /// The same record with another game behind it, for tests of what a viewer can tell of the
    /// difference.
    #[doc(hidden)]
    pub fn with_game(&self, table: &Table, game: Game) -> Session<C> {
        Session { course: self.course.with_game(&table.tables, game), ..self.clone() }
    }
}
