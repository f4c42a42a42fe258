//! An ability must have something to do, and a moment in which it can.

use std::ops::Range;

use endboss_lexicon::{
    Ability, Amount, Cost, Effect, HeroPlace, Printing, Special, Target, When, Who,
};
use toml::Spanned;

use super::moment::{Host, Moment};
use super::within;
use crate::notation::{RawAbility, RawCost, RawEffect};
use crate::problem::Page;

const COUNT: std::ops::RangeInclusive<i64> = 1..=10;
const AMOUNT: std::ops::RangeInclusive<i64> = 1..=20;

/// An ability and the printings that have it.
#[derive(Clone, Debug)]
pub(super) struct Printed {
    pub(super) ability: Ability,
    pub(super) printings: Vec<Printing>,
}

/// Checks one ability; none if it has no moment at all.
pub(super) fn ability(
    page: &mut Page<'_>,
    raw: &Spanned<RawAbility>,
    host: Host,
    printings: &[Printing],
) -> Option<Printed> {
    let only = only(page, raw.get_ref(), host, printings);
    let moment = Moment::of(page, raw, host)?;
    let RawAbility { once, may, cost, target, condition, effects, .. } = raw.get_ref();
    let once = once.as_ref().filter(|once| *once.get_ref());
    if let Some(once) = once.filter(|_| moment.once_anyway()) {
        let message = format!("{} happens once anyway: leave out `once`", moment.name());
        page.problem(once.span(), message);
    }
    let may = may.as_ref().filter(|may| *may.get_ref());
    if let Some(may) = may.filter(|_| moment.declared()) {
        let message = format!("{} is declared by choice anyway: leave out `may`", moment.name());
        page.problem(may.span(), message);
    }
    for paid in cost {
        check_cost(page, paid, moment);
    }
    check_costs(page, cost);
    if moment.when == When::Activated && cost.is_empty() && once.is_none() {
        let message = "this ability could be used without end: give it a cost or `once = true`";
        page.problem(raw.span(), message);
    }
    if let Some(aim) = target {
        check_target(page, aim.span(), aim.get_ref().0, moment);
    }
    if effects.is_empty() {
        page.problem(raw.span(), "this ability does nothing: `do` is empty");
    }
    let chosen = target.as_ref().map(|aim| aim.get_ref().0);
    let mut used = false;
    let mut missed = false;
    for effect in effects {
        match check_effect(page, effect, chosen, moment) {
            Reach::Nothing => {}
            Reach::Target => used = true,
            Reach::Miss => missed = true,
        }
    }
    if let Some(aim) = target.as_ref().filter(|_| !used && !missed && !effects.is_empty()) {
        page.problem(aim.span(), "the target is chosen, but nothing under `do` uses it");
    }
    let ability = Ability {
        when: moment.when,
        once: once.is_some(),
        may: may.is_some(),
        cost: cost.iter().map(|cost| Cost::from(*cost.get_ref())).collect(),
        target: chosen,
        condition: *condition,
        effects: effects.iter().map(|effect| Effect::from(*effect.get_ref())).collect(),
    };
    Some(Printed { ability, printings: only })
}

fn only(
    page: &mut Page<'_>,
    raw: &RawAbility,
    host: Host,
    printings: &[Printing],
) -> Vec<Printing> {
    let Some(only) = &raw.only else {
        return printings.to_vec();
    };
    if host == Host::Boss {
        page.problem(only.span(), "a level up belongs to the whole card: use `printings`");
    }
    if only.get_ref().is_empty() {
        page.problem(only.span(), "`only` is empty: leave it out or name a printing");
    }
    for printing in only.get_ref().iter().filter(|printing| !printings.contains(printing)) {
        let message = format!("the {} printing does not have this card", printing.id());
        page.problem(only.span(), message);
    }
    only.get_ref().clone()
}

fn check_cost(page: &mut Page<'_>, paid: &Spanned<RawCost>, moment: Moment) {
    if !moment.declared() {
        let name = moment.name();
        let message = format!("{name} is not declared, so nobody pays for it: leave out the cost");
        page.problem(paid.span(), message);
        return;
    }
    match Cost::from(*paid.get_ref()) {
        Cost::DestroyThis | Cost::DestroyAnother if moment.host != Host::Room => {
            page.problem(
                paid.span(),
                "a spell is no room: it cannot destroy itself or another one",
            );
        }
        Cost::Discard { count, .. } => {
            within(page, paid.span(), "the `count` of `discard`", count.into(), COUNT);
        }
        Cost::DestroyThis | Cost::DestroyAnother | Cost::RemoveSoul => {}
    }
}

/// What is chosen to be paid is remembered until all of it is paid at once.
const PAYMENTS: u8 = 4;

fn check_costs(page: &mut Page<'_>, costs: &[Spanned<RawCost>]) {
    let mut payments = 0u8;
    for (n, paid) in costs.iter().enumerate() {
        let cost = Cost::from(*paid.get_ref());
        let same = |other: &Spanned<RawCost>| {
            std::mem::discriminant(&Cost::from(*other.get_ref())) == std::mem::discriminant(&cost)
        };
        if costs[..n].iter().any(same) {
            page.problem(paid.span(), "this kind of cost is there already: join the two");
        }
        payments = payments.saturating_add(match cost {
            Cost::DestroyThis => 0,
            Cost::DestroyAnother | Cost::RemoveSoul => 1,
            Cost::Discard { count, .. } => count,
        });
    }
    if payments > PAYMENTS
        && let Some(last) = costs.last()
    {
        let message =
            format!("this costs {payments} things to choose; at most {PAYMENTS} can be paid");
        page.problem(last.span(), message);
    }
}

