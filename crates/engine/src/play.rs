//! The engine at work: a game, its tables and whoever listens.

use endboss_lexicon::{Back, CardKind, Seat};
use endboss_view::{Asked, CardSeen, Phase, Seen};

use crate::event::{Event, Listener};
use crate::frame::{Flow, Frame};
use crate::knowledge::ALL_VIEWERS;
use crate::pause::Pause;
use crate::state::Game;
use crate::tables::{CardId, RoomIx, Row, Tables};

/// `None` to go on, or where the engine stops.
pub(crate) type Stop = Option<Pause>;

#[derive(Debug)]
pub(crate) struct Play<'a, L> {
    pub(crate) t: &'a Tables,
    pub(crate) g: &'a mut Game,
    pub(crate) out: &'a mut L,
}

/// Where `Game::advance_to` came to.
#[derive(Clone, Debug)]
pub enum Reached {
    Pause(Pause),
    /// The phase begins, and this is how the game looks then: nothing of the phase has happened.
    Phase(Box<Game>),
}

impl Game {
    /// Runs to the next pause.
    pub fn advance<L: Listener>(&mut self, t: &Tables, out: &mut L) -> Pause {
        Play { t, g: self, out }.run()
    }

    /// Runs to the next pause, or to where this phase begins, if that comes first: then this game
    /// goes on from right before it. For whoever wants to look at what no pause shows.
    pub fn advance_to(&mut self, t: &Tables, phase: Phase, out: &mut Vec<Event>) -> Reached {
        let begins = |event: &Event| match event {
            Event::Public(Seen::PhaseBegins { phase: begun }) => *begun == phase,
            Event::Public(Seen::TurnBegins { .. }) => phase == Phase::Beginning,
            _ => false,
        };
        loop {
            let (before, told) = (*self, out.len());
            let stop = Play { t, g: self, out }.next();
            if out[told..].iter().any(begins) {
                out.truncate(told);
                let there = Game { phase, turn: self.turn, active: None, ..before };
                *self = before;
                return Reached::Phase(Box::new(there));
            }
            if let Some(pause) = stop {
                return Reached::Pause(pause);
            }
        }
    }
}

