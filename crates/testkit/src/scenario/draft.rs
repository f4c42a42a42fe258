//! The position a scenario describes, before heroes that are only described have become cards.

use endboss_lexicon::{CardKind, Seat, Viewer};
use endboss_view::Phase;

use super::cards::Cards;
use super::fact::HeroAt;
use super::hero::{HeroMarked, HeroWords};
use super::notation::{FaceDown, SlotWords, dungeon};
use super::spot::{SpotWords, spot};
use super::state::hero_at;
use super::thing::Thing;
use super::words::{
    is_none, items, keyed, number, phase, seat_letter, short, unknown, viewer_word,
};

#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    pub(super) turn: Option<u16>,
    pub(super) phase: Option<Phase>,
    pub(super) active: Option<Seat>,
    pub(super) seats: Vec<SeatDraft>,
    pub(super) town: Vec<HeroMarked>,
    /// The hero that stands in a room.
    pub(super) walk: Option<WalkDraft>,
    pub(super) discard: Vec<CardKind>,
    pub(super) removed: Vec<CardKind>,
    pub(super) room_deck: Option<Vec<CardKind>>,
    pub(super) spell_deck: Option<Vec<CardKind>>,
    pub(super) hero_deck: Option<Vec<HeroWords>>,
    pub(super) room_tops: Vec<CardKind>,
    pub(super) spell_tops: Vec<CardKind>,
    pub(super) tops_seen: u8,
    pub(super) began_empty: bool,
    pub(super) first_player: Option<Seat>,
    /// Heroes on landmarks, in the tavern from the bottom to the top.
    pub(super) landmarks: Vec<(CardKind, HeroMarked)>,
    pub(super) market: Vec<CardKind>,
    pub(super) items_waiting: Vec<CardKind>,
    pub(super) item_deck: Option<Vec<CardKind>>,
    /// The keys said so far, with their lines.
    said: Vec<(String, u32)>,
    /// Where each line that names cards is, to blame the right one.
    pub(super) mentions: Vec<(CardKind, u32)>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct SeatDraft {
    pub(super) boss: Option<CardKind>,
    pub(super) leveled: bool,
    /// From left to right.
    pub(super) dungeon: Vec<SlotWords>,
    pub(super) hand: Vec<CardKind>,
    pub(super) known: Vec<CardKind>,
    pub(super) entrance: Vec<HeroMarked>,
    pub(super) souls: Scored,
    pub(super) wounds: Scored,
    pub(super) out: bool,
    pub(super) barred: bool,
    pub(super) minion: Option<SpotWords>,
    pub(super) coins: Option<u8>,
    pub(super) item: Option<CardKind>,
}

/// A hero in a room, and the line that says so.
#[derive(Clone, Debug)]
pub(super) struct WalkDraft {
    pub(super) line: u32,
    pub(super) hero: HeroMarked,
    pub(super) room: Thing,
}

/// Scored heroes: these, and so many others.
#[derive(Clone, Debug, Default)]
pub(super) struct Scored {
    pub(super) heroes: Vec<HeroWords>,
    pub(super) any: u8,
}

pub(super) const TABLE_KEYS: [&str; 19] = [
    "turn",
    "phase",
    "active",
    "town",
    "discard",
    "removed",
    "room deck",
    "spell deck",
    "hero deck",
    "room deck top",
    "spell deck top",
    "tops seen by",
    "heroes ran out",
    "first player",
    "landmarks",
    "tavern",
    "market",
    "items waiting",
    "item deck",
];

pub(super) const SEAT_KEYS: [&str; 10] =
    ["boss", "dungeon", "hand", "known", "entrance", "souls", "wounds", "minion", "coins", "item"];

/// What only editions with the town board have.
pub(super) const BOARD_KEYS: [&str; 6] =
    ["first player", "landmarks", "landmark", "tavern", "market", "minion"];

pub(super) fn needs_board(key: &str) -> String {
    format!("\"{key}\" needs the town board: the edition super, solo or challenge")
}

impl Draft {
    /// Whether anything but the phase and the turn was said.
    pub(super) fn says_a_position(&self) -> Option<u32> {
        let more = |key: &&(String, u32)| !matches!(key.0.as_str(), "phase");
        self.said.iter().find(more).map(|(_, line)| *line)
    }

    /// Where the position stands. A hero is in a room only in Adventure.
    pub(super) fn phase(&self) -> Phase {
        let otherwise = if self.walk.is_some() { Phase::Adventure } else { Phase::Build };
        self.phase.unwrap_or(otherwise)
    }

