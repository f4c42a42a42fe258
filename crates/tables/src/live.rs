//! A game on its way at a table: the course of it, its record line by line, and its chance. What is
//! done here is not done until its lines are on disk: whoever calls waits for that.

use std::collections::HashMap;
use std::sync::Arc;

use endboss_engine::{Courtesy, Game, Pause};
use endboss_gamebox::{Back, Course};
use endboss_journal::{
    Ending, Entry, Fair, Header, Journal, Luck, Onward, Player, Span, Writer, parse,
};
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
    course: Course,
    record: Writer<Vec<u8>>,
    /// Lines made and not handed over yet.
    fresh: Vec<LineRow>,
    /// How many lines are on disk.
    lines: u32,
    luck: Luck,
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
            let played = live.play(number, entry.clone());
            played.map_err(|refused| unplayed(number, &refused))?;
            live.write(&entry, None, now);
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
        let writer = Writer::new(Vec::new(), &header).expect("a list takes every line");
        let course = Course::new(&laid.table.tables, header.courtesy);
        let seats = header.seats();
        let mut live = Live {
            laid,
            course,
            record: writer,
            fresh: Vec::new(),
            lines: 0,
            luck,
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
        let writer = Writer::resume(Vec::new(), &journal);
        let course = Course::new(&laid.table.tables, journal.header.courtesy);
        let mut live = Live {
            course,
            record: writer,
            fresh: Vec::new(),
            lines: rows.len() as u32,
            luck,
            seed,
            asks: vec![1; journal.header.seats().into()],
            undos: vec![0; journal.header.seats().into()],
            keys: HashMap::new(),
            touched: rows.last().map_or(0, |row| row.at),
            closed: *journal.closing() != endboss_journal::Closing::Open,
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
            live.follow(&entry);
            let played = live.play(number, entry);
            played.map_err(|refused| unplayed(number, &refused))?;
        }
        // A journal that was cut may end where a chance is due.
        if !live.closed {
            live.settle(live.touched);
        }
        Ok(live)
    }

    pub fn pause(&self) -> Pause {
        self.course.pause()
    }

    pub fn course(&self) -> &Course {
        &self.course
    }

    pub fn is_over(&self) -> bool {
        self.course.pause() == Pause::Over
    }

    pub fn seats(&self) -> u8 {
        self.laid.table.tables.seats
    }

    pub fn view(&self, viewer: Viewer) -> View {
        self.course.game().view(&self.laid.table.tables, viewer)
    }

    pub fn asked(&self, seat: Seat) -> Option<Asked> {
        self.course.game().question(&self.laid.table.tables, seat)
    }

    /// The number of the question a seat is asked, or would be asked next.
    pub fn ask_number(&self, seat: Seat) -> u32 {
        self.asks.get(seat.index()).copied().unwrap_or_default()
    }

    /// How many of a seat's answers stand.
    pub fn answers(&self, seat: Seat) -> u32 {
        let own = |entry: &Entry| matches!(entry, Entry::Pick { seat: by, .. } if *by == seat);
        self.course.entries().filter(|(_, entry)| own(entry)).count() as u32
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
        self.record.next_number()
    }

    /// The game as it was before this entry, if only answers came since: to be looked at, not to be
    /// played on.
    pub fn before(&self, number: u32) -> Option<Live> {
        let mut then = self.clone();
        let (early, late): (Vec<_>, Vec<_>) =
            self.course.entries().partition(|(entry, _)| *entry < number);
        let early = early.into_iter().map(|(number, entry)| (number, entry.clone()));
        then.course = self.course.again(&self.laid.table.tables, early).ok()?;
        for (_, entry) in late {
            if let Entry::Pick { seat, .. } = entry {
                then.asks[seat.index()] -= 1;
            }
        }
        Some(then)
    }

    /// The same record with another game behind it, for tests of what a viewer can tell.
    pub(super) fn imagined(&self, game: Game) -> Live {
        let course = self.course.with_game(&self.laid.table.tables, game);
        Live { course, ..self.clone() }
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
        let entry = Entry::Pick { seat, pick };
        let number = self.record.next_number();
        self.play(number, entry.clone()).map_err(|_| Refusal::NotOffered)?;
        if let Some(key) = &key {
            self.keys.insert((seat, key.clone()), (ask, pick));
        }
        self.write(&entry, key, now);
        self.settle(now);
        Ok(Taken::Now)
    }

    pub fn concede(&mut self, seat: Seat, now: i64) -> Result<(), Refusal> {
        let entry = Entry::Concede { seat };
        let number = self.record.next_number();
        let conceded = self.play(number, entry.clone());
        conceded.map_err(|_| NotNow::NoConceding)?;
        self.write(&entry, None, now);
        self.settle(now);
        Ok(())
    }

    /// What a seat may take back by itself. [Q50]
    pub fn back(&self, seat: Seat, all: bool, rated: bool) -> Option<Back> {
        self.course.back(seat, all, rated)
    }

    /// Whether a seat may take something back once more. Each time the game is played again from its
    /// beginning, by the table and by whoever watches it later, so there is an end to it.
    pub fn may_still_undo(&self, seat: Seat) -> bool {
        self.undos.get(seat.index()).is_some_and(|undos| *undos < MOST_UNDOS)
    }

    /// Whether a seat that takes this back is asked again what all are asked now.
    pub fn reasks(&self, seat: Seat, back: &Back) -> bool {
        let t = &self.laid.table.tables;
        let Ok(then) = self.course.again(t, back.left.iter().cloned()) else { return false };
        let Pause::Choice(asked) = self.course.pause() else { return false };
        let now = asked.iter().find_map(|other| self.asked(other));
        let kind = |asked: Asked| std::mem::discriminant(&asked);
        now.map(kind) == then.game().question(t, seat).map(kind)
    }

    /// Takes back. The game goes on as if it had not been, with fresh chance.
    pub fn undo(&mut self, seat: Seat, back: Back, agreed: bool, now: i64) -> Result<(), Refusal> {
        let entry = Entry::Undo { seat, back: back.spans, agreed };
        let number = self.record.next_number();
        let undone = self.play(number, entry.clone());
        undone.map_err(|_| NotNow::NoUndo)?;
        self.write(&entry, None, now);
        self.settle(now);
        Ok(())
    }

    /// The entry at which the seat chose last, for taking back by consent; or with which the turn
    /// began.
    pub fn earlier(&self, seat: Seat, whole_turn: bool) -> Option<Back> {
        let t = &self.laid.table.tables;
        let mut again = Course::new(t, self.course.courtesy());
        let turn = self.view(Viewer::Public).turn;
        let mut choice = None;
        for (number, entry) in self.course.entries() {
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
        self.course.back_to(choice?)
    }

    /// The players stop here on purpose.
    pub fn adjourn(&mut self, now: i64) {
        if !self.closed {
            self.record.adjourn().expect("a list takes every line");
            self.closed = true;
            self.collect(None, now);
        }
    }

    /// Numbers of a bot's own for the question it is asked now.
    pub fn dice(&self, seat: Seat) -> u64 {
        u64::from_le_bytes(self.luck.bot(seat, self.record.next_number()))
    }

    /// How the game ended.
    pub fn ending(&self) -> Option<Ending> {
        Ending::of(self.course.game(), self.seats())
    }

    /// Every chance that is due comes out as the stream says.
    fn settle(&mut self, now: i64) {
        while let Pause::Chance(chance) = self.course.pause() {
            let (game, t) = (self.course.game(), &self.laid.table.tables);
            let number = self.record.next_number();
            let ids = self.laid.table.ids();
            let roll = self.luck.roll(number, game, t, chance, &ids).expect("one of its ways");
            let entry = Entry::Roll { chance, roll };
            self.play(number, entry.clone()).expect("a possible roll");
            self.write(&entry, None, now);
        }
        if let (false, Some(ending)) = (self.closed, self.ending()) {
            self.record.reveal(&self.seed).expect("a list takes every line");
            self.record.end(&ending).expect("a list takes every line");
            self.closed = true;
            self.collect(None, now);
        }
    }

    /// Chance goes on from what is on record.
    fn follow(&mut self, entry: &Entry) {
        if let Entry::Roll { chance, roll } = entry {
            let table = &self.laid.table;
            let game = self.course.game();
            self.luck.follow(game, &table.tables, *chance, *roll, &table.ids());
        }
    }

    /// Plays an entry and counts on the questions it closed.
    fn play(&mut self, number: u32, entry: Entry) -> Result<(), endboss_engine::Refused> {
        let before: Vec<Option<Asked>> = self.questions();
        let goes = |back: &[Span], number: u32| back.iter().any(|span| span.has(number));
        // Whose answer this is, or whose answers are taken back by it.
        let (by, undo) = match &entry {
            Entry::Pick { seat, .. } | Entry::Concede { seat } => (Seats::only(*seat), false),
            Entry::Undo { back, .. } => {
                let taken = self.course.entries().filter(|(number, _)| goes(back, *number));
                let by = taken.filter_map(|(_, entry)| match entry {
                    Entry::Pick { seat, .. } => Some(*seat),
                    _ => None,
                });
                (by.fold(Seats::NONE, Seats::with), true)
            }
            Entry::Roll { .. } => (Seats::NONE, false),
        };
        match entry {
            Entry::Undo { seat, ref back, .. } => {
                let left = self.course.entries().filter(|(number, _)| !goes(back, *number));
                let left: Vec<_> = left.map(|(number, entry)| (number, entry.clone())).collect();
                self.course = self.course.again(&self.laid.table.tables, left)?;
                self.undos[seat.index()] += 1;
            }
            _ => self.course.play(&self.laid.table.tables, number, entry)?,
        }
        let after = self.questions();
        for (n, (before, after)) in before.iter().zip(&after).enumerate() {
            let own = by.has(Seat(n as u8));
            // That another took back an answer which waits for all tells nobody anything.
            let silent = before == after && before.is_some_and(|asked| !asked.is_window());
            let gone = before.is_some() && (before != after || undo && !silent);
            if own || gone {
                self.asks[n] += 1;
            }
        }
        Ok(())
    }

    fn questions(&self) -> Vec<Option<Asked>> {
        (0..self.seats()).map(|n| self.asked(Seat(n))).collect()
    }

    fn write(&mut self, entry: &Entry, key: Option<String>, now: i64) {
        let ids = self.laid.table.ids();
        self.record.entry(entry, &ids).expect("a list takes every line");
        self.collect(key, now);
    }

    /// The lines just written become rows; a key belongs to the only one of them.
    fn collect(&mut self, mut key: Option<String>, now: i64) {
        let bytes = std::mem::take(self.record.get_mut());
        let text = String::from_utf8(bytes).expect("a journal is written as text");
        for line in text.lines() {
            self.fresh.push(LineRow { text: line.to_owned(), key: key.take(), at: now });
        }
        self.touched = now;
    }
}

/// An entry of a record that the game does not take.
fn unplayed(number: u32, refused: &dyn std::fmt::Display) -> Unplayable {
    Unplayable::game_unread(&format!("entry {number}: {refused}"))
}
