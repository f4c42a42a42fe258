//! The edge of a drawing made of squares, as closed lines.

use std::collections::BTreeSet;

type Point = (i32, i32);

/// A way along the grid; up is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    Up,
    Right,
    Down,
    Left,
}

impl Way {
    fn right(self) -> Way {
        match self {
            Way::Up => Way::Right,
            Way::Right => Way::Down,
            Way::Down => Way::Left,
            Way::Left => Way::Up,
        }
    }

    fn left(self) -> Way {
        self.right().right().right()
    }

    fn from(self, (x, y): Point) -> Point {
        match self {
            Way::Up => (x, y + 1),
            Way::Right => (x + 1, y),
            Way::Down => (x, y - 1),
            Way::Left => (x - 1, y),
        }
    }
}

/// The corners of each closed line around these squares: what is dark lies to the right of the way,
/// as fonts want it, so holes run the other way round. Squares that touch only at a corner have
/// lines of their own.
pub fn outline(dots: &[Point]) -> Vec<Vec<Point>> {
    let mut edges = edges(dots);
    let mut lines = Vec::new();
    while let Some(&(start, first)) = edges.first() {
        let mut corners = Vec::new();
        let (mut at, mut way) = (start, first);
        loop {
            at = way.from(at);
            let turns = [way.right(), way, way.left()];
            let next = turns.into_iter().find(|next| edges.contains(&(at, *next)));
            let next = next.expect("every line around squares is closed");
            if next != way {
                corners.push(at);
            }
            way = next;
            edges.remove(&(at, way));
            if (at, way) == (start, first) {
                break;
            }
        }
        lines.push(corners);
    }
    lines
}

/// Every side of a square that has no other square beyond it, by where it begins.
fn edges(dots: &[Point]) -> BTreeSet<(Point, Way)> {
    let dark: BTreeSet<Point> = dots.iter().copied().collect();
    let mut edges = BTreeSet::new();
    for &(x, y) in &dark {
        let sides = [
            ((x - 1, y), (x, y), Way::Up),
            ((x, y + 1), (x, y + 1), Way::Right),
            ((x + 1, y), (x + 1, y + 1), Way::Down),
            ((x, y - 1), (x + 1, y), Way::Left),
        ];
        for (beyond, from, way) in sides {
            if !dark.contains(&beyond) {
                edges.insert((from, way));
            }
        }
    }
    edges
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Twice the area, negative for a hole.
    fn area(line: &[Point]) -> i32 {
        let next = line.iter().cycle().skip(1);
        line.iter().zip(next).map(|(a, b)| a.1 * b.0 - a.0 * b.1).sum()
    }

    #[test]
    fn a_square_is_four_corners_clockwise() {
        let lines = outline(&[(0, 0)]);
        assert_eq!(lines, [[(0, 1), (1, 1), (1, 0), (0, 0)]]);
        assert_eq!(area(&lines[0]), 2);
    }

    #[test]
    fn runs_are_merged() {
        assert_eq!(outline(&[(0, 0), (1, 0), (2, 0), (2, 1)])[0].len(), 6);
    }

    #[test]
    fn a_ring_has_a_hole_that_runs_the_other_way() {
        let ring: Vec<Point> = (0..9).filter(|at| *at != 4).map(|at| (at % 3, at / 3)).collect();
        let areas: Vec<i32> = outline(&ring).iter().map(|line| area(line)).collect();
        assert_eq!(areas, [18, -2]);
    }

    #[test]
    fn squares_that_touch_at_a_corner_stay_apart() {
        assert_eq!(outline(&[(0, 0), (1, 1)]).len(), 2);
    }
}
