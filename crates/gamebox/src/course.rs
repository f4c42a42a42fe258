//! The game so far, step by step, and how far it may be taken back. [Q50]

use std::mem::{Discriminant, discriminant};

use endboss_engine::{Courtesy, Event, Game, Pause, Refused, Tables};
use endboss_journal::{Entry, Span};
use endboss_lexicon::{Seat, Seats};
use endboss_view::{Asked, Pick, Seen};

/// A game on its way. The tables it is played with are lent to it for every step.
#[derive(Clone, Debug)]
pub struct Course {
    courtesy: Courtesy,
    game: Game,
    pause: Pause,
    steps: Vec<Step>,
    log: Vec<Event>,
}

/// An entry of the record, and what it means for taking back.
#[derive(Clone, Debug)]
struct Step {
    number: u32,
    entry: Entry,
    /// Its player chose it among several.
    chosen: bool,
    /// The question, if the answer waits for those of the others. [Q18]
    together: Option<Discriminant<Asked>>,
    /// The last of such answers: now all know that nobody is left who might have acted.
    closes: bool,
    /// The seats that cannot take back what was before it: somebody learned something by it, or
    /// another seat acted.
    bars: Seats,
}

/// What is taken back, and what is left.
#[derive(Debug)]
pub struct Back {
    pub spans: Vec<Span>,
    /// How many choices of the player are among them.
    pub choices: usize,
    pub left: Vec<(u32, Entry)>,
}

impl Course {
    pub fn new(t: &Tables, courtesy: Courtesy) -> Course {
        let mut game = Game::new(t, courtesy);
        let mut log: Vec<Event> = Vec::new();
        let pause = game.advance(t, &mut log);
        Course { courtesy, game, pause, steps: Vec::new(), log }
    }

    /// The same game from its beginning through these entries.
    pub fn again(
        &self,
        t: &Tables,
        entries: impl IntoIterator<Item = (u32, Entry)>,
    ) -> Result<Course, Refused> {
        let mut course = Course::new(t, self.courtesy);
        for (number, entry) in entries {
            course.play(t, number, entry)?;
        }
        Ok(course)
    }

    /// The same game from its beginning without what is taken back.
    pub fn without(&self, t: &Tables, back: &[Span]) -> Result<Course, Refused> {
        let goes = |number: u32| back.iter().any(|span| span.has(number));
        let left = self.entries().filter(|(number, _)| !goes(*number));
        self.again(t, left.map(|(number, entry)| (number, entry.clone())))
    }

    /// The same steps and the same log with another game behind them, for tests of what a viewer can
    /// tell of the difference.
    #[doc(hidden)]
    pub fn with_game(&self, t: &Tables, mut game: Game) -> Course {
        let mut log: Vec<Event> = self.log.clone();
        let pause = game.advance(t, &mut log);
        Course { game, pause, log, ..self.clone() }
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn pause(&self) -> Pause {
        self.pause
    }

    pub fn courtesy(&self) -> Courtesy {
        self.courtesy
    }

    /// What happened, with all that is hidden in it.
    pub fn log(&self) -> &[Event] {
        &self.log
    }

    /// The entries that stand, with their numbers.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = (u32, &Entry)> {
        self.steps.iter().map(|step| (step.number, &step.entry))
    }

    /// The choices that stand, with their numbers: answers that were one of several.
    pub fn choices(&self) -> impl Iterator<Item = (u32, Seat)> {
        self.steps.iter().filter(|step| step.chosen).filter_map(|step| match step.entry {
            Entry::Pick { seat, .. } => Some((step.number, seat)),
            _ => None,
        })
    }

    /// Plays an entry that is on record under this number. One that cannot be changes nothing.
    pub fn play(&mut self, t: &Tables, number: u32, entry: Entry) -> Result<(), Refused> {
        let heard = self.log.len();
        let everyone = Seats::first(t.seats);
        let mut step =
            Step { number, entry, chosen: false, together: None, closes: false, bars: Seats::NONE };
        match step.entry {
            Entry::Pick { seat, pick } => {
                let mut options = Vec::new();
                let asked = self.game.options(t, seat, &mut options);
                step.chosen = options.len() > 1;
                step.together = asked.and_then(together);
                // A pass is silent, and so is an answer that waits for those of the others. [Q18]
                if pick != Pick::Pass && step.together.is_none() {
                    step.bars = everyone.without(seat);
                }
                self.game.choose(t, seat, pick, &mut self.log)?;
            }
            Entry::Roll { chance, roll } => {
                step.bars = everyone;
                self.game.settle(t, chance, roll, &mut self.log)?;
            }
            Entry::Concede { seat } => {
                step.bars = everyone;
                self.game.concede(t, seat, &mut self.log)?;
            }
            // Whoever reads a record leaves out what was taken back, and the taking back itself.
            Entry::Undo { .. } => return Ok(()),
        }
        self.pause = self.game.advance(t, &mut self.log);
        step.closes = step.together.is_some() && step.together != self.asked_together(t);
        for event in &self.log[heard..] {
            step.bars = barred(event, everyone).iter().fold(step.bars, Seats::with);
        }
        self.steps.push(step);
        Ok(())
    }

