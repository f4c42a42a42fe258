//! Games that are watched often, or were made to be dear to watch.

use std::sync::Arc;
use std::time::Duration;

use endboss_journal::{Replay, parse};
use endboss_lexicon::Viewer;
use endboss_tables::{Done, Eye};
use endboss_view::{Mark, View};
use endboss_web::guard::{Allowance, Limits, Rate};
use serde_json::json;

use crate::client::Place;
use crate::{answer, bots, look, reel, two};

#[tokio::test]
async fn taking_back_has_an_end_and_every_moment_of_it_is_right() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let table = two(&host, &guest, json!({})).await;
    let undo = format!("/tables/{table}/undo");
    let mut undone = 0;
    let refused = loop {
        assert!(answer(&host, &table, undone).await, "asked again each time");
        let told = host.post(&undo, json!({ "seat": "A" })).await;
        if told.status != 200 {
            break told;
        }
        undone += 1;
    };
    assert_eq!((undone, refused.refused().as_str()), (500, "not_now"));
    assert!(refused.body.contains("500 times"), "{}", refused.body);
    assert_eq!(look(&host, &table).await["own"]["may_undo"], false);
    let ask = json!({ "seat": "A", "to": "turn" });
    assert_eq!(host.post(&format!("{undo}/ask"), ask).await.refused(), "not_now");
    // The other one still may.
    assert!(answer(&guest, &table, 0).await);
    // A server that comes back has counted them, too.
    let place = place.again().await;
    let (host, guest) = (place.know(&host), place.know(&guest));
    assert_eq!(look(&host, &table).await["own"]["may_undo"], false);
    guest.post(&format!("/tables/{table}/concede"), json!({ "seat": "B" })).await.done();
    let reel = reel(&place, &table).await;
    let film = &reel.film;
    let journal = parse(reel.journal().expect("it is over").as_bytes()).expect("a journal");
    let (t, ids) = (&film.laid.table.tables, film.laid.table.ids());
    let mut replay = Replay::new(&journal, t, &ids, &mut ()).expect("the tables");
    let mut taken_back = 0;
    for at in 0..=film.last() {
        let view = View { mark: Mark::default(), ..replay.game().view(t, Viewer::Public) };
        assert_eq!(film.position(at, Eye::Public).expect("a moment").view, view, "{at}");
        let standing = film.moments()[at].taken_back;
        taken_back += usize::from(standing);
        assert!(!(standing && matches!(film.moments()[at].done, Done::Undo { .. })));
        replay.step(&mut ()).expect("it was so");
    }
    assert!(taken_back >= 500, "{taken_back}");
    place.server.end().await;
}

#[tokio::test]
async fn a_film_is_made_once_and_pages_of_it_have_a_budget() {
    let slow = Rate::new(3, Duration::from_secs(600));
    let replays = Allowance { address: Some(slow), person: None };
    let place = Place::with(|it| it.limits = Limits { replays, ..Limits::lifted() }).await;
    let host = place.guest("Dora").await;
    let table = bots(&host, "first", 2, "random").await;
    let (one, other) = (reel(&place, &table).await, reel(&place, &table).await);
    assert!(Arc::ptr_eq(&one.film, &other.film));
    let site = format!("http://{}", place.server.address);
    let pages = [format!("/replay/{table}"), format!("/t/{table}/result")];
    for n in 0..5 {
        let answer = host.http.get(format!("{site}{}", pages[n % 2])).send().await.expect("one");
        assert_eq!(answer.status().as_u16(), if n < 3 { 200 } else { 429 });
        assert_eq!(answer.headers().contains_key("retry-after"), n >= 3);
    }
    place.server.end().await;
}
