//! The verbs as they are written.

use endboss_lexicon::{Back, Effect, Special, TokensOn, Treasure, Who};
use serde::Deserialize;

use super::ability::Icons;
use super::words::{CardWord, RawAmount, RoomWord};
use super::{one, short, short_number};

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RawEffect {
    Draw(#[serde(deserialize_with = "short::<_, Back, _>")] Draw),
    Discard(#[serde(deserialize_with = "short::<_, CardWord, _>")] Discard),
    DiscardRandom(#[serde(deserialize_with = "short::<_, Back, _>")] DiscardRandom),
    DiscardHand(#[serde(deserialize_with = "short::<_, Who, _>")] ForWhom),
    TakeDiscarded(#[serde(deserialize_with = "short::<_, CardWord, _>")] TakeDiscarded),
    TakeRandom,
    TakeSeen,
    TakeShown,
    Search(RoomWord),
    DestroyOwn(#[serde(deserialize_with = "short::<_, Who, _>")] ForWhom),
    CollapseTarget,
    Kill,
    Damage(RawAmount),
    Health(u8),
    RoomDamage(u8),
    YourRoomsDamage(u8),
    DoubleTreasure,
    Deactivate,
    Stun,
    SwapStacks,
    Build,
    ToYourEntrance,
    ToTown,
    ToFirstRoom,
    ReturnSoul(ReturnSoul),
    RemoveSoul,
    Heal,
    Cancel,
    Tokens(#[serde(deserialize_with = "short_number")] Tokens),
    LoseTokens(#[serde(deserialize_with = "short::<_, Who, _>")] LoseTokens),
    MoveTokens(u8),
    HealthToken(i8),
    Treasure(#[serde(deserialize_with = "short::<_, Treasure, _>")] Icons),
    ThisRoomDamage(u8),
    LastRoomDamage(u8),
    TakeMarket,
    MinionActs,
    MoveMinion,
    Summon(i8),
    ToLandmark,
    DestroyTarget,
    SendFromTown,
    LookAtHand,
    ShuffleStack,
    Coins(u8),
    Special(Special),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct Draw {
    back: Back,
    #[serde(default = "one")]
    count: u8,
    #[serde(default = "you")]
    who: Who,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct Discard {
    what: CardWord,
    #[serde(default = "one")]
    count: u8,
    #[serde(default = "you")]
    who: Who,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct DiscardRandom {
    back: Back,
    #[serde(default = "you")]
    who: Who,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct ForWhom {
    who: Who,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct TakeDiscarded {
    what: CardWord,
    #[serde(default = "one")]
    count: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct ReturnSoul {
    #[serde(default)]
    health: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct Tokens {
    on: TokensOn,
    #[serde(default = "one")]
    count: u8,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct LoseTokens {
    who: Who,
    #[serde(default = "one")]
    count: u8,
}

fn you() -> Who {
    Who::You
}

impl From<Back> for Draw {
    fn from(back: Back) -> Draw {
        Draw { back, count: 1, who: Who::You }
    }
}

impl From<CardWord> for Discard {
    fn from(what: CardWord) -> Discard {
        Discard { what, count: 1, who: Who::You }
    }
}

impl From<Back> for DiscardRandom {
    fn from(back: Back) -> DiscardRandom {
        DiscardRandom { back, who: Who::You }
    }
}

impl From<Who> for ForWhom {
    fn from(who: Who) -> ForWhom {
        ForWhom { who }
    }
}

impl From<CardWord> for TakeDiscarded {
    fn from(what: CardWord) -> TakeDiscarded {
        TakeDiscarded { what, count: 1 }
    }
}

impl From<u8> for Tokens {
    fn from(count: u8) -> Tokens {
        Tokens { on: TokensOn::Spread, count }
    }
}

impl From<Who> for LoseTokens {
    fn from(who: Who) -> LoseTokens {
        LoseTokens { who, count: 1 }
    }
}

impl From<RawEffect> for Effect {
    fn from(raw: RawEffect) -> Effect {
        match raw {
            RawEffect::Draw(Draw { who, back, count }) => Effect::Draw { who, back, count },
            RawEffect::Discard(Discard { who, what, count }) => {
                Effect::Discard { who, what: what.into(), count }
            }
            RawEffect::DiscardRandom(DiscardRandom { who, back }) => {
                Effect::DiscardRandom { who, back }
            }
            RawEffect::DiscardHand(ForWhom { who }) => Effect::DiscardHand { who },
            RawEffect::TakeDiscarded(TakeDiscarded { what, count }) => {
                Effect::TakeDiscarded { what: what.into(), count }
            }
            RawEffect::TakeRandom => Effect::TakeRandom,
            RawEffect::TakeSeen => Effect::TakeSeen,
            RawEffect::TakeShown => Effect::TakeShown,
            RawEffect::Search(rooms) => Effect::Search(rooms.into()),
            RawEffect::DestroyOwn(ForWhom { who }) => Effect::DestroyOwn { who },
            RawEffect::CollapseTarget => Effect::CollapseTarget,
            RawEffect::Kill => Effect::Kill,
            RawEffect::Damage(RawAmount(amount)) => Effect::Damage(amount),
            RawEffect::Health(more) => Effect::Health(more),
            RawEffect::RoomDamage(more) => Effect::RoomDamage(more),
            RawEffect::YourRoomsDamage(more) => Effect::YourRoomsDamage(more),
            RawEffect::DoubleTreasure => Effect::DoubleTreasure,
            RawEffect::Deactivate => Effect::Deactivate,
            RawEffect::Stun => Effect::Stun,
            RawEffect::SwapStacks => Effect::SwapStacks,
            RawEffect::Build => Effect::Build,
            RawEffect::ToYourEntrance => Effect::ToYourEntrance,
            RawEffect::ToTown => Effect::ToTown,
            RawEffect::ToFirstRoom => Effect::ToFirstRoom,
            RawEffect::ReturnSoul(ReturnSoul { health }) => Effect::ReturnSoul { health },
            RawEffect::RemoveSoul => Effect::RemoveSoul,
            RawEffect::Heal => Effect::Heal,
            RawEffect::Cancel => Effect::Cancel,
            RawEffect::Tokens(Tokens { on, count }) => Effect::Tokens { on, count },
            RawEffect::LoseTokens(LoseTokens { who, count }) => Effect::LoseTokens { who, count },
            RawEffect::MoveTokens(count) => Effect::MoveTokens(count),
            RawEffect::HealthToken(amount) => Effect::HealthToken(amount),
            RawEffect::Treasure(Icons { kind, count }) => Effect::Treasure { kind, count },
            RawEffect::ThisRoomDamage(more) => Effect::ThisRoomDamage(more),
            RawEffect::LastRoomDamage(more) => Effect::LastRoomDamage(more),
            RawEffect::TakeMarket => Effect::TakeMarket,
            RawEffect::MinionActs => Effect::MinionActs,
            RawEffect::MoveMinion => Effect::MoveMinion,
            RawEffect::Summon(token) => Effect::Summon { token },
            RawEffect::ToLandmark => Effect::ToLandmark,
            RawEffect::DestroyTarget => Effect::DestroyTarget,
            RawEffect::SendFromTown => Effect::SendFromTown,
            RawEffect::LookAtHand => Effect::LookAtHand,
            RawEffect::ShuffleStack => Effect::ShuffleStack,
            RawEffect::Coins(count) => Effect::Coins(count),
            RawEffect::Special(special) => Effect::Special(special),
        }
    }
}
