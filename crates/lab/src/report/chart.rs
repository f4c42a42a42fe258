//! Charts as SVG: bars with the whiskers of their intervals, and histograms. Colors come from the
//! style of the page, so they fit light and dark.

use std::collections::BTreeMap;

use maud::{Markup, html};

/// A bar: a value, its interval if it has one, and how both are told.
#[derive(Clone, Debug)]
pub struct Bar {
    pub label: String,
    pub value: f64,
    pub range: Option<[f64; 2]>,
}

const WIDTH: f64 = 880.0;
/// Room for labels, and where they are long: a name has 40 letters at most.
const LEFT: f64 = 190.0;
const FAR_LEFT: f64 = 330.0;
const LETTER: f64 = 7.4;
const RIGHT: f64 = 680.0;
const ROW: f64 = 20.0;
const TOP: f64 = 24.0;

/// Bars from a base line to both sides, one under the other.
pub fn bars(title: &str, base: f64, bars: &[Bar], tell: impl Fn(f64) -> String) -> Markup {
    let ends = |bar: &Bar| bar.range.map_or([bar.value; 2], |[low, high]| [low, high]);
    let all = || bars.iter().flat_map(|bar| ends(bar).into_iter().chain([bar.value]));
    let low = all().fold(base, f64::min);
    let high = all().fold(base, f64::max);
    let ticks = ticks(low, high);
    let (low, high) = (low.min(ticks[0]), high.max(ticks[ticks.len() - 1]));
    let letters = bars.iter().map(|bar| bar.label.chars().count()).max().unwrap_or(0);
    let left = (letters as f64 * LETTER + 16.0).clamp(LEFT, FAR_LEFT);
    let x = |value: f64| left + (value - low) / (high - low).max(1e-12) * (RIGHT - left);
    let height = TOP + ROW * bars.len() as f64 + 6.0;
    html! {
        svg role="img" aria-label=(title) viewBox={ "0 0 " (WIDTH) " " (n(height)) } {
            @for tick in &ticks {
                line.grid x1=(n(x(*tick))) x2=(n(x(*tick))) y1=(n(TOP - 4.0)) y2=(n(height)) {}
                text.tick x=(n(x(*tick))) y=(n(TOP - 9.0)) { (tell(*tick)) }
            }
            line.base x1=(n(x(base))) x2=(n(x(base))) y1=(n(TOP - 4.0)) y2=(n(height)) {}
            @for (at, bar) in bars.iter().enumerate() {
                @let middle = TOP + ROW * (at as f64 + 0.5);
                @let (from, to) = (x(bar.value.min(base)), x(bar.value.max(base)));
                text.label x=(n(left - 10.0)) y=(n(middle + 4.0)) { (bar.label) }
                rect class=(if bar.value < base { "less" } else { "more" })
                    x=(n(from)) y=(n(middle - 6.0)) width=(n(to - from)) height="12" {}
                @if let Some([low, high]) = bar.range {
                    line.whisker x1=(n(x(low))) x2=(n(x(high))) y1=(n(middle)) y2=(n(middle)) {}
                    @for end in [low, high] {
                        line.whisker x1=(n(x(end))) x2=(n(x(end)))
                            y1=(n(middle - 4.0)) y2=(n(middle + 4.0)) {}
                    }
                }
                text.value x=(n(RIGHT + 14.0)) y=(n(middle + 4.0)) { (told(bar, &tell)) }
            }
        }
    }
}

/// A value with its interval in words.
pub fn told(bar: &Bar, tell: impl Fn(f64) -> String) -> String {
    match bar.range {
        None => tell(bar.value),
        Some([low, high]) => format!("{} ({} to {})", tell(bar.value), tell(low), tell(high)),
    }
}

