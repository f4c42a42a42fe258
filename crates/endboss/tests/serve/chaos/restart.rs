//! How soon a server with many games on is there again after it was killed.

use std::fmt;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use endboss_engine::Pause;
use endboss_lexicon::{Edition, Viewer};
use endboss_store::sqlite::SqliteStore;
use endboss_store::{Deed, PersonId, Store, TableId, TableRow, TableState};
use endboss_tables::{Holder, Library, Live, Record, Settings, now};
use endboss_web::store_file;
use rand::RngExt;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::task::JoinSet;

use super::kind::Kind;
use super::process::{self, Place};
use super::tally::median_and_worst;
use super::wire::Question;
use super::world::World;
use super::{Plan, number};

/// What was measured.
#[derive(Debug)]
pub struct Restarts {
    pub tables: usize,
    lines: usize,
    pub ready: Vec<Duration>,
    /// All times are counted from the start of the program.
    pub first: Vec<Duration>,
    hundred: Vec<Duration>,
    all: Vec<Duration>,
}

/// How many clients come at once.
const CLIENTS: usize = 16;

const TIMES: usize = 5;

/// So many of the tables are looked at by whoever comes first.
const SOME: usize = 100;

pub fn run(plan: &Plan) -> Result<Restarts, String> {
    process::empty_folder(&plan.data);
    let world = World::new(process::free_port(), plan.seed);
    let mut dice = world.dice(&[0]);
    let many = number("RESTART_TABLES").unwrap_or(30);
    let (mut tables, lines) = fill(&plan.data, many, &mut dice)?;
    let (server, data) = (plan.server.clone(), plan.data.clone());
    let place = Place { server, data, address: world.address };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    let mut found = Restarts {
        tables: many,
        lines,
        ready: Vec::new(),
        first: Vec::new(),
        hundred: Vec::new(),
        all: Vec::new(),
    };
    // All tables are in memory when the server is killed for the first time.
    let process = place.start()?;
    runtime.block_on(look_at(&world, &tables))?;
    drop(process);
    for _ in 0..TIMES {
        for n in (1..tables.len()).rev() {
            tables.swap(n, dice.random_range(0..=n));
        }
        let begun = Instant::now();
        let process = place.start()?;
        found.ready.push(process.ready);
        runtime.block_on(look_at(&world, &tables[..1]))?;
        found.first.push(begun.elapsed());
        runtime.block_on(look_at(&world, &tables[1..SOME.min(many)]))?;
        found.hundred.push(begun.elapsed());
        runtime.block_on(look_at(&world, &tables[SOME.min(many)..]))?;
        found.all.push(begun.elapsed());
        drop(process);
    }
    match place.mistake() {
        Some(line) => Err(format!("the server told of a mistake: {line}")),
        None => Ok(found),
    }
}

/// Looks at all of them, some at once.
async fn look_at(world: &Arc<World>, tables: &[TableId]) -> Result<(), String> {
    let mut clients = JoinSet::new();
    for share in tables.chunks(tables.len().div_ceil(CLIENTS).max(1)) {
        let (world, share) = (world.clone(), share.to_vec());
        clients.spawn(async move {
            let mut line = world.line();
            for table in share {
                let said = line.ask(&Question::get(format!("/tables/{table}"), None)).await;
                let said = said.map_err(|lost| format!("table {table}: {lost:?}"))?;
                if said.status != 200 || said.json()["view"].is_null() {
                    return Err(format!("table {table}: {} {}", said.status, said.json()));
                }
            }
            Ok(())
        });
    }
    clients.join_all().await.into_iter().collect()
}

/// A store with so many games on, some hundred lines each; and how many lines there are.
fn fill(
    data: &Path,
    many: usize,
    dice: &mut Xoshiro256PlusPlus,
) -> Result<(Vec<TableId>, usize), String> {
    let told = |error: endboss_store::StoreError| error.to_string();
    let store: Arc<dyn Store> = Arc::new(SqliteStore::open(&store_file(data)).map_err(told)?);
    let library = Library::open(store.clone(), None, &[])?;
    let (mut tables, mut lines, mut receipts) = (Vec::new(), 0, Vec::new());
    while tables.len() < many {
        let kind = Kind::of(8 * tables.len() + 2, tables.len());
        let players = Some(kind.people);
        let settings = Settings {
            edition: Edition::from_id(kind.edition).expect("an edition"),
            players,
            ..Settings::default()
        };
        let laid = library.lay_out(&settings.setup());
        let laid = laid.map_err(|refusal| refusal.to_string())?;
        let mut record = Record::new(settings, PersonId::random(), kind.people);
        for seat in &mut record.seats {
            let (id, name) = (PersonId::random(), "Somebody".to_owned());
            seat.holder = Holder::Person { id, name, account: false };
        }
        let mut live = Live::begin(laid.clone(), &record, now());
        if !play_on(&mut live, dice.random_range(150..350), dice) {
            continue;
        }
        let mut deeds = library.deeds(&laid);
        library.written(&laid);
        let (id, code) = (TableId::random(), format!("R{}", tables.len()));
        let (first, fresh) = live.take_lines();
        lines += fresh.len();
        let blank = TableRow {
            id,
            code,
            state: TableState::Playing,
            listed: false,
            created: now(),
            touched: now(),
            due: None,
            sitting: Vec::new(),
            record: String::new(),
        };
        deeds.push(Deed::NewTable(record.row(&blank, TableState::Playing, None, now())));
        deeds.push(Deed::Lines { table: id, first, lines: fresh });
        receipts.push(store.write(deeds));
        tables.push(id);
    }
    receipts.into_iter().try_for_each(|receipt| receipt.wait().map_err(told))?;
    Ok((tables, lines))
}

/// Plays on at random for so many picks. Whether the game is still on.
fn play_on(live: &mut Live, picks: u32, dice: &mut Xoshiro256PlusPlus) -> bool {
    for n in 0..picks {
        let Pause::Choice(seats) = live.pause() else { return false };
        let Some(seat) = seats.iter().next() else { return false };
        let Some(ask) = live.view(Viewer::Seat(seat)).ask else { return false };
        let pick = ask.options[dice.random_range(0..ask.options.len())];
        let key = Some(format!("{n}"));
        live.pick(seat, live.ask_number(seat), pick, key, now()).expect("it was on offer");
    }
    !live.is_over()
}

impl fmt::Display for Restarts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Restarts { tables, lines, .. } = self;
        writeln!(f, "{tables} games on, {lines} lines of journals, killed {TIMES} times;")?;
        writeln!(f, "times from the start of the program, median and worst:")?;
        let some = format!("{} tables looked at, {CLIENTS} clients at once", SOME.min(*tables));
        let rows = [
            ("ready", &self.ready),
            ("first table looked at", &self.first),
            (some.as_str(), &self.hundred),
            ("all tables looked at", &self.all),
        ];
        for (n, (what, times)) in rows.into_iter().enumerate() {
            let (median, worst) = median_and_worst(times);
            let end = if n + 1 < rows.len() { "\n" } else { "" };
            let (median, worst) = (median.as_millis(), worst.as_millis());
            write!(f, "{median:>7} ms {worst:>7} ms  {what}{end}")?;
        }
        Ok(())
    }
}
