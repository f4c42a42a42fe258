//! What an entrant wins with all its seats.

use crate::{Dealt, Estimate, Share};

/// The games an entrant sat in and those it won, deal by deal. Of its seats only one can win a game,
/// so games are what may be won or not, and its share of wins by seat follows from them.
#[derive(Clone, Debug, Default)]
pub struct Won {
    games: Share,
    seats: u64,
    /// Somebody else could have won.
    contested: bool,
}

impl Won {
    pub fn add(&mut self, dealt: &Dealt, entrant: usize) {
        let (mut games, mut wins) = (0, 0);
        for game in &dealt.games {
            let seats = game.who.iter().filter(|who| **who == entrant).count();
            self.seats += seats as u64;
            self.contested |= seats > 0 && seats < game.who.len();
            games += u32::from(seats > 0);
            wins += u32::from(game.who[game.winner().index()] == entrant);
        }
        self.games.add(games, wins);
    }

    /// Seats it had in all games.
    pub fn seats(&self) -> u64 {
        self.seats
    }

    pub fn wins(&self) -> u64 {
        self.games.successes()
    }

    /// Of its seats, how many won; none without a seat. It has equally many in every game.
    pub fn share(&self) -> Option<Estimate> {
        let found = self.games.estimate()?;
        let found = match self.contested {
            true => found,
            // Whoever has all seats wins one of them for certain: there is nothing to be unsure of.
            false => Estimate { range: Some([found.value; 2]), ..found },
        };
        Some(found.times(self.games.trials() as f64 / self.seats as f64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Played;

    /// Deals of one game; who sits where, and which seat wins in the nth.
    fn won(who: [usize; 4], winner: impl Fn(u64) -> u8) -> [Won; 2] {
        [0, 1].map(|entrant| {
            let mut won = Won::default();
            for deal in 0..40 {
                let game = Played::ranked(&who, &[winner(deal)]);
                won.add(&Dealt { deal, games: vec![game] }, entrant);
            }
            won
        })
    }

    /// What the one wins the three others together do not.
    #[test]
    fn the_intervals_of_two_entrants_fit_together() {
        let [one, others] = won([0, 1, 1, 1], |deal| u8::from(deal % 2 == 0));
        assert_eq!((one.seats(), one.wins(), others.seats(), others.wins()), (40, 20, 120, 20));
        let [one, others] = [one, others].map(|it| it.share().expect("it had seats"));
        let ends = |it: Estimate| it.range.expect("many deals");
        let ([low, high], [least, most]) = (ends(one), ends(others));
        assert!((others.value - (1.0 - one.value) / 3.0).abs() < 1e-9);
        assert!((least - (1.0 - high) / 3.0).abs() < 1e-9, "{one:?}, {others:?}");
        assert!((most - (1.0 - low) / 3.0).abs() < 1e-9, "{one:?}, {others:?}");
    }

    #[test]
    fn many_seats_win_no_more_than_their_games() {
        let [never, always] = won([0, 1, 1, 1], |_| 2);
        let range = |it: &Won| it.share().and_then(|it| it.range).expect("many deals");
        assert!(range(&never)[0] == 0.0 && range(&never)[1] < 0.1);
        let [low, high] = range(&always);
        assert!((high - 1.0 / 3.0).abs() < 1e-9 && low < high, "{low} to {high}");
        let [all, none] = won([0, 0, 0, 0], |_| 2);
        assert_eq!(all.share().and_then(|it| it.range), Some([0.25, 0.25]));
        assert_eq!(none.share(), None);
    }
}
