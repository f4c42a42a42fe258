//! Titles in our own letters.

use crate::font::{ASCENT, DESCENT, glyph};
use crate::palette::{RampId, ramp};
use crate::picture::Picture;

/// How high one line of a title is, its outline included.
pub const LINE: usize = (ASCENT + DESCENT + 2) as usize;

/// A title in one line: light letters with a dark outline, legible on any frame.
pub fn title(text: &str) -> Picture {
    lines(&[text])
}

/// A title broken at its spaces so that no line is wider than this, where that is possible.
pub fn title_within(text: &str, width: usize) -> Picture {
    let mut broken: Vec<String> = Vec::new();
    // A no-break space keeps two words on one line.
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match broken.last_mut() {
            Some(line) if measure(&format!("{line} {word}")) <= width as i32 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => broken.push(word.to_owned()),
        }
    }
    let broken: Vec<&str> = broken.iter().map(String::as_str).collect();
    lines(if broken.is_empty() { &[""] } else { &broken })
}

/// The width of a line with its outline.
fn measure(text: &str) -> i32 {
    let letters: i32 = text.chars().map(|letter| glyph(letter).width + 1).sum();
    (letters + 1).max(2)
}

/// Lines one below the other, each in the middle.
fn lines(lines: &[&str]) -> Picture {
    let width = lines.iter().map(|line| measure(line)).max().unwrap_or(2);
    let mut picture = Picture::new(width as usize, lines.len() * LINE);
    for (at, line) in lines.iter().enumerate() {
        let left = (width - measure(line)) / 2 + 1;
        write(&mut picture, line, left, at as i32 * LINE as i32 + 1 + ASCENT);
    }
    picture
}

/// Writes a line with its baseline above this row.
fn write(picture: &mut Picture, text: &str, left: i32, base: i32) {
    let letters: RampId = ramp("bone");
    let mut dots = Vec::new();
    let mut pen = left;
    for letter in text.chars() {
        let glyph = glyph(letter);
        dots.extend(glyph.dots.iter().map(|(x, up)| (pen + x, base - 1 - up, *up)));
        pen += glyph.width + 1;
    }
    for (x, y, _) in &dots {
        for (dx, dy) in [(-1, 0), (1, 0), (0, -1), (0, 1), (1, 1)] {
            picture.set(x + dx, y + dy, letters.color(0));
        }
    }
    for (x, y, up) in &dots {
        // The feet of letters lie in the shade.
        picture.set(*x, *y, letters.color(if *up < 2 { 3 } else { 4 }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_is_as_wide_as_its_letters() {
        let (i, ii) = (title("I"), title("II"));
        assert_eq!((i.width(), i.height()), (5, LINE));
        assert_eq!(ii.width(), 9);
        assert_eq!(title("").width(), 2);
    }

    #[test]
    fn a_long_title_is_broken_at_a_space() {
        let two = title_within("Waiting Room of Doom", 60);
        assert_eq!(two.height(), 2 * LINE);
        assert!(two.width() <= 60);
        assert_eq!(title_within("Cerebellus", 10).height(), LINE);
    }
}
