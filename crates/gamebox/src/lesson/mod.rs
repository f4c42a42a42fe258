//! Lessons: games that are written down with what is said to the learner on the way.
//!
//! A lesson is a file of lines. The first ones say what is played; then come the entries of a game
//! in the words of a journal, without numbers and hashes, and between them what is said:
//!
//! ```text
//! edition anniversary
//! seats 2
//! minutes 10
//! roll boss A classic/seducia
//! roll boss A classic/king-croak
//! say boss boss=classic/king-croak R1.2
//! A pick card classic/king-croak
//! ```
//!
//! The learner sits on seat A. Before a line that `say` stands over, the lesson stops: where it is a
//! pick of the learner, the learner is to make it; else there is only something to read. All other
//! lines happen by themselves. `say` names a message, `face-learn-LESSON-NAME`, what is put into it
//! (a card, or a player by the seat's letter) and the rules to read on in. Lines that begin with # say
//! nothing.
//!
//! No hash of a pack stands in it: a lesson goes on with a changed card, and where it cannot, it says
//! which line is to be written anew.

mod play;
mod script;

use std::fmt;
use std::ops::Range;
use std::sync::LazyLock;

use endboss_engine::{Event, Game};
use endboss_lexicon::{CardKind, Seat, Viewer};
use endboss_view::{Pick, Seen};

use crate::Table;

/// A lesson that was played through, with the game as it stands at every stop.
#[derive(Debug)]
pub struct Lesson {
    pub id: &'static str,
    pub minutes: u8,
    pub table: Table,
    pub stops: Vec<Stop>,
    /// Where it ends.
    pub end: Moment,
    log: Vec<Event>,
}

/// The game at a moment of a lesson.
#[derive(Clone, Debug)]
pub struct Moment {
    pub game: Game,
    /// What happened since the stop before.
    heard: Range<usize>,
}

/// Where the learner stops.
#[derive(Clone, Debug)]
pub struct Stop {
    pub note: Note,
    /// What is to be chosen; none where there is only something to read.
    pub pick: Option<Pick>,
    pub moment: Moment,
}

/// What is said at a stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The line it stands in.
    pub line: u32,
    pub name: String,
    /// What is put into the message.
    pub named: Vec<(String, Named)>,
    /// Where to read on: R5.1, Q9.
    pub rules: Vec<String>,
}

/// Whose name is put into a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    Card(CardKind),
    Player(Seat),
}

/// Why a lesson cannot be given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonError {
    pub lesson: &'static str,
    /// Counted from 1; none when the whole file is meant.
    pub line: Option<u32>,
    pub sentence: String,
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.lesson", self.lesson)?;
        if let Some(line) = self.line {
            write!(f, ", line {line}")?;
        }
        write!(f, ": {}", self.sentence)
    }
}

impl std::error::Error for LessonError {}

impl Lesson {
    /// Where the learner sits.
    pub const LEARNER: Seat = Seat(0);

    /// All lessons, in the order in which they are best taken. They came with the program, so a
    /// mistake in one is ours.
    pub fn all() -> &'static [Lesson] {
        static ALL: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
            let read =
                |(id, text)| Lesson::read(id, text).unwrap_or_else(|error| panic!("{error}"));
            SHIPPED.into_iter().map(read).collect()
        });
        &ALL
    }

    pub fn find(id: &str) -> Option<&'static Lesson> {
        Lesson::all().iter().find(|lesson| lesson.id == id)
    }

    /// Reads a lesson and plays it to its end.
    pub fn read(id: &'static str, text: &str) -> Result<Lesson, LessonError> {
        let script = script::Script::read(text);
        let at = |(line, sentence)| LessonError { lesson: id, line, sentence };
        script.and_then(|script| play::play(id, script)).map_err(at)
    }

    /// What the learner saw happen since the stop before.
    pub fn heard(&self, moment: &Moment) -> Vec<Seen> {
        let viewer = Viewer::Seat(Lesson::LEARNER);
        self.log[moment.heard.clone()].iter().map(|event| event.seen(viewer)).collect()
    }

    /// The message of a note.
    pub fn message(&self, name: &str) -> String {
        format!("face-learn-{}-{name}", self.id)
    }
}

/// The lessons that come with the program.
const SHIPPED: [(&str, &str); 4] = [
    ("first", include_str!("../../lessons/first.lesson")),
    ("spells", include_str!("../../lessons/spells.lesson")),
    ("super", include_str!("../../lessons/super.lesson")),
    ("solo", include_str!("../../lessons/solo.lesson")),
];
