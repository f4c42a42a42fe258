//! What may be chosen now, each with the number a keyboard knows it by.

use endboss_lexicon::CardKind;
use endboss_text::Span;
use endboss_view::{Ask, Pick};
use maud::{Markup, html};

use super::Board;
use crate::card::rules;

#[derive(Clone, Copy)]
pub(crate) struct Choices<'a> {
    board: Board<'a>,
    ask: Option<&'a Ask>,
}

impl<'a> Choices<'a> {
    pub fn new(board: Board<'a>) -> Choices<'a> {
        let open = !board.still && board.ask.is_some();
        Choices { board, ask: board.view.ask.as_ref().filter(|_| open) }
    }

    pub fn ask(&self) -> Option<&'a Ask> {
        self.ask
    }

    /// Its number, if this may be chosen.
    pub fn number(&self, pick: Pick) -> Option<usize> {
        self.all().position(|option| option == pick).map(|at| at + 1)
    }

    /// Everything that may be chosen, in the order of its numbers: doing nothing comes last, so that
    /// nobody does it by pressing the first thing, and what a lesson wants first, where it is seen at
    /// once.
    pub fn all(&self) -> impl Iterator<Item = Pick> + use<'a> {
        let options = self.ask.map_or(&[][..], |ask| &ask.options);
        let meant = self.board.guide.and_then(|guide| guide.pick);
        let rank = move |pick: Pick| match pick {
            pick if Some(pick) == meant => 0,
            Pick::Pass => 2,
            _ => 1,
        };
        (0..3).flat_map(move |n| options.iter().copied().filter(move |pick| rank(*pick) == n))
    }

    /// The first of these that may be chosen.
    pub fn first(&self, picks: impl IntoIterator<Item = Pick>) -> Option<Pick> {
        picks.into_iter().find(|pick| self.number(*pick).is_some())
    }

    /// What choosing it means, in a sentence.
    pub fn says(&self, pick: Pick) -> String {
        let b = &self.board;
        let said = self.ask.map(|ask| b.text.pick(&pick, ask, b.view, b.cards));
        said.unwrap_or_default()
    }

    /// The same as a name, without the text of the card: that is told after it, by whoever wants to
    /// hear it. Where two abilities of one card may be used, their texts tell them apart.
    pub fn name(&self, pick: Pick) -> String {
        let name = self.short(pick);
        match self.all().any(|other| other != pick && self.short(other) == name) {
            true => self.says(pick),
            false => name,
        }
    }

    fn short(&self, pick: Pick) -> String {
        let mut said = self.says(pick);
        let Some(face) = self.card(pick).map(|kind| self.board.cards.face(kind)) else {
            return said;
        };
        let whole = self.board.text.card_text(face);
        let part = self.ability(pick).map(|it| self.board.text.ability_text(face, it));
        let texts = [Some(whole), part].into_iter().flatten().filter(|text| !text.is_empty());
        for text in texts {
            if let Some(name) = said.strip_suffix(&text) {
                said.truncate(name.trim_end_matches([' ', '\u{a0}', '.', ':']).len());
            }
        }
        said
    }

    /// The card that this names, where it does.
    pub fn card(&self, pick: Pick) -> Option<CardKind> {
        let view = self.board.view;
        let mine = self.ask.map(|ask| view.seat(ask.seat));
        let room = |seat: &endboss_view::SeatView, slot: u8| {
            seat.slots.get(usize::from(slot))?.room.as_ref().map(|room| room.card)
        };
        match pick {
            Pick::Card(kind) | Pick::Deck(kind) | Pick::Hero(kind) => Some(kind),
            Pick::Space { landmark, .. } => Some(landmark),
            Pick::Slot { seat, slot } => room(view.seat(seat), slot),
            Pick::Use { slot, .. } => room(mine?, slot),
            Pick::UseBoss { .. } => mine?.boss.map(|boss| boss.card),
            Pick::UseItem => mine?.item,
            Pick::Declared(n) => view.declared.get(usize::from(n)).map(|it| it.source.card),
            Pick::Pass | Pick::Yes | Pick::NewSlot | Pick::Seat(_) | Pick::Back(_) => None,
        }
    }

    /// Which of its abilities.
    fn ability(&self, pick: Pick) -> Option<u8> {
        match pick {
            Pick::Use { ability, .. } | Pick::UseBoss { ability } => Some(ability),
            Pick::Space { space, .. } => Some(space),
            Pick::UseItem => Some(0),
            _ => None,
        }
    }

    /// What is to be known of the card that this names: what it is, if the name does not say it, and
    /// what it does.
    pub fn about(&self, pick: Pick) -> Vec<String> {
        let Some(kind) = self.card(pick) else {
            return Vec::new();
        };
        let face = self.board.cards.face(kind);
        let text = &self.board.text;
        let (line, does) = match pick {
            // Every space of a landmark is a choice of its own.
            Pick::Space { space, .. } => (String::new(), text.ability_text(face, space)),
            // Its name tells what a hero is, as it is now.
            Pick::Hero(_) => (String::new(), text.card_text(face)),
            _ => (text.card_line(face, self.board.cards.gender(kind)), text.card_text(face)),
        };
        let said = self.name(pick);
        let told = |part: &String| !part.is_empty() && !said.contains(part.as_str());
        [line, does].into_iter().filter(told).collect()
    }

    /// What is said of a choice; where it ends with the text of its card, with the parts of that.
    fn parted(&self, pick: Pick, said: &str) -> Markup {
        let text = &self.board.text;
        let texts = self.card(pick).map(|kind| self.board.cards.face(kind)).map(|face| {
            let part = self.ability(pick).map(|it| text.ability_spans(face, it));
            [Some(text.card_spans(face)), part].into_iter().flatten()
        });
        let ends = |spans: &Vec<Span>| {
            let whole: String = spans.iter().map(|span| span.text.as_str()).collect();
            said.strip_suffix(&whole).filter(|_| !whole.is_empty())
        };
        let found = texts.into_iter().flatten().find_map(|it| ends(&it).map(|before| (before, it)));
        match found {
            Some((before, spans)) => html! { (before) (rules(&spans)) },
            None => html! { (said) },
        }
    }

    /// The class of what a lesson wants to be chosen.
    pub fn glow(&self, pick: Pick) -> &'static str {
        match self.board.guide.is_some_and(|guide| guide.pick == Some(pick)) {
            true => " meant",
            false => "",
        }
    }

    /// A plain button that chooses it.
    pub fn button(&self, pick: Pick, class: &str) -> Markup {
        let Some(number) = self.number(pick) else { return html! {} };
        let (says, name, about) = (self.says(pick), self.name(pick), self.about(pick));
        let card = self.card(pick).map(|kind| self.board.cards.card(kind));
        html! {
            button.{"choice " (class) (self.glow(pick))} type="submit" form="pick" name="pick"
                value=(self.board.cards.word(pick)) data-n=(number)
                aria-description=[described(&about)] {
                kbd aria-hidden="true" { (number) }
                span {
                    (name)
                    // What is long is seen at once, and heard after the name.
                    @if let Some(does) = says.strip_prefix(&name).filter(|does| !does.is_empty()) {
                        span aria-hidden="true" { (self.parted(pick, does)) }
                    }
                    @if !self.glow(pick).is_empty() {
                        span.hide { " (" (self.board.say("face-learn-meant")) ")" }
                    }
                }
                @if let Some(card) = card.filter(|_| !about.is_empty()) {
                    span.about aria-hidden="true" {
                        strong { (card) }
                        @for part in &about { span { (self.parted(pick, part)) } }
                    }
                }
            }
        }
    }
}

/// Parts of a description as one, each a sentence; none if there is nothing to tell.
pub(super) fn described(parts: &[String]) -> Option<String> {
    let sentence = |part: &String| match part.ends_with(['.', '!', '?', '…']) {
        true => part.clone(),
        false => format!("{part}."),
    };
    let parts: Vec<String> = parts.iter().filter(|part| !part.is_empty()).map(sentence).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}
