//! What all commands that play many games between bots have in common.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use std::{fs, thread};

use anyhow::{Result, bail};
use clap::Args;
use endboss_cards::Source;
use endboss_gamebox::{Budget, Table};
use endboss_lab::{Dealt, Entrant, Roster};
use indicatif::{ProgressBar, ProgressStyle};

use crate::file::{Deed, problem};
use crate::started::quoted;
use crate::table::TableOptions;
use crate::word;

/// What every command that plays many games can be told.
#[derive(Args, Clone, Copy, Debug)]
pub struct RunOptions {
    /// Games a bot that searches imagines for a decision at most; 1000 if nothing is said
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = word::nodes)]
    nodes: Option<u32>,
    /// Milliseconds it thinks about a decision, instead of --nodes; then games are played one at a
    /// time unless --threads says otherwise, so that times are honest
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = word::millis)]
    ms: Option<u64>,
    /// How many games at the same time; with --nodes as many as there are processors, with --ms one
    #[arg(long, value_name = "N")]
    #[arg(allow_negative_numbers = true, value_parser = word::threads)]
    threads: Option<u64>,
    /// Where chance begins
    #[arg(long, value_name = "N", default_value = "1")]
    #[arg(allow_negative_numbers = true, value_parser = word::number)]
    pub seed: u64,
}

const USUAL_NODES: u32 = 1000;

impl RunOptions {
    pub fn budget(&self) -> Result<Budget> {
        Ok(match (self.nodes, self.ms) {
            (Some(_), Some(_)) => {
                bail!("a budget is in nodes or in milliseconds; leave out --nodes or --ms")
            }
            (None, Some(ms)) => Budget::time(Duration::from_millis(ms)),
            (nodes, None) => Budget::nodes(nodes.unwrap_or(USUAL_NODES)),
        })
    }

    pub fn threads(&self) -> usize {
        let usual = || if self.ms.is_some() { 1 } else { processors() };
        self.threads.unwrap_or_else(usual) as usize
    }

    /// How many think by the clock at the same time, and so take time from each other.
    pub fn threads_that_matter(&self) -> Option<usize> {
        self.ms.map(|_| self.threads())
    }

    /// As it is typed, where it is not the usual one.
    pub fn as_typed(&self) -> String {
        match (self.nodes, self.ms) {
            (_, Some(ms)) => match self.threads() {
                1 => format!(" --ms {ms}"),
                threads => format!(" --ms {ms} --threads {threads}"),
            },
            (Some(nodes), None) if nodes != USUAL_NODES => format!(" --nodes {nodes}"),
            _ => String::new(),
        }
    }
}

/// As many threads as are useful if nobody says otherwise.
pub fn processors() -> u64 {
    thread::available_parallelism().map_or(1, |n| n.get() as u64)
}

/// A budget in words, as a match is told by.
pub fn words(budget: Budget) -> String {
    match (budget.nodes, budget.time) {
        (Some(nodes), _) => format!("{nodes} nodes"),
        (None, Some(time)) => format!("{} ms", time.as_millis()),
        (None, None) => "no budget".to_owned(),
    }
}

/// The bots by their names, and what those that search may use, as a report says it.
pub fn players(bots: &[String], roster: &Roster, budget: Budget) -> String {
    let bots = bots.join(",");
    match roster.thinks_with(budget) {
        true => format!("{bots}; {} for a decision of one that searches", words(budget)),
        false => bots,
    }
}

/// The bots at a table, by their names.
pub fn roster(bots: &[String], budget: Budget, table: &Table) -> Result<Roster> {
    let players = table.tables.seats;
    if players > 1 {
        check_seats(bots.len(), players)?;
    }
    let named = |name: &String| Ok(Entrant::named(name, budget)?);
    let listed: Vec<Entrant> = bots.iter().map(named).collect::<Result<_>>()?;
    Ok(Roster::new(&listed, players))
}

/// No more bots than seats.
pub fn check_seats(bots: usize, players: u8) -> Result<()> {
    if bots <= usize::from(players) {
        return Ok(());
    }
    match players {
        1 => bail!(
            "{bots} bots cannot play alone together; leave some out, or compare them with endboss \
             arena"
        ),
        _ => {
            bail!(
                "{bots} bots cannot sit at a table for {players}; leave some out, or set --players"
            )
        }
    }
}

/// Deals in their order, however they come: what is stopped early then has the first so many and no
/// others, and can be played again by their number.
#[derive(Debug, Default)]
pub struct InOrder {
    done: u64,
    waiting: BTreeMap<u64, Dealt>,
}

impl InOrder {
    pub fn add(&mut self, dealt: Dealt, mut next: impl FnMut(&Dealt)) {
        self.waiting.insert(dealt.deal, dealt);
        while let Some(dealt) = self.waiting.remove(&(self.done + 1)) {
            self.done += 1;
            next(&dealt);
        }
    }
}

