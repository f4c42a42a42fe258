//! Tokens that are cut, forged, changed or from elsewhere.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::*;

#[tokio::test]
async fn every_changed_byte_is_found() {
    let town = Town::new().await;
    let (_, token) = town.people.welcome(None).await.unwrap();
    let text = token.text();
    assert_eq!(text.len(), 2 + 1 + 22 + 1 + 43);
    assert_eq!(town.people.token(&text), Some(token));
    for at in 0..text.len() {
        assert_eq!(town.people.token(&text[..at]), None, "cut at {at}");
        for other in "Av.0-_ =\0".chars() {
            let mut forged = text.clone();
            forged.replace_range(at..=at, &other.to_string());
            assert!(forged == text || town.people.token(&forged).is_none(), "{forged}");
        }
    }
}

#[tokio::test]
async fn nothing_else_is_a_token() {
    let town = Town::new().await;
    let (_, token) = town.people.welcome(None).await.unwrap();
    let text = token.text();
    let parts: Vec<_> = text.split('.').collect();
    let [_, session, signature] = parts[..] else { panic!("three parts") };
    let none = URL_SAFE_NO_PAD.encode([0; 32]);
    let others = [
        String::new(),
        "v1".to_owned(),
        "v1..".to_owned(),
        "...".to_owned(),
        format!("{text}."),
        format!("{text}=="),
        format!(" {text}"),
        format!("v2.{session}.{signature}"),
        format!("{session}.{signature}"),
        format!("v1.{session}"),
        format!("v1.{session}."),
        format!("v1.{session}.{none}"),
        format!("v1.{signature}.{session}"),
        format!("v1.{session}.{signature}.{signature}"),
        format!("v1.{session}.{}", &signature[..22]),
        format!("v1.{session}.{}", "A".repeat(1_000_000)),
        "é".repeat(35),
    ];
    for other in others {
        assert_eq!(town.people.token(&other), None, "{other:.80}");
    }
}

#[tokio::test]
async fn signatures_of_one_session_or_server_do_not_fit_another() {
    let (town, elsewhere) = (Town::new().await, Town::new().await);
    let (_, one) = town.people.welcome(None).await.unwrap();
    let (_, two) = town.people.welcome(None).await.unwrap();
    let (one, two) = (one.text(), two.text());
    let (head, _) = one.rsplit_once('.').unwrap();
    let (_, tail) = two.rsplit_once('.').unwrap();
    assert_eq!(town.people.token(&format!("{head}.{tail}")), None);
    assert_eq!(elsewhere.people.token(&one), None);
}

#[tokio::test]
async fn the_keys_outlast_the_process_and_are_not_shown() {
    let town = Town::new().await;
    let (person, token) = town.people.welcome(Some("Dora")).await.unwrap();
    let after = Town::over(Arc::clone(&town.store)).await;
    let again = after.people.token(&token.text()).expect("signed with the same key");
    assert_eq!(after.known(&again).await, Some(person));
    assert_eq!(format!("{token:?} {:?}", after.people.keys), "Token(..) Keys(..)");
    // A copy of the store does not hold what opens a session.
    let sid = &token.text()[3..25];
    assert!(!format!("{:?}", town.store).contains(sid));
}

#[tokio::test]
async fn a_key_that_was_cut_is_said() {
    let store = MemoryStore::new();
    let cut = Deed::Secret { name: "session key".to_owned(), value: vec![1, 2] };
    store.write(vec![cut]).await.unwrap();
    let error = Keys::load(Arc::new(store)).await.unwrap_err();
    assert_eq!(
        error.to_string(),
        "the secret \"session key\" in the store cannot be read: it has 2 bytes, not 32"
    );
}
