//! Too often, too many, too large, too slow.

use std::time::Duration;

use super::*;

/// So slow to come back that it does not within a test.
const HOUR: Duration = Duration::from_secs(3600);

fn few() -> Limits {
    let rate = |burst| Some(Rate::new(burst, HOUR));
    Limits {
        requests: Allowance { address: rate(5), person: rate(3) },
        chat: Allowance { address: rate(3), person: rate(1) },
        streams_per_address: Some(3),
        streams_per_person: Some(2),
        connections_per_address: Some(2),
        connections: Some(4),
        ..Limits::default()
    }
}

#[tokio::test]
async fn requests_of_an_address_are_counted() {
    let town = Town::with(few(), &[], "http://play.example").await;
    for _ in 0..5 {
        assert_eq!(town.ask(ask("/anyone")).await.status, StatusCode::OK);
    }
    let refused = town.ask(ask("/anyone")).await;
    refused.refused(429, "too_many");
    assert_eq!(refused.header("retry-after"), "3600");
    assert_eq!(refused.json["error"], "Too many requests from your address: try again in 3600 s.");
    // Whatever it asks for, and whoever it says it is.
    let (_, token) = town.guest("Dora").await;
    town.ask(ask("/nowhere").bearer(&token)).await.refused(429, "too_many");
    town.ask(ask("/anyone").with("x-forwarded-for", "9.9.9.9")).await.refused(429, "too_many");
    assert_eq!(town.ask(ask("/anyone").from("203.0.113.8:1")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_household_is_one_address() {
    let town = Town::with(few(), &[], "http://play.example").await;
    let peers = ["[2001:db8::1]:1", "[2001:db8::2]:1", "[2001:db8::ffff:3]:1", "[2001:db8::4]:9"];
    for peer in peers.into_iter().chain(["[2001:db8::5]:1"]) {
        assert_eq!(town.ask(ask("/anyone").from(peer)).await.status, StatusCode::OK);
    }
    town.ask(ask("/anyone").from("[2001:db8::6]:1")).await.refused(429, "too_many");
    let neighbor = town.ask(ask("/anyone").from("[2001:db8:0:1::1]:1")).await;
    assert_eq!(neighbor.status, StatusCode::OK);
}

#[tokio::test]
async fn requests_of_a_person_are_counted_wherever_they_are() {
    let town = Town::with(few(), &[], "http://play.example").await;
    let (_, token) = town.guest("Dora").await;
    for peer in ["1.1.1.1:1", "2.2.2.2:1", "3.3.3.3:1"] {
        assert_eq!(town.ask(ask("/me").bearer(&token).from(peer)).await.status, StatusCode::OK);
    }
    let refused = town.ask(ask("/me").bearer(&token).from("4.4.4.4:1")).await;
    refused.refused(429, "too_many");
    let (_, other) = town.guest("Dan").await;
    assert_eq!(town.ask(ask("/me").bearer(&other).from("4.4.4.4:1")).await.json["name"], "Dan");
}

#[tokio::test]
async fn every_kind_has_a_budget_of_its_own() {
    let town = Town::with(few(), &[], "http://play.example").await;
    let (_, token) = town.guest("Dora").await;
    assert_eq!(town.ask(send("/chat").bearer(&token)).await.status, StatusCode::OK);
    let refused = town.ask(send("/chat").bearer(&token)).await;
    refused.refused(429, "too_many");
    assert_eq!(refused.json["error"], "Too many messages from you: try again in 3600 s.");
    assert_eq!(town.ask(ask("/me").bearer(&token)).await.status, StatusCode::OK);
    let guard = &town.gate.guard;
    let here = ClientAddress(socket(HERE).ip());
    assert!(guard.spend(Budget::Chat, here, None).is_ok(), "the third of this address");
    assert!(guard.spend(Budget::Chat, here, None).is_err());
    for budget in [Budget::Create, Budget::SignIn, Budget::Pick] {
        assert!(guard.spend(budget, here, None).is_ok());
    }
    guard.forget_idle();
    assert!(guard.spend(Budget::Chat, here, None).is_err(), "not idle");
}

#[tokio::test]
async fn trying_passwords_from_one_address_comes_to_an_end() {
    let town = Town::new().await;
    let here = ClientAddress(socket(HERE).ip());
    let spend = || town.gate.guard.spend(Budget::SignIn, here, None);
    let allowed = (0..100).take_while(|_| spend().is_ok()).count();
    assert_eq!(allowed, 30);
    let problem = spend().unwrap_err();
    assert_eq!((problem.status, problem.code.as_str()), (429, "too_many"));
    assert!(problem.retry_after.is_some_and(|seconds| (1..=15).contains(&seconds)));
}

#[tokio::test]
async fn lifted_limits_lift_rates_and_crowds_but_not_sizes() {
    let town = Town::with(Limits::lifted(), &[], "http://play.example").await;
    let guard = &town.gate.guard;
    let here = ClientAddress(socket(HERE).ip());
    let mut places = Vec::new();
    for _ in 0..10_000 {
        for budget in Budget::ALL {
            assert!(guard.spend(budget, here, Some(PersonId(1))).is_ok());
        }
        places.push((guard.stream(here, Some(PersonId(1))).unwrap(), guard.connection(here.0)));
    }
    assert!(places.iter().all(|(_, connection)| connection.is_some()));
    let large = send("/echo").body(vec![b'x'; 70_000]);
    assert_eq!(town.ask(large).await.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn connections_and_streams_have_places() {
    let town = Town::with(few(), &["10.0.0.0/8"], "http://play.example").await;
    let guard = &town.gate.guard;
    let at = |text: &str| text.parse::<IpAddr>().unwrap();
    let one = guard.connection(at("1.1.1.1")).unwrap();
    let two = guard.connection(at("::ffff:1.1.1.1")).unwrap();
    assert!(guard.connection(at("1.1.1.1")).is_none());
    drop(one);
    let three = guard.connection(at("1.1.1.1")).unwrap();
    let proxied: Vec<_> = (0..3).map(|_| guard.connection(at("10.0.0.1"))).collect();
    let there = proxied.iter().filter(|place| place.is_some()).count();
    assert_eq!(there, 2, "a proxy is bounded by the total only");
    drop((two, three, proxied));

    let (here, there) = (ClientAddress(at("1.1.1.1")), ClientAddress(at("2.2.2.2")));
    let (dora, dan) = (Some(PersonId(1)), Some(PersonId(2)));
    let a = guard.stream(here, dora).unwrap();
    let b = guard.stream(there, dora).unwrap();
    let problem = guard.stream(here, dora).unwrap_err();
    assert_eq!((problem.status, problem.code.as_str()), (429, "streams"));
    let c = guard.stream(here, dan).unwrap();
    let d = guard.stream(here, None).expect("the one refused left no trace");
    assert!(guard.stream(here, dan).is_err());
    drop(a);
    let e = guard.stream(here, dora).unwrap();
    drop((b, c, d, e));
}

#[tokio::test]
async fn bodies_are_bounded_said_or_not() {
    let town = Town::new().await;
    let most = 64 * 1024;
    let fits = town.ask(send("/echo").body(vec![b'x'; most])).await;
    assert_eq!(fits.json["bytes"], most);
    let large = town.ask(send("/echo").body(vec![b'x'; most + 1])).await;
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
    let said = send("/echo").with("content-length", (most + 1).to_string());
    town.ask(said).await.refused(413, "too_large");
}

#[tokio::test]
async fn a_request_that_takes_too_long_is_given_up() {
    let limits = Limits { patience: Duration::from_millis(1), ..Limits::default() };
    let town = Town::with(limits, &[], "http://play.example").await;
    town.ask(send("/never")).await.refused(408, "timeout");
}
