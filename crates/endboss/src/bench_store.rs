//! `endboss bench --store`: what it costs that nothing is acknowledged before it is on disk.

use std::io::Write;
use std::path::Path;

use anyhow::{Result, bail};
use endboss_store::measure::{Durability, TABLES, durability};
use serde_json::json;

/// What we promise ourselves of plain SQLite's speed, for one table alone and for many.
const ALONE: f64 = 0.8;
const TOGETHER: f64 = 1.0 / 3.0;

pub fn run(folder: &Path, seconds: f64, as_json: bool, out: &mut impl Write) -> Result<()> {
    if !folder.is_dir() {
        bail!("{} is no folder; name one", folder.display());
    }
    let measured = durability(folder, 4.0 * seconds)?;
    let text = if as_json { in_json(&measured) } else { table(&measured) };
    writeln!(out, "{text}")?;
    Ok(())
}

fn table(measured: &Durability) -> String {
    let row = |what: &str, rate: f64| format!("{what:<46}{rate:>12.0}\n");
    let ratio = |what: &str, ratio: f64, least: f64| {
        format!("{what:<46}{ratio:>12.2}  (at least {least:.2})")
    };
    [
        format!("{:<46}{:>12}\n", "every commit synced to disk", "lines/s"),
        row("plain SQLite, one row a commit", measured.plain),
        row(&format!("plain SQLite, {TABLES} rows a commit"), measured.plain_grouped),
        row("one table, each line acknowledged", measured.alone),
        row(&format!("{TABLES} tables at once, each line acknowledged"), measured.together),
        ratio("one table / one row a commit", measured.alone_ratio, ALONE) + "\n",
        ratio(
            &format!("{TABLES} tables / {TABLES} rows a commit"),
            measured.together_ratio,
            TOGETHER,
        ),
    ]
    .concat()
}

fn in_json(measured: &Durability) -> String {
    let hundredths = |ratio: f64| (ratio * 100.0).round() / 100.0;
    json!({
        "plain_rows_per_s": measured.plain.round(),
        "plain_grouped_rows_per_s": measured.plain_grouped.round(),
        "alone_lines_per_s": measured.alone.round(),
        "together_lines_per_s": measured.together.round(),
        "alone_ratio": hundredths(measured.alone_ratio),
        "together_ratio": hundredths(measured.together_ratio),
    })
    .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stand_beside_what_is_promised() {
        let measured = Durability {
            plain: 4_800.0,
            plain_grouped: 78_000.0,
            alone: 4_320.0,
            together: 39_000.0,
            alone_ratio: 0.9,
            together_ratio: 0.5,
        };
        let text = table(&measured);
        for line in [
            "plain SQLite, one row a commit                        4800",
            "64 tables at once, each line acknowledged            39000",
            "one table / one row a commit                          0.90  (at least 0.80)",
            "64 tables / 64 rows a commit                          0.50  (at least 0.33)",
        ] {
            assert!(text.lines().any(|found| found == line), "{text}");
        }
        assert!(in_json(&measured).contains("\"together_ratio\":0.5"));
    }
}
