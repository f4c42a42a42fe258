//! Guests and their sessions.

use super::*;

#[tokio::test]
async fn a_guest_is_known_again() {
    let town = Town::new().await;
    let (dora, token) = town.people.welcome(Some(" Dora ")).await.unwrap();
    assert_eq!((dora.name.as_str(), &dora.login), ("Dora", &None));
    assert_eq!(town.known(&token).await, Some(dora.clone()));
    assert_eq!(town.people.person(dora.id).await, Ok(Some(dora.clone())));
    let (guest, _) = town.people.welcome(None).await.unwrap();
    assert!(guest.name.starts_with("Guest "), "{}", guest.name);
    assert_ne!(guest.id, dora.id);
    assert_eq!(town.people.welcome(Some("")).await, Err(Refusal::NameLength));
}

#[tokio::test]
async fn another_name_is_seen_at_once() {
    let town = Town::new().await;
    let (dora, token) = town.people.welcome(Some("Dora")).await.unwrap();
    assert!(town.known(&token).await.is_some());
    let renamed = town.people.rename(dora.id, "Queen Dora").await.unwrap();
    assert_eq!(renamed.name, "Queen Dora");
    assert_eq!(town.known(&token).await, Some(renamed));
    assert_eq!(
        town.people.rename(dora.id, "\u{202e}").await,
        Err(Refusal::NameCharacter('\u{202e}'))
    );
    let nobody = town.people.rename(PersonId(1), "Nobody").await;
    assert_eq!(nobody, Err(Refusal::NoSuchPerson));
}

#[tokio::test]
async fn after_signing_out_the_token_is_worth_nothing() {
    let town = Town::new().await;
    let (_, token) = town.people.welcome(None).await.unwrap();
    let (_, other) = town.people.welcome(None).await.unwrap();
    assert!(town.known(&token).await.is_some(), "and remembered");
    town.people.sign_out(&token).await.unwrap();
    assert_eq!(town.known(&token).await, None);
    assert!(town.people.token(&token.text()).is_some(), "its signature is still right");
    assert_eq!(Town::over(town.store.clone()).await.known(&token).await, None);
    assert!(town.known(&other).await.is_some());
    // Once more does no harm.
    town.people.sign_out(&token).await.unwrap();
}

#[tokio::test]
async fn who_hangs_up_while_signing_out_is_signed_out() {
    let town = Town::new().await;
    let (_, token) = town.people.welcome(None).await.unwrap();
    assert!(town.known(&token).await.is_some());
    let pen = town.people.pen.clone().lock_owned().await;
    let mut leaving = Box::pin(town.people.sign_out(&token));
    // Asked once, then dropped in the middle of it.
    assert!(futures_util::poll!(&mut leaving).is_pending());
    drop(leaving);
    drop(pen);
    while town.known(&token).await.is_some() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_session_ends_everywhere() {
    let town = Town::new().await;
    let dora = town.resident("dora", "long password").await;
    let mut tokens = vec![dora.token];
    for _ in 0..2 {
        let proof = password("long password");
        tokens.push(town.people.sign_in("dora", &proof, None, HERE).await.unwrap().token);
    }
    for token in &tokens {
        assert!(town.known(token).await.is_some());
    }
    town.people.sign_out_everywhere(dora.person.id).await.unwrap();
    for token in &tokens {
        assert_eq!(town.known(token).await, None);
    }
}

#[tokio::test]
async fn a_session_lives_for_a_year_after_it_was_used() {
    let town = Town::new().await;
    let (_, token) = town.people.welcome(None).await.unwrap();
    let prolonged =
        async |town: &Town| town.people.who(&token).await.unwrap().map(|who| who.prolonged);
    assert_eq!(prolonged(&town).await, Some(false));
    town.wait(DAY - 1);
    assert_eq!(prolonged(&town).await, Some(false), "not every request writes");
    for _ in 0..5 {
        town.wait(300 * DAY);
        assert_eq!(prolonged(&town).await, Some(true));
        assert_eq!(prolonged(&town).await, Some(false));
    }
    let seen = town.store.sessions_of(town.known(&token).await.unwrap().id).unwrap()[0].seen;
    assert_eq!(seen, town.people.now());
    town.wait(SESSION_LIFE);
    assert_eq!(prolonged(&town).await, None);
}

#[tokio::test]
async fn an_ended_session_is_not_called_back_by_being_used() {
    let town = Town::new().await;
    let (_, token) = town.people.welcome(None).await.unwrap();
    assert!(town.known(&token).await.is_some());
    town.wait(2 * DAY);
    // Both at once, many times: whichever comes first, it is over afterwards.
    let (known, ended) = tokio::join!(town.people.who(&token), town.people.sign_out(&token));
    assert!(known.is_ok() && ended.is_ok());
    assert_eq!(town.known(&token).await, None);
    let row = town.store.session(&token.row());
    assert_eq!(row, Ok(None));
}

#[tokio::test]
async fn too_many_sessions_end_the_one_unused_for_longest() {
    let town = Town::new().await;
    let dora = town.resident("dora", "long password").await;
    let mut tokens = vec![dora.token];
    // The hashing is not what is tried here, so the sessions are written as they are.
    for _ in 1..32 {
        town.wait(1);
        let (token, session) = town.people.new_session(dora.person.id);
        town.store.write(vec![session]).await.unwrap();
        tokens.push(token);
    }
    town.wait(1);
    let proof = password("long password");
    let newest = town.people.sign_in("dora", &proof, None, HERE).await.unwrap();
    assert_eq!(town.known(&tokens[0]).await, None);
    assert!(town.known(&tokens[1]).await.is_some());
    assert!(town.known(&newest.token).await.is_some());
    assert_eq!(town.store.sessions_of(dora.person.id).unwrap().len(), 32);
}

#[tokio::test]
async fn sweeping_takes_who_has_not_come_for_a_year() {
    let town = Town::new().await;
    let (old, _) = town.people.welcome(None).await.unwrap();
    town.wait(SESSION_LIFE);
    let (new, token) = town.people.welcome(None).await.unwrap();
    town.wait(1);
    town.people.sweep().await.unwrap();
    assert_eq!(town.people.person(old.id).await, Ok(None));
    assert_eq!(town.known(&token).await, Some(new));
}
