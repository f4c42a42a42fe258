//! One by one: fields and errors that could tell what is another seat's.

use endboss_tables::Probe;
use serde_json::{Value, json};

use crate::client::{Place, Told};
use crate::table::{Table, letter, lists, same};

/// Three people who are asked at once, as at the beginning of most deals; where somebody may change
/// a poor hand first, they are dealt to again. [R2.4]
async fn at_the_bosses(place: &Place, settings: Value) -> Table<'_> {
    for _ in 0..50 {
        let table = Table::begin(place, settings.clone(), 3, &[]).await;
        if table.asks().await.len() == 3 {
            return table;
        }
    }
    panic!("all are asked at once in most deals");
}

async fn answer(table: &Table<'_>, seat: usize, key: Option<&str>) -> Told {
    let asks = table.asks().await;
    let ask = asks.iter().find(|ask| ask.seat == seat).expect("it is asked");
    let (number, pick) = (ask.number, &ask.options[0]);
    let body = json!({ "seat": letter(seat), "ask": number, "pick": pick, "key": key });
    table.people[seat].post(&table.path("/picks"), body).await
}

#[tokio::test]
async fn a_wish_to_take_back_stands_while_somebody_answers_in_secret() {
    let place = Place::open().await;
    let table = at_the_bosses(&place, json!({ "edition": "super" })).await;
    let ask = json!({ "seat": "A", "to": "turn" });
    table.people[0].post(&table.path("/undo/ask"), ask).await.done();
    let (a, c) = (table.look(&table.people[0]).await, table.look(&table.people[2]).await);
    assert_eq!(a.json()["table"]["undo"]["by"], "A");
    answer(&table, 1, None).await.done();
    same(&table.look(&table.people[0]).await, &a, "whoever asked");
    same(&table.look(&table.people[2]).await, &c, "whoever has not agreed");
    // B agrees and C agrees: the answer of B is withdrawn, and only B sees that.
    for seat in ["B", "C"] {
        let body = json!({ "seat": seat, "agree": true });
        let n = if seat == "B" { 1 } else { 2 };
        table.people[n].post(&table.path("/undo/answer"), body).await.done();
    }
    assert_eq!(table.asks().await.len(), 3, "B is asked again");
    let now = table.look(&table.people[0]).await.json();
    assert_eq!(now["table"]["undo"], Value::Null);
    assert_eq!(now["view"], a.json()["view"]);
    place.server.end().await;
}

#[tokio::test]
async fn going_back_to_the_turn_can_be_asked_whether_or_not_anybody_has_answered() {
    let place = Place::open().await;
    let mut told = Vec::new();
    for answered in [false, true] {
        let table = at_the_bosses(&place, json!({ "edition": "first" })).await;
        if answered {
            answer(&table, 1, None).await.done();
        }
        let before = table.look(&table.people[0]).await.json();
        let ask = json!({ "seat": "A", "to": "turn" });
        let done = table.people[0].post(&table.path("/undo/ask"), ask).await;
        let after = table.look(&table.people[0]).await.json();
        let number = |json: &Value| json["number"].as_u64().expect("a number");
        told.push((done.status, number(&after) - number(&before), number(&done.json())));
        assert_eq!(number(&after), told.last().expect("one").2);
        // All agree, and there may be nothing to take back.
        for (n, seat) in [(1, "B"), (2, "C")] {
            let body = json!({ "seat": seat, "agree": true });
            table.people[n].post(&table.path("/undo/answer"), body).await.done();
        }
        assert_eq!(table.asks().await.len(), 3);
    }
    assert_eq!((told[0].0, told[0].1), (told[1].0, told[1].1));
    place.server.end().await;
}

#[tokio::test]
async fn keys_of_others_are_not_found_by_trying() {
    let place = Place::open().await;
    let table = at_the_bosses(&place, json!({ "edition": "super" })).await;
    let c = table.look(&table.people[2]).await;
    answer(&table, 0, Some("one")).await.done();
    same(&table.look(&table.people[2]).await, &c, "nobody sees the answer");
    // The same word of another seat is another key.
    answer(&table, 1, Some("one")).await.done();
    place.server.end().await;
}

