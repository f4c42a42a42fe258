//! `endboss lab play`: a report of many games.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::Args;
use endboss_lab::report::{About, Games, beginning, csv_files, study};
use endboss_lab::{Counts, Dealt, Rows, Work};

use super::many::{self, InOrder, RunOptions};
use crate::file::{Deed, check_kind, check_writable, problem};
use crate::table::TableOptions;
use crate::word;

/// Play many games and write a report with charts
///
/// The report is a folder: index.html with charts, and the same figures as CSV files. It shows what
/// each boss wins, what having a room or spell changes, how long games are and what ends them, how
/// often the winner was behind at half time, what the seats are worth, and which turns were
/// suspiciously long. Where several bots are named, every deal is played once for each way they can
/// sit. Ctrl-C keeps what is done and writes the report of it.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    #[command(flatten)]
    table: TableOptions,
    /// Who plays: random, easy, normal, hard or expert; one for all, or several with commas between;
    /// hard@200 simulates at most 200 games for a decision
    #[arg(long, value_name = "BOT", value_delimiter = ',', default_value = "normal")]
    #[arg(value_parser = word::entrant)]
    bots: Vec<String>,
    /// How many games; whole deals are played, so it may become a few more
    #[arg(long, value_name = "N", default_value = "1000")]
    #[arg(allow_negative_numbers = true, value_parser = word::some)]
    games: u64,
    #[command(flatten)]
    run: RunOptions,
    /// The folder for the report
    #[arg(long, value_name = "DIR", default_value = "report")]
    out: PathBuf,
    /// A turn with more decisions than this is counted as a long one; 100 for each player if left
    /// out
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = word::some)]
    long_turn: Option<u64>,
}

const EXAMPLES: &str = "\
Examples:
  endboss lab play --games 40
  endboss lab play --edition second --players 3 --bots normal,random --games 30 --out second
  endboss lab play --edition solo --games 30 --seed 7 --out alone";

pub fn run(options: &Options, out: &mut impl Write) -> Result<()> {
    let budget = options.run.budget()?;
    let table = options.table.set_up()?;
    let roster = many::roster(&options.bots, budget, &table)?;
    let folder = &options.out;
    fs::create_dir_all(folder).map_err(|error| problem(Deed::MakeFolder, folder, &error))?;
    let alone = roster.players() == 1;
    let wanted_files = FILES.iter().filter(|file| **file != of_others(alone));
    check_ours(folder)?;
    wanted_files.clone().try_for_each(|file| check_writable(&folder.join(file)))?;
    let each = roster.games().len() as u64;
    let wanted = options.games.div_ceil(each);
    let long = options.long_turn.map_or(many::long_turn(&table), |n| n.min(u32::MAX.into()) as u32);
    let mut counts = Counts::new(table.catalogue.len(), &roster, long);
    let mut games = Games::default();
    let stop = many::stop_on_ctrl_c();
    let work = Work {
        table: &table,
        roster: &roster,
        seed: options.run.seed,
        threads: options.run.threads(),
        any_boss: false,
        stop: &stop,
    };
    let bar = many::bar(wanted, 0);
    let mut deals = InOrder::default();
    let played = work.play(1..=wanted, |dealt: Dealt| -> Result<()> {
        deals.add(dealt, |dealt| {
            counts.count(dealt);
            games.add(dealt, &roster);
        });
        bar.inc(1);
        Ok(())
    });
    bar.finish_and_clear();
    played?;
    many::enough(counts.deals, wanted)?;
    let players = many::some(table.tables.seats.into(), "player");
    let bots = options.bots.join(",");
    let mut facts = vec![
        ("edition".to_owned(), format!("{}, {players}", table.edition)),
        ("packs".to_owned(), many::packs(&table)),
        ("bots".to_owned(), many::players(&options.bots, &roster, budget)),
        (
            "played".to_owned(),
            format!(
                "{} of {}, seed {}",
                many::some(counts.deals, "deal"),
                many::some(each, "game"),
                options.run.seed
            ),
        ),
    ];
    let special = many::special(&table);
    if !special.is_empty() {
        facts.insert(1, ("rules".to_owned(), special));
    }
    let about = About {
        title: format!(
            "{}: {} edition, {players}",
            many::some(counts.games, "game"),
            table.edition
        ),
        made_by: format!(
            "endboss lab play {} --bots {bots}{} --games {} --seed {}{}",
            many::table_as_typed(&options.table, &table),
            options.run.as_typed(),
            if counts.deals == wanted { options.games } else { counts.games },
            options.run.seed,
            options.long_turn.map_or(String::new(), |_| format!(" --long-turn {long}"))
        ),
        facts,
    };
    let rows = Rows::new(&counts, &table, &many::asked(&options.table, &table));
    let page = folder.join("index.html");
    let mut files = vec![("index.html", study(&about, &counts, &rows, &roster))];
    files.extend(csv_files(&counts, &rows, games));
    if let Err(error) = write_all(folder, &files) {
        bail!("{error}; {}", write_elsewhere(&files));
    }
    remove_old(&folder.join(of_others(alone)))?;
    writeln!(
        out,
        "{} played; the report is {}.",
        many::some(counts.games, "game"),
        page.display()
    )?;
    Ok(())
}

/// The files that a report may have.
const FILES: [&str; 8] = [
    "index.html",
    "games.csv",
    "bosses.csv",
    "cards.csv",
    "lengths.csv",
    "ends.csv",
    "seats.csv",
    "scores.csv",
];

/// The one of them that a report of such games has not: seats win, and whoever is alone has a score.
fn of_others(alone: bool) -> &'static str {
    if alone { "seats.csv" } else { "scores.csv" }
}

/// A folder is written into if it has a report of mass play, or nothing that is called like a part of
/// one.
fn check_ours(folder: &Path) -> Result<()> {
    let files = || FILES.iter().map(|file| folder.join(file));
    if let Some(other) = files().find(|file| file.is_dir()) {
        bail!("{} is a folder, and a report has a file there; name another --out", other.display());
    }
    if check_kind(&folder.join(FILES[0]), &beginning("endboss lab play"), "a report of lab play")? {
        return Ok(());
    }
    // Empty ones hold nothing, such as those that a full disk left behind.
    let holds = |file: &PathBuf| fs::metadata(file).is_ok_and(|it| it.is_file() && it.len() > 0);
    match files().skip(1).find(holds) {
        None => Ok(()),
        Some(file) => {
            bail!("{} belongs to no report and would be lost; name another folder", file.display())
        }
    }
}

/// Where one cannot be written after all, the others are there.
fn write_all(folder: &Path, files: &[(&str, String)]) -> Result<()> {
    let write = |(name, text): &(&str, String)| many::write(&folder.join(name), text);
    files.iter().map(write).fold(Ok(()), Result::and)
}

/// Hours of games are not lost because the disk became full meanwhile; says where they are.
fn write_elsewhere(files: &[(&str, String)]) -> String {
    let made = tempfile::Builder::new().prefix("endboss-report-").tempdir();
    // If that fails, too, it is removed again.
    let written = made.map_err(Into::into).and_then(|it| write_all(it.path(), files).map(|()| it));
    match written {
        Ok(folder) => format!("the whole report is in {} instead", folder.keep().display()),
        Err(_) => "it cannot be kept in the folder for temporary files either".to_owned(),
    }
}

/// A file of a report before, which says nothing about these games.
fn remove_old(path: &Path) -> Result<()> {
    match path.is_file() {
        true => fs::remove_file(path).map_err(|error| problem(Deed::Write, path, &error)),
        false => Ok(()),
    }
}
