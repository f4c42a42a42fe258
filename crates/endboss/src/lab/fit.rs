//! `endboss lab fit`: what `hard` and `expert` know from experience.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Result, anyhow, bail};
use clap::Args;
use endboss_bots::fitted::Experience;
use endboss_gamebox::{Budget, Level};
use endboss_lab::fit::{Course, Lesson, fit, is_kept};
use endboss_lab::lessons::{School, Schooled, names};

use super::many;
use crate::file::{Deed, check_kind, check_writable, problem, same};
use crate::started::quoted;
use crate::word;

/// Learn from many games how good a position is
///
/// Bots play with a whim now and then. What every seat has at the beginning of every turn is kept
/// with how the game ended, and a small network learns to predict it. Every tenth game is kept
/// apart: after each round it is told how much the network is surprised by them, the mean of -ln of
/// the chance it gave to the winner, or alone the mean squared error of the score. The same options
/// give the same numbers, whatever the number of threads. Ctrl-C learns from the games that are
/// finished, and while it learns, leaves it at the rounds that are.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    /// The tables it is for: classic-2, classic-4, super-2, super-4 or solo
    #[arg(long, value_name = "KIND", default_value = "classic-2", value_parser = word::kind)]
    kind: &'static str,
    /// Who plays in all seats: random, easy, normal, hard or expert
    #[arg(long, value_name = "BOT", default_value = "normal", value_parser = word::bot)]
    bot: Level,
    /// Most games a bot that searches simulates for one decision
    #[arg(long, value_name = "N", default_value = "200")]
    #[arg(allow_negative_numbers = true, value_parser = word::nodes)]
    nodes: u32,
    /// Learn what single cards are good for, too; goes without saying if the file of --from knows
    /// some
    #[arg(long)]
    cards: bool,
    /// Go on from what is in this file, which was learned for the same kind of tables
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Let bots that search judge by what the file of --from holds, whatever their level, instead of
    /// what they came with
    #[arg(long)]
    judging: bool,
    /// How much of what a position is taken for comes from how its game ended, from 0 to 1; the rest
    /// comes from what the position a turn later looks like
    #[arg(long, value_name = "SHARE", default_value = "1")]
    #[arg(allow_negative_numbers = true, value_parser = word::share)]
    trust: f32,
    /// How often any legal answer is given instead, from 0 to 1
    #[arg(long, value_name = "SHARE", default_value = "0.06")]
    #[arg(allow_negative_numbers = true, value_parser = word::share)]
    whim: f32,
    /// How many games; at least 10
    #[arg(long, value_name = "N", default_value = "20000")]
    #[arg(allow_negative_numbers = true, value_parser = word::some)]
    games: u64,
    /// How often all lessons are gone through
    #[arg(long, value_name = "N", default_value = "12")]
    #[arg(allow_negative_numbers = true, value_parser = word::some)]
    rounds: u64,
    /// Where chance begins
    #[arg(long, value_name = "N", default_value = "1")]
    #[arg(allow_negative_numbers = true, value_parser = word::number)]
    seed: u64,
    /// How many games at the same time; as many as there are processors if left out
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = word::threads)]
    threads: Option<u64>,
    /// The file for what was learned
    #[arg(long, value_name = "FILE", default_value = "fitted.txt")]
    out: PathBuf,
}

const EXAMPLES: &str = "\
Examples:
  endboss lab fit --games 20 --rounds 2
  endboss lab fit --kind solo --games 20 --rounds 1 --out solo.txt
  endboss lab fit --kind super-2 --bot hard --nodes 4 --games 10 --rounds 1
  endboss lab fit --games 20 --rounds 1 --cards --out first.txt
  endboss lab fit --games 20 --rounds 1 --cards --from first.txt --trust 0.6
  endboss lab fit --games 10 --rounds 1 --bot hard --nodes 4 --cards --from first.txt --judging";

/// With fewer there is nothing to learn from, or nothing to examine by.
const FEWEST: u64 = 10;