#[tokio::test]
async fn when_others_answered_is_not_told_by_lists_or_exports() {
    let place = Place::open().await;
    let clock = json!({ "kind": "move", "seconds": 600 });
    let settings = json!({ "edition": "first", "clock": clock, "visibility": "open" });
    let first = at_the_bosses(&place, settings.clone()).await;
    let second = at_the_bosses(&place, settings).await;
    let told = async |table: &Table<'_>| {
        let me = &table.people[0];
        let mut export = me.get("/me/export").await.done().json();
        export["seen"] = Value::Null;
        export["sessions"] = Value::Null;
        let lists = [me.get("/me/tables").await, me.get("/tables?state=playing").await];
        (lists, export)
    };
    let before = told(&first).await;
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    answer(&first, 1, None).await.done();
    first.windows(2, json!({ "always_ask": true })).await.done();
    let after = told(&first).await;
    assert_eq!(before.1, after.1);
    for (before, after) in before.0.iter().zip(&after.0) {
        same(before, after, "a list");
    }
    // Both, and any whose deal did not fit.
    assert!(before.0[1].json().as_array().expect("a list").len() >= 2);
    assert_eq!(second.probe(Probe::Look).await.asked.len(), 3);
    place.server.end().await;
}

/// The attack: of all games that are on, the one that was touched last is asked for, again and again.
#[tokio::test]
async fn no_list_moves_by_an_answer_its_reader_cannot_see() {
    let place = Place::open().await;
    let settings = json!({ "edition": "first", "visibility": "open" });
    let first = at_the_bosses(&place, settings.clone()).await;
    let second = at_the_bosses(&place, settings).await;
    let readers = [place.nobody(), first.people[0].clone(), second.people[0].clone()];
    let mut compared = 0;
    // Whichever was touched last, somebody answers at the other.
    let mut moved = 0;
    for (table, seat) in [(&first, 1), (&second, 1), (&first, 2), (&second, 2)] {
        let mut before = Vec::new();
        for reader in &readers {
            before.push(lists(reader).await);
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        match seat {
            1 => drop(answer(table, 1, None).await.done()),
            _ => drop(table.windows(2, json!({ "always_ask": true })).await.done()),
        }
        for (reader, before) in readers.iter().zip(&before) {
            for ((path, before), (_, after)) in before.iter().zip(&lists(reader).await) {
                moved += u32::from(before != after);
                if before != after {
                    println!("{path} moved");
                }
                compared += 1;
            }
        }
    }
    println!("lists that moved by a hidden answer: {moved} of {compared}");
    assert_eq!(moved, 0);
    place.server.end().await;
}

/// Whoever left, a bot, or a person who answers at once: in a window they look alike until it is
/// over, and so does whatever is wrong with the answer of another.
#[tokio::test]
async fn a_refusal_says_the_same_whatever_the_others_have_done() {
    let place = Place::open().await;
    let table = at_the_bosses(&place, json!({ "edition": "anniversary" })).await;
    let mut before = Vec::new();
    let tries = async |table: &Table<'_>| {
        let mut told = Vec::new();
        for ask in 0..6 {
            for (seat, pick) in [("B", "pass"), ("A", "nothing"), ("Z", "pass")] {
                let body = json!({ "seat": seat, "ask": ask, "pick": pick });
                told.push(table.people[0].post(&table.path("/picks"), body).await);
            }
        }
        for (path, body) in [
            ("/undo", json!({ "seat": "A" })),
            ("/undo", json!({ "seat": "B" })),
            ("/undo/answer", json!({ "seat": "A", "agree": true })),
            ("/undo/ask", json!({ "seat": "A", "to": "last_choice" })),
            ("/rematch", json!({})),
            ("/start", json!({})),
        ] {
            told.push(table.people[0].post(&table.path(path), body).await);
        }
        told
    };
    before.extend(tries(&table).await);
    answer(&table, 1, None).await.done();
    for (before, after) in before.iter().zip(&tries(&table).await) {
        assert!(before.status >= 400);
        same(before, after, "a refusal");
    }
    place.server.end().await;
}
