use std::collections::BTreeMap;

use data_encoding::HEXLOWER;
use endboss_lexicon::Printing;
use serde::Deserialize;
use sha2::{Digest, Sha256};

/// The files of a pack, in the order in which they are read and hashed.
/// New ones come last, so that a pack without them keeps its hash.
pub const PACK_FILES: [&str; 7] = [
    "pack.toml",
    "bosses.toml",
    "rooms.toml",
    "spells.toml",
    "heroes.toml",
    "landmarks.toml",
    "items.toml",
];

/// A pack as it was loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    pub manifest: Manifest,
    /// SHA-256 over the files of [`PACK_FILES`], in hex. Line ends do not matter, so that one text
    /// has one hash on every system, and neither do names in other languages: they change no game.
    pub hash: String,
    /// Name and text of each file there is, in the order of [`PACK_FILES`], then the names: what a store keeps so
    /// that an old game finds its own cards again.
    pub files: Vec<(String, String)>,
}

/// What `pack.toml` says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Manifest {
    pub id: String,
    pub version: String,
    pub license: String,
    pub authors: Vec<String>,
    /// The first one is what others fall back to.
    pub languages: Vec<String>,
    /// Those of them whose names stand in a file of names, not with the cards.
    pub apart: Vec<String>,
    /// Packs that must be loaded too.
    pub needs: Vec<String>,
    /// Per language.
    pub title: BTreeMap<String, String>,
    /// For so many players only: from, to. [R11.2]
    pub players: Option<(u8, u8)>,
    /// Its cards need the town board. [R4.2]
    pub board: bool,
    /// Its heroes join those of another pack. [R11.2]
    pub joins: bool,
    pub counts: BTreeMap<Printing, Counts>,
}

impl Manifest {
    /// The pack's title, in its first language if this one has none.
    pub fn title(&self, lang: &str) -> &str {
        let first = self.languages.first().map_or("", String::as_str);
        self.title.get(lang).or_else(|| self.title.get(first)).map_or(&self.id, String::as_str)
    }
}

/// How many cards a box says it has; what it does not say is not compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table")]
pub struct Counts {
    pub bosses: Option<u32>,
    pub rooms: Option<u32>,
    pub spells: Option<u32>,
    /// Ordinary heroes.
    pub heroes: Option<u32>,
    pub epics: Option<u32>,
    pub landmarks: Option<u32>,
    pub items: Option<u32>,
}

pub(crate) fn hash_files(files: &[(String, String)]) -> String {
    let mut sha = Sha256::new();
    for (name, text) in files.iter().filter(|(name, _)| PACK_FILES.contains(&&**name)) {
        let text = text.replace("\r\n", "\n");
        sha.update(format!("{name} {}\n", text.len()));
        sha.update(text);
    }
    HEXLOWER.encode(&sha.finalize())
}

pub(crate) fn hash_packs(packs: &[Pack]) -> String {
    let mut sha = Sha256::new();
    for pack in packs {
        sha.update(format!("{} {}\n", pack.manifest.id, pack.hash));
    }
    HEXLOWER.encode(&sha.finalize())
}
