//! The parts of a card's text.

use endboss_lexicon::{Card, CardKind, Face, Printing, When};
use endboss_text::{Lang, Span, SpanKind, Text};

use crate::table::shipped;

fn joined(spans: &[Span]) -> String {
    spans.iter().map(|span| span.text.as_str()).collect()
}

fn count(spans: &[Span], kind: SpanKind) -> usize {
    spans.iter().filter(|span| span.kind == kind).count()
}

/// How many sentences of the card have a label.
fn labels(card: &Card) -> usize {
    match &card.face {
        Face::Boss(boss) => boss.abilities.len() + boss.lasting.len(),
        Face::Room(room) => room.abilities.iter().filter(|it| it.when == When::Minion).count(),
        Face::Landmark(landmark) => landmark.spaces.len(),
        Face::Item(_) => 2,
        Face::Spell(_) | Face::Hero(_) => 0,
    }
}

/// Every card of every box, with where it comes from.
fn every(mut look: impl FnMut(&Card, &str)) {
    let catalogue = shipped();
    for kind in catalogue.kinds() {
        for printing in Printing::ALL {
            let card = catalogue.card(kind, printing);
            if card.copies > 0 {
                look(card, catalogue.id(kind));
            }
        }
    }
}

#[test]
fn the_parts_in_a_row_are_the_text() {
    let mut seen = 0;
    every(|card, id| {
        for lang in Lang::ALL {
            let (plain, set) = (Text::new(lang), Text::new(lang).typeset());
            for text in [plain, set] {
                let spans = text.card_spans(card);
                let whole = text.card_text(card);
                assert_eq!(joined(&spans), whole, "{id}");
                assert!(!whole.contains(|c| ('\u{e000}'..='\u{f8ff}').contains(&c)), "{whole:?}");
                assert!(spans.iter().all(|span| !span.text.is_empty()), "{spans:?}");
                seen += spans.len();
                for ability in 0..card.abilities().len() as u8 {
                    let spans = text.ability_spans(card, ability);
                    assert_eq!(joined(&spans), text.ability_text(card, ability), "{id}");
                }
            }
            // Set for a page, the same parts hold together.
            let tied = |spans: Vec<Span>| -> Vec<Span> {
                let untied = |span: Span| Span { text: span.text.replace('\u{a0}', " "), ..span };
                spans.into_iter().map(untied).collect()
            };
            assert_eq!(tied(set.card_spans(card)), plain.card_spans(card), "{id}");
        }
    });
    assert!(seen > 5000, "{seen}");
}

#[test]
fn every_language_tells_the_same_parts_apart() {
    every(|card, id| {
        let costs = card.abilities().iter().filter(|it| !it.cost.is_empty()).count();
        let moments = count(&Text::new(Lang::En).card_spans(card), SpanKind::Moment);
        for lang in Lang::ALL {
            let spans = Text::new(lang).card_spans(card);
            assert_eq!(count(&spans, SpanKind::Label), labels(card), "{id}: {spans:?}");
            assert_eq!(count(&spans, SpanKind::Cost), costs, "{id}: {spans:?}");
            assert_eq!(count(&spans, SpanKind::Moment), moments, "{id}: {spans:?}");
            for span in &spans {
                let text = &span.text;
                match span.kind {
                    SpanKind::Label => assert!(text.ends_with(':') || card_is_paid(card), "{text}"),
                    SpanKind::Cost | SpanKind::Moment => assert_eq!(text.trim(), text, "{spans:?}"),
                    SpanKind::Effect => {}
                }
            }
        }
    });
}

/// A boss whose ability costs something: the cost has the colon, so the label before it has none.
fn card_is_paid(card: &Card) -> bool {
    matches!(card.face, Face::Boss(_)) && card.abilities().iter().any(|it| !it.cost.is_empty())
}

#[test]
fn labels_and_costs_stand_apart() {
    let catalogue = shipped();
    let said = |id: &str, lang: Lang| {
        let kind: CardKind = catalogue.kind(id).expect("a shipped pack has it");
        let spans = Text::new(lang).card_spans(catalogue.card(kind, Printing::Second));
        let sign = |span: &Span| match span.kind {
            SpanKind::Label => format!("<{}>", span.text),
            SpanKind::Moment => format!("({})", span.text),
            SpanKind::Cost => format!("[{}]", span.text),
            SpanKind::Effect => span.text.clone(),
        };
        spans.iter().map(sign).collect::<String>()
    };
    for (id, parts) in [
        ("dark-altar", "[Destroy this Room]: take any card from the discard pile."),
        (
            "baroness-bullion",
            "<After Level Up,> (once per turn,) [pay 2 coins]: put a +1 token on one of your Rooms.",
        ),
        (
            "set-of-skeleton-keys",
            "<Hero:> the first Room it enters each turn deals it no damage. \
             <Boss (once):> draw 1 Room card and 1 Spell.",
        ),
    ] {
        assert_eq!(said(id, Lang::En), parts);
    }
}
