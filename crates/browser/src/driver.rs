//! The programs that drive browsers: started on a free port, and ended with all they started.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// How a driver is started, and what it says when it listens.
#[derive(Clone, Copy)]
pub(crate) struct Driver {
    pub name: &'static str,
    pub program: fn() -> PathBuf,
    pub options: &'static [&'static str],
    /// The words right before its port.
    pub says: &'static str,
}

/// Starts a driver on a port that is free, and gives the port. It ends with this process, however
/// that ends.
pub(crate) fn drive(driver: Driver) -> (Child, u16) {
    // Of two that begin at the same moment one may find its port taken: it wants the same one for
    // both kinds of addresses, and gives up.
    const TRIES: usize = 5;
    let driving = (0..TRIES).find_map(|_| try_to_drive(driver));
    driving.unwrap_or_else(|| {
        panic!("{} does not say its port; cargo xtask browser brings a good one", driver.name)
    })
}

fn try_to_drive(driver: Driver) -> Option<(Child, u16)> {
    let started = Command::new("setpriv")
        .args(["--pdeathsig", "KILL"])
        .arg((driver.program)())
        .args(driver.options)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut child = started.unwrap_or_else(|error| {
        panic!("{} does not start ({error}); cargo xtask browser brings it", driver.name)
    });
    let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
    while let Some(Ok(line)) = lines.next() {
        let port = line.split_once(driver.says).map(|(_, port)| port);
        if let Some(port) = port.and_then(|port| port.trim_end_matches('.').parse().ok()) {
            // What it says later is read, so that it never waits for a reader.
            std::thread::spawn(move || lines.for_each(drop));
            return Some((child, port));
        }
    }
    let _ = child.kill();
    let _ = child.wait();
    None
}

/// Kills every process that was started with this folder's name, which no other has.
pub(crate) fn end_all_of(folder: &Path) {
    let name = folder.display().to_string();
    let Ok(processes) = fs::read_dir("/proc") else { return };
    let ours = processes.flatten().filter(|process| {
        let line = fs::read(process.path().join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&line).contains(&name)
    });
    let ours: Vec<String> = ours.filter_map(|it| it.file_name().into_string().ok()).collect();
    if !ours.is_empty() {
        let _ = Command::new("kill").arg("-KILL").args(ours).stderr(Stdio::null()).status();
    }
}
