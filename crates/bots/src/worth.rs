//! What a card is worth to whoever holds it, in souls, roughly.

use endboss_lexicon::{
    Ability, Back, Boss, Card, CardKind, Cost, Damage, Effect, Face, Hero, Item, Lasting, Room,
    TokensOn, When, Who,
};

/// The cards of the game, by kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cards<'a>(pub(crate) &'a [Card]);

impl<'a> Cards<'a> {
    pub(crate) fn face(self, kind: CardKind) -> Option<&'a Face> {
        self.0.get(kind.index()).map(|card| &card.face)
    }

    pub(crate) fn room(self, kind: CardKind) -> Option<&'a Room> {
        match self.face(kind)? {
            Face::Room(room) => Some(room),
            _ => None,
        }
    }

    pub(crate) fn boss(self, kind: CardKind) -> Option<&'a Boss> {
        match self.face(kind)? {
            Face::Boss(boss) => Some(boss),
            _ => None,
        }
    }

    pub(crate) fn hero(self, kind: CardKind) -> Option<&'a Hero> {
        match self.face(kind)? {
            Face::Hero(hero) => Some(hero),
            _ => None,
        }
    }

    pub(crate) fn item(self, kind: CardKind) -> Option<&'a Item> {
        match self.face(kind)? {
            Face::Item(item) => Some(item),
            _ => None,
        }
    }

    pub(crate) fn abilities(self, kind: CardKind) -> &'a [Ability] {
        self.0.get(kind.index()).map_or(&[], |card| card.abilities())
    }

    pub(crate) fn ability(self, kind: CardKind, n: u8) -> Option<&'a Ability> {
        self.abilities(kind).get(n as usize)
    }

    /// Souls or wounds of a hero. [R1.5]
    pub(crate) fn hero_worth(self, kind: CardKind) -> f32 {
        match self.hero(kind) {
            Some(hero) if hero.epic => 2.0,
            _ => 1.0,
        }
    }

    /// What it is good to have a card in hand for.
    pub(crate) fn in_hand(self, kind: CardKind) -> f32 {
        match self.face(kind) {
            Some(Face::Room(room)) => {
                let icons: u8 = room.treasure.array().iter().sum();
                let advanced = if room.advanced { 0.1 } else { 0.0 };
                let built = room.abilities.iter().filter(|a| a.when == When::Built);
                let abilities = built.map(effects).sum::<f32>()
                    + self.0.get(kind.index()).map_or(0.0, potential);
                0.3 * f32::from(printed(room))
                    + 0.25 * f32::from(icons)
                    + 0.4 * abilities
                    + advanced
            }
            Some(Face::Spell(spell)) => 0.6 + 0.3 * effects(&spell.ability),
            _ => 0.0,
        }
    }
}

/// The damage on a room that a hero can count on, guessed where it is counted.
pub(crate) fn printed(room: &Room) -> u8 {
    if room.lasting.contains(&Lasting::SparesFirst) {
        return 1;
    }
    match room.damage {
        Damage::Fixed(n) => n,
        Damage::PerRoom(_) | Damage::PerTreasure(_) => 3,
        Damage::PerBelow => 2,
    }
}

/// What the abilities of a card are good for as long as it lies in a dungeon. What happens only
/// when it is built is over then.
pub(crate) fn potential(card: &Card) -> f32 {
    let each = card.abilities().iter().map(|ability| {
        let often = match ability.when {
            When::Built | When::LevelUp => 0.0,
            When::Uncovered => 0.3,
            When::Activated if ability.cost.contains(&Cost::DestroyThis) => 0.6,
            When::Minion => 0.8,
            _ => 1.0,
        };
        often * effects(ability).clamp(0.0, 1.5)
    });
    each.sum()
}

/// How good it is that an ability happens, whatever the moment.
pub(crate) fn effects(ability: &Ability) -> f32 {
    ability.effects.iter().map(|effect| verb(*effect)).sum()
}

fn for_whom(who: Who, good: f32) -> f32 {
    match who {
        Who::You => good,
        Who::Target => -good,
        Who::EachOpponent => -1.5 * good,
        Who::EachPlayer => -0.2 * good,
    }
}

pub(crate) fn verb(effect: Effect) -> f32 {
    match effect {
        Effect::Draw { who, back, count } => {
            let one = if back == Back::Spell { 0.6 } else { 0.45 };
            for_whom(who, one * f32::from(count))
        }
        Effect::Discard { who, count, .. } => for_whom(who, -0.4 * f32::from(count)),
        Effect::DiscardRandom { who, .. } => for_whom(who, -0.5),
        Effect::DiscardHand { who } => for_whom(who, -1.5),
        Effect::TakeDiscarded { count, .. } => 0.6 * f32::from(count),
        Effect::TakeRandom => 0.8,
        Effect::TakeSeen | Effect::TakeShown => 1.0,
        Effect::Search(_) => 0.9,
        Effect::DestroyOwn { who } => for_whom(who, -1.0),
        Effect::Kill => 1.5,
        Effect::CollapseTarget => 1.2,
        Effect::DestroyTarget => 0.9,
        Effect::Damage(_) | Effect::Health(_) => 0.6,
        Effect::RoomDamage(n) | Effect::ThisRoomDamage(n) | Effect::LastRoomDamage(n) => {
            0.15 * f32::from(n)
        }
        Effect::YourRoomsDamage(n) => 0.4 * f32::from(n),
        Effect::DoubleTreasure => 0.5,
        Effect::Deactivate | Effect::Stun => 0.6,
        Effect::SwapStacks | Effect::ShuffleStack => 0.1,
        Effect::Build => 0.6,
        Effect::ToYourEntrance | Effect::Summon { .. } => 0.7,
        Effect::ToTown | Effect::ToFirstRoom | Effect::ToLandmark => 0.5,
        Effect::ReturnSoul { .. } => 0.8,
        // One of my own.
        Effect::RemoveSoul => -0.5,
        Effect::Heal => 1.5,
        Effect::Cancel => 0.6,
        Effect::Tokens { on, count } => {
            let each = if on == TokensOn::Each { 0.35 } else { 0.3 };
            each * f32::from(count)
        }
        Effect::LoseTokens { who, count } => for_whom(who, -0.3 * f32::from(count)),
        Effect::MoveTokens(_) => 0.1,
        Effect::HealthToken(n) => 0.3 * f32::from(n.unsigned_abs()),
        Effect::Treasure { count, .. } => 0.4 * f32::from(count),
        Effect::TakeMarket => 0.6,
        Effect::MinionActs => 0.6,
        Effect::MoveMinion => 0.3,
        Effect::SendFromTown => 0.6,
        Effect::LookAtHand => 0.2,
        Effect::Coins(n) => 0.25 * f32::from(n),
        Effect::Special(_) => 0.4,
    }
}
