//! From the thing a pick names to the one answer on offer that is meant.

use endboss_lexicon::{Face, Seat};
use endboss_view::{Ask, Asked, Pick, View};

use super::cards::{Cards, listed};
use super::listing::{answer_words, offer_words};
use super::thing::{CardThing, Pile, Thing};

/// Why a pick cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Miss {
    /// It is not on offer.
    NotOffered(String),
    /// It may mean several things.
    Unclear(String),
}

impl Miss {
    pub(super) fn words(self) -> String {
        match self {
            Miss::NotOffered(words) | Miss::Unclear(words) => words,
        }
    }
}

/// The answer that is meant, or why there is none.
pub(super) fn resolve(cards: &Cards, thing: &Thing, ask: &Ask, view: &View) -> Result<Pick, Miss> {
    let fits = |pick: &&Pick| means(cards, thing, **pick, ask, view);
    let mut found: Vec<Pick> = ask.options.iter().filter(fits).copied().collect();
    if let Thing::Card(CardThing { nth: Some(nth), .. }) = thing {
        found.retain(|pick| rank(view, ask.seat, *pick) == Some(*nth));
    }
    // Heroes that fit one description are alike.
    if found.iter().all(|pick| matches!(pick, Pick::Hero(_))) {
        found.truncate(1);
    }
    match found[..] {
        [pick] => Ok(pick),
        [] => Err(not_offered(cards, ask, view)),
        _ => {
            let meant = found.iter().map(|pick| answer_words(cards, *pick, ask, view));
            Err(Miss::Unclear(format!("that may mean several things: {}", listed(meant))))
        }
    }
}

pub(super) fn not_offered(cards: &Cards, ask: &Ask, view: &View) -> Miss {
    Miss::NotOffered(format!("that is not on offer; {}", offer_words(cards, ask, view)))
}

/// Which of the visible rooms of its name in its dungeon a pick means, counted from the left.
fn rank(view: &View, asked: Seat, pick: Pick) -> Option<u8> {
    let (seat, slot) = match pick {
        Pick::Slot { seat, slot } => (seat, slot),
        Pick::Use { slot, .. } => (asked, slot),
        _ => return None,
    };
    let card = visible(view, seat, slot)?;
    let left_of = slot..view.seat(seat).slots.len() as u8;
    Some(left_of.filter(|at| visible(view, seat, *at) == Some(card)).count() as u8)
}

fn means(cards: &Cards, thing: &Thing, pick: Pick, ask: &Ask, view: &View) -> bool {
    match (thing, pick) {
        (Thing::Nothing, Pick::Pass) | (Thing::Yes, Pick::Yes) | (Thing::New, Pick::NewSlot) => {
            true
        }
        (Thing::Player(seat), Pick::Seat(other)) => *seat == other,
        (Thing::Back(back), Pick::Back(other)) => *back == other,
        (Thing::Hero(words), Pick::Hero(card)) => cards.fits(words, card),
        (Thing::Room { owner, at }, Pick::Slot { seat, slot }) => {
            owner.unwrap_or(ask.seat) == seat && from_left(view, seat, slot) == *at
        }
        (Thing::Room { owner, at }, Pick::Use { slot, .. }) => {
            owner.unwrap_or(ask.seat) == ask.seat && from_left(view, ask.seat, slot) == *at
        }
        (Thing::Space { landmark, space }, Pick::Space { landmark: other, space: at }) => {
            *landmark == other && *space == at
        }
        (Thing::Boss(nth), Pick::UseBoss { ability }) => {
            !is_sale(cards, view, ask.seat, ability) && nth.is_none_or(|nth| nth == ability + 1)
        }
        (Thing::Sale, Pick::UseBoss { ability }) => is_sale(cards, view, ask.seat, ability),
        (Thing::Item, Pick::UseItem) => true,
        (Thing::Card(thing), Pick::UseBoss { ability }) => {
            let boss = view.seat(ask.seat).boss.map(|boss| boss.card);
            boss == Some(thing.card) && !is_sale(cards, view, ask.seat, ability)
        }
        (Thing::Card(thing), _) => card_means(thing, pick, ask, view),
        _ => false,
    }
}

