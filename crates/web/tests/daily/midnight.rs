//! What midnight changes: before it nothing leaves the server that tells the deal, after it all does.

use serde_json::json;
use sha2::{Digest, Sha256};

use crate::{DAY, begin, board, look, noon, play, sign_up, tally, today};

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seed_and_replays_open_when_the_day_ends() {
    let (place, ahead) = noon().await;
    let (ann, ben) = (sign_up(&place, "Ann").await, place.guest("Ben").await);
    let table = begin(&ann).await;
    play(&ann, &table, 3).await;
    let day = today(&place);
    let code = look(&ann, &table).await["table"]["code"].as_str().expect("a code").to_owned();
    let journal = format!("/tables/{table}/journal");
    let told = |path: &str| path.replace("TABLE", &table);
    for who in [&ann, &ben] {
        assert_eq!(who.get(&journal).await.refused(), "not_now");
        let check = who.post(&format!("/daily/{day}/check"), json!({})).await;
        assert_eq!(check.refused(), "not_now");
        for page in ["/replay/TABLE", "/t/TABLE/result"] {
            let page = who.page(&told(page), "pl").await;
            assert_eq!(page.status, 409);
            assert!(page.body.contains("gdy dzień się skończy"), "{}", page.body);
        }
    }
    let before = board(&ben).await;
    assert_eq!((&before["over"], &before["seed"]), (&json!(false), &json!(null)));
    assert_eq!(before["accounts"][0]["table"], json!(null));
    let lines = place.server.hall.store.lines(table.parse().expect("an id")).expect("lines");
    let seed = lines.iter().find_map(|line| line.text.strip_prefix("reveal ")).expect("a seed");
    let seed = seed[..64].to_owned();
    let open = [
        board(&ann).await.to_string(),
        ann.page("/daily", "en").await.body,
        ann.page(&format!("/daily/{day}/{code}"), "en").await.body,
        ann.page(&format!("/t/{table}"), "en").await.body,
        ann.get("/me/export").await.body,
        look(&ann, &table).await.to_string(),
    ];
    assert!(open.iter().all(|text| !text.contains(&seed)));

    place.server.hall.set_ahead(ahead + DAY);
    let after = ben.get(&format!("/daily/{day}")).await.done().json();
    assert_eq!((&after["over"], &after["seed"]), (&json!(true), &json!(seed)));
    let bytes: Vec<u8> =
        (0..32).map(|n| u8::from_str_radix(&seed[2 * n..2 * n + 2], 16).expect("hex")).collect();
    assert_eq!(json!(hex(&Sha256::digest(&bytes))), before["commit"]);
    assert_eq!(after["commit"], before["commit"]);
    assert_eq!(after["accounts"][0]["table"], json!(table));
    let record = place.nobody().get(&journal).await.done().body;
    for page in ["/replay/TABLE", "/t/TABLE/result"] {
        assert_eq!(ben.page(&told(page), "en").await.status, 200, "{page}");
    }
    // The record holds, for everybody who has it.
    let checked = ben.http.post(format!("{}/daily/{day}/check", ben.base)).body(record);
    let checked = checked.send().await.expect("an answer").text().await.expect("text");
    let checked: serde_json::Value = serde_json::from_str(&checked).expect("JSON");
    assert_eq!(checked["holds"], true, "{checked}");
    assert_eq!(tally(&checked["tally"]), tally(&after["accounts"][0]));
    // The next day has another seed, and everybody is new to it.
    let next = board(&ann).await;
    assert_eq!((&next["mine"], &next["accounts"]), (&json!(null), &json!([])));
    assert_ne!(next["commit"], before["commit"]);
    place.server.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_ends_after_midnight_does_not_count() {
    let (place, ahead) = noon().await;
    let ann = place.guest("Ann").await;
    let day = today(&place);
    let table = begin(&ann).await;
    place.server.hall.set_ahead(ahead + DAY);
    play(&ann, &table, 1).await;
    let shown = ann.get(&format!("/daily/{day}")).await.done().json();
    assert_eq!((&shown["mine"]["state"], &shown["guests"]), (&json!("late"), &json!([])));
    let page = ann.page(&format!("/daily/{day}"), "en").await.done().body;
    assert!(page.contains("ended after the day was over"), "{page}");
    let other = begin(&ann).await;
    assert_ne!(other, table, "the new day has a first try of its own");
    place.server.end().await;
}
