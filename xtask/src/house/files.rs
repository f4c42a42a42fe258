//! What no file of the project may be or contain.

use super::{File, Finding, House};

const MOST_LINES: usize = 600;

/// Files over the limit, each with its reason.
const LONG: &[(&str, &str)] = &[];

/// Files that people write; others are written by commands, and may be long.
const WRITTEN: &[&str] = &[".rs", ".js", ".css", ".toml", ".md", ".ftl", ".scenario"];

/// Unfinished work, each in two halves so that this file does not contain it.
const UNFINISHED: &[(&str, &str)] =
    &[("todo", "!("), ("unimplemented", "!("), ("dbg", "!("), ("#[", "ignore")];

/// Paths that exist on one machine only, in halves too.
const FOREIGN: &[(&str, &str)] =
    &[("../", "shared"), ("/", "work"), ("/", "root"), ("/", "tmp"), ("/", "home")];

pub fn check(house: &House) -> Vec<Finding> {
    let all = |file| [length(file), words(file), place(file)].concat();
    house.files.iter().flat_map(all).collect()
}

/// Where tests play every scenario: ours, and those of the example pack, which lie in its folder as
/// those of any designer do (crates/endboss/tests/commands/cards.rs::the_example_pack_is_right).
const PLAYED: &[&str] = &["scenarios/", "examples/lighthouse/scenarios/"];

/// A scenario elsewhere would not be played by the tests.
fn place(file: &File) -> Vec<Finding> {
    let played = PLAYED.iter().any(|folder| file.path.starts_with(folder));
    let lost = file.path.ends_with(".scenario") && !played;
    lost.then(|| Finding::new(&file.path, 0, "scenarios live in scenarios/")).into_iter().collect()
}

fn length(file: &File) -> Vec<Finding> {
    let lines = file.text.lines().count();
    let written = WRITTEN.iter().any(|end| file.path.ends_with(end));
    let excused = LONG.iter().any(|(path, _)| *path == file.path);
    if written && lines > MOST_LINES && !excused {
        let sentence = format!("{lines} lines; the most is {MOST_LINES}");
        vec![Finding::new(&file.path, 0, sentence)]
    } else if excused && lines <= MOST_LINES {
        vec![Finding::new(&file.path, 0, "no longer long: take it off the list of exceptions")]
    } else {
        Vec::new()
    }
}

fn words(file: &File) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (number, line) in file.lines() {
        let unfinished = UNFINISHED.iter().map(|(one, two)| format!("{one}{two}"));
        for word in unfinished.filter(|word| file.is_rust() && line.contains(word)) {
            findings.push(Finding::new(&file.path, number, format!("`{word}` is unfinished work")));
        }
        let foreign = FOREIGN.iter().map(|(one, two)| format!("{one}{two}"));
        for path in foreign.filter(|path| names_path(line, path)) {
            let sentence = format!("`{path}` is not part of the project");
            findings.push(Finding::new(&file.path, number, sentence));
        }
    }
    findings
}

/// Whether a line names this path: not as the end or the beginning of a longer word.
fn names_path(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + path.len()..].chars().next();
        let goes_on = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-');
        !before.is_some_and(|c| goes_on(c) || matches!(c, '.' | '/' | '}' | '>'))
            && !after.is_some_and(goes_on)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentences(path: &str, text: &str) -> Vec<String> {
        check(&House::of(&[(path, text)])).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn long_files() {
        let long = "fn a() {}\n".repeat(601);
        assert_eq!(sentences("a.rs", &long), ["a.rs: 601 lines; the most is 600"]);
        assert!(sentences("Cargo.lock", &long).is_empty());
        assert!(sentences("a.rs", &long[10..]).is_empty());
    }

    #[test]
    fn lost_scenarios() {
        let found = sentences("old/a.scenario", "title: a\n");
        assert_eq!(found, ["old/a.scenario: scenarios live in scenarios/"]);
        assert!(sentences("scenarios/old/a.scenario", "title: a\n").is_empty());
        assert!(sentences("examples/lighthouse/scenarios/a.scenario", "title: a\n").is_empty());
        assert_eq!(sentences("examples/other/a.scenario", "title: a\n").len(), 1);
    }

    #[test]
    fn unfinished_work() {
        let word = ["todo", "!("].concat();
        let text = format!("fn a() {{\n    {word}\"later\")\n}}\n");
        assert_eq!(sentences("a.rs", &text), [format!("a.rs:2: `{word}` is unfinished work")]);
    }

    #[test]
    fn paths_of_a_machine() {
        let path = ["/", "tmp"].concat();
        let found = sentences("a.md", &format!("kept in {path}/x"));
        assert_eq!(found, [format!("a.md:1: `{path}` is not part of the project")]);
        for fine in ["out{}", "a{}", "{}orary", "..{}"] {
            assert!(sentences("a.md", &fine.replace("{}", &path)).is_empty(), "{fine}");
        }
    }
}
