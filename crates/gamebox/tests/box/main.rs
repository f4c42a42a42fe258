//! Games at a table: what may be taken back, and what a record must not say.

mod corpus;
mod course;
mod daily;
mod fair;
mod laws;
mod lessons;
mod session;

use endboss_engine::{Courtesy, Game, Pause};
use endboss_gamebox::{Course, Setup, Table};
use endboss_journal::Entry;
use endboss_lexicon::{Edition, Seat};
use endboss_view::{Asked, Pick};
use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

#[derive(Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n as u64) as usize
    }
}

pub fn laid_out(edition: Edition, seats: u8) -> Table {
    Setup::plain(edition, seats).lay_out().expect("the edition can be played")
}

/// People at a table who play at random.
#[derive(Debug)]
pub struct Sitting<'t> {
    pub table: &'t Table,
    pub course: Course,
    pub dice: Dice,
    /// The number the next entry has.
    pub next: u32,
}

impl Sitting<'_> {
    pub fn new(table: &Table, courtesy: Courtesy, seed: u64) -> Sitting<'_> {
        let course = Course::new(&table.tables, courtesy);
        Sitting { table, course, dice: Dice::new(seed), next: 1 }
    }

    pub fn play(&mut self, entry: Entry) -> u32 {
        let number = self.next;
        let played = self.course.play(&self.table.tables, number, entry.clone());
        played.unwrap_or_else(|refused| panic!("{entry:?}: {refused}"));
        self.next += 1;
        number
    }

    pub fn pick(&mut self, seat: Seat, pick: Pick) -> u32 {
        self.play(Entry::Pick { seat, pick })
    }

    /// What a seat is asked, and what it may answer.
    pub fn asked(&self, seat: Seat) -> Option<(Asked, Vec<Pick>)> {
        let mut options = Vec::new();
        let asked = self.course.game().options(&self.table.tables, seat, &mut options)?;
        Some((asked, options))
    }

    pub fn random_entry(&mut self) -> Option<Entry> {
        let (game, t): (Game, _) = (*self.course.game(), &self.table.tables);
        Some(match self.course.pause() {
            Pause::Over => return None,
            Pause::Chance(chance) => {
                let n = self.dice.below(game.ways(t, chance) as usize) as u32;
                Entry::Roll { chance, roll: game.way(t, chance, n).expect("one of its ways") }
            }
            Pause::Choice(seats) => {
                let nth = self.dice.below(seats.len().into());
                let seat = seats.iter().nth(nth).expect("somebody is asked");
                let (_, options) = self.asked(seat).expect("it is asked");
                Entry::Pick { seat, pick: options[self.dice.below(options.len())] }
            }
        })
    }

    /// Plays at random until somebody is asked such a thing with these answers; none if nobody
    /// ever is.
    pub fn until(&mut self, meant: impl Fn(Asked, &[Pick]) -> bool) -> Option<Seat> {
        loop {
            if let Pause::Choice(seats) = self.course.pause() {
                let found = seats.iter().find(|seat| {
                    self.asked(*seat).is_some_and(|(asked, options)| meant(asked, &options))
                });
                if found.is_some() {
                    return found;
                }
            }
            let entry = self.random_entry()?;
            self.play(entry);
        }
    }
}
