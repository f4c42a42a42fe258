//! Answers that come twice, under keys that were used, or before they are asked for.

use serde_json::{Value, json};

use crate::town::{Town, answer};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_stands_for_one_answer_of_one_seat() {
    let town = Town::open().await;
    let [ann, bob] = [town.guest("Ann").await, town.guest("Bob").await];
    let table = ann.game(&bob).await;
    let picks = format!("/tables/{table}/picks");
    let view = ann.look(&table).await;
    let with = |mut pick: Value, key: &str| {
        pick["key"] = json!(key);
        pick
    };
    let (first, other) = (answer(&view, 0).unwrap(), answer(&view, 1).unwrap());
    let mine = with(first.clone(), "k");
    ann.post(&picks, with(first.clone(), &"k".repeat(65))).await.refused(413, "too_much");
    ann.post(&picks, mine.clone()).await.done();
    let after = ann.look(&table).await;
    // The same again is acknowledged again and changes nothing; anything else under it is refused.
    ann.post(&picks, mine.clone()).await.done();
    ann.post(&picks, with(other, "k")).await.refused(409, "not_now");
    let mut later = mine.clone();
    later["ask"] = json!(first["ask"].as_u64().unwrap() + 1);
    ann.post(&picks, later).await.refused(409, "not_now");
    ann.post(&picks, first).await.refused(409, "stale_ask");
    assert_eq!(ann.look(&table).await, after);
    // Bob learns nothing about Ann's keys: his own are his own.
    let his = answer(&bob.look(&table).await, 0).unwrap();
    bob.post(&picks, mine).await.refused(403, "not_yours");
    bob.post(&picks, with(his.clone(), "k")).await.done();
    bob.post(&picks, with(his, "k")).await.done();
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn questions_are_not_answered_ahead_of_time() {
    let town = Town::open().await;
    let [ann, bob] = [town.guest("Ann").await, town.guest("Bob").await];
    let settings = json!({
        "edition": "anniversary", "players": 2, "pacing": { "kind": "equal", "seconds": 3 },
    });
    let table = ann.game_with(&bob, settings).await;
    let picks = format!("/tables/{table}/picks");
    for n in 0..400 {
        let view = ann.look(&table).await;
        if view["view"]["waiting"] == "window" {
            break;
        }
        ann.step(&table, n).await;
        bob.step(&table, n).await;
    }
    let before = [ann.look(&table).await, bob.look(&table).await];
    assert_eq!(before[0]["view"]["waiting"], "window", "a window is open");
    let before = before.map(|view| view["view"]["ask"]["number"].clone());
    // Nobody may ask before the window is over what comes after it.
    for (person, seat) in [(&ann, "A"), (&bob, "B")] {
        for ask in 0..60 {
            if before.contains(&json!(ask)) {
                continue;
            }
            for pick in ["pass", "yes", "new-slot"] {
                let pick = json!({ "seat": seat, "ask": ask, "pick": pick });
                person.post(&picks, pick).await.refused(409, "stale_ask");
            }
        }
        let at = format!("/tables/{table}");
        let reply = person.post(&format!("{at}/concede"), json!({ "seat": seat })).await;
        reply.refused(409, "not_now");
    }
    town.end().await;
}
