//! The levels of bots: a list to choose from, and what each of them does.

use endboss_text::Text;
use maud::{Markup, html};

/// Every level a bot can have, weakest first.
pub const LEVELS: [&str; 5] = ["random", "easy", "normal", "hard", "expert"];

/// The level that is meant where nobody says one.
pub const USUAL_LEVEL: &str = "normal";

/// What a level is called.
pub(crate) fn level_name(text: &Text, level: &str) -> String {
    let known = LEVELS.contains(&level);
    let level = if known { level } else { USUAL_LEVEL };
    text.say(&format!("face-level-{level}"), &[])
}

/// Every level with its name, for a list to choose from.
pub(crate) fn level_choices(text: &Text) -> Vec<(String, String)> {
    LEVELS.map(|level| (level.to_owned(), level_name(text, level))).to_vec()
}

/// The levels as options of a list, the usual one chosen.
pub(crate) fn level_options(text: &Text) -> Markup {
    html! {
        @for level in LEVELS {
            option value=(level) selected[level == USUAL_LEVEL] { (level_name(text, level)) }
        }
    }
}

/// What the levels mean, for whoever wants to know.
pub(crate) fn levels_told(text: &Text) -> Markup {
    html! {
        details.levels data-key="levels" {
            summary { (text.say("face-levels", &[])) }
            ul {
                @for level in LEVELS {
                    li {
                        b { (level_name(text, level)) } ": "
                        (text.say(&format!("face-level-{level}-why"), &[]))
                    }
                }
            }
            p { (text.say("face-levels-fair", &[])) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use endboss_text::Lang;

    #[test]
    fn every_level_has_a_name_and_a_line_of_its_own() {
        for lang in Lang::ALL {
            let text = Text::new(lang);
            let told = levels_told(&text).into_string();
            let mut names: Vec<_> = LEVELS.iter().map(|level| level_name(&text, level)).collect();
            assert!(names.iter().all(|name| told.contains(&format!("<b>{name}</b>"))), "{told}");
            names.sort();
            names.dedup();
            assert_eq!(names.len(), LEVELS.len(), "{names:?}");
            let options = level_options(&text).into_string();
            assert_eq!(options.matches("<option").count(), LEVELS.len());
            assert!(options.contains("value=\"normal\" selected"), "{options}");
        }
    }
}
