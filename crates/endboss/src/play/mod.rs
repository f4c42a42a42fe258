//! `endboss play`: a game in the terminal against bots, line by line.

mod answer;
mod bait;
mod board;
mod command;
mod explain;
mod folder;
mod host;
mod log;
mod question;
mod rulebook;
#[cfg(test)]
mod sample;
mod screen;
mod session;

use std::env;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use endboss_cards::Source;
use endboss_lexicon::{Edition, Seat, Variant};
use endboss_text::{Arg, Lang, Text};

use crate::table::{PackOptions, Table, TableOptions};
use crate::word;
use endboss_gamebox::Level;
pub use folder::data_folder;
use host::Host;
use screen::Screen;
use session::Session;

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
    #[arg(long, value_parser = name)]
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
    let text = Text::new(options.lang.unwrap_or_else(system_lang));
    let table;
    let host = match &options.resume {
        Some(path) => {
            let opened = folder::open(path)?;
            let catalogue = options.packs.load_for(&opened.journal.header)?;
            let here = || path.display().to_string();
            table = Table::of(&opened.journal.header, catalogue).with_context(here)?;
            Host::resume(&table, opened, new_seed()).with_context(here)?
        }
        None => {
            table = options.table().set_up()?;
            let seats = table.tables.seats;
            if options.seat.0 >= seats {
                let (letter, s) = (options.seat.letter(), if seats == 1 { "" } else { "s" });
                bail!("there is no seat {letter} at a table of {seats} player{s}");
            }
            let (path, file) = match options.journal {
                Some(path) => folder::create(path)?,
                None => folder::create_next()?,
            };
            let seed = options.seed.unwrap_or_else(new_seed);
            Host::begin(&table, options.seat, options.bots, seed, path, file)?
        }
    };
    let me = host.me();
    let name = options.name.unwrap_or_else(|| text.say("ui-you", &[]));
    let player = |n| match Seat(n) {
        seat if seat == me => name.clone(),
        seat => bot(&text, seat),
    };
    let players = (0..table.tables.seats).map(player).collect();
    let names = table.names(text.lang()).with_players(players);
    let rules = &table.tables.rules;
    let screen = Screen { text: text.for_seat(Some(me)), names: &names, me, rules };
    let stdin = io::stdin();
    // Whoever pipes the answers in finds them in what comes out.
    let echo = !stdin.is_terminal();
    let packs = packs_to_name(&options.packs, &table).as_typed();
    let mut session = Session::new(host, &table, screen, stdin.lock(), out, echo, packs);
    session.run(options.resume.is_some())
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

const LONGEST_NAME: usize = 24;

/// A name that fits into a sentence and belongs to nobody else.
fn name(word: &str) -> Result<String, String> {
    let name = word.trim();
    // Marks that are not seen turn a line around or make two names look alike.
    let unseen = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            || matches!(c, '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    if name.is_empty() {
        return Err("a name has at least one letter".to_owned());
    }
    if name.chars().any(unseen) {
        return Err("a name has no line breaks and no marks that cannot be seen".to_owned());
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(format!("a name has at most {LONGEST_NAME} letters"));
    }
    let taken = |lang: Lang| {
        let bots = (0..Seat::MAX as u8).map(|n| bot(&Text::new(lang), Seat(n)).to_lowercase());
        bots.into_iter().any(|bot| bot == name.to_lowercase())
    };
    if Lang::ALL.into_iter().any(taken) {
        return Err(format!("\"{name}\" is what a bot is called; choose another name"));
    }
    Ok(name.to_owned())
}

fn bot(text: &Text, seat: Seat) -> String {
    text.say("ui-bot", &[("number", Arg::from(seat.letter().to_string()))])
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_read_and_is_nobody_elses() {
        assert_eq!(name("  Ada "), Ok("Ada".to_owned()));
        assert_eq!(name("Łucja Śmigły-Żółw Ósma X"), Ok("Łucja Śmigły-Żółw Ósma X".to_owned()));
        for (word, says) in [
            ("", "at least one letter"),
            (" \t ", "at least one letter"),
            ("two\nlines", "no line breaks"),
            ("\u{1b}[31mred", "no line breaks"),
            ("turned\u{202e}around", "cannot be seen"),
            ("abcdefghijklmnopqrstuvwxy", "at most 24 letters"),
            ("Bot B", "what a bot is called"),
            ("bot d", "what a bot is called"),
        ] {
            let sentence = name(word).expect_err(word);
            assert!(sentence.contains(says), "{word}: {sentence}");
        }
    }
}
