//! How a table is to be played, as a host says it and as the store keeps it.

use std::collections::BTreeMap;

use endboss_gamebox::{Level, Setup};
use endboss_journal::Day;
use endboss_lexicon::{Edition, RULES_NUMBER, Variant};
use serde::{Deserialize, Serialize};

use super::refusal::Refusal;
use super::unplayable::{Unplayable, list, typed};

/// Everything a host may choose. What is left out has a sensible default.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Words", into = "Words")]
pub struct Settings {
    pub edition: Edition,
    /// How many play; the fewest the edition takes if left out.
    pub players: Option<u8>,
    pub variants: Vec<Variant>,
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
    /// The level of the bot that plays on for whoever left.
    pub substitute: Level,
    /// The day whose daily dungeon this is. Such a table is made at its own door.
    pub day: Option<Day>,
    /// Whoever plays it has begun that day's dungeon before, so this one does not count.
    pub practice: bool,
}

/// The same in the words of the store.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Words {
    edition: String,
    players: Option<u8>,
    variants: Vec<String>,
    fields: BTreeMap<String, String>,
    packs: Vec<String>,
    heroes: Option<String>,
    clock: Clock,
    visibility: Visibility,
    pacing: Pacing,
    rated: bool,
    leaving: Leaving,
    substitute: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    day: Option<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    practice: bool,
}

impl Default for Words {
    fn default() -> Words {
        Settings::default().into()
    }
}

impl From<Settings> for Words {
    fn from(settings: Settings) -> Words {
        Words {
            edition: settings.edition.id().to_owned(),
            players: settings.players,
            variants: settings.variants.iter().map(|it| it.id().to_owned()).collect(),
            fields: settings.fields,
            packs: settings.packs,
            heroes: settings.heroes,
            clock: settings.clock,
            visibility: settings.visibility,
            pacing: settings.pacing,
            rated: settings.rated,
            leaving: settings.leaving,
            substitute: settings.substitute.id().to_owned(),
            day: settings.day.map(|day| day.to_string()),
            practice: settings.practice,
        }
    }
}

impl TryFrom<Words> for Settings {
    type Error = Unplayable;

    fn try_from(words: Words) -> Result<Settings, Unplayable> {
        let day = |word: String| word.parse().map_err(|_| Unplayable::RecordUnread(typed(&word)));
        Ok(Settings {
            edition: edition_named(&words.edition)?,
            players: words.players,
            variants: words
                .variants
                .iter()
                .map(|it| variant_named(it))
                .collect::<Result<_, _>>()?,
            fields: words.fields,
            packs: words.packs,
            heroes: words.heroes,
            clock: words.clock,
            visibility: words.visibility,
            pacing: words.pacing,
            rated: words.rated,
            leaving: words.leaving,
            substitute: level_named(&words.substitute)?,
            day: words.day.map(day).transpose()?,
            practice: words.practice,
        })
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            edition: Edition::Super,
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
            substitute: Level::Normal,
            day: None,
            practice: false,
        }
    }
}

/// The edition that somebody named.
pub fn edition_named(word: &str) -> Result<Edition, Unplayable> {
    let unknown = || Unplayable::NoEdition(typed(word), list(&Edition::ALL.map(Edition::id)));
    Edition::from_id(word).ok_or_else(unknown)
}

/// The variant that somebody named.
pub fn variant_named(word: &str) -> Result<Variant, Unplayable> {
    let unknown = || Unplayable::NoVariant(typed(word), list(&Variant::ALL.map(Variant::id)));
    Variant::from_id(word).ok_or_else(unknown)
}

/// The level of bots that somebody named.
pub fn level_named(word: &str) -> Result<Level, Unplayable> {
    let unknown = || Unplayable::NoBot(typed(word), list(&Level::ALL.map(Level::id)));
    Level::named(word).ok_or_else(unknown)
}

/// A level of bots as the store has it: by its word.
pub(super) mod level_word {
    use endboss_gamebox::Level;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(in super::super) fn serialize<S: Serializer>(
        level: &Level,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.serialize_str(level.id())
    }

    pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Level, D::Error> {
        super::level_named(&String::deserialize(from)?).map_err(D::Error::custom)
    }
}

