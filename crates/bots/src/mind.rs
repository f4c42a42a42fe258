//! The players that imagine games: a view in, thousands of imagined games, an answer out.

use std::time::Instant;

use endboss_engine::Imagination;
use endboss_search::{Found, Limits, Search};
use endboss_view::{Ask, Pick, View, Why};

use crate::bot::{Decision, Undecided};
use crate::eval::{self, Eval};
use crate::level::{Budget, Level};
use crate::lore::Lore;
use crate::world::{Imaginer, label};

/// How many turns beyond this one are imagined.
const TURNS_AHEAD: u16 = 1;

/// What a searching bot keeps between its decisions.
#[derive(Debug, Default)]
pub(crate) struct Mind {}

impl Mind {
    pub(crate) fn decide(
        &mut self,
        level: Level,
        lore: &Lore,
        view: &View,
        ask: &Ask,
        budget: Budget,
        seed: u64,
    ) -> Result<Decision, Undecided> {
        let begun = Instant::now();
        let t = &lore.tables;
        if view.seats.len() != usize::from(t.seats) {
            return Err(Undecided::Unreadable);
        }
        let imagination = Imagination::new(t, view).map_err(|_| Undecided::Unreadable)?;
        let eval = match level {
            Level::Expert => crate::fitted::fitted(lore).map_or(Eval::Plain, Eval::Fitted),
            _ => Eval::Plain,
        };
        let imaginer = Imaginer { lore, imagination, eval, until: view.turn + TURNS_AHEAD };
        let mut search = Search::new(ask.seat.index(), t.seats.into());
        let limits = Limits {
            iterations: budget.nodes,
            deadline: budget.time.map(|time| begun + time),
            threads: budget.threads.into(),
            ..Limits::default()
        };
        let found = search.run(&imaginer, seed, limits);
        let pick = chosen(ask, &found).unwrap_or(ask.options[0]);
        Ok(Decision { pick, why: why(&found, t.seats), nodes: found.iterations })
    }
}

/// The most tried of the answers there really are.
fn chosen(ask: &Ask, found: &Found) -> Option<Pick> {
    let offered = |tried: u64| ask.options.iter().find(|pick| label(**pick) == tried).copied();
    found.tried.iter().find_map(|tried| offered(tried.label))
}

fn why(found: &Found, seats: u8) -> Why {
    let Some(best) = found.tried.first() else { return Why::Only };
    let next = found.tried.get(1).map_or(best.mean, |it| it.mean);
    let games = found.iterations;
    if seats == 1 {
        let tenths = |reward: f32| (10.0 * eval::score(reward)).round() as i16;
        return Why::Score { games, tenths: tenths(best.mean), next: tenths(next) };
    }
    let percent = |reward: f32| (100.0 * reward).round().clamp(0.0, 100.0) as u8;
    Why::Odds { games, percent: percent(best.mean), next: percent(next) }
}
