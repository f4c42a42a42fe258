//! A server in a process of its own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{IpAddr, SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A server that ends with the test.
pub struct Process {
    pub child: Child,
    pub address: SocketAddr,
    out: BufReader<ChildStdout>,
}

impl Process {
    pub fn start(data: &Path, listen: &str, more: &[&str]) -> Process {
        Process::start_as(data, listen, more, |command| command.stderr(Stdio::null()))
    }

    /// With a command that somebody has changed.
    pub fn start_as(
        data: &Path,
        listen: &str,
        more: &[&str],
        change: impl FnOnce(&mut Command) -> &mut Command,
    ) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_endboss"));
        command.args(["serve", "--listen", listen, "--data"]).arg(data).args(more);
        let mut child = change(command.stdout(Stdio::piped())).spawn().expect("the server starts");
        let mut out = BufReader::new(child.stdout.take().expect("its words"));
        let address = address_in(&mut out);
        Process { child, address, out }
    }

    /// The address in a line that the server says later.
    pub fn says_address(&mut self, word: &str) -> SocketAddr {
        loop {
            let mut line = String::new();
            assert!(self.out.read_line(&mut line).expect("it speaks") > 0, "nothing of {word}");
            if line.contains(word) {
                return address_of(&line);
            }
        }
    }

    /// What the system says of the process.
    pub fn kilobytes(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    pub fn open_files(&self) -> usize {
        std::fs::read_dir(format!("/proc/{}/fd", self.child.id())).unwrap().count()
    }

    /// Asks it to stop, and how long it took; it must end by itself and well.
    pub fn stop(mut self) -> Duration {
        let begun = Instant::now();
        let us = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &us]).status().unwrap().success());
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                assert_eq!(status.code(), Some(0));
                return begun.elapsed();
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "it does not stop");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It has ended already if all went well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A connection from an address of this machine of one's choice.
pub fn connect_from(from: [u8; 4], to: SocketAddr) -> TcpStream {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().unwrap();
    let socket = runtime.block_on(async {
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::new(IpAddr::from(from), 0)).unwrap();
        socket.connect(to).await.unwrap()
    });
    let socket = socket.into_std().unwrap();
    socket.set_nonblocking(false).unwrap();
    socket
}

fn address_in(out: &mut BufReader<ChildStdout>) -> SocketAddr {
    let mut first = String::new();
    out.read_line(&mut first).expect("it says where it is");
    address_of(&first)
}

fn address_of(line: &str) -> SocketAddr {
    let address = line.split("//").nth(1).and_then(|rest| rest.trim().split('/').next());
    let address = address.and_then(|address| address.parse().ok());
    address.unwrap_or_else(|| panic!("no address in {line:?}"))
}

/// A request as it is sent.
pub fn request(method: &str, path: &str, headers: &str, body: &str) -> String {
    let host = if headers.contains("Host: ") { "" } else { "Host: localhost\r\n" };
    let length = body.len();
    format!(
        "{method} {path} HTTP/1.1\r\n{host}{headers}Content-Type: application/json\r\n\
         Content-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    )
}

/// The status, the head and the body of what is answered.
pub fn answer(mut socket: &TcpStream) -> (u16, String, String) {
    socket.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let mut bytes = Vec::new();
    socket.read_to_end(&mut bytes).expect("all of the answer");
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok());
    (status.unwrap_or_else(|| panic!("no status in {text:?}")), head.to_owned(), body.to_owned())
}

/// One request from an address of this machine, and its answer.
pub fn exchange(from: [u8; 4], to: SocketAddr, request: &str) -> (u16, String, String) {
    let mut socket = connect_from(from, to);
    socket.write_all(request.as_bytes()).expect("it is sent");
    answer(&socket)
}
