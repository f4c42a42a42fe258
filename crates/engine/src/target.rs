//! Targets: what a card may be aimed at, and whether it still is a legal one. [R6.3]

use endboss_lexicon::{Ability, Effect, HeroPlace, PlayerFilter, Seat, SpellBy, Target, Whose};
use endboss_view::{Pick, TargetSeen};

use crate::frame::Aim;
use crate::options::Sink;
use crate::state::{Game, Place};
use crate::tables::{CardId, HeroIx, Tables};

impl Game {
    /// Offers every legal target of an effect of `seat`, on its room `copy` if it is a room's.
    pub(crate) fn targets(
        &self,
        t: &Tables,
        seat: Seat,
        copy: CardId,
        ability: &Ability,
        target: Target,
        sink: &mut impl Sink,
    ) {
        match target {
            Target::Room { whose, filter } => {
                let destroys = destroys(ability);
                for owner in self.xp_order {
                    if !fits(whose, seat, owner) {
                        continue;
                    }
                    for (at, slot) in self.slots(owner).iter().enumerate() {
                        if self.room_fits(owner, at as u8, destroys)
                            && t.copy(slot.top).fits(filter)
                        {
                            sink.add(Pick::Slot { seat: owner, slot: at as u8 });
                            if sink.full() {
                                return;
                            }
                        }
                    }
                }
            }
            Target::Hero(place) => self.hero_targets(t, seat, copy, place, sink),
            Target::Spell(by) => {
                for (n, declared) in self.declared.iter().enumerate() {
                    if declared.spell && (by == SpellBy::Anyone || declared.seat != seat) {
                        sink.add(Pick::Declared(n as u8));
                    }
                }
            }
            Target::Opponent(filter) => {
                for other in self.opponents(seat) {
                    if self.player_fits(seat, other, filter) {
                        sink.add(Pick::Seat(other));
                    }
                }
            }
        }
    }

    fn hero_targets(
        &self,
        t: &Tables,
        seat: Seat,
        copy: CardId,
        place: HeroPlace,
        sink: &mut impl Sink,
    ) {
        match place {
            HeroPlace::ThisRoom | HeroPlace::Dungeon(_) => {
                if self.walk.hero != HeroIx::NONE
                    && self.hero_fits(t, seat, copy, place, self.walk.hero)
                {
                    sink.add(Pick::Hero(t.hero(self.walk.hero).card));
                }
            }
            HeroPlace::Town { .. } | HeroPlace::Entrance(_) | HeroPlace::Landmark => {
                for hero in self.in_play {
                    if self.hero_fits(t, seat, copy, place, hero) {
                        sink.add(Pick::Hero(t.hero(hero).card));
                        if sink.full() {
                            return;
                        }
                    }
                }
            }
            HeroPlace::TownOrDecks | HeroPlace::Dead(_) => {
                for n in 0..t.heroes.len() as u8 {
                    if self.hero_fits(t, seat, copy, place, HeroIx(n)) {
                        sink.add(Pick::Hero(t.hero(HeroIx(n)).card));
                    }
                }
            }
        }
    }

    fn hero_fits(
        &self,
        t: &Tables,
        seat: Seat,
        copy: CardId,
        place: HeroPlace,
        hero: HeroIx,
    ) -> bool {
        let walking = self.walk.hero == hero;
        match place {
            HeroPlace::ThisRoom => walking && self.walk.inside && self.walk.room == copy,
            HeroPlace::Dungeon(whose) => walking && fits(whose, seat, self.walk.seat),
            HeroPlace::Town { ordinary } => {
                self.hero(hero).place == Place::Town && !(ordinary && t.hero(hero).epic)
            }
            HeroPlace::TownOrDecks => {
                matches!(self.hero(hero).place, Place::Town | Place::Deck)
            }
            HeroPlace::Entrance(whose) => {
                matches!(self.hero(hero).place, Place::Entrance(owner) if fits(whose, seat, owner))
            }
            // In the tavern it is the top one that can be reached. [Q83]
            HeroPlace::Landmark => match self.hero(hero).place {
                Place::Landmark(at) if t.landmark(at).treasure.is_none() => {
                    t.rules.tavern_is_landmark && self.hero_on(at) == Some(hero)
                }
                Place::Landmark(_) => true,
                _ => false,
            },
            HeroPlace::Dead(whose) => {
                matches!(self.hero(hero).place, Place::Soul(owner) if fits(whose, seat, owner))
            }
        }
    }

    /// Whether a room may be chosen: one that would be destroyed must not be under a minion. [R4.3]
    fn room_fits(&self, owner: Seat, at: u8, destroys: bool) -> bool {
        self.touchable(owner, at) && !(destroys && self.slots(owner)[at as usize].minion)
    }

    /// An effect on opponents where there is none: it may be played and does nothing. [Q17, R12.5]
    pub(crate) fn aimless(&self, seat: Seat, target: Target) -> bool {
        let others = match target {
            Target::Opponent(_)
            | Target::Room { whose: Whose::Opponents, .. }
            | Target::Hero(
                HeroPlace::Dungeon(Whose::Opponents)
                | HeroPlace::Entrance(Whose::Opponents)
                | HeroPlace::Dead(Whose::Opponents),
            ) => true,
            Target::Spell(by) => by == SpellBy::Opponent,
            Target::Room { .. } | Target::Hero(_) => false,
        };
        others && self.opponents(seat).next().is_none()
    }

