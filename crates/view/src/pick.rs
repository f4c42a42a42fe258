use endboss_lexicon::{Back, CardKind, Seat};
use serde::{Deserialize, Serialize};

/// One answer to an ask: always a single thing, named by meaning and never by its place in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Pick {
    /// Pass, decline, nothing, no.
    Pass,
    /// Yes, to an effect one may decline.
    Yes,
    /// A card by its print: from a hand, a pile, or on offer.
    Card(CardKind),
    /// A card from the deck being searched.
    Deck(CardKind),
    /// A hero in play, in a deck or scored. Heroes are one of a kind.
    Hero(CardKind),
    /// The visible room of a slot; slots are counted from the boss, 0 is next to it.
    Slot { seat: Seat, slot: u8 },
    /// A new slot at the left end of one's own dungeon.
    NewSlot,
    /// An activated ability of one's own visible room.
    Use { slot: u8, ability: u8 },
    /// A player.
    Seat(Seat),
    /// A declared spell, counted from the oldest declaration, which is 0.
    Declared(u8),
    /// Room or spell.
    Back(Back),
    /// An action space of a landmark, counted from 0. [R4.2]
    Space { landmark: CardKind, space: u8 },
    /// An ability or the action space of one's own boss.
    UseBoss { ability: u8 },
    /// The power of one's own face-up item. [Q14]
    UseItem,
}
