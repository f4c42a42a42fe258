//! Cards by what a person calls them.

use endboss_cards::Catalogue;
use endboss_lexicon::{Card, CardKind, Face, Printing};

use super::words::{items, short, unknown};

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

    pub(super) fn find_as(
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

    /// Whether a room has something that is used once per turn.
    pub(super) fn has_once(&self, card: CardKind) -> bool {
        matches!(self.face(card), Face::Room(room) if room.abilities.iter().any(|it| it.once))
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
