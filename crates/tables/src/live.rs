//! A game on its way at a table: the course of it, its record line by line, and its chance. What is
//! done here is not done until its lines are on disk: whoever calls waits for that.

use std::collections::HashMap;
use std::sync::Arc;

use endboss_engine::{Courtesy, Game, Pause, Refused};
use endboss_gamebox::{Back, Course, Session, Table};
use endboss_journal::{Closing, Ending, Entry, Fair, Header, Journal, Luck, Onward, Player, parse};
use endboss_lexicon::{Seat, Seats, Viewer};
use endboss_view::{Asked, Pick, View};

use super::library::{Laid, Library};
use super::record::{Holder, Record, SeatRecord};
use super::refusal::{NotNow, Refusal};
use super::unplayable::Unplayable;
use endboss_store::LineRow;

/// The game of one table.
#[derive(Clone, Debug)]
pub struct Live {
    pub laid: Arc<Laid>,
    session: Session<Luck>,
    /// Lines made and not handed over yet.
    fresh: Vec<LineRow>,
    /// How many lines are on disk.
    lines: u32,
    seed: [u8; 32],
    /// The number of each seat's current or next question. They never repeat. [Q50]
    asks: Vec<u32>,
    /// How often each seat took something back.
    undos: Vec<u32>,
    /// The answers given under a key: each seat has keys of its own, so that nobody learns from them
    /// whether another has answered.
    keys: HashMap<(Seat, String), (u32, Pick)>,
    /// When the last line was written.
    pub touched: i64,
    closed: bool,
}

/// So often a seat may take something back in one game.
pub(super) const MOST_UNDOS: u32 = 500;

/// Who sits where, as a journal says it.
fn players(record: &Record) -> Vec<Player> {
    let player = |seat: &SeatRecord| match &seat.holder {
        Holder::Person { .. } => Player::Person,
        Holder::Bot { level } => Player::Bot(level.id().to_owned()),
        Holder::Open | Holder::Held { .. } => {
            Player::Bot(record.settings.substitute.id().to_owned())
        }
    };
    record.seats.iter().map(player).collect()
}

/// Whose answers an entry is about.
#[derive(Clone, Copy, Debug)]
struct Answers {
    by: Seats,
    /// The seat that takes them back, if they are taken back.
    undone: Option<Seat>,
}

impl Answers {
    /// Chance answers nobody.
    const NONE: Answers = Answers { by: Seats::NONE, undone: None };
}

/// How a pick was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    Now,
    /// The same request came before.
    Before,
}

impl Live {
    /// A new game as the record says; its first lines are fresh.
    pub fn begin(laid: Arc<Laid>, record: &Record, now: i64) -> Live {
        let mut header = laid.table.header(players(record), Courtesy::Everyone);
        header.day = record.settings.day;
        let mut live = Live::under(laid, record, header, now);
        live.settle(now);
        live
    }

    /// A new game that begins as another did, up to one of its entries, and goes on with chance of
    /// its own. Its record says so. The cards must be those of that game. Blocks.
    pub fn onward(
        laid: Arc<Laid>,
        record: &Record,
        before: &Journal,
        entries: u32,
        now: i64,
    ) -> Result<Live, Unplayable> {
        let onward = before.seal(entries).map(|seal| Onward { entries, seal });
        let players = players(record);
        let header = Header { players, fair: None, day: None, onward, ..before.header.clone() };
        let mut live = Live::under(laid.clone(), record, header, now);
        let ids = laid.table.ids();
        for number in 1..=entries {
            let entry = before
                .entry(number, &ids)
                .ok_or_else(|| Unplayable::game_unread(&format!("there is no entry {number}")))?;
            let entry = entry.map_err(|error| Unplayable::game_unread(&error))?;
            let added = live.add(entry, None, now);
            added.map_err(|refused| unplayed(number, &refused))?;
        }
        live.settle(now);
        Ok(live)
    }

