//! Names that lead to us and are not ours.

use super::*;

async fn asked(host: &str) -> Answer {
    let town = Town::with(Limits::default(), &[], "https://play.example:8443").await;
    town.ask(ask("/anyone").with("host", host)).await
}

#[tokio::test]
async fn the_server_answers_to_its_own_names() {
    for host in [
        // The public address, whatever the port: a proxy may leave it out.
        "play.example:8443",
        "play.example",
        "PLAY.Example",
        "play.example.",
        // This machine.
        "localhost",
        "localhost:7878",
        "game.localhost:7878",
        "127.0.0.1:7878",
        "127.9.9.9",
        "[::1]:7878",
        // An address, whoever else may know us by it.
        "192.168.0.5:7878",
        "203.0.113.7",
        "[fd00::1]",
        "[::ffff:192.168.0.5]",
        // What the operator said.
        "other.example:1",
    ] {
        assert_eq!(asked(host).await.status, StatusCode::OK, "{host}");
    }
}

#[tokio::test]
async fn a_name_of_another_site_that_leads_here_is_refused() {
    for host in [
        "evil.example",
        "evil.example:7878",
        "play.example.evil.example",
        "evilplay.example",
        "localhost.evil.example",
        "notlocalhost",
        "127.0.0.1.evil.example",
        "0.0.0.0",
        "[::]",
        "127.1",
        "2130706433",
        "evil.example@play.example",
        "play.example:x",
        "",
    ] {
        asked(host).await.refused(421, "wrong_host");
    }
    let town = Town::new().await;
    let two = ask("/anyone").with("host", "play.example").with("host", "evil.example");
    town.ask(two).await.refused(421, "wrong_host");
    let whole = Ask { path: "http://evil.example/anyone", ..ask("/") };
    town.ask(whole.with("host", "play.example")).await.refused(421, "wrong_host");
    // Not even with a token, which such a page does not have anyway.
    let (_, token) = town.guest("Dora").await;
    let known = ask("/me").with("host", "evil.example").bearer(&token);
    town.ask(known).await.refused(421, "wrong_host");
}

#[tokio::test]
async fn whoever_says_no_name_is_no_browser_and_health_is_for_everybody() {
    let town = Town::new().await;
    assert_eq!(town.ask(ask("/anyone")).await.status, StatusCode::OK);
    for path in ["/healthz", "/readyz"] {
        let answer = town.ask(ask(path).with("host", "10.2.3.4:80")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "asked, and not there in this test");
    }
}
