//! `endboss lab compare`: what a rule, a variant or a pack changes.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::Args;
use endboss_cards::Source;
use endboss_gamebox::Table;
use endboss_lab::report::{About, versus_page, versus_text};
use endboss_lab::{Dealt, Work, compare};
use endboss_lexicon::Variant;

use super::many::{self, RunOptions};
use crate::table::TableOptions;
use crate::word;

/// Play the same deals by two settings and tell what changes
///
/// A setting is a variant such as hard-mode, a rule field such as turn_limit=60, or a pack such as
/// items; several with commas between. What --a leaves out is as the other options say. Each deal is
/// compared with itself, so that the luck of the cards is the same on both sides. Ctrl-C keeps what
/// is done.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    #[command(flatten)]
    table: TableOptions,
    /// What is set in A; nothing if left out
    #[arg(long, value_name = "SETTING", value_delimiter = ',')]
    a: Vec<String>,
    /// What is set in B
    #[arg(long, value_name = "SETTING", value_delimiter = ',', required = true)]
    b: Vec<String>,
    /// Who plays: random, easy, normal, hard or expert; one for all, or several with commas between
    #[arg(long, value_name = "BOT", value_delimiter = ',', default_value = "normal")]
    #[arg(value_parser = word::entrant)]
    bots: Vec<String>,
    /// How many games on each side; whole deals are played, so it may become a few more
    #[arg(long, value_name = "N", default_value = "1000")]
    #[arg(allow_negative_numbers = true, value_parser = word::some)]
    games: u64,
    #[command(flatten)]
    run: RunOptions,
    /// Write it into this file as a page with charts, too
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  endboss lab compare --b turn_limit=5 --games 20
  endboss lab compare --edition second --a machinations --b hard-mode --games 20
  endboss lab compare --edition super --players 3 --b items,coins --games 10 --html items.html";

pub fn run(options: &Options, out: &mut impl Write) -> Result<()> {
    let budget = options.run.budget()?;
    let tables = [with(&options.table, &options.a)?, with(&options.table, &options.b)?];
    if sides(&options.a) == sides(&options.b) {
        bail!("A and B are the same; say what differs with --a or --b");
    }
    let rosters = [
        many::roster(&options.bots, budget, &tables[0])?,
        many::roster(&options.bots, budget, &tables[1])?,
    ];
    let each = rosters[0].games().len() as u64;
    let wanted = options.games.div_ceil(each);
    let stop = many::stop_on_ctrl_c();
    let threads = options.run.threads();
    let mut dealt: [Vec<Dealt>; 2] = [Vec::new(), Vec::new()];
    let bar = many::bar(2 * wanted, 0);
    let numbers: Vec<u64> = (1..=wanted).collect();
    // Side by side, so that whoever stops early has both sides of what is done.
    for some in numbers.chunks(threads * 4) {
        for side in 0..2 {
            let (table, roster) = (&tables[side], &rosters[side]);
            let work = Work { table, roster, seed: options.run.seed, threads, stop: &stop };
            work.play(some, |deal: Dealt| -> Result<()> {
                dealt[side].push(deal);
                bar.inc(1);
                Ok(())
            })?;
        }
    }
    bar.finish_and_clear();
    many::tell_if_short(dealt[1].len() as u64, wanted);
    let [mut a, mut b] = dealt;
    for side in [&mut a, &mut b] {
        side.sort_by_key(|dealt| dealt.deal);
    }
    let found = compare(&a, &b);
    let about = about(options, &tables, b.len() as u64, each);
    if let Some(path) = &options.html {
        many::write(path, &versus_page(&about, &found))?;
    }
    write!(out, "{}", versus_text(&about, &found))?;
    if found.is_empty() {
        writeln!(out, "Fewer than two deals say nothing about a difference.")?;
    }
    Ok(())
}

fn about(options: &Options, tables: &[Table; 2], deals: u64, each: u64) -> About {
    let table = &tables[0];
    let players = many::some(table.tables.seats.into(), "player");
    let side = |settings: &[String]| match settings {
        [] => "nothing changed".to_owned(),
        some => some.join(", "),
    };
    let a = match options.a.as_slice() {
        [] => String::new(),
        some => format!(" --a {}", some.join(",")),
    };
    About {
        title: format!("Two settings over the same deals: {} edition, {players}", table.edition),
        made_by: format!(
            "endboss lab compare --edition {} --players {}{}{a} --b {} --bots {}{} --games {} --seed {}",
            table.edition,
            table.tables.seats,
            typed(&options.table),
            options.b.join(","),
            options.bots.join(","),
            options.run.as_typed(),
            options.games,
            options.run.seed
        ),
        facts: vec![
            ("A".to_owned(), side(&options.a)),
            ("B".to_owned(), side(&options.b)),
            ("bots".to_owned(), options.bots.join(",")),
            (
                "played".to_owned(),
                format!(
                    "{} of {} on each side, seed {}",
                    many::some(deals, "deal"),
                    many::some(each, "game"),
                    options.run.seed
                ),
            ),
        ],
    }
}

/// What both sides share beside edition and players, as it is typed.
fn typed(options: &TableOptions) -> String {
    let variants = options.variants.iter().map(|variant| format!(" --variant {}", variant.id()));
    let fields = options.fields.iter().map(|(field, value)| format!(" --rule {field}={value}"));
    let mut text: String = variants.chain(fields).collect();
    text.push_str(&options.packs.as_typed());
    text
}

fn sides(settings: &[String]) -> Vec<&String> {
    let mut settings: Vec<_> = settings.iter().collect();
    settings.sort();
    settings
}

/// The table with these settings on top of what the other options say.
fn with(options: &TableOptions, settings: &[String]) -> Result<Table> {
    let mut options = options.clone();
    let mut more: Vec<String> = Vec::new();
    for setting in settings {
        let shipped = Source::shipped_ids().any(|id| id == setting);
        if setting.contains('=') {
            let field = word::field(setting).map_err(anyhow::Error::msg)?;
            options.fields.push(field);
        } else if let Some(variant) = Variant::from_id(setting) {
            options.variants.push(variant);
        } else if shipped || Path::new(setting).is_dir() {
            more.push(setting.clone());
        } else {
            let variants = Variant::ALL.map(Variant::id).join(", ");
            let packs = Source::shipped_ids().collect::<Vec<_>>().join(", ");
            bail!(
                "\"{setting}\" is no setting; write a rule field such as turn_limit=60, a variant \
                 ({variants}) or a pack ({packs}, or a folder)"
            );
        }
    }
    if !more.is_empty() {
        if options.packs.packs.is_empty() {
            let players = options.set_up()?.tables.seats;
            let own = options.edition.packs(players).iter();
            options.packs.packs = own.map(|pack| (*pack).to_owned()).collect();
        }
        options.packs.packs.extend(more);
    }
    options.set_up()
}
