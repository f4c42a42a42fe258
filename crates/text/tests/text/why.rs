//! Why a bot would choose so.

use std::fmt::Write as _;

use endboss_text::{Lang, Text};
use endboss_view::Why;

use crate::every::every;
use crate::golden::reads_as_before;
use crate::table::{ANN, BOB, Sample, Table, looks_right};

/// Every reason there is.
pub fn whys(sample: Sample) -> Vec<Why> {
    let Sample { hero, spell, room, .. } = sample;
    every!(Why {
        Why::Only => [Why::Only],
        Why::Chance => [Why::Chance],
        Why::Lures { .. } => [Why::Lures { hero }],
        Why::Avoids { .. } => [Why::Avoids { hero }],
        Why::Damage { .. } => [Why::Damage { from: 4, to: 7 }],
        Why::Kills { .. } => [Why::Kills { hero }],
        Why::Spares { .. } => [Why::Spares { hero }],
        Why::Stops { .. } => [Why::Stops { card: spell }],
        Why::Keeps => [Why::Keeps],
        Why::Leader { .. } => [ANN, BOB].map(|seat| Why::Leader { seat }),
        Why::BestCard { .. } => [Why::BestCard { card: room }],
        Why::WorstCard { .. } => [Why::WorstCard { card: spell }],
        Why::RuleOfThumb => [Why::RuleOfThumb],
        Why::Odds { .. } => [
            Why::Odds { games: 1, percent: 100, next: 0 },
            Why::Odds { games: 2000, percent: 47, next: 39 },
            Why::Odds { games: 2000, percent: 47, next: 46 },
        ],
        Why::Score { .. } => [
            Why::Score { games: 1, tenths: 42, next: 0 },
            Why::Score { games: 1500, tenths: -5, next: -23 },
            Why::Score { games: 1500, tenths: 181, next: 181 },
        ],
    })
}

#[test]
fn every_reason_is_one_sentence_for_every_reader() {
    for lang in Lang::ALL {
        let table = Table::new(lang);
        for me in [None, Some(ANN), Some(BOB)] {
            let text = Text::new(lang).for_seat(me);
            for why in whys(Sample::of(&table)) {
                let said = text.why(&why, ANN, &table);
                looks_right(&said, &why);
                assert!(said.ends_with('.') && !said.contains(". "), "{said} is one sentence");
                if me == Some(ANN) {
                    assert!(!said.contains("Ann"), "{said} names its reader, from {why:?}");
                }
            }
        }
    }
}

#[test]
fn reasons_read_as_they_did() {
    let mut out = String::new();
    for lang in Lang::ALL {
        let table = Table::new(lang);
        for me in [None, Some(ANN)] {
            let text = Text::new(lang).for_seat(me);
            let reader = if me.is_some() { "Ann" } else { "anybody" };
            writeln!(out, "## {} to {reader}", lang.id()).expect("a string");
            for why in whys(Sample::of(&table)) {
                writeln!(out, "{}", text.why(&why, ANN, &table)).expect("a string");
            }
        }
    }
    reads_as_before("whys.txt", &out);
}
