//! One browser with its own driver and profile, gone without a trace when it is dropped.

use std::path::Path;
use std::process::Child;

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::{Capabilities, WebDriver};

use crate::driver::{Driver, drive, end_all_of};
use crate::{LIMIT, Window, chromium, firefox};

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
    /// Opens a Chromium, with nothing in it yet.
    pub async fn open(site: &str, window: Window) -> Browser {
        let browser = Browser::start(site, chromium::DRIVER, chromium::wanted).await;
        browser.look(window).await;
        browser
    }

    /// Opens a Firefox, with nothing in it yet. It has no debugging protocol of Chromium's, so
    /// its window stays as it is opened.
    pub async fn open_firefox(site: &str, window: Window) -> Browser {
        let wanted = |folder: &Path| firefox::wanted(folder, window);
        let browser = Browser::start(site, firefox::DRIVER, wanted).await;
        let shaped = browser.driver().set_window_rect(0, 0, window.width, window.height).await;
        shaped.unwrap_or_else(|error| panic!("the window of Firefox: {error}"));
        browser
    }

    async fn start(site: &str, driver: Driver, wanted: impl Fn(&Path) -> Capabilities) -> Browser {
        // The client wants one, although nothing here is encrypted; a server may have chosen before.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let folder = tempfile::tempdir().expect("a folder");
        let (driving, port) = drive(driver);
        // From here on whatever was started is ended, also if the rest fails.
        let site = site.to_owned();
        let mut browser = Browser { driver: None, driving, folder, site };
        let wanted = wanted(browser.folder.path());
        let at = format!("http://127.0.0.1:{port}");
        let started = WebDriver::builder(at, wanted).request_timeout(LIMIT * 2).connect().await;
        let started =
            started.unwrap_or_else(|error| panic!("{} starts no browser: {error}", driver.name));
        browser.driver = Some(started);
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
