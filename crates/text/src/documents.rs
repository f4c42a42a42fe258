use crate::Lang;

/// The rules as a language has them: the same numbers on the same lines everywhere.
#[derive(Clone, Copy, Debug)]
pub struct Documents {
    pub rules: &'static str,
    pub rulings: &'static str,
    pub editions: &'static str,
}

macro_rules! documents {
    ($folder:literal) => {
        Documents {
            rules: include_str!(concat!("../../../docs/", $folder, "RULES.md")),
            rulings: include_str!(concat!("../../../docs/", $folder, "RULINGS.md")),
            editions: include_str!(concat!("../../../docs/", $folder, "EDITIONS.md")),
        }
    };
}

impl Documents {
    pub fn of(lang: Lang) -> Documents {
        match lang {
            Lang::En => documents!(""),
            Lang::Uk => documents!("uk/"),
            Lang::Pl => documents!("pl/"),
            Lang::It => documents!("it/"),
            Lang::Ru => documents!("ru/"),
        }
    }
}

/// From here on a document speaks to developers, until it speaks to players again. Both marks are
/// comments of Markdown's: whoever reads the file itself does not see them.
const FOR_DEVELOPERS: &str = "<!-- for developers -->";
const FOR_PLAYERS: &str = "<!-- for players -->";

/// A document without what is marked as meant for developers. A row of a table of which nothing is
/// left is gone, too.
pub fn for_players(document: &str) -> String {
    let mut left = String::with_capacity(document.len());
    let mut rest = document;
    while let Some((before, marked)) = rest.split_once(FOR_DEVELOPERS) {
        left.push_str(before);
        rest = marked.split_once(FOR_PLAYERS).map_or("", |(_, after)| after);
    }
    left.push_str(rest);
    let is_empty_row = |line: &&str| {
        line.starts_with('|') && line.bytes().all(|letter| matches!(letter, b'|' | b' '))
    };
    let lines: Vec<&str> = left.lines().filter(|line| !is_empty_row(line)).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_for_developers_is_left_out() {
        let document = "# Title<!-- for developers --> as data<!-- for players -->\n\n\
            One.<!-- for developers --> `code`\n\nmore `code`\n<!-- for players --> Two.\n\
            | a | b |\n|---|---|\n| <!-- for developers -->`c` | `d`<!-- for players --> |\n| e | |";
        let expected = "# Title\n\nOne. Two.\n| a | b |\n|---|---|\n| e | |";
        assert_eq!(for_players(document), expected);
    }

    /// A mark without its other half would silence the rest, or nothing.
    #[test]
    fn marks_stand_in_pairs_and_alike_in_every_language() {
        let marks = |document: &str| -> Vec<bool> {
            let marks = document.split("<!-- ").skip(1);
            marks
                .map(|rest| match rest.split_once(" -->").expect("a whole comment").0 {
                    "for developers" => true,
                    "for players" => false,
                    other => panic!("nobody knows the mark {other:?}"),
                })
                .collect()
        };
        let of = |lang| {
            let Documents { rules, rulings, editions } = Documents::of(lang);
            [rules, rulings, editions].map(marks)
        };
        for lang in Lang::ALL {
            for marks in of(lang) {
                assert!(marks.chunks(2).all(|pair| pair == [true, false]), "{}", lang.id());
            }
            assert_eq!(of(lang), of(Lang::En), "{}", lang.id());
        }
    }
}
