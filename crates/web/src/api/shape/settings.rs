//! The settings of a table as JSON.

use std::collections::BTreeMap;

use endboss_tables::{self as tables, Unplayable, edition_named, level_named, variant_named};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Everything a host may choose. What is left out has a sensible default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// first, second, anniversary, super, solo or challenge.
    pub edition: String,
    /// How many play; the fewest the edition takes if left out.
    pub players: Option<u8>,
    pub variants: Vec<String>,
    /// Rule fields that differ from the edition's own.
    pub fields: BTreeMap<String, String>,
    /// By id; the edition's own if empty.
    pub packs: Vec<String>,
    /// The pack the heroes come from, where several have some.
    pub heroes: Option<String>,
    pub clock: Clock,
    pub visibility: Visibility,
    pub pacing: Pacing,
    /// Every person needs an account, nothing is taken back by consent, and results count.
    pub rated: bool,
    pub leaving: Leaving,
    /// The level of the bot that plays on for whoever left: random, easy, normal, hard or expert.
    pub substitute: String,
    /// The day whose daily dungeon this is, such as 2026-11-16. Such a table is made at its own door.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// Whoever plays it has begun that day's dungeon before, so this one does not count.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
}

/// How long a player may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase", tag = "kind", deny_unknown_fields)]
pub enum Clock {
    None,
    /// So many seconds for each question.
    Move {
        seconds: u32,
    },
    /// So many seconds for the whole game, and some more for each answer.
    Game {
        seconds: u32,
        increment: u32,
    },
    /// So many days for each question: a game by letter.
    Days {
        days: u32,
    },
}

/// Who finds the table and may look on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Visibility {
    /// Listed; everybody may sit and watch.
    Open,
    /// Not listed; whoever has the link or the code may sit and watch.
    Link,
    /// Only by the links of the seats; nobody watches.
    Private,
}

/// How long a window stays open. [Q6]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase", tag = "kind", deny_unknown_fields)]
pub enum Pacing {
    /// Until it is answered. How long that takes, everybody can see.
    Free,
    /// So many seconds whoever answers what, so that silence tells nothing; without an answer in
    /// time the seat passes.
    Equal { seconds: u32 },
}

/// What becomes of the seat of a player who left. [Q20]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Leaving {
    Bot,
    Concede,
}

impl Default for Settings {
    fn default() -> Settings {
        (&tables::Settings::default()).into()
    }
}

impl From<&tables::Settings> for Settings {
    fn from(settings: &tables::Settings) -> Settings {
        Settings {
            edition: settings.edition.id().to_owned(),
            players: settings.players,
            variants: settings.variants.iter().map(|it| it.id().to_owned()).collect(),
            fields: settings.fields.clone(),
            packs: settings.packs.clone(),
            heroes: settings.heroes.clone(),
            clock: match settings.clock {
                tables::Clock::None => Clock::None,
                tables::Clock::Move { seconds } => Clock::Move { seconds },
                tables::Clock::Game { seconds, increment } => Clock::Game { seconds, increment },
                tables::Clock::Days { days } => Clock::Days { days },
            },
            visibility: match settings.visibility {
                tables::Visibility::Open => Visibility::Open,
                tables::Visibility::Link => Visibility::Link,
                tables::Visibility::Private => Visibility::Private,
            },
            pacing: match settings.pacing {
                tables::Pacing::Free => Pacing::Free,
                tables::Pacing::Equal { seconds } => Pacing::Equal { seconds },
            },
            rated: settings.rated,
            leaving: match settings.leaving {
                tables::Leaving::Bot => Leaving::Bot,
                tables::Leaving::Concede => Leaving::Concede,
            },
            substitute: settings.substitute.id().to_owned(),
            day: settings.day.map(|day| day.to_string()),
            practice: settings.practice,
        }
    }
}

impl TryFrom<Settings> for tables::Settings {
    type Error = Unplayable;

    fn try_from(said: Settings) -> Result<tables::Settings, Unplayable> {
        let variants = said.variants.iter().map(|word| variant_named(word));
        // A daily dungeon is made at its own door.
        if said.day.is_some() || said.practice {
            return Err(Unplayable::DailyDoor);
        }
        Ok(tables::Settings {
            edition: edition_named(&said.edition)?,
            players: said.players,
            variants: variants.collect::<Result<_, _>>()?,
            fields: said.fields,
            packs: said.packs,
            heroes: said.heroes,
            clock: match said.clock {
                Clock::None => tables::Clock::None,
                Clock::Move { seconds } => tables::Clock::Move { seconds },
                Clock::Game { seconds, increment } => tables::Clock::Game { seconds, increment },
                Clock::Days { days } => tables::Clock::Days { days },
            },
            visibility: match said.visibility {
                Visibility::Open => tables::Visibility::Open,
                Visibility::Link => tables::Visibility::Link,
                Visibility::Private => tables::Visibility::Private,
            },
            pacing: match said.pacing {
                Pacing::Free => tables::Pacing::Free,
                Pacing::Equal { seconds } => tables::Pacing::Equal { seconds },
            },
            rated: said.rated,
            leaving: match said.leaving {
                Leaving::Bot => tables::Leaving::Bot,
                Leaving::Concede => tables::Leaving::Concede,
            },
            substitute: level_named(&said.substitute)?,
            day: None,
            practice: false,
        })
    }
}
