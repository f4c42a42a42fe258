use std::fmt;

use endboss_lexicon::{BadField, Edition, Misfit, RULES_NUMBER, Seat, Variant};

use crate::FORMAT;
use crate::entry::Span;

/// What is wrong with a journal, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalError {
    /// Counted from 1; none when the whole record is meant.
    pub line: Option<u32>,
    pub fault: Fault,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Another kind of file.
    Foreign,
    NewerFormat {
        found: u32,
    },
    /// A first line that no release ever wrote.
    OtherBeginning {
        expected: String,
        found: String,
    },
    OtherRules {
        found: u32,
    },
    NotText,
    /// The last line has no end: the file was cut off in the middle of it.
    CutOff,
    /// The line has no hash at its end.
    Unsealed,
    /// The hash is not the one of this line after those before.
    Altered,
    /// A line of the header is missing or not where it belongs.
    Expected {
        what: &'static str,
        found: String,
    },
    Edition(String),
    Variant(String),
    Misfit(Misfit),
    Field(BadField),
    PackTwice {
        id: String,
    },
    /// The words are none of the entries there are.
    NoEntry(String),
    Numbering {
        expected: u32,
        found: String,
    },
    AfterEnd,
    /// The seed is known, so nothing may be left to chance any more.
    AfterReveal,
    /// A seed is revealed that nothing was said about before.
    Uncommitted,
    /// More is said to come from another record than there is.
    OnwardBeyond {
        says: u32,
        has: u32,
    },
    /// Neither an end nor an adjournment.
    BreaksOff {
        entries: u32,
    },
    OtherPack {
        id: String,
        expected: String,
        found: String,
    },
    MissingPack {
        id: String,
    },
    ExtraPack {
        id: String,
    },
    /// The tables were made for another game.
    OtherTables,
    Card(String),
    NoSeat(Seat),
    NotAsked {
        seat: Seat,
        entry: String,
    },
    NotOffered {
        entry: String,
    },
    NotPossible {
        entry: String,
    },
    /// A chance has to be settled first.
    ChanceDue {
        due: String,
        entry: String,
    },
    NoChanceDue {
        entry: String,
    },
    GameOver {
        entry: String,
    },
    Undo {
        back: Span,
    },
    /// More than the player may take back alone, and nobody says that all consented. [Q50]
    UndoTooFar {
        seat: Seat,
        entry: String,
        /// What would have been right, where anything was.
        right: Vec<Vec<Span>>,
    },
    /// In a daily dungeon nothing is taken back.
    UndoDaily,
    /// What is left after an undo cannot have happened.
    UndoBreaks,
    /// The game was committed to and is over, but its seed was never shown.
    NotRevealed,
    /// Another seed than the one committed to.
    OtherSeed {
        commit: String,
        found: String,
    },
    /// Not what the committed seed says.
    OtherRoll {
        entry: String,
        found: String,
    },
    NotOver,
    OverButAdjourned,
    OtherEnd {
        said: String,
        found: String,
    },
}

impl Fault {
    pub(crate) fn at(self, line: u32) -> JournalError {
        JournalError { line: Some(line), fault: self }
    }

    pub(crate) fn whole(self) -> JournalError {
        JournalError { line: None, fault: self }
    }
}

/// As much of a text as belongs into a sentence, with nothing a terminal could stumble over.
pub(crate) fn clip(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut short: String =
        text.chars().take(LONGEST).map(|c| if c.is_control() { '?' } else { c }).collect();
    if text.chars().nth(LONGEST).is_some() {
        short.push_str("...");
    }
    short
}

