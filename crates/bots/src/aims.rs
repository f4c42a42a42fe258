//! Targets: whom to hurt, whom to help.

use endboss_lexicon::{Ability, CardKind, Effect, HeroPlace, Seat, Target};
use endboss_view::{HeroView, Pick, Source};

use crate::table::Table;
use crate::weights::*;

impl Table<'_> {
    pub(crate) fn ability_of(&self, source: Source) -> Option<&Ability> {
        let item = self.cards.item(source.card).map(|item| &item.power);
        item.or_else(|| self.cards.ability(source.card, source.ability))
    }

    pub(crate) fn weigh_target(&self, source: Source, pick: Pick) -> f32 {
        let Some(ability) = self.ability_of(source) else { return 0.0 };
        match pick {
            Pick::Seat(seat) => self.weigh_victim(ability, seat),
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
                    (true, true) if collapse => self.under_walker(pick) - room,
                    (true, true) => -RIGHT_SIDE - room,
                    (true, false) => room + self.spares_comer(pick),
                    (false, true) => RIGHT_SIDE + room + self.ahead_of_walker(pick),
                    (false, false) => -RIGHT_SIDE,
                }
            }
            Pick::Hero(card) => self.weigh_hero(ability, card),
            Pick::Declared(n) => match self.view.declared.get(n as usize) {
                Some(declared) if declared.seat != self.me => 1.0 + self.harm(declared).0,
                _ => -1.0,
            },
            // Declining a target is right only if every target is bad.
            _ => 0.0,
        }
    }

    /// The leader first, unless somebody else loses more by it.
    pub(crate) fn weigh_victim(&self, ability: &Ability, seat: Seat) -> f32 {
        let rivals = self.rivals();
        let at = rivals.iter().position(|s| *s == seat).unwrap_or(rivals.len());
        let loses: f32 = ability.effects.iter().map(|effect| self.loses(seat, *effect)).sum();
        loses - TRIFLE * at as f32
    }

    /// The room in which the walking hero stands.
    fn under_walker(&self, pick: Pick) -> f32 {
        match (pick, self.view.walk) {
            (Pick::Slot { seat, slot }, Some(walk))
                if walk.seat == seat && walk.slot == Some(slot) =>
            {
                IN_ITS_WAY
            }
            _ => 0.0,
        }
    }

    /// That room, or one the hero will still enter.
    fn ahead_of_walker(&self, pick: Pick) -> f32 {
        match (pick, self.view.walk) {
            (Pick::Slot { seat, slot }, Some(walk))
                if walk.seat == seat && walk.slot.is_none_or(|at| slot <= at) =>
            {
                IN_ITS_WAY
            }
            _ => 0.0,
        }
    }

    /// A room that can still be kept from dealing to the hero.
    fn spares_comer(&self, pick: Pick) -> f32 {
        match (pick, self.comer()) {
            (Pick::Slot { seat, slot }, Some(w))
                if w.seat == seat && usize::from(slot) < w.ahead =>
            {
                IN_ITS_WAY
            }
            _ => 0.0,
        }
    }

    /// A hero in play, wherever it is.
    pub(crate) fn hero_in_play(&self, card: CardKind) -> Option<(HeroView, Option<Seat>)> {
        let view = self.view;
        if let Some(walk) = view.walk.filter(|walk| walk.hero.card == card) {
            return Some((walk.hero, Some(walk.seat)));
        }
        for seat in &view.seats {
            if let Some(hero) = seat.entrance.iter().find(|h| h.card == card) {
                return Some((*hero, Some(seat.seat)));
            }
        }
        let landmarks = view.landmarks.iter().flat_map(|l| &l.heroes);
        let hero = view.town.iter().chain(landmarks).find(|h| h.card == card)?;
        Some((*hero, None))
    }

    /// What a hero means to me if nothing more is done about it.
    pub(crate) fn fate_now(&self, card: CardKind) -> f32 {
        match self.hero_in_play(card) {
            Some((_, Some(seat))) => match self.walker() {
                Some(walker) if walker.hero == card => self.walk_value(walker, walker.dies()),
                _ => {
                    let hero = self.view.seat(seat).entrance.iter().find(|h| h.card == card);
                    hero.map_or(0.0, |hero| self.fate(seat, hero))
                }
            },
            _ => self.lured_now(card),
        }
    }

    /// What it means to me where a hero in town would go. [R7.1]
    pub(crate) fn lured_now(&self, card: CardKind) -> f32 {
        let place = self.view.town.iter().position(|h| h.card == card);
        let hero = place.map(|at| (at, &self.view.town[at]));
        let owner = hero.and_then(|(at, hero)| Some((self.lured_by(hero, at, self.mine())?, hero)));
        owner.map_or(0.0, |(owner, hero)| self.fate(owner, hero))
    }

    /// A hero not in play comes with the health it has on its card.
    fn as_printed(&self, card: CardKind) -> Option<HeroView> {
        let health = self.cards.hero(card)?.health;
        Some(HeroView { card, health, damage: 0, waits: false, token: 0, item: None })
    }

    /// What an ability brings if this hero is its target.
    pub(crate) fn weigh_hero(&self, ability: &Ability, card: CardKind) -> f32 {
        let Some(hero) = self.hero_in_play(card).map(|h| h.0).or_else(|| self.as_printed(card))
        else {
            return 0.0;
        };
        let now = self.fate_now(card);
        let walker = self.walker().filter(|w| w.hero == card);
        let each = ability.effects.iter().map(|effect| match *effect {
            Effect::ToYourEntrance => {
                let mut fresh = hero;
                fresh.health = fresh.health.saturating_sub(hero.damage);
                let left = self.view.walk.is_none_or(|walk| walk.hero.card != card);
                self.fate(self.me, &fresh) - now + if left { self.relief() } else { 0.0 }
            }
            Effect::ToTown | Effect::ToLandmark => -now - self.relief(),
            Effect::ReturnSoul { health } => {
                let owner = self.view.seats.iter().find(|s| s.soul_heroes.contains(&card));
                owner.map_or(0.0, |owner| self.returned(owner.seat, card, health))
            }
            Effect::RemoveSoul => -SOUL * self.cards.hero_worth(card),
            Effect::Summon { token } => {
                let seats = self.dungeons.iter().map(|d| self.sent(d.seat, &hero, token));
                seats.fold(f32::MIN, f32::max)
            }
            Effect::Kill => match ability.target {
                // Wherever it is killed, its soul goes to the dungeon's owner, or to me.
                Some(Target::Hero(HeroPlace::Town { .. })) => self.cards.hero_worth(card) - now,
                _ => walker.map_or(0.0, |w| self.walk_value(w, true) - now),
            },
            Effect::Damage(_) | Effect::HealthToken(..0) | Effect::ToFirstRoom => {
                walker.map_or(0.0, |w| if w.mine { 1.0 } else { -1.0 })
            }
            Effect::Health(_) | Effect::HealthToken(_) => {
                walker.map_or(0.0, |w| if w.mine { -1.0 } else { 1.0 })
            }
            _ => 0.0,
        });
        each.sum()
    }
}