    fn player_fits(&self, seat: Seat, other: Seat, filter: PlayerFilter) -> bool {
        match filter {
            PlayerFilter::Any => true,
            PlayerFilter::WithSoul => self.seat(other).souls > 0,
            PlayerFilter::SoulsAhead(by) => {
                self.seat(other).souls >= self.seat(seat).souls.saturating_add(by)
            }
        }
    }

    /// Whether `targets` would offer any: asked in every window, so it does not list them.
    pub(crate) fn any_target(
        &self,
        t: &Tables,
        seat: Seat,
        copy: CardId,
        ability: &Ability,
        target: Target,
    ) -> bool {
        if self.aimless(seat, target) {
            return true;
        }
        match target {
            Target::Room { whose, filter } => {
                let destroys = destroys(ability);
                self.xp_order.iter().any(|owner| {
                    fits(whose, seat, *owner)
                        && self.slots(*owner).iter().enumerate().any(|(at, slot)| {
                            self.room_fits(*owner, at as u8, destroys)
                                && t.copy(slot.top).fits(filter)
                        })
                })
            }
            Target::Hero(place @ (HeroPlace::ThisRoom | HeroPlace::Dungeon(_))) => {
                self.walk.hero != HeroIx::NONE
                    && self.hero_fits(t, seat, copy, place, self.walk.hero)
            }
            Target::Hero(
                place @ (HeroPlace::Town { .. } | HeroPlace::Entrance(_) | HeroPlace::Landmark),
            ) => self.in_play.iter().any(|hero| self.hero_fits(t, seat, copy, place, *hero)),
            Target::Hero(HeroPlace::TownOrDecks) => {
                self.ordinary_deck | self.epic_deck != 0
                    || self.in_play.iter().any(|hero| self.hero(*hero).place == Place::Town)
            }
            Target::Hero(place @ HeroPlace::Dead(_)) => {
                let mut all = (0..t.heroes.len() as u8).map(HeroIx);
                all.any(|hero| self.hero_fits(t, seat, copy, place, hero))
            }
            Target::Spell(by) => {
                let meant = |d: &&crate::frame::Declared| {
                    d.spell && (by == SpellBy::Anyone || d.seat != seat)
                };
                self.declared.iter().find(meant).is_some()
            }
            Target::Opponent(filter) => {
                self.opponents(seat).any(|other| self.player_fits(seat, other, filter))
            }
        }
    }

    /// Whether the target is still there and legal when the effect would happen. A deactivated room
    /// is not, a stunned one is.
    pub(crate) fn still_legal(
        &self,
        t: &Tables,
        seat: Seat,
        copy: CardId,
        ability: &Ability,
        target: Target,
        aim: Aim,
    ) -> bool {
        if aim == Aim::None {
            return self.aimless(seat, target);
        }
        match (target, aim) {
            (Target::Room { whose, filter }, Aim::Room(room)) => {
                self.find_top(t, room).is_some_and(|(owner, at)| {
                    fits(whose, seat, owner)
                        && self.room_fits(owner, at, destroys(ability))
                        && t.copy(room).fits(filter)
                })
            }
            (Target::Hero(place), Aim::Hero(hero)) => self.hero_fits(t, seat, copy, place, hero),
            (Target::Spell(_), Aim::Spell(serial)) => {
                self.declared.iter().any(|d| d.spell && d.serial == serial)
            }
            (Target::Opponent(filter), Aim::Seat(other)) => {
                !self.seat(other).out && self.player_fits(seat, other, filter)
            }
            _ => false,
        }
    }

    /// A picked target as the engine remembers it: by what it is, not by where it lies.
    pub(crate) fn aim(&self, t: &Tables, pick: Pick) -> Aim {
        match pick {
            Pick::Slot { seat, slot } => Aim::Room(self.slots(seat)[slot as usize].top),
            Pick::Hero(card) => t.hero_ix(card).map_or(Aim::None, Aim::Hero),
            Pick::Seat(seat) => Aim::Seat(seat),
            Pick::Declared(n) => Aim::Spell(self.declared[n as usize].serial),
            _ => Aim::None,
        }
    }

    pub(crate) fn aim_seen(&self, t: &Tables, aim: Aim) -> Option<TargetSeen> {
        match aim {
            Aim::None => None,
            Aim::Room(copy) => {
                let (seat, at) = self.find_top(t, copy)?;
                let which = self.which(t, seat, at);
                Some(TargetSeen::Room { seat, room: t.copy(copy).card, which })
            }
            Aim::Hero(hero) => Some(TargetSeen::Hero(t.hero(hero).card)),
            Aim::Seat(seat) => Some(TargetSeen::Player(seat)),
            Aim::Spell(serial) => {
                let spell = self.declared.iter().find(|d| d.serial == serial)?;
                Some(TargetSeen::Spell(spell.source.card))
            }
        }
    }
}

fn fits(whose: Whose, you: Seat, owner: Seat) -> bool {
    match whose {
        Whose::Yours => owner == you,
        Whose::Opponents => owner != you,
        Whose::Anyones => true,
    }
}

fn destroys(ability: &Ability) -> bool {
    let destroys = |e: &Effect| matches!(e, Effect::CollapseTarget | Effect::DestroyTarget);
    ability.effects.iter().any(destroys)
}
