//! Many who sign in, and one who knows the password.

use std::io::Write;
use std::net::TcpStream;
use std::time::Instant;

use serde_json::{Value, json};

use super::process::{Process, answer, connect_from, exchange, request};

const EVE: [u8; 4] = [127, 0, 0, 3];
const DORA: [u8; 4] = [127, 0, 0, 2];

/// So many at once, and so many in a row; `ENDBOSS_SIGN_INS=1000` for the long run of the latter.
const AT_ONCE: usize = 1000;

fn in_a_row() -> usize {
    std::env::var("ENDBOSS_SIGN_INS").ok().and_then(|text| text.parse().ok()).unwrap_or(60)
}

fn sign_in(login: &str, password: &str) -> String {
    let body = json!({ "login": login, "password": password }).to_string();
    request("POST", "/api/v1/sessions", "", &body)
}

/// Somebody with an account.
fn member(server: &Process) {
    let guest = request("POST", "/api/v1/guests", "", "{}");
    let (_, _, body) = exchange(DORA, server.address, &guest);
    let body: Value = serde_json::from_str(&body).unwrap();
    let known = format!("Authorization: Bearer {}\r\n", body["token"].as_str().unwrap());
    let account = json!({ "login": "dora", "password": "correct horse" }).to_string();
    let (status, _, said) =
        exchange(DORA, server.address, &request("POST", "/api/v1/me/account", &known, &account));
    assert_eq!(status, 201, "{said}");
}

#[test]
fn a_flood_of_sign_ins_takes_no_more_memory_and_lets_others_in() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path(), "127.0.0.1:0", &["--lift-limits"]);
    let first = server.kilobytes();
    member(&server);
    let right = sign_in("dora", "correct horse");
    let begun = Instant::now();
    assert_eq!(exchange(DORA, server.address, &right).0, 201);
    let alone = begun.elapsed();
    // Most likely both threads have hashed something by then.
    let some: Vec<TcpStream> = (0..8).map(|n| ask(&server, &format!("warm-{n}"))).collect();
    some.iter().for_each(|socket| assert_eq!(answer(socket).0, 403));
    let before = server.kilobytes();

    for n in 0..in_a_row() {
        let wrong = sign_in(&format!("row-{n}"), "wrong password");
        assert_eq!(exchange(EVE, server.address, &wrong).0, 403);
    }
    let row = server.kilobytes();

    let flood: Vec<TcpStream> = (0..AT_ONCE).map(|n| ask(&server, &format!("flood-{n}"))).collect();
    let begun = Instant::now();
    let (status, _, said) = exchange(DORA, server.address, &right);
    let took = begun.elapsed();
    assert_eq!(status, 201, "{said}");
    let mut most = server.kilobytes();
    let mut told = [0; 2];
    for socket in &flood {
        match answer(socket).0 {
            403 => told[0] += 1,
            429 => told[1] += 1,
            other => panic!("{other}"),
        }
        most = most.max(server.kilobytes());
    }
    let mib = |kib: u64| kib / 1024;
    println!(
        "resident: {} MiB at first, {} with both threads, {} after {} in a row, at most {} with \
         {AT_ONCE} at once, of whom {} were answered and {} sent away; the right one took {alone:?} \
         alone and {took:?} in the middle of them",
        mib(first),
        mib(before),
        mib(row),
        in_a_row(),
        mib(most),
        told[0],
        told[1],
    );
    // Two threads with 19 MiB each, which is there from the first hash of either on.
    assert!(mib(row.saturating_sub(first)) < 64, "in a row");
    // A thousand connections have their price, hashing none.
    assert!(mib(most.saturating_sub(first)) < 96, "at once");
    server.stop();
}

/// Sends a wrong password and does not wait.
fn ask(server: &Process, login: &str) -> TcpStream {
    let mut socket = connect_from(EVE, server.address);
    socket.write_all(sign_in(login, "wrong password").as_bytes()).unwrap();
    socket
}
