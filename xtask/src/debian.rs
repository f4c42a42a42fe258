//! What tests need of the system, from Debian's packages. None of it becomes part of the project.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::chore::say;
use crate::house;

/// Whether there is such a program, on the path or where the system keeps its services.
pub fn is_there(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain(["/usr/sbin".into(), "/usr/local/sbin".into()]);
    folders.into_iter().any(|folder| folder.join(program).is_file())
}

/// The tests behind a proxy need nginx. It is started by them, with a configuration of their own.
pub fn prepare_nginx() -> Result<()> {
    match is_there("nginx") {
        true => Ok(()),
        false => install("the tests behind a proxy", &["nginx"]),
    }
}

/// Installs packages for somebody, and says so.
pub fn install(who: &str, packages: &[&str]) -> Result<()> {
    let names = packages.join(" ");
    if !is_there("apt-get") {
        bail!("{who} need {names}; install them by what your system has for it");
    }
    let alone = Command::new("id").arg("-u").output();
    let root = alone.is_ok_and(|told| told.stdout.trim_ascii() == b"0");
    if !root && !is_there("sudo") {
        bail!("{who} need {names}; run as root: apt-get install {names}");
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
        .with_context(|| format!("{names} cannot be installed; {who} need them"))
}

pub fn run(words: &[&str], folder: &Path) -> Result<()> {
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
