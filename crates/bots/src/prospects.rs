//! The turns to come: the heroes of the deck, what a dungeon is good for, and what is held back.

use endboss_lexicon::{
    Ability, Amount, Bait, CardKind, Cost, Effect, Face, HeroPlace, HeroesPerTurn, Target,
    Treasure, Whose,
};

use crate::dungeon::{Dungeon, SLOTS};
use crate::table::Table;
use crate::weights::*;

/// A hero that may come, and how likely within the turns one thinks of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Coming<'a> {
    kinds: &'a [Treasure],
    health: f32,
    worth: f32,
    likely: f32,
    /// The most that a rival has to lure it with.
    rival: u8,
    /// What it means to me if that rival gets it.
    elsewhere: f32,
}

impl<'a> Table<'a> {
    /// What a dungeon is good for in the turns to come.
    pub(crate) fn promise(&self, mine: &Dungeon) -> f32 {
        let rooms = mine.cells().len();
        let abilities: f32 = mine.cells().iter().map(|c| self.potential(c.card)).sum();
        let leveled = mine.leveled && !self.mine().leveled;
        let level_up = if leveled { LEVEL_UP } else { 0.0 };
        let toward = if mine.leveled { 0.0 } else { TOWARD_LEVEL_UP * rooms.min(SLOTS) as f32 };
        self.prospects(mine) + ROOM * rooms as f32 + toward + ABILITY * abilities + level_up
    }

    /// The heroes of the deck, as if they came to the dungeons as they are.
    fn prospects(&self, mine: &Dungeon) -> f32 {
        let coming = self.coming.get_or_init(|| self.coming());
        let damage = mine.damage[1].min(mine.damage[0] + 1) as f32 + mine.weaker as f32;
        let (mut sum, wound) = (0.0, self.wound());
        let room = if self.rules.tavern_ends { MAKES_ROOM } else { 0.0 };
        for hero in coming {
            let count = of_kinds(hero.kinds, mine);
            let likely = match self.rules.bait {
                Bait::UniqueHighest => {
                    MINE[match count {
                        0 => 0,
                        n if n < hero.rival => 0,
                        n if n == hero.rival => 1,
                        _ => 2,
                    }]
                }
                Bait::PlaceNeedsItsNumber => MINE_ALONE[usize::from(count).min(4)],
                Bait::PlaceNeedsOneMore => MINE_ALONE[usize::from(count.saturating_sub(1)).min(4)],
            };
            let dies = dies(damage, hero.health);
            let here = hero.worth * (dies * SOUL - (1.0 - dies) * wound) + room;
            sum += hero.likely * (likely * here + (1.0 - likely) * hero.elsewhere);
        }
        LATER * sum
    }

