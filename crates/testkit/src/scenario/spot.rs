//! Where a minion stands: `stadium special`, `Minion Arena`, `boss`, `home`. [R4.1]

use endboss_lexicon::{CardKind, Face, Landmark};
use endboss_view::Spot;

use super::cards::Cards;
use super::words::short;

/// The spaces of a landmark in their order; the last of all summons. [R4.2]
const SPACES: [&str; 2] = ["treasure", "special"];
const SUMMON: &str = "summon";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SpotWords {
    Home,
    Boss,
    Space { landmark: CardKind, space: u8 },
    Room(CardKind),
}

pub(super) fn spot(cards: &Cards, text: &str) -> Result<SpotWords, String> {
    match text {
        "home" | "at home" => return Ok(SpotWords::Home),
        "boss" | "the boss" => return Ok(SpotWords::Boss),
        _ => {}
    }
    if let Some((landmark, space)) = space(cards, text)? {
        return Ok(SpotWords::Space { landmark, space });
    }
    cards.room(text).map(SpotWords::Room).map_err(|e| {
        format!("{e} (a minion stands on a space such as \"stadium special\", on a room, on the boss, or is home)")
    })
}

/// `stadium special`; the tavern has only one.
pub(super) fn space(cards: &Cards, text: &str) -> Result<Option<(CardKind, u8)>, String> {
    let (name, word) = match text.rsplit_once(' ') {
        Some((name, word)) if word == SUMMON || SPACES.contains(&word) => (name, word),
        _ => return Ok(None),
    };
    let card = cards.landmark(name.trim())?;
    let Face::Landmark(landmark) = cards.face(card) else { return Ok(None) };
    let found = (0..landmark.spaces.len() as u8).find(|at| space_word(landmark, *at) == word);
    match found {
        Some(space) => Ok(Some((card, space))),
        None => Err(format!("the {} has no such space as \"{}\"", short(name), word)),
    }
}

fn space_word(landmark: &Landmark, space: u8) -> &'static str {
    match SPACES.get(usize::from(space)) {
        Some(word) if space < landmark.summon() => word,
        _ => SUMMON,
    }
}

pub(super) fn space_words(cards: &Cards, landmark: CardKind, space: u8) -> String {
    let name = cards.name(landmark).to_lowercase();
    match cards.face(landmark) {
        Face::Landmark(face) => format!("{name} {}", space_word(face, space)),
        _ => name,
    }
}

pub(super) fn spot_words(cards: &Cards, spot: SpotWords) -> String {
    match spot {
        SpotWords::Home => "home".to_owned(),
        SpotWords::Boss => "boss".to_owned(),
        SpotWords::Space { landmark, space } => space_words(cards, landmark, space),
        SpotWords::Room(room) => cards.name(room).to_owned(),
    }
}

/// What a view says of it, in the same words.
pub(super) fn spot_seen(spot: Option<Spot>) -> SpotWords {
    match spot {
        None => SpotWords::Home,
        Some(Spot::Boss(_)) => SpotWords::Boss,
        Some(Spot::Landmark { landmark, space }) => SpotWords::Space { landmark, space },
        Some(Spot::Room(room)) => SpotWords::Room(room),
    }
}
