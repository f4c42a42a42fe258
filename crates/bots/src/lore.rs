use endboss_engine::{Tables, Unplayable};
use endboss_lexicon::{Card, Rules};

/// What all bots at one table know: the cards and the rules, nothing of the game.
#[derive(Debug)]
pub struct Lore {
    pub(crate) cards: Vec<Card>,
    pub(crate) tables: Tables,
}

impl Lore {
    /// `cards[n]` is the print `CardKind(n)`, as the game is played with.
    pub fn new(cards: Vec<Card>, rules: Rules, seats: u8) -> Result<Lore, Unplayable> {
        let tables = Tables::new(&cards, rules, seats)?;
        Ok(Lore { cards, tables })
    }
}
