//! Taking back: by one's own right, by consent, and not at all. [Q50]

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::{Client, Place};
use crate::{Asked, asked, look, pick, play, two, until, until_asked};

/// Plays until the host is asked to choose, and answers; gives what was asked.
async fn choose(host: &Client, guest: &Client, id: &str) -> Asked {
    for _ in 0..300 {
        if let Some(asked) = asked(&look(host, id).await) {
            pick(host, id, &asked, 0).await.done();
            if asked.options.len() > 1 {
                return asked;
            }
        } else {
            play(&[guest], id, 1).await;
        }
    }
    panic!("the host is never asked to choose");
}

#[tokio::test]
async fn a_choice_that_told_nobody_anything_is_taken_back() {
    let place = Place::open().await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({})).await;
    let undo = format!("/tables/{id}/undo");
    let mut taken_back = 0;
    for _ in 0..40 {
        let before = choose(&host, &guest, &id).await;
        if look(&host, &id).await["own"]["may_undo"] != true {
            let refused = host.post(&undo, json!({ "seat": "A" })).await;
            assert_eq!(refused.refused(), "not_now");
            continue;
        }
        assert_eq!(guest.post(&undo, json!({ "seat": "A" })).await.status, 403);
        host.post(&undo, json!({ "seat": "A" })).await.done();
        let again = until_asked(&host, &id).await;
        assert_eq!(again.options, before.options);
        assert!(again.number > before.number, "numbers of questions never repeat");
        assert_eq!(pick(&host, &id, &before, 0).await.refused(), "stale_ask");
        pick(&host, &id, &again, 1).await.done();
        taken_back += 1;
        if taken_back == 3 {
            break;
        }
    }
    assert!(taken_back > 0, "nothing could be taken back in 40 choices");
    place.server.end().await;
}

#[tokio::test]
async fn further_back_only_if_all_agree() {
    let place = Place::with(|config| config.hall.undo_pause = Duration::ZERO).await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({})).await;
    play(&[&host, &guest], &id, 10).await;
    let before = choose(&host, &guest, &id).await;
    let wish = json!({ "seat": "A", "to": "last_choice" });
    let (ask, answer) = (format!("/tables/{id}/undo/ask"), format!("/tables/{id}/undo/answer"));
    let nobody = guest.post(&answer, json!({ "seat": "B", "agree": true })).await;
    assert_eq!(nobody.refused(), "not_now");
    host.post(&ask, wish.clone()).await.done();
    let shown = look(&guest, &id).await;
    assert_eq!(shown["table"]["undo"], json!({ "by": "A", "to": "last_choice", "agreed": ["A"] }));
    let other = guest.post(&ask, json!({ "seat": "B", "to": "turn" })).await;
    assert_eq!(other.refused(), "not_now");
    assert_eq!(
        place.guest("Mia").await.post(&answer, json!({ "seat": "B", "agree": true })).await.status,
        403
    );
    // One no is enough, and nothing has happened.
    guest.post(&answer, json!({ "seat": "B", "agree": false })).await.done();
    let after = look(&guest, &id).await;
    assert_eq!((&after["table"]["undo"], &after["view"]), (&Value::Null, &shown["view"]));
    host.post(&ask, wish).await.done();
    guest.post(&answer, json!({ "seat": "B", "agree": true })).await.done();
    let again = until_asked(&host, &id).await;
    assert_eq!(again.options, before.options);
    assert!(again.number > before.number);
    assert_eq!(look(&guest, &id).await["table"]["undo"], Value::Null);
    // To the beginning of the turn, where what was left to chance comes anew.
    let turn = look(&host, &id).await["view"]["turn"].clone();
    pick(&host, &id, &again, 0).await.done();
    if look(&host, &id).await["view"]["turn"] == turn {
        host.post(&ask, json!({ "seat": "A", "to": "turn" })).await.done();
        guest.post(&answer, json!({ "seat": "B", "agree": true })).await.done();
        assert_eq!(look(&host, &id).await["view"]["turn"], turn);
    }
    play(&[&host, &guest], &id, 6).await;
    // It is in the record, and the record holds.
    crate::say(&guest, &id, "concede", "B").await.done();
    until(&host, &id, "over", |it| it["table"]["state"] == "over").await;
    let journal = host.get(&format!("/tables/{id}/journal")).await.done().body;
    assert!(journal.contains(" agreed"), "{journal}");
    crate::fair::check(&journal);
    place.server.end().await;
}

/// Whoever is asked to take something back may say no, and is not asked again at once.
#[tokio::test]
async fn wishes_to_take_back_are_paced() {
    let pause = Duration::from_secs(2);
    let place = Place::with(|config| config.hall.undo_pause = pause).await;
    let (host, guest) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = two(&host, &guest, json!({})).await;
    play(&[&host, &guest], &id, 10).await;
    choose(&host, &guest, &id).await;
    let wish = json!({ "seat": "A", "to": "last_choice" });
    let (ask, answer) = (format!("/tables/{id}/undo/ask"), format!("/tables/{id}/undo/answer"));
    let asked = std::time::Instant::now();
    let (mut shown, mut refused) = (0, 0);
    while asked.elapsed() < pause {
        match host.post(&ask, wish.clone()).await.status {
            200 => shown += 1,
            _ => refused += 1,
        }
        guest.post(&answer, json!({ "seat": "B", "agree": false })).await;
    }
    println!("{shown} shown and {refused} refused in {pause:?}");
    assert!(shown <= 2 && refused > 5, "{shown} shown and {refused} refused");
    tokio::time::sleep(pause).await;
    // Where all agree nobody waits.
    for _ in 0..2 {
        host.post(&ask, wish.clone()).await.done();
        guest.post(&answer, json!({ "seat": "B", "agree": true })).await.done();
        let again = until_asked(&host, &id).await;
        pick(&host, &id, &again, 0).await.done();
    }
    place.server.end().await;
}
