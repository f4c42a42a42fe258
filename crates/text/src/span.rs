//! The parts of a card's text, for those who set them apart.
//!
//! A text is put together by messages, from the inside out, and each may put its own words around
//! what it is given. So its parts are marked while it is made, by characters that no text has, and
//! the marks are taken out of it at the end. [`Text::card_text`](crate::Text::card_text) and
//! [`Text::card_spans`](crate::Text::card_spans) come from one string and cannot disagree.

/// A part of a card's text. All of them in a row are the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    pub kind: SpanKind,
    pub text: String,
}

/// What a part of a card's text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpanKind {
    /// What a sentence belongs to: "Level Up:", "Minion:", "Boss (once):".
    Label,
    /// When it happens, or on what condition: "once per turn, when a Hero enters this Room,".
    Moment,
    /// What is paid first: "destroy this Room".
    Cost,
    /// All the rest.
    Effect,
}

/// Where the parts begin.
const OPEN: [(char, SpanKind); 3] =
    [('\u{e000}', SpanKind::Label), ('\u{e001}', SpanKind::Moment), ('\u{e002}', SpanKind::Cost)];
/// Where each of them ends.
const CLOSE: char = '\u{e003}';

/// Whether this is no part of the text: whoever looks at letters looks past it.
pub(crate) fn is_mark(letter: char) -> bool {
    ('\u{e000}'..=CLOSE).contains(&letter)
}

/// The text as a part of that kind.
pub(crate) fn marked(kind: SpanKind, text: &str) -> String {
    let open = OPEN.iter().find(|(_, opens)| *opens == kind);
    open.map_or_else(|| text.to_owned(), |(open, _)| format!("{open}{text}{CLOSE}"))
}

/// The same for what a message puts before what it was given.
pub(crate) fn marked_before(kind: SpanKind, said: String, given: &str) -> String {
    let Some(before) = said.strip_suffix(given) else { return said };
    let words = before.trim_end();
    format!("{}{}{given}", marked(kind, words), &before[words.len()..])
}

/// Without the marks.
pub(crate) fn plain(text: &str) -> String {
    text.chars().filter(|letter| !is_mark(*letter)).collect()
}

/// The parts that the marks tell apart; none is empty.
pub(crate) fn spans(text: &str) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    let mut kind = SpanKind::Effect;
    for letter in text.chars() {
        if let Some((_, opens)) = OPEN.iter().find(|(open, _)| *open == letter) {
            kind = *opens;
        } else if letter == CLOSE {
            kind = SpanKind::Effect;
        } else {
            match spans.last_mut() {
                Some(last) if last.kind == kind => last.text.push(letter),
                _ => spans.push(Span { kind, text: letter.into() }),
            }
        }
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_told_apart_and_marks_are_taken_out() {
        let cost = marked(SpanKind::Cost, "pay 1 coin");
        let rest = format!("{cost}: draw a card.");
        let said = marked_before(SpanKind::Label, format!("Minion: {rest}"), &rest);
        assert_eq!(plain(&said), "Minion: pay 1 coin: draw a card.");
        let parts: Vec<(SpanKind, String)> =
            spans(&said).into_iter().map(|span| (span.kind, span.text)).collect();
        let (label, effect) = (SpanKind::Label, SpanKind::Effect);
        let wanted = [
            (label, "Minion:"),
            (effect, " "),
            (SpanKind::Cost, "pay 1 coin"),
            (effect, ": draw a card."),
        ];
        assert_eq!(parts, wanted.map(|(kind, text)| (kind, text.to_owned())));
    }

    #[test]
    fn what_is_said_after_is_no_label() {
        let said = marked_before(SpanKind::Label, "draw a card, Minion".to_owned(), "draw a card");
        assert_eq!(said, "draw a card, Minion");
        assert_eq!(spans(""), Vec::<Span>::new());
    }
}
