//! `endboss backup`, `doctor` and `admin`, beside a server that runs and without one.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

use endboss_gamebox::Level;
use endboss_journal::write_pick;
use endboss_lexicon::{Edition, Seat};
use endboss_store::sqlite::SqliteStore;
use endboss_store::{Deed, PersonId, Sitting, Store, TableId, TableRow, TableState};
use endboss_tables::{Answer, Caller, Settings, Snapshot, What};
use endboss_web::guard::Limits;
use endboss_web::{Config, Server, store_file};
use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::{Folder, Said, good, refused, run};

/// A server in this process, on a folder of the test's own.
struct Running {
    runtime: Runtime,
    server: Option<Server>,
}

/// The question to a viewer, and its first answer.
fn asked(snapshot: &Snapshot) -> Option<(u32, String)> {
    let part = snapshot.body.part.as_ref()?;
    let ids = snapshot.body.laid.as_ref()?.table.ids();
    let pick = part.view.ask.as_ref()?.options.first()?;
    Some((part.ask?, write_pick(*pick, &ids)))
}

impl Running {
    fn on(folder: &Path) -> Running {
        let runtime = Runtime::new().expect("threads");
        let mut config = Config::new(folder.to_owned());
        config.listen = ([127, 0, 0, 1], 0).into();
        config.limits = Limits::lifted();
        let server = runtime.block_on(Server::start(config)).expect("it starts");
        Running { runtime, server: Some(server) }
    }

    fn server(&self) -> &Server {
        self.server.as_ref().expect("it runs")
    }

    fn address(&self) -> SocketAddr {
        self.server().address
    }

    fn stop(mut self) {
        let server = self.server.take().expect("it runs");
        self.runtime.block_on(server.end());
    }

    /// A table of the first edition; with `sit`, its host sits at A and has to answer.
    fn table(&self, sit: bool) -> TableRow {
        let settings =
            Settings { edition: Edition::First, players: Some(2), ..Settings::default() };
        let bots = vec![Level::Random; 2 - usize::from(sit)];
        let host = host();
        let made = self.server().hall.create(&host, None, settings, sit, &bots);
        self.runtime.block_on(made).expect("a table")
    }

    fn ask(&self, table: TableId, what: What) -> Result<(), String> {
        let asked = self.server().hall.ask(table, Some(host()), what);
        self.runtime.block_on(asked).map(drop).map_err(|refusal| refusal.to_string())
    }

    /// The host answers with the first choice, if asked; an error when the game is over.
    fn answer(&self, table: TableId) -> Result<(), String> {
        let looked = self.server().hall.ask(table, Some(host()), What::Look(Some(Seat(0))));
        let answer = self.runtime.block_on(looked).map_err(|refusal| refusal.to_string())?;
        let Answer::Snapshot(snapshot) = answer else { panic!("a look shows a snapshot") };
        let Some((ask, pick)) = asked(&snapshot) else {
            std::thread::sleep(Duration::from_millis(1));
            return match self.state(table) {
                TableState::Playing => Ok(()),
                over => Err(format!("it is {over:?}")),
            };
        };
        self.ask(table, What::Pick { seat: Seat(0), ask, pick, key: None })
    }

    fn start(&self, table: TableId) {
        self.ask(table, What::Start { fill: None, address: None }).expect("it starts");
    }

    fn state(&self, table: TableId) -> TableState {
        self.server().hall.store.table(table).expect("it reads").expect("it is there").state
    }

    fn lines(&self, table: TableId) -> u32 {
        self.server().hall.store.lines(table).expect("it reads").len() as u32
    }

