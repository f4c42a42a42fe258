//! A game that is over, moment by moment. Every step is a link, so that all of it works without
//! script; `assets/script/replay.js` only spares the reader the loading of whole pages.

mod chart;
mod check;
mod log;
mod result;

use endboss_lexicon::{Seat, Viewer};
use endboss_text::Text;
use endboss_view::{Ask, View};
use maud::{Markup, html};

use crate::keys::{Place, keys_dialog, keys_opener};
use crate::level::level_options;
use crate::{Cards, Look, TableFacts};

pub use check::Check;
pub use log::{Line, Told};
pub use result::{Outline, Point, TurnScores, result};

/// Through whose eyes a moment is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eye {
    Seat(Seat),
    Public,
    All,
}

impl Eye {
    /// As an address has it: `A`, `public` or `all`.
    pub fn word(self) -> String {
        match self {
            Eye::Seat(seat) => seat.letter().to_string(),
            Eye::Public => "public".to_owned(),
            Eye::All => "all".to_owned(),
        }
    }

    pub fn read(word: &str) -> Option<Eye> {
        let mut letters = word.chars();
        match (word, letters.next(), letters.next()) {
            ("public", ..) => Some(Eye::Public),
            ("all", ..) => Some(Eye::All),
            (_, Some(letter), None) => Seat::from_letter(letter).map(Eye::Seat),
            _ => None,
        }
    }
}

/// A moment of a game that is over, and everything around it.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    pub look: &'a Look,
    pub table: &'a TableFacts,
    pub cards: &'a dyn Cards,
    pub view: &'a View,
    /// What was asked at this moment, as far as these eyes see it.
    pub asks: &'a [Ask],
    /// What was answered right before it, in words, and by whom.
    pub answered: Option<(Seat, &'a str)>,
    pub eye: Eye,
    pub at: usize,
    pub last: usize,
    pub previous: Option<usize>,
    pub next: Option<usize>,
    /// The turns with the moments they begin at.
    pub turns: &'a [(u16, usize)],
    pub lines: &'a [Line],
    /// Nothing is hidden any more: the game was finished.
    pub whole: bool,
    pub check: Option<&'a Check>,
    /// The moment of another game that this one was played on from.
    pub onward: Option<&'a str>,
    /// How the server is reached from outside.
    pub url: &'a str,
}

impl std::fmt::Debug for Moment<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Moment({}, {}, {:?})", self.table.id, self.at, self.eye)
    }
}

/// Where a moment is shown.
pub fn moment_address(id: &str, at: usize, eye: Eye) -> String {
    format!("/replay/{id}?at={at}&as={}", eye.word())
}

impl Moment<'_> {
    fn text(&self) -> Text {
        self.look.text()
    }

    fn say(&self, id: &str) -> String {
        self.text().say(id, &[])
    }

    fn to(&self, at: usize) -> String {
        moment_address(&self.table.id, at, self.eye)
    }

    /// The turn that is on, by its place in the list.
    fn turn(&self) -> usize {
        self.turns.iter().rposition(|(_, begins)| *begins <= self.at).unwrap_or(0)
    }
}

/// The body of the page; the board is written by whoever writes boards.
pub fn replay(m: &Moment, board: Markup) -> Markup {
    html! {
        div #replay {
            (scrubber(m))
            div #moment data-at=(m.at) {
                (steps(m))
                (eyes(m))
                @if let Some((seat, choice)) = m.answered {
                    @let args = [("player", m.cards.player(seat).into()), ("choice", choice.into())];
                    p.answered { (m.text().say("face-replay-answered", &args)) }
                }
                (asked(m))
                (board)
                div.beside {
                    (log::log(m))
                    div.doings {
                        (play_on(m))
                        (share(m))
                    }
                }
            }
            @if let Some(check) = m.check { (check::check(m, check)) }
            p.keys { (m.say("face-replay-keys")) }
            (keys_opener(m.look))
            (keys_dialog(m.look, &m.to(m.at), Place::Replay))
        }
    }
}

/// Any moment at once. The script moves through them while the handle is moved.
fn scrubber(m: &Moment) -> Markup {
    html! {
        form.scrub method="get" action={ "/replay/" (m.table.id) } {
            label for="scrub" { (m.say("face-replay-scrub")) }
            input #scrub type="range" name="at" min="0" max=(m.last) value=(m.at)
                aria-valuetext=(standing(m));
            input type="hidden" name="as" value=(m.eye.word());
            button type="submit" { (m.say("face-replay-go")) }
        }
    }
}

/// Which moment it is, in words.
fn standing(m: &Moment) -> String {
    let text = m.text();
    let args = [
        ("turn", m.view.turn.into()),
        ("phase", text.phase(m.view.phase).into()),
        ("at", m.at.into()),
        ("last", m.last.into()),
    ];
    let id = if m.view.turn == 0 { "face-replay-at-set-up" } else { "face-replay-at" };
    text.say(id, &args)
}

