//! An ability must have something to do, and a moment in which it can.

use endboss_lexicon::{Ability, Condition, Cost, Effect, Printing, When};
use toml::Spanned;

use super::cost::{check_cost, check_costs, is_given_back};
use super::effect::{Reach, check_effect, of_this_room};
use super::moment::{Host, Moment};
use super::target::check_target;
use super::{House, within};
use crate::notation::{RawAbility, RawCondition};
use crate::problem::Page;

pub(super) const COUNT: std::ops::RangeInclusive<i64> = 1..=10;
pub(super) const AMOUNT: std::ops::RangeInclusive<i64> = 1..=20;

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
    house: House<'_>,
    printings: &[Printing],
) -> Option<Printed> {
    let only = only(page, raw.get_ref(), host, printings);
    let moment = Moment::of(page, raw, host, house)?;
    let RawAbility { once, may, cost, target, condition, effects, .. } = raw.get_ref();
    let once = once.as_ref().filter(|once| *once.get_ref());
    if let Some(once) = once.filter(|_| moment.once_anyway()) {
        let message = format!("{} happens once anyway: leave out `once`", moment.name());
        page.problem(once.span(), message);
    }
    let may = may.as_ref().filter(|may| *may.get_ref());
    if let Some(may) = may.filter(|_| moment.when.is_declared()) {
        let message = format!("{} is declared by choice anyway: leave out `may`", moment.name());
        page.problem(may.span(), message);
    }
    for paid in cost {
        check_cost(page, paid, moment);
    }
    check_costs(page, cost);
    if let Some(aim) = target {
        check_target(page, aim.span(), aim.get_ref().0, moment, house);
    }
    if let Some(condition) = condition {
        check_condition(page, condition);
    }
    if effects.is_empty() {
        page.problem(raw.span(), "this ability does nothing: `do` is empty");
    }
    let chosen = target.as_ref().map(|aim| aim.get_ref().0);
    let mut used = false;
    let mut missed = false;
    for effect in effects {
        match check_effect(page, effect, chosen, moment, house) {
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
        condition: condition.as_ref().map(|condition| (*condition.get_ref()).into()),
        effects: effects.iter().map(|effect| Effect::from(*effect.get_ref())).collect(),
    };
    without_end(page, raw, &ability, moment);
    gone(page, raw, &ability);
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
    let whole = match host {
        Host::LevelUp => Some("a level up"),
        Host::Boss => Some("a boss's ability"),
        Host::Space => Some("an action space"),
        Host::Item(_) => Some("an item's power"),
        Host::Room | Host::Spell(_) => None,
    };
    if let Some(what) = whole {
        let message = format!("{what} belongs to the whole card: use `printings`");
        page.problem(only.span(), message);
        return printings.to_vec();
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

fn check_condition(page: &mut Page<'_>, raw: &Spanned<RawCondition>) {
    if let Condition::Treasure { count, .. } = Condition::from(*raw.get_ref()) {
        within(page, raw.span(), "the `count` of `treasure`", count.into(), COUNT);
    }
}

/// A game must come to an end, so nothing may be done again and again for nothing.
fn without_end(page: &mut Page<'_>, raw: &Spanned<RawAbility>, ability: &Ability, moment: Moment) {
    if ability.once || moment.once_anyway() {
        return;
    }
    if ability.when == When::Activated && ability.cost.is_empty() {
        let message = "this ability could be used without end: give it a cost or `once = true`";
        page.problem(raw.span(), message);
    } else if ability.when == When::Activated && is_given_back(ability) {
        let message = "this ability gives back what it costs, so it could be used without end: \
                       write `once = true`";
        page.problem(raw.span(), message);
    } else if ability.when == When::HeroEnters && ability.effects.iter().any(begins_again) {
        let message = "a hero would walk in circles here without end: write `once = true`";
        page.problem(raw.span(), message);
    }
}

/// A hero so moved walks through the same rooms once more, from an entrance in some editions.
/// [R8.5]
fn begins_again(effect: &Effect) -> bool {
    matches!(effect, Effect::ToFirstRoom | Effect::ToYourEntrance)
}

/// A room that its own cost has destroyed gains nothing more, and its tokens are in the supply.
/// [R6.8]
fn gone(page: &mut Page<'_>, raw: &Spanned<RawAbility>, ability: &Ability) {
    if !ability.cost.contains(&Cost::DestroyThis) {
        return;
    }
    for (written, effect) in raw.get_ref().effects.iter().zip(&ability.effects) {
        if let Some(what) = of_this_room(effect) {
            let message = format!("{what} comes too late: the cost has destroyed this room");
            page.problem(written.span(), message);
        }
    }
}
