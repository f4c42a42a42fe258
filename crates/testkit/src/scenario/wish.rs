//! A pick in words: `cast Freeze on B's Dark Altar`, `place Golem Factory new`, `take Freeze`.

use super::cards::Cards;
use super::spot::space;
use super::thing::{Thing, room_thing, thing};
use super::words::{items, short, unknown};

/// What a player wants to do, with the answers to the questions that follow from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wish {
    pub(super) verb: Verb,
    pub(super) thing: Thing,
    /// The target, the place, or the other stack of a swap.
    pub(super) on: Option<Thing>,
    /// What pays the cost.
    pub(super) pay: Vec<Thing>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Cast,
    Use,
    Place,
    /// Place the minion. [R4.1]
    Minion,
    PutToken,
    TakeToken,
    MoveToken,
    /// A hero to the entrance of a player.
    Send,
    /// Everything that is one answer.
    Choose,
}

/// Words for an answer that is one thing.
const CHOOSING: [&str; 13] = [
    "choose", "take", "keep", "discard", "destroy", "name", "draw", "heal", "send", "remove",
    "return", "target", "shuffle",
];

const VERBS: [&str; 25] = [
    "pass", "yes", "no", "mulligan", "cast", "use", "sell", "place", "build", "swap", "choose",
    "take", "keep", "discard", "destroy", "name", "draw", "heal", "send", "remove", "return",
    "minion", "put", "move", "shuffle",
];

pub(super) fn wish(cards: &Cards, text: &str) -> Result<Wish, String> {
    let text = text.trim();
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.trim();
    match verb {
        "pass" | "no" | "decline" if rest.is_empty() => Ok(just(Thing::Nothing)),
        "keep" if matches!(rest, "" | "hand" | "the hand" | "it") => Ok(just(Thing::Nothing)),
        "yes" | "mulligan" if rest.is_empty() => Ok(just(Thing::Yes)),
        "cast" | "play" => aimed(cards, Verb::Cast, rest),
        "use" => aimed(cards, Verb::Use, rest),
        "sell" => {
            let pay = if rest.is_empty() { Vec::new() } else { vec![thing(cards, rest)?] };
            Ok(Wish { verb: Verb::Use, thing: Thing::Sale, on: None, pay })
        }
        "place" | "build" => placed(cards, rest),
        "swap" => swapped(cards, rest),
        "minion" => minion(cards, rest),
        "put" => token(cards, Verb::PutToken, rest, "token on "),
        "take" if token_words(rest, "token from ").is_some() => {
            token(cards, Verb::TakeToken, rest, "token from ")
        }
        "move" => moved(cards, rest),
        "send" => {
            let (thing, on) = first_that_is(cards, rest, " to ")?;
            let verb = if on.is_some() { Verb::Send } else { Verb::Choose };
            Ok(Wish { verb, thing, on, pay: Vec::new() })
        }
        _ if CHOOSING.contains(&verb) => thing(cards, rest).map(just),
        _ => Err(unknown("way to pick", verb, &VERBS)),
    }
}

/// `to stadium special`, `to Minion Arena`, `to boss`, `stays home`.
fn minion(cards: &Cards, text: &str) -> Result<Wish, String> {
    let place = match text.strip_prefix("to ").map(str::trim) {
        Some("home") => Thing::Nothing,
        Some(place) => match space(cards, place)? {
            Some((landmark, space)) => Thing::Space { landmark, space },
            None => thing(cards, place)?,
        },
        None if matches!(text, "stays home" | "stays at home") => Thing::Nothing,
        None => return Err("a minion goes \"to stadium special\" or \"stays home\"".to_owned()),
    };
    Ok(Wish { verb: Verb::Minion, thing: place, on: None, pay: Vec::new() })
}

/// What follows `a token on` or the like.
fn token_words<'a>(text: &'a str, words: &str) -> Option<&'a str> {
    text.strip_prefix("a ").unwrap_or(text).strip_prefix(words).map(str::trim)
}

fn token(cards: &Cards, verb: Verb, text: &str, words: &str) -> Result<Wish, String> {
    let room = token_words(text, words).ok_or_else(|| format!("write \"a {words}\" and a room"))?;
    Ok(Wish { verb, thing: room_thing(cards, room)?, on: None, pay: Vec::new() })
}

/// `a token from X to Y`.
fn moved(cards: &Cards, text: &str) -> Result<Wish, String> {
    if matches!(text, "nothing" | "none") {
        return Ok(just(Thing::Nothing));
    }
    let rooms = token_words(text, "token from ").ok_or("write \"a token from\" and a room")?;
    let (thing, on) = first_that_is(cards, rooms, " to ")?;
    Ok(Wish { verb: Verb::MoveToken, thing, on, pay: Vec::new() })
}

fn just(thing: Thing) -> Wish {
    Wish { verb: Verb::Choose, thing, on: None, pay: Vec::new() }
}

