//! The players that imagine games: a view in, thousands of imagined games, an answer out.

use std::time::Instant;

use endboss_engine::{Game, Imagination, Pause};
use endboss_lexicon::Viewer;
use endboss_search::{Dice, Found, Habit, Limits, Manner, Search, Trust};
use endboss_view::{Ask, Asked, Mark, Pick, View, Why};

use crate::bot::{Decision, Undecided};
use crate::eval::{self, Eval};
use crate::level::{Budget, Level};
use crate::lore::Lore;
use crate::memory::Memory;
use crate::world::{Imaginer, label, seen};

/// A judgment is off by about so much: an answer must look better than that of the rules of thumb by
/// more before it is preferred. With four players chances differ by less, but less doubt plays worse.
const DOUBT: f32 = 0.03;

/// How much an answer that was tried less is preferred while searching.
const CURIOSITY: f32 = 0.4;

/// How far an expert trusts first sight in what follows its answer: a fifth of a soul is a step.
const TRUST: Trust = Trust { step: 0.2, curiosity: 0.6 };
/// With more players it is no stronger for that.
const TRUST_UP_TO: u8 = 2;

/// Nodes a search may have: at 32 bytes each, 16 MB for each thread.
pub const MOST_NODES: usize = 500_000;

/// What a searching bot keeps between its decisions.
#[derive(Debug, Default)]
pub(crate) struct Mind {
    memory: Memory,
    /// Boxed, so that a bot that has none is small.
    kept: Option<Box<Kept>>,
}

/// A search to go on with. A large tree takes a while to copy, so that is done when it is needed, in
/// the time of the decision that needs it: the one before has none left.
#[derive(Debug)]
struct Kept {
    search: Search,
    /// What its seat sees then: it chose, and nothing else happened.
    mark: Mark,
    /// The choice, and what the others see of it.
    chosen: u64,
    seen: Option<u64>,
}

impl Kept {
    fn go_on(&self) -> Option<Search> {
        self.search.after(self.chosen, |_| self.seen)
    }
}

impl Mind {
    /// What it is asked without a choice is worth a look, too.
    pub(crate) fn look(&mut self, view: &View) {
        self.memory.look(view);
    }

    /// `thumb` is what the rules of thumb say.
    pub(crate) fn decide(
        &mut self,
        level: Level,
        lore: &Lore,
        (view, ask): (&View, &Ask),
        thumb: Option<Pick>,
        budget: Budget,
        seed: u64,
    ) -> Result<Decision, Undecided> {
        let begun = Instant::now();
        let t = &lore.tables;
        let imagination = Imagination::new(t, view).map_err(|_| Undecided::Unreadable)?;
        let expert = level == Level::Expert;
        let imaginer = Imaginer {
            lore,
            imagination,
            eval: Eval::of(level, lore),
            me: ask.seat,
            until: view.turn,
            memory: expert.then_some(self.memory),
        };
        let trust = (expert && t.seats <= TRUST_UP_TO).then_some(TRUST);
        let manner = Manner { curiosity: CURIOSITY, trust };
        let fresh = || Search::new(ask.seat.index(), t.seats.into(), manner);
        let kept = self.kept.take().filter(|kept| kept.mark == view.mark);
        let mut search = kept.and_then(|kept| kept.go_on()).unwrap_or_else(fresh);
        // Of bosses the rules of thumb know nothing.
        let thumb = thumb.filter(|_| ask.what != Asked::ChooseBoss);
        let habit = thumb.map(|thumb| Habit { label: label(thumb), by: DOUBT });
        let limits = Limits {
            iterations: budget.nodes,
            deadline: budget.time.map(|time| begun + time),
            nodes: MOST_NODES,
            threads: budget.threads.into(),
            settle: !budget.whole,
            habit: habit.filter(|_| !budget.whole),
        };
        let found = search.run(&imaginer, seed, limits);
        let pick = chosen(ask, &found, thumb);
        let next = after(lore, &imaginer.imagination, (ask, pick), seed);
        let (chosen, seen) = (label(pick), seen(Some(ask.what), pick));
        self.kept = next.map(|mark| Box::new(Kept { search, mark, chosen, seen }));
        Ok(Decision { pick, why: why(&found, pick, t.seats), nodes: found.iterations })
    }
}

