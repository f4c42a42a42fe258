//! The server under test as a process: one of our own, and what the system says about any.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, anyhow};
use tempfile::TempDir;

/// A server of our own, gone with all its data when this is dropped.
#[derive(Debug)]
pub struct Own {
    pub url: String,
    child: Child,
    // Whoever prints needs somebody who listens.
    _out: BufReader<ChildStdout>,
    _data: TempDir,
}

impl Own {
    pub fn start(folder: Option<PathBuf>) -> Result<Own> {
        let folder = folder.unwrap_or_else(std::env::temp_dir);
        let data = tempfile::Builder::new().prefix("endboss-load-").tempdir_in(&folder);
        let nowhere = || format!("a folder in {} cannot be made", folder.display());
        let data = data.with_context(nowhere)?;
        let log = data.path().join("server.log");
        let program = std::env::current_exe().context("the program does not find itself")?;
        let mut command = Command::new(program);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--lift-limits", "--compress-up-to", "0"])
            .arg("--data")
            .arg(data.path())
            .env("ENDBOSS_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(File::create(&log).with_context(nowhere)?);
        // Ctrl-C is for us; the server ends when we have looked at it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().context("the server does not start")?;
        let mut out = BufReader::new(child.stdout.take().context("the server says nothing")?);
        let mut line = String::new();
        out.read_line(&mut line).context("the server says nothing")?;
        let url = line.split_whitespace().find(|word| word.starts_with("http://"));
        let Some(url) = url.map(str::to_owned) else {
            // It has ended, or is of no use.
            let _ = child.kill();
            let _ = child.wait();
            let why = fs::read_to_string(&log).unwrap_or_default();
            return Err(anyhow!("the server does not start: {}", why.trim()));
        };
        Ok(Own { url, child, _out: out, _data: data })
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        // Its data goes with it, so it needs no time to end well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a process has taken so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Taken {
    /// Bytes in memory now.
    pub memory: u64,
    /// Bytes in memory when there were most.
    pub peak: u64,
    /// Seconds of all cores.
    pub cpu: f64,
}

/// As the system tells; only Linux does.
pub fn taken(process: u32) -> Option<Taken> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    parse(&status, &stat)
}

fn parse(status: &str, stat: &str) -> Option<Taken> {
    let bytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        Some(line.split_whitespace().next()?.parse::<u64>().ok()? * 1024)
    };
    // The name in brackets may hold anything, so what follows it is counted from its end.
    let (_, after) = stat.rsplit_once(')')?;
    let times = after.split_whitespace().skip(11).take(2).map(str::parse::<u64>);
    let ticks: u64 = times.collect::<Result<Vec<_>, _>>().ok()?.iter().sum();
    Some(Taken { memory: bytes("VmRSS:")?, peak: bytes("VmHWM:")?, cpu: ticks as f64 / TICKS })
}

/// Linux counts in hundredths of a second, wherever it tells programs.
const TICKS: f64 = 100.0;

/// How much the machine had to do in the last minute.
pub fn machine_load() -> Option<f64> {
    let text = fs::read_to_string("/proc/loadavg").ok()?;
    text.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_linux_tells_is_understood() {
        let status = "Name:\tx\nVmHWM:\t    2048 kB\nVmRSS:\t    1024 kB\nThreads:\t4\n";
        let stat = "7 (a) b) S 1 7 7 0 -1 4194304 10 0 0 0 150 50 0 0 20 0 4 0 100 1 1";
        let taken = parse(status, stat).unwrap();
        assert_eq!(taken, Taken { memory: 1 << 20, peak: 2 << 20, cpu: 2.0 });
        assert_eq!(parse("", stat), None);
        assert_eq!(parse(status, "7 (a"), None);
    }
}
