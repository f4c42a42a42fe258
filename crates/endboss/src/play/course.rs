//! The game so far, step by step, and how far it may be taken back. [Q50]

use endboss_engine::{Courtesy, Event, Game, Pause, Refused, Tables};
use endboss_journal::Entry;
use endboss_lexicon::{Seat, Viewer};
use endboss_view::{Asked, Pick, Seen};

/// A game as one player lives through it.
#[derive(Debug)]
pub struct Course<'t> {
    tables: &'t Tables,
    courtesy: Courtesy,
    me: Seat,
    game: Game,
    pause: Pause,
    steps: Vec<Step>,
    log: Vec<Seen>,
}

/// An entry of the record, and what it means for taking back.
#[derive(Clone, Debug)]
struct Step {
    number: u32,
    entry: Entry,
    /// The player chose it among several.
    chosen: bool,
    /// Somebody learned something by it, or another seat acted.
    taught: bool,
}

impl<'t> Course<'t> {
    pub fn new(tables: &'t Tables, courtesy: Courtesy, me: Seat) -> Course<'t> {
        let mut game = Game::new(tables, courtesy);
        let mut events: Vec<Event> = Vec::new();
        let pause = game.advance(tables, &mut events);
        let log = events.iter().map(|event| event.seen(Viewer::Seat(me))).collect();
        Course { tables, courtesy, me, game, pause, steps: Vec::new(), log }
    }

    /// The same game from its beginning through these entries.
    pub fn again(
        &self,
        entries: impl IntoIterator<Item = (u32, Entry)>,
    ) -> Result<Course<'t>, Refused> {
        let mut course = Course::new(self.tables, self.courtesy, self.me);
        for (number, entry) in entries {
            course.play(number, entry)?;
        }
        Ok(course)
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn pause(&self) -> Pause {
        self.pause
    }

    /// What happened, as the player saw it.
    pub fn log(&self) -> &[Seen] {
        &self.log
    }

    /// Plays an entry that is on record under this number. One that cannot be changes nothing.
    pub fn play(&mut self, number: u32, entry: Entry) -> Result<(), Refused> {
        let t = self.tables;
        let mut events: Vec<Event> = Vec::new();
        let mut taught;
        let mut chosen = false;
        match entry {
            Entry::Pick { seat, pick } => {
                let mut options = Vec::new();
                let asked = self.game.options(t, seat, &mut options);
                chosen = seat == self.me && options.len() > 1;
                // A pass is silent, and so is an answer that waits for those of the others. [Q18]
                taught = seat != self.me && pick != Pick::Pass && !asked.is_some_and(together);
                self.game.choose(t, seat, pick, &mut events)?;
            }
            Entry::Roll { chance, roll } => {
                taught = true;
                self.game.settle(t, chance, roll, &mut events)?;
            }
            Entry::Concede { seat } => {
                taught = true;
                self.game.concede(t, seat, &mut events)?;
            }
            // Whoever reads a record leaves out what was taken back, and the taking back itself.
            Entry::Undo { .. } => return Ok(()),
        }
        self.pause = self.game.advance(t, &mut events);
        taught |= events.iter().any(|event| self.teaches(event));
        self.log.extend(events.iter().map(|event| event.seen(Viewer::Seat(self.me))));
        self.steps.push(Step { number, entry, chosen, taught });
        Ok(())
    }

    /// Whether an event shows something that was hidden or another seat's doing. The player's own
    /// face-down card and own use of an open room show nothing.
    fn teaches(&self, event: &Event) -> bool {
        let own = match event {
            Event::Placed { seat, .. }
            | Event::Public(Seen::PlacedNothing { seat })
            | Event::Public(Seen::Declared { seat, spell: false, .. }) => *seat == self.me,
            _ => false,
        };
        event.teaches() && !own
    }

    /// Where the game would stand after taking back the player's last choice, or all of them since
    /// anyone learned something; none if there is none.
    pub fn back(&self, all: bool) -> Option<Back> {
        let free = self.steps.iter().rposition(|step| step.taught).map_or(0, |at| at + 1);
        let mut choices = (free..self.steps.len()).filter(|at| self.steps[*at].chosen);
        let at = if all { choices.next() } else { choices.next_back() }?;
        let taken = self.steps[at..].iter();
        Some(Back {
            first: self.steps[at].number,
            last: self.steps.last()?.number,
            choices: taken.filter(|step| step.chosen).count(),
            left: self.steps[..at].iter().map(|step| (step.number, step.entry.clone())).collect(),
        })
    }
}

/// What is taken back, and what is left.
#[derive(Debug)]
pub struct Back {
    pub first: u32,
    pub last: u32,
    /// How many choices of the player are among them.
    pub choices: usize,
    pub left: Vec<(u32, Entry)>,
}

/// Whether everybody answers this at once. [Q18]
fn together(asked: Asked) -> bool {
    matches!(
        asked,
        Asked::ChooseBoss | Asked::Mulligan | Asked::OpeningDiscard { .. } | Asked::FirstRoom
    )
}