impl std::error::Error for JournalError {}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "line {line}: {}", self.fault),
            None => self.fault.fmt(f),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Foreign => f.write_str("this is not a journal of endboss"),
            Fault::NewerFormat { found } => write!(
                f,
                "the journal has format {found}, but this release reads formats up to {FORMAT}; \
                 a newer release is needed"
            ),
            Fault::OtherBeginning { expected, found } => {
                write!(f, "a journal begins with `{expected}`, this one with `{found}`")
            }
            Fault::OtherRules { found } => write!(
                f,
                "the game was played with rules number {found}, but this release plays rules \
                 numbers 1 to {RULES_NUMBER}; another release is needed"
            ),
            Fault::NotText => f.write_str("this is not UTF-8 text"),
            Fault::CutOff => f.write_str("the journal is cut off in the middle of this line"),
            Fault::Unsealed => f.write_str("there is no hash at the end of this line"),
            Fault::Altered => {
                f.write_str("the hash does not fit: this line, or one before it, was changed")
            }
            Fault::Expected { what, found } => write!(f, "expected `{what}`, found `{found}`"),
            Fault::Edition(id) => {
                let known: Vec<_> = Edition::ALL.iter().map(|e| e.id()).collect();
                write!(f, "there is no edition \"{id}\"; there are: {}", known.join(", "))
            }
            Fault::Variant(id) => {
                let known: Vec<_> = Variant::ALL.iter().map(|v| v.id()).collect();
                write!(f, "there is no variant \"{id}\"; there are: {}", known.join(", "))
            }
            Fault::Misfit(misfit) => misfit.fmt(f),
            Fault::Field(bad) => bad.fmt(f),
            Fault::PackTwice { id } => write!(f, "the pack {id} is named twice"),
            Fault::NoEntry(text) => write!(f, "`{text}` is nothing a journal says"),
            Fault::Numbering { expected, found } => {
                write!(f, "expected entry number {expected}, found `{found}`")
            }
            Fault::AfterEnd => f.write_str("something stands after the end of the game"),
            Fault::AfterReveal => {
                f.write_str("the seed is revealed, so nothing but the end of the game may follow")
            }
            Fault::Uncommitted => {
                f.write_str("a seed is revealed, but none was committed to before the game")
            }
            Fault::OnwardBeyond { says, has } => write!(
                f,
                "the first {says} entries are said to come from another record, but there are \
                 only {has}"
            ),
            Fault::BreaksOff { entries } => write!(
                f,
                "the journal breaks off after entry {entries}: it says neither how the game ended \
                 nor that it was adjourned"
            ),
            Fault::OtherPack { id, expected, found } => write!(
                f,
                "the game was played with another version of the pack {id}: its hash was \
                 {expected}, the pack here has {found}"
            ),
            Fault::MissingPack { id } => {
                write!(f, "the game was played with the pack {id}, which is not loaded")
            }
            Fault::ExtraPack { id } => {
                write!(f, "the game was played without the pack {id}, which is loaded")
            }
            Fault::OtherTables => {
                f.write_str("the tables have other rules or seats than the journal")
            }
            Fault::Card(id) => write!(f, "there is no card \"{id}\" in these packs"),
            Fault::NoSeat(seat) => write!(f, "there is no seat {} at this table", seat.letter()),
            Fault::NotAsked { seat, entry } => {
                write!(f, "seat {} was not asked anything, so `{entry}` cannot be", seat.letter())
            }
            Fault::NotOffered { entry } => write!(f, "`{entry}` was not on offer"),
            Fault::NotPossible { entry } => write!(f, "`{entry}` could not come out"),
            Fault::ChanceDue { due, entry } => {
                write!(f, "`{entry}` came while the chance `{due}` was due")
            }
            Fault::NoChanceDue { entry } => {
                write!(f, "`{entry}` came while nothing was left to chance")
            }
            Fault::GameOver { entry } => write!(f, "`{entry}` came after the game was over"),
            Fault::Undo { back } => write!(f, "there is nothing to take back at {back}"),
            Fault::UndoTooFar { seat, entry, right } => {
                write!(f, "`{entry}` is not in the right of seat {} alone: ", seat.letter())?;
                let spans =
                    |spans: &Vec<Span>| spans.iter().map(Span::to_string).collect::<Vec<_>>();
                let right: Vec<_> = right.iter().map(|back| spans(back).join(" ")).collect();
                match &right[..] {
                    [] => f.write_str("it could take back nothing"),
                    right => write!(f, "it could take back {}", right.join(", or ")),
                }
            }
            Fault::UndoDaily => f.write_str("nothing is taken back in a daily dungeon"),
            Fault::UndoBreaks => {
                f.write_str("what is left after taking this back cannot have happened")
            }
            Fault::NotRevealed => f.write_str(
                "the chance was committed to and the game is over, but the seed is not revealed",
            ),
            Fault::OtherSeed { commit, found } => write!(
                f,
                "this is not the seed that was committed to: its hash is {found}, the commitment \
                 was {commit}"
            ),
            Fault::OtherRoll { entry, found } => write!(
                f,
                "`{entry}` is not what the committed seed and the players' salt make it: `{found}`"
            ),
            Fault::NotOver => f.write_str("the journal says how the game ended, but it goes on"),
            Fault::OverButAdjourned => {
                f.write_str("the journal says the game was adjourned, but it is over")
            }
            Fault::OtherEnd { said, found } => {
                write!(f, "the end is said to be `{said}`, but it is `{found}`")
            }
        }
    }
}
