//! The kill test: tables are played through the real HTTP API by clients that get everything wrong,
//! and the server is killed time and again. What was acknowledged must be there once, and everybody
//! must see what an undisturbed replay shows.

mod eyes;
mod judge;
mod kind;
mod ledger;
mod mischief;
mod plan;
mod player;
mod process;
pub mod restart;
mod retold;
mod tally;
mod wire;
mod world;

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use endboss_lexicon::Seat;
use endboss_store::sqlite::SqliteStore;
use endboss_web::store_file;
use indicatif::{ProgressBar, ProgressStyle};
use rand::RngExt;
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

use eyes::Eyes;
use judge::{Figures, Found, Judge};
pub use plan::{Plan, number};
use player::Player;
use process::{Place, Process};
use world::{Run, World};

/// A run that found nothing wrong.
#[derive(Debug)]
pub struct Summary {
    pub rounds: u32,
    pub kills: u32,
    pub world: Arc<World>,
    pub found: Found,
    pub figures: Figures,
    ready: Vec<Duration>,
    took: Duration,
}

/// Kills and judges as the plan says. What is not as it should be is told in words.
pub fn run(plan: &Plan) -> Result<Summary, String> {
    let begun = Instant::now();
    process::empty_folder(&plan.data);
    let address = process::free_port();
    let (server, data) = (plan.server.clone(), plan.data.clone());
    let place = Place { server, data, address };
    let world = World::new(address, plan.seed);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let mut rounds = Rounds {
        process: place.start()?,
        judge: Judge::default(),
        ready: Vec::new(),
        kills: 0,
        found: Found::default(),
        plan,
        place,
        world: world.clone(),
        runtime,
    };
    for slot in 0..plan.tables {
        rounds.runtime.spawn(keep_playing(world.clone(), slot));
    }
    rounds.wait_for_tables()?;
    rounds.all()?;
    rounds.place.doctor()?;
    if let Some(line) = rounds.place.mistake() {
        return Err(format!("the server told of a mistake: {line}"));
    }
    let Rounds { kills, found, judge, ready, runtime, process, .. } = rounds;
    drop(process);
    runtime.shutdown_background();
    let figures = judge.figures;
    let took = begun.elapsed();
    Ok(Summary { rounds: plan.rounds, kills, world, found, figures, ready, took })
}

/// A place for a table: when its game is over, the next one begins.
async fn keep_playing(world: Arc<World>, slot: usize) {
    let mut people = Vec::new();
    while people.len() < 4 {
        let Some(person) = kind::guest(&world).await else { return };
        people.push(Arc::new(person));
    }
    for game in 0.. {
        let Some(run) = kind::make(&world, slot, game, &people).await else { return };
        let mut players = JoinSet::new();
        for n in (0..run.people.len()).filter(|n| run.people[*n].is_some()) {
            players.spawn(Player::new(&world, &run, Seat(n as u8)).play());
        }
        if slot.is_multiple_of(5) {
            players.spawn(look_on(world.clone(), run.clone()));
        }
        players.join_all().await;
        if world.is_over() {
            return;
        }
        world.tally.over.add();
    }
}