    /// A record begun under this header, committed to the seed of the table; nothing has happened.
    fn under(laid: Arc<Laid>, record: &Record, mut header: Header, now: i64) -> Live {
        let seed = record.seed();
        let salt = |salt: &Option<String>| salt.as_ref().map(|salt| salt.as_bytes().to_vec());
        let salts: Vec<_> = record.seats.iter().map(|seat| salt(&seat.salt)).collect();
        header.fair = Some(Fair { commit: Fair::commit_to(&seed), salts });
        let luck = Luck::new(&header, &seed);
        let session = Session::begin(&laid.table, &header, luck);
        let seats = header.seats();
        let mut live = Live {
            laid,
            session,
            fresh: Vec::new(),
            lines: 0,
            seed,
            asks: vec![1; seats.into()],
            undos: vec![0; seats.into()],
            keys: HashMap::new(),
            touched: now,
            closed: false,
        };
        live.collect(None, now);
        live
    }

    /// A game from its journal. Blocks.
    pub fn load(library: &Library, record: &Record, rows: &[LineRow]) -> Result<Live, Refusal> {
        let text: String = rows.iter().flat_map(|row| [row.text.as_str(), "\n"]).collect();
        let journal = parse(text.as_bytes()).map_err(|error| Unplayable::game_unread(&error))?;
        let laid = library.of(&journal.header)?;
        let seed = record.seed();
        let luck = Luck::new(&journal.header, &seed);
        let session = Session::reopen(&laid.table, &journal, luck);
        let mut live = Live {
            session,
            fresh: Vec::new(),
            lines: rows.len() as u32,
            seed,
            asks: vec![1; journal.header.seats().into()],
            undos: vec![0; journal.header.seats().into()],
            keys: HashMap::new(),
            touched: rows.last().map_or(0, |row| row.at),
            closed: *journal.closing() != Closing::Open,
            laid: laid.clone(),
        };
        let ids = laid.table.ids();
        // Entries stand one to a line, after the header and before what closes the record.
        let first = rows.iter().position(|row| row.text.starts_with("1 ")).unwrap_or(rows.len());
        for number in 1..=journal.len() {
            let entry = journal.entry(number, &ids).expect("it is there");
            let entry = entry.map_err(|error| Unplayable::game_unread(&error))?;
            if let (Some(key), Entry::Pick { seat, pick }) =
                (rows.get(first + number as usize - 1).and_then(|row| row.key.clone()), &entry)
            {
                live.keys.insert((*seat, key), (live.asks[seat.index()], *pick));
            }
            let answers = live.answers_in(&entry);
            let read = live.happen(answers, |session, table| session.reread(table, number, entry));
            read.map_err(|refused| unplayed(number, &refused))?;
        }
        // A journal that was cut may end where a chance is due.
        if !live.closed {
            live.settle(live.touched);
        }
        Ok(live)
    }

    pub fn pause(&self) -> Pause {
        self.session.pause()
    }

    pub fn course(&self) -> &Course {
        self.session.course()
    }

    pub fn is_over(&self) -> bool {
        self.session.pause() == Pause::Over
    }

    pub fn seats(&self) -> u8 {
        self.laid.table.tables.seats
    }

    pub fn view(&self, viewer: Viewer) -> View {
        self.session.game().view(&self.laid.table.tables, viewer)
    }

    pub fn asked(&self, seat: Seat) -> Option<Asked> {
        self.session.game().question(&self.laid.table.tables, seat)
    }

    /// The number of the question a seat is asked, or would be asked next.
    pub fn ask_number(&self, seat: Seat) -> u32 {
        self.asks.get(seat.index()).copied().unwrap_or_default()
    }

    /// How many of a seat's answers stand.
    pub fn answers(&self, seat: Seat) -> u32 {
        let own = |entry: &Entry| matches!(entry, Entry::Pick { seat: by, .. } if *by == seat);
        self.course().entries().filter(|(_, entry)| own(entry)).count() as u32
    }

    /// The same for every seat.
    pub fn all_answers(&self) -> Vec<u32> {
        (0..self.seats()).map(|n| self.answers(Seat(n))).collect()
    }

    /// The question that a seat answered under this key, and how.
    pub fn answer_under(&self, seat: Seat, key: &str) -> Option<(u32, Pick)> {
        self.keys.get(&(seat, key.to_owned())).copied()
    }

    /// The number that the next entry of the record will have.
    pub fn next_number(&self) -> u32 {
        self.session.next_number()
    }

