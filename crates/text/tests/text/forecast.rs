//! What would come, and the parts of numbers.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use endboss_text::{Lang, Text};
use endboss_view::{NumberPart, NumberSource};

use crate::every::{lures, number_parts, walk_forecasts};
use crate::golden::reads_as_before;
use crate::table::{ANN, BOB, Sample, Table, looks_right};

#[test]
fn every_forecast_is_a_sentence_for_every_reader() {
    for lang in Lang::ALL {
        let table = Table::new(lang);
        let sample = Sample::of(&table);
        for me in [None, Some(ANN), Some(BOB)] {
            let text = Text::new(lang).for_seat(me);
            let lures =
                lures(sample).into_iter().map(|it| (text.lure(&it, &table), format!("{it:?}")));
            let walks = walk_forecasts(sample).into_iter();
            let walks = walks.map(|it| (text.walk_forecast(&it, &table), format!("{it:?}")));
            for (said, from) in lures.chain(walks) {
                looks_right(&said, &from);
                assert!(said.ends_with('.'), "{said}");
                if me == Some(ANN) {
                    assert!(!said.contains("Ann"), "{said} names its reader, from {from}");
                }
            }
        }
    }
}

/// What stands in a list of parts.
#[test]
fn every_part_of_a_number_is_told() {
    for lang in Lang::ALL {
        let table = Table::new(lang);
        let text = Text::new(lang);
        let mut told = BTreeSet::new();
        for part in number_parts(Sample::of(&table)) {
            let number = part.amount.unsigned_abs().to_string();
            for said in [text.damage_parts(&[part], &table), text.treasure_parts(&[part], &table)] {
                assert!(said.contains(&number), "{said} from {part:?}");
                assert!(
                    !said.contains(['{', '}', '$', '.', '|', '\'', '-']),
                    "{said} from {part:?}"
                );
                assert!(!said.contains("  ") && said.trim() == said, "{said:?} from {part:?}");
            }
            told.insert(text.damage_parts(&[part], &table));
        }
        // A boss and a room are both called by their names, so each part says something else.
        assert_eq!(told.len(), number_parts(Sample::of(&table)).len(), "{told:?}");
        for none in [text.damage_parts(&[], &table), text.treasure_parts(&[], &table)] {
            assert!(!none.is_empty() && !none.contains('{'), "{none}");
        }
    }
}

#[test]
fn parts_stand_in_a_list() {
    let table = Table::new(Lang::En);
    let Sample { silent_room, boss, .. } = Sample::of(&table);
    let part = |source, amount| NumberPart { source, amount };
    let damage = [
        part(NumberSource::Printed, 2),
        part(NumberSource::Tokens, 1),
        part(NumberSource::Room(silent_room), 2),
        part(NumberSource::Stunned, -5),
    ];
    let text = Text::new(Lang::En);
    let said = text.damage_parts(&damage, &table);
    assert_eq!(said, "printed 2 · +1 token · +2 Dragon Hatchery · −5 stunned");
    let treasure = [
        part(NumberSource::Room(silent_room), 1),
        part(NumberSource::Doubled, 1),
        part(NumberSource::Boss(boss), 1),
    ];
    let said = text.treasure_parts(&treasure, &table);
    assert_eq!(said, "Dragon Hatchery 1 · +1 doubled this turn · Seducia 1");
    let polish = Text::new(Lang::Pl).damage_parts(&damage[..2], &Table::new(Lang::Pl));
    assert_eq!(polish, "na karcie 2 · +1 za znaczniki");
}

#[test]
fn forecasts_read_as_they_did() {
    let mut out = String::new();
    for lang in Lang::ALL {
        let table = Table::new(lang);
        let sample = Sample::of(&table);
        for me in [None, Some(ANN)] {
            let text = Text::new(lang).for_seat(me);
            let reader = if me.is_some() { "Ann" } else { "anybody" };
            writeln!(out, "## {} to {reader}", lang.id()).expect("a string");
            for lure in lures(sample) {
                writeln!(out, "{}", text.lure(&lure, &table)).expect("a string");
            }
            for walk in walk_forecasts(sample) {
                writeln!(out, "{}", text.walk_forecast(&walk, &table)).expect("a string");
            }
        }
        writeln!(out, "## {} parts", lang.id()).expect("a string");
        for part in number_parts(sample) {
            writeln!(out, "{}", Text::new(lang).damage_parts(&[part], &table)).expect("a string");
        }
    }
    reads_as_before("forecasts.txt", &out);
}
