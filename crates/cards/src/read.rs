//! From bytes to raw cards, with every syntax error put into a sentence.

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue, Error, ValueDeserializer};

use crate::hint;
use crate::problem::{Page, Problem};

/// A file that is not TOML at all would report a problem per line.
const MOST_SYNTAX_ERRORS: usize = 20;

/// A card and where its table begins.
pub(crate) type Found<T> = Spanned<T>;

/// The bytes as text, or where they stop being text.
pub(crate) fn text<'a>(file: &str, bytes: &'a [u8]) -> Result<&'a str, Problem> {
    std::str::from_utf8(bytes).map_err(|error| {
        let good = &bytes[..error.valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() as u32 + 1;
        Problem { file: file.to_owned(), line: Some(line), message: "this is not UTF-8".to_owned() }
    })
}

/// A whole file as one table.
pub(crate) fn whole<T: DeserializeOwned>(page: &mut Page<'_>) -> Option<T> {
    let table = syntax(page)?;
    let span = table.span();
    let value = Spanned::new(span, DeValue::Table(table.into_inner()));
    turn(page, value).map(Spanned::into_inner)
}

/// The `[[key]]` tables of a file. A bad one is reported and the next one read all the same.
pub(crate) fn list<T: DeserializeOwned>(page: &mut Page<'_>, key: &str) -> Vec<Found<T>> {
    let Some(table) = syntax(page) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for (name, value) in table.into_inner() {
        if name.get_ref().as_ref() != key {
            page.problem(name.span(), hint::unknown("key", name.get_ref(), &[key]));
            continue;
        }
        match value.into_inner() {
            DeValue::Array(cards) => {
                for card in cards {
                    found.extend(turn(page, card));
                }
            }
            _ => page.problem(name.span(), format!("write [[{key}]] with double brackets")),
        }
    }
    found
}

fn syntax<'a>(page: &mut Page<'a>) -> Option<Spanned<DeTable<'a>>> {
    let (table, errors) = DeTable::parse_recoverable(page.text);
    if errors.is_empty() {
        return Some(table);
    }
    // After one slip the parser stumbles over the rest of the line.
    let mut lines = Vec::new();
    for error in errors {
        let span = error.span().unwrap_or(0..0);
        let line = page.line(span.start);
        if lines.last() == Some(&line) {
            continue;
        }
        if lines.len() == MOST_SYNTAX_ERRORS {
            page.problem(span, "not valid TOML: and more such errors from here on");
            break;
        }
        lines.push(line);
        page.problem(span, format!("not valid TOML: {}", error.message()));
    }
    None
}

fn turn<T: DeserializeOwned>(
    page: &mut Page<'_>,
    value: Spanned<DeValue<'_>>,
) -> Option<Spanned<T>> {
    let span = value.span();
    match T::deserialize(ValueDeserializer::from(value)) {
        Ok(card) => Some(Spanned::new(span, card)),
        Err(error) => {
            let at = error.span().unwrap_or(span);
            let word = page.text.get(at.clone()).unwrap_or("");
            let message = explain(&error, word);
            page.problem(at, message);
            None
        }
    }
}

/// What serde says, in the words of someone who writes cards.
fn explain(error: &Error, word: &str) -> String {
    let said = error.message();
    // `unknown field `x`, expected one of `a`, `b``: every second piece is between backticks.
    let quoted: Vec<&str> = said.split('`').skip(1).step_by(2).collect();
    if said.starts_with("unknown field") {
        return hint::unknown("key", quoted[0], &quoted[1..]);
    }
    if said.starts_with("unknown variant") {
        return hint::unknown("word", quoted[0], &quoted[1..]);
    }
    if said.starts_with("missing field") {
        return format!("the key `{}` is missing", quoted[0]);
    }
    if said.contains("expected newtype variant") {
        let bare = word.trim_matches(['"', '\'']);
        return format!("`{bare}` needs a value: write {{ {bare} = ... }}");
    }
    if said.starts_with("expected table, found") {
        return "this word takes no value: write it in quotes, by itself".to_owned();
    }
    if said.starts_with("wanted exactly 1 element") {
        return "write one word with its value per table: { draw = \"room\" }".to_owned();
    }
    if said == "wanted string or table" {
        return format!("expected a word or a table, found {word}");
    }
    if let Some((found, wanted)) =
        said.strip_prefix("invalid value: ").and_then(|rest| rest.split_once(", expected "))
    {
        let number = found.trim_start_matches("integer ").trim_matches('`');
        return match wanted {
            "u8" => format!("{number} does not fit here: write a number from 0 to 255"),
            "u16" => format!("{number} does not fit here: write a number from 0 to 65535"),
            _ => format!("{number} does not fit here: write {}", plain(wanted)),
        };
    }
    if let Some((found, wanted)) =
        said.strip_prefix("invalid type: ").and_then(|rest| rest.split_once(", expected "))
    {
        return format!("expected {}, found {}", plain(wanted), plain(found));
    }
    said.to_owned()
}

/// Rust's words for things, made plain.
fn plain(rust: &str) -> &str {
    match rust {
        "u8" | "u16" | "u32" | "i64" => "a whole number",
        "a sequence" => "a list",
        "sequence" => "a list",
        "a map" | "map" => "a table",
        "a boolean" => "true or false",
        "a string" => "text in quotes",
        other => other,
    }
}
