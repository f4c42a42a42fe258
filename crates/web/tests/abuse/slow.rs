//! Those who speak or read so slowly that they only want to be waited for.

use std::time::{Duration, Instant};

use endboss_web::guard::HEADER_TIME;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::town::{Step, Town};
use crate::wire::{Reply, Request};

/// Whether the other side hangs up within this time.
async fn hangs_up(socket: &mut TcpStream, within: Duration) -> bool {
    let wait = async {
        let mut buffer = [0; 1024];
        while let Ok(1..) = socket.read(&mut buffer).await {}
    };
    timeout(within, wait).await.is_ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn heads_that_never_end_and_sockets_that_say_nothing_are_closed() {
    let town = Town::open().await;
    let begun = Instant::now();
    let mut silent = Vec::new();
    for _ in 0..50 {
        silent.push(town.site.open().await);
    }
    // One letter after the other, never to the end.
    let mut slow = Vec::new();
    for _ in 0..50 {
        let mut socket = town.site.open().await;
        slow.push(tokio::spawn(async move {
            let head = b"GET /api/v1/choices HTTP/1.1\r\nHost: localhost\r\nX-Slow: ";
            for byte in head.iter().copied().chain(std::iter::repeat(b'y')) {
                if socket.write_all(&[byte]).await.is_err() {
                    return;
                }
                sleep(Duration::from_millis(200)).await;
            }
        }));
    }
    // A connection that asked once and stays is closed as well.
    let mut idle = town.site.open().await;
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    let limit = HEADER_TIME + Duration::from_secs(8);
    assert!(hangs_up(&mut idle, limit).await);
    for socket in &mut silent {
        assert!(hangs_up(socket, limit.saturating_sub(begun.elapsed())).await);
    }
    for slow in slow {
        let left = limit.saturating_sub(begun.elapsed());
        timeout(left, slow).await.expect("it is closed").unwrap();
    }
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let town = Town::with(|config| config.limits.patience = Duration::from_secs(1)).await;
    let ann = town.guest("Ann").await;
    let table = ann.table(json!({ "bots": ["random"] })).await;
    let mut sockets = Vec::new();
    for (method, path) in [("POST", "/guests".to_owned()), ("PATCH", "/me".to_owned())] {
        let request = Request::new(method, &path).json(&json!({ "name": "Bo" })).bearer(&ann.token);
        let bytes = request.bytes();
        let mut socket = town.site.open().await;
        socket.write_all(&bytes[..bytes.len() - 3]).await.unwrap();
        sockets.push(socket);
    }
    for mut socket in sockets {
        let mut bytes = Vec::new();
        let read = timeout(Duration::from_secs(20), socket.read_to_end(&mut bytes)).await;
        read.expect("it is answered").unwrap();
        Reply::parse(&bytes).expect("an answer").refused(408, "timeout");
    }
    // A body where none is read does not keep the connection, either.
    let mut socket = town.site.open().await;
    let head = format!(
        "GET /api/v1/tables/{table} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n"
    );
    socket.write_all(head.as_bytes()).await.unwrap();
    assert!(hangs_up(&mut socket, HEADER_TIME + Duration::from_secs(8)).await);
    town.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn streams_that_nobody_reads_hold_nobody_up() {
    let town = Town::open().await;
    let [ann, bob] = [town.guest("Ann").await, town.guest("Bob").await];
    let table = ann.game(&bob).await;
    let mut stuck = Vec::new();
    for _ in 0..60 {
        let mut socket = town.site.open().await;
        let watch = Request::get(&format!("/tables/{table}/events")).bearer(&bob.token);
        socket.write_all(&watch.bytes()).await.unwrap();
        stuck.push(socket);
    }
    let mut reader = ann.watch(&table).await.unwrap();
    let (mut last, _) = reader.next().await.unwrap();
    let mut moves = 0;
    // The table goes on, and whoever reads sees the newest state, whatever the others do.
    for n in 0.. {
        let steps = [ann.step(&table, n * 5).await, bob.step(&table, n * 3).await];
        moves += steps.iter().filter(|step| **step == Step::Picked).count();
        if steps.contains(&Step::Over) || moves >= 60 {
            break;
        }
    }
    let newest = ann.look(&table).await["number"].as_u64().unwrap();
    while last < newest {
        let (number, _) = reader.next().await.expect("the stream goes on");
        assert!(number > last);
        last = number;
    }
    drop(stuck);
    town.end().await;
}
