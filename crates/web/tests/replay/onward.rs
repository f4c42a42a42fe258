//! Games that are played on from a moment of another.

use endboss_gamebox::{Level, Table, verify};
use endboss_journal::{Journal, Player, parse};
use endboss_lexicon::Seat;
use endboss_tables::{Done, Eye, Refusal, level_named};
use serde_json::json;

use crate::client::{Client, Place};
use crate::{bots, caller, id, look, play, reel, table, two};

/// A journal from the API, which must hold what it says.
async fn journal(who: &Client, table: &str) -> Journal {
    let text = who.get(&format!("/tables/{table}/journal")).await.done().body;
    let journal = parse(text.as_bytes()).expect("a journal");
    let packs = Table::shipped_packs_of(&journal.header).expect("shipped packs");
    let laid = Table::of(&journal.header, packs).expect("a table");
    verify(&journal, &laid).expect("it holds");
    journal
}

#[tokio::test]
async fn a_game_is_played_on_from_its_middle_and_holds() {
    let place = Place::open().await;
    let host = place.guest("Dora").await;
    for (edition, players, part) in [("super", 4, 2), ("first", 2, 3)] {
        let old = bots(&host, edition, players, "normal").await;
        let film = reel(&place, &old).await.film;
        let before = journal(&host, &old).await;
        let at = film.last() / part;
        let who = place.guest("Mia").await;
        let me = caller(&who).await;
        let seat = Seat(1);
        let hall = &place.server.hall;
        let row = hall.play_on(&me, id(&old), at, seat, Level::Normal).await.expect("it is begun");
        let new = row.id.to_string();
        let shown = look(&who, &new).await;
        assert_eq!(shown["table"]["state"], "playing");
        assert_eq!(shown["table"]["seats"][1]["name"], "Mia");
        assert_eq!(shown["table"]["seats"][0]["level"], "normal");
        assert_eq!(shown["own"]["seat"], "B");
        let turn = film.moments()[at].turn;
        assert!(shown["view"]["turn"].as_u64() >= Some(turn.into()), "it goes on from there");
        let early = who.get(&format!("/tables/{new}/journal")).await;
        assert_eq!(early.refused(), "not_now", "this one goes on");
        let refused = hall.film(id(&new), Some(&me)).await.expect_err("this one goes on");
        assert!(matches!(refused, Refusal::NotNow(_)));
        play(&[&who], &new, usize::MAX).await;
        let after = journal(&who, &new).await;
        let onward = after.header.onward.expect("it says where it comes from");
        assert_eq!(onward.entries as usize, at);
        assert!(after.goes_on_from(&before));
        assert_ne!(after.header.fair, before.header.fair, "the seed is another");
        assert_eq!(after.header.players[1], Player::Person);
        assert!((1..=at as u32).all(|n| after.words(n) == before.words(n)));
        // Nothing of it is a result: whoever played may have known every hand.
        let results = who.get("/me/results").await.done().json();
        assert_eq!(results["results"], json!([]));
        let reel = reel(&place, &new).await;
        assert_eq!(reel.onward, Some((id(&old), at as u32)));
        let verdict = reel.film.verdict().expect("it is over");
        assert_eq!((verdict.fault, verdict.onward), (None, Some(onward)));
    }
    place.server.end().await;
}

/// A game that was played on is a game like others: it outlasts the server, and its choices are
/// taken back.
#[tokio::test]
async fn a_game_played_on_outlasts_the_server() {
    let place = Place::open().await;
    let host = place.guest("Dora").await;
    let old = bots(&host, "second", 3, "normal").await;
    let film = reel(&place, &old).await.film;
    let chose = |at: &usize| film.moments()[*at].done == Done::Pick { seat: Seat(2), chosen: true };
    let at = (film.last() / 2..film.last()).find(chose).expect("C chooses something") - 1;
    let me = caller(&host).await;
    let hall = &place.server.hall;
    let row = hall.play_on(&me, id(&old), at, Seat(2), Level::Random).await.expect("it is begun");
    let new = row.id.to_string();
    let before = look(&host, &new).await;
    assert_eq!(before["view"]["ask"]["seat"], "C", "C chooses now");
    let position = film.position(at, Eye::Seat(Seat(2))).expect("a moment");
    let options = before["view"]["ask"]["options"].as_array().map(Vec::len);
    assert_eq!(options, Some(position.asks[0].options.len()));
    let place = place.again().await;
    let host = place.know(&host);
    let after = look(&host, &new).await;
    assert_eq!(after["view"], before["view"]);
    play(&[&host], &new, 4).await;
    let place = place.again().await;
    let host = place.know(&host);
    play(&[&host], &new, usize::MAX).await;
    assert!(journal(&host, &new).await.header.onward.is_some());
    place.server.end().await;
}

#[tokio::test]
async fn what_cannot_be_played_on_is_refused() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let hall = &place.server.hall;
    let me = caller(&host).await;
    let playing = two(&host, &guest, json!({})).await;
    let said = async |table: &str, at: usize, seat: u8| {
        let begun = hall.play_on(&me, id(table), at, Seat(seat), Level::Normal).await;
        begun.expect_err("it is refused").to_string()
    };
    assert!(said(&playing, 0, 0).await.contains("when it is over"));
    guest.post(&format!("/tables/{playing}/concede"), json!({ "seat": "B" })).await.done();
    let last = reel(&place, &playing).await.film.last();
    assert!(said(&playing, last, 0).await.contains("over at that moment"));
    assert!(said(&playing, last + 1, 0).await.contains("no such moment"));
    assert!(said(&playing, 3, 2).await.contains("no seat"));
    assert!(level_named("clever").unwrap_err().to_string().contains("There is no bot"));
    // From its very beginning it is a new game with nothing of the old one in it.
    let row =
        hall.play_on(&me, id(&playing), 0, Seat(0), Level::Normal).await.expect("it is begun");
    assert_eq!(look(&host, &row.id.to_string()).await["table"]["state"], "playing");
    let closed = two(&host, &guest, json!({})).await;
    host.post(&format!("/tables/{closed}/close"), json!({})).await.done();
    assert!(said(&closed, 1, 0).await.contains("can’t be played on"));
    let waiting = table(&host, json!({ "edition": "first" })).await;
    assert!(said(&waiting, 0, 0).await.contains("when it is over"));
    place.server.end().await;
}
