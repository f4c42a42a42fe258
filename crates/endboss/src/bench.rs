//! `endboss bench`: how fast the rules are; how fast the store is stands in [`crate::bench_store`],
//! how fast bots search in [`crate::bench_search`].

use std::hint::black_box;
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Args;
use endboss_engine::{Courtesy, Game, Tables};
use endboss_lexicon::{Edition, Rules, Seat};
use serde_json::json;

use crate::bench_search::{self, Task};
use crate::bench_store;
use crate::random::{Bare, Dice, play_out};
use crate::table::TableOptions;
use crate::tally::round;
use crate::word;
use endboss_gamebox::Seated;

/// Measure how fast the rules are
///
/// One thread plays at random, with all choices listed at every decision and nobody listening. A
/// decision is a pick with at least two options.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    /// Only this rulebook: first, second, anniversary, super, solo or challenge
    #[arg(long, value_parser = word::edition)]
    edition: Option<Edition>,
    /// Only this number of players
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = word::players)]
    players: Option<u8>,
    /// How long to play each edition with each number of players, to write in each way, or to
    /// search at each table
    #[arg(long, value_name = "S", default_value = "2")]
    #[arg(allow_negative_numbers = true, value_parser = word::seconds)]
    seconds: f64,
    /// Measure the store instead, on the disk of this folder: lines a second, each on disk before
    /// it is acknowledged, beside plain SQLite
    #[arg(long, value_name = "DIR", num_args = 0..=1, default_missing_value = ".")]
    #[arg(conflicts_with_all = ["edition", "players"])]
    store: Option<PathBuf>,
    /// Measure bots that search instead: games a second that hard simulates on one processor, from
    /// the middle of games
    #[arg(long, conflicts_with = "store")]
    search: bool,
    /// With --search: how late decisions are that take this many milliseconds, even when the answer
    /// is clear before
    #[arg(long, value_name = "N", requires = "search")]
    #[arg(allow_negative_numbers = true, value_parser = word::millis)]
    deadline_ms: Option<u64>,
    /// With --deadline-ms: how many decisions of whole games at each table [default: 200]
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = word::some)]
    decisions: Option<u64>,
    /// Print one JSON object per line instead of a table
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  endboss bench --seconds 0.1
  endboss bench --edition second --players 2 --seconds 0.5
  endboss bench --seconds 0.1 --json
  endboss bench --store --seconds 0.5
  endboss bench --search --edition second --seconds 0.1
  endboss bench --search --edition solo --deadline-ms 5 --decisions 20";

/// Decisions that are timed if nobody says otherwise.
const DECISIONS: u64 = 200;

pub fn run(options: &Options, out: &mut impl Write) -> Result<()> {
    if options.decisions.is_some() && options.deadline_ms.is_none() {
        bail!(
            "decisions are timed against a deadline; name --deadline-ms, or leave out --decisions"
        );
    }
    if let Some(folder) = &options.store {
        return bench_store::run(folder, options.seconds, options.json, out);
    }
    if options.search {
        let deadline = options.deadline_ms.map(|ms| (ms, options.decisions.unwrap_or(DECISIONS)));
        let Options { edition, players, seconds, json: as_json, .. } = *options;
        return bench_search::run(Task { edition, players, seconds, deadline, as_json }, out);
    }
    let tables = tables(options.edition, options.players)?;
    if !options.json {
        writeln!(
            out,
            "{:<13}{:>8}{:>15}{:>10}{:>17}{:>13}{:>10}",
            "edition",
            "players",
            "decisions/s",
            "games/s",
            "decisions/game",
            "state bytes",
            "clone ns"
        )?;
    }
    for (edition, players, tables) in tables {
        let speed = measure(&tables, Duration::from_secs_f64(options.seconds));
        let line =
            if options.json { speed.json(edition, players) } else { speed.row(edition, players) };
        // Each line is worth having at once.
        writeln!(out, "{line}")?;
        out.flush()?;
    }
    Ok(())
}

