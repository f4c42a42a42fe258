//! `endboss lab compare`: what a rule, a variant or a pack changes.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use anyhow::{Result, bail};
use clap::Args;
use endboss_cards::Source;
use endboss_gamebox::Table;
use endboss_lab::report::{About, beginning, versus_page, versus_text};
use endboss_lab::{Dealt, Work, compare};
use endboss_lexicon::Variant;

use super::many::{self, RunOptions};
use crate::file::{check_kind, check_writable};
use crate::started::quoted;
use crate::table::TableOptions;
use crate::word;

/// Play the same deals with two settings and show what changes
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
    /// Who plays: random, easy, normal, hard or expert; one for all, or several with commas between;
    /// hard@200 simulates at most 200 games for a decision
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
    let sides = [settings(&options.a)?, settings(&options.b)?];
    let tables = [with(&options.table, &sides[0])?, with(&options.table, &sides[1])?];
    tell_apart(&sides, &tables)?;
    if let Some(path) = &options.html {
        check_kind(path, &beginning("endboss lab compare"), "a report of lab compare")?;
        check_writable(path)?;
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
    let bar = many::bar(wanted.saturating_mul(2), 0);
    // Side by side, so that whoever stops early has both sides of what is done.
    let some = threads * 4;
    for from in (1..=wanted).step_by(some) {
        let to = from.saturating_add(some as u64 - 1).min(wanted);
        for side in 0..2 {
            let (table, roster) = (&tables[side], &rosters[side]);
            let work = Work {
                table,
                roster,
                seed: options.run.seed,
                threads,
                any_boss: false,
                stop: &stop,
            };
            work.play(from..=to, |deal: Dealt| -> Result<()> {
                dealt[side].push(deal);
                bar.inc(1);
                Ok(())
            })?;
        }
        if stop.load(Ordering::Relaxed) {
            break;
        }
    }
    bar.finish_and_clear();
    let deals = first_of_both(&mut dealt);
    many::enough(deals, wanted)?;
    let found = compare(&dealt[0], &dealt[1]);
    let games = if deals == wanted { options.games } else { deals * each };
    let bots = many::players(&options.bots, &rosters[0], budget);
    let about = about(options, &sides, &tables[0], Played { deals, each, games, bots });
    let text = versus_text(&about, &found);
    // Whichever of them fails, the other is there.
    let printed = write!(out, "{text}").and_then(|()| out.flush());
    if let Some(path) = &options.html {
        many::write(path, &versus_page(&about, &found))?;
    }
    Ok(printed?)
}

/// Leaves the first so many deals that both sides have, in order: after a stop there may be others
/// behind one that was not finished, and no number of games would give just those again.
fn first_of_both(dealt: &mut [Vec<Dealt>; 2]) -> u64 {
    let mut whole = usize::MAX;
    for side in dealt.iter_mut() {
        side.sort_by_key(|dealt| dealt.deal);
        let first = side.iter().zip(1..).take_while(|(dealt, n)| dealt.deal == *n).count();
        whole = whole.min(first);
    }
    dealt.iter_mut().for_each(|side| side.truncate(whole));
    whole as u64
}

/// What was played on each side, and the number of games that gives it again.
struct Played {
    deals: u64,
    each: u64,
    games: u64,
    /// Who played, in words.
    bots: String,
}

fn about(options: &Options, sides: &[Vec<Setting>; 2], table: &Table, played: Played) -> About {
    let players = many::some(table.tables.seats.into(), "player");
    let side = |settings: &[Setting]| match settings {
        [] => "nothing changed".to_owned(),
        some => some.iter().map(Setting::to_string).collect::<Vec<_>>().join(", "),
    };
    let typed =
        |settings: &[Setting]| settings.iter().map(Setting::as_typed).collect::<Vec<_>>().join(",");
    let a = match sides[0].as_slice() {
        [] => String::new(),
        some => format!(" --a {}", typed(some)),
    };
    let mut facts = vec![("A".to_owned(), side(&sides[0])), ("B".to_owned(), side(&sides[1]))];
    let shared = shared(&options.table);
    if !shared.is_empty() {
        facts.push(("both".to_owned(), shared.join(", ")));
    }
    facts.push(("bots".to_owned(), played.bots));
    facts.push((
        "played".to_owned(),
        format!(
            "{} of {} on each side, seed {}",
            many::some(played.deals, "deal"),
            many::some(played.each, "game"),
            options.run.seed
        ),
    ));
    About {
        title: format!("Two settings over the same deals: {} edition, {players}", table.edition),
        made_by: format!(
            "endboss lab compare --edition {} --players {}{}{a} --b {} --bots {}{} --games {} --seed {}",
            table.edition,
            table.tables.seats,
            shared_as_typed(&options.table),
            typed(&sides[1]),
            options.bots.join(","),
            options.run.as_typed(),
            played.games,
            options.run.seed
        ),
        facts,
    }
}

/// What is set on both sides, in words.
fn shared(options: &TableOptions) -> Vec<String> {
    let variants = options.variants.iter().map(|variant| variant.id().to_owned());
    let fields = options.fields.iter().map(|(field, value)| format!("{field}={value}"));
    let packs = options.packs.or(&[]);
    let packs = packs.iter().map(|pack| format!("pack {pack}"));
    let heroes = options.heroes.iter().map(|pack| format!("heroes of {pack}"));
    variants.chain(fields).chain(packs).chain(heroes).collect()
}

