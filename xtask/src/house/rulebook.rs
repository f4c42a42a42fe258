//! The numbers that can be cited: rules, rulings, invariants; and those not built yet.

use std::collections::BTreeMap;
use std::fmt;

use super::House;

pub(super) const RULES: &str = "docs/RULES.md";
pub(super) const RULINGS: &str = "docs/RULINGS.md";
pub(super) const PENDING: &str = "docs/PENDING.md";
pub(super) const ARCHITECTURE: &str = "ARCHITECTURE.md";

/// A number as it is cited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Number {
    /// A whole section of the rules: R10.
    Section(u16),
    /// R8.2.
    Rule(u16, u16),
    /// A point of a rule: R8.2d.
    Point(u16, u16, char),
    /// Q9.
    Ruling(u16),
    /// ARCHITECTURE 4.
    Invariant(u16),
}

impl Number {
    pub(super) fn parse(word: &str) -> Option<Number> {
        if let Some(number) = word.strip_prefix("ARCHITECTURE ") {
            return Some(Number::Invariant(digits(number)?));
        }
        if let Some(number) = word.strip_prefix('Q') {
            return Some(Number::Ruling(digits(number)?));
        }
        let number = word.strip_prefix('R')?;
        let Some((section, rule)) = number.split_once('.') else {
            return Some(Number::Section(digits(number)?));
        };
        let section = digits(section)?;
        match rule.strip_suffix(|c: char| c.is_ascii_lowercase()) {
            Some(number) => Some(Number::Point(section, digits(number)?, rule.chars().last()?)),
            None => Some(Number::Rule(section, digits(rule)?)),
        }
    }

    /// What a test of this number proves: a point is part of its rule.
    pub(super) fn whole(self) -> Number {
        match self {
            Number::Point(section, rule, _) => Number::Rule(section, rule),
            other => other,
        }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Number::Section(section) => write!(f, "R{section}"),
            Number::Rule(section, rule) => write!(f, "R{section}.{rule}"),
            Number::Point(section, rule, point) => write!(f, "R{section}.{rule}{point}"),
            Number::Ruling(ruling) => write!(f, "Q{ruling}"),
            Number::Invariant(number) => write!(f, "ARCHITECTURE {number}"),
        }
    }
}

