use std::collections::BTreeMap;

use endboss_lexicon::{Gender, Printing};
use serde::Deserialize;
use toml::Spanned;

use super::cards::Names;
use crate::pack::Counts;

/// `pack.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct RawManifest {
    pub(crate) id: Spanned<String>,
    pub(crate) version: Spanned<String>,
    pub(crate) license: Spanned<String>,
    pub(crate) authors: Spanned<Vec<String>>,
    pub(crate) languages: Spanned<Vec<String>>,
    #[serde(default)]
    pub(crate) needs: Vec<Spanned<String>>,
    pub(crate) title: Spanned<Names>,
    /// For how many players: from, to.
    pub(crate) players: Option<Spanned<Vec<u8>>>,
    #[serde(default)]
    pub(crate) board: bool,
    #[serde(default)]
    pub(crate) joins: bool,
    #[serde(default)]
    pub(crate) counts: BTreeMap<Boxes, Spanned<Counts>>,
}

/// `names.it.toml`: what the cards are called in another language, by their ids.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct RawNames {
    pub(crate) title: Option<Spanned<String>>,
    #[serde(default)]
    pub(crate) cards: Names,
    // Where a printing calls a card otherwise.
    #[serde(default)]
    first: Names,
    #[serde(default)]
    second: Names,
    #[serde(default)]
    anniversary: Names,
    /// Of heroes and bosses.
    #[serde(default)]
    pub(crate) gender: BTreeMap<String, Spanned<Gender>>,
}

impl RawNames {
    /// Whether it names anything, besides saying genders.
    pub(crate) fn names(&self) -> bool {
        let cards = self.printings().into_iter().map(|(_, cards)| cards).chain([&self.cards]);
        self.title.is_some() || cards.into_iter().any(|cards| !cards.is_empty())
    }

    pub(crate) fn printings(&self) -> [(Printing, &Names); 3] {
        [
            (Printing::First, &self.first),
            (Printing::Second, &self.second),
            (Printing::Anniversary, &self.anniversary),
        ]
    }
}

/// The boxes a line of `counts` speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Boxes {
    /// A pack whose printings do not differ.
    All,
    First,
    Second,
    Anniversary,
}

impl Boxes {
    pub(crate) fn printings(self) -> &'static [Printing] {
        match self {
            Boxes::All => &Printing::ALL,
            Boxes::First => &[Printing::First],
            Boxes::Second => &[Printing::Second],
            Boxes::Anniversary => &[Printing::Anniversary],
        }
    }
}
