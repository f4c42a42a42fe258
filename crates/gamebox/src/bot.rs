//! The players that are programs, in their seats.

use std::sync::Arc;

use endboss_bots::{Bot, Budget, Decision, Level, Lore, Undecided};
use endboss_engine::{Game, Tables};
use endboss_lexicon::{Seat, Viewer};

use crate::Table;

/// Who sits where. Bots are given views, never the game.
#[derive(Debug)]
pub struct Seated {
    levels: Vec<Level>,
    budget: Budget,
    lore: Option<Arc<Lore>>,
    /// One for each seat of the game at hand; none for a seat that leaves it to chance.
    bots: Vec<Option<Bot>>,
    moved: u64,
}

impl Seated {
    /// One level for each seat, or one for all.
    pub fn new(levels: &[Level], budget: Budget, table: &Table) -> Seated {
        let seats = table.tables.seats;
        let of = |n: u8| levels.get(n as usize % levels.len().max(1)).copied();
        let levels: Vec<_> = (0..seats).map(|n| of(n).unwrap_or(Level::Random)).collect();
        let thinks = levels.iter().any(|level| *level != Level::Random);
        let lore = thinks.then(|| table.lore());
        let mut seated = Seated { levels, budget, lore, bots: Vec::new(), moved: 0 };
        seated.sit_down(0);
        seated
    }

    /// Everybody at random.
    pub fn random(seats: u8) -> Seated {
        Seated {
            levels: vec![Level::Random; seats.into()],
            budget: Budget::nodes(1),
            lore: None,
            bots: (0..seats).map(|_| None).collect(),
            moved: 0,
        }
    }

    /// For another game: everybody moves on so many seats from where they sat first, and has
    /// forgotten the game before.
    pub fn sit_down(&mut self, moved: u64) {
        self.moved = moved;
        let seats = (0..self.levels.len() as u8).map(Seat);
        self.bots = seats
            .map(|seat| match (self.level(seat), &self.lore) {
                (Level::Random, _) | (_, None) => None,
                (level, Some(lore)) => Some(Bot::new(level, lore.clone())),
            })
            .collect();
    }

    /// Who has this seat.
    pub fn level(&self, seat: Seat) -> Level {
        let seats = self.levels.len() as u64;
        self.levels[((u64::from(seat.0) + self.moved) % seats.max(1)) as usize]
    }

    /// The answer of a bot that thinks; none if it leaves it to chance. The seed is for the games it
    /// imagines.
    pub fn decide(
        &mut self,
        t: &Tables,
        game: &Game,
        seat: Seat,
        seed: u64,
    ) -> Option<Result<Decision, Undecided>> {
        let bot = self.bots.get_mut(seat.index())?.as_mut()?;
        Some(bot.decide(&game.view(t, Viewer::Seat(seat)), self.budget, seed))
    }
}
