//! A verb needs its target, a number in range, and a moment that is not too late.

use std::ops::RangeInclusive;

use endboss_lexicon::{Amount, Effect, Special, Target, TokensOn, When, Who};
use toml::Spanned;

use super::ability::{AMOUNT, COUNT};
use super::moment::{Host, Moment};
use super::target::Need;
use super::{House, board, within};
use crate::notation::RawEffect;
use crate::problem::Page;

/// A dungeon has no more rooms to put tokens on. [R1.6]
const EACH: RangeInclusive<i64> = 2..=5;

/// What an effect does with the target.
pub(super) enum Reach {
    /// It needs none.
    Nothing,
    Target,
    /// It needs another one.
    Miss,
}

pub(super) fn check_effect(
    page: &mut Page<'_>,
    raw: &Spanned<RawEffect>,
    target: Option<Target>,
    moment: Moment,
    house: House<'_>,
) -> Reach {
    let effect = Effect::from(*raw.get_ref());
    let verb = verb(&effect);
    if let Some((what, number, range)) = number(&effect) {
        within(page, raw.span(), &format!("the {what} of `{verb}`"), number, range);
    }
    if let Effect::HealthToken(amount) | Effect::Summon { token: amount } = effect
        && amount.abs() != 2
    {
        let message = format!("a health token is 2 or -2: `{verb}` cannot be {amount}");
        page.problem(raw.span(), message);
    }
    if comes_late(&effect, moment) {
        page.problem(raw.span(), format!("`{verb}` comes too late for {}", moment.name()));
    }
    if let Some(what) = of_this_room(&effect).filter(|_| moment.host != Host::Room) {
        let message = format!("{} is no room: {what} is for rooms", moment.host.name());
        page.problem(raw.span(), message);
    }
    if let Effect::TakeMarket
    | Effect::MinionActs
    | Effect::MoveMinion
    | Effect::Summon { .. }
    | Effect::ToLandmark = effect
    {
        board(page, raw.span(), &format!("`{verb}`"), house);
    }
    let Some(need) = need(&effect, moment) else {
        return Reach::Nothing;
    };
    if need.is_met(target) {
        return Reach::Target;
    }
    let subject = match effect {
        Effect::Tokens { on: TokensOn::Target, .. } => "`on = \"target\"`".to_owned(),
        _ if whom(&effect) == Some(Who::Target) => "`who = \"target\"`".to_owned(),
        _ => format!("`{verb}`"),
    };
    page.problem(raw.span(), format!("{subject} needs {}", need.wanted()));
    Reach::Miss
}

/// What it brings about is over or decided before it could matter.
fn comes_late(effect: &Effect, moment: Moment) -> bool {
    match effect {
        Effect::Special(Special::NoBuilding | Special::ExtraPlacement) => !moment.before_reveal(),
        Effect::DoubleTreasure | Effect::TakeMarket => !moment.before_bait(),
        // It must be there when the minions act. [R4.4]
        Effect::MinionActs | Effect::MoveMinion => {
            !moment.before_bait() || moment.when == When::Minion
        }
        // Whatever lasts until end of turn ends with it, at once. [R9.1]
        Effect::Health(_)
        | Effect::RoomDamage(_)
        | Effect::YourRoomsDamage(_)
        | Effect::ThisRoomDamage(_)
        | Effect::LastRoomDamage(_)
        | Effect::Treasure { .. }
        | Effect::Deactivate
        | Effect::Stun
        | Effect::Special(Special::NoEntry) => moment.when == When::EndOfTurn,
        _ => false,
    }
}

/// The words that mean the room the ability is on.
pub(super) fn of_this_room(effect: &Effect) -> Option<&'static str> {
    match effect {
        Effect::Damage(Amount::TokensHere) => Some("`tokens-here`"),
        Effect::Tokens { on: TokensOn::This, .. } => Some("`on = \"this\"`"),
        Effect::ThisRoomDamage(_) => Some("`this-room-damage`"),
        _ => None,
    }
}

fn whom(effect: &Effect) -> Option<Who> {
    match *effect {
        Effect::Draw { who, .. }
        | Effect::Discard { who, .. }
        | Effect::DiscardRandom { who, .. }
        | Effect::DiscardHand { who }
        | Effect::DestroyOwn { who }
        | Effect::LoseTokens { who, .. } => Some(who),
        _ => None,
    }
}

fn need(effect: &Effect, moment: Moment) -> Option<Need> {
    match effect {
        Effect::Kill | Effect::Health(_) | Effect::HealthToken(_) | Effect::ToYourEntrance => {
            Some(Need::Hero)
        }
        Effect::Damage(_) | Effect::ToFirstRoom => Some(Need::HeroInside),
        Effect::ToTown => Some(Need::HeroAway),
        // A landmark summons the hero that stands on it. [R4.2]
        Effect::Summon { .. } => (moment.host != Host::Space).then_some(Need::HeroOutside),
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
        Effect::Draw { .. }
        | Effect::Discard { .. }
        | Effect::DiscardRandom { .. }
        | Effect::DiscardHand { .. }
        | Effect::DestroyOwn { .. }
        | Effect::LoseTokens { .. } => {
            (whom(effect) == Some(Who::Target)).then_some(Need::Opponent)
        }
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

/// The number an effect has, if it has one, and what it may be.
fn number(effect: &Effect) -> Option<(&'static str, i64, RangeInclusive<i64>)> {
    match *effect {
        Effect::Tokens { on: TokensOn::Each, count } => Some(("`count`", count.into(), EACH)),
        Effect::Draw { count, .. }
        | Effect::Discard { count, .. }
        | Effect::TakeDiscarded { count, .. }
        | Effect::LoseTokens { count, .. }
        | Effect::Treasure { count, .. } => Some(("`count`", count.into(), COUNT)),
        Effect::Tokens { count, .. } | Effect::MoveTokens(count) | Effect::Coins(count) => {
            Some(("number", count.into(), COUNT))
        }
        Effect::Damage(Amount::Fixed(more))
        | Effect::Health(more)
        | Effect::RoomDamage(more)
        | Effect::YourRoomsDamage(more)
        | Effect::ThisRoomDamage(more)
        | Effect::LastRoomDamage(more) => Some(("number", more.into(), AMOUNT)),
        // A hero may come back as it was.
        Effect::ReturnSoul { health } => Some(("`health`", health.into(), 0..=*AMOUNT.end())),
        _ => None,
    }
}

/// The word of the notation.
fn verb(effect: &Effect) -> &'static str {
    match effect {
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
