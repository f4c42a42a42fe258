//! What a verb is called, for whom it is and what it cannot do without.

use crate::{Effect, HeroPlace, Lasting, Special, Target, TokensOn, Who};

impl Effect {
    /// The word of the notation.
    pub fn word(self) -> &'static str {
        match self {
            Effect::Draw { .. } => "draw",
            Effect::Discard { .. } => "discard",
            Effect::DiscardRandom { .. } => "discard-random",
            Effect::DiscardHand { .. } => "discard-hand",
            Effect::TakeDiscarded { .. } => "take-discarded",
            Effect::TakeRandom => "take-random",
            Effect::TakeSeen => "take-seen",
            Effect::TakeShown => "take-shown",
            Effect::Search(_) => "search",
            Effect::DestroyOwn { .. } => "destroy-own",
            Effect::CollapseTarget => "collapse-target",
            Effect::Kill => "kill",
            Effect::Damage(_) => "damage",
            Effect::Health(_) => "health",
            Effect::RoomDamage(_) => "room-damage",
            Effect::YourRoomsDamage(_) => "your-rooms-damage",
            Effect::DoubleTreasure => "double-treasure",
            Effect::Deactivate => "deactivate",
            Effect::Stun => "stun",
            Effect::SwapStacks => "swap-stacks",
            Effect::Build => "build",
            Effect::ToYourEntrance => "to-your-entrance",
            Effect::ToTown => "to-town",
            Effect::ToFirstRoom => "to-first-room",
            Effect::ReturnSoul { .. } => "return-soul",
            Effect::RemoveSoul => "remove-soul",
            Effect::Heal => "heal",
            Effect::Cancel => "cancel",
            Effect::Tokens { .. } => "tokens",
            Effect::LoseTokens { .. } => "lose-tokens",
            Effect::MoveTokens(_) => "move-tokens",
            Effect::HealthToken(_) => "health-token",
            Effect::Treasure { .. } => "treasure",
            Effect::ThisRoomDamage(_) => "this-room-damage",
            Effect::LastRoomDamage(_) => "last-room-damage",
            Effect::TakeMarket => "take-market",
            Effect::MinionActs => "minion-acts",
            Effect::MoveMinion => "move-minion",
            Effect::Summon { .. } => "summon",
            Effect::ToLandmark => "to-landmark",
            Effect::DestroyTarget => "destroy-target",
            Effect::SendFromTown => "send-from-town",
            Effect::LookAtHand => "look-at-hand",
            Effect::ShuffleStack => "shuffle-stack",
            Effect::Coins(_) => "coins",
            Effect::Special(Special::NoBuilding) => "no-building",
            Effect::Special(Special::ExtraPlacement) => "extra-placement",
            Effect::Special(Special::NoEntry) => "no-entry",
        }
    }

    /// For whom it is, where a card says so.
    pub fn who(self) -> Option<Who> {
        match self {
            Effect::Draw { who, .. }
            | Effect::Discard { who, .. }
            | Effect::DiscardRandom { who, .. }
            | Effect::DiscardHand { who }
            | Effect::DestroyOwn { who }
            | Effect::LoseTokens { who, .. } => Some(who),
            _ => None,
        }
    }

    /// The target it cannot do without.
    pub fn needs(self) -> Option<Need> {
        match self {
            Effect::Kill | Effect::Health(_) | Effect::HealthToken(_) | Effect::ToYourEntrance => {
                Some(Need::Hero)
            }
            Effect::Damage(_) | Effect::ToFirstRoom => Some(Need::HeroInside),
            Effect::ToTown => Some(Need::HeroAway),
            Effect::Summon { .. } => Some(Need::HeroOutside),
            Effect::ToLandmark => Some(Need::HeroWaiting),
            Effect::RoomDamage(_)
            | Effect::Deactivate
            | Effect::Stun
            | Effect::CollapseTarget
            | Effect::DestroyTarget
            | Effect::Tokens { on: TokensOn::Target, .. } => Some(Need::Room),
            Effect::Cancel => Some(Need::Spell),
            Effect::ReturnSoul { .. } => Some(Need::DeadOrOpponent),
            Effect::RemoveSoul => Some(Need::Dead),
            Effect::TakeRandom
            | Effect::TakeSeen
            | Effect::TakeShown
            | Effect::SendFromTown
            | Effect::LookAtHand
            | Effect::Special(Special::NoEntry) => Some(Need::Opponent),
            Effect::Draw { who, .. }
            | Effect::Discard { who, .. }
            | Effect::DiscardRandom { who, .. }
            | Effect::DiscardHand { who }
            | Effect::DestroyOwn { who }
            | Effect::LoseTokens { who, .. } => (who == Who::Target).then_some(Need::Opponent),
            Effect::TakeDiscarded { .. }
            | Effect::Search(_)
            | Effect::YourRoomsDamage(_)
            | Effect::DoubleTreasure
            | Effect::SwapStacks
            | Effect::Build
            | Effect::Heal
            | Effect::Tokens { on: TokensOn::This | TokensOn::Spread | TokensOn::Each, .. }
            | Effect::MoveTokens(_)
            | Effect::Treasure { .. }
            | Effect::ThisRoomDamage(_)
            | Effect::LastRoomDamage(_)
            | Effect::TakeMarket
            | Effect::MinionActs
            | Effect::MoveMinion
            | Effect::ShuffleStack
            | Effect::Coins(_)
            | Effect::Special(Special::NoBuilding | Special::ExtraPlacement) => None,
        }
    }
}