impl<L: Listener> Play<'_, L> {
    pub(crate) fn run(&mut self) -> Pause {
        loop {
            if let Some(pause) = self.next() {
                return pause;
            }
        }
    }

    /// One step, unless the game ends now.
    #[inline]
    fn next(&mut self) -> Stop {
        if let Some(cause) = self.g.ends_now.take() {
            let everyone =
                self.t.everyone().fold(endboss_lexicon::Seats::NONE, |all, s| all.with(s));
            self.finish_game(cause, everyone);
        }
        self.step()
    }

    /// Does what the newest frame says.
    #[inline]
    pub(crate) fn step(&mut self) -> Stop {
        let top = *self.g.frames.last().expect("the course of the game is always there");
        // Walking alone changes nothing about the room the hero is in.
        if !matches!(top, Frame::Walk(_)) {
            self.g.note_dealt(self.t);
        }
        match top {
            Frame::Flow(flow) => self.flow(flow),
            Frame::Ask { seat, what } => self.ask(seat, what),
            Frame::Window(window) => self.window(window),
            Frame::Declaring(declaring) => self.declaring(declaring),
            Frame::Trigger { seat, copy, source } => self.trigger(seat, copy, source),
            Frame::TriggerSet { seat, count } => self.trigger_set(seat, count),
            Frame::Run(run) => self.run_effect(run),
            Frame::Finish { declared } => self.finish(declared),
            Frame::Draw { seat, back, left } => self.draw(seat, back, left),
            Frame::DiscardRandom { seat, back } => self.random_card(seat, back),
            Frame::TakeRandom { from, back, .. } => self.random_card(from, back),
            Frame::AfterBuilding { seat, copy } => self.after_building(seat, copy),
            Frame::Walk(stage) => self.walk(stage),
            Frame::Shuffle { seat, slot } => self.shuffle(seat, slot),
            Frame::NewItem { seat, item } => self.new_item(seat, item),
        }
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.g.frames.push(frame);
    }

    pub(crate) fn pop(&mut self) {
        self.g.frames.pop();
    }

    /// Goes on to another part of the game.
    pub(crate) fn go(&mut self, flow: Flow) -> Stop {
        self.g.frames[0] = Frame::Flow(flow);
        None
    }

    pub(crate) fn push_ask(&mut self, seat: Seat, what: Asked) {
        self.push(Frame::Ask { seat, what });
    }

    /// Tells an event that everybody sees.
    pub(crate) fn tell(&mut self, seen: impl FnOnce(&Tables) -> Seen) {
        if L::ON {
            let seen = seen(self.t);
            self.out.hear(Event::Public(seen));
        }
    }

    pub(crate) fn tell_some(&mut self, event: impl FnOnce(&Tables, &Game) -> Event) {
        if L::ON {
            let event = event(self.t, self.g);
            self.out.hear(event);
        }
    }

    // Moving cards between piles, with what everybody learns by it.

    pub(crate) fn add_to_hand(&mut self, seat: Seat, card: CardKind) {
        match self.t.row(card) {
            Some(Row::Room(ix)) => {
                let bits = self.t.room(ix).bits;
                self.g.seat_mut(seat).hand_rooms.add(bits);
            }
            Some(Row::Spell(ix)) => {
                let bits = self.t.spell(ix).bits;
                self.g.seat_mut(seat).hand_spells.add(bits);
            }
            Some(Row::Hero(_) | Row::Boss(_) | Row::Landmark(_) | Row::Item(_)) | None => {
                unreachable!("only rooms and spells are held")
            }
        }
    }

    pub(crate) fn remove_from_hand(&mut self, seat: Seat, card: CardKind) {
        match self.t.row(card) {
            Some(Row::Room(ix)) => {
                let bits = self.t.room(ix).bits;
                self.g.seat_mut(seat).hand_rooms.remove(bits);
            }
            Some(Row::Spell(ix)) => {
                let bits = self.t.spell(ix).bits;
                self.g.seat_mut(seat).hand_spells.remove(bits);
            }
            Some(Row::Hero(_) | Row::Boss(_) | Row::Landmark(_) | Row::Item(_)) | None => {
                unreachable!("only rooms and spells are held")
            }
        }
    }

    /// From a hand to the discard pile, before everybody's eyes. [R6.12]
    pub(crate) fn discard(&mut self, seat: Seat, card: CardKind) {
        self.remove_from_hand(seat, card);
        self.put_on_discard_pile(card);
        self.g.left_openly(self.t, seat, card, ALL_VIEWERS);
        self.tell(|_| Seen::Discarded { seat, card });
    }

    pub(crate) fn put_on_discard_pile(&mut self, card: CardKind) {
        match self.t.row(card) {
            Some(Row::Room(ix)) => self.g.room_discard.add(self.t.room(ix).bits),
            Some(Row::Spell(ix)) => self.g.spell_discard.add(self.t.spell(ix).bits),
            Some(Row::Hero(_) | Row::Boss(_) | Row::Landmark(_) | Row::Item(_)) | None => {
                unreachable!("only rooms and spells are discarded")
            }
        }
    }

    pub(crate) fn take_discarded(&mut self, seat: Seat, card: CardKind) {
        match self.t.row(card) {
            Some(Row::Room(ix)) => self.g.room_discard.remove(self.t.room(ix).bits),
            Some(Row::Spell(ix)) => self.g.spell_discard.remove(self.t.spell(ix).bits),
            Some(Row::Hero(_) | Row::Boss(_) | Row::Landmark(_) | Row::Item(_)) | None => {
                unreachable!("only rooms and spells are discarded")
            }
        }
        self.add_to_hand(seat, card);
        self.g.learn(ALL_VIEWERS, seat, card);
        self.tell(|_| Seen::TookDiscarded { seat, card });
    }

    /// From one hand to another; only the two players see the card.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, from: Seat, card: CardKind, back: Back) {
        self.remove_from_hand(from, card);
        self.add_to_hand(seat, card);
        self.g.moved_hidden(self.t, from, seat, card, back);
        self.tell_some(|_, _| Event::Took { seat, from, card, back });
    }

    /// From a hand that lies open to another one. [Q87]
    pub(crate) fn take_openly(&mut self, seat: Seat, from: Seat, card: CardKind) {
        self.remove_from_hand(from, card);
        self.add_to_hand(seat, card);
        self.g.left_openly(self.t, from, card, ALL_VIEWERS);
        self.g.learn(ALL_VIEWERS, seat, card);
        self.tell(|_| Seen::Took { seat, from, card: CardSeen::Card(card) });
    }

    // Names of things on the table.

    pub(crate) fn room_card(&self, room: RoomIx) -> CardKind {
        self.t.room(room).card
    }

    pub(crate) fn copy_card(&self, copy: CardId) -> CardKind {
        self.t.copy(copy).card
    }

    /// Which of two rooms of one name is meant, where somebody listens.
    pub(crate) fn which(&self, seat: Seat, at: u8) -> Option<u8> {
        if L::ON { self.g.which(self.t, seat, at) } else { None }
    }

    pub(crate) fn which_copy(&self, copy: CardId) -> Option<u8> {
        if L::ON { self.g.which_copy(self.t, copy) } else { None }
    }

    /// Seats in the order in which players' effects of one moment happen. [R2.6]
    pub(crate) fn effect_seat(&self, at: u8) -> Option<Seat> {
        self.g.effect_order(self.t).get(at as usize).copied()
    }
}

impl Game {
    pub(crate) fn effect_order(&self, t: &Tables) -> &[Seat] {
        match t.rules.effect_order {
            endboss_lexicon::EffectOrder::DescendingXp => &self.xp_order,
            endboss_lexicon::EffectOrder::TurnOrder => &self.turn_order,
        }
    }

    /// The opponents a player has: everybody else who is still in.
    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.xp_order.iter().copied().filter(move |s| *s != seat)
    }
}
