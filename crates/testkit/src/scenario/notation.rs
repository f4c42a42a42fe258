//! Dungeons as players see them, from the entrance on the left to the boss on the right:
//! `[Golem Factory] | Dark Altar under Dracolich Lair (stunned) | Open Grave under [?]`.

use endboss_lexicon::{CardKind, Icons, Treasure};
use endboss_view::{CardSeen, SeatView, SlotView};

use super::cards::{Cards, listed};
use super::words::{is_none, items, marked, number, short, split};

/// A face-down card: one that is named, or only its back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FaceDown {
    Card(CardKind),
    Back,
}

/// One slot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SlotWords {
    /// From the bottom to the visible room; empty for a new slot with only a face-down card.
    pub(super) rooms: Vec<CardKind>,
    pub(super) deactivated: bool,
    pub(super) stunned: bool,
    pub(super) tokens: u8,
    /// What it may do once per turn is done.
    pub(super) used: bool,
    /// More damage until end of turn.
    pub(super) boosted: u8,
    pub(super) face_down: Option<FaceDown>,
}

impl SlotWords {
    fn is_marked(&self) -> bool {
        self.deactivated || self.stunned || self.tokens > 0 || self.used || self.boosted > 0
    }
}

/// Slots from left to right.
pub(super) fn dungeon(cards: &Cards, text: &str) -> Result<Vec<SlotWords>, String> {
    if is_none(text) {
        return Ok(Vec::new());
    }
    split(text, '|').into_iter().map(|slot| one_slot(cards, slot)).collect()
}

fn one_slot(cards: &Cards, text: &str) -> Result<SlotWords, String> {
    if text.is_empty() {
        return Err("a room is missing beside a \"|\"; an empty dungeon is \"none\"".to_owned());
    }
    let mut slot = SlotWords::default();
    for part in text.split(" under ") {
        if slot.face_down.is_some() {
            return Err("nothing can lie on a face-down card".to_owned());
        }
        if slot.is_marked() {
            let card = face_down(cards, part)?;
            slot.face_down = Some(card.ok_or("only the visible room of a stack can be marked")?);
            continue;
        }
        match face_down(cards, part)? {
            Some(card) => slot.face_down = Some(card),
            None => {
                let (name, marks) = marked(part)?;
                slot.rooms.push(cards.room(name)?);
                for mark in marks {
                    room_mark(&mut slot, mark)?;
                }
            }
        }
    }
    Ok(slot)
}

fn face_down(cards: &Cards, part: &str) -> Result<Option<FaceDown>, String> {
    let Some(rest) = part.trim().strip_prefix('[') else {
        return Ok(None);
    };
    let Some(name) = rest.strip_suffix(']') else {
        return Err(format!("the bracket in \"{}\" is not closed", short(part)));
    };
    match name.trim() {
        "?" => Ok(Some(FaceDown::Back)),
        name => cards.room(name).map(|card| Some(FaceDown::Card(card))),
    }
}

fn room_mark(slot: &mut SlotWords, mark: &str) -> Result<(), String> {
    match mark {
        "deactivated" => slot.deactivated = true,
        "stunned" => slot.stunned = true,
        "used" => slot.used = true,
        _ => match mark.split_once(' ') {
            Some((count, "token" | "tokens")) => slot.tokens = number(count)?,
            Some(("boosted", more)) => slot.boosted = number(more.trim_start_matches('+'))?,
            _ => {
                return Err(format!(
                    "a room cannot be \"{}\"; write deactivated, stunned, used, boosted 2 or 2 tokens",
                    short(mark)
                ));
            }
        },
    }
    Ok(())
}

/// The dungeon of a view in the same words.
pub(super) fn dungeon_seen(view: &SeatView) -> Vec<SlotWords> {
    view.slots.iter().rev().map(slot_seen).collect()
}

