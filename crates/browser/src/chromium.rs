//! Debian's Chromium as a session of its driver.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::json;
use thirtyfour::Capabilities;

use crate::driver::Driver;

pub(crate) const DRIVER: Driver = Driver {
    name: "chromedriver",
    program: || PathBuf::from("chromedriver"),
    options: &["--port=0"],
    says: "successfully on port ",
};

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

/// What the session is to be.
pub(crate) fn wanted(folder: &Path) -> Capabilities {
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
