//! What may be chosen now, each with the number a keyboard knows it by.

use endboss_view::{Ask, Pick};
use maud::{Markup, html};

use super::Board;

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
        html! {
            button.{"choice " (class) (self.glow(pick))} type="submit" form="pick" name="pick"
                value=(self.board.cards.word(pick)) data-n=(number) {
                kbd aria-hidden="true" { (number) }
                span {
                    (self.says(pick))
                    @if !self.glow(pick).is_empty() {
                        span.hide { " (" (self.board.say("face-learn-meant")) ")" }
                    }
                }
            }
        }
    }
}