fn check_target(page: &mut Page<'_>, span: Range<usize>, target: Target, moment: Moment) {
    match target {
        Target::Hero(HeroPlace::ThisRoom) if moment.host != Host::Room => {
            let message = format!("{} is no room: `this-room` is for rooms", moment.host.name());
            page.problem(span, message);
        }
        Target::Hero(HeroPlace::ThisRoom | HeroPlace::Dungeon(_)) if !moment.heroes_walk() => {
            let message = format!("{} finds no hero in a dungeon at its moment", moment.name());
            page.problem(span, message);
        }
        Target::Spell(_) if !moment.declared() => {
            let message = format!("{} finds no declared spell at its moment", moment.name());
            page.problem(span, message);
        }
        Target::Hero(_) | Target::Room { .. } | Target::Spell(_) | Target::Opponent(_) => {}
    }
}

/// What an effect does with the target.
enum Reach {
    /// It needs none.
    Nothing,
    Target,
    /// It needs another one.
    Miss,
}

/// A target an effect cannot do without.
#[derive(Clone, Copy)]
enum Need {
    Hero,
    /// A hero that walks.
    HeroInside,
    Room,
    Spell,
    Opponent,
}

fn check_effect(
    page: &mut Page<'_>,
    raw: &Spanned<RawEffect>,
    target: Option<Target>,
    moment: Moment,
) -> Reach {
    let effect = Effect::from(*raw.get_ref());
    let verb = verb(&effect);
    if let Some((what, number, range)) = number(&effect) {
        within(page, raw.span(), &format!("the {what} of `{verb}`"), number, range);
    }
    let late = match effect {
        Effect::Special(Special::NoBuilding | Special::ExtraPlacement) => !moment.before_reveal(),
        Effect::DoubleTreasure => !moment.before_bait(),
        _ => false,
    };
    if late {
        page.problem(raw.span(), format!("`{verb}` comes too late for {}", moment.name()));
    }
    let Some(need) = need(&effect) else {
        return Reach::Nothing;
    };
    let (met, wanted) = match need {
        Need::Hero => (matches!(target, Some(Target::Hero(_))), "target = { hero = ... }"),
        Need::HeroInside => (
            matches!(target, Some(Target::Hero(HeroPlace::ThisRoom | HeroPlace::Dungeon(_)))),
            "target = { hero = \"this-room\" } or { hero = \"dungeon\" }",
        ),
        Need::Room => (matches!(target, Some(Target::Room { .. })), "target = { room = ... }"),
        Need::Spell => (matches!(target, Some(Target::Spell(_))), "target = \"spell\""),
        Need::Opponent => (matches!(target, Some(Target::Opponent(_))), "target = \"opponent\""),
    };
    if met {
        return Reach::Target;
    }
    let subject = if whom(&effect) == Some(Who::Target) {
        "`who = \"target\"`".to_owned()
    } else {
        format!("`{verb}`")
    };
    page.problem(raw.span(), format!("{subject} needs {wanted}"));
    Reach::Miss
}

fn whom(effect: &Effect) -> Option<Who> {
    match *effect {
        Effect::Draw { who, .. }
        | Effect::Discard { who, .. }
        | Effect::DiscardRandom { who, .. }
        | Effect::DiscardHand { who }
        | Effect::DestroyOwn { who } => Some(who),
        _ => None,
    }
}

fn need(effect: &Effect) -> Option<Need> {
    match effect {
        Effect::Kill | Effect::Health(_) | Effect::ToYourEntrance => Some(Need::Hero),
        Effect::Damage(_) | Effect::ToTown | Effect::ToFirstRoom => Some(Need::HeroInside),
        Effect::RoomDamage(_) | Effect::Deactivate | Effect::Stun | Effect::CollapseTarget => {
            Some(Need::Room)
        }
        Effect::Cancel => Some(Need::Spell),
        Effect::TakeRandom
        | Effect::TakeSeen
        | Effect::ReturnSoul { .. }
        | Effect::Special(Special::NoEntry) => Some(Need::Opponent),
        Effect::Draw { .. }
        | Effect::Discard { .. }
        | Effect::DiscardRandom { .. }
        | Effect::DiscardHand { .. }
        | Effect::DestroyOwn { .. } => {
            (whom(effect) == Some(Who::Target)).then_some(Need::Opponent)
        }
        Effect::TakeDiscarded { .. }
        | Effect::Search(_)
        | Effect::YourRoomsDamage(_)
        | Effect::DoubleTreasure
        | Effect::SwapStacks
        | Effect::Build
        | Effect::Heal
        | Effect::Special(Special::NoBuilding | Special::ExtraPlacement) => None,
    }
}

/// The number an effect has, if it has one, and what it may be.
fn number(effect: &Effect) -> Option<(&'static str, i64, std::ops::RangeInclusive<i64>)> {
    match *effect {
        Effect::Draw { count, .. }
        | Effect::Discard { count, .. }
        | Effect::TakeDiscarded { count, .. } => Some(("`count`", count.into(), COUNT)),
        Effect::Damage(Amount::Fixed(more))
        | Effect::Health(more)
        | Effect::RoomDamage(more)
        | Effect::YourRoomsDamage(more) => Some(("number", more.into(), AMOUNT)),
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
        Effect::Heal => "heal",
        Effect::Cancel => "cancel",
        Effect::Special(Special::NoBuilding) => "no-building",
        Effect::Special(Special::ExtraPlacement) => "extra-placement",
        Effect::Special(Special::NoEntry) => "no-entry",
    }
}
