//! `endboss lab`: what many games between thinking bots say about the cards.

pub mod many;

use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use anyhow::{Context, Result};
use clap::{Args, Subcommand};
use endboss_engine::{Courtesy, Event, Game, Pause};
use endboss_lexicon::{CardKind, Face, Seat};
use endboss_view::{Pick, Seen};
use indicatif::{ProgressBar, ProgressStyle};

use crate::random::Dice;
use crate::table::{Table, TableOptions};
use crate::word;
use endboss_gamebox::{Budget, Level, Seated};

/// Measure the cards by many games
#[derive(Args, Debug)]
pub struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Balance(Balance),
}

/// Win share of every boss, and what having a room or spell changes
///
/// All seats play alike. A boss's fair share is one game in as many as there are players. For a room
/// or spell: the win rate of the seats that had it in hand at some time, minus that of the seats
/// that never did, with an interval that holds the true value 95 times in 100.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
struct Balance {
    #[command(flatten)]
    table: TableOptions,
    /// Who plays in all seats: random or normal
    #[arg(long, value_name = "BOT", default_value = "normal", value_parser = word::bot)]
    bot: Level,
    /// How many games
    #[arg(long, value_name = "N", default_value = "1000")]
    #[arg(allow_negative_numbers = true, value_parser = word::some)]
    games: u64,
    /// Where chance begins
    #[arg(long, value_name = "N", default_value = "1")]
    #[arg(allow_negative_numbers = true, value_parser = word::number)]
    seed: u64,
    /// Write the report into this file, as Markdown
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  endboss lab balance --edition super --players 2 --games 20
  endboss lab balance --edition anniversary --players 3 --games 20 --seed 7";

pub fn run(options: &Options, out: &mut impl Write) -> Result<()> {
    let Command::Balance(balance) = &options.command;
    let table = balance.table.set_up()?;
    let found = measure(balance, &table);
    let report = found.report(balance, &table);
    match &balance.out {
        None => write!(out, "{report}")?,
        Some(path) => {
            let problem = || format!("the report {} cannot be written", path.display());
            fs::write(path, report).with_context(problem)?;
            writeln!(out, "The report is in {}.", path.display())?;
        }
    }
    Ok(())
}

/// Seats with something, and how many of them won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    seats: u64,
    wins: u64,
}

impl Count {
    fn add(&mut self, won: bool) {
        self.seats += 1;
        self.wins += u64::from(won);
    }

    fn and(&mut self, other: Count) {
        self.seats += other.seats;
        self.wins += other.wins;
    }

    fn rate(self) -> f64 {
        self.wins as f64 / self.seats.max(1) as f64
    }

    /// The variance of the rate.
    fn variance(self) -> f64 {
        let p = self.rate();
        p * (1.0 - p) / self.seats.max(1) as f64
    }
}

/// What was counted, by kind of card.
#[derive(Clone, Debug)]
struct Found {
    games: u64,
    all: Count,
    bosses: Vec<Count>,
    with: Vec<Count>,
}

impl Found {
    fn new(kinds: usize) -> Found {
        let none = vec![Count::default(); kinds];
        Found { games: 0, all: Count::default(), bosses: none.clone(), with: none }
    }

    fn and(&mut self, other: &Found) {
        self.games += other.games;
        self.all.and(other.all);
        for (sum, more) in self.bosses.iter_mut().zip(&other.bosses) {
            sum.and(*more);
        }
        for (sum, more) in self.with.iter_mut().zip(&other.with) {
            sum.and(*more);
        }
    }
}

fn measure(options: &Balance, table: &Table) -> Found {
    let style = "{bar:40} {human_pos} of {human_len} games, {eta} left";
    let bar = ProgressBar::new(options.games);
    bar.set_style(ProgressStyle::with_template(style).expect("the template is well formed"));
    let next = AtomicU64::new(0);
    let sum = Mutex::new(Found::new(table.catalogue.len()));
    let threads = thread::available_parallelism().map_or(1, |n| n.get());
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut found = Found::new(table.catalogue.len());
                let mut seated = Seated::new(&[options.bot], Budget::TABLE, table);
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= options.games {
                        break;
                    }
                    let mut dice = Dice::of_game(options.seed, game);
                    seated.sit_down(0);
                    play(table, &mut seated, &mut dice, &mut found);
                    bar.inc(1);
                }
                sum.lock().unwrap_or_else(PoisonError::into_inner).and(&found);
            });
        }
    });
    bar.finish_and_clear();
    sum.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// One game: who had which cards, and who won.
