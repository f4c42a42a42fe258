//! Pages of other sites that make a browser ask something of us.

use super::*;

/// How a request with the cookie of a guest is answered.
async fn sent(public_url: &str, headers: &[(&'static str, &str)]) -> u16 {
    let town = Town::with(Limits::default(), &[], public_url).await;
    let (_, token) = town.guest("Dora").await;
    let mut asked = send("/me").cookie(&token);
    for (name, value) in headers {
        asked = asked.with(name, *value);
    }
    let answer = town.ask(asked).await;
    if answer.status != StatusCode::OK {
        answer.refused(403, "origin");
    }
    answer.status.as_u16()
}

#[tokio::test]
async fn browsers_say_from_where_a_page_sends() {
    let url = "http://play.example:7878";
    for (site, status) in [
        ("same-origin", 200),
        ("none", 200),
        ("same-site", 403),
        ("cross-site", 403),
        ("Same-Origin", 403),
        ("", 403),
    ] {
        assert_eq!(sent(url, &[("sec-fetch-site", site)]).await, status, "{site}");
    }
    // It goes before the origin, which may be the same by chance.
    let cross = [("sec-fetch-site", "cross-site"), ("origin", url)];
    assert_eq!(sent(url, &cross).await, 403);
    let twice = [("sec-fetch-site", "cross-site"), ("sec-fetch-site", "same-origin")];
    assert_eq!(sent(url, &twice).await, 403);
}

#[tokio::test]
async fn an_origin_is_ours_or_the_host_that_was_asked() {
    let url = "http://play.example:7878/";
    let host = ("host", "192.168.0.5:7878");
    for (origin, status) in [
        ("http://play.example:7878", 200),
        ("http://PLAY.example:7878", 200),
        ("http://192.168.0.5:7878", 200),
        ("http://play.example", 403),
        ("https://play.example:7878", 403),
        ("http://192.168.0.5", 403),
        ("http://evil.example", 403),
        ("http://play.example.evil.example:7878", 403),
        ("http://play.example:7878@evil.example", 403),
        ("http://evil.example@play.example:7878", 403),
        ("ftp://play.example:7878", 403),
        ("null", 403),
        ("", 403),
    ] {
        assert_eq!(sent(url, &[host, ("origin", origin)]).await, status, "{origin}");
    }
    let two_origins = [host, ("origin", "http://192.168.0.5:7878"), ("origin", "http://evil")];
    assert_eq!(sent(url, &two_origins).await, 403);
    assert_eq!(sent(url, &[host]).await, 403, "a cookie and no origin at all");
    let standard = [("host", "other.example"), ("origin", "http://other.example:80")];
    assert_eq!(sent("http://127.0.0.1:7878", &standard).await, 200, "80 is the standard port");
}

#[tokio::test]
async fn where_ours_is_encrypted_a_plain_page_is_not_ours() {
    let url = "https://play.example";
    let host = ("host", "play.example");
    assert_eq!(sent(url, &[host, ("origin", "https://play.example")]).await, 200);
    assert_eq!(sent(url, &[host, ("origin", "https://play.example:443")]).await, 200);
    assert_eq!(sent(url, &[host, ("origin", "http://play.example")]).await, 403);
    assert_eq!(sent(url, &[("host", "192.168.0.5"), ("origin", "https://192.168.0.5")]).await, 200);
}

#[tokio::test]
async fn programs_with_a_token_and_harmless_requests_are_let_through() {
    let town = Town::new().await;
    let (_, token) = town.guest("Dora").await;
    let cross = |asked: Ask| asked.with("sec-fetch-site", "cross-site");
    assert_eq!(town.ask(cross(send("/me").bearer(&token))).await.status, StatusCode::OK);
    assert_eq!(town.ask(cross(ask("/me").cookie(&token))).await.status, StatusCode::OK);
    assert_eq!(town.ask(send("/echo")).await.status, StatusCode::OK, "no cookie, no page");
}

#[tokio::test]
async fn other_pages_cannot_sign_anybody_in_either() {
    // Without a cookie, too: it would be set by the answer.
    let town = Town::new().await;
    let cross = send("/echo").with("sec-fetch-site", "cross-site");
    town.ask(cross).await.refused(403, "origin");
    let foreign = send("/echo").with("origin", "https://evil.example");
    town.ask(foreign).await.refused(403, "origin");
    let delete = Ask { method: Method::DELETE, ..send("/me").with("origin", "null") };
    town.ask(delete).await.refused(403, "origin");
}
