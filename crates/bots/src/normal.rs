//! The rules player: bait arithmetic, and a few plain rules for everything else.

use endboss_lexicon::{Back, Card, Rules, Seat};
use endboss_view::{Ask, Asked, Pick, View, Why};

use crate::table::{Sight, Table};
use crate::weights::*;
use crate::worth::{Cards, potential};

/// A player that weighs each answer by plain rules. The same view gives the same answer.
#[derive(Clone, Debug)]
pub struct Normal {
    cards: Vec<Card>,
    potentials: Vec<f32>,
    rules: Rules,
}

impl Normal {
    /// `cards[n]` is the print `CardKind(n)`, as the game was set up with.
    pub fn new(cards: Vec<Card>, rules: Rules) -> Normal {
        let potentials = cards.iter().map(potential).collect();
        Normal { cards, potentials, rules }
    }

    /// An answer to the question in the view; none if nothing is asked.
    pub fn decide(&self, view: &View) -> Option<Pick> {
        let ask = view.ask.as_ref()?;
        self.table(view, ask.seat, Sight::CLEAR).best(ask)
    }

    /// The same answer, and the idea that decided it.
    pub fn explain(&self, view: &View) -> Option<(Pick, Why)> {
        let ask = view.ask.as_ref()?;
        let table = self.table(view, ask.seat, Sight::CLEAR);
        let pick = table.best(ask)?;
        Some((pick, table.why(ask.what, pick)))
    }

    pub(crate) fn table<'a>(&'a self, view: &'a View, me: Seat, sight: Sight) -> Table<'a> {
        Table::new(Cards(&self.cards), &self.potentials, &self.rules, view, me, sight)
    }
}

impl Table<'_> {
    /// The answer of the greatest weight, the first of equals.
    pub(crate) fn best(&self, ask: &Ask) -> Option<Pick> {
        let mut best: Option<(f32, Pick)> = None;
        for pick in &ask.options {
            let weight = self.weigh(ask.what, *pick);
            if best.is_none_or(|(most, _)| weight > most) {
                best = Some((weight, *pick));
            }
        }
        best.map(|(_, pick)| pick)
    }

    /// How good an answer is; only the order of the answers to one question matters.
    pub(crate) fn weigh(&self, what: Asked, pick: Pick) -> f32 {
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
            Asked::May { source } => match (pick, self.ability_of(source)) {
                (Pick::Yes, Some(ability)) => TRIFLE + self.gain(ability, self.view.phase),
                _ => 0.0,
            },
            Asked::CostRoom { .. } | Asked::DestroyOwn { .. } => match pick {
                Pick::Slot { seat, slot } if seat == self.me => -self.loss(slot as usize),
                _ => 0.0,
            },
            Asked::CostSoul { .. } => -self.hero(pick),
            Asked::ReturnSoul { from, health, .. } => match pick {
                Pick::Hero(hero) => self.returned(from, hero, health),
                _ => 0.0,
            },
            Asked::NextTrigger => 0.0,
            Asked::TakeDiscarded { .. } | Asked::TakeSeen { .. } | Asked::Search { .. } => {
                self.held(pick)
            }
            Asked::SwapFirst { .. } | Asked::SwapSecond { .. } => pass(pick),
            Asked::Heal { .. } => self.hero(pick),
            Asked::Market | Asked::TakeMarket { .. } => self.held(pick).max(self.back(pick)),
            Asked::PlaceMinion | Asked::MoveMinion { .. } => self.weigh_space(pick),
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

    /// A card as something to have in hand: what it is in general, and how much better the turn
    /// could be built with it.
    pub(crate) fn held(&self, pick: Pick) -> f32 {
        let (Pick::Card(card) | Pick::Deck(card)) = pick else { return 0.0 };
        let general = self.cards.in_hand(card);
        match self.best_place(card) {
            Some((_, value)) => ROOM_IN_HAND * general + (value - self.score(self.mine())).max(0.0),
            None if self.cards.room(card).is_some() => ROOM_IN_HAND * general,
            None => general,
        }
    }

    /// Rooms while there is something to build on, spells with a hand full of rooms.
    fn back(&self, pick: Pick) -> f32 {
        let rooms = self.view.seat(self.me).hand_rooms;
        match pick {
            Pick::Back(Back::Room) => DRAWN_ROOM,
            Pick::Back(Back::Spell) => DRAWN_SPELL + ROOM_WAITING * f32::from(rooms),
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
        f32::from(room.damage) + ICON * f32::from(icons)
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
        let at = slot as usize;
        if seat != self.me || at >= self.mine().cells().len() {
            return 0.0;
        }
        let more = self.mine().with_tokens(at, 1, self.cards);
        let room = self.cards.room(more.cells()[at].card);
        let stays = room.is_some_and(|room| room.advanced);
        self.score(&more) + if stays { STAYS } else { 0.0 }
    }
}

fn yes(pick: Pick) -> f32 {
    f32::from(u8::from(pick == Pick::Yes))
}

fn pass(pick: Pick) -> f32 {
    f32::from(u8::from(pick == Pick::Pass))
}