    /// The game as it was before this entry, if only answers came since: to be looked at, not to be
    /// played on.
    pub fn before(&self, number: u32) -> Option<Live> {
        let mut then = self.clone();
        then.session = self.session.before(&self.laid.table, number).ok()?;
        for (_, entry) in self.course().entries().filter(|(entry, _)| *entry >= number) {
            if let Entry::Pick { seat, .. } = entry {
                then.asks[seat.index()] -= 1;
            }
        }
        Some(then)
    }

    /// The same record with another game behind it, for tests of what a viewer can tell.
    pub(super) fn imagined(&self, game: Game) -> Live {
        Live { session: self.session.with_game(&self.laid.table, game), ..self.clone() }
    }

    /// How many lines are on disk, and the new ones, which go there now.
    pub fn take_lines(&mut self) -> (u32, Vec<LineRow>) {
        let lines = std::mem::take(&mut self.fresh);
        let first = self.lines + 1;
        self.lines += lines.len() as u32;
        (first, lines)
    }

    /// A seat answers. Nothing has changed if it is refused.
    pub fn pick(
        &mut self,
        seat: Seat,
        ask: u32,
        pick: Pick,
        key: Option<String>,
        now: i64,
    ) -> Result<Taken, Refusal> {
        if let Some(key) = &key
            && let Some(given) = self.answer_under(seat, key)
        {
            return match given == (ask, pick) {
                true => Ok(Taken::Before),
                false => Err(NotNow::KeyUsed.into()),
            };
        }
        if self.asked(seat).is_none() || self.ask_number(seat) != ask {
            return Err(Refusal::StaleAsk);
        }
        let given = key.clone();
        let added = self.add(Entry::Pick { seat, pick }, key, now);
        added.map_err(|_| Refusal::NotOffered)?;
        if let Some(key) = given {
            self.keys.insert((seat, key), (ask, pick));
        }
        self.settle(now);
        Ok(Taken::Now)
    }

    pub fn concede(&mut self, seat: Seat, now: i64) -> Result<(), Refusal> {
        let conceded = self.add(Entry::Concede { seat }, None, now);
        conceded.map_err(|_| NotNow::NoConceding)?;
        self.settle(now);
        Ok(())
    }

    /// What a seat may take back by itself. [Q50]
    pub fn back(&self, seat: Seat, all: bool, rated: bool) -> Option<Back> {
        self.course().back(seat, all, rated)
    }

    /// Whether a seat may take something back once more. Each time the game is played again from its
    /// beginning, by the table and by whoever watches it later, so there is an end to it.
    pub fn may_still_undo(&self, seat: Seat) -> bool {
        self.undos.get(seat.index()).is_some_and(|undos| *undos < MOST_UNDOS)
    }

    /// Whether a seat that takes this back is asked again what all are asked now.
    pub fn reasks(&self, seat: Seat, back: &Back) -> bool {
        let t = &self.laid.table.tables;
        let Ok(then) = self.course().again(t, back.left.iter().cloned()) else { return false };
        let Pause::Choice(asked) = self.course().pause() else { return false };
        let now = asked.iter().find_map(|other| self.asked(other));
        let kind = |asked: Asked| std::mem::discriminant(&asked);
        now.map(kind) == then.game().question(t, seat).map(kind)
    }

    /// Takes back. The game goes on as if it had not been, with fresh chance.
    pub fn undo(&mut self, seat: Seat, back: Back, agreed: bool, now: i64) -> Result<(), Refusal> {
        let entry = Entry::Undo { seat, back: back.spans, agreed };
        let undone = self.add(entry, None, now);
        undone.map_err(|_| NotNow::NoUndo)?;
        self.settle(now);
        Ok(())
    }

    /// The entry at which the seat chose last, for taking back by consent; or with which the turn
    /// began.
    pub fn earlier(&self, seat: Seat, whole_turn: bool) -> Option<Back> {
        let t = &self.laid.table.tables;
        let mut again = Course::new(t, self.course().courtesy());
        let turn = self.view(Viewer::Public).turn;
        let mut choice = None;
        for (number, entry) in self.course().entries() {
            let before = again.game().view(t, Viewer::Public).turn;
            if let Entry::Pick { seat: by, .. } = entry {
                let mut options = Vec::new();
                again.game().options(t, *by, &mut options);
                let chosen = options.len() > 1;
                let wanted = match whole_turn {
                    true => choice.is_none() && before == turn,
                    false => *by == seat && chosen,
                };
                if wanted {
                    choice = Some(number);
                }
            }
            again.play(t, number, entry.clone()).ok()?;
        }
        self.course().back_to(choice?)
    }

