use serde::{Deserialize, Serialize};

/// The gender by which a language speaks of whoever a card's name names. It changes words and no
/// game, so it stands with the names.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Gender {
    #[default]
    Masculine,
    Feminine,
}
