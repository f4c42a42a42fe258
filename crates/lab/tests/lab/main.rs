//! Deals, many games, what is kept of them and what is told of them, with real games.

mod deals;
mod kept;
mod told;

use std::sync::atomic::AtomicBool;

use endboss_gamebox::{Budget, Setup, Table};
use endboss_lab::{Dealt, Entrant, Failure, Roster, Work};
use endboss_lexicon::Edition;

fn table(edition: Edition, players: u8) -> Table {
    Setup::plain(edition, players).lay_out().expect("a shipped edition")
}

fn roster(bots: &[&str], players: u8) -> Roster {
    let named = |name: &&str| Entrant::named(name, Budget::nodes(1)).expect("a bot");
    Roster::new(&bots.iter().map(named).collect::<Vec<_>>(), players)
}

/// These deals, in order, without the times that differ from run to run.
fn played(table: &Table, roster: &Roster, seed: u64, threads: usize, deals: &[u64]) -> Vec<Dealt> {
    let stop = AtomicBool::new(false);
    let work = Work { table, roster, seed, threads, any_boss: false, stop: &stop };
    let mut all: Vec<Dealt> = Vec::new();
    let done = work.play(deals.iter().copied(), |mut dealt: Dealt| -> Result<(), Failure> {
        for game in &mut dealt.games {
            game.thinking.iter_mut().for_each(|it| *it = Default::default());
        }
        all.push(dealt);
        Ok(())
    });
    done.expect("no game breaks off");
    all.sort_by_key(|dealt| dealt.deal);
    all
}
