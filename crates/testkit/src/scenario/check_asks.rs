//! Holding expectations about questions and answers against the game.

use endboss_engine::Pause;
use endboss_lexicon::Seat;

use super::asked::{Question, question_words};
use super::cards::listed;
use super::check::Found;
use super::listing::{answer_words, offer_words};
use super::perform::first_answer;
use super::resolve::Miss;
use super::table::Table;
use super::wish::Wish;

impl Table<'_> {
    pub(super) fn check_asked(
        &self,
        seat: Option<Seat>,
        question: Option<Question>,
        yes: bool,
    ) -> Found {
        let asks = self.asks();
        let found = || match self.pause {
            Some(Pause::Choice(_)) => {
                let all = asks.iter().map(|(ask, _)| {
                    format!("{} about {}", ask.seat.letter(), question_words(&self.cards, ask.what))
                });
                format!("asked: {}", listed(all))
            }
            Some(Pause::Chance(_) | Pause::Over) | None => self.waiting_words(),
        };
        let is = match seat {
            None => asks.is_empty(),
            Some(seat) => asks.iter().any(|(ask, _)| {
                ask.seat == seat && question.is_none_or(|question| question.is(ask.what))
            }),
        };
        if is == yes { Ok(()) } else { Err(found()) }
    }

    pub(super) fn check_may(&self, seat: Seat, wishes: &[Wish], yes: bool) -> Found {
        for wish in wishes {
            let done = self.clone().perform(seat, wish);
            match (done, yes) {
                (Ok(()), true) | (Err(Miss::NotOffered(_)), false) => {}
                (Err(miss), true) => return Err(miss.words()),
                (Err(Miss::Unclear(words)), false) => return Err(words),
                (Ok(()), false) => return Err(format!("it is on offer; {}", self.waiting_words())),
            }
        }
        Ok(())
    }

    pub(super) fn check_only(&self, seat: Seat, wishes: &[Wish]) -> Found {
        let Some((ask, view)) = self.ask(seat) else {
            return Err(format!("{} is not asked; {}", seat.letter(), self.waiting_words()));
        };
        let mut left = ask.options.clone();
        for wish in wishes {
            let pick = first_answer(&self.cards, wish, &ask, &view).map_err(Miss::words)?;
            left.retain(|option| *option != pick);
        }
        if left.is_empty() {
            return Ok(());
        }
        let more: Vec<_> =
            left.iter().map(|pick| answer_words(&self.cards, *pick, &ask, &view)).collect();
        Err(format!(
            "also on offer: {}\n{}",
            more.join("; "),
            offer_words(&self.cards, &ask, &view)
        ))
    }
}
