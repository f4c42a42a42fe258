//! Cards by what a person calls them.

use endboss_cards::Catalogue;
use endboss_lexicon::{Card, CardKind, Face, HeroAbility, Printing, Treasure};

use super::words::{items, marked, number, short, unknown};

/// Names longer than this are no card's and not worth a hint.
const LONGEST_NAME: usize = 80;

/// The cards of one game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cards<'a> {
    pub(super) catalogue: &'a Catalogue,
    pub(super) printing: Printing,
    /// By kind, with as many copies as are in this game.
    pub(super) dealt: &'a [Card],
}

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

impl Cards<'_> {
    pub(super) fn name(&self, card: CardKind) -> &str {
        self.catalogue.name(card, "en", self.printing)
    }

    pub(super) fn face(&self, card: CardKind) -> &Face {
        &self.dealt[card.index()].face
    }

    pub(super) fn find(&self, name: &str) -> Result<CardKind, String> {
        if name.is_empty() {
            return Err("a card is missing here".to_owned());
        }
        if name.len() > LONGEST_NAME {
            return Err(format!("there is no card \"{}\"", short(name)));
        }
        self.catalogue.find(name, "en", self.printing).map_err(|e| e.to_string())
    }

    fn find_as(
        &self,
        name: &str,
        what: &str,
        is: impl Fn(&Face) -> bool,
    ) -> Result<CardKind, String> {
        let card = self.find(name)?;
        if is(self.face(card)) {
            return Ok(card);
        }
        Err(format!("{} is not {what}", self.name(card)))
    }

    pub(super) fn boss(&self, name: &str) -> Result<CardKind, String> {
        self.find_as(name, "a boss", |face| matches!(face, Face::Boss(_)))
    }

    pub(super) fn room(&self, name: &str) -> Result<CardKind, String> {
        self.find_as(name, "a room", |face| matches!(face, Face::Room(_)))
    }

    pub(super) fn spell(&self, name: &str) -> Result<CardKind, String> {
        self.find_as(name, "a spell", |face| matches!(face, Face::Spell(_)))
    }

    /// A room or a spell: what a hand holds.
    pub(super) fn held(&self, name: &str) -> Result<CardKind, String> {
        let held = |face: &Face| matches!(face, Face::Room(_) | Face::Spell(_));
        self.find_as(name, "a room or spell", held)
    }

    pub(super) fn item(&self, name: &str) -> Result<CardKind, String> {
        self.find_as(name, "an item", |face| matches!(face, Face::Item(_)))
    }

    /// A landmark, with or without its article. [R4.2]
    pub(super) fn landmark(&self, name: &str) -> Result<CardKind, String> {
        let name = name.strip_prefix("the ").unwrap_or(name);
        let mut all = self.catalogue.kinds().filter(|card| self.is_landmark(*card));
        let found = all.find(|card| self.name(*card).eq_ignore_ascii_case(name));
        found.ok_or_else(|| {
            let all = self.catalogue.kinds().filter(|card| self.is_landmark(*card));
            let names: Vec<_> = all.map(|card| self.name(card).to_lowercase()).collect();
            let names: Vec<_> = names.iter().map(String::as_str).collect();
            unknown("landmark", name, &names)
        })
    }

    fn is_landmark(&self, card: CardKind) -> bool {
        matches!(self.face(card), Face::Landmark(_))
    }

    pub(super) fn is_spell(&self, card: CardKind) -> bool {
        matches!(self.face(card), Face::Spell(_))
    }

    pub(super) fn is_room(&self, card: CardKind) -> bool {
        matches!(self.face(card), Face::Room(_))
    }

    pub(super) fn is_hero(&self, card: CardKind) -> bool {
        matches!(self.face(card), Face::Hero(_))
    }

    /// Cards with their numbers: `Freeze x2, Dark Altar`.
    pub(super) fn list(
        &self,
        text: &str,
        one: impl Fn(&Self, &str) -> Result<CardKind, String>,
    ) -> Result<Vec<CardKind>, String> {
        let mut cards = Vec::new();
        for item in items(text)? {
            let (name, count) = counted(item)?;
            let card = one(self, name)?;
            cards.extend(std::iter::repeat_n(card, count));
        }
        Ok(cards)
    }

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
        let kinds = kinds.iter().map(|kind| treasure_word(*kind).to_owned());
        let health = health.map(|n| n.to_string());
        let words = epic.into_iter().chain(ability).chain(kinds).chain(health);
        words.collect::<Vec<_>>().join(" ")
    }

    /// The same in words of the writer's kind: names where names were written.
    pub(super) fn hero_like(&self, card: CardKind, named: bool) -> String {
        if named { self.name(card).to_owned() } else { self.hero_words(card) }
    }

    pub(super) fn names(&self, cards: &[CardKind]) -> String {
        let mut parts: Vec<(CardKind, usize)> = Vec::new();
        for card in cards {
            match parts.iter_mut().find(|(c, _)| c == card) {
                Some((_, n)) => *n += 1,
                None => parts.push((*card, 1)),
            }
        }
        let words = parts.into_iter().map(|(card, n)| match n {
            1 => self.name(card).to_owned(),
            _ => format!("{} x{n}", self.name(card)),
        });
        listed(words)
    }
}

