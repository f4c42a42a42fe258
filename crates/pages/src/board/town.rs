//! The town: heroes that wait, landmarks with their spaces, the market, decks and the discard pile.

use endboss_art::Icon;
use endboss_lexicon::{Back, CardKind, Face};
use endboss_view::{LandmarkView, Pick};
use maud::{Markup, html};

use super::Board;
use super::choices::described;
use super::dungeon::{counted, hero_tile, minion};
use super::tile::{Tile, tile};
use crate::card::rules;
use crate::icon;

pub(super) fn town(b: &Board) -> Markup {
    html! {
        section.town #town aria-labelledby="town-title" data-key="town" {
            h2 #town-title { (icon(Icon::Town)) (b.say("ui-town")) }
            (decks(b))
            div.row {
                @for hero in &b.view.town { (hero_tile(b, hero, "waits")) }
                @if b.view.town.is_empty() { p.empty { (b.say("ui-town-empty")) } }
            }
            @if !b.view.landmarks.is_empty() {
                ol.landmarks {
                    @for landmark in &b.view.landmarks { (landmark_of(b, landmark)) }
                }
                (market(b))
            }
        }
    }
}

fn landmark_of(b: &Board, place: &LandmarkView) -> Markup {
    let choices = b.choices();
    let face = b.cards.face(place.card);
    let name = b.cards.card(place.card);
    let summon = match &face.face {
        Face::Landmark(landmark) => landmark.summon(),
        _ => u8::MAX,
    };
    html! {
        li.{"landmark frame-" (crate::card::frame(face))} data-key={ "place-" (place.card.0) } {
            a.place href={ "/cards/" (b.cards.id(place.card)) } { (name) }
            div.spaces {
                @for (n, stands) in (0u8..).zip(&place.minions) {
                    @let pick = Pick::Space { landmark: place.card, space: n };
                    @let says = b.text.ability_text(face, n);
                    @let parts = b.text.ability_spans(face, n);
                    @let number = choices.number(pick);
                    @let covered = !place.heroes.is_empty() && n != summon && place.heroes.len() < 2;
                    @let class = if n == summon { "space summon" } else { "space" };
                    @match number {
                        Some(number) => {
                            button.{(class) " can" (choices.glow(pick))} type="submit" form="pick" name="pick"
                                value=(b.cards.word(pick)) data-n=(number)
                                data-key={ "space-" (place.card.0) "-" (n) }
                                aria-description=[described(&choices.about(pick))] {
                                span.hide { (choices.name(pick)) }
                                kbd aria-hidden="true" { (number) }
                                span.about aria-hidden="true" { span { (rules(&parts)) } }
                            }
                        }
                        None => {
                            span.{(class) @if covered { " covered" }} tabindex="0" role="img"
                                data-key={ "space-" (place.card.0) "-" (n) }
                                aria-label=(space_label(b, name, *stands, &says)) {
                                @if let Some(seat) = stands { (minion(*seat)) }
                                span.about aria-hidden="true" { span { (rules(&parts)) } }
                            }
                        }
                    }
                }
            }
            div.guests {
                @for hero in &place.heroes { (hero_tile(b, hero, "guest")) }
            }
        }
    }
}

fn space_label(
    b: &Board,
    place: &str,
    stands: Option<endboss_lexicon::Seat>,
    says: &str,
) -> String {
    match stands {
        Some(seat) => {
            let who = b.text.say("ui-minion-of", &[("player", b.cards.player(seat).into())]);
            format!("{place}: {who}. {says}")
        }
        None => format!("{place}: {says}"),
    }
}

fn market(b: &Board) -> Markup {
    html! {
        div.market data-key="market" {
            h3 { (icon(Icon::Market)) (b.say("ui-market")) }
            div.row {
                @for (n, kind) in b.view.market.iter().enumerate() {
                    @let copy = b.view.market[..n].iter().filter(|other| *other == kind).count();
                    (tile(b, &Tile {
                        key: format!("market-{}-{copy}", kind.0),
                        kind: *kind,
                        pick: Some(Pick::Card(*kind)),
                        ..Tile::default()
                    }))
                }
                @if b.view.market.is_empty() { p.empty { (b.say("ui-market-empty")) } }
            }
        }
    }
}

fn decks(b: &Board) -> Markup {
    let view = b.view;
    let pile = |sign: Icon, id: &str, count: usize| {
        let says = b.text.say(id, &[("count", count.into())]);
        html! { span.pile { (counted(sign, count, &says)) } }
    };
    html! {
        div.decks data-key="decks" {
            (pile(Icon::Back(Back::Room), "face-deck-rooms", view.room_deck.into()))
            (pile(Icon::Back(Back::Spell), "face-deck-spells", view.spell_deck.into()))
            (pile(Icon::Hero, "face-deck-heroes", view.ordinary_heroes.len()))
            (pile(Icon::Epic, "face-deck-epics", view.epic_heroes.len()))
            details.discard data-key="discard" {
                summary {
                    (icon(Icon::Discard)) b { (view.discard.len()) }
                    span.hide { (b.say("ui-discard")) }
                }
                div.sheet {
                    h3 { (b.say("ui-discard")) }
                    (listed(b, &view.discard, "discard"))
                    @if !view.items.is_empty() {
                        h3 { (b.say("ui-items-waiting")) }
                        (listed(b, &view.items, "items"))
                    }
                }
            }
        }
    }
}

/// Cards one below the other, with how many of each.
fn listed(b: &Board, cards: &[CardKind], key: &str) -> Markup {
    let mut sorts: Vec<(CardKind, usize)> = Vec::new();
    for kind in cards {
        match sorts.iter_mut().find(|(other, _)| other == kind) {
            Some((_, count)) => *count += 1,
            None => sorts.push((*kind, 1)),
        }
    }
    html! {
        @if sorts.is_empty() { p.empty { (b.say("ui-discard-empty")) } }
        ul.cards {
            @for (kind, count) in sorts {
                li {
                    (tile(b, &Tile { key: format!("{key}-{}", kind.0), kind, ..Tile::default() }))
                    @if count > 1 { b.count { "×" (count) } }
                }
            }
        }
    }
}
