//! Heroes by name or by description, with what is said of them.

use endboss_lexicon::{CardKind, Face, HeroAbility, Treasure};

use super::cards::{Cards, counted};
use super::words::{items, marked, number, short};

/// A hero by name, or any that fits a description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum HeroWords {
    Named(CardKind),
    Like { epic: bool, kinds: Vec<Treasure>, health: Option<u8>, ability: Option<HeroAbility> },
}

/// A hero with what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HeroMarked {
    pub(super) hero: HeroWords,
    pub(super) damage: Option<u8>,
    /// More or less than printed.
    pub(super) bonus: Option<i8>,
    pub(super) health: Option<u8>,
    pub(super) waits: bool,
    /// Its health token; 0 is none. [R8.4]
    pub(super) token: Option<i8>,
    /// The item it carries. [R11.3]
    pub(super) carries: Option<CardKind>,
}

impl HeroWords {
    pub(super) fn is_named(&self) -> bool {
        matches!(self, HeroWords::Named(_))
    }
}

impl Cards<'_> {
    pub(super) fn hero(&self, text: &str) -> Result<HeroWords, String> {
        match described(text) {
            Some(like) => Ok(like),
            None => {
                let hero = self.find_as(text, "a hero", |face| matches!(face, Face::Hero(_)));
                hero.map(HeroWords::Named).map_err(|e| {
                    format!("{e} (a hero is a name, or words such as \"cleric 6\", \"epic mage 11\" or \"fool\")")
                })
            }
        }
    }

    pub(super) fn heroes(&self, text: &str) -> Result<Vec<HeroWords>, String> {
        let mut heroes = Vec::new();
        for item in items(text)? {
            let (name, count) = counted(item)?;
            let hero = self.hero(name)?;
            heroes.extend(std::iter::repeat_n(hero, count));
        }
        Ok(heroes)
    }

    /// Heroes in play: `cleric 6 (damage 2, health +3), fool`.
    pub(super) fn heroes_marked(&self, text: &str) -> Result<Vec<HeroMarked>, String> {
        let mut heroes = Vec::new();
        for item in items(text)? {
            let (name, marks) = marked(item)?;
            let (name, count) = counted(name)?;
            let mut hero = HeroMarked {
                hero: self.hero(name)?,
                damage: None,
                bonus: None,
                health: None,
                waits: false,
                token: None,
                carries: None,
            };
            for mark in marks {
                self.hero_mark(&mut hero, mark)?;
            }
            heroes.extend(std::iter::repeat_n(hero, count));
        }
        Ok(heroes)
    }

    fn hero_mark(&self, hero: &mut HeroMarked, mark: &str) -> Result<(), String> {
        let (word, value) = mark.split_once(' ').unwrap_or((mark, ""));
        match (word, value) {
            ("damage", n) => hero.damage = Some(number(n)?),
            ("health", n) if n.starts_with(['+', '-']) => hero.bonus = Some(number(n)?),
            ("health", n) => hero.health = Some(number(n)?),
            ("waits", "") => hero.waits = true,
            ("no", "token") => hero.token = Some(0),
            (n, "token") if n.starts_with(['+', '-']) => hero.token = Some(number(n)?),
            ("carries", item) => hero.carries = Some(self.item(item)?),
            _ => {
                return Err(format!(
                    "a hero cannot be \"{}\"; write damage 2, health 9, health +3, +2 token, no token, carries and an item, or waits",
                    short(mark)
                ));
            }
        }
        Ok(())
    }

    pub(super) fn fits(&self, words: &HeroWords, card: CardKind) -> bool {
        match words {
            HeroWords::Named(named) => *named == card,
            HeroWords::Like { epic, kinds, health, ability } => match self.face(card) {
                Face::Hero(hero) => {
                    hero.epic == *epic
                        && hero.ability == *ability
                        && (kinds.is_empty() || hero.treasure == *kinds)
                        && health.is_none_or(|health| hero.health == health)
                }
                _ => false,
            },
        }
    }

    /// A hero as a description.
    pub(super) fn hero_words(&self, card: CardKind) -> String {
        let Face::Hero(hero) = self.face(card) else {
            return self.name(card).to_owned();
        };
        let ability = hero.ability;
        let health = Some(hero.health).filter(|_| ability != Some(HeroAbility::FewestSouls));
        let kinds = hero.treasure.clone();
        self.words(&HeroWords::Like { epic: hero.epic, kinds, health, ability })
    }

    /// The words a hero was called by.
    pub(super) fn words(&self, words: &HeroWords) -> String {
        let (epic, kinds, health, ability) = match words {
            HeroWords::Named(card) => return self.name(*card).to_owned(),
            HeroWords::Like { epic, kinds, health, ability } => (*epic, kinds, health, *ability),
        };
        let epic = epic.then(|| "epic".to_owned());
        let ability = ability.map(|ability| ability_word(ability).to_owned());
        let kinds = kinds.iter().map(|kind| kind.id().to_owned());
        let health = health.map(|n| n.to_string());
        let words = epic.into_iter().chain(ability).chain(kinds).chain(health);
        words.collect::<Vec<_>>().join(" ")
    }

    /// The same in words of the writer's kind: names where names were written.
    pub(super) fn hero_like(&self, card: CardKind, named: bool) -> String {
        if named { self.name(card).to_owned() } else { self.hero_words(card) }
    }
}

/// `cleric 6`, `epic mage 11`, `thief`, `fool`, `straight fighter 4`.
fn described(text: &str) -> Option<HeroWords> {
    let (mut epic, mut ability, mut kinds, mut health) = (false, None, Vec::new(), None);
    for (at, word) in text.split_whitespace().enumerate() {
        match word {
            "epic" if at == 0 => epic = true,
            "fool" => ability = Some(HeroAbility::FewestSouls),
            "straight" => ability = Some(HeroAbility::StraightToLandmark),
            _ => match (Treasure::from_id(word), word.parse().ok()) {
                (Some(kind), _) => kinds.push(kind),
                (None, Some(n)) if health.is_none() => health = Some(n),
                _ => return None,
            },
        }
    }
    let any = ability.is_some() || !kinds.is_empty();
    any.then_some(HeroWords::Like { epic, kinds, health, ability })
}

fn ability_word(ability: HeroAbility) -> &'static str {
    match ability {
        HeroAbility::FewestSouls => "fool",
        HeroAbility::StraightToLandmark => "straight",
    }
}
