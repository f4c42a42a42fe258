//! What all commands that play many games between bots have in common.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use endboss_gamebox::Budget;
use indicatif::{ProgressBar, ProgressStyle};

use crate::word;

/// How long a bot may think about a decision.
#[derive(Args, Clone, Copy, Debug)]
pub struct BudgetOptions {
    /// Games a bot that searches imagines for a decision; 1000 if nothing is said
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
    #[arg(allow_negative_numbers = true, value_parser = word::some)]
    threads: Option<u64>,
}

const USUAL_NODES: u32 = 1000;

impl BudgetOptions {
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
        let processors = || thread::available_parallelism().map_or(1, |n| n.get() as u64);
        let usual = || if self.ms.is_some() { 1 } else { processors() };
        self.threads.unwrap_or_else(usual).min(1024) as usize
    }
}

/// A budget in words, as a match is told by.
pub fn words(budget: Budget) -> String {
    match (budget.nodes, budget.time) {
        (Some(nodes), _) => format!("{nodes} nodes"),
        (None, Some(time)) => format!("{} ms", time.as_millis()),
        (None, None) => "no budget".to_owned(),
    }
}

/// The first Ctrl-C asks to leave it at what is done, the second one insists.
pub fn stop_on_ctrl_c() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let asked = Arc::clone(&stop);
    // Without a handler Ctrl-C still stops the program; only what is done is lost.
    let _ = ctrlc::set_handler(move || {
        if asked.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
    stop
}

/// A bar on the terminal with the time that is left, or nothing where there is no terminal.
pub fn bar(deals: u64, done: u64) -> ProgressBar {
    let style = "{bar:40} {human_pos} of {human_len} deals, {eta} left";
    let bar = ProgressBar::new(deals).with_position(done);
    bar.set_style(ProgressStyle::with_template(style).expect("the template is well formed"));
    bar.reset_eta();
    bar
}

/// Tells whoever pressed Ctrl-C that the rest is missing.
pub fn tell_if_short(done: u64, wanted: u64) {
    if done < wanted {
        let _ = writeln!(io::stderr(), "note: stopped after {done} of {wanted} deals");
    }
}
