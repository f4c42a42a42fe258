//! When an ability happens, and what can be there at that moment.

use endboss_lexicon::{SpellPhase, When};
use toml::Spanned;

use super::{House, board};
use crate::notation::RawAbility;
use crate::problem::Page;

/// What an ability is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Host {
    LevelUp,
    /// What a boss can do from its level up on.
    Boss,
    Room,
    Spell(SpellPhase),
    /// An action space of a landmark.
    Space,
    Item(SpellPhase),
}

impl Host {
    pub(super) fn name(self) -> &'static str {
        match self {
            Host::LevelUp | Host::Boss => "a boss",
            Host::Room => "a room",
            Host::Spell(_) => "a spell",
            Host::Space => "a landmark",
            Host::Item(_) => "an item",
        }
    }
}

/// The moment an ability belongs to: its trigger and, for spells and items, their phase.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment {
    pub(super) host: Host,
    pub(super) when: When,
}

impl Moment {
    /// Reads `when`, which only rooms and bosses say.
    pub(super) fn of(
        page: &mut Page<'_>,
        raw: &Spanned<RawAbility>,
        host: Host,
        house: House<'_>,
    ) -> Option<Moment> {
        let written = raw.get_ref().when.as_ref();
        let span = written.map_or(raw.span(), Spanned::span);
        let found = match (host, written.map(|when| When::from(*when.get_ref()))) {
            (Host::LevelUp, None) => Ok(When::LevelUp),
            (Host::Spell(_), None) => Ok(When::Cast),
            (Host::Space, None) => Ok(When::Minion),
            // Not a spell, but declared like one. [Q14]
            (Host::Item(_), None) => Ok(When::Activated),
            (Host::LevelUp, Some(_)) => Err("a level up has no `when`: leave it out"),
            (Host::Spell(_), Some(_)) => Err("a spell has no `when`: it happens when it is cast"),
            (Host::Space, Some(_)) => {
                Err("a landmark's space has no `when`: a minion does it, in the minion phase")
            }
            (Host::Item(_), Some(_)) => {
                Err("an item's power has no `when`: it is declared like a spell")
            }
            (Host::Room, None) => Err("a room's ability needs a `when`, such as `activated`"),
            (Host::Boss, None) => Err(
                "a boss's ability needs a `when`, such as `minion`; what happens once, on leveling \
                 up, is a [boss.level-up]",
            ),
            (Host::Room, Some(when)) => in_room(when),
            (Host::Boss, Some(when)) => of_boss(when),
        };
        match found {
            Ok(when) => {
                if when == When::Minion && host != Host::Space {
                    board(page, span, "`minion`", house);
                }
                Some(Moment { host, when })
            }
            Err(message) => {
                page.problem(span, message);
                None
            }
        }
    }

