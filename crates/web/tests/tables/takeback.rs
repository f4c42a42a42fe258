//! Taking back under a clock: what one player takes back costs another neither time nor answer. [Q50]

use std::time::Duration;

use serde_json::{Value, json};

use crate::bound::{pass, undo};
use crate::client::{Client, Place};
use crate::rated::pair;
use crate::{Asked, asked, look, pick, two, until_asked};

/// Plays until the host has answered, the guest is asked because of it, and the host may take it
/// back; gives what the host answered.
async fn host_holds_up_guest(host: &Client, guest: &Client, id: &str) -> Asked {
    for step in 0..200 {
        if let Some(mine) = asked(&look(host, id).await) {
            let before = asked(&look(guest, id).await).map(|it| it.number);
            pick(host, id, &mine, step).await.done();
            let theirs = asked(&look(guest, id).await).map(|it| it.number);
            let shown = look(host, id).await;
            let held_up = theirs > before && shown["view"]["waiting"] == "B";
            if held_up && mine.options.len() > 1 && shown["own"]["may_undo"] == true {
                let option = mine.options[step % mine.options.len()].clone();
                return Asked { options: vec![option], ..mine };
            }
        }
        if let Some(theirs) = asked(&look(guest, id).await) {
            pick(guest, id, &theirs, step).await.done();
        }
    }
    panic!("the guest is never asked because of the host");
}

async fn bank(who: &Client, id: &str) -> u64 {
    look(who, id).await["own"]["bank"].as_u64().expect("a bank")
}

fn game_clock(rated: bool) -> Value {
    let clock = json!({ "kind": "game", "seconds": 600, "increment": 0 });
    json!({ "edition": "super", "clock": clock, "rated": rated })
}

/// The attack: pick and take back, again and again. The other one's minute was gone without an
/// answer, and every answer was too late.
#[tokio::test]
async fn picking_and_taking_back_starves_nobody() {
    // Nobody's time is measured here but by the clock that the test sets.
    let place = Place::with(|config| config.hall.undo_moment = Duration::from_secs(60)).await;
    let (host, guest) = pair(&place).await;
    let mut ahead = 0;
    for rated in [false, true] {
        let id = two(&host, &guest, game_clock(rated)).await;
        let again = host_holds_up_guest(&host, &guest, &id).await;
        let (hosts, guests) = (bank(&host, &id).await, bank(&guest, &id).await);
        for times in 1..=3 {
            pass(&place, &mut ahead, 10);
            undo(&host, &id).await.done();
            // The clock is read twice on the way, a moment apart.
            let kept = bank(&guest, &id).await;
            assert!(
                kept + 50 * times >= guests,
                "{kept} of {guests}: another's taking back costs nothing"
            );
            let left = bank(&host, &id).await;
            assert!(left + times * 10_000 <= hosts, "{left} of {hosts} after {times}");
            let mine = until_asked(&host, &id).await;
            let same = Asked { number: mine.number, ..again.clone() };
            pick(&host, &id, &same, 0).await.done();
        }
        println!("rated {rated}: {guests} ms stay {} ms", bank(&guest, &id).await);
        let theirs = until_asked(&guest, &id).await;
        assert_eq!(look(&host, &id).await["own"]["may_undo"], false);
        let told = undo(&host, &id).await;
        assert_eq!(told.refused(), "not_now");
        assert!(told.body.contains("3 times a turn"), "{}", told.body);
        pick(&guest, &id, &theirs, 0).await.done();
        guest.post(&format!("/tables/{id}/concede"), json!({ "seat": "B" })).await.done();
    }
    place.server.end().await;
}

#[tokio::test]
async fn what_another_thinks_about_is_not_taken_back() {
    let place = Place::open().await;
    let (host, guest) = pair(&place).await;
    let mut ahead = 0;
    for rated in [false, true] {
        let id = two(&host, &guest, game_clock(rated)).await;
        host_holds_up_guest(&host, &guest, &id).await;
        let theirs = until_asked(&guest, &id).await;
        // Whoever looks on from the seat is shown when it is too late, though nobody does anything.
        let mut stream = host.events(&format!("/tables/{id}/events")).await;
        let within = Duration::from_secs(10);
        loop {
            let event = stream.next(within).await.expect("it is shown by itself");
            let shown: Value = serde_json::from_str(&event.data).expect("JSON");
            if shown["own"]["may_undo"] == false {
                break;
            }
        }
        pass(&place, &mut ahead, 1);
        let told = undo(&host, &id).await;
        assert_eq!(told.refused(), "not_now");
        assert!(told.body.contains("within 2 seconds"), "{}", told.body);
        pick(&guest, &id, &theirs, 0).await.done();
        guest.post(&format!("/tables/{id}/concede"), json!({ "seat": "B" })).await.done();
    }
    // Without a clock nobody loses anything by it.
    let id = two(&host, &guest, json!({ "edition": "super" })).await;
    host_holds_up_guest(&host, &guest, &id).await;
    pass(&place, &mut ahead, 60);
    undo(&host, &id).await.done();
    place.server.end().await;
}

/// Whoever passed would have to think again, and could be made to for ever.
#[tokio::test]
async fn under_a_clock_another_players_pass_is_soon_there_to_stay() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let mut ahead = 0;
    for clock in [json!({ "kind": "move", "seconds": 6000 }), json!({ "kind": "none" })] {
        let timed = clock["kind"] == "move";
        let id = two(&host, &guest, json!({ "edition": "super", "clock": clock })).await;
        for (who, letter) in [(&host, "A"), (&guest, "B")] {
            let path = format!("/tables/{id}/seats/{letter}/windows");
            who.put(&path, json!({ "always_ask": true })).await.done();
        }
        let mut passes = 0;
        for step in 0..200 {
            for who in [&host, &guest] {
                let Some(it) = asked(&look(who, &id).await) else { continue };
                let nth = match it.seat.as_str() {
                    "A" => step,
                    _ => it.options.iter().position(|option| option == "pass").unwrap_or(step),
                };
                pick(who, &id, &it, nth).await.done();
                let passed = it.seat == "B" && it.options[nth % it.options.len()] == "pass";
                if passed && look(&host, &id).await["own"]["may_undo"] == true {
                    pass(&place, &mut ahead, 3);
                    assert_eq!(look(&host, &id).await["own"]["may_undo"], !timed);
                    passes += 1;
                }
            }
        }
        println!("{passes} passes, {}", if timed { "which stayed" } else { "without a clock" });
        assert!(passes > 3, "{passes}");
    }
    place.server.end().await;
}
