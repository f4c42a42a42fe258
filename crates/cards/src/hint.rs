//! "Did you mean ...?"

/// Below this likeness a suggestion is more confusing than none.
const ALIKE: f64 = 0.5;

/// How like two words are, from 0 to 1.
pub(crate) fn likeness(one: &str, other: &str) -> f64 {
    strsim::normalized_damerau_levenshtein(one, other)
}

/// The known word most like the given one, if any is like it at all.
pub(crate) fn nearest<'a>(
    wanted: &str,
    known: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    let mut best = None;
    let mut likeness = ALIKE;
    for word in known {
        let alike = self::likeness(wanted, word);
        if alike > likeness {
            likeness = alike;
            best = Some(word);
        }
    }
    best
}

/// "unknown key `damge`; did you mean `damage`?", or the whole list when nothing is near.
pub(crate) fn unknown(what: &str, got: &str, known: &[&str]) -> String {
    match nearest(got, known.iter().copied()) {
        Some(near) => format!("unknown {what} `{got}`; did you mean `{near}`?"),
        None if known.is_empty() => format!("unknown {what} `{got}`; there are none"),
        None => format!("unknown {what} `{got}`; there are: {}", known.join(", ")),
    }
}

/// "a", "a and b", "a, b and c".
pub(crate) fn list(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_finds_its_word() {
        assert_eq!(nearest("damge", ["health", "damage", "draw"]), Some("damage"));
        assert_eq!(nearest("xyzzy", ["health", "damage", "draw"]), None);
    }

    #[test]
    fn lists_read_like_speech() {
        assert_eq!(list(&["a"]), "a");
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
    }
}
