use serde::{Deserialize, Serialize};

/// A place at the table, counted clockwise from 0.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Seat(pub u8);

impl Seat {
    pub const MAX: usize = 6;

    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter a player reads: A for the first seat.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0)
    }

    pub fn from_letter(letter: char) -> Option<Seat> {
        let at = (letter.to_ascii_uppercase() as u32).checked_sub('A' as u32)?;
        (at < Seat::MAX as u32).then_some(Seat(at as u8))
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seats(pub u8);

impl Seats {
    pub const NONE: Seats = Seats(0);

    pub fn first(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    pub fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    pub fn has(self, seat: Seat) -> bool {
        // A seat from outside may be any number.
        u32::from(self.0).checked_shr(seat.0.into()).unwrap_or(0) & 1 != 0
    }

    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    #[must_use]
    pub fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MAX as u8).map(Seat).filter(move |s| self.has(*s))
    }
}

/// Somebody who looks at a game: a player in a seat, or a spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Viewer {
    Seat(Seat),
    Public,
}

impl Viewer {
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// One bit per viewer; the spectators share the one after the last seat.
    pub fn bit(self) -> u8 {
        match self {
            Viewer::Seat(seat) => 1 << seat.0,
            Viewer::Public => 1 << Seat::MAX,
        }
    }
}
