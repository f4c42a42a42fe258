//! Records that were changed by whoever could write to the store, or were never played here: listed
//! nowhere, and refused with a sentence.

use endboss_journal::Day;
use endboss_lexicon::{Seat, Viewer};
use endboss_store::{Deed, LineRow, PersonId, TableId};
use endboss_tables::{Holder, Live, Record, Settings, now};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::client::{Client, Place};
use crate::{DAY, begin, board, noon, play, today};

/// Lines sealed anew: somebody who forges a record with care.
fn sealed(lines: &[String]) -> Vec<String> {
    let mut hash = [0u8; 8];
    let seal = |line: &String| {
        let sum = Sha256::new().chain_update(hash).chain_update(line).finalize();
        hash.copy_from_slice(&sum[..8]);
        let hex: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{line} #{hex}")
    };
    lines.iter().map(seal).collect()
}

fn content(line: &LineRow) -> String {
    line.text.rsplit_once(" #").expect("it has a hash").0.to_owned()
}

/// Puts another record in the place of a table's.
async fn put(place: &Place, table: &str, lines: &[String]) {
    let table: TableId = table.parse().expect("an id");
    let at = now();
    let row = |text: String| LineRow { text, key: None, at };
    let lines = sealed(lines).into_iter().map(row).collect();
    let deeds = vec![Deed::CutLines { table, from: 1 }, Deed::Lines { table, first: 1, lines }];
    place.server.hall.store.write(deeds).await.expect("written");
}

fn at(lines: &[String], meant: impl Fn(&str) -> bool) -> usize {
    lines.iter().position(|line| meant(line)).expect("there is such a line")
}

/// A whole game of that day under a seed of one's own: it holds in everything but whose seed it is.
fn home_made(place: &Place, day: Day) -> Vec<String> {
    let settings = Settings::daily(day);
    let laid = place.server.hall.library.lay_out(&settings.setup());
    let laid = laid.expect("it can be played");
    let mut record = Record::new(settings, PersonId(1), 1);
    record.seats[0].holder = Holder::Person { id: PersonId(1), name: "Eve".into(), account: false };
    let mut live = Live::begin(laid, &record, 1);
    while !live.is_over() {
        let ask = live.view(Viewer::Seat(Seat(0))).ask.expect("somebody is asked");
        let (number, pick) = (live.ask_number(Seat(0)), ask.options[0]);
        live.pick(Seat(0), number, pick, None, 1).expect("it is on offer");
    }
    live.take_lines().1.iter().map(content).collect()
}

async fn check(who: &Client, day: Day, lines: &[String]) -> Value {
    let text: String = sealed(lines).iter().flat_map(|line| [line.as_str(), "\n"]).collect();
    let sent = who.http.post(format!("{}/daily/{day}/check", who.base)).body(text);
    let told = sent.send().await.expect("an answer").text().await.expect("text");
    serde_json::from_str(&told).expect("JSON")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forged_record_is_listed_nowhere_and_refused_with_a_sentence() {
    let (place, ahead) = noon().await;
    let day = today(&place);
    let honest = place.guest("Hal").await;
    let table = begin(&honest).await;
    play(&honest, &table, 3).await;
    let store = place.server.hall.store.clone();
    let lines = store.lines(table.parse().expect("an id")).expect("lines");
    let lines: Vec<String> = lines.iter().map(content).collect();

    let mut roll = lines.clone();
    let one = at(&lines, |line| line.starts_with("1 roll boss A "));
    let card = |line: &str| line.rsplit_once(' ').expect("a card").1.to_owned();
    roll[one] = format!("1 roll boss A {}", card(&lines[one + 1]));
    roll[one + 1] = format!("2 roll boss A {}", card(&lines[one]));
    let mut pick = lines.clone();
    let first = at(&lines, |line| line.contains(" A pick card "));
    pick[first] = format!("{} A pick yes", lines[first].split(' ').next().expect("a number"));
    let mut score = lines.clone();
    let end = lines.len() - 1;
    score[end] = format!("{} A 36-0", lines[end].rsplit_once(" A ").expect("a score").0);
    let mut seed = lines.clone();
    let other = "07".repeat(32);
    let commit: String = Sha256::digest([7; 32]).iter().map(|byte| format!("{byte:02x}")).collect();
    seed[at(&lines, |line| line.starts_with("reveal "))] = format!("reveal {other}");
    seed[at(&lines, |line| line.starts_with("commit "))] = format!("commit {commit}");
    let mut undo = lines[..=first].to_vec();
    let number: u32 = lines[first].split(' ').next().and_then(|n| n.parse().ok()).expect("one");
    undo.push(format!("{} A undo {number} agreed", number + 1));
    let mut of_yesterday = lines.clone();
    let yesterday = day.previous().expect("a day before");
    of_yesterday[at(&lines, |line| line.starts_with("day "))] = format!("day {yesterday}");
    let mut plain = lines.clone();
    plain[0] = "endboss journal 1".to_owned();
    plain.retain(|line| !line.starts_with("day "));
    let mut easier = lines.clone();
    easier.insert(at(&lines, |line| line.starts_with("pack ")), "rule turn_limit 99".to_owned());

    let forged = [
        ("Roll", roll, "is not what the committed seed"),
        ("Pick", pick, "was not on offer"),
        ("Score", score, "the end is said to be"),
        ("Seed", seed, "is not what the committed seed"),
        ("Own", home_made(&place, day), "which is not the day's"),
        ("Undo", undo, "nothing is taken back in a daily dungeon"),
        ("Day", of_yesterday, "this is a game of"),
        ("Plain", plain, "this is no record of a daily dungeon"),
        ("Easy", easier, "by the book"),
    ];
    for (name, lines, _) in &forged {
        let who = place.guest(name).await;
        let table = begin(&who).await;
        play(&who, &table, 1).await;
        put(&place, &table, lines).await;
        assert_eq!(board(&who).await["mine"]["state"], "refused", "{name}");
    }
    let shown = board(&honest).await;
    let names: Vec<&Value> =
        shown["guests"].as_array().expect("a list").iter().map(|it| &it["name"]).collect();
    assert_eq!(names, [&json!("Hal")]);

    place.server.hall.set_ahead(ahead + DAY);
    let right = check(&honest, day, &lines).await;
    assert_eq!((&right["holds"], &right["why"]), (&json!(true), &json!(null)), "{right}");
    for (name, lines, why) in &forged {
        let told = check(&honest, day, lines).await;
        assert_eq!(told["holds"], false, "{name}: {told}");
        let said = told["why"].as_str().expect("a sentence");
        assert!(said.contains(why), "{name}: {said}");
    }
    let noise = check(&honest, day, &["endboss".to_owned()]).await;
    assert!(noise["why"].as_str().expect("a sentence").contains("not a journal"), "{noise}");
    place.server.end().await;
}
