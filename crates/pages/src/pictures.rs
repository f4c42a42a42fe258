//! Pictures under the hash of what they show. A picture is drawn when a page first names it and kept
//! from then on.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use endboss_art::{self as art, Icon, Picture};
use endboss_lexicon::{Back, Card};

/// The bytes of a picture.
pub type Png = Arc<[u8]>;

#[derive(Default)]
struct Gallery {
    /// Cards by id: packs and printings may have several of one id.
    cards: HashMap<String, Vec<(Card, String)>>,
    named: HashMap<&'static str, String>,
    files: HashMap<String, Png>,
}

static GALLERY: LazyLock<RwLock<Gallery>> = LazyLock::new(RwLock::default);

impl Gallery {
    fn hang(&mut self, picture: &Picture) -> String {
        let hash = art::hash(picture);
        let address = address(&hash);
        self.files.entry(hash).or_insert_with(|| picture.png().into());
        address
    }
}

/// Where the picture with this hash is served.
pub fn address(hash: &str) -> String {
    format!("/art/{hash}.png")
}

/// The picture with this hash, if a page has named it.
pub fn png(hash: &str) -> Option<Png> {
    GALLERY.read().unwrap_or_else(PoisonError::into_inner).files.get(hash).cloned()
}

/// The address of a card's picture.
pub(crate) fn card(card: &Card, id: &str) -> String {
    let kept = |gallery: &Gallery| {
        let all = gallery.cards.get(id)?;
        all.iter().find(|(other, _)| other == card).map(|(_, address)| address.clone())
    };
    if let Some(address) = kept(&GALLERY.read().unwrap_or_else(PoisonError::into_inner)) {
        return address;
    }
    let picture = art::card(card, id.rsplit('/').next().unwrap_or(id));
    let mut gallery = GALLERY.write().unwrap_or_else(PoisonError::into_inner);
    let address = gallery.hang(&picture);
    gallery.cards.entry(id.to_owned()).or_default().push((card.clone(), address.clone()));
    address
}

fn named(name: &'static str, draw: impl FnOnce() -> Picture) -> String {
    let kept = GALLERY.read().unwrap_or_else(PoisonError::into_inner).named.get(name).cloned();
    kept.unwrap_or_else(|| {
        let picture = draw();
        let mut gallery = GALLERY.write().unwrap_or_else(PoisonError::into_inner);
        let address = gallery.hang(&picture);
        gallery.named.insert(name, address.clone());
        address
    })
}

pub(crate) fn icon(icon: Icon) -> String {
    named(icon.name(), || art::icon(icon))
}

pub(crate) fn back(back: Back) -> String {
    match back {
        Back::Room => named("back of a room", || art::back(back)),
        Back::Spell => named("back of a spell", || art::back(back)),
    }
}
