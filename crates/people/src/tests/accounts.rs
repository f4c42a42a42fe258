//! Accounts.

use super::*;
use endboss_store::{Sitting, TableId, TableRow, TableState};

fn table(n: u128, sitting: &[(PersonId, u8)]) -> Deed {
    Deed::NewTable(TableRow {
        id: TableId(n),
        code: format!("T{n}"),
        state: TableState::Playing,
        listed: false,
        created: 1,
        touched: 1,
        due: None,
        sitting: sitting.iter().map(|&(person, seat)| Sitting { person, seat }).collect(),
        record: "{}".to_owned(),
    })
}

#[tokio::test]
async fn a_guest_with_an_account_is_the_same_person() {
    let town = Town::new().await;
    let (guest, old) = town.people.welcome(Some("Dora")).await.unwrap();
    town.store.write(vec![table(1, &[(guest.id, 0)])]).await.unwrap();
    let secret = Secret::Password("long password".to_owned());
    let dora = town.people.sign_up(guest.id, "Dora", secret.clone(), HERE).await.unwrap();
    assert_eq!(dora.person.id, guest.id);
    assert_eq!(dora.person.login.as_deref(), Some("dora"));
    assert_eq!(dora.phrase, None);
    assert_eq!(town.store.tables_of(guest.id, 9).unwrap().len(), 1);
    // A session that somebody may have planted is not a session of the account.
    assert_eq!(town.known(&old).await, None);
    assert_eq!(town.known(&dora.token).await, Some(dora.person));
    let again = town.people.sign_up(guest.id, "dora2", secret, HERE).await;
    assert_eq!(again, Err(Refusal::HasAccount));
}

/// Others are not told that somebody with an account is a guest; a name they chose stays theirs.
#[tokio::test]
async fn who_chose_no_name_is_called_by_the_login() {
    let town = Town::new().await;
    let (guest, _) = town.people.welcome_guest("Gość").await.unwrap();
    assert!(guest.name.starts_with("Gość "), "{}", guest.name);
    let secret = Secret::Password("long password".to_owned());
    let dora = town.people.sign_up(guest.id, "Dora", secret.clone(), HERE).await.unwrap();
    assert_eq!(dora.person.name, "dora");
    let (guest, _) = town.people.welcome(Some("Guest of honor")).await.unwrap();
    let dan = town.people.sign_up(guest.id, "Dan", secret, HERE).await.unwrap();
    assert_eq!(dan.person.name, "Guest of honor");
}

#[tokio::test]
async fn signing_up_needs_a_free_login_and_a_long_password() {
    let town = Town::new().await;
    town.resident("dora", "long password").await;
    let (guest, token) = town.people.welcome(None).await.unwrap();
    let mut tries = Vec::new();
    for (login, secret) in [("dora", "long password"), ("d", "long password"), ("dan", "short")] {
        let secret = Secret::Password(secret.to_owned());
        tries.push(town.people.sign_up(guest.id, login, secret, HERE).await.unwrap_err());
    }
    assert_eq!(tries, [Refusal::LoginTaken, Refusal::LoginForm, Refusal::PasswordLength]);
    assert_eq!(town.known(&token).await, Some(guest), "nothing changed");
    let nobody = town.people.sign_up(PersonId(1), "nobody", Secret::Phrase, HERE).await;
    assert_eq!(nobody, Err(Refusal::NoSuchPerson));
}

#[tokio::test]
async fn one_login_is_given_once_even_at_the_same_moment() {
    let town = Town::new().await;
    let (one, _) = town.people.welcome(None).await.unwrap();
    let (two, _) = town.people.welcome(None).await.unwrap();
    let up =
        |id| town.people.sign_up(id, "dora", Secret::Password("long password".to_owned()), HERE);
    let (first, second, same) = tokio::join!(up(one.id), up(two.id), up(one.id));
    let right = [&first, &second, &same].iter().filter(|done| done.is_ok()).count();
    assert_eq!(right, 1);
}

