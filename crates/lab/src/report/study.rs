//! What many games say, as a page with charts.

use endboss_view::Cause;
use maud::{Markup, html};

use super::asked::asked_section;
use super::chart::{Bar, bars, histogram, told};
use super::{page, some};
use crate::count::mean_of;
use crate::{Contrast, Counts, Entrant, Estimate, Roster, Row, Rows, Share, Won};

/// What was played, for the head of a page.
#[derive(Clone, Debug)]
pub struct About {
    pub title: String,
    /// The command that makes it again.
    pub made_by: String,
    /// What was played with: a name and a value each.
    pub facts: Vec<(String, String)>,
}

/// The whole page.
pub fn study(about: &About, counts: &Counts, rows: &Rows, roster: &Roster) -> String {
    if counts.deals == 0 {
        let body =
            html! { (head(about)) p { "No deal was finished, so there is nothing to tell." } };
        return page(about, &body);
    }
    let body = html! {
        (head(about))
        (asked_section(counts, rows))
        (figures(counts))
        @if roster.entrants.len() > 1 { (bots(counts, roster)) }
        @if !counts.alone() { (seats(counts)) }
        (length(counts))
        (ends(counts))
        (bosses(counts, &rows.bosses))
        @if roster.entrants.len() > 1 {
            p.dim {
                "Bots of different strength played: a card that the stronger ones hold more often "
                "looks better than it is. For the cards alone let one bot play in all seats."
            }
        }
        (cards(counts, "Rooms", &rows.rooms))
        (cards(counts, "Spells", &rows.spells))
        (loops(counts))
        (method(counts))
    };
    page(about, &body)
}

pub fn head(about: &About) -> Markup {
    html! {
        dl {
            @for (name, value) in &about.facts { dt { (name) } dd { (value) } }
            dt { "made by" } dd { code { (about.made_by) } }
        }
    }
}

fn figures(counts: &Counts) -> Markup {
    let games = counts.games as f64;
    html! {
        h2 { "In short" }
        table {
            tr { th { "games" } td { (counts.games) } }
            tr { th { "turns, mean" } td { (format!("{:.2}", mean_of(&counts.turns))) } }
            tr {
                th { "decisions in a game, mean" }
                td { (format!("{:.1}", counts.decisions as f64 / games)) }
            }
            @if counts.alone() {
                tr { th { "score, mean" } td { (format!("{:.2}", mean_of(&counts.scores))) } }
            } @else {
                tr {
                    th { "comebacks: the winner was behind at half time" }
                    td { (share_told(&counts.comebacks)) }
                }
            }
            tr {
                th { "games with over " (counts.loops_over) " decisions in one turn" }
                td { (share_told(&counts.loops)) }
            }
        }
    }
}

fn bots(counts: &Counts, roster: &Roster) -> Markup {
    let bar = |(entrant, (won, scored)): (&Entrant, &(Won, Contrast))| match counts.alone() {
        true => estimate_bar(&entrant.name, scored.mean()),
        false => estimate_bar(&entrant.name, won.share()),
    };
    let all: Vec<Bar> = roster.entrants.iter().zip(&counts.bots).filter_map(bar).collect();
    html! {
        h2 { "Bots" }
        @if counts.alone() {
            p { "The mean score of each bot over the same deals." }
            (bars("Mean score by bot", 0.0, &all, plain))
        } @else {
            p { "The part of its seats that each bot won; the line is the fair share." }
            (bars("Win share by bot", counts.fair(), &all, percent))
        }
    }
}

fn seats(counts: &Counts) -> Markup {
    let named = ('A'..).zip(&counts.seats);
    let bar =
        |(letter, share): (char, &Share)| estimate_bar(&format!("seat {letter}"), share.estimate());
    let all: Vec<Bar> = named.filter_map(bar).collect();
    html! {
        h2 { "Seats" }
        p { "The part of the games that each seat won; the line is the fair share." }
        (bars("Win share by seat", counts.fair(), &all, percent))
    }
}

fn length(counts: &Counts) -> Markup {
    html! {
        h2 { "Length" }
        p { "Games by the number of their turns." }
        (histogram("Games by turns", &counts.turns))
        @if counts.alone() {
            h2 { "Scores" }
            p { "Games by their score: souls minus wounds." }
            (histogram("Games by score", &counts.scores))
        }
    }
}

fn ends(counts: &Counts) -> Markup {
    let bar = |(cause, share): (Cause, &Share)| estimate_bar(words(cause), share.estimate());
    let all: Vec<Bar> = counts.ends().into_iter().filter_map(bar).collect();
    html! {
        h2 { "Ends" }
        p { "What ended the games." }
        (bars("Games by cause of the end", 0.0, &all, percent))
    }
}