fn slot_seen(slot: &SlotView) -> SlotWords {
    let mut words = SlotWords { rooms: slot.below.clone(), ..SlotWords::default() };
    if let Some(room) = &slot.room {
        words.rooms.push(room.card);
        words.deactivated = room.deactivated;
        words.stunned = room.stunned;
        words.tokens = room.tokens;
        words.used = room.used;
    }
    words.face_down = slot.face_down.map(|card| match card {
        CardSeen::Card(card) => FaceDown::Card(card),
        CardSeen::Back(_) => FaceDown::Back,
    });
    words
}

pub(super) fn dungeon_words(cards: &Cards, slots: &[SlotWords]) -> String {
    if slots.is_empty() {
        return "none".to_owned();
    }
    let slots: Vec<_> = slots.iter().map(|slot| slot_words(cards, slot)).collect();
    slots.join(" | ")
}

fn slot_words(cards: &Cards, slot: &SlotWords) -> String {
    let mut parts: Vec<_> = slot.rooms.iter().map(|room| cards.name(*room).to_owned()).collect();
    let mut marks = Vec::new();
    if slot.deactivated {
        marks.push("deactivated".to_owned());
    }
    if slot.stunned {
        marks.push("stunned".to_owned());
    }
    match slot.tokens {
        0 => {}
        1 => marks.push("1 token".to_owned()),
        n => marks.push(format!("{n} tokens")),
    }
    if slot.used {
        marks.push("used".to_owned());
    }
    if slot.boosted > 0 {
        marks.push(format!("boosted {}", slot.boosted));
    }
    if let Some(top) = parts.last_mut().filter(|_| !marks.is_empty()) {
        *top = format!("{top} ({})", marks.join(", "));
    }
    match slot.face_down {
        Some(FaceDown::Card(card)) => parts.push(format!("[{}]", cards.name(card))),
        Some(FaceDown::Back) => parts.push("[?]".to_owned()),
        None => {}
    }
    parts.join(" under ")
}

/// `cleric 2, mage 1`.
pub(super) fn icons(text: &str) -> Result<[u8; 5], String> {
    let mut sum = [0u8; 5];
    for item in items(text)? {
        let (kind, count) = item.split_once(' ').unwrap_or((item, "1"));
        let Some(kind) = Treasure::from_id(kind) else {
            return Err(format!("\"{}\" is not treasure such as \"cleric 2\"", short(item)));
        };
        sum[kind as usize] = number(count)?;
    }
    Ok(sum)
}

pub(super) fn icon_words(sum: [u8; 5]) -> String {
    let [cleric, fighter, mage, thief, explorer] = sum;
    let icons = Icons { cleric, fighter, mage, thief, explorer };
    listed(icons.iter().map(|(kind, count)| format!("{} {count}", kind.id())))
}

#[cfg(test)]
mod tests {
    use endboss_cards::Catalogue;
    use endboss_lexicon::Printing;

    use super::*;

    #[test]
    fn what_is_read_is_written_again() {
        let catalogue = Catalogue::classic();
        let dealt = catalogue.cards(Printing::Second);
        let cards = Cards { catalogue: &catalogue, printing: Printing::Second, dealt: &dealt };
        let text = "[?] | Dark Altar under Dracolich Lair (stunned, 2 tokens, used, boosted 3) | \
                    Golem Factory (deactivated) under [Torture Chamber] | Dragon Hatchery";
        let slots = dungeon(&cards, text).expect("it is well written");
        assert_eq!(dungeon_words(&cards, &slots), text);
        assert_eq!(slots[1].tokens, 2);
        for bad in ["Dark Altar |", "Freeze", "[Dark Altar", "Dark Altar (big)", "[?] under [?]"] {
            assert!(dungeon(&cards, bad).is_err(), "{bad}");
        }
        assert_eq!(icons("cleric 2, thief"), Ok([2, 0, 0, 1, 0]));
        assert_eq!(icon_words([2, 0, 0, 1, 0]), "cleric 2, thief 1");
    }
}
