//! Harm: what an effect takes from a rival, and what a rival's declaration would take from me.

use endboss_lexicon::{Back, CardKind, Effect, Seat, Special, Who};
use endboss_view::{DeclaredView, HeroView, TargetSeen, Why};

use crate::table::{End, Table, Visit};
use crate::weights::*;
use crate::windows::Walker;
use crate::worth;

impl Table<'_> {
    /// Whoever loses most by an effect on a player.
    pub(crate) fn best_victim(&self, effect: Effect) -> (f32, Why) {
        let mut best = (0.0, Why::RuleOfThumb);
        for rival in self.dungeons.iter().map(|d| d.seat).filter(|seat| *seat != self.me) {
            let value = self.loses(rival, effect);
            if value > best.0 {
                best = (value, self.ahead(rival));
            }
        }
        best
    }

    /// What it means to me that an effect meets a rival.
    pub(crate) fn loses(&self, seat: Seat, effect: Effect) -> f32 {
        let rival = self.view.seat(seat);
        let share = self.share(seat);
        match effect {
            Effect::ReturnSoul { health } => {
                let dead = rival.soul_heroes.iter();
                let each = dead.map(|hero| self.returned(seat, *hero, health));
                each.fold(0.0, f32::max)
            }
            Effect::SendFromTown => {
                let town = self.view.town.iter();
                let each = town.map(|hero| self.fate(seat, hero) - self.lured_now(hero.card));
                each.fold(0.0, f32::max)
            }
            Effect::LoseTokens { count, .. } => {
                let tokens = rival.slots.iter().filter_map(|s| s.room.as_ref()).map(|r| r.tokens);
                TOKEN * share * f32::from(tokens.fold(0, u8::saturating_add).min(count))
            }
            Effect::Special(Special::NoEntry) => {
                let coming = rival.entrance.iter().filter(|hero| !hero.waits);
                -coming.map(|hero| self.fate(seat, hero)).sum::<f32>()
            }
            Effect::TakeRandom | Effect::TakeSeen | Effect::TakeShown | Effect::LookAtHand => {
                let cards = rival.hand_rooms + rival.hand_spells;
                if cards == 0 { 0.0 } else { worth::verb(effect) * share.max(OTHERS_GAIN) }
            }
            Effect::DiscardRandom { back, .. } => {
                let cards = match back {
                    Back::Room => rival.hand_rooms,
                    Back::Spell => rival.hand_spells,
                };
                if cards == 0 { 0.0 } else { DISCARDED * share }
            }
            // A present for somebody: rather not for whoever is ahead.
            Effect::Draw { who: Who::Target, .. } => share * worth::verb(effect),
            Effect::Draw { .. } => 0.0,
            _ => share,
        }
    }

    /// A dead hero of somebody goes back to that entrance.
    pub(crate) fn returned(&self, from: Seat, hero: CardKind, health: u8) -> f32 {
        let Some(card) = self.cards.hero(hero) else { return 0.0 };
        let health = card.health.saturating_add(health);
        let back = HeroView { card: hero, health, damage: 0, waits: false, token: 0, item: None };
        let soul = self.value(Visit { hero, owner: from, end: End::Dies });
        self.fate(from, &back) - soul
    }

    /// What an opponent has declared against me.
    pub(crate) fn worst_declared(&self) -> (f32, Why) {
        let mut worst = (0.0, Why::RuleOfThumb);
        let against = |d: &&DeclaredView| d.spell && d.seat != self.me;
        for declared in self.view.declared.iter().filter(against) {
            let harm = self.harm(declared);
            if harm.0 > worst.0 {
                worst = harm;
            }
        }
        worst
    }

    /// How much a declaration of somebody else harms me.
    pub(crate) fn harm(&self, declared: &DeclaredView) -> (f32, Why) {
        let why = Why::Stops { card: declared.source.card };
        let Some(ability) = self.ability_of(declared.source) else { return (0.0, why) };
        let each = ability.effects.iter().map(|effect| self.harms(*effect, declared));
        (each.sum(), why)
    }

    fn harms(&self, effect: Effect, declared: &DeclaredView) -> f32 {
        let (walker, comer) = (self.walker(), self.comer());
        let flips = |hero: Option<Walker>, mine: bool, dies: bool| {
            let w = hero.filter(|w| w.mine == mine && w.dies() != dies);
            w.map_or(0.0, |w| self.walk_value(w, w.dies()) - self.walk_value(w, dies))
        };
        match (effect, declared.target) {
            (
                Effect::Stun | Effect::Deactivate | Effect::DestroyTarget,
                Some(TargetSeen::Room { seat, room, .. }),
            ) if seat == self.me => {
                let slots = self.view.seat(seat).slots.iter().enumerate();
                let hit = slots.filter_map(|(at, s)| Some((at, s.room.as_ref()?)));
                let hit =
                    hit.filter(|(_, r)| r.card == room).map(|(at, r)| (at, i32::from(r.damage)));
                let lost =
                    hit.filter(|(at, _)| comer.is_some_and(|w| *at < w.ahead)).map(|h| h.1).max();
                match comer {
                    Some(w) if lost.is_some_and(|n| w.at_end - n < w.health) => {
                        flips(comer, true, false)
                    }
                    Some(_) => 0.0,
                    None => DISCARDED,
                }
            }
            (Effect::Health(n), Some(TargetSeen::Hero(hero))) => match walker {
                Some(w) if w.hero == hero && w.at_end < w.health + i32::from(n) => {
                    flips(walker, true, false)
                }
                _ => 0.0,
            },
            (Effect::ToTown | Effect::ToLandmark, Some(TargetSeen::Hero(hero))) => {
                self.fate_now(hero).max(0.0)
            }
            (Effect::ToYourEntrance, Some(TargetSeen::Hero(hero))) => {
                let there = self.hero_in_play(hero).map_or(0.0, |h| self.fate(declared.seat, &h.0));
                (self.fate_now(hero) - there).max(0.0)
            }
            // What kills a hero in the dungeon of whoever plays it.
            (
                Effect::Kill
                | Effect::CollapseTarget
                | Effect::Damage(_)
                | Effect::RoomDamage(_)
                | Effect::YourRoomsDamage(_)
                | Effect::LastRoomDamage(_)
                | Effect::ToFirstRoom,
                _,
            ) => flips(walker, false, true),
            (Effect::ReturnSoul { health }, Some(TargetSeen::Player(seat))) if seat == self.me => {
                let dead = self.view.seat(seat).soul_heroes.iter();
                let each = dead.map(|hero| -self.returned(seat, *hero, health));
                each.fold(0.0, f32::max)
            }
            (Effect::ReturnSoul { health }, Some(TargetSeen::Hero(hero))) => {
                let mine = self.view.seat(self.me).soul_heroes.contains(&hero);
                if mine { (-self.returned(self.me, hero, health)).max(0.0) } else { 0.0 }
            }
            (Effect::Cancel, _) => SPELL,
            (_, Some(TargetSeen::Player(seat))) if seat != self.me => 0.0,
            (other, _) => OTHERS_GAIN * worth::verb(other).max(0.0),
        }
    }
}
