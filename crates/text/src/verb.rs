//! What must be known of a verb before it is put into words: who does it, what it is aimed at, and
//! whether it counts cards.

use endboss_lexicon::{Effect, Need, Special, Who};

/// Who does what a clause says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Doer {
    /// The reader: a command.
    You,
    Target,
    EachOpponent,
    EachPlayer,
    /// Nobody: the clause states a fact.
    Fact,
}

impl From<Who> for Doer {
    fn from(who: Who) -> Doer {
        match who {
            Who::You => Doer::You,
            Who::Target => Doer::Target,
            Who::EachOpponent => Doer::EachOpponent,
            Who::EachPlayer => Doer::EachPlayer,
        }
    }
}

/// The form of the verb.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Voice {
    Do,
    /// After "you may".
    May,
    They,
    /// The reader's own deed after another's, where a command would be misread.
    You,
}

impl Voice {
    pub(crate) fn id(self) -> &'static str {
        match self {
            Voice::Do => "do",
            Voice::May => "may",
            Voice::They => "they",
            Voice::You => "you",
        }
    }
}

/// What an effect speaks of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Needs {
    Nothing,
    Room,
    Hero,
    Spell,
    Player,
}

pub(crate) fn doer(effect: Effect) -> Doer {
    match effect {
        Effect::Draw { who, .. }
        | Effect::Discard { who, .. }
        | Effect::DiscardRandom { who, .. }
        | Effect::DiscardHand { who }
        | Effect::DestroyOwn { who }
        | Effect::LoseTokens { who, .. } => who.into(),
        Effect::TakeDiscarded { .. }
        | Effect::TakeRandom
        | Effect::TakeSeen
        | Effect::TakeShown
        | Effect::Search(_)
        | Effect::CollapseTarget
        | Effect::Kill
        | Effect::Damage(_)
        | Effect::Deactivate
        | Effect::Stun
        | Effect::SwapStacks
        | Effect::Build
        | Effect::ToYourEntrance
        | Effect::ToTown
        | Effect::ToFirstRoom
        | Effect::ReturnSoul { .. }
        | Effect::RemoveSoul
        | Effect::Heal
        | Effect::Cancel
        | Effect::Tokens { .. }
        | Effect::MoveTokens(_)
        | Effect::HealthToken(_)
        | Effect::TakeMarket
        | Effect::MinionActs
        | Effect::MoveMinion
        | Effect::Summon { .. }
        | Effect::ToLandmark
        | Effect::DestroyTarget
        | Effect::SendFromTown
        | Effect::LookAtHand
        | Effect::ShuffleStack
        | Effect::Coins(_) => Doer::You,
        Effect::Health(_)
        | Effect::RoomDamage(_)
        | Effect::YourRoomsDamage(_)
        | Effect::DoubleTreasure
        | Effect::Treasure { .. }
        | Effect::ThisRoomDamage(_)
        | Effect::LastRoomDamage(_)
        | Effect::Special(Special::NoBuilding | Special::ExtraPlacement | Special::NoEntry) => {
            Doer::Fact
        }
    }
}

pub(crate) fn needs(effect: Effect) -> Needs {
    match effect.needs() {
        None => Needs::Nothing,
        Some(Need::Room) => Needs::Room,
        Some(
            Need::Hero
            | Need::HeroInside
            | Need::HeroAway
            | Need::HeroOutside
            | Need::HeroWaiting
            | Need::Dead,
        ) => Needs::Hero,
        Some(Need::Spell) => Needs::Spell,
        // Whose dead hero it is; `Text::effect` asks for more. [Q85]
        Some(Need::Opponent | Need::DeadOrOpponent) => Needs::Player,
    }
}

/// How many cards an effect counts, if it counts cards.
pub(crate) fn counts(effect: Effect) -> u8 {
    match effect {
        Effect::Draw { count, .. }
        | Effect::Discard { count, .. }
        | Effect::TakeDiscarded { count, .. } => count,
        Effect::DiscardRandom { .. }
        | Effect::DiscardHand { .. }
        | Effect::TakeRandom
        | Effect::TakeSeen
        | Effect::TakeShown
        | Effect::Search(_)
        | Effect::DestroyOwn { .. }
        | Effect::CollapseTarget
        | Effect::Kill
        | Effect::Damage(_)
        | Effect::Health(_)
        | Effect::RoomDamage(_)
        | Effect::YourRoomsDamage(_)
        | Effect::DoubleTreasure
        | Effect::Deactivate
        | Effect::Stun
        | Effect::SwapStacks
        | Effect::Build
        | Effect::ToYourEntrance
        | Effect::ToTown
        | Effect::ToFirstRoom
        | Effect::ReturnSoul { .. }
        | Effect::RemoveSoul
        | Effect::Heal
        | Effect::Cancel
        | Effect::Tokens { .. }
        | Effect::LoseTokens { .. }
        | Effect::MoveTokens(_)
        | Effect::HealthToken(_)
        | Effect::Treasure { .. }
        | Effect::ThisRoomDamage(_)
        | Effect::LastRoomDamage(_)
        | Effect::TakeMarket
        | Effect::MinionActs
        | Effect::MoveMinion
        | Effect::Summon { .. }
        | Effect::ToLandmark
        | Effect::DestroyTarget
        | Effect::SendFromTown
        | Effect::LookAtHand
        | Effect::ShuffleStack
        | Effect::Coins(_)
        | Effect::Special(_) => 0,
    }
}
