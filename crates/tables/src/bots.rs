//! Seats that bots play. A bot is lent to the thread that thinks, and comes back with its answer.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use endboss_engine::Pause;
use endboss_gamebox::{Bot, Budget, Decision, Level, Undecided};
use endboss_lexicon::{Seat, Viewer};
use endboss_view::{Pick, View, Why};

use super::actor::{Actor, TRY_AGAIN};
use super::record::Holder;
use super::think::{Crowd, Length, shared, within};
use endboss_store::TableState;

/// What comes back from a bot's thread. `life` is that of the table in which it began to think.
#[derive(Debug)]
pub enum Thought {
    /// What a bot answers for its seat.
    Answer {
        seat: Seat,
        ask: u32,
        life: u32,
        /// None if it stumbled: what it remembered is lost, and another takes its place.
        bot: Option<Bot>,
        pick: Option<Pick>,
    },
    /// What a player is advised to do; none if the adviser stumbled.
    Hint { seat: Seat, ask: u32, life: u32, advice: Option<(Pick, Why)> },
}

/// After so long a bot that found no place in the queue asks for one again.
const ASK_AGAIN: Duration = Duration::from_millis(50);

impl Actor {
    /// Lets bots think about what they are asked.
    pub(super) fn think(&mut self) {
        if self.state != TableState::Playing || self.live.is_none() || self.rests() {
            self.alone = None;
            return;
        }
        if !self.may_think() {
            // Who looks on waits for a place, and so do ratings; otherwise the table may leave memory.
            if self.desks.iter().any(|desk| desk.watching > 0) || self.record.settings.rated {
                self.retry = Some(tokio::time::Instant::now() + TRY_AGAIN);
            }
            return;
        }
        let Some(live) = self.live.as_ref().filter(|_| self.state == TableState::Playing) else {
            return;
        };
        let Pause::Choice(seats) = live.pause() else { return };
        if self.real.is_some() {
            return;
        }
        for seat in seats.iter() {
            let n = seat.index();
            let ask = live.ask_number(seat);
            // One that still thinks about something else comes back first.
            if !self.is_open(seat, ask) || self.thinking[n].is_some() {
                continue;
            }
            let Some(level) = self.bot_at(seat) else { continue };
            let life = self.life;
            let here = self.bots[n].take().filter(|bot| bot.level() == level);
            let bot = here.unwrap_or_else(|| live.laid.bot(level));
            let window = self.paced.as_ref().map(|paced| paced.time());
            let budget = within(self.hall.config.budgets.of(level), window);
            let (view, dice) = (live.view(Viewer::Seat(seat)), live.dice(seat));
            let thought = self.thought.clone();
            let job = move |crowd: Crowd| {
                let begun = Instant::now();
                let (bot, pick) = consider(bot, &view, shared(budget, crowd), dice);
                endboss_operate::metrics::bot_thought(begun.elapsed());
                // The table may be gone.
                let _ = thought.send(Thought::Answer { seat, ask, life, bot, pick });
            };
            let length = match (Length::of(level), &self.alone) {
                (Length::Long, Some(_)) => Length::Leisure,
                (length, _) => length,
            };
            if !self.hall.thinkers.think(length, job) {
                // The queue is full. What the bot remembered goes with the thought.
                let thought = self.thought.clone();
                tokio::spawn(async move {
                    tokio::time::sleep(ASK_AGAIN).await;
                    let (bot, pick) = (None, None);
                    let _ = thought.send(Thought::Answer { seat, ask, life, bot, pick });
                });
            }
            self.thinking[n] = Some(ask);
        }
    }

    /// The level of the bot that answers for a seat; none if a person does.
    fn bot_at(&self, seat: Seat) -> Option<Level> {
        let record = &self.record.seats[seat.index()];
        match &record.holder {
            Holder::Bot { level } => Some(*level),
            Holder::Person { .. } if record.away.is_none() => None,
            Holder::Person { .. } | Holder::Open | Holder::Held { .. } => {
                Some(self.record.settings.substitute())
            }
        }
    }

