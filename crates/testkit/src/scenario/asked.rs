//! Questions by name: `A is asked about a target for Freeze`.

use endboss_lexicon::CardKind;
use endboss_view::{Asked, Source};

use super::cards::Cards;
use super::words::unknown;

/// A kind of question, and the card it must be for, if said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Question {
    pub(super) about: &'static str,
    pub(super) card: Option<CardKind>,
}

pub(super) const QUESTIONS: [&str; 41] = [
    "a boss",
    "a mulligan",
    "an opening discard",
    "a first room",
    "a draw",
    "placing a room",
    "where to place",
    "declaring",
    "canceling",
    "a target",
    "a room as a cost",
    "a card as a cost",
    "a soul as a cost",
    "using it",
    "the order",
    "discarding",
    "the discard pile",
    "room or spell",
    "a hand",
    "a search",
    "building it",
    "destroying a room",
    "a stack to swap",
    "the other stack",
    "building a room",
    "where to build",
    "a soul to return",
    "a wound to heal",
    "machinations",
    "the market",
    "the minion",
    "a token",
    "losing a token",
    "moving a token",
    "where to move it",
    "a token as a cost",
    "a summons",
    "a card left on the market",
    "moving the minion",
    "a hero to send",
    "a stack to shuffle",
];

pub(super) fn question(cards: &Cards, text: &str) -> Result<Question, String> {
    let exact = QUESTIONS.into_iter().find(|about| *about == text);
    if let Some(about) = exact {
        return Ok(Question { about, card: None });
    }
    let (about, card) = match text.rsplit_once(" for ") {
        Some((about, card)) => (about.trim(), Some(cards.find(card)?)),
        None => (text, None),
    };
    match QUESTIONS.into_iter().find(|known| *known == about) {
        Some(about) => Ok(Question { about, card }),
        None => Err(unknown("question about", about, &QUESTIONS)),
    }
}

/// The name of a question, and the card that asks it.
pub(super) fn about(asked: Asked) -> (&'static str, Option<CardKind>) {
    let of = |source: Source| Some(source.card);
    match asked {
        Asked::ChooseBoss => ("a boss", None),
        Asked::Mulligan => ("a mulligan", None),
        Asked::OpeningDiscard { .. } => ("an opening discard", None),
        Asked::FirstRoom => ("a first room", None),
        Asked::TurnDraw => ("a draw", None),
        Asked::PlaceRoom => ("placing a room", None),
        Asked::PlaceWhere { room } => ("where to place", Some(room)),
        Asked::Window { .. } => ("declaring", None),
        Asked::CancelWindow { .. } => ("canceling", None),
        Asked::Target { source, .. } => ("a target", of(source)),
        Asked::CostRoom { source } => ("a room as a cost", of(source)),
        Asked::CostCard { source, .. } => ("a card as a cost", of(source)),
        Asked::CostSoul { source } => ("a soul as a cost", of(source)),
        Asked::May { source } => ("using it", of(source)),
        Asked::NextTrigger => ("the order", None),
        Asked::Discard { source, .. } => ("discarding", of(source)),
        Asked::TakeDiscarded { source, .. } => ("the discard pile", of(source)),
        Asked::NameBack { source, .. } => ("room or spell", of(source)),
        Asked::TakeSeen { source, .. } => ("a hand", of(source)),
        Asked::Search { source, .. } => ("a search", of(source)),
        Asked::BuildFound { source, .. } => ("building it", of(source)),
        Asked::DestroyOwn { source } => ("destroying a room", of(source)),
        Asked::SwapFirst { source } => ("a stack to swap", of(source)),
        Asked::SwapSecond { source, .. } => ("the other stack", of(source)),
        Asked::BuildRoom { source } => ("building a room", of(source)),
        Asked::BuildWhere { source, .. } => ("where to build", of(source)),
        Asked::ReturnSoul { source, .. } => ("a soul to return", of(source)),
        Asked::Heal { source } => ("a wound to heal", of(source)),
        Asked::Machinations => ("machinations", None),
        Asked::Market => ("the market", None),
        Asked::PlaceMinion => ("the minion", None),
        Asked::TokenOn { source, .. } => ("a token", of(source)),
        Asked::LoseToken { source, .. } => ("losing a token", of(source)),
        Asked::MoveTokenFrom { source, .. } => ("moving a token", of(source)),
        Asked::MoveTokenTo { source, .. } => ("where to move it", of(source)),
        Asked::CostToken { source, .. } => ("a token as a cost", of(source)),
        Asked::SummonTo { source, .. } => ("a summons", of(source)),
        Asked::TakeMarket { source } => ("a card left on the market", of(source)),
        Asked::MoveMinion { source } => ("moving the minion", of(source)),
        Asked::SendHero { source, .. } => ("a hero to send", of(source)),
        Asked::ShuffleStack { source } => ("a stack to shuffle", of(source)),
    }
}

impl Question {
    pub(super) fn is(self, asked: Asked) -> bool {
        let (about, card) = about(asked);
        self.about == about && (self.card.is_none() || self.card == card)
    }
}

pub(super) fn question_words(cards: &Cards, asked: Asked) -> String {
    match about(asked) {
        (about, Some(card)) => format!("{about} for {}", cards.name(card)),
        (about, None) => about.to_owned(),
    }
}
