//! Cookies and tokens: right, forged, ended, doubled.

use super::*;

const DAY: i64 = 24 * 60 * 60 * 1000;

#[tokio::test]
async fn a_cookie_or_a_bearer_token_says_who_asks() {
    let town = Town::new().await;
    let (_, token) = town.guest("Dora").await;
    for asked in [ask("/me").cookie(&token), ask("/me").bearer(&token)] {
        assert_eq!(town.ask(asked).await.json, json!({ "name": "Dora" }));
    }
    let lower = ask("/me").with("authorization", format!("bearer {}", token.text()));
    assert_eq!(town.ask(lower).await.json["name"], "Dora");
    town.ask(ask("/me")).await.refused(401, "nobody");
    assert_eq!(town.ask(ask("/anyone")).await.json, json!({ "name": null }));
    assert_eq!(town.ask(ask("/anyone").cookie(&token)).await.json["name"], "Dora");
}

#[tokio::test]
async fn forged_and_foreign_tokens_are_nobodys() {
    let (town, elsewhere) = (Town::new().await, Town::new().await);
    let (_, token) = town.guest("Dora").await;
    let (_, foreign) = elsewhere.guest("Mallory").await;
    let text = token.text();
    let other_signature = foreign.text();
    let (session, _) = text.rsplit_once('.').unwrap();
    let (_, signature) = other_signature.rsplit_once('.').unwrap();
    let forged = [
        foreign.text(),
        format!("{session}.{signature}"),
        text[..text.len() - 1].to_owned(),
        format!("{text}A"),
        text.to_lowercase(),
        text.replace("v1.", "v0."),
        String::new(),
        "x".repeat(10_000),
    ];
    for value in forged {
        let cookie = || format!("endboss={value}");
        town.ask(ask("/me").with("cookie", cookie())).await.refused(401, "nobody");
        let bearer = || format!("Bearer {value}");
        town.ask(ask("/me").with("authorization", bearer())).await.refused(401, "nobody");
        // Nobody with a stale cookie, but a program is told that its token is wrong.
        let anyone = town.ask(ask("/anyone").with("cookie", cookie())).await;
        assert_eq!(anyone.json, json!({ "name": null }));
        town.ask(ask("/anyone").with("authorization", bearer())).await.refused(401, "nobody");
    }
}

#[tokio::test]
async fn a_token_cannot_be_shown_again_after_signing_out() {
    let town = Town::new().await;
    let (_, token) = town.guest("Dora").await;
    let left = town.ask(send("/leave").cookie(&token).with("sec-fetch-site", "same-origin")).await;
    assert_eq!(left.status, StatusCode::OK);
    assert_eq!(left.header("set-cookie"), "endboss=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0");
    for asked in [ask("/me").cookie(&token), ask("/me").bearer(&token)] {
        town.ask(asked).await.refused(401, "nobody");
    }
}

#[tokio::test]
async fn a_bearer_token_goes_before_the_cookie_even_a_wrong_one() {
    let town = Town::new().await;
    let (_, dora) = town.guest("Dora").await;
    let (_, dan) = town.guest("Dan").await;
    let both = town.ask(ask("/me").cookie(&dora).bearer(&dan)).await;
    assert_eq!(both.json["name"], "Dan");
    // Otherwise a page could get around the origin check with any wrong token.
    let wrong = send("/me").cookie(&dora).with("authorization", "Bearer wrong");
    town.ask(wrong).await.refused(401, "nobody");
    let two = ask("/me").bearer(&dora).bearer(&dan);
    town.ask(two).await.refused(401, "nobody");
    // Another scheme is not ours.
    let basic = ask("/me").cookie(&dora).with("authorization", "Basic ZG9yYTpkb3Jh");
    assert_eq!(town.ask(basic).await.json["name"], "Dora");
}

#[tokio::test]
async fn of_several_cookies_the_signed_one_counts() {
    let town = Town::new().await;
    let (_, token) = town.guest("Dora").await;
    let planted = format!("endboss=planted; endboss={}; endboss2=x", token.text());
    assert_eq!(town.ask(ask("/me").with("cookie", planted)).await.json["name"], "Dora");
    let lines = ask("/me").with("cookie", "endboss=planted").cookie(&token);
    assert_eq!(town.ask(lines).await.json["name"], "Dora");
    let other = ask("/me").with("cookie", format!("endboss2={}", token.text()));
    town.ask(other).await.refused(401, "nobody");
}

#[tokio::test]
async fn the_cookie_is_sent_again_when_the_session_is_prolonged() {
    let town = Town::with(Limits::default(), &[], "https://play.example").await;
    let (_, token) = town.guest("Dora").await;
    assert_eq!(town.ask(ask("/me").host_cookie(&token)).await.header("set-cookie"), "");
    town.wait(2 * DAY);
    let again = town.ask(ask("/me").host_cookie(&token)).await;
    let cookie = format!(
        "__Host-endboss={}; HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=31536000",
        token.text()
    );
    assert_eq!(again.header("set-cookie"), cookie);
    assert_eq!(town.ask(ask("/me").host_cookie(&token)).await.header("set-cookie"), "");
    // Not to a program, and not against a route that just took it away.
    town.wait(2 * DAY);
    assert_eq!(town.ask(ask("/me").bearer(&token)).await.header("set-cookie"), "");
    town.wait(2 * DAY);
    let left = town.ask(send("/leave").host_cookie(&token).with("sec-fetch-site", "none")).await;
    assert_eq!(left.headers.get_all("set-cookie").iter().count(), 1);
    assert!(
        left.header("set-cookie").starts_with("__Host-endboss=; "),
        "{}",
        left.header("set-cookie")
    );
}

#[tokio::test]
async fn without_the_guard_the_callers_are_found_all_the_same() {
    let town = Town::new().await;
    let (_, token) = town.guest("Dora").await;
    let bare = Router::new().route("/me", get(me)).with_state(town.gate.clone());
    let town = Town { app: bare, ..town };
    assert_eq!(town.ask(ask("/me").cookie(&token)).await.json["name"], "Dora");
    town.ask(ask("/me")).await.refused(401, "nobody");
}
