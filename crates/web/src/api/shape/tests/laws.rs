//! What holds for every shape.

use std::collections::BTreeSet;
use std::fmt::Debug;

use endboss_gamebox::{CardIds, Setup};
use endboss_journal::Ids;
use endboss_lexicon::{Back, CardKind, Edition, RoomFilter, Seat, Viewer};
use endboss_text::{Lang, Text};
use endboss_view::{Ask, Asked, Pick, Seen, Source};
use serde_json::Value;

use super::games::{setups, viewers, walk};
use crate::api::shape::{self, Event, LogLine};

/// After so many games of every kind everything has been asked and has happened.
const ROUNDS: u64 = 4;

/// The names in a list of the game, as a program reads them.
fn words(source: &str, list: &str) -> BTreeSet<String> {
    let (_, rest) = source.split_once(&format!("pub enum {list} {{")).expect("the list is there");
    let lines = rest.lines().skip(1).take_while(|line| *line != "}");
    let named = lines.filter_map(|line| line.strip_prefix("    "));
    let named = named.filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()));
    let name = |line: &str| {
        let name: String = line.chars().take_while(char::is_ascii_alphanumeric).collect();
        let mut word = String::new();
        for letter in name.chars() {
            if letter.is_ascii_uppercase() && !word.is_empty() {
                word.push('_');
            }
            word.push(letter.to_ascii_lowercase());
        }
        word
    };
    named.map(name).collect()
}

/// The cards in a thing of the game, in order of their ids, whatever the thing is.
fn cards_in(thing: &impl Debug, ids: &CardIds) -> Vec<String> {
    let debug = format!("{thing:?}");
    let numbers = debug.split("CardKind(").skip(1).map(|rest| {
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().expect("a number")
    });
    let mut all: Vec<String> = numbers.map(|number| ids.id(CardKind(number)).to_owned()).collect();
    all.sort();
    all
}

