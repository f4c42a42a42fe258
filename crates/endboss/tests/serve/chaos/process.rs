//! The server as a process: started, waited for, and killed without a warning.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

#[derive(Debug)]
pub struct Process {
    child: Child,
    /// From the start of the program until it said that it is ready.
    pub ready: Duration,
}

/// How a server is started, time and again.
#[derive(Clone, Debug)]
pub struct Place {
    pub server: PathBuf,
    pub data: PathBuf,
    pub address: SocketAddr,
}

/// A server that is not ready after so long will not be.
const PATIENCE: Duration = Duration::from_secs(30);

/// A port below those the system gives to clients: while the server is down nobody else gets it,
/// and no client meets itself there. Each call tries others, and so does each process.
pub fn free_port() -> SocketAddr {
    static CALLS: AtomicU32 = AtomicU32::new(0);
    let start = std::process::id() * 7 + CALLS.fetch_add(1, Ordering::Relaxed) * 1000;
    let tried = (0..8000).map(|n| 20_000 + ((start + n) % 8000) as u16);
    let mut addresses = tried.map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    addresses.find(|address| TcpListener::bind(address).is_ok()).expect("some port is free")
}

impl Place {
    fn log(&self) -> PathBuf {
        self.data.join("server.log")
    }

    fn command(&self) -> Result<Command, String> {
        let log = OpenOptions::new().create(true).append(true).open(self.log());
        let log = log.map_err(|error| format!("the log cannot be written: {error}"))?;
        let mut command = Command::new(&self.server);
        command
            .args(["serve", "--lift-limits", "--listen", &self.address.to_string(), "--data"])
            .arg(&self.data)
            .env("ENDBOSS_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log);
        Ok(command)
    }

    /// Starts the server and waits until it is ready.
    pub fn start(&self) -> Result<Process, String> {
        let begun = Instant::now();
        let child = self.command()?.spawn();
        let child = child.map_err(|e| format!("{} does not start: {e}", self.server.display()))?;
        let mut process = Process { child, ready: Duration::ZERO };
        while !is_ready(self.address) {
            if let Some(how) = process.ended() {
                return Err(format!("the server ended by itself ({how}): {}", self.last_words()));
            }
            if begun.elapsed() > PATIENCE {
                return Err(format!("the server is not ready after {PATIENCE:?}"));
            }
            sleep(Duration::from_millis(1));
        }
        process.ready = begun.elapsed();
        Ok(process)
    }

    /// Starts the server and kills it in the midst of starting.
    pub fn nip(&self, after: Duration) -> Result<(), String> {
        let child = self.command()?.spawn();
        let child = child.map_err(|e| format!("{} does not start: {e}", self.server.display()))?;
        let mut process = Process { child, ready: Duration::ZERO };
        sleep(after);
        process.kill();
        Ok(())
    }

    /// What the product's own doctor says of the store, while the server runs.
    pub fn doctor(&self) -> Result<(), String> {
        let seen = Command::new(&self.server).arg("doctor").arg("--data").arg(&self.data).output();
        let seen = seen.map_err(|error| format!("the doctor does not come: {error}"))?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        match seen.status.success() {
            true => Ok(()),
            false => Err(format!("the doctor: {}{}", text(&seen.stdout), text(&seen.stderr))),
        }
    }

    fn last_words(&self) -> String {
        let text = std::fs::read_to_string(self.log()).unwrap_or_default();
        text.lines().last().unwrap_or("it said nothing").to_owned()
    }

    /// The first line of the log that tells of a mistake of ours.
    pub fn mistake(&self) -> Option<String> {
        let text = std::fs::read_to_string(self.log()).unwrap_or_default();
        let wrong = |line: &&str| line.contains("ERROR") || line.contains("panicked");
        text.lines().find(wrong).map(str::to_owned)
    }
}

impl Process {
    /// How the server ended, if it did so by itself.
    pub fn ended(&mut self) -> Option<String> {
        self.child.try_wait().ok().flatten().map(|status| status.to_string())
    }

    /// SIGKILL: no handler runs, nothing is flushed.
    pub fn kill(&mut self) {
        // It may be dead already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

fn is_ready(address: SocketAddr) -> bool {
    let asked = || -> std::io::Result<String> {
        let mut socket = TcpStream::connect_timeout(&address, Duration::from_secs(1))?;
        socket.set_read_timeout(Some(Duration::from_secs(2)))?;
        write!(socket, "GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n")?;
        let mut answer = String::new();
        socket.read_to_string(&mut answer)?;
        Ok(answer)
    };
    asked().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200"))
}

/// An empty folder of this name.
pub fn empty_folder(path: &Path) {
    let _ = std::fs::remove_dir_all(path);
    std::fs::create_dir_all(path).expect("a folder for the data");
    // What is in it is told apart from anything else by this.
    File::create(path.join("server.log")).expect("a log");
}
