//! The town board: where the minion goes, and where heroes are sent.

use endboss_lexicon::{Ability, CardKind, Effect, HeroPlace, Seat, Target, TokensOn, When};
use endboss_view::{HeroView, Phase, Pick, Spot};

use crate::dungeon::Dungeon;
use crate::table::Table;
use crate::weights::*;

impl Table<'_> {
    /// The card and the ability an action space belongs to.
    pub(crate) fn space(&self, pick: Pick) -> Option<(CardKind, &Ability)> {
        let me = self.view.seat(self.me);
        let (card, n) = match pick {
            Pick::Space { landmark, space } => (landmark, space),
            Pick::Use { slot, ability } => {
                (me.slots.get(slot as usize)?.room.as_ref()?.card, ability)
            }
            Pick::UseBoss { ability } => (me.boss?.card, ability),
            _ => return None,
        };
        Some((card, self.cards.ability(card, n)?))
    }

    /// What a minion brings there, if I build what I would build anyway.
    pub(crate) fn weigh_space(&self, pick: Pick) -> f32 {
        let Some((card, ability)) = self.space(pick) else { return 0.0 };
        let (mine, _) = *self.plan();
        let each =
            ability.effects.iter().map(|effect| self.minion_does(*effect, ability, card, &mine));
        each.sum()
    }

    fn minion_does(
        &self,
        effect: Effect,
        ability: &Ability,
        card: CardKind,
        mine: &Dungeon,
    ) -> f32 {
        let better = |dungeon: Dungeon| self.score(&dungeon) - self.score(mine);
        if let Some(more) = mine.for_now(effect) {
            return better(more);
        }
        match effect {
            Effect::Summon { token } => self.best_summons(card, ability, token),
            Effect::Tokens { on, count } if !mine.cells().is_empty() => {
                let at = match on {
                    TokensOn::This => mine.cells().iter().position(|cell| cell.card == card),
                    _ => None,
                };
                better(mine.with_tokens(at.unwrap_or(0), count, self.cards)).max(TOKEN)
            }
            other => self.verb_now(other, ability, Phase::Minions).0,
        }
    }

    fn best_summons(&self, card: CardKind, ability: &Ability, token: i8) -> f32 {
        // From this landmark, or by a boss from any.
        let any = matches!(ability.target, Some(Target::Hero(HeroPlace::Landmark)));
        let from = self.view.landmarks.iter().filter(|landmark| any || landmark.card == card);
        let heroes = from.filter_map(|landmark| landmark.heroes.last());
        let each = heroes.flat_map(|hero| self.dungeons.iter().map(move |d| (d.seat, hero)));
        let best = each.map(|(seat, hero)| self.sent(seat, hero, token)).fold(f32::MIN, f32::max);
        if best == f32::MIN { 0.0 } else { best + self.relief() }
    }

    /// What my minion does where it stands.
    pub(crate) fn space_now(&self) -> f32 {
        match self.view.seat(self.me).minion {
            None => 0.0,
            Some(Spot::Landmark { landmark, space }) => {
                self.weigh_space(Pick::Space { landmark, space })
            }
            Some(Spot::Room(card)) => self.own_space(card).map_or(0.0, |at| self.weigh_space(at)),
            Some(Spot::Boss(card)) => self
                .minion_ability(card)
                .map_or(0.0, |ability| self.weigh_space(Pick::UseBoss { ability })),
        }
    }

    /// What my minion gains by moving from where it stands to the best free space. What it did
    /// there already is not lost. [Q89]
    pub(crate) fn better_space(&self, ability: &Ability) -> f32 {
        let me = self.view.seat(self.me);
        let acted = ability.effects.contains(&Effect::MinionActs);
        let now = if acted { 0.0 } else { self.space_now() };
        let mut best = now;
        for landmark in &self.view.landmarks {
            let summon = landmark.minions.len().saturating_sub(1);
            for (space, minion) in landmark.minions.iter().enumerate() {
                // A hero covers all spaces but the one that summons it. [R4.2]
                if minion.is_none() && (space == summon) != landmark.heroes.is_empty() {
                    let pick = Pick::Space { landmark: landmark.card, space: space as u8 };
                    best = best.max(self.weigh_space(pick));
                }
            }
        }
        for slot in me.slots.iter().filter(|slot| slot.face_down.is_none()) {
            let card = slot.room.as_ref().filter(|room| !room.deactivated).map(|room| room.card);
            if let Some(at) = card.and_then(|card| self.own_space(card)) {
                best = best.max(self.weigh_space(at));
            }
        }
        if let Some(boss) = me.boss.filter(|boss| boss.leveled)
            && let Some(ability) = self.minion_ability(boss.card)
        {
            best = best.max(self.weigh_space(Pick::UseBoss { ability }));
        }
        best - now
    }

    /// The action space of a room of mine.
    fn own_space(&self, card: CardKind) -> Option<Pick> {
        let slots = &self.view.seat(self.me).slots;
        let at = slots.iter().position(|s| s.room.as_ref().is_some_and(|r| r.card == card))?;
        Some(Pick::Use { slot: at as u8, ability: self.minion_ability(card)? })
    }

    fn minion_ability(&self, card: CardKind) -> Option<u8> {
        let abilities = self.cards.abilities(card).iter();
        let at = abilities.into_iter().position(|ability| ability.when == When::Minion)?;
        Some(at as u8)
    }

    /// What becomes of a hero that is sent to a dungeon with a health token.
    pub(crate) fn sent(&self, to: Seat, hero: &HeroView, token: i8) -> f32 {
        let mut hero = *hero;
        hero.health = hero.health.saturating_add_signed(token);
        self.fate(to, &hero)
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
    pub(crate) fn weigh_sending(&self, to: Seat, pick: Pick) -> f32 {
        let Pick::Hero(card) = pick else { return 0.0 };
        let Some(hero) = self.view.town.iter().find(|h| h.card == card) else { return 0.0 };
        self.fate(to, hero) - self.lured_now(card)
    }

    /// My own best stacks stay as they are.
    pub(crate) fn weigh_shuffle(&self, pick: Pick) -> f32 {
        match pick {
            Pick::Slot { seat, .. } if seat == self.me => -self.room_at(pick),
            _ => self.room_at(pick),
        }
    }
}
