//! A game that none of its people plays waits and is adjourned; bots do not finish it alone. And who
//! counts as having left a rated game.

use serde_json::{Value, json};

use crate::bound::{left, near, pass};
use crate::client::{Client, Place};
use crate::rated::pair;
use crate::{asked, look, pick, play, seat, two, until, until_asked};

const SECOND: i64 = 1000;

async fn lines(place: &Place, id: &str) -> usize {
    let (store, id) = (place.server.hall.store.clone(), id.parse().expect("an id"));
    let read = tokio::task::spawn_blocking(move || store.lines(id).expect("lines").len());
    read.await.expect("no panic")
}

async fn back(who: &Client, id: &str, letter: &str) {
    who.post(&format!("/tables/{id}/seats/{letter}/return"), json!({})).await.done();
}

/// Everybody's clock runs out; gives how long the journal is then.
async fn run_out(place: &Place, host: &Client, id: &str, ahead: i64) -> usize {
    place.server.hall.set_ahead(ahead);
    let shown = until(host, id, "at rest", |it| it["table"]["rest"].is_object()).await;
    for letter in ["A", "B"] {
        assert_eq!(seat(&shown, letter)["away"], "clock");
    }
    assert_eq!(shown["table"]["rest"]["adjourned"], false);
    assert_eq!(shown["table"]["rest"]["wait"], 600);
    assert_eq!(shown["table"]["rest"]["until"], json!(place_until(place, &shown)));
    lines(place, id).await
}

/// It waits for ten minutes from when nobody was left.
fn place_until(place: &Place, shown: &Value) -> i64 {
    let until = shown["table"]["rest"]["until"].as_i64().expect("a time");
    let wait = until - place.server.hall.time();
    assert!((590 * SECOND..=600 * SECOND).contains(&wait), "{wait}");
    until
}

#[tokio::test]
async fn when_every_clock_ran_out_the_game_waits_and_is_adjourned() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let clock = json!({ "kind": "move", "seconds": 60 });
    let id = two(&host, &guest, json!({ "clock": clock, "visibility": "open" })).await;
    play(&[&host, &guest], &id, 6).await;
    // Only those who are asked have a clock; the other one's runs when a bot has answered for them.
    let mut ahead = 0;
    for _ in 0..6 {
        ahead += 61 * SECOND;
        place.server.hall.set_ahead(ahead);
        let begun = std::time::Instant::now();
        while begun.elapsed() < std::time::Duration::from_millis(2500)
            && look(&host, &id).await["table"]["rest"].is_null()
        {
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    }
    let shown = until(&host, &id, "at rest", |it| it["table"]["rest"].is_object()).await;
    assert_eq!(shown["table"]["state"], "playing");
    assert!(asked(&shown).is_none());
    let written = lines(&place, &id).await;
    // Somebody comes back in time, and it goes on.
    back(&guest, &id, "B").await;
    let shown = until(&guest, &id, "asked", |it| asked(it).is_some()).await;
    assert_eq!(
        (&shown["table"]["rest"], &seat(&shown, "A")["away"]),
        (&Value::Null, &json!("clock"))
    );
    assert!(lines(&place, &id).await >= written);
    ahead += 61 * SECOND;
    place.server.hall.set_ahead(ahead);
    until(&host, &id, "at rest", |it| it["table"]["rest"].is_object()).await;
    let written = lines(&place, &id).await;
    ahead += 601 * SECOND;
    place.server.hall.set_ahead(ahead);
    let shown = until(&host, &id, "adjourned", |it| it["table"]["rest"]["adjourned"] == true).await;
    assert_eq!(shown["table"]["rest"]["until"], Value::Null);
    // It waits for weeks, over restarts, and is not listed.
    ahead += 14 * 86_400 * SECOND;
    place.server.hall.set_ahead(ahead);
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    let place = place.again().await;
    let (host, guest) = (place.know(&host), place.know(&guest));
    let shown = look(&host, &id).await;
    assert_eq!(shown["table"]["rest"]["adjourned"], true);
    assert_eq!(lines(&place, &id).await, written, "no bot has played");
    let listed = host.get("/tables?state=playing").await.done().body;
    assert!(!listed.contains(&id), "{listed}");
    for (lang, said) in [
        ("en", "Adjourned: none of the human players is here"),
        ("uk", "Гру відкладено"),
        ("pl", "Gra odłożona"),
        ("it", "Partita sospesa"),
        ("ru", "Игра отложена"),
    ] {
        let page = host.page(&format!("/t/{id}"), lang).await.done().body;
        assert!(page.contains(said), "{lang}");
        assert!(page.contains(&format!("action=\"/t/{id}/return\"")), "a form without script");
    }
    back(&host, &id, "A").await;
    let mine = until_asked(&host, &id).await;
    pick(&host, &id, &mine, 0).await.done();
    back(&guest, &id, "B").await;
    play(&[&host, &guest], &id, 6).await;
    let listed = host.get("/tables?state=playing").await.done().body;
    assert!(listed.contains(&id), "{listed}");
    place.server.end().await;
}

