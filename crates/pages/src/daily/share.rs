//! A result to be shown to others: everything but the cards.

use endboss_text::Text;
use maud::{Markup, html};

use super::{DayTally, of_day, scored};
use crate::Look;
use crate::form::copies;

/// What the page of a result is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    pub day: String,
    pub name: String,
    /// Its place, and whether it is one of a guest.
    pub place: usize,
    pub guest: bool,
    pub tally: DayTally,
    /// The address of this page, for others.
    pub link: String,
    /// Where it is watched again, when the day is over.
    pub replay: Option<String>,
}

/// The body of the page.
pub fn shared(look: &Look, it: &Shared) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    let place = if it.guest { "face-daily-place-guest" } else { "face-daily-place" };
    // Of a day that is over the replay is there, and no more results come.
    let now = if it.replay.is_none() { "yes" } else { "no" };
    let rows = told(&text, it);
    html! {
        div #daily {
            section.panel.won {
                p { a href={ "/daily/" (it.day) } { (of_day(&text, &it.day)) } }
                h1 { (it.name) }
                p.score { strong { (scored(&text, it.tally.score)) } }
                (picture(&text, &it.tally))
                p { (text.say(place, &[("place", it.place.into()), ("now", now.into())])) }
                dl {
                    dt { (say("face-result-souls")) } dd { (it.tally.souls) }
                    dt { (say("face-result-wounds")) } dd { (it.tally.wounds) }
                    dt { (say("face-daily-turns")) } dd { (it.tally.turns) }
                }
                @if let Some(address) = &it.replay {
                    p { a.button href=(address) { (say("face-replay")) } }
                }
            }
            section.panel {
                h2 { label for="share" { (say("face-daily-copy")) } }
                textarea #share.copy readonly rows=(rows.lines().count() + 2) { (rows) }
                p { (copies(&text, "share")) " " a.button.first href="/daily" { (say("face-daily-try-it")) } }
            }
        }
    }
}

/// The text to be sent to others.
pub fn told(text: &Text, it: &Shared) -> String {
    let day = of_day(text, &it.day);
    let mut squares: String = it.tally.heroes.iter().map(|hero| square(*hero)).collect();
    if !squares.is_empty() {
        squares.push('\n');
    }
    let score = scored(text, it.tally.score);
    let counts = counts(text, &it.tally);
    format!("endboss: {day}\n{score} ({counts})\n{squares}{}", it.link)
}

fn counts(text: &Text, tally: &DayTally) -> String {
    let args = [("souls", tally.souls.into()), ("wounds", tally.wounds.into())];
    text.say("face-result-souls-wounds", &args)
}

/// A hero in one sign: whether it was epic, and whether it died.
fn square((epic, died): (bool, bool)) -> char {
    match (epic, died) {
        (false, true) => '🟩',
        (false, false) => '🟥',
        (true, true) => '🟦',
        (true, false) => '🟧',
    }
}

/// A square for each hero, in order. What it shows is said in words, too.
pub(super) fn picture(text: &Text, tally: &DayTally) -> Markup {
    let died = tally.heroes.iter().filter(|(_, died)| *died).count();
    let args = [("died", died.into()), ("survived", (tally.heroes.len() - died).into())];
    let said = text.say("face-daily-picture", &args);
    html! {
        @if !tally.heroes.is_empty() {
            p.fates role="img" aria-label=(said) {
                @for (epic, died) in &tally.heroes {
                    i.epic[*epic].died[*died] { @if *died { "✓" } @else { "✕" } }
                }
            }
        }
        p.hint { (said) " " (text.say("face-daily-legend", &[])) }
    }
}
