//! `endboss scenario`: positions, scripts and what must come of them.

use std::fmt;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use endboss_testkit::scenario::{Packs, Verdict, report};

use crate::file::{Deed, problem};
use crate::table::{PackOptions, all};

/// Run scenario files and compare the outcome with what they expect
///
/// A folder means all scenarios in it. The transcript shows every line and its outcome, up to
/// the first difference.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    /// Scenario files, or folders of them
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one line per file and a summary
    #[arg(long)]
    quiet: bool,
    #[command(flatten)]
    packs: PackOptions,
}

const EXAMPLES: &str = "\
Examples:
  endboss scenario scenarios/examples/16-teleportation.scenario
  endboss scenario --quiet scenarios

docs/SCENARIOS.md describes the format.";

/// Scenarios that went another way than they say: not a wrong call, but not a success.
#[derive(Debug)]
pub struct Failed(usize);

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => f.write_str("1 scenario failed"),
            n => write!(f, "{n} scenarios failed"),
        }
    }
}

impl std::error::Error for Failed {}

pub fn run(options: &Options, out: &mut impl Write) -> Result<()> {
    let packs = Packs::with(&options.packs.or(&[])).map_err(|problems| all(&problems))?;
    let mut files = Vec::new();
    for path in &options.files {
        if path.is_dir() {
            let before = files.len();
            walk(path, &mut files)?;
            if files.len() == before {
                bail!("{}: there is no file that ends with .scenario", path.display());
            }
        } else {
            files.push(path.clone());
        }
    }
    let (mut passed, mut different, mut unreadable) = (0, 0, 0);
    for path in &files {
        let name = path.display().to_string();
        let bytes = std::fs::read(path).map_err(|error| problem(Deed::Read, path, &error))?;
        let played = match String::from_utf8(bytes) {
            Ok(text) => report(&text, &packs),
            Err(_) => bail!("{name}: is not UTF-8 text"),
        };
        if !options.quiet {
            writeln!(out, "{}", played.transcript)?;
        }
        let mark = if played.verdict.passed() { "ok  " } else { "FAIL" };
        writeln!(out, "{mark} {}", played.verdict.sentence(&name))?;
        match played.verdict {
            Verdict::Passed(_) => passed += 1,
            Verdict::Different { .. } => different += 1,
            Verdict::Unreadable(_) => unreadable += 1,
        }
    }
    if files.len() > 1 {
        writeln!(out, "{passed} passed, {different} failed, {unreadable} cannot be read")?;
    }
    match (unreadable, different) {
        (0, 0) => Ok(()),
        (0, n) => Err(Failed(n).into()),
        (1, _) => bail!("1 scenario cannot be read"),
        (n, _) => bail!("{n} scenarios cannot be read"),
    }
}

/// The scenarios of a folder and those below it, in order of their names.
pub fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let unread = |error: io::Error| {
        let name = folder.display();
        match error.kind() {
            ErrorKind::PermissionDenied => anyhow!("you may not read the folder {name}"),
            _ => anyhow!("the folder {name} cannot be read"),
        }
    };
    let entries = std::fs::read_dir(folder).map_err(unread)?;
    let paths = entries.map(|entry| Ok(entry.map_err(unread)?.path()));
    let mut paths: Vec<PathBuf> = paths.collect::<Result<_>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            walk(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "scenario") {
            files.push(path);
        }
    }
    Ok(())
}
