use std::collections::BTreeMap;

use endboss_lexicon::Printing;
use serde::Deserialize;
use toml::Spanned;

use super::cards::Names;
use crate::pack::Counts;

/// `pack.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub(crate) struct RawManifest {
    pub(crate) id: Spanned<String>,
    pub(crate) version: Spanned<String>,
    pub(crate) license: Spanned<String>,
    pub(crate) authors: Spanned<Vec<String>>,
    pub(crate) languages: Spanned<Vec<String>>,
    #[serde(default)]
    pub(crate) needs: Vec<Spanned<String>>,
    pub(crate) title: Spanned<Names>,
    #[serde(default)]
    pub(crate) counts: BTreeMap<Printing, Spanned<Counts>>,
}
