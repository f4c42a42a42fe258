//! The server behind a real nginx, with the configuration of docs/HOSTING.md.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::process::{Process, connect_from, exchange, request};

/// `cargo xtask test` installs it.
fn nginx_program() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders =
        std::env::split_paths(&path).chain(["/usr/sbin".into(), "/usr/local/sbin".into()]);
    let mut found = folders.map(|folder| folder.join("nginx")).filter(|file| file.is_file());
    found.next().expect("nginx is there: apt-get install nginx, or cargo xtask test")
}

struct Nginx {
    child: Child,
    address: SocketAddr,
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Nginx {
    fn start(folder: &Path, server: SocketAddr) -> Nginx {
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = free.local_addr().unwrap();
        drop(free);
        let file = folder.join("nginx.conf");
        std::fs::write(&file, configuration(folder, address, server)).unwrap();
        let child = Command::new(nginx_program())
            .arg("-p")
            .arg(folder)
            .arg("-c")
            .arg(&file)
            .stderr(Stdio::inherit())
            .spawn()
            .expect("nginx starts");
        let nginx = Nginx { child, address };
        let begun = Instant::now();
        while TcpStream::connect(address).is_err() {
            assert!(begun.elapsed() < Duration::from_secs(20), "nginx does not listen");
            std::thread::sleep(Duration::from_millis(20));
        }
        nginx
    }
}

/// What the document says, word for word, but for the addresses and the certificate; and without the
/// line that throws `Forwarded` away, which few operators have: the server must not need it.
fn configuration(folder: &Path, address: SocketAddr, server: SocketAddr) -> String {
    let hosting = include_str!("../../../../docs/HOSTING.md");
    let block = hosting.split("```nginx\n").nth(1).and_then(|rest| rest.split("```").next());
    let block = block.expect("the document has a configuration of nginx");
    assert!(block.contains("listen 443 ssl http2;") && block.contains("http://127.0.0.1:7878;"));
    let block = block
        .replace("listen 443 ssl http2;", &format!("listen {address};"))
        .replace("http://127.0.0.1:7878;", &format!("http://{server};"));
    let left_out = ["listen [::]", "ssl_certificate", "proxy_set_header Forwarded"];
    let plain = |line: &&str| !left_out.iter().any(|part| line.contains(part));
    let block: Vec<&str> = block.lines().filter(plain).collect();
    let folder = folder.display();
    let temp = |what: &str| format!("{what}_temp_path {folder}/{what};\n");
    let temp: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(temp).concat();
    format!(
        "daemon off;\nmaster_process off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\n\
         events {{ worker_connections 256; }}\nhttp {{\n{temp}{}\n}}\n",
        block.join("\n")
    )
}

const NAME: &str = "Host: boss.example.org\r\n";

/// Whatever a client may write to be taken for somebody else.
const LIES: [&str; 5] = [
    "Forwarded: for=1.2.3.4\r\n",
    "Forwarded: for=\"[2001:db8::1]\";proto=https, for=127.0.0.1\r\n",
    "X-Forwarded-For: 1.2.3.4\r\n",
    "X-Real-IP: 1.2.3.4\r\nTrue-Client-IP: 1.2.3.4\r\n",
    "X-Forwarded-For: 127.0.0.1\r\nForwarded: for=127.0.0.1\r\n",
];

#[test]
fn behind_nginx_everybody_is_who_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let data = tempfile::tempdir().unwrap();
    let more = ["--public-url", "https://boss.example.org", "--trusted-proxy", "127.0.0.1"];
    let server = Process::start(data.path(), "127.0.0.1:0", &more);
    let nginx = Nginx::start(folder.path(), server.address);
    let get = |from: u8, path: &str, headers: &str| {
        let headers = format!("{NAME}{headers}");
        exchange([127, 0, 0, from], nginx.address, &request("GET", path, &headers, ""))
    };

    // The cookie is one that no neighbor can set.
    let guest = request("POST", "/api/v1/guests", NAME, "{}");
    let (status, head, body) = exchange([127, 0, 0, 6], nginx.address, &guest);
    assert_eq!(status, 201, "{body}");
    assert!(head.contains("__Host-endboss=") && head.contains("; Secure;"), "{head}");
    let body: Value = serde_json::from_str(&body).unwrap();
    let known = format!("Authorization: Bearer {}\r\n", body["token"].as_str().unwrap());

    // A page of another site whose name leads here is not answered.
    let evil = request("GET", "/api/v1/choices", "Host: evil.example\r\n", "");
    assert_eq!(exchange([127, 0, 0, 6], nginx.address, &evil).0, 421);

    // A ban of one address holds for it, whatever it says, and for nobody else.
    let banned = Command::new(env!("CARGO_BIN_EXE_endboss"))
        .args(["admin", "ban", "address", "127.0.0.5", "--why", "floods", "--data"])
        .arg(data.path())
        .status();
    assert!(banned.unwrap().success());
    let begun = Instant::now();
    while get(5, "/api/v1/choices", "").0 != 403 {
        assert!(begun.elapsed() < Duration::from_secs(30), "the ban does not hold");
        std::thread::sleep(Duration::from_millis(100));
    }
    for lie in LIES {
        let (status, _, body) = get(5, "/api/v1/choices", lie);
        assert_eq!((status, body.contains("banned")), (403, true), "{lie}: {body}");
        assert_eq!(get(6, "/api/v1/choices", lie).0, 200, "{lie}");
    }

    // So does a limit: sixty codes may be asked for at once from one address.
    let mut refused = 0;
    for n in 0..70 {
        let lie = format!("Forwarded: for=10.0.0.{n}\r\nX-Forwarded-For: 10.0.0.{n}\r\n");
        refused += usize::from(get(7, "/api/v1/codes/NOBODY", &lie).0 == 429);
    }
    assert!(refused >= 5, "{refused} of 70 were refused");
    assert_eq!(get(8, "/api/v1/codes/NOBODY", "").0, 404, "others are not in its way");

    // Moves come through when they are made.
    let settings = r#"{"players":2,"sit":false,"bots":["random","random"]}"#;
    let table = request("POST", "/api/v1/tables", &format!("{NAME}{known}"), settings);
    let (status, _, body) = exchange([127, 0, 0, 6], nginx.address, &table);
    assert_eq!(status, 201, "{body}");
    let table: Value = serde_json::from_str(&body).unwrap();
    let events = format!("/api/v1/tables/{}/events", table["id"].as_str().unwrap());
    let events = request("GET", &events, &format!("{NAME}{known}"), "");
    let mut socket = connect_from([127, 0, 0, 6], nginx.address);
    socket.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    socket.write_all(events.as_bytes()).unwrap();
    let mut lines = BufReader::new(&socket).lines().map(|line| line.expect("the stream goes on"));
    assert!(lines.any(|line| line.starts_with("data: ")), "the first snapshot comes at once");
    drop(nginx);
    server.stop();
}
