//! The daily dungeon: what it is, whether the reader has played it, and the board of a day.

mod share;

use endboss_lexicon::Titles;
use endboss_text::Text;
use maud::{Markup, html};

use crate::Look;

pub use share::{Shared, shared, told as shared_told};

/// So many results of a list are shown.
const SHOWN: usize = 100;

/// What a game came to, with nothing that tells a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayTally {
    pub score: i16,
    pub souls: u8,
    pub wounds: u8,
    pub turns: u16,
    /// For each hero whether it was epic, and whether it died.
    pub heroes: Vec<(bool, bool)>,
}

/// A result on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DayResult {
    pub place: usize,
    pub name: String,
    pub code: String,
    /// Where it is watched again, when the day is over.
    pub replay: Option<String>,
    pub mine: bool,
    pub tally: DayTally,
}

/// How it stands with the reader's first try.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MyDay {
    /// There is none yet.
    None,
    /// At this table.
    Playing(String),
    /// It counts, and is told under this code.
    Counts(DayTally, String),
    GaveUp,
    Late,
    Closed,
    Refused,
}

/// What the page of a day is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Daily {
    /// 2026-11-16.
    pub day: String,
    /// Hours and minutes until the next one begins; none of a day that is over.
    pub left: Option<(u32, u32)>,
    pub previous: Option<String>,
    pub next: Option<String>,
    pub mine: MyDay,
    pub accounts: Vec<DayResult>,
    pub guests: Vec<DayResult>,
    pub playing: usize,
    pub commit: String,
    pub seed: Option<String>,
}

/// The body of the page.
pub fn daily(look: &Look, it: &Daily) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    html! {
        div #daily {
            h1 { (of_day(&text, &it.day)) }
            p.lead { (say("face-daily-why")) }
            section.panel aria-labelledby="try-title" {
                h2 #try-title { (say("face-daily-try")) }
                (mine(&text, it))
                @if let Some((hours, minutes)) = it.left {
                    p { (left(&text, hours, minutes)) }
                }
                details open[it.mine == MyDay::None && it.left.is_some()] {
                    summary { (say("face-daily-rules")) }
                    ul {
                        li { (say("face-daily-rule-deal")) }
                        li { (say("face-daily-rule-first")) }
                        li { (say("face-daily-rule-strict")) }
                        li { (say("face-daily-rule-end")) }
                    }
                }
            }
            section.panel.board aria-labelledby="board-title" {
                h2 #board-title { (say("face-daily-board")) }
                (list(&text, it, "face-daily-accounts", &it.accounts))
                (list(&text, it, "face-daily-guests", &it.guests))
                @if it.left.is_some() && it.playing > 0 {
                    p.hint { (text.say("face-daily-playing", &[("count", it.playing.into())])) }
                }
                p.hint { (say("face-daily-verified")) }
            }
            (fair(&text, it))
            nav.days aria-label=(say("face-daily-days")) {
                @if let Some(day) = &it.previous {
                    a.button href={ "/daily/" (day) } { (say("face-daily-previous")) " " (text.date(day)) }
                }
                @if let Some(day) = &it.next {
                    " " a.button href={ "/daily/" (day) } { (say("face-daily-next")) " " (text.date(day)) }
                }
                @if it.left.is_none() { " " a.button href="/daily" { (say("face-daily-today")) } }
            }
        }
    }
}

/// What the dungeon of a day is called.
pub fn of_day(text: &Text, day: &str) -> String {
    text.say("face-daily-of", &[("day", text.date(day).into())])
}

/// How long it is until the next one.
pub fn left(text: &Text, hours: u32, minutes: u32) -> String {
    text.say("face-daily-left", &[("hours", hours.into()), ("minutes", minutes.into())])
}

