//! The rules and rulings by their numbers, from the documents that the program carries.

use endboss_text::{Documents, Lang, for_players};

/// A number as players write it: `R8.2`, `8.2c`, `R10`, `Q9`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Number {
    Rule(String),
    Ruling(String),
}

impl Number {
    /// None if this is no such number, whether or not there is a rule of it. A whole number alone
    /// is none: it means a choice.
    pub fn read(word: &str) -> Option<Number> {
        let word = word.trim().to_ascii_lowercase();
        let (sort, digits) = match word.strip_prefix('r') {
            Some(rest) => ('r', rest),
            None => match word.strip_prefix('q') {
                Some(rest) => ('q', rest),
                None => ('.', word.as_str()),
            },
        };
        let whole = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        let (section, rest) = digits.split_once('.').map_or((digits, None), |(a, b)| (a, Some(b)));
        let rest =
            rest.map(|rest| rest.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(rest));
        match sort {
            'q' => (whole(section) && rest.is_none()).then(|| Number::Ruling(digits.to_owned())),
            'r' => {
                (whole(section) && rest.is_none_or(whole)).then(|| Number::Rule(digits.to_owned()))
            }
            _ => {
                (whole(section) && rest.is_some_and(whole)).then(|| Number::Rule(digits.to_owned()))
            }
        }
    }

    /// What stands there, line by line, without marks of layout.
    pub fn text(&self, lang: Lang) -> Option<Vec<String>> {
        let Documents { rules, rulings, .. } = Documents::of(lang);
        let (rules, rulings) = (for_players(rules), for_players(rulings));
        let found = match self {
            Number::Ruling(number) => ruling(&rulings, number),
            Number::Rule(number) => match number.split_once('.') {
                None => section(&rules, number),
                Some(_) => match number.strip_suffix(|c: char| c.is_ascii_lowercase()) {
                    None => paragraph(&rules, number),
                    Some(whole) => part(&rules, whole, &number[whole.len()..]),
                },
            },
        };
        let lines: Vec<String> = found.iter().filter_map(|line| plain(line)).collect();
        (!lines.is_empty()).then_some(lines)
    }
}

/// The letter by which the rules call an edition, as their own table has it; solo games are in the
/// book of the super edition.
pub fn tag(edition: &str) -> Option<&'static str> {
    let book = if matches!(edition, "solo" | "challenge") { "super" } else { edition };
    let name = format!("{book} edition");
    // Editions go by their English names here.
    Documents::of(Lang::En).rules.lines().find_map(|line| {
        let mut cells = line.strip_prefix("| **")?.split(" | ");
        let tag = cells.next()?.strip_suffix("**")?;
        cells.next().filter(|cell| cell.starts_with(&name)).map(|_| tag)
    })
}

/// Whether a line speaks of editions by their letters. An A alone may be the article.
pub fn has_tags(line: &str) -> bool {
    let mut words = line.split([' ', '(']);
    words.any(|word| {
        let bare = word.trim_end_matches([',', ':', ';', '.', ')']);
        matches!(bare, "F" | "S" | "U") || (bare == "A" && bare != word)
    })
}

fn ruling<'a>(rulings: &'a str, number: &str) -> Vec<&'a str> {
    let begins = |line: &&str| {
        let name = line.strip_prefix("- **Q").and_then(|rest| rest.split(' ').next());
        name == Some(number)
    };
    let mut lines = rulings.lines().skip_while(|line| !begins(line));
    let first = lines.next();
    first.into_iter().chain(lines.take_while(|line| line.starts_with("  "))).collect()
}

/// A whole section with its heading.
fn section<'a>(rules: &'a str, number: &str) -> Vec<&'a str> {
    let heading = format!("## {number}. ");
    let mut lines = rules.lines().skip_while(|line| !line.starts_with(&heading));
    let first = lines.next();
    first.into_iter().chain(lines.take_while(|line| !line.starts_with("## "))).collect()
}

/// A numbered paragraph and what belongs to it.
fn paragraph<'a>(rules: &'a str, number: &str) -> Vec<&'a str> {
    let mut lines = rules.lines().skip_while(|line| numbered(line) != Some(number));
    let Some(first) = lines.next() else {
        // Short ones stand behind another in its line.
        let bold = format!("**{number} ");
        return rules.lines().filter(|line| line.contains(&bold)).take(1).collect();
    };
    let more = lines.take_while(|line| numbered(line).is_none() && !line.starts_with('#'));
    std::iter::once(first).chain(more).collect()
}

