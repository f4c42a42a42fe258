//! `endboss load`: how a server bears many tables at once.

mod events;
mod measure;
mod process;
mod report;
mod table;
mod web;

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::io::Write;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use endboss_lexicon::Edition;
use indicatif::{ProgressBar, ProgressStyle};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Deserialize;
use serde_json::json;
use tokio::sync::Semaphore;
use tokio::task::{JoinSet, LocalSet, spawn_local};
use tokio::time::{Instant, sleep, sleep_until};

use crate::open_files;
use crate::word;
use measure::Tally;
use process::{Own, Taken, taken};
use report::Report;
use table::{Picked, Table};
use web::Web;

/// Measure how a server copes with many tables at once
///
/// Starts a server of its own, unless one is named, and plays at many tables through the API: an
/// event stream for each seat, and at each table a pick now and then. Measured is the time from the
/// POST of a pick until the last seat has been sent the last snapshot that came of it.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    /// A running server, such as http://127.0.0.1:7878; its limits apply to the test
    #[arg(long, value_name = "URL")]
    url: Option<String>,
    /// The process of that server, for its memory and time
    #[arg(long, value_name = "ID", requires = "url")]
    pid: Option<u32>,
    /// Folder for the data of the test's own server; it should be on a real disk
    /// [default: the system's temporary folder]
    #[arg(long, value_name = "DIR", conflicts_with = "url")]
    data: Option<PathBuf>,
    /// How many tables
    #[arg(long, value_name = "N", default_value = "50")]
    #[arg(allow_negative_numbers = true, value_parser = word::some)]
    tables: u64,
    /// How many seats each has, all of them taken by people
    #[arg(long, value_name = "N", default_value = "4")]
    #[arg(allow_negative_numbers = true, value_parser = word::players)]
    seats: u8,
    /// Seconds from one pick to the next at a table
    #[arg(long, value_name = "S", default_value = "1")]
    #[arg(allow_negative_numbers = true, value_parser = word::seconds)]
    every: f64,
    /// How long to measure
    #[arg(long, value_name = "S", default_value = "10")]
    #[arg(allow_negative_numbers = true, value_parser = word::seconds)]
    seconds: f64,
    /// First make up to this many picks at each table, more at some than at others, so that the
    /// games are at different points
    #[arg(long, value_name = "N", default_value = "0")]
    #[arg(allow_negative_numbers = true, value_parser = word::number)]
    ahead: u64,
    /// By which rulebook: first, second, anniversary, super, solo or challenge
    #[arg(long, default_value = "super", value_parser = word::edition)]
    edition: Edition,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  endboss load --tables 5 --seconds 1 --every 0.5
  endboss load --tables 2 --seats 2 --seconds 0.5 --every 0.2 --json

2,000 tables for a minute, as in docs/HOSTING.md:
  $ endboss load --tables 2000 --every 5 --seconds 60";

/// So many tables share the same people. A person may sit at 50 at once.
const TABLES_TOGETHER: usize = 20;

/// So many things are made at once while the tables are set up.
const AT_ONCE: usize = 32;

/// What everything in the test can reach.
#[derive(Debug)]
struct Load {
    web: Web,
    edition: Edition,
    tally: RefCell<Tally>,
    dice: RefCell<Xoshiro256PlusPlus>,
    progress: ProgressBar,
}

impl Load {
    fn trouble(&self, sentence: impl FnOnce() -> String) {
        self.tally.borrow_mut().errors.told(sentence);
    }

    /// What is done next, for whoever looks.
    fn begin(&self, what: &'static str, steps: u64) {
        self.progress.reset();
        self.progress.set_length(steps);
        self.progress.set_message(what);
    }
}

/// Where a table stands, and the next one when its game is over.
#[derive(Debug)]
struct Place {
    tokens: Rc<[String]>,
    /// None while a new one is made.
    table: RefCell<Option<Rc<Table>>>,
    broken: Cell<bool>,
}

