//! Sprites as text.
//!
//! ```text
//! [slime 8x6]
//! :part creature
//! :ramps slime gold
//! :words slime ooze
//! :mirror
//! ....AAAA
//! ..AAAAAA
//! .AAAwxAA
//! .AAAwxAA
//! AAAAAAAx
//! AAAAAAAA
//! ```
//!
//! The head has the name and the size as written. A capital letter A to E is a surface of the
//! first to fifth ramp, which is shaded by itself. Small letters are single steps: `a b c d` are
//! dark to highlight of the first ramp, `e f g h` of the second, `i j k l` of the third, `m n p q`
//! of the fourth, `s t u v` of the fifth; `o` is the first ramp's outline; `w` white, `r` red, `y`
//! yellow, `x` black, `z` glowing; `.` is clear. `:mirror` adds the right half, `:frame` begins a
//! second drawing for the idle. `# ` begins a comment.

use crate::flaw::{Fault, Flaw};
use crate::palette::{self, RampId};
use crate::shade::{Draft, shade};
use crate::sprite::{Ink, Joint, Part, Sprite};

/// All sprites of a file, or everything that is wrong with it.
pub fn parse(file: &str, text: &str) -> Result<Vec<Sprite>, Vec<Flaw>> {
    let mut sprites: Vec<Sprite> = Vec::new();
    let mut flaws = Vec::new();
    let mut open: Option<Open> = None;
    for (at, line) in text.lines().enumerate() {
        let line = line.trim_end();
        let result = if line.is_empty() || line.starts_with("# ") || line == "#" {
            Ok(())
        } else if line.starts_with('[') {
            if let Some(done) = open.take() {
                close(file, done, &mut sprites, &mut flaws);
            }
            Open::new(line, at + 1).map(|new| open = Some(new))
        } else {
            match (&mut open, line.strip_prefix(':')) {
                (Some(open), Some(order)) => open.order(order),
                (Some(open), None) => open.row(line),
                (None, _) => Err(Fault::Line(line.to_owned())),
            }
        };
        flaws.extend(result.err().map(|fault| Flaw::new(file, at + 1, fault)));
    }
    if let Some(done) = open {
        close(file, done, &mut sprites, &mut flaws);
    }
    if flaws.is_empty() { Ok(sprites) } else { Err(flaws) }
}

fn close(file: &str, done: Open, sprites: &mut Vec<Sprite>, flaws: &mut Vec<Flaw>) {
    let line = done.line;
    if sprites.iter().any(|sprite| sprite.name == done.name && sprite.part == done.part) {
        flaws.push(Flaw::new(file, line, Fault::Twice(done.name)));
        return;
    }
    match done.close() {
        Ok(sprite) => sprites.push(sprite),
        Err(fault) => flaws.push(Flaw::new(file, line, fault)),
    }
}

/// A sprite of which not all lines were read.
struct Open {
    name: String,
    line: usize,
    size: (usize, usize),
    part: Part,
    ramps: Vec<RampId>,
    tints: Vec<RampId>,
    words: Vec<String>,
    likes: Vec<String>,
    anchor: Option<(i32, i32)>,
    joints: Vec<(Joint, (i32, i32))>,
    floats: bool,
    fused: bool,
    mirror: bool,
    frames: Vec<Vec<Vec<Draft>>>,
}

impl Open {
    fn new(head: &str, line: usize) -> Result<Open, Fault> {
        let wrong = || Fault::Head(head.to_owned());
        let inside =
            head.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).ok_or_else(wrong)?;
        let (name, size) = inside.split_once(' ').ok_or_else(wrong)?;
        let (width, height) = size.split_once('x').ok_or_else(wrong)?;
        let number = |text: &str| text.parse().ok().filter(|n| (1..=64).contains(n));
        let size = number(width).zip(number(height)).ok_or_else(wrong)?;
        Ok(Open {
            name: name.to_owned(),
            line,
            size,
            part: Part::Creature,
            ramps: vec![palette::ramp("bone")],
            tints: Vec::new(),
            words: Vec::new(),
            likes: Vec::new(),
            anchor: None,
            joints: Vec::new(),
            floats: false,
            fused: false,
            mirror: false,
            frames: vec![Vec::new()],
        })
    }

    fn order(&mut self, order: &str) -> Result<(), Fault> {
        let mut rest = order.split_whitespace();
        let word = rest.next().unwrap_or_default();
        let rest: Vec<&str> = rest.collect();
        let owned = || rest.iter().map(|&word| word.to_owned());
        match (word, &rest[..]) {
            ("part", [name]) => {
                self.part = Part::named(name).ok_or_else(|| Fault::Part((*name).to_owned()))?;
            }
            ("ramps", names) => self.ramps = ramps(names)?,
            ("tints", names) => self.tints = ramps(names)?,
            ("words", _) => self.words.extend(owned()),
            ("likes", _) => self.likes.extend(owned()),
            ("at", [x, y]) => self.anchor = Some((number(x)?, number(y)?)),
            ("joint", [name, x, y]) => {
                let joint = Joint::named(name).ok_or_else(|| Fault::Joint((*name).to_owned()))?;
                self.joints.push((joint, (number(x)?, number(y)?)));
            }
            ("floats", []) => self.floats = true,
            ("fused", []) => self.fused = true,
            ("mirror", []) => self.mirror = true,
            ("frame", []) if self.frames.len() == 1 => self.frames.push(Vec::new()),
            _ => return Err(Fault::Line(format!(":{order}"))),
        }
        Ok(())
    }

    fn row(&mut self, line: &str) -> Result<(), Fault> {
        let row: Vec<Draft> = line
            .chars()
            .map(|letter| draft(letter, self.ramps.len()))
            .collect::<Result<_, Fault>>()?;
        if row.len() != self.size.0 {
            return Err(Fault::Width(row.len(), self.size.0));
        }
        self.frames.last_mut().expect("there is always one").push(row);
        Ok(())
    }

    fn close(self) -> Result<Sprite, Fault> {
        let (mut width, height) = self.size;
        let mut frames = Vec::new();
        for mut rows in self.frames {
            if rows.len() != height {
                return Err(Fault::Height(rows.len(), height));
            }
            if self.mirror {
                for row in &mut rows {
                    let right: Vec<Draft> = row.iter().rev().copied().collect();
                    row.extend(right);
                }
            }
            frames.push(shade(&rows));
        }
        if self.mirror {
            width *= 2;
        }
        Ok(Sprite {
            name: self.name,
            part: self.part,
            ramps: self.ramps,
            tints: self.tints,
            words: self.words,
            likes: self.likes,
            anchor: self.anchor.unwrap_or((width as i32 / 2, height as i32 - 1)),
            joints: self.joints,
            floats: self.floats,
            fused: self.fused,
            width,
            height,
            frames,
        })
    }
}

