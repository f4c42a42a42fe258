//! Sprites put together: a layer of pixels that know their own outline.

use crate::palette::RampId;
use crate::picture::{CLEAR, Color, Picture};
use crate::sprite::{Ink, Sprite};

const WHITE: Color = [0xfc, 0xfa, 0xf0, 255];
const RED: Color = [0xe0, 0x34, 0x3c, 255];
const YELLOW: Color = [0xfb, 0xd8, 0x4a, 255];
const BLACK: Color = [0x0e, 0x0b, 0x16, 255];
const GLOW: Color = [0x8c, 0xf6, 0xff, 255];

/// A pixel and the dark of its own ramp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Dot {
    color: Color,
    line: Color,
}

/// A figure before it stands anywhere.
#[derive(Clone, Debug)]
pub(crate) struct Figure {
    width: i32,
    height: i32,
    dots: Vec<Option<Dot>>,
}

impl Figure {
    pub(crate) fn new(width: i32, height: i32) -> Figure {
        Figure { width, height, dots: vec![None; (width * height) as usize] }
    }

    fn place(&self, x: i32, y: i32) -> Option<usize> {
        let inside = x >= 0 && y >= 0 && x < self.width && y < self.height;
        inside.then(|| (y * self.width + x) as usize)
    }

    fn dot(&self, x: i32, y: i32) -> Option<Dot> {
        self.dots[self.place(x, y)?]
    }

    pub(crate) fn solid(&self, x: i32, y: i32) -> bool {
        self.dot(x, y).is_some()
    }

    /// Draws a sprite with its anchor at a place, in its own ramps or others. Toward what lies
    /// below it gets an outline, so that a head does not melt into its body.
    pub(crate) fn draw(
        &mut self,
        sprite: &Sprite,
        frame: usize,
        at: (i32, i32),
        ramps: &[RampId],
        flip: bool,
    ) {
        let from = |x: i32| {
            let center =
                if flip { sprite.width as i32 - 1 - sprite.anchor.0 } else { sprite.anchor.0 };
            at.0 - center + x
        };
        let ink = |x: i32, y: i32| {
            sprite.ink(frame, if flip { sprite.width as i32 - 1 - x } else { x }, y)
        };
        let top = at.1 - sprite.anchor.1;
        let (width, height) = (sprite.width as i32, sprite.height as i32);
        let first = ramps.first().copied().unwrap_or(sprite.ramps[0]);
        if !sprite.fused {
            let below = self.clone();
            for y in -1..=height {
                for x in -1..=width {
                    let edge = ink(x, y) == Ink::Clear
                        && [(0, 1), (0, -1), (1, 0), (-1, 0)]
                            .iter()
                            .any(|(dx, dy)| ink(x + dx, y + dy) != Ink::Clear);
                    if edge && below.solid(from(x), top + y) {
                        let line = first.color(0);
                        self.set(from(x), top + y, Dot { color: line, line });
                    }
                }
            }
        }
        for y in 0..height {
            for x in 0..width {
                if let Some(dot) = dot(ink(x, y), sprite, ramps, first) {
                    self.set(from(x), top + y, dot);
                }
            }
        }
    }

    fn set(&mut self, x: i32, y: i32, dot: Dot) {
        if let Some(at) = self.place(x, y) {
            self.dots[at] = Some(dot);
        }
    }

    /// The rows from the first to the last that has anything.
    pub(crate) fn rows(&self) -> Option<(i32, i32)> {
        let used = |y: &i32| (0..self.width).any(|x| self.solid(x, *y));
        Some(((0..self.height).find(used)?, (0..self.height).rev().find(used)?))
    }

    /// The columns from the first to the last that has anything.
    pub(crate) fn columns(&self) -> Option<(i32, i32)> {
        let used = |x: &i32| (0..self.height).any(|y| self.solid(*x, y));
        Some(((0..self.width).find(used)?, (0..self.width).rev().find(used)?))
    }

    /// A breath: everything above the waist sinks by one pixel.
    pub(crate) fn bob(&mut self) {
        let Some((top, bottom)) = self.rows() else { return };
        let waist = bottom - (bottom - top) / 3;
        for y in (top..=waist).rev() {
            for x in 0..self.width {
                let above = if y > top { self.dot(x, y - 1) } else { None };
                let at = (y * self.width + x) as usize;
                self.dots[at] = above;
            }
        }
    }

    /// Everything one pixel higher.
    pub(crate) fn lift(&mut self) {
        let width = self.width as usize;
        self.dots.rotate_left(width);
        let last = self.dots.len() - width;
        self.dots[last..].fill(None);
    }

    /// Cuts off what reaches below this row: a staff ends where the feet stand.
    pub(crate) fn ground(&mut self, row: i32) {
        let kept = ((row + 1) * self.width) as usize;
        self.dots[kept..].fill(None);
    }

    /// A step: everything one pixel higher, but one foot stays on the ground. What is left of
    /// `middle` is the one foot, the rest the other.
    pub(crate) fn tread(&mut self, middle: i32, left_stands: bool) {
        let Some((_, bottom)) = self.rows() else { return };
        let feet: Vec<Option<Dot>> = (0..self.width).map(|x| self.dot(x, bottom)).collect();
        self.lift();
        for (x, foot) in (0..self.width).zip(feet) {
            if let Some(foot) = foot.filter(|_| (x < middle) == left_stands) {
                self.set(x, bottom, foot);
            }
        }
    }

    /// Puts the figure and its outline on a picture.
    pub(crate) fn paint(&self, picture: &mut Picture, left: i32, top: i32) {
        for y in -1..=self.height {
            for x in -1..=self.width {
                let color = match self.dot(x, y) {
                    Some(dot) => dot.color,
                    None => self.outline(x, y),
                };
                if color != CLEAR {
                    picture.set(left + x, top + y, color);
                }
            }
        }
    }

    fn outline(&self, x: i32, y: i32) -> Color {
        let around = [(0, -1), (-1, 0), (1, 0), (0, 1)];
        let near = around.iter().find_map(|(dx, dy)| self.dot(x + dx, y + dy));
        near.map_or(CLEAR, |dot| dot.line)
    }
}

fn dot(ink: Ink, sprite: &Sprite, ramps: &[RampId], first: RampId) -> Option<Dot> {
    let plain = |color| Some(Dot { color, line: first.color(0) });
    match ink {
        Ink::Clear => None,
        Ink::Step { ramp, level } => {
            let at = usize::from(ramp);
            let ramp = ramps.get(at).copied().unwrap_or(sprite.ramps[at]);
            Some(Dot { color: ramp.color(i32::from(level)), line: ramp.color(0) })
        }
        Ink::White => plain(WHITE),
        Ink::Red => plain(RED),
        Ink::Yellow => plain(YELLOW),
        Ink::Black => plain(BLACK),
        Ink::Glow => plain(GLOW),
    }
}
