//! Passing for everybody, until something is so.

use endboss_engine::{Event, Pause};
use endboss_lexicon::Seats;
use endboss_view::{Asked, Phase, Pick, Seen};

use super::listing::offer_words;
use super::script::Until;
use super::table::Table;

/// The likeliest reason why nobody can pass.
const TOO_MANY: &str = "perhaps this is one \"all pass\" too many";

/// More passes than a game has windows.
const ENDLESS: usize = 20_000;

impl Table<'_> {
    pub(super) fn pass(&mut self, until: &Until) -> Result<(), String> {
        match until {
            Until::Round => self.pass_round(),
            _ => self.pass_until(until),
        }
    }

    /// Everybody asked passes once: the window closes, or something declared happens.
    fn pass_round(&mut self) -> Result<(), String> {
        let from = self.log.len();
        let mut passed = Seats::NONE;
        let mut window: Option<Asked> = None;
        loop {
            let asks = self.asks();
            let Some((ask, view)) = asks.first() else { break };
            let same = window.is_none_or(|window| window == ask.what);
            if self.log.len() > from || passed.has(ask.seat) || !same {
                break;
            }
            if !ask.what.is_window() {
                if window.is_some() {
                    break;
                }
                let asked = offer_words(&self.cards, ask, view);
                return Err(format!("{TOO_MANY}: no window is open; {asked}"));
            }
            window = Some(ask.what);
            passed = passed.with(ask.seat);
            self.choose(ask.seat, Pick::Pass).map_err(|e| e.to_string())?;
        }
        match passed.is_empty() {
            true => Err(format!("{TOO_MANY}: nobody is asked to pass; {}", self.waiting_words())),
            false => self.settle(),
        }
    }

    fn pass_until(&mut self, until: &Until) -> Result<(), String> {
        // What the last pick brought about counts: nobody may have been asked since.
        let (from, turn) = (self.news, self.game.turn());
        for _ in 0..ENDLESS {
            if self.reached(until, from, turn) {
                return Ok(());
            }
            self.settle()?;
            if self.reached(until, from, turn) {
                return Ok(());
            }
            match self.pause {
                // A stop is where the script wants to look.
                None => return Ok(()),
                Some(Pause::Over) => return Err("the game ended before that".to_owned()),
                Some(Pause::Chance(_)) => {
                    let open = self.open_chance().unwrap_or_default();
                    let when = if self.game.turn() > turn { "this turn" } else { "so far" };
                    return Err(format!("that did not come {when}; {open}"));
                }
                Some(Pause::Choice(_)) => {}
            }
            let asks = self.asks();
            let Some((ask, view)) = asks.first() else {
                return Err("nobody can answer".to_owned());
            };
            if !ask.what.is_window() && ask.what != Asked::PlaceRoom {
                return Err(format!(
                    "this must be answered first: {}",
                    offer_words(&self.cards, ask, view)
                ));
            }
            self.choose(ask.seat, Pick::Pass).map_err(|e| e.to_string())?;
        }
        Err("that never came".to_owned())
    }

    /// Whether the passing is over, at this pause.
    fn reached(&self, until: &Until, from: usize, turn: u16) -> bool {
        let began = |phase: Phase| {
            let begins = |event: &Event| match event {
                Event::Public(Seen::PhaseBegins { phase: begun }) => *begun == phase,
                // Where there is a board, the town comes at once.
                Event::Public(Seen::TurnBegins { .. }) => phase == Phase::Beginning,
                _ => false,
            };
            self.shown().phase() == phase || self.log[from..].iter().any(begins)
        };
        match until {
            Until::Round => false,
            Until::Phase(phase) => began(*phase),
            Until::NextTurn => self.game.turn() > turn,
            Until::Turn(wanted) => self.game.turn() >= *wanted,
            Until::Holds(sights, fact) => {
                sights.iter().all(|sight| self.check(*sight, fact).is_ok())
            }
            Until::Log(sights, words) => {
                sights.iter().all(|sight| self.log_count(words, *sight, from) > 0)
            }
        }
    }
}