fn steps(m: &Moment) -> Markup {
    let step = |to: Option<usize>, id: &str, sign: &str, key: Option<&'static str>| {
        let to = to.filter(|to| *to != m.at);
        let says = m.say(id);
        html! {
            @match to {
                Some(to) => {
                    a.button href=(m.to(to)) data-key=[key] title=(says) aria-label=(says) {
                        span aria-hidden="true" { (sign) }
                    }
                }
                None => {
                    span.button.off aria-disabled="true" role="link" aria-label=(says) {
                        span aria-hidden="true" { (sign) }
                    }
                }
            }
        }
    };
    let here = m.turn();
    html! {
        p.standing aria-live="polite" { strong { (standing(m)) } }
        nav.steps aria-label=(m.say("face-replay-steps")) {
            (step(Some(0), "face-replay-first", "|◀", None))
            (step(m.previous, "face-replay-back", "◀", Some("ArrowLeft")))
            (step(m.next, "face-replay-on", "▶", Some("ArrowRight")))
            (step(Some(m.last), "face-replay-last", "▶|", None))
        }
        nav.turns aria-label=(m.say("face-replay-turns")) {
            @for (n, (turn, at)) in m.turns.iter().enumerate() {
                @let key = match n {
                    _ if n + 1 == here || n == here && *at < m.at => Some("ArrowUp"),
                    _ if n == here + 1 => Some("ArrowDown"),
                    _ => None,
                };
                a.button href=(m.to(*at)) data-key=[key]
                    aria-current=[(n == here).then_some("true")] {
                    @if *turn == 0 { (m.say("face-replay-set-up")) } @else { (turn) }
                }
            }
        }
    }
}

fn eyes(m: &Moment) -> Markup {
    if !m.whole {
        return html! { p.note { (m.say("face-replay-unfinished")) } };
    }
    let seats = (0..m.view.seats.len() as u8).map(|n| Eye::Seat(Seat(n)));
    html! {
        nav.eyes aria-label=(m.say("face-replay-as")) {
            span { (m.say("face-replay-as")) ":" }
            @for eye in [Eye::All, Eye::Public].into_iter().chain(seats) {
                a.button href=(moment_address(&m.table.id, m.at, eye))
                    aria-current=[(eye == m.eye).then_some("true")] {
                    @match eye {
                        Eye::All => (m.say("face-replay-as-all")),
                        Eye::Public => (m.say("face-replay-as-public")),
                        Eye::Seat(seat) => (m.cards.player(seat)),
                    }
                }
            }
        }
    }
}

/// The questions of this moment with what might have been answered.
fn asked(m: &Moment) -> Markup {
    html! {
        @for ask in m.asks.iter().filter(|ask| ask.options.len() > 1) {
            @let player = m.cards.player(ask.seat);
            @let text = m.text().for_seat(Some(ask.seat));
            details.asked {
                summary {
                    (m.text().say("face-replay-asked", &[("player", player.into())])) " "
                    (text.asked(ask, m.cards))
                }
                ul {
                    @for pick in &ask.options { li { (text.pick(pick, ask, m.view, m.cards)) } }
                }
            }
        }
    }
}

fn play_on(m: &Moment) -> Markup {
    if !m.whole {
        return html! {};
    }
    let seats = m.view.seats.iter().filter(|seat| !seat.out && !seat.conceded);
    let own = match (m.eye, m.view.viewer) {
        (Eye::Seat(seat), _) | (_, Viewer::Seat(seat)) => seat,
        _ => m.table.seats.iter().find(|seat| seat.mine).map_or(Seat(0), |seat| seat.seat),
    };
    html! {
        section.panel.onward aria-labelledby="onward-title" {
            h2 #onward-title { (m.say("face-replay-play")) }
            @if m.view.outcome.is_some() {
                p { (m.say("face-replay-play-over")) }
            } @else {
                p { (m.say("face-replay-play-why")) }
                form method="post" action={ "/replay/" (m.table.id) "/play" } {
                    input type="hidden" name="at" value=(m.at);
                    label for="seat" { (m.say("face-replay-seat")) }
                    select #seat name="seat" {
                        @for seat in seats {
                            option value=(seat.seat.letter()) selected[seat.seat == own] {
                                (seat.seat.letter()) ": " (m.cards.player(seat.seat))
                            }
                        }
                    }
                    label for="level" { (m.say("face-replay-level")) }
                    select #level name="level" { (level_options(&m.text())) }
                    button.first type="submit" { (m.say("face-replay-begin")) }
                }
            }
        }
    }
}

fn share(m: &Moment) -> Markup {
    let link = format!("{}{}", m.url, m.to(m.at));
    html! {
        section.panel.share {
            p {
                label for="link" { (m.say("face-replay-share")) } " "
                input #link readonly value=(link);
            }
            p { a.button href={ "/t/" (m.table.id) "/result" } { (m.say("face-result")) } }
            @if m.whole {
                p {
                    a.button href={ "/api/v1/tables/" (m.table.id) "/journal" } download {
                        (m.say("face-replay-download"))
                    }
                }
            }
            @if let Some(address) = m.onward {
                p {
                    (m.say("face-replay-onward")) " "
                    a href=(address) { (m.say("face-replay-onward-show")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eyes_are_read_as_they_are_written() {
        for eye in [Eye::All, Eye::Public, Eye::Seat(Seat(0)), Eye::Seat(Seat(5))] {
            assert_eq!(Eye::read(&eye.word()), Some(eye));
        }
        for word in ["", "Z", "AB", "everybody", "1"] {
            assert_eq!(Eye::read(word), None);
        }
    }
}
