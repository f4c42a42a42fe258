//! Hints: what a bot would do in a player's place, and why. It is told what the player may know and
//! nothing else, and only the player is shown what it says.

use std::panic::{AssertUnwindSafe, catch_unwind};

use endboss_gamebox::{Bot, Level};
use endboss_lexicon::{Seat, Viewer};
use endboss_view::{Pick, View, Why};

use super::actor::Actor;
use super::bots::Thought;
use super::letter::Caller;
use super::refusal::{NotNow, Refusal};
use super::think::{Crowd, Length, shared};

/// Whom a player asks: it has a reason in numbers, and an answer within a second.
pub const ADVISER: Level = Level::Hard;

/// What a player who asked for a hint is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    Thinking,
    Here { pick: Pick, why: Why },
}

/// A hint, and the question it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hinted {
    pub(super) ask: u32,
    pub(super) hint: Hint,
}

impl Actor {
    /// Whether there are hints now. Where results count there are none; nor in a paced window, where
    /// the game may be further than anybody is shown, and a hint would tell. [Q6]
    pub(super) fn has_hints(&self) -> bool {
        !self.is_paced() && self.hints_allowed()
    }

    fn hints_allowed(&self) -> bool {
        !self.record.settings.rated && !self.record.settings.is_daily()
    }

    /// Lets a bot think about what the seat is asked.
    pub(super) fn ask_hint(&mut self, from: Option<&Caller>, seat: Seat) -> Result<(), Refusal> {
        self.own_seat(from, seat)?;
        self.playing()?;
        if self.is_paced() {
            return Err(NotNow::PacedHint.into());
        }
        if !self.hints_allowed() {
            return Err(NotNow::CountedHint.into());
        }
        let nothing = Refusal::NotNow(NotNow::NotAsked);
        let Some(ask) = self.open_ask(seat) else { return Err(nothing) };
        if self.hint(seat).is_some() {
            return Ok(());
        }
        let live = self.live.as_ref().ok_or(nothing)?;
        let budget = self.hall.config.budgets.of(ADVISER);
        let (view, bot) = (live.view(Viewer::Seat(seat)), live.laid.bot(ADVISER));
        let (thought, life) = (self.thought.clone(), self.life);
        let job = move |crowd: Crowd| {
            let budget = shared(budget, crowd);
            // The number of the question is all the chance it needs: what is secret stays out of it.
            let advice = advised(bot, &view, |bot, view| {
                let decided = bot.decide(view, budget, ask.into()).ok()?;
                Some((decided.pick, decided.why))
            });
            let _ = thought.send(Thought::Hint { seat, ask, life, advice });
        };
        if !self.hall.thinkers.think(Length::of(ADVISER), job) {
            return Err(NotNow::ManyThink.into());
        }
        self.hints[seat.index()] = Some(Hinted { ask, hint: Hint::Thinking });
        Ok(())
    }

    /// The adviser is done.
    pub(super) fn hinted(&mut self, seat: Seat, ask: u32, advice: Option<(Pick, Why)>) {
        let hinted = &mut self.hints[seat.index()];
        if hinted.is_some_and(|it| it.ask == ask) {
            *hinted = advice.map(|(pick, why)| Hinted { ask, hint: Hint::Here { pick, why } });
        }
    }

    /// The hint for the question that a seat is asked now.
    pub(super) fn hint(&self, seat: Seat) -> Option<Hint> {
        let hinted = self.hints[seat.index()]?;
        (self.open_ask(seat) == Some(hinted.ask)).then_some(hinted.hint)
    }

    /// The number of the question that the person on a seat may answer.
    fn open_ask(&self, seat: Seat) -> Option<u32> {
        let live = self.live.as_ref()?;
        live.asked(seat)?;
        let ask = live.ask_number(seat);
        let person = self.record.seats[seat.index()].is_played_by_person();
        (person && !self.is_paced()).then_some(ask)
    }
}

/// What the adviser says; nothing if it stumbles over a bug.
fn advised(
    mut bot: Bot,
    view: &View,
    decide: impl FnOnce(&mut Bot, &View) -> Option<(Pick, Why)>,
) -> Option<(Pick, Why)> {
    let options = &view.ask.as_ref()?.options;
    let advice = catch_unwind(AssertUnwindSafe(|| decide(&mut bot, view)));
    let advice = advice.ok().flatten().filter(|(pick, _)| options.contains(pick));
    if advice.is_none() {
        tracing::error!(bot = ADVISER.id(), "a bot has no hint for a question that is open");
    }
    advice
}
