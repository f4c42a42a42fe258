//! When an ability happens, and what can be there at that moment.

use endboss_lexicon::{SpellPhase, When};
use toml::Spanned;

use crate::notation::RawAbility;
use crate::problem::Page;

/// What an ability is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Host {
    Boss,
    Room,
    Spell(SpellPhase),
}

impl Host {
    pub(super) fn name(self) -> &'static str {
        match self {
            Host::Boss => "a boss",
            Host::Room => "a room",
            Host::Spell(_) => "a spell",
        }
    }
}

/// The moment an ability belongs to: its trigger and, for a spell, its phase.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    pub(super) host: Host,
    pub(super) when: When,
}

impl Moment {
    /// Reads `when`, which only a room says.
    pub(super) fn of(page: &mut Page<'_>, raw: &Spanned<RawAbility>, host: Host) -> Option<Moment> {
        let written = raw.get_ref().when.as_ref();
        let span = written.map_or(raw.span(), Spanned::span);
        let when = match (host, written.map(|when| When::from(*when.get_ref()))) {
            (Host::Boss, None) => When::LevelUp,
            (Host::Spell(_), None) => When::Cast,
            (Host::Boss, Some(_)) => {
                page.problem(span, "a level up has no `when`: leave it out");
                return None;
            }
            (Host::Spell(_), Some(_)) => {
                page.problem(span, "a spell has no `when`: it happens when it is cast");
                return None;
            }
            (Host::Room, None) => {
                page.problem(span, "a room's ability needs a `when`, such as `activated`");
                return None;
            }
            (Host::Room, Some(When::Cast)) => {
                page.problem(span, "`cast` is for spells: write `activated` for a room");
                return None;
            }
            (Host::Room, Some(When::LevelUp)) => {
                page.problem(span, "`level-up` is for bosses: a room has none");
                return None;
            }
            (Host::Room, Some(when)) => when,
        };
        Some(Moment { host, when })
    }

    /// In the words of the notation.
    pub(super) fn name(self) -> &'static str {
        match self.when {
            When::Activated => "an activated ability",
            When::Cast => match self.host {
                Host::Spell(SpellPhase::Build) => "a build spell",
                Host::Spell(SpellPhase::Adventure) => "an adventure spell",
                _ => "a spell",
            },
            When::Built => "`built`",
            When::BuiltAnother(_) => "`built-another`",
            When::HeroDies => "`hero-dies`",
            When::YouPlaySpell => "`you-play-spell`",
            When::AnotherDestroyed => "`another-destroyed`",
            When::LevelUp => "a level up",
        }
    }

    /// Somebody decides to do it, so it can have a cost and answer a spell. [R6.1]
    pub(super) fn declared(self) -> bool {
        matches!(self.when, When::Activated | When::Cast)
    }

    /// A hero can be inside a dungeon. Heroes walk one at a time, so none is left when one has
    /// just died. [R8.1]
    pub(super) fn heroes_walk(self) -> bool {
        match (self.when, self.host) {
            (When::Cast, Host::Spell(phase)) => phase.in_adventure(),
            (When::Activated | When::YouPlaySpell | When::AnotherDestroyed | When::Cast, _) => true,
            (When::Built | When::BuiltAnother(_) | When::HeroDies | When::LevelUp, _) => false,
        }
    }

    /// Rooms of this turn can still be placed. [R5.2]
    pub(super) fn before_reveal(self) -> bool {
        match (self.when, self.host) {
            (When::Cast, Host::Spell(phase)) => phase.in_build(),
            (When::Activated | When::YouPlaySpell | When::AnotherDestroyed | When::Cast, _) => true,
            (When::Built | When::BuiltAnother(_) | When::HeroDies | When::LevelUp, _) => false,
        }
    }

    /// The bait phase of this turn can still come. [R7.1]
    pub(super) fn before_bait(self) -> bool {
        match (self.when, self.host) {
            (When::Cast, Host::Spell(phase)) => phase.in_build(),
            (When::HeroDies, _) => false,
            _ => true,
        }
    }

    /// It happens once anyway, or once per card.
    pub(super) fn once_anyway(self) -> bool {
        matches!(self.when, When::Cast | When::LevelUp | When::Built)
    }
}
