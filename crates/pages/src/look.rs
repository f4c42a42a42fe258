//! How a reader wants to see things. It is kept in a cookie, so that it needs no account.

use endboss_text::{Lang, Text};

use crate::Keys;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device is set.
    #[default]
    Auto,
    Dark,
    Light,
}

/// How fast heroes walk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Walk {
    /// At once.
    Off,
    Slow,
    #[default]
    Normal,
    Fast,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    pub lang: Lang,
    pub theme: Theme,
    pub walk: Walk,
    pub sound: bool,
    pub keys: Keys,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Dark, Theme::Light];

    pub fn id(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Dark => "dark",
            Theme::Light => "light",
        }
    }
}

impl Walk {
    pub const ALL: [Walk; 4] = [Walk::Off, Walk::Slow, Walk::Normal, Walk::Fast];

    pub fn id(self) -> &'static str {
        match self {
            Walk::Off => "off",
            Walk::Slow => "slow",
            Walk::Normal => "normal",
            Walk::Fast => "fast",
        }
    }
}

impl Look {
    pub fn new(lang: Lang) -> Look {
        Look { lang, theme: Theme::Auto, walk: Walk::Normal, sound: false, keys: Keys::default() }
    }

    /// From the cookie; what cannot be read is as it was without one.
    pub fn read(cookie: Option<&str>, spoken: Lang) -> Look {
        let mut look = Look::new(spoken);
        for word in cookie.unwrap_or_default().split('.') {
            look.say(word);
        }
        look
    }

    /// One wish, such as `lang-pl`, `theme-dark`, `walk-off`, `sound-on` or `keys-off`; whether it was one.
    pub fn say(&mut self, word: &str) -> bool {
        let Some((what, value)) = word.split_once('-') else { return false };
        match what {
            "lang" => Lang::from_id(value).map(|lang| self.lang = lang),
            "theme" => {
                let found = Theme::ALL.into_iter().find(|theme| theme.id() == value);
                found.map(|theme| self.theme = theme)
            }
            "walk" => {
                let found = Walk::ALL.into_iter().find(|walk| walk.id() == value);
                found.map(|walk| self.walk = walk)
            }
            "sound" => match value {
                "on" | "off" => {
                    self.sound = value == "on";
                    Some(())
                }
                _ => None,
            },
            "keys" => self.keys.say(value),
            _ => None,
        }
        .is_some()
    }

    pub fn cookie(&self) -> String {
        let sound = if self.sound { "on" } else { "off" };
        let (lang, theme, walk) = (self.lang.id(), self.theme.id(), self.walk.id());
        let keys = self.keys.cookie();
        format!("lang-{lang}.theme-{theme}.walk-{walk}.sound-{sound}{keys}")
    }

    pub fn text(&self) -> Text {
        Text::new(self.lang).typeset()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_look_is_read_back_and_nonsense_is_not() {
        let plain = Look::new(Lang::Pl);
        let look = Look { theme: Theme::Dark, walk: Walk::Off, sound: true, ..plain };
        assert_eq!(Look::read(Some(&look.cookie()), Lang::En), look);
        assert_eq!(Look::read(Some("x.lang-xx.theme-.walk"), Lang::Pl), Look::new(Lang::Pl));
        assert_eq!(Look::read(None, Lang::En), Look::new(Lang::En));
    }
}
