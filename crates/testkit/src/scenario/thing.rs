//! What a pick names: a card, a room in a dungeon, a hero, a player.

use endboss_lexicon::{Back, CardKind, Seat};

use super::cards::Cards;
use super::hero::HeroWords;
use super::words::{marked, number, owned, seat_letter, short};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    /// Pass, decline.
    Nothing,
    Yes,
    /// A new slot.
    New,
    Player(Seat),
    Back(Back),
    /// A card wherever it is on offer.
    Card(CardThing),
    /// The room on this place, counted from the left.
    Room {
        owner: Option<Seat>,
        at: u8,
    },
    Hero(HeroWords),
    /// A space of a landmark. [R4.2]
    Space {
        landmark: CardKind,
        space: u8,
    },
    /// One's own boss, and which of its abilities if it has several.
    Boss(Option<u8>),
    /// One's own face-up item. [Q14]
    Item,
    /// A room card for a coin. [R11.4]
    Sale,
}

/// Where a card is taken from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pile {
    Deck,
    Discard,
    Market,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CardThing {
    pub(super) card: CardKind,
    pub(super) owner: Option<Seat>,
    /// Which of several alike, counted from the left.
    pub(super) nth: Option<u8>,
    /// If it is said.
    pub(super) from: Option<Pile>,
}

pub(super) fn thing(cards: &Cards, text: &str) -> Result<Thing, String> {
    let text = text.trim();
    match text {
        "nothing" | "none" | "no" => return Ok(Thing::Nothing),
        "yes" => return Ok(Thing::Yes),
        "new" | "a new slot" => return Ok(Thing::New),
        "room" | "a room" => return Ok(Thing::Back(Back::Room)),
        "spell" | "a spell" => return Ok(Thing::Back(Back::Spell)),
        "boss" | "the boss" => return Ok(Thing::Boss(None)),
        "item" | "the item" => return Ok(Thing::Item),
        "" => return Err("something is missing here".to_owned()),
        _ => {}
    }
    if let Some(seat) = seat_letter(text.strip_prefix("player ").unwrap_or(text)) {
        return Ok(Thing::Player(seat));
    }
    let (text, from) = source(text);
    let (owner, text) = match owned(text) {
        Some((seat, rest)) => (Some(seat), rest),
        None => (None, text),
    };
    if let Some(place) = text.strip_prefix("room ")
        && let Ok(at @ 1..) = place.parse::<u8>()
    {
        return Ok(Thing::Room { owner, at });
    }
    let (name, marks) = marked(text)?;
    let nth = match marks[..] {
        [] => None,
        [n] => Some(number(n)?),
        _ => return Err(format!("\"{}\" has too much in its bracket", short(text))),
    };
    if name == "boss" {
        return Ok(Thing::Boss(nth));
    }
    match cards.find(name) {
        Ok(card) => Ok(Thing::Card(CardThing { card, owner, nth, from })),
        Err(unknown) => match cards.hero(name) {
            Ok(hero) => Ok(Thing::Hero(hero)),
            Err(_) => Err(unknown),
        },
    }
}

/// `... from the deck`, `... from the discard pile`, `... from the market`.
fn source(text: &str) -> (&str, Option<Pile>) {
    for (words, pile) in [
        (" from the deck", Some(Pile::Deck)),
        (" from the discard pile", Some(Pile::Discard)),
        (" from the discard", Some(Pile::Discard)),
        (" from the market", Some(Pile::Market)),
        (" from the hand", None),
    ] {
        if let Some(rest) = text.strip_suffix(words) {
            return (rest.trim(), pile);
        }
    }
    (text, None)
}

/// `B's Dark Altar`, `Dark Altar (2)`, `A's room 3`.
pub(super) fn room_thing(cards: &Cards, text: &str) -> Result<Thing, String> {
    match thing(cards, text)? {
        room @ Thing::Room { .. } => Ok(room),
        Thing::Card(card) if cards.is_room(card.card) => Ok(Thing::Card(card)),
        _ => Err(format!("\"{}\" is not a room such as B's Dark Altar", short(text))),
    }
}
