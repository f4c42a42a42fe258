//! From where somebody says to come, and what of it is believed.

use super::*;

async fn from(proxies: &[&str], asked: Ask) -> String {
    let town = Town::with(Limits::default(), proxies, "http://play.example").await;
    let answer = town.ask(asked).await;
    answer.json["address"].as_str().unwrap_or_else(|| panic!("{}", answer.json)).to_owned()
}

#[tokio::test]
async fn headers_of_strangers_are_not_believed() {
    for asked in [
        ask("/address").with("x-forwarded-for", "1.2.3.4"),
        ask("/address").with("forwarded", "for=1.2.3.4"),
        ask("/address").with("x-real-ip", "1.2.3.4"),
        ask("/address").with("x-forwarded-for", "127.0.0.1, 10.0.0.1"),
    ] {
        assert_eq!(from(&["10.0.0.0/8"], asked).await, "203.0.113.7");
    }
    let local = ask("/address").from("127.0.0.1:5000").with("x-forwarded-for", "1.2.3.4");
    assert_eq!(from(&[], local).await, "127.0.0.1", "not even the own machine is trusted unasked");
}

#[tokio::test]
async fn behind_a_trusted_proxy_the_right_most_stranger_counts() {
    let lists = [
        ("198.51.100.9", "198.51.100.9"),
        ("1.2.3.4, 198.51.100.9", "198.51.100.9"),
        ("127.0.0.1, 10.1.1.1, 198.51.100.9", "198.51.100.9"),
        ("1.2.3.4,198.51.100.9 , 10.9.9.9", "198.51.100.9"),
        ("198.51.100.9:4711", "198.51.100.9"),
        ("2001:db8::9", "2001:db8::9"),
        ("[2001:db8::9]:4711", "2001:db8::9"),
        ("::ffff:198.51.100.9", "198.51.100.9"),
        // All of them ours: the first one asked for itself.
        ("10.2.2.2, 10.3.3.3", "10.2.2.2"),
        // What cannot be read was written by the last one who can be named.
        ("1.2.3.4, unknown", "10.0.0.1"),
        ("1.2.3.4, , 10.3.3.3", "10.3.3.3"),
        ("", "10.0.0.1"),
        ("1.2.3.4, 999.1.1.1", "10.0.0.1"),
    ];
    for (list, client) in lists {
        let asked = ask("/address").from("10.0.0.1:80").with("x-forwarded-for", list);
        assert_eq!(from(&["10.0.0.0/8"], asked).await, client, "{list}");
    }
    let none = ask("/address").from("10.0.0.1:80");
    assert_eq!(from(&["10.0.0.0/8"], none).await, "10.0.0.1");
    let lines = ask("/address").from("[::ffff:10.0.0.1]:80");
    let lines = lines.with("x-forwarded-for", "1.2.3.4").with("x-forwarded-for", "198.51.100.9");
    assert_eq!(from(&["10.0.0.0/8"], lines).await, "198.51.100.9");
}

#[tokio::test]
async fn only_the_header_that_proxies_set_is_believed() {
    // nginx and others pass these on as the client wrote them.
    let asked = || ask("/address").from("10.0.0.1:80").with("x-forwarded-for", "198.51.100.9");
    for (name, value) in [
        ("forwarded", "for=1.2.3.4"),
        ("forwarded", "for=198.51.100.9, for=1.2.3.4"),
        ("forwarded", "nonsense"),
        ("x-real-ip", "1.2.3.4"),
        ("true-client-ip", "1.2.3.4"),
        ("cf-connecting-ip", "1.2.3.4"),
        ("x-client-ip", "1.2.3.4"),
    ] {
        let found = from(&["10.0.0.1/32"], asked().with(name, value)).await;
        assert_eq!(found, "198.51.100.9", "{name}: {value}");
        let alone = ask("/address").from("10.0.0.1:80").with(name, value);
        assert_eq!(from(&["10.0.0.1/32"], alone).await, "10.0.0.1", "{name}: {value}");
    }
}

#[tokio::test]
async fn no_header_of_the_client_lifts_a_ban_or_a_limit() {
    let once =
        Allowance { address: Some(Rate::new(1, std::time::Duration::from_secs(60))), person: None };
    let limits = Limits { chat: once, ..Limits::default() };
    let town = Town::with(limits, &["10.0.0.1/32"], "http://play.example").await;
    let row = |whom: &str| BanRow {
        whom: whom.to_owned(),
        why: "spam".to_owned(),
        since: 0,
        until: None,
    };
    town.gate.guard.set_bans(&[row("address 198.51.100.77")]);
    let through = |ask: Ask, who: &str| ask.from("10.0.0.1:1").with("x-forwarded-for", who);
    let banned = through(ask("/anyone"), "198.51.100.77").with("forwarded", "for=1.2.3.4");
    town.ask(banned).await.refused(403, "banned");
    let said =
        |n: u8| through(send("/chat"), "198.51.100.9").with("forwarded", format!("for=1.2.3.{n}"));
    assert_eq!(town.ask(said(1)).await.status, StatusCode::OK);
    town.ask(said(2)).await.refused(429, "too_many");
}

#[tokio::test]
async fn a_request_from_nowhere_is_our_mistake() {
    let town = Town::new().await;
    town.ask(ask("/address").from(None)).await.refused(500, "no_address");
}

#[test]
fn an_address_stands_for_its_household() {
    let network = |text: &str| ClientAddress(text.parse().unwrap()).network().to_string();
    assert_eq!(network("203.0.113.7"), "203.0.113.7");
    assert_eq!(network("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
    assert_eq!(network("2001:db8:1:2:ffff::1"), "2001:db8:1:2::");
    assert_eq!(network("::ffff:203.0.113.7"), "203.0.113.7");
}

#[tokio::test]
async fn the_banned_are_refused_until_the_ban_ends() {
    let town = Town::with(Limits::default(), &["10.0.0.1/32"], "http://play.example").await;
    let (dora, token) = town.guest("Dora").await;
    let ban = |whom: &str, until| BanRow {
        whom: whom.to_owned(),
        why: "spam".to_owned(),
        since: 0,
        until,
    };
    let person = format!("person {}", dora.id);
    town.gate.guard.set_bans(&[
        ban(&person, None),
        ban("address 198.51.100.0/24", None),
        ban("address 2001:db8::9", None),
        ban("address 203.0.113.7", Some(1)),
        ban("nonsense", None),
    ]);
    town.ask(ask("/anyone").bearer(&token)).await.refused(403, "banned");
    assert_eq!(town.ask(ask("/anyone")).await.status, StatusCode::OK);
    town.ask(ask("/anyone").from("198.51.100.77:1")).await.refused(403, "banned");
    town.ask(ask("/anyone").from("[2001:db8::9]:1")).await.refused(403, "banned");
    let through = ask("/anyone").from("10.0.0.1:1").with("x-forwarded-for", "198.51.100.77");
    town.ask(through).await.refused(403, "banned");
    town.gate.guard.set_bans(&[ban(&person, Some(1))]);
    assert_eq!(town.ask(ask("/anyone").bearer(&token)).await.json["name"], "Dora");
}
