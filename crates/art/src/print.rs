//! A whole card as it would lie on a table: frame, name, picture, treasure, and what it says.

use endboss_lexicon::{Card, Face, Treasure};

use crate::card::card;
use crate::facts;
use crate::frame::{CORNER, FRAME, frame_of};
use crate::icon::{ICON, Icon, icon};
use crate::picture::Picture;
use crate::scene::{HEIGHT, WIDTH};
use crate::title::title_within;

/// The words on a card, in whatever language.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    pub name: &'a str,
    /// What it is: "Trap Room · damage 1".
    pub line: &'a str,
    /// What it does; may be empty.
    pub text: &'a str,
}

/// The picture is so much larger than its own pixels, so that words beside it are small.
const LARGER: usize = 3;
/// Between the frame and what is in it, and between its parts.
const GAP: usize = 4;

/// The whole card. It is as high as its words need.
pub fn printed(one: &Card, id: &str, words: Words<'_>) -> Picture {
    let (width, height) = (WIDTH as usize * LARGER, HEIGHT as usize * LARGER);
    let art = card(one, id).scaled(LARGER);
    let name = title_within(words.name, width);
    let mut lines = vec![title_within(words.line, width)];
    if !words.text.is_empty() {
        lines.push(title_within(words.text, width));
    }
    let words_high: usize = lines.iter().map(|line| line.height() + GAP).sum();
    let edge = CORNER + GAP;
    let whole = edge + name.height() + GAP + height + GAP + words_high + edge - GAP;
    let mut picture = stretched(&frame_of(one), width + 2 * edge, whole);
    let middle = |line: &Picture| (edge + (width - line.width().min(width)) / 2) as i32;
    picture.put(&name, middle(&name), edge as i32);
    let mut top = edge + name.height() + GAP;
    picture.put(&art, edge as i32, top as i32);
    let mut right = edge + width;
    for kind in treasure(one).into_iter().rev() {
        right = right.saturating_sub(ICON + 1);
        picture.put(&icon(Icon::Treasure(kind)), right as i32, (top + height - ICON - 1) as i32);
    }
    top += height + GAP;
    for line in &lines {
        picture.put(line, middle(line), top as i32);
        top += line.height() + GAP;
    }
    picture
}

/// Every icon of treasure, as often as it is there.
fn treasure(one: &Card) -> Vec<Treasure> {
    let counted = match &one.face {
        Face::Room(room) => Some(room.treasure),
        Face::Boss(boss) => Some(boss.treasure),
        Face::Spell(_) | Face::Hero(_) | Face::Landmark(_) | Face::Item(_) => None,
    };
    match counted {
        Some(icons) => icons
            .iter()
            .flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
            .collect(),
        None => facts::kinds(one),
    }
}

/// A frame cut in nine: the corners stay, edges and middle repeat their middle pixel.
fn stretched(frame: &Picture, width: usize, height: usize) -> Picture {
    let mut picture = Picture::new(width, height);
    let from = |at: usize, of: usize| match at {
        _ if at < CORNER => at,
        _ if at + CORNER >= of => FRAME - (of - at),
        _ => FRAME / 2,
    };
    for y in 0..height {
        for x in 0..width {
            let color = frame.get(from(x, width) as i32, from(y, height) as i32);
            picture.set(x as i32, y as i32, color);
        }
    }
    picture
}

#[cfg(test)]
mod tests {
    use endboss_lexicon::{Damage, Icons, Room, RoomSort};

    use super::*;

    fn room() -> Card {
        let room = Room {
            sort: RoomSort::Trap,
            advanced: false,
            damage: Damage::Fixed(1),
            treasure: Icons { thief: 2, mage: 1, ..Icons::default() },
            lasting: Vec::new(),
            abilities: Vec::new(),
        };
        Card { face: Face::Room(room), copies: 1, solo: true }
    }

    #[test]
    fn a_card_grows_with_its_words() {
        let said = |text: &str| {
            let words = Words { name: "Damp Corner", line: "Trap Room · damage 1", text };
            printed(&room(), "mine/damp-corner", words)
        };
        let (short, long) = (said(""), said(&"Draw a room card. ".repeat(6)));
        assert_eq!(short.width(), long.width());
        assert!(short.height() < long.height());
        assert_eq!(short, said(""), "always the same");
    }

    #[test]
    fn every_icon_is_there() {
        assert_eq!(treasure(&room()).len(), 3);
    }

    #[test]
    fn corners_stay_when_a_frame_is_stretched() {
        let small = frame_of(&room());
        let large = stretched(&small, 60, 90);
        for (x, y) in [(0, 0), (3, 2), (7, 7)] {
            assert_eq!(small.get(x, y), large.get(x, y));
            assert_eq!(small.get(23 - x, 23 - y), large.get(59 - x, 89 - y));
        }
    }
}