    pub(super) fn seat_mut(&mut self, seat: Seat) -> &mut SeatDraft {
        if self.seats.len() <= seat.index() {
            self.seats.resize_with(seat.index() + 1, SeatDraft::default);
        }
        &mut self.seats[seat.index()]
    }

    fn once(&mut self, key: String, line: u32) -> Result<(), String> {
        if let Some((_, first)) = self.said.iter().find(|(said, _)| *said == key) {
            return Err(format!("\"{key}\" was already said in line {first}"));
        }
        self.said.push((key, line));
        Ok(())
    }

    /// The line that says this, or the first one.
    pub(super) fn line_of(&self, key: &str) -> u32 {
        self.said.iter().find(|(said, _)| said == key).map_or(1, |(_, line)| *line)
    }

    /// The same for a line about one seat.
    pub(super) fn line_about(&self, seat: Seat, key: &str) -> u32 {
        self.line_of(&format!("{} {key}", seat.letter()))
    }

    fn mention(&mut self, cards: &[CardKind], line: u32) {
        self.mentions.extend(cards.iter().map(|card| (*card, line)));
    }

    /// A line about the table.
    pub(super) fn table(
        &mut self,
        cards: &Cards,
        key: &str,
        value: &str,
        line: u32,
    ) -> Result<(), String> {
        self.once(key.to_owned(), line)?;
        let held = |value: &str| cards.list(value, Cards::held);
        let rooms = |value: &str| cards.list(value, Cards::room);
        let spells = |value: &str| cards.list(value, Cards::spell);
        let mut named = Vec::new();
        match key {
            "turn" => self.turn = Some(number(value)?),
            "phase" => self.phase = Some(phase(value)?),
            "active" => {
                let seat = seat_letter(value).ok_or("write one seat, such as: active: A")?;
                self.active = Some(seat);
            }
            "town" => self.town = cards.heroes_marked(value)?,
            "discard" => {
                self.discard = held(value)?;
                named.clone_from(&self.discard);
            }
            "removed" => {
                self.removed = held(value)?;
                named.clone_from(&self.removed);
            }
            "room deck" => {
                named = rooms(value)?;
                self.room_deck = Some(named.clone());
            }
            "spell deck" => {
                named = spells(value)?;
                self.spell_deck = Some(named.clone());
            }
            "hero deck" => self.hero_deck = Some(cards.heroes(value)?),
            "room deck top" => {
                self.room_tops = rooms(value)?;
                named.clone_from(&self.room_tops);
            }
            "spell deck top" => {
                self.spell_tops = spells(value)?;
                named.clone_from(&self.spell_tops);
            }
            "tops seen by" => self.tops_seen = viewers(value)?,
            "heroes ran out" => {
                self.began_empty = match value {
                    "yes" => true,
                    "no" => false,
                    _ => return Err("write yes or no".to_owned()),
                }
            }
            "first player" => {
                let seat = seat_letter(value).ok_or("write one seat, such as: first player: B")?;
                self.first_player = Some(seat);
            }
            "landmarks" => {
                for item in items(value)? {
                    let (name, hero) = keyed(item)
                        .ok_or("write the landmark and its hero, such as: stadium: fighter 6")?;
                    self.on_landmark(cards, name, hero)?;
                }
            }
            "tavern" => self.on_landmark(cards, "tavern", value)?,
            "market" => {
                self.market = held(value)?;
                named.clone_from(&self.market);
            }
            "items waiting" => {
                self.items_waiting = cards.list(value, Cards::item)?;
                named.clone_from(&self.items_waiting);
            }
            "item deck" => {
                named = cards.list(value, Cards::item)?;
                self.item_deck = Some(named.clone());
            }
            _ => match key.strip_prefix("landmark ") {
                Some(name) => self.on_landmark(cards, name, value)?,
                None => return Err(unknown("key", key, &TABLE_KEYS)),
            },
        }
        self.mention(&named, line);
        Ok(())
    }

    fn on_landmark(&mut self, cards: &Cards, name: &str, value: &str) -> Result<(), String> {
        let landmark = cards.landmark(name)?;
        let heroes = cards.heroes_marked(value)?;
        self.landmarks.extend(heroes.into_iter().map(|hero| (landmark, hero)));
        Ok(())
    }

