//! `endboss arena`: bots against bots over the same deals.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use endboss_bots::THINKING_NUMBER;
use endboss_gamebox::Table;
use endboss_lab::{Dealt, Record, RecordError, Roster, Settings, Standing, Work, standings};
use serde_json::{Value, json};

use crate::file::{Deed, problem};
use crate::lab::many::{self, RunOptions};
use crate::table::TableOptions;
use crate::word;

/// Let bots play each other over the same deals and rate them
///
/// A deal is played once for each way the bots can sit, everybody moving on by a seat: the cards
/// stay with the seats, whoever sits there. Ratings are those of Weng and Lin, 25 at the beginning.
/// Intervals hold the true value 95 times in 100; deals and not games count as independent. Alone
/// every bot plays every deal, and scores are compared. Ctrl-C keeps what is done and sums it up.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    #[command(flatten)]
    table: TableOptions,
    /// Who plays: random, easy, normal, hard or expert, with commas between; the list repeats until
    /// all seats are taken, and hard@200 simulates at most 200 games for a decision, whatever the
    /// others do
    #[arg(long, value_name = "BOT", value_delimiter = ',', default_value = "normal,random")]
    #[arg(value_parser = word::entrant)]
    bots: Vec<String>,
    /// How many deals
    #[arg(long, value_name = "N", default_value = "100")]
    #[arg(allow_negative_numbers = true, value_parser = word::some)]
    deals: u64,
    #[command(flatten)]
    run: RunOptions,
    /// Keep finished deals in this file, and go on from those it holds
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  endboss arena --deals 20
  endboss arena --edition second --players 4 --bots normal,random,random,random --deals 5
  endboss arena --edition solo --bots normal,random --deals 20 --json
  endboss arena --bots easy,normal --deals 10 --out match.jsonl
  endboss arena --bots hard,normal --deals 1 --ms 2";

pub fn run(options: &Options, out: &mut impl Write) -> Result<()> {
    let budget = options.run.budget()?;
    let table = options.table.set_up()?;
    let players = table.tables.seats;
    let roster = many::roster(&options.bots, budget, &table)?;
    let budget = roster.thinks_with(budget).then(|| many::words(budget));
    let settings = settings(options, &table, &roster, budget.as_deref());
    let stop = many::stop_on_ctrl_c();
    let (mut record, mut deals) = match &options.out {
        None => (None, Vec::new()),
        Some(path) => {
            let (record, deals) = Record::open(path, &settings, &roster).map_err(unusable)?;
            if let Some(line) = record.dropped() {
                let name = path.display();
                many::note(&format!(
                    "line {line} of {name}, the last one, was broken off and is dropped"
                ));
            }
            (Some(record), deals)
        }
    };
    deals.retain(|dealt| dealt.deal <= options.deals);
    let done: HashSet<u64> = deals.iter().map(|dealt| dealt.deal).collect();
    let open = (1..=options.deals).filter(|deal| !done.contains(deal));
    let work = Work {
        table: &table,
        roster: &roster,
        seed: options.run.seed,
        threads: options.run.threads(),
        any_boss: false,
        stop: &stop,
    };
    let bar = many::bar(options.deals, deals.len() as u64);
    let played = work.play(open, |dealt: Dealt| -> Result<()> {
        if let Some(record) = &mut record {
            record.keep(&dealt).map_err(unusable)?;
        }
        deals.push(dealt);
        bar.inc(1);
        Ok(())
    });
    bar.finish_and_clear();
    played?;
    many::tell_if_short(deals.len() as u64, options.deals);
    // Threads finish in any order; what is made of it must not depend on that.
    deals.sort_by_key(|dealt| dealt.deal);
    let standings = standings(&deals, &roster);
    match options.json {
        true => print_json(options, settings, &deals, &standings, players, out),
        false => print_table(options, &table, &roster, &deals, &standings, budget.as_deref(), out),
    }
}

fn unusable(error: RecordError) -> anyhow::Error {
    match error {
        RecordError::Io(path, error) => problem(Deed::Write, &path, &error),
        other => other.into(),
    }
}

/// All that a deal depends on. The number of deals is not among it: a match may go on.
fn settings(options: &Options, table: &Table, roster: &Roster, budget: Option<&str>) -> Settings {
    let header = table.header(Vec::new(), endboss_engine::Courtesy::Quick);
    let packs: Vec<String> =
        header.packs.iter().map(|pack| format!("{} {}", pack.id, pack.hash)).collect();
    // Whatever the order they were named in; of a field that was set twice the last value holds.
    let variants: BTreeSet<_> = table.variants.iter().map(|variant| variant.id()).collect();
    let fields: BTreeMap<_, _> = table.fields.iter().cloned().collect();
    let fields: Vec<String> =
        fields.iter().map(|(field, value)| format!("{field}={value}")).collect();
    let Value::Object(mut settings) = json!({
        "edition": table.edition.id(),
        "players": table.tables.seats,
        "variants": Vec::from_iter(variants).join(", "),
        "rules": fields.join(", "),
        "packs": packs.join(", "),
        "heroes": table.heroes.clone().unwrap_or_default(),
        "bots": options.bots.join(","),
        "experience": roster.experience(&table.lore()),
        "thinking": THINKING_NUMBER,
        "seed": options.run.seed,
        "version": env!("CARGO_PKG_VERSION"),
    }) else {
        unreachable!("an object was written")
    };
    // Without anybody who thinks with it, it makes no difference.
    if let Some(budget) = budget {
        settings.insert("budget".to_owned(), budget.into());
        // By the clock, whoever shares the machine with other games thinks less.
        if let Some(threads) = options.run.threads_that_matter() {
            settings.insert("threads".to_owned(), threads.into());
        }
    }
    settings
}

