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
