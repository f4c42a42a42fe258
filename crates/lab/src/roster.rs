//! Who plays against whom, and in which seats.

use std::fmt;

use endboss_bots::fitted::{fitted, kind};
use endboss_bots::{Budget, Level, Lore};

use crate::deal::mix;

/// A bot as it enters a match: its level, and how long it may think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    pub name: String,
    pub level: Level,
    pub budget: Budget,
}

impl Entrant {
    /// A bot by its name, with this budget, or with one of its own after an @: `hard@200` imagines
    /// at most 200 games for a decision.
    pub fn named(word: &str, budget: Budget) -> Result<Entrant, BadEntrant> {
        let (name, nodes) = match word.split_once('@') {
            Some((name, nodes)) => (name, Some(nodes)),
            None => (word, None),
        };
        let level = Level::named(name).ok_or_else(|| BadEntrant::Unknown(name.to_owned()))?;
        let Some(nodes) = nodes else {
            return Ok(Entrant { name: name.to_owned(), level, budget });
        };
        if !level.searches() {
            return Err(BadEntrant::NoSearch { name: name.to_owned(), nodes: nodes.to_owned() });
        }
        let count = nodes.parse().ok().filter(|count| *count > 0);
        let bad = || BadEntrant::Nodes { name: name.to_owned(), nodes: nodes.to_owned() };
        let count: u32 = count.ok_or_else(bad)?;
        // The same bot has the same name, however its number was written.
        Ok(Entrant { name: format!("{name}@{count}"), level, budget: Budget::nodes(count) })
    }

    /// Its name says so.
    fn has_own_budget(&self) -> bool {
        self.name.contains('@')
    }
}

/// A word that names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadEntrant {
    Unknown(String),
    Nodes {
        name: String,
        nodes: String,
    },
    /// It plays by rules of thumb or by chance, and imagines nothing.
    NoSearch {
        name: String,
        nodes: String,
    },
}

impl fmt::Display for BadEntrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadEntrant::Unknown(word) => {
                write!(f, "there is no bot \"{word}\"; ")?;
                if let Some(near) = nearest(word) {
                    write!(f, "you may mean {near}; ")?;
                }
                write!(f, "there are: {}", Level::ALL.map(Level::id).join(", "))
            }
            BadEntrant::Nodes { name, nodes } => write!(
                f,
                "{name} cannot imagine \"{nodes}\" games for a decision; write a number from 1 to {}, \
                 such as {name}@1000",
                u32::MAX
            ),
            BadEntrant::NoSearch { name, nodes } => {
                write!(f, "{name} imagines no games for a decision; leave out @{nodes}")
            }
        }
    }
}

impl std::error::Error for BadEntrant {}

/// The name of a bot that a word was probably meant to be.
fn nearest(word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    let distance = |level: &Level| strsim::damerau_levenshtein(&word, level.id());
    let near = Level::ALL.into_iter().min_by_key(distance)?;
    (distance(&near) <= 2).then(|| near.id())
}

/// The entrants, each named once, and who of them sits where in the first game of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    pub entrants: Vec<Entrant>,
    /// By seat; for a player alone, who plays one after the other.
    line: Vec<usize>,
    players: u8,
}

impl Roster {
    /// The list fills the seats from the first one on and repeats if it is short. Alone everybody
    /// plays every deal, however many they are.
    pub fn new(listed: &[Entrant], players: u8) -> Roster {
        let mut entrants: Vec<Entrant> = Vec::new();
        let mut place = |entrant: &Entrant| {
            entrants.iter().position(|other| other == entrant).unwrap_or_else(|| {
                entrants.push(entrant.clone());
                entrants.len() - 1
            })
        };
        let mut line: Vec<usize> = listed.iter().map(&mut place).collect();
        if players == 1 {
            line = (0..entrants.len()).collect();
        } else {
            line = line.iter().copied().cycle().take(players.into()).collect();
        }
        Roster { entrants, line, players }
    }

    pub fn players(&self) -> u8 {
        self.players
    }

    /// Whether anybody thinks with this budget: who does not search has no use for one, and others
    /// have their own.
    pub fn thinks_with(&self, budget: Budget) -> bool {
        let uses = |it: &Entrant| it.level.searches() && !it.has_own_budget();
        self.entrants.iter().any(|it| uses(it) && it.budget == budget)
    }

