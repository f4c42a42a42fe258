//! Reading expectations: they use the words of the position.

use endboss_lexicon::{CardKind, Seat, Seats, Viewer};
use endboss_view::Cause;

use super::cards::Cards;
use super::draft::{Scored, boss, is_number, scored};
use super::fact::{CardsOf, Fact, HeroesOf, How, LogHow, NumberOf};
use super::notation::{dungeon, icons};
use super::script::Sight;
use super::spot::spot;
use super::state::statement;
use super::thing::room_thing;
use super::wish::{Wish, wish};
use super::words::{
    is_none, items, keyed, number, of_seat, phase, seat_letter, short, split, unknown, viewer_word,
};

/// What follows `expect`.
pub(super) fn expectation(
    cards: &Cards,
    text: &str,
    seats: u8,
) -> Result<(Vec<Sight>, Fact), String> {
    let (sights, rest) = sights(text, seats);
    let fact = fact(cards, rest)?;
    let personal =
        matches!(fact, Fact::Asked(..) | Fact::May(..) | Fact::MayNot(..) | Fact::MayOnly(..));
    if personal && sights != [Sight::Truth] {
        return Err("whoever is asked is asked: leave out \"sees\"; what others may know of it is \"waiting\"".to_owned());
    }
    Ok((sights, fact))
}

/// `B sees`, `A, spectator see`, `everyone sees`.
fn sights(text: &str, seats: u8) -> (Vec<Sight>, &str) {
    let truth = (vec![Sight::Truth], text);
    let Some((who, rest)) = text.split_once(" sees ").or_else(|| text.split_once(" see ")) else {
        return truth;
    };
    let everyone = (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public]);
    if matches!(who, "everyone" | "all") {
        return (everyone.map(Sight::Viewer).collect(), rest.trim());
    }
    let viewers = who.split(',').flat_map(|part| part.split(" and "));
    let viewers: Option<Vec<_>> = viewers.map(|word| viewer_word(word.trim())).collect();
    match viewers {
        Some(viewers) => (viewers.into_iter().map(Sight::Viewer).collect(), rest.trim()),
        None => truth,
    }
}

fn fact(cards: &Cards, text: &str) -> Result<Fact, String> {
    match keyed(text) {
        Some((key, value)) => keyed_fact(cards, key, value),
        None => statement(cards, text),
    }
}

const TABLE_FACTS: [&str; 29] = [
    "phase",
    "active",
    "turn",
    "turn order",
    "town",
    "discard",
    "removed",
    "room deck",
    "spell deck",
    "hero deck",
    "room deck top",
    "spell deck top",
    "seen in the deck",
    "landmark stadium",
    "tavern",
    "market",
    "items waiting",
    "first player",
    "score",
    "title",
    "known",
    "declared",
    "waiting",
    "winner",
    "ranking",
    "over",
    "log",
    "log omits",
    "log once",
];

const SEAT_FACTS: [&str; 16] = [
    "souls", "wounds", "dungeon", "damage", "treasure", "rooms", "hand", "known", "entrance",
    "boss", "minion", "coins", "item", "may", "may not", "may only",
];

fn keyed_fact(cards: &Cards, key: &str, value: &str) -> Result<Fact, String> {
    if let Some(how) = log_how(key)? {
        return Ok(Fact::Log(how, value.to_owned()));
    }
    let (name, how) = match (key.strip_suffix(" contains"), key.strip_suffix(" omits")) {
        (Some(name), _) => (name, How::Contains),
        (_, Some(name)) => (name, How::Omits),
        _ => (key, How::Is),
    };
    if let Some((seat, name)) = of_seat(name)
        && SEAT_FACTS.contains(&name)
    {
        return seat_fact(cards, seat, name, how, value);
    }
    if let Some(subject) = name.strip_suffix(" damage") {
        return match room_thing(cards, subject) {
            Ok(room) => Ok(Fact::RoomDamage(room, number(value)?)),
            Err(_) => Ok(Fact::HeroNumber(cards.hero(subject)?, "damage", number(value)?)),
        };
    }
    if let Some(subject) = name.strip_suffix(" health") {
        return Ok(Fact::HeroNumber(cards.hero(subject)?, "health", number(value)?));
    }
    if let Some(subject) = name.strip_suffix(" token") {
        let token = if is_none(value) { 0 } else { number(value)? };
        return Ok(Fact::HeroNumber(cards.hero(subject)?, "token", token));
    }
    if let Some(landmark) = name.strip_prefix("landmark ") {
        let landmark = HeroesOf::Landmark(cards.landmark(landmark)?);
        return Ok(Fact::Heroes(landmark, how, cards.heroes_marked(value)?));
    }
    table_fact(cards, name, how, value)
}

