//! Targets: whom to hurt, whom to help.

use endboss_lexicon::Effect;
use endboss_view::{Pick, Source};

use crate::table::Table;

impl Table<'_> {
    pub(crate) fn weigh_target(&self, source: Source, pick: Pick) -> f32 {
        let ability = self
            .cards
            .item(source.card)
            .map(|item| &item.power)
            .or_else(|| self.cards.ability(source.card, source.ability));
        let Some(ability) = ability else { return 0.0 };
        match pick {
            Pick::Seat(seat) => {
                // The leader first.
                let rivals = self.rivals();
                let at = rivals.iter().position(|s| *s == seat).unwrap_or(rivals.len());
                10.0 - at as f32
            }
            Pick::Slot { seat, .. } => {
                let room = self.room_at(pick);
                let hostile = ability.effects.iter().any(|e| {
                    matches!(
                        e,
                        Effect::Stun
                            | Effect::Deactivate
                            | Effect::DestroyTarget
                            | Effect::CollapseTarget
                    )
                });
                let collapse = ability.effects.contains(&Effect::CollapseTarget);
                match (hostile, seat == self.me) {
                    // To kill a hero costs the room it stands in.
                    (true, true) if collapse => self.under_walker(pick) - 0.2 * room,
                    (true, true) => -5.0 - room,
                    (true, false) => room + self.under_walker(pick),
                    (false, true) => 5.0 + 0.2 * room + self.under_walker(pick),
                    (false, false) => -5.0,
                }
            }
            Pick::Hero(card) => self.weigh_hero(&ability.effects, card),
            Pick::Declared(n) => match self.view.declared.get(n as usize) {
                Some(declared) if declared.seat != self.me => 1.0,
                _ => -1.0,
            },
            // Declining a target is right only if every target is bad.
            _ => 0.0,
        }
    }

    /// The room in which the walking hero stands, or one it will still enter.
    fn under_walker(&self, pick: Pick) -> f32 {
        let (Pick::Slot { seat, slot }, Some(walk)) = (pick, self.view.walk) else {
            return 0.0;
        };
        match walk.slot {
            Some(at) if walk.seat == seat && slot == at => 6.0,
            Some(at) if walk.seat == seat && slot < at => 3.0,
            _ => 0.0,
        }
    }

    fn weigh_hero(&self, effects: &[Effect], card: endboss_lexicon::CardKind) -> f32 {
        let worth = self.cards.hero_worth(card);
        let in_town = self.view.town.iter().find(|h| h.card == card);
        let health = in_town.map(|h| i32::from(h.health));
        let health = health.or_else(|| match self.cards.face(card) {
            Some(endboss_lexicon::Face::Hero(hero)) => Some(i32::from(hero.health)),
            _ => None,
        });
        let killed_here = health.is_some_and(|h| h <= self.mine().damage);
        let lured = effects.iter().any(|e| matches!(e, Effect::ToYourEntrance));
        if lured && !killed_here {
            return -worth;
        }
        worth + health.map_or(0.0, |h| 0.05 * h as f32)
    }
}
