//! Why a bot would choose so.

use std::fmt::Write as _;

use endboss_text::{Lang, Text};

use crate::every::whys;
use crate::golden::reads_as_before;
use crate::table::{ANN, BOB, Sample, Table, looks_right};

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
