use std::fmt;

use endboss_engine::Game;
use endboss_lexicon::Seat;
use endboss_view::Cause;

use crate::words::{letter, seat};

/// How a game ended, as its last line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    pub cause: Cause,
    pub winner: Seat,
    /// Souls and wounds by seat.
    pub scores: Vec<(u8, u8)>,
}

impl Ending {
    /// None while the game goes on.
    pub fn of(game: &Game, seats: u8) -> Option<Ending> {
        let end = game.end()?;
        let score = |n| (game.souls(Seat(n)), game.wounds(Seat(n)));
        Some(Ending {
            cause: end.cause,
            winner: *end.ranking.first()?,
            scores: (0..seats).map(score).collect(),
        })
    }

    /// `CAUSE winner A score A 10-1 B 4-2`.
    pub(crate) fn read(text: &str) -> Option<Ending> {
        let mut words = text.split(' ');
        let cause = words.next()?;
        let cause = Cause::ALL.into_iter().find(|known| known.id() == cause)?;
        words.next().filter(|w| *w == "winner")?;
        let winner = seat(words.next()?)?;
        words.next().filter(|w| *w == "score")?;
        let mut scores = Vec::new();
        while let Some(word) = words.next() {
            (seat(word)?.index() == scores.len()).then_some(())?;
            let (souls, wounds) = words.next()?.split_once('-')?;
            scores.push((souls.parse().ok()?, wounds.parse().ok()?));
        }
        Some(Ending { cause, winner, scores })
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let winner = letter(self.winner);
        write!(f, "{} winner {winner} score", self.cause.id())?;
        for (n, (souls, wounds)) in self.scores.iter().enumerate() {
            write!(f, " {} {souls}-{wounds}", letter(Seat(n as u8)))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cause_is_read_as_it_is_written() {
        for cause in Cause::ALL {
            let ending = Ending { cause, winner: Seat(1), scores: vec![(10, 1), (4, 255), (0, 0)] };
            assert_eq!(Ending::read(&ending.to_string()), Some(ending));
        }
    }

    #[test]
    fn what_is_no_ending_is_not_read_as_one() {
        for text in [
            "",
            "boredom winner A score A 1-1",
            "ten_souls winner Z score A 1-1",
            "ten_souls winner A score B 1-1",
            "ten_souls winner A score A 1",
            "ten_souls winner A score A 1-999",
            "ten_souls winner A score A 1-1 B",
            "ten_souls loser A score A 1-1",
        ] {
            assert_eq!(Ending::read(text), None, "{text}");
        }
    }
}
