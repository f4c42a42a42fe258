//! How strong somebody plays an edition, for any number of players: the rating of Weng and Lin,
//! every player a team of one.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::{People, Refusal, whole};
use endboss_store::{Deed, PersonId, Rating, RatingRow, Store, StoreError};

/// Of somebody who has not played yet: 25, give or take 25/3 for each of three.
pub const START: Rating = Rating { rating: 25.0, uncertainty: 25.0 / 3.0 };

/// The ratings after a game, in the same order. Place 1 is the winner's; equal places are ties.
/// Nothing changes for somebody who played alone.
pub fn update(places: &[(PersonId, Rating, u8)]) -> Vec<Rating> {
    let before: Vec<_> = places.iter().map(|&(_, rating, _)| [team(rating)]).collect();
    let teams: Vec<_> = before
        .iter()
        .zip(places)
        .map(|(team, &(_, _, place))| (&team[..], MultiTeamOutcome::new(place.into())))
        .collect();
    if teams.len() < 2 {
        return places.iter().map(|&(_, rating, _)| rating).collect();
    }
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    after.into_iter().flatten().map(rating).collect()
}

fn team(rating: Rating) -> WengLinRating {
    WengLinRating { rating: rating.rating, uncertainty: rating.uncertainty }
}

fn rating(team: WengLinRating) -> Rating {
    Rating { rating: team.rating, uncertainty: team.uncertainty }
}

impl People {
    /// Rates a game of an edition and writes it together with `deeds`, the results of that game.
    /// Each person is named once. The new ratings come in the same order.
    pub async fn rate(
        &self,
        edition: &str,
        places: &[(PersonId, u8)],
        mut deeds: Vec<Deed>,
    ) -> Result<Vec<RatingRow>, Refusal> {
        let (people, edition, places) = (self.clone(), edition.to_owned(), places.to_vec());
        whole(async move {
            // Two games of the same player may end at once.
            let _pen = people.pen.lock().await;
            let rows = people.read(move |store| rated(store, &edition, &places)).await?;
            deeds.extend(rows.iter().cloned().map(Deed::Rating));
            people.store.write(deeds).await.map_err(Refusal::Unsaved)?;
            Ok(rows)
        })
        .await
    }
}

fn rated(
    store: &dyn Store,
    edition: &str,
    places: &[(PersonId, u8)],
) -> Result<Vec<RatingRow>, StoreError> {
    let mut rows = Vec::with_capacity(places.len());
    for &(person, _) in places {
        let row = store.ratings_of(person)?.into_iter().find(|row| row.edition == edition);
        let edition = edition.to_owned();
        rows.push(row.unwrap_or(RatingRow { person, edition, rating: START, games: 0 }));
    }
    let before: Vec<_> = rows
        .iter()
        .zip(places)
        .map(|(row, &(person, place))| (person, row.rating, place))
        .collect();
    for (row, rating) in rows.iter_mut().zip(update(&before)) {
        row.rating = rating;
        row.games = row.games.saturating_add(1);
    }
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(places: &[(f64, u8)]) -> Vec<Rating> {
        let places = places
            .iter()
            .zip(0..)
            .map(|(&(rating, place), n)| (PersonId(n), Rating { rating, ..START }, place));
        update(&places.collect::<Vec<_>>())
    }

    #[test]
    fn the_winner_rises_the_last_falls_and_all_are_more_certain() {
        for players in 2..=6 {
            let places: Vec<_> = (1..=players).map(|place| (25.0, place)).collect();
            let after = game(&places);
            assert_eq!(after.len(), usize::from(players));
            assert!(after[0].rating > START.rating);
            assert!(after[after.len() - 1].rating < START.rating);
            assert!(after.is_sorted_by(|one, next| one.rating > next.rating), "{after:?}");
            for rating in &after {
                assert!(rating.uncertainty < START.uncertainty);
                assert!(rating.uncertainty > 0.0);
            }
            // The order in which they are named does not matter.
            let turned: Vec<_> = places.into_iter().rev().collect();
            let mut turned = game(&turned);
            turned.reverse();
            for (one, other) in after.iter().zip(&turned) {
                assert!((one.rating - other.rating).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn ties_of_equals_change_no_rating() {
        for players in 2..=6 {
            for rating in game(&vec![(25.0, 1); players]) {
                assert!((rating.rating - 25.0).abs() < 1e-9);
                assert!(rating.uncertainty < START.uncertainty);
            }
        }
        let shared = game(&[(25.0, 1), (25.0, 1), (25.0, 3)]);
        assert_eq!(shared[0], shared[1]);
        assert!(shared[0].rating > 25.0 && shared[2].rating < 25.0);
    }

    #[test]
    fn a_surprise_counts_more() {
        let gain = |mine, other| game(&[(mine, 1), (other, 2)])[0].rating - mine;
        assert!(gain(20.0, 30.0) > gain(25.0, 25.0));
        assert!(gain(25.0, 25.0) > gain(30.0, 20.0));
        assert!(gain(30.0, 20.0) > 0.0);
        // A tie raises the weaker one.
        let tie = game(&[(20.0, 1), (30.0, 1)]);
        assert!(tie[0].rating > 20.0 && tie[1].rating < 30.0);
    }

    #[test]
    fn nothing_comes_of_nobody_and_of_one() {
        assert_eq!(update(&[]), []);
        assert_eq!(update(&[(PersonId(1), START, 1)]), [START]);
    }

    #[test]
    fn a_long_career_stays_within_bounds() {
        let mut ratings = vec![START; 4];
        for round in (0..200).chain(0..200) {
            let places: Vec<_> = ratings
                .iter()
                .enumerate()
                .map(|(n, &rating)| (PersonId(n as u128), rating, (n as u8 + round) % 4 + 1))
                .collect();
            ratings = update(&places);
        }
        for rating in ratings {
            assert!(rating.rating.is_finite() && (0.0..50.0).contains(&rating.rating));
            assert!(rating.uncertainty > 0.0 && rating.uncertainty < 2.0);
        }
    }
}
