//! `endboss play`: a game in the terminal against bots.

use std::env;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use endboss_cards::Source;
use endboss_gamebox::Level;
use endboss_lexicon::{Edition, Seat, Variant};
use endboss_terminal::{Host, Manner, Place, PlayError, player_name, width};
use endboss_text::Lang;

use crate::file::{Deed, problem};
use crate::games;
use crate::started::{as_typed, quoted};
use crate::table::{PackOptions, Table, TableOptions};
use crate::word;

/// Play in the terminal against bots
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    /// The rulebook: first, second, anniversary, super, solo or challenge
    #[arg(long, default_value = word::USUAL, value_parser = word::edition)]
    edition: Edition,
    /// How many players, you included; the fewest the edition takes if left out
    #[arg(long, value_name = "N", value_parser = word::players)]
    players: Option<u8>,
    /// Who the others are: random, easy, normal, hard or expert
    #[arg(long, value_name = "BOT", default_value = "normal", value_parser = word::bot)]
    bots: Level,
    /// Your seat: a letter from A to F
    #[arg(long, value_name = "LETTER", default_value = "A", value_parser = seat)]
    seat: Seat,
    /// The language: en, uk, pl, it or ru [default: that of the system]
    #[arg(long, value_parser = word::lang)]
    lang: Option<Lang>,
    /// The seed of chance and of the other players [default: a new one]
    #[arg(long, value_name = "N", value_parser = word::number)]
    seed: Option<u64>,
    /// A variant of the rules: classic-mode, hard-mode, choose-your-boss, machinations or
    /// infinite-lives; may be given several times
    #[arg(long = "variant", value_name = "VARIANT", value_parser = word::variant)]
    variants: Vec<Variant>,
    /// A rule field and its value, such as turn_limit=60; may be given several times
    #[arg(long = "rule", value_name = "FIELD=VALUE", value_parser = word::field)]
    fields: Vec<(String, String)>,
    /// Where the game is recorded: a new file [default: one in your data folder]
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Go on with a game from its journal
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = [
            "edition", "players", "bots", "seat", "seed", "variants", "fields", "journal", "heroes"
        ]
    )]
    resume: Option<PathBuf>,
    /// What you are called: up to 24 letters
    #[arg(long, value_parser = player_name)]
    name: Option<String>,
    #[command(flatten)]
    packs: PackOptions,
    /// The pack the heroes come from, where several have some
    #[arg(long, value_name = "PACK")]
    heroes: Option<String>,
}

const EXAMPLES: &str = "\
Examples:
  endboss play
  endboss play --edition second --players 4 --variant machinations
  endboss play --edition super --players 3
  endboss play --edition super --packs super,items,coins --bots random
  endboss play --pack my-pack
  endboss play --edition first --players 3 --bots hard
  endboss play --edition solo
  endboss play --lang pl --seed 7 --journal evening.journal
  endboss play --resume evening.journal

In the game, ? lists what you can type. Lines are as long as the terminal is wide, or as the
variable COLUMNS says; with COLUMNS=0 they are not broken.";

pub fn run(options: Options, out: &mut impl Write) -> Result<()> {
    let lang = options.lang.unwrap_or_else(system_lang);
    let (table, host, path);
    match &options.resume {
        Some(named) => {
            let (journal, file) = games::open(named)?;
            let catalogue = options.packs.load_for(&journal.header)?;
            let here = || named.display().to_string();
            table = Table::of(&journal.header, catalogue).with_context(here)?;
            path = named.clone();
            let resumed = Host::resume(&table, &journal, new_seed(), file);
            host = resumed.map_err(|error| told(error, &path)).with_context(here)?;
        }
        None => {
            table = options.table().set_up()?;
            let seats = table.tables.seats;
            if options.seat.0 >= seats {
                let (letter, s) = (options.seat.letter(), if seats == 1 { "" } else { "s" });
                bail!("there is no seat {letter} at a table of {seats} player{s}");
            }
            let file;
            (path, file) = match &options.journal {
                Some(path) => games::create(path.clone())?,
                None => games::create_next()?,
            };
            let seed = options.seed.unwrap_or_else(new_seed);
            let begun = Host::begin(&table, options.seat, options.bots, seed, file);
            host = begun.map_err(|error| told(error, &path))?;
        }
    }
    let stdin = io::stdin();
    let manner = Manner {
        lang,
        place: place(&path, &packs_to_name(&options.packs, &table)),
        name: options.name,
        // Whoever pipes the answers in finds them in what comes out.
        echo: !stdin.is_terminal(),
        width: width(),
    };
    let played = endboss_terminal::play(host, manner, stdin.lock(), out);
    played.map_err(|error| told(error, &path))
}

/// Where the game is, and how it is found again.
fn place(path: &Path, packs: &PackOptions) -> Place {
    let path = path.display().to_string();
    let (program, typed, packs) = (as_typed(), quoted(&path), packs.as_typed());
    let command = |name: &str| format!("{program} {name} {typed}{packs}");
    Place { resume: command("play --resume"), replay: command("replay"), path, typed }
}

/// Why the game stopped, with the name of its file where that is at fault.
fn told(error: PlayError, path: &Path) -> anyhow::Error {
    match error {
        PlayError::Unkept(error) => problem(Deed::Write, path, &error),
        PlayError::Unheard(error) => error.into(),
        PlayError::Over => anyhow!("this game is over; `{} replay` shows it", as_typed()),
        other => other.into(),
    }
}

impl Options {
    fn table(&self) -> TableOptions {
        TableOptions {
            edition: self.edition,
            players: self.players,
            variants: self.variants.clone(),
            fields: self.fields.clone(),
            packs: self.packs.clone(),
            heroes: self.heroes.clone(),
        }
    }
}

/// The packs to be named when the game goes on: those that were added and are not shipped; and if
/// one that is not shipped was named otherwise every one, those too that came with the edition.
fn packs_to_name(named: &PackOptions, table: &Table) -> PackOptions {
    let shipped = |pack: &str| Source::shipped_ids().any(|id| id == pack);
    let more = named.more.iter().filter(|pack| !shipped(pack)).cloned().collect();
    if named.packs.iter().all(|pack| shipped(pack)) {
        return PackOptions { packs: Vec::new(), more };
    }
    let ids = table.catalogue.packs().iter().map(|pack| pack.manifest.id.clone());
    let mut packs: Vec<String> =
        ids.filter(|id| shipped(id) && !named.packs.contains(id)).collect();
    packs.extend(named.packs.iter().cloned());
    PackOptions { packs, more }
}

fn seat(word: &str) -> Result<Seat, String> {
    let mut letters = word.chars();
    let seat = letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none());
    seat.ok_or_else(|| format!("there is no seat \"{word}\"; write a letter such as A"))
}

/// The system's language, if the game speaks it.
fn system_lang() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    let first = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    let id = first.split(['_', '.', '-', '@']).next().unwrap_or_default();
    Lang::from_id(id).unwrap_or(Lang::En)
}

/// The standard library seeds its hash maps by chance; one such seed is enough here.
fn new_seed() -> u64 {
    // Short enough to be said or typed.
    RandomState::new().hash_one(0u8) % 1_000_000_000
}
