//! Room for others: in the list, for bots that play alone, and for whoever has a /48 of addresses.

use std::time::Duration;

use endboss_server::guard::{Allowance, Limits, Rate};
use serde_json::json;

use crate::town::{Person, Town};
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
