//! One game between bots, and what there is to tell of it.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use endboss_bots::{Bot, Lore, Undecided};
use endboss_engine::{Courtesy, Event, Game, Pause, Refused, Tables};
use endboss_lexicon::{CardKind, Seat, Viewer};
use endboss_view::{Ask, Asked, Cause, Seen};
use serde::{Deserialize, Serialize};

use crate::{Deal, Entrant, Thinking};

/// A game that was played to its end. Lists are by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The entrant, as its place in the roster.
    pub who: Vec<usize>,
    /// Best first.
    pub ranking: Vec<Seat>,
    pub cause: Cause,
    pub turns: u16,
    /// Picks with at least two options.
    pub decisions: u32,
    /// The most decisions in one turn.
    pub busiest: u32,
    /// Souls minus wounds, at the end and when half of the turns were over.
    pub scores: Vec<i16>,
    pub half: Vec<i16>,
    /// Who was eliminated when half of the turns were over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out_at_half: Vec<Seat>,
    pub bosses: Vec<CardKind>,
    pub thinking: Vec<Thinking>,
    /// Rooms and spells that came into each hand at some time; a list of deals does not keep them.
    #[serde(skip)]
    pub had: Vec<Vec<CardKind>>,
}

impl Played {
    /// A game of which nothing counts but who sat where and in which order they came in.
    #[cfg(test)]
    pub(crate) fn ranked(who: &[usize], ranking: &[u8]) -> Played {
        Played {
            who: who.to_vec(),
            ranking: ranking.iter().copied().map(Seat).collect(),
            cause: Cause::TenSouls,
            turns: 10,
            decisions: 0,
            busiest: 0,
            scores: vec![0; who.len()],
            half: vec![0; who.len()],
            out_at_half: Vec::new(),
            bosses: Vec::new(),
            thinking: Vec::new(),
            had: Vec::new(),
        }
    }

    pub fn winner(&self) -> Seat {
        self.ranking[0]
    }

    /// Counted from 1.
    pub fn place(&self, seat: Seat) -> usize {
        1 + self.ranking.iter().position(|other| *other == seat).unwrap_or(self.ranking.len())
    }

    /// Whether somebody was ahead of the winner at half time. Whoever was eliminated by then is
    /// ahead of nobody, however many souls they had.
    pub fn came_back(&self) -> bool {
        let own = self.half[self.winner().index()];
        let scores = (0..).map(Seat).zip(&self.half);
        let mut still_in = scores.filter(|(seat, _)| !self.out_at_half.contains(seat));
        still_in.any(|(_, score)| *score > own)
    }
}

/// Why a game has no end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// Whoever asked for it does not want it any more.
    Stopped,
    Undecided(Undecided),
    /// A bot answered what was not on offer.
    Refused(Refused),
    /// Our own mistake.
    Panicked(String),
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::Stopped => f.write_str("it was stopped"),
            Broken::Undecided(why) => why.fmt(f),
            Broken::Refused(why) => write!(f, "a bot's answer was refused: {why}"),
            Broken::Panicked(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for Broken {}

/// Who plays, and with what.
#[derive(Clone, Copy, Debug)]
pub struct Match<'a> {
    pub tables: &'a Tables,
    pub lore: &'a std::sync::Arc<Lore>,
    pub entrants: &'a [Entrant],
    /// Which boss is kept is chance.
    pub any_boss: bool,
    pub stop: &'a AtomicBool,
}

impl Match<'_> {
    /// Plays a deal with these entrants, by seat.
    pub fn play(&self, mut deal: Deal, who: &[usize]) -> Result<Played, Broken> {
        let t = self.tables;
        let mut game = Game::new(t, Courtesy::Quick);
        let bot = |place: &usize| Bot::new(self.entrants[*place].level, self.lore.clone());
        let mut bots: Vec<Bot> = who.iter().map(bot).collect();
        let mut notes = Notes::new(who.len());
        let mut events: Vec<Event> = Vec::new();
        loop {
            let pause = game.advance(t, &mut events);
            notes.hear(&game, t, &mut events);
            match pause {
                Pause::Over => break,
                Pause::Chance(chance) => {
                    let roll = deal.roll(&game, t, chance);
                    game.settle(t, chance, roll, &mut events).map_err(Broken::Refused)?;
                }
                Pause::Choice(seats) => {
                    if self.stop.load(Ordering::Relaxed) {
                        return Err(Broken::Stopped);
                    }
                    let seat = seats.iter().next().expect("somebody is asked");
                    let at = seat.index();
                    let view = game.view(t, Viewer::Seat(seat));
                    let choices = view.ask.as_ref().map_or(0, |ask| ask.options.len());
                    let seed = deal.thought(seat, notes.asked[at]);
                    if let Some(ask) = view.ask.as_ref().filter(|ask| self.is_left_to_chance(ask)) {
                        let pick = ask.options[(seed % ask.options.len() as u64) as usize];
                        notes.asked[at] += 1;
                        game.choose(t, seat, pick, &mut events).map_err(Broken::Refused)?;
                        continue;
                    }
                    let begun = Instant::now();
                    let decided = bots[at].decide(&view, self.entrants[who[at]].budget, seed);
                    let time = begun.elapsed();
                    let decided = decided.map_err(Broken::Undecided)?;
                    notes.asked[at] += 1;
                    if choices > 1 {
                        notes.decided += 1;
                        notes.thinking[at].add(time, decided.nodes);
                    }
                    game.choose(t, seat, decided.pick, &mut events).map_err(Broken::Refused)?;
                }
            }
        }
        let end = *game.end().expect("a game that is over has an end");
        Ok(notes.close(&game, t, who, end.ranking.to_vec(), end.cause))
    }

    fn is_left_to_chance(&self, ask: &Ask) -> bool {
        self.any_boss && ask.what == Asked::ChooseBoss
    }
}