pub fn run(options: Options, out: &mut impl Write) -> Result<()> {
    let streams = options.tables * u64::from(options.seats);
    let needed = streams + 500;
    if let Some(allowed) = open_files::allow_most().filter(|allowed| *allowed < needed) {
        return Err(anyhow!(
            "{streams} streams need {needed} open files, and this system allows {allowed}: raise \
             the limit (ulimit -n) or take fewer tables"
        ));
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context("the system gives no threads")?;
    let json = options.json;
    let report = LocalSet::new().block_on(&runtime, test(options))?;
    match json {
        true => writeln!(out, "{}", report.json())?,
        false => write!(out, "{}", report.table())?,
    }
    Ok(())
}

async fn test(options: Options) -> Result<Report> {
    let machine_load = process::machine_load();
    let own = match &options.url {
        None => Some(Own::start(options.data.clone())?),
        Some(_) => None,
    };
    let server = own.as_ref().map(Own::id).or(options.pid);
    let url = own.as_ref().map(|own| own.url.as_str()).or(options.url.as_deref());
    let load = Rc::new(Load {
        web: Web::find(url.unwrap_or_default()).await?,
        edition: options.edition,
        tally: RefCell::default(),
        dice: RefCell::new(Xoshiro256PlusPlus::seed_from_u64(1)),
        progress: bar(),
    });
    let begun = Instant::now();
    let places = tokio::select! {
        places = set_up(&load, &options) => places?,
        _ = tokio::signal::ctrl_c() => return Err(anyhow!("stopped before anything was measured")),
    };
    let set_up = begun.elapsed();
    // What is left of opening the streams comes to rest.
    sleep(Duration::from_millis(500)).await;
    for table in places.iter().filter_map(|place| place.table.borrow().clone()) {
        table.land(&load);
    }
    // Nothing of that counts.
    load.tally.take();
    let before = (server.and_then(taken), taken(std::process::id()));
    let measured = measure(&load, &places, &options).await;
    let after = (server.and_then(taken), taken(std::process::id()));
    let mut tally = load.tally.take();
    tally.errors.unseen += behind(&load, &places).await?;
    load.progress.finish_and_clear();
    Ok(Report {
        edition: options.edition,
        tables: options.tables,
        seats: options.seats,
        every: options.every,
        ahead: options.ahead,
        own: own.is_some(),
        set_up,
        measured,
        machine_load,
        server: after.0,
        server_cpu: spent(before.0, after.0),
        client_cpu: spent(before.1, after.1),
        tally,
    })
}

fn spent(before: Option<Taken>, after: Option<Taken>) -> Option<f64> {
    Some(after?.cpu - before?.cpu)
}

fn bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:<20} {bar:40} {pos}/{len} {elapsed}");
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Does something for each of these, many at once; the first error ends it.
async fn for_all<T, F>(
    load: &Rc<Load>,
    what: &'static str,
    things: impl IntoIterator<Item = T>,
    job: impl Fn(T) -> F,
) -> Result<Vec<F::Output>>
where
    F: Future + 'static,
    F::Output: 'static,
{
    let places = Rc::new(Semaphore::new(AT_ONCE));
    let mut jobs = JoinSet::new();
    for (n, thing) in things.into_iter().enumerate() {
        let (places, job) = (places.clone(), job(thing));
        jobs.spawn_local(async move {
            let _place = places.acquire().await;
            (n, job.await)
        });
    }
    load.begin(what, jobs.len() as u64);
    let mut done = Vec::with_capacity(jobs.len());
    while let Some(ended) = jobs.join_next().await {
        done.push(ended?);
        load.progress.inc(1);
    }
    done.sort_by_key(|(n, _)| *n);
    Ok(done.into_iter().map(|(_, output)| output).collect())
}

/// People, tables and streams.
async fn set_up(load: &Rc<Load>, options: &Options) -> Result<Vec<Rc<Place>>> {
    let (tables, seats) = (options.tables as usize, usize::from(options.seats).max(1));
    let groups = tables.div_ceil(TABLES_TOGETHER);
    let tokens = for_all(load, "people", 0..groups * seats, |n| guest(load.clone(), n)).await?;
    let tokens: Vec<String> = tokens.into_iter().collect::<Result<_>>()?;
    let groups: Vec<Rc<[String]>> = tokens.chunks(seats).map(Rc::from).collect();
    let made = for_all(load, "tables", 0..tables, |n| {
        let (load, tokens) = (load.clone(), groups[n / TABLES_TOGETHER].clone());
        async move { Table::make(&load, tokens).await }
    });
    let made: Vec<Rc<Table>> = made.await?.into_iter().collect::<Result<_>>()?;
    let opened = for_all(load, "streams", made.iter().cloned(), |table| {
        let load = load.clone();
        async move { watch_all(&load, &table).await }
    });
    opened.await?.into_iter().collect::<Result<()>>()?;
    if options.ahead > 0 {
        let numbered = made.iter().cloned().zip(0u64..);
        let went = for_all(load, "picks ahead", numbered, |(table, n)| {
            let (load, picks) = (load.clone(), options.ahead * (n + 1) / options.tables);
            async move { table.go_ahead(&load, picks).await }
        });
        went.await?.into_iter().collect::<Result<()>>()?;
    }
    let place = |(n, table): (usize, Rc<Table>)| Place {
        tokens: groups[n / TABLES_TOGETHER].clone(),
        table: RefCell::new(Some(table)),
        broken: Cell::new(false),
    };
    Ok(made.into_iter().enumerate().map(place).map(Rc::new).collect())
}

