//! The others, at a glance; each can be enlarged.

use endboss_lexicon::Seat;
use maud::{Markup, html};

use super::Board;
use super::dungeon::{banner, rooms};

pub(super) fn rivals(b: &Board, near: Seat) -> Markup {
    // Clockwise, beginning with whoever sits next to the seat in the middle.
    let count = b.view.seats.len();
    let others = (1..count).map(|n| &b.view.seats[(near.index() + n) % count]);
    html! {
        section.rivals aria-label=(b.say("face-rivals")) data-key="rivals" {
            @for seat in others {
                @let letter = seat.seat.letter();
                section.{"rival seat-" (letter) @if seat.out { " out" }} #{ "seat-" (letter) }
                    aria-labelledby={ "rival-" (letter) } data-key={ "rival-" (letter) } {
                    (banner(b, seat, &format!("rival-{letter}")))
                    (rooms(b, seat))
                    a.zoom href={ "#seat-" (letter) } {
                        span.hide { (b.text.say("face-enlarge", &[("player", b.cards.player(seat.seat).into())])) }
                        span aria-hidden="true" { "⤢" }
                    }
                    a.unzoom href="#board" { (b.say("face-back-to-board")) }
                }
            }
        }
    }
}
