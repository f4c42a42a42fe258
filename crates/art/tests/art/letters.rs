use endboss_art::{has_glyph, title};
use endboss_cards::Catalogue;
use endboss_lexicon::Printing;

use crate::cards::PACKS;

pub const ALPHABETS: [(&str, &str); 5] = [
    ("en", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"),
    ("pl", "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻaąbcćdeęfghijklłmnńoóprsśtuwyzźż"),
    ("it", "ABCDEFGHILMNOPQRSTUVZabcdefghilmnopqrstuvzàèéìíîòóùúÀÈÉÌÍÎÒÓÙÚ"),
    ("uk", "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя’ʼ"),
    ("ru", "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"),
];

#[test]
fn every_letter_of_five_alphabets_has_a_glyph() {
    for (language, alphabet) in ALPHABETS {
        for letter in alphabet.chars() {
            assert!(has_glyph(letter), "{language}: {letter}");
        }
    }
    for sign in "0123456789 .,:;!?-–—+*/()'’\"“”„«»&%#…".chars() {
        assert!(has_glyph(sign), "{sign}");
    }
    assert!(!has_glyph('語'));
}

#[test]
fn every_name_can_be_written() {
    let catalogue = Catalogue::shipped(&PACKS);
    for kind in catalogue.kinds() {
        for language in ["en", "uk", "pl", "it", "ru"] {
            for printing in [Printing::First, Printing::Second, Printing::Anniversary] {
                let name = catalogue.name(kind, language, printing);
                let odd = name.chars().find(|letter| !has_glyph(*letter));
                assert_eq!(odd, None, "{name}");
                assert!(title(name).width() > 8, "{name}");
            }
        }
    }
}

#[test]
fn a_letter_nobody_drew_is_a_box() {
    assert_eq!(title("語"), title("本"));
    assert!(title("語").width() > 2);
}
