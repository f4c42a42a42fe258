//! Keys that do something by themselves, without Ctrl or Alt. Whoever dictates or has a shaking hand
//! presses them unasked, so they can be switched off and each can be another (WCAG 2.1.4).

use endboss_text::Text;
use maud::{Markup, html};

use crate::Look;
use crate::table::wishes;

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Pass,
    Undo,
    UntilMyTurn,
    Stop,
    WakeAtMe,
    WakeDeclared,
    AlwaysAsk,
    Hint,
    Log,
    Skip,
    Help,
}

impl Deed {
    pub const ALL: [Deed; 11] = [
        Deed::Pass,
        Deed::Undo,
        Deed::UntilMyTurn,
        Deed::Stop,
        Deed::WakeAtMe,
        Deed::WakeDeclared,
        Deed::AlwaysAsk,
        Deed::Hint,
        Deed::Log,
        Deed::Skip,
        Deed::Help,
    ];

    pub fn id(self) -> &'static str {
        match self {
            Deed::Pass => "pass",
            Deed::Undo => "undo",
            Deed::UntilMyTurn => "turn",
            Deed::Stop => "stop",
            Deed::WakeAtMe => "aimed",
            Deed::WakeDeclared => "declared",
            Deed::AlwaysAsk => "always",
            Deed::Hint => "hint",
            Deed::Log => "log",
            Deed::Skip => "skip",
            Deed::Help => "help",
        }
    }

    fn usual(self) -> char {
        match self {
            Deed::Pass => 'p',
            Deed::Undo => 'u',
            Deed::UntilMyTurn => 't',
            Deed::Stop => 'x',
            Deed::WakeAtMe => 'w',
            Deed::WakeDeclared => 'd',
            Deed::AlwaysAsk => 'a',
            Deed::Hint => 'h',
            Deed::Log => 'l',
            Deed::Skip => 's',
            Deed::Help => '?',
        }
    }

    /// What it does, in words.
    pub(crate) fn says(self, text: &Text) -> String {
        text.say(&format!("face-key-{}", self.id()), &[])
    }
}

/// The keys of a reader. Digits are always those of the choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keys {
    pub on: bool,
    of: [Option<char>; Deed::ALL.len()],
}

impl Default for Keys {
    fn default() -> Keys {
        Keys { on: true, of: Deed::ALL.map(|deed| Some(deed.usual())) }
    }
}

/// Why keys cannot be so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnfitKey {
    /// What was typed is no letter and no sign.
    NoKey(String),
    /// Two deeds on one key.
    Twice(char),
}

impl UnfitKey {
    pub fn says(&self, text: &Text) -> String {
        match self {
            UnfitKey::NoKey(typed) => text.say("face-keys-no-key", &[("typed", typed.into())]),
            UnfitKey::Twice(key) => text.say("face-keys-twice", &[("key", shown(*key).into())]),
        }
    }
}

impl Keys {
    /// The key that is in force for it.
    pub fn get(&self, deed: Deed) -> Option<char> {
        self.kept(deed).filter(|_| self.on)
    }

    /// The key it has while keys are on.
    fn kept(&self, deed: Deed) -> Option<char> {
        self.of[deed as usize]
    }

    /// The same with the keys of old.
    #[must_use]
    pub fn usual(self) -> Keys {
        Keys { on: self.on, ..Keys::default() }
    }

    /// The same with other keys, as they were typed; nothing typed is no key.
    pub fn with<'a>(mut self, typed: impl Fn(Deed) -> Option<&'a str>) -> Result<Keys, UnfitKey> {
        for deed in Deed::ALL {
            let Some(typed) = typed(deed) else { continue };
            let mut letters = typed.trim().chars();
            self.of[deed as usize] = match (letters.next(), letters.next()) {
                (None, _) => None,
                (Some(key), None) => {
                    Some(usable(key).ok_or_else(|| UnfitKey::NoKey(key.to_string()))?)
                }
                _ => return Err(UnfitKey::NoKey(typed.chars().take(20).collect())),
            };
        }
        for (n, key) in self.of.iter().enumerate() {
            if let Some(key) = key.filter(|_| self.of[..n].contains(key)) {
                return Err(UnfitKey::Twice(key));
            }
        }
        Ok(self)
    }

    /// One wish of a cookie or a button: `on`, `off`, `usual`, or a deed with the number of its
    /// letter, such as `pass-70`.
    pub(crate) fn say(&mut self, wish: &str) -> Option<()> {
        match wish {
            "on" => self.on = true,
            "off" => self.on = false,
            "usual" => *self = self.usual(),
            _ => {
                let (deed, number) = wish.split_once('-')?;
                let deed = Deed::ALL.into_iter().find(|it| it.id() == deed)?;
                self.of[deed as usize] = match number {
                    "none" => None,
                    _ => Some(usable(char::from_u32(u32::from_str_radix(number, 16).ok()?)?)?),
                };
            }
        }
        Some(())
    }

    /// What [`Keys::say`] reads, as far as it is not as usual.
    pub(crate) fn cookie(&self) -> String {
        let mut made = String::new();
        if !self.on {
            made.push_str(".keys-off");
        }
        for deed in Deed::ALL.into_iter().filter(|deed| self.kept(*deed) != Some(deed.usual())) {
            let number = match self.kept(deed) {
                Some(key) => format!("{:x}", u32::from(key)),
                None => "none".to_owned(),
            };
            made.push_str(&format!(".keys-{}-{number}", deed.id()));
        }
        made
    }

    /// For the script: `pass:p undo:u`; none if keys are off.
    pub(crate) fn listed(&self) -> Option<String> {
        let of = |deed: Deed| self.get(deed).map(|key| format!("{}:{key}", deed.id()));
        let all: Vec<String> = Deed::ALL.into_iter().filter_map(of).collect();
        self.on.then(|| all.join(" "))
    }
}

