//! Somebody who is to read the log and does not.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;
use std::time::{Duration, Instant};

use super::process::{Process, connect_from, exchange, request};

const HERE: [u8; 4] = [127, 0, 0, 1];

/// Enough lines to fill the pipe, what the thread holds, and the buffer.
const REQUESTS: usize = 8000;

#[test]
fn a_reader_of_the_log_that_hangs_holds_up_nobody() {
    let data = tempfile::tempdir().unwrap();
    let more = ["--lift-limits", "--metrics-listen", "127.0.0.1:0"];
    let mut server = Process::start_as(data.path(), "127.0.0.1:0", &more, |command| {
        command.stderr(Stdio::piped()).env("ENDBOSS_LOG", "debug")
    });
    let figures = server.says_address("figures");
    let mut log = server.child.stderr.take().unwrap();

    let begun = Instant::now();
    let socket = connect_from(HERE, server.address);
    socket.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    let mut asks = socket.try_clone().unwrap();
    let asking = std::thread::spawn(move || {
        for _ in 0..REQUESTS {
            asks.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        }
    });
    let lines = BufReader::new(&socket).lines().map(|line| line.expect("it goes on answering"));
    let answered = lines.filter(|line| line.starts_with("HTTP/1.1 200")).take(REQUESTS).count();
    assert_eq!(answered, REQUESTS);
    asking.join().unwrap();
    println!("{answered} requests were answered in {:?}, and nobody read the log", begun.elapsed());

    let (_, _, shown) = exchange(HERE, figures, &request("GET", "/metrics", "", ""));
    let dropped = shown.lines().find_map(|it| it.strip_prefix("endboss_log_lines_dropped_total "));
    let dropped: u64 = dropped.expect("a figure").parse().unwrap();
    println!("{dropped} lines were dropped");
    assert!(dropped > 0 && dropped < REQUESTS as u64);

    // When somebody reads again, the log says what is missing and goes on.
    let reading = std::thread::spawn(move || {
        let mut text = String::new();
        log.read_to_string(&mut text).unwrap();
        text
    });
    let begun = Instant::now();
    loop {
        exchange(HERE, server.address, &request("GET", "/readyz", "", ""));
        let (_, _, now) = exchange(HERE, figures, &request("GET", "/metrics", "", ""));
        if now.contains(&format!("endboss_log_lines_dropped_total {dropped}\n"))
            && begun.elapsed() > Duration::from_millis(500)
        {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "lines are still dropped");
    }
    server.stop();
    let text = reading.join().unwrap();
    assert!(text.contains("lines of the log were dropped"), "it is not said");
    assert!(text.contains("/readyz"), "the log does not go on");
}

#[test]
fn a_server_whose_log_nobody_reads_stops_when_it_is_told_to() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start_as(data.path(), "127.0.0.1:0", &["--lift-limits"], |command| {
        command.stderr(Stdio::piped()).env("ENDBOSS_LOG", "debug")
    });
    for _ in 0..1500 {
        exchange(HERE, server.address, &request("GET", "/healthz", "", ""));
    }
    let took = server.stop();
    println!("it stopped {took:?} after it was told to");
}
