//! Rooms, heroes and choices in words, the same on every screen.

use endboss_lexicon::{Damage, Face, Seat};
use endboss_text::{Names, Text};
use endboss_view::{Ask, HeroView, LandmarkView, Pick, RoomView, SeatView, SlotView, View};

/// What a room deals now, and what it would deal by print where that is something else.
pub fn damage(room: &RoomView, text: &Text, names: &dyn Names) -> Vec<String> {
    let mut notes = vec![text.say("ui-damage", &[("damage", room.damage.into())])];
    if let Face::Room(face) = &names.face(room.card).face
        && let Damage::Fixed(printed) = face.damage
        && printed != room.damage
    {
        notes.push(text.say("ui-printed", &[("damage", printed.into())]));
    }
    notes
}

/// What holds for a room until end of turn.
pub fn marks(room: &RoomView, text: &Text) -> Vec<String> {
    let marks = [
        (room.deactivated, "ui-deactivated"),
        (room.stunned, "ui-stunned"),
        (room.used, "ui-used"),
    ];
    marks.into_iter().filter(|(is, _)| *is).map(|(_, id)| text.say(id, &[])).collect()
}

/// What lies on a room.
pub fn tokens(room: &RoomView, text: &Text) -> Option<String> {
    (room.tokens > 0).then(|| text.say("ui-tokens", &[("count", room.tokens.into())]))
}

/// A hero with its state, and with its health token. [R8.4]
pub fn hero(hero: &HeroView, text: &Text, names: &dyn Names) -> String {
    let line = text.hero(hero, names);
    if hero.token == 0 {
        return line;
    }
    let sign = if hero.token < 0 { '−' } else { '+' };
    let token = format!("{sign}{}", hero.token.unsigned_abs());
    text.say("ui-hero-token", &[("hero", line.into()), ("token", token.into())])
}

pub fn heroes(heroes: &[HeroView], text: &Text, names: &dyn Names) -> Vec<String> {
    heroes.iter().map(|it| hero(it, text, names)).collect()
}

/// Who stands on a landmark: the hero that is summoned first, then the minions by their spaces.
pub fn on_landmark(
    it: &LandmarkView,
    text: &Text,
    names: &dyn Names,
    me: Option<Seat>,
) -> Vec<String> {
    let mut things: Vec<String> = it.heroes.iter().rev().map(|it| hero(it, text, names)).collect();
    if things.len() > 1 {
        things[0] = text.say("ui-on-top", &[("hero", things[0].as_str().into())]);
    }
    if things.is_empty() {
        things.push(text.say("ui-landmark-empty", &[]));
    }
    let summon = match &names.face(it.card).face {
        Face::Landmark(landmark) => Some(landmark.summon()),
        _ => None,
    };
    for (space, seat) in (0u8..).zip(&it.minions) {
        let Some(seat) = *seat else { continue };
        let args = [
            ("me", if me == Some(seat) { "yes" } else { "no" }.into()),
            ("player", names.player(seat).into()),
            ("summons", if summon == Some(space) { "yes" } else { "no" }.into()),
            ("space", (space + 1).into()),
        ];
        things.push(text.say("ui-minion-on-space", &args));
    }
    things
}

/// Landmarks where nobody stands, by name; they are told in one breath.
pub fn empty_landmarks(view: &View, names: &dyn Names) -> Vec<String> {
    let empty = view.landmarks.iter().filter(|it| is_empty(it));
    empty.map(|it| names.card(it.card).to_owned()).collect()
}

pub fn is_empty(landmark: &LandmarkView) -> bool {
    landmark.heroes.is_empty() && landmark.minions.iter().all(Option::is_none)
}

/// Whether anybody has coins: nobody has where they are not in play. [R11.4]
fn has_coins(view: &View) -> bool {
    view.seats.iter().any(|seat| seat.coins > 0)
}

/// Where a player's minion is, if minions are in play. [R4.1]
pub fn minion(seat: &SeatView, view: &View, text: &Text, names: &dyn Names) -> Option<String> {
    if view.landmarks.is_empty() || view.turn == 0 {
        return None;
    }
    Some(match seat.minion {
        Some(spot) => text.say("ui-minion-at", &[("spot", text.spot(spot, names).into())]),
        None => text.say("ui-minion-home", &[]),
    })
}

/// A player's coins and item, as far as they are in play.
pub fn purse(seat: &SeatView, view: &View, text: &Text, names: &dyn Names) -> Vec<String> {
    let mut things = Vec::new();
    if has_coins(view) {
        things.push(text.say("ui-coins", &[("count", seat.coins.into())]));
    }
    if let Some(item) = seat.item {
        things.push(text.say("ui-item", &[("item", names.card(item).into())]));
    }
    things
}

/// The cards below a room from the top down: the first of them comes back first.
pub fn below(slot: &SlotView, text: &Text, names: &dyn Names) -> Option<String> {
    if slot.below.is_empty() {
        return None;
    }
    let cards: Vec<&str> = slot.below.iter().rev().map(|card| names.card(*card)).collect();
    Some(text.say("ui-below", &[("cards", cards.join(", ").into())]))
}

/// Whether a hero has all the damage it needs to die. [R8.2]
pub fn is_doomed(hero: &HeroView) -> bool {
    hero.damage >= hero.health
}

/// The choices among rooms as the rooms lie on the table, from left to right; all others stay
/// where they are. Slots are counted from the boss, so the highest is the leftmost.
pub fn left_to_right(ask: &mut Ask) {
    let owner = |pick: &Pick| match pick {
        Pick::Slot { seat, .. } => Some(*seat),
        Pick::Use { .. } => Some(ask.seat),
        _ => None,
    };
    let places: Vec<usize> =
        (0..ask.options.len()).filter(|at| owner(&ask.options[*at]).is_some()).collect();
    let mut rooms: Vec<Pick> = places.iter().map(|at| ask.options[*at]).collect();
    let mut owners: Vec<Seat> = Vec::new();
    for seat in rooms.iter().filter_map(owner) {
        if !owners.contains(&seat) {
            owners.push(seat);
        }
    }
    rooms.sort_by_key(|pick| {
        let dungeon = owner(pick).and_then(|seat| owners.iter().position(|it| *it == seat));
        match *pick {
            Pick::Slot { slot, .. } => (dungeon, u8::MAX - slot, 0),
            Pick::Use { slot, ability } => (dungeon, u8::MAX - slot, ability),
            _ => (dungeon, 0, 0),
        }
    });
    for (at, room) in places.into_iter().zip(rooms) {
        ask.options[at] = room;
    }
}

#[cfg(test)]
mod tests {
    use endboss_view::Asked;

    use super::*;

    #[test]
    fn rooms_are_listed_as_they_lie() {
        let (a, b) = (Seat(0), Seat(1));
        let slot = |seat, slot| Pick::Slot { seat, slot };
        let options = vec![Pick::Pass, slot(b, 0), slot(b, 2), Pick::NewSlot, slot(a, 1)];
        let mut ask = Ask { seat: a, what: Asked::PlaceRoom, options };
        ask.options.push(slot(a, 3));
        left_to_right(&mut ask);
        let sorted =
            [Pick::Pass, slot(b, 2), slot(b, 0), Pick::NewSlot, slot(a, 3), slot(a, 1)].to_vec();
        assert_eq!(ask.options, sorted);
        let used = |slot, ability| Pick::Use { slot, ability };
        ask.options = vec![Pick::Pass, used(0, 0), used(1, 1), used(1, 0)];
        left_to_right(&mut ask);
        assert_eq!(ask.options, [Pick::Pass, used(1, 0), used(1, 1), used(0, 0)]);
    }
}
