//! What a card may and may not say. Every finding names its file and line.

mod ability;
mod board;
mod cards;
mod cost;
mod effect;
mod lasting;
mod moment;
mod names;
mod target;
mod whole;

pub(crate) use board::{item, landmark};
pub(crate) use cards::{boss, hero, room, spell};
pub(crate) use names::{all_genders, manifest, more_names, same_names};
pub(crate) use whole::{counts, cycles, hero_limits, limits, same_ids, same_landmarks, same_xp};

use endboss_lexicon::{Card, Face, Printing};

use crate::catalogue::Entry;
use crate::problem::{Page, Place};

/// What a card is checked against besides itself.
#[derive(Clone, Copy, Debug)]
pub(crate) struct House<'a> {
    pub(crate) pack: &'a str,
    /// None when `pack.toml` could not be read: then names are not judged.
    pub(crate) languages: Option<&'a [String]>,
    pub(crate) shipped: bool,
    /// The pack says that it needs the town board.
    pub(crate) board: bool,
}

/// A card that has been read, in all its printings.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) entry: Entry,
    pub(crate) place: Place,
    /// One for each of `Printing::ALL`.
    pub(crate) cards: [Card; 3],
}

impl Draft {
    pub(crate) fn card(&self, printing: Printing) -> &Card {
        &self.cards[printing as usize]
    }

    /// Whether it is somebody of whom is spoken as he or she.
    pub(crate) fn is_somebody(&self) -> bool {
        matches!(self.cards[0].face, Face::Hero(_) | Face::Boss(_))
    }
}

/// The order in which a box is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Boss,
    Room,
    Spell,
    Hero,
    Epic,
    Landmark,
    Item,
}

impl Kind {
    pub(crate) fn of(card: &Card) -> Kind {
        match &card.face {
            Face::Boss(_) => Kind::Boss,
            Face::Room(_) => Kind::Room,
            Face::Spell(_) => Kind::Spell,
            Face::Hero(hero) if hero.epic => Kind::Epic,
            Face::Hero(_) => Kind::Hero,
            Face::Landmark(_) => Kind::Landmark,
            Face::Item(_) => Kind::Item,
        }
    }
}

/// Reports what only the town board makes possible in a pack that does not ask for it. [R4.2]
fn board(page: &mut Page<'_>, span: std::ops::Range<usize>, what: &str, house: House<'_>) {
    if !house.board {
        let message = format!("{what} needs the town board: write `board = true` in pack.toml");
        page.problem(span, message);
    }
}

/// Reports a number outside its range.
fn within(
    page: &mut Page<'_>,
    span: std::ops::Range<usize>,
    what: &str,
    number: i64,
    range: std::ops::RangeInclusive<i64>,
) {
    if !range.contains(&number) {
        let (least, most) = range.into_inner();
        page.problem(span, format!("{what} cannot be {number}: write {least} to {most}"));
    }
}
