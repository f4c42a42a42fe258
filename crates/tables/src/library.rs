//! The packs this server plays with, and the games laid out with them. Names come from outside,
//! folders only from the operator.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use endboss_cards::{Catalogue, Problem, Source};
use endboss_gamebox::{Bot, Level, Lore, Setup, Table};
use endboss_journal::Header;

use super::refusal::Refusal;
use super::unplayable::{Unplayable, typed};
use endboss_store::{Deed, PackRow, Store};

/// A game laid out, with the bots that can play it. Tables that play alike share one.
#[derive(Debug)]
pub struct Laid {
    pub table: Table,
    lore: Arc<Lore>,
}

impl Laid {
    fn new(table: Table) -> Laid {
        let lore = table.lore();
        Laid { table, lore }
    }

    /// A bot for one seat of one game.
    pub fn bot(&self, level: Level) -> Bot {
        Bot::new(level, self.lore.clone())
    }
}

#[derive(Debug)]
pub struct Library {
    store: Arc<dyn Store>,
    /// Designers' packs, by id.
    folders: BTreeMap<String, PathBuf>,
    laid: Mutex<HashMap<String, Arc<Laid>>>,
    /// Packs that are known to be in the store, by hash.
    kept: Mutex<HashSet<String>>,
}

/// The id of the pack in a folder, if everything in it is right.
fn designed(path: &Path) -> Result<String, String> {
    let all = |problems: Vec<Problem>| {
        problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("\n")
    };
    let catalogue = Catalogue::with_shipped(&[], &[path.to_owned()]).map_err(all)?;
    let id = catalogue.packs().last().map(|pack| pack.manifest.id.clone()).unwrap_or_default();
    match Source::shipped_ids().any(|shipped| shipped == id) {
        true => Err(format!(
            "{}: a pack that comes with endboss has the id {id} too; choose another",
            path.display()
        )),
        false => Ok(id),
    }
}

/// How many different set-ups are kept laid out.
const MOST_LAID: usize = 64;

impl Library {
    /// With the packs in the folders of this folder and those in these folders, which must all be
    /// right.
    pub fn open(
        store: Arc<dyn Store>,
        packs_dir: Option<&Path>,
        packs: &[PathBuf],
    ) -> Result<Library, String> {
        let mut paths = packs.to_vec();
        if let Some(dir) = packs_dir {
            let unread = |error| format!("{} cannot be read: {error}", dir.display());
            let entries = std::fs::read_dir(dir).map_err(unread)?.flatten();
            let inside = entries.map(|entry| entry.path());
            paths.extend(inside.filter(|path| path.join("pack.toml").is_file()));
        }
        let mut folders = BTreeMap::new();
        for path in paths {
            let id = designed(&path)?;
            if let Some(other) = folders.insert(id.clone(), path.clone()) {
                let (a, b) = (other.display(), path.display());
                return Err(format!("{a} and {b} are both called {id}"));
            }
        }
        Ok(Library { store, folders, laid: Mutex::default(), kept: Mutex::default() })
    }

    /// Whether it is a designer's pack.
    pub fn is_designed(&self, id: &str) -> bool {
        self.folders.contains_key(id)
    }

    /// Every pack that may be named.
    pub fn ids(&self) -> Vec<String> {
        let shipped = Source::shipped_ids().map(str::to_owned);
        shipped.chain(self.folders.keys().cloned()).collect()
    }

    /// The folder of a designer's pack.
    pub fn folder(&self, id: &str) -> Option<&Path> {
        self.folders.get(id).map(PathBuf::as_path)
    }

    /// A game with these settings. Blocks.
    pub fn lay_out(&self, setup: &Setup) -> Result<Arc<Laid>, Refusal> {
        let key = format!("{setup:?}");
        if let Some(laid) = self.found(&key) {
            return Ok(laid);
        }
        let mut sources = Vec::new();
        for id in setup.needed_packs()? {
            let source = match self.folders.get(id) {
                Some(folder) => Source::folder(folder),
                None => Source::shipped(id).map_err(|_| self.no_pack(id))?,
            };
            sources.push(source);
        }
        let catalogue = Catalogue::of(sources).map_err(|problems| Unplayable::packs(&problems))?;
        Ok(self.keep(key, Laid::new(setup.lay_out_with(catalogue)?)))
    }

    /// The game of a journal, with the very packs it was written with. Blocks.
    pub fn of(&self, header: &Header) -> Result<Arc<Laid>, Refusal> {
        let players = seatless(header);
        let like = Header { players, fair: None, day: None, onward: None, ..header.clone() };
        let key = format!("{like:?}");
        if let Some(laid) = self.found(&key) {
            return Ok(laid);
        }
        let mut sources = Vec::new();
        for pack in &header.packs {
            let row = self.store.pack(&pack.hash)?;
            let row = row.ok_or_else(|| Unplayable::PackGone(pack.id.clone()))?;
            sources.push(Source::new(pack.id.clone(), row.files));
        }
        let catalogue = Catalogue::of(sources).map_err(|problems| Unplayable::packs(&problems))?;
        Ok(self.keep(key, Laid::new(Table::of(header, catalogue)?)))
    }

    /// What must be written before a journal may name these packs.
    pub fn deeds(&self, laid: &Laid) -> Vec<Deed> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let packs = laid.table.catalogue.packs().iter();
        let new = packs.filter(|pack| !kept.contains(&pack.hash));
        new.map(|pack| {
            let files = pack.files.iter();
            Deed::Pack(PackRow {
                hash: pack.hash.clone(),
                id: pack.manifest.id.clone(),
                files: files
                    .map(|(name, text)| (name.clone(), text.clone().into_bytes()))
                    .collect(),
            })
        })
        .collect()
    }

    /// They have been written.
    pub fn written(&self, laid: &Laid) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend(laid.table.catalogue.packs().iter().map(|pack| pack.hash.clone()));
    }

    fn no_pack(&self, id: &str) -> Unplayable {
        Unplayable::NoPack(typed(id), self.ids())
    }

    fn found(&self, key: &str) -> Option<Arc<Laid>> {
        self.laid.lock().unwrap_or_else(PoisonError::into_inner).get(key).cloned()
    }

    fn keep(&self, key: String, laid: Laid) -> Arc<Laid> {
        let laid = Arc::new(laid);
        let mut all = self.laid.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST_LAID {
            // What a table still plays with stays with that table.
            all.clear();
        }
        all.insert(key, laid.clone());
        laid
    }
}

/// Who plays makes no difference to what is played; how many does.
fn seatless(header: &Header) -> Vec<endboss_journal::Player> {
    vec![endboss_journal::Player::Person; header.players.len()]
}
