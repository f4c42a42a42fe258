//! Debian's Firefox as a session of geckodriver, which `cargo xtask test` builds into the target
//! folder.

use std::path::Path;

use serde_json::{Value, json};
use thirtyfour::Capabilities;

use crate::driver::Driver;
use crate::{Theme, Window, kept};

pub(crate) const DRIVER: Driver = Driver {
    name: "geckodriver",
    program: || kept().join("browser/geckodriver/bin/geckodriver"),
    options: &["--port=0", "--websocket-port=0"],
    says: "Listening on 127.0.0.1:",
};

/// What the session is to be. Firefox takes by preferences what Chromium is told while it runs.
pub(crate) fn wanted(folder: &Path, window: Window) -> Capabilities {
    let profile = folder.join("firefox");
    std::fs::create_dir(&profile).expect("a folder for the profile");
    let args = [
        json!("-headless"),
        json!("-profile"),
        json!(profile),
        json!(format!("--width={}", window.width)),
        json!(format!("--height={}", window.height)),
    ];
    let options = json!({
        "binary": "firefox-esr",
        "args": args,
        "prefs": preferences(window),
    });
    let mut wanted = Capabilities::new();
    for (name, value) in [("browserName", json!("firefox")), ("moz:firefoxOptions", options)] {
        wanted.set(name, value).expect("plain JSON");
    }
    wanted
}

fn preferences(window: Window) -> Value {
    json!({
        "intl.accept_languages": "en",
        "javascript.enabled": window.script,
        // 0 is dark, 1 is light.
        "layout.css.prefers-color-scheme.content-override": i32::from(window.theme == Theme::Light),
        "ui.prefersReducedMotion": i32::from(window.still),
        // The closed network answers nothing, and nothing is to be asked.
        "app.update.enabled": false,
        "network.captive-portal-service.enabled": false,
        "network.connectivity-service.enabled": false,
        "toolkit.telemetry.reportingpolicy.firstRun": false,
    })
}
