//! A store of an earlier release: its games are watched, gone on with and checked by the rules and
//! cards they were begun with. [ARCHITECTURE 7]

#[path = "../client/mod.rs"]
mod client;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use client::{Client, Place};
use endboss_gamebox::{Table, verify};
use endboss_journal::{Day, Journal, parse};
use endboss_lexicon::RULES_NUMBER;
use endboss_store::sqlite::SqliteStore;
use endboss_store::{Deed, Store, TableId};
use serde_json::{Value, json};

/// A server on a copy of the store of a release, and what is known of it.
async fn server_on(release: &str) -> (Place, Value) {
    server_with(release, |_, _| {}).await
}

/// The same, with something done to the copy before.
async fn server_with(release: &str, change: impl FnOnce(&Path, &Value)) -> (Place, Value) {
    let store: PathBuf =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(release).join("store");
    let known = std::fs::read_to_string(store.join("people.json")).expect("people");
    let known: Value = serde_json::from_str(&known).expect("JSON");
    let file = store.join("endboss.sqlite");
    let copied = |config: &mut endboss_web::Config| {
        let to = config.data.join("endboss.sqlite");
        std::fs::copy(&file, &to).expect("a copy of the store");
        change(&to, &known);
    };
    (Place::with(copied).await, known.clone())
}

fn person(place: &Place, known: &Value, who: &str) -> Client {
    let token = known["tokens"][who].as_str().expect("a token").to_owned();
    Client { token: Some(token), ..place.nobody() }
}

fn checked(text: &str) -> Journal {
    let journal = parse(text.as_bytes()).expect("a journal");
    let packs = Table::shipped_packs_of(&journal.header).expect("packs of its time");
    let table = Table::of(&journal.header, packs).expect("a table");
    verify(&journal, &table).expect("it holds");
    journal
}

/// The record of a table as the release left it.
fn record_of(release: &str, id: &str) -> Value {
    let store = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(release);
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("endboss.sqlite");
    std::fs::copy(store.join("store/endboss.sqlite"), &copy).expect("a copy of the store");
    let store = rusqlite::Connection::open(copy).expect("a store");
    let sql = "SELECT record FROM tables WHERE lower(hex(id)) = ?1";
    let record: String = store.query_row(sql, [id], |row| row.get(0)).expect("a table");
    serde_json::from_str(&record).expect("JSON")
}

async fn look(who: &Client, id: &str) -> Value {
    who.get(&format!("/tables/{id}")).await.done().json()
}

async fn play_out(who: &Client, id: &str) {
    let begun = Instant::now();
    let mut answered = 0;
    loop {
        let snapshot = look(who, id).await;
        if snapshot["table"]["state"] != "playing" {
            return;
        }
        let ask = &snapshot["view"]["ask"];
        match ask["options"].as_array().filter(|options| !options.is_empty()) {
            Some(options) => {
                let pick = &options[answered % options.len()];
                let body = json!({ "seat": ask["seat"], "ask": ask["number"], "pick": pick });
                let told = who.post(&format!("/tables/{id}/picks"), body).await;
                assert!(told.status == 200 || told.refused() == "stale_ask", "{}", told.body);
                answered += 1;
            }
            None => tokio::time::sleep(Duration::from_millis(10)).await,
        }
        assert!(begun.elapsed() < Duration::from_secs(120), "the game does not go on: {snapshot}");
    }
}

#[tokio::test]
async fn running_games_of_0_1_0_are_played_to_their_end_by_the_rules_they_began_with() {
    let (place, known) = server_on("0.1.0").await;
    let who = person(&place, &known, "guest");
    // The one with a clock is left out: by now its time may have run out.
    for name in ["super", "solo", "packs"] {
        let id = known["running"][name].as_str().expect("an id");
        assert_eq!(look(&who, id).await["table"]["state"], "playing", "{name}");
        play_out(&who, id).await;
        let journal = checked(&who.get(&format!("/tables/{id}/journal")).await.done().body);
        assert_eq!(journal.header.rules_number, 1, "{name}");
    }
}

/// Such a game could be rated without a clock. It has one now, which begins when the table is read:
/// nobody had to know of it before.
#[tokio::test]
async fn a_rated_game_of_0_1_0_without_a_clock_begins_with_all_its_time() {
    let rate = |file: &Path, known: &Value| {
        let id: TableId = known["running"]["super"].as_str().expect("an id").parse().expect("it");
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let store = SqliteStore::open(file).expect("nobody has it");
                let mut row = store.table(id).expect("it reads").expect("it is there");
                let mut record: Value = serde_json::from_str(&row.record).expect("JSON");
                record["settings"]["rated"] = json!(true);
                row.record = record.to_string();
                store.write(vec![Deed::Table(row)]).wait().expect("it is written");
            });
        });
    };
    let (place, known) = server_with("0.1.0", rate).await;
    const DAY: i64 = 86_400_000;
    // The last move was made long ago.
    let mut ahead = 30 * DAY;
    place.server.hall.set_ahead(ahead);
    let id = known["running"]["super"].as_str().expect("an id");
    let left = async |place: &Place| {
        let shown = look(&person(place, &known, "guest"), id).await;
        assert_eq!(shown["table"]["settings"]["clock"], json!({ "kind": "days", "days": 3 }));
        let deadline = shown["own"]["deadline"].as_i64().expect("a deadline");
        deadline - place.server.hall.time()
    };
    let rest = left(&place).await;
    println!("{} s are left", rest / 1000);
    assert!((3 * DAY - 60_000..=3 * DAY).contains(&rest), "{rest}");
    // A day goes by, and the server begins again: the time goes on where it was.
    ahead += DAY;
    place.server.hall.set_ahead(ahead);
    assert!((2 * DAY - 60_000..=2 * DAY).contains(&left(&place).await));
    let place = place.again().await;
    let rest = left(&place).await;
    assert!((2 * DAY - 60_000..=2 * DAY).contains(&rest), "{rest}");
    place.server.end().await;
}

