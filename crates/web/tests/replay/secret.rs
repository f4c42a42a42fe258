//! Nothing of a game that goes on, nothing hidden of one that was not finished, and private tables
//! for those who sat there.

use endboss_gamebox::Level;
use endboss_lexicon::Seat;
use endboss_tables::{Eye, Refusal, Told};
use endboss_view::{CardSeen, Seen};
use serde_json::json;

use crate::client::Place;
use crate::{answer, caller, id, look, play, reel, table, two};

#[tokio::test]
async fn a_game_that_goes_on_is_shown_to_nobody() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let hall = &place.server.hall;
    let waiting = table(&host, json!({ "edition": "first" })).await;
    let playing = two(&host, &guest, json!({})).await;
    play(&[&host, &guest], &playing, 12).await;
    for table in [&waiting, &playing] {
        for from in [None, Some(caller(&host).await), Some(caller(&guest).await)] {
            let refused = hall.film(id(table), from.as_ref()).await.expect_err("it goes on");
            assert!(matches!(refused, Refusal::NotNow(_)), "{refused}");
        }
    }
    let none = hall.film(id(&"0".repeat(32)), None).await.expect_err("there is none");
    assert_eq!(none, Refusal::NoTable);
    place.server.end().await;
}

#[tokio::test]
async fn of_a_game_that_was_not_finished_only_what_everybody_saw_is_shown() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let table = two(&host, &guest, json!({})).await;
    play(&[&host, &guest], &table, 12).await;
    let log = format!("/tables/{table}/log");
    let shown = place.nobody().get(&log).await.done().json();
    host.post(&format!("/tables/{table}/close"), json!({})).await.done();
    // Not even those who sat there see more.
    let hall = &place.server.hall;
    let from = caller(&host).await;
    let reel = hall.film(id(&table), Some(&from)).await.expect("it was closed");
    let film = &reel.film;
    assert!(!film.is_whole() && reel.journal().is_none() && film.verdict().is_none());
    assert_eq!(reel.mine, [Seat(0)]);
    for eye in [Eye::All, Eye::Seat(Seat(0)), Eye::Seat(Seat(1))] {
        let refused = film.position(1, eye).expect_err("it is hidden");
        assert!(matches!(refused, Refusal::NotYours(_)));
    }
    // The log is the one that everybody was shown, and no moment tells that somebody passed.
    let mut lines = 0;
    for at in 0..=film.last() {
        let told = film.told(at, Eye::All);
        assert!(at == 0 || !told.is_empty(), "{at}");
        assert!(film.answered(at, Eye::All).is_none());
        lines += told.len();
        for line in told {
            let hidden = matches!(
                line,
                Told::Seen(Seen::Drew { card: CardSeen::Card(_), .. })
                    | Told::Seen(Seen::Placed { room: CardSeen::Card(_), .. })
            );
            assert!(!hidden, "{line:?}");
        }
        let position = film.position(at, Eye::Public).expect("everybody saw it");
        assert!(position.view.seats.iter().all(|seat| seat.hand.is_none()));
    }
    assert_eq!(Some(lines), shown.as_array().map(Vec::len));
    // A table at which nothing was played has nothing to show.
    let empty = crate::table(&host, json!({ "edition": "first" })).await;
    host.post(&format!("/tables/{empty}/close"), json!({})).await.done();
    let refused = hall.film(id(&empty), None).await.expect_err("there is nothing");
    assert!(matches!(refused, Refusal::NotNow(_)));
    place.server.end().await;
}

/// What was answered in a window that is still open was never shown to anybody. [Q6]
#[tokio::test]
async fn a_paced_window_that_was_open_stays_shut() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let pacing = json!({ "pacing": { "kind": "equal", "seconds": 60 } });
    let table = two(&host, &guest, pacing).await;
    for n in 0..200 {
        let window = |it: &serde_json::Value| it["view"]["waiting"] == "window";
        if window(&look(&host, &table).await) {
            break;
        }
        answer(&host, &table, n).await;
        answer(&guest, &table, n).await;
    }
    let shown = place.nobody().get(&format!("/tables/{table}/log")).await.done().json();
    for who in [&host, &guest] {
        answer(who, &table, 0).await;
    }
    host.post(&format!("/tables/{table}/close"), json!({})).await.done();
    let film = reel(&place, &table).await.film;
    let lines: usize = (0..=film.last()).map(|at| film.told(at, Eye::Public).len()).sum();
    assert_eq!(Some(lines), shown.as_array().map(Vec::len));
    place.server.end().await;
}

#[tokio::test]
async fn a_private_game_is_shown_to_those_who_sat_there() {
    let place = Place::open().await;
    let (host, guest, other) =
        (place.guest("Dora").await, place.guest("Dan").await, place.guest("Mia").await);
    let hall = &place.server.hall;
    let table = two(&host, &guest, json!({ "visibility": "private" })).await;
    guest.post(&format!("/tables/{table}/concede"), json!({ "seat": "B" })).await.done();
    for (from, sees) in
        [(None, false), (Some(&other), false), (Some(&host), true), (Some(&guest), true)]
    {
        let from = match from {
            Some(who) => Some(caller(who).await),
            None => None,
        };
        match hall.film(id(&table), from.as_ref()).await {
            Ok(_) => assert!(sees),
            Err(refusal) => assert!(!sees && matches!(refusal, Refusal::NotYours(_)), "{refusal}"),
        }
    }
    let (me, mia) = (caller(&guest).await, caller(&other).await);
    let refused = hall.play_on(&mia, id(&table), 2, Seat(0), Level::Normal).await;
    assert!(matches!(refused, Err(Refusal::NotYours(_))));
    // What was private stays so when it is played on.
    let row = hall.play_on(&me, id(&table), 2, Seat(0), Level::Normal).await.expect("it is begun");
    let new = format!("/tables/{}", row.id);
    assert_eq!(guest.get(&new).await.status, 200);
    assert_eq!(other.get(&new).await.refused(), "not_yours");
    place.server.end().await;
}
