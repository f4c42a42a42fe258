//! Room for others: in the list, for bots that play alone, and for whoever has a /48 of addresses.

use std::time::Duration;

use endboss_tables::Budgets;
use endboss_web::guard::{Allowance, Limits, Rate};
use serde_json::json;

use crate::town::{Person, Town, id};
use crate::wire::Request;

/// As they are, but as many guests and requests as a test needs.
fn limits() -> Limits {
    let lifted = Limits::lifted();
    Limits { tables: Limits::default().tables, ..lifted }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_pushes_the_others_off_the_list() {
    let town = Town::with(|config| config.limits = limits()).await;
    let honest = Person::come(town.site.from(30), "Hal").await;
    let open = json!({ "edition": "anniversary", "players": 2, "visibility": "open" });
    let mine = honest.table(open.clone()).await;
    // Two guests, forty tries.
    let flood = town.site.from(31);
    let [one, two] = [Person::come(flood, "One").await, Person::come(flood, "Two").await];
    let mut listed = 0;
    for n in 0..40 {
        let who = if n % 2 == 0 { &one } else { &two };
        let reply = who.post("/tables", open.clone()).await;
        listed += u32::from(reply.status == 201);
        if reply.status != 201 {
            assert!(reply.refused(409, "not_now").contains("in the list"));
        }
    }
    let page = honest.ask(Request::page("/")).await.text();
    println!(
        "listed tables of two guests: {listed} of 40; the honest one is shown: {}",
        page.contains(&mine)
    );
    assert!(page.contains(&mine), "it is still shown");
    assert_eq!(listed, 6, "three of each");
    // The form says the same; tables that are not listed are not counted.
    let form = [
        ("edition", "anniversary"),
        ("players", "2"),
        ("sit", "on"),
        ("device", "0"),
        ("bots", "0"),
        ("level", "random"),
        ("clock", "none"),
        ("visibility", "open"),
    ];
    assert_eq!(one.form("/new", &form).await.status, 422);
    one.table(json!({ "edition": "anniversary", "players": 2 })).await;
    // Many guests of one address have no more than an address has.
    let mut listed = 6;
    for n in 0..10 {
        let guest = Person::come(flood, &format!("G{n}")).await;
        for _ in 0..3 {
            listed += u32::from(guest.post("/tables", open.clone()).await.status == 201);
        }
    }
    assert_eq!(listed, 12);
    // A rematch is listed as its table was; whoever closes one has room for another.
    let list = one.get("/tables?limit=100").await.done();
    let of_one = one.get("/me/tables").await.done();
    let of_one = of_one.as_array().unwrap().iter().map(|it| it["id"].clone());
    let of_one: Vec<_> =
        of_one.filter(|id| list.as_array().unwrap().iter().any(|it| it["id"] == *id)).collect();
    assert_eq!(of_one.len(), 3);
    let first = of_one[0].as_str().unwrap();
    one.post(&format!("/tables/{first}/close"), json!({})).await.done();
    one.post("/tables", open.clone()).await.done();
    one.post("/tables", open).await.refused(409, "not_now");
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_that_play_alone_do_not_take_the_machine() {
    let town = Town::with(|config| config.limits = limits()).await;
    // Windows that stay open keep the games going for as long as the test runs.
    let bots = json!({
        "edition": "anniversary", "players": 2, "sit": false, "bots": ["random", "random"],
        "pacing": { "kind": "equal", "seconds": 60 },
    });
    let begin = async |person: &Person| {
        let table = person.table(bots.clone()).await;
        person.post(&format!("/tables/{table}/start"), json!({})).await
    };
    let guest = Person::come(town.site.from(40), "Gus").await;
    let mut begun = 0;
    for _ in 0..19 {
        let reply = begin(&guest).await;
        begun += u32::from(reply.status == 200);
        if reply.status != 200 {
            assert!(reply.refused(409, "not_now").contains("bots alone"));
        }
    }
    println!("games of bots alone that one guest began: {begun} of 19");
    assert_eq!(begun, 2);
    // By the form of the page, too.
    let table = guest.table(bots.clone()).await;
    let form = guest.form(&format!("/t/{table}/start"), &[("fill", "random")]).await;
    assert_eq!(form.status, 409, "{}", form.text());
    // An address has four, and all together eight.
    let mut all = begun;
    for (address, most) in [(40, 4), (41, 8), (42, 8)] {
        for n in 0..4 {
            let person = Person::come(town.site.from(address), &format!("P{n}")).await;
            all += u32::from(begin(&person).await.status == 200);
        }
        assert_eq!(all, most, "from {address}");
    }
    // Whoever sits down may play.
    let own = json!({ "edition": "anniversary", "players": 2, "bots": ["random"] });
    let table = guest.table(own).await;
    guest.post(&format!("/tables/{table}/start"), json!({})).await.done();
    town.end().await;
}

/// Whoever begins a game and gives up at once lets bots play alone, too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn giving_up_makes_no_room_for_bots_that_play_alone() {
    let town = Town::with(|config| {
        config.limits = limits();
        config.hall.budgets = Budgets::of_hard(400, Duration::from_millis(100));
    })
    .await;
    let guest = Person::come(town.site.from(43), "Gus").await;
    let mut tables = Vec::new();
    for _ in 0..12 {
        let table = guest.table(json!({ "edition": "super", "players": 4 })).await;
        let start = format!("/tables/{table}/start");
        guest.post(&start, json!({ "fill": "expert" })).await.done();
        guest.post(&format!("/tables/{table}/concede"), json!({ "seat": "A" })).await.done();
        tables.push(table);
    }
    let lines = || -> Vec<usize> {
        tables.iter().map(|table| town.store().lines(id(table)).unwrap().len()).collect()
    };
    // What was thought about before they gave up is answered.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let before = lines();
    tokio::time::sleep(Duration::from_secs(5)).await;
    let moved = before.iter().zip(lines()).filter(|(before, now)| now > before).count();
    println!("games of bots alone that go on after one guest gave up 12: {moved}");
    assert!((1..=2).contains(&moved), "{moved}");
    town.end().await;
}

/// An adjourned table is not listed, and is again when its people are back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn adjourned_tables_count_as_those_in_the_list() {
    let town = Town::with(|config| {
        config.limits = limits();
        config.hall.adjourned_after = Duration::from_millis(50);
    })
    .await;
    let guest = Person::come(town.site.from(44), "Gus").await;
    let mut made = 0;
    for _ in 0..6 {
        let open = json!({
            "edition": "anniversary", "players": 2, "visibility": "open", "bots": ["random"],
        });
        let reply = guest.post("/tables", open).await;
        if reply.status != 201 {
            assert!(reply.refused(409, "not_now").contains("in the list"));
            continue;
        }
        made += 1;
        let table = reply.done()["id"].as_str().unwrap().to_owned();
        guest.post(&format!("/tables/{table}/start"), json!({})).await.done();
        guest.delete(&format!("/tables/{table}/seats/A")).await.done();
        let mut tries = 0;
        while town.store().table(id(&table)).unwrap().unwrap().listed {
            assert!(tries < 200, "it is adjourned");
            tries += 1;
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }
    println!("listed tables of one guest when all are back: {made}");
    assert_eq!(made, 3);
    town.end().await;
}

/// A /48 has 65,536 networks of the size that counts as one address.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_site_has_four_times_what_an_address_has() {
    let slow = |rate: Rate| Rate { every: Duration::from_secs(600), ..rate };
    let creations =
        Allowance { address: Limits::default().creations.address.map(slow), person: None };
    let burst = creations.address.unwrap().burst;
    let limits = Limits { creations, ..Limits::lifted() };
    let town = Town::with(|config| {
        config.limits = limits;
        config.trusted_proxies = vec!["127.0.0.50/32".parse().unwrap()];
    })
    .await;
    let proxy = town.site.from(50);
    let come = async |address: String| {
        let request = Request::new("POST", "/guests").json(&json!({}));
        proxy.send(&request.with("X-Forwarded-For", &address)).await.status
    };
    let mut came = 0;
    for n in 0..300 {
        came += u32::from(come(format!("2001:db8:7:{n:x}::1")).await == 201);
    }
    println!("guests from 300 networks of one /48: {came}");
    assert_eq!(came, 4 * burst);
    assert_eq!(come("2001:db8:8::1".to_owned()).await, 201, "the neighbors are not meant");
    assert_eq!(come("192.0.2.7".to_owned()).await, 201);
    town.end().await;
}