fn bosses(counts: &Counts, rows: &[Row]) -> Markup {
    let all: Vec<Bar> = rows.iter().map(row_bar).collect();
    html! {
        h2 { "Bosses" }
        @if counts.alone() {
            p { "The mean score with each boss." }
            (bars("Mean score by boss", 0.0, &all, plain))
        } @else {
            p { "Wins of each boss, as a multiple of its fair share." }
            (bars("Share of its fair share by boss", 1.0, &all, plain))
        }
    }
}

fn cards(counts: &Counts, title: &str, rows: &[Row]) -> Markup {
    let all: Vec<Bar> = rows.iter().map(row_bar).collect();
    html! {
        h2 { (title) }
        @if rows.is_empty() {
            p.dim { (without_rows(counts)) }
        } @else if counts.alone() {
            p { "The mean score of games with the card in hand at some time, minus that of the others." }
            (bars(&format!("Change of score: {title}"), 0.0, &all, signed))
        } @else {
            p {
                "The win rate of seats that had the card in hand at some time, minus that of the "
                "others. It tells what goes with having it; longer games give more cards to all."
            }
            (bars(&format!("Change of win rate: {title}"), 0.0, &all, signed_percent))
        }
    }
}

fn loops(counts: &Counts) -> Markup {
    html! {
        h2 { "Long turns" }
        p {
            "The games with most decisions in one turn; a loop that never gets anywhere would show "
            "here."
        }
        table {
            tr {
                th.number { "in one turn" } th.number { "deal" } th.number { "game" }
                th.number { "turns" } th.number { "decisions" } th { "end" }
            }
            @for busy in &counts.busiest {
                tr {
                    td.number { (busy.busiest) } td.number { (busy.deal) } td.number { (busy.game) }
                    td.number { (busy.turns) } td.number { (busy.decisions) }
                    td { (words(busy.cause)) }
                }
            }
        }
    }
}

fn method(counts: &Counts) -> Markup {
    html! {
        h2 { "How to read it" }
        @if counts.deals < 2 {
            p { "One deal does not show how much deals differ, so nothing has whiskers." }
        } @else {
            p {
                "Whiskers hold the true value 95 times in 100. Deals count as independent, games of "
                "one deal and seats of one game do not: the variance is the one between the "
                (some(counts.deals, "deal")) ", with Student’s t where they are few. Shares have "
                "Wilson’s interval for as many trials as that variance is worth, differences of "
                "shares Newcombe’s. There are no whiskers where fewer than two deals had a card, or "
                "fewer than two had a seat without it, or where scores were alike in all of them."
            }
            p {
                "Of many intervals one in twenty misses by chance: a single card just off the line "
                "is no finding."
            }
        }
    }
}

/// Why no room or no spell is told of.
pub fn without_rows(counts: &Counts) -> &'static str {
    match counts.deals {
        0 => "No deal was finished.",
        1 => "One deal is too few to tell.",
        _ => "None was had by some seats and not by others.",
    }
}

fn row_bar(row: &Row) -> Bar {
    let star = if row.asked { "★ " } else { "" };
    Bar { label: format!("{star}{}", row.name), value: row.value, range: row.range }
}

fn estimate_bar(label: &str, found: Option<Estimate>) -> Option<Bar> {
    let Estimate { value, range } = found?;
    Some(Bar { label: label.to_owned(), value, range })
}

/// A share with its interval in words.
fn share_told(share: &Share) -> String {
    let bar = estimate_bar("", share.estimate());
    bar.map_or("-".to_owned(), |bar| told(&bar, percent))
}

pub fn words(cause: Cause) -> &'static str {
    match cause {
        Cause::TenSouls => "ten souls",
        Cause::FiveWounds => "five wounds",
        Cause::LastOneLeft => "last one left",
        Cause::LastEpic => "last epic hero",
        Cause::NobodyComes => "nobody comes",
        Cause::TurnLimit => "turn limit",
        Cause::Conceded => "conceded",
        Cause::Tavern => "hero in the tavern",
    }
}

pub fn plain(value: f64) -> String {
    format!("{value:.2}")
}

fn signed(value: f64) -> String {
    format!("{value:+.2}")
}

pub fn percent(part: f64) -> String {
    format!("{:.1}%", 100.0 * part)
}

fn signed_percent(part: f64) -> String {
    format!("{:+.1}%", 100.0 * part)
}
