//! The long run of the fuzz targets: `cargo xtask fuzz` builds it optimized, but with all checks.

use std::process::ExitCode;
use std::time::Duration;
use std::{env, fs};

use anyhow::{Context as _, Result, bail};
use endboss_testkit::fuzz;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    match Run::parse(&args).map(|run| run.all()) {
        Ok(Ok(())) => ExitCode::SUCCESS,
        Ok(Err(error)) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

struct Run {
    /// For each target.
    seconds: u64,
    seed: u64,
}

impl Run {
    fn parse(args: &[String]) -> Result<Run> {
        let mut run = Run { seconds: 60, seed: 1 };
        for pair in args.chunks(2) {
            let [name, value] = pair else { bail!("\"{}\" needs a number after it", pair[0]) };
            let number = value.parse().with_context(|| format!("\"{value}\" is no number"));
            match name.as_str() {
                "--seconds" => run.seconds = number?,
                "--seed" => run.seed = number?,
                _ => bail!("there is no option \"{name}\"; there are --seconds and --seed"),
            }
        }
        Ok(run)
    }

    fn all(&self) -> Result<()> {
        for target in fuzz::targets() {
            println!("{}: {} seconds from seed {}", target.name, self.seconds, self.seed);
            match fuzz::run(target, self.seed, Duration::from_secs(self.seconds)) {
                Ok(survived) => println!("{}: {survived} inputs survived", target.name),
                Err(crash) => {
                    let path = format!("out/crash-{}-{}-{}", target.name, self.seed, crash.round);
                    fs::create_dir_all("out").context("the folder out")?;
                    fs::write(&path, &crash.input).with_context(|| path.clone())?;
                    bail!("{} did not survive input {}: see {path}", crash.target, crash.round);
                }
            }
        }
        Ok(())
    }
}
