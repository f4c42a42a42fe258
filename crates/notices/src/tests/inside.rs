//! No notice goes inside, however its address is written and whatever its name says later.

use std::io;
use std::net::IpAddr;
use std::sync::atomic::AtomicUsize;

use super::names::Found;
use super::*;

/// Names of the test's own; each answer is used once, the last one for ever.
struct Said {
    answers: Vec<Vec<IpAddr>>,
    asked: AtomicUsize,
}

impl Said {
    fn new(answers: &[&[&str]]) -> Arc<Said> {
        let parse = |answer: &&[&str]| answer.iter().map(|text| text.parse().unwrap()).collect();
        Arc::new(Said { answers: answers.iter().map(parse).collect(), asked: 0.into() })
    }

    fn asked(&self) -> usize {
        self.asked.load(Relaxed)
    }
}

impl Lookup for Said {
    fn lookup(&self, host: &str) -> Found {
        assert_eq!(host, "hooks.example.org");
        let turn = self.asked.fetch_add(1, Relaxed).min(self.answers.len() - 1);
        let answer = self.answers[turn].clone();
        Box::pin(async move { io::Result::Ok(answer) })
    }
}

fn closed() -> NoticeConfig {
    NoticeConfig { allow_private: false, ..config() }
}

#[tokio::test]
async fn addresses_inside_are_refused_with_a_sentence() {
    let shelf = Shelf::new();
    let notices = shelf.start(NoticeConfig { lookup: Duration::from_millis(100), ..closed() });
    for (host, shown) in [
        ("127.0.0.1", "127.0.0.1"),
        ("127.1", "127.0.0.1"),
        ("2130706433", "127.0.0.1"),
        ("0x7f000001", "127.0.0.1"),
        ("0x7f.1", "127.0.0.1"),
        ("0177.0.0.1", "127.0.0.1"),
        ("127.0.0.1.", "127.0.0.1"),
        ("１２７.0.0.1", "127.0.0.1"),
        ("0", "0.0.0.0"),
        ("10.1.2.3", "10.1.2.3"),
        ("172.16.0.1", "172.16.0.1"),
        ("192.168.0.1", "192.168.0.1"),
        ("169.254.169.254", "169.254.169.254"),
        ("100.64.0.1", "100.64.0.1"),
        ("224.0.0.1", "224.0.0.1"),
        ("198.51.100.1", "198.51.100.1"),
        ("[::]", "[::]"),
        ("[::1]", "[::1]"),
        ("[::ffff:127.0.0.1]", "[::ffff:7f00:1]"),
        ("[::ffff:a9fe:a9fe]", "[::ffff:a9fe:a9fe]"),
        ("[64:ff9b::7f00:1]", "[64:ff9b::7f00:1]"),
        ("[2002:7f00:1::]", "[2002:7f00:1::]"),
        ("[fd00::1]", "[fd00::1]"),
        ("[fe80::1]", "[fe80::1]"),
        ("[ff02::1]", "[ff02::1]"),
        ("[2001:db8::1]", "[2001:db8::1]"),
        ("localhost", "localhost"),
        ("LOCALHOST", "localhost"),
    ] {
        for (scheme, port) in [("http", ""), ("https", ":8443")] {
            let asked = webhook(&format!("{scheme}://{host}{port}/hook"));
            let refused = notices.check(&asked).await.expect_err(host);
            assert_eq!(refused, Refusal::Private(shown.to_owned()), "{host}");
        }
    }
    let sentence = Refusal::Private("localhost".to_owned()).to_string();
    let expected =
        "localhost is not reachable from everywhere: notices go to public addresses only";
    assert_eq!(sentence, expected);
}

#[tokio::test]
async fn addresses_of_the_world_and_allowed_private_ones_are_taken() {
    let shelf = Shelf::new();
    for host in ["1.1.1.1", "[2606:4700:4700::1111]", "[::ffff:1.1.1.1]"] {
        let asked = webhook(&format!("https://{host}:8443/hook"));
        assert_eq!(shelf.start(closed()).check(&asked).await, Ok(()), "{host}");
    }
    for host in ["127.0.0.1", "localhost", "[::1]"] {
        let asked = webhook(&format!("http://{host}/hook"));
        assert_eq!(shelf.start(config()).check(&asked).await, Ok(()), "{host}");
    }
}

#[tokio::test]
async fn a_subscription_that_should_not_be_there_is_not_served() {
    let shelf = Shelf::new();
    let mut receiver = Receiver::start(&[]).await;
    let notices = shelf.start(closed());
    for host in ["127.0.0.1", "2130706433", "[::ffff:127.0.0.1]", "localhost"] {
        let endpoint = format!("http://{host}:{}/", receiver.port);
        let ann = shelf.person_with(webhook(&endpoint)).await;
        notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    }
    idle(&notices).await;
    assert!(receiver.rest().is_empty());
}

#[tokio::test]
async fn a_name_that_changes_its_mind_gains_nothing() {
    let shelf = Shelf::new();
    let mut receiver = Receiver::start(&[]).await;
    let names = Said::new(&[&["1.1.1.1"], &["127.0.0.1"]]);
    let notices = Notices::start_with(shelf.store.clone(), closed(), names.clone());
    let asked = webhook(&format!("http://hooks.example.org:{}/", receiver.port));
    assert_eq!(notices.check(&asked).await, Ok(()), "at first it is of the world");
    let ann = shelf.person_with(asked).await;
    notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    idle(&notices).await;
    assert!(receiver.rest().is_empty());
    assert_eq!(names.asked(), 2, "a name that leads inside is not tried again");
}

#[tokio::test]
async fn one_address_inside_spoils_the_name() {
    let shelf = Shelf::new();
    let names = Said::new(&[&["1.1.1.1", "::1"]]);
    let notices = Notices::start_with(shelf.store.clone(), closed(), names);
    let refused = notices.check(&webhook("https://hooks.example.org/")).await;
    assert_eq!(refused, Err(Refusal::Private("hooks.example.org".to_owned())));
}

#[tokio::test]
async fn the_connection_is_made_to_the_address_that_was_checked() {
    let shelf = Shelf::new();
    let mut receiver = Receiver::start(&[]).await;
    // Nobody but us knows this name, so whoever arrives came by the address we looked at.
    let names = Said::new(&[&["127.0.0.1"]]);
    let notices = Notices::start_with(shelf.store.clone(), config(), names.clone());
    let endpoint = format!("http://hooks.example.org:{}/", receiver.port);
    let ann = shelf.person_with(webhook(&endpoint)).await;
    notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    let heard = receiver.next().await;
    assert_eq!(heard.headers["host"], format!("hooks.example.org:{}", receiver.port));
    assert_eq!(names.asked(), 1, "it was looked up once, and not again for the connection");
}

#[tokio::test]
async fn nobody_is_told_in_too_many_places() {
    let shelf = Shelf::new();
    let notices = shelf.start(closed());
    let mut asked = webhook("https://1.1.1.1/0");
    asked.person = shelf.person_with(asked.clone()).await;
    for place in 1..MOST_SUBSCRIPTIONS {
        let endpoint = format!("https://1.1.1.1/{place}");
        let another = Subscription { endpoint, ..asked.clone() };
        assert_eq!(notices.check(&another).await, Ok(()));
        shelf.keep(vec![Deed::Subscribe(another)]).await.unwrap();
    }
    assert_eq!(notices.check(&asked).await, Ok(()), "the same place again is no further one");
    asked.endpoint.push_str("/more");
    let refused = notices.check(&asked).await.unwrap_err();
    assert_eq!(refused.to_string(), "nobody is told in more than 8 places");
}
