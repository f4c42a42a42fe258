//! The cards somebody asks about, first of all: whether they win more than the others do.

use maud::{Markup, html};

use crate::{Counts, Row, Rows};

/// One card that is asked about, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub name: String,
    pub kind: &'static str,
    pub seats: u64,
    pub value: String,
    pub range: String,
    /// "2 of 27", the best being the first.
    pub place: String,
    pub finding: String,
}

/// The cards that are asked about among the bosses, rooms and spells.
pub fn found(counts: &Counts, rows: &Rows) -> Vec<Found> {
    let plain = |value: f64| format!("{value:.2}");
    let signed = |value: f64| format!("{value:+.2}");
    let percent = |value: f64| format!("{:+.1} %", 100.0 * value);
    let alone = counts.alone();
    // Alone there is no share that would be fair: the mean of the others is what a boss is held to.
    let base = if alone { mean(&rows.bosses) } else { 1.0 };
    let mut all = told("boss", &rows.bosses, base, &plain);
    for (kind, rows) in [("room", &rows.rooms), ("spell", &rows.spells)] {
        all.extend(match alone {
            true => told(kind, rows, 0.0, &signed),
            false => told(kind, rows, 0.0, &percent),
        });
    }
    all
}

fn mean(rows: &[Row]) -> f64 {
    let others: Vec<f64> = rows.iter().filter(|row| !row.asked).map(|row| row.value).collect();
    others.iter().sum::<f64>() / others.len().max(1) as f64
}

fn told(kind: &'static str, rows: &[Row], base: f64, tell: &dyn Fn(f64) -> String) -> Vec<Found> {
    let one = |(at, row): (usize, &Row)| Found {
        name: row.name.clone(),
        kind,
        seats: row.seats,
        value: tell(row.value),
        range: row
            .range
            .map_or("-".to_owned(), |[low, high]| format!("{} to {}", tell(low), tell(high))),
        place: format!("{} of {}", at + 1, rows.len()),
        finding: finding(kind, row, rows, base).to_owned(),
    };
    rows.iter().enumerate().filter(|(_, row)| row.asked).map(one).collect()
}

/// What the interval of a card says beside those of the others. A card is out of line when even the
/// cautious end of its interval lies beyond the best or the worst of them.
fn finding(kind: &str, row: &Row, rows: &[Row], base: f64) -> String {
    let Some([low, high]) = row.range else {
        return "too few games to tell".to_owned();
    };
    let others = || rows.iter().filter(|row| !row.asked).map(|row| row.value);
    let known = others().next().is_some();
    let best = others().fold(f64::MIN, f64::max);
    let worst = others().fold(f64::MAX, f64::min);
    if known && low > best {
        format!("wins too much: better than every other {kind}, beyond chance")
    } else if known && high < worst {
        format!("wins too little: worse than every other {kind}, beyond chance")
    } else if low > base {
        format!("wins more than most, as some other {kind}s do")
    } else if high < base {
        format!("wins less than most, as some other {kind}s do")
    } else {
        "in line with the others".to_owned()
    }
}

/// Why nothing is told of some cards.
pub fn silence(names: &[String]) -> Option<String> {
    if names.is_empty() {
        return None;
    }
    Some(format!(
        "Nothing is counted of {}: heroes and items come to everybody, and other cards must be had \
         by some seats and not by others.",
        names.join(", ")
    ))
}

/// The same for the page.
pub fn asked_section(counts: &Counts, rows: &Rows) -> Markup {
    let found = found(counts, rows);
    let silence = silence(&rows.unknown);
    html! {
        @if !found.is_empty() || silence.is_some() {
            h2 { "Cards you ask about" }
            @if !found.is_empty() {
                div.wide {
                    table {
                        tr {
                            th { "card" } th { "kind" } th.number { "seats" } th.number { "change" }
                            th { "95 %" } th { "place" } th { "finding" }
                        }
                        @for one in &found {
                            tr {
                                td { (one.name) } td { (one.kind) } td.number { (one.seats) }
                                td.number { (one.value) } td { (one.range) } td { (one.place) }
                                td { (one.finding) }
                            }
                        }
                    }
                }
            }
            @if let Some(silence) = silence { p.dim { (silence) } }
            p.dim { "They are marked with ★ in what follows." }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, value: f64, range: Option<[f64; 2]>, asked: bool) -> Row {
        Row { name: name.to_owned(), seats: 10, total: 1, value, range, asked }
    }

    #[test]
    fn a_card_is_held_against_the_others_of_its_kind() {
        let others = [row("a", 0.03, Some([0.01, 0.05]), false), row("b", -0.02, None, false)];
        for (value, range, words) in [
            (0.09, Some([0.06, 0.12]), "wins too much: better than every other room"),
            (0.04, Some([0.02, 0.06]), "wins more than most"),
            (0.01, Some([-0.01, 0.03]), "in line"),
            (-0.02, Some([-0.03, -0.01]), "wins less than most"),
            (-0.09, Some([-0.1, -0.08]), "wins too little: worse than every other room"),
            (0.5, None, "too few games"),
        ] {
            let mut rows = others.to_vec();
            rows.push(row("mine", value, range, true));
            let said = finding("room", &rows[2], &rows, 0.0);
            assert!(said.starts_with(words), "{value}: {said}");
        }
    }

    #[test]
    fn a_place_is_counted_from_the_best() {
        let rows = [
            row("a", 1.2, Some([1.1, 1.3]), false),
            row("mine", 1.0, Some([0.9, 1.1]), true),
            row("b", 0.8, None, false),
        ];
        let found = told("boss", &rows, 1.0, &|value| format!("{value:.2}"));
        assert_eq!(found.len(), 1, "{found:?}");
        let one = &found[0];
        assert_eq!((one.name.as_str(), one.place.as_str()), ("mine", "2 of 3"));
        assert_eq!((one.value.as_str(), one.range.as_str()), ("1.00", "0.90 to 1.10"));
    }

    #[test]
    fn nothing_is_said_where_nothing_is_asked() {
        assert_eq!(silence(&[]), None);
        let said = silence(&["Night Shift".to_owned()]).expect("a sentence");
        assert!(said.starts_with("Nothing is counted of Night Shift: "), "{said}");
    }
}
