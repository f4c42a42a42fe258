//! Files of sentences for people to read; a change of wording shows in them.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use endboss_lexicon::Face;
use endboss_text::{Lang, Names as _, Text};
use endboss_view::{Ask, Asked, Pick};
use expect_test::expect_file;

use crate::events::seen;
use crate::every::{asked, picks};
use crate::table::{ANN, Sample, Table, view};

/// `cargo xtask golden` writes the file anew.
pub fn reads_as_before(file: &str, now: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    expect_file![folder.join(file)].assert_eq(now);
}

/// Every event, of somebody and of the reader.
#[test]
fn the_log_reads_as_it_did() {
    let mut out = String::new();
    for lang in Lang::ALL {
        let table = Table::new(lang);
        for me in [None, Some(ANN)] {
            let text = Text::new(lang).for_seat(me);
            let reader = if me.is_some() { "Ann" } else { "anybody" };
            writeln!(out, "## {} to {reader}", lang.id()).expect("a string");
            for event in seen(Sample::of(&table)) {
                writeln!(out, "{}", text.seen(&event, &table)).expect("a string");
            }
        }
    }
    reads_as_before("log.txt", &out);
}

/// Whether a game could offer a card for an answer: nobody builds a spell.
fn likely(what: Asked, pick: Pick, table: &Table) -> bool {
    let Pick::Card(card) = pick else { return true };
    let (boss, room, spell) = match &table.face(card).face {
        Face::Boss(_) => (true, false, false),
        Face::Room(_) => (false, true, false),
        Face::Spell(_) => (false, false, true),
        Face::Hero(_) | Face::Landmark(_) | Face::Item(_) => (false, false, false),
    };
    match what {
        Asked::ChooseBoss => boss,
        Asked::FirstRoom | Asked::PlaceRoom | Asked::BuildRoom { .. } | Asked::NextTrigger => room,
        Asked::Window { .. } | Asked::CancelWindow { .. } => spell,
        _ => room || spell,
    }
}

/// Every question, then every answer that some question can have.
#[test]
fn the_questions_read_as_they_did() {
    let mut out = String::new();
    for lang in Lang::ALL {
        let text = Text::new(lang);
        let table = Table::new(lang);
        let sample = Sample::of(&table);
        let view = view(sample);
        let mut labels = BTreeSet::new();
        writeln!(out, "## {} questions", lang.id()).expect("a string");
        for what in asked(sample) {
            let ask = Ask { seat: ANN, what, options: picks(sample) };
            writeln!(out, "{}", text.asked(&ask, &table)).expect("a string");
            let offered = ask.options.iter().filter(|pick| likely(what, **pick, &table));
            labels.extend(offered.map(|pick| text.pick(pick, &ask, &view, &table)));
        }
        writeln!(out, "## {} answers", lang.id()).expect("a string");
        for label in labels {
            writeln!(out, "{label}").expect("a string");
        }
    }
    reads_as_before("questions.txt", &out);
}
