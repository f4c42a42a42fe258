//! A verb needs its target, a number in range, and a moment that is not too late.

use std::ops::RangeInclusive;

use endboss_lexicon::{Amount, Effect, Special, Target, TokensOn, When, Who};
use toml::Spanned;

use super::ability::{AMOUNT, COUNT};
use super::moment::{Host, Moment};
use super::target::wanted;
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
    let verb = effect.word();
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
    // A landmark summons the hero that stands on it. [R4.2]
    let stands_there = matches!(effect, Effect::Summon { .. }) && moment.host == Host::Space;
    let Some(need) = effect.needs().filter(|_| !stands_there) else {
        return Reach::Nothing;
    };
    if need.is_met(target) {
        return Reach::Target;
    }
    let subject = match effect {
        Effect::Tokens { on: TokensOn::Target, .. } => "`on = \"target\"`".to_owned(),
        _ if effect.who() == Some(Who::Target) => "`who = \"target\"`".to_owned(),
        _ => format!("`{verb}`"),
    };
    page.problem(raw.span(), format!("{subject} needs {}", wanted(need)));
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
