//! Every picture of the pages under an address made of its content: what is cached under an
//! address never changes.

mod fixed;

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, OnceLock, PoisonError};

use endboss_lexicon::Card;
use sha2::{Digest, Sha256};

use crate::card::{card, idle};
use crate::font_file::font_file;
use crate::picture::{Picture, address, hash};
use crate::walk::{portrait, walk};

/// One picture: its address is known at once, its file is made when somebody asks for it.
pub struct Work {
    hash: String,
    picture: Picture,
    scale: usize,
    png: OnceLock<Arc<[u8]>>,
}

impl Work {
    fn new(picture: Picture, scale: usize) -> Work {
        let small = hash(&picture);
        // The large one has an address of its own without being painted.
        let hash = if scale == 1 { small } else { format!("{small}x{scale}") };
        Work { hash, picture, scale, png: OnceLock::new() }
    }

    /// The address: letters and digits, always the same for the same pixels.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// In pixels of the file.
    pub fn width(&self) -> usize {
        self.picture.width() * self.scale
    }

    /// In pixels of the file.
    pub fn height(&self) -> usize {
        self.picture.height() * self.scale
    }

    /// The file.
    pub fn png(&self) -> Arc<[u8]> {
        let made = self.png.get_or_init(|| match self.scale {
            1 => self.picture.png().into(),
            scale => self.picture.scaled(scale).png().into(),
        });
        Arc::clone(made)
    }
}

impl fmt::Debug for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Work({}, {}x{})", self.hash, self.width(), self.height())
    }
}

/// What is painted of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Shot {
    Picture,
    Idle,
    Walk,
    Portrait,
}

/// Cards of one id: printings differ, and so may their pictures.
type Printings = Vec<(Card, Arc<Work>)>;

/// All pictures that pages show. It grows as cards are asked for and may be shared by threads.
#[derive(Debug)]
pub struct Gallery {
    fixed: BTreeMap<String, Arc<Work>>,
    cards: Mutex<HashMap<(Shot, String), Printings>>,
    hung: Mutex<HashMap<String, Arc<Work>>>,
}

impl Default for Gallery {
    fn default() -> Gallery {
        Gallery::new()
    }
}

impl Gallery {
    /// What is fixed: everything that is not the picture of a card.
    pub fn new() -> Gallery {
        let fixed: BTreeMap<String, Arc<Work>> = fixed::all()
            .into_iter()
            .map(|(name, picture, scale)| (name, Arc::new(Work::new(picture, scale))))
            .collect();
        let hung = fixed.values().map(|work| (work.hash.clone(), Arc::clone(work))).collect();
        Gallery { fixed, cards: Mutex::default(), hung: Mutex::new(hung) }
    }

    /// The names of what is fixed, in order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.fixed.keys().map(String::as_str)
    }

    /// What is fixed, by its name.
    pub fn named(&self, name: &str) -> Option<&Arc<Work>> {
        self.fixed.get(name)
    }

    /// Any picture that was ever asked for, by its address.
    pub fn find(&self, hash: &str) -> Option<Arc<Work>> {
        held(&self.hung).get(hash).cloned()
    }

    /// The address of a card's picture, and the file.
    pub fn card_picture(&self, card: &Card, id: &str) -> (String, Arc<[u8]>) {
        let work = self.card(card, id);
        (work.hash.clone(), work.png())
    }

    /// A card's picture; its file is not made yet.
    pub fn card(&self, card: &Card, id: &str) -> Arc<Work> {
        self.shot(Shot::Picture, card, id)
    }

    /// The two frames of a card while nothing happens, side by side.
    pub fn card_idle(&self, card: &Card, id: &str) -> Arc<Work> {
        self.shot(Shot::Idle, card, id)
    }

    /// The four frames of a hero's walk, side by side.
    pub fn card_walk(&self, card: &Card, id: &str) -> Arc<Work> {
        self.shot(Shot::Walk, card, id)
    }

    /// The face of whoever is on the card.
    pub fn card_portrait(&self, card: &Card, id: &str) -> Arc<Work> {
        self.shot(Shot::Portrait, card, id)
    }

    fn shot(&self, shot: Shot, one: &Card, id: &str) -> Arc<Work> {
        let mut cards = held(&self.cards);
        let printings = cards.entry((shot, id.to_owned())).or_default();
        if let Some((_, work)) = printings.iter().find(|(known, _)| known == one) {
            return Arc::clone(work);
        }
        let picture = match shot {
            Shot::Picture => card(one, id),
            Shot::Idle => Picture::strip(&idle(one, id)),
            Shot::Walk => walk(one, id),
            Shot::Portrait => portrait(one, id),
        };
        // Equal pictures are one work, so that a file is made once.
        let mut hung = held(&self.hung);
        let made = Work::new(picture, 1);
        let work = hung.entry(made.hash.clone()).or_insert_with(|| Arc::new(made));
        printings.push((one.clone(), Arc::clone(work)));
        Arc::clone(work)
    }

    /// The address of our font, and the file.
    pub fn font(&self) -> (&'static str, &'static [u8]) {
        static HASH: LazyLock<String> = LazyLock::new(|| address(&Sha256::digest(font_file())));
        (&HASH, font_file())
    }
}

/// A painter that panicked has left nothing half done: works are put in whole.
fn held<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}
