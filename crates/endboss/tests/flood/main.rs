//! The server as a process of its own, under a flood of connections and of sign-ins, with readers that
//! do not read, behind a proxy, and asked to stop while many listen.

mod figures;
mod log;
mod process;
mod proxy;
mod sign_ins;

use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use process::{Process, connect_from};

/// One request and all of its answer.
fn ask(
    mut socket: TcpStream,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> Option<Value> {
    let body = body.to_string();
    let head = format!(
        "{method} /api/v1{path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    socket.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    socket.write_all((head + &body).as_bytes()).ok()?;
    let mut answer = Vec::new();
    socket.read_to_end(&mut answer).ok()?;
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n")?;
    assert!(head.starts_with("HTTP/1.1 20"), "{method} {path}: {answer}");
    serde_json::from_str(body).ok()
}

struct Guest<'a> {
    server: &'a Process,
    from: [u8; 4],
    token: String,
}

impl Guest<'_> {
    fn come(server: &Process, from: [u8; 4]) -> Guest<'_> {
        let mut guest = Guest { server, from, token: "none".to_owned() };
        let socket = connect_from(from, server.address);
        let body = "{}";
        let head = format!(
            "POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        let mut answer = String::new();
        (&socket).write_all(head.as_bytes()).unwrap();
        (&socket).read_to_string(&mut answer).unwrap();
        let body: Value = serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap();
        guest.token = body["token"].as_str().unwrap().to_owned();
        guest
    }

    fn call(&self, method: &str, path: &str, body: Value) -> Value {
        let socket = connect_from(self.from, self.server.address);
        ask(socket, method, path, &self.token, &body).expect("an answer")
    }

    /// A game that bots play among themselves.
    fn bots(&self) -> String {
        let settings = json!({ "players": 2, "sit": false, "bots": ["random", "random"] });
        let table = self.call("POST", "/tables", settings)["id"].as_str().unwrap().to_owned();
        self.call("POST", &format!("/tables/{table}/start"), json!({}));
        table
    }

    fn watch(&self, table: &str, last: Option<u64>) -> TcpStream {
        let mut socket = connect_from(self.from, self.server.address);
        let last = last.map_or(String::new(), |last| format!("Last-Event-ID: {last}\r\n"));
        let head = format!(
            "GET /api/v1/tables/{table}/events HTTP/1.1\r\nHost: localhost\r\n{last}\
             Authorization: Bearer {}\r\n\r\n",
            self.token
        );
        socket.write_all(head.as_bytes()).unwrap();
        socket
    }
}

/// Reads a stream until it has shown a snapshot: its number and the rest.
fn snapshot(socket: &TcpStream) -> (u64, String) {
    socket.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    let mut lines = BufReader::new(socket).lines().map(|line| line.expect("the stream goes on"));
    let id = lines.find_map(|line| line.strip_prefix("id: ").map(str::to_owned));
    let data = lines.find(|line| line.contains("\"number\":")).expect("a snapshot");
    (id.expect("a number").parse().unwrap(), data)
}

/// So many files this process may open.
fn most_files() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap();
    let line = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    line.split_whitespace().nth(3).unwrap().parse().unwrap_or(usize::MAX)
}

#[test]
fn ten_thousand_connections_from_one_address_leave_room_for_others() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path(), "127.0.0.1:0", &[]);
    let wanted = 10_000.min(most_files().saturating_sub(200));
    let address = server.address;
    let some = move || -> Vec<TcpStream> {
        (0..wanted / 8).map(|_| TcpStream::connect(address).expect("the door is there")).collect()
    };
    let crowd: Vec<_> = (0..8).map(|_| std::thread::spawn(some)).collect();
    let crowd: Vec<TcpStream> = crowd.into_iter().flat_map(|some| some.join().unwrap()).collect();
    println!("{} connections were opened from one address", crowd.len());
    // Others are served while they stand there.
    let guest = Guest::come(&server, [127, 0, 0, 2]);
    let table = guest.bots();
    guest.call("GET", &format!("/tables/{table}"), json!({}));
    // The cap is that of the documents: 256 of one address.
    let inside = crowd.iter().filter(|socket| {
        socket.set_nonblocking(true).unwrap();
        matches!(socket.peek(&mut [0]), Err(error) if error.kind() == ErrorKind::WouldBlock)
    });
    let inside = inside.count();
    assert!((1..=256).contains(&inside), "{inside} of them are inside");
    let files = server.open_files();
    assert!(files < 400, "{files} files are open");
    println!("{inside} of them are inside; the server has {files} files open");
    // When they go, their address is served again.
    drop(crowd);
    let begun = Instant::now();
    loop {
        let socket = TcpStream::connect(server.address).unwrap();
        if ask(socket, "GET", "/choices", "", &json!({})).is_some() {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "there is no room again");
        std::thread::sleep(Duration::from_millis(20));
    }
    server.stop();
}