impl HeroWords {
    pub(super) fn is_named(&self) -> bool {
        matches!(self, HeroWords::Named(_))
    }
}

/// "a, b, c", or "none".
pub(super) fn listed(words: impl Iterator<Item = String>) -> String {
    let words: Vec<_> = words.collect();
    if words.is_empty() { "none".to_owned() } else { words.join(", ") }
}

/// `Freeze x2` or `2x Freeze`.
pub(super) fn counted(item: &str) -> Result<(&str, usize), String> {
    let digits = |text: &str| text.parse::<usize>().ok();
    if let Some((name, times)) = item.rsplit_once(" x")
        && let Some(count) = digits(times)
    {
        return checked(name.trim(), count);
    }
    if let Some((times, name)) = item.split_once("x ")
        && let Some(count) = digits(times)
    {
        return checked(name.trim(), count);
    }
    Ok((item, 1))
}

fn checked(name: &str, count: usize) -> Result<(&str, usize), String> {
    if (1..=60).contains(&count) {
        return Ok((name, count));
    }
    Err(format!("{count} times \"{}\" is not a number of cards", short(name)))
}

/// `cleric 6`, `epic mage 11`, `thief`, `fool`, `straight fighter 4`.
fn described(text: &str) -> Option<HeroWords> {
    let (mut epic, mut ability, mut kinds, mut health) = (false, None, Vec::new(), None);
    for (at, word) in text.split_whitespace().enumerate() {
        match word {
            "epic" if at == 0 => epic = true,
            "fool" => ability = Some(HeroAbility::FewestSouls),
            "straight" => ability = Some(HeroAbility::StraightToLandmark),
            _ => match (treasure(word), word.parse().ok()) {
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

pub(super) fn treasure(word: &str) -> Option<Treasure> {
    Treasure::ALL.into_iter().find(|kind| treasure_word(*kind) == word)
}

pub(super) fn treasure_word(kind: Treasure) -> &'static str {
    match kind {
        Treasure::Cleric => "cleric",
        Treasure::Fighter => "fighter",
        Treasure::Mage => "mage",
        Treasure::Thief => "thief",
        Treasure::Explorer => "explorer",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_and_heroes_are_found_by_words() {
        let catalogue = Catalogue::classic();
        let dealt = catalogue.cards(Printing::Second);
        let cards = Cards { catalogue: &catalogue, printing: Printing::Second, dealt: &dealt };
        let list = cards.list("Freeze x2, dark altar", Cards::held).expect("both are cards");
        assert_eq!(cards.names(&list), "Freeze x2, Dark Altar");
        let hint = cards.find("Drak Altar").expect_err("misspelled");
        assert!(hint.contains("did you mean \"Dark Altar\""), "{hint}");
        let hero = cards.hero("epic mage 11").expect("a description");
        let fitting = catalogue.kinds().filter(|card| cards.fits(&hero, *card));
        assert_eq!(fitting.count(), 2);
        assert!(cards.boss("Freeze").expect_err("a spell").contains("is not a boss"));
    }
}