/// What both sides share beside edition and players, as it is typed.
fn shared_as_typed(options: &TableOptions) -> String {
    let variants = options.variants.iter().map(|variant| format!(" --variant {}", variant.id()));
    let fields = options.fields.iter().map(|(field, value)| format!(" --rule {field}={value}"));
    let mut text: String = variants.chain(fields).collect();
    text.push_str(&options.packs.as_typed());
    if let Some(heroes) = &options.heroes {
        text.push_str(&format!(" --heroes {}", quoted(heroes)));
    }
    text
}

/// What may differ between two sides.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Setting {
    Field(String, String),
    Variant(Variant),
    /// By the name of a shipped one or by its folder.
    Pack(String),
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Setting::Field(field, value) => write!(f, "{field}={value}"),
            Setting::Variant(variant) => f.write_str(variant.id()),
            Setting::Pack(pack) => f.write_str(pack),
        }
    }
}

impl Setting {
    /// A rule field and its value.
    fn field(&self) -> Option<(&str, &str)> {
        match self {
            Setting::Field(field, value) => Some((field, value)),
            _ => None,
        }
    }

    fn as_typed(&self) -> String {
        match self {
            Setting::Pack(pack) => quoted(pack),
            other => other.to_string(),
        }
    }
}

fn settings(words: &[String]) -> Result<Vec<Setting>> {
    let setting = |word: &String| {
        let shipped = Source::shipped_ids().any(|id| id == word);
        if word.contains('=') {
            let (field, value) = word::field(word).map_err(anyhow::Error::msg)?;
            return Ok(Setting::Field(field, value));
        }
        if let Some(variant) = Variant::from_id(word) {
            return Ok(Setting::Variant(variant));
        }
        if shipped || Path::new(word).is_dir() {
            return Ok(Setting::Pack(word.clone()));
        }
        let variants = Variant::ALL.map(Variant::id).join(", ");
        let packs = Source::shipped_ids().collect::<Vec<_>>().join(", ");
        bail!(
            "\"{word}\" is not a setting; write a rule field such as turn_limit=60, a variant \
             ({variants}) or a pack ({packs}, or a folder)"
        );
    };
    let settings: Vec<Setting> = words.iter().map(setting).collect::<Result<_>>()?;
    let mut values = BTreeMap::new();
    for (field, value) in settings.iter().filter_map(Setting::field) {
        if let Some(other) = values.insert(field, value).filter(|other| *other != value) {
            bail!("{field} cannot be {other} and {value} on the same side; leave one out");
        }
    }
    Ok(settings)
}

/// Two tables that are alike would only be compared with themselves, whatever was typed for them.
fn tell_apart(sides: &[Vec<Setting>; 2], tables: &[Table; 2]) -> Result<()> {
    let all = |side: &[Setting]| BTreeSet::from_iter(side.iter().cloned());
    let (a, b) = (all(&sides[0]), all(&sides[1]));
    let [one, other] = tables;
    let alike = one.tables.rules == other.tables.rules && one.cards == other.cards;
    if a == b {
        bail!("A and B are the same; say what differs with --a or --b");
    }
    if alike {
        let idle: Vec<String> = a.symmetric_difference(&b).map(Setting::to_string).collect();
        let change = if idle.len() == 1 { "changes" } else { "change" };
        bail!(
            "{} {change} nothing here, so A and B are the same; say what differs with --a or --b",
            idle.join(", ")
        );
    }
    Ok(())
}

/// The table with these settings on top of what the other options say.
fn with(options: &TableOptions, settings: &[Setting]) -> Result<Table> {
    let mut options = options.clone();
    let mut more: Vec<String> = Vec::new();
    for setting in settings {
        match setting.clone() {
            Setting::Field(field, value) => options.fields.push((field, value)),
            Setting::Variant(variant) => options.variants.push(variant),
            Setting::Pack(pack) => more.push(pack),
        }
    }
    options.packs.more.extend(more);
    options.set_up()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_is_typed_as_one_word() {
        let folder = tempfile::Builder::new().prefix("my pack").tempdir().expect("a folder");
        let pack = folder.path().display().to_string();
        let words = ["turn_limit = 5", "hard-mode", "items", &pack].map(str::to_owned);
        let typed: Vec<String> =
            settings(&words).expect("settings").iter().map(Setting::as_typed).collect();
        assert_eq!(typed, ["turn_limit=5", "hard-mode", "items", &format!("\"{pack}\"")]);
    }

    /// After a stop, what is behind a gap on either side is left out.
    #[test]
    fn both_sides_keep_the_first_deals() {
        let side = |deals: &[u64]| -> Vec<Dealt> {
            deals.iter().map(|deal| Dealt { deal: *deal, games: Vec::new() }).collect()
        };
        let mut dealt = [side(&[2, 1, 3, 5]), side(&[1, 4, 2])];
        assert_eq!(first_of_both(&mut dealt), 2);
        assert_eq!(dealt, [side(&[1, 2]), side(&[1, 2])]);
        assert_eq!(first_of_both(&mut [side(&[2]), side(&[1])]), 0);
    }
}
