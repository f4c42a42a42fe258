use endboss_lexicon::{CardKind, Seat};
use serde::{Deserialize, Serialize};

/// Why a bot chose what it chose: one idea, of which the text makes one sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// There was nothing else to choose.
    Only,
    /// It let chance decide.
    Chance,
    /// This hero comes to its dungeon and dies there.
    Lures { hero: CardKind },
    /// This hero stays away from its dungeon, where it would survive.
    Avoids { hero: CardKind },
    /// The dungeon deals more damage than before.
    Damage { from: u16, to: u16 },
    /// The hero on its way dies.
    Kills { hero: CardKind },
    /// The hero on its way survives in somebody else's dungeon.
    Spares { hero: CardKind },
    /// What somebody declared does not happen.
    Stops { card: CardKind },
    /// Nothing is gained now, and what it could use is kept for a better moment.
    Keeps,
    /// It hurts whoever is ahead.
    Leader { seat: Seat },
    /// Of the cards on offer this is worth the most to it.
    BestCard { card: CardKind },
    /// Of its cards this one is worth the least to it.
    WorstCard { card: CardKind },
    /// By its rules of thumb this is the best.
    RuleOfThumb,
    /// It imagined so many games: in so many of a hundred it won this way, and by the next best
    /// answer in so many.
    Odds { games: u32, percent: u8, next: u8 },
    /// It imagined so many games alone: the score this way and by the next best answer, in tenths.
    Score { games: u32, tenths: i16, next: i16 },
}
