//! What a seat does and nobody may see changes no byte of what anybody else is shown, and no number.

use endboss_lexicon::{Seat, Seats, Viewer};
use endboss_tables::{Probe, Probed};
use endboss_view::Waiting;
use rand::RngExt;
use serde_json::{Value, json};

use crate::client::{Client, Place, Told};
use crate::table::{Dice, Table, any, dice, different, kinds, letter, lists, same, unmoved_lists};

#[derive(Debug, Default)]
struct Count {
    answers: u32,
    withdrawn: u32,
    passes: u32,
    taken_back: u32,
    numbers: u32,
    lists: u32,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_nobody_sees_moves_nothing() {
    // That a moment is over is no secret, and must not come between two looks.
    let hour = std::time::Duration::from_secs(3600);
    let place = Place::with(|config| config.hall.undo_moment = hour).await;
    let mut count = Count::default();
    let mut all = kinds();
    all.extend([
        (json!({ "edition": "first", "rated": true, "clock": { "kind": "days", "days": 1 } }), 4),
        (json!({ "edition": "super", "rated": true, "clock": { "kind": "days", "days": 1 } }), 3),
        (json!({ "edition": "first", "clock": { "kind": "move", "seconds": 600 } }), 3),
        (
            json!({
                "edition": "second",
                "clock": { "kind": "game", "seconds": 900, "increment": 5 },
            }),
            4,
        ),
    ]);
    // Another game, listed like this one: if lists went by what was touched, they would change places.
    let open = json!({ "edition": "first", "visibility": "open" });
    let other = Table::begin(&place, open, 2, &[]).await;
    for (nth, (mut settings, players)) in all.into_iter().enumerate().filter(|it| it.1.1 > 1) {
        let mut dice = dice(500 + nth as u64);
        settings["visibility"] = json!("open");
        let table = Table::begin(&place, settings, players, &[]).await;
        for seat in 0..players {
            let always = dice.random_range(0..3) > 0;
            table.windows(seat, json!({ "always_ask": always })).await.done();
        }
        play(&table, &other, &mut dice, 160, &mut count).await;
    }
    println!("{count:?}");
    assert!(count.answers > 40 && count.withdrawn > 10, "{count:?}");
    assert!(count.passes > 60 && count.taken_back > 10, "{count:?}");
    assert!(count.lists > 150, "{count:?}");
    place.server.end().await;
}

/// What everybody is shown, those who look on last.
async fn all(table: &Table<'_>) -> Vec<Told> {
    let mut all = Vec::new();
    for (_, client) in table.viewers() {
        all.push(table.look(client).await);
    }
    all
}

/// The same but for the number.
fn without_number(told: &Told) -> Value {
    let mut json = told.json();
    json["number"] = Value::Null;
    json
}

/// Where the game stands as everybody can see.
fn place_in_game(told: &Told) -> Value {
    let view = &told.json()["view"];
    let fields = ["turn", "phase", "active", "waiting", "declared", "walk", "town", "seats"];
    fields.iter().map(|field| view[field].clone()).collect()
}

fn may_undo(told: &Told) -> bool {
    told.json()["own"]["may_undo"] == true
}

async fn play(
    table: &Table<'_>,
    other: &Table<'_>,
    dice: &mut Dice,
    steps: usize,
    count: &mut Count,
) {
    let mut shown = all(table).await;
    for _ in 0..steps {
        let asks = table.asks().await;
        if asks.is_empty() {
            return;
        }
        let ask = &asks[dice.random_range(0..asks.len())];
        let before = table.probe(Probe::Look).await;
        let pick = any(dice, &ask.options);
        // Now and then somebody reads the lists, and so does whoever plays here and did not answer.
        let reader = table.viewers().filter(|(viewer, _)| *viewer != seat_of(ask.seat));
        let reader = reader.map(|(_, client)| client).nth(dice.random_range(0..table.people.len()));
        let reader = reader.filter(|_| dice.random_range(0..4) == 0);
        let mut listed = None;
        if let Some(reader) = reader {
            other.windows(0, json!({ "always_ask": dice.random::<bool>() })).await.done();
            listed = Some((reader, lists(reader).await));
        }
        table.pick(ask, &pick).await.done();
        let after = table.probe(Probe::Look).await;
        let then = all(table).await;
        check_numbers(&shown, &then, count);
        let together = is_one_of_all(before, after, ask.seat);
        let passed = pick == "pass"
            && before.waiting == Some(Waiting::Window)
            && before.log == after.log
            && place_in_game(&shown[table.people.len()])
                == place_in_game(&then[table.people.len()]);
        if together || passed {
            let moved = |n: usize| n == ask.seat || passed && is_asked(before, after, n);
            unmoved(table, &shown, &then, moved, &format!("{} answers {pick}", ask.seat));
            count.answers += u32::from(together);
            count.passes += u32::from(passed);
            let asked = |reader: &Client| {
                (0..table.people.len()).any(|n| moved(n) && table.people[n].token == reader.token)
            };
            if let Some((reader, before)) = listed.filter(|(reader, _)| !asked(reader)) {
                let what = format!("{} answers {pick}", ask.seat);
                unmoved_lists(&before, &lists(reader).await, &what);
                count.lists += before.len() as u32;
            }
        }
        // It was a choice, so it is what is taken back.
        let chosen = (together || passed) && ask.options.len() > 1;
        if chosen && may_undo(&then[ask.seat]) && dice.random_range(0..2) == 0 {
            let body = json!({ "seat": letter(ask.seat) });
            table.people[ask.seat].post(&table.path("/undo"), body).await.done();
            let last = table.probe(Probe::Look).await;
            let back = all(table).await;
            check_numbers(&then, &back, count);
            let moved = |n: usize| n == ask.seat || passed && is_asked(after, last, n);
            unmoved(table, &then, &back, moved, &format!("{} takes {pick} back", ask.seat));
            count.withdrawn += u32::from(together);
            count.taken_back += u32::from(passed);
            shown = back;
        } else {
            shown = then;
        }
    }
}

fn seat_of(seat: usize) -> Viewer {
    Viewer::Seat(Seat(seat as u8))
}

/// Whether this was an answer that waits for those of the others. [Q18]
fn is_one_of_all(before: Probed, after: Probed, seat: usize) -> bool {
    let seat = endboss_lexicon::Seat(seat as u8);
    let left: Seats = before.asked.without(seat);
    before.waiting == Some(Waiting::Everybody)
        && after.waiting == Some(Waiting::Everybody)
        && after.entries == before.entries + 1
        && (after.asked == left || after.asked == before.asked && before.asked.len() > 1)
}

fn is_asked(before: Probed, after: Probed, seat: usize) -> bool {
    let seat = endboss_lexicon::Seat(seat as u8);
    before.asked.has(seat) || after.asked.has(seat)
}

/// A number grows if something else is shown, and only then.
fn check_numbers(before: &[Told], after: &[Told], count: &mut Count) {
    for (before, after) in before.iter().zip(after) {
        let alike = without_number(before) == without_number(after);
        let number = |told: &Told| told.json()["number"].as_u64().expect("a number");
        let apart = || different(&before.body, &after.body);
        assert_eq!(alike, number(before) == number(after), "{}", apart());
        count.numbers += 1;
    }
}

fn unmoved(
    table: &Table<'_>,
    before: &[Told],
    after: &[Told],
    moved: impl Fn(usize) -> bool,
    what: &str,
) {
    for n in (0..before.len()).filter(|n| *n == table.people.len() || !moved(*n)) {
        same(&before[n], &after[n], &format!("{what}, and {n} is shown something else"));
    }
}
