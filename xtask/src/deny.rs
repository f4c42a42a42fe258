//! What comes into the tree: `deny.toml` says what may, cargo-deny says what does.

use std::process::Command;

use anyhow::{Result, bail};

use crate::chore::{cargo, say, tool};
use crate::house;

/// The release that `deny.toml` was written for.
const RELEASE: &str = "0.20.2";

/// Licenses, bans and sources must hold; advisories are asked for where the network gives them.
pub fn check() -> Result<()> {
    let tools = house::root().join("target").join("tools");
    let deny = tools.join("bin").join("cargo-deny");
    if !deny.exists() {
        say("cargo-deny is missing; it is built once, which takes some minutes");
        let root = tools.display().to_string();
        let install = ["install", "cargo-deny", "--locked", "--version", RELEASE, "--root", &root];
        cargo("cargo-deny", &install, &[])?;
    }
    let ask = |what: &[&str]| {
        say(&format!("cargo deny check {}", what.join(" ")));
        let mut command = Command::new(&deny);
        command.current_dir(house::root()).env("CARGO", tool());
        command.args(["--log-level", "error", "check"]).args(what).status()
    };
    if !ask(&["licenses", "bans", "sources"])?.success() {
        bail!("something in the tree is not allowed by deny.toml");
    }
    if !ask(&["advisories"])?.success() {
        bail!("advisories were found, or could not be fetched: without a network they cannot be");
    }
    Ok(())
}
