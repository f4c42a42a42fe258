//! Windows: when to play something, and when to hold it.

use endboss_lexicon::{
    Ability, Amount, CardKind, Condition, Cost, DamageDealt, Effect, HeroPlace, Seat, Special,
    Target, Whose,
};
use endboss_view::{Asked, HeroView, Phase, Pick, Why};

use crate::table::{End, Table, Visit};
use crate::weights::*;
use crate::worth;

/// A hero on its way, and how that will end if nobody does anything.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walker {
    pub(crate) hero: CardKind,
    pub(crate) seat: Seat,
    pub(crate) mine: bool,
    pub(crate) health: i32,
    /// Damage when it reaches the boss.
    pub(crate) at_end: i32,
    /// What the way from the first room to where it is deals once more.
    pub(crate) again: i32,
    /// The slot it is in; the first one before it enters.
    pub(crate) at: usize,
    /// How many rooms can still be kept from dealing to it. What is dealt is dealt. [Q77]
    pub(crate) ahead: usize,
}

impl Walker {
    pub(crate) fn dies(self) -> bool {
        self.at_end >= self.health
    }
}

impl Table<'_> {
    pub(crate) fn walker(&self) -> Option<Walker> {
        let walk = self.view.walk?;
        Some(self.on_its_way(walk.seat, &walk.hero, walk.slot))
    }

    /// The hero on its way, or else the one that comes into the active player's dungeon next.
    pub(crate) fn comer(&self) -> Option<Walker> {
        let next = || {
            let seat = self.view.seat(self.view.active?);
            let adventure = self.view.phase == Phase::Adventure && !seat.no_entry;
            let hero = seat.entrance.iter().find(|hero| adventure && !hero.waits)?;
            Some(self.on_its_way(seat.seat, hero, None))
        };
        self.walker().or_else(next)
    }

    fn on_its_way(&self, seat: Seat, hero: &HeroView, slot: Option<u8>) -> Walker {
        let rooms = &self.view.seat(seat).slots;
        let damage = |n: usize| rooms.get(n).and_then(|s| s.room.as_ref()).map_or(0, |r| r.damage);
        let ahead = slot.map_or(rooms.len(), usize::from);
        let rest: i32 = (0..ahead).map(|n| i32::from(damage(n))).sum();
        let at = slot.map_or(rooms.len().saturating_sub(1), usize::from);
        Walker {
            hero: hero.card,
            seat,
            mine: seat == self.me,
            health: i32::from(hero.health),
            at_end: i32::from(hero.damage) + rest,
            again: (ahead..rooms.len()).map(|n| i32::from(damage(n))).sum(),
            at,
            ahead: match self.rules.damage_dealt {
                DamageDealt::Stays => ahead,
                DamageDealt::Follows => at + 1,
            },
        }
    }

    /// What it means to me that the hero on its way dies, or does not.
    pub(crate) fn walk_value(&self, walker: Walker, dies: bool) -> f32 {
        let end = if dies { End::Dies } else { End::Survives };
        self.value(Visit { hero: walker.hero, owner: walker.seat, end })
    }

    /// What an answer in a window would declare.
    pub(crate) fn declares(&self, pick: Pick) -> Option<&Ability> {
        let me = self.view.seat(self.me);
        let (card, n) = match pick {
            Pick::Card(card) => (card, 0),
            Pick::Use { slot, ability } => {
                (me.slots.get(slot as usize)?.room.as_ref()?.card, ability)
            }
            Pick::UseBoss { ability } => (me.boss?.card, ability),
            Pick::UseItem => return self.cards.item(me.item?).map(|item| &item.power),
            _ => return None,
        };
        self.cards.ability(card, n)
    }

    pub(crate) fn weigh_window(&self, what: Asked, pick: Pick) -> f32 {
        let (Asked::Window { phase, .. } | Asked::CancelWindow { phase, .. }) = what else {
            return 0.0;
        };
        if pick == Pick::Pass {
            return 0.0;
        }
        match self.declares(pick) {
            Some(ability) => self.gain(ability, phase) - self.price(ability, pick) - TRIFLE,
            // The coin every boss may earn: a room to spare is needed.
            None if self.view.seat(self.me).hand_rooms > 4 => COIN - DISCARDED / 2.0,
            None => -1.0,
        }
    }

    /// What it costs, and a little for the card itself, so that cards are kept for their moment.
    fn price(&self, ability: &Ability, pick: Pick) -> f32 {
        let card = if matches!(pick, Pick::Card(_)) { SPELL + self.sight.spells } else { 0.0 };
        let this = match pick {
            Pick::Use { slot, .. } => Some(slot as usize),
            _ => None,
        };
        let each = ability.cost.iter().map(|cost| match *cost {
            Cost::DestroyThis => GIVEN_ROOM + this.map_or(1.0, |at| self.loss(at)),
            Cost::DestroyAnother => {
                let others = (0..self.mine().cells().len()).filter(|at| Some(*at) != this);
                let least = others.map(|at| self.loss(at)).fold(f32::MAX, f32::min);
                GIVEN_ROOM + least.min(10.0)
            }
            Cost::Discard { count, .. } => DISCARDED * f32::from(count),
            Cost::RemoveSoul => SOUL,
            Cost::Tokens(n) => TOKEN * f32::from(n),
            Cost::Coins(n) => COIN * f32::from(n),
        });
        each.sum::<f32>() + card
    }

    /// What my dungeon would lose with a room.
    pub(crate) fn loss(&self, at: usize) -> f32 {
        let mine = self.mine();
        let Some(slot) = self.view.seat(self.me).slots.get(at) else { return 0.0 };
        if at >= mine.cells().len() || slot.room.is_none() {
            return 0.0;
        }
        let left = mine.without(at, slot.below.last().copied(), self.cards);
        let loss = self.score(mine) - self.score(&left);
        // Only before the heroes are lured can it be right to have less to lure them with.
        if self.view.phase == Phase::Build { loss } else { loss.max(0.0) }
    }

    /// What would be gained if it happened now.
    pub(crate) fn gain(&self, ability: &Ability, phase: Phase) -> f32 {
        if !self.holds(ability.condition) {
            return 0.0;
        }
        ability.effects.iter().map(|effect| self.verb_now(*effect, ability, phase).0).sum()
    }

    /// The idea that gains most.
    pub(crate) fn idea_of(&self, ability: &Ability, phase: Phase) -> Why {
        let each = ability.effects.iter().map(|effect| self.verb_now(*effect, ability, phase));
        each.fold((0.0, Why::RuleOfThumb), |best, next| if next.0 > best.0 { next } else { best }).1
    }

    fn holds(&self, condition: Option<Condition>) -> bool {
        let mine = self.view.seat(self.me);
        let others = || self.view.seats.iter().filter(|s| s.seat != self.me && !s.out);
        match condition {
            None => true,
            Some(Condition::FewerRooms) => others().any(|s| s.rooms > mine.rooms),
            Some(Condition::FewerSouls) => others().any(|s| s.souls > mine.souls),
            Some(Condition::Treasure { kind, count }) => mine.treasure[kind as usize] >= count,
        }
    }

    /// What one verb would gain now, and by which idea.
    pub(crate) fn verb_now(&self, effect: Effect, ability: &Ability, phase: Phase) -> (f32, Why) {
        let plain = |value: f32| (value, Why::RuleOfThumb);
        match effect {
            Effect::Damage(amount) => self.hurts(match amount {
                Amount::Fixed(n) => n.into(),
                Amount::YourRooms => self.mine().cells().len() as i32,
                Amount::TokensHere => self.tokens_with(ability),
            }),
            Effect::RoomDamage(n) | Effect::ThisRoomDamage(n) => {
                if self.room_ahead(ability) {
                    self.hurts(n.into())
                } else {
                    plain(0.0)
                }
            }
            Effect::LastRoomDamage(n) => self.hurts(n.into()),
            Effect::YourRoomsDamage(n) => {
                let rooms = self.walker().map_or(0, |w| w.at as i32 + 1);
                self.hurts(i32::from(n) * rooms)
            }
            Effect::Tokens { count, .. } => {
                let (kills, why) = self.hurts(1);
                let lasting = if self.mine().cells().is_empty() { 0.0 } else { TOKEN };
                if kills > 0.0 { (kills + lasting, why) } else { plain(lasting * f32::from(count)) }
            }
            Effect::ToFirstRoom => self.hurts(self.walker().map_or(0, |w| w.again)),
            Effect::Kill | Effect::CollapseTarget => match ability.target {
                Some(Target::Hero(HeroPlace::Town { .. } | HeroPlace::TownOrDecks)) => {
                    self.best_hero(ability)
                }
                _ => self.hurts(i32::from(u8::MAX)),
            },
            Effect::Health(n) => self.helps(n.into()),
            Effect::HealthToken(n @ 0..) => self.helps(n.into()),
            Effect::HealthToken(n) => self.hurts(-i32::from(n)),
            Effect::Stun | Effect::Deactivate | Effect::DestroyTarget => {
                let comer = self.comer();
                self.spares(comer, comer.map_or(0, |w| self.strongest_ahead(w)))
            }
            Effect::ToTown | Effect::ToLandmark | Effect::ToYourEntrance => self.best_hero(ability),
            Effect::DoubleTreasure | Effect::Treasure { .. } => match self.mine().for_now(effect) {
                Some(more) if phase != Phase::Adventure => {
                    plain(self.score(&more) - self.score(self.mine()))
                }
                _ => plain(0.0),
            },
            Effect::Cancel => self.worst_declared(),
            Effect::Heal => {
                let wounds = self.view.seat(self.me).wound_heroes.iter();
                let best = wounds.map(|hero| self.cards.hero_worth(*hero)).fold(0.0, f32::max);
                plain(best * (SOUL + WOUND))
            }
            Effect::RemoveSoul => {
                let mine = self.view.seat(self.me).soul_heroes.iter();
                let least = mine.map(|hero| self.cards.hero_worth(*hero)).fold(2.0, f32::min);
                plain(-SOUL * least)
            }
            Effect::MinionActs => plain(self.space_now()),
            Effect::MoveMinion => plain(self.better_space(ability)),
            Effect::ReturnSoul { .. } | Effect::SendFromTown | Effect::LoseTokens { .. } => {
                self.best_victim(effect)
            }
            Effect::Special(Special::NoEntry) => self.best_victim(effect),
            Effect::Special(Special::NoBuilding) => plain(0.0),
            Effect::Special(Special::ExtraPlacement) => {
                let rooms = self.view.seat(self.me).hand_rooms;
                plain(if rooms > 1 { worth::verb(Effect::Build) + SPELL } else { 0.0 })
            }
            Effect::DiscardHand { who: endboss_lexicon::Who::EachPlayer } => {
                let size = |s: &endboss_view::SeatView| f32::from(s.hand_rooms + s.hand_spells);
                let others = self.view.seats.iter().filter(|s| s.seat != self.me && !s.out);
                let most = others.map(size).fold(3.0, f32::max);
                plain(DISCARDED * (most - size(self.view.seat(self.me))))
            }
            other => plain(worth::verb(other)),
        }
    }

    /// So much more damage to the hero on its way through my dungeon, where that makes the
    /// difference.
    fn hurts(&self, n: i32) -> (f32, Why) {
        match self.walker() {
            Some(w) if w.mine && !w.dies() && w.at_end + n >= w.health => {
                (self.walk_value(w, true) - self.walk_value(w, false), Why::Kills { hero: w.hero })
            }
            _ => (0.0, Why::RuleOfThumb),
        }
    }

    /// So much more health, or less damage, for the hero on its way through somebody else's
    /// dungeon, where that makes the difference.
    fn helps(&self, n: i32) -> (f32, Why) {
        self.spares(self.walker(), n)
    }

    fn spares(&self, hero: Option<Walker>, n: i32) -> (f32, Why) {
        match hero {
            Some(w) if !w.mine && w.dies() && w.at_end < w.health + n => {
                (self.walk_value(w, false) - self.walk_value(w, true), Why::Spares { hero: w.hero })
            }
            _ => (0.0, Why::RuleOfThumb),
        }
    }

    /// Whether a room of mine that this may aim at is where the hero is, or still will be.
    fn room_ahead(&self, ability: &Ability) -> bool {
        let (Some(walker), Some(Target::Room { filter, .. })) = (self.walker(), ability.target)
        else {
            return false;
        };
        let cells = self.mine().cells().iter().take(walker.at + 1);
        let mut rooms = cells.filter_map(|cell| self.cards.room(cell.card));
        rooms.any(|room| {
            filter.sort.is_none_or(|sort| sort == room.sort)
                && filter.advanced.is_none_or(|advanced| advanced == room.advanced)
        })
    }

    /// The most that one room would still deal to the hero.
    fn strongest_ahead(&self, walker: Walker) -> i32 {
        let slots = self.view.seat(walker.seat).slots.iter().take(walker.ahead);
        let rooms = slots.filter(|s| s.face_down.is_none()).filter_map(|s| s.room.as_ref());
        rooms.map(|room| i32::from(room.damage)).max().unwrap_or(0)
    }

    /// The tokens on the room of mine that has this ability.
    fn tokens_with(&self, ability: &Ability) -> i32 {
        let cells = self.mine().cells().iter();
        let has = cells.filter(|cell| self.cards.abilities(cell.card).contains(ability));
        has.map(|cell| i32::from(cell.tokens)).max().unwrap_or(0)
    }

    /// The best of the heroes an ability may aim at.
    fn best_hero(&self, ability: &Ability) -> (f32, Why) {
        let Some(Target::Hero(place)) = ability.target else { return (0.0, Why::RuleOfThumb) };
        let view = self.view;
        let fits = |whose: Whose, seat| match whose {
            Whose::Yours => seat == self.me,
            Whose::Opponents => seat != self.me,
            Whose::Anyones => true,
        };
        let mut best = (0.0, Why::RuleOfThumb);
        let mut consider = |hero: CardKind| {
            let value = self.weigh_hero(ability, hero);
            if value > best.0 {
                best = (value, self.idea_about(ability, hero));
            }
        };
        match place {
            HeroPlace::Dungeon(whose) => {
                let walk = view.walk.filter(|walk| fits(whose, walk.seat));
                walk.into_iter().for_each(|walk| consider(walk.hero.card));
            }
            HeroPlace::ThisRoom => {}
            HeroPlace::Entrance(whose) => {
                let seats = view.seats.iter().filter(|s| fits(whose, s.seat));
                seats.flat_map(|s| &s.entrance).for_each(|hero| consider(hero.card));
            }
            HeroPlace::Town { ordinary } => {
                let epic = |card| self.cards.hero(card).is_some_and(|hero| hero.epic);
                let town = view.town.iter().map(|hero| hero.card);
                town.filter(|card| !(ordinary && epic(*card))).for_each(&mut consider);
            }
            HeroPlace::TownOrDecks => {
                let town = view.town.iter().map(|hero| hero.card);
                let decks = view.ordinary_heroes.iter().chain(&view.epic_heroes).copied();
                town.chain(decks).for_each(&mut consider);
            }
            // In the tavern the top one. [Q83]
            HeroPlace::Landmark => {
                let tops = view.landmarks.iter().filter_map(|l| l.heroes.last());
                tops.for_each(|hero| consider(hero.card));
            }
            HeroPlace::Dead(whose) => {
                let seats = view.seats.iter().filter(|s| fits(whose, s.seat));
                seats.flat_map(|s| &s.soul_heroes).for_each(|hero| consider(*hero));
            }
        }
        best
    }
}
