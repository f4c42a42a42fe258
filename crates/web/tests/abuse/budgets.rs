//! How often and how much: every budget, who it is counted for, and who cannot be blamed.

use std::time::Duration;

use endboss_web::guard::{Allowance, Limits, Rate};
use serde_json::json;

use crate::town::{Person, Town};
use crate::wire::{Reply, Request, Site};

/// The defaults, but nothing comes back during the test.
fn strict() -> Limits {
    let slow = |allowance: Allowance| {
        let slow = |rate: Rate| Rate { every: Duration::from_secs(600), ..rate };
        Allowance { address: allowance.address.map(slow), person: allowance.person.map(slow) }
    };
    let limits = Limits::default();
    // Enough for the whole game of the honest players, who get no more, either.
    let enough = |rate: Rate| Rate { burst: 150, ..rate };
    let picks = slow(limits.picks);
    let picks = Allowance { person: picks.person.map(enough), ..picks };
    Limits {
        creations: slow(limits.creations),
        sign_ins: slow(limits.sign_ins),
        chat: slow(limits.chat),
        picks,
        requests: Allowance::default(),
        ..limits
    }
}

/// How many of these were let through before one was not; that one says so.
async fn allowed(site: Site, requests: impl Iterator<Item = Request>) -> usize {
    let mut count = 0;
    for request in requests {
        let reply = site.send(&request).await;
        if reply.status == 429 {
            let sentence = reply.refused(429, "too_many");
            assert!(sentence.contains("try again in"), "{sentence}");
            assert!(reply.wait() >= 1);
            return count;
        }
        count += 1;
    }
    panic!("all {count} were let through");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_budget_has_an_end() {
    let town = Town::with(|config| config.limits = strict()).await;
    let limits = strict();
    let burst = |rate: Option<Rate>| rate.unwrap().burst as usize;
    let guests = (0..100).map(|_| Request::new("POST", "/guests").json(&json!({})));
    let came = allowed(town.site.from(20), guests).await;
    assert_eq!(came, burst(limits.creations.address));
    // Whoever asks from elsewhere is not meant.
    let ann = Person::come(town.site.from(21), "Ann").await;
    let bob = Person::come(town.site.from(21), "Bob").await;
    let table = ann.game(&bob).await;
    let by = |person: &Person, method: &str, path: &str, body: serde_json::Value| {
        Request::new(method, path).json(&body).bearer(&person.token)
    };
    let at = format!("/tables/{table}");
    let chat = json!({ "seat": "A", "text": "hello" });
    let chat = (0..200).map(|_| by(&ann, "POST", &format!("{at}/chat"), chat.clone()));
    assert_eq!(allowed(ann.site, chat).await, burst(limits.chat.person));
    let said = ann.look(&table).await["table"]["chat"].as_array().unwrap().len();
    assert_eq!(said, burst(limits.chat.person));
    let pick = json!({ "seat": "A", "ask": 99, "pick": "pass" });
    let picks = (0..200).map(|_| by(&ann, "POST", &format!("{at}/picks"), pick.clone()));
    assert_eq!(allowed(ann.site, picks).await, burst(limits.picks.person));
    for taking_back in ["undo", "undo/ask", "undo/answer"] {
        let body = match taking_back {
            "undo" => json!({ "seat": "A" }),
            "undo/ask" => json!({ "seat": "A", "to": "turn" }),
            _ => json!({ "seat": "A", "agree": true }),
        };
        ann.post(&format!("{at}/{taking_back}"), body).await.refused(429, "too_many");
    }
    // The other player still can.
    let pick = crate::town::answer(&bob.look(&table).await, 0).unwrap();
    bob.post(&format!("{at}/picks"), pick).await.done();
    let tables = (0..200).map(|_| by(&bob, "POST", "/tables", json!({})));
    assert_eq!(allowed(bob.site, tables).await, burst(limits.creations.person));
    let wrong = |n: usize| json!({ "login": format!("login-{n}"), "password": "x" });
    let tries = (0..200).map(|n| Request::new("POST", "/sessions").json(&wrong(n)));
    assert_eq!(allowed(town.site.from(22), tries).await, burst(limits.sign_ins.address));
    let proof = json!({ "password": "wrong password", "new": "another password" });
    let tries = (0..200).map(|_| by(&ann, "PUT", "/me/password", proof.clone()));
    assert_eq!(allowed(ann.site, tries).await, burst(limits.sign_ins.person));
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn invented_addresses_help_nobody() {
    let one = Rate::new(30, Duration::from_secs(600));
    let limits =
        Limits { requests: Allowance { address: Some(one), person: None }, ..Limits::lifted() };
    let ask = |n: usize, chain: &str| {
        let chain = chain.replace('N', &(n + 1).to_string());
        Request::get("/choices").with("X-Forwarded-For", &chain)
    };
    // Without a proxy nobody is believed. The honest players come from elsewhere, as often as they
    // like, through a proxy of their own.
    let proxies = || vec!["127.0.0.9/32".parse().unwrap(), "127.0.0.30/32".parse().unwrap()];
    let town = Town::with(|config| {
        config.limits = Limits { requests: Allowance::default(), ..limits.clone() };
        config.trusted_proxies = proxies();
    })
    .await;
    town.end().await;
    let folder = tempfile::tempdir().unwrap();
    let mut config = crate::town::config(folder.path());
    (config.limits, config.trusted_proxies) = (limits, proxies());
    let server = endboss_web::Server::start(config).await.unwrap();
    let site = Site::new(server.address);
    let direct = allowed(site.from(31), (0..99).map(|n| ask(n, "203.0.113.N"))).await;
    assert_eq!(direct, 30);
    let named =
        |n: usize| Request::get("/choices").with("Forwarded", &format!("for=203.0.113.{n}"));
    assert_eq!(allowed(site.from(32), (1..99).map(named)).await, 30);
    // Through a proxy that is trusted each client has a budget, whatever it wrote before itself.
    let behind = site.from(30);
    let liar = (0..99).map(|n| ask(n, "198.51.100.N, 203.0.113.77"));
    assert_eq!(allowed(behind, liar).await, 30);
    let proxied = (0..99).map(|n| ask(n, "198.51.100.N, 127.0.0.30, 203.0.113.78, 127.0.0.9"));
    assert_eq!(allowed(behind, proxied).await, 30);
    for n in 0..20 {
        let reply = behind.send(&ask(n, "203.0.113.N")).await;
        assert_eq!(reply.status, 200, "each of them is another: {}", reply.text());
    }
    // What cannot be read is counted for the proxy.
    let odd = ["unknown", "", "evil", "1.2.3", "for=1", ",,,", "203.0.113.9:x"];
    let odd = (0..99).map(|n| ask(n, odd[n % odd.len()]));
    assert_eq!(allowed(behind, odd).await, 30);
    server.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn streams_are_counted_for_persons_and_addresses() {
    let limits =
        Limits { streams_per_person: Some(4), streams_per_address: Some(10), ..Limits::lifted() };
    let town = Town::with(|config| config.limits = limits).await;
    let site = town.site.from(40);
    let ann = Person::come(site, "Ann").await;
    let table = ann.table(json!({ "bots": ["random"] })).await;
    let mut open = Vec::new();
    for _ in 0..4 {
        open.push(ann.watch(&table).await.unwrap());
    }
    let too_many = |reply: Result<crate::wire::Stream, Reply>| {
        let reply = reply.expect_err("too many");
        assert!(reply.wait() >= 1);
        reply.refused(429, "streams")
    };
    assert!(too_many(ann.watch(&table).await).contains("in your name"));
    let watch = Request::get(&format!("/tables/{table}/events"));
    for _ in 0..6 {
        open.push(site.stream(&watch).await.unwrap());
    }
    assert!(too_many(site.stream(&watch).await).contains("from your address"));
    // From another address there is room, and a stream that ends makes room.
    open.push(town.site.from(41).stream(&watch).await.unwrap());
    drop(open);
    let mut tries = 0;
    while ann.watch(&table).await.is_err() {
        tries += 1;
        assert!(tries < 500, "the places are not free again");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_from_one_address_leaves_the_others_alone() {
    let town = Town::with(|config| config.limits = Limits::default()).await;
    let flood = town.site.from(50);
    let mut refused = 0;
    let mut tasks = Vec::new();
    for _ in 0..8 {
        tasks.push(tokio::spawn(async move {
            let mut refused = 0;
            for _ in 0..120 {
                let reply = flood.send(&Request::get("/choices")).await;
                match reply.status {
                    200 => {}
                    _ => refused += usize::from(!reply.refused(429, "too_many").is_empty()),
                }
            }
            refused
        }));
    }
    let calm = town.site.from(51);
    for _ in 0..20 {
        assert_eq!(calm.send(&Request::get("/tables")).await.status, 200);
    }
    for task in tasks {
        refused += task.await.unwrap();
    }
    assert!(refused > 0, "960 requests at once are too many");
    town.end().await;
}
