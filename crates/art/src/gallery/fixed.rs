//! What every page has, whatever cards are played.

use endboss_lexicon::{Back, Seat, Treasure};

use crate::chip::{Token, chip, token};
use crate::frame::{Frame, back, frame};
use crate::icon::{Icon, icon};
use crate::logo::{FACE, face, favicon, logo};
use crate::picture::Picture;
use crate::walk::{minion, walk_of};
use crate::wallpaper::{Tone, panel, wallpaper};

/// Names, pictures, and how large each pixel of it is in the file.
pub(super) fn all() -> Vec<(String, Picture, usize)> {
    let mut all = Vec::new();
    let mut add = |name: String, picture: Picture| all.push((name, picture, 1));
    for one in Icon::ALL {
        add(format!("icon-{}", one.name()), icon(one));
        add(format!("chip-{}", one.name()), chip(one));
    }
    for one in Token::ALL {
        add(format!("token-{}", one.name()), token(one));
    }
    for (name, of) in [("room", Back::Room), ("spell", Back::Spell)] {
        add(format!("back-{name}"), back(of));
    }
    let classes = || Treasure::ALL.into_iter().map(Some).chain([None]);
    let class = |treasure: Option<Treasure>| treasure.map_or("none", Treasure::id);
    for kind in Frame::ALL {
        for treasure in classes() {
            add(format!("frame-{}-{}", kind.name(), class(treasure)), frame(kind, treasure));
        }
    }
    for treasure in classes() {
        add(format!("walk-{}", class(treasure)), walk_of(treasure));
    }
    for tone in Tone::ALL {
        add(format!("wallpaper-{}", tone.name()), wallpaper(tone));
        add(format!("panel-{}", tone.name()), panel(tone));
    }
    for seat in (0..Seat::MAX as u8).map(Seat) {
        add(format!("minion-{}", seat.letter().to_ascii_lowercase()), minion(seat));
    }
    add("logo".to_owned(), logo());
    add("favicon".to_owned(), favicon());
    for side in [192, 512] {
        all.push((format!("app-{side}"), face(false), side / FACE));
        all.push((format!("app-{side}-maskable"), face(true), side / FACE));
    }
    all
}