/// All tables that are meant: of every edition, with every number of players it is for.
fn tables(edition: Option<Edition>, players: Option<u8>) -> Result<Vec<(Edition, u8, Tables)>> {
    let mut tables = Vec::new();
    for it in Edition::ALL.into_iter().filter(|it| edition.is_none_or(|only| only == *it)) {
        let rules = Rules::preset(it);
        // The super edition's own packs seat six.
        let most = if rules.board && rules.max_players > 1 { 6 } else { rules.max_players };
        let all = rules.min_players..=most;
        let counts = match players {
            // Who names both hears why they do not go together.
            Some(only) if edition.is_some() || all.contains(&only) => only..=only,
            Some(_) => continue,
            None => all,
        };
        for players in counts {
            tables.push((it, players, TableOptions::plain(it, players).set_up()?.tables));
        }
    }
    if let (true, Some(players)) = (tables.is_empty(), players) {
        bail!("there is no table of {players}; there are tables for 1 to {} players", Seat::MAX);
    }
    Ok(tables)
}

#[derive(Debug)]
struct Speed {
    decisions_per_s: f64,
    games_per_s: f64,
    decisions_per_game: f64,
    clone_ns: f64,
}

fn measure(t: &Tables, time: Duration) -> Speed {
    let mut options = Vec::new();
    let mut seated = Seated::random(t.seats);
    // The first games warm the caches and the buffer up.
    for game in 0..200 {
        let mut bare = Bare::new(t, Dice::of_game(0, game));
        play_out(t, &mut bare, &mut seated, &mut options, || false);
    }
    let (mut games, mut decisions) = (0u64, 0u64);
    let mut rounds = Vec::new();
    let start = Instant::now();
    while start.elapsed() < time {
        let (begun, before) = (Instant::now(), decisions);
        while begun.elapsed() < ROUND {
            games += 1;
            let mut bare = Bare::new(t, Dice::of_game(1, games));
            let played = play_out(t, &mut bare, &mut seated, &mut options, || false);
            decisions += black_box(played).decisions;
        }
        rounds.push((decisions - before) as f64 / begun.elapsed().as_secs_f64());
    }
    let decisions_per_game = decisions as f64 / games as f64;
    let decisions_per_s = median(&mut rounds);
    Speed {
        decisions_per_s,
        games_per_s: decisions_per_s / decisions_per_game,
        decisions_per_game,
        clone_ns: clone_time(t),
    }
}

/// The middle one of many short rounds counts, so that what else the machine does hardly matters.
const ROUND: Duration = Duration::from_millis(1);

fn median(rounds: &mut [f64]) -> f64 {
    rounds.sort_by(f64::total_cmp);
    rounds.get(rounds.len() / 2).copied().unwrap_or_default()
}

/// Nanoseconds for a copy of the whole game.
fn clone_time(t: &Tables) -> f64 {
    const COPIES: u32 = 5_000;
    let mut game = Game::new(t, Courtesy::Quick);
    game.advance(t, &mut ());
    let round = |_| {
        let start = Instant::now();
        for _ in 0..COPIES {
            let copy = *black_box(&game);
            black_box(&copy);
        }
        start.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES)
    };
    median(&mut (0..200).map(round).collect::<Vec<_>>())
}

impl Speed {
    fn json(&self, edition: Edition, players: u8) -> String {
        json!({
            "edition": edition.id(),
            "players": players,
            "decisions_per_s": self.decisions_per_s.round(),
            "games_per_s": self.games_per_s.round(),
            "decisions_per_game": round(self.decisions_per_game),
            "state_bytes": size_of::<Game>(),
            "clone_ns": round(self.clone_ns),
        })
        .to_string()
    }

    fn row(&self, edition: Edition, players: u8) -> String {
        format!(
            "{:<13}{players:>8}{:>15.0}{:>10.0}{:>17.1}{:>13}{:>10.1}",
            edition.id(),
            self.decisions_per_s,
            self.games_per_s,
            self.decisions_per_game,
            size_of::<Game>(),
            self.clone_ns
        )
    }
}
