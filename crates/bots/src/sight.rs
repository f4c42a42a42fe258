//! First sight: how good an answer looks before anything is imagined. It orders what a search tries
//! and plays imagined games on; so it must be quick more than clever.

use endboss_engine::{Game, Walker};
use endboss_lexicon::{Ability, Back, CardKind, Effect, Seat};
use endboss_search::Dice;
use endboss_view::{Asked, Pick, Source};

use crate::lore::Lore;
use crate::worth::{self, Cards};

/// One seat's question in an imagined game.
#[derive(Debug)]
pub(crate) struct Sight<'a> {
    game: &'a Game,
    lore: &'a Lore,
    seat: Seat,
    walker: Option<Walker>,
}

/// How much chance there is in what is done at first sight.
const WHIM: f32 = 0.6;

impl<'a> Sight<'a> {
    pub(crate) fn new(game: &'a Game, lore: &'a Lore, seat: Seat) -> Sight<'a> {
        Sight { game, lore, seat, walker: game.walker(&lore.tables) }
    }

    /// The answer that looks best, give or take a whim.
    pub(crate) fn pick(&self, what: Asked, options: &[Pick], dice: &mut Dice) -> Pick {
        let mut best = (f32::MIN, Pick::Pass);
        for pick in options {
            let weight = self.weigh(what, *pick) + WHIM * dice.share();
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
            Asked::SummonTo { hero, .. } => self.sent(hero, pick, None),
            Asked::SendHero { to, .. } => match pick {
                Pick::Hero(hero) => self.sent(hero, Pick::Seat(to), None),
                _ => 0.0,
            },
            Asked::ChooseBoss
            | Asked::NextTrigger
            | Asked::SwapFirst { .. }
            | Asked::SwapSecond { .. }
            | Asked::PlaceMinion
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
        let built = self.lore.worth(card).built;
        let slots = (0..5).map_while(|slot| self.game.room_there(t, self.seat, slot));
        let (mut count, mut least) = (0, f32::MAX);
        for (room, _) in slots {
            count += 1;
            least = least.min(self.lore.worth(room).built);
        }
        let advanced = t.room_ix(card).is_some_and(|ix| t.room(ix).advanced);
        match count < 5 && !advanced {
            true => 0.4 * built + 0.5,
            false => 0.4 * (built - least) + 0.1,
        }
    }

    fn place(&self, room: CardKind, pick: Pick) -> f32 {
        match pick {
            Pick::NewSlot => 0.4 * self.lore.worth(room).built + 0.5,
            Pick::Slot { slot, .. } => {
                let t = &self.lore.tables;
                let old = self.game.room_there(t, self.seat, slot);
                let old = old.map_or(0.0, |(card, _)| self.lore.worth(card).built);
                0.4 * (self.lore.worth(room).built - old)
            }
            _ => 0.0,
        }
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
            Pick::Hero(hero) => {
                let lured = ability.effects.iter().any(|e| matches!(e, Effect::ToYourEntrance));
                if lured { self.sent(hero, Pick::Seat(self.seat), None) } else { 0.3 }
            }
            _ => 0.0,
        }
    }

    /// A hero sent to a dungeon: my own if it dies there, another's if not.
    fn sent(&self, hero: CardKind, to: Pick, health: Option<i16>) -> f32 {
        let (Pick::Seat(to), t) = (to, &self.lore.tables) else { return 0.0 };
        let Some(row) = t.hero_ix(hero).map(|ix| t.hero(ix)) else { return 0.0 };
        let health = health.unwrap_or(i16::from(row.health));
        let dies = i32::from(self.game.standing(t, to).damage) >= i32::from(health);
        let worth = f32::from(row.worth);
        match (to == self.seat, dies) {
            (true, true) => worth,
            (true, false) => -worth,
            (false, true) => -0.5 * worth,
            (false, false) => 0.7 * worth,
        }
    }
}
