//! A bug at one table: that table ends and says so, its journal is kept, and the others go on.

use std::time::Duration;

use endboss_store::StoreError;
use endboss_tables::{Refusal, What};
use endboss_web::{ServeError, Server};
use serde_json::json;
use tokio::time::sleep;

use crate::town::{Person, Town, answer, config, id};
use crate::wire::Site;

async fn says_so(person: &Person, table: &str) {
    // While it is put away nothing can be seen of it, but that it was stopped.
    let seen = loop {
        let reply = person.get(&format!("/tables/{table}")).await;
        match reply.status {
            500 => drop(reply.refused(500, "broken")),
            _ => break reply.done(),
        }
    };
    assert_eq!(seen["table"]["state"], "broken");
    assert_eq!(seen["table"]["error"], "an error on our side");
    assert_eq!(seen["view"], json!(null));
    let at = format!("/tables/{table}");
    let pick = json!({ "seat": "A", "ask": 1, "pick": "pass" });
    let sentence = person.post(&format!("{at}/picks"), pick).await.refused(500, "broken");
    assert!(sentence.contains("its journal is kept"), "{sentence}");
    let seat = json!({ "seat": "A" });
    for path in ["/undo", "/concede"] {
        person.post(&format!("{at}{path}"), seat.clone()).await.refused(500, "broken");
    }
    let talk = json!({ "seat": "A", "text": "what happened?" });
    person.post(&format!("{at}/chat"), talk).await.refused(500, "broken");
    person.get(&format!("{at}/log")).await.refused(500, "broken");
    person.delete(&format!("{at}/seats/A")).await.refused(500, "broken");
    // The journal of a game that did not end holds every hand: it is the operator's.
    person.get(&format!("{at}/journal")).await.refused(409, "not_now");
}

/// A server on a folder that another one had until just now.
async fn again(folder: &std::path::Path) -> Server {
    for _ in 0..200 {
        match Server::start(config(folder)).await {
            Err(ServeError::Store(StoreError::InUse(_))) => sleep(Duration::from_millis(20)).await,
            started => return started.unwrap(),
        }
    }
    panic!("the store is still in use");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bug_ends_one_table_and_no_other() {
    let town = Town::open().await;
    let [ann, bob] = [town.guest("Ann").await, town.guest("Bob").await];
    let table = ann.game(&bob).await;
    let pick = answer(&ann.look(&table).await, 0).unwrap();
    ann.post(&format!("/tables/{table}/picks"), pick).await.done();
    let lines = town.store().lines(id(&table)).unwrap();
    let mut stream = ann.watch(&table).await.unwrap();
    stream.next().await.unwrap();
    let stumbled = town.server.hall.ask(id(&table), None, What::Stumble).await;
    assert_eq!(stumbled.unwrap_err(), Refusal::Broken);
    stream.end().await;
    says_so(&ann, &table).await;
    // Nothing that was acknowledged is lost: the journal is in the store and beside it.
    assert_eq!(town.store().lines(id(&table)).unwrap(), lines);
    let beside = town.folder.path().join("broken");
    let journal = std::fs::read_to_string(beside.join(format!("{table}.journal"))).unwrap();
    assert_eq!(journal.lines().count(), lines.len());
    assert!(lines.iter().zip(journal.lines()).all(|(line, text)| line.text == text));
    let error = std::fs::read_to_string(beside.join(format!("{table}.error"))).unwrap();
    assert_eq!(error, "somebody stumbled");
    // Who has a broken table may still leave for good, and be told something else elsewhere.
    let rename = crate::wire::Request::new("PATCH", "/me").json(&json!({ "name": "Anna" }));
    ann.ask(rename).await.done();
    let folder = town.end().await;
    let server = again(folder.path()).await;
    let ann = Person { site: Site::new(server.address), ..ann };
    says_so(&ann, &table).await;
    ann.delete("/me").await.done();
    server.end().await;
}
