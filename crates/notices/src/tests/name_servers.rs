//! Name servers that are slow, and what they tell.

use std::future::pending;
use std::io;

use super::names::Found;
use super::*;

/// Names under `slow` are never found, those under `inside` lead to this machine, of `nowhere` there
/// are none, and others lead to this machine, too.
struct World;

impl Lookup for World {
    fn lookup(&self, host: &str) -> Found {
        let host = host.to_owned();
        Box::pin(async move {
            if host.contains("slow") {
                pending::<()>().await;
            }
            match host.ends_with("nowhere.example") {
                true => Err(io::ErrorKind::NotFound.into()),
                false => Ok(vec![[127, 0, 0, 1].into()]),
            }
        })
    }
}

const SOON: Duration = Duration::from_secs(5);

async fn heard_soon(receiver: &mut Receiver) -> Duration {
    let begun = Instant::now();
    let heard = tokio::time::timeout(SOON, receiver.next()).await;
    heard.expect("it does not wait for the slow ones");
    begun.elapsed()
}

#[tokio::test]
async fn one_slow_name_server_delays_nobody_else() {
    let shelf = Shelf::new();
    let mut receiver = Receiver::start(&[]).await;
    let notices = Notices::start_with(shelf.store.clone(), config(), Arc::new(World));
    for n in 0..40 {
        let slow = shelf.person_with(webhook(&format!("http://n{n}.slow.example/"))).await;
        for table in 0..4 {
            notices.tell(slow, notice(NoticeKind::YourTurn, table));
        }
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    let url = format!("http://ann.example:{}/", receiver.port);
    let ann = shelf.person_with(webhook(&url)).await;
    notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    println!("told {:?} later", heard_soon(&mut receiver).await);
}

#[tokio::test]
async fn many_slow_name_servers_do_not_delay_whoever_was_told_before() {
    let shelf = Shelf::new();
    let mut receiver = Receiver::start(&[]).await;
    let notices = Notices::start_with(shelf.store.clone(), config(), Arc::new(World));
    let url = format!("http://ann.example:{}/", receiver.port);
    let ann = shelf.person_with(webhook(&url)).await;
    notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    receiver.next().await;
    for n in 0..40 {
        let slow = shelf.person_with(webhook(&format!("http://hook.slow{n}.example/"))).await;
        for table in 0..4 {
            notices.tell(slow, notice(NoticeKind::YourTurn, table));
        }
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    for table in 2..10 {
        notices.tell(ann, notice(NoticeKind::YourTurn, table));
        heard_soon(&mut receiver).await;
    }
}

#[tokio::test]
async fn many_receivers_that_never_answer_do_not_delay_whoever_was_told_before() {
    let shelf = Shelf::new();
    let mut receiver = Receiver::start(&[]).await;
    let silence = serve(Router::new().fallback(pending::<StatusCode>)).await;
    let notices = Notices::start_with(shelf.store.clone(), config(), Arc::new(World));
    let url = format!("http://ann.example:{}/", receiver.port);
    let ann = shelf.person_with(webhook(&url)).await;
    notices.tell(ann, notice(NoticeKind::YourTurn, 1));
    receiver.next().await;
    // At her own host, too.
    for host in ["ann.example", "a.example", "b.example", "c.example", "d.example", "e.example"] {
        for _ in 0..10 {
            let url = format!("http://{host}:{silence}/");
            let slow = shelf.person_with(webhook(&url)).await;
            notices.tell(slow, notice(NoticeKind::YourTurn, 1));
        }
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    notices.tell(ann, notice(NoticeKind::YourTurn, 2));
    heard_soon(&mut receiver).await;
}

#[tokio::test]
async fn what_is_unknown_and_what_is_inside_cannot_be_told_apart() {
    let shelf = Shelf::new();
    let limit = Duration::from_millis(400);
    let closed = NoticeConfig { allow_private: false, lookup: limit, ..config() };
    let notices = Notices::start_with(shelf.store.clone(), closed, Arc::new(World));
    let mut told = Vec::new();
    for host in ["db.inside.example", "db.nowhere.example", "db.slow.example"] {
        let begun = Instant::now();
        let refused = notices.check(&webhook(&format!("http://{host}/"))).await.unwrap_err();
        let took = begun.elapsed();
        assert!((limit..limit * 4).contains(&took), "{host} took {took:?}");
        told.push(refused.to_string().replace(host, "it"));
    }
    assert!(told.iter().all(|it| *it == told[0]), "{told:?}");
}

#[tokio::test]
async fn one_person_has_one_name_looked_up_at_a_time() {
    let shelf = Shelf::new();
    let closed = NoticeConfig { allow_private: false, timeout: SOON, ..config() };
    let notices = Notices::start_with(shelf.store.clone(), closed, Arc::new(World));
    let eve = shelf.person_with(webhook("http://1.1.1.1/")).await;
    let ask = |n: u32| {
        let mut asked = webhook(&format!("http://hook.slow{n}.example/"));
        asked.person = eve;
        let notices = notices.clone();
        tokio::spawn(async move { notices.check(&asked).await })
    };
    let asked: Vec<_> = (0..20).map(ask).collect();
    // Somebody else is not in their way.
    let begun = Instant::now();
    let ann = webhook("http://ann.nowhere.example/");
    assert!(notices.check(&ann).await.is_err());
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    asked.iter().for_each(tokio::task::JoinHandle::abort);
}
