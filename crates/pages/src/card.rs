//! Cards: small ones on the board, whole ones where they are read.

use endboss_art::Icon;
use endboss_lexicon::{Card, CardKind, Damage, Face, Gender, Icons, RoomSort, Treasure};
use endboss_text::{Names, Span, SpanKind, Text};
use endboss_view::Pick;
use maud::{Markup, html};

use crate::{icon, pictures};

/// The cards of one table.
pub trait Cards: Names {
    /// As packs name it: `classic/dark-altar`.
    fn id(&self, kind: CardKind) -> &str;
    /// A pick as it is sent.
    fn word(&self, pick: Pick) -> String;
}

/// The class by which a card is framed: the kind of treasure that leads, or what it is.
pub(crate) fn frame(card: &Card) -> &'static str {
    match &card.face {
        Face::Room(room) => leading(room.treasure),
        Face::Boss(boss) => leading(boss.treasure),
        Face::Hero(hero) => hero.treasure.first().map_or("plain", |kind| kind.id()),
        Face::Landmark(landmark) => landmark.treasure.map_or("plain", Treasure::id),
        Face::Item(item) => item.treasure.map_or("plain", Treasure::id),
        Face::Spell(_) => "spell",
    }
}

fn leading(treasure: Icons) -> &'static str {
    treasure.iter().max_by_key(|(_, count)| *count).map_or("plain", |(kind, _)| kind.id())
}

/// Treasure by shape, letter and color.
pub fn chips(treasure: impl IntoIterator<Item = (Treasure, u8)>, text: &Text) -> Markup {
    html! {
        span.chips {
            @for (kind, count) in treasure { (chip(kind, count, &text.treasure(kind), false, text)) }
        }
    }
}

/// So much treasure of a kind, with what is said of it; whether that tells the number already.
pub(crate) fn chip(kind: Treasure, count: u8, says: &str, told: bool, text: &Text) -> Markup {
    html! {
        span.{"chip " (kind.id()) @if count == 1 { " single" }} title=(says) {
            (icon(Icon::Treasure(kind)))
            i aria-hidden="true" { (text.treasure_letter(kind)) }
            b aria-hidden=[told.then_some("true")] { (count) }
            span.hide { " " (says) " " }
        }
    }
}

/// The icons printed on a card.
pub(crate) fn printed(card: &Card) -> Icons {
    let one = |kinds: &[Treasure]| {
        let mut icons = Icons::default();
        for kind in kinds {
            match kind {
                Treasure::Cleric => icons.cleric += 1,
                Treasure::Fighter => icons.fighter += 1,
                Treasure::Mage => icons.mage += 1,
                Treasure::Thief => icons.thief += 1,
                Treasure::Explorer => icons.explorer += 1,
            }
        }
        icons
    };
    match &card.face {
        Face::Room(room) => room.treasure,
        Face::Boss(boss) => boss.treasure,
        Face::Hero(hero) => one(&hero.treasure),
        Face::Landmark(landmark) => one(landmark.treasure.as_slice()),
        Face::Item(item) => one(item.treasure.as_slice()),
        Face::Spell(_) => Icons::default(),
    }
}

/// The number in a card's corner: what it deals, or what it bears.
pub(crate) fn corner(card: &Card) -> Option<(Icon, String)> {
    match &card.face {
        Face::Room(room) => {
            let damage = match room.damage {
                Damage::Fixed(damage) => damage.to_string(),
                Damage::PerRoom(_) | Damage::PerTreasure(_) | Damage::PerBelow => "*".to_owned(),
            };
            Some((Icon::Damage, damage))
        }
        Face::Hero(hero) => Some((Icon::Health, hero.health.to_string())),
        Face::Boss(boss) => Some((Icon::Experience, boss.xp.to_string())),
        Face::Spell(_) | Face::Landmark(_) | Face::Item(_) => None,
    }
}

