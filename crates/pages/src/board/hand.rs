//! My hand.

use endboss_view::Pick;
use maud::{Markup, html};

use super::Board;
use super::tile::{Tile, tile};

pub(super) fn hand(b: &Board) -> Markup {
    let seat = b.me().map(|me| b.view.seat(me));
    let cards = seat.and_then(|seat| seat.hand.as_ref());
    let offered = seat.map_or(&[][..], |seat| &seat.offered);
    html! {
        section.hand #hand aria-labelledby="hand-title" data-key="hand" {
            h2 #hand-title {
                (b.say("ui-hand")) " "
                small { (cards.map_or(0, Vec::len) + offered.len()) }
            }
            @match cards {
                Some(cards) if !cards.is_empty() || !offered.is_empty() => {
                    div.cards {
                        // The bosses to choose from are dealt like a hand. [R2.2]
                        @for kind in offered {
                            (tile(b, &Tile {
                                key: format!("offer-{}", kind.0),
                                kind: *kind,
                                pick: Some(Pick::Card(*kind)),
                                ..Tile::default()
                            }))
                        }
                        @for (n, kind) in cards.iter().enumerate() {
                            @let copy = cards[..n].iter().filter(|other| *other == kind).count();
                            (tile(b, &Tile {
                                key: format!("hand-{}-{copy}", kind.0),
                                kind: *kind,
                                pick: Some(Pick::Card(*kind)),
                                ..Tile::default()
                            }))
                        }
                    }
                }
                Some(_) => { p.empty { (b.say("ui-hand-empty")) } }
                None => { p.empty { (b.say("face-no-hand")) } }
            }
        }
    }
}

/// Every hand that is known, with the bosses on offer, where nobody plays any more.
pub(super) fn hands(b: &Board) -> Markup {
    let known = b.view.seats.iter().filter_map(|seat| {
        let cards = seat.offered.iter().chain(seat.hand.as_ref()?).copied();
        Some((seat.seat, cards.collect::<Vec<_>>()))
    });
    let known: Vec<_> = known.filter(|(_, cards)| !cards.is_empty()).collect();
    html! {
        @if !known.is_empty() {
            section.hand.hands #hand data-key="hand" {
                @for (seat, cards) in known {
                    @let player = b.cards.player(seat);
                    div data-key={ "hand-of-" (seat.letter()) } {
                        h2 { (b.text.say("face-replay-hand-of", &[("player", player.into())])) }
                        div.cards {
                            @for (n, kind) in cards.iter().enumerate() {
                                (tile(b, &Tile {
                                    key: format!("hand-{}-{n}", seat.letter()),
                                    kind: *kind,
                                    ..Tile::default()
                                }))
                            }
                        }
                    }
                }
            }
        }
    }
}