fn log_how(key: &str) -> Result<Option<LogHow>, String> {
    let Some(rest) = key.strip_prefix("log") else {
        return Ok(None);
    };
    Ok(Some(match rest.trim() {
        "" => LogHow::Has,
        "omits" => LogHow::Times(0),
        "once" => LogHow::Times(1),
        "twice" => LogHow::Times(2),
        times => match times.strip_suffix(" times") {
            Some(n) => LogHow::Times(number(n)?),
            None => {
                return Err(unknown(
                    "way to ask the log",
                    key,
                    &["log", "log omits", "log once", "log 2 times"],
                ));
            }
        },
    }))
}

fn seat_fact(cards: &Cards, seat: Seat, name: &str, how: How, value: &str) -> Result<Fact, String> {
    let held = |value| cards.list(value, Cards::held);
    Ok(match name {
        "souls" | "wounds" => {
            let (number, heroes) = match name {
                "souls" => (NumberOf::Souls(seat), HeroesOf::Souls(seat)),
                _ => (NumberOf::Wounds(seat), HeroesOf::Wounds(seat)),
            };
            let Scored { heroes: _, any } = scored(cards, value)?;
            let listed: Vec<_> = items(value)?.into_iter().filter(|it| !is_number(it)).collect();
            match (is_number(value), how) {
                (true, How::Is) => Fact::Number(number, any.into()),
                (false, _) if any == 0 => Fact::Heroes(heroes, how, cards.heroes_marked(value)?),
                (false, How::Is) => {
                    let named = cards.heroes_marked(&listed.join(", "))?;
                    Fact::Heroes(heroes, How::Besides(any.into()), named)
                }
                _ => return Err("write heroes here, and no number".to_owned()),
            }
        }
        "entrance" => Fact::Heroes(HeroesOf::Entrance(seat), how, cards.heroes_marked(value)?),
        "hand" => match sizes(value) {
            Some((rooms, spells)) => Fact::Sizes(seat, rooms, spells),
            None => Fact::Cards(CardsOf::Hand(seat), how, held(value)?),
        },
        "known" => Fact::Cards(CardsOf::Known(seat), how, held(value)?),
        "may" => Fact::May(seat, wishes(cards, value)?),
        "may not" => Fact::MayNot(seat, wishes(cards, value)?),
        "may only" => Fact::MayOnly(seat, wishes(cards, value)?),
        _ if how != How::Is => return Err(format!("\"{name}\" is no list")),
        "dungeon" => Fact::Dungeon(seat, dungeon(cards, value)?),
        "damage" => {
            let rooms = if is_none(value) { Vec::new() } else { split(value, '|') };
            let damage: Result<_, _> = rooms.into_iter().map(number).collect();
            Fact::Damage(seat, damage?)
        }
        "minion" => Fact::Minion(seat, spot(cards, value)?),
        "coins" => Fact::Number(NumberOf::Coins(seat), number(value)?),
        "item" if is_none(value) => Fact::Item(seat, None),
        "item" => Fact::Item(seat, Some(cards.item(value)?)),
        "treasure" => Fact::Treasure(seat, icons(value)?),
        "rooms" => Fact::Number(NumberOf::Rooms(seat), number(value)?),
        "boss" => {
            let (card, leveled) = boss(cards, value)?;
            Fact::Boss(seat, card, leveled)
        }
        _ => return Err(unknown("fact about a player", name, &SEAT_FACTS)),
    })
}

/// `3 rooms, 2 spells`, either of which may be left out if it is 0.
fn sizes(value: &str) -> Option<(u8, u8)> {
    let (mut rooms, mut spells) = (0, 0);
    for item in items(value).ok()? {
        match item.split_once(' ')? {
            (n, "room" | "rooms") => rooms = n.parse().ok()?,
            (n, "spell" | "spells") => spells = n.parse().ok()?,
            _ => return None,
        }
    }
    (!is_none(value)).then_some((rooms, spells))
}

fn wishes(cards: &Cards, value: &str) -> Result<Vec<Wish>, String> {
    split(value, ';').into_iter().map(|text| wish(cards, text)).collect()
}

