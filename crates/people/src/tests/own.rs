//! What is kept of a person, given out and deleted; and ratings that are kept.

use serde_json::json;

use super::ratings::START;
use super::*;
use endboss_store::{BanRow, ResultRow, Sitting, Subscription, TableId, TableRow, TableState};

fn result(person: PersonId, seat: u8) -> Deed {
    Deed::Result(ResultRow {
        table: TableId(7),
        seat,
        person,
        edition: "classic".to_owned(),
        players: 2,
        place: 1,
        score: 10,
        rated: true,
        left: false,
        ended: 5,
    })
}

async fn furnished() -> (Town, SignedUp) {
    let town = Town::new().await;
    let (guest, _) = town.people.welcome(Some("Dora")).await.unwrap();
    let secret = Secret::Both("long password".to_owned());
    let dora = town.people.sign_up(guest.id, "dora", secret, HERE).await.unwrap();
    let table = TableRow {
        id: TableId(7),
        code: "ABCD".to_owned(),
        state: TableState::Over,
        listed: true,
        created: 1,
        touched: 2,
        due: None,
        sitting: vec![
            Sitting { person: guest.id, seat: 1 },
            Sitting { person: PersonId(99), seat: 0 },
        ],
        record: "not for export".to_owned(),
    };
    let subscription = Subscription {
        person: guest.id,
        endpoint: "https://push.example/abc".to_owned(),
        p256dh: Some("public-secret".to_owned()),
        auth: Some("auth-secret".to_owned()),
        secret: None,
    };
    let ban = BanRow {
        whom: format!("person {}", guest.id),
        why: "rude".to_owned(),
        since: 3,
        until: Some(4),
    };
    let deeds = vec![Deed::NewTable(table), Deed::Subscribe(subscription), Deed::Ban(ban)];
    town.store.write(deeds).await.unwrap();
    let won = vec![result(guest.id, 1)];
    town.people.rate("classic", &[(guest.id, 1), (PersonId(99), 2)], won).await.unwrap();
    (town, dora)
}

#[tokio::test]
async fn a_person_gets_everything_but_the_secrets() {
    let (town, dora) = furnished().await;
    let all = town.people.export(dora.person.id).await.unwrap();
    let now = town.people.now();
    assert_eq!(all["person"], json!(dora.person.id));
    assert_eq!(all["name"], json!("Dora"));
    let account = json!({ "login": "dora", "password": true, "phrase": true });
    assert_eq!(all["account"], account);
    assert_eq!(all["sessions"], json!([{ "created": now, "seen": now }]));
    assert_eq!(all["tables"][0]["table"], json!(TableId(7)));
    assert_eq!(all["tables"][0]["seats"], json!([1]));
    assert_eq!(all["results"][0]["place"], json!(1));
    assert_eq!(all["ratings"][0]["edition"], json!("classic"));
    assert_eq!(all["ratings"][0]["games"], json!(1));
    let subscription = json!({ "endpoint": "https://push.example/abc", "kind": "browser" });
    assert_eq!(all["subscriptions"], json!([subscription]));
    assert_eq!(all["bans"], json!([{ "why": "rude", "since": 3, "until": 4 }]));
    let text = all.to_string();
    for secret in
        ["argon2", "secret", &dora.token.row(), "not for export", &PersonId(99).to_string()]
    {
        assert!(!text.contains(secret), "{secret} in {text}");
    }
}

#[tokio::test]
async fn a_forgotten_person_is_nowhere() {
    let (town, dora) = furnished().await;
    let id = dora.person.id;
    assert!(town.known(&dora.token).await.is_some());
    town.people.forget(id).await.unwrap();
    assert_eq!(town.known(&dora.token).await, None);
    assert_eq!(town.people.person(id).await, Ok(None));
    assert_eq!(town.people.export(id).await, Err(Refusal::NoSuchPerson));
    assert_eq!(town.people.forget(id).await, Err(Refusal::NoSuchPerson));
    let proof = password("long password");
    assert_eq!(town.people.sign_in("dora", &proof, None, HERE).await, Err(Refusal::WrongSecret));
    assert_eq!(town.store.results_of(id, 9), Ok(Vec::new()));
    // The login is free again.
    assert_eq!(town.resident("dora", "other password").await.person.name, "dora");
}

#[tokio::test]
async fn ratings_are_kept_for_each_edition() {
    let town = Town::new().await;
    let (dora, _) = town.people.welcome(None).await.unwrap();
    let (dan, _) = town.people.welcome(None).await.unwrap();
    let places = [(dora.id, 1), (dan.id, 2)];
    let first = town.people.rate("classic", &places, Vec::new()).await.unwrap();
    assert!(first[0].rating.rating > START.rating && first[1].rating.rating < START.rating);
    let other = town.people.rate("super", &places, vec![result(dora.id, 0)]).await.unwrap();
    assert_eq!(other[0].rating, first[0].rating, "as if nothing had been played before");
    assert_eq!(town.store.results_of(dora.id, 9).unwrap().len(), 1);
    let second = town.people.rate("classic", &places, Vec::new()).await.unwrap();
    assert!(second[0].rating.rating > first[0].rating.rating);
    assert_eq!((second[0].games, other[0].games), (2, 1));
    assert_eq!(town.store.ratings_of(dan.id).unwrap(), [second[1].clone(), other[1].clone()]);
}

#[tokio::test]
async fn games_that_end_at_once_are_all_counted() {
    let town = Town::new().await;
    let (dora, _) = town.people.welcome(None).await.unwrap();
    let (dan, _) = town.people.welcome(None).await.unwrap();
    let games = (0..20).map(|_| {
        let (people, places) = (town.people.clone(), [(dora.id, 1), (dan.id, 2)]);
        tokio::spawn(async move { people.rate("classic", &places, Vec::new()).await })
    });
    for game in games.collect::<Vec<_>>() {
        game.await.unwrap().unwrap();
    }
    assert_eq!(town.store.ratings_of(dora.id).unwrap()[0].games, 20);
}
