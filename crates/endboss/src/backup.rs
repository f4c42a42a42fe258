//! `endboss backup`: a whole copy of a store, while the server runs.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::Args;
use endboss_store::sqlite::back_up;
use indicatif::{HumanBytes, ProgressBar, ProgressStyle};

use crate::data;

/// Copy everything the server keeps into one file, while it runs
///
/// The copy holds every move that was acknowledged before it began. It is a store of its own:
/// `endboss doctor --data FILE` checks it.
#[derive(Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Options {
    /// The new file; one that is there is never overwritten
    file: PathBuf,
    /// The folder where the server keeps everything [default: one in your data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  endboss backup monday.sqlite
  endboss backup /var/backups/endboss-monday.sqlite --data /var/lib/endboss";

pub fn run(options: Options, out: &mut impl Write) -> Result<()> {
    let from = data::store(options.data)?;
    let to = &options.file;
    let folder = to.parent().filter(|folder| *folder != Path::new(""));
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        bail!("there is no folder {} for {}", folder.display(), to.display());
    }
    let bar = ProgressBar::new(0);
    let style = "{bar:40} {percent} % copied, {eta} left";
    bar.set_style(ProgressStyle::with_template(style).expect("the template is well formed"));
    let copied = back_up(&from, to, &mut |done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    copied.map_err(|error| data::unusable(&from, error))?;
    let size = std::fs::metadata(to).map_or(0, |file| file.len());
    writeln!(out, "{} is a whole copy of {}, {}", to.display(), from.display(), HumanBytes(size))?;
    Ok(())
}