/// The most tried answer, unless what the rules of thumb say looks as good.
fn chosen(ask: &Ask, found: &Found, thumb: Option<Pick>) -> Pick {
    let offered = |tried: u64| ask.options.iter().find(|pick| label(**pick) == tried).copied();
    let best = found.tried.iter().find_map(|tried| Some((offered(tried.label)?, tried.mean)));
    let (best, mean) = best.unwrap_or((thumb.unwrap_or(ask.options[0]), 0.0));
    let tried = |pick: Pick| found.tried.iter().find(|tried| tried.label == label(pick));
    match thumb.map(|thumb| (thumb, tried(thumb))) {
        Some((thumb, None)) => thumb,
        Some((thumb, Some(tried))) if tried.mean + DOUBT >= mean => thumb,
        _ => best,
    }
}

/// What its seat will see if nothing but its own choice happens, and it is asked again.
fn after(
    lore: &Lore,
    imagination: &Imagination,
    (ask, pick): (&Ask, Pick),
    seed: u64,
) -> Option<Mark> {
    let t = &lore.tables;
    let mut dice = Dice::new(seed);
    let mut game: Game = imagination.deal(t, |n| dice.below(n));
    game.choose(t, ask.seat, pick, &mut ()).ok()?;
    let asked = matches!(game.advance(t, &mut ()), Pause::Choice(seats) if seats.has(ask.seat));
    if !asked {
        return None;
    }
    Some(game.view(t, Viewer::Seat(ask.seat)).mark)
}

fn why(found: &Found, pick: Pick, seats: u8) -> Why {
    let mean = |tried: &endboss_search::Tried| tried.mean;
    let Some(best) = found.tried.iter().find(|tried| tried.label == label(pick)) else {
        return Why::RuleOfThumb;
    };
    let others = found.tried.iter().filter(|tried| tried.label != best.label);
    let next = others.max_by_key(|tried| tried.visits).map_or(best.mean, mean);
    let games = found.iterations;
    if seats == 1 {
        let tenths = |reward: f32| (10.0 * eval::score(reward)).round() as i16;
        return Why::Score { games, tenths: tenths(best.mean), next: tenths(next) };
    }
    let percent = |reward: f32| (100.0 * reward).round().clamp(0.0, 100.0) as u8;
    Why::Odds { games, percent: percent(best.mean), next: percent(next) }
}

#[cfg(test)]
mod tests {
    use endboss_lexicon::Seat;
    use endboss_search::Tried;

    use super::*;

    const SEAT: Seat = Seat(0);

    /// What is chosen of passing and saying yes, when the tried ones came to these means.
    fn of_two(tried: &[(Pick, f32)], thumb: Option<Pick>) -> Pick {
        let tried =
            tried.iter().map(|(pick, mean)| Tried { label: label(*pick), visits: 10, mean: *mean });
        let found = Found { tried: tried.collect(), iterations: 20, nodes: 20 };
        let options = vec![Pick::Pass, Pick::Yes];
        let ask = Ask { seat: SEAT, what: Asked::Mulligan, options };
        chosen(&ask, &found, thumb)
    }

    #[test]
    fn what_looks_better_by_little_is_no_better_than_the_rules_of_thumb() {
        let tried = |yes| [(Pick::Yes, yes), (Pick::Pass, 0.5)];
        assert_eq!(of_two(&tried(0.52), Some(Pick::Pass)), Pick::Pass);
        assert_eq!(of_two(&tried(0.56), Some(Pick::Pass)), Pick::Yes);
        assert_eq!(of_two(&tried(0.52), None), Pick::Yes);
        assert_eq!(of_two(&tried(0.56), Some(Pick::Yes)), Pick::Yes);
    }

    /// There was no time to find out whether anything is better than what they say.
    #[test]
    fn rules_of_thumb_that_were_not_tried_are_followed() {
        assert_eq!(of_two(&[(Pick::Yes, 0.9)], Some(Pick::Pass)), Pick::Pass);
        assert_eq!(of_two(&[], Some(Pick::Yes)), Pick::Yes);
        assert_eq!(of_two(&[], None), Pick::Pass);
    }
}
