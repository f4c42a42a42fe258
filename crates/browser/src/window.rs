//! How a browser is opened.

use serde_json::{Value, json};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    En,
    Uk,
    Pl,
    It,
    Ru,
}

impl Lang {
    pub const ALL: [Lang; 5] = [Lang::En, Lang::Uk, Lang::Pl, Lang::It, Lang::Ru];

    pub fn id(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Uk => "uk",
            Lang::Pl => "pl",
            Lang::It => "it",
            Lang::Ru => "ru",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Dark,
    Light,
}

impl Theme {
    pub const ALL: [Theme; 2] = [Theme::Dark, Theme::Light];

    pub fn id(self) -> &'static str {
        match self {
            Theme::Dark => "dark",
            Theme::Light => "light",
        }
    }
}

/// What is emulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    pub width: u32,
    pub height: u32,
    pub theme: Theme,
    /// Nothing moves by itself.
    pub still: bool,
    /// Pages may run scripts.
    pub script: bool,
}

impl Window {
    /// A laptop, where nothing moves by itself.
    pub const WIDE: Window =
        Window { width: 1280, height: 720, theme: Theme::Dark, still: true, script: true };

    /// A small phone.
    pub const PHONE: Window = Window { width: 360, height: 640, ..Window::WIDE };

    pub(crate) fn metrics(&self) -> Value {
        let (width, height) = (self.width, self.height);
        let phone = width < 600;
        json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone })
    }

    pub(crate) fn media(&self) -> Value {
        let motion = if self.still { "reduce" } else { "no-preference" };
        json!({ "features": [
            { "name": "prefers-color-scheme", "value": self.theme.id() },
            { "name": "prefers-reduced-motion", "value": motion },
        ] })
    }
}
