//! Somebody tries passwords.

use std::sync::atomic::Ordering;

use super::*;

async fn attempt(town: &Town, login: &str, text: &str) -> Result<SignedIn, Refusal> {
    town.people.sign_in(login, &password(text), None, HERE).await
}

#[tokio::test]
async fn an_unknown_login_looks_like_a_wrong_password() {
    let town = Town::new().await;
    town.resident("dora", "long password").await;
    let compared = || town.people.vault.compared.load(Ordering::Relaxed);
    // The comparing is what takes the time, and it is done in each case once.
    for login in ["dora", "nobody", "Not A Login", ""] {
        let before = compared();
        let refused = attempt(&town, login, "wrong password").await.unwrap_err();
        assert_eq!(refused, Refusal::WrongSecret);
        assert_eq!(refused.to_string(), "The login or the password is wrong.");
        assert_eq!(compared(), before + 1);
    }
    // So it is for words, whether the account has some or not.
    for (login, words) in [("dora", "abandon"), ("dora", ""), ("nobody", "abandon")] {
        let before = compared();
        let proof = Proof::Phrase(words.to_owned());
        let refused = town.people.sign_in(login, &proof, None, HERE).await;
        assert_eq!(refused, Err(Refusal::WrongSecret));
        assert_eq!(compared(), before + 1);
    }
}

#[tokio::test]
async fn after_five_wrong_passwords_one_waits_known_or_not() {
    let town = Town::new().await;
    town.resident("dora", "long password").await;
    for login in ["dora", "nobody"] {
        for _ in 0..5 {
            assert_eq!(attempt(&town, login, "wrong").await, Err(Refusal::WrongSecret));
        }
        let compared = town.people.vault.compared.load(Ordering::Relaxed);
        let right = attempt(&town, login, "long password").await;
        assert_eq!(right, Err(Refusal::TooSoon { seconds: 2 }), "not even the right one");
        assert_eq!(town.people.vault.compared.load(Ordering::Relaxed), compared, "costs nothing");
    }
    town.wait(2_000);
    assert!(attempt(&town, "dora", "long password").await.is_ok());
    assert_eq!(attempt(&town, "dora", "wrong").await, Err(Refusal::WrongSecret), "anew");
}

#[tokio::test]
async fn many_at_once_are_no_way_around_the_wait() {
    let town = Town::new().await;
    town.resident("dora", "long password").await;
    let tries = (0..50).map(|n| {
        let people = town.people.clone();
        tokio::spawn(async move {
            people.sign_in("dora", &password(&format!("wrong {n}")), None, HERE).await
        })
    });
    let mut wrong = 0;
    for attempt in tries.collect::<Vec<_>>() {
        match attempt.await.unwrap().unwrap_err() {
            Refusal::WrongSecret => wrong += 1,
            Refusal::TooSoon { .. } => {}
            other => panic!("{other}"),
        }
    }
    assert_eq!(wrong, 5);
}

#[tokio::test]
async fn nobody_is_shut_out_by_wrong_passwords_of_others() {
    let town = Town::new().await;
    let (guest, _) = town.people.welcome(None).await.unwrap();
    let secret = Secret::Both("long password".to_owned());
    let dora = town.people.sign_up(guest.id, "dora", secret, HERE).await.unwrap();
    let away: IpAddr = "203.0.113.9".parse().unwrap();
    let from = async |from, text| town.people.sign_in("dora", &password(text), None, from).await;
    for _ in 0..20 {
        let _ = from(away, "wrong").await;
    }
    assert!(matches!(from(away, "long password").await, Err(Refusal::TooSoon { .. })));
    assert!(from(HERE, "long password").await.is_ok(), "at home she comes in at once");
    assert!(matches!(from(away, "long password").await, Err(Refusal::TooSoon { .. })));
    // And with the words from everywhere.
    let proof = Proof::Phrase(dora.phrase.unwrap());
    assert!(town.people.sign_in("dora", &proof, None, away).await.is_ok());
}

#[tokio::test]
async fn changing_the_password_is_no_way_around_the_wait() {
    let town = Town::new().await;
    let dora = town.resident("dora", "long password").await;
    let id = dora.person.id;
    for _ in 0..5 {
        let wrong = town.people.change_password(id, &password("wrong"), "even longer", HERE).await;
        assert_eq!(wrong, Err(Refusal::WrongSecret));
    }
    let right =
        town.people.change_password(id, &password("long password"), "even longer", HERE).await;
    assert_eq!(right, Err(Refusal::TooSoon { seconds: 2 }));
}