#[tokio::test]
async fn a_phrase_opens_the_account_and_the_password_does_not_take_its_place() {
    let town = Town::new().await;
    let (guest, _) = town.people.welcome(None).await.unwrap();
    let dora = town.people.sign_up(guest.id, "dora", Secret::Phrase, HERE).await.unwrap();
    let words = dora.phrase.unwrap();
    let proof = Proof::Phrase(words.to_uppercase());
    let back = town.people.sign_in("dora", &proof, None, HERE).await.unwrap();
    assert_eq!(back.person, dora.person);
    assert_eq!(town.known(&back.token).await, Some(back.person));
    for wrong in [password(&words), Proof::Phrase("abandon about".to_owned())] {
        let refused = town.people.sign_in("dora", &wrong, None, HERE).await;
        assert_eq!(refused, Err(Refusal::WrongSecret));
    }
    // A forgotten password is replaced by showing the words.
    let (_, token) =
        town.people.change_password(guest.id, &proof, "long password", HERE).await.unwrap();
    assert!(town.known(&token).await.is_some());
    assert_eq!(town.known(&back.token).await, None);
    assert!(town.people.sign_in("dora", &password("long password"), None, HERE).await.is_ok());
    let renewed =
        town.people.change_phrase(guest.id, &password("long password"), HERE).await.unwrap();
    let old = town.people.sign_in("dora", &proof, None, HERE).await;
    assert_eq!(old, Err(Refusal::WrongSecret));
    let new = Proof::Phrase(renewed.phrase.unwrap());
    assert!(town.people.sign_in("dora", &new, None, HERE).await.is_ok());
}

#[tokio::test]
async fn the_games_of_the_guest_become_the_accounts() {
    let town = Town::new().await;
    let dora = town.resident("dora", "long password").await;
    let (guest, guests) = town.people.welcome(None).await.unwrap();
    assert!(town.known(&guests).await.is_some());
    town.store.write(vec![table(1, &[(guest.id, 2)])]).await.unwrap();
    let proof = password("long password");
    let back = town.people.sign_in("DORA", &proof, Some(guest.id), HERE).await.unwrap();
    assert_eq!(back.joined, Some(guest.id));
    assert_eq!(back.person, dora.person);
    let sitting = town.store.table(TableId(1)).unwrap().unwrap().sitting;
    assert_eq!(sitting, [Sitting { person: dora.person.id, seat: 2 }]);
    assert_eq!(town.people.person(guest.id).await, Ok(None));
    assert_eq!(town.known(&guests).await, None, "the guest's token is not the account's");
    assert!(town.known(&back.token).await.is_some());
}

#[tokio::test]
async fn one_account_is_never_joined_into_another() {
    let town = Town::new().await;
    let dora = town.resident("dora", "long password").await;
    let dan = town.resident("dan", "other password").await;
    let proof = password("long password");
    let back = town.people.sign_in("dora", &proof, Some(dan.person.id), HERE).await.unwrap();
    assert_eq!(back.joined, None);
    assert_eq!(town.known(&dan.token).await, Some(dan.person));
    let back = town.people.sign_in("dora", &proof, Some(dora.person.id), HERE).await.unwrap();
    assert_eq!(back.joined, None);
    let back = town.people.sign_in("dora", &proof, Some(PersonId(5)), HERE).await.unwrap();
    assert_eq!(back.joined, None);
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions() {
    let town = Town::new().await;
    let dora = town.resident("dora", "long password").await;
    let id = dora.person.id;
    let change = async |proof: &str, new: &str| {
        town.people.change_password(id, &password(proof), new, HERE).await
    };
    assert_eq!(change("wrong password", "even longer").await, Err(Refusal::WrongSecret));
    assert_eq!(change("long password", "short").await, Err(Refusal::PasswordLength));
    assert!(town.known(&dora.token).await.is_some());
    let (_, token) = change("long password", "even longer").await.unwrap();
    assert_eq!(town.known(&dora.token).await, None);
    assert!(town.known(&token).await.is_some());
    let old = town.people.sign_in("dora", &password("long password"), None, HERE).await;
    assert_eq!(old, Err(Refusal::WrongSecret));
    assert!(town.people.sign_in("dora", &password("even longer"), None, HERE).await.is_ok());
    let (guest, _) = town.people.welcome(None).await.unwrap();
    let none = town.people.change_password(guest.id, &password("x"), "even longer", HERE).await;
    assert_eq!(none, Err(Refusal::NoAccount));
}