#[test]
fn readers_that_do_not_read_cost_little() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path(), "127.0.0.1:0", &["--lift-limits"]);
    let guest = Guest::come(&server, [127, 0, 0, 1]);
    guest.bots();
    let before = server.kilobytes();
    let settings = json!({ "players": 2, "sit": false, "bots": ["random", "random"] });
    let mut stuck = Vec::new();
    let mut tables = Vec::new();
    for _ in 0..6 {
        let table =
            guest.call("POST", "/tables", settings.clone())["id"].as_str().unwrap().to_owned();
        stuck.extend((0..50).map(|_| guest.watch(&table, None)));
        tables.push(table);
    }
    for table in &tables {
        guest.call("POST", &format!("/tables/{table}/start"), json!({}));
    }
    // Hundreds of moves at each of them, seen by nobody.
    let begun = Instant::now();
    let mut most = 0;
    let over = |table: &String| {
        guest.call("GET", &format!("/tables/{table}"), json!({}))["table"]["state"] == "over"
    };
    while !tables.iter().all(over) {
        most = most.max(server.kilobytes());
        assert!(begun.elapsed() < Duration::from_secs(120), "the games do not end");
    }
    let grown = most.saturating_sub(before) / 1024;
    println!("300 readers that do not read: {grown} MiB more, from {} MiB", before / 1024);
    assert!(grown < 100, "{grown} MiB");
    // They see the newest state if they read after all, and the server stops in spite of them.
    drop(stuck.split_off(3));
    let (_, last) = snapshot(&guest.watch(&tables[0], None));
    assert!(last.contains("\"over\""));
    let took = server.stop();
    assert!(took < Duration::from_secs(6), "{took:?}");
}

#[test]
fn many_listeners_are_told_to_come_again_and_do() {
    let data = tempfile::tempdir().unwrap();
    let server = Process::start(data.path(), "127.0.0.1:0", &["--lift-limits"]);
    let guest = Guest::come(&server, [127, 0, 0, 1]);
    let table = guest.call("POST", "/tables", json!({ "bots": ["normal"] }));
    let table = table["id"].as_str().unwrap().to_owned();
    guest.call("POST", &format!("/tables/{table}/start"), json!({}));
    let streams: Vec<TcpStream> = (0..200).map(|_| guest.watch(&table, None)).collect();
    let shown: Vec<(u64, String)> = streams.iter().map(snapshot).collect();
    // Some stand in the door and say nothing, or half a word.
    let mut idle: Vec<TcpStream> =
        (0..20).map(|_| TcpStream::connect(server.address).unwrap()).collect();
    for socket in &mut idle[..10] {
        socket.write_all(b"GET /api/v1/choi").unwrap();
    }
    let before = guest.call("GET", &format!("/tables/{table}"), json!({}));
    let (address, token) = (server.address, guest.token.clone());
    let took = server.stop();
    println!("200 streams ended, and the server {took:?} after it was asked to");
    assert!(took < Duration::from_secs(6), "{took:?}");
    for mut socket in streams {
        let mut rest = Vec::new();
        let ended = socket.read_to_end(&mut rest);
        assert!(ended.is_ok(), "a stream ends in order: {ended:?}");
    }
    let server = Process::start(data.path(), &address.to_string(), &["--lift-limits"]);
    let guest = Guest { server: &server, from: [127, 0, 0, 1], token };
    for (last, _) in &shown {
        let (number, _) = snapshot(&guest.watch(&table, Some(*last)));
        assert!(number > *last, "numbers only grow");
    }
    let after = guest.call("GET", &format!("/tables/{table}"), json!({}));
    assert_eq!(after["view"], before["view"]);
    server.stop();
}
