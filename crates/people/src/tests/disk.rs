//! A person's whole life here, on a store on disk that is closed and opened again in between.

use tempfile::TempDir;

use super::*;
use endboss_store::sqlite::SqliteStore;
use endboss_store::{Sitting, TableId, TableRow, TableState};

async fn open(folder: &TempDir) -> Town {
    Town::over(Arc::new(SqliteStore::open(&folder.path().join("people.sqlite")).unwrap())).await
}

#[tokio::test]
async fn nothing_is_lost_by_starting_again_and_nothing_comes_back() {
    let folder = TempDir::new().unwrap();
    let town = open(&folder).await;
    let (guest, first) = town.people.welcome(Some("Dora")).await.unwrap();
    let secret = Secret::Both("long password".to_owned());
    let dora = town.people.sign_up(guest.id, "dora", secret, HERE).await.unwrap();
    drop(town);

    let town = open(&folder).await;
    assert_eq!(town.known(&first).await, None, "ended when the account was made");
    let again = town.people.token(&dora.token.text()).unwrap();
    assert_eq!(town.known(&again).await, Some(dora.person.clone()));
    let (visitor, visitors) = town.people.welcome(None).await.unwrap();
    let table = TableRow {
        id: TableId(1),
        code: "ABCD".to_owned(),
        state: TableState::Playing,
        listed: false,
        created: 1,
        touched: 1,
        due: None,
        sitting: vec![Sitting { person: visitor.id, seat: 3 }],
        record: "{}".to_owned(),
    };
    town.store.write(vec![Deed::NewTable(table)]).await.unwrap();
    let taken = town.people.sign_up(visitor.id, "dora", Secret::Phrase, HERE).await;
    assert_eq!(taken, Err(Refusal::LoginTaken));
    let proof = Proof::Phrase(dora.phrase.unwrap());
    let back = town.people.sign_in("dora", &proof, Some(visitor.id), HERE).await.unwrap();
    assert_eq!(back.joined, Some(visitor.id));
    town.people.sign_out(&dora.token).await.unwrap();
    drop(town);

    let town = open(&folder).await;
    assert_eq!(town.known(&visitors).await, None);
    assert_eq!(town.known(&dora.token).await, None);
    assert_eq!(town.known(&back.token).await, Some(back.person));
    let export = town.people.export(guest.id).await.unwrap();
    assert_eq!(export["tables"][0]["seats"], serde_json::json!([3]));
    assert_eq!(export["sessions"].as_array().map(Vec::len), Some(1));
    town.people.forget(guest.id).await.unwrap();
    drop(town);

    let town = open(&folder).await;
    assert_eq!(town.known(&back.token).await, None);
    let proof = password("long password");
    assert_eq!(town.people.sign_in("dora", &proof, None, HERE).await, Err(Refusal::WrongSecret));
    assert_eq!(town.store.table(TableId(1)).unwrap().unwrap().sitting, []);
}
