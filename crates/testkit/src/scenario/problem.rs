use std::fmt;

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub line: u32,
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for Problem {}

/// The first point at which the game went another way than the scenario says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    pub line: u32,
    /// The line itself.
    pub text: String,
    pub what: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}\n  {}", self.line, self.text, self.what.replace('\n', "\n  "))
    }
}

impl std::error::Error for Difference {}