pub fn run(options: &Options, out: &mut impl Write) -> Result<()> {
    if options.games < FEWEST {
        bail!("{} games are too few to learn from; play at least {FEWEST}", options.games);
    }
    if options.judging && options.from.is_none() {
        bail!("--judging needs a file to judge by; name it with --from");
    }
    if options.judging && !options.bot.searches() {
        bail!(
            "{} judges no positions, so --judging changes nothing; leave it out, or let hard or \
             expert play",
            options.bot.id()
        );
    }
    let path = &options.out;
    if options.from.as_deref().is_some_and(|from| same(from, path)) {
        bail!(
            "--from and --out are the same file, {}; what it holds would be lost, so name another \
             --out",
            path.display()
        );
    }
    check_kind(path, "# endboss lab fit", "what was learned")?;
    check_writable(path)?;
    let before = options.from.as_deref().map(|from| Before::read(from, options)).transpose()?;
    let cards = options.cards || before.as_ref().is_some_and(|it| !it.learned.cards.is_empty());
    let stop = many::stop_on_ctrl_c();
    let judging = before.as_ref().filter(|_| options.judging).map(|it| it.learned);
    let lessons = lessons(options, judging, cards, &stop)?;
    let games = lessons.last().map_or(0, |(game, _)| *game);
    let lessons: Vec<Lesson> = lessons.into_iter().flat_map(|(_, lessons)| lessons).collect();
    let kept = lessons.iter().filter(|lesson| is_kept(lesson)).count();
    if kept == 0 || kept == lessons.len() {
        bail!("stopped before there was enough to learn from");
    }
    // Whoever does not read on wants the file all the same, so it is told at the end.
    let mut told =
        writeln!(out, "{}, {} kept apart", many::some(lessons.len() as u64, "position"), kept);
    let course = Course {
        rounds: options.rounds.min(u32::MAX.into()) as u32,
        seed: options.seed,
        trust: options.trust,
        step: if before.is_some() { Course::GOING_ON } else { Course::default().step },
        ..Course::default()
    };
    let names = if cards { names(options.kind) } else { Vec::new() };
    let known = before.as_ref().map(|it| it.learned);
    // Who stopped the games wanted to learn from them; to stop that, too, they ask again.
    stop.store(false, Ordering::Relaxed);
    let (learned, rounds) = fit(&lessons, &names, known, course, &stop, |round, surprise| {
        let line = writeln!(out, "round {round}: surprise {surprise:.4}");
        if told.is_ok() {
            told = line.and_then(|()| out.flush());
        }
    });
    if rounds == 0 {
        bail!("stopped before a round was finished; there is nothing to write");
    }
    let mut text = format!("# {}\n", made_by(options, cards, games));
    if rounds < course.rounds {
        let stopped = format!("stopped after {rounds} of {} rounds", course.rounds);
        many::note(&stopped);
        text.push_str(&format!("# {stopped}\n"));
    }
    before.iter().flat_map(|it| &it.made_by).for_each(|line| text.push_str(&format!("{line}\n")));
    text.push_str(&learned.write());
    many::write_or_print(path, &text, out)?;
    told?;
    writeln!(out, "What was learned is in {}.", path.display())?;
    Ok(())
}

/// What was learned before.
struct Before {
    /// Bots may judge by it, so it stays until the command ends.
    learned: &'static Experience,
    /// How: the lines at the beginning that say so.
    made_by: Vec<String>,
}

impl Before {
    fn read(path: &Path, options: &Options) -> Result<Before> {
        let text = fs::read_to_string(path).map_err(|error| match error.kind() {
            ErrorKind::InvalidData => other(path),
            _ => problem(Deed::Read, path, &error),
        })?;
        let learned = Experience::read(&text).ok_or_else(|| other(path))?;
        let learned = Box::leak(Box::new(learned));
        let made_by: Vec<String> =
            text.lines().take_while(|line| line.starts_with('#')).map(str::to_owned).collect();
        let first = made_by.first().map_or("", String::as_str);
        let kind = first.split_whitespace().skip_while(|word| *word != "--kind").nth(1);
        let Some(kind) = kind else {
            bail!(
                "{} does not say what it was learned for; such a file begins with the command that \
                 made it, so write that line again",
                path.display()
            );
        };
        if kind != options.kind {
            bail!(
                "what {} holds was learned for {kind}; go on with --kind {kind}, or from another \
                 file",
                path.display()
            );
        }
        if !learned.cards.is_empty() && !options.cards {
            many::note(&format!(
                "{} knows single cards, so more is learned about them, too, as with --cards",
                path.display()
            ));
        }
        Ok(Before { learned, made_by })
    }
}

fn other(path: &Path) -> anyhow::Error {
    anyhow!("{} does not hold what endboss lab fit writes", path.display())
}

/// Of the games that were finished, in order.
fn lessons(
    options: &Options,
    judging: Option<&'static Experience>,
    cards: bool,
    stop: &AtomicBool,
) -> Result<Vec<(u64, Vec<Lesson>)>> {
    let school = School {
        level: options.bot,
        budget: Budget::nodes(options.nodes),
        judging,
        cards,
        whim: options.whim,
        seed: options.seed,
        threads: options.threads.unwrap_or_else(many::processors) as usize,
        stop,
    };
    let bar = many::bar_of("games", options.games, 0);
    let mut all: Vec<(u64, Vec<Lesson>)> = Vec::new();
    let played = school.play(options.kind, options.games, |schooled| -> Result<()> {
        let Schooled { game, lessons } = schooled;
        all.push((game, lessons));
        bar.inc(1);
        Ok(())
    });
    bar.finish_and_clear();
    played?;
    let (done, wanted) = (all.len() as u64, options.games);
    if done < wanted {
        many::note(&format!("stopped after {done} of {wanted} games"));
    }
    all.sort_by_key(|(game, _)| *game);
    // After a stop, games behind one that was not finished are left out: so the command that is
    // written down, with fewer games, gives the same numbers.
    let whole = all.iter().zip(1..).take_while(|((game, _), n)| game == n).count();
    all.truncate(whole);
    Ok(all)
}

/// The command that gives the same numbers.
fn made_by(options: &Options, cards: bool, games: u64) -> String {
    let nodes = match options.bot.searches() {
        true => format!(" --nodes {}", options.nodes),
        false => String::new(),
    };
    let cards = if cards { " --cards" } else { "" };
    let trust = match options.trust {
        1.0 => String::new(),
        trust => format!(" --trust {trust}"),
    };
    let from = options.from.iter();
    let from = from.map(|path| format!(" --from {}", quoted(&path.display().to_string())));
    let from: String = from.collect();
    let judging = if options.judging { " --judging" } else { "" };
    format!(
        "endboss lab fit --kind {} --bot {}{nodes}{cards}{from}{judging}{trust} --whim {} --games {games} --rounds {} --seed {}",
        options.kind,
        options.bot.id(),
        options.whim,
        options.rounds,
        options.seed
    )
}
