//! The house checks, one test each, so that a failure names the check.

use xtask::house::{Check, House, boundaries, citations, documents, edges, files};

fn holds(check: Check) {
    let house = House::here().expect("the files of the project can be read");
    assert!(house.files.len() > 50, "the whole project is looked at");
    let findings: Vec<_> = check(&house).iter().map(ToString::to_string).collect();
    assert!(findings.is_empty(), "{} to mend:\n{}", findings.len(), findings.join("\n"));
}

#[test]
fn crates_know_only_what_they_may() {
    holds(edges::check);
}

#[test]
fn boundaries_are_kept() {
    holds(boundaries::check);
}

#[test]
fn every_citation_exists_and_every_rule_is_cited() {
    holds(citations::check);
}

#[test]
fn files_are_short_finished_and_ours() {
    holds(files::check);
}

#[test]
fn what_documents_point_to_exists() {
    holds(documents::check);
}
