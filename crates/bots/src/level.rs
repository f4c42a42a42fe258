use std::time::Duration;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Any legal answer.
    Random,
    /// Plain rules, and the mistakes people make.
    Easy,
    /// Plain rules: bait arithmetic, and when to answer.
    Normal,
    /// Imagines how games may go on from here.
    Hard,
    /// The same, with what it concludes from what others did.
    Expert,
}

impl Level {
    pub const ALL: [Level; 5] =
        [Level::Random, Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    pub fn id(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    pub fn named(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    /// Whether it imagines games, so that its budget matters.
    pub fn searches(self) -> bool {
        matches!(self, Level::Hard | Level::Expert)
    }
}

/// How long a bot may think about one answer. Whatever is used up first ends it; with nodes alone
/// and the same seed it comes to the same answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Imagined games.
    pub nodes: Option<u32>,
    pub time: Option<Duration>,
    /// Threads that think at the same time.
    pub threads: u8,
    /// Whether nodes or time are used up, even where the answer is clear before.
    pub whole: bool,
}

impl Budget {
    /// What a bot thinks where nobody says otherwise; a server has budgets of its own.
    pub const TABLE: Budget = Budget::within(Some(3_000), Some(Duration::from_millis(800)));

    pub const fn nodes(nodes: u32) -> Budget {
        Budget::within(Some(nodes), None)
    }

    pub const fn time(time: Duration) -> Budget {
        Budget::within(None, Some(time))
    }

    /// For one thread that stops when its answer is clear.
    pub const fn within(nodes: Option<u32>, time: Option<Duration>) -> Budget {
        Budget { nodes, time, threads: 1, whole: false }
    }

    #[must_use]
    pub fn on_threads(self, threads: u8) -> Budget {
        Budget { threads, ..self }
    }

    #[must_use]
    pub fn whole(self) -> Budget {
        Budget { whole: true, ..self }
    }

    /// Whether there is anything to think with.
    pub(crate) fn is_empty(self) -> bool {
        self.threads == 0
            || self.nodes == Some(0)
            || self.time == Some(Duration::ZERO)
            || self.nodes.is_none() && self.time.is_none()
    }
}
