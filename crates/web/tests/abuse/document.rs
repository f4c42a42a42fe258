//! What the document of the API promises, held against the server.

use std::time::Duration;

use endboss_web::guard::{Allowance, Limits, Rate};
use serde_json::{Value, json};

use crate::town::Town;
use crate::wire::{Request, Site};

async fn document(site: Site) -> Value {
    site.send(&Request::get("/openapi.json")).await.done()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_must_be_known_is_told_so_and_others_are_not() {
    let town = Town::open().await;
    let table = town.guest("Ann").await.table(json!({ "visibility": "open" })).await;
    let document = document(town.site).await;
    assert_eq!(document["components"]["securitySchemes"]["cookie"]["name"], "endboss");
    for (path, deeds) in document["paths"].as_object().unwrap() {
        let at = path.strip_prefix("/api/v1").unwrap();
        let at = at.replace("{id}", &table).replace("{seat}", "A").replace("{code}", "NOBODY");
        let at = at.replace("{day}", "2026-11-16");
        for (method, operation) in deeds.as_object().unwrap() {
            let security = operation["security"].as_array().unwrap();
            let needed = !security.is_empty() && !security.contains(&json!({}));
            let request = Request::new(&method.to_uppercase(), &at);
            let request = if method == "get" { request } else { request.json(&json!({})) };
            let told = match at.ends_with("/events") && !needed {
                true => town.site.stream(&request).await.map_or_else(|reply| reply.status, |_| 200),
                false => town.site.send(&request).await.status,
            };
            assert_eq!(told == 401, needed, "{method} {path} was answered with {told}");
        }
    }
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lengths_it_names_are_those_that_are_held_to() {
    let town = Town::open().await;
    let document = document(town.site).await;
    let most = |schema: &str, property: &str| {
        let property = &document["components"]["schemas"][schema]["properties"][property];
        property["maxLength"].as_u64().unwrap_or_else(|| panic!("{schema}.{property}")) as usize
    };
    let name = |letters: usize| {
        Request::new("POST", "/guests").json(&json!({ "name": "x".repeat(letters) }))
    };
    town.site.send(&name(most("Welcome", "name"))).await.done();
    town.site.send(&name(most("Welcome", "name") + 1)).await.refused(422, "name_length");
    let ann = town.guest("Ann").await;
    let account = |login: usize, password: usize| json!({ "login": "l".repeat(login), "password": "p".repeat(password) });
    let (login, password) = (most("SignUp", "login"), most("SignUp", "password"));
    ann.post("/me/account", account(login + 1, 12)).await.refused(422, "login_form");
    ann.post("/me/account", account(login, password + 1)).await.refused(422, "password_length");
    let bob = town.guest("Bob").await;
    let table = ann.game(&bob).await;
    let chat = most("Chat", "text");
    let said = |letters: usize| json!({ "seat": "A", "text": "x".repeat(letters) });
    ann.post(&format!("/tables/{table}/chat"), said(chat)).await.done();
    ann.post(&format!("/tables/{table}/chat"), said(chat + 1)).await.refused(413, "too_much");
    let pick = |letters: usize, key: usize| json!({ "seat": "A", "ask": 1, "pick": "x".repeat(letters), "key": "k".repeat(key) });
    let (letters, key) = (most("Pick", "pick"), most("Pick", "key"));
    let picks = format!("/tables/{table}/picks");
    ann.post(&picks, pick(letters + 1, 1)).await.refused(413, "too_much");
    ann.post(&picks, pick(1, key + 1)).await.refused(413, "too_much");
    assert_ne!(ann.post(&picks, pick(letters, key)).await.status, 413);
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_rates_it_names_are_those_of_this_server() {
    let rate = Rate::new(2, Duration::from_secs(3600));
    let town = Town::with(|config| {
        config.limits =
            Limits { codes: Allowance { address: Some(rate), person: None }, ..Limits::lifted() };
    })
    .await;
    let document = document(town.site).await;
    let codes = &document["x-limits"]["rates"]["codes"];
    assert_eq!(codes["address"], json!({ "at_once": 2, "then_every_ms": 3_600_000 }));
    assert_eq!(document["paths"]["/api/v1/codes/{code}"]["get"]["x-counted-as"], "codes");
    let asked = Request::get("/codes/NOBODY");
    for _ in 0..2 {
        town.site.send(&asked).await.refused(404, "no_table");
    }
    let refused = town.site.send(&asked).await;
    refused.refused(429, "too_many");
    assert!(refused.wait() > 0);
    town.end().await;
}

/// The words of all refusals, in all of the server's code.
fn codes() -> std::collections::BTreeSet<String> {
    fn files(folder: &std::path::Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
            match entry.path() {
                path if path.is_dir() && !path.ends_with("tests") => files(&path, found),
                path if path.extension().is_some_and(|it| it == "rs") => {
                    found.push(std::fs::read_to_string(path).unwrap());
                }
                _ => {}
            }
        }
    }
    let mut texts = Vec::new();
    for folder in ["src", "../tables/src", "../people/src"] {
        files(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut texts);
    }
    let mut found = std::collections::BTreeSet::new();
    let mut word = |rest: &str| {
        let quoted = rest.split('"').nth(1).unwrap_or_default();
        if !quoted.is_empty() && quoted.chars().all(|c| c.is_ascii_lowercase() || c == '_') {
            found.insert(quoted.to_owned());
        }
    };
    for text in &texts {
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
        // The codes of refusals are a match.
        for code in text.split("pub fn code(&self)").skip(1) {
            let arms = code.split("\n    }\n").next().unwrap();
            arms.split("=>").skip(1).for_each(&mut word);
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_for_people_shows_errors_as_they_are() {
    let page = include_str!("../../../../docs/API.md");
    let errors = page.split("## Errors").nth(1).unwrap().split("\n## ").next().unwrap();
    let listed: std::collections::BTreeSet<String> = errors
        .lines()
        .filter(|line| line.starts_with("| ") && line.as_bytes()[2].is_ascii_digit())
        .flat_map(|line| line.rsplit(" | ").next().unwrap().split('`').skip(1).step_by(2))
        .map(str::to_owned)
        .collect();
    let known = codes();
    assert!(known.len() > 40, "{known:?}");
    assert_eq!(listed, known);
    // What it shows is what comes, and nothing else is in it.
    let town = Town::open().await;
    let shown = errors.split("```http").nth(1).unwrap().split("```").next().unwrap();
    let shown: Value = serde_json::from_str(shown.trim().lines().last().unwrap()).unwrap();
    let keys = |it: &Value| it.as_object().unwrap().keys().cloned().collect::<Vec<String>>();
    let refused = town.site.send(&Request::get("/codes/NOBODY")).await;
    assert_eq!(refused.status, 404);
    assert_eq!(keys(&refused.json()), keys(&shown));
    town.end().await;
}
