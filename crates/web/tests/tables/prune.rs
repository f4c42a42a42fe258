//! Which finished games go, and which are kept for good.

use endboss_gamebox::Level;
use endboss_store::{Store, TableId};
use endboss_tables::{now, prunable, prune};
use serde_json::json;

use crate::accounts::sign_up;
use crate::client::{Client, Place};
use crate::{say, two};

/// A game of two that is over.
async fn over(host: &Client, guest: &Client) -> String {
    let id = two(host, guest, json!({})).await;
    say(host, &id, "concede", "A").await.done();
    id
}

fn ids(store: &dyn Store) -> Vec<String> {
    let found = prunable(store, now() + 1_000).expect("it reads");
    found.iter().map(TableId::to_string).collect()
}

#[tokio::test]
async fn games_of_guests_go_unless_somebody_shared_them() {
    let place = Place::open().await;
    let (dora, dan) = (place.guest("Dora").await, place.guest("Dan").await);
    let mut mia = place.guest("Mia").await;
    let old = over(&dora, &dan).await;
    let with_account = over(&dora, &mia).await;
    sign_up(&mut mia, "mia").await;
    let watched = over(&dora, &dan).await;
    let taken = over(&dora, &dan).await;
    let said = over(&dora, &dan).await;
    let source = over(&dora, &dan).await;
    let playing = two(&dora, &dan, json!({})).await;
    let daily = dora.post("/daily", json!({})).await.done().json()["id"].clone();
    let daily = daily.as_str().expect("an id").to_owned();
    say(&dora, &daily, "concede", "A").await.done();

    // Players look at their own games as often as they like: that is no sharing.
    for page in ["result", "replay"] {
        let path =
            if page == "result" { format!("/t/{old}/result") } else { format!("/replay/{old}") };
        assert_eq!(dora.page(&path, "en").await.status, 200);
    }
    dan.get(&format!("/tables/{old}/journal")).await.done();
    // Somebody else saw it, took its record, or a player said so.
    assert_eq!(place.nobody().page(&format!("/replay/{watched}"), "en").await.status, 200);
    place.nobody().get(&format!("/tables/{taken}/journal")).await.done();
    let share = format!("/tables/{said}/share");
    assert_eq!(place.guest("Eve").await.post(&share, json!({})).await.status, 403);
    assert_eq!(dan.post(&format!("/tables/{playing}/share"), json!({})).await.status, 409);
    assert_eq!(dan.post(&share, json!({})).await.status, 204);
    let store = place.server.hall.store.clone();
    let mut left = ids(&*store);
    left.sort();
    let mut wanted = vec![old.clone(), source.clone()];
    wanted.sort();
    assert_eq!(left, wanted);
    assert_eq!(prunable(&*store, now() - 60_000).expect("it reads"), [], "not yet");

    // A game that another was played on from stays as long as that one.
    let hall = place.server.hall.clone();
    let caller = endboss_tables::Caller {
        person: dora.get("/me").await.done().json()["id"].as_str().unwrap().parse().unwrap(),
        name: "Dora".to_owned(),
        account: false,
    };
    let from = source.parse().expect("an id");
    let row = hall.play_on(&caller, from, 0, endboss_lexicon::Seat(0), Level::Random).await;
    let onward = row.expect("it is played on").id.to_string();
    drop(hall);
    assert_eq!(ids(&*store), std::slice::from_ref(&old));
    say(&dora, &onward, "concede", "A").await.done();

    let tables: Vec<TableId> = prunable(&*store, now() + 1_000).expect("it reads");
    assert_eq!(tables.len(), 2, "and that one goes first");
    let mut told = Vec::new();
    let both = store.clone();
    let pruned = tokio::task::spawn_blocking(move || {
        prune(&*both, &tables, |n| told.push(n)).expect("they go");
        told
    });
    assert_eq!(pruned.await.expect("it ends"), [2]);
    drop(store);
    // What is shared outlasts the server.
    let place = place.again().await;
    let (store, dora) = (place.server.hall.store.clone(), place.know(&dora));
    for gone in [&old, &onward] {
        assert_eq!(dora.get(&format!("/tables/{gone}")).await.refused(), "no_table");
        let journal = store.lines(gone.parse().expect("an id")).expect("it reads");
        assert!(journal.is_empty(), "nothing is left of its journal");
    }
    assert_eq!(ids(&*store), [source], "nothing holds it any more");
    for kept in [&with_account, &watched, &taken, &said, &playing] {
        dora.get(&format!("/tables/{kept}")).await.done();
    }
    // What was played counts all the same.
    let results = dora.get("/me/results").await.done().json();
    assert_eq!(results["results"].as_array().expect("a list").len(), 7, "{results}");
    place.server.end().await;
}

