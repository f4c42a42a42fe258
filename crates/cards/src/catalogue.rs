use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use endboss_lexicon::{Card, CardKind, Gender, Printing};

use crate::load;
use crate::pack::{Pack, hash_packs};
use crate::problem::Problem;
use crate::source::Source;

/// All cards of some packs. A card's place in it is its [`CardKind`].
#[derive(Clone, Debug)]
pub struct Catalogue {
    packs: Vec<Pack>,
    entries: Vec<Entry>,
    /// For each printing all cards, in the order of `entries`.
    cards: [Vec<Card>; 3],
    by_id: HashMap<String, CardKind>,
    /// By the id within its pack; none where two packs use it.
    by_bare_id: HashMap<String, Option<CardKind>>,
}

/// What is known of a card besides its face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// With its pack: `classic/dark-altar`.
    pub id: String,
    pub pack: String,
    /// Designed by this project, not by the published set.
    pub ours: bool,
    pub note: Option<String>,
    /// The printings that have it, in order.
    pub printings: Vec<Printing>,
    pub file: String,
    pub line: u32,
    /// The language that is always there.
    pub(crate) fallback: String,
    pub(crate) names: BTreeMap<String, String>,
    pub(crate) names_in: BTreeMap<Printing, BTreeMap<String, String>>,
    pub(crate) genders: BTreeMap<String, Gender>,
}

impl Entry {
    /// The id within its pack: `dark-altar`.
    pub fn bare_id(&self) -> &str {
        self.id.split_once('/').map_or(&self.id, |(_, bare)| bare)
    }

    /// Whether it has a name in this language.
    pub fn speaks(&self, lang: &str) -> bool {
        self.names.contains_key(lang)
    }

    /// The name in a language, or in the pack's first one.
    pub fn name(&self, lang: &str, printing: Printing) -> &str {
        let here = self.names_in.get(&printing);
        let look =
            |lang: &str| here.and_then(|names| names.get(lang)).or_else(|| self.names.get(lang));
        look(lang).or_else(|| look(&self.fallback)).map_or(&self.id, String::as_str)
    }

    /// The gender of the name in a language, or in the pack's first one; masculine if nothing is
    /// said.
    pub fn gender(&self, lang: &str) -> Gender {
        let said = self.genders.get(lang).or_else(|| self.genders.get(&self.fallback));
        said.copied().unwrap_or_default()
    }
}

impl Catalogue {
    /// The classic set, from inside the binary.
    pub fn classic() -> Catalogue {
        Catalogue::shipped(&["classic"])
    }

    /// Packs from inside the binary, in the order given, with those they need. They are read once
    /// and kept.
    ///
    /// # Panics
    ///
    /// When there is no such pack: for names that come from outside there is
    /// [`Catalogue::with_shipped`].
    pub fn shipped(ids: &[&str]) -> Catalogue {
        static KEPT: Mutex<BTreeMap<String, Catalogue>> = Mutex::new(BTreeMap::new());
        let key = ids.join(" ");
        let kept = || KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(catalogue) = kept().get(&key) {
            return catalogue.clone();
        }
        match Catalogue::with_shipped(ids, &[]) {
            Ok(catalogue) => {
                kept().insert(key, catalogue.clone());
                catalogue
            }
            // The packs are part of the program, so their mistakes are ours.
            Err(problems) => {
                let list: Vec<_> = problems.iter().map(Problem::to_string).collect();
                panic!("the shipped packs {} are broken:\n{}", ids.join(", "), list.join("\n"))
            }
        }
    }

    /// Packs from folders, in the order given.
    pub fn load(paths: &[PathBuf]) -> Result<Catalogue, Vec<Problem>> {
        Catalogue::with_shipped(&[], paths)
    }

