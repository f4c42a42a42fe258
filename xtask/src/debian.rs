//! What tests need of the system, from Debian's packages. None of it becomes part of the project.

use std::env;
use std::io::{BufRead, IsTerminal as _, Write, stderr, stdin};
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

/// Installs packages for somebody, and says so. Whoever sits at a terminal is asked before anything is
/// done in the name of root.
pub fn install(who: &str, packages: &[&str]) -> Result<()> {
    let names = packages.join(" ");
    if !is_there("apt-get") {
        bail!("{who} need {names}; install them by what your system has for it");
    }
    let sudo: &[&str] = match leave() {
        Leave::Root => &[],
        _ if !is_there("sudo") => bail!("{who} need {names}; run as root: apt-get install {names}"),
        Leave::Machine => &["sudo"],
        Leave::Person if may(who, &names, &mut stdin().lock(), &mut stderr())? => &["sudo"],
        Leave::Person | Leave::Nobody => {
            bail!("{who} need {names}; install them by: sudo apt-get install {names}")
        }
    };
    let apt = |words: &[&str]| run(&[sudo, &["apt-get"], words].concat(), &house::root());
    say(&format!("installing by {}: {names}", [sudo, &["apt-get"]].concat().join(" ")));
    // Lists of packages may be old or missing; if they cannot be had, the next step says so.
    let _ = apt(&["update", "--quiet"]);
    apt(&[&["install", "--yes", "--quiet", "--no-install-recommends"], packages].concat())
        .with_context(|| format!("{names} cannot be installed; {who} need them"))
}

/// Who gives leave to install something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leave {
    /// Whoever runs this is root already.
    Root,
    /// A machine that is there for nothing else, and has nobody to ask.
    Machine,
    /// Somebody at a terminal.
    Person,
    Nobody,
}

fn leave() -> Leave {
    let told = Command::new("id").arg("-u").output();
    let root = told.is_ok_and(|told| told.stdout.trim_ascii() == b"0");
    let terminal = stdin().is_terminal() && stderr().is_terminal();
    leave_of(root, env::var("CI").ok().as_deref(), terminal)
}

/// `ci` is what the environment says of being a machine for tests.
fn leave_of(root: bool, ci: Option<&str>, terminal: bool) -> Leave {
    if root {
        Leave::Root
    } else if ci.is_some_and(|ci| !matches!(ci, "" | "0" | "false")) {
        Leave::Machine
    } else if terminal {
        Leave::Person
    } else {
        Leave::Nobody
    }
}

/// Asks; everything but a clear yes is a no.
fn may(who: &str, names: &str, ear: &mut impl BufRead, mouth: &mut impl Write) -> Result<bool> {
    write!(mouth, "{who} need {names}; may I install that with sudo apt-get? [y/N] ")?;
    mouth.flush()?;
    let mut said = String::new();
    ear.read_line(&mut said)?;
    Ok(matches!(said.trim().to_lowercase().as_str(), "y" | "yes"))
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

    #[test]
    fn leave_is_given_by_root_by_a_machine_or_by_a_person() {
        for terminal in [false, true] {
            assert_eq!(leave_of(true, None, terminal), Leave::Root);
            assert_eq!(leave_of(true, Some("true"), terminal), Leave::Root);
            assert_eq!(leave_of(false, Some("true"), terminal), Leave::Machine);
        }
        for ci in [None, Some(""), Some("false"), Some("0")] {
            assert_eq!(leave_of(false, ci, true), Leave::Person);
            assert_eq!(leave_of(false, ci, false), Leave::Nobody);
        }
    }

    #[test]
    fn only_a_clear_yes_is_a_yes() {
        let said = |said: &str| {
            let mut asked = Vec::new();
            let may = may("tests", "nginx npm", &mut said.as_bytes(), &mut asked).expect("told");
            let sentence = "tests need nginx npm; may I install that with sudo apt-get? [y/N] ";
            assert_eq!(asked, sentence.as_bytes());
            may
        };
        for yes in ["y\n", "Y\n", "yes\n", " Yes \r\n"] {
            assert!(said(yes), "{yes}");
        }
        for no in ["", "\n", "n\n", "no\n", "yes, but\n", "sure\n"] {
            assert!(!said(no), "{no}");
        }
    }
}
