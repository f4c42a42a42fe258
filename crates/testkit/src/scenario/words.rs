//! Reading lines: comments, lists, marks, seats.

use endboss_lexicon::{Seat, Viewer};
use endboss_view::Phase;

/// A line without its comment, which begins with `#` at the start or after a space.
pub(super) fn uncommented(line: &str) -> &str {
    let mut before = ' ';
    for (at, c) in line.char_indices() {
        if c == '#' && before.is_whitespace() {
            return line[..at].trim();
        }
        before = c;
    }
    line.trim()
}

/// `key: value`, split at the first colon.
pub(super) fn keyed(line: &str) -> Option<(&str, &str)> {
    let (key, value) = line.split_once(':')?;
    Some((key.trim(), value.trim()))
}

/// Splits at a mark that stands outside of brackets.
pub(super) fn split(text: &str, mark: char) -> Vec<&str> {
    let (mut depth, mut from, mut parts) = (0i32, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            _ if c == mark && depth <= 0 => {
                parts.push(text[from..at].trim());
                from = at + c.len_utf8();
            }
            _ => {}
        }
    }
    parts.push(text[from..].trim());
    parts
}

/// The items of a list; `none` is an empty one.
pub(super) fn items(text: &str) -> Result<Vec<&str>, String> {
    if is_none(text) {
        return Ok(Vec::new());
    }
    let items = split(text, ',');
    if items.iter().any(|item| item.is_empty()) {
        return Err("something is missing between the commas; an empty list is \"none\"".into());
    }
    Ok(items)
}

pub(super) fn is_none(text: &str) -> bool {
    matches!(text.to_lowercase().as_str(), "none" | "nothing" | "empty" | "nobody")
}

/// `Name (mark, mark)`.
pub(super) fn marked(text: &str) -> Result<(&str, Vec<&str>), String> {
    let text = text.trim();
    let Some((name, rest)) = text.split_once('(') else {
        return Ok((text, Vec::new()));
    };
    let Some(marks) = rest.strip_suffix(')') else {
        return Err(format!("the bracket in \"{}\" is not closed", short(text)));
    };
    Ok((name.trim(), items(marks)?))
}

/// One letter for a seat.
pub(super) fn seat_letter(text: &str) -> Option<Seat> {
    let mut letters = text.chars();
    let (first, rest) = (letters.next()?, letters.next());
    if !first.is_ascii_uppercase() || rest.is_some() {
        return None;
    }
    Seat::from_letter(first)
}

/// `A dungeon` or `A's dungeon`.
pub(super) fn of_seat(text: &str) -> Option<(Seat, &str)> {
    let (first, rest) = text.split_once(' ')?;
    let letter = first.strip_suffix("'s").or_else(|| first.strip_suffix("’s")).unwrap_or(first);
    Some((seat_letter(letter)?, rest.trim()))
}

/// `A's rest`, with the apostrophe.
pub(super) fn owned(text: &str) -> Option<(Seat, &str)> {
    let (first, rest) = text.split_once(' ')?;
    let letter = first.strip_suffix("'s").or_else(|| first.strip_suffix("’s"))?;
    Some((seat_letter(letter)?, rest.trim()))
}

pub(super) fn viewer_word(text: &str) -> Option<Viewer> {
    match text {
        "spectator" | "the spectator" => Some(Viewer::Public),
        _ => seat_letter(text).map(Viewer::Seat),
    }
}

const PHASES: [(Phase, &str); 10] = [
    (Phase::SetUp, "set-up"),
    (Phase::Beginning, "beginning"),
    (Phase::Town, "town"),
    (Phase::Build, "build"),
    (Phase::Reveal, "reveal"),
    (Phase::Minions, "minions"),
    (Phase::Bait, "bait"),
    (Phase::Adventure, "adventure"),
    (Phase::End, "end"),
    (Phase::Over, "over"),
];

pub(super) fn phase_word(phase: Phase) -> &'static str {
    PHASES.iter().find(|(p, _)| *p == phase).map_or("", |(_, word)| word)
}

/// `Bait begins`, for a sentence that says where something stops.
pub(super) fn begins(phase: Phase) -> String {
    match phase {
        Phase::Beginning => "the turn begins".to_owned(),
        Phase::End => "the end of the turn begins".to_owned(),
        phase => format!("{} begins", phase_word(phase)),
    }
}

pub(super) fn phase(text: &str) -> Result<Phase, String> {
    let word = text.strip_suffix(" phase").unwrap_or(text);
    let found = PHASES.iter().find(|(_, name)| *name == word);
    found.map(|(phase, _)| *phase).ok_or_else(|| {
        let names: Vec<_> = PHASES.iter().map(|(_, name)| *name).collect();
        format!("there is no phase \"{}\"; there are: {}", short(text), names.join(", "))
    })
}

/// A whole number that fits.
pub(super) fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("\"{}\" is not a number that fits here", short(text)))
}

/// What a person wrote, cut to a length that fits a message.
pub(super) fn short(text: &str) -> String {
    let mut cut: String = text.chars().take(60).collect();
    if cut.len() < text.len() {
        cut.push_str("...");
    }
    cut
}

/// "unknown; did you mean ...", or the whole list when nothing is near.
pub(super) fn unknown(what: &str, got: &str, known: &[&str]) -> String {
    let alike = |word: &&&str| (strsim::normalized_damerau_levenshtein(got, word) * 1000.0) as u32;
    let near = (got.len() < 60).then(|| known.iter().max_by_key(alike)).flatten();
    match near.filter(|word| alike(word) > 500) {
        Some(near) => format!("there is no {what} \"{}\"; did you mean \"{near}\"?", short(got)),
        None => format!("there is no {what} \"{}\"; there are: {}", short(got), known.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_begins_after_a_space() {
        assert_eq!(uncommented("A: pass # nothing"), "A: pass");
        assert_eq!(uncommented("# all of it"), "");
        assert_eq!(uncommented("no#comment"), "no#comment");
    }

    #[test]
    fn lists_respect_brackets() {
        assert_eq!(items("a, b (c, d), e"), Ok(vec!["a", "b (c, d)", "e"]));
        assert_eq!(items("none"), Ok(vec![]));
        assert!(items("a,, b").is_err());
    }

    #[test]
    fn seats_are_letters() {
        assert_eq!(of_seat("B's Dark Altar"), Some((Seat(1), "Dark Altar")));
        assert_eq!(of_seat("B dungeon"), Some((Seat(1), "dungeon")));
        assert_eq!(of_seat("Be dungeon"), None);
    }

    #[test]
    fn unknown_words_get_a_hint() {
        assert!(unknown("key", "dungon", &["hand", "dungeon"]).contains("did you mean"));
        assert!(unknown("key", "x", &["hand", "dungeon"]).contains("there are: hand"));
    }
}
