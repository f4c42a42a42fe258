//! Windows: who may declare, and what happens next, in both priority schemes. [R6]

use endboss_lexicon::{Priority, Seat, Seats};
use endboss_view::{Asked, Phase, Seen};

use crate::event::Listener;
use crate::frame::{Declared, Frame, Run, Window};
use crate::pause::Pause;
use crate::play::{Play, Stop};
use crate::state::{Courtesy, Game};
use crate::tables::Tables;

impl<L: Listener> Play<'_, L> {
    /// Opens a window. Without viewers, one in which nobody can do anything is not opened at all:
    /// most are like that.
    pub(crate) fn open_window(&mut self, phase: Phase, active: Seat) {
        let mut window = Window {
            phase,
            active,
            first: active,
            passed: 0,
            batch: false,
            sure: false,
            floor: self.g.declared.len() as u8,
        };
        if self.g.courtesy == Courtesy::Quick {
            let seats = self.g.turn_order.len() as u8;
            let able = |n: &u8| {
                let seat = self.g.window_seat(self.t, &window, *n);
                self.g.is_asked(self.t, seat, &window)
            };
            let Some(first) = (0..seats).find(able) else { return };
            window.passed = first;
            window.sure = true;
        }
        self.push(Frame::Window(window));
    }

    pub(crate) fn window(&mut self, mut window: Window) -> Stop {
        if window.batch {
            return self.next_waiting(window);
        }
        let seats = self.g.turn_order.len() as u8;
        while window.passed < seats {
            let seat = self.g.window_seat(self.t, &window, window.passed);
            if std::mem::take(&mut window.sure) || self.g.is_asked(self.t, seat, &window) {
                self.set_window(window);
                return Some(Pause::Choice(Seats::only(seat)));
            }
            window.passed += 1;
        }
        self.all_passed(window)
    }

    fn set_window(&mut self, window: Window) {
        *self.g.frames.last_mut().expect("the window is open") = Frame::Window(window);
    }

    /// Everybody passed in a row: the window closes, or something declared happens.
    fn all_passed(&mut self, mut window: Window) -> Stop {
        if self.g.declared.len() <= window.floor as usize {
            self.pop();
            return None;
        }
        // After an effect happened there is a chance to answer again, the active player first.
        window.first = window.active;
        window.passed = 0;
        let newest = self.g.declared.len() - 1;
        match self.t.rules.priority {
            Priority::LastInFirstOut => {
                self.set_window(window);
                self.happen(newest);
            }
            Priority::ActiveFirst if self.g.declared[newest].at_once => {
                self.set_window(window);
                self.happen(newest);
            }
            Priority::ActiveFirst => {
                window.batch = true;
                self.set_window(window);
            }
        }
        None
    }

    /// Active player first: the waiting effects happen in descending XP, each player's own in the
    /// order declared. [R6.5]
    fn next_waiting(&mut self, mut window: Window) -> Stop {
        let floor = window.floor as usize;
        let waiting = |s: &Seat| self.g.declared.iter().skip(floor).position(|d| d.seat == *s);
        let next = self.g.xp_order.iter().find_map(waiting).map(|at| at + floor);
        match next {
            Some(at) => self.happen(at),
            None => {
                window.batch = false;
                self.set_window(window);
            }
        }
        None
    }

    /// A declared effect happens, or is canceled because its target is gone. [R6.3]
    pub(crate) fn happen(&mut self, at: usize) {
        let declared = self.g.declared.remove(at);
        let Declared { seat, source, copy, aim, spell, .. } = declared;
        let ability = self.t.ability(source.card, source.ability);
        let legal = match ability.target {
            None => true,
            Some(target) => self.g.still_legal(self.t, seat, copy, ability, target, aim),
        };
        // Below the effect, so that they come after it: "when you play a spell" is for rooms that
        // are there when it happens.
        if legal && spell {
            self.push_spell_triggers(seat);
        }
        self.push(Frame::Finish { declared });
        let which = self.which_copy(copy);
        if legal {
            self.tell(|_| Seen::Happened { seat, source, spell, which });
            self.push(Frame::Run(Run { seat, source, copy, aim, step: 0 }));
        } else {
            self.tell(|_| Seen::Fizzled { seat, source, which });
        }
    }

    /// The spell goes to the discard pile; a hero held by a cost is free to go.
    pub(crate) fn finish(&mut self, declared: Declared) -> Stop {
        self.pop();
        self.spend(declared);
        if declared.holds {
            // The hero may have died or been sent away meanwhile.
            self.g.walk.held = self.g.walk.held.saturating_sub(1);
        }
        self.hero_may_have_to_leave();
        None
    }

    /// A spell that happened, was canceled or came to nothing is discarded. [R1.4]
    pub(crate) fn spend(&mut self, declared: Declared) {
        if declared.spell {
            let (seat, spell) = (declared.seat, declared.source.card);
            self.put_on_discard_pile(spell);
            self.tell(|_| Seen::Spent { seat, spell });
        }
    }

    /// Canceled: not cast, does not count as played, and is discarded; its costs stay paid. [R6.7]
    pub(crate) fn cancel(&mut self, serial: u8) {
        let Some(at) = self.g.declared.iter().position(|d| d.serial == serial) else {
            return;
        };
        let declared = self.g.declared.remove(at);
        self.tell(|_| Seen::Canceled { seat: declared.seat, spell: declared.source.card });
        self.push(Frame::Finish { declared });
    }

    /// After a declaration everybody is asked again. [R6.6]
    pub(crate) fn ask_again(&mut self, by: Seat) {
        let next = {
            let order = &self.g.turn_order;
            let at = order.iter().position(|s| *s == by).unwrap_or(0);
            order[(at + 1) % order.len()]
        };
        let priority = self.t.rules.priority;
        if let Some(Frame::Window(window)) = self.g.frames.last_mut() {
            window.passed = 0;
            window.first = match priority {
                Priority::LastInFirstOut => next,
                Priority::ActiveFirst => window.active,
            };
        }
    }
}