    /// Packs from inside the binary, then packs from folders.
    pub fn with_shipped(ids: &[&str], extra: &[PathBuf]) -> Result<Catalogue, Vec<Problem>> {
        let mut sources = Vec::new();
        let mut unknown = Vec::new();
        for id in ids {
            match Source::shipped(id) {
                Ok(source) => sources.push(source),
                Err(problem) => unknown.push(problem),
            }
        }
        sources.extend(extra.iter().map(|path| Source::folder(path)));
        match Catalogue::of(sources) {
            Err(problems) => {
                unknown.extend(problems);
                Err(unknown)
            }
            Ok(catalogue) if unknown.is_empty() => Ok(catalogue),
            Ok(_) => Err(unknown),
        }
    }

    /// Packs from anywhere, in the order given. A shipped pack that one of them needs comes along
    /// by itself, before them.
    pub fn of(sources: Vec<Source>) -> Result<Catalogue, Vec<Problem>> {
        Ok(Catalogue::made_of(load::packs(sources, true)?))
    }

    /// All packs inside the binary and packs from folders, to be looked at: together they may be
    /// more than one game can hold.
    pub fn to_look_at(folders: &[PathBuf]) -> Result<Catalogue, Vec<Problem>> {
        let shipped = Source::shipped_ids().map(Source::shipped);
        let mut sources: Vec<Source> = shipped.collect::<Result<_, _>>().map_err(|it| vec![it])?;
        sources.extend(folders.iter().map(|folder| Source::folder(folder)));
        Ok(Catalogue::made_of(load::packs(sources, false)?))
    }

    fn made_of(packs: Vec<load::Loaded>) -> Catalogue {
        let mut catalogue = Catalogue {
            packs: Vec::new(),
            entries: Vec::new(),
            cards: Default::default(),
            by_id: HashMap::new(),
            by_bare_id: HashMap::new(),
        };
        for loaded in packs {
            catalogue.packs.push(loaded.pack);
            for draft in loaded.drafts {
                let kind = CardKind(catalogue.entries.len() as u16);
                let bare = draft.entry.bare_id().to_owned();
                catalogue
                    .by_bare_id
                    .entry(bare)
                    .and_modify(|taken| *taken = None)
                    .or_insert(Some(kind));
                catalogue.by_id.insert(draft.entry.id.clone(), kind);
                catalogue.entries.push(draft.entry);
                for (cards, card) in catalogue.cards.iter_mut().zip(draft.cards) {
                    cards.push(card);
                }
            }
        }
        catalogue
    }

    /// All cards as one printing has them, indexed by [`CardKind`]; those it has not got have no
    /// copies.
    pub fn cards(&self, printing: Printing) -> Vec<Card> {
        self.cards[printing as usize].clone()
    }

    /// One card as one printing has it.
    pub fn card(&self, kind: CardKind, printing: Printing) -> &Card {
        &self.cards[printing as usize][kind.index()]
    }

    /// By id, with its pack or, where only one pack uses it, without.
    pub fn kind(&self, id: &str) -> Option<CardKind> {
        self.by_id.get(id).or_else(|| self.by_bare_id.get(id)?.as_ref()).copied()
    }

    /// All kinds, in order.
    pub fn kinds(&self) -> impl Iterator<Item = CardKind> + use<> {
        (0..self.entries.len() as u16).map(CardKind)
    }

    /// The id with its pack.
    pub fn id(&self, kind: CardKind) -> &str {
        &self.entry(kind).id
    }

    /// The name in a language, or in the pack's first one.
    pub fn name(&self, kind: CardKind, lang: &str, printing: Printing) -> &str {
        self.entry(kind).name(lang, printing)
    }

    /// The gender of a hero's or a boss's name in a language.
    pub fn gender(&self, kind: CardKind, lang: &str) -> Gender {
        self.entry(kind).gender(lang)
    }

    pub fn entry(&self, kind: CardKind) -> &Entry {
        &self.entries[kind.index()]
    }

    /// How many kinds of cards there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    pub fn packs(&self) -> &[Pack] {
        &self.packs
    }

    /// SHA-256 over all packs in their order, in hex.
    pub fn hash(&self) -> String {
        hash_packs(&self.packs)
    }
}
