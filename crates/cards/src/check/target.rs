//! What is chosen must be there at that moment.

use std::ops::Range;

use endboss_lexicon::{HeroPlace, PlayerFilter, Target};

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
        Target::Spell(_) if !moment.declared() => {
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

/// A target an effect cannot do without.
#[derive(Clone, Copy)]
pub(super) enum Need {
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
    pub(super) fn is_met(self, target: Option<Target>) -> bool {
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

    /// As it would have to be written.
    pub(super) fn wanted(self) -> &'static str {
        match self {
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
}