/// The options that lay out this table, as they are typed.
pub fn table_as_typed(options: &TableOptions, table: &Table) -> String {
    let mut text = format!("--edition {} --players {}", table.edition, table.tables.seats);
    for variant in &table.variants {
        let _ = write!(text, " --variant {}", variant.id());
    }
    for (field, value) in &table.fields {
        let _ = write!(text, " --rule {field}={value}");
    }
    text.push_str(&options.packs.as_typed());
    if let Some(heroes) = &table.heroes {
        let _ = write!(text, " --heroes {}", quoted(heroes));
    }
    text
}

/// The packs of a table by name.
pub fn packs(table: &Table) -> String {
    let packs: Vec<_> = table.catalogue.packs().iter().map(|pack| &*pack.manifest.id).collect();
    packs.join(", ")
}

/// The packs somebody asks about: those that were added with --pack, and all that are not shipped.
pub fn asked(options: &TableOptions, table: &Table) -> Vec<String> {
    let shipped = |id: &String| Source::shipped_ids().any(|shipped| shipped == id);
    let ids = table.catalogue.packs().iter().map(|pack| pack.manifest.id.clone());
    ids.filter(|id| options.packs.more.contains(id) || !shipped(id)).collect()
}

/// Variants and rule fields that were set; nothing if it is the plain edition.
pub fn special(table: &Table) -> String {
    let variants = table.variants.iter().map(|variant| variant.id().to_owned());
    let fields = table.fields.iter().map(|(field, value)| format!("{field}={value}"));
    variants.chain(fields).collect::<Vec<_>>().join(", ")
}

/// More decisions than this in one turn are suspicious.
pub fn long_turn(table: &Table) -> u32 {
    100 * u32::from(table.tables.seats)
}

/// "1 player", "2 players".
pub fn some(count: u64, one: &str) -> String {
    format!("{count} {one}{}", if count == 1 { "" } else { "s" })
}

/// How long a stop may take before it is told that it was heard.
const PATIENCE: Duration = Duration::from_secs(1);

/// The first Ctrl-C asks to leave it at what is done, the second one insists.
pub fn stop_on_ctrl_c() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    let mut heard: Option<Instant> = None;
    // Without a handler Ctrl-C still stops the program; only what is done is lost.
    let _ = ctrlc::set_handler(move || {
        // Some programs send it twice at once, to us and to our group; nobody insists so soon.
        if heard.is_some_and(|heard| heard.elapsed() <= PATIENCE) {
            return;
        }
        if asked.swap(true, Ordering::Relaxed) {
            note("ended at once; nothing is told");
            std::process::exit(130);
        }
        heard = Some(Instant::now());
        let asked = Arc::clone(&asked);
        thread::spawn(move || {
            thread::sleep(PATIENCE);
            if asked.load(Ordering::Relaxed) {
                note(
                    "stopping as soon as bots have decided; Ctrl-C again ends at once, and nothing is told",
                );
            }
        });
    });
    stop
}

/// A bar on the terminal with the time that is left, or nothing where there is no terminal.
pub fn bar(deals: u64, done: u64) -> ProgressBar {
    bar_of("deals", deals, done)
}

pub fn bar_of(things: &str, wanted: u64, done: u64) -> ProgressBar {
    let style = format!("{{bar:40}} {{human_pos}} of {{human_len}} {things}, {{eta}} left");
    let bar = ProgressBar::new(wanted).with_position(done);
    bar.set_style(ProgressStyle::with_template(&style).expect("the template is well formed"));
    bar.reset_eta();
    bar
}

/// Tells whoever pressed Ctrl-C that the rest is missing.
pub fn tell_if_short(done: u64, wanted: u64) {
    if done < wanted {
        note(&format!("stopped after {done} of {wanted} deals"));
    }
}

/// The same, where nothing at all cannot be told of.
pub fn enough(done: u64, wanted: u64) -> Result<()> {
    if done == 0 {
        bail!("stopped before a deal was finished; there is nothing to tell");
    }
    tell_if_short(done, wanted);
    Ok(())
}

/// Something to know beside what is printed. Nobody can be told that nobody can be told.
pub fn note(sentence: &str) {
    let _ = writeln!(io::stderr(), "note: {sentence}");
}

/// Writes a file that took long to make; where that fails after all, it is printed.
pub fn write_or_print(path: &Path, text: &str, out: &mut impl Write) -> Result<()> {
    write(path, text).inspect_err(|_| {
        let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    })
}

pub fn write(path: &Path, text: &str) -> Result<()> {
    fs::write(path, text).map_err(|error| problem(Deed::Write, path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_are_told_in_their_order_up_to_a_gap() {
        let mut told = Vec::new();
        let mut deals = InOrder::default();
        for deal in [2, 3, 1, 6, 4, 7] {
            deals.add(Dealt { deal, games: Vec::new() }, |dealt| told.push(dealt.deal));
        }
        assert_eq!(told, [1, 2, 3, 4]);
    }
}
