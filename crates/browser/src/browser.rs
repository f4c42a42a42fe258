//! One Chromium with its own driver and profile, gone without a trace when it is dropped.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::{Capabilities, WebDriver};

use crate::{LIMIT, Window};

const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
    "--disable-extensions",
    "--mute-audio",
    "--lang=en",
    "--accept-lang=en",
];

/// A browser at a site.
#[derive(Debug)]
pub struct Browser {
    /// There until it is dropped.
    driver: Option<WebDriver>,
    driving: Child,
    folder: TempDir,
    pub(crate) site: String,
}

impl Browser {
    /// Opens a browser, with nothing in it yet.
    pub async fn open(site: &str, window: Window) -> Browser {
        // The client wants one, although nothing here is encrypted; a server may have chosen before.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let folder = tempfile::tempdir().expect("a folder");
        let (driving, port) = drive();
        // From here on whatever was started is ended, also if the rest fails.
        let site = site.to_owned();
        let mut browser = Browser { driver: None, driving, folder, site };
        let wanted = wanted(browser.folder.path());
        let at = format!("http://127.0.0.1:{port}");
        let driver = WebDriver::builder(at, wanted).request_timeout(LIMIT * 2).connect().await;
        let driver = driver.unwrap_or_else(|error| panic!("Chromium does not start: {error}"));
        browser.driver = Some(driver);
        browser.look(window).await;
        browser
    }

    /// Emulates another window from now on.
    pub async fn look(&self, window: Window) {
        self.cdp("Emulation.setDeviceMetricsOverride", window.metrics()).await;
        self.cdp("Emulation.setEmulatedMedia", window.media()).await;
        let off = json!({ "value": !window.script });
        self.cdp("Emulation.setScriptExecutionDisabled", off).await;
    }

    pub fn driver(&self) -> &WebDriver {
        self.driver.as_ref().expect("it is there until it is dropped")
    }

    /// Asks the browser itself, by its debugging protocol.
    pub async fn cdp(&self, method: &str, params: Value) -> Value {
        let told = self.driver().cdp().send_raw(method, params).await;
        told.unwrap_or_else(|error| panic!("{method}: {error}"))
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if let Some(driver) = self.driver.take() {
            // Its end is not asked for: it would be waited for, even where nothing answers any more.
            let _ = driver.leak();
        }
        let _ = self.driving.kill();
        let _ = self.driving.wait();
        end_all_of(self.folder.path());
    }
}

/// Starts a driver on a port that is free, and gives the port. It ends with this process, however
/// that ends.
fn drive() -> (Child, u16) {
    // Of two that begin at the same moment one may find its port taken: it wants the same one for
    // both kinds of addresses, and gives up.
    const TRIES: usize = 5;
    let driving = (0..TRIES).find_map(|_| try_to_drive());
    driving.unwrap_or_else(|| {
        panic!("chromedriver does not say its port; cargo xtask browser brings a good one")
    })
}

fn try_to_drive() -> Option<(Child, u16)> {
    let started = Command::new("setpriv")
        .args(["--pdeathsig", "KILL", "chromedriver", "--port=0"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut child = started.unwrap_or_else(|error| {
        panic!("chromedriver does not start ({error}); cargo xtask browser brings it")
    });
    let mut lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
    while let Some(Ok(line)) = lines.next() {
        let port = line.split_once("successfully on port ").map(|(_, port)| port);
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

/// What the session is to be.
fn wanted(folder: &Path) -> Capabilities {
    let profile = folder.join("profile");
    let mut flags: Vec<String> = FLAGS.iter().map(|flag| (*flag).to_owned()).collect();
    flags.push(format!("--user-data-dir={}", profile.display()));
    let options = json!({ "args": flags, "binary": program(folder) });
    let mut wanted = Capabilities::new();
    let set = [
        ("browserName", json!("chrome")),
        ("goog:chromeOptions", options),
        ("goog:loggingPrefs", json!({ "browser": "ALL" })),
    ];
    for (name, value) in set {
        wanted.set(name, value).expect("plain JSON");
    }
    wanted
}

/// Chromium, ending with its driver.
fn program(folder: &Path) -> String {
    let path = folder.join("chromium");
    let script = "#!/bin/sh\nexec setpriv --pdeathsig KILL chromium \"$@\"\n";
    fs::write(&path, script).expect("a file");
    let made = Command::new("chmod").arg("+x").arg(&path).status();
    assert!(made.is_ok_and(|made| made.success()), "{} is to be a program", path.display());
    path.display().to_string()
}

/// Kills every process that was started with this folder's name, which no other has.
fn end_all_of(folder: &Path) {
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
