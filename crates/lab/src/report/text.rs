//! The balance of the cards as Markdown.

use std::fmt::Write as _;

use super::asked::{found, silence, value_told};
use super::study::without_rows;
use crate::{Counts, Row, Rows};

/// What stands in docs/BALANCE.md: bosses, rooms and spells.
pub fn balance(title: &str, about: &str, made_by: &str, counts: &Counts, rows: &Rows) -> String {
    let made_by = code(made_by);
    let mut text = format!("# {title}\n\n{about}\n\nMade by {made_by}.\n\n");
    text.push_str(&asked(counts, rows));
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
        let (name, range) = (marked(row), range(row, |end| format!("{end:.2}")));
        let _ = writeln!(text, "| {name} | {} | {wins}{:.2} | {range} |", row.seats, row.value);
    }
    for (title, rows) in [("Rooms", &rows.rooms), ("Spells", &rows.spells)] {
        if rows.is_empty() {
            let _ = write!(text, "\n## {title}\n\n{}\n", without_rows(counts));
            continue;
        }
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
            let name = marked(row);
            let _ = writeln!(text, "| {name} | {} | {value} | {range} |", row.seats);
        }
    }
    text
}

/// The cards that are asked about, before all others; nothing where none is.
fn asked(counts: &Counts, rows: &Rows) -> String {
    let found = found(counts, rows);
    let silence = silence(&rows.unknown);
    if found.is_empty() && silence.is_none() {
        return String::new();
    }
    let mut text = "## Cards you ask about\n\n".to_owned();
    if !found.is_empty() {
        text.push_str("| card | kind | seats | value | 95 % | place | finding |\n");
        text.push_str("|---|---|---:|---:|---|---|---|\n");
    }
    for one in &found {
        let name = plain(&one.name);
        let _ = writeln!(
            text,
            "| {name} | {} | {} | {} | {} | {} | {} |",
            one.kind, one.seats, one.value, one.range, one.place, one.finding
        );
    }
    if !found.is_empty() {
        let _ = writeln!(text, "\n{}", value_told(counts));
    }
    if let Some(silence) = silence {
        let space = if found.is_empty() { "" } else { "\n" };
        let _ = writeln!(text, "{space}{}", plain(&silence));
    }
    text.push_str("\nThey are marked with ★ in what follows.\n\n");
    text
}

/// The name of a row, with a star if it is asked about.
fn marked(row: &Row) -> String {
    let star = if row.asked { " ★" } else { "" };
    format!("{}{star}", plain(&row.name))
}

fn range(row: &Row, tell: impl Fn(f64) -> String) -> String {
    row.range.map_or("-".to_owned(), |[low, high]| format!("{} to {}", tell(low), tell(high)))
}

/// A name as it is, whatever Markdown would make of it: a pack may name its cards as it likes.
fn plain(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for letter in name.chars() {
        match letter {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '\\' | '|' | '`' | '*' | '_' | '[' | ']' | '~' => text.extend(['\\', letter]),
            '\n' | '\r' => text.push(' '),
            other => text.push(other),
        }
    }
    text
}

/// A command as code, also if the name of a folder in it has a backtick.
fn code(command: &str) -> String {
    match command.contains('`') {
        true => format!("``` {command} ```"),
        false => format!("`{command}`"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_cell_and_no_markup() {
        assert_eq!(plain("Séance Parlor"), "Séance Parlor");
        assert_eq!(plain("Jack-in-the-Box"), "Jack-in-the-Box");
        assert_eq!(plain("A | B"), "A \\| B");
        assert_eq!(plain("<script>x</script> & co"), "&lt;script&gt;x&lt;/script&gt; &amp; co");
        assert_eq!(plain("*a* [b](c)\n`d`"), "\\*a\\* \\[b\\](c) \\`d\\`");
        assert_eq!(code("lab --packs a`b"), "``` lab --packs a`b ```");
    }
}
