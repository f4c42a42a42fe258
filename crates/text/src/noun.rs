//! Nouns with their forms by case and number, and the functions through which messages ask for them.

use std::sync::Arc;

use endboss_lexicon::{Back, CardFilter, Face, RoomFilter, RoomSort, Treasure};
use fluent_bundle::{FluentArgs, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::capital;
use crate::speech::{Bundle, add, silent_bundle};

/// The table of a language's nouns: `messages/LANG/nouns.ftl`.
pub(crate) struct Nouns(Bundle);

impl Nouns {
    pub(crate) fn new(language: LanguageIdentifier, table: &str) -> Arc<Nouns> {
        let mut bundle = silent_bundle(language);
        add(&mut bundle, table);
        Arc::new(Nouns(bundle))
    }

    /// Teaches a bundle the functions
    /// - `NOUN(noun, count, case: "acc")`: the form that goes with the count, without the count; with
    ///   `capital: "yes"` as it begins a sentence;
    /// - `COUNT(noun, count, case: "acc")`: the count and the form, "2 karty";
    /// - `SOME(noun, count, digits, case: "acc")`: the same, but for a single one the noun with its
    ///   article and without a number, unless `digits` is "yes".
    pub(crate) fn teach(self: &Arc<Nouns>, bundle: &mut Bundle) {
        let functions: [(&str, Function); 3] = [
            ("NOUN", |nouns, call| {
                let form = nouns.form(call.noun, call.case, &call.count)?;
                Some(if call.capital { capital(&form) } else { form })
            }),
            ("COUNT", |nouns, call| nouns.counted(call)),
            ("SOME", |nouns, call| {
                if call.single && !call.digits {
                    nouns.with_article(call)
                } else {
                    nouns.counted(call)
                }
            }),
        ];
        for (name, function) in functions {
            let nouns = Arc::clone(self);
            bundle
                .add_function(name, move |args, named| {
                    let said = Call::read(args, named).and_then(|call| function(&nouns, &call));
                    // A brace in a sentence is what the tests look for.
                    said.unwrap_or_else(|| format!("{{{name} {args:?} {named:?}}}")).into()
                })
                .expect("each function is added once");
        }
    }

    fn form(&self, noun: &str, case: Option<&str>, count: &FluentValue) -> Option<String> {
        let forms = self.text(noun, case, None)?;
        let column: usize = self.text("plural-column", None, Some(count))?.parse().ok()?;
        let forms: Vec<&str> = forms.split(" | ").collect();
        forms.get(column).or(forms.last()).map(|form| (*form).to_owned())
    }

    fn counted(&self, call: &Call) -> Option<String> {
        let FluentValue::Number(number) = &call.count else {
            return None;
        };
        Some(format!("{} {}", number.as_string(), self.form(call.noun, call.case, &call.count)?))
    }

    fn with_article(&self, call: &Call) -> Option<String> {
        self.text(call.noun, Some("a"), None)
            .or_else(|| self.form(call.noun, call.case, &call.count))
    }

    fn text(
        &self,
        id: &str,
        attribute: Option<&str>,
        count: Option<&FluentValue>,
    ) -> Option<String> {
        let message = self.0.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let args: Option<FluentArgs> =
            count.map(|count| [("count", count.clone())].into_iter().collect());
        let text = self.0.format_pattern(pattern, args.as_ref(), &mut Vec::new());
        Some(text.into_owned())
    }
}

type Function = fn(&Nouns, &Call) -> Option<String>;

/// What a message asks of the table.
struct Call<'a> {
    noun: &'a str,
    count: FluentValue<'a>,
    single: bool,
    digits: bool,
    capital: bool,
    case: Option<&'a str>,
}

impl<'a> Call<'a> {
    fn read(args: &'a [FluentValue], named: &'a FluentArgs) -> Option<Call<'a>> {
        let (Some(FluentValue::String(noun)), Some(FluentValue::Number(count))) =
            (args.first(), args.get(1))
        else {
            return None;
        };
        let case = match named.get("case") {
            Some(FluentValue::String(case)) => Some(case.as_ref()),
            _ => None,
        };
        let yes = |value: Option<&FluentValue>| matches!(value, Some(FluentValue::String(yes)) if yes == "yes");
        Some(Call {
            noun,
            count: FluentValue::Number(count.clone()),
            single: count.value == 1.0,
            digits: yes(args.get(2)),
            capital: yes(named.get("capital")),
            case,
        })
    }
}

pub(crate) fn room(filter: RoomFilter) -> &'static str {
    match (filter.advanced, filter.sort) {
        (None, None) => "room",
        (None, Some(RoomSort::Monster)) => "monster-room",
        (None, Some(RoomSort::Trap)) => "trap-room",
        (Some(false), None) => "ordinary-room",
        (Some(false), Some(RoomSort::Monster)) => "ordinary-monster-room",
        (Some(false), Some(RoomSort::Trap)) => "ordinary-trap-room",
        (Some(true), None) => "advanced-room",
        (Some(true), Some(RoomSort::Monster)) => "advanced-monster-room",
        (Some(true), Some(RoomSort::Trap)) => "advanced-trap-room",
    }
}

