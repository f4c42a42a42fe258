//! What a document points to exists: files, folders, tests and other documents.

use super::{File, Finding, House, root};

/// Where the paths of the project begin.
const FOLDERS: &[&str] = &["crates/", "docs/", "packs/", "scenarios/", "xtask/"];

pub fn check(house: &House) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in house.files.iter().filter(|file| file.path.ends_with(".md")) {
        for (line, text) in file.lines() {
            let named = code(text).filter(|word| FOLDERS.iter().any(|f| word.starts_with(f)));
            let missing = named.filter_map(|word| missing(house, word));
            let linked = links(text).filter_map(|link| missing_link(house, file, link));
            for sentence in missing.chain(linked) {
                findings.push(Finding::new(&file.path, line, sentence));
            }
        }
    }
    findings
}

/// What stands between backticks.
fn code(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// The targets of `[text](target)`.
fn links(line: &str) -> impl Iterator<Item = &str> {
    line.split("](").skip(1).filter_map(|rest| rest.split(')').next())
}

/// Why a path, or a test written `path::name`, does not exist. Words in capitals stand for others.
fn missing(house: &House, word: &str) -> Option<String> {
    let (path, test) = match word.split_once("::") {
        Some((path, test)) => (path, Some(test)),
        None => (word, None),
    };
    let made_up = |part: &str| part.chars().any(char::is_uppercase) && !part.contains('.');
    if path.contains('*') || path.split('/').any(made_up) {
        return None;
    }
    let folder = format!("{}/", path.trim_end_matches('/'));
    let file = house.files.iter().find(|file| file.path == path);
    match (file, test) {
        (None, None) if house.files.iter().any(|file| file.path.starts_with(&folder)) => None,
        (None, _) => Some(format!("there is no {path}")),
        (Some(_), None) => None,
        (Some(file), Some(test)) => (!file.text.contains(&format!("fn {test}(")))
            .then(|| format!("there is no {test} in {path}")),
    }
}

fn missing_link(house: &House, file: &File, link: &str) -> Option<String> {
    let path = link.split('#').next().filter(|path| !path.is_empty() && !path.contains("://"))?;
    let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            ".." => {
                parts.pop();
            }
            "." | "" => {}
            name => parts.push(name),
        }
    }
    let path = parts.join("/");
    // Pictures are no text, so the house does not read them.
    let picture = path.ends_with(".png") && root().join(&path).is_file();
    let there = |file: &File| file.path == path || file.path.starts_with(&format!("{path}/"));
    (!picture && !house.files.iter().any(there))
        .then(|| format!("the link to {link} leads nowhere"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentences(text: &str) -> Vec<String> {
        let files = [
            ("docs/A.md", text),
            ("README.md", ""),
            ("crates/engine/src/bait.rs", "fn ties_stay() {}"),
        ];
        check(&House::of(&files)).into_iter().map(|finding| finding.sentence).collect()
    }

    #[test]
    fn what_exists_may_be_named() {
        let text = "`crates/engine/src/bait.rs`, `crates/engine`, `crates/NAME/src`, `docs/*.md`\n\
                    `crates/engine/src/bait.rs::ties_stay`, [read](../README.md), [a](#b)\n\
                    [other](https://example.org)\n";
        assert_eq!(sentences(text), [""; 0]);
    }

    #[test]
    fn what_does_not_exist_may_not() {
        let text = "`crates/attic` `crates/engine/src/bait.rs::ties_go` [x](B.md)\n";
        let expected = [
            "there is no crates/attic",
            "there is no ties_go in crates/engine/src/bait.rs",
            "the link to B.md leads nowhere",
        ];
        assert_eq!(sentences(text), expected);
    }
}