    /// What the bots that judge by experience have learned for this table, as a number for each
    /// level: with other experience it is another player, whatever it is called.
    pub fn experience(&self, lore: &Lore) -> String {
        let plays = |level: &Level| self.entrants.iter().any(|it| it.level == *level);
        let levels = Level::ALL.into_iter().filter(|level| level.searches()).filter(plays);
        let each = levels.map(|level| {
            let text = fitted(level, kind(lore)).write();
            let sum = text.bytes().fold(0, |sum, byte| mix(sum, byte.into()));
            format!("{} {sum:016x}", level.id())
        });
        each.collect::<Vec<_>>().join(", ")
    }

    /// Who sits where in each game of a deal: everybody moves on by a seat until all sit as they did
    /// before. The deal stays.
    pub fn games(&self) -> Vec<Vec<usize>> {
        if self.players == 1 {
            return self.line.iter().map(|who| vec![*who]).collect();
        }
        let moved = |by: usize| {
            let mut seats = self.line.clone();
            seats.rotate_left(by);
            seats
        };
        let mut games = vec![moved(0)];
        games.extend((1..self.line.len()).map(moved).take_while(|seats| *seats != self.line));
        games
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roster(levels: &[Level], players: u8) -> Roster {
        let entrant = |level: &Level| Entrant {
            name: level.id().to_owned(),
            level: *level,
            budget: Budget::nodes(1),
        };
        Roster::new(&levels.iter().map(entrant).collect::<Vec<_>>(), players)
    }

    #[test]
    fn a_budget_is_used_by_those_who_search_and_have_no_other() {
        let budget = Budget::nodes(200);
        let thinks = |words: &[&str]| {
            let named = |word: &&str| Entrant::named(word, budget).expect("a bot");
            let listed: Vec<Entrant> = words.iter().map(named).collect();
            Roster::new(&listed, 2).thinks_with(budget)
        };
        assert!(thinks(&["hard", "normal"]) && thinks(&["random", "expert"]));
        assert!(thinks(&["hard@200", "hard"]));
        assert!(!thinks(&["normal", "easy"]) && !thinks(&["hard@200", "expert@5"]));
    }

    #[test]
    fn names_are_understood_or_refused_with_a_sentence() {
        let budget = Budget::nodes(7);
        let named = |word| Entrant::named(word, budget);
        let said = |word| named(word).expect_err("no bot").to_string();
        assert_eq!(named("easy").map(|it| (it.level, it.budget)), Ok((Level::Easy, budget)));
        assert_eq!(named("hard@200").map(|it| it.budget), Ok(Budget::nodes(200)));
        let all = "random, easy, normal, hard, expert";
        assert_eq!(
            said("nromal"),
            format!("there is no bot \"nromal\"; you may mean normal; there are: {all}")
        );
        assert_eq!(
            said("grandmother"),
            format!("there is no bot \"grandmother\"; there are: {all}")
        );
        assert_eq!(
            said("hard@0"),
            "hard cannot imagine \"0\" games for a decision; write a number from 1 to 4294967295, \
             such as hard@1000"
        );
        assert_eq!(
            said("hard@99999999999"),
            "hard cannot imagine \"99999999999\" games for a decision; write a number from 1 to \
             4294967295, such as hard@1000"
        );
        assert_eq!(said("normal@5"), "normal imagines no games for a decision; leave out @5");
        for word in ["hard@2", "hard@02", "hard@+2"] {
            assert_eq!(named(word).map(|it| it.name), Ok("hard@2".to_owned()), "one bot");
        }
    }

    #[test]
    fn everybody_has_every_seat_once() {
        use Level::{Easy, Normal, Random};
        let games = |levels: &[Level], players| roster(levels, players).games();
        assert_eq!(games(&[Normal, Random], 2), [[0, 1], [1, 0]]);
        assert_eq!(games(&[Normal, Random], 4), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        assert_eq!(
            games(&[Normal, Random, Random], 3),
            [[0, 1, 1], [1, 1, 0], [1, 0, 1]],
            "a name may repeat"
        );
        assert_eq!(games(&[Normal], 3), [[0, 0, 0]]);
        assert_eq!(games(&[Normal, Easy, Normal], 1), [[0], [1]]);
        assert_eq!(roster(&[Normal, Easy, Normal], 1).entrants.len(), 2);
    }
}
