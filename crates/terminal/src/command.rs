//! What a player types.

use endboss_gamebox::Level;

/// A line understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// An answer by its number, counted from 1.
    Choice(usize),
    /// Pass, whatever its number is.
    Pass,
    /// Pass for a while, unless somebody declares something.
    Skip(Span),
    /// Ask the question again.
    Again,
    Help,
    /// Explain a card, an answer by its number, or a rule.
    Explain(String),
    /// What a bot of this level would choose here, and why.
    Hint(Level),
    /// The same of a level that there is not.
    NoHint(String),
    Board,
    /// Where the heroes in town would go.
    Bait,
    Hand,
    Discard,
    /// The last lines of the log.
    Log(usize),
    Undo {
        all: bool,
    },
    /// Ask even where there is only one answer, or only where there are several.
    Ask {
        always: bool,
    },
    Quit,
    Concede,
}

/// How long windows are passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// Until the hero that walks or enters next is gone.
    Hero,
    Phase,
    /// Until the turn is over, or its player is active.
    Turn,
}

/// How many lines `log` shows without a number.
const LOG_LINES: usize = 20;

impl Command {
    /// None if the line is no command.
    pub fn read(line: &str) -> Option<Command> {
        let line = line.trim();
        if let Some(name) = line.strip_prefix('?') {
            let name = name.trim();
            return Some(match name {
                "" => Command::Help,
                _ => Command::Explain(name.to_owned()),
            });
        }
        let lower = line.to_lowercase();
        let words: Vec<&str> = lower.split_whitespace().collect();
        Some(match words[..] {
            [] => Command::Again,
            ["help"] => Command::Help,
            ["pass" | "p"] => Command::Pass,
            ["skip" | "s"] => Command::Skip(Span::Turn),
            ["skip" | "s", "phase"] => Command::Skip(Span::Phase),
            ["skip" | "s", "hero"] => Command::Skip(Span::Hero),
            ["hint"] => Command::Hint(Level::Normal),
            ["hint", level] => match Level::named(level) {
                Some(level) => Command::Hint(level),
                None => Command::NoHint(level.to_owned()),
            },
            ["board" | "b"] => Command::Board,
            ["bait"] => Command::Bait,
            ["hand" | "h"] => Command::Hand,
            ["discard" | "d"] => Command::Discard,
            ["log" | "l"] => Command::Log(LOG_LINES),
            ["log" | "l", lines] => Command::Log(lines.parse().ok()?),
            ["undo" | "u"] => Command::Undo { all: false },
            ["undo" | "u", "all"] => Command::Undo { all: true },
            ["ask", "always"] => Command::Ask { always: true },
            ["ask", "able"] => Command::Ask { always: false },
            ["quit" | "q"] => Command::Quit,
            ["concede"] => Command::Concede,
            [number] => Command::Choice(number.trim_end_matches('.').parse().ok()?),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood() {
        for (line, command) in [
            ("3\n", Command::Choice(3)),
            (" 12. ", Command::Choice(12)),
            ("", Command::Again),
            ("?", Command::Help),
            ("? Dark Altar", Command::Explain("Dark Altar".to_owned())),
            ("?R8.2", Command::Explain("R8.2".to_owned())),
            ("LOG 5", Command::Log(5)),
            ("log", Command::Log(LOG_LINES)),
            ("undo all", Command::Undo { all: true }),
            ("ask  always", Command::Ask { always: true }),
            ("quit", Command::Quit),
            ("skip", Command::Skip(Span::Turn)),
            ("s Hero", Command::Skip(Span::Hero)),
            ("skip phase", Command::Skip(Span::Phase)),
            ("bait", Command::Bait),
            ("hint", Command::Hint(Level::Normal)),
            ("Hint hard", Command::Hint(Level::Hard)),
            ("hint clever", Command::NoHint("clever".to_owned())),
        ] {
            assert_eq!(Command::read(line), Some(command), "{line:?}");
        }
        for line in [
            "log x",
            "fireball",
            "1 2",
            "-1",
            "99999999999999999999999",
            "ask",
            "1.5",
            "skip all",
            "hint hard now",
        ] {
            assert_eq!(Command::read(line), None, "{line:?}");
        }
    }
}
