//! How a table is to be played, as a host says it and as the store keeps it.

use std::collections::BTreeMap;

use endboss_gamebox::{Level, Setup};
use endboss_journal::Day;
use endboss_lexicon::{Edition, RULES_NUMBER, Variant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::refusal::Refusal;
use super::unplayable::{Unplayable, list, typed};

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

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            edition: Edition::Super.id().to_owned(),
            players: None,
            variants: Vec::new(),
            fields: BTreeMap::new(),
            packs: Vec::new(),
            heroes: None,
            clock: Clock::None,
            visibility: Visibility::Link,
            pacing: Pacing::Free,
            rated: false,
            leaving: Leaving::Bot,
            substitute: Level::Normal.id().to_owned(),
            day: None,
            practice: false,
        }
    }
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

pub fn bot_kind(word: &str) -> Result<Level, Refusal> {
    let unknown = || Unplayable::NoBot(typed(word), list(&Level::ALL.map(Level::id)));
    Ok(Level::named(word).ok_or_else(unknown)?)
}

const DAY: u32 = 86_400;

/// More of anything nobody needs; each pack that is named is read.
const MOST_OF_A_KIND: usize = 64;

impl Settings {
    /// What the game is to be played with. Packs stay names: only the library knows folders.
    pub fn setup(&self) -> Result<Setup, Refusal> {
        let edition = Edition::from_id(&self.edition).ok_or_else(|| {
            Unplayable::NoEdition(typed(&self.edition), list(&Edition::ALL.map(Edition::id)))
        })?;
        let variant = |word: &String| {
            Variant::from_id(word).ok_or_else(|| {
                Unplayable::NoVariant(typed(word), list(&Variant::ALL.map(Variant::id)))
            })
        };
        let setup = Setup {
            rules_number: RULES_NUMBER,
            edition,
            players: self.players,
            variants: self.variants.iter().map(variant).collect::<Result<_, _>>()?,
            fields: self.fields.iter().map(|(f, v)| (f.clone(), v.clone())).collect(),
            packs: self.packs.clone(),
            heroes: self.heroes.clone(),
        };
        Ok(setup)
    }

    /// The level of the bot that plays on for whoever left. Nobody is rated by what a strong one does
    /// for them.
    pub fn substitute(&self) -> Level {
        let level = bot_kind(&self.substitute).unwrap_or(Level::Normal);
        if self.rated { level.min(Level::Normal) } else { level }
    }

    /// A rated table that was made without a clock, by an earlier release, has this one; whether it
    /// was.
    pub(super) fn mend(&mut self) -> bool {
        let lacks = self.rated && self.clock == Clock::None;
        if lacks {
            self.clock = Clock::Days { days: 3 };
        }
        lacks
    }

    /// The daily dungeon of a day: alone, by the book, and with nobody looking on.
    pub fn daily(day: Day) -> Settings {
        Settings {
            edition: Edition::Solo.id().to_owned(),
            players: Some(1),
            visibility: Visibility::Private,
            day: Some(day.to_string()),
            ..Settings::default()
        }
    }

    /// Whether this is a daily dungeon: nothing is taken back, nobody helps, and nobody looks on.
    pub fn is_daily(&self) -> bool {
        self.day.is_some()
    }

    /// The day whose daily dungeon it is.
    pub fn daily_of(&self) -> Option<Day> {
        self.day.as_deref()?.parse().ok()
    }

    /// What no rule of the game forbids, but we do.
    pub fn check(&self) -> Result<(), Refusal> {
        bot_kind(&self.substitute)?;
        let wrong = |why: Unplayable| Err(Refusal::Unplayable(why));
        if self.is_daily() || self.practice {
            return wrong(Unplayable::DailyDoor);
        }
        if self.packs.len().max(self.variants.len()).max(self.fields.len()) > MOST_OF_A_KIND {
            return wrong(Unplayable::ManyNamed);
        }
        match self.clock {
            Clock::Move { seconds } if !(5..=DAY).contains(&seconds) => {
                wrong(Unplayable::ClockMove)
            }
            Clock::Game { seconds, increment }
                if !(60..=DAY).contains(&seconds) || increment > 600 =>
            {
                wrong(Unplayable::ClockGame)
            }
            Clock::Days { days } if !(1..=30).contains(&days) => wrong(Unplayable::ClockDays),
            _ => Ok(()),
        }?;
        match self.pacing {
            Pacing::Equal { seconds } if !(1..=60).contains(&seconds) => wrong(Unplayable::Pacing),
            Pacing::Free | Pacing::Equal { .. } => Ok(()),
        }?;
        if self.rated && self.edition_is_alone() {
            return wrong(Unplayable::RatedAlone);
        }
        if self.rated && self.clock == Clock::None {
            return wrong(Unplayable::RatedClock);
        }
        if self.rated && bot_kind(&self.substitute)? > Level::Normal {
            return wrong(Unplayable::RatedBot);
        }
        Ok(())
    }

    fn edition_is_alone(&self) -> bool {
        self.setup().and_then(|setup| Ok(setup.seats()?)).is_ok_and(|seats| seats < 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_are_playable() {
        let settings = Settings::default();
        settings.check().unwrap();
        assert_eq!(settings.setup().unwrap().edition, Edition::Super);
        let again: Settings = serde_json::from_str("{}").unwrap();
        assert_eq!(again, settings);
    }

    #[test]
    fn pages_offer_the_levels_there_are() {
        assert_eq!(Level::ALL.map(Level::id), endboss_pages::LEVELS);
        assert!(Level::ALL.iter().all(|level| bot_kind(level.id()).as_ref() == Ok(level)));
        assert_eq!(Settings::default().substitute, endboss_pages::USUAL_LEVEL);
    }

    #[test]
    fn what_cannot_be_is_told_in_a_sentence() {
        let said = |change: fn(&mut Settings)| {
            let mut settings = Settings::default();
            change(&mut settings);
            let checked = settings.check().and_then(|()| settings.setup().map(|_| ()));
            checked.unwrap_err().to_string()
        };
        assert_eq!(
            said(|s| s.edition = "third".into()),
            "There is no edition “third”; there are: first, second, anniversary, super, solo, challenge."
        );
        assert!(said(|s| s.variants.push("x".into())).starts_with("There is no variant “x”"));
        assert!(
            said(|s| s.substitute = "clever".into()).contains("there are: random, easy, normal")
        );
        assert!(said(|s| s.clock = Clock::Move { seconds: 1 }).contains("5 seconds"));
        assert!(said(|s| s.day = Some("2026-11-16".into())).contains("on its own page"));
        assert!(said(|s| s.clock = Clock::Days { days: 0 }).contains("1 to 30 days"));
        assert!(said(|s| s.pacing = Pacing::Equal { seconds: 0 }).contains("1 to 60"));
        assert!(
            said(|s| {
                s.rated = true;
                s.edition = "solo".into();
            })
            .contains("alone")
        );
        let unknown = serde_json::from_str::<Settings>("{\"editon\":\"super\"}").unwrap_err();
        assert!(unknown.to_string().contains("unknown field `editon`"));
    }
}
