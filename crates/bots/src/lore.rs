use endboss_engine::{Tables, Unplayable};
use endboss_lexicon::{Card, CardKind, Face, Rules};

use crate::fitted::{Experience, Merits, fitted, kind};
use crate::level::Level;
use crate::worth::{Cards, potential, printed};

/// What all bots at one table know: the cards and the rules, nothing of the game.
#[derive(Debug)]
pub struct Lore {
    pub(crate) cards: Vec<Card>,
    pub(crate) tables: Tables,
    worths: Vec<Worth>,
    names: Vec<String>,
    /// What was learned about each card, if anything.
    learned: Vec<Option<&'static Merits>>,
    /// What all bots judge by, whatever their level; their own experience if nothing is said.
    judging: Option<&'static Experience>,
}

/// A card in a few numbers, looked up very often.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Worth {
    /// To have it in hand.
    pub(crate) held: f32,
    /// To have it in the dungeon; 0 for what is no room.
    pub(crate) built: f32,
    /// What it deals, guessed where that is counted.
    pub(crate) damage: u8,
    /// What it can do while it is visible.
    pub(crate) abilities: f32,
}

impl Lore {
    /// `cards[n]` is the print `CardKind(n)`, as the game is played with, and `names[n]` what its
    /// pack calls it.
    pub fn new(
        cards: Vec<Card>,
        names: Vec<String>,
        rules: Rules,
        seats: u8,
    ) -> Result<Lore, Unplayable> {
        let tables = Tables::new(&cards, rules, seats)?;
        let worth = |n: usize| Worth {
            held: Cards(&cards).in_hand(CardKind(n as u16)),
            built: match &cards[n].face {
                Face::Room(room) => {
                    let icons: u8 = room.treasure.array().iter().sum();
                    f32::from(printed(room)) + 0.6 * f32::from(icons)
                }
                _ => 0.0,
            },
            damage: match &cards[n].face {
                Face::Room(room) => printed(room),
                _ => 0,
            },
            abilities: potential(&cards[n]),
        };
        let worths = (0..cards.len()).map(worth).collect();
        let mut lore = Lore { cards, tables, worths, names, learned: Vec::new(), judging: None };
        lore.learn(fitted(Level::Expert, kind(&lore)));
        Ok(lore)
    }

    /// Lets all bots that search judge by this, whatever their level.
    pub fn judge_by(&mut self, experience: &'static Experience) {
        self.judging = Some(experience);
        self.learn(experience);
    }

    fn learn(&mut self, experience: &'static Experience) {
        self.learned = self.names.iter().map(|name| experience.cards.get(name)).collect();
    }

    /// What a level judges by at this table.
    pub(crate) fn experience(&self, level: Level) -> &'static Experience {
        self.judging.unwrap_or_else(|| fitted(level, kind(self)))
    }

    /// What was learned about a card; of one it has never seen, nothing.
    pub(crate) fn learned(&self, card: CardKind) -> Option<&'static Merits> {
        self.learned.get(card.index()).copied().flatten()
    }

    /// The names of what a player may have.
    pub fn had(&self) -> impl Iterator<Item = &str> {
        let had = |card: &Card| {
            let face = matches!(card.face, Face::Boss(_) | Face::Room(_) | Face::Spell(_));
            face && card.copies > 0
        };
        let each = self.cards.iter().zip(&self.names).filter(move |(card, _)| had(card));
        each.map(|(_, name)| name.as_str())
    }

    pub fn name(&self, card: CardKind) -> &str {
        self.names.get(card.index()).map_or("", String::as_str)
    }

    pub(crate) fn worth(&self, card: CardKind) -> Worth {
        self.worths.get(card.index()).copied().unwrap_or_default()
    }

    pub fn tables(&self) -> &Tables {
        &self.tables
    }
}

#[cfg(test)]
mod tests {
    use endboss_gamebox::Setup;
    use endboss_lexicon::Edition;

    use super::*;
    use crate::fitted::{Merit, Net};

    #[test]
    fn all_levels_judge_by_what_they_are_told_to() {
        let table = Setup::plain(Edition::First, 2).lay_out().expect("an edition");
        let names: Vec<String> = (0..table.cards.len()).map(|n| format!("card {n}")).collect();
        let mut lore = Lore::new(table.cards, names, table.tables.rules, 2).expect("playable");
        let levels = [Level::Hard, Level::Expert];
        let own = levels.map(|level| lore.experience(level));
        assert_ne!(own[0], own[1]);
        let merits = [Merit { direct: 1.0, ..Merit::default() }; 4];
        let cards = [("card 7".to_owned(), merits)].into();
        let told: &Experience = Box::leak(Box::new(Experience { net: Net::FLAT, cards }));
        lore.judge_by(told);
        assert_eq!(levels.map(|level| lore.experience(level)), [told; 2]);
        assert_eq!(lore.learned(CardKind(7)), Some(&merits));
        assert_eq!(lore.learned(CardKind(8)), None);
    }
}
