//! `endboss sim`: many random games and what they add up to.

mod record;

use std::fmt;
use std::io::Write;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Args;
use endboss_lab::start;
use endboss_view::Pick;
use indicatif::{ProgressBar, ProgressStyle};

use crate::file::{Deed, problem};
use crate::lab::many;
use crate::random::{Bare, Dice, Played, play_out};
use crate::table::{Table, TableOptions};
use crate::tally::{Tally, round};
use crate::word;
use endboss_gamebox::{Budget, Level, Seated};

/// Play many games between bots and sum them up
///
/// The same seed gives the same games, whatever the number of threads. Ctrl-C stops early and sums
/// up what was played.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    #[command(flatten)]
    table: TableOptions,
    /// Who plays: random, easy, normal, hard or expert; one for all, or one for each seat with commas
    /// between, and then they change seats from game to game
    #[arg(long, value_name = "BOT", value_delimiter = ',', default_value = "random")]
    #[arg(value_parser = word::bot)]
    bots: Vec<Level>,
    /// Most games a hard or expert bot simulates for one answer [default: 1000, without
    /// --ms]
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = word::nodes)]
    nodes: Option<u32>,
    /// How many milliseconds such a bot thinks at most; then the same seed need not give the same
    /// games
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = word::millis)]
    ms: Option<u64>,
    /// How many games
    #[arg(long, value_name = "N", default_value = "1000")]
    #[arg(allow_negative_numbers = true, value_parser = word::some)]
    games: u64,
    /// Where chance begins
    #[arg(long, value_name = "N", default_value = "1")]
    #[arg(allow_negative_numbers = true, value_parser = word::number)]
    seed: u64,
    /// The number of the first game, to play one of many again
    #[arg(long, value_name = "N", default_value = "1")]
    #[arg(allow_negative_numbers = true, value_parser = word::some)]
    from: u64,
    /// How many threads; as many as there are processors if left out
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = word::threads)]
    threads: Option<u64>,
    /// Write a journal of every game into this folder
    #[arg(long, value_name = "DIR")]
    journal: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  endboss sim
  endboss sim --edition first --players 4 --games 500 --seed 7
  endboss sim --edition second --variant hard-mode --variant machinations --games 200
  endboss sim --rule turn_limit=40 --games 200 --json
  endboss sim --edition super --players 5 --games 100
  endboss sim --edition anniversary --bots normal,random --games 50
  endboss sim --edition first --bots hard,normal --nodes 200 --games 10
  endboss sim --games 3 --journal games";

/// Games that a bot imagines for one answer if nobody says otherwise.
const NODES: u32 = 1_000;

impl Options {
    /// How long bots think: by nodes alone if no time is named.
    fn budget(&self) -> Budget {
        let time = self.ms.map(Duration::from_millis);
        Budget::within(self.nodes.or(time.is_none().then_some(NODES)), time)
    }

    /// What is thought with, where it matters.
    fn thinks(&self) -> Option<Budget> {
        self.bots.iter().any(|level| level.searches()).then(|| self.budget())
    }
}

/// A game that our own mistake stopped.
#[derive(Clone, Debug)]
pub struct Bug {
    game: u64,
    seed: u64,
    message: String,
}

impl fmt::Display for Bug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Bug { game, seed, message } = self;
        write!(
            f,
            "game {game} broke off by a mistake in the rules engine ({message}); \
             --seed {seed} --from {game} --games 1 shows it again"
        )
    }
}

impl std::error::Error for Bug {}

/// What the threads share.
struct Work<'a> {
    options: &'a Options,
    table: &'a Table,
    next: AtomicU64,
    stop: Arc<AtomicBool>,
    failed: Mutex<Option<anyhow::Error>>,
    bar: ProgressBar,
}

/// Games a thread takes at once, where a game is over in no time.
const BATCH: u64 = 64;

/// Nobody is named who would not play, and there are so many games.
fn check(options: &Options, table: &Table) -> Result<()> {
    many::check_seats(options.bots.len(), table.tables.seats)?;
    if options.from.checked_add(options.games - 1).is_none() {
        bail!(
            "there are no {} games from number {} on; the last one has number {}",
            options.games,
            options.from,
            u64::MAX
        );
    }
    Ok(())
}