/// A letter or a sign in the form in which keys are compared.
fn usable(key: char) -> Option<char> {
    let mut small = key.to_lowercase();
    match (small.next(), small.next()) {
        (Some(key), None) if key.is_alphabetic() || key.is_ascii_punctuation() => Some(key),
        _ => None,
    }
}

/// As it stands on a keyboard.
fn shown(key: char) -> String {
    key.to_uppercase().to_string()
}

/// The sign of a key that is in force.
pub(crate) fn key_cap(keys: &Keys, deed: Deed) -> Markup {
    html! { @if let Some(key) = keys.get(deed) { kbd aria-hidden="true" { (shown(key)) } } }
}

/// Where keys are pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Table,
    Lesson,
    Replay,
}

/// The keys in force here, in a window of its own, and how they and the rest are set.
pub(crate) fn keys_dialog(look: &Look, here: &str, place: Place) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    let there = |deed: &Deed| match place {
        Place::Table => true,
        Place::Lesson => matches!(deed, Deed::Pass | Deed::Help),
        Place::Replay => matches!(deed, Deed::Help),
    };
    let keys = Deed::ALL.into_iter().filter(there);
    let keys = keys.filter_map(|deed| look.keys.get(deed).map(|key| (deed, key)));
    html! {
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (say("face-keys")) }
            @if !look.keys.on { p { (say("face-keys-are-off")) } }
            ul {
                @if place == Place::Replay {
                    li { (say("face-replay-keys")) }
                } @else if look.keys.on {
                    li { kbd { "1" } " " kbd { "2" } " " kbd { "3" } " … " (say("face-keys-choice")) }
                }
                @for (deed, key) in keys { li { kbd { (shown(key)) } " " (deed.says(&text)) } }
                @if place == Place::Table {
                    li { kbd { "Esc" } " " (say("face-keys-escape")) }
                }
            }
            form method="dialog" { button.first autofocus { (say("face-close-help")) } }
            p { a.button href="/profile#single-keys" { (say("face-keys-change")) } }
            (wishes(look, here))
        }
    }
}

/// A button for whoever looks for it, beside what keys do by themselves.
pub(crate) fn keys_opener(look: &Look) -> Markup {
    let text = look.text();
    html! {
        p.keys { a href="/profile#single-keys" data-open="keys" { (text.say("face-keys-and-settings", &[])) } }
    }
}

/// The fields in which keys are changed.
pub(crate) fn keys_form(look: &Look) -> Markup {
    let text = look.text();
    let say = |id: &str| text.say(id, &[]);
    html! {
        form #single-keys method="post" action="/look/keys" {
            input type="hidden" name="back" value="/profile#single-keys";
            fieldset {
                legend { (say("face-keys-change")) }
                p.hint { (say("face-keys-hint")) }
                div.fields {
                    @for deed in Deed::ALL {
                        @let id = format!("key-{}", deed.id());
                        div.field {
                            label for=(id) { (deed.says(&text)) }
                            input id=(id) name=(deed.id()) maxlength="1" autocomplete="off"
                                autocapitalize="none" spellcheck="false"
                                value=(look.keys.kept(deed).map(shown).unwrap_or_default());
                        }
                    }
                }
                div.row {
                    button type="submit" { (say("face-keys-keep")) }
                    button type="submit" name="usual" value="yes" { (say("face-keys-usual")) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use endboss_text::Lang;

    use super::*;

    fn typed<'a>(fields: &'a [(&str, &'a str)]) -> Result<Keys, UnfitKey> {
        let of = |deed: Deed| fields.iter().find(|(id, _)| *id == deed.id()).map(|it| it.1);
        Keys::default().with(of)
    }

    #[test]
    fn keys_are_swapped_taken_away_and_kept_in_a_cookie() {
        let keys = typed(&[("pass", "U"), ("undo", " p"), ("log", ""), ("hint", "ї")]);
        let keys = keys.expect("they fit");
        assert_eq!(keys.get(Deed::Pass), Some('u'));
        assert_eq!(keys.get(Deed::Undo), Some('p'));
        assert_eq!(keys.get(Deed::Log), None);
        let look = Look { keys, ..Look::new(Lang::Uk) };
        assert!(look.cookie().is_ascii(), "{}", look.cookie());
        assert_eq!(Look::read(Some(&look.cookie()), Lang::En), look);
        let off = Look { keys: Keys { on: false, ..keys }, ..look };
        assert_eq!(Look::read(Some(&off.cookie()), Lang::En), off);
        assert_eq!((off.keys.get(Deed::Pass), off.keys.listed()), (None, None));
    }

    #[test]
    fn one_key_does_one_thing_and_digits_are_of_the_choices() {
        assert_eq!(typed(&[("pass", "u")]), Err(UnfitKey::Twice('u')));
        for odd in ["1", "ab", "\u{7}", "ß ß"] {
            assert!(matches!(typed(&[("pass", odd)]), Err(UnfitKey::NoKey(_))), "{odd:?}");
        }
        let mut keys = Keys::default();
        for wish in ["pass-31", "pass-", "pass", "nothing-70", "pass-110000", "pass-20"] {
            assert_eq!(keys.say(wish), None, "{wish}");
        }
        assert_eq!(keys, Keys::default());
    }
}