/// How long a player may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "kind", deny_unknown_fields)]
pub enum Pacing {
    /// Until it is answered. How long that takes, everybody can see.
    Free,
    /// So many seconds whoever answers what, so that silence tells nothing; without an answer in
    /// time the seat passes.
    Equal { seconds: u32 },
}

/// What becomes of the seat of a player who left. [Q20]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Leaving {
    Bot,
    Concede,
}

const DAY: u32 = 86_400;

/// More of anything nobody needs; each pack that is named is read.
const MOST_OF_A_KIND: usize = 64;

impl Settings {
    /// What the game is to be played with. Packs stay names: only the library knows folders.
    pub fn setup(&self) -> Setup {
        Setup {
            rules_number: RULES_NUMBER,
            edition: self.edition,
            players: self.players,
            variants: self.variants.clone(),
            fields: self.fields.iter().map(|(f, v)| (f.clone(), v.clone())).collect(),
            packs: self.packs.clone(),
            heroes: self.heroes.clone(),
        }
    }

    /// The level of the bot that plays on for whoever left. Nobody is rated by what a strong one does
    /// for them.
    pub fn substitute(&self) -> Level {
        if self.rated { self.substitute.min(Level::Normal) } else { self.substitute }
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
            edition: Edition::Solo,
            players: Some(1),
            visibility: Visibility::Private,
            day: Some(day),
            ..Settings::default()
        }
    }

    /// Whether this is a daily dungeon: nothing is taken back, nobody helps, and nobody looks on.
    pub fn is_daily(&self) -> bool {
        self.day.is_some()
    }

    /// What no rule of the game forbids, but we do.
    pub fn check(&self) -> Result<(), Refusal> {
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
        if self.rated && self.substitute > Level::Normal {
            return wrong(Unplayable::RatedBot);
        }
        Ok(())
    }

    fn edition_is_alone(&self) -> bool {
        self.setup().seats().is_ok_and(|seats| seats < 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn defaults_are_playable() {
        let settings = Settings::default();
        settings.check().unwrap();
        assert_eq!(settings.setup().edition, Edition::Super);
        let again: Settings = serde_json::from_str("{}").unwrap();
        assert_eq!(again, settings);
    }

    #[test]
    fn pages_offer_the_levels_there_are() {
        assert_eq!(Level::ALL.map(Level::id), endboss_pages::LEVELS);
        assert!(Level::ALL.iter().all(|level| level_named(level.id()).as_ref() == Ok(level)));
        assert_eq!(Settings::default().substitute.id(), endboss_pages::USUAL_LEVEL);
    }

    #[test]
    fn what_cannot_be_is_told_in_a_sentence() {
        let said = |change: fn(&mut Settings)| {
            let mut settings = Settings::default();
            change(&mut settings);
            settings.check().unwrap_err().to_string()
        };
        assert_eq!(
            edition_named("third").unwrap_err().to_string(),
            "There is no edition “third”; there are: first, second, anniversary, super, solo, challenge."
        );
        assert!(variant_named("x").unwrap_err().to_string().starts_with("There is no variant “x”"));
        assert!(
            level_named("clever").unwrap_err().to_string().contains("are: random, easy, normal")
        );
        assert!(said(|s| s.clock = Clock::Move { seconds: 1 }).contains("5 seconds"));
        assert!(said(|s| s.day = "2026-11-16".parse().ok()).contains("on its own page"));
        assert!(said(|s| s.clock = Clock::Days { days: 0 }).contains("1 to 30 days"));
        assert!(said(|s| s.pacing = Pacing::Equal { seconds: 0 }).contains("1 to 60"));
        assert!(
            said(|s| {
                s.rated = true;
                s.edition = Edition::Solo;
            })
            .contains("alone")
        );
        let unknown = serde_json::from_str::<Settings>("{\"editon\":\"super\"}").unwrap_err();
        assert!(unknown.to_string().contains("unknown field `editon`"));
        // A word of the store that means nothing is an error, and nothing is put in its place.
        for broken in ["{\"edition\":\"third\"}", "{\"substitute\":\"\"}", "{\"day\":\"today\"}"] {
            assert!(serde_json::from_str::<Settings>(broken).is_err(), "{broken}");
        }
    }
}
