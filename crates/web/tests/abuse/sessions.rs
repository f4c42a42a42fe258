//! Tokens that are worth nothing any more, or never were; and passwords that are guessed.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::timeout;

use crate::town::{PASSWORD, Person, Town};
use crate::wire::Request;

/// Nobody is known by this token, however it is shown.
async fn worthless(town: &Town, token: &str) {
    let by_bearer = Request::get("/me").bearer(token);
    town.site.send(&by_bearer).await.refused(401, "nobody");
    let by_cookie = Request::get("/me").cookie(token);
    town.site.send(&by_cookie).await.refused(401, "nobody");
    let leave = Request::new("DELETE", "/me").cookie(token).with("Sec-Fetch-Site", "same-origin");
    town.site.send(&leave).await.refused(401, "nobody");
}

async fn sign_in(town: &Town, login: &str) -> Person {
    let body = json!({ "login": login, "password": PASSWORD });
    let told = town.site.send(&Request::new("POST", "/sessions").json(&body)).await.done();
    let token = told["token"].as_str().unwrap().to_owned();
    Person { site: town.site, token, phrase: None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ended_sessions_open_nothing() {
    let town = Town::open().await;
    let guest = town.guest("Ann").await;
    guest.delete("/sessions").await.done();
    worthless(&town, &guest.token).await;

    let first = town.member("dora").await;
    let [second, third] = [sign_in(&town, "dora").await, sign_in(&town, "dora").await];
    second.delete("/sessions").await.done();
    worthless(&town, &second.token).await;
    first.get("/me").await.done();
    first.delete("/sessions/all").await.done();
    for person in [&first, &third] {
        worthless(&town, &person.token).await;
    }

    let [one, two] = [sign_in(&town, "dora").await, sign_in(&town, "dora").await];
    let change = json!({ "password": PASSWORD, "new": "staple battery" });
    let told = one.put("/me/password", change).await.done();
    worthless(&town, &one.token).await;
    worthless(&town, &two.token).await;
    let old = json!({ "login": "dora", "password": PASSWORD });
    let old = Request::new("POST", "/sessions").json(&old);
    town.site.send(&old).await.refused(403, "wrong_secret");

    let now = Person { token: told["token"].as_str().unwrap().to_owned(), ..one };
    // Whoever found it open deletes nothing without the secret.
    now.delete("/me").await.refused(415, "not_json");
    let leave = |body: serde_json::Value| Request::new("DELETE", "/me").json(&body);
    now.ask(leave(json!({}))).await.refused(422, "no_secret");
    now.ask(leave(json!({ "password": PASSWORD }))).await.refused(403, "wrong_secret");
    let long = "staple battery".repeat(1000);
    now.ask(leave(json!({ "password": long }))).await.refused(403, "wrong_secret");
    now.ask(leave(json!({ "password": "staple battery" }))).await.done();
    worthless(&town, &now.token).await;
    let gone = json!({ "login": "dora", "password": "staple battery" });
    let gone = Request::new("POST", "/sessions").json(&gone);
    town.site.send(&gone).await.refused(403, "wrong_secret");
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn streams_end_with_the_session_they_were_opened_in() {
    let town = Town::open().await;
    let [ann, bob] = [town.member("ann").await, town.guest("Bob").await];
    let table = ann.game(&bob).await;
    // Somebody has a token of Ann's and listens.
    let mut thief = ann.watch(&table).await.unwrap();
    thief.next().await.unwrap();
    let mut honest = bob.watch(&table).await.unwrap();
    honest.next().await.unwrap();
    ann.delete("/sessions/all").await.done();
    let ended = timeout(Duration::from_secs(10), thief.end()).await;
    ended.expect("the stream ends soon after the session");
    // Nobody else is cut off, and who deletes themselves sees nothing more, either.
    let text = json!({ "seat": "B", "text": "still here" });
    bob.post(&format!("/tables/{table}/chat"), text).await.done();
    while !honest.next().await.unwrap().1.to_string().contains("still here") {}
    bob.delete("/me").await.done();
    timeout(Duration::from_secs(10), honest.end()).await.expect("the seat is nobody's now");
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn forged_tokens_are_nobodys() {
    let town = Town::open().await;
    let [ann, eve] = [town.guest("Ann").await, town.guest("Eve").await];
    let parts = |token: &str| token.split('.').map(str::to_owned).collect::<Vec<String>>();
    let (hers, mine) = (parts(&ann.token), parts(&eve.token));
    let mut flipped = ann.token.clone();
    flipped.replace_range(5..6, if &ann.token[5..6] == "A" { "B" } else { "A" });
    let none = "A".repeat(43);
    for forged in [
        ann.token[..ann.token.len() - 1].to_owned(),
        format!("{}A", ann.token),
        format!("{}=", ann.token),
        format!("{}.x", ann.token),
        flipped,
        format!("v1.{}.{}", hers[1], mine[2]),
        format!("v1.{}.{none}", hers[1]),
        format!("v2.{}.{}", hers[1], hers[2]),
        format!("v1.{}", hers[1]),
        format!("v1.{}.", hers[1]),
        ann.token.to_uppercase(),
        "v1..".to_owned(),
        "x".repeat(8_000),
        "null".to_owned(),
    ] {
        worthless(&town, &forged).await;
    }
    // A cookie that a neighbor set is not taken for ours; of two of ours the first is.
    let name = |reply: crate::wire::Reply| reply.done()["name"].clone();
    let two = format!("endboss=junk; endboss={}; endboss={}", ann.token, eve.token);
    let two = Request::get("/me").with("Cookie", &two);
    assert_eq!(name(town.site.send(&two).await), "Ann");
    let lines = Request::get("/me").cookie(&eve.token).cookie(&ann.token);
    assert_eq!(name(town.site.send(&lines).await), "Eve");
    // What a program shows on purpose goes before the cookie, even if it is worth nothing.
    let both = Request::get("/me").cookie(&ann.token).bearer(&eve.token);
    assert_eq!(name(town.site.send(&both).await), "Eve");
    let junk = Request::get("/me").cookie(&ann.token).bearer("junk");
    town.site.send(&junk).await.refused(401, "nobody");
    let twice = Request::get("/me").bearer(&ann.token).bearer(&eve.token);
    town.site.send(&twice).await.refused(401, "nobody");
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn passwords_are_not_guessed_and_logins_not_found() {
    let town = Town::open().await;
    let dora = town.member("dora").await;
    let attempt = |login: &str, password: &str| {
        Request::new("POST", "/sessions").json(&json!({ "login": login, "password": password }))
    };
    // Somebody who is there and somebody who is not: the same words, and it takes as long.
    let mut times = [Vec::new(), Vec::new()];
    let mut said = [Vec::new(), Vec::new()];
    for n in 0..8 {
        for (who, login) in ["dora", "nora"].into_iter().enumerate() {
            let begun = Instant::now();
            let reply = town.site.send(&attempt(login, &format!("password {n}"))).await;
            if reply.status == 403 {
                times[who].push(begun.elapsed());
                said[who].push(reply.refused(403, "wrong_secret"));
            } else {
                reply.refused(429, "too_soon");
                assert!((1..=300).contains(&reply.wait()));
            }
        }
    }
    assert_eq!(said[0][0], said[1][0]);
    assert!(said.iter().flatten().all(|it| *it == said[0][0]), "{said:?}");
    assert!((5..8).contains(&times[0].len()), "five tries, and then one waits");
    times.iter_mut().for_each(|times| times.sort());
    let [there, nowhere] = [times[0][2], times[1][2]];
    let (less, more) = (there.min(nowhere), there.max(nowhere));
    assert!(more < less * 5, "{there:?} and {nowhere:?} tell them apart");
    // Not even the right one is taken from there now, so nobody learns that it is right; the words
    // are. Elsewhere nobody is in her way.
    town.site.send(&attempt("dora", PASSWORD)).await.refused(429, "too_soon");
    town.site.from(7).send(&attempt("dora", PASSWORD)).await.done();
    town.site.send(&attempt("dora", PASSWORD)).await.refused(429, "too_soon");
    let phrase = json!({ "login": "dora", "phrase": dora.phrase.clone().unwrap() });
    town.site.send(&Request::new("POST", "/sessions").json(&phrase)).await.done();
    let odd = ["", "a", "dora\u{0}", "' OR 1=1 --", "DORA\u{202e}", &"d".repeat(9000)];
    for login in odd {
        town.site.send(&attempt(login, "whatever it is")).await.refused(403, "wrong_secret");
    }
    town.end().await;
}
