use unic_langid::LanguageIdentifier;

/// A language the game speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    En,
    Uk,
    Pl,
    It,
    Ru,
}

macro_rules! messages {
    ($lang:literal) => {
        [
            include_str!(concat!("../messages/", $lang, "/cards.ftl")),
            include_str!(concat!("../messages/", $lang, "/log.ftl")),
            include_str!(concat!("../messages/", $lang, "/told.ftl")),
            include_str!(concat!("../messages/", $lang, "/line.ftl")),
            include_str!(concat!("../messages/", $lang, "/ask.ftl")),
            include_str!(concat!("../messages/", $lang, "/pick.ftl")),
            include_str!(concat!("../messages/", $lang, "/words.ftl")),
            include_str!(concat!("../messages/", $lang, "/ui.ftl")),
            include_str!(concat!("../messages/", $lang, "/play.ftl")),
            include_str!(concat!("../messages/", $lang, "/glossary.ftl")),
            include_str!(concat!("../messages/", $lang, "/forecast.ftl")),
            include_str!(concat!("../messages/", $lang, "/face.ftl")),
            include_str!(concat!("../messages/", $lang, "/pages.ftl")),
            include_str!(concat!("../messages/", $lang, "/replay.ftl")),
            include_str!(concat!("../messages/", $lang, "/daily.ftl")),
            include_str!(concat!("../messages/", $lang, "/why.ftl")),
            include_str!(concat!("../messages/", $lang, "/learn.ftl")),
            include_str!(concat!("../messages/", $lang, "/keys.ftl")),
            include_str!(concat!("../messages/", $lang, "/refusals.ftl")),
        ]
    };
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

    pub fn from_id(id: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.id() == id)
    }

    /// How many letters of a card's text fit a card on a phone.
    pub fn longest_card_text(self) -> usize {
        match self {
            Lang::En => 110,
            Lang::Uk | Lang::Pl | Lang::It | Lang::Ru => 150,
        }
    }

    /// What its speakers call it.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Uk => "українська",
            Lang::Pl => "polski",
            Lang::It => "italiano",
            Lang::Ru => "русский",
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.id().parse().expect("our ids are language tags")
    }

    pub(crate) fn messages(self) -> [&'static str; 19] {
        match self {
            Lang::En => messages!("en"),
            Lang::Uk => messages!("uk"),
            Lang::Pl => messages!("pl"),
            Lang::It => messages!("it"),
            Lang::Ru => messages!("ru"),
        }
    }

    pub(crate) fn nouns(self) -> &'static str {
        match self {
            Lang::En => include_str!("../messages/en/nouns.ftl"),
            Lang::Uk => include_str!("../messages/uk/nouns.ftl"),
            Lang::Pl => include_str!("../messages/pl/nouns.ftl"),
            Lang::It => include_str!("../messages/it/nouns.ftl"),
            Lang::Ru => include_str!("../messages/ru/nouns.ftl"),
        }
    }
}
