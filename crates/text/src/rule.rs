//! Rule fields in words: what a table may set one by one.

use crate::Text;
use endboss_lexicon::{Edition, Rules};

/// The ruling that a field is about, in the order of `Rules::FIELDS`.
const RULINGS: [(&str, &str); 18] = [
    ("death_check", "Q9"),
    ("moving_saves", "Q24"),
    ("damage_dealt", "Q77"),
    ("adventure_parts", "Q79"),
    ("reveal_order", "Q3"),
    ("rebuild", "Q1"),
    ("returned_to_entrance", "Q16"),
    ("untouched_go_on", "Q78"),
    ("all_win_or_lose", "Q80"),
    ("heroes_after_elimination", "Q25"),
    ("min_health", "Q10"),
    ("deck_out", "Q11"),
    ("minion_may_stay_home", "Q4"),
    ("two_kind_landmark", "Q34"),
    ("returned_hero_keeps_health_token", "Q35"),
    ("solo_bait_places", "Q37"),
    ("ability_under_face_down", "Q84"),
    ("turn_limit", "Q12"),
];

pub fn ruling(field: &str) -> Option<&'static str> {
    RULINGS.iter().find(|(name, _)| *name == field).map(|(_, ruling)| *ruling)
}

/// What a field is about; none if there is no such field.
pub fn rule_name(text: &Text, field: &str) -> Option<String> {
    ruling(field)?;
    Some(text.say(&format!("face-rule-{}", field.replace('_', "-")), &[]))
}

/// What a field is set to. Numbers are their own words.
pub fn rule_value(text: &Text, field: &str, value: &str) -> String {
    let known = Rules::FIELDS.iter().find(|(name, _)| *name == field);
    let listed = known.is_some_and(|(_, values)| values.contains(&value));
    match listed && value.parse::<u32>().is_err() && field != "turn_limit" {
        true => text.say(&format!("face-value-{}", value.replace('_', "-")), &[]),
        false => value.to_owned(),
    }
}

/// A field that is not as the edition has it, in words: "When a Hero dies: at once".
pub fn rule_said(text: &Text, field: &str, value: &str) -> String {
    match rule_name(text, field) {
        Some(name) => format!("{name}: {}", rule_value(text, field, value)),
        None => format!("{field}: {value}"),
    }
}

/// The fields that are not as the edition has them.
pub fn rules_that_differ<'a>(
    edition: Edition,
    fields: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Vec<(&'a str, &'a str)> {
    let preset = Rules::preset(edition);
    let same = |field: &str, value: &str| preset.get(field).is_some_and(|own| own == value);
    fields.into_iter().filter(|(field, value)| !same(field, value)).collect()
}

#[cfg(test)]
mod tests {
    use crate::Lang;

    use super::*;

    #[test]
    fn every_field_and_every_value_has_words() {
        let named: Vec<&str> = RULINGS.iter().map(|(field, _)| *field).collect();
        let all: Vec<&str> = Rules::FIELDS.iter().map(|(field, _)| *field).collect();
        assert_eq!(named, all);
        for lang in Lang::ALL {
            let text = Text::new(lang);
            for (field, values) in Rules::FIELDS {
                assert!(rule_name(&text, field).is_some_and(|name| !name.contains('{')));
                for value in *values {
                    assert!(!rule_value(&text, field, value).contains(['{', '_']), "{value}");
                }
            }
        }
    }

    #[test]
    fn what_is_as_printed_does_not_differ() {
        let typed = [("death_check", "on_leaving"), ("moving_saves", "yes")];
        let differ = rules_that_differ(Edition::First, typed);
        assert_eq!(differ, [("moving_saves", "yes")]);
    }
}
