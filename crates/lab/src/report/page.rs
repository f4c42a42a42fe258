//! A page that needs nothing from outside: its style inside, no script, light and dark.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::About;

/// How every page begins that this command made, and no other does.
pub fn beginning(command: &str) -> String {
    format!(
        "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"generator\" content=\"{command}\">"
    )
}

/// A whole HTML page of a report.
pub fn page(about: &About, body: &Markup) -> String {
    // Without its options: "endboss lab play".
    let command: Vec<&str> = about.made_by.split(' ').take(3).collect();
    styled(STYLE, &command.join(" "), &about.title, body)
}

/// A whole HTML page in a style of its own.
pub fn styled(style: &str, command: &str, title: &str, body: &Markup) -> String {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="generator" content=(command);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) }
                style { (PreEscaped(style)) }
            }
            body { main { h1 { (title) } (body) } }
        }
    }
    .into_string()
}

const STYLE: &str = "
:root { --ink: #1d1b26; --dim: #5d5a6b; --paper: #fbfaf7; --line: #dcd8cf; --more: #2c6cb0;
  --less: #c05a1c; --whisker: #1d1b26; --card: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece9f2; --dim: #a8a4b8; --paper: #17151d; --line: #37333f; --more: #6ea8e6;
    --less: #e89256; --whisker: #fff; --card: #1f1c27; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.2; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .25rem; border-top: 1px solid var(--line);
  padding-top: 1.25rem; }
p { margin: .25rem 0 .75rem; max-width: 46rem; }
p.dim, caption { color: var(--dim); }
svg { display: block; width: 100%; height: auto; background: var(--card);
  border: 1px solid var(--line); border-radius: 6px; padding: 4px; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg .label { text-anchor: end; }
svg .tick { text-anchor: middle; fill: var(--dim); }
svg .value { font-variant-numeric: tabular-nums; fill: var(--dim); }
svg .grid { stroke: var(--line); }
svg .base { stroke: var(--dim); stroke-width: 1.5; }
svg .more { fill: var(--more); }
svg .less { fill: var(--less); }
svg .whisker { stroke: var(--whisker); stroke-width: 1.5; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .5rem 0; }
td, th { padding: .2rem .8rem .2rem 0; text-align: left; border-bottom: 1px solid var(--line); }
.wide { overflow-x: auto; }
td.number, th.number { text-align: right; white-space: nowrap; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; }
dt { color: var(--dim); }
dd { margin: 0; }
code { overflow-wrap: anywhere; }
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_begins_as_those_of_its_command() {
        let about = About {
            title: "Balance".to_owned(),
            made_by: "endboss lab balance --games 2".to_owned(),
            facts: Vec::new(),
        };
        let page = page(&about, &html! {});
        assert!(page.starts_with(&beginning("endboss lab balance")), "{page}");
        assert!(!page.starts_with(&beginning("endboss lab play")));
    }
}
