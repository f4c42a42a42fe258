//! Doing what a line says.

use std::io::{BufRead, Write};

use anyhow::Result;
use endboss_text::Lang;
use endboss_view::{Ask, Pick, Seen, View};

use super::{Next, Session, Skip, clip};
use crate::play::command::Command;
use crate::play::explain;
use crate::play::rulebook::Number;

impl<R: BufRead, W: Write> Session<'_, R, W> {
    pub(super) fn misunderstood(&mut self, line: &str, count: usize) -> Result<Next> {
        let args = [("answer", clip(line).into()), ("count", count.into())];
        let sentence = self.screen.say("ui-bad-choice", &args);
        self.line(&sentence)?;
        Ok(Next::Same)
    }

    pub(super) fn obey(&mut self, command: Command, ask: &Ask, view: &View) -> Result<Next> {
        match command {
            Command::Choice(n) => match n.checked_sub(1).and_then(|at| ask.options.get(at)) {
                Some(pick) => return self.pick(*pick),
                None => return self.misunderstood(&n.to_string(), ask.options.len()),
            },
            Command::Pass if ask.options.contains(&Pick::Pass) => return self.pick(Pick::Pass),
            Command::Pass => self.say("ui-no-pass")?,
            Command::Skip if ask.what.is_window() => {
                self.skipping = Some(self.moment(view));
                return self.pick(Pick::Pass);
            }
            Command::Skip => self.say("ui-no-skip")?,
            Command::Again => self.question(ask, view)?,
            Command::Help => self.say("ui-help")?,
            Command::Explain(what) => {
                let lines = self.explain(&what, ask, view);
                self.lines(&lines)?;
            }
            Command::Board => {
                let mut lines = self.screen.board(view);
                lines.push(self.screen.decks(view));
                self.lines(&lines)?;
            }
            Command::Hand => {
                let lines = self.screen.hand(view);
                self.lines(&lines)?;
            }
            Command::Discard => {
                let line = self.screen.discard(view);
                self.line(&line)?;
            }
            Command::Log(count) => {
                let lines = self.screen.log(self.host.log());
                self.lines(&lines[lines.len().saturating_sub(count)..])?;
            }
            Command::Undo { all } => return self.undo(all),
            Command::Ask { always } => {
                self.ask_always = always;
                self.say(if always { "ui-ask-always" } else { "ui-ask-able" })?;
                // What was asked may not need to be asked any more.
                return Ok(if ask.options.len() > 1 { Next::Same } else { Next::On });
            }
            Command::Quit => return Ok(Next::Left),
            Command::Concede => self.say("ui-concede-sure")?,
        }
        Ok(Next::Same)
    }

    fn pick(&mut self, pick: Pick) -> Result<Next> {
        self.host.pick(pick)?;
        Ok(Next::On)
    }

    /// Whether this is a window the player wants to pass. A declaration wakes the player.
    pub(super) fn skips(&mut self, view: &View) -> bool {
        let window = view.ask.as_ref().is_some_and(|ask| ask.what.is_window());
        if self.skipping != Some(self.moment(view)) {
            self.skipping = None;
        }
        window && self.skipping.is_some()
    }

    fn moment(&self, view: &View) -> Skip {
        let me = self.host.me();
        let other = |seen: &&Seen| matches!(seen, Seen::Declared { seat, .. } if *seat != me);
        let heard = self.host.log().iter().filter(other).count();
        Skip { turn: view.turn, phase: view.phase, heard }
    }

    fn undo(&mut self, all: bool) -> Result<Next> {
        let Some(count) = self.host.undo(all)? else {
            self.say("ui-nothing-to-undo")?;
            return Ok(Next::Same);
        };
        let line = self.screen.say("ui-taken-back", &[("count", count.into())]);
        self.line(&line)?;
        self.skipping = None;
        self.told = self.told.min(self.host.log().len());
        Ok(Next::On)
    }

    fn explain(&self, what: &str, ask: &Ask, view: &View) -> Vec<String> {
        if let Some(number) = Number::read(what) {
            return match number.text() {
                Some(mut lines) => {
                    if self.screen.text.lang() != Lang::En {
                        lines.insert(0, self.screen.say("ui-rules-in-english", &[]));
                    }
                    lines
                }
                None => vec![self.screen.say("ui-no-rule", &[("number", clip(what).into())])],
            };
        }
        let choice = what.parse::<usize>().ok().and_then(|n| n.checked_sub(1));
        if let Some(pick) = choice.and_then(|at| ask.options.get(at)) {
            return match explain::card_of(*pick, ask, view) {
                Some(card) => explain::card(card, view, &self.screen),
                None => vec![self.screen.say("ui-choice-without-card", &[])],
            };
        }
        let printing = self.table.tables.rules.printing;
        match explain::find(&clip(what), &self.table.catalogue, printing, &self.screen) {
            Ok(card) => explain::card(card, view, &self.screen),
            Err(sentence) => vec![sentence],
        }
    }
}
