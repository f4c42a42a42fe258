//! Two ways to play over the same deals: what changes.

use std::collections::HashMap;

use endboss_view::Cause;

use crate::stats::{mean, unseen};
use crate::{Dealt, Played};

/// A figure in both, and the difference with its interval, each deal compared with itself.
#[derive(Clone, Debug)]
pub struct Difference {
    pub name: String,
    /// A part of games, to be told in percent; otherwise a mean.
    pub is_share: bool,
    pub a: f64,
    pub b: f64,
    /// B minus A.
    pub change: f64,
    /// None where no deal makes a difference in a mean.
    pub range: Option<[f64; 2]>,
}

/// All figures, in the order they are told. Only deals that both have are compared; none of fewer
/// than two.
pub fn compare(a: &[Dealt], b: &[Dealt]) -> Vec<Difference> {
    let others: HashMap<u64, &Dealt> = b.iter().map(|dealt| (dealt.deal, dealt)).collect();
    let pairs: Vec<(&Dealt, &Dealt)> =
        a.iter().filter_map(|one| Some((one, *others.get(&one.deal)?))).collect();
    let players = pairs.first().map_or(0, |(one, _)| one.games[0].who.len());
    let mut all = vec![
        difference(&pairs, "turns", false, &|game| f64::from(game.turns)),
        difference(&pairs, "decisions", false, &|game| f64::from(game.decisions)),
        difference(&pairs, "most decisions in a turn", false, &|game| f64::from(game.busiest)),
        difference(
            &pairs,
            if players > 1 { "score of the winner" } else { "score" },
            false,
            &|game| game.scores[game.winner().index()].into(),
        ),
    ];
    if players > 1 {
        all.push(difference(&pairs, "mean score", false, &|game| {
            let sum: i32 = game.scores.iter().map(|score| i32::from(*score)).sum();
            f64::from(sum) / game.scores.len() as f64
        }));
        all.push(difference(&pairs, "comebacks", true, &|game| yes(game.came_back())));
    }
    for cause in Cause::ALL {
        let name = format!("ends by {}", crate::report::words(cause));
        let found = difference(&pairs, &name, true, &|game| yes(game.cause == cause));
        all.push(found.filter(|it| it.a > 0.0 || it.b > 0.0));
    }
    if players > 1 {
        for (seat, letter) in (0..players).zip('A'..) {
            let name = format!("wins of seat {letter}");
            all.push(difference(&pairs, &name, true, &|game| yes(game.winner().index() == seat)));
        }
    }
    all.into_iter().flatten().collect()
}

fn yes(is: bool) -> f64 {
    if is { 1.0 } else { 0.0 }
}

fn difference(
    pairs: &[(&Dealt, &Dealt)],
    name: &str,
    is_share: bool,
    measure: &dyn Fn(&Played) -> f64,
) -> Option<Difference> {
    // All games of a deal together are one observation.
    let of = |dealt: &Dealt| {
        dealt.games.iter().map(measure).sum::<f64>() / dealt.games.len().max(1) as f64
    };
    let both: Vec<(f64, f64)> = pairs.iter().map(|(a, b)| (of(a), of(b))).collect();
    let change = mean(both.iter().map(|(a, b)| b - a)).filter(|_| both.len() > 1)?;
    let count = both.len() as f64;
    let range = if is_share {
        // What never happened in so many deals may still happen now and then; and no share changes
        // by more than the whole.
        let (value, rare) = (change.value, unseen(both.len() as u64));
        let [low, high] = change.range.unwrap_or([value; 2]);
        Some([low.min(value - rare).max(-1.0), high.max(value + rare).min(1.0)])
    } else {
        change.range
    };
    Some(Difference {
        name: name.to_owned(),
        is_share,
        a: both.iter().map(|(a, _)| a).sum::<f64>() / count,
        b: both.iter().map(|(_, b)| b).sum::<f64>() / count,
        change: change.value,
        range,
    })
}
