//! The game entry by entry, and the position after each of them.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use endboss_engine::{Event, Game};
use endboss_gamebox::everything;
use endboss_journal::{Entry, Journal, JournalError, Replay};
use endboss_lexicon::{Seat, Seats, Viewer};
use endboss_view::{Ask, Forecast, Mark, Numbers, Phase, Pick, Seen, View};

use super::super::library::Laid;
use super::super::refusal::{NotNow, NotYours, Refusal};
use super::super::unplayable::Unplayable;
use super::points::{Point, turning_points};
use super::verdict::Verdict;

/// Through whose eyes a moment is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eye {
    /// As the player of this seat saw it.
    Seat(Seat),
    /// As everybody saw it.
    Public,
    /// With every hand, every face-down card and every offer.
    All,
}

/// A game that is over, moment by moment.
#[derive(Clone, Debug)]
pub struct Film {
    pub laid: Arc<Laid>,
    pub(super) journal: Journal,
    /// The first one is before the first entry.
    moments: Vec<Moment>,
    log: Vec<Event>,
    /// Games on the way, by the entry they came after: whoever wants another plays on from the one
    /// before it. What an undo brought back is always among them.
    stills: BTreeMap<u32, Game>,
    /// Nothing is hidden any more.
    whole: bool,
    /// Found when somebody first asks for it.
    pub(super) verdict: OnceLock<Option<Verdict>>,
}

/// A game is kept after every so many entries.
const STILL_EVERY: u32 = 64;

/// Where the game stood after an entry.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The entry's number; 0 before the first. Of a game that was not finished, only those are here
    /// by which everybody saw something happen: the others would tell who passed when. [Q6]
    pub entry: u32,
    pub turn: u16,
    pub phase: Phase,
    pub done: Done,
    /// The entry was taken back later. [Q50]
    pub taken_back: bool,
    /// By seat.
    pub scores: Vec<Score>,
    /// Its part of the log.
    heard: Range<usize>,
}

/// What kind of entry it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Done {
    Beginning,
    /// The answer of a seat; `chosen` among several.
    Pick {
        seat: Seat,
        chosen: bool,
    },
    Roll,
    Concede {
        seat: Seat,
    },
    Undo {
        seat: Seat,
        agreed: bool,
    },
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub souls: u8,
    pub wounds: u8,
    pub out: bool,
}

impl Score {
    /// What most games are decided by. [R9.4]
    pub fn points(self) -> i16 {
        i16::from(self.souls) - i16::from(self.wounds)
    }
}

/// A line of what happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    Seen(Seen),
    TookBack { seat: Seat, agreed: bool },
}

/// A turn, with the moment it begins at and the scores at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    pub turn: u16,
    pub at: usize,
    pub scores: Vec<Score>,
}

/// The board at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub view: View,
    /// What was asked, as far as the eye sees it.
    pub asks: Vec<Ask>,
    /// What would have come if everybody had passed.
    pub forecast: Forecast,
    /// What the numbers of the view are made of.
    pub numbers: Numbers,
}

/// An answer with the question and what its player saw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    pub seat: Seat,
    pub pick: Pick,
    pub ask: Ask,
    pub view: View,
}

impl Film {
    /// A game that is over, with all that was hidden in it.
    pub(super) fn whole(laid: Arc<Laid>, journal: Journal) -> Result<Film, JournalError> {
        Film::of(laid, journal, u32::MAX, true)
    }

    /// A game that was not finished: what everybody saw of its first entries.
    pub(super) fn public(
        laid: Arc<Laid>,
        journal: Journal,
        entries: u32,
    ) -> Result<Film, JournalError> {
        let mut film = Film::of(laid, journal, entries, false)?;
        film.moments.retain(|moment| moment.entry == 0 || !moment.heard.is_empty());
        Ok(film)
    }

