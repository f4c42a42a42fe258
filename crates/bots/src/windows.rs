//! Windows: when to play something, and when to hold it.

use endboss_lexicon::{Ability, Amount, Cost, Effect, HeroPlace, Special, Target, Whose};
use endboss_view::{Asked, Phase, Pick};

use crate::table::Table;
use crate::worth;

/// A hero on its way, and how that will end if nobody does anything.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walker {
    pub(crate) mine: bool,
    pub(crate) worth: f32,
    pub(crate) health: i32,
    /// Damage when it reaches the boss.
    pub(crate) at_end: i32,
    /// Damage it has now.
    pub(crate) damage: i32,
    /// What one more way through all rooms deals.
    pub(crate) whole: i32,
}

impl Walker {
    pub(crate) fn dies(self) -> bool {
        self.at_end >= self.health
    }
}

impl Table<'_> {
    pub(crate) fn walker(&self) -> Option<Walker> {
        let walk = self.view.walk?;
        let rooms = &self.view.seat(walk.seat).slots;
        let damage = |n: usize| rooms.get(n).and_then(|s| s.room.as_ref()).map_or(0, |r| r.damage);
        let ahead = walk.slot.map_or(0, usize::from);
        let rest: i32 = (0..ahead).map(|n| i32::from(damage(n))).sum();
        Some(Walker {
            mine: walk.seat == self.me,
            worth: self.cards.hero_worth(walk.hero.card),
            health: i32::from(walk.hero.health),
            at_end: i32::from(walk.hero.damage) + rest,
            damage: i32::from(walk.hero.damage),
            whole: (0..rooms.len()).map(|n| i32::from(damage(n))).sum(),
        })
    }

    pub(crate) fn weigh_window(&self, what: Asked, pick: Pick) -> f32 {
        let me = self.view.seat(self.me);
        let (card, n) = match pick {
            Pick::Card(card) => (card, 0),
            Pick::Use { slot, ability } => {
                match me.slots.get(slot as usize).and_then(|s| s.room.as_ref()) {
                    Some(room) => (room.card, ability),
                    None => return 0.0,
                }
            }
            Pick::UseBoss { ability } => match me.boss {
                Some(boss) => (boss.card, ability),
                None => return 0.0,
            },
            Pick::UseItem => match me.item {
                Some(item) => (item, 0),
                None => return 0.0,
            },
            _ => return 0.0,
        };
        let ability = match self.cards.item(card) {
            Some(item) => Some(&item.power),
            None => self.cards.ability(card, n),
        };
        let (Asked::Window { phase, .. } | Asked::CancelWindow { phase, .. }) = what else {
            return 0.0;
        };
        match ability {
            Some(ability) => self.gain(ability, phase) - self.price(ability, pick) - 0.05,
            // The coin every boss may earn: a room to spare is needed.
            None if me.hand_rooms > 4 => 0.05,
            None => -1.0,
        }
    }

    /// What it costs, and a little for the card itself, so that cards are kept for their moment.
    fn price(&self, ability: &Ability, pick: Pick) -> f32 {
        let card = if matches!(pick, Pick::Card(_)) { 0.35 } else { 0.0 };
        let each = ability.cost.iter().map(|cost| match *cost {
            Cost::DestroyThis | Cost::DestroyAnother => {
                let room = match pick {
                    Pick::Use { slot, .. } => {
                        self.room_at(Pick::Slot { seat: self.me, slot }).min(3.0)
                    }
                    _ => 1.5,
                };
                0.5 + 0.3 * room
            }
            Cost::Discard { count, .. } => 0.35 * f32::from(count),
            Cost::RemoveSoul => 1.0,
            Cost::Tokens(n) => 0.25 * f32::from(n),
            Cost::Coins(n) => 0.2 * f32::from(n),
        });
        each.sum::<f32>() + card
    }

    /// What would be gained if it happened now.
    fn gain(&self, ability: &Ability, phase: Phase) -> f32 {
        let each = ability.effects.iter().map(|effect| self.verb_now(*effect, ability, phase));
        each.sum()
    }

    fn verb_now(&self, effect: Effect, ability: &Ability, phase: Phase) -> f32 {
        let walker = self.walker();
        match effect {
            Effect::Damage(amount) => walker.map_or(0.0, |w| {
                let n = match amount {
                    Amount::Fixed(n) => i32::from(n),
                    Amount::YourRooms => i32::from(self.mine().rooms),
                    Amount::TokensHere => 2,
                };
                self.hurts(w, n)
            }),
            Effect::RoomDamage(n) | Effect::ThisRoomDamage(n) => {
                walker.map_or(0.0, |w| self.hurts(w, n.into()))
            }
            Effect::LastRoomDamage(n) | Effect::YourRoomsDamage(n) => {
                walker.filter(|w| w.mine).map_or(0.0, |w| self.hurts(w, n.into()))
            }
            Effect::Tokens { .. } if phase == Phase::Adventure => {
                walker.map_or(0.0, |w| self.hurts(w, 1)).max(0.1)
            }
            Effect::ToFirstRoom => walker.map_or(0.0, |w| self.hurts(w, w.whole)),
            Effect::Kill | Effect::CollapseTarget => {
                walker.map_or(0.0, |w| if w.mine { saved(w) } else { 0.0 })
            }
            Effect::Health(n) => walker.map_or(0.0, |w| self.helps(w, n.into())),
            Effect::HealthToken(n) => walker.map_or(0.0, |w| match n {
                0.. => self.helps(w, n.into()),
                _ => self.hurts(w, i32::from(n.unsigned_abs())),
            }),
            Effect::Stun | Effect::Deactivate | Effect::DestroyTarget => {
                walker.map_or(0.0, |w| self.helps(w, 3))
            }
            Effect::ToTown => walker.map_or(0.0, |w| match (w.mine, w.dies()) {
                (true, false) => 0.9 * w.worth,
                (false, true) => 0.5 * w.worth,
                _ => -w.worth,
            }),
            Effect::ToYourEntrance => self.lure(ability, walker),
            Effect::DoubleTreasure | Effect::Treasure { .. } if phase == Phase::Build => {
                self.doubled()
            }
            Effect::Cancel => self.worst_declared(),
            Effect::Special(Special::NoEntry) => 0.0,
            Effect::Special(Special::NoBuilding) => 0.0,
            other => worth::verb(other),
        }
    }

    /// So much more damage to the hero on its way, where that makes the difference.
    fn hurts(&self, w: Walker, n: i32) -> f32 {
        match (w.mine, w.dies(), w.at_end + n >= w.health) {
            (true, false, true) => saved(w),
            _ => 0.0,
        }
    }

    /// So much more health, or less damage, where that makes the difference.
    fn helps(&self, w: Walker, n: i32) -> f32 {
        match (w.mine, w.dies(), w.at_end >= w.health + n) {
            (false, true, false) => 0.9 * w.worth,
            _ => 0.0,
        }
    }

    /// A hero from somewhere else to my own entrance: worth it if it dies there.
    fn lure(&self, ability: &Ability, walker: Option<Walker>) -> f32 {
        let mine = self.mine().damage;
        match ability.target {
            Some(Target::Hero(HeroPlace::Dungeon(Whose::Opponents | Whose::Anyones))) => walker
                .filter(|w| !w.mine && w.health - w.damage <= mine)
                .map_or(0.0, |w| w.worth + if w.dies() { 0.5 * w.worth } else { 0.0 }),
            _ => {
                let town = self.view.town.iter();
                let best = town.filter(|h| i32::from(h.health) <= mine);
                best.map(|h| self.cards.hero_worth(h.card)).fold(0.0, f32::max)
            }
        }
    }

    /// Twice the treasure: who would come then?
    fn doubled(&self) -> f32 {
        let mut mine = *self.mine();
        for n in &mut mine.treasure {
            *n = n.saturating_mul(2);
        }
        self.with_mine(mine).score() - self.score() - 0.5
    }

    /// What an opponent has declared against me.
    fn worst_declared(&self) -> f32 {
        let against = |d: &&endboss_view::DeclaredView| d.spell && d.seat != self.me;
        let each = self.view.declared.iter().filter(against).filter_map(|d| {
            let ability = self.cards.ability(d.source.card, d.source.ability)?;
            Some(worth::effects(ability))
        });
        each.fold(0.0, f32::max)
    }
}

/// A wound that becomes a soul.
fn saved(w: Walker) -> f32 {
    2.0 * w.worth
}
