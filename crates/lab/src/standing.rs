//! What a match comes to for every entrant.

use serde::Serialize;

use crate::rating::ratings;
use crate::stats::mean;
use crate::{Dealt, Estimate, Roster, Thinking, Won};

/// One entrant's part of a match; without a seat in any game there is no share, place or score, and
/// without a decision nothing to tell of them. Whoever is alone has nobody to win against.
/// Intervals are missing where too little is known: of fewer than two deals, of fewer than twenty
/// for the rating, and of scores and ratings where all deals came out alike.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    pub bot: String,
    /// Seats it had in all games.
    pub seats: u64,
    /// None for players alone, like all that follows from it.
    pub wins: Option<u64>,
    /// Of its seats, how many won.
    pub share: Option<f64>,
    pub share_interval: Option<[f64; 2]>,
    pub rating: Option<f64>,
    pub rating_interval: Option<[f64; 2]>,
    pub mean_place: Option<f64>,
    /// Souls minus wounds.
    pub mean_score: Option<f64>,
    pub score_interval: Option<[f64; 2]>,
    pub decisions: u64,
    pub nodes_per_decision: Option<f64>,
    pub mean_ms: Option<f64>,
    pub median_ms: Option<f64>,
    pub p99_ms: Option<f64>,
    pub worst_ms: Option<f64>,
}

/// All entrants, the best first.
pub fn standings(deals: &[Dealt], roster: &Roster) -> Vec<Standing> {
    let alone = roster.players() == 1;
    let ratings = if alone { None } else { ratings(deals, roster.entrants.len()) };
    let all = roster.entrants.iter().enumerate();
    let mut standings: Vec<Standing> = all
        .map(|(entrant, it)| {
            let rating = ratings.as_ref().map(|ratings| ratings[entrant]);
            standing(deals, entrant, it.name.clone(), rating, alone)
        })
        .collect();
    let key = |it: &Standing| if alone { it.mean_score } else { it.share };
    let best = |it: &Standing| key(it).unwrap_or(f64::NEG_INFINITY);
    standings.sort_by(|one, other| best(other).total_cmp(&best(one)));
    standings
}

fn standing(
    deals: &[Dealt],
    entrant: usize,
    bot: String,
    rating: Option<Estimate>,
    alone: bool,
) -> Standing {
    let mut won = Won::default();
    let mut thinking = Thinking::default();
    let (mut places, mut scores) = (0, Vec::with_capacity(deals.len()));
    for dealt in deals {
        let (mut seats, mut score) = (0u32, 0i64);
        for game in &dealt.games {
            for (place, seat) in game.ranking.iter().enumerate() {
                if game.who[seat.index()] != entrant {
                    continue;
                }
                seats += 1;
                places += place as u64 + 1;
                score += i64::from(game.scores[seat.index()]);
                thinking.and(&game.thinking[seat.index()]);
            }
        }
        won.add(dealt, entrant);
        if seats > 0 {
            scores.push(score as f64 / f64::from(seats));
        }
    }
    // Every deal gives an entrant equally many seats.
    let score = mean(scores.iter().copied());
    let share = won.share().filter(|_| !alone);
    let value = |found: Option<Estimate>| found.map(|it| it.value);
    let interval = |found: Option<Estimate>| found.and_then(|it| it.range);
    let seats = won.seats();
    let told = |figure: f64| (thinking.decisions > 0).then_some(figure);
    Standing {
        bot,
        seats,
        wins: (!alone).then(|| won.wins()),
        share: value(share),
        share_interval: interval(share),
        rating: value(rating),
        rating_interval: interval(rating),
        mean_place: (seats > 0 && !alone).then(|| places as f64 / seats as f64),
        mean_score: value(score),
        score_interval: interval(score),
        decisions: thinking.decisions,
        nodes_per_decision: told(thinking.nodes_each()),
        mean_ms: told(thinking.mean()),
        median_ms: told(thinking.within(0.5)),
        p99_ms: told(thinking.within(0.99)),
        worst_ms: told(thinking.longest()),
    }
}
