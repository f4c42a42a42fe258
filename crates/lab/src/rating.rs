//! How strong entrants are: the rating of Weng and Lin, as for people at the tables.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::stats::bootstrap;
use crate::{Dealt, Estimate, Played};

/// The rating of every entrant, 25 before the first game; none of no deals. The interval is by a
/// bootstrap over deals, because the uncertainty of the method itself takes games for independent.
pub fn ratings(deals: &[Dealt], entrants: usize) -> Option<Vec<Estimate>> {
    bootstrap(deals, |drawn| {
        let mut ratings = vec![WengLinRating::new(); entrants];
        for dealt in drawn {
            ratings = after(&ratings, dealt);
        }
        ratings.iter().map(|rating| rating.rating).collect()
    })
}

/// The later of two games counts more, so a deal is rated forward and backward, and the mean of
/// both stands: the order of its games is no advantage.
fn after(before: &[WengLinRating], dealt: &Dealt) -> Vec<WengLinRating> {
    let forward = dealt.games.iter().fold(before.to_vec(), |now, game| rated(&now, game));
    let backward = dealt.games.iter().rev().fold(before.to_vec(), |now, game| rated(&now, game));
    let mean = |(one, other): (&WengLinRating, &WengLinRating)| WengLinRating {
        rating: f64::midpoint(one.rating, other.rating),
        uncertainty: f64::midpoint(one.uncertainty, other.uncertainty),
    };
    forward.iter().zip(&backward).map(mean).collect()
}

/// Every seat is a team of one; an entrant in several seats gets the mean of what they come to.
fn rated(before: &[WengLinRating], game: &Played) -> Vec<WengLinRating> {
    let teams: Vec<_> = game.who.iter().map(|who| [before[*who]]).collect();
    let mut places = vec![0; teams.len()];
    for (place, seat) in game.ranking.iter().enumerate() {
        places[seat.index()] = place + 1;
    }
    let places = teams.iter().zip(places);
    let results: Vec<_> =
        places.map(|(team, place)| (&team[..], MultiTeamOutcome::new(place))).collect();
    let after = weng_lin_multi_team(&results, &WengLinConfig::new());
    let of = |(entrant, old): (usize, &WengLinRating)| {
        let own = || game.who.iter().zip(&after).filter(|(who, _)| **who == entrant);
        let seats = own().count() as f64;
        if seats == 0.0 {
            return *old;
        }
        let mean = |part: fn(&WengLinRating) -> f64| {
            own().map(|(_, team)| part(&team[0])).sum::<f64>() / seats
        };
        WengLinRating { rating: mean(|it| it.rating), uncertainty: mean(|it| it.uncertainty) }
    };
    before.iter().enumerate().map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(who: [usize; 2], winner: u8) -> Played {
        Played::ranked(&who, &[winner, 1 - winner])
    }

    /// The first entrant wins both games of a deal, or the other does.
    fn dealt(deal: u64, first_wins: bool) -> Dealt {
        let winner = u8::from(!first_wins);
        Dealt { deal, games: vec![won([0, 1], winner), won([1, 0], 1 - winner)] }
    }

    #[test]
    fn whoever_wins_more_is_rated_higher() {
        let deals: Vec<_> = (1..=100).map(|deal| dealt(deal, deal % 4 != 0)).collect();
        let rated = ratings(&deals, 2).expect("many deals");
        let range = |at: usize| rated[at].range.expect("many deals");
        assert!(range(0)[0] > range(1)[1], "{rated:?}");
        let sum = rated[0].value + rated[1].value;
        assert!((sum - 50.0).abs() < 1.0, "what one gains the other loses: {rated:?}");
        let even: Vec<_> = (1..=100)
            .map(|deal| Dealt { deal, games: vec![won([0, 1], 0), won([1, 0], 0)] })
            .collect();
        let rated = ratings(&even, 2).expect("many deals");
        assert!((rated[0].value - rated[1].value).abs() < 1e-6, "{rated:?}");
        assert!(rated.iter().all(|it| it.range.is_none()), "all alike: {rated:?}");
    }

    /// What was not played cannot be drawn: few deals have a rating and no interval.
    #[test]
    fn few_deals_are_rated_without_an_interval() {
        let deals: Vec<_> = (1..=20).map(|deal| dealt(deal, deal % 3 != 0)).collect();
        for few in [1, 2, 19] {
            let rated = ratings(&deals[..few], 2).expect("some deals");
            assert!(rated.iter().all(|it| it.range.is_none()), "{few}: {rated:?}");
        }
        let rated = ratings(&deals, 2).expect("twenty deals");
        assert!(rated.iter().all(|it| it.range.is_some()), "{rated:?}");
        assert_eq!(ratings(&[], 2), None);
    }
}