    /// The heroes of the deck with all that does not depend on my dungeon.
    fn coming(&self) -> Vec<Coming<'a>> {
        let per_turn = match self.rules.heroes_per_turn {
            HeroesPerTurn::Three => 3.0,
            HeroesPerTurn::OnePerSeat => self.view.seats.len() as f32,
        };
        let soon = TURNS_AHEAD * per_turn;
        let (ordinary, epic) = (&self.view.ordinary_heroes, &self.view.epic_heroes);
        let part = |soon: f32, of: usize| (soon / of.max(1) as f32).clamp(0.0, 1.0);
        let first = part(soon, ordinary.len());
        let then = part(soon - ordinary.len() as f32, epic.len());
        let rated = ordinary.iter().map(|h| (h, first)).chain(epic.iter().map(|h| (h, then)));
        rated
            .filter(|(_, likely)| *likely > 0.0)
            .filter_map(|(kind, likely)| {
                let hero = self.cards.hero(*kind)?;
                let worth = self.cards.hero_worth(*kind);
                let mut coming = Coming {
                    kinds: &hero.treasure,
                    health: f32::from(hero.health),
                    worth,
                    likely,
                    rival: 0,
                    elsewhere: 0.0,
                };
                for d in self.dungeons.iter().filter(|d| d.seat != self.me && self.sight.rivals) {
                    let count = of_kinds(&hero.treasure, d);
                    if count > coming.rival {
                        let dies = dies((d.damage[1] + d.weaker) as f32, coming.health);
                        let to_me = (1.0 - dies) * RIVAL_WOUND - dies * RIVAL_SOUL;
                        coming.rival = count;
                        coming.elsewhere = worth * self.share(d.seat) * to_me;
                    }
                }
                Some(coming)
            })
            .collect()
    }

    /// What I can still do to a hero in my dungeon, each thing once, the smallest first: so much
    /// damage, or more than any health for what kills.
    pub(crate) fn reserve(&self) -> &[i32] {
        self.reserve.get_or_init(|| {
            let me = self.view.seat(self.me);
            let hand = me.hand.iter().flatten().filter_map(|card| self.spell(*card));
            let rooms = me.slots.iter().filter_map(|slot| slot.room.as_ref());
            let rooms = rooms.filter(|room| !room.deactivated && !room.used);
            let rooms = rooms.flat_map(|room| self.cards.abilities(room.card)).filter(|ability| {
                ability.when == endboss_lexicon::When::Activated && self.can_pay(ability)
            });
            let mut strengths: Vec<i32> =
                hand.chain(rooms).map(|a| self.strength(a)).filter(|n| *n > 0).take(30).collect();
            strengths.sort_unstable();
            strengths
        })
    }

    fn spell(&self, card: CardKind) -> Option<&'a Ability> {
        match self.cards.face(card)? {
            Face::Spell(spell) if spell.phase.in_adventure() => Some(&spell.ability),
            _ => None,
        }
    }

    fn can_pay(&self, ability: &Ability) -> bool {
        let me = self.view.seat(self.me);
        let tokens = self.mine().cells().iter().map(|c| c.tokens).fold(0, u8::saturating_add);
        ability.cost.iter().all(|cost| match cost {
            Cost::Tokens(n) => tokens >= *n,
            Cost::Coins(n) => me.coins >= *n,
            Cost::DestroyAnother => me.rooms > 1,
            Cost::RemoveSoul => false,
            Cost::DestroyThis | Cost::Discard { .. } => true,
        })
    }

    /// What an ability does to a hero in my dungeon.
    fn strength(&self, ability: &Ability) -> i32 {
        const KILLS: i32 = 99;
        let at_hero = |target: Option<Target>| {
            matches!(
                target,
                Some(Target::Hero(
                    HeroPlace::ThisRoom | HeroPlace::Dungeon(Whose::Yours | Whose::Anyones)
                ))
            )
        };
        let mine = self.mine();
        let each = ability.effects.iter().map(|effect| match *effect {
            Effect::Kill if at_hero(ability.target) => KILLS,
            Effect::CollapseTarget => KILLS,
            Effect::Damage(Amount::Fixed(n)) if at_hero(ability.target) => n.into(),
            Effect::Damage(Amount::YourRooms) => mine.cells().len() as i32,
            Effect::HealthToken(n) if n < 0 && at_hero(ability.target) => -i32::from(n),
            Effect::LastRoomDamage(n) => n.into(),
            Effect::YourRoomsDamage(n) => i32::from(n) * mine.cells().len() as i32,
            Effect::RoomDamage(n) => match ability.target {
                Some(Target::Room { filter, .. }) if self.has_room(filter) => n.into(),
                _ => 0,
            },
            Effect::ToFirstRoom => mine.damage[1],
            _ => 0,
        });
        each.max().unwrap_or(0)
    }

    fn has_room(&self, filter: endboss_lexicon::RoomFilter) -> bool {
        let fits = |room: &endboss_lexicon::Room| {
            filter.sort.is_none_or(|sort| sort == room.sort)
                && filter.advanced.is_none_or(|advanced| advanced == room.advanced)
        };
        self.mine().cells().iter().any(|c| self.cards.room(c.card).is_some_and(fits))
    }
}

/// What a dungeon has to lure a hero of these kinds with, turn after turn.
fn of_kinds(kinds: &[Treasure], dungeon: &Dungeon) -> u8 {
    kinds.iter().map(|kind| dungeon.treasure[*kind as usize]).fold(0, u8::saturating_add)
}

/// How likely a hero of a later turn dies in a dungeon that deals so much now.
fn dies(damage: f32, health: f32) -> f32 {
    (SURE - SHORT * (health - GROWTH - damage).max(0.0)).max(1.0 - SURE)
}
