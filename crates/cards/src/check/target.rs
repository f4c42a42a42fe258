//! What is chosen must be there at that moment.

use std::ops::Range;

use endboss_lexicon::{HeroPlace, Need, PlayerFilter, Target};

use super::ability::AMOUNT;
use super::moment::{Host, Moment};
use super::{House, board, within};
use crate::problem::Page;

pub(super) fn check_target(
    page: &mut Page<'_>,
    span: Range<usize>,
    target: Target,
    moment: Moment,
    house: House<'_>,
) {
    match target {
        Target::Hero(HeroPlace::ThisRoom) if moment.host != Host::Room => {
            let message = format!("{} is no room: `this-room` is for rooms", moment.host.name());
            page.problem(span, message);
        }
        Target::Hero(HeroPlace::ThisRoom | HeroPlace::Dungeon(_)) if !moment.heroes_walk() => {
            let message = format!("{} finds no hero in a dungeon at its moment", moment.name());
            page.problem(span, message);
        }
        Target::Hero(HeroPlace::Landmark) => board(page, span, "a hero on a landmark", house),
        Target::Spell(_) if !moment.when.is_declared() => {
            let message = format!("{} finds no declared spell at its moment", moment.name());
            page.problem(span, message);
        }
        Target::Opponent(PlayerFilter::SoulsAhead(by)) => {
            within(page, span, "the number of `souls-ahead`", by.into(), AMOUNT);
        }
        // Heroes wait at entrances from turn to turn, so there may be one at any moment. [R8.5]
        Target::Hero(_) | Target::Room { .. } | Target::Spell(_) | Target::Opponent(_) => {}
    }
}

/// What is needed, as it would have to be written.
pub(super) fn wanted(need: Need) -> &'static str {
    match need {
        Need::Hero => "target = { hero = ... }",
        Need::HeroInside => "target = { hero = \"this-room\" } or { hero = \"dungeon\" }",
        Need::HeroAway => {
            "target = { hero = ... }, one of \"this-room\", \"dungeon\", \"entrance\" and \
             \"landmark\""
        }
        Need::HeroOutside => {
            "target = { hero = ... }, one of \"town\", \"entrance\" and \"landmark\""
        }
        Need::HeroWaiting => "target = { hero = \"town\" } or { hero = \"entrance\" }",
        Need::Dead | Need::DeadOrOpponent => "target = { hero = \"dead\" }",
        Need::Room => "target = { room = ... }",
        Need::Spell => "target = \"spell\"",
        Need::Opponent => "target = \"opponent\"",
    }
}
