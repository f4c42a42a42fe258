//! Every address of the server is read during a game, and nothing hidden is in any byte: neither in
//! answers nor in streams, figures or the log.

use std::collections::BTreeSet;
use std::io;
use std::sync::{Arc, Mutex};

use endboss_operate::{LogFormat, log};
use serde_json::{Value, json};

use crate::town::{Person, Step, Town, id};
use crate::wire::{Request, Site};

#[derive(Clone, Default)]
struct Paper(Arc<Mutex<Vec<u8>>>);

impl io::Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Every address that can be read, by the server's own document.
async fn addresses(town: &Town, table: &str, code: &str) -> Vec<String> {
    let document = town.site.send(&Request::get("/openapi.json")).await.done();
    let paths = document["paths"].as_object().unwrap().iter();
    for (path, deeds) in paths.clone() {
        for (deed, told) in
            deeds.as_object().unwrap().iter().filter(|(deed, _)| *deed != "parameters")
        {
            let refused = &told["responses"]["default"]["content"]["application/json"]["schema"];
            assert_eq!(refused["$ref"], "#/components/schemas/Problem", "{deed} {path}");
        }
    }
    let read = paths.filter(|(_, deeds)| deeds.get("get").is_some());
    let read = read.map(|(path, _)| {
        let path = path.strip_prefix("/api/v1").expect("all of them are here");
        let path = path
            .replace("{id}", table)
            .replace("{code}", code)
            .replace("{seat}", "A")
            .replace("{day}", "2026-11-16");
        assert!(!path.contains('{'), "what goes into {path}?");
        path
    });
    let mut all: Vec<String> = read.collect();
    assert!(all.len() >= 12, "{all:?}");
    let more =
        ["/log?lang=en", "/log?from=2", "?seat=B", "/cards?lang=de", "/journal?x=1", "/seats/A"];
    all.extend(more.map(|path| format!("/tables/{table}{path}")));
    all.extend(["/tables?state=playing".to_owned(), "/me/tables".to_owned(), "".to_owned()]);
    all
}

/// Everything that one viewer can read.
async fn read_all(site: Site, token: Option<&str>, addresses: &[String]) -> Vec<(String, String)> {
    let mut seen = Vec::new();
    for address in addresses {
        let mut request = Request::get(address);
        if let Some(token) = token {
            request = request.bearer(token);
        }
        if address.contains("/events") {
            let text = match site.stream(&request).await {
                Ok(mut stream) => stream.next().await.expect("a snapshot").1.to_string(),
                Err(refused) => refused.text(),
            };
            seen.push((address.clone(), text));
        } else {
            let reply = site.send(&request).await;
            assert!(reply.status < 500, "{address}: {}", reply.text());
            seen.push((address.clone(), reply.head.clone() + &reply.text()));
        }
    }
    seen
}

/// The ids of cards anywhere in a value.
fn cards(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) if text.contains('/') => drop(found.insert(text.clone())),
        Value::Array(items) => items.iter().for_each(|item| cards(item, found)),
        Value::Object(items) => items.values().for_each(|item| cards(item, found)),
        _ => {}
    }
}

/// Events with cards that only their own seat sees.
const HERS_ALONE: [&str; 6] =
    ["bosses_dealt", "drew", "placed", "placed_returned", "looked_at", "searched"];

