//! What is on offer, in the words one would write.

use endboss_lexicon::{Back, Seat};
use endboss_view::{Ask, Asked, Pick, View};

use super::asked::question_words;
use super::cards::Cards;
use super::resolve::{from_left, is_sale, visible};
use super::spot::space_words;

/// "A is asked about declaring and may: pass; cast Freeze".
pub(super) fn offer_words(cards: &Cards, ask: &Ask, view: &View) -> String {
    let options: Vec<_> =
        ask.options.iter().map(|pick| answer_words(cards, *pick, ask, view)).collect();
    format!(
        "{} is asked about {} and may: {}",
        ask.seat.letter(),
        question_words(cards, ask.what),
        options.join("; ")
    )
}

/// One answer as a script would have it.
pub(super) fn answer_words(cards: &Cards, pick: Pick, ask: &Ask, view: &View) -> String {
    let verb = verb(ask.what);
    match pick {
        Pick::Pass if ask.what == Asked::PlaceMinion => "minion stays home".to_owned(),
        Pick::Pass => "pass".to_owned(),
        Pick::Yes => "yes".to_owned(),
        Pick::Card(card) if matches!(ask.what, Asked::Search { .. }) => {
            format!("take {} from the discard pile", cards.name(card))
        }
        Pick::Card(card) if matches!(ask.what, Asked::Market | Asked::TakeMarket { .. }) => {
            format!("take {} from the market", cards.name(card))
        }
        Pick::Card(card) => format!("{verb} {}", cards.name(card)),
        Pick::Deck(card) => format!("take {} from the deck", cards.name(card)),
        Pick::Hero(card) => match ask.what {
            Asked::SendHero { to, .. } => {
                format!("send {} to {}", cards.hero_words(card), to.letter())
            }
            _ => format!("{verb} {}", cards.hero_words(card)),
        },
        Pick::Slot { seat, slot } => {
            let room = room_words(cards, view, seat, slot, seat != ask.seat);
            match placing(ask.what) {
                Some(placed) => format!("{verb} {} on {room}", cards.name(placed)),
                None => format!("{verb} {room}"),
            }
        }
        Pick::NewSlot => match placing(ask.what) {
            Some(placed) => format!("{verb} {} new", cards.name(placed)),
            None => "new".to_owned(),
        },
        Pick::Use { slot, .. } => {
            let room = room_words(cards, view, ask.seat, slot, false);
            format!("{} {room}", using(ask.what))
        }
        Pick::UseBoss { ability } if is_sale(cards, view, ask.seat, ability) => "sell".to_owned(),
        Pick::UseBoss { ability } if ability > 0 => {
            format!("{} boss ({})", using(ask.what), ability + 1)
        }
        Pick::UseBoss { .. } => format!("{} boss", using(ask.what)),
        Pick::UseItem => "use item".to_owned(),
        Pick::Space { landmark, space } => {
            format!("minion to {}", space_words(cards, landmark, space))
        }
        Pick::Seat(seat) => match ask.what {
            Asked::SummonTo { hero, .. } => {
                format!("send {} to {}", cards.hero_words(hero), seat.letter())
            }
            _ => format!("{verb} {}", seat.letter()),
        },
        Pick::Declared(n) => match view.declared.get(usize::from(n)) {
            Some(declared) => {
                format!("{verb} {}'s {}", declared.seat.letter(), cards.name(declared.source.card))
            }
            None => format!("{verb} declaration {n}"),
        },
        Pick::Back(Back::Room) => format!("{verb} room"),
        Pick::Back(Back::Spell) => format!("{verb} spell"),
    }
}

/// A room in a dungeon, told from others of its name.
fn room_words(cards: &Cards, view: &View, seat: Seat, slot: u8, owner: bool) -> String {
    let of = if owner { format!("{}'s ", seat.letter()) } else { String::new() };
    let Some(card) = visible(view, seat, slot) else {
        return format!("{of}room {}", from_left(view, seat, slot));
    };
    let count = view.seat(seat).slots.len() as u8;
    let alike: Vec<u8> =
        (0..count).rev().filter(|at| visible(view, seat, *at) == Some(card)).collect();
    match alike.iter().position(|at| *at == slot) {
        Some(nth) if alike.len() > 1 => format!("{of}{} ({})", cards.name(card), nth + 1),
        _ => format!("{of}{}", cards.name(card)),
    }
}

fn placing(what: Asked) -> Option<endboss_lexicon::CardKind> {
    match what {
        Asked::PlaceWhere { room }
        | Asked::BuildWhere { room, .. }
        | Asked::BuildFound { room, .. } => Some(room),
        _ => None,
    }
}

/// The word for an ability of one's own.
fn using(what: Asked) -> &'static str {
    match what {
        Asked::NextTrigger => "choose",
        Asked::PlaceMinion | Asked::MoveMinion { .. } => "minion to",
        _ => "use",
    }
}

fn verb(what: Asked) -> &'static str {
    match what {
        Asked::Window { .. } | Asked::CancelWindow { .. } => "cast",
        Asked::PlaceRoom | Asked::PlaceWhere { .. } => "place",
        Asked::FirstRoom
        | Asked::BuildRoom { .. }
        | Asked::BuildWhere { .. }
        | Asked::BuildFound { .. } => "build",
        Asked::OpeningDiscard { .. } | Asked::Discard { .. } | Asked::CostCard { .. } => "discard",
        Asked::TakeDiscarded { .. }
        | Asked::TakeSeen { .. }
        | Asked::TakeMarket { .. }
        | Asked::Search { .. } => "take",
        Asked::DestroyOwn { .. } | Asked::CostRoom { .. } => "destroy",
        Asked::TurnDraw | Asked::Machinations | Asked::Market => "draw",
        Asked::TokenOn { .. } | Asked::MoveTokenTo { .. } => "put a token on",
        Asked::LoseToken { .. } | Asked::CostToken { .. } => "take a token from",
        Asked::MoveTokenFrom { .. } => "move a token from",
        Asked::SummonTo { .. } | Asked::SendHero { .. } => "send",
        Asked::ShuffleStack { .. } => "shuffle",
        Asked::PlaceMinion | Asked::MoveMinion { .. } => "minion to",
        Asked::NameBack { .. } => "name",
        Asked::CostSoul { .. } => "remove",
        Asked::ReturnSoul { .. } => "return",
        Asked::Heal { .. } => "heal",
        Asked::ChooseBoss => "keep",
        Asked::Mulligan
        | Asked::Target { .. }
        | Asked::May { .. }
        | Asked::NextTrigger
        | Asked::SwapFirst { .. }
        | Asked::SwapSecond { .. } => "choose",
    }
}
