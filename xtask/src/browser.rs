//! What the tests in a real browser need: Debian's Chromium with its driver, and axe-core, which
//! judges pages. None of it becomes part of the project.

use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::chore::{cargo, has_nextest, say};
use crate::house;

/// Used by tests only; see the licenses of its package.
const AXE: &str = "4.14.0";
const AXE_SHA256: &str = "2277b0a3ef47af9b52497faa3e71598e86e0a0e5e6eb295207a5657ede4709af";

/// Programs, each with the Debian package it is in.
const PROGRAMS: &[(&str, &str)] =
    &[("chromium", "chromium"), ("chromedriver", "chromium-driver"), ("setpriv", "util-linux")];

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
        install(&[&missing[..], &[FONTS]].concat())?;
    }
    let folder = house::root().join("target/browser");
    let packed = folder.join(format!("axe-core-{AXE}.tgz"));
    if !packed.exists() || !folder.join("axe.min.js").exists() {
        bring_axe(&folder, &packed)?;
    }
    Ok(())
}

fn is_there(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn install(packages: &[&str]) -> Result<()> {
    let names = packages.join(" ");
    if !is_there("apt-get") {
        bail!("the tests in the browser need {names}; install them by what your system has for it");
    }
    let alone = Command::new("id").arg("-u").output();
    let root = alone.is_ok_and(|told| told.stdout.trim_ascii() == b"0");
    if !root && !is_there("sudo") {
        bail!("the tests in the browser need {names}; run as root: apt-get install {names}");
    }
    let apt = |words: &[&str]| {
        let mut all = if root { Vec::new() } else { vec!["sudo"] };
        all.push("apt-get");
        all.extend(words);
        run(&all, &house::root())
    };
    say(&format!("installing by apt-get: {names}"));
    // Lists of packages may be old or missing; if they cannot be had, the next step says so.
    let _ = apt(&["update", "--quiet"]);
    apt(&[&["install", "--yes", "--quiet", "--no-install-recommends"], packages].concat())
        .with_context(|| format!("{names} cannot be installed; the tests in the browser need them"))
}

/// From the npm registry into the target folder.
fn bring_axe(folder: &Path, packed: &Path) -> Result<()> {
    fs::create_dir_all(folder).context("there is no target folder")?;
    let name = format!("axe-core@{AXE}");
    let file = packed.file_name().and_then(|name| name.to_str()).context("a plain name")?;
    if !is_there("npm") {
        install(&["npm"])?;
    }
    say(&format!("fetching {name} into target/browser, for tests only"));
    run(&["npm", "pack", "--silent", &name], folder)
        .with_context(|| format!("{name} cannot be fetched from the npm registry"))?;
    let told = Command::new("sha256sum").arg(packed).output().context("sha256sum")?;
    if !told.stdout.starts_with(AXE_SHA256.as_bytes()) {
        fs::remove_file(packed).context("it cannot be removed")?;
        bail!("{name} is not what it was when it was chosen");
    }
    let unpack = ["tar", "-xzf", file, "--strip-components=1", "package/axe.min.js"];
    run(&unpack, folder)
}

fn run(words: &[&str], folder: &Path) -> Result<()> {
    let (program, args) = words.split_first().context("a program")?;
    let mut command = Command::new(program);
    command.args(args).current_dir(folder).stdin(Stdio::null());
    command.env("DEBIAN_FRONTEND", "noninteractive");
    let status = command.status().with_context(|| format!("{program} cannot be started"))?;
    if !status.success() {
        bail!("{} failed", words.join(" "));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_looked_for_on_the_path() {
        assert!(is_there("sh"));
        assert!(!is_there("a-program-nobody-has"));
    }

    #[test]
    fn what_fails_is_named() {
        let error = run(&["false", "--quickly"], Path::new(".")).expect_err("false fails");
        assert_eq!(error.to_string(), "false --quickly failed");
    }
}
