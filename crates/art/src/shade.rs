//! Light on a flat drawing: a capital letter is a surface, lit from above and the left.

use crate::sprite::Ink;

/// Weights of the neighbors that are looked at: what is open toward the light makes lighter, what
/// is open away from it makes darker.
const REACH: i32 = 2;

/// A letter of a drawing that is not yet a color.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Draft {
    Ink(Ink),
    /// A surface of this ramp.
    Surface(u8),
}

impl Draft {
    fn ramp(self) -> Option<u8> {
        match self {
            Draft::Surface(ramp) | Draft::Ink(Ink::Step { ramp, .. }) => Some(ramp),
            Draft::Ink(_) => None,
        }
    }

    /// Single dots such as eyes do not cut a surface in two.
    fn is_dot(self) -> bool {
        matches!(self, Draft::Ink(ink) if !matches!(ink, Ink::Clear | Ink::Step { .. }))
    }
}

/// Turns surfaces into steps of their ramps.
pub(crate) fn shade(rows: &[Vec<Draft>]) -> Vec<Ink> {
    let mut inks = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, draft) in row.iter().enumerate() {
            inks.push(match *draft {
                Draft::Ink(ink) => ink,
                Draft::Surface(ramp) => {
                    Ink::Step { ramp, level: level(rows, x as i32, y as i32, ramp) }
                }
            });
        }
    }
    inks
}

fn level(rows: &[Vec<Draft>], x: i32, y: i32, ramp: u8) -> u8 {
    let at = |x: i32, y: i32| -> Option<Draft> {
        rows.get(usize::try_from(y).ok()?)?.get(usize::try_from(x).ok()?).copied()
    };
    let mut light = 0;
    for dy in -REACH..=REACH {
        for dx in -REACH..=REACH {
            let same = at(x + dx, y + dy)
                .is_some_and(|draft| draft.ramp() == Some(ramp) || draft.is_dot());
            if !same {
                let weight = if dx.abs().max(dy.abs()) == 1 { 3 } else { 1 };
                light -= weight * (2 * dx.signum() + 3 * dy.signum());
            }
        }
    }
    match light {
        ..-22 => 1,
        -22..=18 => 2,
        19..=42 => 3,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_falls_from_the_upper_left() {
        let square = vec![vec![Draft::Surface(0); 8]; 8];
        let inks = shade(&square);
        let level = |x: usize, y: usize| match inks[y * 8 + x] {
            Ink::Step { level, .. } => level,
            other => panic!("{other:?}"),
        };
        assert_eq!((level(0, 0), level(4, 4), level(7, 7)), (4, 2, 1));
        assert!(level(4, 0) > level(4, 7));
    }
}
