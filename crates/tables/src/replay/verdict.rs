//! Whether a game went as it had to, and was dealt as was committed to.

use data_encoding::HEXLOWER;
use endboss_gamebox::verify;
use endboss_journal::{Closing, Ending, Onward};
use endboss_lexicon::Seat;

use super::film::Film;

/// What `endboss replay --verify` finds, with everything it takes to check it elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub entries: u32,
    pub ending: Option<Ending>,
    /// SHA-256 of the seed, shown before the game.
    pub commit: Option<String>,
    /// The seed itself.
    pub seed: Option<String>,
    pub salts: Vec<(Seat, Vec<u8>)>,
    /// What is another game's, and so not dealt by this seed.
    pub onward: Option<Onward>,
    /// What is wrong with it, if anything is.
    pub fault: Option<String>,
}

impl Film {
    /// None of a game that was not finished: its seed stays where it is.
    pub fn verdict(&self) -> Option<Verdict> {
        self.verdict.get_or_init(|| self.check()).clone()
    }

    fn check(&self) -> Option<Verdict> {
        let journal = self.is_whole().then_some(&self.journal)?;
        let fair = journal.header.fair.as_ref();
        let salts = fair.map(|fair| fair.salts.iter().enumerate());
        let salts = salts.into_iter().flatten();
        let salts = salts.filter_map(|(n, salt)| Some((Seat(n as u8), salt.clone()?)));
        Some(Verdict {
            entries: journal.len(),
            ending: match journal.closing() {
                Closing::Ended(ending) => Some(ending.clone()),
                Closing::Adjourned | Closing::Open => None,
            },
            commit: fair.map(|fair| fair.shown()),
            seed: journal.revealed().map(|seed| HEXLOWER.encode(&seed)),
            salts: salts.collect(),
            onward: journal.header.onward,
            fault: verify(journal, &self.laid.table).err().map(|error| error.to_string()),
        })
    }
}