#[tokio::test]
async fn people_of_0_1_0_begin_new_games_by_the_rules_of_today() {
    let (place, known) = server_on("0.1.0").await;
    let who = person(&place, &known, "guest");
    let made = who.post("/tables", json!({ "edition": "solo", "players": 1 })).await.done().json();
    let id = made["id"].as_str().expect("an id");
    who.post(&format!("/tables/{id}/start"), json!({})).await.done();
    play_out(&who, id).await;
    let journal = checked(&who.get(&format!("/tables/{id}/journal")).await.done().body);
    assert_eq!(journal.header.rules_number, RULES_NUMBER);
}

#[tokio::test]
async fn finished_games_of_0_1_0_are_watched_again() {
    let (place, known) = server_on("0.1.0").await;
    let who = person(&place, &known, "guest");
    let id = known["finished"].as_str().expect("an id");
    checked(&who.get(&format!("/tables/{id}/journal")).await.done().body);
    let page = who.page(&format!("/replay/{id}"), "en").await;
    assert_eq!(page.status, 200, "{}", page.body);
    let page = who.page(&format!("/t/{id}/result"), "en").await;
    assert_eq!(page.status, 200, "{}", page.body);
}

/// A release that comes in the middle of a day changes nothing for that day's dungeon.
#[tokio::test]
async fn a_day_that_began_under_0_1_0_is_played_so_by_everybody() {
    let (place, known) = server_on("0.1.0").await;
    let day: Day = known["daily"]["day"].as_str().expect("a day").parse().expect("a day");
    let hall = &place.server.hall;
    hall.set_ahead(day.ends() - 3 * 3_600_000 - hall.time());
    assert_eq!(hall.today(), day);
    let running = person(&place, &known, "other_guest");
    play_out(&running, known["daily"]["running"].as_str().expect("an id")).await;
    let late = place.guest("You").await;
    let begun = late.post("/daily", json!({})).await.done().json();
    let late_table = begun["id"].as_str().expect("an id").to_owned();
    play_out(&late, &late_table).await;
    let board = late.get("/daily").await.done().json();
    let listed = |list: &str| board[list].as_array().map_or(0, Vec::len);
    assert_eq!((listed("accounts"), listed("guests")), (1, 2), "{board}");
    hall.set_ahead(day.ends() + 3_600_000 - endboss_tables::now());
    let first = known["daily"]["finished"].as_str().expect("an id").to_owned();
    let mut headers = Vec::new();
    for id in [first, late_table] {
        let text = late.get(&format!("/tables/{id}/journal")).await.done().body;
        headers.push(checked(&text).header);
        let request = late.http.post(format!("{}/daily/{day}/check", late.base)).body(text);
        let answer = request.send().await.expect("an answer").text().await.expect("text");
        let told: Value = serde_json::from_str(&answer).expect("JSON");
        assert_eq!(told["holds"], true, "{told}");
    }
    assert_eq!(headers[0].rules_number, 1);
    assert_eq!(headers[0].packs, headers[1].packs);
    assert_eq!(headers[0].rules_number, headers[1].rules_number);
}

/// Hosts of 0.1.0 had seen the links by which people sat down, and those went on to open the seats.
#[tokio::test]
async fn links_that_a_host_of_0_1_0_saw_open_no_seat_of_a_person() {
    let (place, known) = server_on("0.1.0").await;
    let eve = place.guest("Eve").await;
    let (mut tried, mut opened) = (0, 0);
    let mut fresh = std::collections::BTreeSet::new();
    for id in known["running"].as_object().expect("tables").values() {
        let id = id.as_str().expect("an id");
        let before = record_of("0.1.0", id);
        let row = place.server.hall.store.table(id.parse().expect("an id")).expect("it reads");
        let now: Value = serde_json::from_str(&row.expect("a table").record).expect("JSON");
        let seats = |record: &Value| record["seats"].as_array().expect("seats").clone();
        assert_eq!(seats(&before).len(), seats(&now).len());
        for (n, (before, now)) in seats(&before).iter().zip(seats(&now)).enumerate() {
            assert_eq!(before["holder"], now["holder"]);
            if before["holder"]["kind"] != "person" {
                assert_eq!(before["secret"], now["secret"]);
                continue;
            }
            let secret = now["secret"].as_str().expect("a secret").to_owned();
            assert!(secret.len() == 32 && fresh.insert(secret), "each has its own");
            let letter = ["A", "B", "C", "D"][n];
            let body = json!({ "secret": before["secret"] });
            let told = eve.post(&format!("/tables/{id}/seats/{letter}"), body).await;
            (tried, opened) = (tried + 1, opened + usize::from(told.status < 300));
        }
    }
    println!("seats of people opened by a link of 0.1.0: {opened} of {tried}");
    assert!(tried > 3, "{tried}");
    assert_eq!(opened, 0);
    // Whoever sits there still does, and is told the new link.
    let guest = person(&place, &known, "guest");
    let table = known["running"]["super"].as_str().expect("an id");
    let own = look(&guest, table).await["own"].clone();
    let seat = own["seat"].as_str().expect("a seat").to_owned();
    let phone = place.guest("Phone").await;
    let body = json!({ "secret": own["secret"] });
    phone.post(&format!("/tables/{table}/seats/{seat}"), body).await.done();
    // Once: what somebody was told since holds when the server starts again.
    let place = place.again().await;
    assert_eq!(look(&place.know(&guest), table).await["own"]["secret"], own["secret"]);
}
