//! Words of the command line that stand for things of the game, each refused with a sentence.

use endboss_bots::fitted::KINDS;
use endboss_lexicon::{Edition, Printing, Seat, Variant, Viewer};
use endboss_text::Lang;

use endboss_gamebox::{Budget, Level};
use endboss_lab::{BadEntrant, Entrant};

/// The edition and the printing that are meant where none is named, in every command.
pub const USUAL: &str = "anniversary";

pub fn edition(word: &str) -> Result<Edition, String> {
    let known = Edition::ALL.map(Edition::id);
    Edition::from_id(word).ok_or_else(|| unknown("edition", word, &known))
}

pub fn variant(word: &str) -> Result<Variant, String> {
    let known = Variant::ALL.map(Variant::id);
    Variant::from_id(word).ok_or_else(|| unknown("variant", word, &known))
}

pub fn printing(word: &str) -> Result<Printing, String> {
    let known = Printing::ALL.map(Printing::id);
    let found = Printing::ALL.into_iter().find(|printing| printing.id() == word);
    found.ok_or_else(|| unknown("printing", word, &known))
}

pub fn lang(word: &str) -> Result<Lang, String> {
    let known = Lang::ALL.map(Lang::id);
    Lang::from_id(word).ok_or_else(|| unknown("language", word, &known))
}

/// A seat by its letter, or whoever only looks on.
pub fn viewer(word: &str) -> Result<Viewer, String> {
    if word == "public" {
        return Ok(Viewer::Public);
    }
    let mut letters = word.chars();
    let seat = letters.next().and_then(Seat::from_letter);
    match (seat, letters.next()) {
        (Some(seat), None) => Ok(Viewer::Seat(seat)),
        _ => Err(format!("there is no seat \"{word}\"; write a letter such as A, or public")),
    }
}

/// A player that is a program.
pub fn bot(word: &str) -> Result<Level, String> {
    Level::named(word).ok_or_else(|| match word.split_once('@') {
        Some((name, nodes)) if Level::named(name).is_some() => format!(
            "a budget is not named with the bot here; write {name}, and --nodes {nodes} where there \
             is such an option"
        ),
        _ => BadEntrant::Unknown(word.to_owned()).to_string(),
    })
}

/// A player that is a program, such as normal or hard@200; what it may think is settled later.
pub fn entrant(word: &str) -> Result<String, String> {
    let named = Entrant::named(word, Budget::TABLE);
    named.map(|entrant| entrant.name).map_err(|error| error.to_string())
}

/// A kind of table that has an evaluation of its own.
pub fn kind(word: &str) -> Result<&'static str, String> {
    let found = KINDS.into_iter().find(|kind| *kind == word);
    found.ok_or_else(|| unknown("kind of table", word, &KINDS))
}

/// A part of all, from none to all.
pub fn share(word: &str) -> Result<f32, String> {
    let share = word.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| format!("\"{word}\" is not a share; write a number from 0 to 1"))
}

/// Games that a bot imagines for a decision.
pub fn nodes(word: &str) -> Result<u32, String> {
    not_above(word, u32::MAX.into())?;
    let number = word.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("\"{word}\" is not a budget of simulated games; write 1 or more"))
}

/// Milliseconds a bot thinks about a decision.
pub fn millis(word: &str) -> Result<u64, String> {
    let number = word.parse().ok().filter(|number| (1..=600_000).contains(number));
    number.ok_or_else(|| format!("\"{word}\" is not a budget of milliseconds; write 1 to 600000"))
}

/// A rule field with its value. Whether there is such a field, the rules say.
pub fn field(word: &str) -> Result<(String, String), String> {
    match word.split_once('=') {
        Some((field, value)) => Ok((field.trim().to_owned(), value.trim().to_owned())),
        None => Err(format!("\"{word}\" sets no rule; write FIELD=VALUE, such as turn_limit=60")),
    }
}

pub fn players(word: &str) -> Result<u8, String> {
    word.parse().map_err(|_| format!("\"{word}\" is not a number of players; write 1 to 6"))
}

/// A number of things of which there must be some.
pub fn some(word: &str) -> Result<u64, String> {
    not_above(word, u64::MAX)?;
    let number = word.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| format!("\"{word}\" is not a number from 1 up"))
}

pub fn number(word: &str) -> Result<u64, String> {
    not_above(word, u64::MAX)?;
    word.parse().map_err(|_| format!("\"{word}\" is not a number from 0 up"))
}

/// Games at the same time. Beyond this no machine is any faster.
pub fn threads(word: &str) -> Result<u64, String> {
    let number = word.parse().ok().filter(|number| (1..=1024).contains(number));
    number.ok_or_else(|| format!("\"{word}\" is not a number of threads; write 1 to 1024"))
}

/// A number that is too large is told the largest.
fn not_above(word: &str, most: u64) -> Result<(), String> {
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let fits = word.parse::<u64>().is_ok_and(|number| number <= most);
    match digits && !fits {
        true => Err(format!("{word} is too large; the most is {most}")),
        false => Ok(()),
    }
}

pub fn seconds(word: &str) -> Result<f64, String> {
    let seconds = word.parse().ok().filter(|s: &f64| s.is_finite() && *s > 0.0 && *s <= 3600.0);
    seconds.ok_or_else(|| format!("\"{word}\" is not a number of seconds above 0, up to 3600"))
}

fn unknown(what: &str, word: &str, known: &[&str]) -> String {
    format!("there is no {what} \"{word}\"; there are: {}", known.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_letters() {
        assert_eq!(viewer("A"), Ok(Viewer::Seat(Seat(0))));
        assert_eq!(viewer("c"), Ok(Viewer::Seat(Seat(2))));
        assert_eq!(viewer("public"), Ok(Viewer::Public));
        for word in ["", "Z", "AB", "1"] {
            assert!(viewer(word).is_err(), "{word}");
        }
    }

    #[test]
    fn an_unknown_word_is_told_the_known_ones() {
        assert_eq!(
            edition("third"),
            Err("there is no edition \"third\"; there are: first, second, anniversary, super, solo, challenge".to_owned())
        );
        assert_eq!(lang("en"), Ok(Lang::En));
        assert_eq!(
            lang("xx"),
            Err("there is no language \"xx\"; there are: en, uk, pl, it, ru".to_owned())
        );
    }

    #[test]
    fn odd_numbers_are_refused() {
        assert_eq!(some("12"), Ok(12));
        assert!(some("0").is_err() && some("-1").is_err() && some("1e9").is_err());
        let most = "99999999999999999999 is too large; the most is 18446744073709551615";
        assert_eq!(some("99999999999999999999"), Err(most.to_owned()));
        assert_eq!(number("99999999999999999999"), Err(most.to_owned()));
        let most = "5000000000 is too large; the most is 4294967295";
        assert_eq!(nodes("5000000000"), Err(most.to_owned()));
        assert_eq!((threads("1024"), threads("1025").is_err()), (Ok(1024), true));
        assert!(threads("0").is_err() && threads("none").is_err());
        assert!(seconds("0").is_err() && seconds("NaN").is_err() && seconds("inf").is_err());
        assert_eq!(seconds("0.5"), Ok(0.5));
        assert_eq!((nodes("5"), millis("5")), (Ok(5), Ok(5)));
        assert_eq!((share("0.06"), share("1")), (Ok(0.06), Ok(1.0)));
        assert!(share("-0.1").is_err() && share("NaN").is_err() && share("6%").is_err());
        assert!(nodes("0").is_err() && nodes("5000000000").is_err() && millis("0").is_err());
    }
}
