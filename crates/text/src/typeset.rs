//! Spaces at which no line breaks.

use crate::Lang;
use crate::span::is_mark;

/// The space at which no line breaks.
const TIED: char = '\u{a0}';

/// The sentence as it is set on a page: what belongs together stays on one line. That is a word of
/// one letter and the word after it, where the language wants it so, a number and what it counts,
/// and a dash and what stands before it. What stands between backticks is to be typed and stays as
/// it is. Whatever is set already stays so.
pub(crate) fn typeset(lang: Lang, sentence: &str) -> String {
    let mut set = String::with_capacity(sentence.len() + 8);
    let mut verbatim = false;
    // What stands before the space that comes next.
    let mut word = String::new();
    let mut letters = sentence.chars();
    while let Some(letter) = letters.next() {
        if is_mark(letter) {
            set.push(letter);
            continue;
        }
        verbatim ^= letter == '`';
        if letter != ' ' {
            set.push(letter);
            match letter {
                TIED | '\n' => word.clear(),
                _ => word.push(letter),
            }
            continue;
        }
        let next = letters.clone().find(|letter| !is_mark(*letter)).unwrap_or(' ');
        let ties = match next {
            '—' | '–' => true,
            _ => short(lang, &word) || next.is_alphabetic() && number(&word),
        };
        set.push(if ties && !verbatim && !word.is_empty() { TIED } else { ' ' });
        word.clear();
    }
    set
}

/// A word of one letter that must not end a line.
fn short(lang: Lang, word: &str) -> bool {
    let short = match lang {
        Lang::En | Lang::It => return false,
        Lang::Pl => "wzioau",
        Lang::Uk | Lang::Ru => "вуійзскоаяи",
    };
    let mut letters = opened(word).chars().flat_map(char::to_lowercase);
    letters.next().is_some_and(|letter| short.contains(letter)) && letters.next().is_none()
}

/// A number, with or without a sign: 2, +1, −1, 2,5, 4+.
fn number(word: &str) -> bool {
    let word = opened(word).trim_start_matches(['+', '−', '×']).trim_end_matches('+');
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    word.split([',', '.']).count() <= 2 && word.split([',', '.']).all(digits)
}

/// Without the marks that open it.
fn opened(word: &str) -> &str {
    word.trim_start_matches(['(', '[', '«', '„', '“', '”'])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `~` stands for a space that holds.
    fn sets(lang: Lang, sentences: &[&str]) {
        for sentence in sentences {
            let plain = sentence.replace('~', " ");
            let set = typeset(lang, &plain);
            assert_eq!(set.replace(TIED, "~"), *sentence);
            assert_eq!(typeset(lang, &set), set, "set twice");
            assert_eq!(set.replace(TIED, " "), plain, "only spaces change");
        }
    }

    #[test]
    fn english_ties_numbers_and_dashes() {
        sets(
            Lang::En,
            &[
                "Trap Room · damage 1 · 2~cleric treasures",
                "put a +1~token on it (2~cards, or 3), with −2~Health",
                "Epic Hero · Health 11 · 3+~players",
                "so it is~— or not",
                "see R8.2 and Q9 of a rule",
                "1. Build 2,5~times or 4.2~times",
                "type `bots 2 level` and 2~more",
            ],
        );
    }

    #[test]
    fn polish_ties_words_of_one_letter() {
        sets(
            Lang::Pl,
            &[
                "W~swoich podziemiach i~w~mieście",
                "odrzuć 2~karty z~ręki albo (z~ręki) kartę o~obrażeniach",
                "miejsce 1~– 3, a~to u~ciebie",
                "litera A. Potem znowu",
            ],
        );
    }

    #[test]
    fn ukrainian_and_russian_tie_words_of_one_letter() {
        sets(
            Lang::Uk,
            &[
                "Якщо у~вашому підземеллі є 2~скарби кліриків",
                "з~міста або в~колодах, «і~ще» й~усе",
                "герой~— у~кімнаті",
            ],
        );
        sets(
            Lang::Ru,
            &["возьмите с~руки 1~карту и~положите ее к~другим", "«В~городе», а~я~о~том"],
        );
    }

    #[test]
    fn italian_ties_numbers_and_leaves_its_articles() {
        sets(Lang::It, &["scegli 2~Anime o 2~Ferite e torna a casa", "1~Danno~— e basta"]);
    }

    /// The marks of a card's parts change nothing, wherever they stand.
    #[test]
    fn marks_are_looked_past() {
        let plain = "w~komnacie 2~karty i~to~– z~nich";
        let bare = plain.replace('~', " ");
        for (at, _) in bare.char_indices() {
            let (before, after) = bare.split_at(at);
            let set = typeset(Lang::Pl, &format!("{before}\u{e000}\u{e003}{after}"));
            assert_eq!(crate::span::plain(&set).replace(TIED, "~"), plain);
        }
    }

    #[test]
    fn nothing_is_set_where_nothing_stands() {
        sets(Lang::Pl, &["", " ", " x", "w~", "w\ni~x"]);
    }
}
