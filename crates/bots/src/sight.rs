//! First sight: how good an answer looks before anything is imagined. It orders what a search tries
//! and plays imagined games on; so it must be quick more than clever.

use std::cell::OnceCell;

use endboss_engine::{Game, Walker};
use endboss_lexicon::{Ability, Back, CardKind, Effect, Seat};
use endboss_search::Dice;
use endboss_view::{Asked, Pick, Source};

use crate::lore::Lore;
use crate::town::Town;
use crate::worth::{self, Cards};

/// One seat's question in an imagined game.
#[derive(Debug)]
pub(crate) struct Sight<'a> {
    game: &'a Game,
    lore: &'a Lore,
    seat: Seat,
    walker: Option<Walker>,
    town: OnceCell<Town>,
}

/// Slots in a dungeon. [R1.6]
const SLOTS: usize = 5;

/// How much chance there is in what is done at first sight; in windows little, or everything would
/// be used at once.
const WHIM: f32 = 0.6;
const WINDOW_WHIM: f32 = 0.15;

impl<'a> Sight<'a> {
    pub(crate) fn new(game: &'a Game, lore: &'a Lore, seat: Seat) -> Sight<'a> {
        Sight { game, lore, seat, walker: game.walker(&lore.tables), town: OnceCell::new() }
    }

    /// The answer that looks best, give or take a whim.
    pub(crate) fn pick(&self, what: Asked, options: &[Pick], dice: &mut Dice) -> Pick {
        let mut best = (f32::MIN, Pick::Pass);
        let whim = if what.is_window() { WINDOW_WHIM } else { WHIM };
        for pick in options {
            let weight = self.weigh(what, *pick) + whim * dice.share();
            if weight > best.0 {
                best = (weight, *pick);
            }
        }
        best.1
    }

    /// How good an answer looks; about 1 is a soul.
    pub(crate) fn weigh(&self, what: Asked, pick: Pick) -> f32 {
        match what {
            Asked::Window { .. } | Asked::CancelWindow { .. } => self.window(pick),
            Asked::FirstRoom | Asked::PlaceRoom | Asked::BuildRoom { .. } => match pick {
                Pick::Card(card) => self.best_place(card),
                _ => 0.0,
            },
            Asked::PlaceWhere { room } | Asked::BuildWhere { room, .. } => self.place(room, pick),
            Asked::BuildFound { room, .. } => self.place(room, pick),
            Asked::OpeningDiscard { .. } | Asked::CostCard { .. } | Asked::Discard { .. } => {
                -self.held(pick)
            }
            Asked::TakeDiscarded { .. }
            | Asked::TakeSeen { .. }
            | Asked::Search { .. }
            | Asked::Market
            | Asked::TakeMarket { .. } => self.held(pick),
            Asked::Target { source, .. } => self.target(source, pick),
            Asked::May { .. } | Asked::Mulligan => {
                if pick == Pick::Yes {
                    0.5
                } else {
                    0.0
                }
            }
            Asked::CostRoom { .. } | Asked::DestroyOwn { .. } | Asked::ShuffleStack { .. } => {
                -0.3 * self.room(pick)
            }
            Asked::TokenOn { .. } | Asked::MoveTokenTo { .. } => 0.1 * self.room(pick),
            Asked::CostToken { .. } | Asked::LoseToken { .. } => -0.1 * self.room(pick),
            Asked::CostSoul { .. } | Asked::ReturnSoul { .. } => -self.hero(pick),
            Asked::Heal { .. } => self.hero(pick),
            Asked::TurnDraw | Asked::Machinations | Asked::NameBack { .. } => match pick {
                Pick::Back(Back::Room) => 0.3,
                Pick::Back(Back::Spell) => 0.2,
                _ => 0.0,
            },
            Asked::SummonTo { hero, .. } => self.sent(hero, pick),
            Asked::SendHero { to, .. } => match pick {
                Pick::Hero(hero) => self.sent(hero, Pick::Seat(to)),
                _ => 0.0,
            },
            Asked::ChooseBoss
            | Asked::NextTrigger
            | Asked::SwapFirst { .. }
            | Asked::SwapSecond { .. }
            | Asked::PlaceMinion
            | Asked::MoveMinion { .. }
            | Asked::MoveTokenFrom { .. } => 0.0,
        }
    }

    fn held(&self, pick: Pick) -> f32 {
        match pick {
            Pick::Card(card) | Pick::Deck(card) => self.lore.worth(card).held,
            Pick::Back(_) => 0.5,
            _ => 0.0,
        }
    }

    fn hero(&self, pick: Pick) -> f32 {
        match pick {
            Pick::Hero(card) => Cards(&self.lore.cards).hero_worth(card),
            _ => 0.0,
        }
    }

    fn room(&self, pick: Pick) -> f32 {
        let Pick::Slot { seat, slot } = pick else { return 0.0 };
        let Some((card, damage)) = self.game.room_there(&self.lore.tables, seat, slot) else {
            return 0.0;
        };
        let worth = self.lore.worth(card);
        // What it deals now counts, with its tokens and neighbors, and its treasure.
        f32::from(damage).max(worth.built)
    }

    fn best_place(&self, card: CardKind) -> f32 {
        let t = &self.lore.tables;
        let Some(row) = t.room_ix(card).map(|ix| t.room(ix)) else { return 0.0 };
        let mut count = 0;
        let mut best = f32::MIN;
        while let Some((old, _)) = self.game.room_there(t, self.seat, count) {
            let below = t.room_ix(old).map_or(0, |ix| t.room(ix).kinds);
            if !row.advanced || below & row.kinds != 0 {
                best = best.max(self.built(card, Some(count)));
            }
            count += 1;
        }
        if usize::from(count) < SLOTS && !row.advanced {
            best = best.max(self.built(card, None));
        }
        best
    }

    fn place(&self, room: CardKind, pick: Pick) -> f32 {
        match pick {
            Pick::NewSlot => self.built(room, None),
            Pick::Slot { slot, .. } => self.built(room, Some(slot)),
            _ => 0.0,
        }
    }

    /// What changes with this room there: who comes, who dies, and what is built.
    fn built(&self, room: CardKind, on: Option<u8>) -> f32 {
        let t = &self.lore.tables;
        let town = self.town.get_or_init(|| Town::new(self.game, self.lore));
        let Some(row) = t.room_ix(room).map(|ix| t.room(ix)) else { return 0.0 };
        let mut mine = town.standing[self.seat.index()];
        let (before, had) = (mine.damage, mine.treasure);
        if let Some((old, damage)) = on.and_then(|at| self.game.room_there(t, self.seat, at)) {
            mine.damage = mine.damage.saturating_sub(damage.into());
            if let Some(old) = t.room_ix(old).map(|ix| t.room(ix)) {
                for (have, less) in mine.treasure.iter_mut().zip(old.icons) {
                    *have = have.saturating_sub(less);
                }
            }
        }
        mine.damage += self.lore.worth(room).damage as u16;
        for (have, more) in mine.treasure.iter_mut().zip(row.icons) {
            *have = have.saturating_add(more);
        }
        let sum = |treasure: [u8; 5]| treasure.iter().map(|n| f32::from((*n).min(4))).sum::<f32>();
        let damage = f32::from(mine.damage.min(14)) - f32::from(before.min(14));
        let treasure = sum(mine.treasure) - sum(had);
        let new = if on.is_none() { 0.3 } else { 0.0 };
        town.with(self.seat, mine) - town.now(self.seat) + 0.22 * damage + 0.12 * treasure + new
    }

    /// Something is done about a hero on its way where that changes how it ends; anything else is
    /// mostly kept.
    fn window(&self, pick: Pick) -> f32 {
        if pick == Pick::Pass {
            return 0.45;
        }
        let Some(ability) = self.ability(pick) else { return 0.0 };
        let Some(walker) = self.walker else {
            return 0.35 * worth::effects(ability).clamp(-0.5, 1.2);
        };
        let mine = walker.seat == self.seat;
        let dies = walker.at_end >= walker.health;
        let worth = f32::from(walker.worth);
        let each = ability.effects.iter().map(|effect| match effect {
            Effect::Damage(_)
            | Effect::RoomDamage(_)
            | Effect::ThisRoomDamage(_)
            | Effect::LastRoomDamage(_)
            | Effect::YourRoomsDamage(_)
            | Effect::ToFirstRoom
            | Effect::Kill
            | Effect::CollapseTarget
            | Effect::Tokens { .. } => {
                if mine && !dies {
                    worth
                } else {
                    -0.3
                }
            }
            Effect::Health(_) | Effect::Stun | Effect::Deactivate | Effect::DestroyTarget => {
                if !mine && dies {
                    0.8 * worth
                } else {
                    -0.3
                }
            }
            Effect::HealthToken(n) if *n < 0 => {
                if mine && !dies {
                    worth
                } else {
                    -0.3
                }
            }
            Effect::HealthToken(_) => {
                if !mine && dies {
                    0.8 * worth
                } else {
                    -0.3
                }
            }
            Effect::ToTown => {
                if mine != dies {
                    0.7 * worth
                } else {
                    -0.5
                }
            }
            Effect::Cancel => 0.6,
            other => 0.3 * worth::verb(*other).clamp(-0.5, 1.2),
        });
        each.sum()
    }

    fn ability(&self, pick: Pick) -> Option<&'a Ability> {
        let t = &self.lore.tables;
        let cards = Cards(&self.lore.cards);
        match pick {
            Pick::Card(card) => cards.ability(card, 0),
            Pick::Use { slot, ability } => {
                let (card, _) = self.game.room_there(t, self.seat, slot)?;
                cards.ability(card, ability)
            }
            Pick::UseBoss { ability } => {
                cards.ability(self.game.standing(t, self.seat).boss?, ability)
            }
            _ => None,
        }
    }

    fn target(&self, source: Source, pick: Pick) -> f32 {
        let cards = Cards(&self.lore.cards);
        let ability = match cards.item(source.card) {
            Some(item) => &item.power,
            None => match cards.ability(source.card, source.ability) {
                Some(ability) => ability,
                None => return 0.0,
            },
        };
        match pick {
            Pick::Seat(seat) if seat != self.seat => 0.5,
            Pick::Slot { seat, .. } => {
                let hostile = |e: &Effect| {
                    matches!(
                        e,
                        Effect::Stun
                            | Effect::Deactivate
                            | Effect::DestroyTarget
                            | Effect::CollapseTarget
                    )
                };
                let good = ability.effects.iter().any(hostile) != (seat == self.seat);
                let room = 0.2 * self.room(pick);
                if good { room } else { -0.5 - room }
            }
            Pick::Hero(hero) => match ability.effects.first() {
                Some(Effect::RemoveSoul | Effect::ReturnSoul { .. }) => -self.hero(pick),
                _ if ability.effects.contains(&Effect::ToYourEntrance) => {
                    self.sent(hero, Pick::Seat(self.seat))
                }
                _ => 0.3,
            },
            _ => 0.0,
        }
    }

    /// A hero sent to a dungeon: my own if it dies there, another's if not.
    fn sent(&self, hero: CardKind, to: Pick) -> f32 {
        let (Pick::Seat(to), t) = (to, &self.lore.tables) else { return 0.0 };
        let Some(row) = t.hero_ix(hero).map(|ix| t.hero(ix)) else { return 0.0 };
        let dies = i32::from(self.game.standing(t, to).damage) >= i32::from(row.health);
        let worth = f32::from(row.worth);
        match (to == self.seat, dies) {
            (true, true) => worth,
            (true, false) => -worth,
            (false, true) => -0.5 * worth,
            (false, false) => 0.7 * worth,
        }
    }
}
