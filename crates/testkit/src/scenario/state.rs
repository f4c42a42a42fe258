//! Expectations without a colon: somebody or something is so.

use endboss_lexicon::Seat;

use super::asked::question;
use super::cards::Cards;
use super::fact::{Fact, HeroAt};
use super::thing::room_thing;
use super::words::{of_seat, seat_letter, short, unknown};

const SEAT_STATES: [&str; 5] = ["out", "leveled", "barred", "conceded", "asked"];
const ROOM_STATES: [&str; 3] = ["deactivated", "stunned", "used"];

/// What has no colon.
pub(super) fn statement(cards: &Cards, text: &str) -> Result<Fact, String> {
    match text {
        "nobody is asked" => return Ok(Fact::Asked(None, None, true)),
        "the game is over" | "game is over" => return Ok(Fact::Over(true)),
        "the game is not over" | "game is not over" => return Ok(Fact::Over(false)),
        "building is forbidden" => return Ok(Fact::NoBuilding(true)),
        "building is allowed" => return Ok(Fact::NoBuilding(false)),
        _ => {}
    }
    let Some((subject, predicate)) = text.split_once(" is ") else {
        return Err(format!(
            "\"{}\" is not an expectation; write \"A souls: 1\" or \"A is asked\"",
            short(text)
        ));
    };
    let (predicate, yes) = match predicate.strip_prefix("not ") {
        Some(rest) => (rest, false),
        None => (predicate, true),
    };
    if let Some(seat) = seat_letter(subject) {
        return seat_statement(cards, seat, predicate, yes);
    }
    if let Some(state) = ROOM_STATES.into_iter().find(|state| *state == predicate) {
        return Ok(Fact::RoomIs(room_thing(cards, subject)?, state, yes));
    }
    Ok(Fact::HeroIs(cards.hero(subject)?, hero_at(cards, predicate)?, yes))
}

fn seat_statement(cards: &Cards, seat: Seat, predicate: &str, yes: bool) -> Result<Fact, String> {
    if predicate == "asked" {
        return Ok(Fact::Asked(Some(seat), None, yes));
    }
    if let Some(about) = predicate.strip_prefix("asked about ") {
        return Ok(Fact::Asked(Some(seat), Some(question(cards, about)?), yes));
    }
    if predicate == "active" {
        return if yes {
            Ok(Fact::Active(Some(seat)))
        } else {
            Err("write who is: active: B".into())
        };
    }
    match SEAT_STATES.into_iter().find(|state| *state == predicate) {
        Some(state) => Ok(Fact::SeatIs(seat, state, yes)),
        None => Err(unknown("state of a player", predicate, &SEAT_STATES)),
    }
}

pub(super) fn hero_at(cards: &Cards, text: &str) -> Result<HeroAt, String> {
    match text {
        "in town" => return Ok(HeroAt::Town),
        "in the deck" => return Ok(HeroAt::Deck),
        "gone" => return Ok(HeroAt::Gone),
        _ => {}
    }
    if let Some(seat) = text.strip_prefix("a soul of ").and_then(seat_letter) {
        return Ok(HeroAt::Soul(seat));
    }
    if let Some(seat) = text.strip_prefix("a wound of ").and_then(seat_letter) {
        return Ok(HeroAt::Wound(seat));
    }
    if let Some((seat, "entrance")) = text.strip_prefix("at ").and_then(of_seat) {
        return Ok(HeroAt::Entrance(seat));
    }
    if let Some(name) = text.strip_prefix("on ") {
        return cards.landmark(name).map(HeroAt::Landmark);
    }
    if matches!(text, "in the tavern" | "in tavern") {
        return cards.landmark("tavern").map(HeroAt::Landmark);
    }
    let Some(place) = text.strip_prefix("in ") else {
        return Err(format!(
            "\"{}\" is no place of a hero; write in town, on the stadium, in the tavern, in the deck, at A's entrance, in A's dungeon, in A's Dark Altar, a soul of A, a wound of A or gone",
            short(text)
        ));
    };
    match of_seat(place) {
        Some((seat, "dungeon")) => Ok(HeroAt::Dungeon(seat)),
        _ => Ok(HeroAt::Room(room_thing(cards, place)?)),
    }
}
