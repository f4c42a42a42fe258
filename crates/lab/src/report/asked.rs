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
    let mut all = told(["boss", "bosses"], &rows.bosses, &plain);
    for (kind, rows) in [(["room", "rooms"], &rows.rooms), (["spell", "spells"], &rows.spells)] {
        all.extend(match counts.alone() {
            true => told(kind, rows, &signed),
            false => told(kind, rows, &percent),
        });
    }
    all
}

/// What the value of a card is.
pub fn value_told(counts: &Counts) -> &'static str {
    match counts.alone() {
        true => {
            "The value of a boss is the mean score with it; that of a room or spell what having it changes."
        }
        false => {
            "The value of a boss is its share, 1 being fair; that of a room or spell what having it changes."
        }
    }
}

fn told(kind: [&'static str; 2], rows: &[Row], tell: &dyn Fn(f64) -> String) -> Vec<Found> {
    let range = |[low, high]: [f64; 2]| format!("{} to {}", tell(low), tell(high));
    let one = |(at, row): (usize, &Row)| Found {
        name: row.name.clone(),
        kind: kind[0],
        seats: row.seats,
        value: tell(row.value),
        range: row.range.map_or("-".to_owned(), range),
        place: format!("{} of {}", at + 1, rows.len()),
        finding: finding(kind, row, rows),
    };
    rows.iter().enumerate().filter(|(_, row)| row.asked).map(one).collect()
}

/// How the interval of a card lies among the values of the others. It is out of line when even the
/// cautious end of its interval lies beyond the best or the worst of them.
fn finding([one, many]: [&str; 2], row: &Row, rows: &[Row]) -> String {
    let Some([low, high]) = row.range else {
        return "too few games to tell".to_owned();
    };
    let mut others: Vec<f64> = rows.iter().filter(|row| !row.asked).map(|row| row.value).collect();
    others.sort_by(f64::total_cmp);
    let (Some(worst), Some(best)) = (others.first(), others.last()) else {
        return format!("there are no other {many}");
    };
    let quarter = others.len() / 4;
    let (lower, upper) = (others[quarter], others[others.len() - 1 - quarter]);
    if low > *best {
        format!("wins too much: better than every other {one}, beyond chance")
    } else if high < *worst {
        format!("wins too little: worse than every other {one}, beyond chance")
    } else if row.value > *best {
        format!("the best of the {many}, perhaps by chance: play more games")
    } else if row.value < *worst {
        format!("the worst of the {many}, perhaps by chance: play more games")
    } else if low > upper {
        format!("strong, like the best quarter of the {many}")
    } else if high < lower {
        format!("weak, like the worst quarter of the {many}")
    } else {
        format!("in line with the other {many}")
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
                            th { "card" } th { "kind" } th.number { "seats" } th.number { "value" }
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
                p.dim { (value_told(counts)) }
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
        let others: Vec<Row> =
            (0..9).map(|n| row("other", f64::from(n - 4) / 100.0, None, false)).collect();
        for (value, range, words) in [
            (0.09, Some([0.06, 0.12]), "wins too much: better than every other room"),
            (0.05, Some([0.03, 0.07]), "the best of the rooms, perhaps by chance"),
            (0.035, Some([0.025, 0.045]), "strong"),
            (0.03, Some([0.01, 0.05]), "in line with the other rooms"),
            (-0.03, Some([-0.05, 0.0]), "in line with the other rooms"),
            (-0.035, Some([-0.045, -0.025]), "weak"),
            (-0.05, Some([-0.07, -0.03]), "the worst of the rooms, perhaps by chance"),
            (-0.09, Some([-0.1, -0.08]), "wins too little: worse than every other room"),
            (0.5, None, "too few games"),
        ] {
            let mut rows = others.clone();
            rows.push(row("mine", value, range, true));
            let said = finding(["room", "rooms"], &rows[9], &rows);
            assert!(said.starts_with(words), "{value}: {said}");
        }
        let alone = [row("mine", 1.0, Some([0.9, 1.1]), true)];
        assert_eq!(finding(["boss", "bosses"], &alone[0], &alone), "there are no other bosses");
    }

    #[test]
    fn a_place_is_counted_from_the_best() {
        let rows = [
            row("a", 1.2, Some([1.1, 1.3]), false),
            row("mine", 1.0, Some([0.9, 1.1]), true),
            row("b", 0.8, None, false),
        ];
        let found = told(["boss", "bosses"], &rows, &|value| format!("{value:.2}"));
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
