//! Finding a card by what a person calls it.

use std::fmt;

use endboss_lexicon::{CardKind, Printing};

use crate::catalogue::Catalogue;
use crate::hint;

/// Why a name finds no card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotFound {
    Unknown {
        wanted: String,
        near: Option<String>,
    },
    /// Several packs have such a card; these are their ids.
    Ambiguous {
        wanted: String,
        ids: Vec<String>,
    },
    /// There is such a card, but not in this printing.
    NotPrinted {
        wanted: String,
        printing: Printing,
    },
}

impl fmt::Display for NotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotFound::Unknown { wanted, near: Some(near) } => {
                write!(f, "there is no card \"{wanted}\"; did you mean \"{near}\"?")
            }
            NotFound::Unknown { wanted, near: None } => write!(f, "there is no card \"{wanted}\""),
            NotFound::Ambiguous { wanted, ids } => {
                write!(f, "\"{wanted}\" is more than one card; write one of: {}", ids.join(", "))
            }
            NotFound::NotPrinted { wanted, printing } => {
                write!(f, "the {} printing has no card \"{wanted}\"", printing.id())
            }
        }
    }
}

impl std::error::Error for NotFound {}

impl Catalogue {
    /// A card by its name in a language or by its id, in capitals or not.
    pub fn find(
        &self,
        name_or_id: &str,
        lang: &str,
        printing: Printing,
    ) -> Result<CardKind, NotFound> {
        let wanted = name_or_id.trim();
        let name = spoken(wanted);
        let slug = slug(wanted);
        let named = |kind: &CardKind| spoken(self.name(*kind, lang, printing)) == name;
        let marked = |kind: &CardKind| {
            let entry = self.entry(*kind);
            entry.bare_id() == slug || entry.id == name
        };
        // What is printed on the card goes first: an id may be another card's name.
        let mut found: Vec<CardKind> = self.kinds().filter(named).collect();
        if found.is_empty() {
            found = self.kinds().filter(marked).collect();
        }
        if found.is_empty() {
            let near = self.nearest(&name, lang, printing);
            return Err(NotFound::Unknown { wanted: wanted.to_owned(), near });
        }
        found.retain(|kind| self.entry(*kind).printings.contains(&printing));
        match found[..] {
            [one] => Ok(one),
            [] => Err(NotFound::NotPrinted { wanted: wanted.to_owned(), printing }),
            _ => Err(NotFound::Ambiguous {
                wanted: wanted.to_owned(),
                ids: found.iter().map(|kind| self.id(*kind).to_owned()).collect(),
            }),
        }
    }

    /// The cards of a printing whose names or ids are most like this, the likest first, by their
    /// names.
    pub fn near(&self, wanted: &str, lang: &str, printing: Printing, most: usize) -> Vec<&str> {
        let wanted = spoken(wanted.trim());
        let there = |kind: &CardKind| self.entry(*kind).printings.contains(&printing);
        let likeness = |kind: CardKind| {
            let name = self.name(kind, lang, printing);
            let like = hint::likeness(&wanted, &spoken(name));
            (like.max(hint::likeness(&slug(&wanted), self.entry(kind).bare_id())), name)
        };
        let mut near: Vec<(f64, &str)> = self.kinds().filter(there).map(likeness).collect();
        near.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        near.into_iter().take(most).map(|(_, name)| name).collect()
    }

    fn nearest(&self, name: &str, lang: &str, printing: Printing) -> Option<String> {
        let there = |kind: &CardKind| self.entry(*kind).printings.contains(&printing);
        let named = |kind| self.name(kind, lang, printing);
        let names: Vec<(String, &str)> =
            self.kinds().filter(there).map(|kind| (spoken(named(kind)), named(kind))).collect();
        let near = hint::nearest(name, names.iter().map(|(spoken, _)| spoken.as_str()))?;
        names.iter().find(|(spoken, _)| spoken == near).map(|(_, name)| (*name).to_owned())
    }
}

/// A name without regard to capitals and kinds of apostrophes.
fn spoken(name: &str) -> String {
    name.to_lowercase().replace(['’', 'ʼ'], "'")
}

/// A name as an id would be written: "Minotaur's Maze" is `minotaurs-maze`.
pub fn slug(name: &str) -> String {
    let kept: String = spoken(name).chars().filter(|c| *c != '\'').collect();
    let parts = kept.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("-")
}