/// The sign of what a card is, where cards of several sorts lie together.
pub(crate) fn sort(card: &Card) -> Option<Icon> {
    match &card.face {
        Face::Room(room) => Some(match room.sort {
            RoomSort::Monster => Icon::Monster,
            RoomSort::Trap => Icon::Trap,
        }),
        Face::Spell(_) => Some(Icon::Spell),
        Face::Item(_) => Some(Icon::Item),
        Face::Hero(hero) if hero.epic => Some(Icon::Epic),
        Face::Hero(_) | Face::Boss(_) | Face::Landmark(_) => None,
    }
}

/// Whether the card is an advanced room.
pub(crate) fn advanced(card: &Card) -> bool {
    matches!(&card.face, Face::Room(room) if room.advanced)
}

pub(crate) fn art(card: &Card, id: &str) -> Markup {
    html! { img.art src=(pictures::card(card, id)) alt="" width="40" height="32"; }
}

/// What a card says, with labels and costs set apart. Where only a string can stand, in a title or a
/// description, stands the plain text.
pub(crate) fn rules(spans: &[Span]) -> Markup {
    html! {
        @for span in spans {
            @match span.kind {
                SpanKind::Label => b.label { (span.text) },
                SpanKind::Cost => span.cost { (span.text) },
                SpanKind::Moment | SpanKind::Effect => (span.text),
            }
        }
    }
}

/// A whole card: picture, name, numbers and everything it says.
pub fn full(card: &Card, id: &str, name: &str, gender: Gender, text: &Text) -> Markup {
    let says = text.card_spans(card);
    html! {
        article.{"full frame-" (frame(card))} {
            h3.title { (name) }
            (art(card, id))
            p.line { (text.card_line(card, gender)) }
            @if !says.is_empty() { p.says { (rules(&says)) } }
            (foot(card, text))
        }
    }
}

/// The last line of a whole card: its number, its treasure and what sort of card it is.
pub(crate) fn foot(card: &Card, text: &Text) -> Markup {
    html! {
        div.foot {
            @if let Some((sign, number)) = corner(card) {
                span.number { (icon(sign)) b { (number) } }
            }
            (chips(printed(card).iter(), text))
            @if let Some(sign) = sort(card) { (icon(sign)) }
            @if advanced(card) { (icon(Icon::Advanced)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use endboss_cards::Catalogue;
    use endboss_lexicon::Printing;
    use endboss_text::Lang;

    use super::*;

    /// What is left to read of it.
    fn read(markup: &str) -> String {
        let mut out = String::new();
        let mut inside = false;
        for letter in markup.chars() {
            match letter {
                '<' => inside = true,
                '>' => inside = false,
                _ if inside => {}
                _ => out.push(letter),
            }
        }
        out
    }

    #[test]
    fn labels_and_costs_are_set_apart_and_nothing_else_changes() {
        let catalogue = Catalogue::shipped(&["classic", "coins", "super", "items"]);
        let mut seen = 0;
        for kind in catalogue.kinds() {
            let card = catalogue.card(kind, Printing::Second);
            for lang in Lang::ALL {
                let text = Text::new(lang).typeset();
                let spans = text.card_spans(card);
                let markup = rules(&spans).into_string();
                assert_eq!(read(&markup), text.card_text(card));
                for (kind, tag) in [
                    (SpanKind::Label, "<b class=\"label\">"),
                    (SpanKind::Cost, "<span class=\"cost\">"),
                ] {
                    let count = spans.iter().filter(|span| span.kind == kind).count();
                    assert_eq!(markup.matches(tag).count(), count, "{markup}");
                    seen += count;
                }
            }
        }
        assert!(seen > 300, "{seen} labels and costs");
    }

    #[test]
    fn a_whole_card_shows_its_label_and_its_cost() {
        let catalogue = Catalogue::shipped(&["coins"]);
        let kind = catalogue.kind("baroness-bullion").expect("a shipped pack has it");
        let card = catalogue.card(kind, Printing::Second);
        let (id, gender) = (catalogue.id(kind), catalogue.gender(kind, "en"));
        let page = full(card, id, "Baroness Bullion", gender, &Text::new(Lang::En));
        let says = "<p class=\"says\"><b class=\"label\">After Level Up,</b> once per turn, \
                    <span class=\"cost\">pay 2 coins</span>: put a +1 token on";
        assert!(page.into_string().contains(says));
    }
}