/// A lettered part of a paragraph.
fn part<'a>(rules: &'a str, number: &str, letter: &str) -> Vec<&'a str> {
    let lettered = |line: &str| {
        let mut words = line.trim_start().splitn(2, ". ");
        words.next().filter(|word| word.len() == 1 && words.next().is_some()).map(str::to_owned)
    };
    let lines = paragraph(rules, number).into_iter();
    let mut lines = lines.skip_while(|line| lettered(line).as_deref() != Some(letter));
    let first = lines.next();
    first.into_iter().chain(lines.take_while(|line| lettered(line).is_none())).collect()
}

/// The number a paragraph begins with.
fn numbered(line: &str) -> Option<&str> {
    let line = line.strip_prefix("**").unwrap_or(line);
    let number = line.split(' ').next()?;
    let (section, rest) = number.split_once('.')?;
    let whole = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    (whole(section) && whole(rest)).then_some(number)
}

/// A line as it is read aloud; none for what only draws a table.
fn plain(line: &str) -> Option<String> {
    let line = line.trim().trim_start_matches("- ").trim_start_matches('#').trim_start();
    let line = line.replace(['*', '`'], "");
    if !line.starts_with('|') {
        return (!line.is_empty()).then_some(line);
    }
    let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
    let drawn = cells.iter().all(|cell| cell.bytes().all(|b| b == b'-'));
    (!drawn).then(|| cells.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(word: &str) -> String {
        Number::read(word).and_then(|n| n.text(Lang::En)).unwrap_or_default().join("\n")
    }

    #[test]
    fn numbers_are_told_from_other_words() {
        for word in ["R8.2", "r8.2", "8.2", "8.2c", "R8.2C", "R10", "q9", "Q50"] {
            assert!(Number::read(word).is_some(), "{word}");
        }
        for word in ["", "8", "R", "Q", "Rx", "Q9.1", "R8.", "R8.2.1", "Quest", "8.x", "Room"] {
            assert_eq!(Number::read(word), None, "{word}");
        }
    }

    #[test]
    fn rules_sections_parts_and_rulings_are_found() {
        assert!(text("R7.1").starts_with("7.1 For each hero in town"));
        assert!(text("8.2").contains("\nd. Death"), "with its parts");
        let part = text("R8.2d");
        assert!(part.starts_with("d. Death") && !part.contains("c. While"), "{part}");
        let variants = text("R10");
        assert!(variants.starts_with("10. Variants") && variants.contains("hard mode; F, S, A;"));
        assert!(!variants.contains("---"));
        assert!(text("R3.1").starts_with("3.1 Beginning."));
        assert!(text("R3.4").contains("3.4 Adventure."));
        assert!(text("Q50").starts_with("Q50 Undo"));
        assert_eq!(text("Q5").lines().count(), 1);
        let marked = ["Q6", "Q50", "Q51", "R6.10"].map(text).concat();
        assert!(!marked.contains("<!--") && !marked.contains("advance"), "{marked}");
        assert!(!marked.contains("CARDS"), "{marked}");
        assert_eq!(text("R99.1") + &text("Q999") + &text("R8.2z") + &text("R77"), "");
    }

    #[test]
    fn letters_of_editions_are_known_and_found() {
        let tags = ["first", "second", "anniversary"].map(tag);
        assert_eq!(tags, [Some("F"), Some("S"), Some("A")]);
        assert_eq!(tag("third"), None);
        for word in ["R2.2", "R6.4", "R6.10", "R10"] {
            assert!(text(word).lines().any(has_tags), "{word}");
        }
        for word in ["R7.2", "R6.2", "R5.6"] {
            assert!(!text(word).lines().any(has_tags), "{}", text(word));
        }
    }

    /// Whatever the questions name can be read in every language.
    #[test]
    fn every_rule_that_a_question_names_is_there() {
        for word in [
            "R1.12", "R2.2", "R2.3", "R2.4", "R2.5", "R5.1", "R5.2", "R5.4", "R6.1", "R6.3",
            "R6.4", "R6.5", "R6.7", "R7.1", "R8.2", "R6.8", "R6.11", "R6.13", "R10", "Q16", "Q21",
            "Q22", "Q50",
        ] {
            for lang in Lang::ALL {
                let found = Number::read(word).and_then(|number| number.text(lang));
                let found = found.unwrap_or_else(|| panic!("{word} in {}", lang.id()));
                assert_eq!(found.len(), text(word).lines().count(), "{word} in {}", lang.id());
            }
        }
    }
}
