//! Pixel art of our own: a picture for every card, icons, frames and a font.
//!
//! Everything is drawn as text in `sprites/`, or made by rule: rooms, skies, light. A card whose id
//! names a sprite gets that one; else the words of its id choose parts that are put together; else
//! its facts do. So a card of a pack that nobody here has seen has a picture too, always the same.

mod atlas;
mod card;
mod cast;
mod chip;
mod dice;
mod facts;
mod figure;
mod flaw;
mod font;
mod font_file;
mod frame;
mod gallery;
mod icon;
mod logo;
mod outline;
mod palette;
mod parse;
mod picture;
mod print;
mod scene;
mod shade;
mod sprite;
mod title;
mod walk;
mod wallpaper;

/// What the font file is made of.
#[doc(hidden)]
pub mod letters {
    pub use crate::font::{ASCENT, DESCENT, Glyph, letters, unknown};
    pub use crate::outline::outline;
}

pub use atlas::FILES;
pub use card::{card, idle};
pub use chip::{CHIP, TOKEN, Token, chip, lettered_chip, token};
pub use flaw::{Fault, Flaw};
pub use font::has_glyph;
pub use font_file::{FONT_FAMILY, font_file};
pub use frame::{BACK, CORNER, FRAME, Frame, back, frame, frame_of};
pub use gallery::{Gallery, Work};
pub use icon::{ICON, Icon, icon};
pub use logo::{FACE, LOGO, face, favicon, logo};
pub use palette::{Palette, Ramp, RampId};
pub use parse::parse;
pub use picture::{Color, Picture, hash};
pub use print::{Words, printed};
pub use scene::{HEIGHT, WIDTH};
pub use sprite::{Ink, Joint, Part, Sprite};
pub use title::{LINE, title, title_within};
pub use walk::{MINION, PORTRAIT, STEPS, WALK, minion, portrait, seat_ramp, walk, walk_of};
pub use wallpaper::{TILE, Tone, panel, wallpaper};
