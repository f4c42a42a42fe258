//! The rules player: bait arithmetic, and a few plain rules for everything else.

use endboss_lexicon::{Card, Rules};
use endboss_view::{Asked, Pick, View};

use crate::table::Table;
use crate::worth::Cards;

/// A player that weighs each answer by plain rules. The same view gives the same answer.
#[derive(Clone, Debug)]
pub struct Normal {
    cards: Vec<Card>,
    rules: Rules,
}

impl Normal {
    /// `cards[n]` is the print `CardKind(n)`, as the game was set up with.
    pub fn new(cards: Vec<Card>, rules: Rules) -> Normal {
        Normal { cards, rules }
    }

    /// An answer to the question in the view; none if nothing is asked.
    pub fn decide(&self, view: &View) -> Option<Pick> {
        let ask = view.ask.as_ref()?;
        let table = Table::new(Cards(&self.cards), &self.rules, view, ask.seat);
        let best = best(&ask.options, |pick| table.weigh(ask.what, *pick));
        best.or(ask.options.first().copied())
    }
}

/// The option of the greatest weight, the first of equals.
fn best(options: &[Pick], weigh: impl Fn(&Pick) -> f32) -> Option<Pick> {
    let mut best: Option<(f32, Pick)> = None;
    for pick in options {
        let weight = weigh(pick);
        if best.is_none_or(|(most, _)| weight > most) {
            best = Some((weight, *pick));
        }
    }
    best.map(|(_, pick)| pick)
}

impl Table<'_> {
    /// How good an answer is; only the order of the answers to one question matters.
    fn weigh(&self, what: Asked, pick: Pick) -> f32 {
        match what {
            Asked::ChooseBoss => self.boss(pick),
            // A hand that may be changed is a poor one.
            Asked::Mulligan => yes(pick),
            Asked::OpeningDiscard { .. } | Asked::CostCard { .. } | Asked::Discard { .. } => {
                -self.held(pick)
            }
            Asked::FirstRoom
            | Asked::PlaceRoom
            | Asked::BuildRoom { .. }
            | Asked::PlaceWhere { .. }
            | Asked::BuildWhere { .. }
            | Asked::BuildFound { .. } => self.weigh_building(what, pick),
            Asked::TurnDraw | Asked::Machinations | Asked::NameBack { .. } => self.back(pick),
            Asked::Window { .. } | Asked::CancelWindow { .. } => self.weigh_window(what, pick),
            Asked::Target { source, .. } => self.weigh_target(source, pick),
            Asked::May { .. } => yes(pick),
            Asked::CostRoom { .. } | Asked::DestroyOwn { .. } => -self.room_at(pick),
            Asked::CostSoul { .. } | Asked::ReturnSoul { .. } => -self.hero(pick),
            Asked::NextTrigger => 0.0,
            Asked::TakeDiscarded { .. } | Asked::TakeSeen { .. } | Asked::Search { .. } => {
                self.held(pick)
            }
            Asked::SwapFirst { .. } | Asked::SwapSecond { .. } => pass(pick),
            Asked::Heal { .. } => self.hero(pick),
            Asked::Market | Asked::TakeMarket { .. } => self.held(pick).max(self.back(pick)),
            Asked::PlaceMinion => self.weigh_space(pick),
            Asked::TokenOn { .. } | Asked::MoveTokenTo { .. } => self.token_on(pick),
            Asked::LoseToken { .. } | Asked::CostToken { .. } => -self.token_on(pick),
            Asked::MoveTokenFrom { .. } => pass(pick),
            Asked::SummonTo { hero, token, .. } => self.weigh_summons(hero, token, pick),
            Asked::SendHero { to, .. } => self.weigh_sending(to, pick),
            Asked::ShuffleStack { .. } => self.weigh_shuffle(pick),
        }
    }

    /// Before anything is drawn no boss is better than another. So that not the same one is always
    /// kept, it goes by who is offered with whom, and where.
    fn boss(&self, pick: Pick) -> f32 {
        let offered = &self.view.seat(self.me).offered;
        let mixed = offered.iter().fold(u32::from(self.me.0), |mixed, card| {
            mixed.wrapping_mul(31).wrapping_add(u32::from(card.0).wrapping_mul(17))
        });
        let kept = offered.get(mixed as usize % offered.len().max(1));
        f32::from(u8::from(kept.is_some_and(|card| pick == Pick::Card(*card))))
    }

    /// A card as something to have in hand.
    pub(crate) fn held(&self, pick: Pick) -> f32 {
        match pick {
            Pick::Card(card) | Pick::Deck(card) => self.cards.in_hand(card),
            _ => 0.0,
        }
    }

    /// Rooms while there is something to build on, spells with a hand full of rooms.
    fn back(&self, pick: Pick) -> f32 {
        let rooms = self.view.seat(self.me).hand_rooms;
        match pick {
            Pick::Back(endboss_lexicon::Back::Room) => 0.6,
            Pick::Back(endboss_lexicon::Back::Spell) => 0.3 + 0.1 * f32::from(rooms),
            _ => 0.0,
        }
    }

    /// What a visible room is worth to its owner.
    pub(crate) fn room_at(&self, pick: Pick) -> f32 {
        let Pick::Slot { seat, slot } = pick else { return 0.0 };
        let slots = &self.view.seat(seat).slots;
        let Some(room) = slots.get(slot as usize).and_then(|s| s.room.as_ref()) else {
            return 0.0;
        };
        let icons = self.cards.room(room.card).map_or(0, |r| r.treasure.array().iter().sum());
        f32::from(room.damage) + 0.6 * f32::from(icons)
    }

    pub(crate) fn hero(&self, pick: Pick) -> f32 {
        match pick {
            Pick::Hero(card) => self.cards.hero_worth(card),
            _ => 0.0,
        }
    }

    /// Tokens do most where heroes pass and the room is not covered soon.
    fn token_on(&self, pick: Pick) -> f32 {
        let Pick::Slot { seat, slot } = pick else { return 0.0 };
        let slots = &self.view.seat(seat).slots;
        let room = slots.get(slot as usize).and_then(|s| s.room.as_ref());
        room.map_or(0.0, |room| {
            let stunned = if room.stunned { -5.0 } else { 0.0 };
            self.room_at(pick) + stunned
        })
    }
}

fn yes(pick: Pick) -> f32 {
    f32::from(u8::from(pick == Pick::Yes))
}

fn pass(pick: Pick) -> f32 {
    f32::from(u8::from(pick == Pick::Pass))
}
