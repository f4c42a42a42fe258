//! A scenario file from its text to its verdict.

use std::fmt::Write;

use super::packs::Packs;
use super::problem::{Difference, Problem};
use super::read::parse;
use super::run::Transcript;
use super::script::Scenario;

/// How a file fared.
#[derive(Clone, Debug)]
pub struct Report {
    /// Title, rules and every play line by line, up to the first difference.
    pub transcript: String,
    pub verdict: Verdict,
}

#[derive(Clone, Debug)]
pub enum Verdict {
    /// In so many editions.
    Passed(usize),
    Different {
        edition: &'static str,
        difference: Difference,
    },
    Unreadable(Problem),
}

impl Verdict {
    pub fn passed(&self) -> bool {
        matches!(self, Verdict::Passed(_))
    }

    /// The line at fault and what is wrong with it.
    pub fn sentence(&self, file: &str) -> String {
        match self {
            Verdict::Passed(1) => format!("{file}: passed"),
            Verdict::Passed(n) => format!("{file}: passed in {n} editions"),
            Verdict::Different { edition, difference } => {
                let Difference { line, text, what } = difference;
                let what = what.replace('\n', "\n    ");
                format!("{file}:{line}: {text} ({edition} edition)\n    {what}")
            }
            Verdict::Unreadable(Problem { line, what }) => format!("{file}:{line}: {what}"),
        }
    }
}

/// Reads and plays the text of a file.
pub fn report(text: &str, packs: &Packs) -> Report {
    let scenario = match parse(text, packs) {
        Ok(scenario) => scenario,
        Err(problem) => {
            return Report { transcript: String::new(), verdict: Verdict::Unreadable(problem) };
        }
    };
    let mut transcript = title(&scenario);
    for play in &scenario.plays {
        let mut played = Transcript::default();
        let done = play.run(&mut played);
        let edition = play.edition.id();
        let _ = writeln!(transcript, "\nEdition: {edition}, {} players", play.seats);
        for line in &played.lines {
            let _ = writeln!(transcript, "{line}");
        }
        if let Err(difference) = done {
            return Report { transcript, verdict: Verdict::Different { edition, difference } };
        }
    }
    Report { transcript, verdict: Verdict::Passed(scenario.plays.len()) }
}

fn title(scenario: &Scenario) -> String {
    match scenario.proves.is_empty() {
        true => format!("{}\n", scenario.title),
        false => format!("{} [{}]\n", scenario.title, scenario.proves.join(", ")),
    }
}
