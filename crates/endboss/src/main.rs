//! The binary: one command per file.

mod admin;
mod arena;
mod backup;
mod bench;
mod bench_search;
mod bench_store;
mod cards;
mod data;
mod doctor;
mod file;
mod games;
mod lab;
mod load;
mod look;
mod open_files;
mod play;
mod random;
mod replay;
mod scenario;
mod serve;
mod sim;
mod started;
mod table;
mod tally;
mod word;

use std::error::Error as _;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

/// A digital home for dungeon-building card games.
#[derive(Debug, Parser)]
#[command(name = "endboss", version, max_term_width = 100, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  endboss
  endboss serve --lan
  endboss play --edition second --players 3
  endboss sim --edition anniversary --players 4 --games 1000
  endboss cards show \"dark altar\"
  endboss replay game.journal --verify

Without a command, endboss serves. Each command has a --help of its own.";

#[derive(Debug, Subcommand)]
enum Command {
    Serve(Box<serve::Options>),
    Play(Box<play::Options>),
    Sim(sim::Options),
    Bench(bench::Options),
    Replay(replay::Options),
    Scenario(scenario::Options),
    Cards(cards::Options),
    Arena(arena::Options),
    Lab(lab::Options),
    Backup(backup::Options),
    Doctor(doctor::Options),
    Admin(admin::Options),
    Load(Box<load::Options>),
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return misused(&error),
    };
    let mut out = BufWriter::new(file::Printed(io::stdout().lock()));
    let done = run(cli, &mut out).and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if closed(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // What was printed so far belongs before the error.
            let _ = out.flush();
            complain(&format!("{error:#}"));
            let found = error.is::<sim::Bug>() || error.is::<scenario::Failed>();
            match found || error.is::<doctor::Sick>() {
                true => ExitCode::FAILURE,
                false => ExitCode::from(2),
            }
        }
    }
}

fn run(cli: Cli, out: &mut impl Write) -> Result<()> {
    match cli.command {
        // Whoever says nothing wants to play with others.
        None => run(Cli::parse_from(["endboss", "serve"]), out),
        Some(Command::Serve(options)) => serve::run(*options, out),
        Some(Command::Play(options)) => play::run(*options, out),
        Some(Command::Sim(options)) => sim::run(&options, out),
        Some(Command::Bench(options)) => bench::run(&options, out),
        Some(Command::Replay(options)) => replay::run(&options, out),
        Some(Command::Scenario(options)) => scenario::run(&options, out),
        Some(Command::Cards(options)) => cards::run(&options, out),
        Some(Command::Arena(options)) => arena::run(&options, out),
        Some(Command::Lab(options)) => lab::run(&options, out),
        Some(Command::Backup(options)) => backup::run(options, out),
        Some(Command::Doctor(options)) => doctor::run(&options, out),
        Some(Command::Admin(options)) => admin::run(options, out),
        Some(Command::Load(options)) => load::run(*options, out),
    }
}

/// Help and version are wanted; anything else that cannot be understood is an error.
fn misused(error: &clap::Error) -> ExitCode {
    match (error.kind(), error.source()) {
        (ErrorKind::DisplayHelp | ErrorKind::DisplayVersion, _) => {
            let _ = error.print();
            ExitCode::SUCCESS
        }
        // A value is refused with our own sentence.
        (ErrorKind::ValueValidation, Some(sentence)) => {
            complain(&sentence.to_string());
            ExitCode::from(2)
        }
        _ => {
            let _ = error.print();
            ExitCode::from(2)
        }
    }
}

/// Every line is an error of its own. Nobody can be told that nobody can be told.
fn complain(sentences: &str) {
    let mut err = io::stderr().lock();
    for line in sentences.lines() {
        let _ = writeln!(err, "error: {line}");
    }
}

/// Whoever read our output has read enough: `endboss cards list | head -1`.
fn closed(error: &anyhow::Error) -> bool {
    let io = error.chain().find_map(|cause| cause.downcast_ref::<io::Error>());
    io.is_some_and(|io| io.kind() == io::ErrorKind::BrokenPipe)
}
