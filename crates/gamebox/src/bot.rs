//! The players that are programs, by name.

use endboss_bots::Normal;
use endboss_engine::{Game, Tables};
use endboss_lexicon::{Card, Seat, Viewer};
use endboss_view::Pick;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotKind {
    /// Any legal answer.
    Random,
    /// Plain rules: bait arithmetic, and when to answer.
    Normal,
}

impl BotKind {
    pub const ALL: [BotKind; 2] = [BotKind::Random, BotKind::Normal];

    pub fn id(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Normal => "normal",
        }
    }
}

/// Who sits where. A bot that thinks is given views, never the game.
#[derive(Debug)]
pub struct Seated {
    kinds: Vec<BotKind>,
    normal: Option<Normal>,
}

impl Seated {
    /// One kind for each seat, or one for all.
    pub fn new(kinds: &[BotKind], seats: u8, cards: &[Card], t: &Tables) -> Seated {
        let of = |n: u8| kinds.get(n as usize % kinds.len().max(1)).copied();
        let kinds: Vec<_> = (0..seats).map(|n| of(n).unwrap_or(BotKind::Random)).collect();
        let thinks = kinds.contains(&BotKind::Normal);
        let normal = thinks.then(|| Normal::new(cards.to_vec(), t.rules));
        Seated { kinds, normal }
    }

    /// Everybody at random.
    pub fn random(seats: u8) -> Seated {
        Seated { kinds: vec![BotKind::Random; seats.into()], normal: None }
    }

    /// Who has this seat when everybody has moved on so many seats.
    pub fn kind(&self, seat: Seat, moved: u64) -> BotKind {
        let seats = self.kinds.len() as u64;
        self.kinds[((u64::from(seat.0) + moved) % seats.max(1)) as usize]
    }

    /// The answer of a bot that thinks; none if it leaves it to chance.
    pub fn decide(&self, t: &Tables, game: &Game, seat: Seat, moved: u64) -> Option<Pick> {
        match (self.kind(seat, moved), &self.normal) {
            (BotKind::Normal, Some(normal)) => normal.decide(&game.view(t, Viewer::Seat(seat))),
            _ => None,
        }
    }
}
