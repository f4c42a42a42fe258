//! The kill test. It is a test of the binary, so that the chores do not have to wait for the server
//! to be built; here it is only told how long to run and what to kill.

use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context as _, Result, bail};
use cargo_metadata::MetadataCommand;

use crate::chore::{cargo, say};
use crate::house;

const HELP: &str = "\
Kills a server at random moments while tables are played through its API by clients that drop,
double, delay and reorder their requests, and starts it again on the same data. At the end, and
after every tenth round, what was acknowledged is held against the journals, and what every seat is
shown against an undisturbed replay. The exit code is 1 if anything differs; then the seed is told
and the data is kept.

cargo xtask chaos [--rounds N] [--tables N] [--seed N] [--data DIR] [--debug]
cargo xtask chaos --restart-tables N [--seed N] [--data DIR] [--debug]

--rounds N            so many rounds, each with a kill (200)
--tables N            so many tables are live at any time (50)
--seed N              what the clients do and when the server is killed; another one each time
                      unless it is said
--data DIR            where the server keeps everything; the folder is emptied first and kept
--debug               the development build instead of the release
--restart-tables N    instead: how soon a server with N games on is there again after a kill";

const KILLS: &str = "no_acknowledged_pick_is_lost_when_the_server_is_killed";
const RESTARTS: &str = "a_server_with_many_games_on_is_soon_there_again";

pub fn run(options: &[&str]) -> Result<()> {
    if options.iter().any(|option| matches!(*option, "--help" | "-h" | "help")) {
        println!("{HELP}");
        return Ok(());
    }
    let mut told = told(options)?;
    if !options.contains(&"--debug") {
        cargo("the server", &["build", "--release", "--package", "endboss"], &[])?;
        let metadata = MetadataCommand::new().current_dir(house::root()).no_deps().exec();
        let target = metadata.context("cargo does not say where it builds")?.target_directory;
        let server = target.join("release").join("endboss");
        told.push(("ENDBOSS_CHAOS_SERVER", server.into_string()));
    }
    for (name, value) in &told {
        say(&format!("{name}={value}"));
    }
    let restarts = told.iter().any(|(name, _)| *name == "ENDBOSS_CHAOS_RESTART_TABLES");
    let test = if restarts { RESTARTS } else { KILLS };
    let set: Vec<_> = told.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let set = [&set[..], &[("RUST_BACKTRACE", "0")]].concat();
    let run = ["test", "--package", "endboss", "--test", "serve", "--", "--exact", test];
    cargo("the kill test", &[&run[..], &["--nocapture"]].concat(), &set)
}

/// What the test is told by its environment.
fn told(options: &[&str]) -> Result<Vec<(&'static str, String)>> {
    let mut told = vec![
        ("ENDBOSS_CHAOS_ROUNDS", "200".to_owned()),
        ("ENDBOSS_CHAOS_TABLES", "50".to_owned()),
        ("ENDBOSS_CHAOS_SEED", fresh_seed().to_string()),
    ];
    let mut words = options.iter();
    while let Some(word) = words.next() {
        let name = match *word {
            "--debug" => continue,
            "--rounds" => "ENDBOSS_CHAOS_ROUNDS",
            "--tables" => "ENDBOSS_CHAOS_TABLES",
            "--seed" => "ENDBOSS_CHAOS_SEED",
            "--data" => "ENDBOSS_CHAOS_DATA",
            "--restart-tables" => "ENDBOSS_CHAOS_RESTART_TABLES",
            other => bail!("the kill test knows no option {other}\n\n{HELP}"),
        };
        let value = words.next().with_context(|| format!("{word} needs a value"))?;
        let value = match name {
            // The test runs in another folder.
            "ENDBOSS_CHAOS_DATA" => {
                let path = std::path::absolute(value).context("the folder has no path")?;
                path.display().to_string()
            }
            _ => {
                let number: u64 = value.parse().with_context(|| format!("{word} {value}"))?;
                number.to_string()
            }
        };
        told.retain(|(other, _)| *other != name);
        told.push((name, value));
    }
    Ok(told)
}

/// Another one each time, short enough to be typed.
fn fresh_seed() -> u128 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() % 1_000_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_become_an_environment() {
        let value = |options: &[&str], name: &str| {
            let told = told(options).expect("good options");
            told.into_iter().find(|(other, _)| *other == name).map(|(_, value)| value)
        };
        let all = ["--seed", "7", "--debug", "--rounds", "3"];
        assert_eq!(value(&all, "ENDBOSS_CHAOS_SEED").as_deref(), Some("7"));
        assert_eq!(value(&all, "ENDBOSS_CHAOS_ROUNDS").as_deref(), Some("3"));
        assert_eq!(value(&all, "ENDBOSS_CHAOS_TABLES").as_deref(), Some("50"));
        assert_eq!(value(&all, "ENDBOSS_CHAOS_DATA"), None);
        let many = ["--restart-tables", "1000"];
        assert_eq!(value(&many, "ENDBOSS_CHAOS_RESTART_TABLES").as_deref(), Some("1000"));
    }

    #[test]
    fn what_is_no_option_is_refused_with_a_sentence() {
        let said = |options: &[&str]| format!("{:#}", told(options).unwrap_err());
        assert!(said(&["--round", "3"]).starts_with("the kill test knows no option --round"));
        assert_eq!(said(&["--rounds"]), "--rounds needs a value");
        assert!(said(&["--rounds", "many"]).starts_with("--rounds many: "));
    }
}
