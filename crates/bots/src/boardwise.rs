//! The town board: where the minion goes, and where heroes are sent.

use endboss_lexicon::{Ability, CardKind, Effect, HeroPlace, Seat, Target, TokensOn};
use endboss_view::{HeroView, Phase, Pick};

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
        // From this landmark, or by a boss from any that is not the tavern.
        let any = matches!(ability.target, Some(Target::Hero(HeroPlace::Landmark)));
        let from = self.view.landmarks.iter().filter(|landmark| match any {
            true => self.is_own_landmark(landmark.card),
            false => landmark.card == card,
        });
        let heroes = from.filter_map(|landmark| landmark.heroes.last());
        let each = heroes.flat_map(|hero| self.dungeons.iter().map(move |d| (d.seat, hero)));
        let best = each.map(|(seat, hero)| self.sent(seat, hero, token)).fold(f32::MIN, f32::max);
        if best == f32::MIN { 0.0 } else { best + self.relief() }
    }

    pub(crate) fn is_own_landmark(&self, card: CardKind) -> bool {
        use endboss_lexicon::Face;
        matches!(self.cards.face(card), Some(Face::Landmark(place)) if place.treasure.is_some())
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