/// The words with a pack in front, in order.
fn ids_in(json: &Value) -> Vec<String> {
    fn collect(json: &Value, all: &mut Vec<String>) {
        match json {
            Value::String(text) => {
                let named = text.split(' ').filter(|word| word.contains('/'));
                all.extend(named.map(str::to_owned));
            }
            Value::Array(parts) => parts.iter().for_each(|part| collect(part, all)),
            Value::Object(fields) => fields.values().for_each(|part| collect(part, all)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
    let mut all = Vec::new();
    collect(json, &mut all);
    all.sort();
    all
}

/// Whatever was asked and whatever happened, as words.
#[derive(Default)]
struct Met {
    asked: BTreeSet<String>,
    happened: BTreeSet<String>,
}

impl Met {
    fn ask(&mut self, ask: &Ask, ids: &CardIds) {
        let json = serde_json::to_value(shape::Ask::of(ask, ids)).expect("plain data");
        assert_eq!(ids_in(&json), cards_in(ask, ids), "{ask:?}");
        self.asked.insert(json["what"].as_str().expect("a word").to_owned());
    }

    fn event(&mut self, seen: &Seen, ids: &CardIds) {
        let line = LogLine::of(1, seen, ids);
        assert_eq!(ids_in(&line.event), cards_in(seen, ids), "{seen:?}");
        // Written at once it is as long as with every name only once.
        let whole = serde_json::to_string(&Event { seen, ids }).expect("plain data");
        assert_eq!(whole.len(), line.event.to_string().len(), "{whole}");
        assert!(whole.starts_with(r#"{"kind":""#), "{whole}");
        self.happened.insert(line.event["kind"].as_str().expect("a word").to_owned());
    }
}

/// What needs an empty box, a room that lost its place, bosses of equal XP, or luck: few random
/// games have it.
fn rare(met: &mut Met) {
    let table = Setup::plain(Edition::Second, 2).lay_out().expect("it can be played");
    let ids = table.ids();
    let (seat, room) = (Seat(1), CardKind(3));
    met.event(&Seen::DrewNothing { seat, back: Back::Spell }, &ids);
    met.event(&Seen::NotBuilt { seat, room }, &ids);
    met.event(&Seen::XpRanked { first: seat, second: Seat(0) }, &ids);
    let source = Source { card: CardKind(5), ability: 0 };
    let asked = [
        Asked::DestroyOwn { source },
        Asked::NextTrigger,
        Asked::Search { source, rooms: RoomFilter { advanced: Some(true), sort: None } },
        Asked::BuildFound { source, room },
        Asked::LoseToken { source, left: 1 },
        Asked::CostSoul { source },
        Asked::ReturnSoul { source, from: seat, health: 0 },
    ];
    for what in asked {
        met.ask(&Ask { seat, what, options: vec![Pick::Slot { seat, slot: 0 }] }, &ids);
    }
}

#[test]
fn every_question_and_every_event_has_a_shape() {
    let asks = words(include_str!("../../../../../view/src/ask.rs"), "Asked");
    let events = words(include_str!("../../../../../view/src/seen.rs"), "Seen");
    let mut met = Met::default();
    rare(&mut met);
    let rounds = (0..ROUNDS).flat_map(|round| setups().into_iter().map(move |it| (round, it)));
    for (round, setup) in rounds.filter(|(round, it)| *round == 0 || it.variants.is_empty()) {
        if met.asked.len() == asks.len() && met.happened.len() == events.len() {
            break;
        }
        let table = setup.lay_out().expect("it can be played");
        let (ids, t) = (table.ids(), &table.tables);
        walk(&table, round, |game, events| {
            for seat in (0..t.seats).map(Seat).filter(|seat| game.question(t, *seat).is_some()) {
                let ask = game.view(t, Viewer::Seat(seat)).ask;
                ask.iter().for_each(|ask| met.ask(ask, &ids));
            }
            for event in events {
                met.event(&event.whole(), &ids);
                met.event(&event.seen(Viewer::Public), &ids);
            }
        });
    }
    let missing = |all: &BTreeSet<String>, some: &BTreeSet<String>| -> Vec<String> {
        all.difference(some).cloned().collect()
    };
    assert_eq!(missing(&asks, &met.asked), [""; 0], "never asked");
    assert_eq!(missing(&met.asked, &asks), [""; 0], "no question of the game");
    assert_eq!(missing(&events, &met.happened), [""; 0], "never happened");
    assert_eq!(missing(&met.happened, &events), [""; 0], "no event of the game");
}

#[test]
fn of_two_rooms_of_one_name_a_line_says_the_slot() {
    let table = Setup::plain(Edition::Second, 2).lay_out().expect("it can be played");
    let (ids, names) = (table.ids(), table.names(Lang::En));
    let text = Text::new(Lang::En);
    let room = ids.kind("classic/dark-altar").expect("a classic room");
    let told = |which| {
        let seen = Seen::Destroyed { seat: Seat(0), room, which };
        LogLine::told(1, &seen, &ids, &text, &names)
    };
    let (alone, of_two) = (told(None), told(Some(1)));
    assert_eq!(alone.event["which"], serde_json::Value::Null);
    assert_eq!(alone.text.as_deref(), Some("Dark Altar in A’s dungeon is destroyed."));
    // Counted from the boss, beginning with 1, like every slot.
    assert_eq!(of_two.event["which"], 2);
    let said = "Dark Altar (slot 2 from the Boss) in A’s dungeon is destroyed.";
    assert_eq!(of_two.text.as_deref(), Some(said));
}

#[test]
fn a_line_of_the_log_is_told_to_its_reader() {
    let table = Setup::plain(Edition::Super, 2).lay_out().expect("it can be played");
    let (ids, names) = (table.ids(), table.names(Lang::En));
    let text = Text::new(Lang::En).for_seat(Some(Seat(0)));
    let mut lines = Vec::new();
    walk(&table, 1, |_, events| {
        for event in events {
            let seen = event.seen(Viewer::Seat(Seat(0)));
            let n = lines.len() as u32 + 1;
            lines.push(LogLine::told(n, &seen, &ids, &text, &names));
        }
    });
    let first = |kind: &str, seat: &str| {
        let is = |line: &&LogLine| line.event["kind"] == kind && line.event["seat"] == seat;
        lines.iter().find(is).unwrap_or_else(|| panic!("{kind} of {seat}"))
    };
    let (mine, other) = (first("drew", "A"), first("drew", "B"));
    assert!(mine.text.as_ref().is_some_and(|text| text.starts_with("You draw ")), "{mine:?}");
    assert!(mine.event["card"]["card"].is_string(), "{mine:?}");
    assert!(other.text.as_ref().is_some_and(|text| text.starts_with("B draws ")), "{other:?}");
    assert_eq!(other.event["card"], serde_json::json!({ "back": "room" }), "{other:?}");
}

/// The JSON of a view has the cards that the view has, each as often, and not its mark.
#[test]
fn a_shape_shows_what_the_view_holds_and_no_more() {
    let mut looks = 0;
    for (n, setup) in setups().iter().enumerate() {
        let table = setup.lay_out().expect("it can be played");
        let (ids, everybody) = (table.ids(), viewers(&table));
        walk(&table, 1000 + n as u64, |game, _| {
            // One viewer at a time: the next one has the next moment.
            let viewer = everybody[looks % everybody.len()];
            looks += 1;
            let view = game.view(&table.tables, viewer);
            let json = serde_json::to_value(shape::View::of(&view, &ids)).expect("plain data");
            assert_eq!(ids_in(&json), cards_in(&view, &ids), "{viewer:?}");
            assert!(json.get("mark").is_none());
            let forecast = game.forecast(&table.tables, viewer);
            let json = serde_json::to_value(shape::Forecast::of(&forecast, &ids));
            assert_eq!(ids_in(&json.expect("plain data")), cards_in(&forecast, &ids));
            let numbers = game.numbers(&table.tables, viewer);
            let json = serde_json::to_value(shape::Numbers::of(&numbers, &ids));
            assert_eq!(ids_in(&json.expect("plain data")), cards_in(&numbers, &ids));
        });
    }
    assert!(looks > 10_000, "{looks}");
}