fn card_means(thing: &CardThing, pick: Pick, ask: &Ask, view: &View) -> bool {
    let CardThing { card, owner, from, .. } = *thing;
    let owned_by = |seat: Seat| owner.is_none_or(|owner| owner == seat);
    let market = matches!(ask.what, Asked::Market | Asked::TakeMarket { .. });
    match pick {
        Pick::Card(other) => {
            let pile = match from {
                Some(Pile::Deck) => false,
                Some(Pile::Market) => market,
                Some(Pile::Discard) => !market,
                None => true,
            };
            card == other && pile
        }
        Pick::Deck(other) => card == other && matches!(from, None | Some(Pile::Deck)),
        Pick::Hero(other) => card == other,
        Pick::Slot { seat, slot } => owned_by(seat) && visible(view, seat, slot) == Some(card),
        Pick::Use { slot, .. } => owned_by(ask.seat) && visible(view, ask.seat, slot) == Some(card),
        Pick::Declared(n) => view
            .declared
            .get(usize::from(n))
            .is_some_and(|declared| declared.source.card == card && owned_by(declared.seat)),
        Pick::UseItem => view.seat(ask.seat).item == Some(card),
        Pick::Pass
        | Pick::Yes
        | Pick::NewSlot
        | Pick::Seat(_)
        | Pick::Back(_)
        | Pick::Space { .. }
        | Pick::UseBoss { .. } => false,
    }
}

/// Whether this is what every boss can do where coins are in play, and no boss has printed on it.
/// [R11.4]
pub(super) fn is_sale(cards: &Cards, view: &View, seat: Seat, ability: u8) -> bool {
    let boss = view.seat(seat).boss;
    boss.is_some_and(|boss| match cards.face(boss.card) {
        Face::Boss(face) => usize::from(ability) >= face.abilities.len(),
        _ => false,
    })
}

/// The visible room of a slot.
pub(super) fn visible(view: &View, seat: Seat, slot: u8) -> Option<endboss_lexicon::CardKind> {
    let slot = view.seats.get(seat.index())?.slots.get(usize::from(slot))?;
    slot.room.as_ref().map(|room| room.card)
}

/// The place of a slot as people count: from the left, beginning with 1.
pub(super) fn from_left(view: &View, seat: Seat, slot: u8) -> u8 {
    (view.seat(seat).slots.len() as u8).saturating_sub(slot)
}

/// The slot a room reference means: by place, or by name among the visible rooms.
pub(super) fn find_room(
    cards: &Cards,
    thing: &Thing,
    view: &View,
) -> Result<(Seat, usize), String> {
    let mut found = Vec::new();
    for seat in &view.seats {
        for (at, _) in seat.slots.iter().enumerate().rev() {
            let here = match thing {
                Thing::Room { owner: Some(owner), at: place } => {
                    *owner == seat.seat && from_left(view, seat.seat, at as u8) == *place
                }
                Thing::Card(card) => {
                    card.owner.is_none_or(|owner| owner == seat.seat)
                        && visible(view, seat.seat, at as u8) == Some(card.card)
                }
                _ => false,
            };
            if here {
                found.push((seat.seat, at));
            }
        }
    }
    if let Thing::Card(CardThing { nth: Some(nth), .. }) = thing {
        found = found.get(usize::from(*nth).wrapping_sub(1)).copied().into_iter().collect();
    }
    let name = |card: &CardThing| cards.name(card.card).to_owned();
    match (&found[..], thing) {
        ([one], _) => Ok(*one),
        ([], Thing::Card(card)) => Err(format!("no visible {} is there", name(card))),
        ([], _) => Err("no such room is there; say whose: A's room 1".to_owned()),
        (_, Thing::Card(card)) => Err(format!(
            "there are several visible {}; say whose and which: A's {} (2)",
            name(card),
            name(card)
        )),
        _ => Err("say whose room it is: A's room 1".to_owned()),
    }
}
