//! Pictures under the hash of what they show. A picture is drawn when a page first names it and kept
//! from then on.

use std::sync::{Arc, LazyLock};

use endboss_art::{Gallery, Icon};
use endboss_lexicon::{Back, Card};

/// The bytes of a picture.
pub type Png = Arc<[u8]>;

static GALLERY: LazyLock<Gallery> = LazyLock::new(Gallery::new);

/// Where the picture with this hash is served.
pub fn address(hash: &str) -> String {
    format!("/art/{hash}.png")
}

/// The picture with this hash, if a page has named it.
pub fn png(hash: &str) -> Option<Png> {
    GALLERY.find(hash).map(|work| work.png())
}

/// The address of a picture that every page may use, by its name.
pub fn named(name: &str) -> Option<String> {
    GALLERY.named(name).map(|work| address(work.hash()))
}

/// Our letters as a font: its hash and the file.
pub(crate) fn font() -> (&'static str, &'static [u8]) {
    GALLERY.font()
}

/// The address of a card's picture.
pub(crate) fn card(card: &Card, id: &str) -> String {
    address(GALLERY.card(card, id).hash())
}

/// The address of the two frames of a card while nothing happens, side by side.
pub(crate) fn idle(card: &Card, id: &str) -> String {
    address(GALLERY.card_idle(card, id).hash())
}

/// The address of the frames of a hero's walk, side by side.
pub(crate) fn walk(card: &Card, id: &str) -> String {
    address(GALLERY.card_walk(card, id).hash())
}

pub(crate) fn icon(icon: Icon) -> String {
    named(&format!("icon-{}", icon.name())).expect("every icon hangs in the gallery")
}

pub(crate) fn back(back: Back) -> String {
    let name = match back {
        Back::Room => "back-room",
        Back::Spell => "back-spell",
    };
    named(name).expect("both backs hang in the gallery")
}

/// A small figure in the color of a seat.
pub(crate) fn minion(seat: endboss_lexicon::Seat) -> String {
    let name = format!("minion-{}", seat.letter().to_ascii_lowercase());
    named(&name).expect("every seat has a figure")
}
