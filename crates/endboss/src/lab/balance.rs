//! `endboss lab balance`: the cards in one table, as in docs/BALANCE.md.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use endboss_gamebox::Level;
use endboss_lab::report::{About, balance, beginning, study};
use endboss_lab::{Counts, Dealt, Rows, Work};

use super::many::{self, InOrder, RunOptions};
use crate::file::{check_kind, check_writable, same};
use crate::table::TableOptions;
use crate::word;

/// Win share of every boss, and what having a room or spell changes
///
/// All seats play alike. A boss's fair share is one game in as many as there are players. For a room
/// or spell: the win rate of the seats that had it in hand at some time, minus that of the seats
/// that never did, with an interval that holds the true value 95 times in 100. Alone it is scores
/// that count. With --pack the cards of that pack come first, each with how it stands among the
/// others of its kind. Ctrl-C keeps what is done.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    #[command(flatten)]
    table: TableOptions,
    /// Who plays in all seats: random, easy, normal, hard or expert
    #[arg(long, value_name = "BOT", default_value = "normal", value_parser = word::bot)]
    bot: Level,
    /// How many games
    #[arg(long, value_name = "N", default_value = "1000")]
    #[arg(allow_negative_numbers = true, value_parser = word::some)]
    games: u64,
    /// Let chance decide which boss is kept: bots keep their favorites, and of the others there are
    /// too few games to tell
    #[arg(long)]
    any_boss: bool,
    #[command(flatten)]
    run: RunOptions,
    /// Write the report into this file, as Markdown
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write it into this file as a page with charts, too
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  endboss lab balance --edition super --players 2 --games 20
  endboss lab balance --edition anniversary --players 3 --games 20 --seed 7 --html balance.html
  endboss lab balance --pack my-pack --games 50";

pub fn run(options: &Options, out: &mut impl Write) -> Result<()> {
    let budget = options.run.budget()?;
    let table = options.table.set_up()?;
    let bot = options.bot.id();
    let roster = many::roster(&[bot.to_owned()], budget, &table)?;
    if options.any_boss && table.tables.rules.bosses_dealt < 2 {
        bail!(
            "nobody has two bosses to keep one of here, so --any-boss changes nothing; leave it out"
        );
    }
    if let (Some(one), Some(other)) = (&options.out, &options.html)
        && same(one, other)
    {
        bail!("--out and --html are the same file, {}; name two", one.display());
    }
    let marks = ["# Balance: ", &beginning("endboss lab balance")];
    for (path, mark) in [&options.out, &options.html].into_iter().zip(marks) {
        path.iter().try_for_each(|it| check_kind(it, mark, "a balance report").map(drop))?;
    }
    options.out.iter().chain(&options.html).try_for_each(|path| check_writable(path))?;
    let mut counts = Counts::new(table.catalogue.len(), &roster, many::long_turn(&table));
    let stop = many::stop_on_ctrl_c();
    let work = Work {
        table: &table,
        roster: &roster,
        seed: options.run.seed,
        threads: options.run.threads(),
        any_boss: options.any_boss,
        stop: &stop,
    };
    let bar = many::bar(options.games, 0);
    let mut deals = InOrder::default();
    let played = work.play(1..=options.games, |dealt: Dealt| -> Result<()> {
        deals.add(dealt, |dealt| counts.count(dealt));
        bar.inc(1);
        Ok(())
    });
    bar.finish_and_clear();
    played?;
    many::enough(counts.deals, options.games)?;
    let (edition, seats) = (table.edition, table.tables.seats);
    let title = format!("Balance: {edition} edition, {}", many::some(seats.into(), "player"));
    let made_by = format!(
        "endboss lab balance {} --bot {bot}{}{} --games {} --seed {}",
        many::table_as_typed(&options.table, &table),
        if options.any_boss { " --any-boss" } else { "" },
        options.run.as_typed(),
        counts.games,
        options.run.seed
    );
    let rows = Rows::new(&counts, &table, &many::asked(&options.table, &table));
    let report = balance(
        &title,
        &format!(
            "{} of `{bot}` in all seats{}, packs {}, seed {}.",
            many::some(counts.games, "game"),
            if options.any_boss { " with bosses kept by chance" } else { "" },
            many::packs(&table),
            options.run.seed
        ),
        &made_by,
        &counts,
        &rows,
    );
    // Whatever fails of these, the others are there.
    let printed = match &options.out {
        None => write!(out, "{report}").and_then(|()| out.flush()),
        Some(_) => Ok(()),
    };
    let html = options.html.as_deref().map_or(Ok(()), |path| {
        let facts = vec![
            ("bot in all seats".to_owned(), bot.to_owned()),
            ("packs".to_owned(), many::packs(&table)),
            ("seed".to_owned(), options.run.seed.to_string()),
        ];
        let about = About { title, made_by, facts };
        many::write(path, &study(&about, &counts, &rows, &roster))
    });
    if let Some(path) = &options.out {
        many::write_or_print(path, &report, out)?;
        writeln!(out, "The report is in {}.", path.display())?;
    }
    html?;
    Ok(printed?)
}
