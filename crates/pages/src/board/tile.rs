//! A card on the board: small, and telling everything when it is looked at.

use endboss_art::Icon;
use endboss_lexicon::{Back, CardKind, Face};
use endboss_view::Pick;
use maud::{Markup, html};

use super::Board;
use super::choices::described;
use crate::card::{advanced, art, corner, frame, printed, rules, sort};
use crate::{chips, icon, pictures};

/// A face-up card and how it stands here.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tile {
    /// The place on the board, by which a browser knows the element again.
    pub key: String,
    pub kind: CardKind,
    /// The number in its corner now, if it is not the printed one.
    pub number: Option<(Icon, String)>,
    /// How it stands, in words; told after what the card says.
    pub notes: Vec<String>,
    /// What choosing it would be.
    pub pick: Option<Pick>,
    /// What it is called when something is dropped on it.
    pub word: Option<Pick>,
    pub class: &'static str,
}

/// The card as a button if it may be chosen, else as a link to all about it.
pub(crate) fn tile(b: &Board, tile: &Tile) -> Markup {
    let card = b.cards.face(tile.kind);
    let (id, name) = (b.cards.id(tile.kind), b.cards.card(tile.kind));
    let choices = b.choices();
    let chosen = tile.pick.and_then(|pick| Some((pick, choices.number(pick)?)));
    let says = b.text.card_text(card);
    let line = b.text.card_line(card, b.cards.gender(tile.kind));
    let notes = b.text.facts(&tile.notes);
    let word = tile.word.or(tile.pick).map(|pick| b.cards.word(pick));
    let hero = matches!(card.face, Face::Hero(_));
    let walk = hero.then(|| pictures::walk(card, id));
    let number = tile.number.clone().or_else(|| corner(card));
    let label = match &chosen {
        Some((pick, _)) => choices.name(*pick),
        None if notes.is_empty() => format!("{name}. {line}"),
        None => format!("{name}. {line}. {notes}"),
    };
    // A name is short. What the card is, does and how it stands is told after it.
    let about = match &chosen {
        Some((pick, _)) => {
            let notes = tile.notes.iter().filter(|note| !label.contains(note.as_str())).cloned();
            described(&choices.about(*pick).into_iter().chain(notes).collect::<Vec<_>>())
        }
        None => described(std::slice::from_ref(&says)),
    };
    let inside = html! {
        // Its whole name; what is seen says the same in signs.
        span.hide { (label) }
        (art(card, id))
        span.title aria-hidden="true" { (name) }
        span.marks aria-hidden="true" {
            @if let Some((sign, number)) = &number {
                span.number { (icon(*sign)) b { (number) } }
            }
            (chips(printed(card).iter(), &b.text))
            @if let Some(sign) = sort(card) { span.sort { (icon(sign)) } }
            @if advanced(card) { span.adv { (icon(Icon::Advanced)) } }
        }
        span.about aria-hidden="true" {
            strong { (name) }
            span { (line) }
            @if !says.is_empty() { span { (rules(&b.text.card_spans(card))) } }
            @for note in &tile.notes { em { (note) } }
        }
    };
    html! {
        @if let Some((pick, number)) = chosen {
            button.{"card can frame-" (frame(card)) " " (tile.class) (choices.glow(pick))} type="submit" form="pick"
                name="pick" value=(b.cards.word(pick)) data-n=(number) data-key=(tile.key)
                data-card=(id) data-word=[word] data-walk=[walk] aria-description=[about] {
                kbd aria-hidden="true" { (number) }
                (inside)
            }
        } @else {
            a.{"card frame-" (frame(card)) " " (tile.class)} href={ "/cards/" (id) }
                data-key=(tile.key) data-card=(id) data-word=[word] data-walk=[walk]
                aria-description=[about] { (inside) }
        }
    }
}

/// A card of which only the back is seen.
pub(crate) fn back(b: &Board, back: Back, key: &str) -> Markup {
    let name = match back {
        Back::Room => b.say("face-back-room"),
        Back::Spell => b.say("face-back-spell"),
    };
    html! {
        span.card.back data-key=(key) data-card=(back_id(back)) role="img" aria-label=(name) {
            img.art src=(pictures::back(back)) alt="" width="40" height="56";
        }
    }
}

fn back_id(back: Back) -> &'static str {
    match back {
        Back::Room => "back-room",
        Back::Spell => "back-spell",
    }
}
