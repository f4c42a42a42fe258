//! Our own letters: Latin with the signs of Polish and Italian, Cyrillic with those of Ukrainian.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use crate::flaw::{Fault, Flaw};

/// Rows above the baseline: seven of a capital, a gap and two of its mark.
pub const ASCENT: i32 = 10;
/// Rows below it.
pub const DESCENT: i32 = 2;

/// One letter: its dark pixels, counted from its left edge and upward from the baseline.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Glyph {
    pub width: i32,
    pub dots: Vec<(i32, i32)>,
}

impl Glyph {
    fn top(&self) -> i32 {
        self.dots.iter().map(|dot| dot.1).max().unwrap_or(0)
    }
}

#[derive(Debug, Default)]
pub(crate) struct Font {
    glyphs: HashMap<String, Glyph>,
}

static FONT: LazyLock<Font> = LazyLock::new(|| {
    // The font is part of the program, so its mistakes are ours.
    parse("font.txt", include_str!("../sprites/font.txt"))
        .unwrap_or_else(|flaws| panic!("the font is broken: {}", flaws[0]))
});

/// The glyph of a letter, or the box that stands for all we have not drawn.
pub(crate) fn glyph(letter: char) -> &'static Glyph {
    find(letter).unwrap_or_else(unknown)
}

fn find(letter: char) -> Option<&'static Glyph> {
    let mut bytes = [0; 4];
    let name = if letter.is_whitespace() { "space" } else { &*letter.encode_utf8(&mut bytes) };
    FONT.glyphs.get(name)
}

/// Every letter of one sign with its glyph, in the order of their numbers.
pub fn letters() -> BTreeMap<char, &'static Glyph> {
    let single = |name: &str| {
        let mut signs = name.chars();
        signs.next().filter(|_| signs.next().is_none())
    };
    let named = FONT.glyphs.iter().filter_map(|(name, glyph)| Some((single(name)?, glyph)));
    // Spaces look alike: the plain one, the one that does not break, and its narrow sister.
    let spaces = [' ', '\u{a0}', '\u{202f}'].map(|space| (space, glyph(space)));
    named.chain(spaces).collect()
}

/// The box that stands for all we have not drawn.
pub fn unknown() -> &'static Glyph {
    &FONT.glyphs["unknown"]
}

/// Whether we have drawn this letter.
pub fn has_glyph(letter: char) -> bool {
    find(letter).is_some()
}

/// A drawing that is being read.
struct Open {
    name: String,
    line: usize,
    /// Rows below the baseline.
    drop: i32,
    mark: bool,
    below: bool,
    rows: Vec<String>,
}

/// A mark, and whether it hangs below the letter.
type Marks = HashMap<String, (Glyph, bool)>;

pub(crate) fn parse(file: &str, text: &str) -> Result<Font, Vec<Flaw>> {
    let mut font = Font::default();
    let mut marks = Marks::new();
    let mut flaws = Vec::new();
    let mut open: Option<Open> = None;
    for (at, line) in text.lines().enumerate() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let drawing = !words.is_empty() && line.chars().all(|c| matches!(c, '#' | '.'));
        if drawing && let Some(open) = &mut open {
            open.rows.push(line.to_owned());
            continue;
        }
        if let Some(done) = open.take() {
            close(file, done, &mut font, &mut marks, &mut flaws);
        }
        let fault = match words[..] {
            [] => None,
            ["#", ..] => None,
            ["glyph" | "mark", name, ref rest @ ..] => {
                match opened(words[0] == "mark", name, rest, at + 1) {
                    Ok(new) => {
                        open = Some(new);
                        None
                    }
                    Err(fault) => Some(fault),
                }
            }
            ["same", name, like] => font.same(name, like).err(),
            ["join", name, base, mark] => font.join(name, base, mark, &marks).err(),
            _ => Some(Fault::Line(line.to_owned())),
        };
        flaws.extend(fault.map(|fault| Flaw::new(file, at + 1, fault)));
    }
    if let Some(done) = open {
        close(file, done, &mut font, &mut marks, &mut flaws);
    }
    if flaws.is_empty() { Ok(font) } else { Err(flaws) }
}