/// `X on TARGET paying Y, Z`.
fn aimed(cards: &Cards, verb: Verb, text: &str) -> Result<Wish, String> {
    let (text, pay) = paid(cards, text)?;
    let (subject, on) = first_that_is(cards, text, " on ")?;
    match (verb, &subject) {
        (Verb::Cast, Thing::Card(card)) if !cards.is_spell(card.card) => {
            return Err(format!("{} is not a spell", cards.name(card.card)));
        }
        (_, Thing::Card(_)) | (Verb::Use, Thing::Room { .. } | Thing::Boss(_) | Thing::Item) => {}
        _ => return Err(format!("\"{}\" cannot be cast or used", short(text))),
    }
    Ok(Wish { verb, thing: subject, on, pay })
}

fn paid<'a>(cards: &Cards, text: &'a str) -> Result<(&'a str, Vec<Thing>), String> {
    for word in [" paying ", " destroying ", " discarding ", " removing "] {
        if let Some((before, costs)) = text.split_once(word) {
            let cost = |text| thing(cards, token_words(text, "token from ").unwrap_or(text));
            let costs: Result<_, _> = items(costs)?.into_iter().map(cost).collect();
            return Ok((before.trim(), costs?));
        }
    }
    Ok((text, Vec::new()))
}

fn placed(cards: &Cards, text: &str) -> Result<Wish, String> {
    if matches!(text, "nothing" | "none") {
        return Ok(just(Thing::Nothing));
    }
    let new = [" in a new slot", " new"].into_iter().find_map(|word| text.strip_suffix(word));
    if let Some(name) = new {
        let thing = thing(cards, name)?;
        return Ok(Wish { verb: Verb::Place, thing, on: Some(Thing::New), pay: Vec::new() });
    }
    let (thing, on) = first_that_is(cards, text, " on ")?;
    Ok(Wish { verb: Verb::Place, thing, on, pay: Vec::new() })
}

fn swapped(cards: &Cards, text: &str) -> Result<Wish, String> {
    if matches!(text, "nothing" | "none") {
        return Ok(just(Thing::Nothing));
    }
    let (thing, on) = first_that_is(cards, text, " with ")?;
    Ok(Wish { verb: Verb::Choose, thing, on, pay: Vec::new() })
}

/// `X on Y`, split at the first place where X is something: names may contain such words.
fn first_that_is(cards: &Cards, text: &str, word: &str) -> Result<(Thing, Option<Thing>), String> {
    let mut problem = None;
    for (at, _) in text.match_indices(word).take(8) {
        match thing(cards, &text[..at]) {
            Ok(subject) => return Ok((subject, Some(thing(cards, &text[at + word.len()..])?))),
            Err(e) => problem = problem.or(Some(e)),
        }
    }
    match problem {
        Some(e) => Err(e),
        None => Ok((thing(cards, text)?, None)),
    }
}

#[cfg(test)]
mod tests {
    use endboss_cards::Catalogue;
    use endboss_lexicon::{Printing, Seat};

    use super::*;

    #[test]
    fn picks_are_read() {
        let catalogue = Catalogue::classic();
        let dealt = catalogue.cards(Printing::First);
        let cards = Cards { catalogue: &catalogue, printing: Printing::First, dealt: &dealt };
        let read = wish(&cards, "cast Freeze on B's Dark Altar (2)").expect("it is well written");
        assert_eq!(read.verb, Verb::Cast);
        assert!(matches!(read.on, Some(Thing::Card(card))
            if card.owner == Some(Seat(1)) && card.nth == Some(2)));
        let read = wish(&cards, "use Boulder Ramp on cleric 6 destroying Dark Altar");
        assert_eq!(read.expect("it is well written").pay.len(), 1);
        let read = wish(&cards, "place Golem Factory new").expect("it is well written");
        assert_eq!(read.on, Some(Thing::New));
        assert_eq!(wish(&cards, "choose B").expect("a player").thing, Thing::Player(Seat(1)));
        let read = wish(&cards, "move a token from Dark Altar to room 2").expect("two rooms");
        assert_eq!(
            (read.verb, read.on),
            (Verb::MoveToken, Some(Thing::Room { owner: None, at: 2 }))
        );
        let read = wish(&cards, "use Dark Altar paying a token from Golem Factory, room 2");
        assert_eq!(read.expect("it is well written").pay.len(), 2);
        let read = wish(&cards, "send cleric 6 to B").expect("a hero and a player");
        assert_eq!((read.verb, read.on), (Verb::Send, Some(Thing::Player(Seat(1)))));
        for bad in [
            "cast Dark Altar",
            "cast Frezee",
            "fly",
            "",
            "take",
            "place",
            "minion somewhere",
            "put a hat on Dark Altar",
            "put a token on Freeze",
        ] {
            assert!(wish(&cards, bad).is_err(), "{bad}");
        }
    }
}