fn print_json(
    options: &Options,
    mut summary: Settings,
    deals: &[Dealt],
    standings: &[Standing],
    players: u8,
    out: &mut impl Write,
) -> Result<()> {
    let games: usize = deals.iter().map(|dealt| dealt.games.len()).sum();
    summary.insert("deals".to_owned(), deals.len().into());
    summary.insert("games".to_owned(), games.into());
    summary.insert("complete".to_owned(), (deals.len() as u64 == options.deals).into());
    // Whoever is alone has nobody to share with.
    let fair = (players > 1).then(|| 1.0 / f64::from(players));
    summary.insert("fair_share".to_owned(), fair.into());
    summary.insert("standings".to_owned(), serde_json::to_value(standings)?);
    writeln!(out, "{}", Value::Object(summary))?;
    Ok(())
}

fn print_table(
    options: &Options,
    table: &Table,
    roster: &Roster,
    deals: &[Dealt],
    standings: &[Standing],
    budget: Option<&str>,
    out: &mut impl Write,
) -> Result<()> {
    let (edition, players) = (table.edition, table.tables.seats);
    writeln!(
        out,
        "{edition} edition, {}, {} of {}, seed {}{}",
        many::some(players.into(), "player"),
        many::some(deals.len() as u64, "deal"),
        many::some(roster.games().len() as u64, "game"),
        options.run.seed,
        budget.map_or(String::new(), |budget| format!(", {budget} for a decision"))
    )?;
    writeln!(out)?;
    let width = standings.iter().map(|it| it.bot.len()).max().unwrap_or(0).max(6) + 1;
    match players {
        1 => scores(standings, width, out)?,
        _ => wins(standings, width, players, out)?,
    }
    writeln!(out)?;
    writeln!(
        out,
        "{:<width$}{:>10}{:>12}{:>11}{:>11}{:>11}{:>11}",
        "", "decisions", "nodes each", "mean ms", "median ms", "p99 ms", "worst ms"
    )?;
    for it in standings {
        writeln!(
            out,
            "{:<width$}{:>10}{:>12}{:>11}{:>11}{:>11}{:>11}",
            it.bot,
            it.decisions,
            it.nodes_per_decision.map_or("-".to_owned(), |nodes| format!("{nodes:.1}")),
            millis(it.mean_ms),
            millis(it.median_ms),
            millis(it.p99_ms),
            millis(it.worst_ms)
        )?;
    }
    Ok(())
}

fn wins(standings: &[Standing], width: usize, players: u8, out: &mut impl Write) -> Result<()> {
    let fair = 100.0 / f64::from(players);
    writeln!(
        out,
        "{:<width$}{:>8}{:>17}{:>8}{:>8}{:>9}{:>18}{:>8}",
        "", "rating", "95 %", "seats", "wins", "share", "95 %", "place"
    )?;
    for it in standings {
        let rating = it.rating.map_or("-".to_owned(), |rating| format!("{rating:.2}"));
        let share = it.share.map_or("-".to_owned(), |share| format!("{:.1}%", 100.0 * share));
        let place = it.mean_place.map_or("-".to_owned(), |place| format!("{place:.2}"));
        let share_range = it.share_interval.map(|range| range.map(|end| 100.0 * end));
        writeln!(
            out,
            "{:<width$}{rating:>8}{:>17}{:>8}{:>8}{share:>9}{:>18}{place:>8}",
            it.bot,
            range(it.rating_interval, 2, ""),
            it.seats,
            it.wins.unwrap_or(0),
            range(share_range, 1, "%")
        )?;
    }
    writeln!(out, "A fair share is {fair:.1}%.")?;
    Ok(())
}

fn scores(standings: &[Standing], width: usize, out: &mut impl Write) -> Result<()> {
    writeln!(out, "{:<width$}{:>8}{:>12}{:>18}", "", "games", "mean score", "95 %")?;
    for it in standings {
        let score = it.mean_score.map_or("-".to_owned(), |score| format!("{score:.2}"));
        writeln!(
            out,
            "{:<width$}{:>8}{score:>12}{:>18}",
            it.bot,
            it.seats,
            range(it.score_interval, 2, "")
        )?;
    }
    Ok(())
}

fn range(interval: Option<[f64; 2]>, digits: usize, unit: &str) -> String {
    match interval {
        None => "-".to_owned(),
        Some([low, high]) => format!("{low:.digits$} to {high:.digits$}{unit}"),
    }
}

/// Three digits that say something.
fn millis(time: Option<f64>) -> String {
    match time {
        None => "-".to_owned(),
        Some(t) if t < 0.001 => "<0.001".to_owned(),
        Some(t) if t < 1.0 => format!("{t:.3}"),
        Some(t) if t < 100.0 => format!("{t:.2}"),
        Some(t) => format!("{t:.0}"),
    }
}