    fn of(
        laid: Arc<Laid>,
        journal: Journal,
        entries: u32,
        whole: bool,
    ) -> Result<Film, JournalError> {
        let t = &laid.table.tables;
        let ids = laid.table.ids();
        let mut log: Vec<Event> = Vec::new();
        let mut replay = Replay::new(&journal, t, &ids, &mut log)?;
        let mut out = Seats::NONE;
        let mut moments = vec![Moment {
            entry: 0,
            turn: replay.game().turn(),
            phase: replay.game().phase(),
            done: Done::Beginning,
            taken_back: false,
            scores: scores(replay.game(), t.seats, out),
            heard: 0..log.len(),
        }];
        let mut stills = BTreeMap::from([(0, *replay.game())]);
        let mut gone = vec![0i32; journal.len() as usize + 2];
        let mut options = Vec::new();
        while replay.number() < entries.min(journal.len()) {
            let (before, heard) = (*replay.game(), log.len());
            let Some(entry) = replay.step(&mut log)? else { break };
            let done = match &entry {
                Entry::Pick { seat, .. } => {
                    before.options(t, *seat, &mut options);
                    Done::Pick { seat: *seat, chosen: options.len() > 1 }
                }
                Entry::Roll { .. } => Done::Roll,
                Entry::Concede { seat } => Done::Concede { seat: *seat },
                Entry::Undo { seat, agreed, back } => {
                    for span in back {
                        gone[span.first as usize] += 1;
                        gone[span.last as usize + 1] -= 1;
                    }
                    stills.insert(replay.number(), *replay.game());
                    // What is taken back is not heard, so it is looked up.
                    let view = replay.game().view(t, Viewer::Public);
                    let left = view.seats.iter().filter(|it| it.out || it.conceded);
                    out = left.map(|it| it.seat).fold(Seats::NONE, Seats::with);
                    Done::Undo { seat: *seat, agreed: *agreed }
                }
            };
            if replay.number().is_multiple_of(STILL_EVERY) {
                stills.insert(replay.number(), *replay.game());
            }
            for event in &log[heard..] {
                if let Event::Public(Seen::Eliminated { seat } | Seen::Conceded { seat }) = event {
                    out = out.with(*seat);
                }
            }
            moments.push(Moment {
                entry: replay.number(),
                turn: replay.game().turn(),
                phase: replay.game().phase(),
                done,
                taken_back: false,
                scores: scores(replay.game(), t.seats, out),
                heard: heard..log.len(),
            });
        }
        drop(replay);
        // How many undos each entry lies within, from the first to the last.
        let mut within = 0;
        for (moment, change) in moments.iter_mut().zip(&gone) {
            within += change;
            moment.taken_back = within > 0;
        }
        Ok(Film { laid, journal, moments, log, stills, whole, verdict: OnceLock::new() })
    }

    /// Whether nothing is hidden any more: the game was finished.
    pub fn is_whole(&self) -> bool {
        self.whole
    }

    pub fn seats(&self) -> u8 {
        self.laid.table.tables.seats
    }

    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// The last moment there is.
    pub fn last(&self) -> usize {
        self.moments.len() - 1
    }

    /// What happened at a moment.
    pub fn told(&self, at: usize, eye: Eye) -> Vec<Told> {
        let Some(moment) = self.moments.get(at) else { return Vec::new() };
        let seen = self.log[moment.heard.clone()].iter().map(|event| {
            Told::Seen(match self.allowed(eye) {
                Eye::Seat(seat) => event.seen(Viewer::Seat(seat)),
                Eye::Public => event.seen(Viewer::Public),
                Eye::All => event.whole(),
            })
        });
        let undone = match moment.done {
            Done::Undo { seat, agreed } => Some(Told::TookBack { seat, agreed }),
            _ => None,
        };
        undone.into_iter().chain(seen).collect()
    }

    /// Of a game that was not finished nobody sees more than everybody saw.
    fn allowed(&self, eye: Eye) -> Eye {
        if self.whole { eye } else { Eye::Public }
    }

    /// Whether a step stops here: something happened, or the player whose eyes these are had a
    /// choice.
    fn is_stop(&self, at: usize, eye: Eye) -> bool {
        let own = |next: &Moment| match (next.done, eye) {
            (Done::Pick { seat, chosen: true }, Eye::Seat(own)) => seat == own,
            _ => false,
        };
        let moment = &self.moments[at];
        let undone = matches!(moment.done, Done::Undo { .. });
        !moment.heard.is_empty() || undone || self.moments.get(at + 1).is_some_and(own)
    }

    /// The next moment worth a look, if there is one.
    pub fn next(&self, at: usize, eye: Eye) -> Option<usize> {
        let eye = self.allowed(eye);
        let next = (at + 1..=self.last()).find(|at| self.is_stop(*at, eye));
        next.or((at < self.last()).then_some(self.last()))
    }

    pub fn previous(&self, at: usize, eye: Eye) -> Option<usize> {
        let eye = self.allowed(eye);
        (0..at.min(self.moments.len())).rev().find(|at| *at == 0 || self.is_stop(*at, eye))
    }

    /// The turns, without what was taken back.
    pub fn turns(&self) -> Vec<Turn> {
        let mut turns: Vec<Turn> = Vec::new();
        for (at, moment) in self.standing() {
            match turns.last_mut() {
                Some(turn) if turn.turn == moment.turn => turn.scores.clone_from(&moment.scores),
                _ => turns.push(Turn { turn: moment.turn, at, scores: moment.scores.clone() }),
            }
        }
        turns
    }