impl Game {
    /// The nth seat asked in this round. [R6.6]
    pub(crate) fn window_seat(&self, t: &Tables, window: &Window, n: u8) -> Seat {
        let place = |order: &[Seat], seat: Seat| order.iter().position(|s| *s == seat).unwrap_or(0);
        let n = n as usize;
        match t.rules.priority {
            Priority::LastInFirstOut => {
                let at = place(&self.turn_order, window.first) + n;
                let len = self.turn_order.len();
                self.turn_order[if at < len { at } else { at - len }]
            }
            Priority::ActiveFirst if n == 0 => window.active,
            // The others in descending XP, without the active one.
            Priority::ActiveFirst => {
                let active = place(&self.xp_order, window.active);
                self.xp_order[if n - 1 < active { n - 1 } else { n }]
            }
        }
    }

    /// Active player first: something is about to happen and only a cancel may come between.
    pub(crate) fn cancels_only(&self, t: &Tables) -> bool {
        t.rules.priority == Priority::ActiveFirst && self.declared.iter().any(|d| d.at_once)
    }

    pub(crate) fn window_question(&self, t: &Tables, window: &Window) -> Asked {
        let Window { phase, active, .. } = *window;
        if self.cancels_only(t) {
            Asked::CancelWindow { phase, active }
        } else {
            Asked::Window { phase, active }
        }
    }

    /// Whether a seat is asked in this window. [Q6]
    pub(crate) fn is_asked(&self, t: &Tables, seat: Seat, window: &Window) -> bool {
        if self.seat(seat).conceded {
            return false;
        }
        match self.courtesy {
            Courtesy::Quick => {
                self.holds_anything(t, seat, window) && self.can_declare_anything(t, seat, window)
            }
            Courtesy::Everyone => self.could_declare(t, seat, window.phase),
        }
    }
}
