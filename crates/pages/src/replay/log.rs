//! What happened up to a moment; each line leads to its own.

use endboss_lexicon::Seat;
use endboss_view::Seen;
use maud::{Markup, html};

use super::{Eye, Moment};

/// A line of what happened, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub at: usize,
    pub turn: u16,
    pub told: Told,
    pub taken_back: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    Seen(Seen),
    TookBack { seat: Seat, agreed: bool },
}

/// One list for each turn, the newest first; only that one is open.
pub(super) fn log(m: &Moment) -> Markup {
    let turns = m.lines.chunk_by(|one, next| one.turn == next.turn);
    let turns: Vec<&[Line]> = turns.collect();
    html! {
        section.story #story aria-labelledby="story-title" {
            h2 #story-title { (m.say("face-replay-log")) }
            @for (n, lines) in turns.into_iter().rev().enumerate() {
                details open[n == 0] {
                    summary { (title(m, lines)) }
                    ol { @for line in lines { (line_of(m, line)) } }
                }
            }
        }
    }
}

fn title(m: &Moment, lines: &[Line]) -> String {
    match lines.first().map_or(0, |line| line.turn) {
        0 => m.say("face-replay-set-up"),
        turn => m.text().say("face-replay-turn", &[("turn", turn.into())]),
    }
}

fn line_of(m: &Moment, line: &Line) -> Markup {
    let me = match m.eye {
        Eye::Seat(seat) => Some(seat),
        Eye::Public | Eye::All => None,
    };
    let text = m.text().for_seat(me);
    let said = match &line.told {
        Told::Seen(seen) => text.seen(seen, m.cards),
        Told::TookBack { seat, agreed } => {
            let id = match agreed {
                true => "face-replay-took-back-agreed",
                false => "face-replay-took-back",
            };
            m.text().say(id, &[("player", m.cards.player(*seat).into())])
        }
    };
    // Not at every moment something happens.
    let newest = m.lines.last().map(|line| line.at);
    html! {
        li.{@if newest == Some(line.at) { "now" } @if line.taken_back { " gone" }} {
            a href=(m.to(line.at)) { (said) }
            @if line.taken_back { " " small { "(" (m.say("face-replay-gone")) ")" } }
        }
    }
}