    /// A line about one seat.
    pub(super) fn seat(
        &mut self,
        cards: &Cards,
        (seat, key): (Seat, &str),
        value: &str,
        line: u32,
    ) -> Result<(), String> {
        self.once(format!("{} {key}", seat.letter()), line)?;
        let mut named = Vec::new();
        let at = self.seat_mut(seat);
        match key {
            "boss" => {
                let (boss, leveled) = boss(cards, value)?;
                at.boss = Some(boss);
                at.leveled = leveled;
            }
            "dungeon" => {
                at.dungeon = dungeon(cards, value)?;
                for slot in &at.dungeon {
                    can_be_used(cards, slot)?;
                    named.extend(&slot.rooms);
                    match slot.face_down {
                        Some(FaceDown::Card(card)) => named.push(card),
                        Some(FaceDown::Back) => {
                            return Err("say which card lies face down: [Dark Altar]".to_owned());
                        }
                        None => {}
                    }
                }
            }
            "hand" => {
                at.hand = cards.list(value, Cards::held)?;
                named.clone_from(&at.hand);
            }
            "known" => at.known = cards.list(value, Cards::held)?,
            "entrance" => at.entrance = cards.heroes_marked(value)?,
            "souls" => at.souls = scored(cards, value)?,
            "wounds" => at.wounds = scored(cards, value)?,
            "minion" => at.minion = Some(spot(cards, value)?),
            "coins" => at.coins = Some(number(value)?),
            "item" if is_none(value) => {}
            "item" => {
                let item = cards.item(value)?;
                at.item = Some(item);
                named.push(item);
            }
            _ => return Err(unknown("key", key, &SEAT_KEYS)),
        }
        self.mention(&named, line);
        Ok(())
    }

    /// `cleric 6 (damage 2) is in A's Dark Altar`.
    pub(super) fn in_room(
        &mut self,
        cards: &Cards,
        hero: &str,
        place: &str,
        line: u32,
    ) -> Result<(), String> {
        let mut heroes = cards.heroes_marked(hero)?;
        let (Some(hero), true) = (heroes.pop(), heroes.is_empty()) else {
            return Err("write one hero: cleric 6 is in A's Dark Altar".to_owned());
        };
        let HeroAt::Room(room) = hero_at(cards, place)? else {
            return Err("only a hero in a room is put there so, such as: cleric 6 is in A's Dark Altar; other places have lines of their own".to_owned());
        };
        if let Some(first) = &self.walk {
            return Err(format!("one hero walks at a time, and line {} has one", first.line));
        }
        self.walk = Some(WalkDraft { line, hero, room });
        Ok(())
    }

    /// `A is out`, `A is barred`.
    pub(super) fn state(&mut self, seat: Seat, state: &str) -> Result<(), String> {
        match state {
            "out" => self.seat_mut(seat).out = true,
            "barred" => self.seat_mut(seat).barred = true,
            _ => return Err(unknown("state of a player", state, &["out", "barred"])),
        }
        Ok(())
    }
}

/// Whether what is marked as used has something to use once per turn.
fn can_be_used(cards: &Cards, slot: &SlotWords) -> Result<(), String> {
    match slot.rooms.last().filter(|_| slot.used) {
        Some(room) if !cards.has_once(*room) => {
            Err(format!("{} has nothing that is used once per turn", cards.name(*room)))
        }
        _ => Ok(()),
    }
}

/// `Draculord` or `Draculord, leveled`.
pub(super) fn boss(cards: &Cards, value: &str) -> Result<(CardKind, bool), String> {
    match split_once_trimmed(value) {
        (name, None) => Ok((cards.boss(name)?, false)),
        (name, Some("leveled")) => Ok((cards.boss(name)?, true)),
        (_, Some(other)) => Err(unknown("state of a boss", other, &["leveled"])),
    }
}

fn split_once_trimmed(value: &str) -> (&str, Option<&str>) {
    match value.split_once(',') {
        Some((name, rest)) => (name.trim(), Some(rest.trim())),
        None => (value, None),
    }
}

/// `3`, `cleric 6, epic mage 11`, or both: `epic mage 11, 3`.
pub(super) fn scored(cards: &Cards, value: &str) -> Result<Scored, String> {
    let mut scored = Scored::default();
    for item in items(value)? {
        match is_number(item) {
            true => {
                let more = scored.any.checked_add(number(item)?);
                scored.any = more.ok_or(format!("\"{}\" are too many", short(value)))?;
            }
            false => scored.heroes.extend(cards.heroes(item)?),
        }
    }
    Ok(scored)
}

pub(super) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_digit())
}

fn viewers(value: &str) -> Result<u8, String> {
    if matches!(value, "everyone" | "all") {
        return Ok((0..Seat::MAX as u8).fold(Viewer::Public.bit(), |all, seat| all | 1 << seat));
    }
    let mut bits = 0;
    for item in items(value)? {
        let viewer = viewer_word(item).ok_or("write seats, spectator, everyone or nobody")?;
        bits |= viewer.bit();
    }
    Ok(bits)
}