    /// In the words of the notation.
    pub(super) fn name(self) -> &'static str {
        match self.when {
            When::Activated => match self.host {
                Host::Item(SpellPhase::Build) => "a build item",
                Host::Item(SpellPhase::Adventure) => "an adventure item",
                Host::Item(SpellPhase::Both) => "an item",
                _ => "an activated ability",
            },
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
            When::Minion => "an action space",
            When::YouBuild(_) => "`you-build`",
            When::HeroEnters => "`hero-enters`",
            When::HeroDiesAnywhere => "`hero-dies-anywhere`",
            When::HeroSurvives => "`hero-survives`",
            When::Uncovered => "`uncovered`",
            When::EndOfTurn => "`end-of-turn`",
        }
    }

    /// The phase that is written on the card, for whatever is declared in that one only.
    fn phase(self) -> SpellPhase {
        match self.host {
            Host::Spell(phase) | Host::Item(phase) => phase,
            Host::LevelUp | Host::Boss | Host::Room | Host::Space => SpellPhase::Both,
        }
    }

    /// A hero can be inside a dungeon. Heroes walk one at a time, so none is left when one has
    /// just died or come through. [R8.1]
    pub(super) fn heroes_walk(self) -> bool {
        match self.when {
            When::Activated | When::Cast => self.phase().in_adventure(),
            When::YouPlaySpell | When::AnotherDestroyed | When::Uncovered | When::HeroEnters => {
                true
            }
            When::Built
            | When::BuiltAnother(_)
            | When::YouBuild(_)
            | When::LevelUp
            | When::Minion
            | When::HeroDies
            | When::HeroDiesAnywhere
            | When::HeroSurvives
            | When::EndOfTurn => false,
        }
    }

    /// Rooms of this turn can still be placed. [R5.2]
    pub(super) fn before_reveal(self) -> bool {
        match self.when {
            When::Activated | When::Cast => self.phase().in_build(),
            When::YouPlaySpell | When::AnotherDestroyed | When::Uncovered => true,
            When::Built
            | When::BuiltAnother(_)
            | When::YouBuild(_)
            | When::LevelUp
            | When::Minion
            | When::HeroEnters
            | When::HeroDies
            | When::HeroDiesAnywhere
            | When::HeroSurvives
            | When::EndOfTurn => false,
        }
    }

    /// The bait phase of this turn can still come. [R7.1] Until then cards lie on the market: what
    /// is left of them is discarded when the minions are done. [R4.4]
    pub(super) fn before_bait(self) -> bool {
        match self.when {
            When::Activated | When::Cast => self.phase().in_build(),
            When::HeroEnters
            | When::HeroDies
            | When::HeroDiesAnywhere
            | When::HeroSurvives
            | When::EndOfTurn => false,
            When::Built
            | When::BuiltAnother(_)
            | When::YouBuild(_)
            | When::LevelUp
            | When::Minion
            | When::YouPlaySpell
            | When::AnotherDestroyed
            | When::Uncovered => true,
        }
    }

    /// It happens once anyway: in a turn, or per card.
    pub(super) fn once_anyway(self) -> bool {
        match self.when {
            When::Cast
            | When::LevelUp
            | When::Built
            | When::Uncovered
            | When::Minion
            | When::EndOfTurn => true,
            When::Activated => matches!(self.host, Host::Item(_)),
            When::BuiltAnother(_)
            | When::YouBuild(_)
            | When::HeroEnters
            | When::HeroDies
            | When::HeroDiesAnywhere
            | When::HeroSurvives
            | When::YouPlaySpell
            | When::AnotherDestroyed => false,
        }
    }
}

fn in_room(when: When) -> Result<When, &'static str> {
    match when {
        When::Cast => Err("`cast` is for spells: write `activated` for a room"),
        When::LevelUp => Err("`level-up` is for bosses: a room has none"),
        When::YouBuild(_) => {
            Err("`you-build` is for bosses: write `built` or `built-another` for a room")
        }
        When::Activated
        | When::Built
        | When::BuiltAnother(_)
        | When::HeroDies
        | When::YouPlaySpell
        | When::AnotherDestroyed
        | When::Minion
        | When::HeroEnters
        | When::HeroDiesAnywhere
        | When::HeroSurvives
        | When::Uncovered
        | When::EndOfTurn => Ok(when),
    }
}

fn of_boss(when: When) -> Result<When, &'static str> {
    match when {
        When::Cast => Err("`cast` is for spells: write `activated` for a boss"),
        When::LevelUp => Err("what happens on leveling up is a [boss.level-up] without a `when`"),
        When::Built | When::BuiltAnother(_) => {
            Err("a boss is not built: write { you-build = ... } for the rooms you build")
        }
        When::HeroDies => Err("no hero dies in a boss: write `hero-dies-anywhere`"),
        When::HeroEnters => Err("`hero-enters` is for rooms"),
        When::AnotherDestroyed => Err("`another-destroyed` is for rooms"),
        When::Uncovered => Err("`uncovered` is for rooms"),
        When::Activated
        | When::YouPlaySpell
        | When::Minion
        | When::YouBuild(_)
        | When::HeroDiesAnywhere
        | When::HeroSurvives
        | When::EndOfTurn => Ok(when),
    }
}