#[tokio::test]
async fn an_adjourned_rated_game_goes_on_when_all_are_back() {
    let place = Place::open().await;
    let (host, guest) = pair(&place).await;
    let clock = json!({ "kind": "move", "seconds": 60 });
    let mut ahead = 0;
    for waits in [false, true] {
        let id = two(&host, &guest, json!({ "clock": clock, "rated": true })).await;
        // Both are asked now, so both are late at once.
        ahead += 61 * SECOND;
        let written = run_out(&place, &host, &id, ahead).await;
        ahead += 601 * SECOND;
        place.server.hall.set_ahead(ahead);
        until(&host, &id, "adjourned", |it| it["table"]["rest"]["adjourned"] == true).await;
        back(&host, &id, "A").await;
        let shown = look(&host, &id).await;
        assert_eq!(shown["table"]["rest"]["missing"], json!(["B"]));
        assert_eq!(asked(&shown).map(|it| it.number), None, "nobody is asked");
        let page = host.page(&format!("/t/{id}"), "en").await.done().body;
        assert!(page.contains("The game resumes when these players are back"), "{page}");
        assert_eq!(lines(&place, &id).await, written);
        if waits {
            ahead += 86_401 * SECOND;
            place.server.hall.set_ahead(ahead);
        } else {
            back(&guest, &id, "B").await;
        }
        let shown = until(&host, &id, "on again", |it| it["table"]["rest"].is_null()).await;
        assert_eq!(seat(&shown, "B")["away"], if waits { json!("clock") } else { Value::Null });
        until_asked(&host, &id).await;
        // Nobody's rating has changed meanwhile.
        let results = guest.get("/me/results").await.done().json();
        assert_eq!(results["results"].as_array().map(Vec::len), Some(usize::from(waits)));
        crate::say(&host, &id, "concede", "A").await.done();
    }
    place.server.end().await;
}

/// Two bots do not play out what two people left.
#[tokio::test]
async fn when_all_have_left_nobody_plays() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({})).await;
    host.delete(&format!("/tables/{id}/seats/A")).await.done();
    guest.delete(&format!("/tables/{id}/seats/B")).await.done();
    let shown = look(&host, &id).await;
    assert_eq!(shown["table"]["rest"]["adjourned"], false);
    let written = lines(&place, &id).await;
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert_eq!(lines(&place, &id).await, written);
    back(&host, &id, "A").await;
    play(&[&host], &id, 10).await;
    place.server.end().await;
}

/// A bot played more than a quarter: whoever came back for the end has left all the same.
#[tokio::test]
async fn a_seat_that_a_bot_played_too_long_counts_as_left() {
    let place = Place::open().await;
    let (host, guest) = pair(&place).await;
    let clock = json!({ "kind": "days", "days": 1 });
    for long in [false, true] {
        let id = two(&host, &guest, json!({ "clock": clock, "rated": true })).await;
        if long {
            guest.delete(&format!("/tables/{id}/seats/B")).await.done();
            play(&[&host], &id, 8).await;
            back(&guest, &id, "B").await;
        }
        play(&[&host, &guest], &id, 2).await;
        crate::say(&host, &id, "concede", "A").await.done();
        until(&host, &id, "over", |it| it["table"]["state"] == "over").await;
        let results = guest.get("/me/results").await.done().json();
        let (place, left) = (&results["results"][0]["place"], &results["results"][0]["left"]);
        assert_eq!((place, left), (&json!(if long { 2 } else { 1 }), &json!(long)), "{results}");
    }
    place.server.end().await;
}

/// Sixty seconds were sixty again after each leaving, where no other person played.
#[tokio::test]
async fn leaving_a_game_that_rests_then_fills_no_clock() {
    let place = Place::open().await;
    let (host, guest) = pair(&place).await;
    let mut ahead = 0;
    for rated in [false, true] {
        for clock in [
            json!({ "kind": "move", "seconds": 60 }),
            json!({ "kind": "game", "seconds": 60, "increment": 0 }),
        ] {
            let id = two(&host, &guest, json!({ "clock": clock, "rated": rated })).await;
            guest.delete(&format!("/tables/{id}/seats/B")).await.done();
            until_asked(&host, &id).await;
            for rest in [50, 40, 30, 20, 10, 4] {
                pass(&place, &mut ahead, if rest > 4 { 10 } else { 6 });
                host.delete(&format!("/tables/{id}/seats/A")).await.done();
                let shown = look(&host, &id).await;
                assert_eq!(shown["table"]["rest"]["adjourned"], false, "nobody plays");
                back(&host, &id, "A").await;
                near(left(&place, &host, &id).await, rest);
            }
            // Whose time has run out has a moment, and the next time a shorter one.
            for most in [20, 5, 5] {
                run_out_alone(&place, &host, &id, &mut ahead).await;
                back(&host, &id, "A").await;
                near(left(&place, &host, &id).await, most);
            }
            // After an adjournment there is all the time again, once.
            let renewed = if clock["kind"] == "move" { 60 } else { 20 };
            for most in [renewed, 5] {
                run_out_alone(&place, &host, &id, &mut ahead).await;
                pass(&place, &mut ahead, 601);
                until(&host, &id, "adjourned", |it| it["table"]["rest"]["adjourned"] == true).await;
                back(&host, &id, "A").await;
                near(left(&place, &host, &id).await, most);
            }
            crate::say(&host, &id, "concede", "A").await.done();
        }
    }
    place.server.end().await;
}

async fn run_out_alone(place: &Place, host: &Client, id: &str, ahead: &mut i64) {
    pass(place, ahead, 61);
    let shown = until(host, id, "at rest", |it| it["table"]["rest"].is_object()).await;
    assert_eq!(seat(&shown, "A")["away"], "clock");
}