fn play(table: &Table, seated: &mut Seated, dice: &mut Dice, found: &mut Found) {
    let t = &table.tables;
    let kinds = table.catalogue.len();
    let mut game = Game::new(t, Courtesy::Quick);
    let mut had = vec![[false; Seat::MAX]; kinds];
    let mut bosses = [None; Seat::MAX];
    let mut events: Vec<Event> = Vec::new();
    let mut options: Vec<Pick> = Vec::new();
    loop {
        let pause = game.advance(t, &mut events);
        for event in events.drain(..) {
            note(&event, &mut had, &mut bosses);
        }
        match pause {
            Pause::Over => break,
            Pause::Chance(chance) => {
                let n = dice.below(game.ways(t, chance));
                game.settle_way(t, chance, n, &mut events).expect("one of its ways");
            }
            Pause::Choice(seats) => {
                let seat = seats.iter().next().expect("somebody is asked");
                game.options(t, seat, &mut options).expect("the seat is asked");
                let thought =
                    seated.decide(t, &game, seat, u64::from(dice.clone().below(u32::MAX)));
                let any = || options[dice.below(options.len() as u32) as usize];
                let pick = thought.and_then(Result::ok).map_or_else(any, |decided| decided.pick);
                game.choose(t, seat, pick, &mut events).expect("what was offered is accepted");
            }
        }
    }
    let winner = game.end().and_then(|end| end.ranking.first().copied());
    found.games += 1;
    for seat in t.everyone() {
        let won = winner == Some(seat);
        found.all.add(won);
        if let Some(boss) = bosses[seat.index()] {
            let boss: CardKind = boss;
            found.bosses[boss.index()].add(won);
        }
        for (count, had) in found.with.iter_mut().zip(&had) {
            if had[seat.index()] {
                count.add(won);
            }
        }
    }
}

/// A card came into a hand, or a boss was shown.
fn note(event: &Event, had: &mut [[bool; Seat::MAX]], bosses: &mut [Option<CardKind>; Seat::MAX]) {
    let (seat, card) = match event {
        Event::Drew { seat, card, .. } | Event::Took { seat, card, .. } => (*seat, *card),
        Event::Public(
            Seen::MarketTaken { seat, card }
            | Seen::TookDiscarded { seat, card }
            | Seen::Found { seat, card },
        ) => (*seat, *card),
        Event::Public(Seen::BossRevealed { seat, boss }) => {
            bosses[seat.index()] = Some(*boss);
            return;
        }
        _ => return,
    };
    had[card.index()][seat.index()] = true;
}

/// Twice the standard error to each side holds the truth 95 times in 100.
const Z: f64 = 1.96;

impl Found {
    fn report(&self, options: &Balance, table: &Table) -> String {
        let mut text = String::new();
        let t = &table.tables;
        let name = |kind: CardKind| table.catalogue.name(kind, "en", t.rules.printing);
        let fair = 1.0 / f64::from(t.seats);
        let packs: Vec<_> = table.catalogue.packs().iter().map(|p| &*p.manifest.id).collect();
        let _ = writeln!(
            text,
            "# Balance: {} edition, {} players\n\n{} games of `{}` in all seats, packs {}, seed {}.\n",
            table.edition,
            t.seats,
            self.games,
            options.bot.id(),
            packs.join(", "),
            options.seed
        );
        let _ = writeln!(
            text,
            "Made by `endboss lab balance --edition {} --players {} --bot {} --games {} --seed {}`.\n",
            table.edition,
            t.seats,
            options.bot.id(),
            options.games,
            options.seed
        );
        let _ = writeln!(
            text,
            "## Bosses\n\nA share of 1 is the fair one: {:.1} % of games.\n",
            100.0 * fair
        );
        let _ = writeln!(text, "| boss | games | wins | share | 95 % |\n|---|---:|---:|---:|---|");
        for (kind, count) in self.ranked(&self.bosses, |count| count.rate()) {
            let (share, spread) = (count.rate() / fair, Z * count.variance().sqrt() / fair);
            let _ = writeln!(
                text,
                "| {} | {} | {} | {share:.2} | {:.2} to {:.2} |",
                name(kind),
                count.seats,
                count.wins,
                share - spread,
                share + spread
            );
        }
        for (title, wanted) in [("Rooms", true), ("Spells", false)] {
            let _ = writeln!(
                text,
                "\n## {title}\n\n| card | seats | change of win rate | 95 % |\n|---|---:|---:|---|"
            );
            let is = |kind: CardKind| match table.cards[kind.index()].face {
                Face::Room(_) => wanted,
                Face::Spell(_) => !wanted,
                _ => false,
            };
            for (kind, count) in self.ranked(&self.with, |count| self.change(count).0) {
                if !is(kind) {
                    continue;
                }
                let (change, spread) = self.change(count);
                let _ = writeln!(
                    text,
                    "| {} | {} | {:+.1} % | {:+.1} to {:+.1} |",
                    name(kind),
                    count.seats,
                    100.0 * change,
                    100.0 * (change - spread),
                    100.0 * (change + spread)
                );
            }
        }
        text
    }

    /// The rate with the card minus the rate without, and half the interval.
    fn change(&self, with: Count) -> (f64, f64) {
        let without = Count { seats: self.all.seats - with.seats, wins: self.all.wins - with.wins };
        let spread = Z * (with.variance() + without.variance()).sqrt();
        (with.rate() - without.rate(), spread)
    }

    /// Those that were seen at all, the best first.
    fn ranked(&self, counts: &[Count], rate: impl Fn(Count) -> f64) -> Vec<(CardKind, Count)> {
        let kinds = counts.iter().enumerate().map(|(n, count)| (CardKind(n as u16), *count));
        let mut seen: Vec<_> = kinds.filter(|(_, count)| count.seats > 0).collect();
        seen.sort_by(|(_, one), (_, other)| rate(*other).total_cmp(&rate(*one)));
        seen
    }
}
