use std::process::ExitCode;

use xtask::{browser, chaos, chore, deny, script};

const HELP: &str = "\
Chores of endboss.

cargo xtask test      formatting, clippy, script and style, house checks and all tests
cargo xtask house     the house checks alone
cargo xtask cite      the check of rule citations alone
cargo xtask script [--fix]
                      form, habits and types of script and style; --fix mends the form
cargo xtask fuzz [--seconds N] [--seed N]
                      noise and broken files for every parser, N seconds each (60)
cargo xtask deny      licenses, bans and sources of everything we build on, by cargo-deny
cargo xtask browser   the tests in a real browser alone, which it installs if it is missing
cargo xtask chaos [--rounds N] [--tables N] [--seed N] [--restart-tables N]
                      kills a server at work N times (200) and judges what is left; --help tells more
cargo xtask golden    writes the golden files anew, for a look at the difference
cargo xtask help      this text";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match words[..] {
        [] | ["help" | "--help" | "-h"] => {
            println!("{HELP}");
            Ok(())
        }
        ["test"] => chore::test(),
        ["house"] => chore::house(),
        ["cite"] => chore::cite(),
        ["deny"] => deny::check(),
        ["browser", ref options @ ..] => browser::test(options),
        ["script", ref options @ ..] => script::check(options),
        ["golden"] => chore::golden(),
        ["fuzz", ref options @ ..] => chore::fuzz(options),
        ["chaos", ref options @ ..] => chaos::run(options),
        _ => {
            eprintln!("there is no chore \"{}\"\n\n{HELP}", words.join(" "));
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
