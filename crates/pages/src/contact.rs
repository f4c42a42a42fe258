//! Every picture there is on one sheet, pack by pack.

use endboss_art::Icon;
use endboss_cards::{Catalogue, Pack};
use endboss_lexicon::Card;
use maud::{Markup, html};

use crate::catalog::newest;
use crate::{Look, icon, pictures};

/// A card that breathes, for whoever lets things move.
pub(crate) fn moving(card: &Card, id: &str) -> Markup {
    html! {
        span.art.pose {
            img src=(pictures::idle(card, id)) alt="" width="80" height="32" loading="lazy";
        }
    }
}

pub fn contact_sheet(look: &Look, catalogue: &Catalogue) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    html! {
        h1 { (say("face-cards-pictures")) }
        p { a href="/cards" { (say("face-cards-all")) } }
        @for pack in catalogue.packs() { (sheet(look, catalogue, pack)) }
        section {
            h2 { (say("face-signs")) }
            p.signs aria-hidden="true" { @for sign in Icon::ALL { (icon(sign)) " " } }
        }
    }
}

fn sheet(look: &Look, catalogue: &Catalogue, pack: &Pack) -> Markup {
    let manifest = &pack.manifest;
    let cards = catalogue.kinds().map(|kind| (kind, catalogue.entry(kind)));
    let cards: Vec<_> = cards.filter(|(_, entry)| entry.pack == manifest.id).collect();
    let count = look.text().say("face-cards-found", &[("count", cards.len().into())]);
    html! {
        section {
            h2 #(manifest.id) { (manifest.title(look.lang.id())) }
            p.count { (count) }
            ul.contact {
                @for (kind, entry) in cards {
                    @let printing = newest(entry);
                    li {
                        a href={ "/cards/" (entry.id) } {
                            (moving(catalogue.card(kind, printing), &entry.id))
                            (entry.name(look.lang.id(), printing))
                        }
                    }
                }
            }
        }
    }
}
