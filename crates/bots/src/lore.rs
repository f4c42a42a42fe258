use endboss_engine::{Tables, Unplayable};
use endboss_lexicon::{Card, CardKind, Face, Rules};

use crate::worth::{Cards, potential, printed};

/// What all bots at one table know: the cards and the rules, nothing of the game.
#[derive(Debug)]
pub struct Lore {
    pub(crate) cards: Vec<Card>,
    pub(crate) tables: Tables,
    worths: Vec<Worth>,
}

/// A card in two numbers, looked up very often.
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
    /// `cards[n]` is the print `CardKind(n)`, as the game is played with.
    pub fn new(cards: Vec<Card>, rules: Rules, seats: u8) -> Result<Lore, Unplayable> {
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
        Ok(Lore { cards, tables, worths })
    }

    pub(crate) fn worth(&self, card: CardKind) -> Worth {
        self.worths.get(card.index()).copied().unwrap_or_default()
    }

    pub fn tables(&self) -> &Tables {
        &self.tables
    }
}
