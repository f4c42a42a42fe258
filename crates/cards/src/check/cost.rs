//! What is paid, and by whom it can be.

use endboss_lexicon::{Ability, Cost, Effect, TokensOn};
use toml::Spanned;

use super::ability::COUNT;
use super::moment::{Host, Moment};
use super::within;
use crate::notation::RawCost;
use crate::problem::Page;

pub(super) fn check_cost(page: &mut Page<'_>, paid: &Spanned<RawCost>, moment: Moment) {
    if !moment.when.is_declared() {
        let name = moment.name();
        let message = format!("{name} is not declared, so nobody pays for it: leave out the cost");
        page.problem(paid.span(), message);
        return;
    }
    let mut counted = |what: &str, count: u8| {
        within(page, paid.span(), what, count.into(), COUNT);
    };
    match Cost::from(*paid.get_ref()) {
        Cost::DestroyThis | Cost::DestroyAnother if moment.host != Host::Room => {
            let name = moment.host.name();
            let message = format!("{name} is no room: it cannot destroy itself or another one");
            page.problem(paid.span(), message);
        }
        Cost::Discard { count, .. } => counted("the `count` of `discard`", count),
        Cost::Tokens(count) => counted("the number of `tokens`", count),
        Cost::Coins(count) => counted("the number of `coins`", count),
        Cost::DestroyThis | Cost::DestroyAnother | Cost::RemoveSoul => {}
    }
}

/// What is chosen to be paid is remembered until all of it is paid at once.
const PAYMENTS: u8 = 4;

pub(super) fn check_costs(page: &mut Page<'_>, costs: &[Spanned<RawCost>]) {
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
            // Nothing is chosen: there is but one such room, and coins are alike.
            Cost::DestroyThis | Cost::Coins(_) => 0,
            Cost::DestroyAnother | Cost::RemoveSoul => 1,
            Cost::Discard { count, .. } | Cost::Tokens(count) => count,
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

/// Whether an ability gains as many coins and tokens as it costs, and costs nothing else.
pub(super) fn is_given_back(ability: &Ability) -> bool {
    let sum = |gain: fn(&Effect) -> u8| -> u32 {
        ability.effects.iter().map(|effect| u32::from(gain(effect))).sum()
    };
    let coins = sum(|effect| if let Effect::Coins(count) = effect { *count } else { 0 });
    let tokens = sum(|effect| match effect {
        // A target may be the room of somebody else.
        Effect::Tokens { on: TokensOn::This | TokensOn::Spread | TokensOn::Each, count } => *count,
        _ => 0,
    });
    ability.cost.iter().all(|cost| match *cost {
        Cost::Coins(count) => coins >= count.into(),
        Cost::Tokens(count) => tokens >= count.into(),
        Cost::DestroyThis | Cost::DestroyAnother | Cost::Discard { .. } | Cost::RemoveSoul => false,
    })
}