    /// What a seat would take back: its last choice, or all of its choices since anyone learned
    /// something; none if there is none. Where passes tell something, as in rated games, another
    /// seat's pass ends it, too.
    pub fn back(&self, seat: Seat, all: bool, passes_tell: bool) -> Option<Back> {
        let other = |step: &Step| matches!(step.entry, Entry::Pick { seat: s, .. } if s != seat);
        let tells = |step: &Step| step.closes || step.together.is_none() && other(step);
        let bars = |step: &Step| step.bars.has(seat) || passes_tell && tells(step);
        let own = |step: &Step| {
            step.chosen && matches!(step.entry, Entry::Pick { seat: s, .. } if s == seat)
        };
        let free = self.steps.iter().rposition(bars).map_or(0, |at| at + 1);
        // What others answered at the same time stays; what they let pass does not. An answer to a
        // later question of all could not stay, and is not this player's to withdraw.
        let answer = |step: &Step| step.together.filter(|_| other(step));
        let open = |at: &usize| {
            let question = self.steps[*at].together;
            self.steps[*at..].iter().all(|step| answer(step).is_none_or(|q| Some(q) == question))
        };
        let mut choices = (free..self.steps.len()).filter(|at| own(&self.steps[*at]) && open(at));
        let at = if all { choices.next() } else { choices.next_back() }?;
        let goes = |step: &&Step| answer(step).is_none();
        let taken: Vec<&Step> = self.steps[at..].iter().filter(goes).collect();
        let stays = self.steps[at..].iter().filter(|step| !goes(step));
        Some(Back {
            spans: spans(taken.iter().map(|step| step.number)),
            choices: taken.iter().filter(|step| own(step)).count(),
            left: self.steps[..at]
                .iter()
                .chain(stays)
                .map(|step| (step.number, step.entry.clone()))
                .collect(),
        })
    }

    /// The question that is asked of all at once, if one is.
    fn asked_together(&self, t: &Tables) -> Option<Discriminant<Asked>> {
        let Pause::Choice(seats) = self.pause else { return None };
        let asked = self.game.options(t, seats.iter().next()?, &mut Vec::new());
        asked.and_then(together)
    }

    /// What goes when everything from this entry on is taken back, which needs the consent of all;
    /// none if no such entry stands. [Q50]
    pub fn back_to(&self, number: u32) -> Option<Back> {
        let at = self.steps.iter().position(|step| step.number == number)?;
        Some(Back {
            spans: spans(self.steps[at..].iter().map(|step| step.number)),
            choices: self.steps[at..].iter().filter(|step| step.chosen).count(),
            left: self.steps[..at].iter().map(|step| (step.number, step.entry.clone())).collect(),
        })
    }
}

/// The seats for which an event shows something that was hidden, or another seat's doing. A seat's
/// own face-down card and own use of an open room show it nothing.
fn barred(event: &Event, everyone: Seats) -> Seats {
    if !event.teaches() {
        return Seats::NONE;
    }
    match event {
        Event::Placed { seat, .. }
        | Event::Public(Seen::PlacedNothing { seat })
        | Event::Public(Seen::Declared { seat, spell: false, .. }) => everyone.without(*seat),
        _ => everyone,
    }
}

/// Numbers in ascending order as spans without gaps.
fn spans(numbers: impl Iterator<Item = u32>) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for number in numbers {
        match spans.last_mut() {
            Some(span) if span.last + 1 == number => span.last = number,
            _ => spans.push(Span::one(number)),
        }
    }
    spans
}

/// The question, if everybody answers it at once. [Q18]
fn together(asked: Asked) -> Option<Discriminant<Asked>> {
    asked.is_together().then(|| discriminant(&asked))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_become_spans() {
        let shown = |numbers: &[u32]| {
            let spans = spans(numbers.iter().copied());
            spans.iter().map(Span::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(shown(&[4, 5, 6]), "4-6");
        assert_eq!(shown(&[4, 6, 7, 9]), "4 6-7 9");
        assert_eq!(shown(&[]), "");
    }
}