/// The server does it by itself, as it is told.
#[tokio::test]
async fn the_server_prunes_after_the_stated_time() {
    let place = Place::open().await;
    let (dora, dan) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = over(&dora, &dan).await;
    let kept = |place: &Place| {
        let table = id.parse().expect("an id");
        place.server.hall.store.table(table).expect("it reads").is_some()
    };
    let place = place.again().await;
    assert!(kept(&place), "90 days");
    let soon = Some(std::time::Duration::ZERO);
    let place = place.reopen(|_| {}, |config| config.hall.keep_guest_games = soon).await;
    let mut gone = false;
    for _ in 0..400 {
        gone = !kept(&place);
        if gone {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    assert!(gone);
    place.server.end().await;
}

/// Nobody wrote down before an upgrade what was shared: the days count from then.
#[tokio::test]
async fn an_upgrade_takes_no_games_away() {
    const DAY: i64 = 86_400_000;
    let place = Place::open().await;
    let (dora, dan) = (place.guest("Dora").await, place.guest("Dan").await);
    let id = over(&dora, &dan).await;
    let kept = async |place: &Place| {
        // The server looks as soon as it starts.
        tokio::time::sleep(std::time::Duration::from_millis(1_500)).await;
        let table = id.parse().expect("an id");
        place.server.hall.store.table(table).expect("it reads").is_some()
    };
    let change = |folder: &std::path::Path, sql: String| {
        let store = rusqlite::Connection::open(folder.join("endboss.sqlite")).expect("a store");
        store.execute_batch(&sql).expect("it is changed");
    };
    // A store of the version before, with a game that ended 100 days ago.
    let old = now() - 100 * DAY;
    let older =
        format!("DROP TABLE upgraded; UPDATE tables SET touched = {old}; PRAGMA user_version = 5;");
    let place = place.reopen(|folder| change(folder, older), |_| {}).await;
    assert!(kept(&place).await, "it is gone seconds after the upgrade");
    assert_eq!(ids(&*place.server.hall.store).len(), 1, "and will go");
    let upgraded = |days: i64| format!("UPDATE upgraded SET at = {};", now() - days * DAY);
    // Not on the first day, whatever the operator wants.
    let soon = Some(std::time::Duration::ZERO);
    let place = place.reopen(|_| {}, |config| config.hall.keep_guest_games = soon).await;
    assert!(kept(&place).await);
    let place = place.reopen(|folder| change(folder, upgraded(89)), |_| {}).await;
    assert!(kept(&place).await, "90 days from the upgrade");
    let page = place.know(&dora).page("/profile", "en").await.body;
    assert!(page.contains(&id), "{page}");
    let place = place.reopen(|folder| change(folder, upgraded(91)), |_| {}).await;
    assert!(!kept(&place).await);
    // Its result is still there, and no page leads to what is not.
    let dora = place.know(&dora);
    let results = dora.get("/me/results").await.done().json();
    assert_eq!(results["results"].as_array().expect("a list").len(), 1, "{results}");
    for page in ["/", "/profile"] {
        let page = dora.page(page, "en").await.body;
        assert!(!page.contains(&id), "{page}");
    }
    place.server.end().await;
}