/// How a seat stands.
#[derive(Clone, Copy)]
struct Stand {
    score: i16,
    out: bool,
}

/// What is kept of a game while it goes on.
struct Notes {
    asked: Vec<u64>,
    thinking: Vec<Thinking>,
    /// In this turn.
    decided: u32,
    decisions: u32,
    busiest: u32,
    /// How every seat stands at the end of each turn, the set-up being the first.
    turns: Vec<Vec<Stand>>,
    had: Vec<Vec<CardKind>>,
    bosses: Vec<CardKind>,
}

impl Notes {
    fn new(seats: usize) -> Notes {
        Notes {
            asked: vec![0; seats],
            thinking: vec![Thinking::default(); seats],
            decided: 0,
            decisions: 0,
            busiest: 0,
            turns: Vec::new(),
            had: vec![Vec::new(); seats],
            bosses: vec![CardKind::default(); seats],
        }
    }

    fn hear(&mut self, game: &Game, t: &Tables, events: &mut Vec<Event>) {
        if game.turn() as usize > self.turns.len() {
            self.turn_over(game, t);
        }
        for event in events.drain(..) {
            self.note(&event);
        }
    }

    fn turn_over(&mut self, game: &Game, t: &Tables) {
        self.decisions += self.decided;
        self.busiest = self.busiest.max(self.decided);
        self.decided = 0;
        let stands = stands(game, t, self.had.len());
        self.turns.resize(usize::from(game.turn()), stands);
    }

    /// A card came into a hand, or a boss was shown.
    fn note(&mut self, event: &Event) {
        let (seat, card) = match event {
            Event::Drew { seat, card, .. } | Event::Took { seat, card, .. } => (*seat, *card),
            Event::Public(
                Seen::MarketTaken { seat, card }
                | Seen::TookDiscarded { seat, card }
                | Seen::Found { seat, card },
            ) => (*seat, *card),
            Event::Public(Seen::BossRevealed { seat, boss }) => {
                self.bosses[seat.index()] = *boss;
                return;
            }
            _ => return,
        };
        let had = &mut self.had[seat.index()];
        if !had.contains(&card) {
            had.push(card);
        }
    }

    fn close(
        mut self,
        game: &Game,
        t: &Tables,
        who: &[usize],
        ranking: Vec<Seat>,
        cause: Cause,
    ) -> Played {
        self.decisions += self.decided;
        self.busiest = self.busiest.max(self.decided);
        let end = stands(game, t, who.len());
        let half = self.turns.get(usize::from(game.turn()) / 2).unwrap_or(&end);
        let scores = |stands: &[Stand]| stands.iter().map(|stand| stand.score).collect();
        let seats = (0..).map(Seat).zip(half);
        Played {
            who: who.to_vec(),
            ranking,
            cause,
            turns: game.turn(),
            decisions: self.decisions,
            busiest: self.busiest,
            scores: scores(&end),
            half: scores(half),
            out_at_half: seats.filter(|(_, stand)| stand.out).map(|(seat, _)| seat).collect(),
            bosses: self.bosses,
            thinking: self.thinking,
            had: self.had,
        }
    }
}

fn stands(game: &Game, t: &Tables, seats: usize) -> Vec<Stand> {
    let stand = |seat| {
        let it = game.standing(t, seat);
        Stand { score: i16::from(it.souls) - i16::from(it.wounds), out: it.out }
    };
    (0..seats as u8).map(Seat).map(stand).collect()
}
