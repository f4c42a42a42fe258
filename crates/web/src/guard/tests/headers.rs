//! What every answer tells the browser.

use super::*;

const ALWAYS: [(&str, &str); 5] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
         frame-ancestors 'none'",
    ),
];

#[tokio::test]
async fn every_answer_has_them_whatever_it_is() {
    let town = Town::new().await;
    let asked = [
        (ask("/anyone"), 200),
        (ask("/style.css"), 200),
        (ask("/me"), 401),
        (ask("/nowhere"), 404),
        (send("/anyone"), 405),
        (send("/echo").with("sec-fetch-site", "cross-site"), 403),
        (send("/echo").with("content-length", "70000"), 413),
        (ask("/me").from(None), 500),
    ];
    for (asked, status) in asked {
        let answer = town.ask(asked).await;
        assert_eq!(answer.status.as_u16(), status);
        for (name, value) in ALWAYS {
            assert_eq!(answer.header(name), value, "{status}");
        }
        assert!(answer.header("permissions-policy").contains("geolocation=()"));
        assert_eq!(answer.header("strict-transport-security"), "");
    }
}

#[tokio::test]
async fn encryption_is_asked_for_where_there_is_some() {
    let town = Town::with(Limits::default(), &[], "https://play.example").await;
    let answer = town.ask(ask("/anyone")).await;
    assert_eq!(answer.header("strict-transport-security"), "max-age=31536000");
}

#[tokio::test]
async fn answers_are_kept_only_if_a_route_says_so() {
    let town = Town::new().await;
    assert_eq!(town.ask(ask("/anyone")).await.header("cache-control"), "no-store");
    assert_eq!(town.ask(ask("/style.css")).await.header("cache-control"), "max-age=600");
}

#[tokio::test]
async fn the_cookie_is_safe() {
    let plain = Town::new().await;
    let (_, token) = plain.guest("Dora").await;
    let text = token.text();
    assert_eq!(
        plain.gate.guard.cookie(&token),
        format!("endboss={text}; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000")
    );
    let secure = Town::with(Limits::default(), &[], "https://play.example").await;
    assert_eq!(
        secure.gate.guard.no_cookie(),
        "__Host-endboss=; HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=0"
    );
}

fn set(answer: &Answer) -> Vec<&str> {
    let all = answer.headers.get_all(header::SET_COOKIE).iter();
    all.map(|line| line.to_str().unwrap().split("; Http").next().unwrap()).collect()
}

#[tokio::test]
async fn where_there_is_encryption_no_neighbor_can_set_the_cookie() {
    let town = Town::with(Limits::default(), &[], "https://play.example").await;
    let ((_, dora), (_, eve)) = (town.guest("Dora").await, town.guest("Eve").await);
    let (dora, eve) = (dora.text(), eve.text());
    let with = async |cookies: String| town.ask(ask("/anyone").with("cookie", cookies)).await;
    let own = with(format!("__Host-endboss={dora}")).await;
    assert_eq!((own.json["name"].as_str(), set(&own)), (Some("Dora"), vec![]));
    // What a neighbor set under the plain name is not looked at beside it, whichever comes first.
    for both in [
        format!("endboss={eve}; __Host-endboss={dora}"),
        format!("__Host-endboss={dora}; endboss={eve}"),
    ] {
        assert_eq!(with(both).await.json["name"], "Dora");
    }
    assert_eq!(with(format!("__Host-endboss=junk; endboss={eve}")).await.json["name"], Value::Null);
}

#[tokio::test]
async fn the_cookie_of_older_releases_is_exchanged() {
    let town = Town::with(Limits::default(), &[], "https://play.example").await;
    let (_, token) = town.guest("Dora").await;
    let old = format!("endboss={}", token.text());
    let answer = town.ask(ask("/anyone").with("cookie", &old)).await;
    assert_eq!(answer.json["name"], "Dora");
    assert_eq!(set(&answer), [&format!("__Host-endboss={}", token.text()), "endboss="]);
    let leave = send("/leave").with("cookie", &old).with("sec-fetch-site", "same-origin");
    assert_eq!(set(&town.ask(leave).await), ["__Host-endboss=", "endboss="], "both are gone");
    // Without encryption nothing has changed.
    let plain = Town::new().await;
    let (_, token) = plain.guest("Dora").await;
    let answer = plain.ask(ask("/anyone").cookie(&token)).await;
    assert_eq!((answer.json["name"].as_str(), set(&answer)), (Some("Dora"), vec![]));
}
