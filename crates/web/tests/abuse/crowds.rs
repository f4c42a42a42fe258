//! Many at once: for one seat, and for tables without end.

use endboss_tables::HallConfig;
use serde_json::json;

use crate::town::{Person, Town};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_twenty_who_want_a_seat_one_gets_it() {
    let town = Town::open().await;
    let ann = town.guest("Ann").await;
    let table = ann.table(json!({ "edition": "anniversary", "players": 2 })).await;
    let mut crowd = Vec::new();
    for n in 0..20 {
        crowd.push(town.guest(&format!("P{n}")).await);
    }
    let path = format!("/tables/{table}/seats/B");
    let takes = crowd.iter().map(|person| {
        let (person, path) = (person.clone(), path.clone());
        tokio::spawn(async move { person.post(&path, json!({})).await })
    });
    let takes: Vec<_> = takes.collect();
    let mut got = Vec::new();
    for (n, take) in takes.into_iter().enumerate() {
        let reply = take.await.unwrap();
        match reply.status {
            200 => got.push(n),
            _ => drop(reply.refused(409, "not_now")),
        }
    }
    assert_eq!(got.len(), 1);
    let seats = ann.look(&table).await["table"]["seats"].clone();
    assert_eq!(seats[1]["name"], format!("P{}", got[0]));
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_has_tables_without_end() {
    let town = Town::with(|config| {
        config.hall = HallConfig { tables_per_person: 5, ..config.hall.clone() };
    })
    .await;
    // Sitting there or not, one after the other or all at once.
    for sit in [true, false] {
        let eve = town.guest("Eve").await;
        let settings = json!({ "edition": "anniversary", "sit": sit, "bots": ["random"] });
        let makes: Vec<_> = (0..20)
            .map(|_| {
                let (eve, settings) = (eve.clone(), settings.clone());
                tokio::spawn(async move { eve.post("/tables", settings).await })
            })
            .collect();
        let mut made = Vec::new();
        for make in makes {
            let reply = make.await.unwrap();
            match reply.status {
                201 => made.push(reply.done()["id"].as_str().unwrap().to_owned()),
                _ => drop(reply.refused(409, "not_now")),
            }
        }
        assert_eq!(made.len(), 5);
        let listed = eve.get("/me/tables").await.done();
        assert_eq!(listed.as_array().unwrap().len(), 5, "one's tables are found again");
        // To leave a table is not to be rid of it; to close it is.
        if sit {
            eve.delete(&format!("/tables/{}/seats/A", made[0])).await.done();
        }
        eve.post("/tables", settings.clone()).await.refused(409, "not_now");
        eve.post(&format!("/tables/{}/close", made[0]), json!({})).await.done();
        eve.post("/tables", settings).await.done();
    }
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_host_without_a_seat_stays_the_host_as_a_member() {
    let town = Town::open().await;
    town.member("olga").await;
    let guest = town.guest("Olga").await;
    let table = guest.table(json!({ "sit": false, "bots": ["random"] })).await;
    let proof = json!({ "login": "olga", "password": crate::town::PASSWORD });
    let told = guest.post("/sessions", proof).await.done();
    let olga = Person { token: told["token"].as_str().unwrap().to_owned(), ..guest.clone() };
    guest.get("/me").await.refused(401, "nobody");
    olga.post(&format!("/tables/{table}/close"), json!({})).await.done();
    town.end().await;
}