pub fn run(options: &Options, out: &mut impl Write) -> Result<()> {
    let table = options.table.set_up()?;
    check(options, &table)?;
    if let Some(folder) = &options.journal {
        let unmade = |error| problem(Deed::MakeFolder, folder, &error);
        std::fs::create_dir_all(folder).map_err(unmade)?;
    }
    let threads = options.threads.unwrap_or_else(many::processors).min(options.games);
    let work = Work {
        options,
        table: &table,
        next: AtomicU64::new(0),
        stop: many::stop_on_ctrl_c(),
        failed: Mutex::new(None),
        bar: progress(options),
    };
    let begun = Instant::now();
    let blank = || Tally::new(table.tables.seats, table.catalogue.len());
    let (tally, threads) = thread::scope(|scope| {
        let one = || work.play(blank());
        let workers = start(scope, threads as usize, || one);
        let join = |worker: ScopedJoinHandle<'_, _>| worker.join().expect("games are caught");
        let mut tallies: Vec<Tally> = workers.into_iter().filter_map(join).collect();
        if tallies.is_empty() {
            tallies.push(one());
        }
        let sum = tallies.iter().fold(blank(), |sum, tally| sum.and(tally));
        (sum, tallies.len() as u64)
    });
    let elapsed = begun.elapsed();
    work.bar.finish_and_clear();
    let failed = work.failed.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(error) = failed {
        return Err(error);
    }
    if tally.games == 0 {
        bail!("stopped before a game was finished; there is nothing to tell");
    }
    if tally.games < options.games {
        many::note(&format!("stopped after {} of {} games", tally.games, options.games));
    }
    report(options, &table, &tally, threads, elapsed, out)
}

/// A bar on the terminal, or nothing where there is none.
fn progress(options: &Options) -> ProgressBar {
    if options.json {
        return ProgressBar::hidden();
    }
    let style = "{bar:40} {human_pos} of {human_len} games, {eta} left";
    let bar = ProgressBar::new(options.games);
    bar.set_style(ProgressStyle::with_template(style).expect("the template is well formed"));
    bar
}

impl Work<'_> {
    /// One thread: takes games until there are none.
    fn play(&self, mut tally: Tally) -> Tally {
        let mut options = Vec::new();
        let mut seated = Seated::new(&self.options.bots, self.options.budget(), self.table);
        let games = self.options.games;
        // Nobody waits for a thread that has taken many long games.
        let size = if self.options.thinks().is_some() { 1 } else { BATCH };
        while !self.stop.load(Ordering::Relaxed) {
            let first = self.next.fetch_add(size, Ordering::Relaxed);
            if first >= games {
                break;
            }
            let batch = first..games.min(first.saturating_add(size));
            for number in batch.clone() {
                let game = self.options.from.saturating_add(number);
                seated.sit_down(game);
                match self.play_one(game, &mut seated, &mut options) {
                    Ok(played) => tally.count(&played, |seat| seated.level(seat)),
                    Err(error) => return self.fail(error, tally),
                }
                if self.stop.load(Ordering::Relaxed) {
                    break;
                }
            }
            self.bar.inc(batch.end - batch.start);
        }
        tally
    }

    fn fail(&self, error: anyhow::Error, tally: Tally) -> Tally {
        self.stop.store(true, Ordering::Relaxed);
        let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        failed.get_or_insert(error);
        tally
    }

    /// Our own mistake in one game must not take the others with it. [ARCHITECTURE 13]
    fn play_one(&self, game: u64, seated: &mut Seated, options: &mut Vec<Pick>) -> Result<Played> {
        let seed = self.options.seed;
        let dice = Dice::of_game(seed, game);
        let table = self.table;
        let has_left = || self.stop.load(Ordering::Relaxed);
        let played = panic::catch_unwind(AssertUnwindSafe(|| match &self.options.journal {
            None => {
                let mut bare = Bare::new(&table.tables, dice);
                Ok(play_out(&table.tables, &mut bare, seated, options, has_left))
            }
            Some(folder) => {
                let (edition, seats) = (table.edition, table.tables.seats);
                let path = folder.join(format!("{edition}-{seats}-seed{seed}-game{game}.journal"));
                record::play_out(table, path, dice, seated, options, has_left)
            }
        }));
        played.unwrap_or_else(|panic| {
            let message = panic
                .downcast_ref::<String>()
                .map(String::as_str)
                .or_else(|| panic.downcast_ref::<&str>().copied())
                .unwrap_or("no message");
            Err(Bug { game, seed, message: message.to_owned() }.into())
        })
    }
}