    /// Moments that were not taken back.
    pub(super) fn standing(&self) -> impl Iterator<Item = (usize, &Moment)> {
        let undo = |moment: &Moment| matches!(moment.done, Done::Undo { .. });
        let all = self.moments.iter().enumerate();
        all.filter(move |(_, moment)| !moment.taken_back && !undo(moment))
    }

    /// The few moments that the game turned at.
    pub fn turning_points(&self) -> Vec<Point> {
        turning_points(self)
    }

    /// The board at a moment.
    pub fn position(&self, at: usize, eye: Eye) -> Result<Position, Refusal> {
        if !self.whole && eye != Eye::Public {
            return Err(NotYours::UnfinishedHidden.into());
        }
        if let Eye::Seat(seat) = eye
            && seat.0 >= self.seats()
        {
            return Err(Refusal::NoSeat(seat.letter().to_string()));
        }
        let game = self.game(self.entry_of(at)?)?;
        let t = &self.laid.table.tables;
        let (mut view, asks) = match eye {
            Eye::All => everything(&game, t),
            Eye::Public => (game.view(t, Viewer::Public), Vec::new()),
            Eye::Seat(seat) => {
                let view = game.view(t, Viewer::Seat(seat));
                let asks = view.ask.clone().into_iter().collect();
                (view, asks)
            }
        };
        // The mark is for whoever imagines.
        view.mark = Mark::default();
        let viewer = view.viewer;
        let (forecast, numbers) = (game.forecast(t, viewer), game.numbers(t, viewer));
        Ok(Position { view, asks, forecast, numbers })
    }

    /// What was answered by the entry of a moment, for eyes that saw the question.
    pub fn answered(&self, at: usize, eye: Eye) -> Option<Answered> {
        let moment = self.moments.get(at)?;
        let Done::Pick { seat, .. } = moment.done else { return None };
        let sees = match self.allowed(eye) {
            Eye::All => true,
            Eye::Seat(own) => own == seat,
            Eye::Public => false,
        };
        let ids = self.laid.table.ids();
        let entry = self.journal.entry(moment.entry, &ids).filter(|_| sees)?.ok()?;
        let Entry::Pick { pick, .. } = entry else { return None };
        let game = self.game(moment.entry - 1).ok()?;
        let view = game.view(&self.laid.table.tables, Viewer::Seat(seat));
        Some(Answered { seat, pick, ask: view.ask.clone()?, view })
    }

    pub(super) fn entry_of(&self, at: usize) -> Result<u32, Refusal> {
        let moment = self.moments.get(at);
        let none = Refusal::NotNow(NotNow::NoMoment);
        Ok(moment.ok_or(none)?.entry)
    }

    /// The game after an entry.
    pub(super) fn game(&self, entry: u32) -> Result<Game, Refusal> {
        let (t, ids) = (&self.laid.table.tables, self.laid.table.ids());
        let unplayed = |error: &dyn std::fmt::Display| Unplayable::game_unread(error);
        let before = self.stills.range(..=entry).next_back();
        let (&from, game) = before.ok_or(Refusal::Broken)?;
        let mut game = *game;
        for number in from + 1..=entry.min(self.journal.len()) {
            let next = self.journal.entry(number, &ids).ok_or(Refusal::Broken)?;
            let played = match next.map_err(|error| unplayed(&error))? {
                Entry::Pick { seat, pick } => game.choose(t, seat, pick, &mut ()),
                Entry::Roll { chance, roll } => game.settle(t, chance, roll, &mut ()),
                Entry::Concede { seat } => game.concede(t, seat, &mut ()),
                // The game after it was kept, so nobody comes by here.
                Entry::Undo { .. } => return Err(Refusal::Broken),
            };
            played.map_err(|error| unplayed(&error))?;
            game.advance(t, &mut ());
        }
        Ok(game)
    }

    /// The events of a moment as everybody saw them.
    pub(super) fn public_events(&self, moment: &Moment) -> impl Iterator<Item = &Seen> {
        self.log[moment.heard.clone()].iter().filter_map(|event| match event {
            Event::Public(seen) => Some(seen),
            _ => None,
        })
    }
}

fn scores(game: &Game, seats: u8, out: Seats) -> Vec<Score> {
    let score =
        |seat| Score { souls: game.souls(seat), wounds: game.wounds(seat), out: out.has(seat) };
    (0..seats).map(Seat).map(score).collect()
}