    pub(super) fn thought_of(&mut self, thought: Thought) {
        match thought {
            Thought::Answer { life, .. } | Thought::Hint { life, .. } if life != self.life => {}
            Thought::Answer { seat, ask, bot, pick, .. } => self.bot_answers(seat, ask, bot, pick),
            Thought::Hint { seat, ask, advice, .. } => self.hinted(seat, ask, advice),
        }
    }

    fn bot_answers(&mut self, seat: Seat, ask: u32, bot: Option<Bot>, pick: Option<Pick>) {
        let n = seat.index();
        self.thinking[n] = None;
        self.bots[n] = bot;
        // A person who came back meanwhile answers alone.
        if !self.record.seats[n].is_played_by_person()
            && !self.rests()
            && self.is_open(seat, ask)
            && let Some(pick) = pick
        {
            self.answer(seat, ask, pick);
        }
    }
}

/// What a bot answers. It is told what its seat may know, and has dice of its own.
fn consider(bot: Bot, view: &View, budget: Budget, dice: u64) -> (Option<Bot>, Option<Pick>) {
    answered(bot, view, dice, |bot| bot.decide(view, budget, dice))
}

/// The answer a bot comes to. One that stumbles over a bug answers anything, and is gone: the game of
/// the others must go on.
fn answered(
    mut bot: Bot,
    view: &View,
    dice: u64,
    decide: impl FnOnce(&mut Bot) -> Result<Decision, Undecided>,
) -> (Option<Bot>, Option<Pick>) {
    let level = bot.level().id();
    let options = view.ask.as_ref().map_or(&[][..], |ask| &ask.options);
    let any = options.get((dice % options.len().max(1) as u64) as usize).copied();
    let thought = catch_unwind(AssertUnwindSafe(move || {
        let decided = decide(&mut bot);
        (bot, decided)
    }));
    match thought {
        Ok((bot, Ok(decided))) if options.contains(&decided.pick) => {
            (Some(bot), Some(decided.pick))
        }
        Ok((bot, Ok(_))) => {
            tracing::error!(bot = level, "a bot chose what was not offered and answers anything");
            (Some(bot), any)
        }
        Ok((bot, Err(why))) => {
            tracing::error!(bot = level, %why, "a bot did not decide and answers anything");
            (Some(bot), any)
        }
        Err(_) => {
            tracing::error!(bot = level, "a bot stumbled and answers anything");
            (None, any)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use endboss_engine::{Courtesy, Game};
    use endboss_gamebox::Setup;
    use endboss_lexicon::Edition;

    /// A bug in a bot costs its memory and nothing else.
    #[test]
    fn a_bot_that_stumbles_answers_anything_and_is_gone() {
        let table = Setup::plain(Edition::First, 2).lay_out().expect("an edition");
        let lore = table.lore();
        let t = &table.tables;
        let mut game = Game::new(t, Courtesy::Everyone);
        let seat = loop {
            match game.advance(t, &mut ()) {
                Pause::Chance(chance) => {
                    let roll = game.way(t, chance, 0).expect("the first way");
                    game.settle(t, chance, roll, &mut ()).expect("a possible roll");
                }
                Pause::Choice(seats) => break seats.iter().next().expect("somebody is asked"),
                Pause::Over => unreachable!("it has just begun"),
            }
        };
        let view = game.view(t, Viewer::Seat(seat));
        let options = view.ask.as_ref().expect("a question").options.clone();
        let bot = |level| Bot::new(level, lore.clone());
        for level in Level::ALL {
            let (back, pick) = consider(bot(level), &view, Budget::nodes(4), 7);
            assert_eq!(back.map(|bot| bot.level()), Some(level));
            assert!(pick.is_some_and(|pick| options.contains(&pick)));
        }
        let any = Some(options[9 % options.len()]);
        let (back, pick) = answered(bot(Level::Hard), &view, 9, |_| panic!("a bad thought"));
        assert!(back.is_none() && pick == any, "it stumbled");
        let (back, pick) = consider(bot(Level::Hard), &view, Budget::nodes(0), 9);
        assert!(back.is_some() && pick == any, "it had no budget");
        let odd = Decision { pick: Pick::Declared(99), why: Why::Chance, nodes: 0 };
        let (back, pick) = answered(bot(Level::Easy), &view, 9, |_| Ok(odd));
        assert!(back.is_some() && pick == any, "nobody offered that");
    }
}
