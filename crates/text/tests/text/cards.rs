//! The text of every shipped card, as players will read it.

use std::fmt::Write as _;

use endboss_cards::Catalogue;
use endboss_lexicon::{CardKind, Damage, Face, Printing};
use endboss_text::{Lang, Text};

use crate::golden::reads_as_before;
use crate::table::{looks_right, shipped};

fn printed(catalogue: &Catalogue) -> impl Iterator<Item = (CardKind, Printing)> {
    catalogue
        .kinds()
        .flat_map(|kind| Printing::ALL.map(|printing| (kind, printing)))
        .filter(|(kind, printing)| catalogue.card(*kind, *printing).copies > 0)
}

#[test]
fn every_card_text_fits_its_card() {
    let catalogue = shipped();
    let mut too_long = Vec::new();
    for lang in Lang::ALL {
        for (kind, printing) in printed(&catalogue) {
            for text in Text::new(lang).card_fields(catalogue.card(kind, printing)) {
                let length = text.chars().count();
                if length > lang.longest_card_text() {
                    too_long.push(format!("{length} {}: {text}", catalogue.id(kind)));
                }
            }
        }
    }
    assert!(too_long.is_empty(), "too long:\n{}", too_long.join("\n"));
}

#[test]
fn every_card_has_a_line_and_those_that_do_something_a_text() {
    let catalogue = shipped();
    for lang in Lang::ALL {
        for (kind, printing) in printed(&catalogue) {
            let card = catalogue.card(kind, printing);
            let id = catalogue.id(kind);
            looks_right(&Text::new(lang).card_line(card, catalogue.gender(kind, lang.id())), &id);
            let does = match &card.face {
                Face::Boss(_) | Face::Spell(_) | Face::Landmark(_) | Face::Item(_) => true,
                Face::Room(room) => {
                    let plain = matches!(room.damage, Damage::Fixed(_));
                    !(plain && room.abilities.is_empty() && room.lasting.is_empty())
                }
                Face::Hero(hero) => hero.ability.is_some(),
            };
            let text = Text::new(lang).card_text(card);
            assert_eq!(does, !text.is_empty(), "{id}: {text}");
            if does {
                looks_right(&text, &id);
            }
        }
    }
}

#[test]
fn the_abilities_of_a_card_make_up_its_text() {
    let catalogue = shipped();
    let text = Text::new(Lang::En);
    for (kind, printing) in printed(&catalogue) {
        let card = catalogue.card(kind, printing);
        let whole = text.card_text(card).to_lowercase();
        for ability in 0..card.abilities().len() as u8 {
            assert!(whole.contains(&text.ability_text(card, ability).to_lowercase()));
        }
        assert_eq!(text.ability_text(card, card.abilities().len() as u8), "");
    }
}

/// One paragraph per card; printings that say the same share it.
fn golden() -> String {
    let catalogue = shipped();
    let mut out = String::new();
    let mut pack = "";
    for kind in catalogue.kinds() {
        if catalogue.entry(kind).pack != pack {
            pack = &catalogue.entry(kind).pack;
            writeln!(out, "## {pack}\n").expect("a string");
        }
        let mut versions: Vec<(Vec<&str>, String)> = Vec::new();
        for printing in Printing::ALL {
            let card = catalogue.card(kind, printing);
            if card.copies == 0 {
                continue;
            }
            let mut said = String::new();
            for lang in Lang::ALL {
                let text = Text::new(lang);
                let (id, name) = (lang.id(), catalogue.name(kind, lang.id(), printing));
                let line = text.card_line(card, catalogue.gender(kind, id));
                writeln!(said, "  {id} {name} ({line})").expect("a string");
                let rules = text.card_text(card);
                if !rules.is_empty() {
                    writeln!(said, "     {rules}").expect("a string");
                }
            }
            match versions.iter_mut().find(|(_, other)| *other == said) {
                Some((printings, _)) => printings.push(printing.id()),
                None => versions.push((vec![printing.id()], said)),
            }
        }
        for (printings, said) in versions {
            let bare = catalogue.entry(kind).bare_id();
            write!(out, "{bare} [{}]\n{said}\n", printings.join(", ")).expect("a string");
        }
    }
    out
}

#[test]
fn the_cards_read_as_they_did() {
    reads_as_before("cards.txt", &golden());
}
