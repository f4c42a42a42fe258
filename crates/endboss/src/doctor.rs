//! `endboss doctor`: whether everything in a store holds what it says.

use std::fmt;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::{Result, anyhow};
use clap::Args;
use endboss_store::sqlite::SqliteStore;
use endboss_store::{TableId, TableState};
use endboss_tables::doctor::{Doctor, Fault, Sound};
use indicatif::{HumanCount, ProgressBar, ProgressStyle};

use crate::{admin, data};

/// Check a store: every journal is played again and held to its seed, its table and its hashes
///
/// It may be the store of a server that runs, or a backup. Where something is wrong there is a line
/// for each fault, and the exit code is 1.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    /// The folder where the server keeps everything, or a backup [default: one in your data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Only this table, by its id or code
    #[arg(long, value_name = "TABLE")]
    table: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  endboss doctor
  endboss doctor --data /var/lib/endboss
  endboss doctor --data monday.sqlite --table KRAKEN";

/// Something is wrong with the store.
#[derive(Debug)]
pub struct Sick(usize);

impl fmt::Display for Sick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => f.write_str("there is one fault"),
            n => write!(f, "there are {n} faults"),
        }
    }
}

impl std::error::Error for Sick {}

pub fn run(options: &Options, out: &mut impl Write) -> Result<()> {
    let file = data::store(options.data.clone())?;
    let store = data::open_beside(&file)?;
    let (ids, whole) = match &options.table {
        Some(name) => (vec![admin::find(&*store, name)?.id], false),
        None => (store.table_ids().map_err(|error| data::unusable(&file, error))?, true),
    };
    let mut faults = 0;
    if whole {
        faults += check_file(&store, out)?;
    }
    let doctor = Doctor::new(store).map_err(|why| anyhow!(why))?;
    // A bug in the rules is told as the fault of a table.
    std::panic::set_hook(Box::new(|_| {}));
    let looked = examine_all(&doctor, &ids, out);
    let _ = std::panic::take_hook();
    let (sound, wrong) = looked?;
    faults += wrong;
    writeln!(out, "{}", summary(&sound, wrong, whole))?;
    if faults == 0 { Ok(()) } else { Err(Sick(faults).into()) }
}

/// What SQLite says of its own file.
fn check_file(store: &SqliteStore, out: &mut impl Write) -> Result<usize> {
    let wrong = store.integrity().unwrap_or_else(|error| vec![error.to_string()]);
    for sentence in &wrong {
        writeln!(out, "the file: {sentence}")?;
    }
    Ok(wrong.len())
}

/// All of them, on all processors; faults are told as they are found.
fn examine_all(
    doctor: &Doctor,
    ids: &[TableId],
    out: &mut impl Write,
) -> Result<(Vec<Sound>, usize)> {
    let bar = ProgressBar::new(ids.len() as u64);
    let style = "{bar:40} {human_pos} of {human_len} tables, {eta} left";
    bar.set_style(ProgressStyle::with_template(style).expect("the template is well formed"));
    let next = AtomicUsize::new(0);
    let (tell, told) = mpsc::channel();
    let threads = thread::available_parallelism().map_or(1, usize::from).min(ids.len().max(1));
    thread::scope(|scope| {
        for _ in 0..threads {
            let (tell, next) = (tell.clone(), &next);
            scope.spawn(move || {
                while let Some(id) = ids.get(next.fetch_add(1, Ordering::Relaxed)) {
                    // Nobody listens any more if the output was closed.
                    if tell.send(doctor.examine(*id)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(tell);
        let (mut sound, mut wrong) = (Vec::new(), 0);
        for looked in told {
            bar.inc(1);
            match looked {
                Ok(found) => sound.extend(found),
                Err(fault) => {
                    wrong += 1;
                    bar.suspend(|| tell_fault(&fault, out))?;
                }
            }
        }
        bar.finish_and_clear();
        Ok((sound, wrong))
    })
}

fn tell_fault(fault: &Fault, out: &mut impl Write) -> Result<()> {
    writeln!(out, "{fault}")?;
    if let Some(good) = fault.line.and_then(|line| line.checked_sub(1)).filter(|line| *line > 0) {
        writeln!(out, "    to go back: endboss admin repair {} --to-line {good}", fault.table)?;
    }
    Ok(out.flush()?)
}

fn summary(sound: &[Sound], wrong: usize, whole: bool) -> String {
    let count = |state| sound.iter().filter(|sound| sound.state == state).count();
    let states = TableState::ALL.map(|state| (state, count(state)));
    let states = states.iter().filter(|(_, count)| *count > 0);
    let states: Vec<_> = states
        .map(|(state, count)| format!("{} {}", HumanCount(*count as u64), state.id()))
        .collect();
    let tables = sound.len() + wrong;
    let mut said = many(tables as u64, "table");
    if !states.is_empty() {
        said.push_str(&format!(" ({})", states.join(", ")));
    }
    let lines: u64 = sound.iter().map(|sound| u64::from(sound.lines)).sum();
    let fair = sound.iter().filter(|sound| sound.fair).count();
    said.push_str(&format!(
        ", {} of journals played again, {} checked; ",
        many(lines, "line"),
        many(fair as u64, "revealed deal")
    ));
    said.push_str(match (wrong, whole) {
        (0, true) => "all tables hold",
        (0, false) => "it holds",
        _ => "the tables named above do not hold",
    });
    said
}

fn many(count: u64, what: &str) -> String {
    format!("{} {what}{}", HumanCount(count), if count == 1 { "" } else { "s" })
}