/// What only the first seat has: cards nobody else has seen anywhere.
async fn hidden_cards(ann: &Person, bob: &Person, site: Site, table: &str) -> BTreeSet<String> {
    let hers = &ann.look(table).await["view"]["seats"][0];
    let (mut hand, mut elsewhere) = (BTreeSet::new(), BTreeSet::new());
    cards(&hers["hand"], &mut hand);
    cards(&hers["offered"], &mut hand);
    let he = bob.look(table).await;
    // He may have looked at her hand by a spell.
    cards(&he["view"]["known"], &mut elsewhere);
    let his = &he["view"]["seats"][1];
    cards(&his["hand"], &mut elsewhere);
    cards(&his["offered"], &mut elsewhere);
    // What he placed face down is his own, too.
    cards(&his["slots"], &mut elsewhere);
    // And so is what he had or everybody saw before, such as a hand that was changed: another copy of
    // it may be hers now. Of what she draws, places or looks at, the log must tell him no card.
    let log = bob.get(&format!("/tables/{table}/log")).await.done();
    for event in log.as_array().expect("a list").iter().map(|line| &line["event"]) {
        if event["seat"] != "A" || !HERS_ALONE.iter().any(|kind| event["kind"] == *kind) {
            cards(event, &mut elsewhere);
        }
    }
    let public = site.send(&Request::get(&format!("/tables/{table}"))).await.done();
    cards(&public["view"], &mut elsewhere);
    hand.difference(&elsewhere).cloned().collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_hidden_is_in_any_byte() {
    let paper = Paper::default();
    let writer = paper.clone();
    let log = log::subscriber(LogFormat::Json, "trace", move || writer.clone()).unwrap();
    tracing::subscriber::set_global_default(log).unwrap();
    let town = Town::with(|config| config.metrics_listen = Some(([127, 0, 0, 1], 0).into())).await;
    let [ann, bob, eve] =
        [town.guest("Ann").await, town.guest("Bob").await, town.guest("Eve").await];
    let settings = json!({ "edition": "super", "players": 2, "visibility": "open" });
    let table = ann.table(settings).await;
    let salt = "a pinch of cinnamon";
    let taken = format!("/tables/{table}/seats");
    bob.post(&format!("{taken}/B"), json!({})).await.done();
    ann.put(&format!("{taken}/A/salt"), json!({ "salt": salt })).await.done();
    ann.post(&format!("/tables/{table}/start"), json!({})).await.done();
    let code = ann.look(&table).await["table"]["code"].as_str().unwrap().to_owned();
    let addresses = addresses(&town, &table, &code).await;
    let public = [format!("/tables/{table}/cards"), "/openapi.json".to_owned()];
    let mut checked = 0;
    for round in 0..4 {
        let record = town.record(&table);
        let lines = town.store().lines(id(&table)).unwrap();
        let rolls: Vec<&str> = lines
            .iter()
            .map(|line| line.text.as_str())
            .filter(|it| it.contains(" roll "))
            .collect();
        let salted: String = salt.bytes().map(|byte| format!("{byte:02x}")).collect();
        let mut secrets = vec![
            record["seed"].as_str().unwrap().to_owned(),
            record["seats"][0]["secret"].as_str().unwrap().to_owned(),
            ann.token.clone(),
            ann.token.rsplit('.').next().unwrap().to_owned(),
            salt.to_owned(),
            salted,
        ];
        assert!(!rolls.is_empty(), "chance has come into it");
        secrets.extend(rolls.iter().map(|roll| (*roll).to_owned()));
        secrets.extend(rolls.iter().filter_map(|roll| Some(roll.split_once('#')?.1.to_owned())));
        let hidden = hidden_cards(&ann, &bob, town.site, &table).await;
        for viewer in [Some(&bob), Some(&eve), None] {
            let token = viewer.map(|person| person.token.as_str());
            for (address, text) in read_all(town.site, token, &addresses).await {
                for secret in &secrets {
                    assert!(!text.contains(secret.as_str()), "{secret} is in {address}: {text}");
                }
                let named = public.iter().any(|path| address.starts_with(path));
                for card in hidden.iter().filter(|_| !named) {
                    let word = format!("{card}\"");
                    assert!(!text.contains(&word), "{card} is in {address}: {text}");
                    checked += 1;
                }
            }
        }
        let figures = Site::new(town.server.metrics_address.unwrap());
        let figures = figures.raw(b"GET /metrics HTTP/1.0\r\n\r\n").await;
        let figures = String::from_utf8(figures).unwrap();
        assert!(figures.contains("endboss_"), "{figures}");
        let logged = String::from_utf8(paper.0.lock().unwrap().clone()).unwrap();
        for secret in secrets.iter().chain(&hidden).chain([&table, &code]) {
            assert!(!figures.contains(secret.as_str()), "{secret} is in the figures");
            assert!(!logged.contains(secret.as_str()), "{secret} is in the log");
        }
        // On to where hands are full.
        for n in 0..12 {
            for person in [&ann, &bob] {
                assert_ne!(person.step(&table, n + round).await, Step::Over);
            }
        }
    }
    assert!(checked > 100, "{checked}");
    town.end().await;
}
