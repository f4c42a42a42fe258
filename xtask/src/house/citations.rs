//! Rule citations: what is cited exists, and what exists is cited by a test.

use std::collections::BTreeSet;

use super::rulebook::{Number, PENDING, Rulebook};
use super::{File, Finding, House};

pub fn check(house: &House) -> Vec<Finding> {
    let book = Rulebook::of(house);
    let mut findings = Vec::new();
    let mut proved = BTreeSet::new();
    for file in &house.files {
        let tests = file.tests_from().unwrap_or(usize::MAX);
        // The tests of the chores speak of rules without playing by them.
        let plays = !file.path.starts_with("xtask/");
        let exists = |number: &Number| book.numbers.contains_key(number);
        for (line, text) in file.lines() {
            let cited = cited(file, text);
            // A test may well name a rule that does not exist, to see it refused.
            let said = if line < tests { said(file, text) } else { Vec::new() };
            for word in cited.iter().chain(&said) {
                if Number::parse(word).filter(exists).is_none() {
                    let sentence = format!("there is no {word} to cite");
                    findings.push(Finding::new(&file.path, line, sentence));
                }
            }
            if plays && line >= tests {
                let numbers = cited.iter().filter_map(|word| Number::parse(word)).filter(exists);
                proved.extend(numbers.map(Number::whole));
            }
        }
    }
    let pending: BTreeSet<_> = book.pending.iter().map(|(number, _)| *number).collect();
    for (number, (path, line)) in book.to_prove() {
        if !proved.contains(&number) && !pending.contains(&number) {
            let sentence = format!("no test and no scenario cites {number}");
            findings.push(Finding::new(path, line, sentence));
        }
    }
    for (number, line) in book.pending {
        if !book.numbers.contains_key(&number) {
            findings.push(Finding::new(PENDING, line, format!("there is no {number}")));
        } else if proved.contains(&number) {
            let sentence = format!("{number} is cited by a test: take it off this list");
            findings.push(Finding::new(PENDING, line, sentence));
        }
    }
    findings
}

/// The citations in a line: `[R9.2, Q20]` anywhere, and the words after `proves:` in a scenario.
fn cited<'a>(file: &File, line: &'a str) -> Vec<&'a str> {
    let mut words = Vec::new();
    for (at, _) in line.match_indices('[') {
        let rest = &line[at + 1..];
        if looks_cited(rest) {
            // A list that goes on in the next line is not understood, and said to be none.
            words.extend(rest.split(']').next().unwrap_or(rest).split(", "));
        }
    }
    if file.path.starts_with("scenarios/")
        && let Some(list) = line.trim_start().strip_prefix("proves:")
    {
        let list = list.split([',', ' ']).map(|word| word.trim_matches(['[', ']']));
        words.extend(list.filter(|word| looks_cited(word)));
    }
    words
}

/// Numbers that code says to players, as in `"R2.2"`: they must exist, but prove nothing.
fn said<'a>(file: &File, line: &'a str) -> Vec<&'a str> {
    let quoted = line.split('"').skip(1).step_by(2).filter(|_| file.is_rust());
    quoted.filter(|word| looks_cited(word) && Number::parse(word).is_some()).collect()
}

fn looks_cited(text: &str) -> bool {
    let mut letters = text.chars();
    match letters.next() {
        Some('R' | 'Q') => letters.next().is_some_and(|c| c.is_ascii_digit()),
        _ => text.strip_prefix("ARCHITECTURE ").is_some(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::rulebook::{ARCHITECTURE, RULES, RULINGS};

    /// Invented citations stand in angles here, or they would be checked as real ones.
    fn sentences(path: &str, text: &str, pending: &str) -> Vec<String> {
        let text = text.replace('<', "[").replace('>', "]");
        let house = House::of(&[
            (RULES, "## 8. Adventure\n8.1 Order.\n8.2 Windows:\n a. enters\n"),
            (RULINGS, "- **Q1 Decks.** At once.\n"),
            (ARCHITECTURE, "4. **One authority.**\n"),
            (PENDING, pending),
            (path, &text),
        ]);
        check(&house).iter().map(Finding::to_string).collect()
    }

    const ALL_PENDING: &str = "| R8.1, R8.2, Q1 | later |\n";

    #[test]
    fn what_is_cited_must_exist() {
        let found = |text| sentences("crates/x/src/lib.rs", text, ALL_PENDING);
        assert!(found("// <R8.1, Q1> <R8> <R8.2a> <ARCHITECTURE 4> <R, Q> <Rest>").is_empty());
        for (text, word) in [
            ("// <R8.1, Q7>", "Q7"),
            ("// <R8.2b>", "R8.2b"),
            ("// <R9>", "R9"),
            ("// <ARCHITECTURE 5>", "ARCHITECTURE 5"),
            ("// <R8.1,", "R8.1,"),
        ] {
            assert_eq!(
                found(text),
                [format!("crates/x/src/lib.rs:1: there is no {word} to cite")],
                "{text}"
            );
        }
    }

    #[test]
    fn what_exists_must_be_proved() {
        let unproved = |found: Vec<String>| -> Vec<String> {
            found.iter().filter_map(|f| Some(f.split_once("cites ")?.1.to_owned())).collect()
        };
        let code = sentences("crates/x/src/lib.rs", "// <R8.1>", "");
        assert_eq!(unproved(code), ["R8.1", "R8.2", "Q1"]);
        let test = sentences("crates/x/tests/walk.rs", "// <R8.2a, Q1>", "");
        assert_eq!(unproved(test), ["R8.1"]);
        let inner = sentences("crates/x/src/lib.rs", "// <R8.1>\n#[cfg(test)]\n// <R8.2>", "");
        assert_eq!(unproved(inner), ["R8.1", "Q1"]);
        let scenario = sentences("scenarios/a/b.txt", "title: b\nproves: R8.1, R8.2, Q1", "");
        assert_eq!(unproved(scenario), [""; 0]);
    }

    #[test]
    fn the_pending_list_is_kept() {
        let found = sentences("crates/x/tests/walk.rs", "// <R8.1>", ALL_PENDING);
        assert_eq!(found, ["docs/PENDING.md:1: R8.1 is cited by a test: take it off this list"]);
        let found = sentences("a.md", "", "| R8.1, R8.2, Q1 | later |\n| Q2 | later |\n");
        assert_eq!(found, ["docs/PENDING.md:2: there is no Q2"]);
    }
}