/// Somebody who only watches.
async fn look_on(world: Arc<World>, run: Arc<Run>) {
    let mut eyes = Eyes::new(&world, &run, None);
    while !world.is_over() && !run.over.load(Relaxed) {
        if eyes.listen().await.is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

struct Rounds<'a> {
    plan: &'a Plan,
    place: Place,
    process: Process,
    world: Arc<World>,
    runtime: Runtime,
    judge: Judge,
    ready: Vec<Duration>,
    kills: u32,
    found: Found,
}

impl Rounds<'_> {
    fn wait_for_tables(&self) -> Result<(), String> {
        let begun = Instant::now();
        while self.world.runs().len() < self.plan.tables {
            self.no_fault()?;
            if begun.elapsed() > Duration::from_secs(60) {
                return Err("the tables were not made within a minute".to_owned());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        Ok(())
    }

    fn no_fault(&self) -> Result<(), String> {
        self.world.fault().map_or(Ok(()), Err)
    }

    fn all(&mut self) -> Result<(), String> {
        let bar = ProgressBar::new(self.plan.rounds.into());
        let style = "{bar:40} {pos} of {len} rounds, {msg}, {eta} left";
        bar.set_style(ProgressStyle::with_template(style).expect("the template is well formed"));
        let mut dice = self.world.dice(&[u64::MAX]);
        let (least, most) = self.plan.life;
        for round in 1..=self.plan.rounds {
            let tally = &self.world.tally;
            bar.set_message(format!("{} picks acknowledged", tally.acknowledged.get()));
            std::thread::sleep(dice.random_range(least..=most));
            let nipped = dice.random_range(0..10) == 0;
            let nipped = nipped.then(|| Duration::from_micros(dice.random_range(500..15_000)));
            self.kill_and_start(nipped)?;
            bar.inc(1);
            if round % self.plan.judge_every == 0 || round == self.plan.rounds {
                bar.set_message("everything is judged");
                std::thread::sleep(self.plan.long_life);
                self.verdict(round == self.plan.rounds)?;
            }
        }
        bar.finish_and_clear();
        self.world.end();
        Ok(())
    }

    fn kill_and_start(&mut self, nipped: Option<Duration>) -> Result<(), String> {
        self.no_fault()?;
        if let Some(how) = self.process.ended() {
            return Err(format!("the server ended by itself: {how}"));
        }
        self.process.kill();
        self.kills += 1;
        if let Some(after) = nipped {
            self.place.nip(after)?;
            self.kills += 1;
        }
        self.process = self.place.start()?;
        self.ready.push(self.process.ready);
        self.no_fault()
    }

    /// Everybody holds still; then everything is held against the journals, and after one more kill
    /// what is shown, too.
    fn verdict(&mut self, last: bool) -> Result<(), String> {
        let world = self.world.clone();
        let shut = self.runtime.block_on(world.shut());
        self.no_fault()?;
        let new = |run: &Arc<Run>| last || !run.done.load(Relaxed);
        let runs: Vec<Arc<Run>> = world.runs().into_iter().filter(new).collect();
        self.judge_all(&runs)?;
        self.kill_and_start(None)?;
        self.judge_all(&runs)?;
        for run in runs.iter().filter(|run| run.over.load(Relaxed)) {
            run.done.store(true, Relaxed);
        }
        drop(shut);
        self.no_fault()
    }

    fn judge_all(&mut self, runs: &[Arc<Run>]) -> Result<(), String> {
        let file = store_file(&self.plan.data);
        let store = SqliteStore::open_beside(&file).map_err(|error| error.to_string())?;
        self.found = self.judge.journals(runs, &store)?;
        let (judge, world) = (&mut self.judge, &self.world);
        self.runtime.block_on(async {
            for run in runs {
                judge.views(world, run, &store).await?;
            }
            Ok::<_, String>(())
        })?;
        for run in runs.iter().filter(|run| run.over.load(Relaxed)) {
            self.found.results += judge::results(run, &store)?;
        }
        Ok(())
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (median, worst) = tally::median_and_worst(&self.ready);
        let Figures { verdicts, journals, views } = self.figures;
        let Found { lines, keyed, unheard, results } = self.found;
        writeln!(f, "{:>9}  rounds in {:.1} s", self.rounds, self.took.as_secs_f64())?;
        writeln!(f, "{:>9}  times the server was killed", self.kills)?;
        writeln!(f, "{:>6} ms  until it was ready again, median", median.as_millis())?;
        writeln!(f, "{:>6} ms  until it was ready again, at worst", worst.as_millis())?;
        write!(f, "{}", self.world.tally)?;
        writeln!(f, "{lines:>9}  lines are in the journals")?;
        writeln!(f, "{keyed:>9}  of them are picks under a key, each of them there once")?;
        writeln!(f, "{unheard:>9}  of these were done and nobody was told in time")?;
        writeln!(f, "{results:>9}  results were written, one for each player of a finished game")?;
        writeln!(
            f,
            "{verdicts:>9}  verdicts: {journals} journals replayed, {views} views compared"
        )?;
        write!(f, "{:>9}  acknowledged picks were lost, {} were applied twice", 0, 0)
    }
}
