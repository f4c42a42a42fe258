//! Doing what a line says.

use std::io::{BufRead, Write};

use endboss_gamebox::Level;
use endboss_view::{Ask, Pick, Seen, View};

use super::{Conversation, Next, Result, Skip, Until, clip};
use crate::command::{Command, Span};
use crate::explain;
use crate::host::Keep;
use crate::question::next_to_enter;
use crate::rulebook::{self, Number};

impl<K: Keep, R: BufRead, W: Write> Conversation<'_, K, R, W> {
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
            Command::Skip(span) if ask.what.is_window() => {
                let Some(until) = end_of(span, view) else {
                    self.say("ui-no-skip-hero")?;
                    return Ok(Next::Same);
                };
                let heard = self.heard(until);
                self.skipping = Some(Skip { turn: view.turn, until, heard });
                return self.pick(Pick::Pass);
            }
            Command::Skip(_) => self.say("ui-no-skip")?,
            Command::Again => self.question(ask, view)?,
            Command::Help => self.say("ui-help")?,
            Command::Explain(what) => {
                let lines = self.explain(&what, ask, view);
                self.lines(&lines)?;
            }
            Command::Hint(level) => {
                let line = self.hint(level, ask, view);
                self.line(&line)?;
            }
            Command::NoHint(level) => {
                let list = Level::ALL.map(Level::id).join(", ");
                let args = [("level", clip(&level).into()), ("list", list.into())];
                let line = self.screen.say("ui-no-level", &args);
                self.line(&line)?;
            }
            Command::Board => {
                let mut lines = self.screen.board(view);
                lines.push(self.screen.decks(view));
                self.lines(&lines)?;
            }
            Command::Bait => {
                let lines = self.screen.bait(view, &self.host.forecast());
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
                let lines = self.screen.log(&self.host.log(), Some(view));
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

    /// Whether this is a window the player wants to pass.
    pub(super) fn skips(&mut self, view: &View) -> bool {
        let goes_on = self.skipping.is_some_and(|skip| {
            let over = match skip.until {
                Until::Gone { seat, hero } => {
                    let walks = view.walk.is_some_and(|it| (it.seat, it.hero.card) == (seat, hero));
                    !walks && view.seat(seat).entrance.iter().all(|it| it.card != hero)
                }
                Until::PhaseOver(phase) => view.phase != phase,
                Until::TurnOver => false,
            };
            view.turn == skip.turn && self.heard(skip.until) == skip.heard && !over
        });
        if !goes_on {
            self.skipping = None;
        }
        goes_on && view.ask.as_ref().is_some_and(|ask| ask.what.is_window())
    }

    /// How often the player was woken: by what others do of their own will, and, where a whole turn
    /// is passed, by becoming active.
    fn heard(&self, until: Until) -> usize {
        let me = self.host.me();
        let wakes = |seen: &&Seen| match seen {
            Seen::Declared { seat, .. } | Seen::LevelUp { seat, .. } => *seat != me,
            Seen::BecomesActive { seat } => *seat == me && until == Until::TurnOver,
            _ => false,
        };
        self.host.log().iter().filter(wakes).count()
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

    /// What a bot would choose here, and why.
    fn hint(&self, level: Level, ask: &Ask, view: &View) -> String {
        let decided = self.host.hint(level).ok();
        let number = |pick| ask.options.iter().position(|option| *option == pick);
        let Some((at, why)) = decided.and_then(|it| Some((number(it.pick)?, it.why))) else {
            return self.screen.say("ui-no-hint", &[]);
        };
        let level = self.screen.say(&format!("face-level-{}", level.id()), &[]);
        let why = self.screen.text.why(&why, ask.seat, self.screen.names);
        let choice = self.screen.text.pick(&ask.options[at], ask, view, self.screen.names);
        let args = [("level", level.into()), ("number", (at + 1).into())];
        let more = [("choice", choice.trim_end_matches('.').into()), ("why", why.into())];
        self.screen.say("ui-hint", &[args, more].concat())
    }

    fn explain(&self, what: &str, ask: &Ask, view: &View) -> Vec<String> {
        if let Some(number) = Number::read(what) {
            return match number.text(self.screen.text.lang()) {
                Some(mut lines) => {
                    let tags = lines.iter().any(|line| rulebook::has_tags(line));
                    lines.extend(self.tags().filter(|_| tags));
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
        let text = &self.screen.text;
        if what.eq_ignore_ascii_case("words") {
            let list = text.words().join(", ");
            return vec![self.screen.say("ui-words", &[("list", list.into())])];
        }
        // A card's whole name goes before a word, and a word before a part of a card's name.
        let printing = self.table.tables.rules.printing;
        let catalogue = &self.table.catalogue;
        if catalogue.find(what, text.lang().id(), printing).is_err()
            && let Some(meaning) = text.word_meaning(what, &self.customs)
        {
            return vec![meaning];
        }
        match explain::find(&clip(what), catalogue, printing, &self.screen) {
            Ok(card) => {
                let mut lines = explain::card(card, view, &self.screen);
                // The tavern is a card and a word.
                lines.extend(text.word_meaning(what, &self.customs));
                lines
            }
            Err(sentence) => {
                vec![text.begun_word_meaning(what, &self.customs).unwrap_or(sentence)]
            }
        }
    }

    /// What the letters in the rules mean, and which of them this table is.
    fn tags(&self) -> Option<String> {
        let edition = self.table.edition;
        let tag = rulebook::tag(edition.id())?;
        let edition = self.screen.text.edition(edition);
        Some(self.screen.say("ui-tags", &[("tag", tag.into()), ("edition", edition.into())]))
    }
}

/// What ends the passing; none if there is no hero to wait for.
fn end_of(span: Span, view: &View) -> Option<Until> {
    Some(match span {
        Span::Turn => Until::TurnOver,
        Span::Phase => Until::PhaseOver(view.phase),
        Span::Hero => match (view.walk, view.active) {
            (Some(walk), _) => Until::Gone { seat: walk.seat, hero: walk.hero.card },
            (None, Some(seat)) => Until::Gone { seat, hero: next_to_enter(seat, view)?.card },
            (None, None) => return None,
        },
    })
}
