//! The words of the game, and numbers of rules that lead to the rules.

use endboss_cards::Catalogue;
use endboss_lexicon::{Edition, Printing, Rules};
use endboss_text::{Customs, Told};
use maud::{Markup, html};

use crate::Look;

/// A text in which every number of a rule or a ruling, such as R8.2 or Q9, leads there.
pub(crate) fn linked(text: &str) -> Markup {
    let parts = numbers(text);
    html! {
        @for (part, number) in parts {
            @if number { a href={ "/rules#" (part) } { (part) } } @else { (part) }
        }
    }
}

/// A text cut into numbers of rules and what is between.
pub(crate) fn numbers(text: &str) -> Vec<(&str, bool)> {
    let mut parts = Vec::new();
    let (mut plain, mut at) = (0, 0);
    let bytes = text.as_bytes();
    while at < bytes.len() {
        let begins = at == 0 || !bytes[at - 1].is_ascii_alphanumeric();
        let length = if begins { number(&text.as_bytes()[at..]) } else { 0 };
        if length == 0 {
            at += 1;
            continue;
        }
        if plain < at {
            parts.push((&text[plain..at], false));
        }
        parts.push((&text[at..at + length], true));
        at += length;
        plain = at;
    }
    if plain < text.len() {
        parts.push((&text[plain..], false));
    }
    parts
}

/// How long the number is that stands at the beginning: Q9, R8.2, R8.2d; 0 if none does.
fn number(bytes: &[u8]) -> usize {
    let digits = |from: usize| bytes[from..].iter().take_while(|b| b.is_ascii_digit()).count();
    let rule = match bytes.first() {
        Some(b'R') => true,
        Some(b'Q') => false,
        _ => return 0,
    };
    let mut length = match digits(1) {
        0 => return 0,
        some => 1 + some,
    };
    if rule && bytes.get(length) == Some(&b'.') && digits(length + 1) > 0 {
        length += 1 + digits(length + 1);
        let letter = bytes.get(length).is_some_and(|b| (b'a'..=b'd').contains(b));
        let ends = !bytes.get(length + 1).is_some_and(u8::is_ascii_alphanumeric);
        length += usize::from(letter && ends);
    }
    match bytes.get(length).is_some_and(u8::is_ascii_alphanumeric) {
        true => 0,
        false => length,
    }
}

/// Words as they count in the super edition with all packs, told where there is no table.
pub(crate) fn of_page(catalogue: &Catalogue) -> Customs {
    let cards = catalogue.cards(Printing::Anniversary);
    Customs::new(Rules::preset(Edition::Super), &cards).told(Told::Page)
}

/// All words of the game with what they mean, in the reader's language.
pub fn words(look: &Look, catalogue: &Catalogue) -> Markup {
    let text = look.text();
    let customs = of_page(catalogue);
    let meanings = text.words().into_iter();
    let meanings: Vec<(String, String)> = meanings
        .filter_map(|word| text.word_meaning(&word, &customs).map(|meaning| (word, meaning)))
        .collect();
    html! {
        p { a href="/rules" { (text.say("face-rules", &[])) } }
        h1 { (text.say("face-home-words", &[])) }
        p.hint { (text.say("face-words-hint", &[])) }
        ul.words {
            @for (word, meaning) in &meanings {
                li id=(word.replace(' ', "-")) { (linked(meaning)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_and_nothing_else() {
        let found = |text| -> Vec<&str> {
            numbers(text).into_iter().filter(|(_, is)| *is).map(|(part, _)| part).collect()
        };
        assert_eq!(found("As printed (R8.2, Q22). See R9.1."), ["R8.2", "Q22", "R9.1"]);
        assert_eq!(found("R8.2d, R10"), ["R8.2d", "R10"]);
        assert!(found("Quest R2D2 IQ9 Q R").is_empty());
        let whole: String = numbers("ł R1.6 ą").into_iter().map(|(part, _)| part).collect();
        assert_eq!(whole, "ł R1.6 ą");
    }
}
