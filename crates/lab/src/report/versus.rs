//! Two settings beside each other, as a table and as a page.

use std::fmt::Write as _;

use maud::html;

use super::chart::{Bar, bars};
use super::study::{head, percent, plain};
use super::{About, page};
use crate::Difference;

fn told(difference: &Difference) -> [String; 4] {
    let tell = |value: f64| match difference.is_share {
        true => percent(value),
        false => plain(value),
    };
    let signed = |value: f64| match difference.is_share {
        true => format!("{:+.1}%", 100.0 * value),
        false => format!("{value:+.2}"),
    };
    let range = |[low, high]: [f64; 2]| format!("{} to {}", signed(low), signed(high));
    [
        tell(difference.a),
        tell(difference.b),
        signed(difference.change),
        difference.range.map_or("-".to_owned(), range),
    ]
}

const TOO_FEW: &str = "Fewer than two deals say nothing about a difference.";

/// The table for people.
pub fn versus_text(about: &About, all: &[Difference]) -> String {
    let mut text = format!("{}\n\n", about.title);
    for (name, value) in &about.facts {
        let _ = writeln!(text, "{name}: {value}");
    }
    if all.is_empty() {
        let _ = writeln!(text, "\n{TOO_FEW}");
        return text;
    }
    let _ = writeln!(text, "\n{:<28}{:>10}{:>10}{:>10}{:>22}", "", "A", "B", "B - A", "95 %");
    for difference in all {
        let [a, b, change, range] = told(difference);
        let _ = writeln!(text, "{:<28}{a:>10}{b:>10}{change:>10}{range:>22}", difference.name);
    }
    text
}

/// The same as a page.
pub fn versus_page(about: &About, all: &[Difference]) -> String {
    if all.is_empty() {
        return page(about, &html! { (head(about)) p { (TOO_FEW) } });
    }
    // Means are of different size, so each is measured by its own in A.
    let bar = |it: &Difference| {
        let scale = if it.is_share { 1.0 } else { it.a.abs() };
        let range = it.range.map(|range| range.map(|end| end / scale));
        (scale > 0.0).then(|| Bar { label: it.name.clone(), value: it.change / scale, range })
    };
    let some = |shares: bool| -> Vec<Bar> {
        all.iter().filter(|it| it.is_share == shares).filter_map(bar).collect()
    };
    let left_out: Vec<&str> =
        all.iter().filter(|it| bar(it).is_none()).map(|it| &*it.name).collect();
    let percent = |part: f64| format!("{:+.1}%", 100.0 * part);
    let body = html! {
        (head(about))
        h2 { "Figures" }
        table {
            tr { th { "" } th.number { "A" } th.number { "B" } th.number { "B − A" } th { "95 %" } }
            @for difference in all {
                @let [a, b, change, range] = told(difference);
                tr {
                    th { (difference.name) } td.number { (a) } td.number { (b) }
                    td.number { (change) } td { (range) }
                }
            }
        }
        h2 { "What changes in shares" }
        (bars("Change of shares, B minus A", 0.0, &some(true), percent))
        h2 { "What changes in means" }
        p {
            "In percent of what it is in A."
            @if !left_out.is_empty() {
                " Not here, because it is 0 in A: " (left_out.join(", ")) "."
            }
        }
        (bars("Change of means, in percent of A", 0.0, &some(false), percent))
        p {
            "Both play the same deals, and each deal is compared with itself. Whiskers hold the true "
            "difference 95 times in 100."
        }
    };
    page(about, &body)
}
