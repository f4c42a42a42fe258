//! Lines no longer than the terminal is wide, broken between words.

use std::env;

/// Where the terminal does not say how wide it is.
const USUAL: usize = 80;

/// Below this nothing can be read.
const LEAST: usize = 20;

/// What a line that goes on is set in by, so that its beginning can be told.
const MARGIN: &str = "  ";

/// How long lines may be: as COLUMNS says, 0 for as long as they are, else as the terminal says.
pub fn width() -> Option<usize> {
    let set = env::var("COLUMNS").ok().and_then(|columns| columns.trim().parse::<usize>().ok());
    let columns = match set {
        Some(0) => return None,
        Some(columns) => columns,
        None => terminal_size::terminal_size().map_or(USUAL, |(width, _)| usize::from(width.0)),
    };
    Some(columns.max(LEAST))
}

/// The line, or the lines, each no wider than that; a word that is wider stays whole.
pub fn wrap(text: &str, width: Option<usize>) -> String {
    let Some(width) = width else { return text.to_owned() };
    text.split('\n').map(|line| wrap_line(line, width)).collect::<Vec<_>>().join("\n")
}

fn wrap_line(line: &str, width: usize) -> String {
    if line.chars().count() <= width {
        return line.to_owned();
    }
    let mut wrapped = String::new();
    let mut used = 0;
    for word in words(line) {
        let length = word.chars().count();
        if used > 0 && used + 1 + length > width {
            wrapped.push('\n');
            wrapped.push_str(MARGIN);
            used = MARGIN.len();
        } else if used > 0 {
            wrapped.push(' ');
            used += 1;
        }
        wrapped.push_str(word);
        used += length;
    }
    wrapped
}

/// What stays on one line. A question mark belongs to what it asks about: `? stun`.
fn words(line: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(line);
    std::iter::from_fn(move || {
        let text = rest?;
        let from = if text.starts_with("? ") { 2 } else { 0 };
        let end = text[from..].find(' ').map(|at| from + at);
        rest = end.map(|end| &text[end + 1..]);
        Some(&text[..end.unwrap_or(text.len())])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        let text = "1. Build Dark Altar (Trap Room · damage 1 · 2 cleric treasures). Destroy it.";
        let lines = wrap(text, Some(30));
        assert!(lines.lines().all(|line| line.chars().count() <= 30), "{lines}");
        assert!(lines.lines().skip(1).all(|line| line.starts_with("  ")), "{lines}");
        let again: Vec<&str> = lines.lines().map(str::trim).collect();
        assert_eq!(again.join(" "), text);
        assert_eq!(wrap(text, Some(200)), text);
        assert_eq!(wrap(text, None), text);
        assert_eq!(wrap("one\ntwo", Some(40)), "one\ntwo");
    }

    #[test]
    fn letters_are_counted_and_not_bytes() {
        let text = "łąkowy żółw łąkowy żółw";
        assert_eq!(wrap(text, Some(23)), text);
        assert_eq!(wrap(text, Some(22)), "łąkowy żółw łąkowy\n  żółw");
    }

    #[test]
    fn a_question_mark_stays_with_its_word() {
        assert_eq!(wrap("type ? 2 or ? words", Some(12)), "type ? 2 or\n  ? words");
        assert_eq!(wrap("why ? stun", Some(6)), "why\n  ? stun");
        assert_eq!(wrap("is it so, or ?", Some(13)), "is it so, or\n  ?");
    }

    #[test]
    fn a_long_word_stays_whole() {
        assert_eq!(wrap("a bbbbbbbbbbbb c", Some(6)), "a\n  bbbbbbbbbbbb\n  c");
    }
}
