//! The result: who won and why, how it came, and where to go from here.

use endboss_art::Icon;
use endboss_view::{Outcome, SeatView, View};
use maud::{Markup, html};

use super::chart::chart;
use super::{Eye, moment_address};
use crate::{Cards, Look, TableFacts, icon};

/// Souls and wounds at the end of a turn, by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnScores {
    pub turn: u16,
    pub scores: Vec<(u8, u8)>,
}

/// A moment that the game turned at, in a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Point {
    pub at: usize,
    pub turn: u16,
    pub sentence: String,
}

/// A game that is over, in short.
#[derive(Clone, Copy)]
pub struct Outline<'a> {
    pub look: &'a Look,
    pub table: &'a TableFacts,
    pub cards: &'a dyn Cards,
    /// The last moment, as everybody saw it.
    pub view: &'a View,
    pub outcome: &'a Outcome,
    /// Why the winner won, if that needs a word.
    pub why: Option<&'a str>,
    pub turns: &'a [TurnScores],
    pub points: &'a [Point],
    /// The reader played.
    pub mine: bool,
    /// The reader has just had the game kept.
    pub kept: bool,
    /// How the server is reached from outside.
    pub url: &'a str,
}

impl std::fmt::Debug for Outline<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Outline({})", self.table.id)
    }
}

impl Outline<'_> {
    pub(super) fn say(&self, id: &str) -> String {
        self.look.text().say(id, &[])
    }
}

/// The body of the page.
pub fn result(o: &Outline) -> Markup {
    html! {
        div #result {
            (won(o))
            (scores(o))
            section.panel { (chart(o)) }
            (points(o))
        }
    }
}

fn won(o: &Outline) -> Markup {
    let text = o.look.text();
    let alone = text.scored(o.outcome);
    let own = |seat| o.table.seats.iter().any(|facts| facts.seat == seat && facts.mine);
    let args = [
        ("player", o.cards.player(o.outcome.winner).into()),
        ("me", if own(o.outcome.winner) { "yes" } else { "no" }.into()),
        ("cause", text.cause(o.outcome.cause).into()),
    ];
    let link = format!("{}/t/{}/result", o.url, o.table.id);
    html! {
        section.panel.won {
            h1 {
                @match &alone {
                    Some(scored) => (scored),
                    None => (text.say("face-won", &args)),
                }
            }
            @if let Some(why) = o.why { p { (why) } }
            p {
                a.button.first href={ "/replay/" (o.table.id) } { (o.say("face-replay")) }
                " " a.button href={ "/t/" (o.table.id) } { (o.say("face-result-to-table")) }
                @if let Some(rematch) = &o.table.rematch {
                    " " a.button href={ "/t/" (rematch) } { (o.say("face-to-rematch")) }
                }
            }
            @if o.mine && o.table.rematch.is_none() && o.table.daily.is_none() {
                form method="post" action={ "/t/" (o.table.id) "/rematch" } {
                    button type="submit" { (o.say("face-rematch")) }
                }
            }
            p {
                label for="link" { (o.say("face-result-share")) } " "
                input #link readonly value=(link);
            }
            @if o.kept {
                p role="status" { (o.say("face-kept")) }
            } @else if o.mine && o.table.daily.is_none() && !o.table.rated {
                form method="post" action={ "/t/" (o.table.id) "/share" } {
                    p { (o.say("face-keep-why")) }
                    button type="submit" { (o.say("face-keep")) }
                }
            }
        }
    }
}

fn scores(o: &Outline) -> Markup {
    let points = |seat: &SeatView| i16::from(seat.souls) - i16::from(seat.wounds);
    let shown = |points: i16| points.to_string().replace('-', "−");
    let ranked = o.outcome.ranking.iter().map(|seat| o.view.seat(*seat));
    html! {
        section.panel.scores {
            h2 { (o.say("face-result-scores")) }
            div.wide role="region" tabindex="0" aria-label=(o.say("face-result-scores")) { table {
                thead {
                    tr {
                        th scope="col" { (o.say("face-result-rank")) }
                        th scope="col" { (o.say("face-result-player")) }
                        th scope="col" { (o.say("face-result-souls")) }
                        th scope="col" { (o.say("face-result-wounds")) }
                        th scope="col" { (o.say("face-result-points")) }
                    }
                }
                tbody {
                    @for (n, seat) in ranked.enumerate() {
                        tr {
                            td { (n + 1) }
                            th scope="row" {
                                (seat.seat.letter()) ": " (o.cards.player(seat.seat))
                                @if let Some(boss) = &seat.boss {
                                    " " small {
                                        a href={ "/cards/" (o.cards.id(boss.card)) } {
                                            (o.cards.card(boss.card))
                                        }
                                    }
                                }
                                @if seat.conceded {
                                    " " small { "(" (o.say("face-result-conceded")) ")" }
                                } @else if seat.out {
                                    " " small { "(" (o.say("face-result-out")) ")" }
                                }
                            }
                            td { (icon(Icon::Soul)) " " (seat.souls) }
                            td { (icon(Icon::Wound)) " " (seat.wounds) }
                            td { (shown(points(seat))) }
                        }
                    }
                }
            } }
        }
    }
}

fn points(o: &Outline) -> Markup {
    html! {
        section.panel.points {
            h2 { (o.say("face-result-points-title")) }
            @if o.points.is_empty() { p.empty { (o.say("face-result-no-points")) } }
            ol {
                @for point in o.points {
                    @let turn = o.look.text().say("face-result-show", &[("turn", point.turn.into())]);
                    li {
                        a href=(moment_address(&o.table.id, point.at, Eye::All)) {
                            (turn) ": " (point.sentence)
                        }
                    }
                }
            }
        }
    }
}
