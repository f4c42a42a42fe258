//! On real sockets, with the numbers that the accept loop gives to hyper.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::task::{JoinSet, spawn_blocking};

use super::*;

/// A server on a free port; it ends with the set of its tasks.
async fn serve(town: &Town) -> (SocketAddr, JoinSet<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (app, guard) = (town.app.clone(), town.gate.guard.clone());
    let mut tasks = JoinSet::new();
    tasks.spawn(async move {
        let mut connections = JoinSet::new();
        loop {
            let (socket, peer) = listener.accept().await.unwrap();
            let Some(place) = guard.connection(peer.ip()) else { continue };
            let app = app.clone().layer(axum::Extension(Peer(peer)));
            connections.spawn(async move {
                let mut http = hyper::server::conn::http1::Builder::new();
                http.timer(TokioTimer::new())
                    .header_read_timeout(HEADER_TIME)
                    .max_buf_size(MOST_HEAD)
                    .max_headers(MOST_HEADERS);
                let service = TowerToHyperService::new(app);
                let _ = http.serve_connection(TokioIo::new(socket), service).await;
                drop(place);
            });
        }
    });
    (address, tasks)
}

/// What a server says to these bytes before it closes.
async fn say(address: SocketAddr, bytes: Vec<u8>) -> String {
    spawn_blocking(move || {
        let mut socket = TcpStream::connect(address).unwrap();
        socket.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        // The server may have answered and hung up before it was told everything.
        let _ = socket.write_all(&bytes);
        let mut answer = Vec::new();
        let _ = socket.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    })
    .await
    .unwrap()
}

fn get(path: &str, headers: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n")
        .into_bytes()
}

#[tokio::test]
async fn a_guest_is_known_over_the_wire() {
    let town = Town::new().await;
    let (address, _tasks) = serve(&town).await;
    let (_, token) = town.guest("Dora").await;
    let answer = say(address, get("/me", &format!("Cookie: endboss={}\r\n", token.text()))).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.ends_with("{\"name\":\"Dora\"}"), "{answer}");
    let told = say(address, get("/address", "X-Forwarded-For: 1.2.3.4\r\n")).await;
    assert!(told.ends_with("{\"address\":\"127.0.0.1\"}"), "{told}");
}

#[tokio::test]
async fn heads_are_bounded_in_number_and_size() {
    let town = Town::new().await;
    let (address, _tasks) = serve(&town).await;
    let many = |n| (0..n).map(|n| format!("X-{n}: y\r\n")).collect::<String>();
    assert!(say(address, get("/anyone", &many(50))).await.starts_with("HTTP/1.1 200"));
    assert!(say(address, get("/anyone", &many(200))).await.starts_with("HTTP/1.1 431"));
    let long = format!("X-Long: {}\r\n", "y".repeat(2 * MOST_HEAD));
    assert!(say(address, get("/anyone", &long)).await.starts_with("HTTP/1.1 431"));
    let path = format!("/{}", "y".repeat(2 * MOST_HEAD));
    let refused = say(address, get(&path, "")).await;
    assert!(refused.starts_with("HTTP/1.1 4"), "{refused}");
    for noise in ["\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"] {
        let answer = say(address, noise.as_bytes().to_vec()).await;
        assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    assert!(say(address, get("/anyone", "")).await.starts_with("HTTP/1.1 200"), "still alive");
}

#[tokio::test]
async fn a_body_in_pieces_is_counted_while_it_comes() {
    let town = Town::new().await;
    let (address, _tasks) = serve(&town).await;
    let post = |length: &str| {
        format!("POST /echo HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{length}\r\n\r\n")
            .into_bytes()
    };
    let pieces = |n: usize| {
        let mut bytes = post("Transfer-Encoding: chunked");
        for _ in 0..n {
            bytes.extend(b"400\r\n".iter().chain([b'x'; 1024].iter()).chain(b"\r\n"));
        }
        bytes.extend(b"0\r\n\r\n");
        bytes
    };
    let fits = say(address, pieces(64)).await;
    assert!(fits.ends_with("{\"bytes\":65536}"), "{fits}");
    let large = say(address, pieces(65)).await;
    assert!(large.starts_with("HTTP/1.1 413"), "{large}");
    let said = say(address, post("Content-Length: 1000000000000")).await;
    assert!(said.starts_with("HTTP/1.1 413"), "{said}");
}

#[tokio::test]
async fn one_address_cannot_take_all_connections() {
    let limits = Limits { connections_per_address: Some(8), ..Limits::default() };
    let town = Town::with(limits, &[], "http://play.example").await;
    let (address, _tasks) = serve(&town).await;
    let idle = spawn_blocking(move || {
        (0..8).map(|_| TcpStream::connect(address).unwrap()).collect::<Vec<_>>()
    });
    let idle = idle.await.unwrap();
    // Connections are taken in the order they came, so these eight are in when the next is refused.
    assert_eq!(say(address, get("/anyone", "")).await, "");
    drop(idle);
    // They are noticed to be gone one after the other.
    while !say(address, get("/anyone", "")).await.starts_with("HTTP/1.1 200") {
        tokio::task::yield_now().await;
    }
}
