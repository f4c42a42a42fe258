//! `endboss lab`: what many games between bots say about cards, rules and positions.

mod balance;
mod compare;
mod fit;
pub mod many;
mod play;

use std::io::Write;

use anyhow::Result;
use clap::{Args, Subcommand};

/// Measure cards and rules by many games
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(Box<play::Options>),
    Balance(Box<balance::Options>),
    Compare(Box<compare::Options>),
    Fit(Box<fit::Options>),
}

const EXAMPLES: &str = "\
Examples:
  endboss lab play --edition second --players 3 --games 30
  endboss lab balance --edition super --players 2 --games 20
  endboss lab compare --b turn_limit=5 --games 20
  endboss lab fit --games 20 --rounds 2";

pub fn run(options: &Options, out: &mut impl Write) -> Result<()> {
    match &options.command {
        Command::Play(options) => play::run(options, out),
        Command::Balance(options) => balance::run(options, out),
        Command::Compare(options) => compare::run(options, out),
        Command::Fit(options) => fit::run(options, out),
    }
}
