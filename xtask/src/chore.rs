//! The chores, one function each. Every step is announced before it is taken.

use std::collections::BTreeSet;
use std::env;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::browser;
use crate::debian;
use crate::house::{self, Check, House};
use crate::script;

/// All that must hold before a change is shared.
pub fn test() -> Result<()> {
    browser::prepare()?;
    debian::prepare_nginx()?;
    cargo("formatting", &["fmt", "--all", "--check"], &[])?;
    let clippy = ["clippy", "--workspace", "--all-targets", "--", "--deny", "warnings"];
    cargo("clippy, with warnings as errors", &clippy, &[])?;
    script::check(&[])?;
    house()?;
    cargo("examples in the documentation of the code", &["test", "--workspace", "--doc"], &[])?;
    all_tests()
}

/// The house checks alone; the tests run them too.
pub fn house() -> Result<()> {
    let names: Vec<_> = house::CHECKS.iter().map(|(name, _)| *name).collect();
    say(&format!("house checks: {}", names.join(", ")));
    report(house::CHECKS)
}

/// The check of rule citations alone.
pub fn cite() -> Result<()> {
    say("rule citations");
    report(&[("rule citations", house::citations::check)])
}

/// Writes the golden files anew. Whether the difference is meant is for the reader to say.
pub fn golden() -> Result<()> {
    let house = House::here().context("the files of the project cannot be read")?;
    for (package, test) in golden_tests(&house) {
        let run = ["test", "--package", &package, "--test", &test];
        cargo("golden files written anew", &run, &[(GOLDEN, "1")])?;
    }
    say("done; look at the difference with: git diff");
    Ok(())
}

/// What golden files are written for: `expect-test` asks the environment for it, and so does the test
/// that makes the font, which is no text.
const GOLDEN: &str = "UPDATE_EXPECT";

/// Package and name of each such test, told by its code: `crates/text/tests/text/golden.rs` is in
/// the test `text` of `endboss-text`.
fn golden_tests(house: &House) -> BTreeSet<(String, String)> {
    let asks = |text: &str| text.contains("expect_file!") || text.contains(GOLDEN);
    let asking = house.files.iter().filter(|f| f.path.ends_with(".rs") && asks(&f.text));
    let test = |path: &str| {
        let (name, rest) = path.strip_prefix("crates/")?.split_once("/tests/")?;
        let test = rest.split('/').next()?.trim_end_matches(".rs");
        let package = if name == "endboss" { name.into() } else { format!("endboss-{name}") };
        Some((package, test.to_owned()))
    };
    asking.filter_map(|file| test(&file.path)).collect()
}

/// The long run of the fuzz targets. It is a program of its own, so that the chores do not have to
/// wait for the whole game to be built.
pub fn fuzz(options: &[&str]) -> Result<()> {
    let run = ["run", "--profile", "fuzz", "--package", "xtask", "--example", "fuzz", "--"];
    cargo("fuzz targets", &[&run, options].concat(), &[])
}

/// Runs the tests with nextest where it is installed, because it ends in one summary for all, which
/// counts what was tried again, and with cargo's own runner elsewhere. Without doc tests: those ran
/// before.
fn all_tests() -> Result<()> {
    if has_nextest() {
        cargo("all tests", &["nextest", "run", "--workspace", "--no-fail-fast"], &[])
    } else {
        let run = ["test", "--workspace", "--lib", "--bins", "--tests", "--no-fail-fast"];
        cargo("all tests", &run, &[])
    }
}

pub(crate) fn has_nextest() -> bool {
    let asked = Command::new(tool()).args(["nextest", "--version"]).output();
    asked.is_ok_and(|answer| answer.status.success())
}

fn report(checks: &[(&str, Check)]) -> Result<()> {
    let house = House::here().context("the files of the project cannot be read")?;
    let findings: Vec<_> = checks.iter().flat_map(|(_, check)| check(&house)).collect();
    for finding in &findings {
        eprintln!("{finding}");
    }
    if !findings.is_empty() {
        bail!("{} to mend", findings.len());
    }
    Ok(())
}

pub(crate) fn cargo(what: &str, args: &[&str], set: &[(&str, &str)]) -> Result<()> {
    let shown: Vec<_> = set.iter().map(|(name, value)| format!("{name}={value} ")).collect();
    say(&format!("{what}: {}cargo {}", shown.concat(), args.join(" ")));
    let mut command = Command::new(tool());
    let status = command
        .args(args)
        .envs(set.iter().copied())
        .current_dir(house::root())
        .status()
        .with_context(|| format!("cargo {} cannot be started", args.join(" ")))?;
    if !status.success() {
        bail!("{what}: cargo {} failed", args[0]);
    }
    Ok(())
}

/// The cargo that runs this.
pub(crate) fn tool() -> String {
    env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

pub(crate) fn say(what: &str) {
    // On the same stream as cargo's own messages, so that the order is right.
    eprintln!("==> {what}");
}
