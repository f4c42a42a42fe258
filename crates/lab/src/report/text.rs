//! The balance of the cards as Markdown.

use std::fmt::Write as _;

use crate::{Counts, Row, Rows};

/// What stands in docs/BALANCE.md: bosses, rooms and spells.
pub fn balance(title: &str, about: &str, made_by: &str, counts: &Counts, rows: &Rows) -> String {
    let mut text = format!("# {title}\n\n{about}\n\nMade by `{made_by}`.\n\n");
    if counts.alone() {
        text.push_str("## Bosses\n\nScores are souls minus wounds.\n\n");
        text.push_str("| boss | games | mean score | 95 % |\n|---|---:|---:|---|\n");
    } else {
        let fair = 100.0 * counts.fair();
        let _ =
            write!(text, "## Bosses\n\nA share of 1 is the fair one: {fair:.1} % of games.\n\n");
        text.push_str("| boss | games | wins | share | 95 % |\n|---|---:|---:|---:|---|\n");
    }
    for row in &rows.bosses {
        let wins = if counts.alone() { String::new() } else { format!("{} | ", row.total) };
        let range = range(row, |end| format!("{end:.2}"));
        let _ =
            writeln!(text, "| {} | {} | {wins}{:.2} | {range} |", row.name, row.seats, row.value);
    }
    for (title, rows) in [("Rooms", &rows.rooms), ("Spells", &rows.spells)] {
        let what = if counts.alone() { "change of score" } else { "change of win rate" };
        let _ = write!(text, "\n## {title}\n\n| card | seats | {what} | 95 % |\n");
        text.push_str("|---|---:|---:|---|\n");
        for row in rows {
            let (value, range) = match counts.alone() {
                true => (format!("{:+.2}", row.value), range(row, |end| format!("{end:+.2}"))),
                false => {
                    let percent = |part: f64| format!("{:+.1}", 100.0 * part);
                    (format!("{} %", percent(row.value)), range(row, percent))
                }
            };
            let _ = writeln!(text, "| {} | {} | {value} | {range} |", row.name, row.seats);
        }
    }
    text
}

fn range(row: &Row, tell: impl Fn(f64) -> String) -> String {
    row.range.map_or("-".to_owned(), |[low, high]| format!("{} to {}", tell(low), tell(high)))
}
