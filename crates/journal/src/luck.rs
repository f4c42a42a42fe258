use endboss_engine::{Chance, Game, Roll, Tables};
use endboss_lexicon::Seat;

use crate::{Header, Ids, Lots, Stream};

/// The chance of one game whose seed is known, as its header says that it is made.
#[derive(Clone, Debug)]
pub struct Luck {
    stream: Stream,
    /// Of a daily dungeon.
    lots: Option<Lots>,
}

impl Luck {
    /// Whether the seed is the one committed to is not asked here.
    pub fn new(header: &Header, seed: &[u8; 32]) -> Luck {
        let salts = header.fair.as_ref().map_or(&[][..], |fair| &fair.salts);
        Luck { stream: Stream::new(seed, salts), lots: header.day.map(|day| Lots::new(day, seed)) }
    }

    /// How the chance comes out that this entry settles. To be asked once for each, in order.
    pub fn roll(
        &mut self,
        entry_number: u32,
        game: &Game,
        tables: &Tables,
        chance: Chance,
        ids: &impl Ids,
    ) -> Option<Roll> {
        match &mut self.lots {
            Some(lots) => lots.roll(game, tables, chance, ids),
            None => self.stream.roll(entry_number, game, tables, chance),
        }
    }

    /// A chance of this game, as it stands before it, came out so by what is on record.
    pub fn follow(
        &mut self,
        game: &Game,
        tables: &Tables,
        chance: Chance,
        roll: Roll,
        ids: &impl Ids,
    ) {
        if let Some(lots) = &mut self.lots {
            lots.follow(game, tables, chance, roll, ids);
        }
    }

    /// What the bot of a seat rolls for its entry.
    pub fn bot(&self, seat: Seat, entry_number: u32) -> [u8; 8] {
        self.stream.bot(seat, entry_number)
    }
}
