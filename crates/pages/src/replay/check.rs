//! Whether the game was dealt as was committed to, with all it takes to check that elsewhere.

use endboss_lexicon::Seat;
use maud::{Markup, html};

use super::Moment;

/// What was found when the record was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    pub entries: u32,
    pub commit: Option<String>,
    pub seed: Option<String>,
    /// As the players wrote it, or in hex.
    pub salts: Vec<(Seat, String)>,
    /// So many of the first entries come from another game.
    pub onward: Option<u32>,
    pub fault: Option<String>,
}

pub(super) fn check(m: &Moment, check: &Check) -> Markup {
    let text = m.text();
    let sentence = match (&check.fault, check.onward, &check.commit) {
        (Some(fault), ..) => text.say("face-check-wrong", &[("fault", fault.as_str().into())]),
        (None, Some(entries), _) => text.say("face-check-onward", &[("entries", entries.into())]),
        (None, None, Some(_)) => m.say("face-check-right"),
        (None, None, None) => m.say("face-check-plain"),
    };
    html! {
        section.panel.check aria-labelledby="check-title" {
            h2 #check-title { (m.say("face-check")) }
            p.{@if check.fault.is_some() { "wrong" } @else { "right" }} { strong { (sentence) } }
            details {
                summary { (m.say("face-check-how")) code { " endboss replay --verify" } }
                dl {
                    dt { (m.say("face-check-entries")) } dd { (check.entries) }
                    @if let Some(commit) = &check.commit {
                        dt { (m.say("face-check-commit")) } dd { code { (commit) } }
                    }
                    @if let Some(seed) = &check.seed {
                        dt { (m.say("face-check-seed")) } dd { code { (seed) } }
                    }
                    @for (seat, salt) in &check.salts {
                        dt { (text.say("face-check-salt", &[("player", m.cards.player(*seat).into())])) }
                        dd { code { (salt) } }
                    }
                    @if check.salts.is_empty() { dt { (m.say("face-check-no-salt")) } dd {} }
                }
            }
        }
    }
}
