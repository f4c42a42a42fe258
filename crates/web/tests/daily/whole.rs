//! Two accounts and a guest play the dungeon of a day.

use serde_json::json;

use crate::{answer, begin, board, look, noon, play, sign_up, tally, today};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_accounts_and_a_guest_and_their_board() {
    let (place, ahead) = noon().await;
    let (ann, ben) = (sign_up(&place, "Ann").await, sign_up(&place, "Ben").await);
    let cat = place.guest("Cat").await;
    let people = [(&ann, 1), (&ben, 3), (&cat, 7)];
    let mut tables = Vec::new();
    for (who, _) in people {
        tables.push(begin(who).await);
    }
    // Everybody is dealt the same.
    let first = look(&ann, &tables[0]).await;
    assert!(first["view"]["ask"]["options"].as_array().is_some_and(|all| all.len() > 1));
    for (who, table) in [(&ben, &tables[1]), (&cat, &tables[2])] {
        let other = look(who, table).await;
        assert_eq!(other["view"]["ask"]["options"], first["view"]["ask"]["options"]);
        assert_eq!(other["view"]["seats"][0]["hand"], first["view"]["seats"][0]["hand"]);
        assert_eq!(other["table"]["commit"], first["table"]["commit"]);
    }
    assert_eq!(board(&ann).await["playing"], 3);
    assert_eq!(begin(&ann).await, tables[0], "an open try is gone on with");
    // Nothing is taken back, and leaving leaves it as it is.
    answer(&ann, &tables[0], 1, 0).await;
    let at = format!("/tables/{}", tables[0]);
    assert_eq!(look(&ann, &tables[0]).await["own"]["may_undo"], false);
    let undo = ann.post(&format!("{at}/undo"), json!({ "seat": "A" })).await;
    assert_eq!(undo.refused(), "not_now", "{}", undo.body);
    assert!(undo.body.contains("Nothing can be taken back in a daily dungeon"), "{}", undo.body);
    let wish = json!({ "seat": "A", "to": "last_choice" });
    assert_eq!(ann.post(&format!("{at}/undo/ask"), wish).await.refused(), "not_now");
    assert_eq!(look(&ann, &tables[0]).await["own"]["may_hint"], false);
    let hint = ann.post(&format!("{at}/hint"), json!({ "seat": "A" })).await;
    assert_eq!(hint.refused(), "not_now", "{}", hint.body);
    ann.delete(&format!("{at}/seats/A")).await.done();
    let seat = look(&ann, &tables[0]).await["table"]["seats"][0].clone();
    assert_eq!((&seat["holder"], &seat["away"]), (&json!("person"), &json!(null)));
    // Nobody looks on or sits down, with the link of the seat neither.
    assert_eq!(ben.get(&at).await.refused(), "not_yours");
    let secret = look(&ann, &tables[0]).await["own"]["secret"].clone();
    let taken = ben.post(&format!("{at}/seats/A"), json!({ "secret": secret })).await;
    assert_eq!(taken.refused(), "not_yours");
    for ((who, style), table) in people.into_iter().zip(&tables) {
        play(who, table, style).await;
    }
    let shown = board(&ann).await;
    let names = |list: &str| -> Vec<String> {
        let all = shown[list].as_array().expect("a list").iter();
        all.map(|it| it["name"].as_str().expect("a name").to_owned()).collect()
    };
    let mut accounts = names("accounts");
    accounts.sort();
    assert_eq!((accounts, names("guests")), (vec!["Ann".into(), "Ben".into()], vec!["Cat".into()]));
    let score = |n: usize| shown["accounts"][n]["score"].as_i64().expect("a score");
    assert!(score(0) >= score(1), "the best first");
    assert_eq!((&shown["seed"], &shown["playing"]), (&json!(null), &json!(0)));
    // The scores are those that the players saw.
    for ((who, _), table) in people.into_iter().zip(&tables) {
        let outcome = look(who, table).await["view"]["outcome"].clone();
        let mine = board(who).await["mine"].clone();
        assert_eq!((&mine["state"], &mine["table"]), (&json!("counts"), &json!(table)));
        assert_eq!(mine["tally"]["score"], outcome["score"]);
    }
    // A second try is practice and changes nothing.
    let again = begin(&ann).await;
    assert_ne!(again, tables[0]);
    assert_eq!(look(&ann, &again).await["table"]["settings"]["practice"], true);
    play(&ann, &again, 5).await;
    let after = board(&ann).await;
    assert_eq!(after["mine"]["table"], json!(tables[0]));
    assert_eq!(after["accounts"], shown["accounts"]);
    // The same after the server was away.
    let place = place.again().await;
    place.server.hall.set_ahead(ahead);
    let ann = place.know(&ann);
    assert_eq!(board(&ann).await["accounts"], shown["accounts"]);
    assert_eq!(tally(&board(&ann).await["guests"][0]), tally(&shown["guests"][0]));
    place.server.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_daily_dungeon_is_made_at_its_own_door_only() {
    let (place, _) = noon().await;
    let ann = place.guest("Ann").await;
    let day = today(&place).to_string();
    for body in [json!({ "edition": "solo", "day": day }), json!({ "practice": true })] {
        let told = ann.post("/tables", body).await;
        assert_eq!(told.refused(), "unplayable", "{}", told.body);
    }
    let table = begin(&ann).await;
    ann.post(&format!("/tables/{table}/concede"), json!({ "seat": "A" })).await.done();
    let shown = board(&ann).await;
    assert_eq!((&shown["mine"]["state"], &shown["guests"]), (&json!("gave_up"), &json!([])));
    let told = ann.post(&format!("/tables/{table}/rematch"), json!({})).await;
    assert_eq!(told.refused(), "not_now", "{}", told.body);
    assert_eq!(place.nobody().post("/daily", json!({})).await.status, 401);
    place.server.end().await;
}

/// Whoever plays as a guest keeps the try with an account that has none. One that has its own keeps
/// that: a guest's game that was begun early could be played when the cards are known.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_who_signs_up_or_in_keeps_the_first_try() {
    let (place, _) = noon().await;
    let mut other = place.guest("Ann elsewhere").await;
    begin(&other).await;
    let mut guest = place.guest("Ann").await;
    let table = begin(&guest).await;
    play(&guest, &table, 1).await;
    assert_eq!(board(&guest).await["guests"].as_array().map(Vec::len), Some(1));
    let body = json!({ "login": "ann", "password": "correct horse battery" });
    let told = guest.post("/me/account", body.clone()).await.done().json();
    guest.token = Some(told["token"].as_str().expect("a token").to_owned());
    let shown = board(&guest).await;
    assert_eq!((&shown["guests"], &shown["accounts"][0]["name"]), (&json!([]), &json!("Ann")));
    let told = other.post("/sessions", body).await.done().json();
    other.token = Some(told["token"].as_str().expect("a token").to_owned());
    assert_eq!(board(&other).await["mine"]["table"], json!(table));
    let export = other.get("/me/export").await.done().json();
    assert_eq!(export["daily"][0]["table"], json!(table));
    let gone = json!({ "password": "correct horse battery" });
    other.delete_with("/me", gone).await.done();
    assert_eq!(board(&place.nobody()).await["accounts"], json!([]));
    place.server.end().await;
}
