//! A player that is a program, whatever its level.

use std::fmt;
use std::sync::Arc;

use endboss_view::{Pick, View, Why};

use crate::mind::Mind;
use crate::{Budget, Level, Lore, Normal, easy};

/// A bot in one seat of one game. It remembers what it thought and saw, but whatever it decides
/// comes from the views of its seat.
#[derive(Debug)]
pub struct Bot {
    level: Level,
    lore: Arc<Lore>,
    normal: Normal,
    mind: Mind,
}

/// An answer, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    pub pick: Pick,
    pub why: Why,
    /// How many games were imagined for it.
    pub nodes: u32,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undecided {
    /// The game of this view is over.
    Over,
    /// This view asks nothing of its viewer.
    NotAsked,
    /// A budget of nothing.
    NoBudget,
    /// The view was written for another table, or not by this engine.
    Unreadable,
}

impl fmt::Display for Undecided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Undecided::Over => "the game is over, so there is nothing to decide",
            Undecided::NotAsked => "this view asks nothing of its viewer",
            Undecided::NoBudget => {
                "a bot that imagines games needs a budget: at least 1 node, or some time, and 1 thread"
            }
            Undecided::Unreadable => {
                "the view was written for another table, or not by this engine"
            }
        })
    }
}

impl std::error::Error for Undecided {}

impl Bot {
    pub fn new(level: Level, lore: Arc<Lore>) -> Bot {
        let normal = Normal::new(lore.cards.clone(), lore.tables.rules);
        Bot { level, lore, normal, mind: Mind::default() }
    }

    pub fn level(&self) -> Level {
        self.level
    }

    /// An answer to the question in the view. The same views, seed and budget of nodes give the
    /// same answers.
    pub fn decide(
        &mut self,
        view: &View,
        budget: Budget,
        seed: u64,
    ) -> Result<Decision, Undecided> {
        if view.outcome.is_some() {
            return Err(Undecided::Over);
        }
        let ask = view.ask.as_ref().ok_or(Undecided::NotAsked)?;
        let first = *ask.options.first().ok_or(Undecided::NotAsked)?;
        if !self.lore.tables.wrote(view) {
            return Err(Undecided::Unreadable);
        }
        if self.level.searches() && budget.is_empty() {
            return Err(Undecided::NoBudget);
        }
        self.mind.look(view);
        if ask.options.len() == 1 {
            return Ok(Decision { pick: first, why: Why::Only, nodes: 0 });
        }
        Ok(match self.level {
            Level::Random => {
                let pick = ask.options[(seed % ask.options.len() as u64) as usize];
                Decision { pick, why: Why::Chance, nodes: 0 }
            }
            Level::Hard | Level::Expert => {
                let (lore, thumb) = (&self.lore, self.normal.decide(view));
                return self.mind.decide(self.level, lore, (view, ask), thumb, budget, seed);
            }
            _ => {
                let explained = match self.level {
                    Level::Easy => easy::decide(&self.normal, view, seed),
                    _ => self.normal.explain(view),
                };
                let (pick, why) = explained.unwrap_or((first, Why::RuleOfThumb));
                Decision { pick, why, nodes: 0 }
            }
        })
    }
}
