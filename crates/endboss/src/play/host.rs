//! The host of a game against bots: keeps the game and its record, answers for the others
//! and for chance, and gives the player nothing but views and what that seat sees.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use endboss_engine::{Courtesy, Event, Pause};
use endboss_gamebox::{Bot, Budget, Course, Decision, Level, Seated, Undecided};
use endboss_journal::{Closing, Ending, Entry, Player, Replay, Writer};
use endboss_lexicon::{Seat, Viewer};
use endboss_view::{Asked, Forecast, Pick, Seen, View};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::folder::Opened;
use crate::file::{Deed, problem};
use crate::started::as_typed;
use crate::table::Table;

#[derive(Debug)]
pub struct Host<'t> {
    table: &'t Table,
    me: Seat,
    bots: Seated,
    seed: u64,
    course: Course,
    record: Writer<File>,
    path: PathBuf,
}

impl<'t> Host<'t> {
    /// A new game, recorded in a file that is still empty.
    pub fn begin(
        table: &'t Table,
        me: Seat,
        bots: Level,
        seed: u64,
        path: PathBuf,
        file: File,
    ) -> Result<Host<'t>> {
        let player = |n| match Seat(n) == me {
            true => Player::Person,
            false => Player::Bot(bot_name(bots, seed)),
        };
        let players = (0..table.tables.seats).map(player).collect();
        let header = table.header(players, Courtesy::Everyone);
        let record =
            Writer::new(file, &header).map_err(|error| problem(Deed::Write, &path, &error))?;
        let course = Course::new(&table.tables, header.courtesy);
        let bots = seated(&[bots], table);
        Ok(Host { table, me, bots, seed, course, record, path })
    }

    /// Goes on with a recorded game. The seed is in the bots' names; whoever plays alone goes on
    /// with this one.
    pub fn resume(table: &'t Table, opened: Opened, alone: u64) -> Result<Host<'t>> {
        let journal = &opened.journal;
        let (me, kinds, seed) = who_plays(&journal.header.players)?;
        if let Closing::Ended(_) = journal.closing() {
            bail!("this game is over; `{} replay` shows it", as_typed());
        }
        let ids = table.ids();
        let mut replay = Replay::new(journal, &table.tables, &ids, &mut ())?;
        replay.to(u32::MAX, &mut ())?;
        let (_, standing) = replay.into_parts();
        let course = Course::new(&table.tables, journal.header.courtesy);
        let course = course.again(&table.tables, standing)?;
        let journal = opened.journal.clone();
        let (path, file) = opened.ready()?;
        let bots = seated(&kinds, table);
        let seed = seed.unwrap_or(alone);
        Ok(Host { table, me, bots, seed, course, record: Writer::resume(file, &journal), path })
    }

    pub fn me(&self) -> Seat {
        self.me
    }

    pub fn seed(&self) -> u64 {
        self.seed
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn view(&self) -> View {
        self.course.game().view(&self.table.tables, Viewer::Seat(self.me))
    }

    /// What comes if everybody passes, as far as the player can tell.
    pub fn forecast(&self) -> Forecast {
        self.course.game().forecast(&self.table.tables, Viewer::Seat(self.me))
    }

    /// What a bot of this level would choose in the player's seat. It is told what the player may
    /// know, and nothing else.
    pub fn hint(&self, level: Level) -> Result<Decision, Undecided> {
        let seed = u64::from(self.below(u32::MAX));
        Bot::new(level, self.table.lore()).decide(&self.view(), Budget::TABLE, seed)
    }

    /// What happened, as the player saw it.
    pub fn log(&self) -> Vec<Seen> {
        let seen = |event: &Event| event.seen(Viewer::Seat(self.me));
        self.course.log().iter().map(seen).collect()
    }

    /// What comes with an answer before anybody can say a word: a target or a cost of which there
    /// is one only, so that nobody is asked.
    pub fn at_once(&self, pick: Pick) -> Vec<Seen> {
        let mut game = *self.course.game();
        let t = &self.table.tables;
        let mut events: Vec<Event> = Vec::new();
        let mut options = vec![pick];
        // Where there is only one answer to what is asked next, it is given at once, too.
        while events.is_empty()
            && let [only] = options[..]
            && game.choose(t, self.me, only, &mut events).is_ok()
        {
            game.advance(t, &mut events);
            game.options(t, self.me, &mut options);
        }
        let seen = events.iter().map(|event| event.seen(Viewer::Seat(self.me)));
        let mut used = None;
        let comes = |seen: &Seen| match seen {
            Seen::Declared { seat, source, target, .. } => {
                used = Some(source.card);
                *seat == self.me && target.is_some()
            }
            // That a room destroys itself, its text says.
            Seen::Destroyed { seat, room, .. } => *seat == self.me && used != Some(*room),
            Seen::Discarded { seat, .. }
            | Seen::SoulRemoved { seat, .. }
            | Seen::TokensLost { seat, .. } => *seat == self.me,
            _ => false,
        };
        let declared = seen.take_while(|seen| !matches!(seen, Seen::Happened { .. }));
        declared.filter(comes).collect()
    }

    /// Plays on until the player has a choice or the game is over. Where only one answer is
    /// possible, it is given at once, unless the player wants to be asked all the same. [Q6]
    pub fn play_on(&mut self, ask_always: bool) -> Result<()> {
        while let Some(entry) = self.next_entry(ask_always) {
            self.step(entry)?;
        }
        self.sync()
    }

    /// What chance, the others, or the only answer there is does next; none if the player chooses.
    fn next_entry(&mut self, ask_always: bool) -> Option<Entry> {
        let (game, t) = (self.course.game(), &self.table.tables);
        match self.course.pause() {
            Pause::Over => None,
            Pause::Chance(chance) => {
                let roll = game.way(t, chance, self.below(game.ways(t, chance)));
                Some(Entry::Roll { chance, roll: roll.expect("one of its ways") })
            }
            Pause::Choice(seats) => {
                // The player answers last, so that an answer is taken back without another's. [Q50]
                let seat = seats.iter().find(|seat| *seat != self.me).unwrap_or(self.me);
                let mut options = Vec::new();
                let asked = game.options(t, seat, &mut options);
                if seat == self.me && (ask_always || options.len() > 1 || asked.is_some_and(places))
                {
                    return None;
                }
                let any = options[self.below(options.len() as u32) as usize];
                let imagined = u64::from(self.below(u32::MAX));
                let thought = match seat == self.me {
                    true => None,
                    false => self.bots.decide(t, game, seat, imagined),
                };
                let pick = thought.and_then(Result::ok).map_or(any, |decided| decided.pick);
                Some(Entry::Pick { seat, pick })
            }
        }
    }

    /// The player's answer. It is on disk before anything comes of it. [ARCHITECTURE 8]
    pub fn pick(&mut self, pick: Pick) -> Result<()> {
        self.step(Entry::Pick { seat: self.me, pick })
    }

    pub fn concede(&mut self) -> Result<()> {
        self.step(Entry::Concede { seat: self.me })
    }

    /// Takes back the player's last choice, or all since anyone learned something, and says how
    /// many; none if there is none. [Q50]
    pub fn undo(&mut self, all: bool) -> Result<Option<usize>> {
        let Some(back) = self.course.back(self.me, all, false) else {
            return Ok(None);
        };
        let written = self.record.undo(self.me, back.spans, false, &self.table.ids());
        written.map_err(|error| self.unwritten(&error))?;
        self.sync()?;
        self.course = self.course.again(&self.table.tables, back.left)?;
        Ok(Some(back.choices))
    }

    /// The player leaves and may come back.
    pub fn adjourn(&mut self) -> Result<()> {
        self.record.adjourn().map_err(|error| self.unwritten(&error))?;
        self.sync()
    }

    /// Writes how the game ended.
    pub fn close(&mut self) -> Result<()> {
        if let Some(ending) = Ending::of(self.course.game(), self.table.tables.seats) {
            self.record.end(&ending).map_err(|error| self.unwritten(&error))?;
        }
        self.sync()
    }

    fn step(&mut self, entry: Entry) -> Result<()> {
        let number = self.record.entry(&entry, &self.table.ids());
        let number = number.map_err(|error| self.unwritten(&error))?;
        if matches!(entry, Entry::Pick { seat, .. } if seat == self.me) {
            self.sync()?;
        }
        Ok(self.course.play(&self.table.tables, number, entry)?)
    }

    fn sync(&mut self) -> Result<()> {
        let synced = self.record.get_mut().sync_data();
        synced.map_err(|error| self.unwritten(&error))
    }

    fn unwritten(&self, error: &io::Error) -> anyhow::Error {
        problem(Deed::Write, &self.path, error)
    }

    /// A number for the entry that comes next. It depends on the seed and on the entry's number
    /// alone, so that a game that was left goes on as if it had not been.
    fn below(&self, n: u32) -> u32 {
        let start = Xoshiro256PlusPlus::seed_from_u64(self.seed).next_u64();
        let number = u64::from(self.record.next_number());
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(start.wrapping_add(number));
        ((u64::from(dice.next_u32()) * u64::from(n)) >> 32) as u32
    }
}

/// Whether a room is about to be placed. Where it goes is asked even if there is one place only:
/// it can still be taken back.
fn places(asked: Asked) -> bool {
    matches!(asked, Asked::PlaceWhere { .. } | Asked::BuildWhere { .. })
}

/// One kind for all seats, or one for each. What the player's own seat would do is never asked.
fn seated(kinds: &[Level], table: &Table) -> Seated {
    Seated::new(kinds, Budget::TABLE, table)
}

/// What the record calls a bot: with the seed, by which a game goes on.
fn bot_name(kind: Level, seed: u64) -> String {
    format!("{}:{seed}", kind.id())
}

fn named_bot(name: &str) -> Option<(Level, u64)> {
    let (kind, seed) = name.split_once(':')?;
    Some((Level::named(kind)?, seed.parse().ok()?))
}

/// Who plays, what the others are, and their seed.
fn who_plays(players: &[Player]) -> Result<(Seat, Vec<Level>, Option<u64>)> {
    let mut people = (0u8..).zip(players).filter(|(_, p)| matches!(p, Player::Person));
    let me = match (people.next(), people.next()) {
        (Some((n, _)), None) => Seat(n),
        (None, _) => bail!("no person plays in this game, so nobody can go on"),
        (Some(_), Some(_)) => bail!("several people play in this game; here only one can"),
    };
    let mut seed = None;
    let mut kinds = Vec::new();
    for (n, player) in (0u8..).zip(players) {
        kinds.push(match player {
            Player::Person => Level::Random,
            Player::Bot(name) => {
                let letter = Seat(n).letter();
                let (kind, its) = named_bot(name).ok_or_else(|| {
                    anyhow!("seat {letter} is played by \"{name}\", which cannot be asked here")
                })?;
                seed = Some(its);
                kind
            }
        });
    }
    Ok((me, kinds, seed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_and_bots_can_go_on() {
        let bot = |kind| Player::Bot(bot_name(kind, 7));
        let (normal, random) = (Level::Normal, Level::Random);
        let (me, kinds, seed) = who_plays(&[bot(normal), Player::Person, bot(random)]).unwrap();
        assert_eq!((me, seed), (Seat(1), Some(7)));
        assert_eq!((kinds[0], kinds[2]), (normal, random));
        let (me, _, seed) = who_plays(&[Player::Person]).unwrap();
        assert_eq!((me, seed), (Seat(0), None), "alone");
        let sentence = |players: &[Player]| who_plays(players).unwrap_err().to_string();
        assert!(sentence(&[bot(normal), bot(normal)]).contains("no person"));
        assert!(sentence(&[Player::Person, Player::Person]).contains("several people"));
        for name in ["clever", "clever:7", "normal", "random:x"] {
            let other = Player::Bot(name.to_owned());
            assert!(sentence(&[Player::Person, other]).contains(&format!("\"{name}\"")));
        }
    }
}
