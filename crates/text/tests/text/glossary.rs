//! Words of the game, explained by word.

use endboss_lexicon::{Edition, Rules, Variant};
use endboss_text::{Customs, Lang, Text, Told};

fn customs(edition: Edition) -> Customs {
    let rules = Rules::preset(edition);
    let cards = endboss_cards::Catalogue::shipped(edition.packs(2)).cards(rules.printing);
    Customs::new(rules, &cards)
}

fn meaning(word: &str, edition: Edition) -> String {
    let text = Text::new(Lang::En);
    text.word_meaning(word, &customs(edition)).unwrap_or_else(|| panic!("nobody explains {word}"))
}

#[test]
fn the_words_a_newcomer_meets_are_explained_with_their_rule() {
    for word in [
        "stun",
        "deactivate",
        "uncovered",
        "adjacent",
        "epic",
        "active player",
        "window",
        "tie",
        "heal",
        "slot",
        "cancel",
        "bait",
        "entrance",
        "advanced",
        "Level Up",
        "machinations",
        "Wounds",
    ] {
        let said = meaning(word, Edition::Second);
        assert!(said.contains("(R") || said.contains("(Q"), "{said}");
    }
}

/// R6.10 is a rule of the super edition, but a card of the anniversary edition stuns. [R6.9, R6.10]
#[test]
fn a_word_means_what_counts_at_the_table() {
    let (second, anniversary) = (Edition::Second, Edition::Anniversary);
    assert!(meaning("stun", anniversary).ends_with("Cards at this table do it."));
    assert!(meaning("stun", second).ends_with("No card at this table does it."));
    assert!(meaning("deactivated", anniversary).ends_with("No card at this table does it."));
    assert!(meaning("deactivated", second).ends_with("Cards at this table do it."));
    assert!(meaning("tie", second).ends_with("lowest XP (R9.2)."));
    assert!(meaning("tie", anniversary).ends_with("highest XP (R9.3)."));
    assert!(meaning("machinations", second).ends_with("without them."));
    let mut rules = Rules::preset(second);
    Variant::Machinations.apply(second, &mut rules).expect("it fits");
    let said = Text::new(Lang::En).word_meaning("machinations", &Customs::new(rules, []));
    assert!(said.expect("a word").ends_with("with them."));
}

#[test]
fn every_word_is_explained_in_every_language_and_at_every_table() {
    for edition in Edition::ALL {
        let customs = customs(edition);
        for lang in Lang::ALL {
            let text = Text::new(lang);
            let words = text.words();
            assert!(words.len() > 40, "{words:?}");
            for word in words {
                let said = text.word_meaning(&word, &customs);
                let said = said.unwrap_or_else(|| panic!("{}: {word} is two words", lang.id()));
                assert!(!said.contains(['{', '}', '\u{2068}']) && !said.contains("  "), "{said}");
            }
        }
    }
}

#[test]
fn the_beginning_of_a_word_and_its_english_name_are_enough() {
    let customs = customs(Edition::Anniversary);
    let polish = Text::new(Lang::Pl);
    let stun = polish.word_meaning("ogłuszona", &customs).expect("a word");
    assert_eq!(polish.word_meaning("stun", &customs), Some(stun));
    let english = Text::new(Lang::En);
    let begun = english.begun_word_meaning("machin", &customs);
    assert_eq!(begun, english.word_meaning("machinations", &customs));
    // Too short, or the beginning of several.
    for word in ["ma", "activ", "the"] {
        assert_eq!(english.begun_word_meaning(word, &customs), None, "{word}");
    }
}

/// How each language says "at this table", "of this table" or "you play it now".
const HERE: [(Lang, &[&str]); 5] = [
    (Lang::En, &["this table", "You play", "you play", "no such game"]),
    (Lang::Uk, &["цим столом", "цього столу", "Зараз ви"]),
    (Lang::Pl, &["tym stole", "tego stołu", "Grasz", "teraz grasz"]),
    (Lang::It, &["questo tavolo", "Ora gioch", "stai giocando"]),
    (Lang::Ru, &["этим столом", "этого стола", "Сейчас вы"]),
];

/// How each language speaks of what is typed.
const COMMANDS: [(Lang, &str); 5] = [
    (Lang::En, "command"),
    (Lang::Uk, "Команда"),
    (Lang::Pl, "Polecenie"),
    (Lang::It, "comando"),
    (Lang::Ru, "Команда"),
];

#[test]
fn a_page_speaks_of_no_table_and_only_a_terminal_of_commands() {
    let all = |text: &Text, customs: &Customs| -> Vec<String> {
        let words = text.words().into_iter();
        words.map(|word| text.word_meaning(&word, customs).expect("a word")).collect()
    };
    let at_table = customs(Edition::Super);
    for ((lang, here), (_, command)) in HERE.into_iter().zip(COMMANDS) {
        let text = Text::new(lang);
        let page = all(&text, &at_table.told(Told::Page));
        for said in &page {
            let table = here.iter().find(|words| said.contains(**words));
            assert_eq!(table, None, "{}: {said}", lang.id());
            assert!(!said.contains("  ") && !said.ends_with(' '), "{said:?}");
            assert!(said.contains("(R") || said.contains("(Q"), "{said}");
        }
        let table = all(&text, &at_table).concat();
        assert!(here.iter().any(|words| table.contains(words)), "{}", lang.id());
        assert!(!page.concat().contains(command) && !table.contains(command), "{}", lang.id());
        let terminal = all(&text, &at_table.told(Told::Terminal)).concat();
        assert!(terminal.contains(command), "{}", lang.id());
    }
}