/// How often each number came up; neighbors share a column where there are very many.
pub fn histogram(title: &str, counts: &BTreeMap<i32, u64>) -> Markup {
    let first = counts.keys().next().copied().unwrap_or(0);
    let last = counts.keys().next_back().copied().unwrap_or(0);
    let step = ((last - first + 1) as f64 / 60.0).ceil().max(1.0) as i32;
    let mut columns = vec![0u64; ((last - first) / step + 1) as usize];
    for (value, count) in counts {
        columns[((value - first) / step) as usize] += count;
    }
    let most = columns.iter().max().copied().unwrap_or(0).max(1) as f64;
    let (left, right, top, bottom) = (60.0, WIDTH - 10.0, 14.0, 214.0);
    let wide = (right - left) / columns.len() as f64;
    let y = |count: f64| bottom - count / most * (bottom - top);
    let name = |column: usize| first + column as i32 * step;
    let every = columns.len().div_ceil(15);
    html! {
        svg role="img" aria-label=(title) viewBox={ "0 0 " (WIDTH) " 240" } {
            @for tick in ticks(0.0, most).into_iter().filter(|it| *it <= most && whole(*it)) {
                line.grid x1=(n(left)) x2=(n(right)) y1=(n(y(tick))) y2=(n(y(tick))) {}
                text.label x=(n(left - 8.0)) y=(n(y(tick) + 4.0)) { (format!("{tick:.0}")) }
            }
            @for (at, count) in columns.iter().enumerate() {
                @let from = left + wide * at as f64;
                rect.more x=(n(from + wide * 0.08)) y=(n(y(*count as f64)))
                    width=(n(wide * 0.84)) height=(n(bottom - y(*count as f64))) {
                    title { (name(at)) ": " (count) }
                }
                @if at % every == 0 {
                    text.tick x=(n(from + wide / 2.0)) y=(n(bottom + 18.0)) { (name(at)) }
                }
            }
            line.base x1=(n(left)) x2=(n(right)) y1=(n(bottom)) y2=(n(bottom)) {}
        }
    }
}

/// Round numbers from below the lowest to above the highest, about six of them.
fn ticks(low: f64, high: f64) -> Vec<f64> {
    let span = (high - low).max(1e-6);
    let power = 10f64.powf((span / 6.0).log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|m| m * power).into_iter().find(|s| span / s <= 7.0);
    let step = step.unwrap_or(10.0 * power);
    let (from, to) = ((low / step).floor() as i64, (high / step).ceil() as i64);
    (from..=to.max(from + 1)).map(|nth| nth as f64 * step).collect()
}

/// Of a part of a game there is no count.
fn whole(tick: f64) -> bool {
    (tick - tick.round()).abs() < 1e-9
}

/// A tenth of a pixel is as exact as anybody sees.
fn n(number: f64) -> String {
    format!("{number:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_enclose() {
        assert_eq!(ticks(0.0, 6.0), [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
        assert_eq!(ticks(-0.3, 1.4).first(), Some(&-0.5));
        assert_eq!(ticks(0.0, 0.0).len(), 2);
        for (low, high) in [(0.0, 1234.0), (-7.5, 0.2), (0.9, 1.1), (3.0, 3.0)] {
            let ticks = ticks(low, high);
            assert!(ticks[0] <= low && ticks[ticks.len() - 1] >= high, "{ticks:?}");
            assert!(ticks.len() <= 10, "{ticks:?}");
        }
    }

    #[test]
    fn a_bar_has_its_whiskers_and_its_words() {
        let bar = Bar { label: "A & B".to_owned(), value: 1.2, range: Some([0.9, 1.5]) };
        let svg = bars("t", 1.0, &[bar], |x| format!("{x:.2}")).into_string();
        assert_eq!(svg.matches("class=\"whisker\"").count(), 3, "{svg}");
        assert!(svg.contains("A &amp; B") && svg.contains("1.20 (0.90 to 1.50)"), "{svg}");
        assert!(!svg.contains("NaN") && !svg.contains("style="), "{svg}");
    }

    #[test]
    fn long_labels_have_room() {
        let label_at = |label: String| {
            let bar = Bar { label, value: 1.0, range: None };
            let svg = bars("t", 0.0, &[bar], |x| format!("{x:.2}")).into_string();
            let at = svg.split("class=\"label\" x=\"").nth(1).and_then(|it| it.split('"').next());
            at.and_then(|it| it.parse::<f64>().ok()).expect("a place")
        };
        assert_eq!(label_at("Cave".to_owned()), LEFT - 10.0);
        assert!(label_at("w".repeat(42)) >= 42.0 * LETTER);
        assert_eq!(label_at("w".repeat(100)), FAR_LEFT - 10.0);
    }

    #[test]
    fn a_histogram_has_a_column_for_each_number_or_few() {
        let counts = BTreeMap::from([(3, 5), (4, 0), (7, 2)]);
        let svg = histogram("t", &counts).into_string();
        assert_eq!(svg.matches("<rect").count(), 5, "{svg}");
        let many: BTreeMap<i32, u64> = (0..500).map(|n| (n, 1)).collect();
        assert!(histogram("t", &many).into_string().matches("<rect").count() <= 60);
        assert!(!histogram("t", &BTreeMap::new()).into_string().contains("NaN"));
        let one = histogram("t", &BTreeMap::from([(3, 1)])).into_string();
        assert_eq!(one.matches("class=\"grid\"").count(), 2, "no parts of a game: {one}");
    }
}
