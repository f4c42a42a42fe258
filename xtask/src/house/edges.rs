//! Which crate may know which: the table in ARCHITECTURE.md.

use cargo_metadata::{DependencyKind, MetadataCommand};

use super::{Finding, House, root};

/// The table of ARCHITECTURE.md as data: what each crate may know. What an allowed crate may know
/// is allowed too; dev-dependencies are free.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("endboss-lexicon", &[]),
    ("endboss-cards", &["endboss-lexicon"]),
    ("endboss-view", &["endboss-lexicon"]),
    ("endboss-engine", &["endboss-lexicon", "endboss-view"]),
    ("endboss-journal", &["endboss-engine", "endboss-view", "endboss-lexicon"]),
    ("endboss-art", &["endboss-lexicon", "endboss-cards"]),
    ("endboss-text", &["endboss-lexicon", "endboss-view"]),
    (
        "endboss-pages",
        &["endboss-art", "endboss-cards", "endboss-lexicon", "endboss-text", "endboss-view"],
    ),
    ("endboss-search", &[]),
    ("endboss-bots", &["endboss-engine", "endboss-lexicon", "endboss-search", "endboss-view"]),
    (
        "endboss-lab",
        &[
            "endboss-bots",
            "endboss-cards",
            "endboss-engine",
            "endboss-gamebox",
            "endboss-journal",
            "endboss-view",
        ],
    ),
    ("endboss-gamebox", &["endboss-bots", "endboss-cards", "endboss-journal", "endboss-text"]),
    ("endboss-terminal", &["endboss-gamebox"]),
    ("endboss-operate", &[]),
    ("endboss-store", &["endboss-journal", "endboss-operate"]),
    ("endboss-people", &["endboss-store", "endboss-text"]),
    ("endboss-notices", &["endboss-operate", "endboss-store"]),
    ("endboss-tables", &["endboss-gamebox", "endboss-notices", "endboss-people"]),
    ("endboss-web", &["endboss-pages", "endboss-tables"]),
    ("endboss-testkit", EVERYTHING),
    ("endboss-browser", EVERYTHING),
    ("endboss", EVERYTHING),
    ("xtask", EVERYTHING),
];

const EVERYTHING: &[&str] = &["*"];

/// What crates that must stay pure may use from outside. The engine has no random source, no clock
/// and no file here, so it cannot have one.
const FROM_OUTSIDE: &[(&str, &[&str])] = &[
    ("endboss-lexicon", &["serde"]),
    ("endboss-view", &["serde"]),
    ("endboss-engine", &["postcard", "serde", "serde-big-array", "tinyvec"]),
];

pub fn check(_: &House) -> Vec<Finding> {
    let metadata = MetadataCommand::new().manifest_path(root().join("Cargo.toml")).no_deps().exec();
    let packages = match metadata {
        Ok(metadata) => metadata.packages,
        Err(error) => return vec![Finding::new("Cargo.toml", 0, error.to_string())],
    };
    let ours: Vec<String> = packages.iter().map(|p| p.name.to_string()).collect();
    let mut findings = Vec::new();
    for package in &packages {
        let lasting = package.dependencies.iter().filter(|d| d.kind != DependencyKind::Development);
        for dependency in lasting {
            let inside = ours.contains(&dependency.name);
            if let Some(sentence) = forbidden(&package.name, &dependency.name, inside) {
                findings.push(Finding::new("Cargo.toml", 0, sentence));
            }
        }
    }
    findings
}

/// Why `who` may not depend on `whom`, if it may not.
fn forbidden(who: &str, whom: &str, inside: bool) -> Option<String> {
    if !inside {
        let (_, allowed) = FROM_OUTSIDE.iter().find(|(name, _)| *name == who)?;
        return (!allowed.contains(&whom)).then(|| format!("{who} must not use {whom}"));
    }
    match may_know(who) {
        None => Some(format!("{who} is not in the table of what a crate may know")),
        Some(allowed) if allowed.contains(&"*") || allowed.contains(&whom) => None,
        Some(_) => Some(format!("{who} may not know {whom}")),
    }
}

/// What a crate may know, and what those may know.
fn may_know(who: &str) -> Option<Vec<&'static str>> {
    let direct = |who: &str| MAY_KNOW.iter().find(|(name, _)| *name == who).map(|(_, all)| *all);
    let mut all = direct(who)?.to_vec();
    let mut at = 0;
    while at < all.len() {
        let further = direct(all[at]).unwrap_or_default();
        all.extend(further.iter().filter(|name| !all.contains(name)).copied().collect::<Vec<_>>());
        at += 1;
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_of_the_table_is_allowed() {
        assert_eq!(forbidden("endboss-engine", "endboss-view", true), None);
        assert_eq!(forbidden("endboss", "endboss-engine", true), None);
    }

    #[test]
    fn what_an_allowed_crate_knows_is_allowed_too() {
        let known = may_know("endboss-journal").expect("it is in the table");
        assert!(known.contains(&"endboss-lexicon") && !known.contains(&"endboss-cards"));
    }

    #[test]
    fn other_edges_are_not() {
        let said = |who, whom, inside| forbidden(who, whom, inside).expect("a forbidden edge");
        assert_eq!(
            said("endboss-text", "endboss-engine", true),
            "endboss-text may not know endboss-engine"
        );
        assert_eq!(said("endboss-engine", "rand", false), "endboss-engine must not use rand");
        assert_eq!(
            said("endboss-attic", "endboss-view", true),
            "endboss-attic is not in the table of what a crate may know"
        );
    }
}
