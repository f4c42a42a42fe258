//! Abilities as they are written: when, cost, target, if, do.

use endboss_lexicon::{
    CardFilter, Condition, Cost, HeroPlace, PlayerFilter, Printing, SpellBy, Target, Treasure,
    When, Whose,
};
use serde::Deserialize;
use toml::Spanned;

use super::effect::RawEffect;
use super::words::{CardWord, RoomWord};
use super::{one, short};

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct RawAbility {
    /// Left out where it goes without saying: on spells, level ups, action spaces and items.
    pub(crate) when: Option<Spanned<RawWhen>>,
    #[serde(default)]
    pub(crate) once: Option<Spanned<bool>>,
    #[serde(default)]
    pub(crate) may: Option<Spanned<bool>>,
    #[serde(default)]
    pub(crate) cost: Vec<Spanned<RawCost>>,
    pub(crate) target: Option<Spanned<RawTarget>>,
    #[serde(rename = "if")]
    pub(crate) condition: Option<Spanned<RawCondition>>,
    #[serde(rename = "do")]
    pub(crate) effects: Vec<Spanned<RawEffect>>,
    /// The printings that have this ability; all of the card's if left out.
    pub(crate) only: Option<Spanned<Vec<Printing>>>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RawWhen {
    Activated,
    Cast,
    Built,
    BuiltAnother(RoomWord),
    HeroDies,
    YouPlaySpell,
    AnotherDestroyed,
    LevelUp,
    Minion,
    YouBuild(RoomWord),
    HeroEnters,
    HeroDiesAnywhere,
    HeroSurvives,
    Uncovered,
    EndOfTurn,
}

impl From<RawWhen> for When {
    fn from(raw: RawWhen) -> When {
        match raw {
            RawWhen::Activated => When::Activated,
            RawWhen::Cast => When::Cast,
            RawWhen::Built => When::Built,
            RawWhen::BuiltAnother(rooms) => When::BuiltAnother(rooms.into()),
            RawWhen::HeroDies => When::HeroDies,
            RawWhen::YouPlaySpell => When::YouPlaySpell,
            RawWhen::AnotherDestroyed => When::AnotherDestroyed,
            RawWhen::LevelUp => When::LevelUp,
            RawWhen::Minion => When::Minion,
            RawWhen::YouBuild(rooms) => When::YouBuild(rooms.into()),
            RawWhen::HeroEnters => When::HeroEnters,
            RawWhen::HeroDiesAnywhere => When::HeroDiesAnywhere,
            RawWhen::HeroSurvives => When::HeroSurvives,
            RawWhen::Uncovered => When::Uncovered,
            RawWhen::EndOfTurn => When::EndOfTurn,
        }
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RawCost {
    DestroyThis,
    DestroyAnother,
    Discard(#[serde(deserialize_with = "short::<_, CardWord, _>")] Payment),
    RemoveSoul,
    Tokens(u8),
    Coins(u8),
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct Payment {
    what: CardWord,
    #[serde(default = "one")]
    count: u8,
}

impl From<CardWord> for Payment {
    fn from(what: CardWord) -> Payment {
        Payment { what, count: 1 }
    }
}

impl From<RawCost> for Cost {
    fn from(raw: RawCost) -> Cost {
        match raw {
            RawCost::DestroyThis => Cost::DestroyThis,
            RawCost::DestroyAnother => Cost::DestroyAnother,
            RawCost::Discard(Payment { what, count }) => {
                Cost::Discard { what: CardFilter::from(what), count }
            }
            RawCost::RemoveSoul => Cost::RemoveSoul,
            RawCost::Tokens(count) => Cost::Tokens(count),
            RawCost::Coins(count) => Cost::Coins(count),
        }
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum RawCondition {
    FewerRooms,
    FewerSouls,
    Treasure(#[serde(deserialize_with = "short::<_, Treasure, _>")] Icons),
}

/// So many icons of one kind of treasure.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct Icons {
    pub(super) kind: Treasure,
    #[serde(default = "one")]
    pub(super) count: u8,
}

impl From<Treasure> for Icons {
    fn from(kind: Treasure) -> Icons {
        Icons { kind, count: 1 }
    }
}

impl From<RawCondition> for Condition {
    fn from(raw: RawCondition) -> Condition {
        match raw {
            RawCondition::FewerRooms => Condition::FewerRooms,
            RawCondition::FewerSouls => Condition::FewerSouls,
            RawCondition::Treasure(Icons { kind, count }) => Condition::Treasure { kind, count },
        }
    }
}

/// `{ hero = "dungeon", whose = "yours" }`, `{ room = "trap" }`, `"opponent"`, ...
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "TargetForm")]
pub(crate) struct RawTarget(pub(crate) Target);

#[derive(Clone, Copy, Debug)]
struct TargetForm(TargetTable);

impl<'de> Deserialize<'de> for TargetForm {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<TargetForm, D::Error> {
        short::<_, TargetWord, TargetTable>(deserializer).map(TargetForm)
    }
}

/// What may be named without saying which.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum TargetWord {
    Room,
    Spell,
    Opponent,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "a table")]
struct TargetTable {
    hero: Option<HeroWord>,
    room: Option<RoomWord>,
    spell: Option<SpellBy>,
    opponent: Option<PlayerFilter>,
    whose: Option<Whose>,
    ordinary: Option<bool>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum HeroWord {
    ThisRoom,
    Dungeon,
    Town,
    TownOrDecks,
    Entrance,
    Landmark,
    Dead,
}

impl From<TargetWord> for TargetTable {
    fn from(word: TargetWord) -> TargetTable {
        let none = TargetTable::default();
        match word {
            TargetWord::Room => TargetTable { room: Some(RoomWord::Any), ..none },
            TargetWord::Spell => TargetTable { spell: Some(SpellBy::Anyone), ..none },
            TargetWord::Opponent => TargetTable { opponent: Some(PlayerFilter::Any), ..none },
        }
    }
}

impl TryFrom<TargetForm> for RawTarget {
    type Error = &'static str;

    fn try_from(TargetForm(table): TargetForm) -> Result<RawTarget, &'static str> {
        let TargetTable { hero, room, spell, opponent, whose, ordinary } = table;
        let target = match (hero, room, spell, opponent) {
            (Some(place), None, None, None) => Target::Hero(match place {
                HeroWord::ThisRoom => HeroPlace::ThisRoom,
                HeroWord::Dungeon => HeroPlace::Dungeon(whose.unwrap_or(Whose::Anyones)),
                HeroWord::Town => HeroPlace::Town { ordinary: ordinary.unwrap_or(false) },
                HeroWord::TownOrDecks => HeroPlace::TownOrDecks,
                HeroWord::Entrance => HeroPlace::Entrance(whose.unwrap_or(Whose::Anyones)),
                HeroWord::Landmark => HeroPlace::Landmark,
                HeroWord::Dead => HeroPlace::Dead(whose.unwrap_or(Whose::Anyones)),
            }),
            (None, Some(rooms), None, None) => {
                Target::Room { whose: whose.unwrap_or(Whose::Anyones), filter: rooms.into() }
            }
            (None, None, Some(by), None) => Target::Spell(by),
            (None, None, None, Some(filter)) => Target::Opponent(filter),
            _ => return Err("a target names one of `hero`, `room`, `spell` and `opponent`"),
        };
        let somebodys = matches!(
            target,
            Target::Room { .. }
                | Target::Hero(HeroPlace::Dungeon(_) | HeroPlace::Entrance(_) | HeroPlace::Dead(_))
        );
        if whose.is_some() && !somebodys {
            return Err(
                "`whose` belongs to a room, to a hero in a dungeon or at an entrance, or to a \
                        dead hero",
            );
        }
        if ordinary.is_some() && !matches!(target, Target::Hero(HeroPlace::Town { .. })) {
            return Err("`ordinary` belongs to a hero in town");
        }
        Ok(RawTarget(target))
    }
}
