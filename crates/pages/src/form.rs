//! Parts of forms. Everything that can be filled in has a label, and keeps what was typed.

use std::collections::BTreeMap;

use endboss_text::Text;
use maud::{Markup, html};

/// What was typed into a form, by the names of its fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed(BTreeMap<String, String>);

impl FromIterator<(String, String)> for Typed {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(pairs: I) -> Typed {
        Typed(pairs.into_iter().collect())
    }
}

impl Typed {
    /// Empty if nothing was typed there.
    pub fn get(&self, name: &str) -> &str {
        self.0.get(name).map_or("", |value| value.trim())
    }

    /// Whether a box was ticked.
    pub fn on(&self, name: &str) -> bool {
        self.get(name) == "on"
    }

    /// The ticked boxes whose names begin like this, by what follows.
    pub fn ticked<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = &'a str> {
        let on = self.0.iter().filter(|(_, value)| *value == "on");
        on.filter_map(move |(name, _)| name.strip_prefix(prefix))
    }

    /// The fields whose names begin like this and that say something.
    pub fn said<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let all = self.0.iter().filter(|(_, value)| !value.trim().is_empty());
        all.filter_map(move |(name, value)| Some((name.strip_prefix(prefix)?, value.trim())))
    }

    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        self.0.insert(name.to_owned(), value.into());
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A list to choose from: values with their words.
pub(crate) fn select(
    name: &str,
    label: &str,
    options: &[(String, String)],
    chosen: &str,
) -> Markup {
    html! {
        div.field {
            label for=(name) { (label) }
            select id=(name) name=(name) {
                @for (value, words) in options {
                    option value=(value) selected[value == chosen] { (words) }
                }
            }
        }
    }
}

pub(crate) fn number(name: &str, label: &str, range: (u32, u32), value: &str) -> Markup {
    html! {
        div.field {
            label for=(name) { (label) }
            input id=(name) name=(name) type="number" inputmode="numeric" min=(range.0)
                max=(range.1) value=(value);
        }
    }
}

/// A box to tick, as large as its label.
pub(crate) fn tick(name: &str, label: &str, on: bool) -> Markup {
    html! {
        label.tick for=(name) {
            input id=(name) name=(name) type="checkbox" value="on" checked[on];
            span { (label) }
        }
    }
}

/// A secret that the browser may remember.
pub(crate) fn password(id: &str, name: &str, label: &str, new: bool) -> Markup {
    html! {
        div.field {
            label for=(id) { (label) }
            input id=(id) name=(name) type="password" maxlength="256"
                autocomplete=(if new { "new-password" } else { "current-password" });
        }
    }
}

/// Copies what stands in the box of this id. Where there is no script it is not shown.
pub(crate) fn copies(text: &Text, id: &str) -> Markup {
    html! {
        button.copies type="button" data-copy=(id) data-done=(text.say("face-copied", &[])) {
            (text.say("face-copy", &[]))
        }
    }
}

/// What is wrong, at the top of the page it is about.
pub(crate) fn told(sentence: Option<&str>) -> Markup {
    html! {
        @if let Some(sentence) = sentence {
            p.wrong role="alert" { (sentence) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_fields_are_found_by_name_and_prefix() {
        let pairs = [("pack-a", "on"), ("pack-b", ""), ("field-x", " yes "), ("field-y", "")];
        let typed: Typed = pairs.into_iter().map(|(a, b)| (a.to_owned(), b.to_owned())).collect();
        assert_eq!(typed.ticked("pack-").collect::<Vec<_>>(), ["a"]);
        assert_eq!(typed.said("field-").collect::<Vec<_>>(), [("x", "yes")]);
        assert_eq!(typed.get("field-x"), "yes");
        assert_eq!(typed.get("nothing"), "");
        assert!(!typed.on("pack-b"));
    }
}
