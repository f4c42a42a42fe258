//! What a match comes to for every entrant.

use serde::Serialize;

use crate::rating::ratings;
use crate::stats::{Share, mean};
use crate::{Dealt, Estimate, Roster, Thinking};

/// One entrant's part of a match. Intervals are missing where there are fewer than two deals,
/// and that of the rating where all deals came out alike.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    pub bot: String,
    /// Seats it had in all games.
    pub seats: u64,
    pub wins: u64,
    /// Of its seats, how many won.
    pub share: f64,
    pub share_interval: Option<[f64; 2]>,
    /// None for players alone.
    pub rating: Option<f64>,
    pub rating_interval: Option<[f64; 2]>,
    pub mean_place: f64,
    /// Souls minus wounds.
    pub mean_score: f64,
    pub score_interval: Option<[f64; 2]>,
    pub decisions: u64,
    pub nodes_per_decision: f64,
    pub median_ms: f64,
    pub p99_ms: f64,
    pub worst_ms: f64,
}

/// All entrants, the best first.
pub fn standings(deals: &[Dealt], roster: &Roster) -> Vec<Standing> {
    let alone = roster.players() == 1;
    let ratings = if alone { None } else { ratings(deals, roster.entrants.len()) };
    let all = roster.entrants.iter().enumerate();
    let mut standings: Vec<Standing> = all
        .map(|(entrant, it)| {
            let rating = ratings.as_ref().map(|ratings| ratings[entrant]);
            standing(deals, entrant, it.name.clone(), rating)
        })
        .collect();
    let key = |it: &Standing| if alone { it.mean_score } else { it.share };
    standings.sort_by(|one, other| key(other).total_cmp(&key(one)));
    standings
}

fn standing(deals: &[Dealt], entrant: usize, bot: String, rating: Option<Estimate>) -> Standing {
    let mut share = Share::default();
    let mut thinking = Thinking::default();
    let (mut places, mut scores) = (0, Vec::with_capacity(deals.len()));
    for dealt in deals {
        let (mut seats, mut wins, mut score) = (0, 0, 0i64);
        for game in &dealt.games {
            for (place, seat) in game.ranking.iter().enumerate() {
                if game.who[seat.index()] != entrant {
                    continue;
                }
                seats += 1;
                wins += u32::from(place == 0);
                places += place as u64 + 1;
                score += i64::from(game.scores[seat.index()]);
                thinking.and(&game.thinking[seat.index()]);
            }
        }
        share.add(seats, wins);
        scores.push(score as f64 / f64::from(seats.max(1)));
    }
    // Every deal gives an entrant equally many seats.
    let score = mean(scores.iter().copied());
    let interval = |estimate: Option<Estimate>| estimate.map(|it| [it.low, it.high]);
    Standing {
        bot,
        seats: share.trials(),
        wins: share.successes(),
        share: share.value(),
        share_interval: interval(share.estimate()),
        rating: rating.map(|it| it.value),
        // Where all deals come out alike, drawing them again tells nothing.
        rating_interval: interval(rating.filter(|it| it.low < it.high)),
        mean_place: places as f64 / share.trials().max(1) as f64,
        mean_score: scores.iter().sum::<f64>() / scores.len().max(1) as f64,
        score_interval: interval(score),
        decisions: thinking.decisions,
        nodes_per_decision: thinking.nodes_each(),
        median_ms: thinking.within(0.5),
        p99_ms: thinking.within(0.99),
        worst_ms: thinking.longest(),
    }
}
