//! Cards by a part of their names.

use endboss_cards::Catalogue;
use endboss_lexicon::{CardKind, Printing};

/// The cards of a printing whose names hold these words.
pub fn cards_holding(
    part: &str,
    catalogue: &Catalogue,
    lang: &str,
    printing: Printing,
) -> Vec<CardKind> {
    let wanted = part.trim().to_lowercase().replace('\'', "’");
    let holds = |kind: &CardKind| {
        let name = catalogue.name(*kind, lang, printing).to_lowercase();
        catalogue.entry(*kind).printings.contains(&printing) && name.contains(&wanted)
    };
    catalogue.kinds().filter(holds).collect()
}
