//! What "Play now" plays. It is kept in a cookie of its own, so that the next game is like the last.

use endboss_lexicon::{Edition, Rules, Seat};

use crate::level::{LEVELS, USUAL_LEVEL};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub edition: Edition,
    /// How many play, the reader included.
    pub players: u8,
    /// Of the bots.
    pub level: String,
}

impl Default for Choice {
    fn default() -> Choice {
        Choice { edition: Edition::Super, players: 2, level: USUAL_LEVEL.to_owned() }
    }
}

impl Choice {
    /// From the cookie; what cannot be read is as it was without one.
    pub fn read(cookie: Option<&str>) -> Choice {
        let mut choice = Choice::default();
        for word in cookie.unwrap_or_default().split('.') {
            match word.split_once('-') {
                Some(("edition", id)) => {
                    choice.edition = Edition::from_id(id).unwrap_or(choice.edition);
                }
                Some(("players", n)) => choice.players = n.parse().unwrap_or(choice.players),
                Some(("level", id)) if LEVELS.contains(&id) => choice.level = id.to_owned(),
                _ => {}
            }
        }
        choice.fitted()
    }

    /// With as many players as the edition takes.
    #[must_use]
    pub fn fitted(mut self) -> Choice {
        let (least, most) = players(self.edition);
        self.players = self.players.clamp(least, most);
        self
    }

    pub fn cookie(&self) -> String {
        let Choice { edition, players, level } = self;
        format!("edition-{}.players-{players}.level-{level}", edition.id())
    }
}

/// The fewest and the most that play an edition with its own packs: where more players bring a
/// larger board along, all seats can be taken. [R11.2]
pub fn players(edition: Edition) -> (u8, u8) {
    let rules = Rules::preset(edition);
    let larger = edition.packs(Seat::MAX as u8) != edition.packs(rules.max_players);
    (rules.min_players, if larger { Seat::MAX as u8 } else { rules.max_players })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_read_back_and_nonsense_is_not() {
        let choice = Choice { edition: Edition::First, players: 3, level: "expert".to_owned() };
        assert_eq!(Choice::read(Some(&choice.cookie())), choice);
        assert_eq!(Choice::read(Some("edition-x.players-.level-god")), Choice::default());
        let many = Choice::read(Some("edition-first.players-200"));
        assert_eq!(many.players, 4, "no more than the edition takes");
        assert_eq!(Choice::read(Some("edition-solo.players-2")).players, 1);
        assert_eq!(Choice::read(Some("players-6")).players, 6, "with the explorers");
    }
}