async fn guest(load: Rc<Load>, n: usize) -> Result<String> {
    #[derive(Deserialize)]
    struct Session {
        token: String,
    }
    let name = json!({ "name": format!("Guest {}", n + 1) }).to_string();
    let Session { token } = load.web.call("/guests", "", Some(name)).await?.good()?;
    Ok(token)
}

async fn watch_all(load: &Rc<Load>, table: &Rc<Table>) -> Result<()> {
    for seat in 0..table.seats() {
        table.watch(load, seat).await?;
    }
    Ok(())
}

/// Picks at all tables, spread evenly over time, until the time is up or somebody has seen enough.
/// When a pick is due does not depend on how fast the server is. Returns how long it was.
async fn measure(load: &Rc<Load>, places: &[Rc<Place>], options: &Options) -> Duration {
    let gap = Duration::from_secs_f64(options.every / places.len() as f64);
    let picks = (options.seconds / gap.as_secs_f64()).ceil() as u32;
    load.begin("picks", picks.into());
    let begun = Instant::now();
    let enough = tokio::signal::ctrl_c();
    tokio::pin!(enough);
    for (n, place) in (0..picks).zip(places.iter().cycle()) {
        let due = begun + gap * n;
        tokio::select! {
            biased;
            _ = &mut enough => break,
            () = sleep_until(due) => {}
        }
        load.progress.inc(1);
        place.clone().due(load, due);
    }
    let measured = begun.elapsed();
    // The last picks land, too.
    sleep(Duration::from_secs(1)).await;
    for place in places {
        if let Some(table) = &*place.table.borrow() {
            if table.is_waiting() {
                load.tally.borrow_mut().errors.unanswered += 1;
            }
            table.land(load);
        }
    }
    measured
}

impl Place {
    /// The next pick at this place is due.
    fn due(self: Rc<Place>, load: &Rc<Load>, due: Instant) {
        let Some(table) = self.table.borrow().clone() else {
            if self.broken.get() {
                load.tally.borrow_mut().errors.unasked += 1;
            }
            return;
        };
        if table.is_waiting() {
            load.tally.borrow_mut().errors.unanswered += 1;
            load.trouble(|| "a pick was not answered before the next was due".to_owned());
            return;
        }
        table.land(load);
        let load = load.clone();
        if table.is_over() {
            load.tally.borrow_mut().games_over += 1;
            table.close();
            *self.table.borrow_mut() = None;
            spawn_local(async move {
                let made = self.renew(&load).await;
                if let Err(error) = made {
                    self.broken.set(true);
                    load.trouble(|| format!("{error:#}"));
                }
            });
            return;
        }
        spawn_local(async move {
            load.tally.borrow_mut().lag.add(due.elapsed());
            let picked = table.pick(&load).await;
            let errors = &mut load.tally.borrow_mut().errors;
            match picked {
                Ok(Picked::Taken) => {}
                Ok(Picked::Gone) => {
                    errors.refused += 1;
                    errors.told(|| "a question was gone before its time".to_owned());
                }
                Ok(Picked::NobodyAsked) => {
                    errors.unasked += 1;
                    errors.told(|| "a pick was due and nobody was asked anything".to_owned());
                }
                Err(error) => {
                    errors.refused += 1;
                    errors.told(|| format!("{error:#}"));
                }
            }
        });
    }

    /// A new table where a game is over.
    async fn renew(&self, load: &Rc<Load>) -> Result<()> {
        let table = Table::make(load, self.tokens.clone()).await?;
        watch_all(load, &table).await?;
        *self.table.borrow_mut() = Some(table);
        Ok(())
    }
}

/// How many seats were not shown what the server would show them now. Nothing got lost on the way
/// if there are none.
async fn behind(load: &Rc<Load>, places: &[Rc<Place>]) -> Result<u64> {
    let tables = places.iter().filter_map(|place| place.table.borrow().clone());
    let counts = for_all(load, "a last look", tables.collect::<Vec<_>>(), |table| {
        let load = load.clone();
        async move { table.behind(&load).await }
    });
    counts.await?.into_iter().sum()
}
