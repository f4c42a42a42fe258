//! The lines of a lesson, before any card is looked at.

use endboss_lexicon::Edition;

use crate::Setup;

/// What is wrong, and in which line.
pub(super) type Wrong = (Option<u32>, String);

#[derive(Debug)]
pub(super) struct Script<'a> {
    pub setup: Setup,
    pub minutes: u8,
    pub lines: Vec<(u32, Line<'a>)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// What is said before the next entry.
    Say(&'a str),
    /// In the words of a journal.
    Entry(&'a str),
}

impl Script<'_> {
    pub fn read(text: &str) -> Result<Script<'_>, Wrong> {
        let (mut edition, mut seats, mut minutes) = (None, None, None);
        let (mut packs, mut lines) = (Vec::new(), Vec::new());
        let numbered = (1u32..).zip(text.lines().map(str::trim));
        for (number, line) in numbered.filter(|(_, line)| !line.is_empty()) {
            let wrong = |sentence: String| (Some(number), sentence);
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let count = || rest.parse::<u8>().map_err(|_| wrong(format!("{rest:?} is no number")));
            match word {
                "#" => {}
                "edition" => {
                    let found = Edition::from_id(rest);
                    let none = || wrong(format!("there is no edition {rest:?}"));
                    edition = Some(found.ok_or_else(none)?);
                }
                "seats" => seats = Some(count()?),
                "minutes" => minutes = Some(count()?),
                "packs" => packs = rest.split(' ').map(str::to_owned).collect(),
                "say" => lines.push((number, Line::Say(rest))),
                _ => lines.push((number, Line::Entry(line))),
            }
        }
        let missing = |what: &str| (None, format!("it does not say its {what}"));
        let edition = edition.ok_or_else(|| missing("edition"))?;
        let seats = seats.ok_or_else(|| missing("seats"))?;
        let minutes = minutes.ok_or_else(|| missing("minutes"))?;
        Ok(Script { setup: Setup { packs, ..Setup::plain(edition, seats) }, minutes, lines })
    }
}