    fn wait_for(&self, table: TableId, state: TableState) {
        let begun = Instant::now();
        while self.state(table) != state {
            assert!(begun.elapsed() < Duration::from_secs(120), "it is {:?}", self.state(table));
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// A request, its status and its body.
    fn http(&self, method: &str, path: &str, token: Option<&str>, body: &Value) -> (u16, String) {
        let mut stream = TcpStream::connect(self.address()).expect("it listens");
        let body = body.to_string();
        let known = token.map(|token| format!("Authorization: Bearer {token}\r\n"));
        let known = known.unwrap_or_default();
        let length = body.len();
        write!(
            stream,
            "{method} /api/v1{path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\
             Content-Type: application/json\r\n{known}Content-Length: {length}\r\n\r\n{body}",
            self.address()
        )
        .expect("it is sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|word| word.parse().ok());
        (status.expect("a status"), body.to_owned())
    }
}

fn host() -> Caller {
    Caller { person: PersonId(7), name: "Dora".to_owned(), account: false }
}

fn on(folder: &Folder, args: &[&str]) -> Said {
    run(&[args, &["--data", &folder.file("")]].concat())
}

fn well(folder: &Folder, args: &[&str]) -> String {
    let said = on(folder, args);
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{args:?}: {}", said.out);
    said.out
}

/// A store with a table that waits, one that is played and one that is over.
fn lived_in(folder: &Folder) -> (Running, [TableId; 3]) {
    let running = Running::on(folder.path());
    let waiting = running.table(true).id;
    let played = running.table(true).id;
    running.start(played);
    let over = running.table(false).id;
    running.start(over);
    running.wait_for(over, TableState::Over);
    (running, [waiting, played, over])
}

#[test]
fn a_store_is_backed_up_and_checked_while_the_server_runs() {
    let folder = Folder::new("operator-backup");
    let (running, [_, _, over]) = lived_in(&folder);
    let checked = well(&folder, &["doctor"]);
    assert!(checked.starts_with("3 tables (1 waiting, 1 playing, 1 over), "), "{checked}");
    assert!(checked.contains(" 1 revealed deal checked; all tables hold\n"), "{checked}");
    let copy = folder.file("copy.sqlite");
    let copied = well(&folder, &["backup", &copy]);
    assert!(copied.starts_with(&format!("{copy} is a whole copy of ")), "{copied}");
    let again = on(&folder, &["backup", &copy]);
    assert_eq!((again.code, again.err), (2, format!("error: {copy} exists already\n")));
    // The copy is a store of its own, and nothing of the server is needed to check it.
    running.stop();
    assert_eq!(good(&["doctor", "--data", &copy]), checked);
    let one = good(&["doctor", "--data", &copy, "--table", &over.to_string()]);
    assert!(one.starts_with("1 table (1 over), ") && one.ends_with("; it holds\n"), "{one}");
}

#[test]
fn tables_that_are_played_meanwhile_are_no_faults() {
    let folder = Folder::new("operator-meanwhile");
    let running = Running::on(folder.path());
    let tables: Vec<_> = (0..6).map(|_| running.table(false).id).collect();
    for table in &tables {
        running.start(*table);
    }
    let mut looks = 0;
    while looks < 3 || tables.iter().any(|table| running.state(*table) != TableState::Over) {
        assert!(well(&folder, &["doctor"]).ends_with("all tables hold\n"));
        looks += 1;
        assert!(looks < 500, "the games do not end");
    }
    running.stop();
}

#[test]
fn a_journal_of_the_api_is_checked_by_replay() {
    let folder = Folder::new("operator-journal");
    let (running, [_, played, over]) = lived_in(&folder);
    let (status, _) = running.http("GET", &format!("/tables/{played}/journal"), None, &json!({}));
    assert_eq!(status, 409);
    let (status, text) = running.http("GET", &format!("/tables/{over}/journal"), None, &json!({}));
    assert_eq!(status, 200);
    let file = folder.write("over.journal", text);
    let checked = good(&["replay", &file, "--verify"]);
    assert!(checked.contains("\nThe deal was checked: "), "{checked}");
    running.stop();
}

/// Changes the store as no server would.
fn spoil(folder: &Folder, spoil: impl FnOnce(&SqliteStore) -> Vec<Deed>) {
    let store = SqliteStore::open(&store_file(folder.path())).expect("nobody has it");
    store.write(spoil(&store)).wait().expect("it is written");
}

/// What the doctor says of a spoiled store.
fn sick(folder: &Folder) -> String {
    let said = on(folder, &["doctor"]);
    assert_eq!(said.code, 1, "{said:?}");
    assert!(said.err.starts_with("error: there "), "{said:?}");
    said.out
}

#[test]
fn every_fault_is_named_with_its_table_and_line() {
    let folder = Folder::new("operator-faults");
    let (running, [waiting, played, over]) = lived_in(&folder);
    running.stop();
    let row = |store: &SqliteStore, id| store.table(id).expect("it reads").expect("it is there");
    // A word of a line is another, as on a disk that forgets.
    spoil(&folder, |store| {
        let mut lines = store.lines(over).expect("it reads").split_off(39);
        lines[0].text = lines[0].text.replacen(' ', "  ", 1);
        vec![
            Deed::CutLines { table: over, from: 40 },
            Deed::Lines { table: over, first: 40, lines },
        ]
    });
    let said = sick(&folder);
    let start = format!("table {over} (");
    let fault = said.lines().find(|line| line.starts_with(&start)).expect("it is named");
    assert!(
        fault.ends_with(
            "): line 40: the hash does not fit: this line, or one before it, was changed"
        ),
        "{fault}"
    );
    let back = format!("    to go back: endboss admin repair {over} --to-line 39\n");
    assert!(said.contains(&back), "{said}");
    // A table says that it waits and has a journal; one is played without; one seats nobody.
    spoil(&folder, |store| {
        let waits = TableRow { state: TableState::Waiting, ..row(store, played) };
        let plays = TableRow { state: TableState::Playing, ..row(store, waiting) };
        vec![Deed::Table(waits), Deed::Table(plays)]
    });
    let said = sick(&folder);
    assert!(said.contains("): the table is waiting, but its journal goes on\n"), "{said}");
    assert!(said.contains("): it is playing, but has no journal\n"), "{said}");
    spoil(&folder, |store| {
        let sitting = vec![Sitting { person: PersonId(9), seat: 0 }];
        let nobody = TableRow { sitting, ..row(store, waiting) };
        let unread = TableRow { record: "{}".to_owned(), ..row(store, played) };
        vec![Deed::Table(nobody), Deed::Table(unread)]
    });
    let said = sick(&folder);
    assert!(said.contains("do not seat the same people\n"), "{said}");
    assert!(said.contains("): its record cannot be read: missing field"), "{said}");
    assert!(said.ends_with("the tables named above do not hold\n"), "{said}");
    // Another seed than the one that was committed to.
    spoil(&folder, |store| {
        let mut table = row(store, over);
        let mut record: Value = serde_json::from_str(&table.record).expect("JSON");
        record["seed"] = "00".repeat(32).into();
        table.record = record.to_string();
        vec![Deed::Table(table)]
    });
    // The broken line comes first; without it, the seed does not fit.
    let said = well_or_sick(&folder, over);
    assert!(said.contains("line 40"), "{said}");
    spoil(&folder, |_| vec![Deed::CutLines { table: over, from: 40 }]);
    let said = well_or_sick(&folder, over);
    assert!(said.contains("): the deal was committed to with "), "{said}");
}

fn well_or_sick(folder: &Folder, table: TableId) -> String {
    on(folder, &["doctor", "--table", &table.to_string()]).out
}

#[test]
fn a_broken_file_is_told_and_nothing_panics() {
    let folder = Folder::new("operator-broken");
    let (running, _) = lived_in(&folder);
    let copy = folder.file("copy.sqlite");
    well(&folder, &["backup", &copy]);
    running.stop();
    let whole = std::fs::read(&copy).expect("it is there");
    for (at, name) in [(1, "third"), (2, "half"), (4, "late")] {
        let mut bytes = whole.clone();
        let from = bytes.len() / (at + 1) / 4096 * 4096;
        bytes[from..from + 4096].fill(0xa5);
        let file = folder.write(&format!("{name}.sqlite"), bytes);
        let said = run(&["doctor", "--data", &file]);
        assert!([1, 2].contains(&said.code), "{said:?}");
        assert!(!said.err.contains("panicked") && !said.err.is_empty(), "{said:?}");
    }
    let cut = folder.write("cut.sqlite", &whole[..whole.len() / 2]);
    let said = run(&["doctor", "--data", &cut]);
    assert!([1, 2].contains(&said.code) && !said.err.contains("panicked"), "{said:?}");
    let noise = folder.write("noise.sqlite", [0x5au8; 8192]);
    for args in [&["doctor"][..], &["admin", "bans"], &["backup", &folder.file("other")]] {
        let said = refused(&[args, &["--data", &noise]].concat());
        assert_eq!(said, format!("{noise} is not a store of endboss"), "{args:?}");
    }
    // The number of the version stands in the head of the file.
    let mut newer = whole;
    newer[60..64].copy_from_slice(&70u32.to_be_bytes());
    let newer = folder.write("newer.sqlite", newer);
    let said = refused(&["admin", "tables", "--data", &newer]);
    assert!(said.contains(": the store has version 70 and this release knows"), "{said}");
}

#[test]
fn where_there_is_no_store_none_is_made() {
    let folder = Folder::new("operator-nowhere");
    let empty = folder.file("empty");
    std::fs::create_dir(&empty).expect("a folder");
    for args in [&["doctor"][..], &["admin", "tables"], &["backup", &folder.file("copy")]] {
        for place in [&empty, &folder.file("nowhere")] {
            let said = refused(&[args, &["--data", place]].concat());
            let start = format!("there is no store in {place}; say --data and the folder of one");
            assert!(said.starts_with(&start), "{said}");
        }
    }
    assert_eq!(std::fs::read_dir(&empty).expect("it is there").count(), 0);
    assert!(!Path::new(&folder.file("nowhere")).exists());
    let (running, _) = (Running::on(folder.path()), ());
    let lost = folder.file("no/where/copy");
    let said = on(&folder, &["backup", &lost]);
    assert!(said.err.starts_with("error: there is no folder "), "{said:?}");
    running.stop();
}

#[test]
fn old_games_of_guests_are_pruned() {
    let folder = Folder::new("operator-prune");
    let (running, [waiting, played, over]) = lived_in(&folder);
    let dry = well(&folder, &["admin", "prune", "--dry-run"]);
    assert_eq!(dry, "0 games would be deleted; nothing was changed\n");
    let dry = well(&folder, &["admin", "prune", "--days", "0", "--dry-run"]);
    assert!(dry.starts_with("1 game would be deleted, the oldest touched "), "{dry}");
    assert_eq!(running.state(over), TableState::Over);
    let done = well(&folder, &["admin", "prune", "--days", "0"]);
    assert!(done.starts_with("1 game deleted"), "{done}");
    assert!(running.server().hall.store.table(over).expect("it reads").is_none());
    for kept in [waiting, played] {
        assert!(running.server().hall.store.table(kept).expect("it reads").is_some());
    }
    assert_eq!(well(&folder, &["admin", "prune", "--days", "0"]), "0 games deleted\n");
    running.stop();
}

#[test]
fn tables_are_listed_shown_and_closed() {
    let folder = Folder::new("operator-tables");
    let (running, [waiting, played, over]) = lived_in(&folder);
    let listed = well(&folder, &["admin", "tables"]);
    for (id, state) in [(waiting, "waiting"), (played, "playing"), (over, "over")] {
        let line = listed.lines().find(|line| line.starts_with(&id.to_string()));
        assert!(line.expect("it is listed").contains(state), "{listed}");
    }
    let some = well(&folder, &["admin", "tables", "--state", "over"]);
    assert!(some.contains(&over.to_string()) && !some.contains(&played.to_string()), "{some}");
    let said = on(&folder, &["admin", "tables", "--state", "lost"]);
    let known = "there are: waiting, playing, over, broken, closed";
    assert_eq!(said.err, format!("error: there is no state \"lost\"; {known}\n"));
    let shown = well(&folder, &["admin", "table", &played.to_string()]);
    let person = format!("A: Dora, guest, person {}, host\n", PersonId(7));
    assert!(shown.contains(&person) && shown.contains("B: bot random\n"), "{shown}");
    let row = running.server().hall.store.table(played).expect("it reads").expect("it is there");
    let record: Value = serde_json::from_str(&row.record).expect("JSON");
    let seed = record["seed"].as_str().expect("a seed");
    let secret = record["seats"][0]["secret"].as_str().expect("a secret");
    assert!(!shown.contains(seed) && !shown.contains(secret), "{shown}");
    // The server closes it itself, and whoever plays is told.
    let closed = well(&folder, &["admin", "close", &row.code.to_lowercase()]);
    assert_eq!(closed, format!("the table {} is closed\n", row.code));
    assert_eq!(running.state(played), TableState::Closed);
    let told = running.ask(played, What::Concede { seat: Seat(0) });
    assert_eq!(told, Err("This table is closed.".to_owned()));
    let said = on(&folder, &["admin", "close", &played.to_string()]);
    assert!(said.err.ends_with(" is closed already\n"), "{said:?}");
    let said = on(&folder, &["admin", "close", &over.to_string()]);
    assert!(said.err.ends_with(" is over; there is nothing to close\n"), "{said:?}");
    let said = on(&folder, &["admin", "table", "NOBODY"]);
    let sentence = "there is no table \"NOBODY\"; name one by its id or its code";
    assert_eq!(said.err, format!("error: {sentence}\n"));
    running.stop();
    // Without a server it waits for the next one.
    let said = well(&folder, &["admin", "close", &waiting.to_string()]);
    assert!(said.contains(" is closed as soon as one starts\n"), "{said}");
    let running = Running::on(folder.path());
    running.wait_for(waiting, TableState::Closed);
    assert!(well(&folder, &["doctor"]).ends_with("all tables hold\n"));
    running.stop();
}

#[test]
fn bans_hold_on_a_running_server_within_five_seconds() {
    let folder = Folder::new("operator-bans");
    let running = Running::on(folder.path());
    let (status, body) = running.http("POST", "/guests", None, &json!({ "name": "Mallory" }));
    assert_eq!(status, 201, "{body}");
    let body: Value = serde_json::from_str(&body).expect("JSON");
    let token = body["token"].as_str().expect("a token").to_owned();
    let id = body["person"]["id"].as_str().expect("an id").to_owned();
    let me = || running.http("GET", "/me", Some(&token), &json!({})).0;
    let until = |wanted: u16| {
        let begun = Instant::now();
        while me() != wanted {
            assert!(begun.elapsed() < Duration::from_secs(6), "it does not hold in time");
            std::thread::sleep(Duration::from_millis(100));
        }
    };
    assert_eq!((me(), well(&folder, &["admin", "bans"]).as_str()), (200, "nobody is banned\n"));
    let ban = ["admin", "ban", "person", &id, "--why", "cheats", "--days", "3"];
    assert!(well(&folder, &ban).starts_with(&format!("person {id} is banned")));
    until(403);
    let bans = well(&folder, &["admin", "bans"]);
    assert!(bans.starts_with(&format!("person {id}: cheats (")), "{bans}");
    assert!(bans.ends_with(" ago, for 2 days more)\n"), "{bans}");
    well(&folder, &["admin", "unban", "person", &id]);
    until(200);
    well(&folder, &["admin", "ban", "address", "127.0.0.9/8", "--why", "floods"]);
    until(403);
    well(&folder, &["admin", "unban", "127.0.0.0/8"]);
    until(200);
    for (args, sentence) in [
        (&["admin", "unban", "127.0.0.1"][..], "address 127.0.0.1/32 is not banned"),
        (&["admin", "ban", "mallory", "--why", "x"], "\"mallory\" is neither the id of a person"),
        (&["admin", "ban", "person", &"0".repeat(32), "--why", "x"], "there is no person 000"),
    ] {
        let said = on(&folder, args);
        assert!(said.code == 2 && said.err.contains(sentence), "{said:?}");
    }
    running.stop();
}

#[test]
fn a_table_that_a_bug_stopped_goes_on_from_a_line() {
    let folder = Folder::new("operator-repair");
    let running = Running::on(folder.path());
    let store = running.server().hall.store.clone();
    let begun = Instant::now();
    // Some answers, so that there is something to go back to.
    let played_on = |table| {
        while running.lines(table) < 60 {
            assert!(begun.elapsed() < Duration::from_secs(60), "the game does not go on");
            running.answer(table).ok()?;
        }
        Some(())
    };
    // Where the game is over before it is long enough, another one is begun.
    let table = loop {
        let table = running.table(true).id;
        running.start(table);
        if played_on(table).is_some() {
            break table;
        }
    };
    running.ask(table, What::Stumble).expect_err("a bug stops it");
    running.wait_for(table, TableState::Broken);
    let id = table.to_string();
    let all = running.lines(table);
    let before = store.lines(table).expect("it reads");
    drop(store);
    assert!(well(&folder, &["doctor"]).contains(" (1 broken), "));
    let repair = ["admin", "repair", &id, "--to-line", "50"];
    let said = on(&folder, &repair);
    assert!(said.out.contains("lines 1 to 50 of its journal can be played again\n"), "{said:?}");
    let cut = format!("the last {} lines are cut off and kept aside\n", all - 50);
    assert!(said.out.contains(&cut), "{said:?}");
    assert_eq!(said.err, "error: nothing was changed; say --yes to do it\n");
    let yes = [&repair[..], &["--yes"]].concat();
    let said = on(&folder, &yes);
    assert_eq!(said.code, 2);
    assert!(said.err.ends_with("; stop it, repair the table, and start it again\n"), "{said:?}");
    running.stop();
    let far = on(&folder, &["admin", "repair", &id, "--to-line", "5000", "--yes"]);
    assert_eq!(far.err, format!("error: the journal has {all} lines; name one of them\n"));
    let short = on(&folder, &["admin", "repair", &id, "--to-line", "2", "--yes"]);
    assert!(short.err.starts_with("error: these lines cannot be played either: "), "{short:?}");
    assert!(well(&folder, &yes).ends_with("done\n"));
    let running = Running::on(folder.path());
    assert_eq!(running.state(table), TableState::Playing);
    assert_eq!(running.server().hall.store.lines(table).expect("it reads")[..50], before[..50]);
    // It is played to its end, and its deal is as fair as before.
    while running.state(table) == TableState::Playing {
        assert!(begun.elapsed() < Duration::from_secs(120), "the game does not end");
        // It may end between a look and the answer.
        running.answer(table).ok();
    }
    running.wait_for(table, TableState::Over);
    assert!(well(&folder, &["doctor"]).starts_with("1 table (1 over), "));
    running.stop();
    let said = on(&folder, &["admin", "repair", &id, "--to-line", "50", "--yes"]);
    assert!(said.err.contains("the seed of this game is revealed"), "{said:?}");
}
