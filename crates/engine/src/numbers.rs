//! Where the numbers of a view come from, part by part.

use endboss_lexicon::{Seat, Viewer};
use endboss_view::{NumberPart, NumberSource, Numbers, SeatNumbers};

use crate::state::Game;
use crate::tables::Tables;

/// Something that numbers are added up in. The rules add to a plain number; whoever wants to know
/// adds to parts, and both come to the same.
pub(crate) trait Sum {
    /// What is named even if it is nothing.
    fn first(&mut self, source: NumberSource, amount: u8);

    fn add(&mut self, source: NumberSource, amount: u8);

    /// All so far, so many times.
    fn times(&mut self, source: NumberSource, times: u8);
}

/// More than can be counted is as much as that.
impl Sum for u8 {
    #[inline]
    fn first(&mut self, _: NumberSource, amount: u8) {
        *self = self.saturating_add(amount);
    }

    #[inline]
    fn add(&mut self, _: NumberSource, amount: u8) {
        *self = self.saturating_add(amount);
    }

    #[inline]
    fn times(&mut self, _: NumberSource, times: u8) {
        *self = self.saturating_mul(times);
    }
}

#[derive(Default)]
struct Parts {
    sum: u8,
    parts: Vec<NumberPart>,
}

impl Parts {
    fn note(&mut self, source: NumberSource, before: u8) {
        let amount = i16::from(self.sum) - i16::from(before);
        self.parts.push(NumberPart { source, amount });
    }
}

impl Sum for Parts {
    fn first(&mut self, source: NumberSource, amount: u8) {
        let before = self.sum;
        self.sum.first(source, amount);
        self.note(source, before);
    }

    fn add(&mut self, source: NumberSource, amount: u8) {
        let before = self.sum;
        self.sum.add(source, amount);
        if self.sum != before {
            self.note(source, before);
        }
    }

    fn times(&mut self, source: NumberSource, times: u8) {
        let before = self.sum;
        self.sum.times(source, times);
        if self.sum != before {
            self.note(source, before);
        }
    }
}

impl Game {
    /// The parts of every number that a view shows of rooms and treasure.
    pub fn numbers(&self, t: &Tables, viewer: Viewer) -> Numbers {
        let g = &self.redacted(t, viewer).game;
        Numbers { seats: t.everyone().map(|seat| g.seat_numbers(t, seat)).collect() }
    }

    fn seat_numbers(&self, t: &Tables, seat: Seat) -> SeatNumbers {
        let slots = 0..self.seat(seat).slot_count;
        let mut treasure: [Parts; 5] = Default::default();
        // What belonged to a player who is out has left the game. [R9.2]
        if !self.seat(seat).out {
            self.add_treasure(t, seat, &mut treasure);
        }
        SeatNumbers {
            seat,
            damage: slots.map(|at| self.damage_parts(t, seat, at)).collect(),
            treasure: treasure.map(|it| it.parts),
        }
    }

    fn damage_parts(&self, t: &Tables, seat: Seat, at: u8) -> Vec<NumberPart> {
        let mut all = Parts::default();
        self.add_damage(t, seat, at, &mut all);
        let slot = self.slots(seat)[at as usize];
        let kept_by = if slot.deactivated {
            Some(NumberSource::Deactivated)
        } else {
            self.stunned.has_bit(slot.top.0).then_some(NumberSource::Stunned)
        };
        if let Some(source) = kept_by {
            let before = std::mem::take(&mut all.sum);
            all.note(source, before);
        }
        all.parts
    }
}