    /// The players stop here on purpose.
    pub fn adjourn(&mut self, now: i64) {
        if !self.closed {
            self.session.adjourn();
            self.closed = true;
            self.collect(None, now);
        }
    }

    /// Numbers of a bot's own for the question it is asked now.
    pub fn dice(&self, seat: Seat) -> u64 {
        u64::from_le_bytes(self.session.chance().bot(seat, self.session.next_number()))
    }

    /// How the game ended.
    pub fn ending(&self) -> Option<Ending> {
        self.session.ending(&self.laid.table)
    }

    /// Every chance that is due comes out as the stream says.
    fn settle(&mut self, now: i64) {
        while let Pause::Chance(_) = self.session.pause() {
            let rolled = self.happen(Answers::NONE, |session, table| {
                session.roll(table);
                Ok(())
            });
            rolled.expect("a chance is due");
            self.collect(None, now);
        }
        if !self.closed && self.ending().is_some() {
            self.session.end(&self.laid.table, Some(&self.seed));
            self.closed = true;
            self.collect(None, now);
        }
    }

    /// Something new happens, and is written.
    fn add(&mut self, entry: Entry, key: Option<String>, now: i64) -> Result<(), Refused> {
        let answers = self.answers_in(&entry);
        self.happen(answers, |session, table| session.add(table, entry).map(drop))?;
        self.collect(key, now);
        Ok(())
    }

    /// Whose answer an entry is, or whose answers it takes back.
    fn answers_in(&self, entry: &Entry) -> Answers {
        match entry {
            Entry::Pick { seat, .. } | Entry::Concede { seat } => {
                Answers { by: Seats::only(*seat), undone: None }
            }
            Entry::Undo { seat, back, .. } => {
                let goes = |number: u32| back.iter().any(|span| span.has(number));
                let taken = self.course().entries().filter(|(number, _)| goes(*number));
                let by = taken.filter_map(|(_, entry)| match entry {
                    Entry::Pick { seat, .. } => Some(*seat),
                    _ => None,
                });
                Answers { by: by.fold(Seats::NONE, Seats::with), undone: Some(*seat) }
            }
            Entry::Roll { .. } => Answers::NONE,
        }
    }

    /// Lets something happen in the game, and counts on the questions it closes.
    fn happen(
        &mut self,
        answers: Answers,
        what: impl FnOnce(&mut Session<Luck>, &Table) -> Result<(), Refused>,
    ) -> Result<(), Refused> {
        let before: Vec<Option<Asked>> = self.questions();
        what(&mut self.session, &self.laid.table)?;
        if let Some(seat) = answers.undone {
            self.undos[seat.index()] += 1;
        }
        let after = self.questions();
        for (n, (before, after)) in before.iter().zip(&after).enumerate() {
            let own = answers.by.has(Seat(n as u8));
            // That another took back an answer which waits for all tells nobody anything.
            let silent = before == after && before.is_some_and(|asked| !asked.is_window());
            let gone = before.is_some() && (before != after || answers.undone.is_some() && !silent);
            if own || gone {
                self.asks[n] += 1;
            }
        }
        Ok(())
    }

    fn questions(&self) -> Vec<Option<Asked>> {
        (0..self.seats()).map(|n| self.asked(Seat(n))).collect()
    }

    /// The lines just written become rows; a key belongs to the only one of them.
    fn collect(&mut self, mut key: Option<String>, now: i64) {
        for line in self.session.take_lines().lines() {
            self.fresh.push(LineRow { text: line.to_owned(), key: key.take(), at: now });
        }
        self.touched = now;
    }
}

/// An entry of a record that the game does not take.
fn unplayed(number: u32, refused: &dyn std::fmt::Display) -> Unplayable {
    Unplayable::game_unread(&format!("entry {number}: {refused}"))
}
