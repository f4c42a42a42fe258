//! Judging a position: how likely each seat is to win from there.

use endboss_engine::Game;
use endboss_lexicon::Seat;
use endboss_search::Rewards;

use crate::features::{FEATURES, Features};
use crate::fitted::Net;
use crate::lore::Lore;

/// A judge of positions.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Eval {
    /// By plain weights.
    Plain,
    /// By experience from many games.
    Fitted(&'static Net),
}

/// What each number of [`Features`] counts for, in the exponent of a seat's chance to win.
const PLAIN: [f32; FEATURES] = [
    0.0, 4.2, -2.6, 0.2, 0.5, -0.2, -0.8, // what is scored
    0.7, 0.9, 0.3, 1.6, -1.2, 0.75, -0.8, // what heroes will do
    0.5, 0.15, 0.35, 0.3, 0.5, 0.2, 0.1, // what there is to build and use
    0.3, 0.4, 0.0, 0.0, 0.05, 0.4, 0.0, 0.0, 0.0, 0.0, 0.0,
];

/// A score of so much alone is a reward of 1.
const BEST_ALONE: f32 = 45.0;
/// The worst score that is told from worse ones.
const WORST_ALONE: f32 = -5.0;

/// The reward of a final score of somebody who plays alone.
pub(crate) fn alone(score: f32) -> f32 {
    ((score - WORST_ALONE) / (BEST_ALONE - WORST_ALONE)).clamp(0.0, 1.0)
}

/// The score such a reward stands for.
pub(crate) fn score(reward: f32) -> f32 {
    WORST_ALONE + reward * (BEST_ALONE - WORST_ALONE)
}

impl Eval {
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
            rewards[0] = self.alone(game, &features.of[0]);
            return rewards;
        }
        let mut exponents = [0.0f32; Seat::MAX];
        for n in (0..features.seats).filter(|n| !features.out[*n]) {
            exponents[n] = match self {
                Eval::Plain => dot(&PLAIN, &features.of[n]),
                Eval::Fitted(net) => net.score(&features.of[n]),
            };
        }
        let all = || (0..features.seats).filter(|n| !features.out[*n]);
        let most = all().map(|n| exponents[n]).fold(f32::MIN, f32::max);
        let sum: f32 = all().map(|n| (exponents[n] - most).exp()).sum();
        for n in all() {
            rewards[n] = (exponents[n] - most).exp() / sum;
        }
        rewards
    }

    fn alone(self, game: &Game, features: &[f32; FEATURES]) -> f32 {
        match self {
            Eval::Fitted(net) => net.score(features).clamp(0.0, 1.0),
            Eval::Plain => {
                // What there is, and what the heroes to come will bring at this rate.
                let to_come = features[23] * 20.0 + features[24] * 16.0;
                let now = f32::from(game.souls(Seat(0))) - f32::from(game.wounds(Seat(0)));
                let rate = 0.9 * features[10] - features[11] + 0.25 * features[7];
                let soon = 1.5 * features[12] - 1.5 * features[13];
                let hand = 0.8 * features[18] + 0.5 * features[14] + 0.4 * features[17];
                alone(now + 0.5 * to_come * rate + soon + hand - 3.0 * features[6])
            }
        }
    }
}

/// Souls less wounds. [R12.6]
fn final_score(game: &Game) -> f32 {
    f32::from(game.souls(Seat(0))) - f32::from(game.wounds(Seat(0)))
}

fn dot(weights: &[f32; FEATURES], features: &[f32; FEATURES]) -> f32 {
    weights.iter().zip(features).map(|(w, f)| w * f).sum()
}