fn room_card(filter: RoomFilter) -> &'static str {
    match (filter.advanced, filter.sort) {
        (None, None) => "room-card",
        (None, Some(RoomSort::Monster)) => "monster-room-card",
        (None, Some(RoomSort::Trap)) => "trap-room-card",
        (Some(false), None) => "ordinary-room-card",
        (Some(false), Some(RoomSort::Monster)) => "ordinary-monster-room-card",
        (Some(false), Some(RoomSort::Trap)) => "ordinary-trap-room-card",
        (Some(true), None) => "advanced-room-card",
        (Some(true), Some(RoomSort::Monster)) => "advanced-monster-room-card",
        (Some(true), Some(RoomSort::Trap)) => "advanced-trap-room-card",
    }
}

/// A card one has: whoever says "a card" does not choose.
pub(crate) fn card(filter: CardFilter) -> &'static str {
    match filter {
        CardFilter::Any => "card",
        CardFilter::Spell => "spell-card",
        CardFilter::Room(rooms) => room_card(rooms),
    }
}

/// A card one takes out of many: "any card".
pub(crate) fn chosen_card(filter: CardFilter) -> &'static str {
    match filter {
        CardFilter::Any => "any-card",
        CardFilter::Spell | CardFilter::Room(_) => card(filter),
    }
}

pub(crate) fn back(back: Back) -> &'static str {
    match back {
        Back::Room => "room-card",
        Back::Spell => "spell-card",
    }
}

/// The card as a thing in a hand or pile.
pub(crate) fn card_of(face: &Face) -> &'static str {
    match face {
        Face::Room(_) => back(Back::Room),
        Face::Spell(_) => back(Back::Spell),
        other => other.sort(),
    }
}

pub(crate) fn treasure(kind: Treasure) -> &'static str {
    match kind {
        Treasure::Cleric => "cleric-treasure",
        Treasure::Fighter => "fighter-treasure",
        Treasure::Mage => "mage-treasure",
        Treasure::Thief => "thief-treasure",
        Treasure::Explorer => "explorer-treasure",
    }
}

/// The table carries what the languages to come need: three numbers and cases, articles.
#[cfg(test)]
mod tests {
    use super::*;

    fn says(language: &str, table: &str, message: &str, counts: &[u32]) -> Vec<String> {
        let language: LanguageIdentifier = language.parse().expect("a language");
        let mut bundle = silent_bundle(language.clone());
        Nouns::new(language, table).teach(&mut bundle);
        add(&mut bundle, message);
        let said = |count: &u32| {
            let args: FluentArgs = [("count", FluentValue::from(*count))].into_iter().collect();
            let message = bundle.get_message("it").and_then(|it| it.value()).expect("a message");
            bundle.format_pattern(message, Some(&args), &mut Vec::new()).into_owned()
        };
        counts.iter().map(said).collect()
    }

    const THREE: &str = "plural-column = { $count ->\n    [one] 0\n    [few] 1\n   *[many] 2\n}\n";

    #[test]
    fn ukrainian_counts_as_an_object_and_after_a_preposition() {
        let table = format!(
            "{THREE}room = кімната | кімнати | кімнат\n    .acc = кімнату | кімнати | кімнат\n    \
             .gen = кімнати | кімнат\n"
        );
        let message = "it = візьміть { COUNT(\"room\", $count, case: \"acc\") }, до { COUNT(\"room\", $count, case: \"gen\") }";
        assert_eq!(
            says("uk", &table, message, &[1, 2, 5, 12, 21]),
            [
                "візьміть 1 кімнату, до 1 кімнати",
                "візьміть 2 кімнати, до 2 кімнат",
                "візьміть 5 кімнат, до 5 кімнат",
                "візьміть 12 кімнат, до 12 кімнат",
                "візьміть 21 кімнату, до 21 кімнати",
            ]
        );
    }

    #[test]
    fn russian_few_is_the_genitive_singular() {
        let table = format!("{THREE}hero = герой | героя | героев\n    .acc = героя | героев\n");
        let message = "it = { COUNT(\"hero\", $count) }; { SOME(\"hero\", $count, case: \"acc\") }";
        assert_eq!(
            says("ru", &table, message, &[1, 2, 5, 21, 22]),
            [
                "1 герой; героя",
                "2 героя; 2 героев",
                "5 героев; 5 героев",
                "21 герой; 21 героя",
                "22 героя; 22 героев",
            ]
        );
    }

    #[test]
    fn italian_articles_come_with_the_noun() {
        let table = "plural-column = { $count ->\n    [one] 0\n   *[other] 1\n}\n\
             hero = Eroe | Eroi\n    .a = un Eroe\n    .the = l’Eroe | gli Eroi\n    \
             .of-the = dell’Eroe | degli Eroi\n";
        let message =
            "it = { SOME(\"hero\", $count) }, { NOUN(\"hero\", $count, case: \"of-the\") }";
        assert_eq!(
            says("it", table, message, &[1, 2]),
            ["un Eroe, dell’Eroe", "2 Eroi, degli Eroi"]
        );
    }

    #[test]
    fn a_noun_or_case_that_is_not_in_the_table_shows() {
        let table = format!("{THREE}room = komnata\n");
        for call in ["NOUN(\"cellar\", $count)", "NOUN(\"room\", $count, case: \"voc\")"] {
            let said = says("pl", &table, &format!("it = {{ {call} }}"), &[2]);
            assert!(said[0].starts_with('{'), "{said:?}");
        }
    }
}
