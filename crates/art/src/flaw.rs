use std::fmt;

/// What is wrong with a text of sprites, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    pub fault: Fault,
}

impl Flaw {
    pub(crate) fn new(file: &str, line: usize, fault: Fault) -> Flaw {
        Flaw { file: file.to_owned(), line, fault }
    }
}

/// What can be wrong with a line, each with the text at fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Not `[name 8x16]`.
    Head(String),
    Line(String),
    Color(String),
    Ramp(String),
    Part(String),
    Joint(String),
    Number(String),
    /// A letter that means no color.
    Letter(char),
    /// A letter of a ramp that the sprite has not got.
    Rampless(char),
    /// A row as wide as the first number, though the head says the second.
    Width(usize, usize),
    /// As many rows as the first number, though the head says the second.
    Height(usize, usize),
    Twice(String),
    /// A glyph whose base or mark is not known.
    Glyph(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Head(text) => write!(f, "`{text}` is no head such as [goblin 8x12]"),
            Fault::Line(text) => write!(f, "`{text}` is neither a row nor a word of this format"),
            Fault::Color(text) => write!(f, "`{text}` is no color such as #1a2b3c"),
            Fault::Ramp(name) => write!(f, "no ramp is called `{name}`"),
            Fault::Part(name) => write!(f, "there is no part `{name}`"),
            Fault::Joint(name) => write!(f, "there is no joint `{name}`"),
            Fault::Number(text) => write!(f, "`{text}` is no number"),
            Fault::Letter(letter) => write!(f, "`{letter}` stands for no color"),
            Fault::Rampless(letter) => write!(f, "`{letter}` needs one ramp more"),
            Fault::Width(is, must) => write!(f, "the row is {is} wide, its head says {must}"),
            Fault::Height(is, must) => write!(f, "there are {is} rows, the head says {must}"),
            Fault::Twice(name) => write!(f, "`{name}` is there twice"),
            Fault::Glyph(name) => write!(f, "no glyph is called `{name}`"),
        }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.fault)
    }
}

impl std::error::Error for Flaw {}
