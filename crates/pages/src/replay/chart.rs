//! Souls and wounds over the turns, as a drawing of our own and as a table of the same.

use endboss_lexicon::Seat;
use maud::{Markup, html};

use super::result::{Outline, TurnScores};

const WIDE: usize = 640;
const HIGH: usize = 260;
/// Room for the numbers at the left and below, and for the letters at the right.
const LEFT: usize = 28;
const RIGHT: usize = 40;
const BELOW: usize = 24;
const ABOVE: usize = 8;

/// Where things stand in the drawing.
struct Plan {
    turns: usize,
    most: usize,
}

impl Plan {
    fn x(&self, n: usize) -> usize {
        LEFT + n * (WIDE - LEFT - RIGHT) / self.turns.saturating_sub(1).max(1)
    }

    fn y(&self, count: usize) -> usize {
        HIGH - BELOW - count * (HIGH - BELOW - ABOVE) / self.most.max(1)
    }
}

pub(super) fn chart(o: &Outline) -> Markup {
    let scores = o.turns.iter().flat_map(|turn| &turn.scores);
    let most = scores.map(|(souls, wounds)| (*souls).max(*wounds)).max().unwrap_or(0);
    let plan = Plan { turns: o.turns.len(), most: usize::from(most).max(4) };
    let seats = o.turns.first().map_or(0, |turn| turn.scores.len());
    let every = plan.turns.div_ceil(12).max(1);
    html! {
        figure.chart {
            figcaption #chart-title { (o.say("face-result-chart")) }
            svg viewBox={ "0 0 " (WIDE) " " (HIGH) } role="img" aria-labelledby="chart-title"
                aria-describedby="chart-about" {
                @for count in (0..=plan.most).step_by(plan.most.div_ceil(6)) {
                    line.grid x1=(LEFT) x2=(WIDE - RIGHT) y1=(plan.y(count)) y2=(plan.y(count)) {}
                    text.axis x=(LEFT - 6) y=(plan.y(count) + 4) text-anchor="end" { (count) }
                }
                @for (n, turn) in o.turns.iter().enumerate().step_by(every) {
                    text.axis x=(plan.x(n)) y=(HIGH - 6) text-anchor="middle" { (turn.turn) }
                }
                @for seat in (0..seats as u8).map(Seat) { (lines(o, &plan, seat)) }
            }
            p #chart-about { (o.say("face-result-chart-about")) }
        }
        (table(o))
    }
}

/// Both lines of a seat. Seats differ by color and by the letters at the end.
fn lines(o: &Outline, plan: &Plan, seat: Seat) -> Markup {
    let of = |turn: &TurnScores| turn.scores.get(seat.index()).copied().unwrap_or_default();
    let points = |count: &dyn Fn((u8, u8)) -> u8| {
        let point = |(n, turn): (usize, &TurnScores)| {
            format!("{},{}", plan.x(n), plan.y(usize::from(count(of(turn)))))
        };
        o.turns.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
    };
    let (souls, wounds) = o.turns.last().map(of).unwrap_or_default();
    // Letters of lines that end together stand side by side.
    let x = WIDE - RIGHT + 6 + 5 * seat.index();
    html! {
        g.{"seat-" (seat.letter())} {
            polyline.souls points=(points(&|(souls, _)| souls)) {}
            polyline.wounds points=(points(&|(_, wounds)| wounds)) {}
            text x=(x) y=(plan.y(souls.into()) + 4) { (seat.letter()) }
            @if wounds != souls {
                text x=(x) y=(plan.y(wounds.into()) + 4) { (seat.letter().to_ascii_lowercase()) }
            }
        }
    }
}

fn table(o: &Outline) -> Markup {
    let seats = o.turns.first().map_or(0, |turn| turn.scores.len()) as u8;
    html! {
        details.numbers {
            summary { (o.say("face-result-table")) }
            div.wide tabindex="0" role="region" aria-label=(o.say("face-result-chart")) {
                table {
                    caption { (o.say("face-result-chart")) }
                    thead {
                        tr {
                            th scope="col" { (o.say("face-result-turn")) }
                            @for seat in (0..seats).map(Seat) {
                                th scope="col" { (seat.letter()) ": " (o.cards.player(seat)) }
                            }
                        }
                    }
                    tbody {
                        @for turn in o.turns {
                            tr {
                                th scope="row" { (turn.turn) }
                                @for (souls, wounds) in &turn.scores {
                                    @let args =
                                        [("souls", (*souls).into()), ("wounds", (*wounds).into())];
                                    td { (o.look.text().say("face-result-souls-wounds", &args)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