fn mine(text: &Text, it: &Daily) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    let today = it.left.is_some();
    let begin = |id: &str, first: bool| {
        html! {
            form method="post" action="/daily" {
                button.first[first] type="submit" { (say(id)) }
            }
        }
    };
    let why = |id: &str| html! { p { (say(id)) } };
    html! {
        @match &it.mine {
            MyDay::None if today => (begin("face-daily-play", true)),
            MyDay::None => p.empty { (say("face-daily-mine-none")) },
            MyDay::Playing(table) => {
                p { (say("face-daily-mine-playing")) }
                p { a.button.first href={ "/t/" (table) } { (say("face-daily-go-on")) } }
            }
            MyDay::Counts(tally, code) => {
                p { strong { (scored(text, tally.score)) } }
                (share::picture(text, tally))
                p {
                    a.button.first href={ "/daily/" (it.day) "/" (code) } { (say("face-daily-share")) }
                }
            }
            MyDay::GaveUp => (why("face-daily-mine-gave-up")),
            MyDay::Late => (why("face-daily-mine-late")),
            MyDay::Closed => (why("face-daily-mine-closed")),
            MyDay::Refused => (why("face-daily-mine-refused")),
        }
        @if today && !matches!(it.mine, MyDay::None | MyDay::Playing(_)) {
            (begin("face-daily-practise", false))
            p.hint { (say("face-daily-practise-why")) }
        }
    }
}

/// A score with the title it earns.
pub(crate) fn scored(text: &Text, score: i16) -> String {
    let title = text.title(Titles::Solo, score).unwrap_or_default();
    let args = [("score", minus(score).into()), ("title", title.into())];
    text.say("face-daily-scored", &args)
}

/// A minus is a true one.
pub(crate) fn minus(score: i16) -> String {
    score.to_string().replace('-', "−")
}

fn list(text: &Text, it: &Daily, title: &str, list: &[DayResult]) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    let over = it.left.is_none();
    let more = list.len() - near(list).count();
    html! {
        h3 { (say(title)) }
        @if list.is_empty() {
            p.empty { (say(if over { "face-daily-nobody-did" } else { "face-daily-nobody-yet" })) }
        } @else {
            table {
                thead {
                    tr {
                        th scope="col" { (say("face-result-rank")) }
                        th scope="col" { (say("face-result-player")) }
                        th scope="col" { (say("face-result-points")) }
                        th scope="col" { (say("face-daily-turns")) }
                        @if over { th scope="col" { (say("face-daily-replay")) } }
                    }
                }
                tbody {
                    @for result in near(list) {
                        tr.mine[result.mine] {
                            td { (result.place) }
                            th scope="row" {
                                a href={ "/daily/" (it.day) "/" (result.code) } { (result.name) }
                                @if result.mine { " " small { "(" (say("face-daily-you")) ")" } }
                            }
                            td { (minus(result.tally.score)) }
                            td { (result.tally.turns) }
                            @if over {
                                td {
                                    @if let Some(address) = &result.replay {
                                        @let args = [("player", (&result.name).into())];
                                        a href=(address) aria-label=(text.say("face-daily-replay-of", &args)) {
                                            "▶"
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
            @if more > 0 { p.hint { (text.say("face-daily-more", &[("count", more.into())])) } }
        }
    }
}

/// The first of a list, and the reader's own.
fn near(list: &[DayResult]) -> impl Iterator<Item = &DayResult> {
    list.iter().enumerate().filter(|(n, result)| *n < SHOWN || result.mine).map(|(_, it)| it)
}

fn fair(text: &Text, it: &Daily) -> Markup {
    let say = |id: &str| text.say(id, &[]);
    html! {
        section.panel.check aria-labelledby="fair-title" {
            h2 #fair-title { (say("face-check")) }
            p {
                (say("face-daily-fair"))
                @if it.seed.is_none() { " " (say("face-daily-seed-later")) }
            }
            dl {
                dt { (say("face-daily-commit")) } dd { code { (it.commit) } }
                @if let Some(seed) = &it.seed {
                    dt { (say("face-daily-seed")) } dd { code { (seed) } }
                }
            }
            @if it.seed.is_some() {
                p { (say("face-daily-how")) " " code { "endboss replay FILE --verify" } }
            }
        }
    }
}
