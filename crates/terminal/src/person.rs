//! What those around the table are called.

use endboss_lexicon::Seat;
use endboss_text::{Arg, Lang, Text};

const LONGEST_NAME: usize = 24;

/// A name that fits into a sentence and belongs to nobody else; or why it does not.
pub fn player_name(word: &str) -> Result<String, String> {
    let name = word.trim();
    // Marks that are not seen turn a line around or make two names look alike.
    let unseen = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
            || matches!(c, '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    if name.is_empty() {
        return Err("a name has at least one letter".to_owned());
    }
    if name.chars().any(unseen) {
        return Err("a name has no line breaks and no marks that cannot be seen".to_owned());
    }
    if name.chars().count() > LONGEST_NAME {
        return Err(format!("a name has at most {LONGEST_NAME} letters"));
    }
    let taken = |lang: Lang| {
        let text = Text::new(lang);
        (0..Seat::MAX as u8).any(|n| bot_name(&text, Seat(n)).to_lowercase() == name.to_lowercase())
    };
    if Lang::ALL.into_iter().any(taken) {
        return Err(format!("\"{name}\" is what a bot is called; choose another name"));
    }
    Ok(name.to_owned())
}

pub fn bot_name(text: &Text, seat: Seat) -> String {
    text.say("ui-bot", &[("number", Arg::from(seat.letter().to_string()))])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_can_be_read_and_is_nobody_elses() {
        assert_eq!(player_name("  Ada "), Ok("Ada".to_owned()));
        let longest = "Łucja Śmigły-Żółw Ósma X";
        assert_eq!(player_name(longest), Ok(longest.to_owned()));
        for (word, says) in [
            ("", "at least one letter"),
            (" \t ", "at least one letter"),
            ("two\nlines", "no line breaks"),
            ("\u{1b}[31mred", "no line breaks"),
            ("turned\u{202e}around", "cannot be seen"),
            ("abcdefghijklmnopqrstuvwxy", "at most 24 letters"),
            ("Bot B", "what a bot is called"),
            ("bot d", "what a bot is called"),
        ] {
            let sentence = player_name(word).expect_err(word);
            assert!(sentence.contains(says), "{word}: {sentence}");
        }
    }
}