fn table_fact(cards: &Cards, name: &str, how: How, value: &str) -> Result<Fact, String> {
    let held = || cards.list(value, Cards::held);
    let count = value.parse::<u16>().ok().filter(|_| how == How::Is);
    let number_or = |number, list| match count {
        Some(n) => Ok(Fact::Number(number, n)),
        None => Ok::<_, String>(Fact::Cards(list, how, held()?)),
    };
    Ok(match name {
        "town" => Fact::Heroes(HeroesOf::Town, how, cards.heroes_marked(value)?),
        "tavern" => {
            let tavern = HeroesOf::Landmark(cards.landmark("tavern")?);
            Fact::Heroes(tavern, how, cards.heroes_marked(value)?)
        }
        "market" => Fact::Cards(CardsOf::Market, how, held()?),
        "items waiting" => Fact::Cards(CardsOf::ItemsWaiting, how, cards.list(value, Cards::item)?),
        "hero deck" => match count {
            Some(n) => Fact::Number(NumberOf::HeroDeck, n),
            None => Fact::Heroes(HeroesOf::HeroDeck, how, cards.heroes_marked(value)?),
        },
        "room deck" => number_or(NumberOf::RoomDeck, CardsOf::RoomDeck)?,
        "spell deck" => number_or(NumberOf::SpellDeck, CardsOf::SpellDeck)?,
        "discard" => Fact::Cards(CardsOf::Discard, how, held()?),
        "removed" => Fact::Cards(CardsOf::Removed, how, held()?),
        "room deck top" => Fact::Cards(CardsOf::RoomTop, how, held()?),
        "spell deck top" => Fact::Cards(CardsOf::SpellTop, how, held()?),
        "seen in the deck" => Fact::Cards(CardsOf::SeenInDeck, how, held()?),
        _ if how != How::Is => return Err(format!("\"{}\" is no list", short(name))),
        "phase" => Fact::Phase(phase(value)?),
        "turn" => Fact::Number(NumberOf::Turn, number(value)?),
        "active" => Fact::Active(seat_or_none(value)?),
        "first player" => Fact::FirstPlayer(seat_or_none(value)?),
        "score" => Fact::Score(number(value)?),
        "title" => Fact::Title(value.to_owned()),
        "turn order" => Fact::TurnOrder(seats(value)?),
        "ranking" => Fact::Ranking(seats(value)?),
        "winner" => Fact::Winner(one_seat(value)?),
        "over" => Fact::Cause(cause(value)?),
        "waiting" => Fact::Waiting(value.to_owned()),
        "declared" => {
            let all: Result<_, _> = items(value)?.into_iter().map(|d| declared(cards, d)).collect();
            Fact::Declared(all?)
        }
        "known" => {
            let all: Result<_, _> = items(value)?.into_iter().map(|k| known(cards, k)).collect();
            Fact::KnownIn(all?)
        }
        _ => {
            let mut all = TABLE_FACTS.to_vec();
            all.extend(["A souls", "A dungeon", "A hand", "A may"]);
            return Err(unknown("fact", name, &all));
        }
    })
}

fn seat_or_none(value: &str) -> Result<Option<Seat>, String> {
    if is_none(value) { Ok(None) } else { one_seat(value).map(Some) }
}

fn one_seat(value: &str) -> Result<Seat, String> {
    seat_letter(value).ok_or_else(|| format!("\"{}\" is not a seat such as A", short(value)))
}

fn seats(value: &str) -> Result<Vec<Seat>, String> {
    items(value)?.into_iter().map(one_seat).collect()
}

fn cause(value: &str) -> Result<Cause, String> {
    let id = value.replace(' ', "_");
    let found = Cause::ALL.into_iter().find(|cause| cause.id() == id);
    found.ok_or_else(|| {
        let names: Vec<_> = Cause::ALL.iter().map(|cause| cause.id().replace('_', " ")).collect();
        let names: Vec<_> = names.iter().map(String::as_str).collect();
        unknown("end of a game", value, &names)
    })
}

/// `A's Freeze`.
fn declared(cards: &Cards, text: &str) -> Result<(Seat, CardKind), String> {
    let (seat, name) = of_seat(text).ok_or("write whose it is: A's Freeze")?;
    Ok((seat, cards.find(name)?))
}

/// `Freeze in A or B`.
fn known(cards: &Cards, text: &str) -> Result<(CardKind, Seats), String> {
    let (name, places) = text.rsplit_once(" in ").ok_or("write where it is: Freeze in A or B")?;
    let places: Result<Vec<_>, _> = places.split(" or ").map(|p| one_seat(p.trim())).collect();
    Ok((cards.held(name.trim())?, places?.into_iter().fold(Seats::NONE, Seats::with)))
}
