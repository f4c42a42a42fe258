use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use endboss_art::{FONT_FAMILY, font_file, has_glyph, title};
use endboss_cards::Catalogue;
use endboss_lexicon::Printing;
use ttf_parser::{Face, name_id};

use crate::cards::PACKS;
use crate::letters::ALPHABETS;

/// Every sign of every message in every language there is.
fn messages() -> BTreeSet<char> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../text/messages");
    let mut signs = BTreeSet::new();
    let mut files = 0;
    for language in fs::read_dir(folder).expect("messages") {
        for file in fs::read_dir(language.expect("a language").path()).expect("a folder") {
            let text = fs::read_to_string(file.expect("a file").path()).expect("text");
            signs.extend(text.chars().filter(|sign| !sign.is_control()));
            files += 1;
        }
    }
    assert!(files >= 10, "{files}");
    signs
}

/// Every sign of every name of a card.
fn names() -> BTreeSet<char> {
    let catalogue = Catalogue::shipped(&PACKS);
    let mut signs = BTreeSet::new();
    for kind in catalogue.kinds() {
        for language in ["en", "pl", "it", "uk", "ru"] {
            for printing in [Printing::First, Printing::Second, Printing::Anniversary] {
                signs.extend(catalogue.name(kind, language, printing).chars());
            }
        }
    }
    signs
}

#[test]
fn the_font_has_every_letter_that_pages_write() {
    let file = font_file();
    let face = Face::parse(file, 0).expect("a font");
    let alphabets = ALPHABETS.iter().flat_map(|(_, alphabet)| alphabet.chars());
    let ascii = (' '..='~').chain(['\u{a0}', '\u{202f}']);
    for letter in messages().into_iter().chain(names()).chain(alphabets).chain(ascii) {
        let glyph = face.glyph_index(letter).unwrap_or_default();
        assert!(glyph.0 > 0 && has_glyph(letter), "{letter:?}");
        // A title has one pixel of outline before its letter, and one after it that is the gap.
        let advance = face.glyph_hor_advance(glyph).expect("a width");
        let pixels = title(&letter.to_string()).width() as u16 - 1;
        assert_eq!(advance, pixels * face.units_per_em() / 8, "{letter:?}");
    }
    assert_eq!(face.glyph_index('語'), None);
}

#[test]
fn the_font_says_what_it_is() {
    let file = font_file();
    let face = Face::parse(file, 0).expect("a font");
    let named = |id| face.names().into_iter().find(|name| name.name_id == id)?.to_string();
    assert_eq!(named(name_id::FAMILY).as_deref(), Some(FONT_FAMILY));
    assert_eq!(named(name_id::POST_SCRIPT_NAME).as_deref(), Some("EndbossPixel-Regular"));
    // An em is eight pixels and a line twelve.
    let pixel = face.units_per_em() as i16 / 8;
    assert_eq!((face.ascender(), face.descender(), face.line_gap()), (10 * pixel, -2 * pixel, 0));
    assert_eq!(face.capital_height(), Some(7 * pixel));
    assert_eq!(face.x_height(), Some(5 * pixel));
}

#[test]
fn the_font_is_small_and_always_the_same() {
    let file = font_file();
    assert_eq!(file, font_file());
    assert!(file.len() < 24_000, "{} bytes", file.len());
}