fn report(
    options: &Options,
    table: &Table,
    tally: &Tally,
    threads: u64,
    elapsed: Duration,
    out: &mut impl Write,
) -> Result<()> {
    let seconds = elapsed.as_secs_f64().max(1e-9);
    let games_per_s = tally.games as f64 / seconds;
    let decisions_per_s = tally.decisions as f64 / seconds;
    let printing = table.tables.rules.printing;
    if options.json {
        let mut summary = tally.json(&table.catalogue, printing);
        summary.insert("edition".to_owned(), table.edition.id().into());
        summary.insert("players".to_owned(), table.tables.seats.into());
        summary.insert("seed".to_owned(), options.seed.into());
        summary.insert("complete".to_owned(), (tally.games == options.games).into());
        summary.insert("threads".to_owned(), threads.into());
        if let Some(budget) = options.thinks() {
            summary.insert("nodes".to_owned(), budget.nodes.into());
            summary.insert("ms".to_owned(), options.ms.into());
        }
        summary.insert("games_per_s".to_owned(), round(games_per_s).into());
        summary.insert("decisions_per_s".to_owned(), round(decisions_per_s).into());
        writeln!(out, "{}", serde_json::Value::Object(summary))?;
        return Ok(());
    }
    let variants: Vec<_> = table.variants.iter().map(|variant| variant.id()).collect();
    let fields = table.fields.iter().map(|(field, value)| format!("{field}={value}"));
    let special: Vec<String> = variants.into_iter().map(str::to_owned).chain(fields).collect();
    let (edition, seats, games) = (table.edition, table.tables.seats, tally.games);
    let some = if games == 1 { "game" } else { "games" };
    let players = if seats == 1 { "player" } else { "players" };
    write!(out, "{games} {some}, {edition} edition, {seats} {players}, seed {}", options.seed)?;
    writeln!(out, "{}{}", if special.is_empty() { "" } else { ", " }, special.join(", "))?;
    writeln!(out)?;
    for line in tally.lines(&table.catalogue, printing) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    writeln!(
        out,
        "{games_per_s:.0} games/s, {decisions_per_s:.0} decisions/s, {} in {seconds:.1} s",
        if threads == 1 { "1 thread".to_owned() } else { format!("{threads} threads") },
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: Options,
    }

    #[test]
    fn bots_think_by_nodes_unless_a_time_is_named() {
        let budget = |words: &[&str]| {
            let line = Line::try_parse_from(["sim"].iter().chain(words)).map_err(|e| e.to_string());
            line.map(|line| line.options.budget())
        };
        let ms = |n| Some(Duration::from_millis(n));
        assert_eq!(budget(&[]), Ok(Budget::nodes(NODES)));
        assert_eq!(budget(&["--nodes", "60"]), Ok(Budget::nodes(60)));
        assert_eq!(budget(&["--ms", "5"]), Ok(Budget::within(None, ms(5))));
        let both = Budget::within(Some(60), ms(5));
        assert_eq!(budget(&["--ms", "5", "--nodes", "60"]), Ok(both));
        let no_nodes = "is not a budget of simulated games; write 1 or more";
        let no_time = "is not a budget of milliseconds; write 1 to 600000";
        for (option, word, said) in [
            ("--nodes", "0", no_nodes),
            ("--nodes", "-3", no_nodes),
            ("--nodes", "4294967296", "is too large; the most is 4294967295"),
            ("--ms", "0", no_time),
            ("--ms", "soon", no_time),
            ("--ms", "600001", no_time),
        ] {
            assert!(budget(&[option, word]).unwrap_err().contains(said), "{option} {word}");
        }
    }
}
