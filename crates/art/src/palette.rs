//! Ramps of five colors, and the file they stand in.

use std::sync::LazyLock;

use crate::flaw::{Fault, Flaw};
use crate::picture::Color;

/// Outline, dark, mid, light, highlight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ramp(pub [Color; 5]);

/// A ramp by its place in the palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RampId(u8);

impl RampId {
    /// One of the five steps; what lies beyond is the nearest.
    pub fn color(self, level: i32) -> Color {
        PALETTE.ramps[usize::from(self.0)].0[level.clamp(0, 4) as usize]
    }

    /// Whether two ramps are so near that one would drown in front of the other.
    pub fn drowns_in(self, wall: RampId) -> bool {
        let far = |level: i32| -> i32 {
            let (a, b) = (self.color(level), wall.color(level));
            (0..3).map(|i| (i32::from(a[i]) - i32::from(b[i])).abs()).sum()
        };
        far(2) + far(3) < 190
    }
}

#[derive(Debug)]
pub struct Palette {
    names: Vec<String>,
    ramps: Vec<Ramp>,
}

static PALETTE: LazyLock<Palette> = LazyLock::new(|| {
    // The palette is part of the program, so its mistakes are ours.
    parse("palette.txt", include_str!("../sprites/palette.txt"))
        .unwrap_or_else(|flaws| panic!("the palette is broken: {}", flaws[0]))
});

/// The ramp of this name.
pub fn find(name: &str) -> Option<RampId> {
    PALETTE.names.iter().position(|known| known == name).map(|at| RampId(at as u8))
}

/// The ramp of a name that code is sure of.
pub fn ramp(name: &str) -> RampId {
    find(name).unwrap_or_else(|| panic!("no ramp is called {name}"))
}

/// Lines of `ramp NAME` and five colors; `# ` begins a comment.
pub fn parse(file: &str, text: &str) -> Result<Palette, Vec<Flaw>> {
    let mut palette = Palette { names: Vec::new(), ramps: Vec::new() };
    let mut flaws = Vec::new();
    for (at, line) in text.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with("# ") {
            continue;
        }
        match one(line) {
            Ok((name, _)) if palette.names.contains(&name) => {
                flaws.push(Flaw::new(file, at + 1, Fault::Twice(name)));
            }
            Ok((name, ramp)) => {
                palette.names.push(name);
                palette.ramps.push(ramp);
            }
            Err(fault) => flaws.push(Flaw::new(file, at + 1, fault)),
        }
    }
    if flaws.is_empty() { Ok(palette) } else { Err(flaws) }
}

fn one(line: &str) -> Result<(String, Ramp), Fault> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [first, name, colors @ ..] = &words[..] else {
        return Err(Fault::Line(line.to_owned()));
    };
    if *first != "ramp" || colors.len() != 5 {
        return Err(Fault::Line(line.to_owned()));
    }
    let mut ramp = [[0; 4]; 5];
    for (slot, text) in ramp.iter_mut().zip(colors) {
        *slot = color(text).ok_or_else(|| Fault::Color((*text).to_owned()))?;
    }
    Ok(((*name).to_owned(), Ramp(ramp)))
}

fn color(text: &str) -> Option<Color> {
    let hex = text.strip_prefix('#').filter(|hex| hex.len() == 6 && hex.is_ascii())?;
    let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).ok();
    Some([part(0)?, part(2)?, part(4)?, 255])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bright(color: Color) -> u32 {
        2 * u32::from(color[0]) + 5 * u32::from(color[1]) + u32::from(color[2])
    }

    #[test]
    fn every_ramp_gets_lighter_step_by_step() {
        for (name, Ramp(steps)) in PALETTE.names.iter().zip(&PALETTE.ramps) {
            assert!(steps.windows(2).all(|two| bright(two[0]) < bright(two[1])), "{name}");
        }
    }

    #[test]
    fn mistakes_are_named_with_their_line() {
        let text = "# all\nramp bone #000000 #111111 #222222 #333333 #44444x\nramp bone #000000\n";
        let said: Vec<_> =
            parse("p.txt", text).expect_err("two").iter().map(Flaw::to_string).collect();
        assert_eq!(
            said,
            [
                "p.txt:2: `#44444x` is no color such as #1a2b3c",
                "p.txt:3: `ramp bone #000000` is neither a row nor a word of this format",
            ]
        );
    }
}
