//! The town board: where the minion goes, and where heroes are sent.

use endboss_lexicon::{CardKind, Effect};
use endboss_view::{HeroView, Pick};

use crate::table::Table;
use crate::worth;

impl Table<'_> {
    pub(crate) fn weigh_space(&self, pick: Pick) -> f32 {
        let me = self.view.seat(self.me);
        let (card, n) = match pick {
            Pick::Space { landmark, space } => (landmark, space),
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
            _ => return 0.0,
        };
        let Some(ability) = self.cards.ability(card, n) else { return 0.0 };
        let each = ability.effects.iter().map(|effect| match *effect {
            Effect::Summon { token } => self.best_summons(card, token),
            Effect::Treasure { kind, count } => {
                let mut mine = *self.mine();
                mine.treasure[kind as usize] += count;
                self.with_mine(mine).score() - self.score()
            }
            Effect::LastRoomDamage(n) | Effect::ThisRoomDamage(n) => {
                let mut mine = *self.mine();
                mine.damage += i32::from(n);
                // It lasts a turn only: what counts is who dies of it.
                self.with_mine(mine).score() - self.score() - 0.22 * f32::from(n)
            }
            other => worth::verb(other),
        });
        each.sum()
    }

    /// The hero a summons from this landmark would send.
    fn summoned(&self, landmark: CardKind) -> Option<&HeroView> {
        self.view.landmarks.iter().find(|l| l.card == landmark)?.heroes.last()
    }

    fn best_summons(&self, landmark: CardKind, token: i8) -> f32 {
        let Some(hero) = self.summoned(landmark) else { return 0.0 };
        let sent = self.dungeons.iter().map(|d| self.sent(d.seat, hero, token));
        sent.fold(-2.0, f32::max)
    }

    fn sent(&self, to: endboss_lexicon::Seat, hero: &HeroView, token: i8) -> f32 {
        let mut hero = *hero;
        hero.health = hero.health.saturating_add_signed(token);
        // Among those who are hurt alike, whoever leads.
        let rivals = self.rivals();
        let behind = rivals.iter().position(|s| *s == to).unwrap_or(0) as f32;
        self.visit(to, &hero) - 0.05 * behind
    }

    pub(crate) fn weigh_summons(&self, hero: CardKind, token: i8, pick: Pick) -> f32 {
        let Pick::Seat(to) = pick else { return 0.0 };
        let all = self.view.landmarks.iter().flat_map(|l| &l.heroes);
        match all.into_iter().find(|h| h.card == hero) {
            Some(hero) => self.sent(to, hero, token),
            None => 0.0,
        }
    }

    /// A hero of the town for somebody else: one that survives there and would not die here.
    pub(crate) fn weigh_sending(&self, to: endboss_lexicon::Seat, pick: Pick) -> f32 {
        let Pick::Hero(card) = pick else { return 0.0 };
        let Some(hero) = self.view.town.iter().find(|h| h.card == card) else { return 0.0 };
        self.sent(to, hero, 0)
    }

    /// My own best stacks stay as they are.
    pub(crate) fn weigh_shuffle(&self, pick: Pick) -> f32 {
        match pick {
            Pick::Slot { seat, .. } if seat == self.me => -self.room_at(pick),
            _ => self.room_at(pick),
        }
    }
}