fn ramps(names: &[&str]) -> Result<Vec<RampId>, Fault> {
    let one = |name: &&str| palette::find(name).ok_or_else(|| Fault::Ramp((*name).to_owned()));
    names.iter().map(one).collect()
}

fn number(text: &str) -> Result<i32, Fault> {
    text.parse().map_err(|_| Fault::Number(text.to_owned()))
}

fn draft(letter: char, ramps: usize) -> Result<Draft, Fault> {
    const STEPS: [&str; 5] = ["abcd", "efgh", "ijkl", "mnpq", "stuv"];
    let known = |ramp: usize| {
        if ramp < ramps { Ok(ramp as u8) } else { Err(Fault::Rampless(letter)) }
    };
    let ink = match letter {
        '.' => Ink::Clear,
        'w' => Ink::White,
        'r' => Ink::Red,
        'y' => Ink::Yellow,
        'x' => Ink::Black,
        'z' => Ink::Glow,
        'o' => Ink::Step { ramp: known(0)?, level: 0 },
        'A'..='E' => return Ok(Draft::Surface(known(letter as usize - 'A' as usize)?)),
        _ => {
            let find = |steps: &&str| steps.find(letter);
            let step = STEPS.iter().enumerate().find_map(|(r, s)| find(s).map(|level| (r, level)));
            let (ramp, level) = step.ok_or(Fault::Letter(letter))?;
            Ink::Step { ramp: known(ramp)?, level: level as u8 + 1 }
        }
    };
    Ok(Draft::Ink(ink))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &str) -> Vec<String> {
        parse("s.txt", text).expect_err("a flaw").iter().map(Flaw::to_string).collect()
    }

    #[test]
    fn a_mirrored_sprite_is_twice_as_wide() {
        let all = parse("s.txt", "[eye 2x1]\n:part eyes\n:mirror\nwx\n").expect("a sprite");
        assert_eq!((all[0].width, all[0].height, all[0].part), (4, 1, Part::Eyes));
        let inks: Vec<_> = (0..5).map(|x| all[0].ink(0, x, 0)).collect();
        assert_eq!(inks, [Ink::White, Ink::Black, Ink::Black, Ink::White, Ink::Clear]);
    }

    #[test]
    fn a_written_second_frame() {
        let all = parse("s.txt", "[wink 1x1]\nw\n:frame\nx\n").expect("a sprite");
        assert_eq!((all[0].ink(0, 0, 0), all[0].ink(1, 0, 0)), (Ink::White, Ink::Black));
    }

    #[test]
    fn mistakes_are_named_with_their_line() {
        assert_eq!(said("wx\n"), ["s.txt:1: `wx` is neither a row nor a word of this format"]);
        assert_eq!(said("[a]\n"), ["s.txt:1: `[a]` is no head such as [goblin 8x12]"]);
        assert_eq!(said("[a 2x1]\nw\n")[0], "s.txt:2: the row is 1 wide, its head says 2");
        assert_eq!(said("[a 1x2]\nw\n"), ["s.txt:1: there are 1 rows, the head says 2"]);
        assert_eq!(said("[a 1x1]\n%\n")[0], "s.txt:2: `%` stands for no color");
        assert_eq!(said("[a 1x1]\nB\n")[0], "s.txt:2: `B` needs one ramp more");
        assert_eq!(said("[a 1x1]\n:ramps mud\nw\n"), ["s.txt:2: no ramp is called `mud`"]);
        assert_eq!(said("[a 1x1]\n:part toe\nw\n"), ["s.txt:2: there is no part `toe`"]);
        assert_eq!(said("[a 1x1]\n:joint toe 1 1\nw\n"), ["s.txt:2: there is no joint `toe`"]);
        assert_eq!(said("[a 1x1]\n:at 1 b\nw\n"), ["s.txt:2: `b` is no number"]);
        assert_eq!(said("[a 1x1]\nw\n[a 1x1]\nw\n"), ["s.txt:3: `a` is there twice"]);
    }
}
