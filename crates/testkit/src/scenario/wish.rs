//! A pick in words: `cast Freeze on B's Dark Altar`, `place Golem Factory new`, `take Freeze`.

use super::cards::Cards;
use super::thing::{Thing, thing};
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
    /// Everything that is one answer.
    Choose,
}

/// Words for an answer that is one thing.
const CHOOSING: [&str; 12] = [
    "choose", "take", "keep", "discard", "destroy", "name", "draw", "heal", "send", "remove",
    "return", "target",
];

const VERBS: [&str; 20] = [
    "pass", "yes", "no", "mulligan", "cast", "use", "place", "build", "swap", "choose", "take",
    "keep", "discard", "destroy", "name", "draw", "heal", "send", "remove", "return",
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
        "place" | "build" => placed(cards, rest),
        "swap" => swapped(cards, rest),
        _ if CHOOSING.contains(&verb) => thing(cards, rest).map(just),
        _ => Err(unknown("way to pick", verb, &VERBS)),
    }
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
        (_, Thing::Card(_)) | (Verb::Use, Thing::Room { .. }) => {}
        _ => return Err(format!("\"{}\" cannot be cast or used", short(text))),
    }
    Ok(Wish { verb, thing: subject, on, pay })
}

fn paid<'a>(cards: &Cards, text: &'a str) -> Result<(&'a str, Vec<Thing>), String> {
    for word in [" paying ", " destroying ", " discarding ", " removing "] {
        if let Some((before, costs)) = text.split_once(word) {
            let costs: Result<_, _> = items(costs)?.into_iter().map(|c| thing(cards, c)).collect();
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
        let cards = Cards { catalogue: &catalogue, printing: Printing::First };
        let read = wish(&cards, "cast Freeze on B's Dark Altar (2)").expect("it is well written");
        assert_eq!(read.verb, Verb::Cast);
        assert!(matches!(read.on, Some(Thing::Card(card))
            if card.owner == Some(Seat(1)) && card.nth == Some(2)));
        let read = wish(&cards, "use Boulder Ramp on cleric 6 destroying Dark Altar");
        assert_eq!(read.expect("it is well written").pay.len(), 1);
        let read = wish(&cards, "place Golem Factory new").expect("it is well written");
        assert_eq!(read.on, Some(Thing::New));
        assert_eq!(wish(&cards, "choose B").expect("a player").thing, Thing::Player(Seat(1)));
        for bad in ["cast Dark Altar", "cast Frezee", "fly", "", "take", "place"] {
            assert!(wish(&cards, bad).is_err(), "{bad}");
        }
    }
}
