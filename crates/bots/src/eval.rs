//! Judging a position: how likely each seat is to win from there.

use endboss_engine::Game;
use endboss_lexicon::Seat;
use endboss_search::Rewards;

use crate::features::{self, Features};
use crate::fitted::{Experience, Merit, Net};
use crate::level::Level;
use crate::lore::Lore;

/// A judge of positions, by experience from many games.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eval {
    net: &'static Net,
    /// Single cards count too, by what the lore says was learned of them.
    cards: bool,
}

/// A score of so much alone is a reward of 1.
const BEST_ALONE: f32 = 45.0;
/// The worst score that is told from worse ones.
const WORST_ALONE: f32 = -5.0;

/// The reward of a final score of somebody who plays alone.
pub fn alone(score: f32) -> f32 {
    ((score - WORST_ALONE) / (BEST_ALONE - WORST_ALONE)).clamp(0.0, 1.0)
}

/// The score such a reward stands for.
pub(crate) fn score(reward: f32) -> f32 {
    WORST_ALONE + reward * (BEST_ALONE - WORST_ALONE)
}

impl Eval {
    pub(crate) fn of(level: Level, lore: &Lore) -> Eval {
        let Experience { net, cards } = lore.experience(level);
        Eval { net, cards: !cards.is_empty() }
    }

    pub(crate) fn rewards(self, game: &Game, lore: &Lore) -> Rewards {
        let t = &lore.tables;
        let mut rewards = [0.0; Seat::MAX];
        if let Some(end) = game.end() {
            if t.seats == 1 {
                rewards[0] = alone(final_score(game));
            } else if let Some(winner) = end.ranking.first() {
                rewards[winner.index()] = 1.0;
            }
            return rewards;
        }
        let features = Features::of(game, lore);
        if features.seats == 1 {
            rewards[0] = self.score(game, lore, &features, 0).clamp(0.0, 1.0);
            return rewards;
        }
        let mut exponents = [0.0f32; Seat::MAX];
        for n in (0..features.seats).filter(|n| !features.out[*n]) {
            exponents[n] = self.score(game, lore, &features, n);
        }
        let all = || (0..features.seats).filter(|n| !features.out[*n]);
        let most = all().map(|n| exponents[n]).fold(f32::MIN, f32::max);
        let sum: f32 = all().map(|n| (exponents[n] - most).exp()).sum();
        for n in all() {
            rewards[n] = (exponents[n] - most).exp() / sum;
        }
        rewards
    }

    fn score(self, game: &Game, lore: &Lore, features: &Features, seat: usize) -> f32 {
        let mut had = Merit::default();
        if self.cards {
            features::cards(game, lore, Seat(seat as u8), features.late, |(card, roles)| {
                lore.learned(card).into_iter().for_each(|merits| had.add(merits, &roles));
            });
        }
        self.net.score(&features.of[seat], &had)
    }
}

/// Souls less wounds. [R12.6]
fn final_score(game: &Game) -> f32 {
    f32::from(game.souls(Seat(0))) - f32::from(game.wounds(Seat(0)))
}