impl Lasting {
    /// The word of the notation.
    pub fn word(self) -> &'static str {
        match self {
            Lasting::DamageNearby { .. } => "damage-nearby",
            Lasting::NoAdvancedOnTop => "no-advanced-on-top",
            Lasting::SendsBack => "sends-back",
            Lasting::DrawSpellInstead => "draw-spell-instead",
            Lasting::SparesFirst => "spares-first",
            Lasting::DamageIfLast(_) => "damage-if-last",
            Lasting::TokensDouble => "tokens-double",
            Lasting::DamageYours { .. } => "damage-yours",
            Lasting::MoreTreasure { .. } => "more-treasure",
            Lasting::HeroesWeaker(_) => "heroes-weaker",
        }
    }
}

/// A target an effect cannot do without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    Hero,
    /// A hero that walks.
    HeroInside,
    /// A hero that is not in town.
    HeroAway,
    /// A hero that walks in no dungeon.
    HeroOutside,
    /// A hero that neither walks nor stands on a landmark.
    HeroWaiting,
    /// A hero in a scorekeeping area. [Q82]
    Dead,
    /// The same, or a player one of whose dead heroes is chosen later. [Q85]
    DeadOrOpponent,
    Room,
    Spell,
    Opponent,
}

impl Need {
    /// Whether this target will do.
    pub fn is_met(self, target: Option<Target>) -> bool {
        use HeroPlace::{Dead, Dungeon, Entrance, Landmark, ThisRoom, Town};
        match (self, target) {
            (Need::Room, Some(Target::Room { .. }))
            | (Need::Spell, Some(Target::Spell(_)))
            | (Need::Opponent | Need::DeadOrOpponent, Some(Target::Opponent(_))) => true,
            (need, Some(Target::Hero(place))) => match need {
                Need::Hero => !matches!(place, Dead(_)),
                Need::Dead | Need::DeadOrOpponent => matches!(place, Dead(_)),
                Need::HeroInside => matches!(place, ThisRoom | Dungeon(_)),
                Need::HeroAway => matches!(place, ThisRoom | Dungeon(_) | Entrance(_) | Landmark),
                Need::HeroOutside => matches!(place, Town { .. } | Entrance(_) | Landmark),
                Need::HeroWaiting => matches!(place, Town { .. } | Entrance(_)),
                Need::Room | Need::Spell | Need::Opponent => false,
            },
            _ => false,
        }
    }
}