fn opened(mark: bool, name: &str, rest: &[&str], line: usize) -> Result<Open, Fault> {
    let mut open =
        Open { name: name.to_owned(), line, drop: 0, mark, below: false, rows: Vec::new() };
    match rest {
        [] => {}
        ["drop", rows] => {
            open.drop = rows.parse().map_err(|_| Fault::Number((*rows).to_owned()))?;
        }
        ["below"] => open.below = true,
        _ => return Err(Fault::Line(rest.join(" "))),
    }
    Ok(open)
}

fn close(file: &str, open: Open, font: &mut Font, marks: &mut Marks, flaws: &mut Vec<Flaw>) {
    let mut flaw = |fault| flaws.push(Flaw::new(file, open.line, fault));
    let width = open.rows.first().map_or(0, String::len);
    if let Some(row) = open.rows.iter().find(|row| row.len() != width) {
        return flaw(Fault::Width(row.len(), width));
    }
    let mut glyph = Glyph { width: width as i32, dots: Vec::new() };
    for (up, row) in open.rows.iter().rev().enumerate() {
        let dark = row.chars().enumerate().filter(|(_, c)| *c == '#');
        glyph.dots.extend(dark.map(|(x, _)| (x as i32, up as i32 - open.drop)));
    }
    let taken = if open.mark {
        marks.insert(open.name.clone(), (glyph, open.below)).is_some()
    } else {
        font.glyphs.insert(open.name.clone(), glyph).is_some()
    };
    if taken {
        flaw(Fault::Twice(open.name));
    }
}

impl Font {
    fn known(&self, name: &str) -> Result<Glyph, Fault> {
        self.glyphs.get(name).cloned().ok_or_else(|| Fault::Glyph(name.to_owned()))
    }

    fn add(&mut self, name: &str, glyph: Glyph) -> Result<(), Fault> {
        match self.glyphs.insert(name.to_owned(), glyph) {
            Some(_) => Err(Fault::Twice(name.to_owned())),
            None => Ok(()),
        }
    }

    fn same(&mut self, name: &str, like: &str) -> Result<(), Fault> {
        let glyph = self.known(like)?;
        self.add(name, glyph)
    }

    fn join(&mut self, name: &str, base: &str, mark: &str, marks: &Marks) -> Result<(), Fault> {
        let mut glyph = self.known(base)?;
        let (sign, below) = marks.get(mark).ok_or_else(|| Fault::Glyph(mark.to_owned()))?;
        // A wide mark pushes a narrow letter to the middle.
        let (letter, over) = (glyph.width, sign.width);
        if over > letter && !below {
            let aside = (over - letter) / 2;
            glyph.dots.iter_mut().for_each(|dot| dot.0 += aside);
            glyph.width = over;
        }
        let (left, up) = if *below {
            (glyph.width - over, -(sign.top() + 1))
        } else {
            ((glyph.width - over + 1) / 2, glyph.top() + 2)
        };
        glyph.dots.extend(sign.dots.iter().map(|(x, y)| (x + left, y + up)));
        self.add(name, glyph)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_fits_its_line() {
        for (name, glyph) in &FONT.glyphs {
            let fits = |dot: &(i32, i32)| {
                (0..glyph.width).contains(&dot.0) && (-DESCENT..ASCENT).contains(&dot.1)
            };
            assert!(glyph.dots.iter().all(fits), "{name}");
        }
    }

    #[test]
    fn letters_of_one_alphabet_look_different() {
        let alphabets = [
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzĄĆĘŁŃÓŚŹŻąćęłńóśźżàèéìòù0123456789",
            "АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
            "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        ];
        for alphabet in alphabets {
            let letters: Vec<char> = alphabet.chars().collect();
            for (at, one) in letters.iter().enumerate() {
                let twin = letters[..at].iter().find(|other| glyph(**other) == glyph(*one));
                assert_eq!(twin, None, "{one}");
            }
        }
    }

    #[test]
    fn mistakes_are_named_with_their_line() {
        let said = |text: &str| parse("f.txt", text).expect_err("a flaw")[0].to_string();
        assert_eq!(said("glyph a\n##\n#\n"), "f.txt:1: the row is 1 wide, its head says 2");
        assert_eq!(said("same b c\n"), "f.txt:1: no glyph is called `c`");
        assert_eq!(said("glyph a\n#\njoin b a hat\n"), "f.txt:3: no glyph is called `hat`");
        assert_eq!(said("glyph a drop x\n"), "f.txt:1: `x` is no number");
        assert_eq!(said("glyph a\n#\n\nglyph a\n#\n"), "f.txt:4: `a` is there twice");
    }
}
