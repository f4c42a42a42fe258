//! What the tests in real browsers need: Debian's Chromium with its driver, Debian's Firefox with
//! geckodriver, and axe-core, which judges pages. None of it becomes part of the project.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::chore::{cargo, has_nextest, say};
use crate::debian::{install, is_there, run};
use crate::house;
use crate::npm::Package;

/// Used by tests only; see the licenses of its package.
const AXE: Package = Package {
    name: "axe-core",
    version: "4.14.0",
    sha256: "2277b0a3ef47af9b52497faa3e71598e86e0a0e5e6eb295207a5657ede4709af",
};

/// Programs, each with the Debian package it is in.
const PROGRAMS: &[(&str, &str)] = &[
    ("chromium", "chromium"),
    ("chromedriver", "chromium-driver"),
    ("firefox-esr", "firefox-esr"),
    ("setpriv", "util-linux"),
];

/// Debian has no package of it: it is built, once a target folder. Used by tests only.
const GECKODRIVER: &str = "0.37.1";

/// Who needs them.
const WHO: &str = "the tests in the browser";

/// Without a font a page has no size.
const FONTS: &str = "fonts-dejavu-core";

/// Runs the tests in the browser alone; what follows goes to the test runner.
pub fn test(options: &[&str]) -> Result<()> {
    prepare()?;
    let run: &[&str] = match has_nextest() {
        true => &["nextest", "run", "--package", "endboss-browser", "--no-fail-fast"],
        false => &["test", "--package", "endboss-browser", "--no-fail-fast"],
    };
    cargo("tests in the browser", &[run, options].concat(), &[])
}

/// Installs what is missing, and says so.
pub fn prepare() -> Result<()> {
    let missing: Vec<&str> = PROGRAMS
        .iter()
        .filter(|(program, _)| !is_there(program))
        .map(|(_, package)| *package)
        .collect();
    if !missing.is_empty() {
        install(WHO, &[&missing[..], &[FONTS]].concat())?;
    }
    let folder = house::root().join("target/browser");
    if !folder.join(AXE.file()).exists() || !folder.join("axe.min.js").exists() {
        AXE.bring(WHO, &folder, "axe.min.js")?;
    }
    bring_geckodriver(&folder.join("geckodriver"))
}

/// From crates.io into the target folder, with the versions it was released with.
fn bring_geckodriver(folder: &Path) -> Result<()> {
    let program = folder.join("bin/geckodriver");
    let told = Command::new(&program).arg("--version").output();
    let wanted = format!("geckodriver {GECKODRIVER}");
    if told.is_ok_and(|told| told.stdout.starts_with(wanted.as_bytes())) {
        return Ok(());
    }
    say(&format!("building {wanted} into target/browser, for tests only"));
    let root = folder.to_str().context("the target folder has a plain name")?;
    // It waits for the browser nearly all the time: what counts is how soon it is built.
    let words = ["cargo", "install", "--quiet", "--locked", "--debug", "--force"];
    let what = ["--version", GECKODRIVER, "--root", root, "geckodriver"];
    run(&[&words[..], &what].concat(), &house::root())
        .with_context(|| format!("{wanted} cannot be built"))
}
