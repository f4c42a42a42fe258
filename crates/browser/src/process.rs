//! A server that can be killed: a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The process; it is killed when this is dropped, as hard as any other time.
#[derive(Debug)]
pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Process {
    /// Starts the program `endboss-site` on this folder; port 0 is any free one.
    pub fn start(program: &str, data: &Path, port: u16) -> Process {
        let mut child = Command::new(program)
            .arg(data)
            .arg(port.to_string())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{program} does not start: {error}"));
        let mut line = String::new();
        let out = child.stdout.take().expect("it is piped");
        BufReader::new(out).read_line(&mut line).expect("a line");
        let address = line.trim().parse();
        let address = address.unwrap_or_else(|_| panic!("the server says: {line}"));
        Process { child, address }
    }

    pub fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// With no time to say anything.
    pub fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}