fn digits(text: &str) -> Option<u16> {
    text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// Every number with the file and line that has it.
#[derive(Debug, Default)]
pub(super) struct Rulebook {
    pub(super) numbers: BTreeMap<Number, (&'static str, usize)>,
    /// Numbers not built yet, with their line in the pending list.
    pub(super) pending: Vec<(Number, usize)>,
}

impl Rulebook {
    pub(super) fn of(house: &House) -> Rulebook {
        let mut book = Rulebook::default();
        let mut rule = None;
        for (at, line) in numbered(house.text(RULES)) {
            if let Some(section) = heading(line) {
                book.numbers.insert(Number::Section(section), (RULES, at));
            }
            for (section, number) in rules_of(line) {
                book.numbers.insert(Number::Rule(section, number), (RULES, at));
                rule = Some((section, number));
            }
            if let (Some((section, number)), Some(point)) = (rule, point(line)) {
                book.numbers.insert(Number::Point(section, number, point), (RULES, at));
            }
        }
        for (at, line) in numbered(house.text(RULINGS)) {
            let word = line.strip_prefix("- **").and_then(|rest| rest.split(' ').next());
            if let Some(ruling @ Number::Ruling(_)) = word.and_then(Number::parse) {
                book.numbers.insert(ruling, (RULINGS, at));
            }
        }
        for (at, line) in numbered(house.text(ARCHITECTURE)) {
            let number = line.split_once(". **").and_then(|(number, _)| digits(number));
            if let Some(number) = number {
                book.numbers.insert(Number::Invariant(number), (ARCHITECTURE, at));
            }
        }
        for (at, line) in numbered(house.text(PENDING)) {
            let cell = line.strip_prefix("| ").and_then(|rest| rest.split(" | ").next());
            let numbers = cell.unwrap_or_default().split(", ").filter_map(Number::parse);
            book.pending.extend(numbers.map(|number| (number, at)));
        }
        book
    }

    /// The numbers a test must cite: every rule and ruling, and a section that has no rule numbers
    /// of its own.
    pub(super) fn to_prove(&self) -> impl Iterator<Item = (Number, (&'static str, usize))> + '_ {
        let all = self.numbers.iter().map(|(number, place)| (*number, *place));
        all.filter(|(number, _)| match number {
            Number::Rule(..) | Number::Ruling(_) => true,
            Number::Section(section) => {
                let (first, last) = (Number::Rule(*section, 0), Number::Rule(*section, u16::MAX));
                self.numbers.range(first..=last).next().is_none()
            }
            Number::Point(..) | Number::Invariant(_) => false,
        })
    }
}

fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(at, line)| (at + 1, line))
}

/// `## 8. Adventure`
fn heading(line: &str) -> Option<u16> {
    digits(line.strip_prefix("## ")?.split_once(". ")?.0)
}

/// `8.2 Windows: ...` at the beginning of a line, `**3.2 Build.** ...` anywhere in it.
fn rules_of(line: &str) -> Vec<(u16, u16)> {
    let number = |text: &str| {
        let (section, rule) = text.split(' ').next()?.split_once('.')?;
        (!section.is_empty() && !rule.is_empty()).then_some((digits(section)?, digits(rule)?))
    };
    let bold = line.match_indices("**").map(|(at, mark)| &line[at + mark.len()..]);
    std::iter::once(line).chain(bold).filter_map(number).collect()
}

/// ` a. ...`
fn point(line: &str) -> Option<char> {
    let mut letters = line.strip_prefix(' ')?.chars();
    let point = letters.next().filter(char::is_ascii_lowercase)?;
    letters.as_str().starts_with(". ").then_some(point)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_written() {
        for word in ["R10", "R8.2", "R8.2d", "Q9", "ARCHITECTURE 4"] {
            let number = Number::parse(word).expect("a number");
            assert_eq!(number.to_string(), word);
        }
        for word in ["R", "R8.", "R8.x", "Q", "Q9a", "8.2", "ARCHITECTURE"] {
            assert_eq!(Number::parse(word), None, "{word}");
        }
    }

    #[test]
    fn the_books_are_read() {
        let rules = "## 3. Turn\n**3.1 Beginning.** x\n**3.2 Build.** y **3.3 Bait.** z\n\
                     ## 8. Adventure\n8.2 Windows, as in 9.1:\n a. enters\n b. deals\n\
                     ## 10. Variants\n| a |\n";
        let house = House::of(&[
            (RULES, rules),
            (RULINGS, "- **Q1 Decks.** As in **Q2**.\n"),
            (ARCHITECTURE, "1. **The engine never waits.** More.\n"),
            (PENDING, "| number | comes with |\n|---|---|\n| R8.2, Q1 | later |\n"),
        ]);
        let book = Rulebook::of(&house);
        let all: Vec<_> = book.numbers.keys().map(ToString::to_string).collect();
        let expected = [
            "R3",
            "R8",
            "R10",
            "R3.1",
            "R3.2",
            "R3.3",
            "R8.2",
            "R8.2a",
            "R8.2b",
            "Q1",
            "ARCHITECTURE 1",
        ];
        assert_eq!(all, expected);
        let prove: Vec<_> = book.to_prove().map(|(number, _)| number.to_string()).collect();
        assert_eq!(prove, ["R10", "R3.1", "R3.2", "R3.3", "R8.2", "Q1"]);
        assert_eq!(book.pending, [(Number::Rule(8, 2), 3), (Number::Ruling(1), 3)]);
    }
}
